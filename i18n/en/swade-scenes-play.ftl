# Scenes played at the table: names, what can be done, what happened.

## Kinds

swade-scene-task = Dramatic task
    .about = Rolls over a few rounds gather tokens before time runs out.
swade-scene-chase = Chase
    .about = A row of cards, who stands where, maneuvers and complications.
swade-scene-encounter = Quick encounter
    .about = One roll each decides the whole encounter.
swade-scene-conflict = Social conflict
    .about = Three arguments, resisted; the tokens say what is won.
swade-scene-battle = Mass battle
    .about = Two armies, force tokens, commanders, morale and the heroes' part.
swade-scene-interlude = Interlude
    .about = A card, a story told, a Benny.
swade-scene-contacts = Networking
    .about = Hours of talk or of threats in a single roll.
swade-scene-journey = Journey
    .about = Days on the road and what the cards bring.

## What can be done

swade-scene-do-next = Next round
swade-scene-do-support = Support
swade-scene-do-finish = Say how it ends
swade-scene-do-tokens = Adjust tokens
swade-scene-task-step = Work on the task
swade-scene-task-skip = Pass
swade-scene-chase-complication = Face the complication
swade-scene-chase-maneuver = Maneuver
swade-scene-chase-mishap = Roll the mishap
swade-scene-chase-fall_back = Fall back
swade-scene-chase-stance = Evade or hold steady
swade-scene-chase-pass = End the turn
swade-scene-chase-bump = Move who was bumped
swade-scene-chase-out = Take out of the chase
swade-scene-encounter-act = Do your part
swade-scene-encounter-finish = Count it up
swade-scene-encounter-again = One more stage
swade-scene-conflict-argue = Argue
swade-scene-conflict-finish = Read the result
swade-scene-battle-round = Round of battle
swade-scene-battle-morale = Morale check
swade-scene-battle-hero = Deed in battle
swade-scene-battle-expend = Spend ammunition or power
swade-scene-interlude-draw = Draw a card
swade-scene-interlude-choose = Choose the suit
swade-scene-interlude-tell = Told: give the Benny
swade-scene-interlude-story = Choose the story
swade-scene-interlude-finish = End the interlude
swade-scene-contacts-ask = Work the contacts
swade-scene-contacts-finish = End the search
swade-scene-journey-day = One more day
swade-scene-journey-finish = Stop the journey

## What is asked

swade-in-trait = Trait
swade-in-ally = Who is supported
swade-in-by = Change by
swade-in-outcome = How it ends
swade-in-ahead = Who is ahead
swade-in-gap = Cards ahead
swade-in-rooftops = Over the rooftops
swade-in-speed = Speed against the rival
swade-in-stance = Stance
swade-in-way = Why
swade-in-resists = Who resists
swade-in-expertise = The expert's skill
swade-in-commander = Our commander
swade-in-foe = Enemy commander
swade-in-foe_die = Enemy's Battle, if nobody at the table
swade-in-foe_spirit = Enemy's Spirit, if nobody at the table
swade-in-plan = Better battle plan
swade-in-plan_bonus = Plan's bonus
swade-in-helps = In the troops' favor
swade-in-suit = Suit
swade-in-scene_task-scope = Who does it
swade-in-scene_task-tokens = Tokens needed (empty: by the rule)
swade-in-scene_chase-rounds = Number of rounds (empty: no limit)
swade-in-scene_chase-target = Target
swade-in-scene_conflict-target = Who listens or argues back
swade-in-scene_conflict-resist_die = Die of who resists, if nobody at the table
swade-in-scene_journey-pace = Pace of the day
swade-w-done = done
swade-w-foes = foes
swade-w-level = nobody: side by side
swade-w-ahead = forward
swade-w-back = back
swade-w-same = the same
swade-w-faster = faster
swade-w-double = twice as fast
swade-w-evade = Evade
swade-w-hold_steady = Hold Steady
swade-w-escaped = escaped
swade-w-caught = was caught
swade-w-stopped = stopped
swade-w-heroes_escape = the heroes escape
swade-w-heroes_caught = the heroes are caught
swade-w-foes_escape = the foes escape
swade-w-foes_caught = the foes are caught
swade-w-over = ends undecided
swade-w-listener = the listener (Spirit)
swade-w-resists-rival = a rival (Persuasion)
swade-w-fortified = fortified or well placed
swade-w-no_retreat = cannot retreat
swade-w-undead_or_fearless = undead or fearless
swade-w-won = victory
swade-w-lost = defeat
swade-w-ended = ends without a winner
swade-w-very_dangerous = very dangerous
swade-w-deadly = deadly
swade-w-unskilled = unskilled
swade-w-joker_card = card: Joker

