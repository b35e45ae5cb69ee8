# Savage Worlds à mesa: ficha, estados, o que se faz e como termina.

## O jogo

swade-name = Savage Worlds
swade-kind-wild_card = Carta Selvagem
swade-kind-extra = Extra
swade-pool-gm_bennies = Benes do mestre
swade-situation-illumination = Iluminação
swade-situation-cover = Cobertura

## Valores no alto da ficha

swade-derived-parry = Aparar { $value }
swade-derived-toughness = { $aside ->
     [0] Resistência { $value }
    *[other] Resistência { $value } ({ $aside })
    }
swade-derived-pace = Movimentação { $value }
swade-derived-penalty = Redutor { $value }
swade-vital-wounds = Ferimentos
swade-vital-fatigue = Fadiga
swade-vital-bennies = Benes

## Características

swade-trait-agility = Agilidade
swade-trait-smarts = Astúcia
swade-trait-spirit = Espírito
swade-trait-strength = Força
swade-trait-vigor = Vigor
swade-short-agility = Agi
swade-short-smarts = Ast
swade-short-spirit = Esp
swade-short-strength = For
swade-short-vigor = Vig
swade-short-str = For
swade-trait-academics = Conhecimento Acadêmico
swade-trait-athletics = Atletismo
swade-trait-battle = Conhecimento de Batalha
swade-trait-boating = Navegar
swade-trait-common_knowledge = Conhecimento Geral
swade-trait-driving = Dirigir
swade-trait-electronics = Eletrônica
swade-trait-faith = Fé
swade-trait-fighting = Lutar
swade-trait-focus = Foco
swade-trait-gambling = Jogar
swade-trait-hacking = Hackear
swade-trait-healing = Curar
swade-trait-intimidation = Intimidar
swade-trait-language = Idioma
swade-trait-notice = Perceber
swade-trait-occult = Ocultismo
swade-trait-performance = Performance
swade-trait-persuasion = Persuadir
swade-trait-piloting = Pilotar
swade-trait-psionics = Psiônicos
swade-trait-repair = Consertar
swade-trait-research = Pesquisar
swade-trait-riding = Cavalgar
swade-trait-science = Ciências
swade-trait-shooting = Atirar
swade-trait-spellcasting = Conjurar
swade-trait-stealth = Furtividade
swade-trait-survival = Sobrevivência
swade-trait-taunt = Provocar
swade-trait-thievery = Ladinagem
swade-trait-weird_science = Ciência Estranha
swade-unskilled = Outras perícias (sem treino)
swade-unarmed = Mãos nuas

## Seções da ficha

swade-section-attributes = Atributos
swade-section-skills = Perícias
swade-section-weapons = Armas
swade-section-moves = Ações
swade-section-edges = Vantagens
swade-section-hindrances = Complicações
swade-section-armor = Armaduras
swade-section-gear = Equipamento
swade-section-note = Anotações

## O que se faz

swade-do-attack = Atacar
swade-do-damage = Dano
swade-do-run = Correr
swade-do-unshake = Recuperar-se de Abalado
swade-do-unshake_benny = Recuperar-se com um bene
swade-do-recover_stunned = Recuperar-se de Atordoado
swade-do-incapacitation = Teste de incapacitação
swade-do-bleeding = Teste de sangramento
swade-do-soak = Absorver com um bene
swade-do-take = Aceitar os ferimentos
swade-pending-soak = { $wounds ->
     [1] Você levou 1 ferimento
    *[other] Você levou { $wounds } ferimentos
    }
    .again = Ainda dá para absorver mais
swade-against-target = contra { $value }
swade-against-nobody = sem alvo: contra 4
swade-against-parry = contra o Aparar de { $name }: { $value }
swade-against-toughness = contra a Resistência de { $name }: { $value }
swade-title-attack = { $trait } · { $weapon }
swade-title-damage = Dano · { $weapon } · { $dice }
swade-title-soak = Absorver ferimentos
swade-title-unshake = Recuperar-se de Abalado
swade-title-recover_stunned = Recuperar-se de Atordoado
swade-title-bleeding_roll = Sangrando
swade-title-incapacitation = Incapacitação
swade-title-run = Correr

## Como termina

swade-verdict-critical = Falha crítica
swade-verdict-success = { $raises ->
     [0] Sucesso
     [1] Sucesso, com 1 ampliação
    *[other] Sucesso, com { $raises } ampliações
    }
swade-verdict-failure = Falhou
swade-verdict-hit = { $raises ->
     [0] Acertou
     [1] Acertou, com 1 ampliação
    *[other] Acertou, com { $raises } ampliações
    }
swade-verdict-miss = Errou
swade-verdict-damage = de dano
swade-verdict-no_effect = Não passou da Resistência
swade-verdict-shaken = Abalado
swade-verdict-wounded = { $wounds ->
     [1] 1 ferimento
    *[other] { $wounds } ferimentos
    }
swade-verdict-incapacitated = Incapacitado
swade-verdict-knocked_out = Nocauteado
swade-verdict-soaked = { $left ->
     [0] Absorveu tudo
    *[other] { $soaked ->
         [1] Absorveu 1 ferimento
        *[other] Absorveu { $soaked } ferimentos
    }
    }
