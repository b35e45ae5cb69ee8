# Mutantes & Malfeitores à mesa: ficha, estados, o que se faz e como termina.

## O jogo

mm3e-name = Mutantes & Malfeitores
mm3e-kind-hero = Herói
mm3e-kind-villain = Vilão
mm3e-kind-minion = Capanga
mm3e-kind-construct = Construto
mm3e-kind-object = Objeto
mm3e-situation-cover = Cobertura
mm3e-situation-concealment = Camuflagem

## Valores no alto da ficha

mm3e-derived-toughness = Resistência { $value }
mm3e-derived-dodge = Esquiva { $value }
mm3e-derived-parry = Aparar { $value }
mm3e-derived-initiative = Iniciativa { $value }
mm3e-derived-power_level = NP { $value }
mm3e-derived-penalty = Redutor { $value }
mm3e-vital-bruises = Ferimentos (−1 cada)
mm3e-vital-hero_points = Pontos heroicos

## Características

mm3e-trait-strength = Força
mm3e-trait-stamina = Vigor
mm3e-trait-agility = Agilidade
mm3e-trait-dexterity = Destreza
mm3e-trait-fighting = Luta
mm3e-trait-intellect = Intelecto
mm3e-trait-awareness = Prontidão
mm3e-trait-presence = Presença
mm3e-trait-dodge = Esquiva
mm3e-trait-parry = Aparar
mm3e-trait-fortitude = Fortitude
mm3e-trait-toughness = Resistência
mm3e-trait-will = Vontade
mm3e-short-strength = For
mm3e-short-stamina = Vig
mm3e-short-agility = Agi
mm3e-short-dexterity = Des
mm3e-short-fighting = Lut
mm3e-short-intellect = Int
mm3e-short-awareness = Pro
mm3e-short-presence = Pre
mm3e-short-dodge = Esq
mm3e-short-parry = Apa
mm3e-short-fortitude = Fort
mm3e-short-toughness = Res
mm3e-short-will = Von
mm3e-trait-acrobatics = Acrobacia
mm3e-trait-athletics = Atletismo
mm3e-trait-close_combat = Combate corpo a corpo
mm3e-trait-deception = Enganação
mm3e-trait-expertise = Especialidade
mm3e-trait-insight = Intuição
mm3e-trait-intimidation = Intimidação
mm3e-trait-investigation = Investigação
mm3e-trait-perception = Percepção
mm3e-trait-persuasion = Persuasão
mm3e-trait-ranged_combat = Combate à distância
mm3e-trait-sleight_of_hand = Prestidigitação
mm3e-trait-stealth = Furtividade
mm3e-trait-technology = Tecnologia
mm3e-trait-treatment = Tratamento
mm3e-trait-vehicles = Veículos
mm3e-unskilled = Outras perícias (sem treino)
mm3e-unarmed = Mãos nuas

## Seções da ficha

mm3e-section-abilities = Habilidades
mm3e-section-defenses = Defesas
mm3e-section-attacks = Ataques
mm3e-section-skills = Perícias
mm3e-section-moves = Ações
mm3e-section-powers = Poderes
mm3e-section-advantages = Vantagens
mm3e-section-equipment = Equipamento
mm3e-section-complications = Complicações
mm3e-section-gear = Outros pertences
mm3e-section-note = Anotações

## Como se lê o que está na ficha

mm3e-note-attacks-bonus = Ataque { $signed }
mm3e-note-attacks-rank = graduação { $value }
mm3e-note-attacks-dc = CD { $value }
mm3e-note-advantages-rank = { $value ->
    [1] {""}
   *[other] { $value }
}

## O que se faz

