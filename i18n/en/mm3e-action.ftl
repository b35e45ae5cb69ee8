# Mutants & Masterminds, chapters 6 to 10; the words in common stand in mm3e-core.ftl.

## Names of the ops and what they decide

mm3e-op-turn_actions = Turn actions
    .about = Says how many actions a turn holds and whether a plan fits.
mm3e-op-surprise_round = Surprise round
    .about = Tells who acts from who was caught off guard.
mm3e-op-initiative_change = Delay and ready
    .about = Rebuilds the order when somebody waits or holds an action.
mm3e-op-attack_modifiers = Attack modifiers
    .about = Adds up all that the situation does to an attack.
mm3e-op-critical_hit = Critical hit
    .about = Checks whether the blow was critical, and the DC that follows.
mm3e-op-damage_resistance = Damage resistance
    .about = Rolls Toughness and shows the harm done.
mm3e-op-ongoing_effect_check = Ongoing effect check
    .about = Tries to end a lasting effect when the turn closes.
mm3e-op-maneuver_tradeoff = Maneuver trade-off (accurate, power, defensive, all-out)
    .about = Trades points between attack, effect and defenses for a turn.
mm3e-op-grab = Grab
    .about = Takes hold of a target, tightens the hold or drags it along.
mm3e-op-escape = Escape
    .about = Tries to break out of a hold and says how far one gets.
mm3e-op-aid_attack = Aid
    .about = Makes an opening for an ally's attack or defense.
mm3e-op-trip = Trip
    .about = Tries to bring the target down, with a try in return.
mm3e-op-disarm = Disarm
    .about = Tries to knock an item out of the target's hand.
mm3e-op-smash = Smash
    .about = Strikes what an opponent holds or wears.
mm3e-op-interaction_maneuver = Feint and demoralize
    .about = Fools or scares an opponent into a worse spot.
mm3e-op-slam_attack = Slam attack
    .about = Hits the target with one's own moving body.
mm3e-op-defend = Defend
    .about = Sets a rolled defense against an attack.
mm3e-op-finishing_attack = Finishing attack
    .about = Strikes, up close, somebody who cannot defend.
mm3e-op-team_attack = Team attack
    .about = Joins several attacks into a stronger one.
mm3e-op-move_action = Move, sprint, crawl and stand up
    .about = Says how far a move goes and which actions it takes.
mm3e-op-recover = Recover (action)
    .about = Takes off a step of damage or fatigue, or tries again against an effect.
mm3e-op-rest_recovery = Damage recovery
    .about = Shows how much a rest heals and how much is left.
mm3e-op-hazard_check = Environmental hazard check
    .about = Puts a character to the test against heat, hunger, vacuum and the like.
mm3e-op-exposure_check = Disease, poison or radiation check
    .about = Decides whether the exposure takes hold.
mm3e-op-hazard_examples = Fire, disease, poison and radiation tables
    .about = Finds examples by rank or by name.
mm3e-op-fall_damage = Falling
    .about = Works out the damage of a fall and of being caught.
mm3e-op-material_toughness = Toughness of materials and devices
    .about = Says how hard a material or a device is.
mm3e-op-strength_damage = Strength-based damage
    .about = Adds Strength to a blow's damage and gives the DC.

## Dice

mm3e-dice-attack = Attack
mm3e-dice-attacker = Attacker
mm3e-dice-defender = Defender
mm3e-dice-counter_attacker = Attacker in the return
mm3e-dice-counter_defender = Target's return
mm3e-dice-counter_tiebreak = Tiebreak of the return
mm3e-dice-acrobatics = Acrobatics
mm3e-dice-athletics = Athletics
mm3e-dice-catch = Catch
mm3e-dice-defense = Defense
mm3e-dice-impact = Impact
mm3e-dice-object = Object
mm3e-dice-resist = Target's resistance
mm3e-dice-resistance = Target's resistance

## Inputs: turn and initiative

