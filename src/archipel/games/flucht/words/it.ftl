# Flucht aus Mangrovia in Italian. $seat is a team's name, $own says whether it is the reader's own team. The terms are those of docs/words.md.
# $colour and $animal arrive as the words below (blu, scimmia ...): “di colore { $colour }” fits every noun; a selector on $animal makes the gender.

title = Flucht aus Mangrovia
summary = Due temerari per squadra e un solo percorso nella giungla: lo costruiscono tutti, non se ne fida nessuno.
about-bridge = Ponte sospeso: regge una sola pedina alla volta
about-rounds = Fine dopo questo numero di giri (0: solo quando una squadra è arrivata)

name-colour-blue = blu
name-colour-yellow = giallo
name-colour-red = rosso
name-colour-green = verde
name-colour-orange = arancione
name-animal-monkey = scimmia
name-animal-vulture = avvoltoio
name-animal-snake = serpente
name-animal-crocodile = coccodrillo
name-animal-tiger = tigre

name-reconstructed-squares = l’ordine delle caselle e i posti degli elefanti
name-reconstructed-cards = l’abbinamento di rombi e dischi

## What is asked

decision-card = { $own ->
        [yes] Gioca una delle tue carte.
       *[no] { $seat } sceglie una carta.
    }
decision-pawn = { $own ->
        [yes] Quale pedina muovi con il disco { $colour }?
       *[no] { $seat } sceglie la pedina da muovere (disco { $colour }).
    }

## What happened

event-starts = { $own ->
        [yes] La tua squadra è la più coraggiosa: inizi tu.
       *[no] { $seat } è la squadra più coraggiosa e inizia.
    }
event-dealt = Ogni squadra riceve { $count } carte.
event-hand = La tua mano: { $cards }.
event-card-played = { $own ->
        [yes] Giochi { $card } (disco { $colour }).
       *[no] { $seat } gioca { $card } (disco { $colour }).
    }
event-token-placed = Casella { $place }: { $animal ->
        [scimmia] la scimmia è domata
        [tigre] la tigre è domata
        [avvoltoio] l’avvoltoio è domato
       *[other] il { $animal } è domato
    }.
event-token-removed = Casella { $place }: { $animal ->
        [scimmia] la scimmia
        [tigre] la tigre
        [avvoltoio] l’avvoltoio
       *[other] il { $animal }
    } torna feroce.
event-token-kept = Tutte le caselle di colore { $colour } sono domate e occupate: nessun animale torna feroce.
event-pawn-forward = { $own ->
        [yes] La tua pedina { $pawn }
       *[no] La pedina { $pawn } di { $seat }
    } va { $from ->
        [0] dalla Partenza
       *[other] dalla casella { $from }
    } alla casella { $to }.
event-pawn-arrives = { $own ->
        [yes] La tua pedina { $pawn }
       *[no] La pedina { $pawn } di { $seat }
    } va { $from ->
        [0] dalla Partenza
       *[other] dalla casella { $from }
    } all’Arrivo.
event-pawn-back = { $own ->
        [yes] La tua pedina { $pawn }
       *[no] La pedina { $pawn } di { $seat }
    } torna indietro dalla casella { $from } alla casella { $to }: davanti { $because ->
        [wild] c’è un animale feroce (casella { $place })
        [elephant] l’elefante della casella { $place } blocca la pedina in prima posizione
        [bridge] il ponte sospeso è occupato
        [occupied] tutte le caselle di colore { $colour } sono occupate
       *[no-square] non ci sono più caselle di colore { $colour }
    }.
event-pawn-stays = { $own ->
        [yes] La tua pedina { $pawn }
       *[no] La pedina { $pawn } di { $seat }
    } { $because ->
        [arrived] è arrivata e non si muove più.
       *[other] non può muoversi. Davanti { $because ->
            [wild] c’è un animale feroce (casella { $place })
            [elephant] l’elefante della casella { $place } blocca la pedina in prima posizione
            [bridge] il ponte sospeso è occupato
            [occupied] tutte le caselle di colore { $colour } sono occupate
           *[no-square] non ci sono più caselle di colore { $colour }
        }; dietro { $behind ->
            [wild] c’è un animale feroce (casella { $behind-place })
            [elephant] l’elefante della casella { $behind-place } blocca la pedina in prima posizione
            [bridge] il ponte sospeso è occupato
            [occupied] tutte le caselle di colore { $colour } sono occupate
           *[no-square] non ci sono caselle di colore { $colour }
        }.
    }
