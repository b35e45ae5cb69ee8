# The roll: the sheet before, the dice, the result.

roll-title = Roll
roll-go = Roll
roll-rolling = Rolling
roll-by-hand = Real dice
roll-private = In secret
roll-modifiers = Modifiers
roll-choices = Options
roll-options = Manoeuvres and advantages
roll-chances = What may come of it
roll-other = Other modifier
roll-mean-of = { $what }: { $n } on average
roll-mean = { $n } on average
roll-target = Target
roll-target-none = Nobody
roll-target-group = { $name } ({ $n })
roll-source-gm = game master's ask
roll-source-spoken = as told
roll-source-other = other

## Real dice

roll-by-hand-about = Roll at the table and tap the face that came up
roll-by-hand-done = All dice are in.
roll-by-hand-go = Confirm
roll-by-hand-back = Delete the last
roll-which-face = { $name }, d{ $sides }: which face came up?
roll-one-more = one more
roll-face = Face of the d{ $sides }
roll-face-wrong = A number from 1 to { $sides }.

## The result

roll-said-who = { $name }, { $title }
roll-dice = { $n } dice
roll-die-aced = { $n ->
    [one] d{ $sides } with an ace
   *[other] d{ $sides } with { $n } aces
}
roll-unit = { $value } { $unit }
roll-die-of = { $die } · { $what }
roll-taken-off = − { $what }
roll-previous = the earlier roll stands
roll-fixed = fixed value
roll-total = total
roll-against = against { $value }
roll-versus = { $total } × { $against }
roll-was-offline = rolled offline
roll-again = again
roll-applied = Who it counted for
roll-unharmed = no effect
roll-apply-to = Apply to whom?
roll-other-target = Other target
roll-step-target = { $step } · { $name }
roll-apply-undo = Undo on { $name }
roll-undone = Undone
roll-undecided = Roll waiting
roll-undecided-about = It went out and the table has not answered yet. The result shows when the network is back.
roll-gone = This roll is no longer at the table
roll-gone-about = It was undone, or is too long ago.