mm3e-do-attack = Atacar
mm3e-do-resist = Fazer o salvamento
mm3e-do-dodge = Esquivar-se da área
mm3e-do-ongoing = Livrar-se de um efeito
mm3e-do-dying = Agarrar-se à vida
mm3e-do-spare = Poupar do teste
mm3e-do-later = Deixar para depois
mm3e-do-escape = Escapar
mm3e-do-stand = Levantar-se
mm3e-do-recover = Recuperar-se
mm3e-do-effort = Esforço extra
mm3e-do-hero = Gastar um ponto heroico
mm3e-do-feint = Fintar
mm3e-do-demoralize = Desmoralizar
mm3e-do-trip = Derrubar
mm3e-do-grab = Agarrar
mm3e-do-aid = Ajudar
mm3e-do-stabilize = Estabilizar
mm3e-do-move = Mover-se
mm3e-do-rest = Descansar
mm3e-pending-resist = { $effect ->
     [damage] Dano de graduação { $rank }: faça o salvamento
     [affliction] Aflição de graduação { $rank }: faça o salvamento
     [weaken] Enfraquecer de graduação { $rank }: faça o salvamento
    *[other] Efeito de graduação { $rank }: faça o salvamento
    }
mm3e-pending-dodge = { $effect ->
     [damage] Dano em área, graduação { $rank }: esquive-se
     [affliction] Aflição em área, graduação { $rank }: esquive-se
     [weaken] Enfraquecer em área, graduação { $rank }: esquive-se
    *[other] Efeito em área, graduação { $rank }: esquive-se
    }
mm3e-pending-ongoing = Fim do turno: livre-se do efeito
mm3e-pending-dying = Morrendo: agarre-se à vida
mm3e-against-dc = contra CD { $value }
mm3e-against-nobody = sem alvo: contra CD 10
mm3e-against-dodge = contra a Esquiva de { $name }: { $value }
mm3e-against-parry = contra o Aparar de { $name }: { $value }
mm3e-against-routine = contra a rotina de { $name }: { $value }
mm3e-odds-success = de sucesso
mm3e-odds-better-critical = com acerto crítico
mm3e-odds-better-degree = com 2 graus ou mais
mm3e-title-attack = { $attack } · graduação { $rank }
mm3e-title-feint = Finta
mm3e-title-demoralize = Desmoralizar
mm3e-title-trip = Derrubar
mm3e-title-grab = Agarrar
mm3e-title-aid = Ajudar
mm3e-title-resist = Salvamento · { $effect } · graduação { $rank }
mm3e-title-dodge = Esquiva · { $effect } · graduação { $rank }
mm3e-title-ongoing = Livrar-se · { $effect }
mm3e-title-dying = Moribundo
mm3e-title-stabilize = Estabilizar { $name }
mm3e-title-escape = Escapar
mm3e-title-move = Movimento · { $mode }
mm3e-title-recover = Recuperar-se
mm3e-title-rest = Descanso
mm3e-title-hero = Ponto heroico
mm3e-title-effort = Esforço extra

## Como termina

mm3e-verdict-success = { $degrees ->
     [1] Sucesso, 1 grau
    *[other] Sucesso, { $degrees } graus
    }
mm3e-verdict-failure = { $degrees ->
     [1] Falhou, 1 grau
    *[other] Falhou, { $degrees } graus
    }
mm3e-verdict-hit = { $degrees ->
     [1] Acertou, 1 grau
    *[other] Acertou, { $degrees } graus
    }
mm3e-verdict-critical = { $degrees ->
     [1] Acerto crítico, 1 grau
    *[other] Acerto crítico, { $degrees } graus
    }
mm3e-verdict-miss = { $degrees ->
     [1] Errou, 1 grau
    *[other] Errou, { $degrees } graus
    }
mm3e-verdict-resisted = { $degrees ->
     [1] Resistiu, 1 grau
    *[other] Resistiu, { $degrees } graus
    }
mm3e-verdict-affected = { $degrees ->
     [1] Afetado, 1 grau
    *[other] Afetado, { $degrees } graus
    }
mm3e-verdict-dodged = { $degrees ->
     [1] Esquivou-se: metade do efeito, 1 grau
    *[other] Esquivou-se: metade do efeito, { $degrees } graus
    }
mm3e-verdict-caught = { $degrees ->
     [1] Atingido em cheio, 1 grau
    *[other] Atingido em cheio, { $degrees } graus
    }
mm3e-verdict-shaken_off = { $degrees ->
     [1] Livrou-se do efeito, 1 grau
    *[other] Livrou-se do efeito, { $degrees } graus
    }
mm3e-verdict-goes_on = { $degrees ->
     [1] O efeito continua, 1 grau
    *[other] O efeito continua, { $degrees } graus
    }
