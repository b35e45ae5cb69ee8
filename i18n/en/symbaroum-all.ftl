# Symbaroum: what the rules can say.

## Ops

symbaroum-op-success_test = Success test
    .about = Rolls 1d20 to stay at or under the target, opposed or not.
symbaroum-op-initiative_order = Turn order
    .about = Puts the combatants in order and breaks the ties.
symbaroum-op-surprise_test = Surprise
    .about = Decides whether those who sneak catch the other side unawares.
symbaroum-op-free_attacks = Free attacks gained
    .about = Counts the free attacks that the enemies have just given away.
symbaroum-op-defense_value = Defense
    .about = Adds up Defense and shows what the shield rules out.
symbaroum-op-advantage = Advantage
    .about = Tells whether the situation gives the attack advantage, and what it is worth.
symbaroum-op-damage = Damage
    .about = Rolls damage and armor and shows what is left of Toughness.
symbaroum-op-derived = Toughness and pain threshold
    .about = Works out the two values that come from Strong.
symbaroum-op-death_test = Death test
    .about = Rolls the fate of a dying character this turn.
symbaroum-op-healing = Healing
    .about = Shows how much Toughness comes back and whether the dying are safe.
symbaroum-op-stand_up = Stand up
    .about = Decides how much of the turn getting up costs.
symbaroum-op-surround = Surround
    .about = Counts how many reach the target and whether it is flanked.
symbaroum-op-turn_actions = Actions in a turn
    .about = Checks whether the chosen actions fit into one turn.
symbaroum-op-experience_cost = Experience cost
    .about = Adds up the price of raising an ability.

## Dice

symbaroum-dice-d20 = d20
symbaroum-dice-damage = Weapon damage
symbaroum-dice-advantage = Advantage damage
symbaroum-dice-armor = Armor
symbaroum-dice-healing = Healing

## Inputs

symbaroum-in-attribute = Tested attribute
symbaroum-in-against = Opposing attribute
symbaroum-in-advantage = With advantage
symbaroum-in-blind = Who fights blind
symbaroum-in-modifiers = Modifiers
symbaroum-in-combatants = Combatants
symbaroum-in-id = Who
symbaroum-in-quick = Quick
symbaroum-in-defense_value-quick = Quick or its stand-in
symbaroum-in-vigilant = Vigilant
symbaroum-in-surprise_test-vigilant = Vigilant of the watchers
symbaroum-in-surprise_test-discreet = Discreet of the sneakers
symbaroum-in-delays = Who waits
symbaroum-in-after = Acts after
symbaroum-in-triggers = Triggers
symbaroum-in-trigger = Trigger
symbaroum-in-enemy = Enemy
symbaroum-in-shield = Shield
symbaroum-in-attack = Kind of attack
symbaroum-in-situations = Situations
symbaroum-in-weapon = Weapon damage
symbaroum-in-armor = Armor
symbaroum-in-toughness = Current Toughness
symbaroum-in-pain_threshold = Pain threshold
symbaroum-in-player_character = Player's character
symbaroum-in-strong = Strong
symbaroum-in-method = Method
symbaroum-in-max_toughness = Maximum Toughness
symbaroum-in-days = Days
symbaroum-in-amount = Points healed
symbaroum-in-attackers = Attackers
symbaroum-in-opposite = On opposite sides
symbaroum-in-actions = Actions
symbaroum-in-from = Present level
symbaroum-in-to = Level wanted

## Outcomes

symbaroum-out-target = Target
symbaroum-out-kept = Die that counts
symbaroum-out-success = Success
symbaroum-out-order = Order
symbaroum-out-free_attack = Free attack
symbaroum-out-count = Free attacks
symbaroum-out-triggers = Triggers
symbaroum-out-defense = Defense
symbaroum-out-ranged_allowed = Ranged weapons
symbaroum-out-heavy_allowed = Heavy weapons
symbaroum-out-long_reach = Reach of a long weapon
symbaroum-out-advantage = Advantage
symbaroum-out-modifier = Modifier
symbaroum-out-extra_damage = Extra damage
symbaroum-out-counted = Situations that count
symbaroum-out-damage = Damage taken
symbaroum-out-toughness = Toughness left
symbaroum-out-derived-toughness = Maximum Toughness
symbaroum-out-healing-toughness = Toughness
symbaroum-out-pain = Pain threshold reached
symbaroum-out-dying = Dying
symbaroum-out-dead = Dead
symbaroum-out-pain_threshold = Pain threshold
symbaroum-out-result = Result
symbaroum-out-healed = Points healed
symbaroum-out-stabilized = Stabilized
symbaroum-out-cost = Cost
symbaroum-out-engaged = Reach the target
symbaroum-out-waiting = Have to wait
symbaroum-out-flanked = Target flanked
symbaroum-out-allowed = Fits the turn
symbaroum-out-combat = Combat actions
symbaroum-out-movement = Movement actions
symbaroum-out-over = Too much of

## Words

symbaroum-w-none = none
symbaroum-w-blind-none = nobody
symbaroum-w-from-none = does not have it yet
symbaroum-w-self = only the character
symbaroum-w-enemy = only the enemy
symbaroum-w-both = both sides
symbaroum-w-movement = movement action
symbaroum-w-turn = the whole turn
symbaroum-w-combat = combat action
symbaroum-w-attack = attack
symbaroum-w-active_ability = use an active ability
symbaroum-w-first_aid = give first aid
symbaroum-w-elixir_on_other = elixir for another
symbaroum-w-elixir_on_self = elixir for oneself
symbaroum-w-move = move
symbaroum-w-withdraw = withdraw from melee
symbaroum-w-flank = flank
symbaroum-w-pass = run past an enemy
symbaroum-w-clear_line_of_sight = clear a line of sight
symbaroum-w-switch_weapon = switch weapons
symbaroum-w-draw_weapon = draw a weapon
symbaroum-w-draw_short_weapon = draw a short weapon
symbaroum-w-stand_up = stand up
symbaroum-w-defend = defend
symbaroum-w-free_attack = free attack
symbaroum-w-long_weapon = long weapon
symbaroum-w-surprise = surprise
symbaroum-w-shield = shield
symbaroum-w-buckler = buckler
symbaroum-w-melee = melee
symbaroum-w-ranged = ranged
symbaroum-w-unaware = unaware target
symbaroum-w-flanked = flanked target
symbaroum-w-prone = prone target
symbaroum-w-lower_ground = target on lower ground
symbaroum-w-wakes = wakes
symbaroum-w-dies = dies
symbaroum-w-dying = still dying
symbaroum-w-natural = natural
symbaroum-w-herbal = herbal cure
symbaroum-w-medicus = Medicus
symbaroum-w-medicus_with_herbs = Medicus with herbs
symbaroum-w-mystic = mystic power
symbaroum-w-recovery = Recovery
symbaroum-w-novice = novice
symbaroum-w-adept = adept
symbaroum-w-master = master
