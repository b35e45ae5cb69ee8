# O Desafio dos Bandeirantes: o que as regras dizem.

## Regras

bandeirantes-op-difficulty = Nível de dificuldade
    .about = Ajusta um nível de base e mostra quanto ele vale no teste ou no combate.
bandeirantes-op-concentration = Concentrar-se
    .about = Diz quanto tempo a concentração leva e se ela facilita a ação.
bandeirantes-op-skill_level = Habilidade que não se tem
    .about = Escolhe o valor a rolar quando falta a habilidade.
bandeirantes-op-skill_test = Teste de habilidade
    .about = Rola 1d100 contra uma habilidade, um feitiço ou um encanto.
bandeirantes-op-skill_contest = Confronto de habilidades
    .about = Rola os dois lados de um duelo e aponta quem leva a melhor.
bandeirantes-op-attribute_test = Teste de atributo
    .about = Rola 1d20 contra um atributo ou contra a Fadiga.
bandeirantes-op-luck_test = Teste de Sorte
    .about = Rola 1d10 contra a Sorte e acusa o grande azar.
bandeirantes-op-attribute_contest = Confronto de atributos
    .about = Opõe dois atributos com 1d6 para cada lado.
bandeirantes-op-magic_resistance = Resistência à magia
    .about = Decide se o alvo escapa do feitiço ou encanto.
bandeirantes-op-spell_cost = Custo do feitiço
    .about = Soma o Poder mágico gasto com efeitos aumentados e renovações.
bandeirantes-op-spell_cast = Fazer um feitiço ou encanto
    .about = Paga o custo, rola a magia e diz se ela funciona e acerta.
bandeirantes-op-power_recovery = Recuperação de Poder mágico
    .about = Calcula o Poder mágico que o sono devolve.
bandeirantes-op-learn_magic = Aprender magia
    .about = Confere o que falta para aprender magia ou mudar de ofício.
bandeirantes-op-initiative = Iniciativa
    .about = Rola a ordem da rodada e mostra quem contra-ataca.
bandeirantes-op-ranged_attack = Ataque de disparo ou arremesso
    .about = Rola um tiro ou arremesso contra o ponto anunciado.
bandeirantes-op-ranged_defense = Defesa contra disparo e arremesso
    .about = Decide se a esquiva ou o escudo salva de um projétil.
bandeirantes-op-weapon_matchup = Armas diferentes
    .about = Mostra quanto custa lutar com a pior das duas armas.
bandeirantes-op-melee_modifiers = Modificadores do combate corpo a corpo
    .about = Reúne os pontos dos dois lados de um golpe.
bandeirantes-op-free_attack = Ataque livre
    .about = Rola o golpe contra quem foge de costas.
bandeirantes-op-unarmed_attack = Golpe desarmado
    .about = Rola o dano de um soco, chute, chave ou estrangulamento.
bandeirantes-op-master_stroke_table = Tabela de golpe de mestre
    .about = Sorteia o que o golpe de mestre faz com a vítima.
bandeirantes-op-fumble_table = Tabela de falha
    .about = Sorteia o azar de quem tirou uma falha em combate.
bandeirantes-op-damage_roll = Dano
    .about = Rola o dano e aplica a área atingida.
bandeirantes-op-absorption = Absorção
    .about = Passa o golpe por cada camada de proteção até o corpo.
bandeirantes-op-apply_damage = Perder Resistência
    .about = Desconta o dano e mostra o estado do personagem.
bandeirantes-op-knockout = Nocaute
    .about = Decide se a pancada na cabeça faz desmaiar.
bandeirantes-op-bleeding = Sangramento
    .about = Soma a perda dos ferimentos abertos ao longo do tempo.
bandeirantes-op-poison_onset = Início do envenenamento
    .about = Sorteia quando o veneno começa a agir e o que ele impede.
bandeirantes-op-poison_damage = Dano do veneno
    .about = Rola o dano de um dia de veneno e o teste que ele exige.
bandeirantes-op-disease_incubation = Incubação da doença
    .about = Sorteia os dias até a doença aparecer.
bandeirantes-op-disease_day = Um dia de doença
    .about = Mostra o estágio, o dano e os efeitos da doença no dia.
bandeirantes-op-chagas_marks = Marcas das chagas
    .about = Sorteia quanto as marcas demoram e quanto custa apressá-las.
bandeirantes-op-treatment = Tratamento
    .about = Mostra o que Medicina, ervas ou Cura conseguem fazer.