event-card-drawn = { $seat } pesca una carta.
event-card-drawn-own = Peschi { $card } (disco { $colour }).
event-pile-shuffled = Il mazzo è vuoto: si mescolano gli scarti ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }).
event-rounds-over = { $rounds ->
        [one] È finito { $rounds } giro
       *[other] Sono finiti { $rounds } giri
    }: la partita termina qui.
event-wins = { $own ->
        [yes] Entrambe le tue pedine sono all’Arrivo: hai vinto!
       *[no] Entrambe le pedine di { $seat } sono all’Arrivo: vince { $seat }.
    }

## Why not

reason-no-such-card = La carta «{ $value }» non esiste; le carte sono: { $allowed }.
reason-no-such-pawn = La pedina «{ $value }» non esiste; una squadra ha la pedina 1 e la pedina 2.
reason-no-such-text = «{ $value }» non è una mossa. Scrivi «play» con una carta, oppure «pawn 1» o «pawn 2» per una pedina.
reason-card-first = Prima gioca una carta; poi muovi una pedina secondo il suo disco.
reason-card-already-played = In questo turno hai già giocato { $card }; ora scegli una pedina.
reason-card-on-played-pile = { $card } è tra gli scarti.
reason-card-not-in-hand = Non hai { $card } in mano.

## Notes on things

mark-covers = doma { $places }
mark-uncovers = libera { $places }
mark-goes-forward = pedina { $pawn }: { $from } → { $to }
mark-goes-back = pedina { $pawn }: indietro { $from } → { $to }
mark-stays = la pedina { $pawn } resta ferma: { $because ->
        [arrived] è arrivata
        [wild] animale feroce sulla casella { $place }
        [elephant] elefante sulla casella { $place }
        [bridge] il ponte è occupato
        [occupied] tutte le caselle del colore sono occupate
       *[no-square] nessuna casella del colore davanti
    }

## Come si chiamano le mosse

move-play-card = Gioca { $card }
move-choose-pawn = Pedina { $pawn }

## Editions: mistakes in the file

problem-edition-square-nothing = La casella { $square } deve avere un colore oppure elephant = true.
problem-edition-colour-unknown = { $thing } ha il colore «{ $value }»; i colori sono: { $allowed }.
problem-edition-square-unknown = Il ponte cita la casella «{ $value }», che non è sul percorso.
problem-edition-hand-size = Per { $teams } squadre, il numero di carte in mano non può essere «{ $value }».

## Editions: what is known of the box

problem-edition-tokens = I gettoni di colore { $colour } sono { $allowed }, non { $value }.
problem-edition-colours = I colori sono { $allowed }, non { $value }.
problem-edition-cards = Le carte sono { $allowed }, non { $value }.
problem-edition-teams = Le squadre sono { $allowed }, non { $value }.
problem-edition-pawns = Numero di pedine di { $team }: { $value }; ogni squadra ne ha { $allowed }.
problem-edition-hands = Con { $teams } squadre, ognuna ha in mano { $allowed } carte, non { $value }.
problem-edition-coloured-squares = Il percorso ha { $allowed } caselle colorate, non { $value }.
problem-edition-elephants = Il percorso ha { $allowed } elefanti, non { $value }.
problem-edition-finish = L’Arrivo deve essere «{ $allowed }», non «{ $value }».
problem-edition-bridge = Il ponte sospeso occupa le caselle { $allowed }, non { $value }.
problem-edition-pairs = Nessuna carta mostra i rombi { $value }, richiesti da un esempio del regolamento.
problem-edition-bridge-coloured = Il ponte contiene l’elefante { $value }; tutte le sue caselle dovrebbero essere colorate.
problem-edition-squares = Le caselle di colore { $colour } dovrebbero essere { $allowed }, una per ogni gettone; qui sono { $value }.
problem-edition-diamonds = Numero di rombi di { $card }: { $value }; secondo le testimonianze: { $allowed }.
problem-edition-red-discs = Secondo le testimonianze, { $allowed } carte hanno un disco { $colour }; qui sono { $value }.
problem-edition-discs = { $allowed } carte dovrebbero avere un disco { $colour }; qui sono { $value }.
problem-edition-diamond-totals = I rombi di colore { $colour } dovrebbero essere in tutto { $allowed }; qui sono { $value }.
problem-edition-threes = { $allowed } carte dovrebbero avere tre rombi; qui sono { $value }.
problem-edition-example-6 = L’esempio 6 non si può ricostruire su questo percorso: prima dell’Arrivo servono tre caselle gialle, una casella tra le ultime due e, oltre l’ultima, una casella rossa seguita da un’altra casella.
problem-edition-example-7 = L’esempio 7 non si può ricostruire su questo percorso: serve un elefante con due caselle blu poco prima e una casella blu dopo.
problem-edition-stretches = Caselle di fila non di colore { $colour }: { $value }; se sono più di { $allowed }, lì il colore non serve più a nulla.

