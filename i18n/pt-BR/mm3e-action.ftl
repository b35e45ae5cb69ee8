# Mutantes & Malfeitores, capítulos 6 a 10; as palavras em comum estão em mm3e-core.ftl.

## Nomes das ações e o que decidem

mm3e-op-turn_actions = Ações do turno
    .about = Diz quantas ações cabem no turno e se um plano cabe nelas.
mm3e-op-surprise_round = Rodada de surpresa
    .about = Separa quem age de quem foi pego desprevenido.
mm3e-op-initiative_change = Atrasar e preparar
    .about = Refaz a ordem quando alguém espera ou deixa uma ação pronta.
mm3e-op-attack_modifiers = Modificadores de ataque
    .about = Soma tudo o que a situação faz com um ataque.
mm3e-op-critical_hit = Acerto crítico
    .about = Confere se o golpe foi crítico e a CD que resulta.
mm3e-op-damage_resistance = Salvamento contra Dano
    .about = Rola a Resistência e mostra o estrago.
mm3e-op-ongoing_effect_check = Salvamento contra efeito em andamento
    .about = Tenta encerrar, no fim do turno, um efeito que dura.
mm3e-op-maneuver_tradeoff = Troca de manobra (acurado, poderoso, defensivo, imprudente)
    .about = Troca pontos entre ataque, efeito e defesas por um turno.
mm3e-op-grab = Agarrar
    .about = Prende um alvo, aperta a pegada ou o arrasta junto.
mm3e-op-escape = Escapar
    .about = Tenta sair de uma pegada e diz até onde dá para ir.
mm3e-op-aid_attack = Ajudar
    .about = Abre uma brecha para o ataque ou a defesa de um aliado.
mm3e-op-trip = Derrubar
    .about = Tenta jogar o alvo no chão, com direito a revide.
mm3e-op-disarm = Desarmar
    .about = Tenta tirar um objeto da mão do alvo.
mm3e-op-smash = Quebrar
    .about = Golpeia o que o oponente segura ou veste.
mm3e-op-interaction_maneuver = Finta e desmoralizar
    .about = Engana ou assusta um oponente para deixá-lo pior.
mm3e-op-slam_attack = Encontrão
    .about = Acerta o alvo com o próprio corpo em movimento.
mm3e-op-defend = Defender-se
    .about = Opõe a defesa, rolada, a um ataque.
mm3e-op-finishing_attack = Ataque final
    .about = Golpeia de perto quem não pode se defender.
mm3e-op-team_attack = Ataque de equipe
    .about = Junta vários ataques em um só, mais forte.
mm3e-op-move_action = Mover-se, correr, rastejar e levantar-se
    .about = Diz até onde o movimento leva e que ações gasta.
mm3e-op-recover = Recuperar-se (ação)
    .about = Tira um passo de dano ou de fadiga, ou tenta de novo contra um efeito.
mm3e-op-rest_recovery = Recuperação de dano
    .about = Mostra quanto um descanso cura e quanto ainda falta.
mm3e-op-hazard_check = Teste contra ameaça ambiental
    .about = Põe o personagem à prova contra calor, fome, vácuo e afins.
mm3e-op-exposure_check = Teste contra doença, veneno ou radiação
    .about = Decide se a exposição pega.
mm3e-op-hazard_examples = Tabelas de fogo, doença, veneno e radiação
    .about = Procura exemplos pela graduação ou pelo nome.
mm3e-op-fall_damage = Queda
    .about = Calcula o dano de cair e de ser apanhado no ar.
mm3e-op-material_toughness = Resistência de materiais e dispositivos
    .about = Diz quão duro é um material ou um dispositivo.
mm3e-op-strength_damage = Dano baseado em Força
    .about = Soma a Força ao dano do golpe e dá a CD.

## Dados

mm3e-dice-attack = Ataque
mm3e-dice-attacker = Atacante
mm3e-dice-defender = Defensor
mm3e-dice-counter_attacker = Atacante no revide
mm3e-dice-counter_defender = Revide do alvo
mm3e-dice-counter_tiebreak = Desempate do revide
mm3e-dice-acrobatics = Acrobacia
mm3e-dice-athletics = Atletismo
mm3e-dice-catch = Apanhar
mm3e-dice-defense = Defesa
mm3e-dice-impact = Impacto
mm3e-dice-object = Objeto
mm3e-dice-resist = Salvamento do alvo
mm3e-dice-resistance = Salvamento do alvo

## Entradas: turno e iniciativa

