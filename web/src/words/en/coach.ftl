# The coach: the frame; what is said at a decision are the game's own sentences.

coach-name = Coach
coach-call = Coach
coach-pick = For instance: { $move }
coach-got-it = Got it
coach-why = Why?
coach-stop = No more of this
coach-stopped = The coach is gone. “Coach” in the menu, or the key C, brings it back.
coach-stopped-touch = The coach is gone. “Coach” in the menu brings it back.
coach-goodbye-title = You know your way now
coach-goodbye = From here on the game is yours. “Coach” in the menu calls me again whenever you like.
coach-waits-title = Here I am
coach-waits = At your next decision I will tell you what you can do, and why you might want to.
