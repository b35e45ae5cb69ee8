# O que só se diz à mesa de Savage Worlds: apelidos de características e estados, ações e opções.

speech-swade-trait-agility = agilidade | ágil
speech-swade-trait-smarts = astúcia | astuto | inteligência
speech-swade-trait-spirit = espírito
speech-swade-trait-strength = força
speech-swade-trait-vigor = vigor
speech-swade-trait-academics = acadêmico | acadêmicos | academia | conhecimento acadêmico | conhecimentos acadêmicos
speech-swade-trait-athletics = atletismo | atlético | escalar | escalo | nadar | nado | saltar | salto
speech-swade-trait-battle = batalha | conhecimento de batalha | tática
speech-swade-trait-boating = navegar | navego | navegação | remar | remo
speech-swade-trait-common_knowledge = conhecimento geral | conhecimentos gerais
speech-swade-trait-driving = dirigir | dirijo | direção
speech-swade-trait-electronics = eletrônica | eletrônicos
speech-swade-trait-faith = fé
speech-swade-trait-fighting = lutar | luto | luta | lutam | lute | lutando
speech-swade-trait-focus = foco
speech-swade-trait-gambling = jogar | jogatina | jogos | apostar | aposto
speech-swade-trait-hacking = hackear | hackeio | invadir sistema
speech-swade-trait-healing = curar | curo | cura | curam | medicina | primeiros socorros
speech-swade-trait-intimidation = intimidar | intimido | intimida | intimidação | intimidam | ameaçar | ameaço
speech-swade-trait-language = idioma | idiomas | língua
speech-swade-trait-notice = perceber | percebo | percebe | percepção | percebem | notar | noto
speech-swade-trait-occult = ocultismo | oculto
speech-swade-trait-performance = performance | atuação | atuar | cantar | canto
speech-swade-trait-persuasion = persuadir | persuado | persuade | persuasão | persuadem | convencer | convenço
speech-swade-trait-piloting = pilotar | piloto | pilotagem
speech-swade-trait-psionics = psiônicos | psionismo | psiônica
speech-swade-trait-repair = consertar | conserto | reparar | reparo
speech-swade-trait-research = pesquisar | pesquiso | pesquisa
speech-swade-trait-riding = cavalgar | cavalgo | cavalgada | montar | montaria
speech-swade-trait-science = ciências | ciência
speech-swade-trait-shooting = atirar | atira | tiro | pontaria | disparar
speech-swade-trait-spellcasting = conjurar | conjuro | conjuração
speech-swade-trait-stealth = furtividade | furtivo | furtiva | me esconder | esgueirar | me esgueirar
speech-swade-trait-survival = sobrevivência | sobreviver | rastrear | rastreio
speech-swade-trait-taunt = provocar | provoco | provoca | provocação | provocam
speech-swade-trait-thievery = ladinagem | arrombar | furtar | furto | bater carteira
speech-swade-trait-weird_science = ciência estranha

speech-swade-vital-wounds = ferimento | ferimentos | ferida | feridas | machucado | machucados
speech-swade-vital-fatigue = fadiga | fadigas | cansaço | nível de fadiga | níveis de fadiga | exaustão
speech-swade-vital-bennies = bene | benes | benê | benês | beni | bennie | bennies | benny | bênção | bem-e | ficha de bene
speech-swade-pool-gm_bennies = benes do mestre | bene do mestre

speech-swade-state-shaken = abalado | abalada | abalados | abaladas
speech-swade-state-distracted = distraído | distraída | distraídos | distraídas
speech-swade-state-vulnerable = vulnerável | vulneráveis
speech-swade-state-stunned = atordoado | atordoada | atordoados | atordoadas
speech-swade-state-entangled = enredado | enredada | enredados | enredadas | agarrado | agarrada
speech-swade-state-bound = preso | presa | presos | presas | imobilizado | imobilizada | amarrado | amarrada
speech-swade-state-prone = prostrado | prostrada | prostrados | prostradas | caído | caída | caídos | caídas | no chão | caiu | cai | caíram | (caiu|cai|caíram) no chão | deitado | deitada
speech-swade-state-defending = defendendo | defesa | na defesa | na defensiva
speech-swade-state-incapacitated = incapacitado | incapacitada | incapacitados | incapacitadas | fora de ação
speech-swade-state-bleeding = sangrando | sangramento
speech-swade-state-knocked_out = nocauteado | nocauteada | nocauteados | desmaiado | desmaiada | desacordado | desacordada
speech-swade-state-dead = morto | morta | mortos | mortas | morreu

