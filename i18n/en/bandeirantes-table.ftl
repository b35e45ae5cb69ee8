# O Desafio dos Bandeirantes at the table: sheet, states, what is done and how it ends.

## The game

bandeirantes-name = O Desafio dos Bandeirantes
bandeirantes-kind-hero = Character
bandeirantes-kind-figure = Extra
bandeirantes-situation-scene = Scene
bandeirantes-situation-altitude = Altitude
bandeirantes-w-ordinary = ordinary
bandeirantes-w-easier = one level easier
bandeirantes-w-harder = one level harder
bandeirantes-w-much_harder = two levels harder
bandeirantes-w-low = lowlands
bandeirantes-w-high = above 3,000 m
bandeirantes-unit-level = { $n ->
    [one] level
   *[other] levels
}
bandeirantes-unit-point = { $n ->
    [one] point
   *[other] points
}

## Figures at the top of the card

bandeirantes-derived-dodge = Dodge { $value }
bandeirantes-derived-parry = Parry { $value }
bandeirantes-derived-harder = Actions { $value } levels
bandeirantes-vital-resistance = Resistance
bandeirantes-vital-fatigue = Fatigue
bandeirantes-vital-magic_power = Magic power
bandeirantes-vital-wounds = Bleeding wounds
bandeirantes-vital-grave_wounds = Grave bleeding
bandeirantes-vital-mortal_wounds = Mortal bleeding

## Attributes and skills

bandeirantes-trait-strength = Strength
bandeirantes-trait-dexterity = Dexterity
bandeirantes-trait-resistance = Resistance
bandeirantes-trait-intelligence = Intelligence
bandeirantes-trait-charisma = Charisma
bandeirantes-trait-luck = Luck
bandeirantes-trait-fatigue = Fatigue
bandeirantes-trait-magic_resistance = Magic Resistance
bandeirantes-trait-magic_power = Magic power
bandeirantes-short-strength = Str
bandeirantes-short-dexterity = Dex
bandeirantes-short-resistance = Res
bandeirantes-short-intelligence = Int
bandeirantes-short-charisma = Cha
bandeirantes-short-luck = Luck
bandeirantes-short-fatigue = Fat
bandeirantes-short-magic_resistance = MR
bandeirantes-w-strength = Strength
bandeirantes-w-dexterity = Dexterity
bandeirantes-w-intelligence = Intelligence
bandeirantes-w-charisma = Charisma
bandeirantes-w-luck = Luck
bandeirantes-trait-dodge = Dodge
bandeirantes-trait-unarmed = Unarmed fighting
bandeirantes-trait-two_weapons = Two-weapon fighting
bandeirantes-trait-swords = Swords and machetes
bandeirantes-trait-knives = Knives and daggers
bandeirantes-trait-spears = Spears
bandeirantes-trait-axes = Axes
bandeirantes-trait-clubs = Clubs
bandeirantes-trait-whips = Whip and bolas
bandeirantes-trait-throwing = Throwing
bandeirantes-trait-bows = Bow
bandeirantes-trait-slings = Sling
bandeirantes-trait-blowguns = Blowgun
bandeirantes-trait-firearms = Firearms
bandeirantes-trait-boating = Boating
bandeirantes-trait-climbing = Climbing
bandeirantes-trait-riding = Riding
bandeirantes-trait-stealth = Stealth
bandeirantes-trait-swimming = Swimming
bandeirantes-trait-crafts = Crafts
bandeirantes-trait-music = Music
bandeirantes-trait-intimidation = Intimidation
bandeirantes-trait-leadership = Leadership
bandeirantes-trait-persuasion = Persuasion
bandeirantes-trait-herbs = Herbs and Plants
bandeirantes-trait-hunting = Hunting
bandeirantes-trait-languages = Languages
bandeirantes-trait-medicine = Medicine
bandeirantes-trait-notice = Notice
bandeirantes-trait-occultism = Occultism
bandeirantes-trait-reading = Reading and writing
bandeirantes-trait-religion = Religion
bandeirantes-trait-survival = Survival
bandeirantes-trait-tracking = Tracking
bandeirantes-trait-trade = Trade
bandeirantes-trait-traps = Traps
bandeirantes-untrained = Other skills (untrained)
bandeirantes-new_skill = New skill
bandeirantes-unarmed = Bare hands
bandeirantes-w-skill-swords = Swords and machetes
bandeirantes-w-skill-knives = Knives and daggers
bandeirantes-w-skill-spears = Spears
bandeirantes-w-skill-axes = Axes
bandeirantes-w-skill-clubs = Clubs
bandeirantes-w-skill-whips = Whip and bolas
bandeirantes-w-skill-throwing = Throwing
bandeirantes-w-skill-bows = Bow
bandeirantes-w-skill-slings = Sling
bandeirantes-w-skill-blowguns = Blowgun
bandeirantes-w-skill-firearms = Firearms