mm3e-in-surprise_round = Surprise round
mm3e-in-extra_effort = Extra effort
mm3e-in-planned = Planned actions
mm3e-in-split_move = Splits the move
mm3e-in-split_allowed = May split the move
mm3e-in-order = Initiative order
mm3e-in-surprised = Surprised
mm3e-in-actor = Who changes
mm3e-in-acts_with = Acts with whom
mm3e-in-acted = Already used an action
mm3e-in-can_act = Able to act
mm3e-in-initiative_change-kind = Delay or ready

## Inputs: attack

mm3e-in-attack_bonus = Attack bonus
mm3e-in-action = Action
mm3e-in-concealment = Concealment
mm3e-in-sense_pierces = A sense pierces it
mm3e-in-cover = Cover
mm3e-in-aimed = Aimed before
mm3e-in-adjacent = Target adjacent
mm3e-in-attacker_prone = Attacker prone
mm3e-in-target_prone = Target prone
mm3e-in-aid = Aid from an ally
mm3e-in-attacker_condition = Attacker's condition
mm3e-in-target_defenseless = Target defenseless
mm3e-in-natural = Face of the die
mm3e-in-total = Attack total
mm3e-in-defense_class = Defense class
mm3e-in-auto_critical = Target defenseless
mm3e-in-effect = Effect
mm3e-in-option = Critical's effect
mm3e-in-added_effect = Added effect
mm3e-in-alternate_effect = Alternate effect
mm3e-in-alternate_rank = Alternate rank
mm3e-in-on_critical = On a critical
mm3e-in-damage_rank = Damage rank
mm3e-in-defense_modifiers = Defense modifiers
mm3e-in-attackers = Attackers
mm3e-in-needs_check = Needs an attack check
mm3e-in-method = How it attacks
mm3e-in-lethal = Lethality
mm3e-in-finishing_attack-lethal = Means to kill

## Inputs: maneuvers and actions

mm3e-in-maneuver = Maneuver
mm3e-in-amount = Points traded
mm3e-in-max = Maximum
mm3e-in-attack_check = Needs an attack check
mm3e-in-resistance_check = Allows a resistance check
mm3e-in-step = Step
mm3e-in-prior_degrees = Degrees so far
mm3e-in-resist_modifiers = Target's modifiers
mm3e-in-target_modifiers = Target's modifiers
mm3e-in-target_strength = Target's Strength
mm3e-in-target_dodge = Target's Dodge
mm3e-in-target_will = Target's Will
mm3e-in-target_insight = Target's Insight
mm3e-in-target_deception = Target's Deception
mm3e-in-target_acrobatics = Target's Acrobatics
mm3e-in-target_athletics = Target's Athletics
mm3e-in-target_damage_rank = Target's damage rank
mm3e-in-acrobatics = Acrobatics
mm3e-in-athletics = Athletics
mm3e-in-holder_rank = Holder's rank
mm3e-in-speed = Speed
mm3e-in-counter = Target tries in return
mm3e-in-passive = Target does not resist
mm3e-in-benefit = Benefit
mm3e-in-held = Object held
mm3e-in-object_toughness = Object's Toughness
mm3e-in-object_penalty = Object's penalty
mm3e-in-object_state = Object's state
mm3e-in-mode = Mode
mm3e-in-sprint = Tries to sprint
mm3e-in-full_speed = Full speed
mm3e-in-cap = Series cap
mm3e-in-immune = Immune to the impact

## Inputs: damage, recovery and hazards

mm3e-in-resistance = Resistance bonus
mm3e-in-penalty = Accumulated penalty
mm3e-in-dc_bonus = DC bonus
mm3e-in-target = Target
mm3e-in-state = State
mm3e-in-finishing_kill = Finishing attack to kill
mm3e-in-material = Material
mm3e-in-doublings = Times thickness doubles
mm3e-in-device_points = Device points
mm3e-in-strength_usable = Strength usable
mm3e-in-choice = Recover from
mm3e-in-used = Already used this conflict
mm3e-in-fatigue = Fatigue
mm3e-in-regeneration = Regenerates
mm3e-in-units = Rest (steps)
mm3e-in-interval = Length of a step
mm3e-in-hazard = Hazard
mm3e-in-intensity = Intensity
mm3e-in-previous_checks = Earlier checks
mm3e-in-elapsed = Time exposed
mm3e-in-stamina = Stamina
mm3e-in-treatment_bonus = Treatment bonus
mm3e-in-table = Table
mm3e-in-entry = Entry
mm3e-in-height_m = Height (m)
mm3e-in-distance_rank = Distance rank
mm3e-in-catch = Somebody tries to catch
mm3e-in-dexterity = Dexterity
mm3e-in-catch_rank = Catcher's Strength

