# The bench, where owners fill in the values of their box, and the list for paper.

bench-title = La tua edizione: { $game }
bench-head = Ho la scatola
bench-name = Nome della tua edizione
bench-drafts = Le tue edizioni qui
bench-play = Gioca con questa
bench-download = Scarica
bench-upload = Apri un file
bench-link = Copia link
bench-compare = Confronta
bench-checklist = Lista da stampare
bench-checking = Verifica in corso…
bench-errors = { $count ->
    [one] Non ancora giocabile: { $count } errore
   *[other] Non ancora giocabile: { $count } errori
}
bench-kept = Conservato in questo browser
bench-not-kept = Questo browser non conserva nulla: scarica il file prima di uscire.
bench-undo = Annulla
bench-redo = Ripeti
bench-next = Il prossimo
bench-all-seen = Tutto è stampato così
bench-marks = Ciò che cambio l’ho visto nella mia scatola
bench-wider = Uno schermo più largo mostra il disegno e i valori fianco a fianco.
bench-sheets = Disegni
bench-sheet-board = Tabellone
bench-panel = Valori
bench-how = Come si fa
bench-how-1 = Fai clic su qualsiasi cosa nel disegno e scrivi ciò che è stampato nella tua scatola. Il disegno segue subito.
bench-how-1-tables = Apri una tabella e scrivi ciò che è stampato nella tua scatola.
bench-how-2 = Il segno ≈ indica ciò che nessuno ha trovato stampato: è quello che devi cercare.
bench-how-3 = Dove la nostra è già giusta, dillo: «Stampato così».
bench-how-4 = Gioca con questa appena è giocabile, finita o no.
bench-who = Il tuo nome, per il file
bench-who-hint = Sta nei commenti del file, con la data: non nella partita e in nessuna registrazione.
bench-tables = Tutti i valori in tabelle
bench-new = Un’altra edizione
bench-drop = Elimina qui «{ $name }»
bench-drop-sure = Elimina per sempre
bench-opened = «{ $name }» è aperta.
bench-link-copied = Il link è copiato. Chi lo apre ha la tua edizione.
bench-link-broken = Questo link non contiene un’edizione, o non tutta.
bench-not-drawn = Così non si può disegnare. Niente è perduto: le tabelle qui sotto mostrano tutto.
bench-no-number = «{ $value }» non è un numero intero.
bench-earlier = { $what }: un posto prima
bench-later = { $what }: un posto dopo
bench-remove = Rimuovi: { $what }
bench-add-to = { $what }: aggiungi
bench-add = Aggiungi
bench-field-id = Id nel file
bench-field-title = Titolo
bench-field-publisher = Editore
bench-field-year = Anno
bench-field-summary = In una frase
bench-add-like = Un’altra come questa
bench-take-away = Togli
bench-add-entry = Aggiungi una voce
bench-entry = Che cosa
bench-otherwise = Altrimenti: «{ $sentence }»
bench-more = Altro: { $count }
bench-source = Da dove viene
bench-source-section = come la sua parte: { $source }
bench-seen = Stampato così
bench-seen-section = Tutto questo è stampato così
bench-back-one = Un posto indietro
bench-on-one = Un posto avanti
bench-reset = Come nella nostra
bench-quick = Scegli, e si passa al prossimo. Le cifre fanno lo stesso.
bench-mark-unknown = da cercare
bench-mark-seen = visto stampato
bench-mark-warning = insolito
bench-mark-problem = sbagliato
bench-compare-title = «{ $name }» accanto a «{ $other }»
bench-compare-with = Accanto a
bench-compare-file = Un file
checklist-title = Lista: { $game }
checklist-print = Stampa
checklist-to-bench = Scrivi i valori
checklist-hint = Un foglio A4. Si compila a matita e chiunque può scriverlo più tardi.
checklist-head = { $game }: che cosa cercare nella tua scatola
checklist-lead = Nessuno ha trovato questi valori stampati. Scrivi accanto a ogni numero ciò che mostra la tua scatola.
checklist-who = Nome
checklist-when = Data
checklist-copy = Edizione, lingua della scatola

bench-good = { $warnings ->
    [0] Giocabile, niente di insolito
    [one] Giocabile, un valore insolito
   *[other] Giocabile, { $warnings } valori insoliti
}
bench-left = { $count ->
    [0] Più niente da cercare
    [one] Ancora un valore da cercare
   *[other] Ancora { $count } valori da cercare
}
bench-count-unknown = { $count } da cercare
bench-count-errors = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
bench-found = { $count ->
    [one] È stata notata una cosa
   *[other] Sono state notate { $count } cose
}
bench-seen-by = Visto: { $name }, { $date }