bandeirantes-op-percent_chance = Chance percentual
    .about = Rola 1d100 contra uma porcentagem simples.
bandeirantes-op-experience_cost = Custo em experiência
    .about = Calcula o preço de aumentar um valor e em quantas sessões.
bandeirantes-op-session_experience = Experiência da sessão
    .about = Soma os pontos que a sessão rendeu.

## Dados

bandeirantes-dice-d100 = d100
bandeirantes-dice-d20 = d20
bandeirantes-dice-d10 = d10
bandeirantes-dice-attacker = Atacante
bandeirantes-dice-defender = Adversário
bandeirantes-dice-initiative = Iniciativa
bandeirantes-dice-attack = Ataque
bandeirantes-dice-damage = Dano
bandeirantes-dice-master_stroke = Golpe de mestre
bandeirantes-dice-fumble = Falha
bandeirantes-dice-distance = Distância
bandeirantes-dice-rounds = Rodadas
bandeirantes-dice-hours = Horas
bandeirantes-dice-incubation = Incubação
bandeirantes-dice-weeks = Semanas

## Entradas: testes e confrontos

bandeirantes-in-scale = Escala
bandeirantes-in-level = Nível de base
bandeirantes-in-difficulty = Dificuldade
bandeirantes-in-difficulty_steps = Níveis a mais ou a menos
bandeirantes-in-concentrated = Concentrado
bandeirantes-in-score = Valor na ficha
bandeirantes-in-base_rounds = Rodadas da ação
bandeirantes-in-rounds_spent = Rodadas gastas
bandeirantes-in-prevented = Sem como se concentrar
bandeirantes-in-skill = Habilidade
bandeirantes-in-spell_cast-skill = Nível na magia
bandeirantes-in-ranged_defense-skill = Esquiva
bandeirantes-in-attribute_value = Atributo relacionado
bandeirantes-in-intelligence_based = Ligada à Inteligência
bandeirantes-in-gm_allows = O mestre permite
bandeirantes-in-attribute = Atributo
bandeirantes-in-luck = Sorte
bandeirantes-in-magic_resistance = Resistência à magia
bandeirantes-in-distracted_or_asleep = Distraído ou dormindo
bandeirantes-in-caster_far = Feiticeiro muito distante
bandeirantes-in-attacker_skill = Habilidade do atacante
bandeirantes-in-defender_skill = Habilidade do defensor
bandeirantes-in-attacker_difficulty = Dificuldade do atacante
bandeirantes-in-defender_difficulty = Dificuldade do defensor
bandeirantes-in-attacker_steps = Níveis do atacante
bandeirantes-in-defender_steps = Níveis do defensor
bandeirantes-in-attacker_modifiers = Pontos do atacante
bandeirantes-in-defender_modifiers = Pontos do defensor
bandeirantes-in-attacker_attribute = Atributo do atacante
bandeirantes-in-defender_attribute = Atributo do defensor
bandeirantes-in-percent = Chance (%)

## Entradas: magia

bandeirantes-in-cost = Custo
bandeirantes-in-spell_cost-cost = Custo mínimo
bandeirantes-in-multipliers = Efeitos (x1 a x5)
bandeirantes-in-two_effects_allowed = Aceita dois efeitos
bandeirantes-in-cost_factor = Custo multiplicado por
bandeirantes-in-kind = Tipo de magia
bandeirantes-in-experience_cost-kind = O que aumentar
bandeirantes-in-renew_rounds = Rodadas de renovação
bandeirantes-in-power = Poder mágico atual
bandeirantes-in-use_resistance = Pagar com Resistência
bandeirantes-in-resistance = Resistência atual
bandeirantes-in-location = Área visada
bandeirantes-in-max_power = Poder mágico original
bandeirantes-in-hours = Horas de sono
bandeirantes-in-granted = Pontos dados pelo mestre
bandeirantes-in-blocked = Recuperação bloqueada
bandeirantes-in-goal = Objetivo
bandeirantes-in-occultism = Tem Ocultismo
bandeirantes-in-free_time = Teve tempo livre
bandeirantes-in-teacher = Tem quem ensine
bandeirantes-in-apprentice = Virou feiticeiro em jogo
bandeirantes-in-own_list = Da própria lista
bandeirantes-in-same_religion = Da própria religião
bandeirantes-in-same_order = Da própria ordem

## Entradas: combate

