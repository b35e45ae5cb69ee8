# What is said at a table of O Desafio dos Bandeirantes only: other names of skills and states, moves and options.

speech-bandeirantes-trait-dodge = dodge
speech-bandeirantes-trait-unarmed = unarmed fighting | brawling
speech-bandeirantes-trait-swords = swords
speech-bandeirantes-trait-knives = knives
speech-bandeirantes-trait-spears = spears
speech-bandeirantes-trait-clubs = clubs
speech-bandeirantes-trait-throwing = throwing | throw
speech-bandeirantes-trait-firearms = firearms | marksmanship
speech-bandeirantes-trait-boating = boating | row
speech-bandeirantes-trait-climbing = climbing | climb
speech-bandeirantes-trait-riding = riding | ride
speech-bandeirantes-trait-stealth = stealth | sneak
speech-bandeirantes-trait-swimming = swimming | swim
speech-bandeirantes-trait-intimidation = intimidation | intimidate | threaten
speech-bandeirantes-trait-persuasion = persuasion | persuade | convince
speech-bandeirantes-trait-herbs = herbs | plants
speech-bandeirantes-trait-hunting = hunting | hunt
speech-bandeirantes-trait-medicine = medicine
speech-bandeirantes-trait-notice = notice | perceive | spot
speech-bandeirantes-trait-reading = reading | read
speech-bandeirantes-trait-survival = survival | survive
speech-bandeirantes-trait-tracking = tracking | track
speech-bandeirantes-trait-trade = trade | bargain | haggle
speech-bandeirantes-trait-traps = traps | trap
speech-bandeirantes-trait-magic_resistance = magic resistance
speech-bandeirantes-trait-luck = luck

speech-bandeirantes-vital-resistance = resistance | resistance point | resistance points
speech-bandeirantes-vital-fatigue = fatigue | fatigue point | fatigue points
speech-bandeirantes-vital-magic_power = magic power | power point | power points
speech-bandeirantes-vital-wounds = bleeding wound | bleeding wounds
speech-bandeirantes-vital-grave_wounds = grave bleeding wound | grave bleeding wounds
speech-bandeirantes-vital-mortal_wounds = mortal bleeding wound | mortal bleeding wounds

speech-bandeirantes-state-surprised = surprised
speech-bandeirantes-state-bad_position = at a disadvantage
speech-bandeirantes-state-focused = focused
speech-bandeirantes-state-disarmed = disarmed
speech-bandeirantes-state-held = held | grappled
speech-bandeirantes-state-distracted = distracted | asleep
speech-bandeirantes-state-bleeding = bleeding
speech-bandeirantes-state-poisoned = poisoned
speech-bandeirantes-state-sick = sick | ill
speech-bandeirantes-state-blind = blind | blinded
speech-bandeirantes-state-incapacitated = incapacitated
speech-bandeirantes-state-unconscious = unconscious | knocked out
speech-bandeirantes-state-fallen = fallen | down
speech-bandeirantes-state-dead = dead | died

speech-bandeirantes-situation-scene-ordinary = ordinary scene
speech-bandeirantes-situation-scene-easier = easier scene
speech-bandeirantes-situation-scene-harder = harder scene
speech-bandeirantes-situation-scene-much_harder = much harder scene
speech-bandeirantes-situation-altitude-low = lowlands
speech-bandeirantes-situation-altitude-high = highlands | high altitude

## Moves

speech-bandeirantes-dodge = defend | defend myself | dodge it
speech-bandeirantes-resist = resist (magic|the spell|)
speech-bandeirantes-knockout = knockout test | stay awake
speech-bandeirantes-endure = endure the poison | resist the poison
speech-bandeirantes-let_be = do not (defend|resist) | let it be | skip the test
speech-bandeirantes-focus = concentrate | focus
speech-bandeirantes-do-treat = tend | dress the wound
speech-bandeirantes-do-rest = rest
speech-bandeirantes-do-fumble = fumble
speech-bandeirantes-do-master_stroke = roll master stroke
speech-bandeirantes-do-cast = perform
speech-bandeirantes-do-renew = keep up | maintain
speech-bandeirantes-do-learn = train
speech-bandeirantes-do-session = the session is over

## Options

speech-bandeirantes-location-head = (in|at|to) the head | head
speech-bandeirantes-location-throat = (in|at|to) the (throat|neck)
speech-bandeirantes-location-torso = (in|at|to) the (chest|torso)
speech-bandeirantes-location-limbs = (in|at|to) the (arm|leg)
speech-bandeirantes-location-disarm = to disarm
speech-bandeirantes-charge-yes = charging
speech-bandeirantes-attack_number-second = second attack
speech-bandeirantes-way-free = free attack | from behind
speech-bandeirantes-way-contest = in a contest | contest
speech-bandeirantes-difficulty-easy = easy
speech-bandeirantes-difficulty-hard = hard
speech-bandeirantes-difficulty-almost_impossible = almost impossible
speech-bandeirantes-master_stroke-yes = master stroke | maximum
speech-bandeirantes-concentrated = concentrated | calmly
speech-bandeirantes-attack-firearms = shoot | fire | (shoot|fire) at
speech-bandeirantes-attack-bows = loose | loose an arrow
speech-bandeirantes-attack-blowguns = blow
speech-bandeirantes-attack-slings = sling | sling a stone
speech-bandeirantes-unarmed = unarmed | bare hands | punch | kick

## What is said back

speech-bandeirantes-says-dodge = defend
speech-bandeirantes-says-resist = resist magic
speech-bandeirantes-says-knockout = knockout test
speech-bandeirantes-says-endure = endure the poison
speech-bandeirantes-says-let_be = let it be
speech-bandeirantes-says-focus = concentrate
speech-bandeirantes-says-location-head = to the head
speech-bandeirantes-says-location-throat = to the throat
speech-bandeirantes-says-location-torso = to the torso
speech-bandeirantes-says-location-limbs = to a limb
speech-bandeirantes-says-location-disarm = to disarm
speech-bandeirantes-says-charge-yes = charging
speech-bandeirantes-says-attack_number-second = second attack
speech-bandeirantes-says-way-free = free attack
speech-bandeirantes-says-way-contest = in a contest
speech-bandeirantes-says-difficulty-easy = easy
speech-bandeirantes-says-difficulty-hard = hard
speech-bandeirantes-says-difficulty-almost_impossible = almost impossible
speech-bandeirantes-says-master_stroke-yes = master stroke
speech-bandeirantes-says-concentrated = concentrated
speech-bandeirantes-says-scene-ordinary = ordinary scene
speech-bandeirantes-says-scene-easier = easier scene
speech-bandeirantes-says-scene-harder = harder scene
speech-bandeirantes-says-scene-much_harder = much harder scene
speech-bandeirantes-says-altitude-low = lowlands
speech-bandeirantes-says-altitude-high = highlands
