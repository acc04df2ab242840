# Sentences that belong to no single game, in Italian. The terms are those of docs/words.md.

at-line = Riga { $line }: { $sentence }
at-move = Mossa { $nth } della sequenza: { $sentence }
at-parent = Nella registrazione della partita d’origine: { $sentence }
at-file = { $file }: { $sentence }
by-rule = { $sentence } (regola { $rule })

## What a person can put right: the command line, tables, records

reason-game-unknown = Non esiste un gioco chiamato «{ $value }»; i giochi sono: { $allowed }.
reason-seats-out-of-range = { $game } prevede da { $low } a { $high } posti, non { $value }.
reason-option-unknown = { $game } non ha l’opzione «{ $value }»; le sue opzioni sono: { $allowed }.
reason-option-value = L’opzione «{ $option }» non ammette il valore «{ $value }»; valori ammessi: { $allowed }.
reason-option-form = Un’opzione si scrive nome=valore, non «{ $value }».
reason-bot-unknown = Non esiste un bot chiamato «{ $value }»; i bot sono: { $allowed }.
reason-seats-and-players = I posti elencati sono { $value }, ma i giocatori richiesti sono { $allowed }.
reason-language-unknown = Non esiste la lingua «{ $value }»; le lingue sono: { $allowed }.
reason-number-form = «{ $option }» deve essere un numero intero da { $low } a { $high }, non «{ $value }».
reason-file-unreadable = Impossibile leggere il file { $value }: { $problem }.
reason-file-unwritable = Impossibile scrivere il file { $value }: { $problem }.
reason-file-not-text = Il file { $value } non è un file di testo.
reason-file-long = Il file { $value } supera { $allowed } byte.
reason-folder-not-empty = La cartella { $value } contiene già delle registrazioni; non è stato scritto nulla. Indica una cartella nuova o vuota.
reason-folder-has-data = La cartella { $value } contiene già dei dati; non è stato scritto nulla. Indica una cartella nuova o vuota.
reason-folder-no-records = Nella cartella { $value } non ci sono registrazioni; i loro nomi finiscono con «.record».
reason-records-differ = Questa registrazione ({ $value }) non va con le altre ({ $allowed }): il gioco, l’edizione e il numero di posti devono essere gli stessi.
reason-save-other = C’è una partita in sospeso con altre impostazioni ({ $value }). Continuala con «archipel play { $game }» oppure aggiungi --new per metterla da parte e iniziarne una nuova.
reason-save-damaged = Non è possibile continuare la partita salvata { $value }. Aggiungi --new per metterla da parte e iniziarne una nuova.
reason-peers-missing = { $value } non è installato. Per installarlo: { $allowed }
reason-not-compiled = I moduli compilati mancano o sono più vecchi dei sorgenti. Per crearli: make compiled
reason-position-incomplete = Nella posizione manca «{ $field }».
reason-player-name = «{ $value }» non può essere il nome di un giocatore: deve stare su una sola riga e non essere vuoto.
reason-seed-length = Un seme ha { $allowed } byte, non { $value }.

## Moves that no game allows

reason-not-your-turn = È il turno del posto { $allowed }, non del posto { $value }.
reason-nothing-to-undo = Non c’è ancora niente da annullare.
reason-undo-drawn = { $own ->
        [yes] La tua ultima mossa non si può annullare: ha fatto pescare o tirare qualcosa.
       *[no] La tua ultima mossa non si può annullare: nel frattempo { $seat } ha pescato o tirato qualcosa.
    }
reason-undo-shown = { $own ->
        [yes] La tua ultima mossa non si può annullare: ti ha mostrato qualcosa di nascosto.
       *[no] La tua ultima mossa non si può annullare: nel frattempo { $seat } ha mostrato qualcosa di nascosto.
    }
reason-undo-moved = { $own ->
        [yes] La tua ultima mossa non si può annullare: ha concluso il tuo turno.
       *[no] La tua ultima mossa non si può annullare: nel frattempo { $seat } ha mosso.
    }
reason-undo-taken-over = { $own ->
        [yes] La tua ultima mossa non si può annullare: nel frattempo un bot ha giocato al posto tuo.
       *[no] La tua ultima mossa non si può annullare: nel frattempo un bot ha preso il posto di { $seat }.
    }
reason-no-such-seat = Non esiste il posto { $value }; i posti vanno da 1 a { $high }.
reason-already-resigned = Il posto { $value } ha già abbandonato.
reason-not-replaced = Al posto { $value } non sta giocando nessun sostituto.
decision-over = La partita è finita.
reason-game-over = La partita è finita.
reason-no-such-move = Non esiste la mossa { $value }; le mosse vanno da 0 a { $high }.
reason-no-such-text = «{ $value }» non è una mossa di questo gioco.

## Records

