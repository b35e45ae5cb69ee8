# Mutants & Masterminds, chapters 1 to 5, and the words that the other part uses too.

## Common words: inputs

mm3e-in-modifiers = Modifiers
mm3e-in-source = Source
mm3e-in-value = Value
mm3e-in-dc = DC
mm3e-in-bonus = Bonus
mm3e-in-ability = Ability
mm3e-in-ranks = Ranks
mm3e-in-rank = Rank
mm3e-in-routine = Routine check
mm3e-in-kind = Kind
mm3e-in-name = Name
mm3e-in-conditions = Conditions
mm3e-in-hero_points = Hero points
mm3e-in-strength = Strength
mm3e-in-toughness = Toughness
mm3e-in-fortitude = Fortitude
mm3e-in-dodge = Dodge
mm3e-in-parry = Parry
mm3e-in-will = Will
mm3e-in-agility = Agility
mm3e-in-awareness = Awareness
mm3e-in-defense = Defense
mm3e-in-size = Size
mm3e-in-attacker_minion = Attacker is a minion
mm3e-in-target_minion = Target is a minion
mm3e-in-distance_m = Distance (m)
mm3e-in-threat_from = Threat from

## Common words: dice

mm3e-dice-d20 = d20
mm3e-dice-tiebreak = Tiebreak

## Common words: outcomes

mm3e-out-allowed = Allowed
mm3e-out-reason = Reason
mm3e-out-natural = Face of the die
mm3e-out-total = Total
mm3e-out-dc = DC
mm3e-out-success = Success
mm3e-out-degree = Degrees
mm3e-out-critical = Critical
mm3e-out-hit = Hit
mm3e-out-modifiers = Modifiers
mm3e-out-conditions = Conditions
mm3e-out-hero_points_left = Hero points left
mm3e-out-winner = Winner
mm3e-out-tie_broken_by = Tie broken by
mm3e-out-defense_class = Defense class
mm3e-out-rank = Rank

## Abilities and defenses

mm3e-w-strength = Strength
mm3e-w-stamina = Stamina
mm3e-w-agility = Agility
mm3e-w-dexterity = Dexterity
mm3e-w-fighting = Fighting
mm3e-w-intellect = Intellect
mm3e-w-awareness = Awareness
mm3e-w-presence = Presence
mm3e-w-dodge = Dodge
mm3e-w-parry = Parry
mm3e-w-fortitude = Fortitude
mm3e-w-toughness = Toughness
mm3e-w-will = Will

## Conditions

mm3e-w-asleep = asleep
mm3e-w-blind = blind
mm3e-w-bound = bound
mm3e-w-compelled = compelled
mm3e-w-controlled = controlled
mm3e-w-dazed = dazed
mm3e-w-deaf = deaf
mm3e-w-debilitated = debilitated
mm3e-w-defenseless = defenseless
mm3e-w-disabled = disabled
mm3e-w-dying = dying
mm3e-w-entranced = entranced
mm3e-w-exhausted = exhausted
mm3e-w-fatigued = fatigued
mm3e-w-hindered = hindered
mm3e-w-immobile = immobile
mm3e-w-impaired = impaired
mm3e-w-incapacitated = incapacitated
mm3e-w-normal = normal
mm3e-w-paralyzed = paralyzed
mm3e-w-prone = prone
mm3e-w-restrained = restrained
mm3e-w-staggered = staggered
mm3e-w-stunned = stunned
mm3e-w-surprised = surprised
mm3e-w-transformed = transformed
mm3e-w-unaware = unaware
mm3e-w-vulnerable = vulnerable
mm3e-w-weakened = weakened

## Other common words

mm3e-w-none = none
mm3e-w-close = close
mm3e-w-ranged = ranged
mm3e-w-tie_broken_by-bonus = higher bonus
mm3e-w-random = chance
mm3e-w-no_hero_points = no hero points

## Rules of chapter 1

mm3e-op-check = Check
    .about = Rolls 1d20 plus bonuses against a DC and counts the degrees.
