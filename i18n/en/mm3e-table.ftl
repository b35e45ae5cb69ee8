# Mutants & Masterminds at the table: card, states, what is done and how it ends.

## The game

mm3e-name = Mutants & Masterminds
mm3e-kind-hero = Hero
mm3e-kind-villain = Villain
mm3e-kind-minion = Minion
mm3e-kind-construct = Construct
mm3e-kind-object = Object
mm3e-situation-cover = Cover
mm3e-situation-concealment = Concealment

## Figures above the card

mm3e-derived-toughness = Toughness { $value }
mm3e-derived-dodge = Dodge { $value }
mm3e-derived-parry = Parry { $value }
mm3e-derived-initiative = Initiative { $value }
mm3e-derived-power_level = PL { $value }
mm3e-derived-penalty = Penalty { $value }
mm3e-vital-bruises = Bruises (−1 each)
mm3e-vital-hero_points = Hero points

## Traits

mm3e-trait-strength = Strength
mm3e-trait-stamina = Stamina
mm3e-trait-agility = Agility
mm3e-trait-dexterity = Dexterity
mm3e-trait-fighting = Fighting
mm3e-trait-intellect = Intellect
mm3e-trait-awareness = Awareness
mm3e-trait-presence = Presence
mm3e-trait-dodge = Dodge
mm3e-trait-parry = Parry
mm3e-trait-fortitude = Fortitude
mm3e-trait-toughness = Toughness
mm3e-trait-will = Will
mm3e-short-strength = Str
mm3e-short-stamina = Sta
mm3e-short-agility = Agl
mm3e-short-dexterity = Dex
mm3e-short-fighting = Fgt
mm3e-short-intellect = Int
mm3e-short-awareness = Awe
mm3e-short-presence = Pre
mm3e-short-dodge = Ddg
mm3e-short-parry = Par
mm3e-short-fortitude = Fort
mm3e-short-toughness = Tgh
mm3e-short-will = Will
mm3e-trait-acrobatics = Acrobatics
mm3e-trait-athletics = Athletics
mm3e-trait-close_combat = Close Combat
mm3e-trait-deception = Deception
mm3e-trait-expertise = Expertise
mm3e-trait-insight = Insight
mm3e-trait-intimidation = Intimidation
mm3e-trait-investigation = Investigation
mm3e-trait-perception = Perception
mm3e-trait-persuasion = Persuasion
mm3e-trait-ranged_combat = Ranged Combat
mm3e-trait-sleight_of_hand = Sleight of Hand
mm3e-trait-stealth = Stealth
mm3e-trait-technology = Technology
mm3e-trait-treatment = Treatment
mm3e-trait-vehicles = Vehicles
mm3e-unskilled = Other skills (untrained)
mm3e-unarmed = Bare hands

## Sections of the card

mm3e-section-abilities = Abilities
mm3e-section-defenses = Defenses
mm3e-section-attacks = Attacks
mm3e-section-skills = Skills
mm3e-section-moves = Actions
mm3e-section-powers = Powers
mm3e-section-advantages = Advantages
mm3e-section-equipment = Equipment
mm3e-section-complications = Complications
mm3e-section-gear = Other belongings
mm3e-section-note = Notes

## How what stands on the sheet reads

mm3e-note-attacks-bonus = Attack { $signed }
mm3e-note-attacks-rank = rank { $value }
mm3e-note-attacks-dc = DC { $value }
mm3e-note-advantages-rank = { $value ->
    [1] {""}
   *[other] { $value }
}

## What is done