reason-record-not-one = Questa non è una registrazione: deve iniziare con «{ $allowed }», non con «{ $value }».
reason-record-format = Questa registrazione usa il formato { $value }, ma questo programma legge al massimo il formato { $allowed }; forse una versione più recente sa leggerla.
reason-record-cut-off = La registrazione si interrompe a metà di una riga.
reason-record-no-entries = La registrazione non ha voci; dopo una riga vuota deve proseguire con «0 deal».
reason-record-unknown-line = Una riga dell’intestazione non può iniziare come «{ $value }»; inizi ammessi: { $allowed }.
reason-record-bad-line = «{ $value }» non ha la forma che una riga di questo tipo deve avere.
reason-record-line-twice = «{ $value }» ripete una riga che può comparire una volta sola.
reason-record-line-missing = Nell’intestazione manca la riga «{ $value }».
reason-record-seat-numbers = I posti devono essere numerati 1, 2, 3 e così via, non { $value }.
reason-record-contribution-seat = Questo posto non esiste o compare due volte: { $value }; posti ammessi: { $allowed }.
reason-record-order = Trovato «{ $value }» dove ci si aspettava «{ $allowed }».
reason-record-after-end = «{ $value }» viene dopo la fine della partita.
reason-record-places = «{ $value }» non indica i piazzamenti di { $allowed } posti.
reason-record-entry-number = Trovata la voce { $value } dove ci si aspettava la voce { $allowed }.
reason-record-hash-missing = «{ $value }» non ha un hash, oppure ne ha uno dove non dovrebbe.
reason-record-seat-unknown = Non esiste il posto { $value }; i posti sono { $allowed }.
reason-record-seed-too-early = La registrazione mostra il seme, ma la partita non è conclusa: o è troncata, o il seme è stato rivelato.
reason-record-seed-missing = La partita è finita, ma la registrazione non mostra il seme.
reason-record-other-game = La registrazione è del gioco { $value }, non di { $allowed }.
reason-record-other-rules = La partita registrata segue la versione { $value } delle regole; qui c’è la versione { $allowed }.
reason-record-options = Opzioni della registrazione: { $value }; opzioni del gioco: { $allowed }.
reason-record-redacted = Questa è la registrazione di una partita in corso come può vederla un solo posto: si può leggere, ma non rigiocare.
reason-record-running = La partita di questa registrazione è ancora in corso: si potrà rigiocare quando il suo seme sarà pubblicato.
reason-record-seed-wrong = Il seme non corrisponde all’impegno: il suo SHA-256 è { $value }, quello promesso era { $allowed }.
reason-record-edition-hash = L’edizione ha l’hash { $allowed }, ma la partita registrata è stata giocata con { $value }.
reason-record-hash = L’hash è { $value }, ma rigiocando si ottiene { $allowed }: qui o in precedenza è stato modificato qualcosa.
reason-record-text = La mossa è scritta «{ $value }»; il suo testo è «{ $allowed }».
reason-record-undo-uncounted = «{ $value }» deve dire quante mosse annulla.
reason-record-undo-counted = «{ $value }» ha un numero, ma nel formato { $allowed } si annulla sempre una mossa sola, senza numero.
reason-record-undo-many = «{ $value }» deve annullare almeno una mossa e non più di quelle giocate: { $allowed }.
reason-record-undo-count = Secondo questa voce le mosse annullate sono { $value }; secondo la partita sono { $allowed }.
reason-record-wrong-end = La registrazione dice «{ $value }», ma i piazzamenti sono: { $allowed }.
reason-record-position-broken = La partita non può essere continuata da questa posizione: { $problem }.
reason-record-position-wrong = Questa posizione ha il sigillo { $value }, ma prima della partita era mostrato { $allowed }: non è quella da cui è continuata.
reason-record-not-going-on = Solo una registrazione nel formato { $allowed } può avere una riga «{ $value }»: quella di una partita che ne continua un’altra.
reason-record-line-running = «{ $value }»: da una partita ancora in corso non si continua con una serie di mosse.
reason-record-no-parent = Questa partita è cominciata dall’inizio: la sua registrazione non nomina una partita d’origine.
reason-parent-running = La partita d’origine è ancora in corso: si potrà verificare quando sarà pubblicato il suo seme.
reason-parent-other-hash = Questa è un’altra partita: la sua registrazione ha l’hash { $value }, ma come partita d’origine è indicata { $allowed }.
reason-parent-differs = Non è come nella partita d’origine: qui «{ $value }», là «{ $allowed }».
reason-parent-no-entry = La partita dovrebbe continuare dopo la voce { $value }, ma la partita d’origine ne ha solo { $allowed }.
reason-parent-not-resigned = La partita d’origine era ancora in corso e il posto { $value } non l’aveva abbandonata quando è stata continuata dalla voce { $allowed }.
reason-parent-other-position = La posizione non è quella della partita d’origine: dopo la voce { $allowed } e questa serie di mosse, il posto { $value } sapeva altro.

## Editions

reason-edition-unknown = { $game } non ha l’edizione «{ $value }»; le sue edizioni sono: { $allowed }.
reason-edition-not-here = L’edizione di { $game } con l’hash { $value } non è nota a questo programma. Nulla è perduto: ciò che è stato iniziato con essa continua dove c’è.
reason-observation-missing = { $game } non offre osservazioni a chi apprende: nella sua cartella manca il modulo di osservazione.
reason-rules-not-here = Questo è stato iniziato con la versione { $value } delle regole di { $game }; questo programma ha la versione { $allowed }. Nulla è perduto: continua con un Archipel che ha quelle regole.
reason-edition-not-toml = Impossibile leggere l’edizione: { $problem }.
reason-edition-no-head = L’edizione non ha una sezione [edition] con id e game.
reason-edition-head-field = Nell’edizione, { $field } deve essere una parola senza spazi, non «{ $value }».
problem-edition-other-game = Questa edizione è del gioco «{ $value }», non di { $game }.
problem-edition-loose-value = «{ $section }» deve essere una sezione con una fonte.
problem-edition-no-source = La sezione { $section } indica la fonte «{ $value }»; fonti ammesse: { $allowed }.
problem-edition-shape = L’edizione non ha la struttura che il gioco si aspetta: { $problem }.
problem-edition-section-missing = La sezione [{ $section }] manca o non ha un elenco.
problem-edition-field-missing = La voce { $number } di [{ $section }] non ha un «{ $field }» utilizzabile.
problem-edition-number = «{ $field }» in [{ $section }] è { $value }; valori ammessi: { $allowed }.
problem-edition-id-twice = L’identificativo «{ $value }» è usato due volte.
problem-edition-id-space = L’identificativo «{ $value }» è vuoto o contiene uno spazio.
problem-edition-printed = Stampato in { $where }: { $allowed }, non { $value }.
reason-edition-long = L’edizione ha { $value } caratteri; ne sono ammessi al massimo { $allowed }.
reason-editions-of-two-games = Sono edizioni di due giochi, { $allowed } e { $value }: non hanno nulla in comune.
reason-edition-nowhere = Non c’è un file «{ $value }», né un’edizione con questo identificativo o questo hash; le edizioni presenti: { $allowed }.
reason-edition-hash-unclear = Più edizioni hanno un hash che comincia con { $value }: { $allowed }.
reason-edition-file-exists = Il file { $value } c’è già e resta com’è; indica un altro nome.
name-origin-rulebook = regolamento
name-origin-copy = visto su una copia
name-origin-report = testimonianze
name-origin-derived = dedotto
name-origin-reconstructed = ricostruito
problem-error = errore
problem-warning = avviso
source-file = un errore nel file
source-rulebook = lo stabilisce il regolamento
source-report = le testimonianze dicono altro: va bene, se la tua scatola è così
source-derived = noi abbiamo dedotto altro: va bene, se la tua scatola è così
source-reconstructed = la nostra ricostruzione si attiene a questo: va bene, se la tua scatola è diversa
check-good = «{ $edition }» è giocabile ({ $warnings ->
        [one] { $warnings } avviso
       *[other] { $warnings } avvisi
    }).
check-bad = «{ $edition }» non è giocabile: { $errors ->
        [one] { $errors } errore
       *[other] { $errors } errori
    }, { $warnings ->
        [one] { $warnings } avviso
       *[other] { $warnings } avvisi
    }.

## Editions beside each other, and one’s own

