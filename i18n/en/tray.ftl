# The tray: dice at will.

tray-title = Tray
tray-rules = Other rules
tray-dice = Dice
tray-add = One more d{ $sides }
tray-clear = Take all dice off
tray-notation = Dice to roll
tray-example = 2d6+3
tray-roll = Roll { $notation }
tray-options = Ways of counting
tray-option-aces = Aces explode
tray-option-highest = Keep the highest
tray-option-lowest = Keep the lowest
tray-option-ones = Re-roll each 1
tray-count = Dice
tray-number = Add
tray-kept-dice = How many stay
tray-results = What came up
tray-empty = Tap the dice or write, such as 4d6kh3, and roll.
tray-open = { $notation } came to { $total }. Open the roll
tray-again = Roll { $notation } again
tray-again-total = { $notation } came to { $total }. Roll again
tray-before = { $n ->
    [one] One more before
   *[other] { $n } more before
}
tray-more-dice = and { $n } more
tray-favourites = Favourites
tray-favourite-roll = Roll { $name }
tray-keep = Keep
tray-kept = Kept among the favourites
tray-keep-about = It stays on this phone, at hand on the tray.
tray-keep-name = A name, if you like
tray-drop = Take off the favourites