speech-swade-situation-illumination = luz | iluminação | claridade
speech-swade-situation-illumination-bright = claro | luz plena | luz normal | dia claro | tudo claro | bem iluminado
speech-swade-situation-illumination-dim = penumbra | meia luz | meia-luz | luz fraca | pouca luz
speech-swade-situation-illumination-dark = escuro | escuridão | escuro comum | está escuro
speech-swade-situation-illumination-pitch_dark = escuridão total | breu | breu total | escuro total | completamente escuro
speech-swade-situation-cover = cobertura
speech-swade-situation-cover-none = sem cobertura | cobertura nenhuma | nenhuma cobertura
speech-swade-situation-cover-light = (cobertura|com cobertura) leve
speech-swade-situation-cover-medium = (cobertura|com cobertura) média
speech-swade-situation-cover-heavy = (cobertura|com cobertura) pesada
speech-swade-situation-cover-near_total = (cobertura|com cobertura) quase total | (cobertura|com cobertura) total

## Ações

speech-swade-soak = absorver | absorvo | absorve | absorção | (absorver|absorvo) (ferimento|ferimentos|dano)
    | (gastar|gasto|usar|uso) bene (para|pra) absorver | absorver com bene
speech-swade-take = (aceitar|aceito|aceita) (ferimento|ferimentos|dano) | não absorver | não absorvo | deixa doer
speech-swade-run = correr | corro | corre | corrida | dado de corrida
speech-swade-bleeding = teste de sangramento | (testar|rolar|rola|testo) sangramento | parar sangramento
speech-swade-incapacitation = teste de incapacitação | incapacitação
speech-swade-stand = levantar | levanto | levanta | levantar-se | me levanto | se levanta | ficar de pé | fico de pé
speech-swade-lie = deitar | deito | deita | me jogo no chão | me deito | se joga no chão | jogar-se no chão
speech-swade-defend = defender | defendo | defende | me defendo | defesa total | ação de defender

## Opções

speech-swade-wild_attack = ataque selvagem | selvagem | com selvageria | ataque selvagemente
speech-swade-the_drop = finalização | de surpresa | com a vantagem
speech-swade-off_hand = mão inábil | com a mão inábil | mão esquerda | mão ruim
speech-swade-touch_attack = ataque de toque | só tocar | toque
speech-swade-two_weapons = duas armas | com duas armas | uma em cada mão
speech-swade-unstable_platform = plataforma instável | em movimento | a cavalo
speech-swade-improvised = arma improvisada | improvisada | improvisado
speech-swade-called_shot-head = (localizado|) (na|à) cabeça | mirando na cabeça | cabeça
speech-swade-called_shot-vitals = órgãos vitais | nos órgãos vitais | ponto vital | no coração
speech-swade-called_shot-limb = (no|na) (braço|perna) | num membro | membro
speech-swade-called_shot-hand = na mão
speech-swade-band-short = (distância|alcance) (curta|curto) | à queima-roupa | de perto
speech-swade-band-medium = (distância|alcance) (média|médio)
speech-swade-band-long = (distância|alcance) (longa|longo) | de longe
speech-swade-band-extreme = (distância|alcance) (extrema|extremo)
speech-swade-aim = mirando | depois de mirar | com mira
speech-swade-actions-2 = duas ações | ação dupla | segunda ação
speech-swade-actions-3 = três ações | terceira ação
speech-swade-difficulty-easy = fácil | tarefa fácil
speech-swade-difficulty-hard = difícil | tarefa difícil
speech-swade-difficulty-very_hard = muito difícil | tarefa muito difícil
speech-swade-raise = (com|) ampliação | com uma ampliação | ampliado | com ampliações
speech-swade-no_raise = sem ampliação
speech-swade-nonlethal = não letal | sem matar | para nocautear | contundente
speech-swade-attack-shooting = atiro | disparo | disparar | (atirar|atira|atiro|atiram|dispara|disparo|disparam|disparar) (em|no|na|nos|nas|contra)
    | (dar|dou|dá) tiro | mando bala | meto bala | flechar | flecho
