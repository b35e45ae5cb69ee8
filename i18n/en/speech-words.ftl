# What can be said or typed at the table. Each message lists phrases with bars between them; (a|b) stands for either,
# (a|) for a or nothing. Case does not count; articles between words do not either.

## Small words

speech-is-filler = please | i | i'm | i want to | i want | want | i'd like to | would like to | let me | my | me | my character
    | okay | ok | well | so | then | now | um | uh | er | hey | oh | hmm | just | to | let's | lets | let us | will | i'll
    | can | could | you | go | do | it | that | this | thanks | thank you | here | we | gonna | going to | there
    | make | makes | his | her | their | its | s | is going to | need to | needs to | have to
speech-is-article = a | an | the | some
speech-is-of = of | from | off
speech-is-in = in | on
speech-is-for = for | to
speech-is-with = with | using | at
speech-is-against = against | versus | vs | upon
speech-is-and = and | &

## Numbers and dice

speech-is-numbers = 0 zero | 1 one | 2 two | 3 three | 4 four | 5 five | 6 six | 7 seven | 8 eight | 9 nine | 10 ten | 11 eleven
    | 12 twelve | 13 thirteen | 14 fourteen | 15 fifteen | 16 sixteen | 17 seventeen | 18 eighteen | 19 nineteen
    | 20 twenty | 30 thirty | 40 forty | 50 fifty | 60 sixty | 70 seventy | 80 eighty | 90 ninety
    | x 100 hundred | x 1000 thousand
speech-is-plus = + | plus | positive
speech-is-minus = - | minus | negative | less
speech-is-bonus = bonus | bonus of
speech-is-penalty = penalty | penalty of
speech-is-die = d | dee | die | dice | the
speech-is-aces = exploding | explodes | explode | acing | with aces | open ended
speech-is-keep = keep | keeping | take | taking | only
speech-is-drop = drop | dropping | discard | ignore | without | remove
speech-is-lowest = lowest | low | smallest | worst
speech-is-highest = highest | high | biggest | best
speech-is-repeat = reroll | rerolling | reroll (the|) | r

## What is done

speech-is-roll = roll | rolls | rolling | test | testing | try | check | roll for | make (roll|test|check) (of|for|) | use
    | (roll|test|check) of
speech-is-must = tests | must roll | must test | have to roll | ask for | ask | asks for | should roll
    | has to roll | needs to roll | need to roll | (ask|asks) for (roll|test|check) of
speech-is-attack = attack | attacks | attacking | strike | strikes | hit | hits | swing at | swing | swings at | go for
speech-is-damage = damage | roll damage | damage of | damage from | deal damage | deals damage
speech-is-apply = apply | applies | apply (it|that)
speech-is-gain = took | takes | take | suffered | suffers | suffer | receives | received | receive | gets | get | got | gains
    | gain | gained | mark | add | give | gives | put | adds
speech-is-lose = remove | removes | lose | loses | lost | heal | heals | healed | take away | take off | clear | subtract | spent
    | used | deduct
speech-is-recover = recover | recovers | recover from | recover from being | shake off | get over | snap out of
speech-is-set = has | have | is at | is now at | set to
speech-is-zero = zero | no | reset | clear all | without any
speech-is-on = is | are | becomes | become | am | mark | is now | i'm | gets
speech-is-off = is no longer | are no longer | is not | isn't | no longer | am no longer | i'm no longer | not | stops being
    | clear
speech-is-hide = hide | hides | conceal
speech-is-show = show | reveal | reveals | unhide

## The fight

speech-is-next = next | next turn | next one | next player | pass | pass the turn | end (my|) turn | end of turn | i'm done | done
    | who's next | turn over
speech-is-hold = hold | wait | i wait | holds | waits | on hold | hold action | go on hold | hold my action
speech-is-act = act now | act | acts now | acts | interrupt | interrupts | my turn now | go now
speech-is-start = start (fight|combat|battle) | begin (fight|combat|battle) | roll initiative | initiative | roll for initiative
speech-is-deal = deal | deal cards | deal the cards | new round | next round | cards | deal action cards
speech-is-end = end (fight|combat|battle) | finish (fight|combat|battle) | stop (fight|combat|battle) | (fight|combat|battle) (is|) over
    | end of (fight|combat|battle)
speech-is-enter = enters | enter | joins | join | comes
speech-is-exit = leaves | leave | flees | flee | runs from
speech-is-into_fight = (into|to|in|) (fight|combat|battle)
speech-is-out_of_fight = (from|out of) (fight|combat|battle)

## The table

speech-is-undo = undo | undo (that|it|this|last) | take (that|it) back | go back | cancel | oops | that was wrong
speech-is-again = again | once more | reroll | roll again | repeat | one more time | repeat roll
speech-is-spend = spend | spends | use | uses | spending
speech-is-all = everyone | everybody | all | the party | party | the group | group | all players | every player | each player | players
speech-is-game_master = game master | gm | master
speech-is-secret = secretly | in secret | hidden | privately | private
speech-is-look_up = what (is|are|does|do) | what's | how (does|do) | how (does|do) it work | how does one | explain
    | (rule|rules) (for|of|on|about) | look up | tell me about | search for | search | work
speech-is-take_character = i am | i play | play as | i'll play | i will play | i want to play | i'm playing
speech-is-situation = scene | light | place | it is | it's | lighting | it is now
