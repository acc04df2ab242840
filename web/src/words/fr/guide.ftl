# The guided first turn: the frame; the sentences are the game's own.

guide-name = Ton premier tour
guide-step = Étape { $step } sur { $steps }
guide-next = Suite
guide-back = Retour
guide-done = À toi de jouer
guide-close = Passer le guide
