# The spoken or typed line: what was understood, said back.

speech-roll = { $who } rolls { $what }
speech-roll-target = { $who } rolls { $what } against { $target }
speech-attack = { $who } attacks with { $weapon }
speech-attack-target = { $who } attacks { $target } with { $weapon }
speech-damage = { $who }: damage with { $weapon }
speech-damage-target = { $who }: damage with { $weapon } to { $target }
speech-apply = Apply to { $target }: { $what }
speech-move = { $who }: { $what }
speech-recover = { $who } tries to recover: { $what }
speech-recover-paid = { $who } spends a benny to recover: { $what }
speech-dice = Roll { $notation }
speech-again = Roll afresh: { $what }
speech-again-paid = Spend a benny and roll again: { $what }
speech-again-nothing = Roll again
speech-apply-nothing = Apply to the target
speech-ask = Ask { $who } for { $what }
speech-everyone = everyone
speech-secret = in secret
speech-with = { $what } ({ $more })
speech-and = { $one } and { $other }
speech-list = { $one }, { $rest }
speech-vital-more = { $who }: { $what } +{ $n }
speech-vital-less = { $who }: { $what } −{ $n }
speech-vital-to = { $who }: { $what } now { $n }
speech-pool-more = { $what } +{ $n }
speech-pool-less = { $what } −{ $n }
speech-pool-to = { $what } now { $n }
speech-state-on = { $who }: mark { $what }
speech-state-off = { $who }: clear { $what }
speech-hide = Hide { $who }
speech-show = Show { $who }
speech-take = Play { $who }
speech-situation = Scene: { $value }
speech-undo = Undo
speech-fight-next = Next turn
speech-fight-deal = Deal the cards
speech-fight-end = End the fight
speech-fight-start = Start the fight with everyone in sight
speech-fight-start-with = Start the fight with { $who }
speech-fight-hold = { $who } waits
speech-fight-act = { $who } acts now
speech-fight-join = { $who } enters the fight
speech-fight-leave = { $who } leaves the fight
speech-look-up = Look up in the rules: { $topic }

## Questions, and what was not understood

speech-which = Which of these?
speech-which-character = Who?
speech-which-weapon = With which weapon?
speech-empty = Say or type what you want to do.
speech-too-long = That is too long. Say one thing at a time.
speech-missed = I did not understand “{ $text }”.
speech-missed-words = I did not understand “{ $words }”.