mm3e-in-surprise_round = Rodada de surpresa
mm3e-in-extra_effort = Esforço extra
mm3e-in-planned = Ações planejadas
mm3e-in-split_move = Divide o movimento
mm3e-in-split_allowed = Pode dividir o movimento
mm3e-in-order = Ordem de iniciativa
mm3e-in-surprised = Surpreso
mm3e-in-actor = Quem muda
mm3e-in-acts_with = Junto de quem age
mm3e-in-acted = Já usou uma ação
mm3e-in-can_act = Pode agir
mm3e-in-initiative_change-kind = Atrasa ou prepara

## Entradas: ataque

mm3e-in-attack_bonus = Bônus de ataque
mm3e-in-action = Ação
mm3e-in-concealment = Camuflagem
mm3e-in-sense_pierces = Sentido vence a camuflagem
mm3e-in-cover = Cobertura
mm3e-in-aimed = Mirou antes
mm3e-in-adjacent = Alvo adjacente
mm3e-in-attacker_prone = Atacante caído
mm3e-in-target_prone = Alvo caído
mm3e-in-aid = Ajuda de um aliado
mm3e-in-attacker_condition = Condição do atacante
mm3e-in-target_defenseless = Alvo indefeso
mm3e-in-natural = Face do dado
mm3e-in-total = Total do ataque
mm3e-in-defense_class = Classe de defesa
mm3e-in-auto_critical = Alvo indefeso
mm3e-in-effect = Efeito
mm3e-in-option = Efeito do crítico
mm3e-in-added_effect = Efeito adicional
mm3e-in-alternate_effect = Efeito alternativo
mm3e-in-alternate_rank = Graduação alternativa
mm3e-in-on_critical = No crítico
mm3e-in-damage_rank = Graduação de dano
mm3e-in-defense_modifiers = Modificadores da defesa
mm3e-in-attackers = Atacantes
mm3e-in-needs_check = Exige teste de ataque
mm3e-in-method = Como ataca
mm3e-in-lethal = Letalidade
mm3e-in-finishing_attack-lethal = Quer matar

## Entradas: manobras e ações

mm3e-in-maneuver = Manobra
mm3e-in-amount = Pontos trocados
mm3e-in-max = Máximo
mm3e-in-attack_check = Exige teste de ataque
mm3e-in-resistance_check = Permite salvamento
mm3e-in-step = Etapa
mm3e-in-prior_degrees = Graus já obtidos
mm3e-in-resist_modifiers = Modificadores do alvo
mm3e-in-target_modifiers = Modificadores do alvo
mm3e-in-target_strength = Força do alvo
mm3e-in-target_dodge = Esquiva do alvo
mm3e-in-target_will = Vontade do alvo
mm3e-in-target_insight = Intuição do alvo
mm3e-in-target_deception = Enganação do alvo
mm3e-in-target_acrobatics = Acrobacia do alvo
mm3e-in-target_athletics = Atletismo do alvo
mm3e-in-target_damage_rank = Dano do alvo
mm3e-in-acrobatics = Acrobacia
mm3e-in-athletics = Atletismo
mm3e-in-holder_rank = Graduação de quem segura
mm3e-in-speed = Velocidade
mm3e-in-counter = Alvo revida
mm3e-in-passive = Alvo não reage
mm3e-in-benefit = Benefício
mm3e-in-held = Objeto na mão
mm3e-in-object_toughness = Resistência do objeto
mm3e-in-object_penalty = Penalidade do objeto
mm3e-in-object_state = Estado do objeto
mm3e-in-mode = Modo
mm3e-in-sprint = Tenta correr
mm3e-in-full_speed = Velocidade total
mm3e-in-cap = Limite da série
mm3e-in-immune = Imune ao impacto

## Entradas: dano, recuperação e ameaças

mm3e-in-resistance = Bônus do salvamento
mm3e-in-penalty = Penalidade acumulada
mm3e-in-dc_bonus = Bônus na CD
mm3e-in-target = Alvo
mm3e-in-state = Estado
mm3e-in-finishing_kill = Ataque final para matar
mm3e-in-material = Material
mm3e-in-doublings = Vezes que a espessura dobra
mm3e-in-device_points = Pontos do dispositivo
mm3e-in-strength_usable = Pode usar a Força
mm3e-in-choice = Recuperar de
mm3e-in-used = Já usada no conflito
mm3e-in-fatigue = Fadiga
mm3e-in-regeneration = Regenera
mm3e-in-units = Descanso (passos)
mm3e-in-interval = Duração do passo
mm3e-in-hazard = Ameaça
mm3e-in-intensity = Intensidade
mm3e-in-previous_checks = Testes anteriores
mm3e-in-elapsed = Tempo de exposição
mm3e-in-stamina = Vigor
mm3e-in-treatment_bonus = Bônus de Tratamento
mm3e-in-table = Tabela
mm3e-in-entry = Exemplo
mm3e-in-height_m = Altura (m)
mm3e-in-distance_rank = Graduação de distância
mm3e-in-catch = Alguém tenta apanhar
mm3e-in-dexterity = Destreza
mm3e-in-catch_rank = Força de quem apanha

