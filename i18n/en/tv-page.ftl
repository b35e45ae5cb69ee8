# The TV's page before the server sends its texts; they go into it when it is built.

tv-pair = Type this code on the game master's phone
tv-pair-help = In the app: Table, then Connect a TV.
tv-away = Out of touch with the table. Trying again.