mm3e-do-attack = Attack
mm3e-do-resist = Make the resistance check
mm3e-do-dodge = Dodge the area
mm3e-do-ongoing = Shake off an effect
mm3e-do-dying = Hold on to life
mm3e-do-spare = Spare the check
mm3e-do-later = Leave it for later
mm3e-do-escape = Escape
mm3e-do-stand = Stand up
mm3e-do-recover = Recover
mm3e-do-effort = Extra effort
mm3e-do-hero = Spend a hero point
mm3e-do-feint = Feint
mm3e-do-demoralize = Demoralize
mm3e-do-trip = Trip
mm3e-do-grab = Grab
mm3e-do-aid = Aid
mm3e-do-stabilize = Stabilize
mm3e-do-move = Move
mm3e-do-rest = Rest
mm3e-pending-resist = { $effect ->
     [damage] Damage of rank { $rank }: make the resistance check
     [affliction] Affliction of rank { $rank }: make the resistance check
     [weaken] Weaken of rank { $rank }: make the resistance check
    *[other] Effect of rank { $rank }: make the resistance check
    }
mm3e-pending-dodge = { $effect ->
     [damage] Damage over an area, rank { $rank }: dodge
     [affliction] Affliction over an area, rank { $rank }: dodge
     [weaken] Weaken over an area, rank { $rank }: dodge
    *[other] Effect over an area, rank { $rank }: dodge
    }
mm3e-pending-ongoing = End of the turn: shake the effect off
mm3e-pending-dying = Dying: hold on to life
mm3e-against-dc = against DC { $value }
mm3e-against-nobody = no target: against DC 10
mm3e-against-dodge = against the Dodge of { $name }: { $value }
mm3e-against-parry = against the Parry of { $name }: { $value }
mm3e-against-routine = against the routine of { $name }: { $value }
mm3e-odds-success = to succeed
mm3e-odds-better-critical = with a critical hit
mm3e-odds-better-degree = with 2 degrees or more
mm3e-title-attack = { $attack } · rank { $rank }
mm3e-title-feint = Feint
mm3e-title-demoralize = Demoralize
mm3e-title-trip = Trip
mm3e-title-grab = Grab
mm3e-title-aid = Aid
mm3e-title-resist = Resistance · { $effect } · rank { $rank }
mm3e-title-dodge = Dodge · { $effect } · rank { $rank }
mm3e-title-ongoing = Shake off · { $effect }
mm3e-title-dying = Dying
mm3e-title-stabilize = Stabilize { $name }
mm3e-title-escape = Escape
mm3e-title-move = Move · { $mode }
mm3e-title-recover = Recover
mm3e-title-rest = Rest
mm3e-title-hero = Hero point
mm3e-title-effort = Extra effort

## How it ends

mm3e-verdict-success = { $degrees ->
     [1] Success, 1 degree
    *[other] Success, { $degrees } degrees
    }
mm3e-verdict-failure = { $degrees ->
     [1] Failed, 1 degree
    *[other] Failed, { $degrees } degrees
    }
mm3e-verdict-hit = { $degrees ->
     [1] Hit, 1 degree
    *[other] Hit, { $degrees } degrees
    }
mm3e-verdict-critical = { $degrees ->
     [1] Critical hit, 1 degree
    *[other] Critical hit, { $degrees } degrees
    }
mm3e-verdict-miss = { $degrees ->
     [1] Missed, 1 degree
    *[other] Missed, { $degrees } degrees
    }
mm3e-verdict-resisted = { $degrees ->
     [1] Resisted, 1 degree
    *[other] Resisted, { $degrees } degrees
    }
mm3e-verdict-affected = { $degrees ->
     [1] Affected, 1 degree
    *[other] Affected, { $degrees } degrees
    }
mm3e-verdict-dodged = { $degrees ->
     [1] Dodged: half the effect, 1 degree
    *[other] Dodged: half the effect, { $degrees } degrees
    }
mm3e-verdict-caught = { $degrees ->
     [1] Caught in full, 1 degree
    *[other] Caught in full, { $degrees } degrees
    }
mm3e-verdict-shaken_off = { $degrees ->
     [1] Shook the effect off, 1 degree
    *[other] Shook the effect off, { $degrees } degrees
    }
