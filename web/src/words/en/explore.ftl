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
