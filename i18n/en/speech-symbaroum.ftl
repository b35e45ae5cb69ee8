# What is said at a Symbaroum table only: other names of attributes and states, moves and options.

speech-symbaroum-trait-accurate = accurate | accuracy
speech-symbaroum-trait-cunning = cunning
speech-symbaroum-trait-discreet = discreet | sneak
speech-symbaroum-trait-persuasive = persuasive | persuade | convince
speech-symbaroum-trait-quick = quick | quickness
speech-symbaroum-trait-resolute = resolute | willpower
speech-symbaroum-trait-strong = strong | strength
speech-symbaroum-trait-vigilant = vigilant | notice | spot
speech-symbaroum-trait-defense = defense | defence

speech-symbaroum-vital-toughness = toughness | toughness points
speech-symbaroum-vital-herbs = herbal cure | herbal cures | herb | herbs
speech-symbaroum-vital-experience = experience | experience point | experience points | xp

speech-symbaroum-state-prone = prone | on the ground | fell down
speech-symbaroum-state-flanked = flanked
speech-symbaroum-state-unaware = unaware | surprised
speech-symbaroum-state-undrawn = undrawn | weapon not drawn
speech-symbaroum-state-blinded = blinded | blind
speech-symbaroum-state-dying = dying
speech-symbaroum-state-dead = dead | died

speech-symbaroum-situation-sight = sight | visibility
speech-symbaroum-situation-sight-clear = clear sight | clear
speech-symbaroum-situation-sight-darkness = darkness | dark
speech-symbaroum-situation-sight-smoke = smoke
speech-symbaroum-situation-sight-fog = fog | thick fog

## Moves

speech-symbaroum-take_hit = do not defend | take the hit
speech-symbaroum-suffer = suffer the damage | damage suffered
speech-symbaroum-flank = flank
speech-symbaroum-withdraw = withdraw | retreat
speech-symbaroum-walk = walk | move | run
speech-symbaroum-lie = lie down | drop to the ground
speech-symbaroum-do-defend = defend | defend myself | parry
speech-symbaroum-do-surprise = ambush
speech-symbaroum-do-heal = treat | first aid
speech-symbaroum-do-draw = draw | draw my weapon
speech-symbaroum-do-stand_up = get up
speech-symbaroum-do-death = death roll
speech-symbaroum-do-improve = improve | level up

## Options

speech-symbaroum-versus-unaware = from behind | by surprise
speech-symbaroum-versus-flanked = flanking | from the flank
speech-symbaroum-versus-prone = while prone
speech-symbaroum-versus-lower_ground = from above | from higher ground
speech-symbaroum-free_attack = free attack | as a free attack
speech-symbaroum-blind-self = blindly | without seeing
speech-symbaroum-blind-both = both blind | nobody sees
speech-symbaroum-blind-none = seeing well
speech-symbaroum-advantage = with advantage
speech-symbaroum-attack-ranged = shoot | fire | (shoot|fire) at
speech-symbaroum-unarmed = unarmed | bare hands | punch | kick

## What is said back

speech-symbaroum-says-take_hit = take the hit
speech-symbaroum-says-suffer = roll the damage suffered
speech-symbaroum-says-flank = flank
speech-symbaroum-says-withdraw = withdraw
speech-symbaroum-says-walk = move
speech-symbaroum-says-lie = lie down
speech-symbaroum-says-versus-unaware = unaware
speech-symbaroum-says-versus-flanked = flanking
speech-symbaroum-says-versus-prone = prone
speech-symbaroum-says-versus-lower_ground = from above
speech-symbaroum-says-free_attack = free attack
speech-symbaroum-says-blind-self = blindly
speech-symbaroum-says-blind-both = both blind
speech-symbaroum-says-blind-none = seeing
speech-symbaroum-says-advantage = with advantage
speech-symbaroum-says-sight-clear = clear sight
speech-symbaroum-says-sight-darkness = darkness
speech-symbaroum-says-sight-smoke = smoke
speech-symbaroum-says-sight-fog = fog