bandeirantes-in-participants = Participantes
bandeirantes-in-id = Quem
bandeirantes-in-surprised = Surpreso
bandeirantes-in-lost_initiative = Perdeu a iniciativa
bandeirantes-in-second_attack_untrained = Segundo ataque sem a habilidade
bandeirantes-in-method = Defesa
bandeirantes-in-treatment-method = Tratamento
bandeirantes-in-threat = Ameaça
bandeirantes-in-distance_m = Distância (m)
bandeirantes-in-attacker_weapon = Arma do atacante
bandeirantes-in-defender_weapon = Arma do defensor
bandeirantes-in-unarmed_attack = Golpe desarmado
bandeirantes-in-defense = Defesa
bandeirantes-in-charge_distance_m = Distância da carga (m)
bandeirantes-in-defender_charged = Defensor fez carga
bandeirantes-in-defender_held = Defensor imobilizado
bandeirantes-in-attack = Golpe
bandeirantes-in-claws = Com garras
bandeirantes-in-master_stroke = Golpe de mestre

## Entradas: dano, venenos e doenças

bandeirantes-in-damage = Dano
bandeirantes-in-damage_roll-damage = Dano da arma
bandeirantes-in-damage_roll-location = Área atingida
bandeirantes-in-knockout-location = Área atingida
bandeirantes-in-type = Tipo de dano
bandeirantes-in-cutting_weapon = Lâmina cravada
bandeirantes-in-layers = Camadas de proteção
bandeirantes-in-item = Peça
bandeirantes-in-absorption-resistance = Resistência da peça
bandeirantes-in-current_resistance = Resistência antes do golpe
bandeirantes-in-knockout-resistance = Resistência total
bandeirantes-in-disease_day-resistance = Resistência total
bandeirantes-in-wounds = Ferimentos comuns
bandeirantes-in-grave_wounds = Ferimentos graves
bandeirantes-in-mortal_wounds = Ferimentos gravíssimos
bandeirantes-in-minutes = Minutos
bandeirantes-in-rounds = Rodadas
bandeirantes-in-fatigue = Fadiga atual
bandeirantes-in-poison_onset-fatigue = Fadiga máxima
bandeirantes-in-poison = Veneno
bandeirantes-in-eyes = Atingiu os olhos
bandeirantes-in-route = Via
bandeirantes-in-day = Dia da doença
bandeirantes-in-poison_damage-day = Dia do veneno
bandeirantes-in-disease = Doença
bandeirantes-in-damage_applies = Causa dano hoje
bandeirantes-in-altitude_m = Altitude (m)
bandeirantes-in-lives_high = Acostumado à altitude
bandeirantes-in-days_bought = Dias a menos
bandeirantes-in-condition = Mal a tratar
bandeirantes-in-severe = Caso grave
bandeirantes-in-identified = Veneno identificado
bandeirantes-in-continuous = Tratamento contínuo
bandeirantes-in-points = Poder posto na Cura

## Entradas: aprendizado

bandeirantes-in-from = Valor atual
bandeirantes-in-to = Valor desejado
bandeirantes-in-raised_this_session = Já aumentado na sessão
bandeirantes-in-session = Sessão
bandeirantes-in-session_points = Pontos da sessão
bandeirantes-in-interpretation_points = Pontos de interpretação
bandeirantes-in-extra_points = Pontos extras

## Resultados: testes e confrontos

bandeirantes-out-level = Nível
bandeirantes-out-multiplier = Multiplicador
bandeirantes-out-target = Alvo
bandeirantes-out-possible = Possível
bandeirantes-out-modifier = Modificador
bandeirantes-out-routine = Rotineiro
bandeirantes-out-rounds_needed = Rodadas necessárias
bandeirantes-out-difficulty_step = Ajuste de nível
bandeirantes-out-usable = Pode tentar
bandeirantes-out-trained = Tem a habilidade
bandeirantes-out-roll = Dado
bandeirantes-out-success = Sucesso
bandeirantes-out-master_stroke = Golpe de mestre
bandeirantes-out-fumble = Falha
bandeirantes-out-great_misfortune = Grande azar
bandeirantes-out-effects = Efeitos
bandeirantes-out-dice_each = Dados por lado
bandeirantes-out-attacker = Atacante
bandeirantes-out-defender = Defensor
bandeirantes-out-dice = Soma dos dados
bandeirantes-out-total = Total
bandeirantes-out-tie = Empate
bandeirantes-out-winner = Vencedor
bandeirantes-out-happens = Acontece

