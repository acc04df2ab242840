# The rules, the playable examples, and the page about an edition.

rules-title = Regole: { $game }
rules-about = Le regole con parole nostre. I numeri delle sezioni sono quelli del regolamento; ogni esempio si può giocare.
rules-contents = Indice
rules-short = In breve
rules-ruling = Come lo giochiamo
rules-play = Gioca
rules-edition = Sull’edizione
rules-to-section = Sezione { $number }
rules-loading = Le regole stanno arrivando.
rules-try-again = Riprova

## An example to play

example-open = Provalo sul tabellone
example-close = Chiudi il tabellone
example-loading = Il tabellone viene preparato.
example-step = { $seat }, passo { $step } di { $steps }
example-free = { $seat }, gioco libero
example-next = Mostra il passo successivo
example-again = Ricomincia
example-back = Un passo indietro
example-moves = Che cosa si può giocare ora
example-told = Che cosa è successo
example-nothing = Ancora niente. Fai una mossa a tua scelta, o lascia che l’esempio mostri il passo successivo.
example-left = Hai lasciato la via dell’esempio. Continua come vuoi, o ricomincia.
example-refused = Non permesso: { $sentence }
example-shows = Che cosa mostra
example-seat = Giocatore { $number }

## The sign and the page about an edition

sign-reconstructed = ricostruito
sign-about = Ricostruito: { $what }. Di più sull’edizione.

printed-title = L’edizione: { $game }
printed-head = Che cosa si sa della scatola
printed-intro = Si gioca con i valori stampati di una scatola: caselle, carte, numeri. Di questa scatola non si è potuto trovare tutto. Qui sta scritto, parte per parte, da dove viene ogni valore.
printed-own = Questo tavolo gioca con un’edizione portata da chi l’ha aperto: { $id }. Le note sono sue.
printed-printed = { $publisher }, { $year }
printed-legend = Da dove viene un valore
printed-parts = Le parti della scatola
printed-source = Fonte: { $source }
printed-source-rulebook = Regolamento
printed-source-report = Testimonianze
printed-source-derived = Dedotto
printed-source-reconstructed = Ricostruito
printed-about-rulebook = Lo dice il regolamento.
printed-about-report = Qualcuno che ha la scatola lo ha raccontato in pubblico.
printed-about-derived = Segue dal regolamento e dalle testimonianze.
printed-about-reconstructed = Nessuno ha saputo dircelo. L’abbiamo stabilito entro tutto ciò che è noto; non è il valore stampato.
printed-but = Al suo interno: { $id } ({ $source }).
printed-as-written = Così com’è nel file
printed-your-title = Hai la scatola?
printed-your-text = Allora puoi giocare con i suoi valori veri, e con te tutti al tuo tavolo.
printed-your-1 = Scarica la nostra edizione. È un file di testo nel formato TOML, con una nota accanto a ogni parte.
printed-your-2 = Scrivi i valori della tua scatola al posto dei nostri, con un editor di testo qualsiasi.
printed-your-3 = Controlla il file: { $command } segnala ogni errore e tutto ciò che è insolito. La pagina fa lo stesso quando apri un tavolo.
printed-your-4 = Quando apri un tavolo, scegli il file dove c’è scritto «{ $label }».
printed-download = Scarica la nostra edizione
printed-open-table = Apri un tavolo
printed-rules = Le regole
printed-fingerprint = Hash dell’edizione

# The rules beside a table.
rules-own-tab = Le regole in una scheda a parte

# The annotated board, and the quick reference on paper.
rules-show-on-board = { $number } { $name }: mostra sul tabellone
rules-print = Stampa questa pagina
