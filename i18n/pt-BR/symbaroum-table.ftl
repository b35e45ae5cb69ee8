# Symbaroum à mesa: ficha, estados, o que se faz e como termina.

## O jogo

symbaroum-name = Symbaroum
symbaroum-kind-player_character = Personagem de jogador
symbaroum-kind-other = Personagem do mestre
symbaroum-situation-sight = Visão
symbaroum-w-clear = livre
symbaroum-w-darkness = escuridão
symbaroum-w-smoke = fumaça
symbaroum-w-fog = neblina espessa

## Valores no alto da ficha

symbaroum-derived-defense = Defesa { $value }
symbaroum-derived-armor = Armadura { $value }
symbaroum-derived-pain_threshold = Limiar de dor { $value }
symbaroum-derived-earned = Experiência ganha { $value }
symbaroum-vital-toughness = Vitalidade
symbaroum-vital-herbs = Curas herbais
symbaroum-vital-experience = Experiência

## Atributos

symbaroum-trait-accurate = Accurate
symbaroum-trait-cunning = Cunning
symbaroum-trait-discreet = Discreet
symbaroum-trait-persuasive = Persuasive
symbaroum-trait-quick = Quick
symbaroum-trait-resolute = Resolute
symbaroum-trait-strong = Strong
symbaroum-trait-vigilant = Vigilant
symbaroum-trait-defense = Defesa
symbaroum-short-accurate = Acc
symbaroum-short-cunning = Cun
symbaroum-short-discreet = Dis
symbaroum-short-persuasive = Per
symbaroum-short-quick = Qui
symbaroum-short-resolute = Res
symbaroum-short-strong = Str
symbaroum-short-vigilant = Vig
symbaroum-w-accurate = Accurate
symbaroum-w-cunning = Cunning
symbaroum-w-discreet = Discreet
symbaroum-w-persuasive = Persuasive
symbaroum-w-quick = Quick
symbaroum-w-resolute = Resolute
symbaroum-w-strong = Strong
symbaroum-w-vigilant = Vigilant
symbaroum-w-defense = Defesa
symbaroum-unarmed = Socos e chutes

## Seções da ficha

symbaroum-section-attributes = Atributos
symbaroum-section-weapons = Armas
symbaroum-section-moves = Ações
symbaroum-section-abilities = Habilidades
symbaroum-section-armor = Armaduras
symbaroum-section-gear = Equipamento
symbaroum-section-note = Anotações

## O que se faz

symbaroum-do-attack = Atacar
symbaroum-do-damage = Dano
symbaroum-do-defend = Defender-se
symbaroum-pending-defend = Ataque de { $name } ({ $accurate }): defenda-se
symbaroum-pending-hit = O golpe de { $name } acertou: { $damage } de dano
symbaroum-pending-death = Morrendo: teste de morte
symbaroum-do-take_hit = Não se defender
symbaroum-do-suffer = Rolar o dano sofrido
symbaroum-do-spare = Deixar passar
symbaroum-do-act = Outra ação
symbaroum-do-surprise = Surpreender
symbaroum-do-heal = Curar
symbaroum-do-draw = Sacar arma
symbaroum-do-stand_up = Levantar-se
symbaroum-do-death = Teste de morte
symbaroum-do-ability = Usar
symbaroum-do-improve = Evoluir
symbaroum-against-death = 1 acorda, 20 mata
symbaroum-against-nobody = sem oponente: { $value } ou menos
symbaroum-against-opponent = { $trait } de { $name } é { $opponent }: { $value } ou menos
symbaroum-against-defense = Defesa de { $name } é { $opponent }: { $value } ou menos
symbaroum-against-accurate = ataque de { $name } com { $opponent }: { $value } ou menos
symbaroum-against-armor = { $name }: Vitalidade { $value }, armadura { $armor }
symbaroum-against-bare = { $name }: Vitalidade { $value }, sem armadura
symbaroum-against-experience = custa { $cost }; há { $held }
symbaroum-odds-success = de sucesso
symbaroum-title-attack = { $trait } · { $weapon }
symbaroum-title-announced = { $weapon } contra { $name }
symbaroum-title-damage = Dano · { $weapon } · { $dice }
symbaroum-title-suffer = Dano de { $name } · { $weapon } · { $dice }
symbaroum-title-ability = { $name } · { $trait }
symbaroum-title-improve = { $name }: nível { $level }
symbaroum-title-surprise = Surpreender
symbaroum-title-heal = Curar { $name }: { $method }
symbaroum-title-death = Teste de morte
symbaroum-title-stand_up = Levantar-se
symbaroum-choice-opposed = Quem resiste usa
symbaroum-choice-blind = Quem luta às cegas
symbaroum-choice-situation = Situação de vantagem
symbaroum-choice-counts_as = Conta como
symbaroum-choice-advantage = Com vantagem
symbaroum-choice-side = Quem se esconde
symbaroum-choice-watchers = Quem vigia
symbaroum-choice-method = Como
symbaroum-choice-amount = Pontos de cura
symbaroum-choice-action = Ação
symbaroum-w-situation-none = nenhuma
symbaroum-w-opposed-none = ninguém
symbaroum-w-against-none = ninguém
symbaroum-w-level-none = ainda não tem
symbaroum-w-no = não
symbaroum-w-yes = sim
symbaroum-w-alone = só este personagem
symbaroum-w-party = o grupo todo
symbaroum-w-one = só o alvo
symbaroum-w-all = o outro lado todo
symbaroum-source-armor = armadura
symbaroum-source-defense_bonus = bônus de Defesa

