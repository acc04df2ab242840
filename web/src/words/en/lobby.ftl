# The lobby, and opening a table.

lobby-title = { $games ->
        [1] An island, a table, good company.
        [2] Two islands, one table.
        [3] Three islands, one table.
        [4] Four islands, one table.
       *[other] Many islands, one table.
    }
lobby-lead = You can be playing in two clicks. No account needed.
lobby-away = The server is not responding at the moment. Nothing is lost; we keep trying.
lobby-games = Games
lobby-players = { $low }–{ $high } players
lobby-how-many = How many players, including you?
lobby-bot-kind = How the bots play
lobby-bots-are = Bots: { $bot }
lobby-play-now = Play now against bots
lobby-with-friends = Play with others
lobby-open-for = Open a table for { $game } to play with others
lobby-rules = Rules
lobby-my-games = My games
lobby-waiting = { $count } waiting for you
lobby-all = Show all
lobby-fewer = Show fewer
lobby-seated = At the table: { $names }.
lobby-your-turn = Your turn
lobby-their-turn = Waiting for { $name }
lobby-invited = { $name } has saved you a seat
lobby-waits-for-people = { $free ->
        [one] One seat is still free
       *[other] { $free } seats are still free
    }
lobby-can-begin = Everyone is here
lobby-starts = The game is starting: the others are waiting for you
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
lobby-none-open = No table is open at the moment. Open one: others will find it here, or you can send them the link.
lobby-table-of = { $name }’s table
lobby-playing-now = playing now
lobby-goes-on = goes on from another game
lobby-foot = Our own artwork, fair shuffles that anyone can check, no advertising, no tracking.
lobby-foot-api = For developers
lobby-foot-here = Play without a network
first-title = How it works
first-play = Play straight away
first-play-text = Choose a game; bots take the other seats. We make up a name for you.
first-invite = Invite friends
first-invite-text = Open a table and send them the link. They need no account either.
first-return = Take your time
first-return-text = A game can last an evening or several weeks. It waits here until you come back.

## The clock in a few words

clock-short-none = no clock
clock-short-budget = { $minutes } min each
clock-short-budget-more = { $minutes } min each + { $seconds } s
clock-short-hours = { $hours } h per move
clock-short-days = { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }

## Opening a table

open-title = Open a table
open-lead = { $game }: choose who plays and how. The defaults are fine.
open-which-game = Which game
open-who = Who plays
open-seats = Seats
open-fill = Bots in all free seats
open-you = You
open-your-seat = (you)
open-seat = Seat { $number }
open-seat-free = Free for anyone who joins
open-seat-bot = Bot: { $bot }
open-seat-companion = Someone on this device
open-companion-name = Their name
open-door = Who can join
open-private = By invitation
open-private-text = Only people with the link can find the table.
open-public = Everyone
open-public-text = The table is listed in the lobby; anyone may sit down or watch.
open-name = Table name
open-name-example = Sunday evening
open-variant = Rules and edition
open-hints = Hints allowed
open-hints-text = On their turn, players may ask what the strong bot would do.
open-companions = Several people on one device
open-companions-text = Everyone may bring others to their device. Otherwise only you may.
open-complete = All seats are taken: the game begins at once.
open-incomplete = You start the game once the free seats are taken. Next you get a link to send to your friends.
open-and-start = Start the game
open-go = Open the table
edition-label = Edition
edition-usual = Ours
edition-own = A file of my own
edition-mine = Mine: { $name }
edition-bench = I have the box: type in its values
edition-choose-file = Your edition (a TOML file)
edition-file-hint = It is checked before the table opens, and is kept in the game’s record.
edition-about = About the edition and its reconstructed values
reason-edition-file = “{ $value }” is not a text file, is empty, or is larger than an edition may be (200 kB).
clock-title = Time
clock-none = No clock
clock-none-text = Everyone takes the time they need.
clock-budget = A live game
clock-budget-text = Minutes for the whole game, plus a few seconds for every turn.
clock-days = Over several days
clock-days-text = A few days for each move; nobody needs to sit and wait.
clock-minutes = Minutes per player
clock-increment = Extra seconds per turn
clock-days-each = Days per move
clock-nights = The clock rests at night
clock-from = from
clock-to = until
clock-weekends = The clock rests on Saturdays and Sundays
absent-title = When someone is away
absent-bot = A bot plays on
absent-bot-text = Until they return ({ $bot }). It steps in when their time runs out or they leave.
absent-wait = The table waits
absent-wait-text = However long it takes. Once their time is up, or after a day without a clock, the others can call a bot.
absent-resign = They resign
absent-resign-text = They are ranked last, and a bot plays to the end.

## Puzzles of the day

lobby-puzzles = Puzzles of the day
lobby-puzzles-about = One move is clearly the best. Can you find it?
lobby-puzzle-solved = solved at once
lobby-puzzle-tried = tried