## What is seen

swade-scene-tokens = Task tokens
swade-scene-track = Chase cards
swade-scene-increment = { $n } squares a card
swade-scene-successes = Successes
swade-scene-influence = Influence tokens
swade-scene-army-a = Our forces (side A)
swade-scene-army-b = Enemy (side B)
swade-scene-support = Help next round
swade-scene-helped = A: { $a } · B: { $b }
swade-scene-hours = Hours of battle
swade-scene-day = Day { $n }
swade-scene-way = Kilometres
swade-scene-brings = The day brought
swade-scene-brings-none = nothing
swade-scene-brings-1 = { $a }
swade-scene-brings-2 = { $a } and { $b }
swade-scene-brings-3 = { $a }, { $b } and { $c }
swade-scene-brings-4 = { $a }, { $b }, { $c } and { $d }
swade-scene-cards = The day's cards
swade-scene-morale = Morale · { $side }
swade-title-scene = { $what } · { $trait }

## Beside a name

swade-note-complication = Complication
swade-note-support = Support { $n }
swade-note-supported = has supported
swade-note-mishap = Critical failure maneuvering
swade-note-bumped = Bumped: { $n }
swade-note-evades = Evading: { $n }
swade-note-steady = Holds steady: +2 against
swade-note-boarded = Boarded
swade-note-commands = commands
swade-note-escaped = escaped
swade-note-caught = caught
swade-note-stopped = stopped

## What happened