## Como termina

symbaroum-verdict-success = Sucesso
symbaroum-verdict-failure = Falhou
symbaroum-verdict-hit = Acertou
symbaroum-verdict-miss = Errou
symbaroum-verdict-defended = Defendeu
symbaroum-verdict-not_defended = Não se defendeu: o golpe acertou
symbaroum-verdict-announced = À espera da defesa
symbaroum-verdict-surprised = Pegou desprevenido
symbaroum-verdict-noticed = Foi notado
symbaroum-verdict-up_at_once = De pé, com uma ação de movimento
symbaroum-verdict-up_slowly = De pé, mas gastou o turno inteiro
symbaroum-verdict-damage = de dano
symbaroum-verdict-no_damage = A armadura segurou
symbaroum-verdict-pain = de dano: atingiu o limiar de dor
symbaroum-verdict-dying = de dano: está morrendo
symbaroum-verdict-dead = de dano: morreu
symbaroum-verdict-wakes = Acordou
symbaroum-verdict-dies = Morreu
symbaroum-verdict-holds_on = Ainda resiste
symbaroum-verdict-healed = { $healed ->
     [1] Curou 1 ponto
    *[other] Curou { $healed } pontos
    }
symbaroum-verdict-stabilized = Fora de perigo
symbaroum-verdict-not_healed = Nada curado
symbaroum-verdict-improved = de experiência: subiu de nível
symbaroum-verdict-costs = de experiência
symbaroum-verdict-over = Não cabe no turno
symbaroum-verdict-withdrawn = Recuou: cada inimigo ganha um ataque livre
symbaroum-verdict-done = Feito
symbaroum-next-apply = Aplicar ao alvo
symbaroum-next-heal = Curar o alvo
symbaroum-next-flank = Flanquear o alvo
symbaroum-next-damage = Rolar dano
symbaroum-next-damage_advantage = Rolar dano com vantagem
symbaroum-next-suffer = Rolar o dano sofrido
symbaroum-next-free_attack = Ataque livre
symbaroum-passed-healed = { $name } recupera { $healed } de Vitalidade

## Campos da ficha

