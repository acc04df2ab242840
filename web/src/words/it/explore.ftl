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
go-on = Continua a un tavolo
go-on-title = Continua a un tavolo da qui
go-on-where = Un nuovo tavolo comincia da questa posizione: { $where }{ $count ->
        [0] .
        [one] , e dalla mossa che segue.
       *[other] , e dalle { $count } mosse che seguono.
    }
go-on-kept = Tutto ciò che { $name } poteva sapere resta com’è. Ti siedi lì; prima dell’inizio i posti si possono scambiare.
go-on-anew = Tutto il resto di ciò che è coperto viene ridistribuito. Così nessuno trae vantaggio da ciò che ha visto qui.
go-on-uncounted = Inviti amici o metti bot come a ogni tavolo. La partita non conta nei risultati di nessuno.
