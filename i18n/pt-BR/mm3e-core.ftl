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
mm3e-w-tie_broken_by-bonus = maior bônus
mm3e-w-random = sorte
mm3e-w-no_hero_points = sem pontos heroicos

## Regras do capítulo 1

mm3e-op-check = Teste
    .about = Rola 1d20 mais bônus contra uma CD e conta os graus.
mm3e-op-core_table = Consulta às tabelas básicas
    .about = Mostra uma linha de uma das tabelas pequenas.
mm3e-op-circumstances = Modificadores de Circunstância
    .about = Transforma o que ajuda e o que atrapalha em modificadores prontos.
mm3e-op-opposed_check = Teste Oposto
    .about = Compara as rolagens de dois lados e desempata se preciso.
mm3e-op-comparison_check = Teste Comparativo
    .about = Dá a vitória à maior graduação, com dado só no empate.
mm3e-op-team_check = Teste de Equipe
    .about = Soma os graus dos ajudantes e rola o teste do líder.
mm3e-op-attack_check = Teste de Ataque
    .about = Diz se o ataque acerta e se foi crítico.
mm3e-op-resistance_check = Teste de Salvamento
    .about = Rola a defesa do alvo contra a CD do efeito.
mm3e-op-initiative = Iniciativa
    .about = Põe os combatentes em ordem de turno.
mm3e-op-hero_point_reroll = Ponto Heroico - Melhorar Rolagem
    .about = Paga um ponto para rolar de novo e fica com o melhor.
mm3e-op-hero_point_spend = Gastar Pontos Heroicos
    .about = Paga os usos que não pedem dado e aplica a recuperação.
mm3e-op-hero_point_ledger = Saldo de Pontos Heroicos
    .about = Conta os pontos ganhos e gastos na sessão.
mm3e-op-extra_effort = Esforço Extra
    .about = Mostra o ganho do esforço e a fadiga que vem depois.
mm3e-op-ability_state = Habilidade Ausente ou Debilitada
    .about = Lista o que acontece quando falta uma habilidade ou ela cai demais.
mm3e-op-defense_class = Defesa e Classe de Defesa
    .about = Calcula uma defesa e a CD para acertá-la.
mm3e-op-power_level_limits = Limites do Nível de Poder
    .about = Aponta o que passa do teto e estima o NP da ficha.
mm3e-op-character_points = Custo do Personagem
    .about = Soma os pontos da ficha e compara com o orçamento.
mm3e-op-advancement = Aperfeiçoamento do Personagem
    .about = Soma os pontos das aventuras e diz se o NP pode subir.

## Regras do capítulo 2

mm3e-op-measure_convert = Tabela de Medidas
    .about = Converte graduação em medida e medida em graduação.
mm3e-op-rank_formula = Arremesso, distância e tempo de viagem
    .about = Faz as três contas com graduações.
mm3e-op-rank_sum = Adição de Graduações
    .about = Junta graduações passando pelas medidas.

## Regras do capítulo 3

mm3e-op-conditions_resolve = Condições em vigor
    .about = Resume o que as condições permitem e atrapalham.
mm3e-op-dying_check = Teste de Moribundo
    .about = Decide se o moribundo resiste, estabiliza ou morre.
mm3e-op-condition_rescue_check = Acordar, estabilizar ou quebrar o transe
    .about = Tenta livrar alguém de uma dessas condições.
mm3e-op-fatigue_recovery = Descansar da fadiga
    .about = Diz o que o descanso cura.

## Regras do capítulo 4

mm3e-op-power_cost = Custo do Poder
    .about = Soma o preço de cada efeito do poder.
mm3e-op-effect_range = Alcance por graduação
    .about = Dá os alcances do efeito e a penalidade na distância.
mm3e-op-effect_upkeep = Manter um Efeito
    .about = Diz se o efeito continua com as ações que sobraram.
mm3e-op-effect_noticeable = Percebendo Efeitos
    .about = Diz se outros notam o efeito.
mm3e-op-counter_effect = Contra-Ataque de Efeitos
    .about = Opõe um efeito a outro para anulá-lo.
mm3e-op-perception_target = Camuflagem e Percepção à Distância
    .about = Diz se o efeito alcança um alvo escondido.

## Regras do capítulo 5

mm3e-op-invention_check = Invenções e Rituais
    .about = Dá tempo, CD e resultado de criar um dispositivo ou ritual.