mm3e-op-core_table = Basic table look-up
    .about = Shows one row of one of the small tables.
mm3e-op-circumstances = Circumstance modifiers
    .about = Turns what helps and what hinders into ready modifiers.
mm3e-op-opposed_check = Opposed check
    .about = Compares the rolls of two sides and breaks the tie if need be.
mm3e-op-comparison_check = Comparison check
    .about = Gives the win to the higher rank, with dice only on a tie.
mm3e-op-team_check = Team check
    .about = Adds the helpers' degrees and rolls the leader's check.
mm3e-op-attack_check = Attack check
    .about = Says whether the attack hits and whether it is a critical.
mm3e-op-resistance_check = Resistance check
    .about = Rolls the target's defense against the effect's DC.
mm3e-op-initiative = Initiative
    .about = Puts the combatants in turn order.
mm3e-op-hero_point_reroll = Hero point - improve roll
    .about = Pays a point to roll again and keeps the better roll.
mm3e-op-hero_point_spend = Spend hero points
    .about = Pays for the uses that need no die and applies recovery.
mm3e-op-hero_point_ledger = Hero point balance
    .about = Counts the points earned and spent this session.
mm3e-op-extra_effort = Extra effort
    .about = Shows what the effort gains and the fatigue that follows.
mm3e-op-ability_state = Absent or debilitated ability
    .about = Lists what follows when an ability is missing or far too low.
mm3e-op-defense_class = Defense and defense class
    .about = Works out a defense and the DC to hit it.
mm3e-op-power_level_limits = Power level limits
    .about = Points out what goes over the cap and estimates the sheet's PL.
mm3e-op-character_points = Character cost
    .about = Adds up the sheet's points and compares them with the budget.
mm3e-op-advancement = Character advancement
    .about = Adds up adventure points and says whether the PL may rise.

## Rules of chapter 2

mm3e-op-measure_convert = Measurement table
    .about = Turns ranks into measures and measures into ranks.
mm3e-op-rank_formula = Throwing, distance and travel time
    .about = Does the three sums with ranks.
mm3e-op-rank_sum = Adding ranks
    .about = Puts ranks together by way of their measures.

## Rules of chapter 3

mm3e-op-conditions_resolve = Conditions in force
    .about = Sums up what the conditions allow and hinder.
mm3e-op-dying_check = Dying check
    .about = Decides whether the dying character holds on, stabilizes or dies.
mm3e-op-condition_rescue_check = Wake, stabilize or break a trance
    .about = Tries to free someone from one of these conditions.
mm3e-op-fatigue_recovery = Rest off fatigue
    .about = Says what the rest puts right.

## Rules of chapter 4

mm3e-op-power_cost = Power cost
    .about = Adds up the price of each effect of the power.
mm3e-op-effect_range = Range by rank
    .about = Gives the effect's ranges and the penalty at a distance.
mm3e-op-effect_upkeep = Keep an effect up
    .about = Says whether the effect goes on with the actions left.
mm3e-op-effect_noticeable = Noticing effects
    .about = Says whether others notice the effect.
mm3e-op-counter_effect = Countering effects
    .about = Pits one effect against another to cancel it.
mm3e-op-perception_target = Concealment and perception range
    .about = Says whether the effect reaches a hidden target.

## Rules of chapter 5

mm3e-op-invention_check = Inventions and rituals
    .about = Gives time, DC and result of making a device or ritual.
mm3e-op-equipment_cost = Equipment cost
    .about = Adds up equipment points and what is still to be paid.
mm3e-op-equipment_wear = Damaged equipment
    .about = Shows what is left after the damage.
mm3e-op-weapon_damage = Weapon damage
    .about = Adds weapon and Strength and says whether the weapon breaks.
mm3e-op-headquarters_cost = Headquarters cost
    .about = Adds up the base's size, Toughness and features.
mm3e-op-vehicle_stats = Vehicle traits and cost
    .about = Works out the vehicle's values and its price.
