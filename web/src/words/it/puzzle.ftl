## I problemi

puzzle-title = Problema { $number }
puzzle-of = { $number } di { $count }
puzzle-none = Questo problema non c’è
puzzle-today = Problema del giorno
puzzle-hard = difficile
puzzle-hard-why = Nemmeno chi conosce bene il gioco vede subito la mossa migliore
puzzle-mine-solved = risolto al primo colpo
puzzle-mine-tried = già provato
puzzle-you = Tu sei { $name }
puzzle-task = Una mossa è nettamente la migliore. Trovala!
puzzle-explore = Prova altre mosse per vedere che cosa promettono.
puzzle-moves = Le tue mosse
puzzle-answer = Rispondi: { $move }
puzzle-put-back = Rimetti a posto
puzzle-show = Mostra la soluzione
puzzle-again = Riprova
puzzle-next = Problema successivo
puzzle-right = È la mossa giusta!
puzzle-wrong = Non è la mossa migliore
puzzle-shown = La soluzione
puzzle-theme = Tema:
puzzle-best = «{ $move }»: puoi aspettarti di vincere { $share } partite su 100.
puzzle-brings = Che cosa porta
puzzle-gave = «{ $move }»: { $share } vittorie su 100, { $points } in meno che con la mossa migliore.
puzzle-ahead = La seconda mossa migliore, «{ $move }», promette { $share } vittorie: { $points } in meno.
puzzle-plain = Chi gioca in modo semplice sceglie «{ $move }»: { $share } vittorie su 100, { $points } in meno.
puzzle-plain-too = Chi gioca in modo semplice farebbe lo stesso.
puzzle-plain-next = È quello che fa chi gioca in modo semplice.
puzzle-about = Secondo la stima di un giocatore forte, da quello che sa questo posto.
puzzle-counts = { $tried ->
        [0] Nessuno l’ha ancora provato.
        [one] { $solved ->
            [0] Una persona l’ha provato, senza trovarla al primo colpo.
           *[other] Una persona l’ha provato e ha trovato la mossa al primo colpo.
        }
       *[other] { $solved ->
            [0] { $tried } persone l’hanno provato; nessuna ha trovato la mossa al primo colpo.
            [one] { $tried } persone l’hanno provato; una ha trovato la mossa al primo colpo.
           *[other] { $tried } persone l’hanno provato; { $solved } hanno trovato la mossa al primo colpo.
        }
    }
