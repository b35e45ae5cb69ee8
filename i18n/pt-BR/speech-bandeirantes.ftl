# O que só se diz à mesa de O Desafio dos Bandeirantes: apelidos de habilidades e estados, ações e opções.

speech-bandeirantes-trait-dodge = esquiva
speech-bandeirantes-trait-unarmed = luta desarmada | lutar desarmado | briga de mão
speech-bandeirantes-trait-swords = espadas e facões | espadas | facões
speech-bandeirantes-trait-knives = facas e adagas | facas | adagas
speech-bandeirantes-trait-spears = lanças
speech-bandeirantes-trait-clubs = porretes e tacapes | porretes | tacapes
speech-bandeirantes-trait-throwing = arremesso | arremessar
speech-bandeirantes-trait-firearms = armas de fogo | pontaria
speech-bandeirantes-trait-boating = navegar | navego | remar | remo | canoa
speech-bandeirantes-trait-climbing = escalar | escalo | escalada | subir em árvore
speech-bandeirantes-trait-riding = cavalgar | cavalgo | montar | montaria
speech-bandeirantes-trait-stealth = furtividade | furtivo | furtiva | me esgueirar | me esconder
speech-bandeirantes-trait-swimming = nadar | nado | natação
speech-bandeirantes-trait-intimidation = intimidar | intimido | intimidação | ameaçar | ameaço
speech-bandeirantes-trait-persuasion = persuasão | persuadir | persuado | convencer | convenço
speech-bandeirantes-trait-herbs = ervas e plantas | ervas | plantas
speech-bandeirantes-trait-hunting = caça | caçar | caço
speech-bandeirantes-trait-medicine = medicina
speech-bandeirantes-trait-notice = percepção | perceber | percebo | notar | noto
speech-bandeirantes-trait-reading = ler e escrever | ler | escrever
speech-bandeirantes-trait-survival = sobrevivência | sobreviver
speech-bandeirantes-trait-tracking = rastrear | rastreio | rastro | seguir rastro | sigo o rastro
speech-bandeirantes-trait-trade = comércio | barganhar | barganha | negociar | negocio
speech-bandeirantes-trait-traps = armadilhas | armadilha | armar armadilha
speech-bandeirantes-trait-magic_resistance = resistência à magia
speech-bandeirantes-trait-luck = sorte

speech-bandeirantes-vital-resistance = resistência | ponto de resistência | pontos de resistência | vida
speech-bandeirantes-vital-fatigue = fadiga | ponto de fadiga | pontos de fadiga | cansaço
speech-bandeirantes-vital-magic_power = poder mágico | ponto de poder | pontos de poder | ponto de poder mágico | pontos de poder mágico
speech-bandeirantes-vital-wounds = sangramento | sangramentos
speech-bandeirantes-vital-grave_wounds = sangramento grave | sangramentos graves
speech-bandeirantes-vital-mortal_wounds = sangramento gravíssimo | sangramentos gravíssimos

speech-bandeirantes-state-surprised = surpreso | surpresa | surpresos
speech-bandeirantes-state-bad_position = em desvantagem | mal posicionado | mal posicionada
speech-bandeirantes-state-focused = concentrado | concentrada
speech-bandeirantes-state-disarmed = sem arma | desarmou-se
speech-bandeirantes-state-held = imobilizado | imobilizada | preso | presa | agarrado | agarrada
speech-bandeirantes-state-distracted = distraído | distraída | dormindo
speech-bandeirantes-state-bleeding = sangrando
speech-bandeirantes-state-poisoned = envenenado | envenenada
speech-bandeirantes-state-sick = doente
speech-bandeirantes-state-blind = cego | cega
speech-bandeirantes-state-incapacitated = incapacitado | incapacitada
speech-bandeirantes-state-unconscious = inconsciente | desmaiado | desmaiada | desacordado | desacordada | desmaiou
speech-bandeirantes-state-fallen = caído | caída | no chão | caiu
speech-bandeirantes-state-dead = morto | morta | mortos | mortas | morreu

speech-bandeirantes-situation-scene-ordinary = cena normal
speech-bandeirantes-situation-scene-easier = cena mais fácil
speech-bandeirantes-situation-scene-harder = cena mais difícil
speech-bandeirantes-situation-scene-much_harder = cena muito mais difícil
speech-bandeirantes-situation-altitude-low = terras baixas | baixada
speech-bandeirantes-situation-altitude-high = altitude | na serra alta | terras altas

## Ações