mm3e-op-construct_cost = Construct cost
    .about = Works out the construct's price and what it is capable of.

## Dice

mm3e-dice-active = Acting side
mm3e-dice-opposing = Resisting side
mm3e-dice-helper = Helper
mm3e-dice-leader = Leader
mm3e-dice-initiative = Initiative
mm3e-dice-counter = Countering effect
mm3e-dice-target = Countered effect

## Inputs: checks and attacks

mm3e-in-check-ability = Ability rank
mm3e-in-defense_class-ability = Ability rank
mm3e-in-trained_only = Trained only
mm3e-in-lacks_ability = Lacks the ability
mm3e-in-key = Row
mm3e-in-circumstances = Circumstances
mm3e-in-tools = Tools
mm3e-in-interaction = Interaction skill
mm3e-in-target_aware = Target is aware
mm3e-in-target_understands = Target hears and understands
mm3e-in-target_intellect = Target's Intellect
mm3e-in-target_lacks_mental_ability = Target lacks a mental ability
mm3e-in-target_immune = Target is immune
mm3e-in-active = Acting side
mm3e-in-opposing = Resisting side
mm3e-in-opposed_check-passive = Routine opposition
mm3e-in-participants = Participants
mm3e-in-leader = Leader
mm3e-in-helpers = Helpers
mm3e-in-target_state = Target's state
mm3e-in-accurate_sense = Perceived with an accurate sense
mm3e-in-willing = Waives the check
mm3e-in-resistance_check-immune = Immune
mm3e-in-resistance_check-damage = Damage effect
mm3e-in-combatants = Combatants
mm3e-in-advantages = Advantages
mm3e-in-powers = Powers
mm3e-in-power_level_limits-total = Total
mm3e-in-initiative-total = Total already rolled

## Inputs: hero points and effort

mm3e-in-first = First roll
mm3e-in-announced = Result already announced
mm3e-in-own_roll = Own roll
mm3e-in-luck_control = Has Luck Control
mm3e-in-uses = Uses
mm3e-in-use = Use
mm3e-in-contradicts_facts = Contradicts the facts
mm3e-in-advantage_type = Type of advantage
mm3e-in-owned = Already has it
mm3e-in-meets_prerequisites = Meets the prerequisites
mm3e-in-condition = Condition
mm3e-in-events = Events
mm3e-in-in_play = Came into play
mm3e-in-spent = Points spent
mm3e-in-used_this_turn = Already used this turn
mm3e-in-pay_hero_point = Pay a hero point
mm3e-in-extra_effort-modifier = Modifier before the effort
mm3e-in-permanent = Permanent effect
mm3e-in-equipment = It is equipment
mm3e-in-dominated = Compelled or controlled

## Inputs: sheet

mm3e-in-bought = Bought ranks
mm3e-in-equipment_bonuses = Equipment bonuses
mm3e-in-pl = Power level
mm3e-in-attacks = Attacks
mm3e-in-power_level_limits-attack_check = Uses an attack check
mm3e-in-power_level_limits-resistance = Allows a resistance check
mm3e-in-skills = Skills
mm3e-in-npc = GM character
mm3e-in-abilities = Abilities
mm3e-in-defenses = Defenses
mm3e-in-skill_ranks = Skill ranks
mm3e-in-advantage_ranks = Advantage ranks
mm3e-in-power_costs = Power costs
mm3e-in-earned = Points earned
mm3e-in-budget = Budget
mm3e-in-complications = Complications
mm3e-in-points = Power points
mm3e-in-adventures = Adventures
mm3e-in-sessions = Sessions
mm3e-in-completed = Completed
mm3e-in-long = Long
mm3e-in-outstanding = Outstanding

## Inputs: measures, conditions and effects

