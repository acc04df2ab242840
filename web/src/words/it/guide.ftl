# The guided first turn: the frame; the sentences are the game's own.

guide-name = Il tuo primo turno
guide-step = Passo { $step } di { $steps }
guide-next = Avanti
guide-back = Indietro
guide-done = Si gioca
guide-close = Salta la guida
