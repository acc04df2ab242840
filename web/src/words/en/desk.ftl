# The page of those who look after a server. It is loaded when an admin opens it.

desk-parts = Parts of the administration
desk-show-reports = Reports
desk-show-tables = Tables
desk-show-people = People
desk-show-figures = Figures
desk-show-deeds = History
desk-done = Done.

## What was reported

desk-no-reports = Nothing has been reported.
desk-open = new
desk-kind-line = line in the chat
desk-kind-name = name
desk-kind-title = title
desk-note = Their note: “{ $note }”
desk-whose = By { $name }.
desk-whose-now = By { $name }, now called { $now }.
desk-table = Table: { $table }.
desk-reported = Reported by { $name }, { $at }.
desk-reported-gone = Reported { $at }, by somebody who has left.
desk-handled = Handled by { $name }, { $at }: { $deed }.

## What can be done

desk-do-named = { $deed }: { $name }
desk-do-hush = Delete the line
desk-do-rename = Rename
desk-do-ban = Ban
desk-do-unban = Let in again
desk-do-recovery = New recovery code
desk-do-close = Close the table
desk-do-title = Change the title
desk-do-aside = Set aside
desk-sure-hush = The line disappears, also for those who have read it.
desk-sure-rename = The new name is for future games. At tables they have already joined, the old one stays: close the table if it has to go.
desk-sure-ban = { $name } leaves all tables and cannot log in any more; the same goes for their programs. You can take it back later, but not the seats.
desk-sure-unban = { $name } may play again.
desk-sure-recovery = The previous code will no longer be valid. Be sure whom you give the new one to: whoever has it can take over the account.
desk-sure-close = A game in progress ends without a winner, and everyone at the table is told that it was closed.
desk-sure-title = Everyone at the table sees the new title. If you leave it empty, the table has none.
desk-sure-aside = Nothing is done about it, and the report no longer counts as new.
desk-new-name = New name
desk-new-title = New title
desk-code = Recovery code: { $name }
desk-code-text = With this code and the login, { $name } can set a new password. It is shown only once.
desk-code-kept = I have passed it on

## Tables and people

desk-tables-text = You see no cards here, and no link to a private table: only those who have the link can enter one.
desk-find = Search
desk-find-tables = Title, name or beginning of the id
desk-find-people = Name, login or id
desk-status = Status
desk-any-status = all
desk-guest = guest
desk-login = login: { $login }
desk-admin = admin
desk-dates = here since { $made }, last here { $seen }
desk-unseen = here since { $made }, not seen yet

## Figures

desk-server = Server
desk-figure-people = people
desk-figure-accounts = of these with an account
desk-figure-today = people in the last 24 hours
desk-figure-connected = connections now
desk-figure-moves = moves in the last minute
desk-figure-waiting = tables waiting for a bot
desk-figure-thinking = bots thinking now
desk-figure-errors = failed answers
desk-figure-database = database
desk-megabytes = { $size } MB
desk-figures-text = Connections, moves, thinking bots and failed answers are those of the server process that answered, started { $at }. Version { $release }.

## What was done

desk-no-deeds = Nothing has been done yet.
desk-deeds-text = Everything that admins do here, and the operator at the shell, is kept in this list.
desk-shell = Operator, at the shell
desk-gone = somebody who has left
desk-line = line { $number }
desk-deed-hush = Line deleted
desk-deed-rename = Renamed
desk-deed-ban = Banned
desk-deed-unban = Let in again
desk-deed-recovery = Recovery code made
desk-deed-delete = Deleted
desk-deed-appoint = Made an admin
desk-deed-dismiss = No longer an admin
desk-deed-close = Table closed
desk-deed-title = Title changed
desk-deed-aside = Report set aside
desk-deed-restored = Restored from a backup