diff-differs = { $where }: { $a } ({ $from_a }) · { $b } ({ $from_b })
diff-only-first = { $where }: solo nella prima ({ $from_a })
diff-only-second = { $where }: solo nella seconda ({ $from_b })
diff-order = { $where }: in un altro ordine
diff-count = { $count ->
        [0] «{ $first }» e «{ $second }» sono uguali.
        [one] «{ $first }» e «{ $second }» differiscono in { $count } punto.
       *[other] «{ $first }» e «{ $second }» differiscono in { $count } punti.
    }
merge-taken = Ripreso da «{ $second }»:
merge-conflicts = Noto altrettanto bene in entrambe, quindi lasciato come in «{ $first }»:
merge-kept = Noto meglio in «{ $first }», quindi mantenuto:
merge-count = Ripresi: { $taken }; conflitti: { $conflicts }; mantenuti: { $kept }.
merge-not-written = Non è stato scritto nulla, perché il risultato non è giocabile.
edition-written = Il file { $file } è stato scritto.
known-value = sempre { $allowed }
known-range = da { $low } a { $high }
known-fewest = almeno { $fewest }
known-constraint = { $name }: { $facts }
known-name = { $name }
known-fixed = fisso: { $what }
known-from = { $what } ({ $origin })
known-from-rule = { $what } ({ $origin }, { $rule })
merged-from = da «{ $id }»
new-for = Un’edizione di { $game } per i valori della tua copia, iniziata da «{ $edition }».
new-head = Scrivi l’identificativo (una parola) e il titolo in [edition].
new-seen = Se hai letto un valore sulla tua copia, scrivilo qui, con { $written } per la sua voce o la sua sezione.
new-all = Se hai confrontato tutto con la tua copia, scrivi { $written } dappertutto, tranne dove c’è { $rulebook }.
new-who = Chi ha visto che cosa, e quando, va in un commento come questo: non fa parte dell’hash dell’edizione.
new-check = Poi falla controllare: { $command }

## Playing in the terminal

play-welcome = { $game }, { $seats } posti; tu sei «{ $name }». Scrivi un numero o una mossa, oppure «why MOSSA» (perché), undo (annulla), resign (abbandona), help (aiuto), quit (esci).
play-resumed = Riprende la tua partita in sospeso ({ $decisions ->
        [one] { $decisions } mossa
       *[other] { $decisions } mosse
    } finora). «--new» ne inizia una nuova.
play-set-aside = La tua partita in sospeso è stata messa da parte: { $file }.
play-untaught = I bot first-thought e search non hanno ancora imparato questo gioco: si basano sul valore delle posizioni.
play-taught-by = I bot first-thought e search hanno imparato questo gioco con l’edizione «{ $edition }».
play-commitment = Il mescolamento è sigillato: lo SHA-256 del suo seme è { $commitment }.
play-prompt = La tua mossa
play-legal = La mossa «{ $move }» è ammessa.
play-undone = Mossa annullata.
play-saved = La partita è salvata; per continuarla: «archipel play { $game }».
play-over = La partita è finita.
play-record = La registrazione è in { $file }; «archipel verify { $file }» verifica ogni mescolamento.
play-resigned = { $own ->
        [yes] Hai abbandonato; un bot continua al posto tuo.
       *[no] { $seat } ha abbandonato; continua un bot.
    }
play-resign-sure = Vuoi abbandonare? Finirai all’ultimo posto. Scrivi ancora «resign» per confermare.
play-curtain = { $name }, tocca a te. Premi Invio quando nessun altro guarda.
play-help = Scrivi il numero di una mossa o il suo testo. «why MOSSA» spiega perché una mossa non è ammessa. «undo» annulla la tua ultima mossa, purché da allora non si sia pescato nulla. «resign» abbandona la partita. «quit» la salva per dopo.
play-place = { $place }º
play-you = Io

## Verifying and replaying

verify-good = Verificato: il seme rispetta il suo impegno e tutte le voci ({ $decisions }) ne derivano.
verify-running = La partita è ancora in corso: la registrazione mostra l’impegno ({ $commitment }); le estrazioni si potranno verificare quando sarà pubblicato il seme.
verify-parent-named = Continua un’altra partita, con l’hash { $parent }, dopo la sua voce n. { $number } (mosse provate da allora: { $tried }). Con la registrazione di quella partita lo si può verificare: archipel verify RECORD --parent RECORD
verify-parent-good = La posizione è quella della partita d’origine dopo la sua voce n. { $number }: ciò che sapeva il posto { $value } è rimasto com’era e tutto il resto di ciò che è coperto è stato ridistribuito.
replay-entry-undo = { $seat } annulla l’ultima mossa.
replay-entry-undo-many = { $seat } annulla l’ultima mossa e tutto ciò che i bot hanno giocato dopo.
replay-entry-resign = { $seat } abbandona.
replay-entry-timeout = Il tempo di { $seat } è scaduto.
replay-entry-takeover = { $name } gioca al posto di { $seat }.
replay-entry-return = { $seat } torna al tavolo.
replay-entry-stop = Tutti hanno accettato di fermarsi.
happened-restored = Il server ha perso alcune mosse ed è stato ripristinato da un backup: questa partita è tornata indietro. Ciò che verrà pescato potrebbe essere già stato visto. Potete continuare oppure accordarvi per smettere.
examples-passed = superato
examples-failed = fallito

## Positions written by hand

reason-position-field = In una posizione il campo «{ $value }» non esiste; campi ammessi: { $allowed }.
reason-position-thing = «{ $value }» non esiste; valori ammessi: { $allowed }.

## Tavoli