## The drawing in the terminal

board-start = Partenza
board-finish = Arrivo
board-bridge = Ponte
board-tamed = domato
board-wild = feroce
board-elephant = elefante
board-teams = Squadre
board-turn = di turno
board-own = tu
board-winner = vittoria
board-animals = Animali
board-cards = Carte
board-hand = La tua mano
board-pile = Mazzo
board-played = Scarti
board-card = Carta in gioco

## Only in the browser

page-seat = Squadra { $number }
page-section-colours = Animali e gettoni
page-section-teams = Squadre e pedine
page-section-hands = Carte in mano
page-section-start = La Partenza
page-section-squares = Il percorso
page-section-bridge = Il ponte sospeso
page-section-scenery = Lungo il percorso
page-section-cards = Le carte
page-note-colours = Un gettone per ogni casella del suo colore.
page-note-teams = Due pedine per ognuna delle sei squadre.
page-note-hands = Il numero di carte in mano dipende da quante sono le squadre.
page-note-start = Il pontile all’inizio non ha colore né gettone e accoglie quante pedine si vuole.
page-note-squares = È stampato quante caselle ci sono di ogni colore e che l’ultima, l’Arrivo, è rossa. L’ordine delle caselle e i posti dei tre elefanti sono una nostra ricostruzione.
page-note-bridge = Serve solo nella variante. È stampato che il ponte è formato dalle sei caselle prima del secondo elefante; quali siano dipende dal nostro percorso.
page-note-scenery = La cascata, il vecchio tempio e il ponte sono disegnati accanto al percorso e non hanno effetto sul gioco. Dove metterli l’abbiamo deciso noi.
page-note-cards = Stampato: trenta carte. Secondo le testimonianze: sei dischi rossi, due o tre rombi per carta. Dedotto: sei dischi di ogni colore, 21 carte con due rombi e 9 con tre, e di ogni colore tanti rombi quanti gettoni. Ricostruito: l’abbinamento di rombi e dischi.

## The board on the page

page-board = Tabellone: { $count } caselle dalla Partenza all’Arrivo
page-square = { $where ->
        [finish] Arrivo, casella { $place }
       *[square] Casella { $place }
    }: { $state ->
        [elephant] elefante
        [tamed] { $animal ->
            [scimmia] scimmia, domata
            [tigre] tigre, domata
           *[other] { $animal }, domato
        }
       *[wild] { $animal }, feroce
    }
page-pawn = { $own ->
        [yes] La tua pedina { $pawn }
       *[no] Pedina { $pawn } di { $seat }
    }, { $where ->
        [start] alla Partenza
        [finish] all’Arrivo
       *[square] sulla casella { $place }
    }
page-stands-here = { $own ->
        [yes] Qui c’è la tua pedina { $pawn }
       *[no] Qui c’è la pedina { $pawn } di { $seat }
    }
page-comes-here = La tua pedina { $pawn } può arrivare qui ({ $steps })
page-stays = resta
page-either = { $first } o { $second }
page-card = Carta: disco { $animal }, rombi { $animals }
page-event-card-played = { $own ->
        [yes] Giochi { $card }.
       *[no] { $seat } gioca { $card }.
    }
page-event-card-drawn-own = Peschi { $card }.
page-tray = Gettoni rimasti
page-tokens-left = { $animal }: { $count }
page-bridge-free = Ponte sospeso: libero
page-bridge-taken = { $own ->
        [yes] Ponte sospeso: c’è sopra la tua pedina
       *[no] Ponte sospeso: c’è sopra una pedina di { $seat }
    }
page-show-map = Mostra il tabellone
page-show-rows = Mostra il percorso in file
page-reconstructed = ricostruito
page-tames = doma: { $animal } { $place }
page-frees = libera: { $animal } { $place }
page-keeps = { $animal }: nessun gettone tolto
page-walks = Pedina { $pawn }: { $from ->
        [0] Partenza
       *[other] { $from }
    } → { $to }
page-stays-on = La pedina { $pawn } resta { $place ->
        [0] alla Partenza
       *[other] su { $place }
    }
page-then-draw = poi peschi una carta (mazzo: { $count })
page-hand-hint = Indica una carta per vedere che cosa farebbe.
page-team = Pedina 1: { $first }, pedina 2: { $second }, { $count ->
        [one] una carta
       *[other] { $count } carte
    } in mano, { $sum ->
        [one] { $sum } casella
       *[other] { $sum } caselle
    } in tutto
