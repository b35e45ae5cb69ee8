# The server: what it refuses (the app uses the same messages) and what it says in the terminal.
# Every error code has its message here, `error-<code>`; `$field` is the field at fault, where there is one.

## What was not understood

error-bad_json = The request could not be read.
error-bad_file = This file is no Távola table, or it is damaged (line { $line }).
error-newer_file = This file was made by a newer version of Távola.
error-invalid_input = This value does not fit.
error-missing_input = This is still to be filled in.
error-bad_notation = There is no such dice notation. Examples: 2d6+3, d8!, 4d6kh3.
error-too_large = It is too large.
error-too_many = There are as many as fit already.
error-too_many_dice = Too many dice at once.
error-wrong_media = The request came in a form that does not fit.
error-wrong_method = This is not asked like that.
error-unknown_path = There is nothing at this address.
error-unknown_command = This version does not know that command.

## Who may do what

error-not_allowed = That is not yours to do.
error-removed = You left this table. Join again with its code.
error-update_needed = The app and the server are of different versions. Reload the page.
error-unknown_token = Your seat at the table was not recognised. Join again with the code.
error-wrong_host = This server does not go by that name. Use the address that it shows.
error-wrong_origin = This page may not talk to the table.
error-too_fast = Too fast. Wait a little and try again.

## What is not there

error-unknown_table = There is no table with that code.
error-unknown_system = This game system is not available.
error-unknown_screen = This TV waited too long. A new code will appear.
error-unknown_handover = That seat code was used already, or is too old. Ask for another on the device you come from.
error-unknown_pair = No TV shows that code.
error-unknown_member = That person is not at the table.
error-unknown_character = That character is not at the table.
error-unknown_roll = That roll is no longer on the table.
error-unknown_ask = That request for a roll was closed.
error-unknown_op = There is no such rule in this system.
error-unknown_action = There is no such action here.
error-unknown_scene = That scene is no longer on the table.
error-unknown_trait = The character does not have that trait.
error-taken = That character is somebody else's already.

## What cannot be done now

error-already_applied = That roll has already counted for that target.
error-attack_not_allowed = That attack cannot be made like this.
error-cannot_act = The character cannot act now.
error-fight_running = There is a fight on already.
error-in_fight_already = The character is in the fight already.
error-no_fight = There is no fight on.
error-nobody_fights = Choose who is in the fight.
error-nobody_to_ask = There is nobody to ask for the roll.
error-not_dealt = Make the order of the fight first.
error-not_in_fight = The character is not in the fight.
error-not_waiting = The character is not on hold.
error-not_now = That cannot be done now.
error-not_in_scene = This character is not in the scene.
error-in_scene_already = This character is in the scene already.
error-maneuver_not_allowed = That maneuver is not possible from here.
error-moved_already = The position has changed this turn already.
error-scene_is_over = That scene is over.
error-turn_is_over = The character's turn is over this round.
error-no_bennies = There are no bennies left.
error-no_reroll = This roll cannot be rerolled.
error-not_bleeding = The character is not bleeding out.
error-not_incapacitated = The character is not incapacitated.
error-not_shaken = The character is not shaken.
error-not_stunned = The character is not stunned.
error-at_its_highest = It is at its highest already.
error-not_dying = The character is not dying.
error-not_poisoned = The character is not poisoned.
error-not_prone = The character is not prone.
error-not_self_imposed = Only magic on oneself can be kept up.
error-not_enough_power = Not enough magic power for that.
error-no_treatment = That treatment does nothing against it.
error-session_cap = 3 points a session at the most.
error-nothing_to_heal = There is nothing to heal.
error-untrained = That cannot be tried untrained.
error-no_action_left = There is no action left in the turn for that.
error-no_herbs = There are no herbal cures left.
error-not_enough_experience = There is not enough experience for that.
error-nothing_to_draw = The weapon is in hand already.
error-nothing_to_improve = The ability is at its highest level already.
error-order_is_set = The order of turns is made and does not change any more.
error-cannot_move = The character cannot move.
error-effort_already = This turn's extra effort has been used.
error-no_hero_points = There are no hero points left.
error-not_held = The character is not held.
error-nothing_to_recover = There is nothing to recover from.
error-recovered_already = The character has already recovered in this fight.
error-needs_the_table = This depends on somebody else's sheet: only the table can decide it.
error-needs_a_target = Choose a target.
error-not_helpless = The target is not helpless.
error-no_powers = The character has no Arcane Background.
error-no_power_points = There are not enough Power Points.
error-nothing_to_keep = There is no power to keep up.
error-no_vehicle = The character drives nothing.
error-not_for_vehicles = A vehicle cannot do that by itself.
error-nothing_to_repair = There is nothing to repair.
error-rule_is_off = The table does not use that setting rule.
error-no_conviction = There are no Conviction tokens left.
error-has_it_already = The character has that Edge already.
error-not_eligible = The Rank or another Edge is missing.
error-nothing_pending = Nothing is waiting for that.
error-nothing_to_apply = This roll has nothing to apply.
error-nothing_to_roll = There is nothing to roll.
error-nothing_to_soak = There is no wound to soak.
error-nothing_to_undo = There is nothing to undo.
error-undo_conflict = This cannot be undone: it has changed again since.

## Dice of the real table

error-invalid_face = The die has no such face.
error-needs_table = That depends on somebody else's sheet: only the table can do it, with a network.
error-needs_dice = A die is missing: d{ $sides }.
error-unused_faces = A die is left over.

## The server in trouble

error-busy = Too many people at the same time. Try again.
error-storage = It could not be written: nothing has changed. Is the computer's disk full?
error-internal = Something went wrong on the server. Nothing has changed at the table.

## The page before the app is built

page-not-built = The app has not been built yet
page-not-built-how = In the project's folder, run: make run

## In the terminal

cli-open = Open on a phone: { $url }
cli-open-too = or, in another network: { $url }
cli-tv = On the TV: { $url }
cli-stop = Ctrl+C ends it.
cli-stopped = Ended. All that was acknowledged is kept.
cli-demo = Sample table “{ $name }”, code { $code }
cli-demo-gm = The game master enters by: { $url }
cli-demo-name = The bridge over the Itararé
cli-demo-gm-name = Game master
cli-no-port = Could not listen on { $host }, port { $port }: { $reason }. If another Távola is open, use that one or choose another port with --port.
cli-newer-database = { $file } is of a newer version of Távola. Update the program or use another folder with --data.
cli-no-database = { $file } is no database of Távola's. Use another folder with --data.
cli-no-database-here = There is no { $file }. Say with --data where the folder is.
cli-database-in-use = { $file } is in use, or cannot be opened.
cli-folder-in-use = { $file } is in use by another Távola. Use that one, or another folder with --data.
cli-file-exists = { $file } exists and will not be overwritten.
cli-not-written = { $file } could not be written: { $reason }
cli-not-read = { $file } could not be read: { $reason }
cli-backup-done = Copy written to { $file }.
cli-export-done = Table written to { $file }.
cli-import-done = Table made, its code is { $code }. The game master enters by: { $link }
