# Savage Worlds at the table: card, states, what is done and how it ends.

## O jogo

swade-name = Savage Worlds
swade-kind-wild_card = Wild Card
swade-kind-extra = Extra
swade-pool-gm_bennies = GM's bennies
swade-situation-illumination = Light
swade-situation-cover = Cover

## Valores no alto da ficha

swade-derived-parry = Parry { $value }
swade-derived-toughness = { $aside ->
     [0] Toughness { $value }
    *[other] Toughness { $value } ({ $aside })
    }
swade-derived-pace = Pace { $value }
swade-derived-penalty = Penalty { $value }
swade-vital-wounds = Wounds
swade-vital-fatigue = Fatigue
swade-vital-bennies = Bennies

## Características

swade-trait-agility = Agility
swade-trait-smarts = Smarts
swade-trait-spirit = Spirit
swade-trait-strength = Strength
swade-trait-vigor = Vigor
swade-short-agility = Agi
swade-short-smarts = Sma
swade-short-spirit = Spi
swade-short-strength = Str
swade-short-vigor = Vig
swade-short-str = Str
swade-trait-academics = Academics
swade-trait-athletics = Athletics
swade-trait-battle = Battle
swade-trait-boating = Boating
swade-trait-common_knowledge = Common Knowledge
swade-trait-driving = Driving
swade-trait-electronics = Electronics
swade-trait-faith = Faith
swade-trait-fighting = Fighting
swade-trait-focus = Focus
swade-trait-gambling = Gambling
swade-trait-hacking = Hacking
swade-trait-healing = Healing
swade-trait-intimidation = Intimidation
swade-trait-language = Language
swade-trait-notice = Notice
swade-trait-occult = Occult
swade-trait-performance = Performance
swade-trait-persuasion = Persuasion
swade-trait-piloting = Piloting
swade-trait-psionics = Psionics
swade-trait-repair = Repair
swade-trait-research = Research
swade-trait-riding = Riding
swade-trait-science = Science
swade-trait-shooting = Shooting
swade-trait-spellcasting = Spellcasting
swade-trait-stealth = Stealth
swade-trait-survival = Survival
swade-trait-taunt = Taunt
swade-trait-thievery = Thievery
swade-trait-weird_science = Weird Science
swade-unskilled = Other skills (untrained)
swade-unarmed = Bare hands

## Seções da ficha

swade-section-attributes = Attributes
swade-section-skills = Skills
swade-section-weapons = Weapons
swade-section-moves = Actions
swade-section-edges = Edges
swade-section-hindrances = Hindrances
swade-section-armor = Armor
swade-section-gear = Gear
swade-section-note = Notes

## O que se faz

swade-do-attack = Attack
swade-do-damage = Damage
swade-do-run = Run
swade-do-unshake = Shake it off
swade-do-unshake_benny = Shake it off with a benny
swade-do-recover_stunned = Recover from Stunned
swade-do-incapacitation = Incapacitation roll
swade-do-bleeding = Bleeding out roll
swade-do-soak = Soak with a benny
swade-do-take = Take the wounds
swade-pending-soak = { $wounds ->
     [1] You took 1 wound
    *[other] You took { $wounds } wounds
    }
    .again = You can still soak more
swade-against-target = against { $value }
swade-against-nobody = no target: against 4
swade-against-parry = against the Parry of { $name }: { $value }
swade-against-toughness = against the Toughness of { $name }: { $value }
swade-title-attack = { $trait } · { $weapon }
swade-title-damage = Damage · { $weapon } · { $dice }
swade-title-soak = Soak wounds
swade-title-unshake = Shake it off
swade-title-recover_stunned = Recover from Stunned
swade-title-bleeding_roll = Bleeding out
swade-title-incapacitation = Incapacitation
swade-title-run = Run

## Como termina

swade-verdict-critical = Critical failure
swade-verdict-success = { $raises ->
     [0] Success
     [1] Success, with 1 raise
    *[other] Success, with { $raises } raises
    }
swade-verdict-failure = Failed
swade-verdict-hit = { $raises ->
     [0] Hit
     [1] Hit, with 1 raise
    *[other] Hit, with { $raises } raises
    }
swade-verdict-miss = Missed
swade-verdict-damage = damage
swade-verdict-no_effect = Below Toughness
swade-verdict-shaken = Shaken
swade-verdict-wounded = { $wounds ->
     [1] 1 wound
    *[other] { $wounds } wounds
    }
swade-verdict-incapacitated = Incapacitated
swade-verdict-knocked_out = Knocked out
swade-verdict-soaked = { $left ->
     [0] All soaked
    *[other] { $soaked ->
         [1] Soaked 1 wound
        *[other] Soaked { $soaked } wounds
    }
    }
