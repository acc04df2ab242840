# The coach: the frame; what is said at a decision are the game's own sentences.

coach-name = Guida
coach-call = Guida
coach-pick = Per esempio: { $move }
coach-got-it = Capito
coach-why = Perché?
coach-stop = Basta consigli
coach-stopped = La guida si è fatta da parte. Per richiamarla: «Guida» nel menu, o il tasto C.
coach-stopped-touch = La guida si è fatta da parte. Per richiamarla: «Guida» nel menu.
coach-goodbye-title = Ormai te la cavi
coach-goodbye = Da qui in poi la partita è tua. Per richiamarmi c’è «Guida» nel menu.
coach-waits-title = Eccomi
coach-waits = Alla tua prossima decisione ti dirò che cosa puoi fare, e perché potrebbe convenirti.