## Resultados: magia

bandeirantes-out-factor = Fator do custo
bandeirantes-out-cast_cost = Custo da magia
bandeirantes-out-renewal_cost = Custo da renovação
bandeirantes-out-attempted = Tentou
bandeirantes-out-reason = Motivo
bandeirantes-out-power_spent = Poder gasto
bandeirantes-out-resistance_spent = Resistência gasta
bandeirantes-out-power_left = Poder restante
bandeirantes-out-resistance_left = Resistência restante
bandeirantes-out-caster_status = Estado de quem lança
bandeirantes-out-cast_level = Nível para realizar
bandeirantes-out-cast_target = Alvo para realizar
bandeirantes-out-hit_level = Nível para acertar
bandeirantes-out-hit_target = Alvo para acertar
bandeirantes-out-hit = Acertou
bandeirantes-out-defense = Como se defender
bandeirantes-out-full_rest = Descanso completo
bandeirantes-out-recovered = Poder recuperado
bandeirantes-out-power = Poder mágico
bandeirantes-out-allowed = Pode aprender
bandeirantes-out-pace = Ritmo
bandeirantes-out-months = Meses
bandeirantes-out-starting_power = Poder inicial

## Resultados: combate

bandeirantes-out-rolls = Dados
bandeirantes-out-order = Ordem
bandeirantes-out-simultaneous = Ataque simultâneo
bandeirantes-out-counter_attack = Contra-atacam
bandeirantes-out-location = Área visada
bandeirantes-out-attacker_modifier = Modificador do atacante
bandeirantes-out-defender_modifier = Modificador do defensor
bandeirantes-out-attacker_modifiers = Pontos do atacante
bandeirantes-out-defender_modifiers = Pontos do defensor
bandeirantes-out-attacker_total = Total do atacante
bandeirantes-out-defender_total = Total do defensor
bandeirantes-out-damage_type = Tipo de dano
bandeirantes-out-per_round = A cada rodada
bandeirantes-out-result = Resultado
bandeirantes-out-difficulty_steps = Níveis mais difícil
bandeirantes-out-fatigue_loss_per = Perde 1 de Fadiga por
bandeirantes-out-concentration_possible = Pode se concentrar
bandeirantes-out-applies_to = Vale para
bandeirantes-out-distance_m = Distância (m)

## Resultados: dano, venenos e doenças

bandeirantes-out-weapon_damage = Dano da arma
bandeirantes-out-bonus = Bônus
bandeirantes-out-damage = Dano
bandeirantes-out-absorbable = Pode ser absorvido
bandeirantes-out-strength_test_to_pull_free = Teste de Força para soltar
bandeirantes-out-to_body = Dano no corpo
bandeirantes-out-lost_on_shield = Perdido no escudo
bandeirantes-out-layers = Camadas
bandeirantes-out-item = Peça
bandeirantes-out-absorbed = Absorvido
bandeirantes-out-resistance_lost = Resistência perdida
bandeirantes-out-destroyed = Destruída
bandeirantes-out-status = Estado
bandeirantes-out-check_needed = Precisa de teste
bandeirantes-out-unconscious = Inconsciente
bandeirantes-out-long_unconsciousness = Desmaio longo
bandeirantes-out-points = Perda total
bandeirantes-out-experience_cost-points = Pontos aumentados
bandeirantes-out-fatigue_lost = Fadiga perdida
bandeirantes-out-fatigue_left = Fadiga restante
bandeirantes-out-affected = Afetado
bandeirantes-out-hard_after_rounds = Ações difíceis após (rodadas)
bandeirantes-out-incapacitated_after_hours = Incapacitado após (horas)
bandeirantes-out-blind = Cego
bandeirantes-out-fatigue_max = Fadiga máxima
bandeirantes-out-night_recovery = Recupera à noite
bandeirantes-out-spasms_days_max = Dias de espasmos, no máximo
bandeirantes-out-rolled = Dano antes do fator
bandeirantes-out-requires = Pede teste
bandeirantes-out-days = Dias
bandeirantes-out-at_most = É o máximo
bandeirantes-out-stage = Estágio
bandeirantes-out-damage_doubled = Dano dobrado
bandeirantes-out-action_difficulty = Ações
bandeirantes-out-dead = Morto
bandeirantes-out-contagion_percent = Contágio (%)
bandeirantes-out-fatigue_halved = Fadiga pela metade
bandeirantes-out-over = Terminou
bandeirantes-out-weeks = Semanas
bandeirantes-out-days_removed = Dias tirados
bandeirantes-out-days_left = Dias restantes
bandeirantes-out-cost = Poder gasto
bandeirantes-out-experience_cost-cost = Pontos de experiência
bandeirantes-out-difficulty = Dificuldade
bandeirantes-out-restores = Recupera

