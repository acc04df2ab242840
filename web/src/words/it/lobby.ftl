# L’atrio, e aprire un tavolo.

lobby-title = { $games ->
        [1] Un’isola, un tavolo, buona compagnia.
        [2] Due isole, un tavolo.
        [3] Tre isole, un tavolo.
        [4] Quattro isole, un tavolo.
       *[other] Tante isole, un tavolo.
    }
lobby-lead = Ancora due clic e stai giocando. Non serve un account.
lobby-away = In questo momento il server non risponde. Nulla è perduto; continuiamo a provare.
lobby-games = Giochi
lobby-players = { $low }–{ $high } giocatori
lobby-how-many = In quanti al tavolo, con te?
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
lobby-their-turn = Tocca a { $name }
lobby-invited = { $name } ti tiene un posto
lobby-waits-for-people = { $free ->
        [one] Un posto è ancora libero
       *[other] { $free } posti sono ancora liberi
    }
lobby-can-begin = Ci siete tutti
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
lobby-none-open = In questo momento nessun tavolo è aperto. Aprine uno: altri lo trovano qui, o mandi loro il link.
lobby-table-of = Tavolo di { $name }
lobby-playing-now = si sta giocando
lobby-foot = Disegni nostri, mescolamenti che chiunque può verificare, niente pubblicità, niente tracciamento.
lobby-foot-api = Per i programmi
first-title = Come funziona
first-play = Gioca subito
first-play-text = Scegli un gioco; i bot prendono gli altri posti. Un nome per te lo inventiamo noi.
first-invite = Invita gli amici
first-invite-text = Apri un tavolo e manda loro il link. Nemmeno a loro serve un account.
first-return = Prenditi il tuo tempo
first-return-text = Una partita dura una sera o qualche settimana. Ti aspetta qui finché non torni.

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
open-lead = { $game }: scegli chi gioca e come. Quello che lasci com’è, va bene così.
open-which-game = Quale gioco
open-who = Chi gioca
open-seats = Posti
open-fill = Bot in tutti i posti liberi
open-you = Tu
open-your-seat = (tu)
open-seat = Posto { $number }
open-seat-free = Libero per chi arriva
open-seat-bot = Bot: { $bot }
open-seat-companion = Un’altra persona su questo dispositivo
open-companion-name = Il suo nome
open-door = Chi può venire
open-private = Su invito
open-private-text = Trova il tavolo solo chi ha il link.
open-public = Tutti
open-public-text = Il tavolo sta nell’atrio; chiunque può sedersi o guardare.
open-name = Nome del tavolo
open-name-example = Domenica sera
open-variant = Regole ed edizione
open-hints = Consigli ammessi
open-hints-text = Chi è di turno può chiedere cosa farebbe il bot forte.
open-complete = Tutti i posti sono presi: la partita comincia subito.
open-incomplete = Avvii la partita quando i posti liberi sono occupati. Subito dopo ricevi un link per i tuoi amici.
open-and-start = Comincia la partita
open-go = Apri il tavolo
edition-label = Edizione
edition-usual = La nostra
edition-own = Un file mio
edition-choose-file = La tua edizione (un file TOML)
edition-file-hint = Viene controllata prima che il tavolo apra; la registrazione della partita la contiene.
edition-about = Sull’edizione e i suoi valori ricostruiti
reason-edition-file = «{ $value }» non è un file di testo, è vuoto, o è più grande di quanto un’edizione possa essere (200 kB).
clock-title = Tempo
clock-none = Senza orologio
clock-none-text = Ognuno si prende il tempo che gli serve.
clock-budget = Una partita dal vivo
clock-budget-text = Minuti per tutta la partita, e qualche secondo in più a ogni turno.
clock-days = In più giorni
clock-days-text = Qualche giorno per ogni mossa; nessuno deve stare lì ad aspettare.
clock-minutes = Minuti a testa
clock-increment = Secondi in più a turno
clock-days-each = Giorni per mossa
clock-nights = Di notte l’orologio si ferma
clock-from = dalle
clock-to = alle
clock-weekends = Il sabato e la domenica l’orologio si ferma
absent-title = Quando qualcuno resta via
absent-bot = Continua un bot
absent-bot-text = Finché la persona non torna ({ $bot }). Subentra quando il suo tempo è scaduto o se ne va.
absent-wait = Il tavolo aspetta
absent-wait-text = Per quanto ci voglia.
absent-resign = Vale come abbandono
absent-resign-text = La persona arriva ultima, e un bot gioca fino alla fine.