mm3e-in-unit = Unit
mm3e-in-formula = Formula
mm3e-in-mass_rank = Mass rank
mm3e-in-time_rank = Time rank
mm3e-in-removed = Already removed
mm3e-in-restrained_by = Restrained by
mm3e-in-failures = Degrees of failure so far
mm3e-in-situation = Situation
mm3e-in-automatic = Without a check
mm3e-in-hours = Hours of rest
mm3e-in-comfortable = Comfortable place
mm3e-in-effects = Effects
mm3e-in-base = Base cost
mm3e-in-extras = Extras
mm3e-in-flaws = Flaws
mm3e-in-flat = Flat modifier
mm3e-in-partial = Partial modifiers
mm3e-in-limit = Most ranks a point
mm3e-in-duration = Duration
mm3e-in-effect_noticeable-duration = Present duration
mm3e-in-base_duration = Own duration
mm3e-in-modifier = Modifier
mm3e-in-actions = Actions left
mm3e-in-maintain = Wants to keep it up
mm3e-in-counter_rank = Countering rank
mm3e-in-target_rank = Target's rank
mm3e-in-counter_modifiers = Countering modifiers
mm3e-in-descriptors = Descriptors
mm3e-in-same_allowed = GM allows like against like
mm3e-in-timing = Timing
mm3e-in-activation = Activation
mm3e-in-total_concealment = Total concealment
mm3e-in-located = Located

## Inputs: equipment

mm3e-in-stage = Stage
mm3e-in-cost = Cost in points
mm3e-in-rush = Time ranks saved
mm3e-in-items = Items
mm3e-in-arrays = Arrays
mm3e-in-contributions = Contributions
mm3e-in-losses = Losses
mm3e-in-features = Features
mm3e-in-repaired = Repaired
mm3e-in-category = Category
mm3e-in-weapon_damage-damage = Weapon damage
mm3e-in-strength_used = Strength used
mm3e-in-weapon_toughness = Weapon's Toughness
mm3e-in-strength_bonus = Strength bought
mm3e-in-toughness_bonus = Toughness bought
mm3e-in-defense_bonus = Defense bought
mm3e-in-movement_costs = Movement costs
mm3e-in-other = Other points
mm3e-in-construct_cost-toughness = Protection

## Outcomes: checks and attacks

mm3e-out-critical_success = Critical success
mm3e-out-auto_failure = Automatic failure
mm3e-out-benchmark = Benchmark
mm3e-out-listed_at = Row used
mm3e-out-points = Power points
mm3e-out-ranks = Ranks
mm3e-out-ability = Ability
mm3e-out-senses = Senses
mm3e-out-parts = Basic conditions
mm3e-out-cost = Cost
mm3e-out-strength = Strength
mm3e-out-defense = Defense
mm3e-out-possible = Possible
mm3e-out-active_total = Acting side's total
mm3e-out-opposing_total = Resisting side's total
mm3e-out-top_rank = Highest rank
mm3e-out-tied = Tied
mm3e-out-helper_degrees = Helpers' degrees
mm3e-out-helper_sum = Sum of degrees
mm3e-out-assist = Help to the leader
mm3e-out-range_modifier = Range modifier
mm3e-out-initiative-order = Order
mm3e-out-totals = Totals

## Outcomes: hero points and effort

mm3e-out-second = Second roll
mm3e-out-kept = Roll that stands
mm3e-out-natural_20 = Natural 20
mm3e-out-action = Action
mm3e-out-spent = Points spent
mm3e-out-earned = Points earned
mm3e-out-hero_points = Hero points
mm3e-out-next_session = Next session
mm3e-out-gain = Gain
mm3e-out-lasts = Lasts
mm3e-out-fatigue_next_turn = Fatigue next turn
mm3e-out-fatigue_deferred = Fatigue deferred
mm3e-out-equipment_strained = Equipment is strained

## Outcomes: sheet