mm3e-verdict-freed = { $degrees ->
     [1] Conseguiu, 1 grau
    *[other] Conseguiu, { $degrees } graus
    }
mm3e-verdict-leaves_vulnerable = { $degrees ->
     [1] Alvo vulnerável, 1 grau
    *[other] Alvo vulnerável, { $degrees } graus
    }
mm3e-verdict-leaves_impaired = { $degrees ->
     [1] Alvo prejudicado, 1 grau
    *[other] Alvo prejudicado, { $degrees } graus
    }
mm3e-verdict-leaves_disabled = { $degrees ->
     [1] Alvo desabilitado, 1 grau
    *[other] Alvo desabilitado, { $degrees } graus
    }
mm3e-verdict-got_loose = { $degrees ->
     [1] Soltou-se, 1 grau
    *[other] Soltou-se, { $degrees } graus
    }
mm3e-verdict-untrained = Exige treino: falha
mm3e-verdict-lacks_ability = Sem a habilidade: falha
mm3e-verdict-reaches = Alcança o alvo
mm3e-verdict-dazed = Ficou tonto
mm3e-verdict-staggered = Ficou abatido
mm3e-verdict-incapacitated = Ficou incapacitado
mm3e-verdict-dying = Está morrendo
mm3e-verdict-dead = Morreu
mm3e-verdict-broken = Quebrou
mm3e-verdict-destroyed = Destruído
mm3e-verdict-immune = É imune
mm3e-verdict-refused = Não é permitido assim
mm3e-verdict-stable = Estável
mm3e-verdict-holds_on = Ainda resiste
mm3e-verdict-tripped = Derrubou
mm3e-verdict-tripped_back = Caiu na própria rasteira
mm3e-verdict-not_tripped = O alvo ficou de pé
mm3e-verdict-dragged = Arrastou
mm3e-verdict-not_held = O alvo se soltou
mm3e-verdict-holds_restrained = Alvo restrito
mm3e-verdict-holds_bound = Alvo amarrado
mm3e-verdict-lies_down = No chão
mm3e-verdict-stood = De pé
mm3e-verdict-stood_slowly = De pé, gastando o movimento
mm3e-verdict-does_not_heal = Não se recupera sozinho
mm3e-verdict-bruised = Ferido: −{ $penalty } nos próximos
mm3e-verdict-still_dying = Continua morrendo: { $failures } de 3
mm3e-verdict-aided = Ajudou: +{ $bonus }
mm3e-verdict-moved = Até { $distance } m
mm3e-verdict-recovered = { $penalty ->
     [0] Recuperou-se por inteiro
    *[other] Recuperou-se: resta −{ $penalty }
    }
mm3e-verdict-rested = { $penalty ->
     [0] Descansou: sem ferimentos
    *[other] Descansou: resta −{ $penalty }
    }
mm3e-verdict-spent = Ponto heroico: { $use } (restam { $left })
mm3e-verdict-pushed = Esforço extra: { $gain }
mm3e-next-hero_reroll = Gastar um ponto heroico
mm3e-next-apply = Aplicar ao alvo
mm3e-next-strike = Atingir um alvo
mm3e-next-strike_another = Atingir mais um
mm3e-next-resist = Fazer o salvamento
mm3e-next-try_again = Tentar de novo

## Escolhas antes de rolar

mm3e-choice-difficulty = Dificuldade
mm3e-choice-routine = Teste de rotina
mm3e-choice-circumstance = Circunstância
mm3e-choice-tools = Ferramentas
mm3e-choice-band = Distância
mm3e-choice-cover = Cobertura do alvo
mm3e-choice-concealment = Camuflagem do alvo
mm3e-choice-charge = Em carga
mm3e-choice-adjacent = Alvo adjacente
mm3e-choice-lethal = Para matar
mm3e-choice-passive = O alvo usa a rotina
mm3e-choice-benefit = Benefício
mm3e-choice-pay = Pagar a fadiga com um ponto heroico
mm3e-choice-mode = Como
mm3e-choice-recover = Recuperar
mm3e-choice-rest = Quanto tempo
mm3e-choice-use = Para quê
mm3e-choice-condition = Qual condição
mm3e-choice-accurate = Ataque acurado
mm3e-choice-power = Ataque poderoso
mm3e-choice-defensive = Ataque defensivo
mm3e-choice-all_out = Ataque imprudente
mm3e-w-no = não
mm3e-w-yes = sim
mm3e-w-circumstance-none = nenhuma
mm3e-w-help_minor = ajuda um pouco (+2)
mm3e-w-help_major = ajuda muito (+5)
mm3e-w-hinder_minor = atrapalha um pouco (−2)
mm3e-w-hinder_major = atrapalha muito (−5)
mm3e-w-removable-no = não
mm3e-w-removable = removível
mm3e-w-easily_removable = facilmente removível
mm3e-w-effect-other = outro efeito