mm3e-verdict-goes_on = { $degrees ->
     [1] The effect goes on, 1 degree
    *[other] The effect goes on, { $degrees } degrees
    }
mm3e-verdict-freed = { $degrees ->
     [1] It worked, 1 degree
    *[other] It worked, { $degrees } degrees
    }
mm3e-verdict-leaves_vulnerable = { $degrees ->
     [1] Target vulnerable, 1 degree
    *[other] Target vulnerable, { $degrees } degrees
    }
mm3e-verdict-leaves_impaired = { $degrees ->
     [1] Target impaired, 1 degree
    *[other] Target impaired, { $degrees } degrees
    }
mm3e-verdict-leaves_disabled = { $degrees ->
     [1] Target disabled, 1 degree
    *[other] Target disabled, { $degrees } degrees
    }
mm3e-verdict-got_loose = { $degrees ->
     [1] Got loose, 1 degree
    *[other] Got loose, { $degrees } degrees
    }
mm3e-verdict-untrained = Trained only: fails
mm3e-verdict-lacks_ability = Lacks the ability: fails
mm3e-verdict-reaches = Reaches the target
mm3e-verdict-dazed = Dazed
mm3e-verdict-staggered = Staggered
mm3e-verdict-incapacitated = Incapacitated
mm3e-verdict-dying = Dying
mm3e-verdict-dead = Dead
mm3e-verdict-broken = Broken
mm3e-verdict-destroyed = Destroyed
mm3e-verdict-immune = Immune
mm3e-verdict-refused = Not allowed like that
mm3e-verdict-stable = Stable
mm3e-verdict-holds_on = Holds on
mm3e-verdict-tripped = Tripped
mm3e-verdict-tripped_back = Tripped in return
mm3e-verdict-not_tripped = The target stays up
mm3e-verdict-dragged = Dragged
mm3e-verdict-not_held = The target is free
mm3e-verdict-holds_restrained = Target restrained
mm3e-verdict-holds_bound = Target bound
mm3e-verdict-lies_down = On the ground
mm3e-verdict-stood = On its feet
mm3e-verdict-stood_slowly = On its feet, for a move action
mm3e-verdict-does_not_heal = Does not heal by itself
mm3e-verdict-bruised = Bruised: −{ $penalty } from now on
mm3e-verdict-still_dying = Still dying: { $failures } of 3
mm3e-verdict-aided = Helped: +{ $bonus }
mm3e-verdict-moved = Up to { $distance } m
mm3e-verdict-recovered = { $penalty ->
     [0] Fully recovered
    *[other] Recovered: −{ $penalty } left
    }
mm3e-verdict-rested = { $penalty ->
     [0] Rested: no bruises
    *[other] Rested: −{ $penalty } left
    }
mm3e-verdict-spent = Hero point: { $use } ({ $left } left)
mm3e-verdict-pushed = Extra effort: { $gain }
mm3e-next-hero_reroll = Spend a hero point
mm3e-next-apply = Apply to the target
mm3e-next-strike = Strike a target
mm3e-next-strike_another = Strike one more
mm3e-next-resist = Make the resistance check
mm3e-next-try_again = Try again

## Choices before a roll

mm3e-choice-difficulty = Difficulty
mm3e-choice-routine = Routine check
mm3e-choice-circumstance = Circumstance
mm3e-choice-tools = Tools
mm3e-choice-band = Range
mm3e-choice-cover = Target's cover
mm3e-choice-concealment = Target's concealment
mm3e-choice-charge = Charging
mm3e-choice-adjacent = Target adjacent
mm3e-choice-lethal = To kill
mm3e-choice-passive = The target takes the routine
mm3e-choice-benefit = Benefit
mm3e-choice-pay = Pay the fatigue with a hero point
mm3e-choice-mode = How
mm3e-choice-recover = Recover what
mm3e-choice-rest = How long
mm3e-choice-use = What for
mm3e-choice-condition = Which condition
mm3e-choice-accurate = Accurate attack
mm3e-choice-power = Power attack
mm3e-choice-defensive = Defensive attack
mm3e-choice-all_out = All-out attack
mm3e-w-no = no
mm3e-w-yes = yes
mm3e-w-circumstance-none = none
mm3e-w-help_minor = helps a little (+2)
mm3e-w-help_major = helps a lot (+5)
mm3e-w-hinder_minor = hinders a little (−2)
mm3e-w-hinder_major = hinders a lot (−5)
mm3e-w-removable-no = no
mm3e-w-removable = removable
mm3e-w-easily_removable = easily removable
mm3e-w-effect-other = other effect

