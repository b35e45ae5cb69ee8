# Mutantes & Malfeitores, capítulos 1 a 5, e as palavras que a outra parte também usa.

## Palavras comuns: entradas

mm3e-in-modifiers = Modificadores
mm3e-in-source = Origem
mm3e-in-value = Valor
mm3e-in-dc = CD
mm3e-in-bonus = Bônus
mm3e-in-ability = Habilidade
mm3e-in-ranks = Graduações
mm3e-in-rank = Graduação
mm3e-in-routine = Teste de rotina
mm3e-in-kind = Tipo
mm3e-in-name = Nome
mm3e-in-conditions = Condições
mm3e-in-hero_points = Pontos heroicos
mm3e-in-strength = Força
mm3e-in-toughness = Resistência
mm3e-in-fortitude = Fortitude
mm3e-in-dodge = Esquiva
mm3e-in-parry = Aparar
mm3e-in-will = Vontade
mm3e-in-agility = Agilidade
mm3e-in-awareness = Prontidão
mm3e-in-defense = Defesa
mm3e-in-damage = Dano
mm3e-in-size = Tamanho
mm3e-in-attacker_minion = Atacante é capanga
mm3e-in-target_minion = Alvo é capanga
mm3e-in-distance_m = Distância (m)
mm3e-in-threat_from = Ameaça a partir de

## Palavras comuns: dados

mm3e-dice-d20 = d20
mm3e-dice-tiebreak = Desempate

## Palavras comuns: resultados

mm3e-out-allowed = Permitido
mm3e-out-reason = Motivo
mm3e-out-natural = Face do dado
mm3e-out-total = Total
mm3e-out-dc = CD
mm3e-out-success = Sucesso
mm3e-out-degree = Graus
mm3e-out-critical = Crítico
mm3e-out-hit = Acertou
mm3e-out-modifiers = Modificadores
mm3e-out-conditions = Condições
mm3e-out-hero_points_left = Pontos heroicos restantes
mm3e-out-winner = Vencedor
mm3e-out-tie_broken_by = Desempate
mm3e-out-defense_class = Classe de defesa
mm3e-out-rank = Graduação

## Habilidades e defesas

mm3e-w-strength = Força
mm3e-w-stamina = Vigor
mm3e-w-agility = Agilidade
mm3e-w-dexterity = Destreza
mm3e-w-fighting = Luta
mm3e-w-intellect = Intelecto
mm3e-w-awareness = Prontidão
mm3e-w-presence = Presença
mm3e-w-dodge = Esquiva
mm3e-w-parry = Aparar
mm3e-w-fortitude = Fortitude
mm3e-w-toughness = Resistência
mm3e-w-will = Vontade

## Condições

mm3e-w-asleep = adormecido
mm3e-w-blind = cego
mm3e-w-bound = amarrado
mm3e-w-compelled = compelido
mm3e-w-controlled = controlado
mm3e-w-dazed = tonto
mm3e-w-deaf = surdo
mm3e-w-debilitated = debilitado
mm3e-w-defenseless = indefeso
mm3e-w-disabled = desabilitado
mm3e-w-dying = moribundo
mm3e-w-entranced = em transe
mm3e-w-exhausted = exausto
mm3e-w-fatigued = fatigado
mm3e-w-hindered = impedido
mm3e-w-immobile = imóvel
mm3e-w-impaired = prejudicado
mm3e-w-incapacitated = incapacitado
mm3e-w-normal = normal
mm3e-w-paralyzed = paralisado
mm3e-w-prone = caído
mm3e-w-restrained = restrito
mm3e-w-staggered = abatido
mm3e-w-stunned = atordoado
mm3e-w-surprised = surpreso
mm3e-w-transformed = transformado
mm3e-w-unaware = desatento
mm3e-w-vulnerable = vulnerável
mm3e-w-weakened = enfraquecido

## Outras palavras comuns

mm3e-w-none = nenhum
mm3e-w-close = corpo a corpo
mm3e-w-ranged = à distância
mm3e-w-bonus = maior bônus
mm3e-w-random = sorte
mm3e-w-no_hero_points = sem pontos heroicos