mm3e-op-equipment_cost = Custo de Equipamento
    .about = Soma os pontos de equipamento e o que falta pagar.
mm3e-op-equipment_wear = Equipamento danificado
    .about = Mostra o que restou depois dos danos.
mm3e-op-weapon_damage = Dano de arma
    .about = Soma arma e Força e diz se a arma quebra.
mm3e-op-headquarters_cost = Custo do Quartel-General
    .about = Soma tamanho, Resistência e características da base.
mm3e-op-vehicle_stats = Características e custo do Veículo
    .about = Monta os valores do veículo e o preço.
mm3e-op-construct_cost = Custo do Construto
    .about = Calcula o preço do construto e do que ele é capaz.

## Dados

mm3e-dice-active = Quem age
mm3e-dice-opposing = Quem resiste
mm3e-dice-helper = Ajudante
mm3e-dice-leader = Líder
mm3e-dice-initiative = Iniciativa
mm3e-dice-counter = Contra-ataque
mm3e-dice-target = Efeito contra-atacado

## Entradas: testes e ataques

mm3e-in-check-ability = Graduação da habilidade
mm3e-in-defense_class-ability = Graduação da habilidade
mm3e-in-trained_only = Só com treino
mm3e-in-lacks_ability = Habilidade ausente
mm3e-in-key = Linha
mm3e-in-circumstances = Circunstâncias
mm3e-in-tools = Ferramentas
mm3e-in-interaction = Perícia de interação
mm3e-in-target_aware = Alvo sabe da presença
mm3e-in-target_understands = Alvo ouve e entende
mm3e-in-target_intellect = Intelecto do alvo
mm3e-in-target_lacks_mental_ability = Alvo sem habilidade mental
mm3e-in-target_immune = Alvo imune
mm3e-in-active = Quem age
mm3e-in-opposing = Quem resiste
mm3e-in-opposed_check-passive = Oposição de rotina
mm3e-in-participants = Participantes
mm3e-in-leader = Líder
mm3e-in-helpers = Ajudantes
mm3e-in-target_state = Condição do alvo
mm3e-in-accurate_sense = Percebido com sentido acurado
mm3e-in-willing = Abre mão do teste
mm3e-in-resistance_check-immune = Imune
mm3e-in-resistance_check-damage = Efeito de dano
mm3e-in-combatants = Combatentes
mm3e-in-advantages = Vantagens
mm3e-in-powers = Poderes
mm3e-in-power_level_limits-total = Total
mm3e-in-initiative-total = Total já rolado

## Entradas: pontos heroicos e esforço

mm3e-in-first = Primeira rolagem
mm3e-in-announced = Resultado já anunciado
mm3e-in-own_roll = Rolagem própria
mm3e-in-luck_control = Tem Controle da Sorte
mm3e-in-uses = Usos
mm3e-in-use = Uso
mm3e-in-contradicts_facts = Contradiz os fatos
mm3e-in-advantage_type = Tipo de vantagem
mm3e-in-owned = Já possui
mm3e-in-meets_prerequisites = Cumpre os pré-requisitos
mm3e-in-condition = Condição
mm3e-in-events = Acontecimentos
mm3e-in-in_play = Entrou em jogo
mm3e-in-spent = Pontos gastos
mm3e-in-used_this_turn = Já usado neste turno
mm3e-in-pay_hero_point = Pagar com ponto heroico
mm3e-in-extra_effort-modifier = Modificador antes do esforço
mm3e-in-permanent = Efeito permanente
mm3e-in-equipment = É equipamento
mm3e-in-dominated = Compelido ou controlado

## Entradas: ficha

mm3e-in-bought = Graduações compradas
mm3e-in-equipment_bonuses = Bônus de equipamento
mm3e-in-pl = Nível de poder
mm3e-in-attacks = Ataques
mm3e-in-power_level_limits-attack_check = Usa teste de ataque
mm3e-in-power_level_limits-resistance = Permite salvamento
mm3e-in-skills = Perícias
mm3e-in-npc = Personagem do Mestre
mm3e-in-abilities = Habilidades
mm3e-in-defenses = Defesas
mm3e-in-skill_ranks = Graduações de perícia
mm3e-in-advantage_ranks = Graduações de vantagem
mm3e-in-power_costs = Custos dos poderes
mm3e-in-earned = Pontos ganhos
mm3e-in-budget = Orçamento
mm3e-in-complications = Complicações
mm3e-in-points = Pontos de poder
mm3e-in-adventures = Aventuras
mm3e-in-sessions = Sessões
mm3e-in-completed = Concluída
mm3e-in-long = Longa
mm3e-in-outstanding = Destaque

