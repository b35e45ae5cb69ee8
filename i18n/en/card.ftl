# The card in play.

card-own = Your characters
card-edit = Edit { $name }
card-settings = Settings
card-hidden = hidden
card-named = { $kind }: { $name }
card-count = { $n } of them
card-nobody = You need a character
card-nobody-about = Choose a ready one, take a free one, or make your own.
card-choose = Choose a character
card-everyone = Cards
card-gone = That card is not at the table
card-players = Players'
card-others = Game master's
card-none = Nobody at the table yet
card-none-about = Start with a ready character, or wait for the players.
card-turn = Your turn
card-turn-other = Acting now
card-held = On hold
card-trait = { $trait }: { $value }
card-with = { $action }: { $item }
card-seek = Search

## To do

card-to-do = To do now
card-ask = The game master asks: { $what }
card-ask-modified = The game master asks: { $what } { $modifier }
card-ask-roll = Roll
card-ask-look = Look first
card-pending-later = { $n ->
    [one] One more after this
   *[other] { $n } more after this
}
card-let-go = Accepted

## What changes

card-vital-set = { $label }: { $value }
card-gm-gives = Only the game master gives more.
card-state-add = State
card-state-which = What happens to { $name }?
card-state-put = { $name }: { $state }
card-state-taken = { $name }: no longer { $state }
card-state-take = Take off
card-rule = See the rule
card-ends-end_of_next_turn = until the end of the next turn
card-ends-end_of_this_turn = until the end of this turn
card-ends-end_of_fight = until the end of the fight
card-ends-next_round = until the next round
card-ends-next_action = until the next action
card-ends-start_of_next_turn = until the start of the next turn
