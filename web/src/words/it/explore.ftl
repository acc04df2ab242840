# Una partita finita, giocata oltre da una delle sue posizioni.

explore-title = Esplorazione
explore-from = { $where } · passo { $step }
explore-to-replay = Al replay
explore-me = Chi gioca
explore-all = Giochi per tutti
explore-one = Giochi per { $name }, i bot per gli altri
explore-bots = Bot
explore-bot = Bot: { $bot }
explore-bot-moves = Muove il bot
explore-bot-thinks = Un bot sta già pensando.
explore-go-on = Lascia giocare i bot
explore-stop = Ferma i bot
explore-tools = Nelle varianti
explore-again = L’ultima mossa un’altra volta, con altra fortuna
explore-luck = { $move } (fortuna n. { $luck })
explore-delete = Dimentica questa mossa e ciò che segue
explore-share = Copia il link
explore-about = Quello che giochi resta qui, in questo browser. Annulla e gioca un’altra mossa: così nasce un ramo.
table-tab-tried = Varianti
