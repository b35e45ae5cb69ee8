# The TV: texts made by the server.

tv-join = Join the table
tv-round = { $n ->
    [0] The fight is being set up
   *[other] Round { $n }
}
tv-round-of = Round { $n } of { $of }
tv-joker = JK
tv-held = On hold
tv-offline = offline
tv-physical = real dice
tv-ask = { $names }: { $what }

## What is seen of a character, by system

tv-swade-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
tv-swade-fatigue = { $n ->
    [one] 1 fatigue
   *[other] { $n } fatigue
}
tv-mm3e-bruises = { $n ->
    [one] 1 bruise
   *[other] { $n } bruises
}
tv-symbaroum-toughness = Toughness { $n }
tv-bandeirantes-resistance = Resistance { $n }