page-front-pawn = Pedina davanti
page-rear-pawn = Pedina dietro
page-longest-leap = Salto più lungo
page-tokens-put = Gettoni messi
page-tokens-taken = Gettoni tolti
page-elephants-passed = Elefanti superati
page-turns-stayed = Turni senza muoversi
page-card-name = { $animal } ({ $animals })

## For a finger instead of a mouse

page-hand-hint-touch = Tocca una carta per vedere che cosa farebbe.

## What the page says in its own terms: an animal is tamed or wild, and gives its name to disc and
## diamond. There $colour is the animal of that colour.

page-decision-pawn = { $own ->
        [yes] Quale pedina muovi con il disco { $colour }?
       *[no] { $seat } sceglie una pedina (disco { $colour }).
    }
page-play-this = Giochi la carta { $colour }?
page-send-pawn = Mandi la pedina { $pawn } su { $place }?
page-which-pawn-to = Quale pedina va su { $place }?
page-event-turn = { $own ->
        [yes] Giochi { $colour }
       *[no] { $seat } gioca { $colour }
    }{ $signs ->
        [none] { "" }
       *[other] : { $signs }
    }{ $to ->
        [none] { "" }
       *[other] , { $own ->
            [yes] vai
           *[no] va
        } { $from ->
            [0] Partenza
           *[other] { $from }
        } → { $to ->
            [finish] Arrivo
           *[other] { $to }
        }
    }
page-event-round = Giro { $round }
page-event-token-kept = Nessun animale torna feroce ({ $colour }): tutte le caselle sono domate e occupate.
page-event-pawn-back = { $own ->
        [yes] La tua pedina { $pawn }
       *[no] La pedina { $pawn } di { $seat }
    } torna indietro { $from } → { $to }: { $because ->
        [wild] animale feroce su { $place }
        [elephant] l’elefante su { $place } blocca la prima pedina
        [bridge] il ponte è occupato
        [occupied] { $colour }: davanti è tutto occupato
       *[no-square] { $colour }: nessuna casella davanti
    }.
page-event-pawn-stays = { $own ->
        [yes] La tua pedina { $pawn }
       *[no] La pedina { $pawn } di { $seat }
    } { $because ->
        [arrived] è arrivata e non si muove più.
       *[other] resta { $at ->
            [0] alla Partenza
           *[other] su { $at }
        }. Davanti: { $because ->
            [wild] animale feroce su { $place }
            [elephant] l’elefante su { $place } blocca la prima pedina
            [bridge] il ponte è occupato
            [occupied] caselle { $colour } tutte occupate
           *[no-square] nessuna casella { $colour }
        }; dietro: { $behind ->
            [wild] animale feroce su { $behind-place }
            [elephant] l’elefante su { $behind-place } blocca la prima pedina
            [bridge] il ponte è occupato
            [occupied] caselle { $colour } tutte occupate
           *[no-square] nessuna casella { $colour }
        }.
    }
page-round = Giro { $round } · turno { $turn }
page-round-of = Giro { $round } di { $rounds } · turno { $turn }
page-wild-left = { $count ->
        [0] tutti domati
        [one] { $count } feroce
       *[other] { $count } feroci
    }
page-wild-left-title = Animali ancora feroci: di lì non passa nessuno
page-tip-wild = Qui nessuno si ferma e nessuno passa.
page-tip-tamed = Le pedine passano. Una sola può fermarsi qui, con un disco { $animal }.
page-tip-next = Il prossimo rombo { $animal } lo doma.
page-tip-last = Tutti domati: il prossimo rombo { $animal } lo libera.
page-tip-protected = La pedina che c’è sopra protegge il gettone.
page-tip-finish = Ci si arriva con un disco { $animal }, quando l’animale è domato. C’è posto per tutte le pedine.
page-tip-finish-worth = Vince chi porta qui per primo entrambe le pedine.
page-tip-bridge = Ponte sospeso: può fermarvisi una sola pedina alla volta.
page-tip-elephant = Qui nessuno si ferma. Solo la pedina in prima posizione non può passare.
page-tip-first = In prima posizione: { $own ->
        [yes] la tua pedina { $pawn }
       *[no] la pedina { $pawn } di { $seat }
    }, su { $place }
page-tip-pawn = Un disco la manda alla prossima casella libera di quell’animale, passando su caselle domate; se davanti non ce n’è, indietro.
page-tip-pawn-first = È in prima posizione: nessun elefante la lascia passare.
page-tip-pawn-worth = { $steps ->
        [0] È arrivata.
        [one] 1 casella fino all’Arrivo
       *[other] { $steps } caselle fino all’Arrivo
    }