## Entradas: medidas, condições e efeitos

mm3e-in-unit = Unidade
mm3e-in-formula = Conta
mm3e-in-mass_rank = Graduação de massa
mm3e-in-time_rank = Graduação de tempo
mm3e-in-removed = Já removidas
mm3e-in-restrained_by = Restrito por
mm3e-in-failures = Graus de falha até agora
mm3e-in-situation = Situação
mm3e-in-automatic = Sem teste
mm3e-in-hours = Horas de descanso
mm3e-in-comfortable = Lugar confortável
mm3e-in-effects = Efeitos
mm3e-in-base = Custo básico
mm3e-in-extras = Extras
mm3e-in-flaws = Falhas
mm3e-in-flat = Valor fixo
mm3e-in-partial = Modificadores parciais
mm3e-in-limit = Graduações por ponto, no máximo
mm3e-in-duration = Duração
mm3e-in-effect_noticeable-duration = Duração atual
mm3e-in-base_duration = Duração própria
mm3e-in-modifier = Modificador
mm3e-in-actions = Ações restantes
mm3e-in-maintain = Quer manter
mm3e-in-counter_rank = Graduação do contra-ataque
mm3e-in-target_rank = Graduação do alvo
mm3e-in-counter_modifiers = Modificadores do contra-ataque
mm3e-in-descriptors = Descritores
mm3e-in-same_allowed = Mestre aceita iguais
mm3e-in-timing = Momento
mm3e-in-activation = Ativação
mm3e-in-total_concealment = Camuflagem total
mm3e-in-located = Localizado

## Entradas: equipamento

mm3e-in-stage = Etapa
mm3e-in-cost = Custo em pontos
mm3e-in-rush = Graduações de tempo poupadas
mm3e-in-items = Itens
mm3e-in-arrays = Arranjos
mm3e-in-contributions = Contribuições
mm3e-in-losses = Perdas
mm3e-in-features = Características
mm3e-in-repaired = Consertado
mm3e-in-category = Categoria
mm3e-in-weapon_damage-damage = Dano da arma
mm3e-in-strength_used = Força usada
mm3e-in-weapon_toughness = Resistência da arma
mm3e-in-strength_bonus = Força comprada
mm3e-in-toughness_bonus = Resistência comprada
mm3e-in-defense_bonus = Defesa comprada
mm3e-in-movement_costs = Custos de movimento
mm3e-in-other = Outros pontos
mm3e-in-construct_cost-toughness = Proteção

## Resultados: testes e ataques

mm3e-out-critical_success = Sucesso crítico
mm3e-out-auto_failure = Falha automática
mm3e-out-benchmark = Referência
mm3e-out-listed_at = Linha da tabela
mm3e-out-points = Pontos de poder
mm3e-out-ranks = Graduações
mm3e-out-ability = Habilidade
mm3e-out-senses = Sentidos
mm3e-out-parts = Condições básicas
mm3e-out-cost = Custo
mm3e-out-strength = Força
mm3e-out-defense = Defesa
mm3e-out-possible = É possível
mm3e-out-active_total = Total de quem age
mm3e-out-opposing_total = Total de quem resiste
mm3e-out-top_rank = Maior graduação
mm3e-out-tied = Empatados
mm3e-out-helper_degrees = Graus dos ajudantes
mm3e-out-helper_sum = Soma dos graus
mm3e-out-assist = Ajuda ao líder
mm3e-out-range_modifier = Modificador de alcance
mm3e-out-initiative-order = Ordem
mm3e-out-totals = Totais

## Resultados: pontos heroicos e esforço

mm3e-out-second = Segunda rolagem
mm3e-out-kept = Rolagem que vale
mm3e-out-natural_20 = 20 natural
mm3e-out-action = Ação
mm3e-out-spent = Pontos gastos
mm3e-out-earned = Pontos ganhos
mm3e-out-hero_points = Pontos heroicos
mm3e-out-next_session = Na próxima sessão
mm3e-out-gain = Ganho
mm3e-out-lasts = Dura
mm3e-out-fatigue_next_turn = Fadiga no próximo turno
mm3e-out-fatigue_deferred = Fadiga adiada
mm3e-out-equipment_strained = Equipamento sofre o esforço

