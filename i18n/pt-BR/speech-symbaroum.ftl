# O que só se diz à mesa de Symbaroum: apelidos de atributos e estados, ações e opções.

speech-symbaroum-trait-accurate = accurate | preciso | precisa mão | precisão | pontaria
speech-symbaroum-trait-cunning = cunning | astuto | astuta | astúcia
speech-symbaroum-trait-discreet = discreet | discreto | discreta | discrição | furtividade | me esgueirar
speech-symbaroum-trait-persuasive = persuasive | persuasivo | persuasiva | persuasão | persuadir | persuado | convencer | convenço
speech-symbaroum-trait-quick = quick | rápido | rápida | rapidez | ágil | agilidade
speech-symbaroum-trait-resolute = resolute | resoluto | resoluta | determinação | força de vontade
speech-symbaroum-trait-strong = strong | forte | força | vigor
speech-symbaroum-trait-vigilant = vigilant | vigilante | vigilância | atento | atenta | atenção | perceber | percebo | percepção
speech-symbaroum-trait-defense = defesa

speech-symbaroum-vital-toughness = vitalidade | ponto de vitalidade | pontos de vitalidade | vida | pontos de vida
speech-symbaroum-vital-herbs = cura herbal | curas herbais | erva | ervas
speech-symbaroum-vital-experience = experiência | ponto de experiência | pontos de experiência | xp

speech-symbaroum-state-prone = caído | caída | caídos | caídas | no chão | caiu | (caiu|cai|caíram) no chão
speech-symbaroum-state-flanked = flanqueado | flanqueada | flanqueados | flanqueadas | cercado | cercada
speech-symbaroum-state-unaware = desprevenido | desprevenida | desprevenidos | surpreso | surpresa | surpresos
speech-symbaroum-state-undrawn = arma guardada | sem arma na mão
speech-symbaroum-state-blinded = cego | cega | cegos | cegas
speech-symbaroum-state-dying = morrendo | moribundo | moribunda
speech-symbaroum-state-dead = morto | morta | mortos | mortas | morreu

speech-symbaroum-situation-sight = visão | visibilidade
speech-symbaroum-situation-sight-clear = visão livre | dá para ver | claro | tudo claro
speech-symbaroum-situation-sight-darkness = escuridão | escuro | está escuro | breu
speech-symbaroum-situation-sight-smoke = fumaça | muita fumaça
speech-symbaroum-situation-sight-fog = neblina | névoa | neblina espessa

## Ações

speech-symbaroum-take_hit = não me defender | não me defendo | não defender | não defendo | não se defende | levar o golpe | levo o golpe | aceitar o golpe
speech-symbaroum-suffer = dano sofrido | rolar (o|) dano sofrido | sofrer o dano | sofro o dano
speech-symbaroum-flank = flanquear | flanqueio | flanqueia
speech-symbaroum-withdraw = recuar | recuo | recua | bater em retirada
speech-symbaroum-walk = andar | ando | anda | me mover | me movo | correr | corro
speech-symbaroum-lie = deitar | me deito | me jogo no chão | se joga no chão
speech-symbaroum-do-defend = defender | defendo | me defendo | defende | aparar | aparo | me defender
speech-symbaroum-do-surprise = surpreendo | surpreende | emboscar | emboscada | embosco | pegar de surpresa
speech-symbaroum-do-heal = curar | curo | cura | tratar | trato | primeiros socorros
speech-symbaroum-do-draw = sacar | saco | saca | sacar a arma | saco a arma
speech-symbaroum-do-stand_up = levanto | me levanto | levantar | levanta | se levanta | ficar de pé | fico de pé
speech-symbaroum-do-death = teste da morte | testar a morte
speech-symbaroum-do-improve = evoluo | subir de nível | comprar nível | melhorar | melhoro

## Opções

speech-symbaroum-versus-unaware = de surpresa | desprevenidamente | pelas costas
speech-symbaroum-versus-flanked = flanqueando | pelo flanco
speech-symbaroum-versus-prone = com ele caído | no caído
speech-symbaroum-versus-lower_ground = de cima | em terreno alto | do alto
speech-symbaroum-free_attack = ataque livre | como ataque livre
speech-symbaroum-blind-self = às cegas | sem enxergar | sem ver
speech-symbaroum-blind-both = os dois às cegas | ninguém enxerga
speech-symbaroum-blind-none = enxergando | vendo bem
speech-symbaroum-advantage = com vantagem
speech-symbaroum-attack-ranged = atiro | disparo | disparar | (atirar|atira|atiro|atiram|dispara|disparo|disparam|disparar) (em|no|na|nos|nas|contra)
    | (dar|dou|dá) tiro | flecho | flechar
speech-symbaroum-unarmed = desarmado | desarmada | (com|de|) mãos nuas | soco | socar | chute | chutar | chuto | na mão | (dar|dou|dá) (soco|chute)

## O que se diz de volta

speech-symbaroum-says-take_hit = não se defender
speech-symbaroum-says-suffer = rolar o dano sofrido
speech-symbaroum-says-flank = flanquear
speech-symbaroum-says-withdraw = recuar
speech-symbaroum-says-walk = mover-se
speech-symbaroum-says-lie = deitar no chão
speech-symbaroum-says-versus-unaware = desprevenido
speech-symbaroum-says-versus-flanked = flanqueando
speech-symbaroum-says-versus-prone = caído
speech-symbaroum-says-versus-lower_ground = do alto
speech-symbaroum-says-free_attack = ataque livre
speech-symbaroum-says-blind-self = às cegas
speech-symbaroum-says-blind-both = os dois às cegas
speech-symbaroum-says-blind-none = enxergando
speech-symbaroum-says-advantage = com vantagem
speech-symbaroum-says-sight-clear = visão livre
speech-symbaroum-says-sight-darkness = escuridão
speech-symbaroum-says-sight-smoke = fumaça
speech-symbaroum-says-sight-fog = neblina