mm3e-out-auto_fail = Always fails
mm3e-out-death_check_modifier = Dying check modifier
mm3e-out-lost_defenses = Defenses lost
mm3e-out-immunities = Immunities
mm3e-out-limits = Limits
mm3e-out-can_be_reduced = Can be reduced
mm3e-out-ability_name = Linked ability
mm3e-out-defense_class-active = Active defense
mm3e-out-valid = Within the limits
mm3e-out-violations = Violations
mm3e-out-limit = Limit
mm3e-out-name = Name
mm3e-out-power_level_limits-value = Value
mm3e-out-max = Maximum
mm3e-out-effective_pl = Estimated PL
mm3e-out-abilities = Abilities
mm3e-out-defenses = Defenses
mm3e-out-skills = Skills
mm3e-out-advantages = Advantages
mm3e-out-powers = Powers
mm3e-out-budget = Budget
mm3e-out-character_points-remaining = Points left
mm3e-out-within_budget = Within the budget
mm3e-out-complications_ok = Complications are fine
mm3e-out-awarded = Points awarded
mm3e-out-pl_may_rise = PL may rise
mm3e-out-next_pl = Next PL

## Outcomes: measures, conditions and effects

mm3e-out-value = Measure
mm3e-out-unit = Unit
mm3e-out-can_lift = Can lift it
mm3e-out-basic = Basic conditions
mm3e-out-actions = Actions
mm3e-out-active_defenses = Active defenses
mm3e-out-can_move = Can move
mm3e-out-speed_modifier = Speed modifier
mm3e-out-speed = Speed
mm3e-out-check_modifier = Check modifier
mm3e-out-scoped_modifiers = Specific modifiers
mm3e-out-unaware_of = Unaware of
mm3e-out-routine_attacks_against = Open to routine attacks
mm3e-out-rolled_hits_are_critical = Rolled hits are critical
mm3e-out-own_close_attack_modifier = Own close attacks
mm3e-out-foes_close_attack_modifier = Foes' close attacks
mm3e-out-foes_ranged_attack_modifier = Foes' ranged attacks
mm3e-out-movable_by_holder = Can be dragged along
mm3e-out-failures = Degrees of failure
mm3e-out-freed = Freed
mm3e-out-removed = Removed
mm3e-out-effects = Effects
mm3e-out-ratio = Points per rank
mm3e-out-short_m = Short range (m)
mm3e-out-medium_m = Medium range (m)
mm3e-out-long_m = Long range (m)
mm3e-out-upkeep = Upkeep
mm3e-out-active = Goes on
mm3e-out-can_switch_off = Can be ended
mm3e-out-extra_effort = Open to extra effort
mm3e-out-noticeable = Noticeable
mm3e-out-counter_total = Countering total
mm3e-out-target_total = Target's total
mm3e-out-target_effect = Target's effect
mm3e-out-can_affect = Can be affected
mm3e-out-resistance_bonus = Resistance bonus

## Outcomes: equipment

mm3e-out-skill = Skill
mm3e-out-time_s = Time (s)
mm3e-out-result = Result
mm3e-out-defect_possible = May have a defect
mm3e-out-equipment_points = Equipment points
mm3e-out-power_points = Power points
mm3e-out-covered = Covered
mm3e-out-missing = Points missing
mm3e-out-features = Features
mm3e-out-equipment_wear-penalty = Penalty
mm3e-out-strength_added = Strength added
mm3e-out-breaks = The weapon breaks
mm3e-out-size_cost = Size cost
mm3e-out-toughness_cost = Toughness cost
mm3e-out-feature_cost = Feature cost
mm3e-out-absent = Absent abilities
mm3e-out-acts_physically = Acts physically
mm3e-out-intelligent = Intelligent
mm3e-out-sentient = Sentient
mm3e-out-will_immune = Immune for lack of Will

## Reasons

