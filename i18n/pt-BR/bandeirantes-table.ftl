# O Desafio dos Bandeirantes à mesa: ficha, estados, o que se faz e como termina.

## O jogo

bandeirantes-name = O Desafio dos Bandeirantes
bandeirantes-kind-hero = Personagem
bandeirantes-kind-figure = Figurante
bandeirantes-situation-scene = Cena
bandeirantes-situation-altitude = Altitude
bandeirantes-w-ordinary = normal
bandeirantes-w-easier = um nível mais fácil
bandeirantes-w-harder = um nível mais difícil
bandeirantes-w-much_harder = dois níveis mais difícil
bandeirantes-w-low = terras baixas
bandeirantes-w-high = acima de 3.000 m
bandeirantes-unit-level = { $n ->
    [one] nível
   *[other] níveis
}
bandeirantes-unit-point = { $n ->
    [one] ponto
   *[other] pontos
}

## Valores no alto da ficha

bandeirantes-derived-dodge = Esquiva { $value }
bandeirantes-derived-parry = Bloqueio { $value }
bandeirantes-derived-harder = Ações { $value } níveis
bandeirantes-vital-resistance = Resistência
bandeirantes-vital-fatigue = Fadiga
bandeirantes-vital-magic_power = Poder mágico
bandeirantes-vital-wounds = Sangramentos
bandeirantes-vital-grave_wounds = Sangramentos graves
bandeirantes-vital-mortal_wounds = Sangramentos gravíssimos

## Atributos e habilidades

bandeirantes-trait-strength = Força
bandeirantes-trait-dexterity = Destreza
bandeirantes-trait-resistance = Resistência
bandeirantes-trait-intelligence = Inteligência
bandeirantes-trait-charisma = Carisma
bandeirantes-trait-luck = Sorte
bandeirantes-trait-fatigue = Fadiga
bandeirantes-trait-magic_resistance = Resistência à magia
bandeirantes-trait-magic_power = Poder mágico
bandeirantes-short-strength = For
bandeirantes-short-dexterity = Des
bandeirantes-short-resistance = Res
bandeirantes-short-intelligence = Int
bandeirantes-short-charisma = Car
bandeirantes-short-luck = Sor
bandeirantes-short-fatigue = Fad
bandeirantes-short-magic_resistance = RM
bandeirantes-w-strength = Força
bandeirantes-w-dexterity = Destreza
bandeirantes-w-intelligence = Inteligência
bandeirantes-w-charisma = Carisma
bandeirantes-w-luck = Sorte
bandeirantes-trait-dodge = Esquiva
bandeirantes-trait-unarmed = Luta desarmada
bandeirantes-trait-two_weapons = Luta com duas armas
bandeirantes-trait-swords = Espadas e facões
bandeirantes-trait-knives = Facas e adagas
bandeirantes-trait-spears = Lanças
bandeirantes-trait-axes = Machados
bandeirantes-trait-clubs = Porretes e tacapes
bandeirantes-trait-whips = Chicote e boleadeira
bandeirantes-trait-throwing = Arremesso
bandeirantes-trait-bows = Arco
bandeirantes-trait-slings = Funda
bandeirantes-trait-blowguns = Zarabatana
bandeirantes-trait-firearms = Armas de fogo
bandeirantes-trait-boating = Navegar
bandeirantes-trait-climbing = Escalar
bandeirantes-trait-riding = Cavalgar
bandeirantes-trait-stealth = Furtividade
bandeirantes-trait-swimming = Nadar
bandeirantes-trait-crafts = Ofícios
bandeirantes-trait-music = Música
bandeirantes-trait-intimidation = Intimidar
bandeirantes-trait-leadership = Liderança
bandeirantes-trait-persuasion = Persuasão
bandeirantes-trait-herbs = Ervas e plantas
bandeirantes-trait-hunting = Caça
bandeirantes-trait-languages = Línguas
bandeirantes-trait-medicine = Medicina
bandeirantes-trait-notice = Percepção
bandeirantes-trait-occultism = Ocultismo
bandeirantes-trait-reading = Ler e escrever
bandeirantes-trait-religion = Religião
bandeirantes-trait-survival = Sobrevivência
bandeirantes-trait-tracking = Rastrear
bandeirantes-trait-trade = Comércio
bandeirantes-trait-traps = Armadilhas
bandeirantes-untrained = Outras habilidades (sem treino)
bandeirantes-new_skill = Habilidade nova
bandeirantes-unarmed = Mãos nuas
bandeirantes-w-skill-swords = Espadas e facões
bandeirantes-w-skill-knives = Facas e adagas
bandeirantes-w-skill-spears = Lanças
bandeirantes-w-skill-axes = Machados
bandeirantes-w-skill-clubs = Porretes e tacapes
bandeirantes-w-skill-whips = Chicote e boleadeira
bandeirantes-w-skill-throwing = Arremesso
bandeirantes-w-skill-bows = Arco
bandeirantes-w-skill-slings = Funda
bandeirantes-w-skill-blowguns = Zarabatana
bandeirantes-w-skill-firearms = Armas de fogo

