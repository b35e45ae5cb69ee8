# O Desafio dos Bandeirantes: what the rules can say.

## Ops

bandeirantes-op-difficulty = Level of difficulty
    .about = Moves a base level and shows what it is worth in a test or in combat.
bandeirantes-op-concentration = Concentrating
    .about = Tells how long concentrating takes and whether it eases the action.
bandeirantes-op-skill_level = Untrained skill
    .about = Picks the value to roll when the skill is lacking.
bandeirantes-op-skill_test = Skill test
    .about = Rolls 1d100 against a skill, a spell or a charm.
bandeirantes-op-skill_contest = Contest of skills
    .about = Rolls both sides of a duel and names the winner.
bandeirantes-op-attribute_test = Attribute test
    .about = Rolls 1d20 against an attribute or Fatigue.
bandeirantes-op-luck_test = Luck test
    .about = Rolls 1d10 against Luck and points out great misfortune.
bandeirantes-op-attribute_contest = Contest of attributes
    .about = Sets two attributes against each other with 1d6 a side.
bandeirantes-op-magic_resistance = Magic Resistance
    .about = Decides whether the target shakes off the spell or charm.
bandeirantes-op-spell_cost = Spell cost
    .about = Adds up the power spent on raised effects and renewals.
bandeirantes-op-spell_cast = Cast a spell or charm
    .about = Pays the cost, rolls the magic and tells whether it works and hits.
bandeirantes-op-power_recovery = Recovering power
    .about = Works out the power that sleep gives back.
bandeirantes-op-learn_magic = Learning magic
    .about = Checks what is still needed to learn magic or change calling.
bandeirantes-op-initiative = Initiative
    .about = Rolls the order of the round and shows who counter-attacks.
bandeirantes-op-ranged_attack = Shot or throw
    .about = Rolls a shot or throw at the announced spot.
bandeirantes-op-ranged_defense = Defense against shots and throws
    .about = Decides whether a dodge or a shield saves from a projectile.
bandeirantes-op-weapon_matchup = Different weapons
    .about = Shows what fighting with the worse of two weapons costs.
bandeirantes-op-melee_modifiers = Melee modifiers
    .about = Gathers the points of both sides of a blow.
bandeirantes-op-free_attack = Free attack
    .about = Rolls the blow at somebody who turns to flee.
bandeirantes-op-unarmed_attack = Unarmed blow
    .about = Rolls the damage of a punch, kick, lock or choke.
bandeirantes-op-master_stroke_table = Master stroke table
    .about = Rolls what a master stroke does to its victim.
bandeirantes-op-fumble_table = Fumble table
    .about = Rolls the bad luck of a fumble in combat.
bandeirantes-op-damage_roll = Damage
    .about = Rolls damage and applies where it lands.
bandeirantes-op-absorption = Absorption
    .about = Takes a blow through each layer of protection to the body.
bandeirantes-op-apply_damage = Lose Resistance
    .about = Takes the damage off and shows the character's state.
bandeirantes-op-knockout = Knockout
    .about = Decides whether a blow to the head knocks out.
bandeirantes-op-bleeding = Bleeding
    .about = Adds up what open wounds cost over time.
bandeirantes-op-poison_onset = Onset of poison
    .about = Rolls when a poison sets in and what it hinders.
bandeirantes-op-poison_damage = Poison damage
    .about = Rolls a day's poison damage and the test it calls for.
bandeirantes-op-disease_incubation = Incubation
    .about = Rolls the days until a disease shows.
bandeirantes-op-disease_day = A day of illness
    .about = Shows the disease's stage, damage and effects on the day.
bandeirantes-op-chagas_marks = Marks of chagas
    .about = Rolls how long the marks stay and what hurrying costs.
bandeirantes-op-treatment = Treatment
    .about = Shows what Medicine, herbs or Cure can do.
bandeirantes-op-percent_chance = Percent chance
    .about = Rolls 1d100 against a plain percentage.
bandeirantes-op-experience_cost = Experience cost
    .about = Works out the price of raising a score, and over how many sessions.