speech-bandeirantes-dodge = defender | defender-se | me defendo | me defender | esquivar | me esquivo | me esquivar | desviar | desvio
speech-bandeirantes-resist = resistir (à magia|ao feitiço|) | resisto (à magia|ao feitiço|)
speech-bandeirantes-knockout = teste de nocaute | nocaute | não desmaiar
speech-bandeirantes-endure = resistir ao veneno | resisto ao veneno | aguentar o veneno
speech-bandeirantes-let_be = não (me defender|me defendo|defender|resistir|resisto) | deixa acertar | não se defende | dispensar o teste | dispensa o teste
speech-bandeirantes-focus = me concentro | me concentrar | concentrar | concentro | concentrar-se
speech-bandeirantes-do-treat = tratar | trato | trata | cuidar | cuido | estancar | estanco
speech-bandeirantes-do-rest = durmo | dorme | descansar | descanso
speech-bandeirantes-do-fumble = falha desastrada | desastre
speech-bandeirantes-do-master_stroke = golpe de mestre na tabela | rolar golpe de mestre
speech-bandeirantes-do-cast = realizo | conjurar | conjuro | lançar feitiço | lanço | fazer (o|) (feitiço|encanto)
speech-bandeirantes-do-renew = renovo | renova | manter | mantenho
speech-bandeirantes-do-learn = aprendo | aprende | treinar | treino
speech-bandeirantes-do-session = terminar a sessão | acabou a sessão

## Opções

speech-bandeirantes-location-head = (na|à) cabeça | mirando na cabeça | cabeça
speech-bandeirantes-location-throat = (na|no) (garganta|pescoço)
speech-bandeirantes-location-torso = no (tronco|peito)
speech-bandeirantes-location-limbs = (no|na) (braço|perna) | num membro | nos membros
speech-bandeirantes-location-disarm = para desarmar | pra desarmar | desarmando
speech-bandeirantes-charge-yes = em carga | em corrida | investida
speech-bandeirantes-attack_number-second = segundo ataque | ataque (número|) (2|dois)
speech-bandeirantes-way-free = ataque livre | pelas costas
speech-bandeirantes-way-contest = em confronto | confronto
speech-bandeirantes-difficulty-easy = fácil
speech-bandeirantes-difficulty-hard = difícil
speech-bandeirantes-difficulty-almost_impossible = quase impossível
speech-bandeirantes-master_stroke-yes = de mestre | com golpe de mestre | máximo
speech-bandeirantes-concentrated = concentrado | concentrada | com calma
speech-bandeirantes-attack-firearms = atiro | disparo | disparar | (atirar|atira|atiro|atiram|dispara|disparo|disparam|disparar) (em|no|na|nos|nas|contra)
    | (dar|dou|dá) tiro | mando bala
speech-bandeirantes-attack-bows = flecho | flechar | flecha | (dar|dou) flechada
speech-bandeirantes-attack-blowguns = sopro | soprar | sopra | (soprar|sopro) (a|) zarabatana
speech-bandeirantes-attack-slings = (atirar|atiro) pedra | apedrejo | apedrejar
speech-bandeirantes-unarmed = desarmado | desarmada | (com|de|) mãos nuas | soco | socar | soqueio | chute | chutar | chuto | na mão | (dar|dou|dá) (soco|chute)

## O que se diz de volta

speech-bandeirantes-says-dodge = defender-se
speech-bandeirantes-says-resist = resistir à magia
speech-bandeirantes-says-knockout = teste de nocaute
speech-bandeirantes-says-endure = resistir ao veneno
speech-bandeirantes-says-let_be = deixar como está
speech-bandeirantes-says-focus = concentrar-se
speech-bandeirantes-says-location-head = na cabeça
speech-bandeirantes-says-location-throat = na garganta
speech-bandeirantes-says-location-torso = no tronco
speech-bandeirantes-says-location-limbs = num membro
speech-bandeirantes-says-location-disarm = para desarmar
speech-bandeirantes-says-charge-yes = em carga
speech-bandeirantes-says-attack_number-second = segundo ataque
speech-bandeirantes-says-way-free = ataque livre
speech-bandeirantes-says-way-contest = em confronto
speech-bandeirantes-says-difficulty-easy = fácil
speech-bandeirantes-says-difficulty-hard = difícil
speech-bandeirantes-says-difficulty-almost_impossible = quase impossível
speech-bandeirantes-says-master_stroke-yes = golpe de mestre
speech-bandeirantes-says-concentrated = concentrado
speech-bandeirantes-says-scene-ordinary = cena normal
speech-bandeirantes-says-scene-easier = cena mais fácil
speech-bandeirantes-says-scene-harder = cena mais difícil
speech-bandeirantes-says-scene-much_harder = cena muito mais difícil
speech-bandeirantes-says-altitude-low = terras baixas
speech-bandeirantes-says-altitude-high = terras altas
