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
table-mute = Nascondi i messaggi di { $name }
table-say-something = Di’ qualcosa…
table-send = Invia
table-time-days = { $days } g { $hours } h
table-time-left = Restano { $time }
table-resigned = si è arreso
table-stand-in = assente; gioca un bot ({ $bot })
table-your-turn = Tocca a te
table-thinking = sta pensando
table-is-bot = bot: { $bot }
table-waiting = aspetta
table-not-here = assente
table-players = Giocatori
table-playing = di turno
table-you = tu
table-expired = Da molto tempo non viene nessuno: questo tavolo è stato chiuso.
table-prompt = Che cosa si chiede
table-bot-plays-for-you = Un bot gioca al tuo posto.
table-choose-on = Continua a scegliere, o rimetti a posto.
table-choose-hint = Scegli qualcosa che brilla, o una mossa dall’elenco.
table-you-watch = Stai guardando.
table-come-back = Riprendi il tuo posto
table-put-back = Rimetti a posto
table-undo = Annulla
table-clock-budget = { $minutes } min a testa, { $increment } s in più a ogni turno
table-clock-days = { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
table-clock-none = Senza orologio
table-room-title = Un tavolo di { $game }
table-room-full = Tutti i posti sono occupati. Resta: potrai guardare appena la partita comincia.
table-seat-kept = Riservato
table-seat-free = Posto libero
table-has-contributed = pronto
table-not-contributed = si siede
table-sit-down = Siediti
table-add-bot = Bot
table-free-seat = Libera il posto
table-start = Comincia la partita
table-cancel = Chiudi il tavolo
table-stand-up = Alzati
table-invite-title = Invita gli amici
table-invite-private = Solo chi ha questo link trova il tavolo.
table-invite-open = Il tavolo è elencato nell’atrio. Questo link ci porta direttamente.
table-link = Il link del tavolo
table-copy = Copia
table-copied = Copiato
table-what-is-played = A che cosa si gioca
table-own-edition = edizione personale
table-absent-bot = Per chi è assente gioca un bot ({ $bot }).
table-absent-resign = Chi è assente troppo a lungo si arrende.
table-absent-wait = Il tavolo aspetta chi è assente.
table-fair-title = Mescolamento onesto
table-fair-before = Il server ha già sigillato il suo segreto: questa è l’impronta. Tutti al tavolo aggiungono byte casuali propri prima che si distribuisca qualcosa; dopo la fine il segreto viene aperto e chiunque può verificare ogni estrazione.
table-close = Chiudi
table-cannot-enter = Non puoi entrare a questo tavolo
table-to-the-lobby = All’atrio
table-line-lost = La connessione è caduta, nient’altro. Nuovo tentativo ({ $tried })…
table-try-now = Prova ora
table-cancelled = Questo tavolo è stato chiuso da chi lo aveva aperto.
table-menu = Altro
table-board = Il tabellone
table-tab-moves = Mosse
table-tab-seats = Giocatori
table-tab-log = Diario
table-tab-chat = Chat
table-your-moves = Le tue mosse
table-others-turn = Tocca a qualcun altro.
table-see-rule = Vedi la regola
table-tap-again = Tocca di nuovo per giocare.
table-not-now = Questo ora non si può scegliere.
table-zoom-in = Ingrandisci
table-zoom-out = Riduci
table-zoom-all = Mostra tutto il tabellone
table-rules = Le regole
table-edition = Sull’edizione
table-share-position = Copia un link a questa posizione
table-leave = Vai via; subentra un bot o la regola del tavolo
table-agree = Accetta di fermarsi senza vincitore ({ $count } d’accordo)
table-agree-no-longer = Non accettare più di fermarsi
table-resign = Arrenditi
table-resign-sure = Ti arrendi? Sarai ultimo.
table-resign-yes = Sì, mi arrendo
table-curtain = Tocca a { $name }
table-curtain-hint = Passa il dispositivo. Continua quando nessun altro guarda lo schermo.
table-curtain-ready = Sono pronto
name-option-yes = sì
name-option-no = no

end-stopped = Avete deciso tutti di fermarvi
end-player = Giocatore
end-points = Punti
end-go-to-rematch = Alla rivincita
end-rematch = Rivincita
end-replay = Rivedi la partita
end-record = Registrazione
end-verify = Verifica i mescolamenti
end-lines = Riga per riga
end-race = L’andamento della partita

shuffle-title = I mescolamenti erano onesti?
shuffle-promise = Prima di distribuire, il server ha sigillato un segreto e ne ha mostrato l’impronta:
shuffle-running = La partita è in corso: il segreto resta sigillato fino alla fine. Allora questa pagina verificherà da sola ogni estrazione.
shuffle-checking = Verifica di ogni estrazione…
shuffle-good = Tutte le { $count } estrazioni sono state verificate qui nel tuo browser: seguono dal segreto, e il segreto corrisponde all’impronta.
shuffle-bad = L’estrazione { $number } non segue dal segreto. Conserva la registrazione e parlane.
shuffle-bad-seal = Il segreto non corrisponde all’impronta mostrata. Conserva la registrazione e parlane.
shuffle-how = Tutti al tavolo hanno aggiunto byte casuali propri: né il server né un giocatore ha potuto scegliere il mescolamento. Che le carte sul tavolo fossero queste estrazioni si verifica con la registrazione e «archipel verify».
shuffle-no-crypto = Questo browser qui non calcola impronte, perché la pagina è arrivata su una linea aperta. Usa https, oppure «archipel verify» con la registrazione.
shuffle-contributions = Che cosa hanno aggiunto i giocatori

replay-title = Replay
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-seat = Visto da
replay-spectator = uno spettatore
replay-share = Copia un link a questo passo
replay-to-table = Al tavolo

table-your-name = Come ti chiami?
table-your-name-hint = oppure troviamo noi un nome

table-move-kept = La tua mossa è conservata e sarà fatta appena torna.

## Held against what this browser remembers

shuffle-kept-both = Questo browser ha conservato questa impronta quando il segreto era ancora sigillato, e ciò che hai aggiunto tu: entrambi si confrontano con quello che il server dice adesso.
shuffle-kept = Questo browser ha conservato questa impronta quando il segreto era ancora sigillato; si confronta con quello che il server dice adesso.
shuffle-not-kept = Questo browser non ha visto il tavolo prima della fine: può confrontare solo con l’impronta che il server mostra adesso.
shuffle-bad-own = Il mescolamento non è stato fatto con i byte che questo browser ha aggiunto per te. A meno che tu non ti sia seduto di nuovo su un altro dispositivo, conserva la registrazione e avvisa gli altri.
table-tap-hint = Tocca ciò che brilla, o una mossa.

## I bot, e i consigli

name-bot-random = a caso
name-bot-greedy = veloce
name-bot-search = forte
about-bot-random = Fa una mossa ammessa qualsiasi. Va bene per imparare le regole.
about-bot-greedy = Guarda una mossa avanti e risponde subito. Un buon avversario per le prime partite.
about-bot-search = Continua la partita a mente, fino a un secondo per decisione. Il più forte che abbiamo.
about-bot-program = Un programma di chi ospita questo server.
bot-with-time = { $bot }, { $count } ms per decisione
bot-with-tries = { $bot }, { $count } tentativi per decisione
table-strength-of = Come gioca { $name }
table-who-thinks = { $name } sta pensando.
table-hints-yes = I consigli sono ammessi.
table-hints-no = Senza consigli.
hint-ask = Consiglio
hint-title = Cosa farebbe il bot forte
hint-thinking = Il bot forte sta pensando…
hint-chance = circa { $share }%
hint-about = La tua probabilità di vincere, a suo giudizio. Vede solo ciò che vedi tu e può sbagliare.

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
        [one] Disposto: un elemento
       *[other] Disposti e distribuiti: { $count } elementi
    }