## Where a modifier comes from

mm3e-source-ranks = Ranks
mm3e-source-bonus = Bonus
mm3e-source-close_attack = Close Attack
mm3e-source-ranged_attack = Ranged Attack
mm3e-source-bruises = Bruises
mm3e-source-pushing = Extra effort
mm3e-source-aided = An ally's help
mm3e-source-circumstance = Circumstance
mm3e-source-range = Range
mm3e-source-cover = Cover
mm3e-source-concealment = Concealment
mm3e-source-aiming = Aim
mm3e-source-target_prone = Target prone
mm3e-source-evasion = Evasion
mm3e-source-accurate = Accurate attack
mm3e-source-power = Power attack
mm3e-source-defensive = Defensive attack
mm3e-source-all_out = All-out attack

## Fields of the sheet

mm3e-field-concept = Concept
mm3e-field-identity = Identity
mm3e-field-power_level = Power level
mm3e-field-earned = Points earned
mm3e-field-abilities = Abilities
mm3e-field-absent = Absent abilities
mm3e-field-defenses = Defenses bought
mm3e-field-toughness_bonus = Toughness from powers
mm3e-field-skills = Skills
mm3e-field-id = Which
mm3e-field-name = Name
mm3e-field-ranks = Ranks
mm3e-field-bonus = Other bonuses
mm3e-field-advantages = Advantages
mm3e-field-rank = Rank
mm3e-field-attacks = Attacks
mm3e-field-kind = Reach
mm3e-field-effect = Effect
mm3e-field-skill = Skill used
mm3e-field-resistance = Resisted by
mm3e-field-threat_from = Threatens from
mm3e-field-first_degree = At 1 degree
mm3e-field-second_degree = At 2 degrees
mm3e-field-third_degree = At 3 degrees
mm3e-field-note = Notes
mm3e-field-powers = Powers
mm3e-field-effects = Effects
mm3e-field-base = Cost per rank
mm3e-field-extras = Extras per rank
mm3e-field-flaws = Flaws per rank
mm3e-field-flat = Flat points
mm3e-field-partial = On some ranks only
mm3e-field-array = Array
mm3e-field-dynamic = Dynamic alternate
mm3e-field-device = Device
mm3e-field-removable = Removable
mm3e-field-equipment = Equipment
mm3e-field-cost = Cost
mm3e-field-defense = Bonus to Dodge and Parry
mm3e-field-worn = In use
mm3e-field-complications = Complications
mm3e-field-initiative_bonus = Initiative bonus
mm3e-field-speed = Speed
mm3e-field-hero_points_at_start = Hero points at the start
mm3e-field-gear = Other belongings
mm3e-advantage-accurate_attack = Accurate Attack
mm3e-advantage-all_out_attack = All-out Attack
mm3e-advantage-close_attack = Close Attack
mm3e-advantage-defensive_attack = Defensive Attack
mm3e-advantage-defensive_roll = Defensive Roll
mm3e-advantage-diehard = Diehard
mm3e-advantage-equipment = Equipment
mm3e-advantage-evasion = Evasion
mm3e-advantage-improved_aim = Improved Aim
mm3e-advantage-improved_initiative = Improved Initiative
mm3e-advantage-jack_of_all_trades = Jack-of-all-trades
mm3e-advantage-power_attack = Power Attack
mm3e-advantage-prone_fighting = Prone Fighting
mm3e-advantage-ranged_attack = Ranged Attack

