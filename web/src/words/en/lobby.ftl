# The lobby, and opening a table.

lobby-title = { $games ->
        [1] An island, a table, good company.
        [2] Two islands, one table.
        [3] Three islands, one table.
        [4] Four islands, one table.
       *[other] Many islands, one table.
    }
lobby-lead = Two clicks from now you are playing. No account needed.
lobby-away = The server does not answer just now. Nothing is lost; we keep trying.
lobby-games = Games
lobby-players = { $low }–{ $high } players
lobby-how-many = How many at the table, with you?
lobby-bot-kind = How the bots play
lobby-bots-are = Bots: { $bot }
lobby-play-now = Play now against bots
lobby-with-friends = Play with others
lobby-open-for = Open a table of { $game } to play with others
lobby-rules = Rules
lobby-my-games = My games
lobby-waiting = { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
lobby-all = Show all
lobby-fewer = Show fewer
lobby-seated = At the table: { $names }.
lobby-your-turn = Your turn
lobby-their-turn = Waiting for { $name }
lobby-invited = { $name } keeps a seat for you
lobby-waits-for-people = { $free ->
        [one] One seat is still free
       *[other] { $free } seats are still free
    }
lobby-can-begin = Everybody is here
lobby-over = Finished
lobby-over-place = { $place ->
        [1] Finished: you won
        [2] Finished: you came second
        [3] Finished: you came third
       *[other] Finished: you came { $place }th
    }
lobby-time-left = { $time } left
lobby-play = Play
lobby-sit = Sit down
lobby-look = Look in
lobby-replay = Replay
lobby-watch = Watch
lobby-open-tables = Open tables
lobby-open-one = Open a table
lobby-none-open = No table is open just now. Open one: others find it here, or you send them the link.
lobby-table-of = { $name }’s table
lobby-playing-now = playing now
lobby-foot = Our own drawings, fair shuffles that anybody can check, no advertising, no tracking.
lobby-foot-api = For programs
first-title = How it goes
first-play = Play at once
first-play-text = Choose a game; bots take the other seats. We make up a name for you.
first-invite = Invite friends
first-invite-text = Open a table and send them the link. They need no account either.
first-return = Take your time
first-return-text = A game can last an evening or some weeks. It waits here until you come back.

## The clock in a few words

clock-short-none = no clock
clock-short-budget = { $minutes } min each
clock-short-budget-more = { $minutes } min each + { $seconds } s
clock-short-hours = { $hours } h a move
clock-short-days = { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }

## Opening a table

open-title = Open a table
open-lead = { $game }: choose who plays and how. What you leave as it is, is fine.
open-which-game = Which game
open-who = Who plays
open-seats = Seats
open-fill = Bots on all free seats
open-you = You
open-your-seat = (you)
open-seat = Seat { $number }
open-seat-free = Free for somebody who comes
open-seat-bot = Bot: { $bot }
open-seat-companion = Somebody else at this device
open-companion-name = Their name
open-door = Who may come
open-private = By invitation
open-private-text = Only who has the link finds the table.
open-public = Everybody
open-public-text = The table stands in the lobby; anybody may sit down or watch.
open-name = Name of the table
open-name-example = Sunday evening
open-variant = Rules and edition
open-hints = Hints allowed
open-hints-text = Whoever is on may ask what the strong bot would do.
open-complete = All seats are taken: the game begins at once.
open-incomplete = You start the game when the free seats are taken. You get a link for your friends next.
open-and-start = Start the game
open-go = Open the table
edition-label = Edition
edition-usual = Ours
edition-own = A file of my own
edition-choose-file = Your edition (a TOML file)
edition-file-hint = It is checked before the table opens; the game’s record contains it.
edition-about = About the edition and its reconstructed values
reason-edition-file = “{ $value }” is no text file, is empty, or is larger than an edition may be (200 kB).
clock-title = Time
clock-none = No clock
clock-none-text = Everybody takes the time they need.
clock-budget = A live game
clock-budget-text = Minutes for the whole game, and some seconds more for every turn.
clock-days = Over days
clock-days-text = Some days for every move; nobody needs to sit and wait.
clock-minutes = Minutes for each
clock-increment = Seconds more a turn
clock-days-each = Days for a move
clock-nights = The clock rests at night
clock-from = from
clock-to = until
clock-weekends = The clock rests on Saturdays and Sundays
absent-title = When somebody stays away
absent-bot = A bot plays on
absent-bot-text = Until they are back ({ $bot }). It steps in when their time is up or they leave.
absent-wait = The table waits
absent-wait-text = However long it takes.
absent-resign = They resign
absent-resign-text = They rank last, and a bot plays to the end.