## Resultados: ficha

mm3e-out-auto_fail = Falha sempre
mm3e-out-death_check_modifier = Modificador no teste de moribundo
mm3e-out-lost_defenses = Defesas perdidas
mm3e-out-immunities = Imunidades
mm3e-out-limits = Limites
mm3e-out-can_be_reduced = Pode ser reduzida
mm3e-out-ability_name = Habilidade ligada
mm3e-out-defense_class-active = Defesa ativa
mm3e-out-valid = Dentro dos limites
mm3e-out-violations = Excessos
mm3e-out-limit = Limite
mm3e-out-name = Nome
mm3e-out-power_level_limits-value = Valor
mm3e-out-max = Máximo
mm3e-out-effective_pl = NP estimado
mm3e-out-abilities = Habilidades
mm3e-out-defenses = Defesas
mm3e-out-skills = Perícias
mm3e-out-advantages = Vantagens
mm3e-out-powers = Poderes
mm3e-out-budget = Orçamento
mm3e-out-character_points-remaining = Pontos restantes
mm3e-out-within_budget = Cabe no orçamento
mm3e-out-complications_ok = Complicações em ordem
mm3e-out-awarded = Pontos recebidos
mm3e-out-pl_may_rise = NP pode subir
mm3e-out-next_pl = Próximo NP

## Resultados: medidas, condições e efeitos

mm3e-out-value = Medida
mm3e-out-unit = Unidade
mm3e-out-can_lift = Consegue erguer
mm3e-out-basic = Condições básicas
mm3e-out-actions = Ações
mm3e-out-active_defenses = Defesas ativas
mm3e-out-can_move = Pode se mover
mm3e-out-speed_modifier = Modificador de velocidade
mm3e-out-speed = Velocidade
mm3e-out-check_modifier = Modificador em testes
mm3e-out-scoped_modifiers = Modificadores específicos
mm3e-out-unaware_of = Desatento a
mm3e-out-routine_attacks_against = Aceita ataque de rotina
mm3e-out-rolled_hits_are_critical = Acertos rolados são críticos
mm3e-out-own_close_attack_modifier = Ataques próprios de perto
mm3e-out-foes_close_attack_modifier = Ataques inimigos de perto
mm3e-out-foes_ranged_attack_modifier = Ataques inimigos à distância
mm3e-out-movable_by_holder = Pode ser arrastado
mm3e-out-failures = Graus de falha
mm3e-out-freed = Livre da condição
mm3e-out-removed = Removidas
mm3e-out-effects = Efeitos
mm3e-out-ratio = Pontos por graduação
mm3e-out-short_m = Alcance curto (m)
mm3e-out-medium_m = Alcance médio (m)
mm3e-out-long_m = Alcance longo (m)
mm3e-out-upkeep = Para manter
mm3e-out-active = Continua ativo
mm3e-out-can_switch_off = Pode ser encerrado
mm3e-out-extra_effort = Aceita esforço extra
mm3e-out-noticeable = Perceptível
mm3e-out-counter_total = Total do contra-ataque
mm3e-out-target_total = Total do alvo
mm3e-out-target_effect = Efeito do alvo
mm3e-out-can_affect = Pode ser alcançado
mm3e-out-resistance_bonus = Bônus no salvamento

## Resultados: equipamento

mm3e-out-skill = Perícia
mm3e-out-time_s = Tempo (s)
mm3e-out-result = Resultado
mm3e-out-defect_possible = Pode ter defeito
mm3e-out-equipment_points = Pontos de equipamento
mm3e-out-power_points = Pontos de poder
mm3e-out-covered = Pago
mm3e-out-missing = Pontos que faltam
mm3e-out-features = Características
mm3e-out-equipment_wear-penalty = Penalidade
mm3e-out-strength_added = Força somada
mm3e-out-breaks = A arma quebra
mm3e-out-size_cost = Custo do tamanho
mm3e-out-toughness_cost = Custo da Resistência
mm3e-out-feature_cost = Custo das características
mm3e-out-absent = Habilidades ausentes
mm3e-out-acts_physically = Age fisicamente
mm3e-out-intelligent = Inteligente
mm3e-out-sentient = Senciente
mm3e-out-will_immune = Imune pela falta de Vontade

## Motivos