## Sections of the card

bandeirantes-section-attributes = Attributes
bandeirantes-section-skills = Skills
bandeirantes-section-weapons = Weapons
bandeirantes-section-spells = Spells and charms
bandeirantes-section-moves = Actions
bandeirantes-section-armor = Protection
bandeirantes-section-ills = Ills
bandeirantes-section-learning = Learning skills
bandeirantes-section-growth = Growth
bandeirantes-section-gear = Gear
bandeirantes-section-note = Notes
bandeirantes-note-armor-resistance = Resistance { $value }

## What is done

bandeirantes-do-attack = Attack
bandeirantes-do-damage = Damage
bandeirantes-do-cast = Cast
bandeirantes-do-renew = Renew
bandeirantes-do-learn = Learn
bandeirantes-do-treat = Treat
bandeirantes-do-rest = Sleep
bandeirantes-do-fumble = Fumble table
bandeirantes-do-master_stroke = Master stroke table
bandeirantes-do-poison = Be poisoned
bandeirantes-do-disease = Catch a disease
bandeirantes-do-session = End of session
bandeirantes-do-learn_power = Raise magic power
bandeirantes-do-learn_magic_resistance = Raise Magic Resistance
bandeirantes-pending-dodge = A shot or throw is coming
bandeirantes-pending-resist = Somebody works magic on the character
bandeirantes-pending-knockout = Blow to the head: { $damage } damage
bandeirantes-pending-endure = The poison calls for a test
bandeirantes-do-dodge = Defend
bandeirantes-do-stand = Do not defend
bandeirantes-do-resist = Resist the magic
bandeirantes-do-give_in = Do not resist
bandeirantes-do-knockout = Knockout test
bandeirantes-do-endure = Endure the poison
bandeirantes-do-skip = Skip the test
bandeirantes-against-level = { $level }: { $value } or less
bandeirantes-against-foe = against { $value } + die
bandeirantes-against-defense = against { $name } ({ $defense }): { $value } + die
bandeirantes-against-resistance = Resistance: { $value } or less
bandeirantes-met-foe = against the foe
bandeirantes-met-defense = against { $name } ({ $defense })
bandeirantes-part-weapon = of the weapon
bandeirantes-part-times = { $spot } (×{ $times })
bandeirantes-odds-success = to succeed
bandeirantes-odds-better = with a master stroke
bandeirantes-title-attack = { $trait } · { $weapon }
bandeirantes-title-free = Free attack · { $weapon }
bandeirantes-title-damage = Damage · { $weapon }
bandeirantes-title-damage_dice = Damage · { $weapon } · { $dice }
bandeirantes-title-cast = { $spell } · cost { $cost }
bandeirantes-title-renew = Renew · { $spell }
bandeirantes-title-dodge = Defence · { $threat }
bandeirantes-title-knockout = Knockout
bandeirantes-title-endure = Endure · { $poison }
bandeirantes-title-poison = Poison · { $poison }
bandeirantes-title-disease = Disease · { $disease }
bandeirantes-title-treat = Treat { $condition } · { $method }
bandeirantes-title-rest = Sleep
bandeirantes-title-learn = { $name }: { $from } → { $to } · { $cost } experience
bandeirantes-title-session = End of session

## How it ends

bandeirantes-verdict-impossible = Impossible
bandeirantes-verdict-not_enough_power = Not enough magic power
bandeirantes-verdict-great_misfortune = Great misfortune
bandeirantes-verdict-fumble = Fumble
bandeirantes-verdict-master_stroke = Master stroke
bandeirantes-verdict-success = Success
bandeirantes-verdict-failure = Failed
bandeirantes-verdict-hit = Hit
bandeirantes-verdict-miss = Missed
bandeirantes-verdict-parried = The defence held
bandeirantes-verdict-won = Won
bandeirantes-verdict-lost = Lost
bandeirantes-verdict-tie = Tie: the defence has it
bandeirantes-verdict-dodged = Escaped
bandeirantes-verdict-not_dodged = Did not escape
bandeirantes-verdict-resisted = Resisted
bandeirantes-verdict-not_resisted = Did not resist
bandeirantes-verdict-cast = The magic works
bandeirantes-verdict-not_cast = The magic fails
bandeirantes-verdict-cast_missed = The magic works but misses
bandeirantes-verdict-awake = Stays awake
bandeirantes-verdict-out = Knocked out
bandeirantes-verdict-out_long = Knocked out for long
bandeirantes-verdict-damage = Damage
bandeirantes-verdict-result = { $result }
bandeirantes-verdict-poisoned = Poisoned: actions get hard in { $rounds } { $rounds ->
    [one] round
   *[other] rounds
    }
