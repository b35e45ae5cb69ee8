# The game master's place.

gm-not-yours = This is the game master’s place
gm-not-yours-help = Whoever made the table comes in here. What everyone sees is under Table.
gm-parts = Parts of the game master’s place
gm-part-luta = Fight
gm-part-cenas = Scenes
gm-part-pedir = Ask
gm-part-mesa = Table
gm-part-diario = Log
gm-all = All
gm-none = Nobody

## The fight

gm-awaited = Waiting for an answer
gm-awaited-of = with { $name }
gm-awaited-later = { $n ->
    [one] one more after it
   *[other] { $n } more after it
}
gm-awaited-do = { $what }: { $name }
gm-fight-start = Start a fight
gm-fight-who = Who fights?
gm-fight-who-help = { $n ->
    [0] Nobody yet
    [one] 1 in the fight
   *[other] { $n } in the fight
}
gm-fight-begin = Start the fight
gm-fight-begin-cards = Start and deal
gm-fight-begin-real = Start and type the cards
gm-fight-begin-typed = Type the initiative
gm-initiative-open = Round with initiative typed in
gm-initiative-title = Initiative from the table
gm-initiative-help = From { $min } to { $max }. For whoever is left blank the app rolls.
gm-initiative-wrong = A number from { $min } to { $max }.
gm-initiative-go = { $n ->
    [0] Use these
    [one] Use these, roll for one
   *[other] Use these, roll for { $n }
}
gm-real-initiative = Initiative rolled at the table
gm-real-initiative-help = When the order is made, everyone's initiative is typed in.
gm-fight-deal = Set the order
gm-fight-deal-cards = Deal the cards
gm-fight-deal-again = Deal again
gm-fight-next = Next turn
gm-fight-next-round = New round
gm-fight-end = End the fight
gm-fight-join = Join the fight
gm-fight-leave = Leave the fight
gm-cards-open = Real deck
gm-cards-title = Cards from the table
gm-cards-help = Tap rank and suit. Whoever has none is dealt one by the app.
gm-cards-who = Who gets one
gm-cards-for = Card for { $name }
gm-cards-clear = Take off
gm-cards-rank = Rank
gm-cards-suit = Suit
gm-cards-deal = { $n ->
    [0] Use these cards
    [one] Use them, deal the missing one
   *[other] Use them, deal the { $n } missing
}
gm-real-deck = Real deck
gm-real-deck-help = Each round the cards are typed in.

## Characters

gm-new-title = New character
gm-new-ready = Ready ones
gm-new-own = Extras and others
gm-new-no-ready = This system brings no ready characters.
gm-new-add = Put { $name } at the table
gm-new-added = { $name } came to the table
gm-new-here = here
gm-new-name = Name
gm-new-kind = Kind
gm-new-count = How many
gm-new-from = Sheet to begin with
gm-new-from-help = Copies the numbers. Then change what differs.
gm-new-blank = Blank
gm-new-hidden = Hidden
gm-new-hidden-help = Only you see it, until you show it.
gm-new-alias = Name that players see
gm-new-alias-help = Leave empty to show the name.
gm-new-put = Put at the table
gm-new-edit = Put and edit
gm-person-none = Nobody chosen
gm-person-none-help = Tap somebody in the list to change wounds, states and the rest.
gm-person-visible = In sight of the players
gm-person-shown = Everyone sees them.
gm-person-hidden = Only you see them.
gm-person-owner = Played by
gm-person-nobody = The game master
gm-person-more = Name, sheet, removal
gm-person-keep = Keep
gm-person-edit = Edit the sheet
gm-person-remove = Remove from the table
gm-person-removed = { $name } left the table. Undo brings them back.

## Rolling

gm-roll = Roll
gm-roll-title = { $name } rolls
gm-roll-row = { $what }, { $die }
gm-roll-item = { $action }: { $item }
gm-roll-search = Search
gm-roll-hidden = Hidden: what they roll stays secret too.

## Asking

gm-ask-what = What they roll
gm-ask-search = Find another
gm-ask-no-such = Nothing by that name.
gm-ask-modifier = Modifier
gm-ask-who = Who rolls
gm-ask-all = All players ({ $n })
gm-ask-others = { $n ->
    [one] + 1 of the game master’s
   *[other] + { $n } of the game master’s
}
gm-ask-choose = Choose what to ask for
gm-ask-do = Ask for { $what }
gm-ask-answers = Answers
gm-ask-answered = rolled
gm-ask-waiting = waiting
gm-ask-count = { $n } of { $of }
gm-ask-close = Close the ask: { $what }
gm-ask-open = { $n ->
    [one] One ask is open
   *[other] { $n } asks are open
}

## The table

gm-join = Join with the code
gm-join-qr = QR code that opens this table on a phone
gm-scene-note = The scene
gm-scene-note-help = Everyone reads this, on the TV too.
gm-scene-note-put = Show everyone
gm-clock = Time
gm-clock-now = Day { $day }, { $time }
gm-clock-pass = + { $time }
gm-rules = Table rules
gm-people-own-name = Your name
gm-people-remove = Take { $name } off the table
gm-people-remove-sure = Really take off
gm-tv = TV
gm-tv-code = Code on the TV
gm-tv-help = On the TV, open { $address }
gm-tv-pair = Connect the TV
gm-tv-paired = The TV is at the table
gm-tv-on = { $n ->
    [0] No TV on
    [one] One TV on
   *[other] { $n } TVs on
}
gm-table-name = Name of the table
gm-export = Download a copy of the table

## Devices

gm-devices = Connected devices
gm-device-screen = A TV
gm-device-android = Android
gm-device-ios = iPhone or iPad
gm-device-computer = Computer
gm-device-tv = TV
gm-device-other = Browser
gm-device-secure = secure
gm-device-plain = http: no offline, no voice
gm-device-old = old app ({ $version })
