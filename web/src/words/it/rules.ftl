# The rules, the playable examples, and the page about an edition.

rules-title = Regole: { $game }
rules-about = Le regole con parole nostre. Le sezioni seguono l’ordine del regolamento; ogni esempio si può giocare.
rules-contents = Indice
rules-short = In breve
rules-ruling = Come giochiamo noi
rules-play = Gioca
rules-edition = Sull’edizione
rules-to-section = Sezione { $number }
rules-loading = Le regole stanno arrivando.
rules-try-again = Riprova

## An example to play

example-open = Provalo sul tabellone
example-close = Chiudi il tabellone
example-loading = Il tabellone è in preparazione.
example-step = { $seat }, passo { $step } di { $steps }
example-free = { $seat }, gioco libero
example-next = Mostra il passo successivo
example-again = Ricomincia
example-back = Un passo indietro
example-moves = Che cosa si può giocare ora
example-told = Che cosa è successo
example-nothing = Ancora niente. Prova una mossa, o lascia che l’esempio mostri il passo successivo.
example-left = Hai lasciato il percorso dell’esempio. Continua come vuoi, o ricomincia.
example-refused = Mossa non ammessa: { $sentence }
example-shows = Che cosa mostra
example-seat = Giocatore { $number }

## The sign and the page about an edition

sign-reconstructed = ricostruito
sign-about = Ricostruito: { $what }. Vedi la pagina sull’edizione.

printed-title = L’edizione: { $game }
printed-head = Che cosa si sa della scatola
printed-intro = Si gioca con i valori stampati di una scatola: caselle, carte, numeri. Di questa scatola non si è trovato tutto. Ecco, parte per parte, da dove viene ogni valore.
printed-own = A questo tavolo si gioca con un’edizione portata da chi l’ha aperto: { $id }. Le note sono sue.
printed-printed = { $publisher }, { $year }
printed-legend = Da dove viene un valore
printed-parts = Le parti della scatola
printed-source = Fonte: { $source }
printed-source-rulebook = Regolamento
printed-source-copy = Visto su una copia
printed-source-report = Testimonianze
printed-source-derived = Dedotto
printed-source-reconstructed = Ricostruito
printed-about-rulebook = Lo dice il regolamento.
printed-about-copy = È stampato così: chi possiede il gioco l’ha letto sulla propria copia.
printed-about-report = Lo ha riferito pubblicamente chi possiede la scatola.
printed-about-derived = Si ricava dal regolamento e dalle testimonianze.
printed-about-reconstructed = Nessuno ha saputo dircelo. L’abbiamo stabilito noi, rispettando tutto ciò che si sa; non è il valore stampato.
printed-but = Tranne: { $id } ({ $source }).
printed-as-written = Come è scritto nel file
printed-your-title = Hai la scatola?
printed-your-text = Allora puoi giocare con i suoi valori veri, e con te tutto il tavolo.
printed-your-1 = Fai clic nel disegno su ciò che è diverso nella tua scatola e scrivi ciò che vi è stampato. Ogni valore si può cambiare.
printed-your-2 = Tutto è verificato mentre scrivi e conservato nel tuo browser.
printed-your-3 = La nostra edizione è un file di testo in formato TOML, con una nota in ogni parte. Modificala in qualsiasi editor e verificala: { $command } segnala ogni errore e tutto ciò che è insolito. Aprila sulla pagina, o scegli il file quando apri un tavolo.
printed-your-4 = Giocaci subito, da solo o in compagnia, o passala ad altri con un link o un file.
printed-download = Scarica la nostra edizione
printed-open-table = Apri un tavolo
printed-bench = Ho la scatola
printed-checklist = Lista da stampare
printed-by-file = Con un editor di testo
differs-from-ours = «{ $id }»: che cosa è diverso dalla nostra
differs-what = Valore
differs-order = in un altro ordine
differs-source-of = { $what }: da dove viene
differs-count = { $count ->
    [0] Non c’è alcuna differenza.
    [one] Un valore è diverso.
   *[other] { $count } valori sono diversi.
}
printed-rules = Le regole
printed-fingerprint = Impronta dell’edizione

# The rules beside a table.
rules-own-tab = Le regole in una scheda a parte

# The annotated board, and the quick reference on paper.
rules-show-on-board = { $number } { $name }: mostra sul tabellone
rules-print = Stampa questa pagina