bandeirantes-op-session_experience = Session experience
    .about = Adds up the points that the session earned.

## Dice

bandeirantes-dice-d100 = d100
bandeirantes-dice-d20 = d20
bandeirantes-dice-d10 = d10
bandeirantes-dice-attacker = Attacker
bandeirantes-dice-defender = Defender
bandeirantes-dice-initiative = Initiative
bandeirantes-dice-attack = Attack
bandeirantes-dice-damage = Damage
bandeirantes-dice-master_stroke = Master stroke
bandeirantes-dice-fumble = Fumble
bandeirantes-dice-distance = Distance
bandeirantes-dice-rounds = Rounds
bandeirantes-dice-hours = Hours
bandeirantes-dice-incubation = Incubation
bandeirantes-dice-weeks = Weeks

## Inputs: tests and contests

bandeirantes-in-scale = Scale
bandeirantes-in-level = Base level
bandeirantes-in-difficulty = Difficulty
bandeirantes-in-difficulty_steps = Levels harder or easier
bandeirantes-in-concentrated = Concentrated
bandeirantes-in-score = Score
bandeirantes-in-base_rounds = Rounds of the action
bandeirantes-in-rounds_spent = Rounds spent
bandeirantes-in-prevented = Cannot concentrate
bandeirantes-in-skill = Skill
bandeirantes-in-spell_cast-skill = Level in the spell
bandeirantes-in-ranged_defense-skill = Dodge
bandeirantes-in-attribute_value = Related attribute
bandeirantes-in-intelligence_based = Tied to Intelligence
bandeirantes-in-gm_allows = Game master allows it
bandeirantes-in-attribute = Attribute
bandeirantes-in-luck = Luck
bandeirantes-in-magic_resistance = Magic Resistance
bandeirantes-in-distracted_or_asleep = Distracted or asleep
bandeirantes-in-caster_far = Caster very far away
bandeirantes-in-attacker_skill = Attacker's skill
bandeirantes-in-defender_skill = Defender's skill
bandeirantes-in-attacker_difficulty = Attacker's difficulty
bandeirantes-in-defender_difficulty = Defender's difficulty
bandeirantes-in-attacker_steps = Attacker's levels
bandeirantes-in-defender_steps = Defender's levels
bandeirantes-in-attacker_modifiers = Attacker's points
bandeirantes-in-defender_modifiers = Defender's points
bandeirantes-in-attacker_attribute = Attacker's attribute
bandeirantes-in-defender_attribute = Defender's attribute
bandeirantes-in-percent = Chance (%)

## Inputs: magic

bandeirantes-in-cost = Cost
bandeirantes-in-spell_cost-cost = Minimum cost
bandeirantes-in-multipliers = Effects (x1 to x5)
bandeirantes-in-two_effects_allowed = Allows two effects
bandeirantes-in-cost_factor = Cost multiplied by
bandeirantes-in-kind = Kind of magic
bandeirantes-in-experience_cost-kind = What to raise
bandeirantes-in-renew_rounds = Rounds of renewal
bandeirantes-in-power = Power left
bandeirantes-in-use_resistance = Pay with Resistance
bandeirantes-in-resistance = Resistance left
bandeirantes-in-location = Where it is aimed
bandeirantes-in-max_power = Original power
bandeirantes-in-hours = Hours of sleep
bandeirantes-in-granted = Points granted
bandeirantes-in-blocked = Recovery blocked
bandeirantes-in-goal = Goal
bandeirantes-in-occultism = Has Occultism
bandeirantes-in-free_time = Had free time
bandeirantes-in-teacher = Has a teacher
bandeirantes-in-apprentice = Became a sorcerer in play
bandeirantes-in-own_list = On the own list
bandeirantes-in-same_religion = Of the own religion
bandeirantes-in-same_order = Of the own order

## Inputs: combat

