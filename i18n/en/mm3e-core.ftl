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
mm3e-in-damage = Damage
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
mm3e-w-bonus = higher bonus
mm3e-w-random = chance
mm3e-w-no_hero_points = no hero points
