# The guided first turn: the frame; the sentences are the game's own.

guide-name = Dein erster Zug
guide-step = Schritt { $step } von { $steps }
guide-next = Weiter
guide-back = Zurück
guide-done = Los geht’s
guide-close = Einführung überspringen