## Seções da ficha

bandeirantes-section-attributes = Atributos
bandeirantes-section-skills = Habilidades
bandeirantes-section-weapons = Armas
bandeirantes-section-spells = Feitiços e encantos
bandeirantes-section-moves = Ações
bandeirantes-section-armor = Proteção
bandeirantes-section-ills = Males
bandeirantes-section-learning = Aprender habilidades
bandeirantes-section-growth = Aprendizado
bandeirantes-section-gear = Equipamento
bandeirantes-section-note = Anotações
bandeirantes-note-armor-resistance = Resistência { $value }

## O que se faz

bandeirantes-do-attack = Atacar
bandeirantes-do-damage = Dano
bandeirantes-do-cast = Realizar
bandeirantes-do-renew = Renovar
bandeirantes-do-learn = Aprender
bandeirantes-do-treat = Tratar
bandeirantes-do-rest = Dormir
bandeirantes-do-fumble = Tabela de falha
bandeirantes-do-master_stroke = Tabela de golpe de mestre
bandeirantes-do-poison = Ser envenenado
bandeirantes-do-disease = Pegar uma doença
bandeirantes-do-session = Fim da sessão
bandeirantes-do-learn_power = Aumentar o Poder mágico
bandeirantes-do-learn_magic_resistance = Aumentar a Resistência à magia
bandeirantes-pending-dodge = Vem um disparo ou arremesso
bandeirantes-pending-resist = Alguém usa magia contra o personagem
bandeirantes-pending-knockout = Pancada na cabeça: { $damage } de dano
bandeirantes-pending-endure = O veneno pede um teste
bandeirantes-do-dodge = Defender-se
bandeirantes-do-stand = Não se defender
bandeirantes-do-resist = Resistir à magia
bandeirantes-do-give_in = Não resistir
bandeirantes-do-knockout = Teste de nocaute
bandeirantes-do-endure = Resistir ao veneno
bandeirantes-do-skip = Dispensar o teste
bandeirantes-against-level = { $level }: até { $value }
bandeirantes-against-foe = contra { $value } + dado
bandeirantes-against-defense = contra { $name } ({ $defense }): { $value } + dado
bandeirantes-against-resistance = Resistência: até { $value }
bandeirantes-met-foe = contra o adversário
bandeirantes-met-defense = contra { $name } ({ $defense })
bandeirantes-part-weapon = da arma
bandeirantes-part-times = { $spot } (×{ $times })
bandeirantes-odds-success = de conseguir
bandeirantes-odds-better = com golpe de mestre
bandeirantes-title-attack = { $trait } · { $weapon }
bandeirantes-title-free = Ataque livre · { $weapon }
bandeirantes-title-damage = Dano · { $weapon }
bandeirantes-title-damage_dice = Dano · { $weapon } · { $dice }
bandeirantes-title-cast = { $spell } · custo { $cost }
bandeirantes-title-renew = Renovar · { $spell }
bandeirantes-title-dodge = Defesa · { $threat }
bandeirantes-title-knockout = Nocaute
bandeirantes-title-endure = Resistir · { $poison }
bandeirantes-title-poison = Veneno · { $poison }
bandeirantes-title-disease = Doença · { $disease }
bandeirantes-title-treat = Tratar { $condition } · { $method }
bandeirantes-title-rest = Sono
bandeirantes-title-learn = { $name }: { $from } → { $to } · { $cost } de experiência
bandeirantes-title-session = Fim da sessão

