# L’analisi di una partita finita, accanto al suo replay.

analysis-title = Analisi
analysis-offer = Un giocatore forte riguarda ogni decisione: quanto valeva, che cosa sarebbe stato meglio e quanto era fortuna. Una mossa è giudicata solo in base a ciò che da quel posto si poteva sapere.
analysis-begin = Analizza questa partita
analysis-again = Riprova
analysis-waiting = { $ahead ->
        [0] Questa partita è la prossima.
        [one] Prima viene analizzata un’altra partita.
       *[other] Prima vengono analizzate altre partite: { $ahead }.
    }
analysis-looking = La partita viene riguardata…
analysis-running = Decisioni guardate da vicino: { $done } di { $total }
analysis-done = L’analisi è completa.
analysis-cancel = Annulla
analysis-cancelled = L’analisi è stata annullata; non ne resta nulla.
analysis-stopped = L’analisi non è arrivata alla fine: qualcosa è andato storto su questo server.
analysis-other = A quell’analisi
analysis-instead = Annulla quella, analizza questa partita
analysis-empty = In questa partita non c’era nulla da decidere, quindi nulla da analizzare.

# Il grafico
analysis-graph = Le probabilità di vincere di tutti
analysis-glance = A tratteggio: per ora solo un primo sguardo. Le linee possono ancora cambiare.
analysis-figures = Le cifre in tabella
analysis-when = Quando

# La decisione a un passo
analysis-no-choice = Qui non c’era nulla da decidere.
analysis-over = La partita è finita.
analysis-open = Per ora solo un primo sguardo; non c’è ancora un verdetto.
analysis-best = La mossa migliore
analysis-found = { $own ->
        [yes] Hai trovato la mossa migliore: { $ahead }% meglio della seguente
       *[no] { $seat } ha trovato la mossa migliore: { $ahead }% meglio della seguente
    }
analysis-equal = Buona all’incirca quanto la migliore
analysis-worse = { $own ->
        [yes] Costo della tua mossa: { $lost }% (±{ $doubt })
       *[no] Costo della mossa ({ $seat }): { $lost }% (±{ $doubt })
    }
analysis-made = Giocata
analysis-better = Meglio
analysis-alike = Alla pari
analysis-brings = Che cosa porta «{ $move }»
analysis-see = { $own ->
        [yes] Guarda come vedevi tu
       *[no] Guarda come vedeva { $seat }
    }

# Decisioni da ripercorrere
analysis-luck = Fortuna dopo «{ $move }» ({ $seat })
analysis-played = { $seat }: «{ $move }»
analysis-lost = −{ $lost } (±{ $doubt })
analysis-ahead = +{ $ahead }
analysis-rather = meglio: «{ $move }»
analysis-worst = Dove si è perso di più
analysis-no-worst = Nessuna mossa è stata nettamente peggiore della migliore.
analysis-finest = Le trovate migliori
analysis-no-finest = Da nessuna parte una mossa nettamente migliore di tutte le altre è stata trovata.

# Fortuna e decisioni
analysis-accounts = Fortuna e decisioni
analysis-start = inizio
analysis-decisive = { $what ->
        [luck] A dare la vittoria a { $seat } è stata soprattutto la fortuna.
        [others] A dare la vittoria a { $seat } sono state soprattutto le mosse degli altri.
       *[begin] { $seat } aveva già all’inizio il più della vittoria.
    }
analysis-accounts-about = Da sinistra a destra il conto torna. Le proprie mosse possono solo far perdere: chi gioca sempre la mossa migliore ha 0. La fortuna è ciò che è stato pescato, tirato e scoperto, insieme agli errori della stima.