## Resultados: turno

mm3e-out-standard = Ações padrão
mm3e-out-move = Ações de movimento
mm3e-out-free = Ações livres
mm3e-out-escape-free = Livre
mm3e-out-reactions = Reações
mm3e-out-mental_only = Só atos mentais
mm3e-out-controlled_by_other = Controlado por outro
mm3e-out-legal = Plano possível
mm3e-out-problems = Problemas
mm3e-out-surprise_round = Rodada de surpresa
mm3e-out-acting = Agem
mm3e-out-surprised = Surpresos
mm3e-out-surprised_conditions = Condições dos surpresos
mm3e-out-acting_standard = Ações padrão de quem age
mm3e-out-acting_move = Movimentos de quem age
mm3e-out-used = Aconteceu
mm3e-out-lost = Perdida
mm3e-out-order = Nova ordem

## Resultados: ataque e manobras

mm3e-out-check_needed = Exige teste
mm3e-out-hazard_check-check_needed = Houve teste
mm3e-out-band = Faixa
mm3e-out-modifier = Modificador
mm3e-out-critical_possible = Pode ser crítico
mm3e-out-routine_allowed = Rotina permitida
mm3e-out-area_dodge_bonus = Bônus de Esquiva na área
mm3e-out-threat = Ameaça
mm3e-out-resistance_dc = CD do salvamento
mm3e-out-extra_dc = CD do efeito adicional
mm3e-out-no_resistance = Sem salvamento
mm3e-out-attack_total = Total do ataque
mm3e-out-attacker_total = Total do atacante
mm3e-out-defender_total = Total do defensor
mm3e-out-target_prone = Alvo caído
mm3e-out-attacker_prone = Atacante caído
mm3e-out-countered = Alvo revidou
mm3e-out-counter_defender_total = Total do alvo no revide
mm3e-out-counter_attacker_total = Total do atacante no revide
mm3e-out-item_dropped = Largou o item
mm3e-out-may_pick_up = Pode pegar o item
mm3e-out-attacker_disarmed = Atacante desarmado
mm3e-out-bonus = Bônus
mm3e-out-benefit = Benefício
mm3e-out-until = Dura até
mm3e-out-applied = Pontos trocados
mm3e-out-attack_bonus = Bônus de ataque
mm3e-out-dodge = Esquiva
mm3e-out-parry = Aparar
mm3e-out-resist_total = Total do alvo
mm3e-out-target_success = Alvo resistiu
mm3e-out-total_degrees = Graus da pegada
mm3e-out-target_state = Situação do alvo
mm3e-out-target_conditions = Condições do alvo
mm3e-out-attacker_conditions = Condições de quem agarra
mm3e-out-dragged = Arrastado
mm3e-out-attacker_immobile = Quem agarra fica parado
mm3e-out-condition = Condição
mm3e-out-defense_total = Total da defesa
mm3e-out-defense_face_boosted = Defesa somou 10
mm3e-out-main = Ataque principal
mm3e-out-main_hit = Principal acertou
mm3e-out-hits = Quem acertou
mm3e-out-support_degrees = Graus dos demais
mm3e-out-impact_rank = Graduação do impacto
mm3e-out-impact_dc = CD do impacto
mm3e-out-impact_total = Total contra o impacto
mm3e-out-impact_success = Saiu ileso
mm3e-out-impact_degree = Graus contra o impacto
mm3e-out-impact_state = Estado de quem bateu
mm3e-out-impact_penalty = Penalidade de quem bateu
mm3e-out-object_total = Total do objeto
mm3e-out-object_state = Estado do objeto
mm3e-out-object_penalty = Penalidade do objeto
mm3e-out-smash-success = Objeto aguentou
mm3e-out-finishing_attack-success = Alvo resistiu

## Resultados: movimento, dano e ameaças

