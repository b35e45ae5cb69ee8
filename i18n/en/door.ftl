# The door: tables on this phone, joining, setting up, playing alone, choosing a character.

door-tagline = The RPG table on everyone's phone, with or without a network.
door-settings = Settings
door-known = Your tables
door-known-note = { $code } · { $game } · { $who }
door-known-alone = { $game } · on this phone only
door-more = What to do with { $name }
door-other-ways = Other ways to start
door-create = Set up a table
door-create-note = You run the game; the others join with a code
door-alone = Play alone
door-alone-note = No table and no network, on this phone only
door-bring = Bring my seat
door-bring-note = From another browser, with six letters
door-forget = Remove from this phone
door-forget-about = Table { $code } stays, and so does your character. Coming back takes the code, and it will be another seat.
door-forget-alone = This table exists on this phone only: everything in it will be lost.
door-forgotten = { $name } has left this phone

## Joining

door-code = Table code
door-code-example = KAPUA
door-code-short = The code has { $n } letters.
door-join = Join
door-not-found = Table not found
door-your-name = Your name
door-your-name-hint = What the table calls you. Your character comes next.
door-name-missing = Say what the table will call you.
door-enter = Take a seat
door-again = Back as { $who }
door-as-other = Join as somebody else

## Setting up

door-create-about = You will be the game master.
door-create-go = Set up
door-table-name = Table name
door-table-name-example = The bridge over the Itararé
door-table-name-missing = Give the table a name.
door-game = Game
door-gm = Game master
door-alone-about = Everything stays on this phone. Good for trying out, practising or an improvised game.
door-alone-name = Table for one
door-alone-go = Start
door-me = Me

## Choosing a character

door-choose = Who will you be?
door-choose-free = At the table, free
door-choose-ready = Ready to play
door-choose-new = Make a new one
door-choose-none = No character
door-choose-go = Play { $name }
