# A finished game played on from one of its positions.

explore-title = Exploring
explore-from = { $where } · step { $step }
explore-to-replay = To the replay
explore-me = Who plays
explore-all = You play for everyone
explore-one = You play for { $name }, bots for the others
explore-bots = Bots
explore-bot = Bot: { $bot }
explore-bot-moves = Bot moves
explore-bot-thinks = A bot is thinking already.
explore-go-on = Let the bots play on
explore-stop = Stop the bots
explore-tools = In the variations
explore-again = The last move once more, with other luck
explore-luck = { $move } (luck no. { $luck })
explore-delete = Forget this move and what follows it
explore-share = Copy link
explore-about = Whatever you play stays here, in this browser. Take back and play another move: that makes a branch.
table-tab-tried = Variations
go-on = Go on at a table
go-on-title = Go on at a table from here
go-on-where = A new table begins with this position: { $where }{ $count ->
        [0] .
        [one] , and the move after it.
       *[other] , and the { $count } moves after it.
    }
go-on-kept = Whatever { $name } could know stays as it is. You sit down there; the seats can be swapped before the start.
go-on-anew = Everything else that is hidden is dealt anew. So nobody gains by what they have seen here.
go-on-uncounted = You invite friends or place bots as at any table. The game does not count in anyone’s results.