mm3e-out-distance_m = Distância (m)
mm3e-out-action_cost = Ações gastas
mm3e-out-prone = Caído
mm3e-out-attack_modifier = Modificador do ataque
mm3e-out-move_rank = Graduação do movimento
mm3e-out-move_m = Movimento (m)
mm3e-out-state = Estado
mm3e-out-penalty = Penalidade acumulada
mm3e-out-dead = Morto
mm3e-out-dazed_until = Tonto até
mm3e-out-ended = Efeito encerrado
mm3e-out-worst_degree = Pior grau
mm3e-out-toughness = Resistência
mm3e-out-at_least = Pode ser mais
mm3e-out-damage_rank = Graduação de dano
mm3e-out-fatigue = Fadiga
mm3e-out-active_defense_bonus = Bônus nas defesas ativas
mm3e-out-heals = Descanso cura
mm3e-out-units_to_full = Passos até sarar
mm3e-out-remaining = Passos que faltam
mm3e-out-needs_repair = Precisa de conserto
mm3e-out-interval = Intervalo
mm3e-out-stamina_lost = Vigor perdido
mm3e-out-grace = Tempo de folga
mm3e-out-recovery_requires = Só se recupera com
mm3e-out-affected = Afetado
mm3e-out-next_check = Próximo teste em
mm3e-out-entries = Exemplos
mm3e-out-entry = Exemplo
mm3e-out-rank_min = Graduação mínima
mm3e-out-rank_max = Graduação máxima
mm3e-out-affliction = Aflição
mm3e-out-weaken = Enfraquece
mm3e-out-damage = Causa dano
mm3e-out-optional = Pode vir junto
mm3e-out-distance_rank = Graduação de distância
mm3e-out-fall_rank = Dano da queda
mm3e-out-caught = Apanhado
mm3e-out-catch_total = Total de quem apanha
mm3e-out-catcher_damage_rank = Dano de quem apanha

## Ações e manobras

mm3e-w-standard = padrão
mm3e-w-move = movimento
mm3e-w-free = livre
mm3e-w-reaction = reação
mm3e-w-delay = atrasar
mm3e-w-ready = preparar
mm3e-w-attack = ataque
mm3e-w-action-attack = atacar
mm3e-w-defense = defesa
mm3e-w-charge = carga
mm3e-w-double_charge = carga com movimento extra
mm3e-w-double_move = dois movimentos
mm3e-w-mode-move = mover-se
mm3e-w-crawl = rastejar
mm3e-w-stand = levantar-se
mm3e-w-quick_stand = levantar-se num salto
mm3e-w-drop_prone = jogar-se no chão
mm3e-w-trip = derrubar
mm3e-w-disarm = desarmar
mm3e-w-smash_held = quebrar objeto na mão
mm3e-w-smash_worn = quebrar objeto vestido
mm3e-w-grab = agarrar
mm3e-w-improve = aprimorar
mm3e-w-drag = arrastar
mm3e-w-accurate = ataque acurado
mm3e-w-maneuver-power = ataque poderoso
mm3e-w-defensive = ataque defensivo
mm3e-w-all_out = ataque imprudente
mm3e-w-feint = finta
mm3e-w-demoralize = desmoralizar
mm3e-w-unarmed = desarmado
mm3e-w-melee_weapon = arma corpo a corpo
mm3e-w-routine = rotina
mm3e-w-roll = rolar o ataque

## Ataque: faixas, cobertura, críticos

mm3e-w-perception = percepção
mm3e-w-area = área
mm3e-w-short = curta
mm3e-w-medium = média
mm3e-w-long = longa
mm3e-w-out_of_range = fora de alcance
mm3e-w-band-close = perto
mm3e-w-partial = parcial
mm3e-w-total = total
mm3e-w-full = completa
mm3e-w-concealment-none = nenhuma
mm3e-w-cover-none = nenhuma
mm3e-w-attacker_condition-none = nenhuma
mm3e-w-increased = efeito aumentado
mm3e-w-added = efeito adicional
mm3e-w-alternate = efeito alternativo
mm3e-w-on_critical-none = nada muda
mm3e-w-damage = dano
mm3e-w-other = outro
mm3e-w-one_attack = um ataque
mm3e-w-start_of_next_turn = o começo do próximo turno
mm3e-w-end_of_next_turn = o fim do próximo turno
mm3e-w-end_of_ally_next_turn = o fim do próximo turno do aliado
mm3e-w-end_of_attacker_next_turn = o fim do próximo turno do atacante
mm3e-w-end_of_target_next_round = o fim da próxima rodada do alvo

## Motivos e problemas