mm3e-w-untrained = sem treino
mm3e-w-lacks_ability = habilidade ausente
mm3e-w-not_aware = o alvo não sabe da presença
mm3e-w-lacks_mental_ability = o alvo não tem uma habilidade mental
mm3e-w-immune = o alvo é imune
mm3e-w-routine_not_allowed = ataque de rotina não permitido
mm3e-w-toughness_not_waivable = Resistência não se dispensa
mm3e-w-already_announced = resultado já anunciado
mm3e-w-not_own_roll = não é rolagem própria
mm3e-w-contradicts_facts = contradiz os fatos
mm3e-w-fortune_advantage = vantagem de sorte
mm3e-w-already_owned = já possui
mm3e-w-prerequisites_missing = faltam pré-requisitos
mm3e-w-cannot_recover = não se recupera assim
mm3e-w-reason-already_used = já usado
mm3e-w-permanent_effect = efeito permanente
mm3e-w-descriptors = descritores não servem
mm3e-w-too_slow = lento demais
mm3e-w-not_reaction = não é reação
mm3e-w-no_routine = sem teste de rotina
mm3e-w-no_rush = não dá para apressar

## Testes, circunstâncias e ataques

mm3e-w-minor = menor
mm3e-w-major = significativa
mm3e-w-help = ajuda
mm3e-w-hinder = atrapalha
mm3e-w-tools = ferramentas
mm3e-w-not_needed = não precisa
mm3e-w-proper = adequadas
mm3e-w-improvised = improvisadas
mm3e-w-tools-none = sem ferramentas
mm3e-w-not_understood = não entende
mm3e-w-low_intellect = pouco Intelecto
mm3e-w-active = quem age
mm3e-w-opposing = quem resiste
mm3e-w-kind-perception = à percepção
mm3e-w-key-medium = médio
mm3e-w-size-medium = médio

## Usos dos pontos heroicos

mm3e-w-edit_scene = editar a cena
mm3e-w-heroic_feat = feito heroico
mm3e-w-inspiration = inspiração
mm3e-w-recover = recuperar-se
mm3e-w-instant_counter = repelir na hora
mm3e-w-shake_fatigue = evitar a fadiga
mm3e-w-reuse_invention = reutilizar invenção
mm3e-w-have_invention = ter a invenção à mão
mm3e-w-improvise_device = improvisar dispositivo
mm3e-w-improvise_ritual = improvisar ritual
mm3e-w-extend_improvised = prolongar o improviso
mm3e-w-equipment_stunt = façanha com equipamento
mm3e-w-have_equipment = ter o equipamento à mão
mm3e-w-alternate_equipment = equipamento alternativo
mm3e-w-replace_equipment = repor equipamento
mm3e-w-borrowed_device = dispositivo emprestado
mm3e-w-descriptor_boon = descritor a favor
mm3e-w-combat = combate
mm3e-w-general = geral
mm3e-w-fortune = sorte
mm3e-w-skill = perícia
mm3e-w-complication = complicação
mm3e-w-motivation = motivação
mm3e-w-heroism = heroísmo
mm3e-w-roleplaying = interpretação
mm3e-w-injury = ferimento
mm3e-w-descriptor = descritor

## Esforço extra

mm3e-w-action = ação
mm3e-w-power_stunt = façanha de poder
mm3e-w-modifier = modificador
mm3e-w-retry = nova tentativa
mm3e-w-power = poder
mm3e-w-speed = velocidade
mm3e-w-extra_standard_action = ação padrão extra
mm3e-w-alternate_effect = efeito alternativo
mm3e-w-strength_plus_1 = Força +1
mm3e-w-power_plus_1 = poder +1
mm3e-w-resistance_check = novo salvamento
mm3e-w-speed_plus_1 = velocidade +1
mm3e-w-turn = este turno
mm3e-w-scene_or_duration = até o fim da cena ou do efeito
mm3e-w-until_next_turn = até o próximo turno
mm3e-w-one_check = um teste
mm3e-w-fatigue_next_turn-none = sem fadiga

## Tabelas básicas