## Como termina

bandeirantes-verdict-impossible = Impossível
bandeirantes-verdict-not_enough_power = Falta Poder mágico
bandeirantes-verdict-great_misfortune = Grande azar
bandeirantes-verdict-fumble = Falha desastrada
bandeirantes-verdict-master_stroke = Golpe de mestre
bandeirantes-verdict-success = Conseguiu
bandeirantes-verdict-failure = Não conseguiu
bandeirantes-verdict-hit = Acertou
bandeirantes-verdict-miss = Errou
bandeirantes-verdict-parried = A defesa levou a melhor
bandeirantes-verdict-won = Levou a melhor
bandeirantes-verdict-lost = Levou a pior
bandeirantes-verdict-tie = Empate: fica com a defesa
bandeirantes-verdict-dodged = Escapou
bandeirantes-verdict-not_dodged = Não escapou
bandeirantes-verdict-resisted = Resistiu
bandeirantes-verdict-not_resisted = Não resistiu
bandeirantes-verdict-cast = A magia funcionou
bandeirantes-verdict-not_cast = A magia não funcionou
bandeirantes-verdict-cast_missed = A magia aconteceu, mas errou o alvo
bandeirantes-verdict-awake = Continua acordado
bandeirantes-verdict-out = Desmaiou
bandeirantes-verdict-out_long = Desmaiou por muito tempo
bandeirantes-verdict-damage = Dano
bandeirantes-verdict-result = { $result }
bandeirantes-verdict-poisoned = Envenenado: ações difíceis em { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
    }
bandeirantes-verdict-not_poisoned = O veneno não fez efeito
bandeirantes-verdict-infected = Doença em incubação: { $days } d { $hours } h
bandeirantes-verdict-rested = Recuperou { $points } de Poder mágico
bandeirantes-verdict-renewed = Renovado por mais uma rodada
bandeirantes-verdict-learned = Aumentou { $points } por { $cost } de experiência
bandeirantes-verdict-session = Ganhou { $points } de experiência
bandeirantes-next-apply = Aplicar ao alvo
bandeirantes-next-disarm = Desarmar o alvo
bandeirantes-next-treat = Aplicar o tratamento
bandeirantes-next-damage = Rolar dano
bandeirantes-next-damage_master = Dano máximo
bandeirantes-next-shield = Dano no escudo
bandeirantes-next-master_stroke = Tabela de golpe de mestre
bandeirantes-next-fumble = Tabela de falha
bandeirantes-next-renew = Renovar (1 ponto)
bandeirantes-next-poison_damage = Dano do primeiro dia

## O que o tempo traz

bandeirantes-told-bled = { $name } sangrou: { $points }
bandeirantes-told-fallen = { $name } caiu
bandeirantes-told-dead = { $name } morreu
bandeirantes-told-hard = { $name }: ações difíceis ({ $ill })
bandeirantes-told-incapacitated = { $name } não consegue mais agir ({ $ill })
bandeirantes-told-hurt = { $name }: { $ill }, dia { $day }, dano { $points }
bandeirantes-told-shows = { $name }: aparece o mal ({ $ill })
bandeirantes-told-unconscious = { $name } perdeu os sentidos
bandeirantes-told-over = { $name }: passou ({ $ill })

## Modificadores e escolhas