swade-verdict-not_soaked = Não absorveu nada
swade-verdict-unshaken = Recuperou-se
swade-verdict-still_shaken = Continua Abalado
swade-verdict-run = { $squares } quadros neste turno
swade-verdict-dead = Morreu
swade-next-benny_reroll = Gastar um bene
swade-next-apply = Aplicar ao alvo
swade-next-damage = Rolar dano
swade-next-damage_raise = Rolar dano com ampliação
swade-choice-difficulty = Dificuldade
swade-choice-actions = Ações neste turno
swade-choice-foes_adjacent = Atacantes em volta do alvo
swade-choice-band = Distância
swade-choice-aim = Mirar
swade-choice-cover = Cobertura do alvo
swade-choice-called_shot = Ataque localizado
swade-choice-raise = O ataque teve ampliação
swade-w-raise-no = não
swade-w-raise-yes = sim
swade-w-skill-fighting = Lutar
swade-w-skill-shooting = Atirar
swade-w-skill-athletics = Atletismo (arremesso)
swade-w-level-minor = menor
swade-w-level-major = maior

## Campos da ficha

swade-field-concept = Conceito
swade-field-race = Raça
swade-field-attributes = Atributos
swade-field-skills = Perícias
swade-field-id = Qual
swade-field-name = Nome
swade-field-die = Dado
swade-field-edges = Vantagens
swade-field-hindrances = Complicações
swade-field-level = Grau
swade-field-weapons = Armas
swade-field-damage = Dano
swade-field-skill = Perícia
swade-field-range = Distância
swade-field-ap = PA
swade-field-reach = Alcance
swade-field-parry = Aparar
swade-field-rate_of_fire = Cadência de tiro
swade-field-two_hands = Duas mãos
swade-field-note = Anotações
swade-field-armor = Armadura
swade-field-torso = Protege o torso
swade-field-worn = Vestida
swade-field-gear = Equipamento
swade-field-advances = Progressos
swade-field-base_pace = Movimentação
swade-field-size = Tamanho
swade-field-parry_bonus = Bônus de Aparar
swade-field-toughness_bonus = Bônus de Resistência
swade-field-bennies_at_start = Benes no início
swade-field-wild_die = Dado Selvagem
swade-field-run_die = Dado de corrida
swade-edge-quick = Rápido
swade-edge-level_headed = Focado
swade-edge-improved_level_headed = Focado Aprimorado
swade-edge-ambidextrous = Ambidestro
swade-edge-two_fisted = Combater com Duas Armas
swade-edge-luck = Sorte
swade-edge-great_luck = Muita Sorte
swade-hindrance-hesitant = Hesitante
swade-hindrance-slow = Lento
swade-hindrance-bad_luck = Azarado

## A mesa de exemplo

swade-demo-place = ponte sobre o Itararé, ao anoitecer
swade-demo-rosa = Rosa Maciel
swade-demo-rosa-concept = Tropeira que conhece cada atalho
swade-demo-loyal = Leal
swade-demo-machete = Facão
swade-demo-carbine = Carabina
swade-demo-leather = Gibão de couro
swade-demo-tiao = Tião Brasa
swade-demo-tiao-concept = Ferreiro de pavio curto
swade-demo-brawny = Musculoso
swade-demo-hot = Cabeça quente
swade-demo-axe = Machado de lenha
swade-demo-knife = Faca
swade-demo-fonseca = Dr. Fonseca
swade-demo-fonseca-concept = Médico que estuda o que não se explica
swade-demo-healer = Curandeiro
swade-demo-curious = Curioso
swade-demo-revolver = Revólver
swade-demo-jandira = Jandira
swade-demo-jandira-concept = Batedora da mata
swade-demo-woodsman = Mateira
swade-demo-vow = Voto: nunca deixar rastro
swade-demo-bow = Arco
swade-demo-club = Porrete
swade-demo-musket = Mosquete velho
swade-demo-claws = Garras
swade-demo-thugs = Capangas
swade-demo-cat = Onça-parda

## Estados

swade-state-shaken = Abalado
    .hint = Só faz ações livres até se recuperar.
swade-state-distracted = Distraído
    .hint = −2 em todos os testes até o fim do próximo turno.
swade-state-vulnerable = Vulnerável
    .hint = Quem age contra ele recebe +2.
swade-state-stunned = Atordoado
    .hint = Não age nem se move; testa Vigor no começo do turno.
swade-state-entangled = Enredado
    .hint = Não sai do lugar e fica Distraído.
swade-state-bound = Preso
    .hint = Não se move; Distraído e Vulnerável; só tenta se soltar.
swade-state-prone = Prostrado
    .hint = −2 no Aparar; difícil de acertar de longe.
swade-state-defending = Defendendo
    .hint = +4 no Aparar até o começo do próximo turno.
swade-state-incapacitated = Incapacitado
    .hint = Fora de ação.
swade-state-bleeding = Sangrando
    .hint = Testa Vigor no começo de cada turno para não morrer.
swade-state-knocked_out = Nocauteado
    .hint = Desacordado, sem risco de morrer.
swade-state-dead = Morto
    .hint = Não volta mais.