speech-swade-attack-athletics = arremesso | arremessar | arremessa
speech-swade-unarmed = desarmado | desarmada | (com|de|) mãos nuas | soco | socar | soqueio | chute | chutar | chuto
    | (dar|dou|dá) (soco|chute) | com os punhos | na mão limpa

## O que se diz de volta

speech-swade-says-soak = absorver os ferimentos
speech-swade-says-take = aceitar os ferimentos
speech-swade-says-run = correr
speech-swade-says-bleeding = teste de sangramento
speech-swade-says-incapacitation = teste de incapacitação
speech-swade-says-stand = levantar
speech-swade-says-lie = deitar no chão
speech-swade-says-defend = defender-se
speech-swade-says-wild_attack = ataque selvagem
speech-swade-says-the_drop = finalização
speech-swade-says-off_hand = mão inábil
speech-swade-says-touch_attack = ataque de toque
speech-swade-says-two_weapons = duas armas
speech-swade-says-unstable_platform = plataforma instável
speech-swade-says-improvised = arma improvisada
speech-swade-says-called_shot-head = na cabeça
speech-swade-says-called_shot-vitals = nos órgãos vitais
speech-swade-says-called_shot-limb = num membro
speech-swade-says-called_shot-hand = na mão
speech-swade-says-band-short = distância curta
speech-swade-says-band-medium = distância média
speech-swade-says-band-long = distância longa
speech-swade-says-band-extreme = distância extrema
speech-swade-says-aim = mirando
speech-swade-says-actions-2 = duas ações
speech-swade-says-actions-3 = três ações
speech-swade-says-difficulty-easy = fácil
speech-swade-says-difficulty-hard = difícil
speech-swade-says-difficulty-very_hard = muito difícil
speech-swade-says-raise = com ampliação
speech-swade-says-no_raise = sem ampliação
speech-swade-says-nonlethal = não letal
speech-swade-says-illumination-bright = claro
speech-swade-says-illumination-dim = penumbra
speech-swade-says-illumination-dark = escuro
speech-swade-says-illumination-pitch_dark = escuridão total
speech-swade-says-cover-none = sem cobertura
speech-swade-says-cover-light = cobertura leve
speech-swade-says-cover-medium = cobertura média
speech-swade-says-cover-heavy = cobertura pesada
speech-swade-says-cover-near_total = cobertura quase total
speech-swade-state-grappling = agarrando | segurando
speech-swade-state-supported = com suporte | apoiado | apoiada
speech-swade-state-disarmed = desarmado | desarmada
speech-swade-state-mounted = montado | montada | a cavalo
speech-swade-state-maintaining = mantendo poderes | mantendo poder
speech-swade-state-numb = travado para o arcano | travada para o arcano
speech-swade-state-convicted = com convicção | convicto | convicta
speech-swade-state-insight = percebeu uma brecha | brecha
speech-swade-state-borrowed_edge = vantagem emprestada
speech-swade-state-injured = lesionado | lesionada
speech-swade-state-hesitant = hesitante
speech-swade-state-fleeing = fugindo | em fuga
speech-swade-state-adrenaline = adrenalina
speech-swade-state-held = preso à corrente | presa à corrente
speech-swade-state-doomed = condenado | condenada
speech-swade-state-out_of_control = fora de controle | sem controle
speech-swade-state-steering_hit = direção avariada
speech-swade-state-locomotion_hit = locomoção avariada
speech-swade-state-wrecked = destruído | destruída
speech-swade-vital-conviction = convicção | convicções | marcador de convicção | marcadores de convicção
speech-swade-vital-power_points = ponto de poder | pontos de poder
