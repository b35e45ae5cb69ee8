# The app: what is on every screen. Each screen has its words in the file that bears its name.

## Pieces

ui-die = d{ $sides }
ui-die-face = d{ $sides }: { $face }
ui-die-aces = d{ $sides }: { $faces }, aced
ui-die-dim = did not count
ui-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
ui-cracks = { $n ->
    [one] one cracked tile
   *[other] { $n } cracked tiles
}
ui-gauge = { $label }: { $value }
ui-gauge-max = { $label }: { $value } of { $max }
ui-less = Less { $label }
ui-more = More { $label }
ui-percent = { $n }%
ui-odds-success = to succeed
ui-odds-raise = with a raise
ui-odds-sampled = (approximate)
ui-close = Close
ui-back = Back
ui-cancel = Cancel
ui-ok = Done
ui-undo = Undo
ui-loading = Loading
ui-error = That did not work ({ $code }).

## The frame

shell-name = Távola
shell-skip = Skip to the content
shell-nav = Parts of the app
shell-line = Say or type
shell-waits = waits for an answer
shell-nav-card = Card
shell-nav-table = Table
shell-nav-tray = Tray
shell-nav-gm = GM
shell-nav-rules = Rules
shell-not-found = There is no such page
shell-not-found-help = The address may be half typed.
shell-home = Go to the start
shell-broken = Something broke on this screen
shell-broken-help = What you did is kept. Try again; if it goes on, reload.
shell-retry = Try again
shell-reload = Reload
shell-update = There is a new version
shell-update-now = Update
shell-update-needed = The server has a newer version. Update to go on.
shell-install = Install on this phone
shell-alone = Alone, on this device

## The connection, always in words

shell-online = Table { $code }
shell-connecting = Looking for the table
shell-catching = Catching up
shell-offline = { $n ->
    [0] No network
   *[other] No network · { $n } waiting
}
shell-refused = Not at the table
shell-offline-long = Out of touch with the table. What you do is kept and goes there when it is back.
shell-queued = waiting
shell-moved = The table has a new address: { $place }
shell-moved-go = Open it there
shell-refused-one = The table did not take what you did without a network: { $why }

## What only this device can refuse

error-no_network = Nobody answered. Check that the phone is on the table's network.
error-no_table = Sit down at a table first.
error-rules_broken = The rules did not load on this device. Try again.
