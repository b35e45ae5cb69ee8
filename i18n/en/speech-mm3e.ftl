# What is said at a Mutants & Masterminds table only: other names of traits and states, moves and options.

speech-mm3e-trait-awareness = awareness
speech-mm3e-trait-fighting = fighting
speech-mm3e-trait-acrobatics = acrobatics | tumble
speech-mm3e-trait-athletics = athletics | climb | swim | jump
speech-mm3e-trait-deception = deception | deceive | bluff | lie to
speech-mm3e-trait-insight = insight
speech-mm3e-trait-intimidation = intimidation | intimidate | threaten
speech-mm3e-trait-investigation = investigation | investigate
speech-mm3e-trait-perception = perception | perceive | spot
speech-mm3e-trait-persuasion = persuasion | persuade | convince
speech-mm3e-trait-sleight_of_hand = sleight of hand
speech-mm3e-trait-stealth = stealth | sneak
speech-mm3e-trait-technology = technology | repair | hack
speech-mm3e-trait-treatment = treatment | medicine | first aid
speech-mm3e-trait-vehicles = vehicles | drive | pilot

speech-mm3e-vital-bruises = bruise | bruises | damage penalty
speech-mm3e-vital-hero_points = hero point | hero points

speech-mm3e-state-dazed = dazed
speech-mm3e-state-staggered = staggered
speech-mm3e-state-incapacitated = incapacitated | out of action
speech-mm3e-state-dying = dying
speech-mm3e-state-dead = dead | died
speech-mm3e-state-fatigued = fatigued | tired
speech-mm3e-state-exhausted = exhausted
speech-mm3e-state-vulnerable = vulnerable
speech-mm3e-state-defenseless = defenseless
speech-mm3e-state-impaired = impaired
speech-mm3e-state-disabled = disabled
speech-mm3e-state-hindered = hindered | slowed
speech-mm3e-state-immobile = immobile
speech-mm3e-state-stunned = stunned
speech-mm3e-state-prone = prone | on the ground | fell down
speech-mm3e-state-bound = bound
speech-mm3e-state-asleep = asleep
speech-mm3e-state-blind = blind | blinded
speech-mm3e-state-deaf = deaf
speech-mm3e-state-paralyzed = paralyzed
speech-mm3e-state-controlled = controlled

speech-mm3e-situation-cover-none = no cover
speech-mm3e-situation-cover-partial = partial cover
speech-mm3e-situation-cover-total = total cover
speech-mm3e-situation-cover-full = full cover
speech-mm3e-situation-concealment-none = no concealment
speech-mm3e-situation-concealment-partial = partial concealment
speech-mm3e-situation-concealment-total = total concealment

## Moves

speech-mm3e-resist = resist | resistance check | make the resistance check
speech-mm3e-dodge = dodge the area | get out of the area
speech-mm3e-shake_off = shake off the effect | shake it off
speech-mm3e-hold_on = hold on | hold on to life
speech-mm3e-spare = spare | spare the check | no check needed
speech-mm3e-aim = aim | take aim
speech-mm3e-guard = full defense | on the defensive | total defense
speech-mm3e-lie = lie down | drop down | drop to the ground
speech-mm3e-do-stand = get up | stand
speech-mm3e-do-recover = catch my breath
speech-mm3e-do-hero = (spend|use) (a|) hero point
speech-mm3e-do-effort = push my limits
speech-mm3e-do-feint = feint at
speech-mm3e-do-demoralize = demoralise
speech-mm3e-do-trip = sweep | trip up
speech-mm3e-do-grab = grapple | seize
speech-mm3e-do-aid = assist
speech-mm3e-do-escape = break free | get loose
speech-mm3e-do-stabilize = stabilise
speech-mm3e-do-rest = take a rest
speech-mm3e-do-move = walk | run

## Options

speech-mm3e-accurate = accurate (attack|) (2|two|) | with precision
speech-mm3e-accurate-5 = accurate (attack|) (5|five)
speech-mm3e-power = power attack (2|two|)
speech-mm3e-power-5 = power attack (5|five)
speech-mm3e-defensive = defensive (attack|) (2|two|)
speech-mm3e-defensive-5 = defensive (attack|) (5|five)
speech-mm3e-all_out = all-out (attack|) (2|two|)
speech-mm3e-all_out-5 = all-out (attack|) (5|five)
speech-mm3e-lethal-yes = to kill | lethal
speech-mm3e-charge-yes = charging | with a charge
speech-mm3e-band-short = (short|close) range
speech-mm3e-band-medium = medium range
speech-mm3e-band-long = long range
speech-mm3e-routine-yes = routine | as routine
speech-mm3e-difficulty-easy = easy
speech-mm3e-difficulty-tough = tough | hard
speech-mm3e-difficulty-challenging = challenging
speech-mm3e-difficulty-heroic = heroic
speech-mm3e-circumstance-help_minor = with some help
speech-mm3e-circumstance-help_major = with much help
speech-mm3e-circumstance-hinder_minor = hampered
speech-mm3e-circumstance-hinder_major = badly hampered
speech-mm3e-attack-ranged = shoot | fire | (shoot|fire) at
speech-mm3e-unarmed = unarmed | bare hands | kick

## What is said back

speech-mm3e-says-resist = resistance check
speech-mm3e-says-dodge = dodge the area
speech-mm3e-says-shake_off = shake off the effect
speech-mm3e-says-hold_on = hold on to life
speech-mm3e-says-spare = spare the check
speech-mm3e-says-aim = aim
speech-mm3e-says-guard = full defense
speech-mm3e-says-lie = lie down
speech-mm3e-says-accurate = accurate attack 2
speech-mm3e-says-accurate-5 = accurate attack 5
speech-mm3e-says-power = power attack 2
speech-mm3e-says-power-5 = power attack 5
speech-mm3e-says-defensive = defensive attack 2
speech-mm3e-says-defensive-5 = defensive attack 5
speech-mm3e-says-all_out = all-out attack 2
speech-mm3e-says-all_out-5 = all-out attack 5
speech-mm3e-says-lethal-yes = to kill
speech-mm3e-says-charge-yes = charging
speech-mm3e-says-band-short = short range
speech-mm3e-says-band-medium = medium range
speech-mm3e-says-band-long = long range
speech-mm3e-says-routine-yes = as routine
speech-mm3e-says-difficulty-easy = easy
speech-mm3e-says-difficulty-tough = tough
speech-mm3e-says-difficulty-challenging = challenging
speech-mm3e-says-difficulty-heroic = heroic
speech-mm3e-says-circumstance-help_minor = with some help
speech-mm3e-says-circumstance-help_major = with much help
speech-mm3e-says-circumstance-hinder_minor = hampered
speech-mm3e-says-circumstance-hinder_major = badly hampered
speech-mm3e-says-cover-none = no cover
speech-mm3e-says-cover-partial = partial cover
speech-mm3e-says-cover-total = total cover
speech-mm3e-says-cover-full = full cover
speech-mm3e-says-concealment-none = no concealment
speech-mm3e-says-concealment-partial = partial concealment
speech-mm3e-says-concealment-total = total concealment