bandeirantes-source-sickness = doença
bandeirantes-source-scene = cena
bandeirantes-source-concentrated = concentrado
bandeirantes-source-warded = golpe de mestre anterior
bandeirantes-w-yes = sim
bandeirantes-w-no = não
bandeirantes-w-contest = confronto
bandeirantes-w-melee = corpo a corpo
bandeirantes-w-ranged = à distância
bandeirantes-w-free = ataque livre
bandeirantes-w-both = os dois
bandeirantes-w-first = primeiro
bandeirantes-w-second = segundo
bandeirantes-w-natural = garras e dentes
bandeirantes-w-bow = arco
bandeirantes-choice-way = Como
bandeirantes-choice-difficulty = Dificuldade
bandeirantes-choice-combat_difficulty = Dificuldade
bandeirantes-choice-foe_attribute = Atributo do adversário
bandeirantes-choice-foe_skill = Habilidade do adversário
bandeirantes-choice-attack_number = Ataque da rodada
bandeirantes-choice-location = Área
bandeirantes-choice-aim = Área visada
bandeirantes-choice-blow = Golpe
bandeirantes-choice-charge = Carga
bandeirantes-choice-defense = Defesa do alvo
bandeirantes-choice-master_stroke = Golpe de mestre
bandeirantes-choice-bleeds = O ferimento sangra
bandeirantes-choice-effect = Efeito multiplicado por
bandeirantes-choice-second_effect = Segundo efeito por
bandeirantes-choice-cost_factor = Custo multiplicado por
bandeirantes-choice-times = Efeito multiplicado por
bandeirantes-choice-pay_with_body = Pagar com a Resistência
bandeirantes-choice-distracted = Distraído ou dormindo
bandeirantes-choice-caster_far = Feiticeiro muito distante
bandeirantes-choice-method = Com
bandeirantes-choice-distance = Distância (m)
bandeirantes-choice-poison = Veneno
bandeirantes-choice-route = Via
bandeirantes-choice-eyes = Atingiu os olhos
bandeirantes-choice-disease = Doença
bandeirantes-choice-condition = O que tratar
bandeirantes-choice-identified = Veneno identificado
bandeirantes-choice-severe = Caso grave
bandeirantes-choice-continuous = Tratamento contínuo
bandeirantes-choice-hours = Horas de sono
bandeirantes-choice-granted = Pontos dados pelo mestre
bandeirantes-choice-points = Pontos a aumentar
bandeirantes-choice-session = Sessão
bandeirantes-choice-session_points = Pontos da sessão
bandeirantes-choice-interpretation = Interpretação
bandeirantes-choice-extra_points = Extra

## Campos da ficha

bandeirantes-problem-skill = { $skill }: uma habilidade comprada começa em { $least }
bandeirantes-field-concept = Conceito
bandeirantes-field-people = Povo
bandeirantes-field-attributes = Atributos
bandeirantes-field-skills = Habilidades
bandeirantes-field-id = Qual
bandeirantes-field-name = Nome
bandeirantes-field-level = Nível
bandeirantes-field-attribute = Atributo relacionado
bandeirantes-field-raised = Aumentado na sessão
bandeirantes-field-weapons = Armas
bandeirantes-field-form = Tipo de arma
bandeirantes-field-use = Uso
bandeirantes-field-skill = Habilidade
bandeirantes-field-damage = Dano
bandeirantes-field-type = Tipo de dano
bandeirantes-field-note = Anotações
bandeirantes-field-spells = Feitiços e encantos
bandeirantes-field-cost = Custo
bandeirantes-field-kind = Tipo de magia
bandeirantes-field-threat = Como se esquiva
bandeirantes-field-two_effects = Aceita dois efeitos
bandeirantes-field-heals = É o encanto Cura
bandeirantes-field-armor = Proteção
bandeirantes-field-item = Peça
bandeirantes-field-covers = Protege
bandeirantes-field-worn = Em uso
bandeirantes-field-ills = Males
bandeirantes-field-ill = Mal
bandeirantes-field-day = Dia
bandeirantes-field-route = Via
bandeirantes-field-until_shows = Rodadas até aparecer
bandeirantes-field-until_hard = Rodadas até dificultar
bandeirantes-field-until_incapacitated = Rodadas até incapacitar
bandeirantes-field-gone = Rodadas do dia atual
bandeirantes-field-lives_high = Acostumado à altitude
bandeirantes-field-gear = Equipamento
bandeirantes-field-experience = Experiência

