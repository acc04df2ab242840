# La casa: lobby, sala d’attesa, schermo condiviso, account.

## Dropping a game against bots

drop-game = Interrompi la partita
drop-which = Interrompi questa partita di { $game }
drop-sure = Finisce senza vincitori e sparisce dal tuo elenco. Nessun altro, altrove, la sta giocando.
drop-keep = Tienila
drop-done = { $game }: partita interrotta. Nessuno se la prende.
drop-closed = Questa partita è stata interrotta.

## Several people on one device

handover = Passa lo schermo: { $name }
handover-seen = Hai fatto la tua mossa. Guarda che cosa è cambiato, poi passa lo schermo: ora gioca { $name }.

## What a game asks of people

effort-minutes = { $minutes } min
effort-from-to = { $low }–{ $high } min
effort-weight-1 = leggero
effort-weight-2 = abbastanza leggero
effort-weight-3 = medio
effort-weight-4 = impegnativo
effort-weight-5 = molto impegnativo
effort-age = da { $age } anni
lobby-bots-come = { $count ->
        [one] Tu e un bot
       *[other] Tu e { $count } bot
    }

## A form that is not filled in yet

open-companion-lack = Inserisci il suo nome.
form-lack = Compila questo campo.
form-range = Inserisci un valore da { $low } a { $high }.
form-wrong = Questo valore non va bene.

## The waiting room

room-at-the-table = Al tavolo
room-host = ospita
room-free-host = { $free ->
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    } Invita qualcuno o fai sedere un bot, poi avvia la partita.
room-free-guest = { $free ->
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    } Quando saranno tutti occupati, { $host } avvierà la partita.
room-free = { $free ->
        [one] Un posto è ancora libero: siediti.
       *[other] { $free } posti sono ancora liberi: siediti.
    }
room-coming = Un momento: qualcuno si sta ancora sedendo ({ $names }).
room-starting = La partita comincia appena tutti i dispositivi hanno risposto. Manca ancora: { $names }.
room-call-off = Annulla l’avvio
room-called-off = L’avvio è stato annullato prima che si distribuisse qualcosa. Ogni dispositivo aggiunge nuovi byte casuali.
room-ready-host = Ci siete tutti. Avvia la partita quando vuoi.
room-ready-guest = Ci siete tutti. Manca solo che { $host } avvii la partita.
room-share = Condividi
room-usual-rules = con le regole normali
room-goes-on = Continua una partita finita.
room-goes-on-alone = Continua una partita che qualcuno ha abbandonato.
room-goes-on-kept = Ciò che il posto { $number } poteva sapere è rimasto com’era; tutto il resto di ciò che è coperto viene ridistribuito. La partita non conta nei risultati di nessuno.
room-seal = Il mescolamento è già sigillato: nessuno può più truccarlo, e dopo la partita chiunque potrà verificarlo.
room-show-numbers = Mostra i numeri

## My results

results-title = Le mie partite e i miei risultati
results-none = Non hai ancora finito nessuna partita. Qui vedrai com’è andata.
results-total = { $games ->
        [0] Ancora nessuna partita che conti.
        [one] Una partita, { $wins ->
            [0] non ancora vinta.
           *[other] vinta.
        }
       *[other] { $games } partite; vittorie: { $wins }.
    }
results-uncounted = { $count ->
        [one] Un’altra, interrotta, finita da un bot o continuata da una partita precedente, non conta.
       *[other] Altre { $count }, interrotte, finite da un bot o continuate da una partita precedente, non contano.
    }
results-by-game = Per gioco
results-by-opponent = Per avversario
results-by-seat = Per posto
results-games = Partite
results-wins = Vinte
results-ahead = Battuti
results-percent = { $share }%
results-bots = Bot: { $bot }
results-last = Le ultime partite
results-more = Mostrane altre
results-with = con { $names }
results-place = { $place ->
        [1] vinta
       *[other] { $place }º su { $seats }
    }
results-stopped = interrotta
results-resigned = abbandono
results-replaced = finita da un bot
results-sequel = { $day }, ne continua un’altra
results-csv = Come tabella (CSV)
results-json = Come dati (JSON)

## Programs at a table

program-here = Qui gioca un programma, con un token della persona a cui appartiene.
program-named = { $name } (programma)