mm3e-w-already_acted = já usou uma ação no turno
mm3e-w-cannot_act = não pode agir
mm3e-w-full_cover = alvo todo coberto
mm3e-w-cannot_perceive = não percebe o alvo
mm3e-w-no_attack_check = não há teste de ataque
mm3e-w-no_resistance_check = não há salvamento
mm3e-w-ranks_too_far_apart = graduações distantes demais
mm3e-w-strength_unusable = não pode usar a Força
mm3e-w-too_many_actions = ações demais
mm3e-w-split_move = movimento dividido
mm3e-w-no_free_actions = sem ações livres
mm3e-w-no_reactions = sem reações

## Alvos, estados e recuperação

mm3e-w-character = personagem
mm3e-w-minion = capanga
mm3e-w-object = objeto
mm3e-w-construct = construto
mm3e-w-living = ser vivo
mm3e-w-broken = quebrado
mm3e-w-destroyed = destruído
mm3e-w-dead = morto
mm3e-w-suffocating = sufocando
mm3e-w-kill_attempt = em busca da matança
mm3e-w-minions_die = capangas morrem
mm3e-w-instant_death = morte imediata
mm3e-w-fatigue = fadiga
mm3e-w-fatigue-none = nenhuma
mm3e-w-resistance = salvamento
mm3e-w-round = rodada
mm3e-w-minute = minuto
mm3e-w-ten_minutes = dez minutos
mm3e-w-hour = hora
mm3e-w-day = dia

## Materiais

mm3e-w-paper = papel
mm3e-w-earth = terra
mm3e-w-glass = vidro
mm3e-w-ice = gelo
mm3e-w-rope = corda
mm3e-w-wood = madeira
mm3e-w-stone = pedra
mm3e-w-iron = ferro
mm3e-w-reinforced_concrete = concreto reforçado
mm3e-w-steel = aço
mm3e-w-titanium = titânio
mm3e-w-superalloy = superliga

## Ameaças ambientais

mm3e-w-heat = calor
mm3e-w-cold = frio
mm3e-w-hunger = fome
mm3e-w-thirst = sede
mm3e-w-suffocation = sufocamento
mm3e-w-vacuum = vácuo
mm3e-w-vacuum_breath = vácuo, prendendo a respiração
mm3e-w-uncomfortable = desconfortável
mm3e-w-intense = intensa
mm3e-w-extreme = extrema
mm3e-w-leave_exposure = abrigo
mm3e-w-food = comida
mm3e-w-water = água
mm3e-w-air = ar
mm3e-w-normal_pressure = pressão normal
mm3e-w-fire = fogo
mm3e-w-disease = doença
mm3e-w-poison = veneno
mm3e-w-radiation = radiação
mm3e-w-affliction = aflição
mm3e-w-weaken = enfraquecer
mm3e-w-weaken_stamina = enfraquecer Vigor
mm3e-w-death = morte

## Exemplos das tabelas

mm3e-w-torch = tocha
mm3e-w-campfire = fogueira
mm3e-w-blowtorch = maçarico
mm3e-w-flamethrower = lança-chamas
mm3e-w-napalm = napalm
mm3e-w-fire_powers = poderes de fogo
mm3e-w-common_cold = resfriado
mm3e-w-influenza = influenza
mm3e-w-malaria = malária
mm3e-w-typhus = tifo
mm3e-w-rabies = raiva
mm3e-w-leprosy = lepra
mm3e-w-aids = AIDS
mm3e-w-smallpox = varíola
mm3e-w-bubonic_plague = peste bubônica
mm3e-w-ebola = ebola
mm3e-w-engineered_supervirus = supervírus de laboratório
mm3e-w-food_poisoning = intoxicação alimentar
mm3e-w-alcohol = álcool
mm3e-w-pesticide = pesticida
mm3e-w-chloroform = clorofórmio
mm3e-w-snake_venom = veneno de cobra
mm3e-w-mustard_gas = gás mostarda
mm3e-w-poison_mushrooms = cogumelos venenosos
mm3e-w-chlorine_gas = gás cloro
mm3e-w-curare = curare
mm3e-w-cyanide = cianeto
mm3e-w-nerve_gas = gás dos nervos
mm3e-w-exotic_toxins = toxinas exóticas
mm3e-w-residual_irradiation = irradiação residual
mm3e-w-nuclear_waste = resíduos nucleares
mm3e-w-radioactive_material = materiais radioativos
mm3e-w-stellar_radiation = radiação estelar
mm3e-w-nuclear_reactor = reator nuclear
mm3e-w-nuclear_explosion = explosão nuclear
