# Symbaroum: o que as regras dizem.

## Regras

symbaroum-op-success_test = Teste de sucesso
    .about = Rola 1d20 para ficar no alvo ou abaixo dele, com ou sem oponente.
symbaroum-op-initiative_order = Ordem de turno
    .about = Põe os combatentes em ordem e desempata quem precisar.
symbaroum-op-surprise_test = Surpreender
    .about = Decide se quem se esconde pega o outro lado desprevenido.
symbaroum-op-free_attacks = Ataques livres ganhos
    .about = Conta os ataques livres que os inimigos acabaram de conceder.
symbaroum-op-defense_value = Defesa
    .about = Soma a Defesa e mostra o que o escudo impede.
symbaroum-op-advantage = Vantagem
    .about = Diz se a situação dá vantagem ao ataque e quanto ela vale.
symbaroum-op-damage = Dano
    .about = Rola dano e armadura e mostra o que sobra da Vitalidade.
symbaroum-op-derived = Vitalidade e limiar de dor
    .about = Calcula os dois valores que vêm de Strong.
symbaroum-op-death_test = Teste de morte
    .about = Rola o destino de quem está morrendo neste turno.
symbaroum-op-healing = Cura
    .about = Mostra quanta Vitalidade volta e se o moribundo está a salvo.
symbaroum-op-stand_up = Levantar
    .about = Decide quanto do turno custa sair do chão.
symbaroum-op-surround = Cercar
    .about = Conta quantos alcançam o alvo e se ele fica flanqueado.
symbaroum-op-turn_actions = Ações no turno
    .about = Confere se as ações escolhidas cabem no mesmo turno.
symbaroum-op-experience_cost = Custo em experiência
    .about = Soma o preço de subir uma habilidade de nível.

## Dados

symbaroum-dice-d20 = d20
symbaroum-dice-damage = Dano da arma
symbaroum-dice-advantage = Dano da vantagem
symbaroum-dice-armor = Armadura
symbaroum-dice-healing = Cura

## Entradas

symbaroum-in-attribute = Atributo testado
symbaroum-in-against = Atributo do oponente
symbaroum-in-advantage = Com vantagem
symbaroum-in-blind = Quem luta às cegas
symbaroum-in-modifiers = Modificadores
symbaroum-in-combatants = Combatentes
symbaroum-in-id = Quem
symbaroum-in-quick = Quick
symbaroum-in-defense_value-quick = Quick ou substituto
symbaroum-in-vigilant = Vigilant
symbaroum-in-surprise_test-vigilant = Vigilant de quem vigia
symbaroum-in-surprise_test-discreet = Discreet de quem se esconde
symbaroum-in-delays = Quem adia a vez
symbaroum-in-after = Age depois de
symbaroum-in-triggers = Motivos
symbaroum-in-trigger = Motivo
symbaroum-in-enemy = Inimigo
symbaroum-in-shield = Escudo
symbaroum-in-attack = Tipo de ataque
symbaroum-in-situations = Situações
symbaroum-in-weapon = Dano da arma
symbaroum-in-armor = Armadura
symbaroum-in-toughness = Vitalidade atual
symbaroum-in-pain_threshold = Limiar de dor
symbaroum-in-player_character = Personagem de jogador
symbaroum-in-strong = Strong
symbaroum-in-method = Método
symbaroum-in-max_toughness = Vitalidade máxima
symbaroum-in-days = Dias
symbaroum-in-amount = Pontos de cura
symbaroum-in-attackers = Atacantes
symbaroum-in-opposite = Em lados opostos
symbaroum-in-actions = Ações
symbaroum-in-from = Nível atual
symbaroum-in-to = Nível desejado

## Resultados

symbaroum-out-target = Alvo
symbaroum-out-kept = Dado que vale
symbaroum-out-success = Sucesso
symbaroum-out-order = Ordem
symbaroum-out-free_attack = Ataque livre
symbaroum-out-count = Ataques livres
symbaroum-out-triggers = Motivos
symbaroum-out-defense = Defesa
symbaroum-out-ranged_allowed = Armas de longo alcance
symbaroum-out-heavy_allowed = Armas pesadas
symbaroum-out-long_reach = Alcance da arma longa
symbaroum-out-advantage = Vantagem
symbaroum-out-modifier = Modificador
symbaroum-out-extra_damage = Dano extra
symbaroum-out-counted = Situações que contam
symbaroum-out-damage = Dano sofrido
symbaroum-out-toughness = Vitalidade restante
symbaroum-out-derived-toughness = Vitalidade máxima
symbaroum-out-healing-toughness = Vitalidade
symbaroum-out-pain = Atingiu o limiar de dor
symbaroum-out-dying = Morrendo
symbaroum-out-dead = Morto
symbaroum-out-pain_threshold = Limiar de dor
symbaroum-out-result = Resultado
symbaroum-out-healed = Pontos curados
symbaroum-out-stabilized = Estabilizado
symbaroum-out-cost = Custo
symbaroum-out-engaged = Alcançam o alvo
symbaroum-out-waiting = Ficam esperando
symbaroum-out-flanked = Alvo flanqueado
symbaroum-out-allowed = Cabe no turno
symbaroum-out-combat = Ações de combate
symbaroum-out-movement = Ações de movimento
symbaroum-out-over = Excesso

## Palavras

symbaroum-w-none = nenhum
symbaroum-w-blind-none = ninguém
symbaroum-w-from-none = ainda não tem
symbaroum-w-self = só o personagem
symbaroum-w-enemy = só o inimigo
symbaroum-w-both = os dois lados
symbaroum-w-movement = ação de movimento
symbaroum-w-turn = o turno inteiro
symbaroum-w-combat = ação de combate
symbaroum-w-attack = atacar
symbaroum-w-active_ability = usar habilidade ativa
symbaroum-w-first_aid = prestar primeiros socorros
symbaroum-w-elixir_on_other = dar elixir a outro
symbaroum-w-elixir_on_self = tomar elixir
symbaroum-w-move = mover-se
symbaroum-w-withdraw = recuar do corpo a corpo
symbaroum-w-flank = flanquear
symbaroum-w-pass = passar por um inimigo
symbaroum-w-clear_line_of_sight = abrir linha de visão
symbaroum-w-switch_weapon = trocar de arma
symbaroum-w-draw_weapon = sacar arma
symbaroum-w-draw_short_weapon = sacar arma curta
symbaroum-w-stand_up = levantar-se
symbaroum-w-defend = defender-se
symbaroum-w-free_attack = ataque livre
symbaroum-w-long_weapon = arma longa
symbaroum-w-surprise = surpresa
symbaroum-w-shield = escudo
symbaroum-w-buckler = broquel
symbaroum-w-melee = corpo a corpo
symbaroum-w-ranged = à distância
symbaroum-w-unaware = alvo desprevenido
symbaroum-w-flanked = alvo flanqueado
symbaroum-w-prone = alvo caído
symbaroum-w-lower_ground = alvo em terreno mais baixo
symbaroum-w-wakes = acorda
symbaroum-w-dies = morre
symbaroum-w-dying = continua morrendo
symbaroum-w-natural = natural
symbaroum-w-herbal = cura herbal
symbaroum-w-medicus = Médico
symbaroum-w-medicus_with_herbs = Médico com ervas
symbaroum-w-mystic = poder místico
symbaroum-w-recovery = Recuperação
symbaroum-w-novice = iniciante
symbaroum-w-adept = adepto
symbaroum-w-master = mestre
