# O que só se diz à mesa de Mutantes & Malfeitores: apelidos de características e estados, ações e opções.

speech-mm3e-trait-awareness = prontidão | alerta
speech-mm3e-trait-fighting = luta | lutar | luto
speech-mm3e-trait-acrobatics = acrobacia | acrobacias | acrobático
speech-mm3e-trait-athletics = atletismo | escalar | escalo | nadar | nado | saltar | salto | pular | pulo
speech-mm3e-trait-deception = enganação | enganar | engano | blefar | blefe | blefo | mentir | minto
speech-mm3e-trait-insight = intuição | intuir
speech-mm3e-trait-intimidation = intimidação | intimidar | intimido | intimida | ameaçar | ameaço
speech-mm3e-trait-investigation = investigação | investigar | investigo | investiga
speech-mm3e-trait-perception = percepção | perceber | percebo | percebe | notar | noto
speech-mm3e-trait-persuasion = persuasão | persuadir | persuado | persuade | convencer | convenço
speech-mm3e-trait-sleight_of_hand = prestidigitação | mão leve
speech-mm3e-trait-stealth = furtividade | furtivo | furtiva | me esgueirar | esgueirar
speech-mm3e-trait-technology = tecnologia | consertar | conserto | hackear | hackeio
speech-mm3e-trait-treatment = tratamento | medicina | primeiros socorros
speech-mm3e-trait-vehicles = veículos | pilotar | piloto | dirigir | dirijo

speech-mm3e-vital-bruises = ferimento | ferimentos | machucado | machucados | dano acumulado
speech-mm3e-vital-hero_points = ponto heroico | pontos heroicos | ponto de herói | pontos de herói

speech-mm3e-state-dazed = tonto | tonta | tontos | tontas
speech-mm3e-state-staggered = abatido | abatida | abatidos | abatidas | desnorteado | desnorteada
speech-mm3e-state-incapacitated = incapacitado | incapacitada | incapacitados | incapacitadas | fora de combate
speech-mm3e-state-dying = moribundo | moribunda | morrendo
speech-mm3e-state-dead = morto | morta | mortos | mortas | morreu
speech-mm3e-state-fatigued = fatigado | fatigada | cansado | cansada
speech-mm3e-state-exhausted = exausto | exausta
speech-mm3e-state-vulnerable = vulnerável | vulneráveis
speech-mm3e-state-defenseless = indefeso | indefesa | indefesos
speech-mm3e-state-impaired = prejudicado | prejudicada
speech-mm3e-state-disabled = desabilitado | desabilitada
speech-mm3e-state-hindered = impedido | impedida | lento | lenta
speech-mm3e-state-immobile = imóvel | imóveis
speech-mm3e-state-stunned = atordoado | atordoada | atordoados
speech-mm3e-state-prone = caído | caída | caídos | caídas | no chão | caiu | (caiu|cai|caíram) no chão
speech-mm3e-state-bound = amarrado | amarrada
speech-mm3e-state-asleep = adormecido | adormecida | dormindo
speech-mm3e-state-blind = cego | cega | cegos
speech-mm3e-state-deaf = surdo | surda
speech-mm3e-state-paralyzed = paralisado | paralisada
speech-mm3e-state-controlled = controlado | controlada

speech-mm3e-situation-cover-none = sem cobertura
speech-mm3e-situation-cover-partial = (cobertura|com cobertura) parcial
speech-mm3e-situation-cover-total = (cobertura|com cobertura) total
speech-mm3e-situation-cover-full = (cobertura|com cobertura) completa
speech-mm3e-situation-concealment-none = sem camuflagem | às claras
speech-mm3e-situation-concealment-partial = (camuflagem|com camuflagem) parcial
speech-mm3e-situation-concealment-total = (camuflagem|com camuflagem) total

## Ações

speech-mm3e-resist = salvamento | (fazer|faço|rolar|rolo) (o|) salvamento | resistir (ao|) (dano|efeito|) | resisto (ao|) (dano|efeito|)
speech-mm3e-dodge = (esquivar-se|me esquivo|me esquivar|esquivo|esquivar) (da área|) | sair da área | saio da área
speech-mm3e-shake_off = (me livrar|me livro|livrar-se|livro-me) (de um|do) efeito
speech-mm3e-hold_on = agarrar-se à vida | me agarro à vida | me agarrar à vida | não morrer
speech-mm3e-spare = (poupar|poupa|poupo) (do teste|) | dispensar (do teste|) | dispensa (do teste|)
speech-mm3e-aim = mirar | miro | mira | fazer mira
speech-mm3e-guard = defesa total | ficar na defensiva | fico na defensiva | na defensiva
speech-mm3e-lie = deitar | me deito | me jogo no chão | se joga no chão
speech-mm3e-do-stand = me levanto | levanto | levanta | se levanta | ficar de pé | fico de pé
speech-mm3e-do-recover = me recupero | me recuperar | recupero o fôlego
speech-mm3e-do-hero = (gasto|gasta|usar|uso|usa|gastar) ponto (heroico|de herói)
speech-mm3e-do-effort = fazer esforço extra | faço esforço extra | forçar os limites | forço os limites
speech-mm3e-do-feint = finta | finto | fazer finta | faço finta
speech-mm3e-do-demoralize = desmoralizo | desmoraliza
speech-mm3e-do-trip = derrubo | derruba | rasteira | (dar|dou|dá) (uma|) rasteira | passar rasteira
speech-mm3e-do-grab = agarro | agarra | segurar | seguro
speech-mm3e-do-aid = ajudo | ajuda | dar uma força | apoiar | apoio
speech-mm3e-do-escape = escapo | escapa | me soltar | me solto | soltar-se
speech-mm3e-do-stabilize = estabilizo | estabiliza
speech-mm3e-do-rest = descanso | descansa | repousar
speech-mm3e-do-move = me movo | me mover | mover | andar | ando | correr | corro

