## Puzzles

puzzle-title = Puzzle { $number }
puzzle-of = { $number } of { $count }
puzzle-none = This puzzle is not here
puzzle-today = Puzzle of the day
puzzle-hard = hard
puzzle-hard-why = Even a player who knows the game well does not see the best move at first
puzzle-mine-solved = solved at once
puzzle-mine-tried = tried before
puzzle-you = You are { $name }
puzzle-task = One move is clearly the best. Find it!
puzzle-explore = Try other moves to see what they promise.
puzzle-moves = Your moves
puzzle-answer = Answer: { $move }
puzzle-put-back = Put back
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-right = That is the move!
puzzle-wrong = Not the best move
puzzle-shown = The solution
puzzle-theme = Theme:
puzzle-best = “{ $move }”: you can expect to win { $share } games in 100.
puzzle-brings = What it brings
puzzle-gave = “{ $move }”: { $share } wins in 100, { $points } fewer than the best move.
puzzle-ahead = The next best move, “{ $move }”, promises { $share }: { $points } fewer.
puzzle-plain = A plain player plays “{ $move }”: { $share } wins in 100, { $points } fewer.
puzzle-plain-too = A plain player would do the same.
puzzle-plain-next = That is what a plain player does.
puzzle-about = As a strong player estimates it, from what this seat knows.
puzzle-counts = { $tried ->
        [0] Nobody has tried it yet.
        [one] { $solved ->
            [0] One person has tried it, and was not right at once.
           *[other] One person has tried it, and was right at once.
        }
       *[other] { $solved ->
            [0] { $tried } people have tried it; nobody was right at once.
           *[other] { $tried } people have tried it; { $solved } were right at once.
        }
    }
