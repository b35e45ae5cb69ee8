# Symbaroum at the table: sheet, states, what is done and how it ends.

## The game

symbaroum-name = Symbaroum
symbaroum-kind-player_character = Player character
symbaroum-kind-other = Game master's character
symbaroum-situation-sight = Sight
symbaroum-w-clear = clear
symbaroum-w-darkness = darkness
symbaroum-w-smoke = smoke
symbaroum-w-fog = thick fog

## Figures above the card

symbaroum-derived-defense = Defense { $value }
symbaroum-derived-armor = Armor { $value }
symbaroum-derived-pain_threshold = Pain threshold { $value }
symbaroum-derived-earned = Experience earned { $value }
symbaroum-vital-toughness = Toughness
symbaroum-vital-herbs = Herbal cures
symbaroum-vital-experience = Experience

## Attributes

symbaroum-trait-accurate = Accurate
symbaroum-trait-cunning = Cunning
symbaroum-trait-discreet = Discreet
symbaroum-trait-persuasive = Persuasive
symbaroum-trait-quick = Quick
symbaroum-trait-resolute = Resolute
symbaroum-trait-strong = Strong
symbaroum-trait-vigilant = Vigilant
symbaroum-trait-defense = Defense
symbaroum-short-accurate = Acc
symbaroum-short-cunning = Cun
symbaroum-short-discreet = Dis
symbaroum-short-persuasive = Per
symbaroum-short-quick = Qui
symbaroum-short-resolute = Res
symbaroum-short-strong = Str
symbaroum-short-vigilant = Vig
symbaroum-w-accurate = Accurate
symbaroum-w-cunning = Cunning
symbaroum-w-discreet = Discreet
symbaroum-w-persuasive = Persuasive
symbaroum-w-quick = Quick
symbaroum-w-resolute = Resolute
symbaroum-w-strong = Strong
symbaroum-w-vigilant = Vigilant
symbaroum-w-defense = Defense
symbaroum-unarmed = Fists and kicks

## Sections of the card

symbaroum-section-attributes = Attributes
symbaroum-section-weapons = Weapons
symbaroum-section-moves = Actions
symbaroum-section-abilities = Abilities
symbaroum-section-armor = Armor
symbaroum-section-gear = Gear
symbaroum-section-note = Notes

## What is done

symbaroum-do-attack = Attack
symbaroum-do-damage = Damage
symbaroum-do-defend = Defend
symbaroum-pending-defend = An attack by { $name } ({ $accurate }): defend yourself
symbaroum-pending-hit = The blow of { $name } hit: { $damage } damage
symbaroum-pending-death = Dying: death test
symbaroum-do-take_hit = Do not defend
symbaroum-do-suffer = Roll the damage taken
symbaroum-do-spare = Let it pass
symbaroum-do-act = Another action
symbaroum-do-surprise = Surprise
symbaroum-do-heal = Heal
symbaroum-do-draw = Draw a weapon
symbaroum-do-stand_up = Stand up
symbaroum-do-death = Death test
symbaroum-do-ability = Use
symbaroum-do-improve = Buy the next level
symbaroum-against-death = 1 wakes, 20 kills
symbaroum-against-nobody = unopposed: { $value } or less
symbaroum-against-opponent = { $trait } of { $name } is { $opponent }: { $value } or less
symbaroum-against-defense = Defense of { $name } is { $opponent }: { $value } or less
symbaroum-against-accurate = attack of { $name } with { $opponent }: { $value } or less
symbaroum-against-armor = { $name }: Toughness { $value }, armor { $armor }
symbaroum-against-bare = { $name }: Toughness { $value }, no armor
symbaroum-against-experience = costs { $cost }; there is { $held }
symbaroum-odds-success = to succeed
symbaroum-title-attack = { $trait } · { $weapon }
symbaroum-title-announced = { $weapon } against { $name }
symbaroum-title-damage = Damage · { $weapon } · { $dice }
symbaroum-title-suffer = Damage by { $name } · { $weapon } · { $dice }
symbaroum-title-ability = { $name } · { $trait }
symbaroum-title-improve = { $name }: { $level } level
symbaroum-title-surprise = Surprise
symbaroum-title-heal = Heal { $name }: { $method }
symbaroum-title-death = Death test
symbaroum-title-stand_up = Stand up
symbaroum-choice-opposed = Opposed by
symbaroum-choice-blind = Who fights blind
symbaroum-choice-situation = Situation that gives advantage
symbaroum-choice-counts_as = Counts as
symbaroum-choice-advantage = With advantage
symbaroum-choice-side = Who sneaks
symbaroum-choice-watchers = Who watches
symbaroum-choice-method = How
symbaroum-choice-amount = Points healed
symbaroum-choice-action = Action
symbaroum-w-situation-none = none
symbaroum-w-opposed-none = nobody
symbaroum-w-against-none = nobody
symbaroum-w-level-none = not yet learnt
symbaroum-w-no = no
symbaroum-w-yes = yes
symbaroum-w-alone = this character alone
symbaroum-w-party = the whole group
symbaroum-w-one = the target alone
symbaroum-w-all = the whole other side
symbaroum-source-armor = armor
symbaroum-source-defense_bonus = Defense bonus

## How it ends