bandeirantes-in-participants = Participants
bandeirantes-in-id = Who
bandeirantes-in-surprised = Surprised
bandeirantes-in-lost_initiative = Lost the initiative
bandeirantes-in-second_attack_untrained = Second attack, untrained
bandeirantes-in-method = Defense
bandeirantes-in-treatment-method = Treatment
bandeirantes-in-threat = Threat
bandeirantes-in-distance_m = Distance (m)
bandeirantes-in-attacker_weapon = Attacker's weapon
bandeirantes-in-defender_weapon = Defender's weapon
bandeirantes-in-unarmed_attack = Unarmed blow
bandeirantes-in-defense = Defense
bandeirantes-in-charge_distance_m = Distance of the charge (m)
bandeirantes-in-defender_charged = Defender charged
bandeirantes-in-defender_held = Defender held
bandeirantes-in-attack = Blow
bandeirantes-in-claws = With claws
bandeirantes-in-master_stroke = Master stroke

## Inputs: damage, poisons and diseases

bandeirantes-in-damage = Damage
bandeirantes-in-damage_roll-damage = Weapon damage
bandeirantes-in-damage_roll-location = Where it lands
bandeirantes-in-knockout-location = Where it lands
bandeirantes-in-type = Kind of damage
bandeirantes-in-cutting_weapon = Blade thrust in
bandeirantes-in-layers = Layers of protection
bandeirantes-in-item = Piece
bandeirantes-in-absorption-resistance = Resistance of the piece
bandeirantes-in-current_resistance = Resistance before the blow
bandeirantes-in-knockout-resistance = Full Resistance
bandeirantes-in-disease_day-resistance = Full Resistance
bandeirantes-in-wounds = Ordinary wounds
bandeirantes-in-grave_wounds = Grave wounds
bandeirantes-in-mortal_wounds = Mortal wounds
bandeirantes-in-minutes = Minutes
bandeirantes-in-rounds = Rounds
bandeirantes-in-fatigue = Fatigue left
bandeirantes-in-poison_onset-fatigue = Maximum Fatigue
bandeirantes-in-poison = Poison
bandeirantes-in-eyes = Got into the eyes
bandeirantes-in-route = Route
bandeirantes-in-day = Day of illness
bandeirantes-in-poison_damage-day = Day of the poison
bandeirantes-in-disease = Disease
bandeirantes-in-damage_applies = Hurts today
bandeirantes-in-altitude_m = Altitude (m)
bandeirantes-in-lives_high = Used to the height
bandeirantes-in-days_bought = Days to take off
bandeirantes-in-condition = Condition
bandeirantes-in-severe = Severe
bandeirantes-in-identified = Poison identified
bandeirantes-in-continuous = Steady treatment
bandeirantes-in-points = Power put into Cure

## Inputs: learning

bandeirantes-in-from = Score now
bandeirantes-in-to = Score wanted
bandeirantes-in-raised_this_session = Raised this session
bandeirantes-in-session = Session
bandeirantes-in-session_points = Session points
bandeirantes-in-interpretation_points = Points for acting
bandeirantes-in-extra_points = Extra points

## Outcomes: tests and contests

bandeirantes-out-level = Level
bandeirantes-out-multiplier = Multiplier
bandeirantes-out-target = Target
bandeirantes-out-possible = Possible
bandeirantes-out-modifier = Modifier
bandeirantes-out-routine = Routine
bandeirantes-out-rounds_needed = Rounds needed
bandeirantes-out-difficulty_step = Change of level
bandeirantes-out-usable = Can be tried
bandeirantes-out-trained = Trained
bandeirantes-out-roll = Roll
bandeirantes-out-success = Success
bandeirantes-out-master_stroke = Master stroke
bandeirantes-out-fumble = Fumble
bandeirantes-out-great_misfortune = Great misfortune
bandeirantes-out-effects = Effects
bandeirantes-out-dice_each = Dice a side
bandeirantes-out-attacker = Attacker
bandeirantes-out-defender = Defender
bandeirantes-out-dice = Sum of the dice
bandeirantes-out-total = Total
bandeirantes-out-tie = Tie
bandeirantes-out-winner = Winner
bandeirantes-out-happens = Happens

## Outcomes: magic