swade-told-round = Round { $n }
swade-told-joins = { $name } comes into the scene
swade-told-leaves = { $name } leaves the scene
swade-told-supports = { $name } supports { $ally }: { $n }
swade-told-supports_all = { $name } supports: { $n }
swade-told-turn_over = { $name } ends the turn
swade-told-task_begins = { $needed } tokens in { $rounds } rounds
swade-told-task_step = { $n ->
    [0] { $name } makes no progress: { $tokens } of { $needed }
    [-1] { $name } loses a token: { $tokens } of { $needed }
    [one] { $name } gains a token: { $tokens } of { $needed }
   *[other] { $name } gains { $n } tokens: { $tokens } of { $needed }
}
swade-told-task_skips = { $name } passes
swade-told-task_tokens = Tokens: { $tokens } of { $needed }
swade-told-chase_begins = { $cards } cards on the table, { $n } squares each
swade-told-chase_escaped = { $name } escapes
swade-told-chase_caught = { $name } is caught
swade-told-chase_stopped = { $name } stops
swade-told-fall_back = { $name } falls back: { $n }
swade-told-evades = { $name } evades: { $n } on attacks
swade-told-steady = { $name } holds steady
swade-told-bump_ahead = { $name } is bumped forward: { $n }
swade-told-bump_back = { $name } is bumped back: { $n }
swade-told-mishap = { $name }: { $what }
swade-told-complication_over = { $name } gets past the complication
swade-told-complication_hits = { $name } is hit by the complication
swade-told-complication_bumps = { $name } is bumped: { $n }
swade-told-escapes = { $name } escapes
swade-told-rams = { $name } rams { $target }
swade-told-boards = { $name } boards { $target }
swade-told-forces = { $name } bumps { $target }
swade-told-frees = { $name } breaks free
swade-told-moves_ahead = { $name } moves ahead { $n ->
    [one] one card
   *[other] { $n } cards
}
swade-told-moves_back = { $name } moves back { $n ->
    [one] one card
   *[other] { $n } cards
}
swade-told-guns = { $name } lines up the guns: { $n } ready
swade-told-maneuver_done = { $name }: { $what }, done
swade-told-maneuver_fails = { $name }: { $what }, failed
swade-told-encounter_begins = Successes needed: { $n }
swade-told-encounter_step = { $name }: { $what }; successes: { $n }
swade-told-encounter_vehicle = { $name }: the vehicle takes { $n ->
    [one] a wound
   *[other] { $n } wounds
}
swade-told-stage = Stage { $n }
swade-told-conflict_begins = { $n } rounds of arguments
swade-told-argues = { $n ->
    [0] { $name } convinces nobody: { $tokens } in all
   *[other] { $name } gains influence: { $n }, { $tokens } in all
}
swade-told-influence = Influence tokens: { $tokens }
swade-told-battle_begins = Forces: { $a } against { $b }
swade-told-battle_tokens_a = Our forces: { $tokens }
swade-told-battle_tokens_b = Enemy forces: { $tokens }
swade-told-battle_tie = A tie: each side loses a token
swade-told-battle_a_success = We win the round: we lose { $a }, they { $b }
swade-told-battle_a_raise = We win with a raise: they lose { $b }
swade-told-battle_b_success = The enemy wins the round: we lose { $a }, they { $b }
swade-told-battle_b_raise = The enemy wins with a raise: we lose { $a }
swade-told-hero_helps = { $name } helps the commander: +{ $n }
swade-told-hero_nothing = { $name } is of no help
swade-told-hero_effect = { $name } turns the battle: { $what }
swade-told-expends_shooter = { $name } spends ammunition: { $n }
swade-told-expends_caster = { $name } spends Power Points: { $n }
swade-told-morale_holds = Morale holds · { $side }
swade-told-interlude_begins = Time for stories
swade-told-interlude_draws = { $name } draws a card
swade-told-interlude_joker = { $name } draws a Joker: a Benny for everyone
swade-told-interlude_prompt = { $name } tells: { $what }
swade-told-interlude_told = { $name } has told the story: a Benny
swade-told-contacts_begin = Who looks for whom?
swade-told-contacts = { $name }: { $what }
swade-told-contacts_days = { $name }: { $what }; again in { $days ->
    [one] a day
   *[other] { $days } days
}
swade-told-journey_begins = { $km } km ahead, about { $days ->
    [one] a day
   *[other] { $days } days
}
swade-told-journey_day = Day { $n }: { $km } of { $of } km; { $brings }

## How it came out

swade-result-task_done = Task done: { $tokens } of { $needed }
swade-result-task_failed = The task fails: { $tokens } of { $needed }
swade-result-task_time = Time is up: { $tokens } of { $needed }
swade-result-task_complication = The complication ruins everything
swade-result-chase_heroes_escape = The heroes escape
swade-result-chase_heroes_caught = The heroes are caught
swade-result-chase_foes_escape = The foes escape
swade-result-chase_foes_caught = The foes are caught
swade-result-chase_over = The chase ends
swade-result-encounter_won = The group makes it: { $n } of { $needed } successes
swade-result-encounter_lost = The group does not make it: { $n } of { $needed } successes
swade-result-conflict = Result: { $what }
swade-result-battle_won = Victory
swade-result-battle_won_destroyed = Victory: the enemy is destroyed
swade-result-battle_won_orderly_retreat = Victory: the enemy retreats in order
swade-result-battle_won_rout = Victory: the enemy is routed
swade-result-battle_lost = Defeat
swade-result-battle_lost_destroyed = Defeat: our forces are gone
swade-result-battle_lost_orderly_retreat = Defeat: an orderly retreat
swade-result-battle_lost_rout = Defeat: our troops are routed
swade-result-battle_ended = The battle ends without a winner
swade-result-interlude = The stories have been told
swade-result-contacts = The search is over
swade-result-journey_arrives = { $n ->
    [one] They arrive in a day
   *[other] They arrive in { $n } days
}
swade-result-journey_stops = The journey stops here
swade-verdict-battle_a = We win the round, against { $b }
swade-verdict-battle_b = The enemy wins, with { $b }
swade-verdict-battle_none = A tie
