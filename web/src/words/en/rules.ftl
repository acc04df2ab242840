# The rules, the playable examples, and the page about an edition.

rules-title = Rules: { $game }
rules-about = The rules in our own words. The sections follow the order of the rulebook; every example can be played.
rules-contents = Contents
rules-short = In short
rules-ruling = How we play it
rules-play = Play
rules-edition = About the edition
rules-to-section = Section { $number }
rules-loading = Loading the rules…
rules-try-again = Try again

## An example to play

example-open = Try it on the board
example-close = Close the board
example-loading = Setting up the board…
example-step = { $seat }, step { $step } of { $steps }
example-free = { $seat }, free play
example-next = Show the next step
example-again = Start again
example-back = One step back
example-moves = What can be played now
example-told = What happened
example-nothing = Nothing yet. Play a move of your own, or let the example show its next step.
example-left = You have left the example’s path. Carry on as you like, or start again.
example-refused = Not allowed: { $sentence }
example-shows = What it shows
example-seat = Player { $number }

## The sign and the page about an edition

sign-reconstructed = reconstructed
sign-about = Reconstructed: { $what }. More about the edition.

printed-title = The edition: { $game }
printed-head = What is known about the box
printed-intro = A game is played with the printed values of a box: squares, cards, numbers. Not all the values of this box could be found. Below you can see, part by part, where each value comes from.
printed-own = This table uses an edition supplied by its host: { $id }. The notes are the host’s.
printed-printed = { $publisher }, { $year }
printed-legend = Where a value comes from
printed-parts = The parts of the box
printed-source = Source: { $source }
printed-source-rulebook = Rulebook
printed-source-copy = Seen on a copy
printed-source-report = Reports
printed-source-derived = Inferred
printed-source-reconstructed = Reconstructed
printed-about-rulebook = The rulebook says so.
printed-about-copy = It is printed: an owner of the game has read it on their copy.
printed-about-report = An owner of the game has reported it publicly.
printed-about-derived = It follows from the rulebook and the reports.
printed-about-reconstructed = No one could tell us. We worked it out within all that is known; it is not the printed value.
printed-but = Exception: { $id } ({ $source }).
printed-as-written = As written in the file
printed-your-title = Do you have the box?
printed-your-text = Then you can play with its true values, and so can everyone at your table.
printed-your-1 = Click whatever is different in your box on the drawing, and type what is printed there. Every value can be changed.
printed-your-2 = It is checked as you type, and kept in your browser.
printed-your-3 = Our edition is a text file in TOML format, with a note beside every part. Change it in any text editor and check it: { $command } reports every mistake and anything unusual. Open it on the page, or choose it when you open a table.
printed-your-4 = Play with it at once, alone or with others, or hand it on as a link or a file.
printed-download = Download our edition
printed-open-table = Open a table
printed-bench = I have the box
printed-checklist = Checklist for paper
printed-by-file = With a text editor
differs-from-ours = “{ $id }”: what is different from ours
differs-what = Value
differs-order = in another order
differs-source-of = { $what }: where it comes from
differs-count = { $count ->
    [0] There is no difference.
    [one] One value is different.
   *[other] { $count } values are different.
}
printed-rules = The rules
printed-fingerprint = Fingerprint of the edition

# The rules beside a table.
rules-own-tab = The rules in a tab of their own

# The annotated board, and the quick reference on paper.
rules-show-on-board = { $number } { $name }: show on the board
rules-print = Print this page
