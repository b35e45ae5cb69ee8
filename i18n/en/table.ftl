# The table: the fight's order, who is here and what happened.

table-none = No table is open
table-none-help = Join one with the code your game master gives.
table-characters = At the table
table-nobody-yet = No characters yet
table-nobody-yet-gm = Put ready ones or extras in, and they show up here.
table-nobody-yet-player = Your game master is setting the table. Whoever comes in shows up here.
table-to-gm = Set the table
table-people = Who is here
table-gm = Game master
table-here = here
table-away = away
table-screens = { $n ->
    [one] One TV on
   *[other] { $n } TVs on
}
table-situation = { $what }: { $value }
table-with-modifier = { $what } { $modifier }

## The fight

table-fight = Fight
table-round = { $n ->
    [0] The fight is about to begin
   *[other] Round { $n }
}
table-out-of-fight = Out of the fight
table-now-on = It is the turn of
table-acted = { $n ->
    [one] One has acted
   *[other] { $n } have acted
}
table-done = has acted
table-held = on hold
table-together = at the same time
table-not-dealt = no place yet
table-turn-other = The game master is acting
table-before-cards = No cards dealt yet
table-before = The order is not set yet
table-nobody = Nobody in the fight
table-end-turn = End my turn
table-end-turn-of = End { $name }’s turn
table-hold = Hold
table-act = Act now
table-act-of = { $name } acts now
table-count = ×{ $n }
table-more = + { $n }
table-hidden = hidden
table-yours = yours
table-alias = seen as { $name }
table-played-by = played by { $name }
table-states = States
table-sign = { $label } { $n }
table-sign-of = { $label } { $n }/{ $max }
table-open-sheet = Open the sheet
table-initiative = Initiative { $n }

## Cards

table-card = { $rank } of { $suit }
table-card-joker-red = Red joker
table-card-joker-black = Black joker
table-rank-A = Ace
table-rank-K = King
table-rank-Q = Queen
table-rank-J = Jack
table-suit-spade = spades
table-suit-heart = hearts
table-suit-diamond = diamonds
table-suit-club = clubs

## What the tray rolls

roll-notation = { $notation }

## Undo

table-undo = Undo: { $what }
table-undone = Undone: { $what }

## What happened

table-log = What happened
table-log-empty = Nothing yet. What the table does shows up here.
table-log-older = Older
table-log-undone = undone
table-log-offline = without a network
table-log-secret = in secret
table-log-line = { $who }: { $what }
table-log-line-roll = { $what }, { $verdict }
table-someone = Someone
table-log-other = Something changed at the table
table-log-note = Scene: { $text }
table-log-show = A rule is on everyone's screen
table-log-show-gone = The rule left the screen
table-log-note-gone = The scene has no note any more
table-log-table-renamed = The table is called { $name } now
table-log-situation = { $what }: { $value }
table-log-rule-on = Rule on: { $rule }
table-log-rule-off = Rule off: { $rule }
table-log-step = { $from } → { $to }
table-log-clock = Passed: { $time }
table-clock-round = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
table-clock-minute = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
table-clock-hour = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
table-clock-day = { $n ->
    [one] 1 day
   *[other] { $n } days
}
table-log-joined = joined the table
table-log-renamed = is the new name
table-log-removed = left the table
table-log-added = came to the table
table-log-edited = changed: { $parts }
table-log-adjusted = was adjusted by the game master
table-log-edited-name = name
table-log-edited-count = how many
table-log-edited-sheet = sheet
table-log-character-gone = left the game
table-log-taken = is played by { $who } now
table-log-free = has no player
table-log-hidden = went into hiding
table-log-shown = came into view
table-log-vital = { $vital } { $from } → { $to }
table-log-state-off = no longer { $state }
table-log-let-go = took what came
table-log-applied = felt the effect
table-log-one-fell = { $n ->
    [0] the last one fell
    [one] one fell, 1 left
   *[other] one fell, { $n } left
}
table-log-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
table-log-ask = The game master asks for { $what }
table-log-ask-closed = Ask closed: { $what }
table-log-fight = The fight began
table-log-round = Round { $n }
table-log-jokers = { $n ->
    [one] Joker: { $names }
   *[other] Jokers: { $names }
}
table-log-turn = it is their turn
table-log-turn-other = The turn passed
table-log-ended = { $name }: { $state } ended
table-log-holds = holds
table-log-acts = acts now
table-log-fight-over = The fight is over
table-log-in-fight = joined the fight
table-log-out-of-fight = left the fight
table-log-scene = Began: { $name }
table-log-scene-over = Ended: { $name }
table-log-scene-joined = comes into the scene: { $name }
table-log-scene-left = leaves the scene: { $name }
table-log-scene-hidden = Hidden: { $name }
table-log-scene-shown = In view: { $name }