bandeirantes-out-factor = Cost factor
bandeirantes-out-cast_cost = Cost of casting
bandeirantes-out-renewal_cost = Cost of renewal
bandeirantes-out-attempted = Attempted
bandeirantes-out-reason = Reason
bandeirantes-out-power_spent = Power spent
bandeirantes-out-resistance_spent = Resistance spent
bandeirantes-out-power_left = Power left
bandeirantes-out-resistance_left = Resistance left
bandeirantes-out-caster_status = Caster's state
bandeirantes-out-cast_level = Level to cast
bandeirantes-out-cast_target = Target to cast
bandeirantes-out-hit_level = Level to hit
bandeirantes-out-hit_target = Target to hit
bandeirantes-out-hit = Hit
bandeirantes-out-defense = Defense against it
bandeirantes-out-full_rest = Full rest
bandeirantes-out-recovered = Power recovered
bandeirantes-out-power = Power
bandeirantes-out-allowed = Can be learned
bandeirantes-out-pace = Pace
bandeirantes-out-months = Months
bandeirantes-out-starting_power = Starting power

## Outcomes: combat

bandeirantes-out-rolls = Rolls
bandeirantes-out-order = Order
bandeirantes-out-simultaneous = Simultaneous attack
bandeirantes-out-counter_attack = Counter-attack
bandeirantes-out-location = Where it was aimed
bandeirantes-out-attacker_modifier = Attacker's modifier
bandeirantes-out-defender_modifier = Defender's modifier
bandeirantes-out-attacker_modifiers = Attacker's points
bandeirantes-out-defender_modifiers = Defender's points
bandeirantes-out-attacker_total = Attacker's total
bandeirantes-out-defender_total = Defender's total
bandeirantes-out-damage_type = Kind of damage
bandeirantes-out-per_round = Every round
bandeirantes-out-result = Result
bandeirantes-out-difficulty_steps = Levels harder
bandeirantes-out-fatigue_loss_per = Loses 1 Fatigue a
bandeirantes-out-concentration_possible = Can concentrate
bandeirantes-out-applies_to = Applies to
bandeirantes-out-distance_m = Distance (m)

## Outcomes: damage, poisons and diseases

bandeirantes-out-weapon_damage = Weapon damage
bandeirantes-out-bonus = Bonus
bandeirantes-out-damage = Damage
bandeirantes-out-absorbable = Can be absorbed
bandeirantes-out-strength_test_to_pull_free = Strength test to pull free
bandeirantes-out-to_body = Damage to the body
bandeirantes-out-lost_on_shield = Lost on the shield
bandeirantes-out-layers = Layers
bandeirantes-out-item = Piece
bandeirantes-out-absorbed = Absorbed
bandeirantes-out-resistance_lost = Resistance lost
bandeirantes-out-destroyed = Destroyed
bandeirantes-out-status = State
bandeirantes-out-check_needed = Test needed
bandeirantes-out-unconscious = Unconscious
bandeirantes-out-long_unconsciousness = Long faint
bandeirantes-out-points = Whole loss
bandeirantes-out-experience_cost-points = Points raised
bandeirantes-out-fatigue_lost = Fatigue lost
bandeirantes-out-fatigue_left = Fatigue left
bandeirantes-out-affected = Affected
bandeirantes-out-hard_after_rounds = Actions hard after (rounds)
bandeirantes-out-incapacitated_after_hours = Incapacitated after (hours)
bandeirantes-out-blind = Blind
bandeirantes-out-fatigue_max = Maximum Fatigue
bandeirantes-out-night_recovery = Recovers at night
bandeirantes-out-spasms_days_max = Days of spasms at most
bandeirantes-out-rolled = Damage before the factor
bandeirantes-out-requires = Calls for
bandeirantes-out-days = Days
bandeirantes-out-at_most = At most
bandeirantes-out-stage = Stage
bandeirantes-out-damage_doubled = Damage doubled
bandeirantes-out-action_difficulty = Actions
bandeirantes-out-dead = Dead
bandeirantes-out-contagion_percent = Contagion (%)
bandeirantes-out-fatigue_halved = Fatigue halved
bandeirantes-out-over = Over
bandeirantes-out-weeks = Weeks
bandeirantes-out-days_removed = Days taken off
bandeirantes-out-days_left = Days left
bandeirantes-out-cost = Power spent
bandeirantes-out-experience_cost-cost = Experience points
bandeirantes-out-difficulty = Difficulty
bandeirantes-out-restores = Gives back