symbaroum-field-concept = Conceito
symbaroum-field-race = Raça
symbaroum-field-attributes = Atributos
symbaroum-field-abilities = Habilidades
symbaroum-field-name = Nome
symbaroum-field-known = Efeito que a mesa conhece
symbaroum-w-known-other = outro
symbaroum-w-known-laying_on_of_hands = Cura pelas Mãos
symbaroum-field-level = Nível
symbaroum-field-attribute = Atributo testado
symbaroum-field-against = Quem resiste usa
symbaroum-field-note = Anotações
symbaroum-field-weapons = Armas
symbaroum-field-damage = Dano
symbaroum-field-reach = Tipo de ataque
symbaroum-field-long = Longa
symbaroum-field-short = Curta
symbaroum-field-heavy = Pesada
symbaroum-field-natural = Arma natural
symbaroum-field-armor = Armaduras
symbaroum-field-protection = Proteção
symbaroum-field-defense = Efeito na Defesa
symbaroum-field-worn = Vestida
symbaroum-field-shield = Escudo
symbaroum-field-defense_attribute = Atributo da Defesa
symbaroum-field-defense_bonus = Bônus de Defesa
symbaroum-field-toughness_bonus = Bônus de Vitalidade
symbaroum-field-pain_bonus = Bônus do limiar de dor
symbaroum-field-feels_pain = Sente dor
symbaroum-field-sees_in_dark = Enxerga no escuro
symbaroum-field-herbs_at_start = Curas herbais no início
symbaroum-field-experience_spent = Experiência gasta
symbaroum-field-gear = Equipamento

## A mesa de exemplo

symbaroum-demo-place = clareira no Mato Fundo, noite sem lua
symbaroum-demo-moema = Moema Espinho
symbaroum-demo-moema-concept = Caçadora que fala pouco e erra menos ainda
symbaroum-demo-aim = Pontaria
symbaroum-demo-tracking = Rastreio
symbaroum-demo-beasts = Amansar bichos
symbaroum-demo-bow = Arco de ipê
symbaroum-demo-knife = Faca de caça
symbaroum-demo-leather = Gibão de couro
symbaroum-demo-bento = Bento Ferrolho
symbaroum-demo-bento-concept = Guarda de estrada que perdeu a estrada
symbaroum-demo-shield_wall = Muralha
symbaroum-demo-war_cry = Grito de guerra
symbaroum-demo-recovery = Recuperação
symbaroum-demo-sword = Espada
symbaroum-demo-hatchet = Machadinha
symbaroum-demo-mail = Cota remendada
symbaroum-demo-quiteria = Irmã Quitéria
symbaroum-demo-quiteria-concept = Benzedeira que não nega socorro
symbaroum-demo-medicus = Médico
symbaroum-demo-hands = Cura pelas Mãos
symbaroum-demo-blessing = Benzedura
symbaroum-demo-staff = Cajado de aroeira
symbaroum-demo-quiteria-gear = ervas, ataduras, um terço de sementes
symbaroum-demo-juca = Juca Lamparina
symbaroum-demo-juca-concept = Ladrão de igreja arrependido, quase
symbaroum-demo-backstab = Golpe pelas costas
symbaroum-demo-locks = Fechaduras
symbaroum-demo-cat_steps = Pés de gato
symbaroum-demo-dagger = Punhal
symbaroum-demo-sling = Funda
symbaroum-demo-machete = Facão
symbaroum-demo-crossbow = Besta
symbaroum-demo-feint = Finta
symbaroum-demo-spear = Lança
symbaroum-demo-claws = Garras
symbaroum-demo-hide = Couro grosso
symbaroum-demo-bandits = Salteadores
symbaroum-demo-chief = Velho Tenório
symbaroum-demo-beast = Mapinguari

## Estados

symbaroum-state-prone = Caído
    .hint = Ataques corpo a corpo contra ele têm vantagem.
symbaroum-state-flanked = Flanqueado
    .hint = Ataques corpo a corpo contra ele têm vantagem; recuar o livra.
symbaroum-state-unaware = Desprevenido
    .hint = Não se defende, e todo ataque contra ele tem vantagem, até o começo do seu turno.
symbaroum-state-undrawn = Arma guardada
    .hint = Só luta com armas naturais até sacar uma arma.
symbaroum-state-blinded = Cego
    .hint = Rola duas vezes e fica com o pior, se o outro enxerga.
symbaroum-state-dying = Morrendo
    .hint = Não faz nada além do teste de morte, um por turno.
symbaroum-state-dead = Morto
    .hint = Não volta mais.