mm3e-w-untrained = untrained
mm3e-w-lacks_ability = lacks the ability
mm3e-w-not_aware = the target is not aware
mm3e-w-lacks_mental_ability = the target lacks a mental ability
mm3e-w-immune = the target is immune
mm3e-w-routine_not_allowed = no routine attack here
mm3e-w-toughness_not_waivable = Toughness cannot be waived
mm3e-w-already_announced = already announced
mm3e-w-not_own_roll = not one's own roll
mm3e-w-contradicts_facts = contradicts the facts
mm3e-w-fortune_advantage = fortune advantage
mm3e-w-already_owned = already owned
mm3e-w-prerequisites_missing = prerequisites missing
mm3e-w-cannot_recover = cannot be recovered
mm3e-w-reason-already_used = already used
mm3e-w-permanent_effect = permanent effect
mm3e-w-descriptors = descriptors do not fit
mm3e-w-too_slow = too slow
mm3e-w-not_reaction = not a reaction
mm3e-w-no_routine = no routine check
mm3e-w-no_rush = cannot be rushed

## Checks, circumstances and attacks

mm3e-w-minor = minor
mm3e-w-major = major
mm3e-w-help = help
mm3e-w-hinder = hinder
mm3e-w-tools = tools
mm3e-w-not_needed = not needed
mm3e-w-proper = proper
mm3e-w-improvised = improvised
mm3e-w-tools-none = none
mm3e-w-not_understood = not understood
mm3e-w-low_intellect = low Intellect
mm3e-w-active = acting side
mm3e-w-opposing = resisting side
mm3e-w-kind-perception = perception
mm3e-w-key-medium = medium
mm3e-w-size-medium = medium

## Uses of hero points

mm3e-w-edit_scene = edit the scene
mm3e-w-heroic_feat = heroic feat
mm3e-w-inspiration = inspiration
mm3e-w-recover = recover
mm3e-w-instant_counter = instant counter
mm3e-w-shake_fatigue = shake off fatigue
mm3e-w-reuse_invention = reuse an invention
mm3e-w-have_invention = have an invention
mm3e-w-improvise_device = improvise a device
mm3e-w-improvise_ritual = improvise a ritual
mm3e-w-extend_improvised = extend an improvised device
mm3e-w-equipment_stunt = stunt with equipment
mm3e-w-have_equipment = have equipment
mm3e-w-alternate_equipment = alternate equipment
mm3e-w-replace_equipment = replace equipment
mm3e-w-borrowed_device = borrowed device
mm3e-w-descriptor_boon = helpful descriptor
mm3e-w-combat = combat
mm3e-w-general = general
mm3e-w-fortune = fortune
mm3e-w-skill = skill
mm3e-w-complication = complication
mm3e-w-motivation = motivation
mm3e-w-heroism = heroism
mm3e-w-roleplaying = roleplaying
mm3e-w-injury = injury
mm3e-w-descriptor = descriptor

## Extra effort

mm3e-w-action = action
mm3e-w-power_stunt = power stunt
mm3e-w-modifier = modifier
mm3e-w-retry = retry
mm3e-w-power = power
mm3e-w-speed = speed
mm3e-w-extra_standard_action = extra standard action
mm3e-w-alternate_effect = alternate effect
mm3e-w-strength_plus_1 = Strength +1
mm3e-w-power_plus_1 = power +1
mm3e-w-resistance_check = resistance check
mm3e-w-speed_plus_1 = speed +1
mm3e-w-turn = this turn
mm3e-w-scene_or_duration = until the scene or the effect ends
mm3e-w-until_next_turn = until the next turn
mm3e-w-one_check = one check
mm3e-w-fatigue_next_turn-none = none

## Basic tables

mm3e-w-difficulty = difficulties
mm3e-w-ability_benchmark = ability benchmarks
mm3e-w-starting_points = starting points
mm3e-w-trait_cost = trait costs
mm3e-w-skill_ability = skills' abilities
mm3e-w-defense_ability = defenses' abilities
mm3e-w-sense_type = sense types
mm3e-w-condition_parts = combined conditions
mm3e-w-structure_size = structure sizes
mm3e-w-vehicle_size = vehicle sizes
mm3e-w-very_easy = very easy
mm3e-w-easy = easy
mm3e-w-average = average
mm3e-w-tough = tough
mm3e-w-challenging = challenging
mm3e-w-formidable = formidable
mm3e-w-heroic = heroic
mm3e-w-super_heroic = super-heroic
mm3e-w-nigh_impossible = nigh impossible
mm3e-w-ability = ability
mm3e-w-advantage = advantage
mm3e-w-awesome = awesome
mm3e-w-colossal = colossal
mm3e-w-gargantuan = gargantuan
mm3e-w-huge = huge
mm3e-w-large = large
mm3e-w-small = small
mm3e-w-tiny = tiny
mm3e-w-diminutive = diminutive
mm3e-w-fine = fine
mm3e-w-miniscule = miniscule