mm3e-w-difficulty = dificuldades
mm3e-w-ability_benchmark = referências de habilidade
mm3e-w-starting_points = pontos iniciais
mm3e-w-trait_cost = custo das características
mm3e-w-skill_ability = habilidade da perícia
mm3e-w-defense_ability = habilidade da defesa
mm3e-w-sense_type = tipos de sentido
mm3e-w-condition_parts = condições combinadas
mm3e-w-structure_size = tamanho de estruturas
mm3e-w-vehicle_size = tamanho de veículos
mm3e-w-very_easy = muito fácil
mm3e-w-easy = fácil
mm3e-w-average = média
mm3e-w-tough = difícil
mm3e-w-challenging = desafiadora
mm3e-w-formidable = formidável
mm3e-w-heroic = heroica
mm3e-w-super_heroic = super-heroica
mm3e-w-nigh_impossible = quase impossível
mm3e-w-ability = habilidade
mm3e-w-advantage = vantagem
mm3e-w-awesome = impressionante
mm3e-w-colossal = colossal
mm3e-w-gargantuan = imenso
mm3e-w-huge = enorme
mm3e-w-large = grande
mm3e-w-small = pequeno
mm3e-w-tiny = mínimo
mm3e-w-diminutive = diminuto
mm3e-w-fine = miúdo
mm3e-w-miniscule = minúsculo

## Referências de habilidade

mm3e-w-inept = inepto
mm3e-w-small_child = criança pequena
mm3e-w-young_child = criança
mm3e-w-child_or_elder = criança crescida ou idoso
mm3e-w-below_average = abaixo da média
mm3e-w-average_adult = adulto médio
mm3e-w-above_average = acima da média
mm3e-w-well_above_average = bem acima da média
mm3e-w-gifted = talentoso
mm3e-w-highly_gifted = muito talentoso
mm3e-w-best_in_a_nation = melhor do país
mm3e-w-among_worlds_best = entre os melhores do mundo
mm3e-w-human_peak = ápice humano
mm3e-w-low_superhuman = super-humano fraco
mm3e-w-moderate_superhuman = super-humano moderado
mm3e-w-high_superhuman = super-humano poderoso
mm3e-w-very_high_superhuman = super-humano muito poderoso
mm3e-w-cosmic = cósmico

## Perícias

mm3e-w-acrobatics = Acrobacia
mm3e-w-athletics = Atletismo
mm3e-w-close_combat = Combate Corpo-a-Corpo
mm3e-w-deception = Enganação
mm3e-w-expertise = Especialidade
mm3e-w-expertise_magic = Especialidade (magia)
mm3e-w-insight = Intuição
mm3e-w-intimidation = Intimidação
mm3e-w-investigation = Investigação
mm3e-w-key-perception = Percepção
mm3e-w-persuasion = Persuasão
mm3e-w-ranged_combat = Combate à Distância
mm3e-w-sleight_of_hand = Prestidigitação
mm3e-w-stealth = Furtividade
mm3e-w-technology = Tecnologia
mm3e-w-treatment = Tratamento
mm3e-w-vehicles = Veículos

## Sentidos

mm3e-w-all = tudo
mm3e-w-sight = visão
mm3e-w-hearing = audição
mm3e-w-smell = olfato
mm3e-w-touch = tato
mm3e-w-radio = rádio
mm3e-w-mental = mental
mm3e-w-special = especial
mm3e-w-low_light = penumbra
mm3e-w-darkvision = visão no escuro
mm3e-w-infravision = infravisão
mm3e-w-ultravision = ultravisão
mm3e-w-microscopic = microscópica
mm3e-w-x_ray = raios-X
mm3e-w-ultrasonic = ultrassônica
mm3e-w-sonar = sonar
mm3e-w-smell_and_taste = olfato e paladar
mm3e-w-scent_tracking = faro
mm3e-w-seismic = sísmico
mm3e-w-radar = radar
mm3e-w-mental_awareness = prontidão mental
mm3e-w-mind_reading = leitura mental
mm3e-w-precognition = precognição
mm3e-w-postcognition = poscognição
mm3e-w-any_other = qualquer outro

## Ficha