## Estados

bandeirantes-state-surprised = Surpreso
    .hint = Age por último na próxima rodada.
bandeirantes-state-lost_initiative = Sem iniciativa
    .hint = Age por último na próxima rodada.
bandeirantes-state-lost_action = Desnorteado
    .hint = Perde a próxima ação.
bandeirantes-state-bad_position = Em desvantagem
    .hint = A próxima ação é um nível mais difícil.
bandeirantes-state-focused = Concentrado
    .hint = A próxima ação é um nível mais fácil.
bandeirantes-state-charged = Em carga
    .hint = −5 na defesa até o próximo turno.
bandeirantes-state-disarmed = Desarmado
    .hint = Conta como de mãos nuas.
bandeirantes-state-held = Imobilizado
    .hint = −20 na defesa contra golpes.
bandeirantes-state-distracted = Distraído ou dormindo
    .hint = Resistência à magia um nível mais difícil.
bandeirantes-state-warded = Alerta à magia
    .hint = Próxima Resistência à magia um nível mais fácil.
bandeirantes-state-bleeding = Sangrando
    .hint = Perde Fadiga, depois Resistência, com o tempo.
bandeirantes-state-grave_wound = Ferimento grave
    .hint = Todas as ações um nível mais difíceis.
bandeirantes-state-mortal_wound = Ferimento gravíssimo
    .hint = Ações dois níveis mais difíceis, sem concentração.
bandeirantes-state-maimed = Aleijado
    .hint = Só um longo tratamento pode reverter.
bandeirantes-state-poisoned = Envenenado
    .hint = O veneno age com o relógio da mesa.
bandeirantes-state-sick = Doente
    .hint = A doença avança com os dias.
bandeirantes-state-blind = Cego
    .hint = Não enxerga.
bandeirantes-state-incapacitated = Incapacitado
    .hint = Não consegue agir.
bandeirantes-state-unconscious = Inconsciente
    .hint = Não age nem se defende.
bandeirantes-state-fallen = Caído
    .hint = Resistência entre 0 e −7: não age.
bandeirantes-state-dead = Morto
    .hint = Resistência abaixo de −7, ou veneno ou doença.

## A mesa de exemplo

bandeirantes-demo-place = vau do rio Paraíba, tempestade chegando
bandeirantes-demo-inacia = Inácia Tavares
bandeirantes-demo-inacia-concept = Mateira que abre caminho pelo sertão
bandeirantes-demo-musket = Mosquete
bandeirantes-demo-machete = Facão
bandeirantes-demo-knife = Faca
bandeirantes-demo-damiao = Damião Malungo
bandeirantes-demo-damiao-concept = Guerreiro de um quilombo da serra
bandeirantes-demo-spear = Lança
bandeirantes-demo-club = Porrete
bandeirantes-demo-anselmo = Frei Anselmo
bandeirantes-demo-anselmo-concept = Frade que cura e discorda dos seus
bandeirantes-demo-staff = Cajado
bandeirantes-demo-healing = Cura
bandeirantes-demo-light = Luz divina
bandeirantes-demo-calm = Apaziguar
bandeirantes-demo-jaci = Jaci
bandeirantes-demo-jaci-concept = Pajé jovem que conhece as plantas
bandeirantes-demo-blowgun = Zarabatana
bandeirantes-demo-curare = dardos com curare
bandeirantes-demo-darts = Dardos de pedra
bandeirantes-demo-night_eyes = Visão noturna
bandeirantes-demo-dread = Medo
bandeirantes-demo-sword = Espada
bandeirantes-demo-blunderbuss = Bacamarte
bandeirantes-demo-bite = Bote
bandeirantes-demo-gaze = Olhar que paralisa
bandeirantes-demo-hunters = Capitães do mato
bandeirantes-demo-captain = Dom Lopo Vidigal
bandeirantes-demo-serpent = Boiúna do vau