## Ability benchmarks

mm3e-w-inept = inept
mm3e-w-small_child = small child
mm3e-w-young_child = young child
mm3e-w-child_or_elder = older child or elder
mm3e-w-below_average = below average
mm3e-w-average_adult = average adult
mm3e-w-above_average = above average
mm3e-w-well_above_average = well above average
mm3e-w-gifted = gifted
mm3e-w-highly_gifted = highly gifted
mm3e-w-best_in_a_nation = best in a nation
mm3e-w-among_worlds_best = among the world's best
mm3e-w-human_peak = human peak
mm3e-w-low_superhuman = low superhuman
mm3e-w-moderate_superhuman = moderate superhuman
mm3e-w-high_superhuman = high superhuman
mm3e-w-very_high_superhuman = very high superhuman
mm3e-w-cosmic = cosmic

## Skills

mm3e-w-acrobatics = Acrobatics
mm3e-w-athletics = Athletics
mm3e-w-close_combat = Close Combat
mm3e-w-deception = Deception
mm3e-w-expertise = Expertise
mm3e-w-expertise_magic = Expertise (magic)
mm3e-w-insight = Insight
mm3e-w-intimidation = Intimidation
mm3e-w-investigation = Investigation
mm3e-w-key-perception = Perception
mm3e-w-persuasion = Persuasion
mm3e-w-ranged_combat = Ranged Combat
mm3e-w-sleight_of_hand = Sleight of Hand
mm3e-w-stealth = Stealth
mm3e-w-technology = Technology
mm3e-w-treatment = Treatment
mm3e-w-vehicles = Vehicles

## Senses

mm3e-w-all = everything
mm3e-w-sight = sight
mm3e-w-hearing = hearing
mm3e-w-smell = smell
mm3e-w-touch = touch
mm3e-w-radio = radio
mm3e-w-mental = mental
mm3e-w-special = special
mm3e-w-low_light = low-light
mm3e-w-darkvision = darkvision
mm3e-w-infravision = infravision
mm3e-w-ultravision = ultravision
mm3e-w-microscopic = microscopic
mm3e-w-x_ray = X-ray
mm3e-w-ultrasonic = ultrasonic
mm3e-w-sonar = sonar
mm3e-w-smell_and_taste = smell and taste
mm3e-w-scent_tracking = scent tracking
mm3e-w-seismic = seismic
mm3e-w-radar = radar
mm3e-w-mental_awareness = mental awareness
mm3e-w-mind_reading = mind reading
mm3e-w-precognition = precognition
mm3e-w-postcognition = postcognition
mm3e-w-any_other = any other

## Sheet

