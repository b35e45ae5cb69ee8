# Making and changing a character.

editor-new = New character
editor-edit = Character
editor-gone = No access
editor-gone-about = This sheet is not here, or is not yours.
editor-to-cards = See the cards
editor-name = Name
editor-kind = Kind
editor-owner = Who plays
editor-owner-none = Nobody yet
editor-part-more = Other figures
editor-part-notes = Notes
editor-changed = { $n } changed
editor-derived = What the sheet gives
editor-save = Save
editor-make = Create
editor-saved = { $name } is saved
editor-empty = Nothing yet.
editor-add = Add: { $what }
editor-add-title = Add to { $what }
editor-find = Find, or give a name
editor-own-name = A name of your own
editor-own = with a name of your own
editor-own-help = Missing one? Write its name and add it all the same.
editor-another = Another, with a name of its own
editor-unnamed = No name
editor-missing = Missing: { $what }
editor-wrong = Does not fit: { $what }
editor-this = this
editor-remove = Remove
editor-cost = { $spent } of { $available } points
editor-sum = { $what } { $spent }/{ $available }
editor-cost-more = beyond { $spent }/{ $available }
editor-total-more = beyond the start
editor-problems = { $n ->
    [one] one thing to put right
   *[other] { $n } things to put right
}
editor-fine = within the rules
editor-cost-title = Points
editor-cost-about = You can save it all the same: the table decides.
editor-of = { $spent } of { $available }
editor-total = all together
editor-leave = Leave without saving?
editor-leave-about = What you changed on this sheet will be lost.
editor-leave-go = Leave without saving
editor-stay = Go on editing

## Files

editor-file = File
editor-export = Save to a file
editor-import = Read from a file
editor-import-about = Look over what was understood before you use it
editor-import-read = { $n ->
    [0] Nothing was read
    [one] One part read
   *[other] { $n } parts read
}
editor-import-guessed = { $n ->
    [one] One guess
   *[other] { $n } guesses
}
editor-import-ignored = { $n ->
    [one] One thing left out
   *[other] { $n } things left out
}
editor-import-change = { $from } became { $to }
editor-import-use = Use it
editor-import-failed = It could not be read
editor-import-not_json = The file is damaged, or is no sheet.
editor-import-not_character = There is no character in this file.
editor-import-other_game = This sheet is another game's: { $game }.