## Outcomes: turn

mm3e-out-standard = Standard actions
mm3e-out-move = Move actions
mm3e-out-free = Free actions
mm3e-out-escape-free = Free
mm3e-out-reactions = Reactions
mm3e-out-mental_only = Mental acts only
mm3e-out-controlled_by_other = Controlled by another
mm3e-out-legal = Plan is legal
mm3e-out-problems = Problems
mm3e-out-surprise_round = Surprise round
mm3e-out-acting = Acting
mm3e-out-surprised = Surprised
mm3e-out-surprised_conditions = Conditions of the surprised
mm3e-out-acting_standard = Standard actions of the acting
mm3e-out-acting_move = Move actions of the acting
mm3e-out-used = Happened
mm3e-out-lost = Lost
mm3e-out-order = New order

## Outcomes: attack and maneuvers

mm3e-out-check_needed = Check needed
mm3e-out-hazard_check-check_needed = Check made
mm3e-out-band = Band
mm3e-out-modifier = Modifier
mm3e-out-critical_possible = Can be critical
mm3e-out-routine_allowed = Routine allowed
mm3e-out-area_dodge_bonus = Dodge bonus in the area
mm3e-out-threat = Threat
mm3e-out-resistance_dc = Resistance DC
mm3e-out-extra_dc = Added effect's DC
mm3e-out-no_resistance = No resistance check
mm3e-out-attack_total = Attack total
mm3e-out-attacker_total = Attacker's total
mm3e-out-defender_total = Defender's total
mm3e-out-target_prone = Target prone
mm3e-out-attacker_prone = Attacker prone
mm3e-out-countered = Target tried in return
mm3e-out-counter_defender_total = Target's return total
mm3e-out-counter_attacker_total = Attacker's return total
mm3e-out-item_dropped = Item dropped
mm3e-out-may_pick_up = May take the item
mm3e-out-attacker_disarmed = Attacker disarmed
mm3e-out-bonus = Bonus
mm3e-out-benefit = Benefit
mm3e-out-until = Lasts until
mm3e-out-applied = Points traded
mm3e-out-attack_bonus = Attack bonus
mm3e-out-dodge = Dodge
mm3e-out-parry = Parry
mm3e-out-resist_total = Target's total
mm3e-out-target_success = Target resisted
mm3e-out-total_degrees = Degrees of the hold
mm3e-out-target_state = Target's situation
mm3e-out-target_conditions = Target's conditions
mm3e-out-attacker_conditions = Grabber's conditions
mm3e-out-dragged = Dragged
mm3e-out-attacker_immobile = Grabber stays put
mm3e-out-condition = Condition
mm3e-out-defense_total = Defense total
mm3e-out-defense_face_boosted = Defense gained 10
mm3e-out-main = Main attack
mm3e-out-main_hit = Main attack hits
mm3e-out-hits = Who hits
mm3e-out-support_degrees = Others' degrees
mm3e-out-impact_rank = Impact rank
mm3e-out-impact_dc = Impact DC
mm3e-out-impact_total = Impact total
mm3e-out-impact_success = Unharmed
mm3e-out-impact_degree = Impact degrees
mm3e-out-impact_state = Rammer's state
mm3e-out-impact_penalty = Rammer's penalty
mm3e-out-object_total = Object's total
mm3e-out-object_state = Object's state
mm3e-out-object_penalty = Object's penalty
mm3e-out-smash-success = Object holds
mm3e-out-finishing_attack-success = Target resisted

## Outcomes: movement, damage and hazards