symbaroum-verdict-success = Success
symbaroum-verdict-failure = Failed
symbaroum-verdict-hit = Hit
symbaroum-verdict-miss = Missed
symbaroum-verdict-defended = Defended
symbaroum-verdict-not_defended = Not defended: the blow lands
symbaroum-verdict-announced = Waiting for the defense
symbaroum-verdict-surprised = Caught unawares
symbaroum-verdict-noticed = Noticed
symbaroum-verdict-up_at_once = Up, for a movement action
symbaroum-verdict-up_slowly = Up, but the whole turn is gone
symbaroum-verdict-damage = damage
symbaroum-verdict-no_damage = The armor holds
symbaroum-verdict-pain = damage: the pain threshold is reached
symbaroum-verdict-dying = damage: dying
symbaroum-verdict-dead = damage: dead
symbaroum-verdict-wakes = Woke up
symbaroum-verdict-dies = Died
symbaroum-verdict-holds_on = Holds on
symbaroum-verdict-healed = { $healed ->
     [1] Healed 1 point
    *[other] Healed { $healed } points
    }
symbaroum-verdict-stabilized = Out of danger
symbaroum-verdict-not_healed = Nothing healed
symbaroum-verdict-improved = experience: next level reached
symbaroum-verdict-costs = experience
symbaroum-verdict-over = Does not fit into the turn
symbaroum-verdict-withdrawn = Withdrew: each enemy gains a free attack
symbaroum-verdict-done = Done
symbaroum-next-apply = Apply to the target
symbaroum-next-heal = Heal the target
symbaroum-next-flank = Flank the target
symbaroum-next-damage = Roll damage
symbaroum-next-damage_advantage = Roll damage with advantage
symbaroum-next-suffer = Roll the damage taken
symbaroum-next-free_attack = Free attack
symbaroum-passed-healed = { $name } regains { $healed } Toughness

## Fields of the sheet

symbaroum-field-concept = Concept
symbaroum-field-race = Race
symbaroum-field-attributes = Attributes
symbaroum-field-abilities = Abilities
symbaroum-field-name = Name
symbaroum-field-known = Effect that the table knows
symbaroum-w-known-other = other
symbaroum-w-known-laying_on_of_hands = Laying on of Hands
symbaroum-field-level = Level
symbaroum-field-attribute = Tested attribute
symbaroum-field-against = Opposed by
symbaroum-field-note = Notes
symbaroum-field-weapons = Weapons
symbaroum-field-damage = Damage
symbaroum-field-reach = Kind of attack
symbaroum-field-long = Long
symbaroum-field-short = Short
symbaroum-field-heavy = Heavy
symbaroum-field-natural = Natural weapon
symbaroum-field-armor = Armor
symbaroum-field-protection = Protection
symbaroum-field-defense = Effect on Defense
symbaroum-field-worn = Worn
symbaroum-field-shield = Shield
symbaroum-field-defense_attribute = Attribute of Defense
symbaroum-field-defense_bonus = Defense bonus
symbaroum-field-toughness_bonus = Toughness bonus
symbaroum-field-pain_bonus = Pain threshold bonus
symbaroum-field-feels_pain = Feels pain
symbaroum-field-sees_in_dark = Sees in the dark
symbaroum-field-herbs_at_start = Herbal cures at the start
symbaroum-field-experience_spent = Experience spent
symbaroum-field-gear = Gear

## The sample table

symbaroum-demo-place = clearing in the Mato Fundo, moonless night
symbaroum-demo-moema = Moema Espinho
symbaroum-demo-moema-concept = Hunter who says little and misses less
symbaroum-demo-aim = Sharp eye
symbaroum-demo-tracking = Tracking
symbaroum-demo-beasts = Taming beasts
symbaroum-demo-bow = Bow of ipê wood
symbaroum-demo-knife = Hunting knife
symbaroum-demo-leather = Leather jerkin
symbaroum-demo-bento = Bento Ferrolho
symbaroum-demo-bento-concept = Road warden who lost the road
symbaroum-demo-shield_wall = Bulwark
symbaroum-demo-war_cry = War cry
symbaroum-demo-recovery = Recovery
symbaroum-demo-sword = Sword
symbaroum-demo-hatchet = Hatchet
symbaroum-demo-mail = Patched mail
symbaroum-demo-quiteria = Sister Quitéria
symbaroum-demo-quiteria-concept = Healer who turns nobody away
symbaroum-demo-medicus = Medicus
symbaroum-demo-hands = Laying on of Hands
symbaroum-demo-blessing = Blessing
symbaroum-demo-staff = Aroeira staff
symbaroum-demo-quiteria-gear = herbs, bandages, a string of seed beads
symbaroum-demo-juca = Juca Lamparina
symbaroum-demo-juca-concept = Church thief, nearly repentant
symbaroum-demo-backstab = Backstab
symbaroum-demo-locks = Locks
symbaroum-demo-cat_steps = Cat steps
symbaroum-demo-dagger = Dagger
symbaroum-demo-sling = Sling
symbaroum-demo-machete = Machete
symbaroum-demo-crossbow = Crossbow
symbaroum-demo-feint = Feint
symbaroum-demo-spear = Spear
symbaroum-demo-claws = Claws
symbaroum-demo-hide = Thick hide
symbaroum-demo-bandits = Highwaymen
symbaroum-demo-chief = Old Tenório
symbaroum-demo-beast = Mapinguari

## States

symbaroum-state-prone = Prone
    .hint = Melee attacks on it have advantage.
symbaroum-state-flanked = Flanked
    .hint = Melee attacks on it have advantage; withdrawing ends it.
symbaroum-state-unaware = Unaware
    .hint = No defense, and any attack on it has advantage, until its turn begins.
symbaroum-state-undrawn = Weapon not drawn
    .hint = Fights with natural weapons alone until it draws one.
symbaroum-state-blinded = Blinded
    .hint = Rolls twice and keeps the worse where the other can see.
symbaroum-state-dying = Dying
    .hint = Does nothing but one death test a turn.
symbaroum-state-dead = Dead
    .hint = Does not come back.
