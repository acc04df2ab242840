# Il tavolo: sala d’attesa, partita, fine, replay.

table-moves = Le tue mosse possibili
table-log = Che cosa è successo
table-just-now = ora
table-minutes-ago = { $count } min
table-hours-ago = { $count } h
table-days-ago = { $count } g
table-nothing-yet = Non è ancora successo nulla.
table-chat = Chat
table-no-chat = Nessuno ha ancora detto nulla.
table-mute = Silenzia { $name }
table-say-something = Di’ qualcosa…
table-send = Invia
table-time-days = { $days } g { $hours } h
table-time-left = Restano { $time }
table-resigned = ha abbandonato
table-stand-in = assente; gioca un bot ({ $bot })
table-your-turn = Tocca a te
table-thinking = sta pensando
table-is-bot = bot: { $bot }
table-waiting = aspetta
table-not-here = assente
table-players = Giocatori
table-playing = di turno
table-you = tu
table-expired = Nessuno si è fatto vivo per molto tempo: questo tavolo è stato chiuso.
table-prompt = Che cosa c’è da decidere
table-bot-plays-for-you = Un bot sta giocando al posto tuo.
table-choose-on = Scegli ancora, o rimetti a posto.
table-choose-hint = Scegli qualcosa che brilla, o una mossa dall’elenco.
table-you-watch = Stai guardando.
table-come-back = Riprendi il posto
table-go-on-alone = Continua da qui per conto tuo
table-put-back = Rimetti a posto
table-undo = Annulla
table-clock-budget = { $minutes } min a testa, { $increment } s in più a ogni turno
table-clock-days = { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
table-clock-none = Senza orologio
table-room-title = Un tavolo di { $game }
table-room-full = Tutti i posti sono occupati. Resta: potrai guardare appena comincia la partita.
table-seat-kept = Riservato
table-seat-free = Posto libero
table-has-contributed = a posto
table-not-contributed = si siede
table-sit-down = Siediti
table-add-bot = Bot
table-free-seat = Libera il posto
table-start = Avvia la partita
table-cancel = Chiudi il tavolo
table-stand-up = Alzati
table-invite-title = Invita gli amici
table-invite-private = Solo chi ha questo link trova il tavolo.
table-invite-open = Il tavolo compare nella lobby. Questo link ci porta direttamente.
table-link = Il link del tavolo
table-copy = Copia
table-copied = Copiato
table-what-is-played = Come si gioca qui
table-own-edition = edizione personale
table-absent-bot = Al posto di chi si assenta gioca un bot ({ $bot }).
table-absent-resign = Un’assenza troppo lunga vale come abbandono.
table-absent-wait = Il tavolo aspetta chi si assenta.
table-fair-title = Mescolamento verificabile
table-fair-before = Il server ha già sigillato il suo segreto: questa è la sua impronta. Ogni dispositivo aggiunge byte casuali propri: prima solo la loro impronta e, dopo l’avvio, i byte stessi, così nessuno può scegliere i propri in base a quelli degli altri. Alla fine il segreto viene svelato e chiunque può verificare ogni estrazione.
table-close = Chiudi
table-cannot-enter = Non puoi entrare a questo tavolo
table-to-the-lobby = Alla lobby
table-line-lost = È caduta solo la connessione, nulla è perduto. Nuovo tentativo ({ $tried })…
table-try-now = Prova ora
table-cancelled = Questo tavolo è stato chiuso da chi lo aveva aperto.
table-closed = Chi gestisce questo server ha chiuso questo tavolo.
table-closed-game = Chi gestisce questo server ha chiuso questo tavolo. La partita finisce senza vincitori.
table-menu = Altro
table-board = Il tabellone
table-tab-moves = Mosse
table-tab-seats = Giocatori
table-tab-log = Cronologia
table-tab-chat = Chat
table-your-moves = Le tue mosse
table-others-turn = È il turno di qualcun altro.
table-see-rule = Vedi la regola
table-tap-again = Tocca di nuovo per giocare.
table-not-now = Ora non si può scegliere.
table-zoom-in = Ingrandisci
table-zoom-out = Riduci
table-zoom-all = Mostra tutto il tabellone
table-rules = Le regole
table-edition = L’edizione
table-share-position = Copia un link a questa posizione
table-leave = Allontanati; subentra un bot o vale la regola del tavolo
table-call-bot = L’attesa è troppo lunga: un bot sostituisce { $name }
table-agree = Accetta di finire senza vincitori (d’accordo: { $count })
table-agree-no-longer = Non accettare più di finire
table-resign = Abbandona
table-resign-sure = Vuoi abbandonare? Finirai all’ultimo posto.
table-resign-yes = Sì, abbandono
table-curtain = Ora gioca { $name }
table-curtain-hint = Passa il dispositivo. Prosegui quando nessun altro guarda lo schermo.
table-curtain-ready = Eccomi
name-option-yes = sì
name-option-no = no

end-stopped = Avete deciso insieme di fermarvi
end-player = Giocatore
end-points = Punti
end-go-to-rematch = Alla rivincita
end-rematch = Rivincita
end-replay = Rivedi la partita
end-record = Registrazione
end-verify = Verifica i mescolamenti
end-lines = Riga per riga
end-race = L’andamento della partita

shuffle-title = I mescolamenti erano regolari?
shuffle-promise = Prima di distribuire, il server ha sigillato un segreto e ne ha mostrato l’impronta:
shuffle-running = La partita è in corso: il segreto resta sigillato fino alla fine. Poi questa pagina verificherà da sola ogni estrazione.
shuffle-checking = Verifica di ogni estrazione…
shuffle-good = Estrazioni verificate qui, nel tuo browser: { $count }. Derivano tutte dal segreto, e il segreto corrisponde all’impronta.
shuffle-bad = L’estrazione { $number } non deriva dal segreto. Conserva la registrazione e avvisa gli altri.
shuffle-bad-seal = Il segreto non corrisponde all’impronta mostrata. Conserva la registrazione e avvisa gli altri.
shuffle-how = Tutti al tavolo hanno aggiunto byte casuali propri. Che le carte sul tavolo fossero proprio queste estrazioni si verifica con la registrazione e «archipel verify».
shuffle-no-crypto = Qui il browser non può calcolare impronte, perché la pagina è arrivata su una connessione non cifrata. Usa https, oppure «archipel verify» con la registrazione.
shuffle-contributions = Che cosa hanno aggiunto i giocatori

replay-title = Replay
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-seat = Visto da
replay-spectator = chi guarda
replay-share = Copia un link a questo passo
replay-to-table = Al tavolo
replay-explore = Gioca da qui

table-your-name = Come ti chiami?
table-your-name-hint = o te ne diamo uno noi

table-move-kept = La tua mossa è salvata: la giocheremo appena torna la connessione.

## Held against what this browser remembers

shuffle-kept-both = Questo browser ha conservato quell’impronta quando il segreto era ancora sigillato, insieme a ciò che hai aggiunto tu: entrambi vengono confrontati con ciò che il server dice adesso.
shuffle-kept = Questo browser ha conservato quell’impronta quando il segreto era ancora sigillato: viene confrontata con ciò che il server dice adesso.
shuffle-not-kept = Questo browser non ha visto il tavolo prima della fine: può fare il confronto solo con l’impronta che il server mostra adesso.
shuffle-bad-own = Il mescolamento non è stato fatto con i byte che questo browser ha aggiunto per te. Se non hai ripreso posto da un altro dispositivo, conserva la registrazione e avvisa gli altri.
shuffle-bad-start = Il mescolamento non è nato da ciò che era fissato quando questo browser ha inviato i tuoi byte. Conserva la registrazione e avvisa gli altri.
shuffle-pledged = Prima che i tuoi byte fossero inviati, tutti si erano impegnati sui propri e al tavolo non si poteva più cambiare nulla; questo browser ne ha conservato l’impronta. Così nessuno ha potuto scegliere il mescolamento in base ai tuoi byte, nemmeno chi gestisce il server.
shuffle-sent-at-once = I tuoi byte sono stati inviati subito, senza mostrarne prima l’impronta: chi gioca con te non poteva conoscerli, chi gestisce il server sì.
shuffle-no-pledge = (inviato subito)
shuffle-called-off = { $count ->
        [one] Prima di questa partita un avvio è stato annullato.
       *[other] Prima di questa partita { $count } avvii sono stati annullati.
    } Chi gestisce il server può aver guardato prima quel mescolamento: se succede spesso, chiedi perché.
table-tap-hint = Tocca ciò che brilla, o una mossa.

## I bot, e i consigli

name-bot-random = a caso
name-bot-greedy = veloce
name-bot-first-thought = intuitivo
name-bot-search = forte
about-bot-random = Fa una mossa ammessa qualsiasi. Va bene per imparare le regole.
about-bot-greedy = Guarda una mossa avanti e risponde subito. Un buon avversario per le prime partite.
about-bot-first-thought = { $learned ->
        [yes] Ha imparato da molte partite contro sé stesso e risponde subito.
        [some] Risponde subito; alcuni giochi li ha imparati giocando contro sé stesso, negli altri guarda una mossa avanti.
       *[no] Guarda una mossa avanti e risponde subito, come il bot veloce: non ha ancora imparato nulla.
    }
about-bot-search = { $learned ->
        [yes] Ha imparato da molte partite contro sé stesso e pensa fino a un secondo per decisione. È il più forte che abbiamo.
        [some] Pensa fino a un secondo per decisione; alcuni giochi li ha imparati giocando contro sé stesso. È il più forte che abbiamo.
       *[no] Pensa fino a un secondo per decisione, ma non ha ancora imparato nulla. È il più forte che abbiamo.
    }
about-bot-taught-by = Ha imparato con l’edizione «{ $edition }».
about-bot-program = Un programma di chi gestisce questo server.
bot-with-time = { $bot }, { $count } ms per decisione
bot-with-tries = { $bot }, { $count ->
        [one] { $count } tentativo
       *[other] { $count } tentativi
    } per decisione
table-strength-of = Come gioca { $name }
table-who-thinks = { $name } sta pensando.
table-hints-yes = I consigli sono ammessi.
table-hints-no = Senza consigli.
table-companions-owner = Solo chi ha aperto il tavolo può giocare con altri sullo stesso dispositivo.
table-companions-all = Tutti possono giocare in più persone su un dispositivo.
hint-ask = Consiglio
hint-title = Consiglio del bot forte
hint-thinking = Il bot forte sta pensando…
hint-about = Vede solo ciò che vedi tu e può sbagliarsi.

# What happened, line by line.
table-words-for-you = Tu tu Ti ti Te te Tuo tuo Tua tua Tuoi tuoi Tue tue
table-undone = { $own ->
        [yes] Annulli { $count ->
            [one] la tua ultima mossa.
           *[other] la tua ultima mossa e ciò che è stato giocato dopo ({ $count } mosse).
        }
       *[no] { $seat } annulla { $count ->
            [one] l’ultima mossa.
           *[other] la sua ultima mossa e ciò che è stato giocato dopo ({ $count } mosse).
        }
    }
table-log-dealt = { $count ->
        [one] Preparazione: un elemento
       *[other] Preparazione: { $count } elementi
    }
table-log-look = Scegli una riga per vedere il tavolo com’era in quel momento.

# A move that is asked about once more before it is played.
table-confirm-hint = Clicca di nuovo o premi Invio per giocare.
table-play-move = Gioca: { $move }
table-move-gain =
    { $gain ->
        [one] { $gain } punto
       *[other] { $gain } punti
    }

# What is told of a thing when one points at it.
tip-rule = Regola { $rule }

# What stands above the board, always in its place
table-show-again = Rivedi
table-show-again-none = Dalla tua ultima mossa non è successo nulla.
table-skip = Salta
table-back-to-now = Torna al presente
table-looking = Stai guardando il tavolo com’era dopo il passo { $step }.
table-looking-news = Intanto la partita continua.
table-telling = Ecco che cosa fanno gli altri.
table-hint-later = Potrai chiedere un consiglio quando tocca a te.
table-play-none = Gioca
table-outlook = { $points } adesso; { $outlook } se la partita finisse ora
table-since = { $points } dalla tua ultima mossa

# What keys are for

table-keys = Tasti
key-does-arrows = passare da una cosa all’altra, con la spiegazione
key-does-tab = scorrere ciò che si può scegliere
key-does-enter = scegliere e confermare
key-does-escape = rimettere a posto, chiudere
key-does-u = annullare una mossa
key-does-h = chiedere un consiglio
key-does-c = chiamare o congedare la guida
key-does-l = la cronologia
key-does-rules = le regole di ciò che stai guardando

# La fine di una partita, e come rivederla

end-wins = { $own ->
        [yes] Hai vinto!
       *[no] Vince { $seat }
    }
end-wins-by = { $own ->
        [yes] Vinci con { $margin ->
                [one] un punto
               *[other] { $margin } punti
            } di vantaggio
       *[no] Vince { $seat } con { $margin ->
                [one] un punto
               *[other] { $margin } punti
            } di vantaggio
    }
end-wins-tie = { $own ->
        [yes] Vinci allo spareggio
       *[no] Vince { $seat } allo spareggio
    }
end-you-share = Condividi il primo posto con { $names }
end-share = { $names } condividono il primo posto
end-length = { $rounds ->
        [one] Un giro
       *[other] { $rounds } giri
    } in { $minutes } min.
end-board = Il tabellone alla fine
end-share-picture = Condividi un’immagine
end-share-failed = Questo browser non è riuscito a creare l’immagine. Va bene anche una schermata.
end-race-about = come se ogni giro fosse stato l’ultimo
end-race-label = Punti di ogni giocatore, giro per giro ({ $rounds }); nella tabella i totali finali
end-race-lead = { $own ->
        [yes] Giro { $round }: passi in testa
       *[no] Giro { $round }: { $seat } passa in testa
    }
end-race-best = { $own ->
        [yes] Giro { $round }: fai { $points }
       *[no] Giro { $round }: { $seat } fa { $points }
    }
end-tale-always = { $own ->
        [yes] Hai condotto dal primo giro all’ultimo.
       *[no] { $seat } ha condotto dal primo giro all’ultimo.
    }
end-tale-passed = { $own ->
        [yes] Nel giro { $round } hai superato { $other } e non hai più ceduto la testa.
       *[no] Nel giro { $round } { $seat } { $theirs ->
                [yes] ti ha superato
               *[no] ha superato { $other }
            } e non ha più ceduto la testa.
    }
end-tale-since = { $own ->
        [yes] Nel giro { $round } hai preso la testa e non l’hai più ceduta.
       *[no] Nel giro { $round } { $seat } ha preso la testa e non l’ha più ceduta.
    }
end-tale-level = { $own ->
        [yes] Prima dell’ultimo giro qualcuno era ancora alla pari con te.
       *[no] Prima dell’ultimo giro { $seat } aveva ancora qualcuno alla pari.
    }
end-tale-behind = { $own ->
        [yes] Prima dell’ultimo giro il tuo distacco era di { $gap }.
       *[no] Prima dell’ultimo giro il distacco di { $seat } era di { $gap }.
    }
end-tale-last-round = { $theirs ->
        [yes] Prima dell’ultimo giro il tuo vantaggio era di { $gap }; poi tu hai fatto { $less }, { $seat } { $gain }.
       *[no] Prima dell’ultimo giro il vantaggio di { $other } era di { $gap }; poi { $other } ha fatto { $less }, { $own ->
                [yes] tu
               *[no] { $seat }
            } { $gain }.
    }
end-tale-from-last = { $own ->
        [yes] Dopo il giro { $round } eri all’ultimo posto, con un distacco di { $gap } da { $other }.
       *[no] Dopo il giro { $round } { $seat } era all’ultimo posto, con un distacco di { $gap } da { $theirs ->
                [yes] te
               *[no] { $other }
            }.
    }
end-tale-changes = { $count ->
        [one] Il primo posto è passato di mano una volta.
       *[other] Il primo posto è passato di mano { $count } volte.
    }
replay-at = { $round ->
        [none] Turno
       *[other] { $round } · turno
    } { $turn } di { $turns }
replay-at-start = Prima del primo turno
replay-slider = Punto della partita
replay-moves = Turno per turno

# Reporting something to those who look after the server
report-something = Segnala qualcosa
report-line = Segnala ciò che ha scritto { $name }
report-what = Di che cosa si tratta?
report-name = il nome { $name }
report-title = il titolo «{ $title }»
report-why = Perché?
report-reason-insult = insulto
report-reason-threat = minaccia
report-reason-indecent = indecente
report-reason-spam = pubblicità o spam
report-reason-other = altro
report-note = Altro da sapere (facoltativo)
report-text = Chi amministra questo server vede che cosa segnali e che sei tu. Nessun altro lo viene a sapere.
report-send = Segnala
report-sent = Grazie. Chi amministra questo server se ne occuperà.
report-nothing-here = Qui non ci sono nomi né titoli di altre persone. Una riga della chat si segnala accanto alla riga stessa.