reason-table-open-already = Il tavolo è già aperto.
reason-table-not-open = Si può fare solo prima dell’inizio della partita; il tavolo è { $status }.
reason-table-not-running = Qui non è in corso nessuna partita; il tavolo è { $status }.
reason-table-not-over = Si può fare solo dopo la fine; il tavolo è { $status }.
reason-seat-taken = Il posto { $value } è occupato.
reason-seat-kept = Il posto { $value } è riservato a qualcun altro.
reason-one-device = Qualcuno sul tuo dispositivo ha già un posto qui, o è invitato; a questo tavolo è ammesso un posto per dispositivo.
reason-companions-unknown = Giocare in più persone su un dispositivo non è possibile per «{ $value }»; valori ammessi: { $allowed }.
reason-seated-already = Occupi già il posto { $value }.
reason-name-taken = A questo tavolo qualcuno si chiama già { $value }.
reason-not-seated = Non hai un posto a questo tavolo.
reason-owner-only = Può farlo solo chi ha aperto il tavolo.
reason-owner-stays = Chi ha aperto il tavolo non si può mandare via; semmai annulla il tavolo.
reason-order-wrong = «{ $value }» non è un ordine dei posti da 1 a { $high }.
reason-seats-empty = Questi posti sono ancora liberi: { $value }.
reason-contribution-form = Un contributo ha { $allowed } cifre esadecimali, non «{ $value }».
reason-contribution-missing = Manca il contributo al mescolamento di: { $value }.
reason-pledge-form = Una promessa ha { $allowed } cifre esadecimali, non «{ $value }».
reason-contribution-unfit = Questo contributo non corrisponde alla tua promessa: la sua impronta è { $value }, ma tu hai promesso { $allowed }. Nulla è cambiato; invia i byte che hai promesso.
reason-contributed-already = Hai già contribuito a questo mescolamento. La partita comincia appena l’hanno fatto tutti.
reason-table-frozen = La partita è già stata avviata: ora non si può cambiare nulla. Manca ancora il contributo di: { $value }.
reason-table-not-frozen = Qui non c’è nessun avvio in attesa da annullare.
reason-decision-stale = La partita è andata avanti: ora si attende la decisione numero { $allowed }, non la numero { $value }.
reason-time-is-up = Il tuo tempo è scaduto.
reason-no-moves = Non è stata inviata nessuna mossa.
reason-chain-final = «{ $value }» non si può annullare: nello stesso messaggio non può seguire altro.
reason-table-waits = A questo tavolo gli altri ti aspettano: puoi allontanarti e basta, oppure abbandonare.
reason-nobody-awaited = Si può chiamare un bot solo per qualcun altro a cui tocca giocare, e solo dove non lo fa già l’orologio.
reason-still-time = È presto per chiamare un bot: aspetta ancora { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }.
reason-no-time-left = { $clock ->
        [days] Il tuo tempo per questo turno è scaduto. Lo finisce il bot; poi puoi tornare al tavolo.
       *[other] Hai esaurito il tempo, e anche il minuto che ognuno riceve una volta sola. Il bot continua al posto tuo.
    }
reason-others-play = Qui gioca anche qualcun altro: puoi allontanarti o abbandonare, oppure accettate tutti di fermarvi.
reason-replaced = Al posto { $value } gioca un bot; prima torna al tavolo.
reason-policy-unknown = Per chi si assenta «{ $value }» non è possibile; valori ammessi: { $allowed }.
reason-clock-kind = L’orologio «{ $value }» non esiste; gli orologi sono: { $allowed }.
reason-clock-budget = Il tempo a disposizione va da 10 secondi a 24 ore, con al massimo un’ora in più per turno, non { $value }.
reason-clock-days = Un orologio a giorni concede da un’ora a 30 giorni per mossa, non { $value } giorni.
reason-clock-rests = Solo un orologio a giorni può fermarsi in certe ore.
reason-clock-rest = L’orologio non può fermarsi a «{ $value }»: le pause si indicano in minuti della settimana, in ordine, e devono lasciare almeno un giorno.
name-status-open = aperto
name-status-running = in gioco
name-status-over = terminato
name-status-cancelled = annullato
name-status-expired = scaduto
reason-database-url = Il database «{ $value }» non è supportato; valori ammessi: { $allowed }.

reason-table-name = «{ $value }» non può essere il nome di un tavolo: deve stare su una sola riga e non essere vuoto.
reason-position-broken = Questa posizione non è possibile: { $problem }.
reason-game-broken = Il gioco «{ $value }» non si può aprire: { $problem }.
reason-save-elsewhere = Questa partita è proseguita altrove ({ $value }); qui non è stato scritto nulla. Riavvia «archipel play { $game }» per riprendere da lì.
reason-argument-unknown = «{ $value }» non è riconosciuto. Prova: { $allowed }
reason-argument-missing = Manca: { $value }. Prova: { $allowed }
reason-argument-choice = «{ $value }» non è tra: { $allowed }.
reason-argument-value = { $value } richiede un valore. Prova: { $allowed }
play-pass = Premi Invio per coprire il tavolo.
play-ranks-last = { $seat } ha abbandonato e finisce all’ultimo posto, qualunque sia il risultato del bot.
play-reconstructed = Valori ricostruiti da noi, non quelli stampati: { $sections }.
games-game = gioco
games-title = titolo
games-seats = posti
games-options = opzioni
games-editions = edizioni
simulate-seat = posto
simulate-bot = bot
simulate-wins = vittorie
simulate-share = quota
simulate-score = punteggio medio
simulate-summary = { $game } ({ $edition }): partite finite { $finished } su { $games }; decisioni per partita { $mean }, al secondo { $speed }.
fuzz-good = { $game }: nessun errore. Stati controllati: { $states }; partite: { $games }; prove sulle informazioni nascoste: { $leaks } (seme { $seed }).
fuzz-failed = La partita fino a quel punto: { $file }
reason-names-too-many = I nomi indicati ({ $value }) sono più delle persone a questa tastiera ({ $allowed }).

## Il server