## Outcomes: learning

bandeirantes-out-within_session_cap = Within the session's cap
bandeirantes-out-sessions = Sessions
bandeirantes-out-session_min = Least of the session
bandeirantes-out-session_max = Most of the session

## Words: levels and sides

bandeirantes-w-test = test
bandeirantes-w-combat = combat
bandeirantes-w-routine = routine
bandeirantes-w-very_easy = very easy
bandeirantes-w-easy = easy
bandeirantes-w-normal = normal
bandeirantes-w-almost_normal = almost normal
bandeirantes-w-hard = hard
bandeirantes-w-very_hard = very hard
bandeirantes-w-almost_impossible = almost impossible
bandeirantes-w-impossible = impossible
bandeirantes-w-attacker = attacker
bandeirantes-w-defender = defender

## Words: magic

bandeirantes-w-influence = influence
bandeirantes-w-self = self-imposed
bandeirantes-w-projectile = projectile
bandeirantes-w-other = other
bandeirantes-w-not_enough_power = not enough power
bandeirantes-w-magic_resistance = Magic Resistance
bandeirantes-w-dodge_or_shield = dodge or shield
bandeirantes-w-next_magic_resistance_one_level_easier = next Magic Resistance of the scene one level easier
bandeirantes-w-maximum_spell_effect = greatest effect of the spell
bandeirantes-w-spell = spell
bandeirantes-w-charm = charm
bandeirantes-w-become_sorcerer = become a sorcerer
bandeirantes-w-become_priest = become a priest
bandeirantes-w-ok = allowed
bandeirantes-w-needs_occultism = needs Occultism
bandeirantes-w-needs_teacher = needs a teacher
bandeirantes-w-needs_time = needs time
bandeirantes-w-other_religion = of another religion
bandeirantes-w-slow = slow
bandeirantes-w-fast = fast
bandeirantes-w-skill = skill, spell or charm
bandeirantes-w-power = magic or divine power

## Words: combat

bandeirantes-w-head = head
bandeirantes-w-nape = nape
bandeirantes-w-throat = throat
bandeirantes-w-torso = torso
bandeirantes-w-limbs = limbs
bandeirantes-w-specific_point = specific point
bandeirantes-w-large_close_target = big close target
bandeirantes-w-disarm = disarm
bandeirantes-w-maximum_damage = greatest damage
bandeirantes-w-dodge = dodge
bandeirantes-w-shield = shield
bandeirantes-w-parry = parry
bandeirantes-w-shield_takes_damage = the shield takes the damage
bandeirantes-w-simple_object = plain object
bandeirantes-w-arrow = arrow
bandeirantes-w-spear = spear
bandeirantes-w-knife = knife
bandeirantes-w-dagger = dagger
bandeirantes-w-sling = sling
bandeirantes-w-blowgun = blowgun
bandeirantes-w-firearm = firearm
bandeirantes-w-lightning = Lightning
bandeirantes-w-divine_light = Divine Light
bandeirantes-w-stone_darts = Stone Darts
bandeirantes-w-sword = sword
bandeirantes-w-machete = machete
bandeirantes-w-axe = axe
bandeirantes-w-club = club
bandeirantes-w-tacape = tacape
bandeirantes-w-whip = whip
bandeirantes-w-bolas = bolas
bandeirantes-w-unarmed = bare hands
bandeirantes-w-weapon_matchup = different weapons
bandeirantes-w-charge = charge
bandeirantes-w-second_attack_untrained = second attack, untrained
bandeirantes-w-held = held
bandeirantes-w-straight_punch = straight punch
bandeirantes-w-cross_punch = cross punch
bandeirantes-w-hook_punch = hook punch
bandeirantes-w-low_kick = low kick
bandeirantes-w-high_kick = high kick
bandeirantes-w-lock = lock
bandeirantes-w-choke = choke
bandeirantes-w-defense_almost_impossible = victim's defense almost impossible
bandeirantes-w-loses_initiative = loses the initiative next round
bandeirantes-w-drops_weapon = drops the weapon
bandeirantes-w-loses_next_action = loses the next action
bandeirantes-w-grave_wound = grave wound
bandeirantes-w-maimed = maimed
bandeirantes-w-mortal_wound = mortal wound
bandeirantes-w-minute = minute
bandeirantes-w-round = round
bandeirantes-w-struck = the one struck
bandeirantes-w-minor_disaster = small mishap
bandeirantes-w-major_disaster = great mishap
bandeirantes-w-bad_position = bad position
bandeirantes-w-hits_companion = hits a companion
bandeirantes-w-fumbler = the one who fumbled

