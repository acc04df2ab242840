# The guided first turn: the frame; the sentences are the game's own.

guide-name = Your first turn
guide-step = Step { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-done = Let’s play
guide-close = Skip the guide
