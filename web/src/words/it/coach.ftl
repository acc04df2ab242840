# The coach: the frame; what is said at a decision are the game's own sentences.

coach-name = Guida
coach-call = Guida
coach-pick = Per esempio: { $move }
coach-got-it = Capito
coach-why = Perché?
coach-stop = Basta consigli
coach-stopped = La guida se n’è andata. «Guida» nel menu, o il tasto C, la richiama.
coach-stopped-touch = La guida se n’è andata. «Guida» nel menu la richiama.
coach-goodbye-title = Ora te la cavi
coach-goodbye = Da qui in poi la partita è tua. «Guida» nel menu mi richiama quando vuoi.
coach-waits-title = Eccomi
coach-waits = Alla tua prossima decisione ti dirò che cosa puoi fare, e perché potresti volerlo.