## Opções

speech-mm3e-accurate = (ataque|com ataque|) acurado (2|dois|) | com precisão
speech-mm3e-accurate-5 = (ataque|com ataque|) acurado (5|cinco)
speech-mm3e-power = (ataque|com ataque|) poderoso (2|dois|) | com força
speech-mm3e-power-5 = (ataque|com ataque|) poderoso (5|cinco)
speech-mm3e-defensive = (ataque|com ataque|) defensivo (2|dois|)
speech-mm3e-defensive-5 = (ataque|com ataque|) defensivo (5|cinco)
speech-mm3e-all_out = (ataque|com ataque|) imprudente (2|dois|) | com tudo
speech-mm3e-all_out-5 = (ataque|com ataque|) imprudente (5|cinco)
speech-mm3e-lethal-yes = para matar | pra matar | letal
speech-mm3e-charge-yes = em carga | (de|com) investida | investida
speech-mm3e-band-short = (distância|alcance) (curta|curto) | de perto | à queima-roupa
speech-mm3e-band-medium = (distância|alcance) (média|médio)
speech-mm3e-band-long = (distância|alcance) (longa|longo) | de longe
speech-mm3e-routine-yes = de rotina | como rotina | rotina
speech-mm3e-difficulty-easy = fácil
speech-mm3e-difficulty-tough = difícil
speech-mm3e-difficulty-challenging = desafiador | desafiadora
speech-mm3e-difficulty-heroic = heroico | heroica
speech-mm3e-circumstance-help_minor = com (uma|) ajuda | com alguma ajuda
speech-mm3e-circumstance-help_major = com muita ajuda
speech-mm3e-circumstance-hinder_minor = atrapalhado | atrapalhada
speech-mm3e-circumstance-hinder_major = muito atrapalhado | muito atrapalhada
speech-mm3e-attack-ranged = atiro | disparo | disparar | (atirar|atira|atiro|atiram|dispara|disparo|disparam|disparar) (em|no|na|nos|nas|contra)
    | (dar|dou|dá) tiro | flecho | flechar
speech-mm3e-unarmed = desarmado | desarmada | (com|de|) mãos nuas | chute | chutar | chuto | na mão limpa | (dar|dou|dá) (soco|chute)

## O que se diz de volta

speech-mm3e-says-resist = fazer o salvamento
speech-mm3e-says-dodge = esquivar-se da área
speech-mm3e-says-shake_off = livrar-se do efeito
speech-mm3e-says-hold_on = agarrar-se à vida
speech-mm3e-says-spare = poupar do teste
speech-mm3e-says-aim = mirar
speech-mm3e-says-guard = defesa total
speech-mm3e-says-lie = deitar no chão
speech-mm3e-says-accurate = ataque acurado 2
speech-mm3e-says-accurate-5 = ataque acurado 5
speech-mm3e-says-power = ataque poderoso 2
speech-mm3e-says-power-5 = ataque poderoso 5
speech-mm3e-says-defensive = ataque defensivo 2
speech-mm3e-says-defensive-5 = ataque defensivo 5
speech-mm3e-says-all_out = ataque imprudente 2
speech-mm3e-says-all_out-5 = ataque imprudente 5
speech-mm3e-says-lethal-yes = para matar
speech-mm3e-says-charge-yes = em carga
speech-mm3e-says-band-short = distância curta
speech-mm3e-says-band-medium = distância média
speech-mm3e-says-band-long = distância longa
speech-mm3e-says-routine-yes = de rotina
speech-mm3e-says-difficulty-easy = fácil
speech-mm3e-says-difficulty-tough = difícil
speech-mm3e-says-difficulty-challenging = desafiador
speech-mm3e-says-difficulty-heroic = heroico
speech-mm3e-says-circumstance-help_minor = com ajuda
speech-mm3e-says-circumstance-help_major = com muita ajuda
speech-mm3e-says-circumstance-hinder_minor = atrapalhado
speech-mm3e-says-circumstance-hinder_major = muito atrapalhado
speech-mm3e-says-cover-none = sem cobertura
speech-mm3e-says-cover-partial = cobertura parcial
speech-mm3e-says-cover-total = cobertura total
speech-mm3e-says-cover-full = cobertura completa
speech-mm3e-says-concealment-none = sem camuflagem
speech-mm3e-says-concealment-partial = camuflagem parcial
speech-mm3e-says-concealment-total = camuflagem total