table-log-look = Scegliendo una riga si vede il tavolo com’era allora.

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
table-show-again-none = Non è successo nulla dalla tua ultima mossa.
table-skip = Salta
table-back-to-now = Torna ad adesso
table-looking = Stai guardando il tavolo com’era dopo il passo { $step }.
table-looking-news = Intanto la partita continua.
table-telling = Ecco che cosa fanno gli altri.
table-hint-later = Puoi chiedere un consiglio quando tocca a te.
table-play-none = Gioca
table-outlook = { $points } adesso; { $outlook } se la partita finisse ora
table-since = { $points } dalla tua ultima mossa

# What keys are for

table-keys = Tasti
key-does-arrows = guardare una cosa dopo l’altra, con la spiegazione
key-does-tab = scorrere ciò che si può scegliere
key-does-enter = scegliere e confermare
key-does-escape = rimettere, chiudere
key-does-u = annullare una mossa
key-does-h = chiedere un suggerimento
key-does-c = chiamare la guida, o mandarla via
key-does-l = il diario
key-does-rules = le regole, sulla cosa osservata

# La fine di una partita, e come rivederla

end-wins = { $own ->
        [yes] Hai vinto!
       *[no] { $seat } vince
    }
end-wins-by = { $own ->
        [yes] Vinci con { $margin ->
                [one] un punto
               *[other] { $margin } punti
            } di vantaggio
       *[no] { $seat } vince con { $margin ->
                [one] un punto
               *[other] { $margin } punti
            } di vantaggio
    }
