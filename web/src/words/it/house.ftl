# La casa: atrio, sala d’attesa, schermo condiviso, account.

## Dropping a game against bots

drop-game = Lascia perdere la partita
drop-which = Lascia perdere questa partita di { $game }
drop-sure = Finisce senza vincitore e sparisce dal tuo elenco. Altrove non ci gioca nessuno.
drop-keep = Tienila
drop-done = { $game }: partita lasciata. Nessuno se la prende.
drop-closed = Questa partita è stata lasciata perdere.

## Several people on one device

handover = Passa a { $name }
handover-seen = La tua mossa è fatta. Guarda che cosa ha cambiato, poi passa lo schermo a { $name }.

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

open-companion-lack = Come si chiama? Qui manca un nome.
form-lack = Qui manca qualcosa.
form-range = Qui va bene un valore da { $low } a { $high }.
form-wrong = Questo qui non va bene.

## The waiting room

room-at-the-table = Al tavolo
room-host = ospita
room-free-host = { $free ->
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    } Invita qualcuno o fai sedere un bot; poi avvii la partita.
room-free-guest = { $free ->
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    } Quando saranno tutti occupati, { $host } avvia la partita.
room-free = { $free ->
        [one] Un posto è ancora libero: siediti.
       *[other] { $free } posti sono ancora liberi: siediti.
    }
room-coming = Un momento: { $names } si sta sedendo.
room-ready-host = Ci siete tutti. Avvia la partita quando vuoi.
room-ready-guest = Ci siete tutti. Si aspetta che { $host } avvii la partita.
room-share = Condividi
room-usual-rules = con le regole solite
room-seal = Il mescolamento è già sigillato: nessuno può più truccarlo e dopo la partita chiunque può controllarlo.
room-show-numbers = Mostra i numeri

## My results

results-title = Le mie partite e i miei risultati
results-none = Nessuna tua partita è ancora finita. Qui vedrai com’è andata.
results-total = { $games ->
        [0] Ancora nessuna partita che conti.
        [one] Una partita, { $wins ->
            [0] non ancora vinta.
           *[other] vinta.
        }
       *[other] { $games } partite, di cui { $wins } vinte.
    }
results-uncounted = { $count ->
        [one] Un’altra è stata interrotta o finita da un bot e non conta.
       *[other] Altre { $count } sono state interrotte o finite da un bot e non contano.
    }
results-by-game = Per gioco
results-by-opponent = Per avversario
results-by-seat = Per posto
results-games = Partite
results-wins = Vinte
results-ahead = Battuti
results-percent = { $share } %
results-bots = Bot: { $bot }
results-last = Le ultime partite
results-more = Mostra altre
results-with = con { $names }
results-place = { $place ->
        [1] vinta
       *[other] { $place }º su { $seats }
    }
results-stopped = interrotta
results-resigned = abbandono
results-replaced = finita da un bot
results-csv = Come tabella (CSV)
results-json = Come dati (JSON)