mm3e-w-absent = absent
mm3e-w-fortitude_effects = Fortitude effects
mm3e-w-interaction_skills = interaction skills
mm3e-w-mental_effects = mental effects
mm3e-w-cannot_act_physically = cannot act physically
mm3e-w-no_natural_recovery = no natural recovery
mm3e-w-cannot_move_unaided = cannot move unaided
mm3e-w-no_object_handling = cannot handle objects
mm3e-w-no_physical_attacks = no physical attacks
mm3e-w-no_close_attacks = no close attacks
mm3e-w-instinct_or_program_only = instinct or program only
mm3e-w-cannot_interact = cannot interact
mm3e-w-fortitude_only_if_alive = Fortitude only if alive
mm3e-w-inanimate_object = inanimate object
mm3e-w-no_presence = no Presence
mm3e-w-parry_toughness = Parry and Toughness
mm3e-w-dodge_toughness = Dodge and Toughness
mm3e-w-fortitude_will = Fortitude and Will
mm3e-w-attack_effect = attack and effect
mm3e-w-effect_without_attack = effect without an attack
mm3e-w-accident = accident
mm3e-w-addiction = addiction
mm3e-w-disability = disability
mm3e-w-enemy = enemy
mm3e-w-fame = fame
mm3e-w-hatred = hatred
mm3e-w-honor = honor
mm3e-w-injuries = injuries
mm3e-w-obsession = obsession
mm3e-w-phobia = phobia
mm3e-w-power_loss = power loss
mm3e-w-prejudice = prejudice
mm3e-w-quirk = quirk
mm3e-w-relationship = relationship
mm3e-w-reputation = reputation
mm3e-w-responsibility = responsibility
mm3e-w-rivalry = rivalry
mm3e-w-secret = secret
mm3e-w-secret_identity = secret identity
mm3e-w-temper = temper
mm3e-w-weakness = weakness
mm3e-w-complications-other = other

## Measures

mm3e-w-mass = mass
mm3e-w-time = time
mm3e-w-distance = distance
mm3e-w-volume = volume
mm3e-w-formula-time = travel time
mm3e-w-formula-distance = distance travelled
mm3e-w-throw = throw
mm3e-w-kg = kg
mm3e-w-t = t
mm3e-w-s = s
mm3e-w-min = min
mm3e-w-h = h
mm3e-w-week = week
mm3e-w-month = month
mm3e-w-year = year
mm3e-w-cm = cm
mm3e-w-m = m
mm3e-w-km = km
mm3e-w-l = l
mm3e-w-m3 = m³

## States and actions

mm3e-w-mental_only = mental actions only
mm3e-w-one_standard = one standard action
mm3e-w-actions-none = no actions
mm3e-w-actions-free = free actions only
mm3e-w-half = half
mm3e-w-zero = zero
mm3e-w-restrained_by-free = nothing fixed
mm3e-w-stable = stable
mm3e-w-wake = wake
mm3e-w-stabilize = stabilize
mm3e-w-break_trance = break a trance

## Effects

mm3e-w-instant = instant
mm3e-w-concentration = concentration
mm3e-w-sustained = sustained
mm3e-w-continuous = continuous
mm3e-w-permanent = permanent
mm3e-w-upkeep-standard = standard action
mm3e-w-upkeep-free = free action
mm3e-w-longer = longer
mm3e-w-upkeep-none = no action
mm3e-w-not_applicable = not applicable
mm3e-w-subtle = subtle
mm3e-w-noticeable = noticeable
mm3e-w-opposed = opposed
mm3e-w-same = the same
mm3e-w-nullify = Nullify
mm3e-w-unrelated = unrelated
mm3e-w-readied = readied
mm3e-w-timing-instant = instant, with a hero point
mm3e-w-ongoing = ongoing effect
mm3e-w-counter = countering effect
mm3e-w-winner-target = countered effect
mm3e-w-cancelled = cancelled
mm3e-w-works = works

## Equipment

mm3e-w-invention = invention
mm3e-w-magic_invention = magic invention
mm3e-w-ritual = ritual
mm3e-w-design = design
mm3e-w-build = build
mm3e-w-improvise = improvise
mm3e-w-designed = designed
mm3e-w-start_over = start over
mm3e-w-unusable = unusable
mm3e-w-hidden_flaw = hidden flaw
mm3e-w-does_not_work = does not work
mm3e-w-defective = defective
mm3e-w-feature = loses a feature
mm3e-w-penalty = -1 for its user
mm3e-w-thrown = thrown
mm3e-w-projectile = projectile
mm3e-w-energy = energy
mm3e-w-heavy = heavy
mm3e-w-automaton = automaton
mm3e-w-immobile_mind = immobile mind