## Points and limits

mm3e-budget-abilities = Abilities
mm3e-budget-defenses = Defenses
mm3e-budget-skills = Skills
mm3e-budget-advantages = Advantages
mm3e-budget-powers = Powers
mm3e-budget-equipment = Equipment points
mm3e-problem-points = { $over ->
     [1] 1 power point too many
    *[other] { $over } power points too many
    }
mm3e-problem-equipment = Equipment: { $used } points used, { $held } available
mm3e-problem-parry_toughness = Parry + Toughness: { $value } (at most { $max })
mm3e-problem-dodge_toughness = Dodge + Toughness: { $value } (at most { $max })
mm3e-problem-fortitude_will = Fortitude + Will: { $value } (at most { $max })
mm3e-problem-attack_effect = { $name }, attack + effect: { $value } (at most { $max })
mm3e-problem-effect_without_attack = { $name }, effect without attack: { $value } (at most { $max })
mm3e-problem-skill = { $name }, total: { $value } (at most { $max })
mm3e-problem-complications = Complications are missing: at least two, one of them the motivation

## States

mm3e-state-dazed = Dazed
    .hint = One standard action a turn.
mm3e-state-staggered = Staggered
    .hint = Dazed and hindered.
mm3e-state-incapacitated = Incapacitated
    .hint = Out of the fight: defenseless, stunned and unaware.
mm3e-state-dying = Dying
    .hint = Checks Fortitude as each turn starts, or dies.
mm3e-state-dead = Dead
    .hint = Gone for good.
mm3e-state-fatigued = Fatigued
    .hint = Hindered; an hour's rest ends it.
mm3e-state-exhausted = Exhausted
    .hint = Hindered and impaired.
mm3e-state-vulnerable = Vulnerable
    .hint = Half Dodge and Parry.
mm3e-state-defenseless = Defenseless
    .hint = Dodge and Parry are 0.
mm3e-state-impaired = Impaired
    .hint = −2 to checks.
mm3e-state-disabled = Disabled
    .hint = −5 to checks.
mm3e-state-hindered = Hindered
    .hint = Speed is a rank lower.
mm3e-state-immobile = Immobile
    .hint = Cannot move.
mm3e-state-stunned = Stunned
    .hint = Cannot act.
mm3e-state-prone = Prone
    .hint = −5 to close attacks; +5 to attack it from close by, −5 from afar.
mm3e-state-restrained = Restrained
    .hint = Hindered and vulnerable.
mm3e-state-bound = Bound
    .hint = Defenseless, immobile and impaired.
mm3e-state-surprised = Surprised
    .hint = Stunned and vulnerable.
mm3e-state-asleep = Asleep
    .hint = Defenseless, stunned and unaware.
mm3e-state-blind = Blind
    .hint = Cannot see; hindered and vulnerable.
mm3e-state-deaf = Deaf
    .hint = Cannot hear.
mm3e-state-entranced = Entranced
    .hint = Attends to the effect alone; a threat breaks it.
mm3e-state-paralyzed = Paralyzed
    .hint = Defenseless and immobile; acts with the mind alone.
mm3e-state-compelled = Compelled
    .hint = One standard action, of another's choosing.
mm3e-state-controlled = Controlled
    .hint = Another chooses all its actions.
mm3e-state-transformed = Transformed
    .hint = Has taken another form.
mm3e-state-unaware = Unaware
    .hint = Perceives nothing with that sense.
mm3e-state-weakened = Weakened
    .hint = A trait has lost ranks.
mm3e-state-debilitated = Debilitated
    .hint = An ability is below −5.
mm3e-state-broken = Broken
    .hint = No longer works.
mm3e-state-destroyed = Destroyed
    .hint = Beyond repair.
mm3e-state-defending = Defending
    .hint = Rolls its defense against each attack until its next turn.