mm3e-w-absent = ausente
mm3e-w-fortitude_effects = efeitos de Fortitude
mm3e-w-interaction_skills = perícias de interação
mm3e-w-mental_effects = efeitos mentais
mm3e-w-cannot_act_physically = não age fisicamente
mm3e-w-no_natural_recovery = não se recupera sozinho
mm3e-w-cannot_move_unaided = não se move sozinho
mm3e-w-no_object_handling = não manuseia objetos
mm3e-w-no_physical_attacks = sem ataques físicos
mm3e-w-no_close_attacks = sem ataques corpo a corpo
mm3e-w-instinct_or_program_only = só instinto ou programação
mm3e-w-cannot_interact = não interage
mm3e-w-fortitude_only_if_alive = Fortitude só se for vivo
mm3e-w-inanimate_object = objeto inanimado
mm3e-w-no_presence = sem Presença
mm3e-w-parry_toughness = Aparar e Resistência
mm3e-w-dodge_toughness = Esquiva e Resistência
mm3e-w-fortitude_will = Fortitude e Vontade
mm3e-w-attack_effect = ataque e efeito
mm3e-w-effect_without_attack = efeito sem ataque
mm3e-w-accident = acidente
mm3e-w-addiction = vício
mm3e-w-disability = deficiência
mm3e-w-enemy = inimigo
mm3e-w-fame = fama
mm3e-w-hatred = ódio
mm3e-w-honor = honra
mm3e-w-injuries = ferimentos
mm3e-w-obsession = obsessão
mm3e-w-phobia = fobia
mm3e-w-power_loss = perda de poder
mm3e-w-prejudice = preconceito
mm3e-w-quirk = peculiaridade
mm3e-w-relationship = relacionamento
mm3e-w-reputation = reputação
mm3e-w-responsibility = responsabilidade
mm3e-w-rivalry = rivalidade
mm3e-w-secret = segredo
mm3e-w-secret_identity = identidade secreta
mm3e-w-temper = irritação
mm3e-w-weakness = fraqueza
mm3e-w-complications-other = outra

## Medidas

mm3e-w-mass = massa
mm3e-w-time = tempo
mm3e-w-distance = distância
mm3e-w-volume = volume
mm3e-w-formula-time = tempo de viagem
mm3e-w-formula-distance = distância percorrida
mm3e-w-throw = arremesso
mm3e-w-kg = kg
mm3e-w-t = t
mm3e-w-s = s
mm3e-w-min = min
mm3e-w-h = h
mm3e-w-week = semana
mm3e-w-month = mês
mm3e-w-year = ano
mm3e-w-cm = cm
mm3e-w-m = m
mm3e-w-km = km
mm3e-w-l = l
mm3e-w-m3 = m³

## Estados e ações

mm3e-w-mental_only = só ações mentais
mm3e-w-one_standard = só uma ação padrão
mm3e-w-actions-none = nenhuma ação
mm3e-w-actions-free = só ações livres
mm3e-w-half = pela metade
mm3e-w-zero = zero
mm3e-w-restrained_by-free = solto
mm3e-w-stable = estável
mm3e-w-wake = acordar
mm3e-w-stabilize = estabilizar
mm3e-w-break_trance = quebrar o transe

## Efeitos

mm3e-w-instant = instantânea
mm3e-w-concentration = concentração
mm3e-w-sustained = sustentada
mm3e-w-continuous = contínua
mm3e-w-permanent = permanente
mm3e-w-upkeep-standard = ação padrão
mm3e-w-upkeep-free = ação livre
mm3e-w-longer = mais demorada
mm3e-w-upkeep-none = nenhuma ação
mm3e-w-not_applicable = não se mantém
mm3e-w-subtle = sutil
mm3e-w-noticeable = perceptível
mm3e-w-opposed = opostos
mm3e-w-same = iguais
mm3e-w-nullify = Nulificar
mm3e-w-unrelated = sem relação
mm3e-w-readied = preparado
mm3e-w-timing-instant = na hora, com ponto heroico
mm3e-w-ongoing = efeito em andamento
mm3e-w-counter = contra-ataque
mm3e-w-winner-target = efeito contra-atacado
mm3e-w-cancelled = anulado
mm3e-w-works = funciona

## Equipamento

mm3e-w-invention = invenção
mm3e-w-magic_invention = invenção mágica
mm3e-w-ritual = ritual
mm3e-w-design = projeto
mm3e-w-build = construção
mm3e-w-improvise = improviso
mm3e-w-designed = projeto pronto
mm3e-w-start_over = recomeçar do zero
mm3e-w-unusable = inutilizável
mm3e-w-hidden_flaw = falha oculta
mm3e-w-does_not_work = não funciona
mm3e-w-defective = defeituoso
mm3e-w-feature = perde uma característica
mm3e-w-penalty = -1 para quem usa
mm3e-w-thrown = arremesso
mm3e-w-projectile = projétil
mm3e-w-energy = energia
mm3e-w-heavy = pesada
mm3e-w-automaton = autômato
mm3e-w-immobile_mind = mente imóvel
