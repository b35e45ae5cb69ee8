# Savage Worlds, the core rules, and the words that the other parts use too.

## Common words: inputs

swade-in-die = Die
swade-in-wild_card = Wild Card
swade-in-wild_die = Wild Die
swade-in-modifiers = Modifiers
swade-in-source = Source
swade-in-value = Value
swade-in-confirm_critical = Confirm critical failure
swade-in-target = Target number
swade-in-defender_die = Resisting die
swade-in-defender_wild_card = Resister is a Wild Card
swade-in-defender_wild_die = Resister's Wild Die
swade-in-defender_modifiers = Resister's modifiers

## Common words: dice

swade-dice-trait = Trait die
swade-dice-wild = Wild Die
swade-dice-critical = Critical failure check
swade-dice-defender_trait = Resisting die
swade-dice-defender_wild = Resister's Wild Die
swade-dice-damage = Damage

## Common words: outcomes

swade-out-total = Total
swade-out-modifier = Modifier
swade-out-success = Success
swade-out-raises = Raises
swade-out-critical_failure = Critical failure
swade-out-degree = Result
swade-out-defender_total = Resister's total
swade-out-effects = Effects
swade-out-allowed = Allowed
swade-out-legal = Allowed
swade-out-reason = Reason
swade-out-reasons = Reasons

## Common words: values

swade-w-critical_failure = critical failure
swade-w-failure = failure
swade-w-success = success
swade-w-raise = raise
swade-w-none = none
swade-w-tiny = tiny
swade-w-very_small = very small
swade-w-small = small
swade-w-normal = normal
swade-w-large = large
swade-w-huge = huge
swade-w-colossal = colossal
