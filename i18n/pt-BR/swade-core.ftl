# Savage Worlds, núcleo das regras, e as palavras que as outras partes também usam.

## Palavras comuns: entradas

swade-in-die = Dado
swade-in-wild_card = Carta Selvagem
swade-in-wild_die = Dado Selvagem
swade-in-modifiers = Modificadores
swade-in-source = Origem
swade-in-value = Valor
swade-in-confirm_critical = Confirmar falha crítica
swade-in-target = Número-alvo
swade-in-defender_die = Dado de quem resiste
swade-in-defender_wild_card = Quem resiste é Carta Selvagem
swade-in-defender_wild_die = Dado Selvagem de quem resiste
swade-in-defender_modifiers = Modificadores de quem resiste

## Palavras comuns: dados

swade-dice-trait = Dado de característica
swade-dice-wild = Dado Selvagem
swade-dice-critical = Confirmação da falha crítica
swade-dice-defender_trait = Dado de quem resiste
swade-dice-defender_wild = Dado Selvagem de quem resiste
swade-dice-damage = Dano

## Palavras comuns: resultados

swade-out-total = Total
swade-out-modifier = Modificador
swade-out-success = Sucesso
swade-out-raises = Ampliações
swade-out-critical_failure = Falha crítica
swade-out-degree = Resultado
swade-out-defender_total = Total de quem resiste
swade-out-effects = Efeitos
swade-out-allowed = Permitido
swade-out-legal = Permitido
swade-out-reason = Motivo
swade-out-reasons = Motivos

## Palavras comuns: valores

swade-w-critical_failure = falha crítica
swade-w-failure = falha
swade-w-success = sucesso
swade-w-raise = ampliação
swade-w-none = nenhum
swade-w-tiny = minúsculo
swade-w-very_small = muito pequeno
swade-w-small = pequeno
swade-w-normal = normal
swade-w-large = grande
swade-w-huge = enorme
swade-w-colossal = colossal