end-wins-tie = { $own ->
        [yes] Vinci a parità di punti
       *[no] { $seat } vince a parità di punti
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
end-race-label = Punti di ogni giocatore in { $rounds ->
        [one] un giro
       *[other] { $rounds } giri
    }; la tabella dà le cifre finali
end-race-lead = { $own ->
        [yes] Giro { $round }: passi in testa
       *[no] Giro { $round }: { $seat } passa in testa
    }
end-race-best = { $own ->
        [yes] Giro { $round }: fai { $points }
       *[no] Giro { $round }: { $seat } fa { $points }
    }
end-tale-always = { $own ->
        [yes] Eri in testa dopo ogni giro.
       *[no] { $seat } era in testa dopo ogni giro.
    }
end-tale-passed = { $own ->
        [yes] Nel giro { $round } hai superato { $other } e sei rimasto davanti.
       *[no] Nel giro { $round } { $seat } { $theirs ->
                [yes] ti ha superato
               *[no] ha superato { $other }
            } ed è rimasto davanti.
    }
end-tale-since = { $own ->
        [yes] Nel giro { $round } sei passato in testa e ci sei rimasto.
       *[no] Nel giro { $round } { $seat } è passato in testa e ci è rimasto.
    }
end-tale-level = { $own ->
        [yes] Prima dell’ultimo giro qualcuno era ancora alla pari con te.
       *[no] Prima dell’ultimo giro { $seat } non era ancora davanti, ma alla pari.
    }
end-tale-behind = { $own ->
        [yes] Prima dell’ultimo giro eri indietro di { $gap }.
       *[no] Prima dell’ultimo giro { $seat } era indietro di { $gap }.
    }
end-tale-last-round = { $theirs ->
        [yes] Prima dell’ultimo giro eri in testa di { $gap }; ha portato { $less } a te e { $gain } a { $seat }.
       *[no] Prima dell’ultimo giro { $other } era in testa di { $gap }; ha portato { $less } a { $other } e { $gain } a { $own ->
                [yes] te
               *[no] { $seat }
            }.
    }
end-tale-from-last = { $own ->
        [yes] Dopo il giro { $round } eri ultimo, { $gap } dietro { $other }.
       *[no] Dopo il giro { $round } { $seat } era all’ultimo posto, { $gap } dietro { $theirs ->
                [yes] di te
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
replay-slider = A che punto della partita
replay-moves = Turno per turno
