# The rules, the playable examples, and the page about an edition.

rules-title = Rules: { $game }
rules-about = The rules in our own words. The numbers of the sections are those of the rulebook; every example can be played.
rules-contents = Contents
rules-short = In short
rules-ruling = How we play it
rules-play = Play
rules-edition = About the edition
rules-to-section = Section { $number }
rules-loading = The rules are being fetched.
rules-try-again = Try again

## An example to play

example-open = Try it on the board
example-close = Close the board
example-loading = The board is being set up.
example-step = { $seat }, step { $step } of { $steps }
example-free = { $seat }, free play
example-next = Show the next step
example-again = Start again
example-back = One step back
example-moves = What may be played now
example-told = What happened
example-nothing = Nothing yet. Play a move of your own, or have the example show its next step.
example-left = You have left the example’s path. Play on as you like, or start again.
example-refused = Not allowed: { $sentence }
example-shows = What it shows
example-seat = Player { $number }

## The sign and the page about an edition

sign-reconstructed = reconstructed
sign-about = Reconstructed: { $what }. More about the edition.

printed-title = The edition: { $game }
printed-head = What is known of the box
printed-intro = A game is played with the printed values of a box: squares, cards, numbers. Not everything of this box could be found. Here stands, part by part, where every value comes from.
printed-own = This table plays with an edition that its owner brought: { $id }. The notes are the owner’s.
printed-printed = { $publisher }, { $year }
printed-legend = Where a value comes from
printed-parts = The parts of the box
printed-source = Source: { $source }
printed-source-rulebook = Rulebook
printed-source-report = Reports
printed-source-derived = Concluded
printed-source-reconstructed = Reconstructed
printed-about-rulebook = The rulebook says so.
printed-about-report = Somebody who has the box has told it in public.
printed-about-derived = It follows from the rulebook and the reports.
printed-about-reconstructed = Nobody could tell us. We drew it up within all that is known; it is not the printed value.
printed-but = Within it: { $id } ({ $source }).
printed-as-written = As it stands in the file
printed-your-title = Do you have the box?
printed-your-text = Then you can play with its true values, and everybody at your table with you.
printed-your-1 = Download our edition. It is a text file in the format TOML, with a note beside every part.
printed-your-2 = Write the values of your box over ours, in any text editor.
printed-your-3 = Check the file: { $command } tells every mistake and everything unusual. The page does the same when you open a table.
printed-your-4 = Choose the file where it says “{ $label }” when you open a table.
printed-download = Download our edition
printed-open-table = Open a table
printed-rules = The rules
printed-fingerprint = Fingerprint of the edition

# The rules beside a table.
rules-own-tab = The rules in a tab of their own

# The annotated board, and the quick reference on paper.
rules-show-on-board = { $number } { $name }: show on the board
rules-print = Print this page