## Words: damage and protection

bandeirantes-w-cutting = cutting
bandeirantes-w-piercing = piercing
bandeirantes-w-impact = impact
bandeirantes-w-burn = burn
bandeirantes-w-internal = internal
bandeirantes-w-active = active
bandeirantes-w-fallen = fallen
bandeirantes-w-dead = dead
bandeirantes-w-metal_armor = metal armor
bandeirantes-w-leather_boots = leather boots
bandeirantes-w-bracer = bracer
bandeirantes-w-light_leather = light leather
bandeirantes-w-hard_leather = hard leather
bandeirantes-w-wooden_helmet = wooden helmet
bandeirantes-w-metal_helmet = metal helmet
bandeirantes-w-wooden_shield = wooden shield
bandeirantes-w-metal_shield = metal shield
bandeirantes-w-laudel = laudel
bandeirantes-w-cotton_mantle = cotton mantle
bandeirantes-w-unco = unco

## Words: poisons and diseases

bandeirantes-w-wandering_spider = wandering spider
bandeirantes-w-coral_snake = coral snake
bandeirantes-w-curare = curare
bandeirantes-w-common_toad = common toad
bandeirantes-w-venomous_toad = venomous toad
bandeirantes-w-tarantula = tarantula
bandeirantes-w-viper = viper
bandeirantes-w-black_widow = black widow
bandeirantes-w-injected = injected
bandeirantes-w-ingested = ingested
bandeirantes-w-luck_test = Luck test
bandeirantes-w-attribute_test = Resistance test
bandeirantes-w-chagas = chagas
bandeirantes-w-sleeping_sickness = sleeping sickness
bandeirantes-w-histoplasmosis = histoplasmosis
bandeirantes-w-viracocha_curse = Viracocha's curse
bandeirantes-w-rabies = rabies
bandeirantes-w-altitude_sickness = altitude sickness
bandeirantes-w-smallpox = smallpox
bandeirantes-w-sores = itch and sores
bandeirantes-w-spreading = sores spreading
bandeirantes-w-torpor = torpor
bandeirantes-w-unconsciousness = unconsciousness
bandeirantes-w-death = death
bandeirantes-w-first_week = first week
bandeirantes-w-advanced = advanced
bandeirantes-w-grave = grave
bandeirantes-w-fever = fever
bandeirantes-w-aversion = aversion to liquids
bandeirantes-w-fits = fits and rage
bandeirantes-w-worsening = worsening
bandeirantes-w-adapted = not struck
bandeirantes-w-onset = high fever
bandeirantes-w-eruption = eruptions
bandeirantes-w-crusts = crusts
bandeirantes-w-over = over
bandeirantes-w-common_disease = common disease
bandeirantes-w-smallpox_marks = smallpox marks
bandeirantes-w-poison = poison
bandeirantes-w-bleeding = bleeding
bandeirantes-w-medicine = Medicine
bandeirantes-w-herbs = Herbs and Plants
bandeirantes-w-cure = Cure charm
bandeirantes-w-cures = cures or stops
bandeirantes-w-restores = restores
bandeirantes-w-relief = relief
bandeirantes-w-truce = truce
bandeirantes-w-none = nothing
bandeirantes-w-resistance = Resistance
bandeirantes-w-fatigue = Fatigue

## Words: sessions

bandeirantes-w-medium = medium