mm3e-state-aiming = Aiming
    .hint = A bonus on its next attack.
mm3e-state-aided = Aided
    .hint = A bonus that an ally gave.
mm3e-state-maneuvering = Maneuvering
    .hint = Defenses traded until its next turn.
mm3e-state-recovering = Recovering
    .hint = +2 to Dodge and Parry until its next turn.
mm3e-state-recovered = Recovered already
    .hint = Once in each conflict only.
mm3e-state-pushing = Pushing it
    .hint = What extra effort gives.
mm3e-state-strained = Tiring
    .hint = Fatigue comes as its next turn starts.
mm3e-state-grappling = Grappling
    .hint = Hindered and vulnerable while it holds somebody.

## The sample table

mm3e-demo-place = viaduct downtown, in the rain
mm3e-demo-muralha = Bulwark
mm3e-demo-muralha-concept = Steelworker with a skin of steel
mm3e-demo-muralha-identity = Damião Ferreira
mm3e-demo-steel = steelmaking
mm3e-demo-interpose = Interpose
mm3e-demo-punch = Punch
mm3e-demo-quake = Stomp
mm3e-demo-skin = Skin of steel
mm3e-demo-leap = Leap
mm3e-demo-lift = Arms like cranes
mm3e-demo-furnace = Immune to heat
mm3e-demo-mend = Regeneration
mm3e-demo-muralha-motivation = nobody in the neighbourhood is left behind
mm3e-demo-muralha-responsibility = three children and the night shift
mm3e-demo-trovoada = Thundergirl
mm3e-demo-trovoada-concept = Meteorologist who calls the storm
mm3e-demo-trovoada-identity = Iara Montenegro
mm3e-demo-storm = Storm
mm3e-demo-weather = meteorology
mm3e-demo-bolts = bolts
mm3e-demo-bolt = Bolt
mm3e-demo-flash = Blinding flash
mm3e-demo-thunder = Thunderclap
mm3e-demo-flight = Flight
mm3e-demo-winds = Shield of wind
mm3e-demo-grounded = Immune to electricity
mm3e-demo-trovoada-motivation = bring the rain back to the backlands
mm3e-demo-trovoada-temper = short-tempered when it thunders
mm3e-demo-vagalume = Firefly
mm3e-demo-vagalume-concept = Inventor of pocketfuls of light
mm3e-demo-vagalume-identity = Tadeu Sampaio
mm3e-demo-lights = Lights
mm3e-demo-glove = Glove
mm3e-demo-suit = Suit
mm3e-demo-physics = physics
mm3e-demo-inventor = Inventor
mm3e-demo-ray = Light lance
mm3e-demo-dazzle = Dazzle
mm3e-demo-plates = Suit plates
mm3e-demo-wings = Folding wings
mm3e-demo-visor = Visor
mm3e-demo-toolbox = Toolbox
mm3e-demo-drone = Market-stall drone
mm3e-demo-vagalume-motivation = prove that light serves everyone
mm3e-demo-vagalume-secret_identity = his mother must not know
mm3e-demo-ginga = Sway
mm3e-demo-ginga-concept = Capoeira master whom nobody can catch
mm3e-demo-ginga-identity = Ana Rosa das Neves
mm3e-demo-moves = Moves
mm3e-demo-capoeira = capoeira
mm3e-demo-kick = Half-moon kick
mm3e-demo-sweep = Sweep
mm3e-demo-swift = Light step
mm3e-demo-ginga-motivation = protect the circle
mm3e-demo-ginga-relationship = her youngest pupil is her daughter
mm3e-demo-cupim = Doctor Termite
mm3e-demo-cupim-concept = Entomologist who has lost all measure
mm3e-demo-swarm = Swarm
mm3e-demo-pheromone = Pheromone
mm3e-demo-ants = Giant ants
mm3e-demo-jaws = Jaws
mm3e-demo-digger = Mechanical armadillo
mm3e-demo-drill = Drill