page-tip-card-diamonds = Ogni rombo doma il primo animale feroce della sua specie; se sono tutti domati, libera l’ultimo.
page-tip-card-disc = Il disco: una tua pedina va alla prossima casella libera { $animal }.
page-tip-tray = Gettoni: { $animal }
page-tip-tray-does = Ne resta uno per ogni animale di questa specie ancora feroce.
page-tip-tray-worth = { $count } su { $all }
page-tip-pile = Ogni turno finisce pescando da qui una carta. Quando il mazzo è vuoto, si mescolano gli scarti.
page-tip-played = Tutte le carte giocate dall’ultimo mescolamento; formeranno il prossimo mazzo.
page-tip-cards = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
page-tip-hand-of = { $own ->
        [yes] Le tue carte
       *[no] Carte di { $seat }
    }
page-tip-hand-does = Le vede solo la squadra che le ha in mano. Dopo ogni turno la mano torna completa.
page-option-bridge-yes = con il ponte
page-option-bridge-no = senza il ponte

## The key to the drawing in the terminal, and the board in words

board-sign-pawn = la pedina 1 di una squadra
board-sign-more = questa pedina e altre sulla stessa casella
board-sign-way = il percorso continua nella riga seguente
board-sign-places = dove sono le due pedine di una squadra
board-sign-disc = disco
board-sign-diamond = rombi
board-sign-bar = caselle feroci e domate di un colore
board-pawn = pedina { $number } su { $square }

# The end of a game
page-end-out = { $own ->
        [yes] Hai portato in salvo entrambe le pedine
       *[no] { $seat } ha portato in salvo entrambe le pedine
    }
page-end-second = { $own ->
        [yes] Al secondo posto ci sei tu, su { $front } e { $rear }.
       *[no] Al secondo posto c’è { $seat }, su { $front } e { $rear }.
    }
page-end-leap = { $own ->
        [yes] Il salto più lungo è tuo: { $squares ->
            [one] { $squares } casella
           *[other] { $squares } caselle
        } nel giro { $round }.
       *[no] Il salto più lungo è di { $seat }: { $squares ->
            [one] { $squares } casella
           *[other] { $squares } caselle
        } nel giro { $round }.
    }
page-turns-played = Turni giocati
page-still-wild = Ancora feroci, giro per giro
page-still-wild-label = Animali feroci giro per giro ({ $rounds }): { $all } all’inizio, { $left } alla fine
page-longest-leaps = Salti più lunghi
page-in-round = giro { $round }

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Il tuo scopo: portare entrambe le pedine all’Arrivo prima di ogni altra squadra.
page-coach-card-title = Gioca una carta
page-coach-card = Scegli una carta che brilla. I suoi rombi domano animali sul percorso; il disco manda una tua pedina alla prossima casella domata del suo colore.
page-coach-card-why = Gli animali feroci, scuri e spinosi, sbarrano la strada: doma quelli che hai subito davanti.
page-coach-next-title = Leggi le tue carte
page-coach-next = Ogni carta dice fin dove porta una pedina; se la pedina «resta», in mezzo c’è un animale feroce.
page-coach-next-why = Un animale domato lo è per tutti: passa prima degli altri.
page-coach-pawn-title = Quale pedina?
page-coach-pawn = Con questo disco puoi muovere l’una o l’altra pedina. Scegli la pedina, o la casella che raggiungerebbe.
page-coach-pawn-why = Alla fine devono arrivare entrambe. Gli elefanti fermano solo la pedina in prima posizione: porta avanti anche l’altra.

## What puzzles are about

page-theme-pawn = Quale pedina?
page-theme-arrive = Al traguardo
page-theme-back = Un passo indietro
page-theme-stay = Una carta senza un passo
page-theme-last-stretch = La dirittura d’arrivo
page-theme-release = Un animale torna feroce
page-theme-tame = Un animale domato
page-theme-stride = Il passo giusto

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-animal = Animale
page-field-tokens = Gettoni
page-field-pawns = Pedine
page-field-by_teams = Carte per numero di squadre
page-field-colour = Colore
page-field-elephant = Elefante
page-field-squares = Caselle
page-field-name = Nome
page-field-disc = Disco
page-field-diamonds = Rombi

page-bench-square = { $last ->
    [yes] Casella { $number }, l’Arrivo
   *[no] Casella { $number }
}
page-bench-card = Carta { $number }
page-sheet-cards = Carte
