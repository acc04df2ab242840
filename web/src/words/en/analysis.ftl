# The analysis of a finished game, beside its replay.

analysis-title = Analysis
analysis-offer = A strong player looks at every decision again: what it was worth, what would have been better, and how much was luck. A move is judged only by what its player could know.
analysis-begin = Analyse this game
analysis-again = Try again
analysis-waiting = { $ahead ->
        [0] This game is next.
        [one] Another game is analysed first.
       *[other] { $ahead } other games are analysed first.
    }
analysis-looking = Looking at the game…
analysis-running = { $done } of { $total } decisions looked at closely
analysis-done = The analysis is complete.
analysis-cancel = Cancel
analysis-cancelled = The analysis was cancelled; nothing of it is kept.
analysis-stopped = The analysis came to no end: something went wrong at this server.
analysis-other = To that analysis
analysis-instead = Cancel that one, analyse this game
analysis-empty = Nobody had a decision to make in this game, so there is nothing to analyse.

# The graph
analysis-graph = Everybody’s chance of winning
analysis-glance = Hatched: no more than a first glance so far. The lines may still change.
analysis-figures = The figures as a table
analysis-when = When

# The decision at a step
analysis-no-choice = There was nothing to decide here.
analysis-over = The game is over.
analysis-open = Only a first glance so far; there is no verdict yet.
analysis-best = The best move
analysis-found = { $own ->
        [yes] You found the best move: { $ahead }% better than the next one
       *[no] { $seat } found the best move: { $ahead }% better than the next one
    }
analysis-equal = About as good as the best
analysis-worse = { $own ->
        [yes] You gave away { $lost }% (±{ $doubt })
       *[no] { $seat } gave away { $lost }% (±{ $doubt })
    }
analysis-made = Played
analysis-better = Better
analysis-alike = As good
analysis-brings = What “{ $move }” brings
analysis-see = { $own ->
        [yes] See it as you saw it
       *[no] See it as { $seat } saw it
    }

# Decisions to step through
analysis-luck = Luck after “{ $move }” ({ $seat })
analysis-played = { $seat }: “{ $move }”
analysis-lost = −{ $lost } (±{ $doubt })
analysis-ahead = +{ $ahead }
analysis-rather = better: “{ $move }”
analysis-worst = Most given away
analysis-no-worst = No move was clearly worse than the best.
analysis-finest = Best finds
analysis-no-finest = Nowhere was one move clearly ahead of all others and found.

# Luck and decisions
analysis-accounts = Luck and decisions
analysis-start = start
analysis-decisive = { $what ->
        [luck] What brought { $seat } the victory most of all was luck.
        [others] What brought { $seat } the victory most of all were the moves of the others.
       *[begin] { $seat } had the best part of the victory from the start.
    }
analysis-accounts-about = From left to right it adds up. Own moves can only give away: whoever always plays the best move has 0 there. Luck is what was drawn, thrown and revealed, together with the errors of the estimate.
