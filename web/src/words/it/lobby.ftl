# La lobby, e aprire un tavolo.

lobby-title = { $games ->
        [1] Un’isola, un tavolo, buona compagnia.
        [2] Due isole, un tavolo.
        [3] Tre isole, un tavolo.
        [4] Quattro isole, un tavolo.
       *[other] Tante isole, un tavolo.
    }
lobby-lead = Due clic e stai giocando. Non serve un account.
lobby-away = In questo momento il server non risponde. Nulla è perduto; continuiamo a provare.
lobby-games = Giochi
lobby-players = { $low }–{ $high } giocatori
lobby-how-many = In quanti giocate, contando te?
lobby-bot-kind = Come giocano i bot
lobby-bots-are = Bot: { $bot }
lobby-play-now = Gioca subito contro i bot
lobby-with-friends = Gioca con altri
lobby-open-for = Apri un tavolo di { $game } per giocare con altri
lobby-rules = Regole
lobby-my-games = Le mie partite
lobby-waiting = { $count ->
        [one] { $count } ti aspetta
       *[other] { $count } ti aspettano
    }
lobby-all = Mostra tutto
lobby-fewer = Mostra meno
lobby-seated = Al tavolo: { $names }.
lobby-your-turn = Tocca a te
lobby-their-turn = Ora gioca { $name }
lobby-invited = { $name } ti tiene un posto
lobby-waits-for-people = { $free ->
        [one] Un posto è ancora libero
       *[other] { $free } posti sono ancora liberi
    }
lobby-can-begin = Ci siete tutti
lobby-starts = La partita comincia: gli altri ti aspettano
lobby-over = Finita
lobby-over-place = { $place ->
        [1] Finita: hai vinto
       *[other] Finita: { $place }º posto per te
    }
lobby-time-left = ancora { $time }
lobby-play = Gioca
lobby-sit = Siediti
lobby-look = Guarda
lobby-replay = Rivedi
lobby-watch = Guarda
lobby-open-tables = Tavoli aperti
lobby-open-one = Apri un tavolo
lobby-none-open = In questo momento non c’è nessun tavolo aperto. Aprine uno: gli altri lo troveranno qui, oppure manda loro il link.
lobby-table-of = Tavolo di { $name }
lobby-playing-now = partita in corso
lobby-goes-on = continua un’altra partita
lobby-foot = Disegni nostri, mescolamenti che chiunque può verificare, niente pubblicità, niente tracciamento.
lobby-foot-api = Per chi programma
lobby-foot-here = Gioca senza rete
first-title = Come funziona
first-play = Gioca subito
first-play-text = Scegli un gioco: i bot prendono gli altri posti, e un nome te lo diamo noi.
first-invite = Invita gli amici
first-invite-text = Apri un tavolo e manda loro il link. Nemmeno a loro serve un account.
first-return = Prenditi il tuo tempo
first-return-text = Una partita può durare una sera o qualche settimana. Ti aspetta qui finché non torni.

## L’orologio in poche parole

clock-short-none = senza orologio
clock-short-budget = { $minutes } min a testa
clock-short-budget-more = { $minutes } min a testa + { $seconds } s
clock-short-hours = { $hours } h per mossa
clock-short-days = { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }

## Aprire un tavolo

open-title = Apri un tavolo
open-lead = { $game }: scegli chi gioca e come. Se non sai, lascia tutto com’è.
open-which-game = Gioco
open-who = Chi gioca
open-seats = Posti
open-fill = Bot in tutti i posti liberi
open-you = Tu
open-your-seat = (tu)
open-seat = Posto { $number }
open-seat-free = Libero per chi arriva
open-seat-bot = Bot: { $bot }
open-seat-companion = Qualcun altro su questo dispositivo
open-companion-name = Il suo nome
open-door = Chi può venire
open-private = Su invito
open-private-text = Solo chi ha il link trova il tavolo.
open-public = Tutti
open-public-text = Il tavolo compare nella lobby; chiunque può sedersi o guardare.
open-name = Nome del tavolo
open-name-example = Domenica sera
open-variant = Regole ed edizione
open-hints = Consigli ammessi
open-hints-text = Al proprio turno si può chiedere che cosa farebbe il bot forte.
open-companions = Più persone su un dispositivo
open-companions-text = Tutti possono giocare in più persone sul proprio dispositivo, altrimenti solo tu.
open-complete = Tutti i posti sono occupati: la partita comincia subito.
open-incomplete = Avvierai la partita quando i posti liberi saranno occupati. Tra un attimo avrai un link per i tuoi amici.
open-and-start = Avvia la partita
open-go = Apri il tavolo
edition-label = Edizione
edition-usual = La nostra
edition-own = Un file mio
edition-mine = La mia: { $name }
edition-bench = Ho la scatola: scrivi i suoi valori
edition-choose-file = La tua edizione (un file TOML)
edition-file-hint = Viene controllata prima di aprire il tavolo e resta nella registrazione della partita.
edition-about = L’edizione e i suoi valori ricostruiti
reason-edition-file = «{ $value }» non è un file di testo, è vuoto o supera il massimo per un’edizione (200 kB).
clock-title = Tempo
clock-none = Senza orologio
clock-none-text = Ognuno si prende il tempo che vuole.
clock-budget = In tempo reale
clock-budget-text = Alcuni minuti per tutta la partita, più qualche secondo a ogni turno.
clock-days = Su più giorni
clock-days-text = Qualche giorno per ogni mossa: nessuno deve restare ad aspettare.
clock-minutes = Minuti a testa
clock-increment = Secondi in più per turno
clock-days-each = Giorni per mossa
clock-nights = Di notte l’orologio si ferma
clock-from = dalle
clock-to = alle
clock-weekends = Il sabato e la domenica l’orologio si ferma
absent-title = Quando qualcuno si assenta
absent-bot = Continua un bot
absent-bot-text = Finché la persona non torna ({ $bot }). Subentra se il tempo scade o la persona si allontana.
absent-wait = Il tavolo aspetta
absent-wait-text = Tutto il tempo che serve. Scaduto il tempo, o dopo un giorno senza orologio, gli altri possono chiamare un bot.
absent-resign = Vale come abbandono
absent-resign-text = La persona finisce all’ultimo posto, e un bot gioca fino alla fine.

## Puzzles of the day

lobby-puzzles = Problemi del giorno
lobby-puzzles-about = Una mossa è nettamente la migliore. Riesci a trovarla?
lobby-puzzle-solved = risolto al primo colpo
lobby-puzzle-tried = provato