## De onde vem um modificador

mm3e-source-ranks = Graduações
mm3e-source-bonus = Bônus
mm3e-source-close_attack = Ataque corpo a corpo
mm3e-source-ranged_attack = Ataque à distância
mm3e-source-bruises = Ferimentos
mm3e-source-pushing = Esforço extra
mm3e-source-aided = Ajuda de um aliado
mm3e-source-circumstance = Circunstância
mm3e-source-range = Distância
mm3e-source-cover = Cobertura
mm3e-source-concealment = Camuflagem
mm3e-source-aiming = Mira
mm3e-source-target_prone = Alvo caído
mm3e-source-evasion = Evasão
mm3e-source-accurate = Ataque acurado
mm3e-source-power = Ataque poderoso
mm3e-source-defensive = Ataque defensivo
mm3e-source-all_out = Ataque imprudente

## Campos da ficha

mm3e-field-concept = Conceito
mm3e-field-identity = Identidade
mm3e-field-power_level = Nível de poder
mm3e-field-earned = Pontos ganhos
mm3e-field-abilities = Habilidades
mm3e-field-absent = Habilidades ausentes
mm3e-field-defenses = Defesas compradas
mm3e-field-toughness_bonus = Resistência de poderes
mm3e-field-skills = Perícias
mm3e-field-id = Qual
mm3e-field-name = Nome
mm3e-field-ranks = Graduações
mm3e-field-bonus = Outros bônus
mm3e-field-advantages = Vantagens
mm3e-field-rank = Graduação
mm3e-field-attacks = Ataques
mm3e-field-kind = Alcance
mm3e-field-effect = Efeito
mm3e-field-skill = Perícia usada
mm3e-field-resistance = Resistido por
mm3e-field-threat_from = Ameaça a partir de
mm3e-field-first_degree = Com 1 grau
mm3e-field-second_degree = Com 2 graus
mm3e-field-third_degree = Com 3 graus
mm3e-field-note = Anotações
mm3e-field-powers = Poderes
mm3e-field-effects = Efeitos
mm3e-field-base = Custo por graduação
mm3e-field-extras = Extras por graduação
mm3e-field-flaws = Falhas por graduação
mm3e-field-flat = Pontos fixos
mm3e-field-partial = Só em parte das graduações
mm3e-field-array = Arranjo
mm3e-field-dynamic = Alternativo dinâmico
mm3e-field-device = Dispositivo
mm3e-field-removable = Removível
mm3e-field-equipment = Equipamento
mm3e-field-cost = Custo
mm3e-field-defense = Bônus em Esquiva e Aparar
mm3e-field-worn = Em uso
mm3e-field-complications = Complicações
mm3e-field-initiative_bonus = Bônus de iniciativa
mm3e-field-speed = Velocidade
mm3e-field-hero_points_at_start = Pontos heroicos no início
mm3e-field-gear = Outros pertences
mm3e-advantage-accurate_attack = Ataque Acurado
mm3e-advantage-all_out_attack = Ataque Imprudente
mm3e-advantage-close_attack = Ataque Corpo a Corpo
mm3e-advantage-defensive_attack = Ataque Defensivo
mm3e-advantage-defensive_roll = Rolamento Defensivo
mm3e-advantage-diehard = Duro de Matar
mm3e-advantage-equipment = Equipamento
mm3e-advantage-evasion = Evasão
mm3e-advantage-improved_aim = Mira Aprimorada
mm3e-advantage-improved_initiative = Iniciativa Aprimorada
mm3e-advantage-jack_of_all_trades = Faz-Tudo
mm3e-advantage-power_attack = Ataque Poderoso
mm3e-advantage-prone_fighting = Luta no Chão
mm3e-advantage-ranged_attack = Ataque à Distância

