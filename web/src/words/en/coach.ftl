# The coach: the frame; what is said at a decision are the game's own sentences.

coach-name = Coach
coach-call = Coach
coach-pick = For instance: { $move }
coach-got-it = Got it
coach-why = Why?
coach-stop = Stop the coach
coach-stopped = The coach has gone. “Coach” in the menu, or the C key, brings it back.
coach-stopped-touch = The coach has gone. “Coach” in the menu brings it back.
coach-goodbye-title = You know the ropes now
coach-goodbye = From here on the game is yours. “Coach” in the menu calls me back whenever you like.
coach-waits-title = Here I am
coach-waits = At your next decision I will tell you what you can do, and why you might want to.