mm3e-out-distance_m = Distance (m)
mm3e-out-action_cost = Actions spent
mm3e-out-prone = Prone
mm3e-out-attack_modifier = Attack modifier
mm3e-out-move_rank = Move rank
mm3e-out-move_m = Move (m)
mm3e-out-state = State
mm3e-out-penalty = Accumulated penalty
mm3e-out-dead = Dead
mm3e-out-dazed_until = Dazed until
mm3e-out-ended = Effect ended
mm3e-out-worst_degree = Worst degree
mm3e-out-toughness = Toughness
mm3e-out-at_least = May be more
mm3e-out-damage_rank = Damage rank
mm3e-out-fatigue = Fatigue
mm3e-out-active_defense_bonus = Active defense bonus
mm3e-out-heals = Rest heals
mm3e-out-units_to_full = Steps to full health
mm3e-out-remaining = Steps left
mm3e-out-needs_repair = Needs repair
mm3e-out-interval = Interval
mm3e-out-stamina_lost = Stamina lost
mm3e-out-grace = Grace
mm3e-out-recovery_requires = Recovery requires
mm3e-out-affected = Affected
mm3e-out-next_check = Next check in
mm3e-out-entries = Entries
mm3e-out-entry = Entry
mm3e-out-rank_min = Lowest rank
mm3e-out-rank_max = Highest rank
mm3e-out-affliction = Affliction
mm3e-out-weaken = Weakens
mm3e-out-damage = Does damage
mm3e-out-optional = May come on top
mm3e-out-distance_rank = Distance rank
mm3e-out-fall_rank = Fall's damage rank
mm3e-out-caught = Caught
mm3e-out-catch_total = Catcher's total
mm3e-out-catcher_damage_rank = Catcher's damage rank

## Actions and maneuvers

mm3e-w-standard = standard
mm3e-w-move = move
mm3e-w-free = free
mm3e-w-reaction = reaction
mm3e-w-delay = delay
mm3e-w-ready = ready
mm3e-w-attack = attack
mm3e-w-action-attack = attack
mm3e-w-defense = defense
mm3e-w-charge = charge
mm3e-w-double_charge = charge with an extra move
mm3e-w-double_move = double move
mm3e-w-mode-move = move
mm3e-w-crawl = crawl
mm3e-w-stand = stand up
mm3e-w-quick_stand = leap up
mm3e-w-drop_prone = drop prone
mm3e-w-trip = trip
mm3e-w-disarm = disarm
mm3e-w-smash_held = smash a held object
mm3e-w-smash_worn = smash a worn object
mm3e-w-grab = grab
mm3e-w-improve = improve
mm3e-w-drag = drag
mm3e-w-accurate = accurate attack
mm3e-w-maneuver-power = power attack
mm3e-w-defensive = defensive attack
mm3e-w-all_out = all-out attack
mm3e-w-feint = feint
mm3e-w-demoralize = demoralize
mm3e-w-unarmed = unarmed
mm3e-w-melee_weapon = melee weapon
mm3e-w-routine = routine
mm3e-w-roll = roll the attack

## Attack: bands, cover, criticals

mm3e-w-perception = perception
mm3e-w-area = area
mm3e-w-short = short
mm3e-w-medium = medium
mm3e-w-long = long
mm3e-w-out_of_range = out of range
mm3e-w-band-close = close
mm3e-w-partial = partial
mm3e-w-total = total
mm3e-w-full = full
mm3e-w-concealment-none = none
mm3e-w-cover-none = none
mm3e-w-attacker_condition-none = none
mm3e-w-increased = increased effect
mm3e-w-added = added effect
mm3e-w-alternate = alternate effect
mm3e-w-on_critical-none = nothing changes
mm3e-w-damage = damage
mm3e-w-other = other
mm3e-w-one_attack = one attack
mm3e-w-start_of_next_turn = the start of the next turn
mm3e-w-end_of_next_turn = the end of the next turn
mm3e-w-end_of_ally_next_turn = the end of the ally's next turn
mm3e-w-end_of_attacker_next_turn = the end of the attacker's next turn
mm3e-w-end_of_target_next_round = the end of the target's next round

## Reasons and problems