swade-verdict-not_soaked = Nothing soaked
swade-verdict-unshaken = Recovered
swade-verdict-still_shaken = Still Shaken
swade-verdict-run = { $squares } squares this turn
swade-verdict-dead = Dead
swade-next-benny_reroll = Spend a benny
swade-next-apply = Apply to the target
swade-next-damage = Roll damage
swade-next-damage_raise = Roll damage with a raise
swade-choice-difficulty = Difficulty
swade-choice-actions = Actions this turn
swade-choice-foes_adjacent = Attackers around the target
swade-choice-band = Range
swade-choice-aim = Aim
swade-choice-cover = Target's cover
swade-choice-called_shot = Called shot
swade-choice-raise = The attack had a raise
swade-w-raise-no = no
swade-w-raise-yes = yes
swade-w-skill-fighting = Fighting
swade-w-skill-shooting = Shooting
swade-w-skill-athletics = Athletics (thrown)
swade-w-level-minor = minor
swade-w-level-major = major

## Campos da ficha

swade-field-concept = Concept
swade-field-race = Ancestry
swade-field-attributes = Attributes
swade-field-skills = Skills
swade-field-id = Which
swade-field-name = Name
swade-field-die = Die
swade-field-edges = Edges
swade-field-hindrances = Hindrances
swade-field-level = Degree
swade-field-weapons = Weapons
swade-field-damage = Damage
swade-field-skill = Skill
swade-field-range = Range
swade-field-ap = AP
swade-field-reach = Reach
swade-field-parry = Parry
swade-field-rate_of_fire = Rate of fire
swade-field-two_hands = Two hands
swade-field-note = Notes
swade-field-armor = Armor
swade-field-torso = Covers the torso
swade-field-worn = Worn
swade-field-gear = Gear
swade-field-advances = Advances
swade-field-base_pace = Pace
swade-field-size = Size
swade-field-parry_bonus = Parry bonus
swade-field-toughness_bonus = Toughness bonus
swade-field-bennies_at_start = Bennies at the start
swade-field-wild_die = Wild die
swade-field-run_die = Running die
swade-edge-quick = Quick
swade-edge-level_headed = Level Headed
swade-edge-improved_level_headed = Improved Level Headed
swade-edge-ambidextrous = Ambidextrous
swade-edge-two_fisted = Two-Fisted
swade-edge-luck = Luck
swade-edge-great_luck = Great Luck
swade-hindrance-hesitant = Hesitant
swade-hindrance-slow = Slow
swade-hindrance-bad_luck = Bad Luck

## A mesa de exemplo

swade-demo-place = bridge over the Itararé, at nightfall
swade-demo-rosa = Rosa Maciel
swade-demo-rosa-concept = Muleteer who knows every shortcut
swade-demo-loyal = Loyal
swade-demo-machete = Machete
swade-demo-carbine = Carbine
swade-demo-leather = Leather jerkin
swade-demo-tiao = Tião Brasa
swade-demo-tiao-concept = Short-tempered blacksmith
swade-demo-brawny = Brawny
swade-demo-hot = Hot-headed
swade-demo-axe = Felling axe
swade-demo-knife = Knife
swade-demo-fonseca = Dr. Fonseca
swade-demo-fonseca-concept = Physician who studies the unexplained
swade-demo-healer = Healer
swade-demo-curious = Curious
swade-demo-revolver = Revolver
swade-demo-jandira = Jandira
swade-demo-jandira-concept = Scout of the forest
swade-demo-woodsman = Woodswoman
swade-demo-vow = Vow: never leave a trail
swade-demo-bow = Bow
swade-demo-club = Club
swade-demo-musket = Old musket
swade-demo-claws = Claws
swade-demo-thugs = Thugs
swade-demo-cat = Cougar

## States

swade-state-shaken = Shaken
    .hint = Free actions only until it recovers.
swade-state-distracted = Distracted
    .hint = −2 to every roll until the end of the next turn.
swade-state-vulnerable = Vulnerable
    .hint = Anyone acting against it gets +2.
swade-state-stunned = Stunned
    .hint = Cannot act or move; rolls Vigor as its turn starts.
swade-state-entangled = Entangled
    .hint = Cannot move and is Distracted.
swade-state-bound = Bound
    .hint = Cannot move; Distracted and Vulnerable; may only try to break free.
swade-state-prone = Prone
    .hint = −2 Parry; hard to hit from afar.
swade-state-defending = Defending
    .hint = +4 Parry until its next turn starts.
swade-state-incapacitated = Incapacitated
    .hint = Out of action.
swade-state-bleeding = Bleeding out
    .hint = Rolls Vigor as each turn starts, or dies.
swade-state-knocked_out = Knocked out
    .hint = Unconscious, in no danger of dying.
swade-state-dead = Dead
    .hint = Gone for good.
