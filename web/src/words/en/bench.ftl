# The bench, where owners fill in the values of their box, and the list for paper.

bench-title = Your edition: { $game }
bench-head = I have the box
bench-name = Name of your edition
bench-drafts = Your editions here
bench-play = Play with it
bench-download = Download
bench-upload = Open a file
bench-link = Copy link
bench-compare = Compare
bench-checklist = Checklist for paper
bench-checking = Checking…
bench-errors = { $count ->
    [one] Cannot be played yet: { $count } error
   *[other] Cannot be played yet: { $count } errors
}
bench-kept = Kept in this browser
bench-not-kept = This browser keeps nothing: download the file before you leave.
bench-undo = Undo
bench-redo = Redo
bench-next = Next one
bench-all-seen = All of these are as printed
bench-marks = What I change I have seen in my box
bench-wider = A wider screen shows drawing and values side by side.
bench-sheets = Drawings
bench-sheet-board = Board
bench-panel = Values
bench-how = How it works
bench-how-1 = Click anything on the drawing and type what is printed in your box. The drawing follows at once.
bench-how-1-tables = Open a table and type what is printed in your box.
bench-how-2 = The sign ≈ marks what nobody could find in print: that is what to look for.
bench-how-3 = Where ours is right already, say so: “Printed like this”.
bench-how-4 = Play with it whenever it can be played, finished or not.
bench-who = Your name, for the file
bench-who-hint = It stands in the comments of the file, with the date: not in the game, and in no record.
bench-tables = All values as tables
bench-new = Another edition
bench-drop = Delete “{ $name }” here
bench-drop-sure = Delete for good
bench-opened = “{ $name }” is open.
bench-link-copied = The link is copied. Whoever opens it has your edition.
bench-link-broken = This link holds no edition, or not all of it.
bench-not-drawn = This cannot be drawn as it is. Nothing is lost: the tables below show all of it.
bench-no-number = “{ $value }” is no whole number.
bench-earlier = { $what }: one place earlier
bench-later = { $what }: one place later
bench-remove = Remove: { $what }
bench-add-to = { $what }: add
bench-add = Add
bench-field-id = Id in the file
bench-field-title = Title
bench-field-publisher = Publisher
bench-field-year = Year
bench-field-summary = In a sentence
bench-add-like = One more like this
bench-take-away = Take it away
bench-add-entry = Add an entry
bench-entry = What
bench-otherwise = Otherwise: “{ $sentence }”
bench-more = More: { $count }
bench-source = Where it comes from
bench-source-section = as its part: { $source }
bench-seen = Printed like this
bench-seen-section = All of this is printed like this
bench-back-one = One place back
bench-on-one = One place on
bench-reset = As in ours
bench-quick = Choose, and the next one is asked. The digits do the same.
bench-mark-unknown = to look for
bench-mark-seen = seen in print
bench-mark-warning = unusual
bench-mark-problem = wrong
bench-compare-title = “{ $name }” beside “{ $other }”
bench-compare-with = Beside
bench-compare-file = A file
checklist-title = Checklist: { $game }
checklist-print = Print
checklist-to-bench = Type it in
checklist-hint = One sheet of A4. It can be filled in with a pencil, and typed in later by anybody.
checklist-head = { $game }: what to look for in your box
checklist-lead = Nobody could find these values in print. Write beside each number what your box shows.
checklist-who = Name
checklist-when = Date
checklist-copy = Edition, language of the box

bench-good = { $warnings ->
    [0] Can be played; nothing unusual
    [one] Can be played; one unusual value
   *[other] Can be played; { $warnings } unusual values
}
bench-left = { $count ->
    [0] Nothing left to look for
    [one] One value still to look for
   *[other] { $count } values still to look for
}
bench-count-unknown = { $count } to look for
bench-count-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
bench-found = { $count ->
    [one] One thing was noticed
   *[other] { $count } things were noticed
}
bench-seen-by = Seen by { $name }, { $date }