## Pontos e limites

mm3e-budget-abilities = Habilidades
mm3e-budget-defenses = Defesas
mm3e-budget-skills = Perícias
mm3e-budget-advantages = Vantagens
mm3e-budget-powers = Poderes
mm3e-budget-equipment = Pontos de equipamento
mm3e-problem-points = { $over ->
     [1] Falta 1 ponto de poder
    *[other] Faltam { $over } pontos de poder
    }
mm3e-problem-equipment = Equipamento: { $used } pontos usados, { $held } disponíveis
mm3e-problem-parry_toughness = Aparar + Resistência: { $value } (no máximo { $max })
mm3e-problem-dodge_toughness = Esquiva + Resistência: { $value } (no máximo { $max })
mm3e-problem-fortitude_will = Fortitude + Vontade: { $value } (no máximo { $max })
mm3e-problem-attack_effect = { $name }, ataque + efeito: { $value } (no máximo { $max })
mm3e-problem-effect_without_attack = { $name }, efeito sem ataque: { $value } (no máximo { $max })
mm3e-problem-skill = { $name }, total: { $value } (no máximo { $max })
mm3e-problem-complications = Faltam complicações: ao menos duas, uma delas a motivação

## Estados

mm3e-state-dazed = Tonto
    .hint = Só uma ação padrão por turno.
mm3e-state-staggered = Abatido
    .hint = Tonto e impedido.
mm3e-state-incapacitated = Incapacitado
    .hint = Fora de combate: indefeso, atordoado e desatento.
mm3e-state-dying = Moribundo
    .hint = Testa Fortitude no começo de cada turno para não morrer.
mm3e-state-dead = Morto
    .hint = Não volta mais.
mm3e-state-fatigued = Fatigado
    .hint = Impedido; uma hora de descanso resolve.
mm3e-state-exhausted = Exausto
    .hint = Impedido e prejudicado.
mm3e-state-vulnerable = Vulnerável
    .hint = Esquiva e Aparar pela metade.
mm3e-state-defenseless = Indefeso
    .hint = Esquiva e Aparar zerados.
mm3e-state-impaired = Prejudicado
    .hint = −2 nos testes.
mm3e-state-disabled = Desabilitado
    .hint = −5 nos testes.
mm3e-state-hindered = Impedido
    .hint = Velocidade uma graduação menor.
mm3e-state-immobile = Imóvel
    .hint = Não sai do lugar.
mm3e-state-stunned = Atordoado
    .hint = Não age.
mm3e-state-prone = Caído
    .hint = −5 nos ataques de perto; +5 para quem o ataca de perto, −5 de longe.
mm3e-state-restrained = Restrito
    .hint = Impedido e vulnerável.
mm3e-state-bound = Amarrado
    .hint = Indefeso, imóvel e prejudicado.
mm3e-state-surprised = Surpreso
    .hint = Atordoado e vulnerável.
mm3e-state-asleep = Adormecido
    .hint = Indefeso, atordoado e desatento.
mm3e-state-blind = Cego
    .hint = Não enxerga; impedido e vulnerável.
mm3e-state-deaf = Surdo
    .hint = Não escuta.
mm3e-state-entranced = Em transe
    .hint = Só presta atenção ao efeito; uma ameaça o desperta.
mm3e-state-paralyzed = Paralisado
    .hint = Indefeso e imóvel; só age com a mente.
mm3e-state-compelled = Compelido
    .hint = Uma ação padrão, que outro escolhe.
mm3e-state-controlled = Controlado
    .hint = Outro escolhe todas as suas ações.
mm3e-state-transformed = Transformado
    .hint = Assumiu outra forma.
mm3e-state-unaware = Desatento
    .hint = Não percebe nada com esse sentido.
mm3e-state-weakened = Enfraquecido
    .hint = Uma característica perdeu graduações.
mm3e-state-debilitated = Debilitado
    .hint = Uma habilidade caiu abaixo de −5.
mm3e-state-broken = Quebrado
    .hint = Já não funciona.
mm3e-state-destroyed = Destruído
    .hint = Não tem conserto.
