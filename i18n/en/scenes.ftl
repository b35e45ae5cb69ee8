# Scenes beside the fight: chases, tasks, battles. What they are called and tell is the system's.

scenes-title = Scenes
scenes-none = No scene is on
scenes-none-about = Chases, tasks, battles and hard talks begin here and show on everyone's table.
scenes-new = Begin a scene
scenes-new-about = Choose its kind.
scenes-name = The scene's name (optional)
scenes-name-hint = The bomb on the bridge
scenes-people = Who takes part
scenes-hidden = Only the game master sees it for now
scenes-begin = Begin
scenes-go = Confirm
scenes-go-roll = See the roll
scenes-of = { $value } of { $max }
scenes-round-of = Round { $n } of { $of }
scenes-history = What happened in the scene
scenes-history-all = See all { $n } lines
scenes-history-less = See less
scenes-hide = Hide
scenes-show = Show to everyone
scenes-end = End
scenes-put-away = Put the scene away
scenes-more = { $n } more