mm3e-w-already_acted = already acted this turn
mm3e-w-cannot_act = cannot act
mm3e-w-full_cover = target fully covered
mm3e-w-cannot_perceive = cannot perceive the target
mm3e-w-no_attack_check = there is no attack check
mm3e-w-no_resistance_check = there is no resistance check
mm3e-w-ranks_too_far_apart = ranks too far apart
mm3e-w-strength_unusable = Strength cannot be used
mm3e-w-too_many_actions = too many actions
mm3e-w-split_move = split move
mm3e-w-no_free_actions = no free actions
mm3e-w-no_reactions = no reactions

## Targets, states and recovery

mm3e-w-character = character
mm3e-w-minion = minion
mm3e-w-object = object
mm3e-w-construct = construct
mm3e-w-living = living being
mm3e-w-broken = broken
mm3e-w-destroyed = destroyed
mm3e-w-dead = dead
mm3e-w-suffocating = suffocating
mm3e-w-kill_attempt = going for the kill
mm3e-w-minions_die = minions die
mm3e-w-instant_death = instant death
mm3e-w-fatigue = fatigue
mm3e-w-fatigue-none = none
mm3e-w-resistance = resistance
mm3e-w-round = round
mm3e-w-minute = minute
mm3e-w-ten_minutes = ten minutes
mm3e-w-hour = hour
mm3e-w-day = day

## Materials

mm3e-w-paper = paper
mm3e-w-earth = earth
mm3e-w-glass = glass
mm3e-w-ice = ice
mm3e-w-rope = rope
mm3e-w-wood = wood
mm3e-w-stone = stone
mm3e-w-iron = iron
mm3e-w-reinforced_concrete = reinforced concrete
mm3e-w-steel = steel
mm3e-w-titanium = titanium
mm3e-w-superalloy = superalloy

## Environmental hazards

mm3e-w-heat = heat
mm3e-w-cold = cold
mm3e-w-hunger = hunger
mm3e-w-thirst = thirst
mm3e-w-suffocation = suffocation
mm3e-w-vacuum = vacuum
mm3e-w-vacuum_breath = vacuum, holding one's breath
mm3e-w-uncomfortable = uncomfortable
mm3e-w-intense = intense
mm3e-w-extreme = extreme
mm3e-w-leave_exposure = shelter
mm3e-w-food = food
mm3e-w-water = water
mm3e-w-air = air
mm3e-w-normal_pressure = normal pressure
mm3e-w-fire = fire
mm3e-w-disease = disease
mm3e-w-poison = poison
mm3e-w-radiation = radiation
mm3e-w-affliction = affliction
mm3e-w-weaken = weaken
mm3e-w-weaken_stamina = weaken Stamina
mm3e-w-death = death

## Entries of the tables

mm3e-w-torch = torch
mm3e-w-campfire = campfire
mm3e-w-blowtorch = blowtorch
mm3e-w-flamethrower = flamethrower
mm3e-w-napalm = napalm
mm3e-w-fire_powers = fire powers
mm3e-w-common_cold = common cold
mm3e-w-influenza = influenza
mm3e-w-malaria = malaria
mm3e-w-typhus = typhus
mm3e-w-rabies = rabies
mm3e-w-leprosy = leprosy
mm3e-w-aids = AIDS
mm3e-w-smallpox = smallpox
mm3e-w-bubonic_plague = bubonic plague
mm3e-w-ebola = Ebola
mm3e-w-engineered_supervirus = engineered supervirus
mm3e-w-food_poisoning = food poisoning
mm3e-w-alcohol = alcohol
mm3e-w-pesticide = pesticide
mm3e-w-chloroform = chloroform
mm3e-w-snake_venom = snake venom
mm3e-w-mustard_gas = mustard gas
mm3e-w-poison_mushrooms = poison mushrooms
mm3e-w-chlorine_gas = chlorine gas
mm3e-w-curare = curare
mm3e-w-cyanide = cyanide
mm3e-w-nerve_gas = nerve gas
mm3e-w-exotic_toxins = exotic toxins
mm3e-w-residual_irradiation = residual irradiation
mm3e-w-nuclear_waste = nuclear waste
mm3e-w-radioactive_material = radioactive material
mm3e-w-stellar_radiation = stellar radiation
mm3e-w-nuclear_reactor = nuclear reactor
mm3e-w-nuclear_explosion = nuclear explosion