bandeirantes-verdict-not_poisoned = The poison has no effect
bandeirantes-verdict-infected = Disease incubating: { $days } d { $hours } h
bandeirantes-verdict-rested = Recovered { $points } magic power
bandeirantes-verdict-renewed = Kept up one more round
bandeirantes-verdict-learned = Raised by { $points } for { $cost } experience
bandeirantes-verdict-session = Earned { $points } experience
bandeirantes-next-apply = Apply to the target
bandeirantes-next-disarm = Disarm the target
bandeirantes-next-treat = Apply the treatment
bandeirantes-next-damage = Roll damage
bandeirantes-next-damage_master = Greatest damage
bandeirantes-next-shield = Damage to the shield
bandeirantes-next-master_stroke = Master stroke table
bandeirantes-next-fumble = Fumble table
bandeirantes-next-renew = Renew (1 point)
bandeirantes-next-poison_damage = First day's damage

## What time brings

bandeirantes-told-bled = { $name } bled: { $points }
bandeirantes-told-fallen = { $name } fell
bandeirantes-told-dead = { $name } died
bandeirantes-told-hard = { $name }: actions get hard ({ $ill })
bandeirantes-told-incapacitated = { $name } can act no more ({ $ill })
bandeirantes-told-hurt = { $name }: { $ill }, day { $day }, damage { $points }
bandeirantes-told-shows = { $name }: the ill shows ({ $ill })
bandeirantes-told-unconscious = { $name } lost consciousness
bandeirantes-told-over = { $name }: it is over ({ $ill })

## Modifiers and choices

bandeirantes-source-sickness = disease
bandeirantes-source-scene = scene
bandeirantes-source-concentrated = concentrated
bandeirantes-source-warded = earlier master stroke
bandeirantes-w-yes = yes
bandeirantes-w-no = no
bandeirantes-w-contest = contest
bandeirantes-w-melee = hand to hand
bandeirantes-w-ranged = at range
bandeirantes-w-free = free attack
bandeirantes-w-both = both
bandeirantes-w-first = first
bandeirantes-w-second = second
bandeirantes-w-natural = claws and teeth
bandeirantes-w-bow = bow
bandeirantes-choice-way = How
bandeirantes-choice-difficulty = Difficulty
bandeirantes-choice-combat_difficulty = Difficulty
bandeirantes-choice-foe_attribute = Opponent's attribute
bandeirantes-choice-foe_skill = Opponent's skill
bandeirantes-choice-attack_number = Attack of the round
bandeirantes-choice-location = Area
bandeirantes-choice-aim = Aimed at
bandeirantes-choice-blow = Blow
bandeirantes-choice-charge = Charge
bandeirantes-choice-defense = Target's defence
bandeirantes-choice-master_stroke = Master stroke
bandeirantes-choice-bleeds = The wound bleeds
bandeirantes-choice-effect = Effect times
bandeirantes-choice-second_effect = Second effect times
bandeirantes-choice-cost_factor = Cost times
bandeirantes-choice-times = Effect times
bandeirantes-choice-pay_with_body = Pay with Resistance
bandeirantes-choice-distracted = Distracted or asleep
bandeirantes-choice-caster_far = Caster far away
bandeirantes-choice-method = With
bandeirantes-choice-distance = Distance (m)
bandeirantes-choice-poison = Poison
bandeirantes-choice-route = Route
bandeirantes-choice-eyes = In the eyes
bandeirantes-choice-disease = Disease
bandeirantes-choice-condition = What to treat
bandeirantes-choice-identified = Poison identified
bandeirantes-choice-severe = Severe case
bandeirantes-choice-continuous = Continuous treatment
bandeirantes-choice-hours = Hours of sleep
bandeirantes-choice-granted = Points that the GM grants
bandeirantes-choice-points = Points to raise
bandeirantes-choice-session = Session
bandeirantes-choice-session_points = Points of the session
bandeirantes-choice-interpretation = Roleplaying
bandeirantes-choice-extra_points = Extra

## Fields of the sheet

