# The coach: the frame; what is said at a decision are the game's own sentences.

coach-name = Guide
coach-call = Guide
coach-pick = Par exemple : { $move }
coach-got-it = Compris
coach-why = Pourquoi ?
coach-stop = Arrêter le guide
coach-stopped = Le guide est parti. « Guide » dans le menu, ou la touche C, le fait revenir.
coach-stopped-touch = Le guide est parti. « Guide » dans le menu le fait revenir.
coach-goodbye-title = Tu connais le chemin
coach-goodbye = À partir d’ici, la partie est à toi. « Guide » dans le menu me rappelle quand tu veux.
coach-waits-title = Me voici
coach-waits = À ta prochaine décision, je te dirai ce que tu peux faire, et pourquoi tu pourrais le vouloir.
