# Quick reference: the rules to read, find and run.

rules-title = Rules
rules-search = Which rule are you looking for?
rules-search-example = grapple, shaken…
rules-forms = Roll
rules-found = { $n ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $n } rules
}
rules-none = Nothing with “{ $words }”
rules-none-about = Try another word, or open a chapter.
rules-unknown = That rule is not here
rules-missing = The rules have not arrived yet
rules-missing-about = They come with the install. Get near the network once and try again.
rules-run = Roll from here
rules-see = See also
rules-example = Example:
rules-table = Table
rules-aloud = Read aloud
rules-show = Show to everyone
rules-shown = { $name } is on everyone's screen
rules-sent = The game master shows: { $name }
rules-open = Read
rules-unshow = Take off everyone's screen
rules-unshown = { $name } left the screen