mm3e-state-defending = Defendendo
    .hint = Rola a defesa contra cada ataque até o próximo turno.
mm3e-state-aiming = Mirando
    .hint = Bônus no próximo ataque.
mm3e-state-aided = Ajudado
    .hint = Bônus que um aliado deu.
mm3e-state-maneuvering = Em manobra
    .hint = Defesas trocadas até o próximo turno.
mm3e-state-recovering = Recuperando-se
    .hint = +2 em Esquiva e Aparar até o próximo turno.
mm3e-state-recovered = Já se recuperou
    .hint = Só uma vez em cada conflito.
mm3e-state-pushing = No limite
    .hint = Benefício do esforço extra.
mm3e-state-strained = Cansaço por vir
    .hint = A fadiga chega no começo do próximo turno.
mm3e-state-grappling = Agarrando
    .hint = Impedido e vulnerável enquanto segura alguém.

## A mesa de exemplo

mm3e-demo-place = viaduto do centro, sob a chuva
mm3e-demo-muralha = Muralha
mm3e-demo-muralha-concept = Metalúrgico de pele de aço
mm3e-demo-muralha-identity = Damião Ferreira
mm3e-demo-steel = siderurgia
mm3e-demo-interpose = Interpor-se
mm3e-demo-punch = Soco
mm3e-demo-quake = Pisada
mm3e-demo-skin = Pele de aço
mm3e-demo-leap = Salto
mm3e-demo-lift = Braços de guindaste
mm3e-demo-furnace = Imune ao calor
mm3e-demo-mend = Regeneração
mm3e-demo-muralha-motivation = ninguém do bairro fica para trás
mm3e-demo-muralha-responsibility = três filhos e o turno da noite
mm3e-demo-trovoada = Trovoada
mm3e-demo-trovoada-concept = Meteorologista que chama a tempestade
mm3e-demo-trovoada-identity = Iara Montenegro
mm3e-demo-storm = Tempestade
mm3e-demo-weather = meteorologia
mm3e-demo-bolts = raios
mm3e-demo-bolt = Raio
mm3e-demo-flash = Relâmpago ofuscante
mm3e-demo-thunder = Trovão
mm3e-demo-flight = Voo
mm3e-demo-winds = Escudo de vento
mm3e-demo-grounded = Imune à eletricidade
mm3e-demo-trovoada-motivation = devolver a chuva ao sertão
mm3e-demo-trovoada-temper = pavio curto quando troveja
mm3e-demo-vagalume = Vaga-Lume
mm3e-demo-vagalume-concept = Inventor de bolsas de luz
mm3e-demo-vagalume-identity = Tadeu Sampaio
mm3e-demo-lights = Luzes
mm3e-demo-glove = Luva
mm3e-demo-suit = Traje
mm3e-demo-physics = física
mm3e-demo-inventor = Inventor
mm3e-demo-ray = Lança-luz
mm3e-demo-dazzle = Clarão
mm3e-demo-plates = Placas do traje
mm3e-demo-wings = Asas dobráveis
mm3e-demo-visor = Visor
mm3e-demo-toolbox = Caixa de ferramentas
mm3e-demo-drone = Drone de feira
mm3e-demo-vagalume-motivation = provar que a luz serve a todos
mm3e-demo-vagalume-secret_identity = a mãe não pode saber
mm3e-demo-ginga = Ginga
mm3e-demo-ginga-concept = Mestra de capoeira que ninguém alcança
mm3e-demo-ginga-identity = Ana Rosa das Neves
mm3e-demo-moves = Golpes
mm3e-demo-capoeira = capoeira
mm3e-demo-kick = Meia-lua
mm3e-demo-sweep = Rasteira
mm3e-demo-swift = Passo ligeiro
mm3e-demo-ginga-motivation = proteger a roda
mm3e-demo-ginga-relationship = a aluna mais nova é sua filha
mm3e-demo-cupim = Doutor Cupim
mm3e-demo-cupim-concept = Entomólogo que perdeu o senso de medida
mm3e-demo-swarm = Enxame
mm3e-demo-pheromone = Feromônio
mm3e-demo-ants = Formigões
mm3e-demo-jaws = Mandíbulas
mm3e-demo-digger = Tatu mecânico
mm3e-demo-drill = Broca