bandeirantes-problem-skill = { $skill }: a skill that was bought begins at { $least }
bandeirantes-field-concept = Concept
bandeirantes-field-people = People
bandeirantes-field-attributes = Attributes
bandeirantes-field-skills = Skills
bandeirantes-field-id = Which
bandeirantes-field-name = Name
bandeirantes-field-level = Level
bandeirantes-field-attribute = Related attribute
bandeirantes-field-raised = Raised this session
bandeirantes-field-weapons = Weapons
bandeirantes-field-form = Kind of weapon
bandeirantes-field-use = Use
bandeirantes-field-skill = Skill
bandeirantes-field-damage = Damage
bandeirantes-field-type = Kind of damage
bandeirantes-field-note = Notes
bandeirantes-field-spells = Spells and charms
bandeirantes-field-cost = Cost
bandeirantes-field-kind = Kind of magic
bandeirantes-field-threat = Dodged as
bandeirantes-field-two_effects = Two effects allowed
bandeirantes-field-heals = Is the Cure charm
bandeirantes-field-armor = Protection
bandeirantes-field-item = Piece
bandeirantes-field-covers = Covers
bandeirantes-field-worn = Worn
bandeirantes-field-ills = Ills
bandeirantes-field-ill = Ill
bandeirantes-field-day = Day
bandeirantes-field-route = Route
bandeirantes-field-until_shows = Rounds until it shows
bandeirantes-field-until_hard = Rounds until actions get hard
bandeirantes-field-until_incapacitated = Rounds until helpless
bandeirantes-field-gone = Rounds of the current day
bandeirantes-field-lives_high = Used to the altitude
bandeirantes-field-gear = Gear
bandeirantes-field-experience = Experience

## States

bandeirantes-state-surprised = Surprised
    .hint = Acts last in the next round.
bandeirantes-state-lost_initiative = No initiative
    .hint = Acts last in the next round.
bandeirantes-state-lost_action = Dazed
    .hint = Loses the next action.
bandeirantes-state-bad_position = In a bad position
    .hint = The next action is one level harder.
bandeirantes-state-focused = Focused
    .hint = The next action is one level easier.
bandeirantes-state-charged = Charging
    .hint = −5 to defence until the next turn.
bandeirantes-state-disarmed = Disarmed
    .hint = Counts as bare-handed.
bandeirantes-state-held = Held
    .hint = −20 to defence against blows.
bandeirantes-state-distracted = Distracted or asleep
    .hint = Magic Resistance one level harder.
bandeirantes-state-warded = Wary of magic
    .hint = Next Magic Resistance one level easier.
bandeirantes-state-bleeding = Bleeding
    .hint = Loses Fatigue, then Resistance, as time passes.
bandeirantes-state-grave_wound = Grave wound
    .hint = All actions one level harder.
bandeirantes-state-mortal_wound = Mortal wound
    .hint = Actions two levels harder, no concentrating.
bandeirantes-state-maimed = Maimed
    .hint = Only long treatment may mend it.
bandeirantes-state-poisoned = Poisoned
    .hint = The poison works with the table's clock.
bandeirantes-state-sick = Sick
    .hint = The disease goes on day by day.
bandeirantes-state-blind = Blind
    .hint = Cannot see.
bandeirantes-state-incapacitated = Helpless
    .hint = Cannot act.
bandeirantes-state-unconscious = Unconscious
    .hint = Neither acts nor defends.
bandeirantes-state-fallen = Fallen
    .hint = Resistance from 0 to −7: cannot act.
bandeirantes-state-dead = Dead
    .hint = Resistance below −7, or poison or disease.

## The sample table

bandeirantes-demo-place = ford of the Paraíba river, a storm coming
bandeirantes-demo-inacia = Inácia Tavares
bandeirantes-demo-inacia-concept = Woodswoman who opens trails through the backlands
bandeirantes-demo-musket = Musket
bandeirantes-demo-machete = Machete
bandeirantes-demo-knife = Knife
bandeirantes-demo-damiao = Damião Malungo
bandeirantes-demo-damiao-concept = Warrior of a quilombo in the hills
bandeirantes-demo-spear = Spear
bandeirantes-demo-club = Club
bandeirantes-demo-anselmo = Brother Anselmo
bandeirantes-demo-anselmo-concept = Friar who heals and disagrees with his own
bandeirantes-demo-staff = Staff
bandeirantes-demo-healing = Cure
bandeirantes-demo-light = Divine light
bandeirantes-demo-calm = Appease
bandeirantes-demo-jaci = Jaci
bandeirantes-demo-jaci-concept = Young shaman who knows the plants
bandeirantes-demo-blowgun = Blowgun
bandeirantes-demo-curare = darts with curare
bandeirantes-demo-darts = Stone darts
bandeirantes-demo-night_eyes = Night eyes
bandeirantes-demo-dread = Dread
bandeirantes-demo-sword = Sword
bandeirantes-demo-blunderbuss = Blunderbuss
bandeirantes-demo-bite = Bite
bandeirantes-demo-gaze = Freezing gaze
bandeirantes-demo-hunters = Slave hunters
bandeirantes-demo-captain = Dom Lopo Vidigal
bandeirantes-demo-serpent = Great serpent of the ford