## Resultados: aprendizado

bandeirantes-out-within_session_cap = Dentro do limite da sessão
bandeirantes-out-sessions = Sessões
bandeirantes-out-session_min = Mínimo da sessão
bandeirantes-out-session_max = Máximo da sessão

## Palavras: níveis e lados

bandeirantes-w-test = teste
bandeirantes-w-combat = combate
bandeirantes-w-routine = rotineiro
bandeirantes-w-very_easy = muito fácil
bandeirantes-w-easy = fácil
bandeirantes-w-normal = normal
bandeirantes-w-almost_normal = quase normal
bandeirantes-w-hard = difícil
bandeirantes-w-very_hard = muito difícil
bandeirantes-w-almost_impossible = quase impossível
bandeirantes-w-impossible = impossível
bandeirantes-w-attacker = atacante
bandeirantes-w-defender = defensor

## Palavras: magia

bandeirantes-w-influence = influência
bandeirantes-w-self = auto-imposto
bandeirantes-w-projectile = disparo ou arremesso
bandeirantes-w-other = outro
bandeirantes-w-not_enough_power = Poder mágico insuficiente
bandeirantes-w-magic_resistance = Resistência à magia
bandeirantes-w-dodge_or_shield = esquiva ou escudo
bandeirantes-w-next_magic_resistance_one_level_easier = próxima Resistência à magia da cena um nível mais fácil
bandeirantes-w-maximum_spell_effect = efeito máximo da magia
bandeirantes-w-spell = feitiço
bandeirantes-w-charm = encanto
bandeirantes-w-become_sorcerer = virar feiticeiro
bandeirantes-w-become_priest = virar sacerdote
bandeirantes-w-ok = pode
bandeirantes-w-needs_occultism = falta Ocultismo
bandeirantes-w-needs_teacher = falta quem ensine
bandeirantes-w-needs_time = falta tempo
bandeirantes-w-other_religion = é de outra religião
bandeirantes-w-slow = demorado
bandeirantes-w-fast = rápido
bandeirantes-w-skill = habilidade, feitiço ou encanto
bandeirantes-w-power = Poder mágico ou divino

## Palavras: combate

bandeirantes-w-head = cabeça
bandeirantes-w-nape = nuca
bandeirantes-w-throat = garganta
bandeirantes-w-torso = tronco
bandeirantes-w-limbs = membros
bandeirantes-w-specific_point = ponto específico
bandeirantes-w-large_close_target = alvo grande e próximo
bandeirantes-w-disarm = desarmar
bandeirantes-w-maximum_damage = dano máximo
bandeirantes-w-dodge = esquiva
bandeirantes-w-shield = escudo
bandeirantes-w-parry = bloqueio com a arma
bandeirantes-w-shield_takes_damage = o escudo recebe o dano
bandeirantes-w-simple_object = objeto simples
bandeirantes-w-arrow = flecha
bandeirantes-w-spear = lança
bandeirantes-w-knife = faca
bandeirantes-w-dagger = adaga
bandeirantes-w-sling = funda
bandeirantes-w-blowgun = zarabatana
bandeirantes-w-firearm = arma de fogo
bandeirantes-w-lightning = Relâmpago
bandeirantes-w-divine_light = Luz divina
bandeirantes-w-stone_darts = Dardos de pedra
bandeirantes-w-sword = espada
bandeirantes-w-machete = facão
bandeirantes-w-axe = machado
bandeirantes-w-club = porrete
bandeirantes-w-tacape = tacape
bandeirantes-w-whip = chicote
bandeirantes-w-bolas = boleadeira
bandeirantes-w-unarmed = mãos nuas
bandeirantes-w-weapon_matchup = armas diferentes
bandeirantes-w-charge = carga
bandeirantes-w-second_attack_untrained = segundo ataque sem a habilidade
bandeirantes-w-held = imobilizado
bandeirantes-w-straight_punch = soco direto
bandeirantes-w-cross_punch = soco cruzado
bandeirantes-w-hook_punch = soco gancho
bandeirantes-w-low_kick = chute baixo
bandeirantes-w-high_kick = chute alto
bandeirantes-w-lock = chave
bandeirantes-w-choke = estrangulamento
bandeirantes-w-defense_almost_impossible = defesa da vítima quase impossível
bandeirantes-w-loses_initiative = perde a iniciativa na próxima rodada
bandeirantes-w-drops_weapon = larga a arma
bandeirantes-w-loses_next_action = perde a próxima ação
bandeirantes-w-grave_wound = ferimento grave
bandeirantes-w-maimed = aleijado
bandeirantes-w-mortal_wound = ferimento gravíssimo
bandeirantes-w-minute = minuto
bandeirantes-w-round = rodada
bandeirantes-w-struck = quem foi atingido
bandeirantes-w-minor_disaster = pequeno desastre
bandeirantes-w-major_disaster = grande desastre
bandeirantes-w-bad_position = posição ruim
bandeirantes-w-hits_companion = acerta um companheiro
bandeirantes-w-fumbler = quem falhou