serve-ready = Archipel è in funzione all’indirizzo { $url }
reason-rematch-open = Il tavolo della rivincita è già aperto.
reason-table-unknown = Il tavolo «{ $value }» non esiste; forse l’indirizzo è sbagliato.
reason-table-full = Tutti i posti di questo tavolo sono occupati o riservati.
reason-page-unknown = All’indirizzo «{ $value }» non c’è nulla.
reason-method-wrong = «{ $value }» non si può chiedere in questo modo.
reason-blocked = Questa persona non vuole giocare con te.
reason-chat-empty = Questo messaggio è vuoto.
reason-chat-long = Un messaggio può avere al massimo { $allowed } caratteri; questo ne ha { $value }.
reason-message-form = Impossibile leggere questo messaggio: { $field }: { $problem }.
reason-body-too-large = È troppo grande ({ $value } byte); ne sono ammessi al massimo { $allowed }.
reason-other-host = «{ $value }» non è un indirizzo di questo server. Chi lo gestisce può indicarne il nome in ARCHIPEL_PUBLIC_URL.
reason-other-origin = Le pagine di { $value } non possono agire qui.
reason-header-missing = Una richiesta che modifica qualcosa deve avere l’intestazione { $value }.
reason-too-many = Troppe richieste. Attendi { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
reason-store-unavailable = In questo momento il server non raggiunge il database. Nulla è cambiato; riprova tra poco.
reason-busy = In questo momento il server è molto occupato. Nulla è cambiato; riprova tra poco.
reason-too-slow = Questa richiesta non è arrivata per intero entro { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }. Nulla è cambiato; riprova.
reason-closing = Il server si sta riavviando. Nulla va perso; riprova tra poco.
reason-broken = Qualcosa è andato storto da parte nostra. Nulla è cambiato.
reason-needs-server = Per questo serve un server, dove ci si incontra; qui giochi sul tuo dispositivo.
reason-clock-needs-server = Per giocare contro il tempo serve un server. Sul tuo dispositivo non c’è orologio, e nessuno perde nulla finché è chiuso.
reason-store-full = In questo browser non c’è più spazio per conservare la partita. Nulla è cambiato; libera un po’ di spazio e riprova.
reason-store-broken = In questo momento il browser non riesce a conservare o a leggere le sue partite. Nulla è cambiato; riprova, oppure ricarica la pagina.
reason-game-not-fetched = Le regole di { $value } non sono ancora su questo dispositivo e non è stato possibile scaricarle. Nulla è cambiato; riprova quando hai la connessione.
reason-everything-foreign = Questo file non contiene partite portate via da un dispositivo: il suo formato deve essere «{ $allowed }», non «{ $value }». Nulla è cambiato.
reason-everything-damaged = Questo file è danneggiato al tavolo { $value } ({ $problem }). Nulla è cambiato.
reason-environment-number = { $name } deve essere un numero da { $low } a { $high }, non «{ $value }».
reason-public-url = ARCHIPEL_PUBLIC_URL deve essere un indirizzo come { $allowed }, non «{ $value }».
reason-port-taken = Impossibile mettersi in ascolto su { $value }: { $problem }.
reason-database-away = Il database { $value } non risponde: { $problem }.
reason-database-newer = Il database { $value } è stato scritto da una versione più recente di Archipel (revisione { $revision }). Nulla è cambiato; reinstalla quella versione o ripristina il backup fatto prima dell’aggiornamento.
reason-database-unwritable = Non si può scrivere nel database { $value }: { $problem }. Nulla è perso; risolvi il problema (spesso il disco è pieno) e riavvia.
reason-database-in-use = Un altro server sta già usando il database { $value }. Prima arrestalo, oppure usa PostgreSQL, che più server possono condividere.

## Persone e account

reason-person-name = «{ $value }» non va bene come nome: un nome sta su una riga e ha da 1 a { $high } caratteri visibili.
reason-login-form = «{ $value }» non va bene come nome utente: un nome utente sta su una riga e ha da { $low } a { $high } caratteri visibili.
reason-password-form = Una password ha da { $low } a { $high } caratteri.
reason-password-is-login = La password non può essere il nome utente stesso.
reason-password-weak = Questa password è una delle prime che un estraneo proverebbe; scegline un’altra, meglio se una frase tua.
reason-password-has-name = La password non può contenere il tuo nome né il nome utente; scegline un’altra.
reason-login-wrong = Nome utente o password errati.
reason-password-wrong = La password è errata.
reason-recovery-wrong = Nome utente o codice di recupero errati.
reason-login-taken = Il nome utente «{ $value }» è già preso; scegline un altro.
reason-account-already = Hai già un account.
reason-account-needed = Gli ospiti non hanno una password; crea prima un account.
reason-who-are-you = Non sappiamo chi sei; scegli prima un nome o accedi.
reason-known-already = Qui ti conosciamo già; per giocare con un’altra identità devi prima uscire.
reason-session-void = L’accesso è scaduto; accedi di nuovo o scegli un nome.
reason-person-banned = L’accesso a questo server ti è stato revocato.
reason-person-unknown = Qui nessuno è noto come «{ $value }».
reason-relation-self = Non puoi silenziarti o bloccarti.
reason-token-void = Questo token qui non è valido: forse è stato revocato, o non è stato copiato per intero. La persona a cui appartiene il programma può crearne uno nuovo.
reason-not-for-programs = Un programma può giocare, guardare, chattare e leggere. Questo spetta alla persona a cui appartiene.
reason-programs-full = Hai già tutti i programmi che una persona può avere ({ $allowed }); revocane uno prima di crearne un altro.
reason-program-unknown = Non hai nessun programma «{ $value }».

## Amministrazione

reason-person-is-guest = { $value } gioca da ospite: senza un account non c’è nulla da recuperare.
reason-not-admin = Può farlo solo chi amministra questo server.
reason-person-is-admin = { $value } fa parte di chi amministra questo server. È possibile solo dalla riga di comando del server.
reason-person-no-admin = { $value } non fa parte di chi amministra questo server.
reason-admin-without-account = { $value } non ha un account; serve un account per amministrare.
reason-report-self = Non puoi segnalare te.
reason-reported-already = L’hai già segnalato. Grazie; qualcuno se ne occuperà.
reason-report-nothing = Qui non c’è più nulla da segnalare: è stato cambiato o rimosso.
reason-report-unknown = Non c’è nessuna segnalazione { $value }; forse è stata chiusa molto tempo fa.
reason-report-no-line = Questa segnalazione non riguarda una riga della chat: non c’è nessuna riga da eliminare.
reason-person-seated = { $value } ha ancora un posto a un tavolo dove la partita è in corso o sta per cominciare ({ $tables }); non è stato eliminato nulla. Aggiungi --force per eliminare comunque.
reason-chat-line-unknown = La chat di questo tavolo non ha una riga { $value }.
reason-database-missing = Il database { $value } non esiste; indica in ARCHIPEL_DATABASE_URL quello usato dal tuo server.
admin-id = id
admin-name = nome
admin-account = account
admin-program = programma: { $owner }
admin-created = creazione
admin-seen = ultima visita
admin-ban = accesso revocato
admin-is-admin = { $login }, amministra
admin-status = stato
admin-game = gioco
admin-title = titolo
admin-private = privato
admin-seats = posti
admin-changed = ultima modifica
admin-yes = sì
admin-nobody = Nessuna persona trovata.
admin-no-tables = Nessun tavolo trovato.
admin-no-chat = A questo tavolo non è stato detto nulla.
admin-banned = { $name } ({ $person }) non ha più accesso e ha lasciato tutti i tavoli; il server lo saprà entro pochi secondi.
admin-unbanned = { $name } ({ $person }) può giocare di nuovo.
admin-renamed = { $old } ({ $person }) ora si chiama { $name }.
admin-recovery = Il nuovo codice di recupero per { $name } (nome utente: { $login }) è { $code }. Viene mostrato solo questa volta; quello precedente non vale più.
admin-appointed = { $name } (nome utente: { $login }) ora fa parte di chi amministra; l’amministrazione è all’indirizzo /desk.
admin-dismissed = { $name } (nome utente: { $login }) non fa più parte di chi amministra.
admin-deleted = { $name } ({ $person }): tutto è stato eliminato. Il nome resta nelle registrazioni delle partite.
admin-restored = { $count ->
        [0] Nessuna partita è in corso: non c’è nessuno da avvisare.
        [one] A { $count } tavolo ora tutti sanno che la partita è tornata indietro.
       *[other] A { $count } tavoli ora tutti sanno che la partita è tornata indietro.
    }
admin-hushed = La riga { $number } della chat è stata eliminata.
admin-closed = Il tavolo { $value } è chiuso; chi vi sedeva ne è informato.
admin-titled = Il tavolo { $value } ora si chiama { $title }.
admin-untitled = Il tavolo { $value } non ha più un titolo.

## Notices of games over days

mail-turn-subject = Tocca a te: { $table }
mail-turn-body =
    Ciao { $name },

    a questo tavolo tocca a te:
mail-digest-subject = { $tables ->
        [one] Un tavolo ti aspetta
       *[other] { $tables } tavoli ti aspettano
    }
mail-digest-body =
    Ciao { $name },

    { $tables ->
        [one] a questo tavolo tocca a te:
       *[other] a questi { $tables } tavoli tocca a te:
    }
mail-players = Al tavolo: { $players }
mail-deadline = Hai tempo fino a { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } (UTC).
mail-stop = Ricevi questa e-mail perché l’hai chiesto tu. Per riceverne di meno, o nessuna: { $link }
mail-code-subject = Il tuo codice per Archipel
mail-code-body =
    Ciao { $name },

    con questo codice confermi che Archipel può scrivere a questo indirizzo:

    { $code }

    Vale 24 ore. Se non l’hai chiesto tu, ignora questa e-mail.
reason-setting-form = La variabile d’ambiente { $value } non ha la forma giusta. Si scrive così: { $allowed }
reason-setting-missing = Va impostata anche la variabile d’ambiente { $value }, visto che { $other } lo è.
reason-mail-not-offered = Questo server non invia e-mail.
reason-mail-form = «{ $value }» non è un indirizzo e-mail a cui possiamo scrivere.
reason-mail-code-wrong = Questo non è il codice che abbiamo inviato. { $left ->
        [0] Chiedine uno nuovo.
        [one] Hai ancora un tentativo.
       *[other] Hai ancora { $left } tentativi.
    }
reason-mail-code-void = Questo codice non è più valido. Chiedine uno nuovo.
reason-mail-not-sent = Non è stato possibile inviare l’e-mail. Riprova più tardi.

## Giocare al tavolo di un server

reason-server-address = «{ $value }» non è l’indirizzo di un server o di un tavolo; un indirizzo si scrive così: { $allowed }
reason-server-away = Il server { $value } non è raggiungibile.
reason-server-strange = { $value } non risponde come un nostro server ({ $problem }).
reason-connection-lost = La connessione è caduta e non è certo che l’azione sia stata eseguita. Guarda il tavolo e, se serve, riprova.
reason-record-other-table = La registrazione è del tavolo { $value }, non di { $allowed }.
reason-record-other-commitment = La registrazione riporta l’impegno { $value }, ma prima della partita era stato mostrato { $allowed }: non è il mescolamento promesso.
reason-record-other-contribution = La registrazione riporta { $value } come tuo contributo al mescolamento, ma tu hai dato { $allowed }.
reason-record-other-seal = Il sigillo della registrazione è { $value }, ma prima che il tuo contributo fosse svelato era stato mostrato { $allowed }: qualcuno ha cambiato ciò da cui nasce il mescolamento.
reason-game-not-here = A questo tavolo si gioca a «{ $value }», che qui non è installato; sono installati: { $allowed }.
reason-game-other-rules = Il server gioca a { $game } con la versione { $value } delle regole; qui c’è la versione { $allowed }.
join-guest = Ospite
join-free = libero
join-reserved = riservato
join-you = tu
join-owner = ha aperto il tavolo
join-bot = bot: { $kind }
seat-program = programma
join-game = gioco
join-players = posti
join-link = link
join-lobby-empty = In questo momento su { $value } non c’è nessun tavolo aperto.
join-table = { $game }, { $seats } posti: { $link }
join-playing = Sei «{ $name }», al posto { $number }. Scrivi «help» per sapere che cosa puoi fare.
join-watching = Stai guardando. Scrivi «board» per vedere il tavolo, «quit» per andartene.
join-owner-hint = Il tavolo è tuo: «bot POSTO TIPO» assegna un posto libero a un bot (random, greedy, first-thought o search; per esempio: bot 2 greedy), «free POSTO» libera un posto, «start» fa cominciare la partita.
join-waiting = La partita comincia quando la avvia chi ha aperto il tavolo.
join-freed = Non hai più un posto a questo tavolo.
join-missed = La partita è stata avviata. Comincia appena tutti sono qui a svelare il proprio contributo; manca ancora: { $names }.
join-called-off = L’avvio è stato annullato prima che si distribuisse qualcosa. Tutti promettono un nuovo contributo.
join-waits = Ora gioca { $seat }.
join-agrees = { $agrees ->
        [yes] { $seat } vorrebbe fermarsi. La partita finisce quando tutti i giocatori scrivono «stop».
       *[no] { $seat } preferisce continuare.
    }
join-came = { $seat } è al tavolo.
join-went = { $seat } al momento non c’è.
join-lost = Connessione persa; nuovo tentativo …
join-found = Di nuovo in linea.
join-left = Ora un bot gioca al posto tuo; con «back» riprendi il posto.
join-time = { $days ->
        [0] { $time }
        [one] { $days } giorno { $time }
       *[other] { $days } giorni { $time }
    }
join-closed = Il tavolo è { $status }.
join-closed-by-operator = Chi gestisce questo server ha chiuso il tavolo. Nessuno ha vinto o perso.
join-kept = Il posto resta tuo; per tornare: archipel join { $link }
join-checked = La registrazione contiene l’impegno che ti è stato mostrato e il tuo contributo.
join-checked-seal = Corrisponde anche al sigillo annotato prima che il tuo contributo fosse svelato: nessuno ha potuto scegliere il proprio in base al tuo.
join-help = Scrivi il numero di una mossa o il suo testo. «why MOSSA» spiega perché una mossa non è ammessa. «undo» annulla la tua ultima mossa, purché da allora non si sia pescato nulla. «board» mostra di nuovo il tavolo. «say TESTO» parla agli altri. Con «stop» accetti di chiudere la partita senza vincitori; scritto di nuovo, ci ripensi. «leave» fa giocare un bot al posto tuo, «back» ti ridà il posto. «call» fa giocare un bot al posto di chi fa aspettare troppo gli altri. «resign» abbandona la partita. Con «quit» te ne vai; il posto resta tuo. Prima della partita chi ha aperto il tavolo può usare «start», «bot POSTO TIPO», «free POSTO» e «call off», che annulla un avvio che aspetta qualcuno.

## Edizioni inviate a un server

reason-edition-dots = Una riga dell’edizione ha { $value } punti; ne sono ammessi al massimo { $allowed }.
reason-edition-id-long = L’id dell’edizione ha { $value } caratteri; ne sono ammessi al massimo { $allowed }.
reason-server-silent = Il server non è partito; i suoi messaggi sono qui sopra.
reason-siege-no-postgresql = Per «{ $value }» si avvia un PostgreSQL apposito, ma pgserver non è installato: pip install pgserver.

## Che cosa chiede una pagina

reason-replay-running = Questa partita è ancora in corso: finché non è finita puoi riguardarla solo come la vedono gli spettatori, o dal tuo posto.
reason-no-such-step = Il passo numero { $value } non esiste; per ora l’ultimo è il numero { $high }.
reason-draws-running = Il seme del mescolamento si pubblica a partita finita; solo allora si possono verificare le estrazioni.
reason-example-unknown = Il regolamento non ha un esempio «{ $value }»; gli esempi sono: { $allowed }.
reason-name-of-companion = Solo chi gioca con te su questo dispositivo riceve un nome quando si siede; tu giochi con il tuo.

## The rules as a text

reason-rules-unwritten = Le regole di { $game } non sono ancora disponibili qui.
problem-edition-list-long = La sezione { $section } elenca { $value } elementi; una scatola ne contiene al massimo { $allowed }.

## Calibrating

reason-no-calibration = Non c’è niente da calibrare in «{ $value }»: il gioco non ha un file calibration.toml.
reason-game-endless = La partita { $value } non arriva mai alla fine.

## The arena

reason-bot-budget = «{ $value }» non è un budget leggibile; indica iterazioni o millisecondi, per esempio { $allowed }.
reason-bot-no-budget = Il bot { $value } non ha un budget: scrivilo senza numero.
reason-bot-twice = Il bot { $value } è indicato due volte; in un’arena ogni bot può comparire una volta sola.
reason-arena-other = La cartella { $value } contiene un altro torneo: «{ $field }» è diverso. Ripeti il comando che lo ha iniziato o indica una cartella nuova.
reason-arena-damaged = La riga { $line } di { $value } è illeggibile. Correggila o indica una cartella nuova.
reason-arena-nothing = La cartella { $value } non contiene nessun torneo.
reason-arena-no-folder = Per i file CSV e i grafici serve una cartella: indicala con --out.
reason-ray-unreachable = Impossibile raggiungere il cluster Ray { $value }: { $problem }.
reason-worker-lost = Un processo di gioco è stato terminato dall’esterno, forse per mancanza di memoria. Per riprendere ripeti il comando, se serve con meno --jobs.
arena-dropped = L’ultima riga delle partite nella cartella era incompleta ed è stata tolta; quella partita si rigioca.
arena-resumed = Si riprende: partite già finite { $finished } su { $games }.
arena-stopped = Fermato. { $finished ->
        [one] { $finished } partita è salvata
       *[other] { $finished } partite sono salvate
    }; ripeti il comando per riprendere.

## Reti che imparano

reason-net-unreadable = Impossibile leggere la rete { $file }: { $problem }.
reason-net-broken = Il file { $file } non è una rete completa: { $problem }.
reason-net-other-game = La rete { $file } ha imparato il gioco «{ $value }», non { $allowed }.
reason-net-other-shape = La rete { $file } non è adatta: «{ $field }» vale { $value } invece di { $allowed }.
reason-net-no-features = Nessuna rete può imparare il gioco «{ $game }»: il gioco non dice che cosa una rete deve saperne (features).
reason-learn-no-room = L’apprendimento si è interrotto ({ $file }: { $problem }). { $value ->
        [0] Nessuna generazione è ancora completa.
       *[other] La generazione { $value } è completa e si può usare.
    } Ripeti il comando per riprendere.
reason-learn-other-run = In { $file } «{ $field }» vale { $allowed }, non { $value }. Ripeti il comando che ha iniziato l’apprendimento o indica una cartella nuova.

## I problemi

reason-puzzles-other = In { $file } «{ $field }» vale { $allowed }, non { $value }. Ripeti il comando che ha iniziato la raccolta o indica un file nuovo.
reason-puzzles-rare = Problemi di { $game } trovati finora: { $value }; partite esaminate: { $games }. Sono conservati; con altre iterazioni o un altro seme forse se ne trovano di più.
reason-puzzle-unknown = Il problema { $value } non c’è: quelli di questo gioco vanno da 1 a { $allowed }.
reason-puzzle-differs = Il problema { $value } di { $game } non porta alla posizione in cui è stato trovato.
puzzles-stopped = Interrotto. { $count ->
        [one] { $count } problema conservato
       *[other] { $count } problemi conservati
    }; lo stesso comando riprende da lì.

## Bots in other programs

reason-bot-program = «{ $value }» non indica nessun bot: scrivi un nome in minuscolo e un comando, per esempio { $allowed }; se sono più d’uno, separali con un punto e virgola.

## Hints

play-hint = Ecco che cosa giocherebbe il bot «search». Sa solo ciò che sai tu e può sbagliarsi.
play-share = { $share }%
play-alike = altrettanto buona
play-behind = { $count ->
        [0] un po’ meno buona
       *[other] circa { $count } vittorie in meno su 100 partite
    }
play-chance = { $share ->
        [0] Secondo lui non hai quasi più possibilità di vincere.
        [100] È quasi certo che vincerai.
       *[other] La tua probabilità di vincere, secondo la sua stima: circa { $share }%.
    }
play-hint-help = «hint» mostra le mosse che sembrano migliori in base a ciò che puoi sapere.
reason-hint-not-casual = A questo tavolo non ci sono consigli: è stato aperto senza.
reason-hint-unavailable = In questo momento non ci sono consigli; riprova tra poco.

## The screen in the terminal

play-keys = b tabellone · p giocatori · l cronologia · m mosse · ? segni · h aiuto
play-page = { $page }/{ $pages }: ripeti la lettera per continuare
play-more = { $count ->
        [one] … e un’altra: m le mostra tutte
       *[other] … e altre { $count }: m le mostra tutte
    }
board-page-board = Tabellone
board-page-players = Giocatori
board-page-log = Che cosa è successo
board-page-moves = Le tue mosse
board-page-signs = Che cosa significano i segni
board-page-help = Aiuto
board-page-answer = Risposta
board-page-table = Il tavolo
play-no-signs = Questo tabellone non ha bisogno di spiegazioni.
play-nothing-asked = Al momento non devi decidere nulla.
play-pages-help = «board», «players», «log» e «moves» mostrano tabellone, giocatori, cronologia e mosse, «?» il significato dei segni; bastano le iniziali.
play-numbers = Digita un numero da 1 a { $high }, oppure ? o h.
play-deal = Tutto è pronto per giocare; l mostra come.
play-too-small = Il terminale ha { $columns } × { $lines } caratteri; il tavolo disegnato ne richiede { $wide } × { $high }. Eccolo in righe semplici.
play-too-small-now = { $columns } × { $lines }: ingrandisci a { $wide } × { $high }.
play-lack = Non c’è altra scelta: { $sentence }
play-outlook = { $seat }: { $points }; se la partita finisse ora, { $now }

## Strumenti per modelli linguistici

tools-seated = Tavolo { $id }: { $game }. Sei «{ $name }», al posto { $number } di { $seats }.
tools-effort = { $minutes } min · da { $age } anni · difficoltà { $value } su 5
tools-bots = bot
tools-time = Tempo che ti resta: { $time }
tools-no-tables = Non hai ancora un posto a nessun tavolo.
tools-agrees = { $agrees ->
        [yes] { $seat } vorrebbe fermarsi. La partita finisce quando tutti i giocatori sono d’accordo.
       *[no] { $seat } preferisce continuare.
    }
reason-section-unknown = Il regolamento ({ $game }) non ha una sezione «{ $value }»; le sezioni sono: { $allowed }.
reason-table-elsewhere = Non hai un posto a un tavolo «{ $value }»; i tuoi tavoli sono: { $allowed }.
reason-tables-many = Hai troppe partite in corso: { $value }; possono essere al massimo { $allowed }. Prima finiscine una, o abbandona.

## Backup

backup-done = Il backup { $file } è completo. Tavoli: { $tables }; persone: { $people }.
restore-done = Il database { $value } ora contiene il backup { $file }. Tavoli: { $tables }; persone: { $people }.
restore-kept = Ciò che c’era prima è conservato in { $file }.
reason-backup-exists = Il file { $value } esiste già; indicane un altro, o sostituiscilo con --force.
reason-backup-missing = Il backup { $value } non esiste.
reason-backup-itself = Il file { $value } fa parte del database stesso del server; indicane un altro.
reason-backup-changed = Il backup { $value } è danneggiato: non contiene più ciò che era stato salvato. Nulla è cambiato; usa un altro backup.
reason-backup-postgresql = Di PostgreSQL si fa il backup con il suo strumento, anche mentre si gioca: { $command }
reason-restore-postgresql = PostgreSQL si ripristina con il suo strumento, in un database vuoto; poi esegui «archipel admin restored»: { $command }
reason-restore-occupied = C’è già un database { $value }. Con --force il backup ne prende il posto, e quello vecchio resta accanto con un altro nome.
reason-database-foreign = Il database { $value } non è di Archipel.
reason-database-damaged = Il database { $value } è danneggiato: { $problem }. Nulla è cambiato.

## Che cosa non va con una versione

doctor-finding = { $id } { $game } ({ $status }), { $what }: { $sentence }
doctor-finding-entry = { $id } { $game } ({ $status }), { $what }, voce { $number }: { $sentence }
doctor-looked = Tavoli rigiocati: { $replayed }. Registrazioni verificate: { $verified } su { $records }.
doctor-older = Il database ha lo schema { $revision }; questa versione lo porterà a { $newest } all’avvio di un server.
doctor-count = { $what }: { $count }
doctor-well = Tutto va bene con questa versione.
doctor-ill = { $count ->
        [one] { $count } tavolo non va con questa versione.
       *[other] { $count } tavoli non vanno con questa versione.
    } Nulla è cambiato.
name-doctor-game-not-here = gioco assente
name-doctor-rules-not-here = regole assenti
name-doctor-edition-not-here = edizione assente
name-doctor-log-damaged = cronologia danneggiata
name-doctor-record-not-verified = registrazione non verificata
reason-log-gap = Manca la voce { $value } della cronologia.
reason-log-other-end = Secondo la cronologia il tavolo è nello stato «{ $status }», diverso da quello annotato.
reason-log-unreadable = Qui la cronologia non si può leggere: { $problem }.

## Analisi di una partita finita

reason-explore-running = Questa partita è ancora in corso; si potrà esplorare quando sarà finita.
reason-go-on-running = Questa partita è ancora in corso. Prima che finisca, può continuare da qui solo chi l’ha abbandonata.
reason-go-on-companions = Qualcuno al tuo dispositivo sta ancora giocando questa partita, al posto { $value }. Chi continua da qui deve averne abbandonato tutti i posti.
reason-go-on-over = In questa posizione la partita è finita; scegline una precedente per continuare.
reason-analysis-running = Questa partita è ancora in corso; si potrà analizzare quando sarà finita.
reason-analysis-off = Questo server non analizza le partite.
reason-analysis-busy = Per te si sta già analizzando un’altra partita; una per volta. Aspettala o annullala.
reason-analysis-crowded = Troppe partite aspettano già l’analisi; riprova più tardi.
analyse-player = giocatore
analyse-begin = probabilità all’inizio
analyse-own = mosse proprie
analyse-others = mosse altrui
analyse-luck = fortuna
analyse-end = fine
analyse-about = Probabilità di vincere in centesimi, come le stima il giocatore forte da ciò che ogni posto sapeva. Le differenze entro la loro incertezza non dicono nulla.
analyse-turns = I punti di svolta
analyse-no-turn = Non c’è stato un punto di svolta: le probabilità sono cambiate a piccoli passi.
analyse-turn-decision = voce { $step }: { $seat } ha giocato «{ $made }» ({ $changes })
analyse-turn-luck = dopo la voce { $step }: fortuna ({ $changes })
analyse-worst = { $seat }: dove ha perso di più
analyse-no-worst = { $seat }: nessuna mossa è stata nettamente peggiore della migliore.
analyse-gave = voce { $step }: «{ $made }» è costata { $lost } (±{ $doubt }); meglio: «{ $better }»
analyse-finest = { $seat }: le trovate migliori
analyse-found = voce { $step }: «{ $made }», { $ahead } in più della mossa seguente