## Palavras: dano e proteção

bandeirantes-w-cutting = cortante
bandeirantes-w-piercing = perfurante
bandeirantes-w-impact = impactante
bandeirantes-w-burn = queimadura
bandeirantes-w-internal = interno
bandeirantes-w-active = de pé
bandeirantes-w-fallen = caído
bandeirantes-w-dead = morto
bandeirantes-w-metal_armor = armadura de metal
bandeirantes-w-leather_boots = botas de couro
bandeirantes-w-bracer = braçadeira
bandeirantes-w-light_leather = couro leve
bandeirantes-w-hard_leather = couro rígido
bandeirantes-w-wooden_helmet = elmo de madeira
bandeirantes-w-metal_helmet = elmo de metal
bandeirantes-w-wooden_shield = escudo de madeira
bandeirantes-w-metal_shield = escudo de metal
bandeirantes-w-laudel = laudel
bandeirantes-w-cotton_mantle = manta de algodão
bandeirantes-w-unco = unco

## Palavras: venenos e doenças

bandeirantes-w-wandering_spider = aranha-armadeira
bandeirantes-w-coral_snake = cobra coral
bandeirantes-w-curare = curare
bandeirantes-w-common_toad = sapo comum
bandeirantes-w-venomous_toad = sapo venenoso
bandeirantes-w-tarantula = tarântula
bandeirantes-w-viper = víbora
bandeirantes-w-black_widow = viúva-negra
bandeirantes-w-injected = injetado
bandeirantes-w-ingested = ingerido
bandeirantes-w-luck_test = teste de Sorte
bandeirantes-w-attribute_test = teste de Resistência
bandeirantes-w-chagas = chagas
bandeirantes-w-sleeping_sickness = doença do sono
bandeirantes-w-histoplasmosis = histoplasmose
bandeirantes-w-viracocha_curse = Maldição de Viracocha
bandeirantes-w-rabies = raiva
bandeirantes-w-altitude_sickness = soroche
bandeirantes-w-smallpox = varíola
bandeirantes-w-sores = coceira e chagas
bandeirantes-w-spreading = chagas se espalhando
bandeirantes-w-torpor = torpor
bandeirantes-w-unconsciousness = inconsciência
bandeirantes-w-death = morte
bandeirantes-w-first_week = primeira semana
bandeirantes-w-advanced = avançada
bandeirantes-w-grave = estado grave
bandeirantes-w-fever = febre
bandeirantes-w-aversion = aversão a líquidos
bandeirantes-w-fits = convulsões e fúria
bandeirantes-w-worsening = agravamento
bandeirantes-w-adapted = sem soroche
bandeirantes-w-onset = febre alta
bandeirantes-w-eruption = erupções
bandeirantes-w-crusts = crostas
bandeirantes-w-over = encerrada
bandeirantes-w-common_disease = doença comum
bandeirantes-w-smallpox_marks = marcas da varíola
bandeirantes-w-poison = veneno
bandeirantes-w-bleeding = sangramento
bandeirantes-w-medicine = Medicina
bandeirantes-w-herbs = Ervas e plantas
bandeirantes-w-cure = encanto Cura
bandeirantes-w-cures = cura ou estanca
bandeirantes-w-restores = recupera
bandeirantes-w-relief = alivia
bandeirantes-w-truce = trégua
bandeirantes-w-none = nada
bandeirantes-w-resistance = Resistência
bandeirantes-w-fatigue = Fadiga

## Palavras: sessões

bandeirantes-w-medium = média
