# Zanzibar in italiano. $seat è il nome di un giocatore, $own dice se è quello che legge. Un mercante si chiama con il suo numero.

title = Zanzibar
summary = Sull’isola delle spezie i mercanti si spingono e si scacciano lungo le vie; ogni giocatore ha dieci obiettivi segreti.
about-rounds = Fine dopo questo numero di giri (0: solo quando qualcuno non ha più obiettivi)

name-good-pepper = pepe
name-good-ginger = zenzero
name-good-cloves = chiodi di garofano
name-good-cinnamon = cannella
name-good-vanilla = vaniglia
name-good-hut = villaggio neutro
name-good-none = nessuna spezia
name-spice-pepper = pepe
name-spice-ginger = zenzero
name-spice-cloves = chiodi di garofano
name-spice-cinnamon = cannella
name-spice-vanilla = vaniglia
name-province-north = Nord
name-province-east = Est
name-province-south = Sud
name-province-west = Ovest
name-province-centre = Centro
name-province-sea = mare
name-objective-pepper = Pepe
name-objective-ginger = Zenzero
name-objective-cloves = Chiodi di garofano
name-objective-cinnamon = Cannella
name-objective-vanilla = Vaniglia
name-objective-north = Nord
name-objective-east = Est
name-objective-south = Sud
name-objective-west = Ovest
name-objective-centre = Centro
name-kind-spice = carte spezia
name-kind-province = carte provincia

## I nomi dei luoghi sono inventati e uguali in tutte le lingue.

name-place-mkoto = Mkoto
name-place-nungu = Nungu
name-place-kenda = Kenda
name-place-temwa = Temwa
name-place-fukwe = Fukwe
name-place-gamba = Gamba
name-place-uroma = Uroma
name-place-ponga = Ponga
name-place-chwale = Chwale
name-place-kiweni = Kiweni
name-place-bweja = Bweja
name-place-matule = Matule
name-place-muyo = Muyo
name-place-sombe = Sombe
name-place-dimbu = Dimbu
name-place-kizamo = Kizamo
name-place-makuli = Makuli
name-place-fumbi = Fumbi
name-place-bubwe = Bubwe
name-place-shangi = Shangi
name-place-mangwa = Mangwa
name-place-ziwela = Ziwela
name-place-forodi = Forodi
name-place-jozwa = Jozwa
name-place-dunge = Dunge
name-place-koaba = Koaba
name-place-ndijo = Ndijo
name-place-umbuli = Umbuli
name-place-umande = Umande
name-place-kaskazi = Kaskazi
name-place-matlai = Matlai
name-place-mwamba = Mwamba
name-place-kusi = Kusi
name-place-dau = Dau

name-reconstructed-score_track = la lunghezza del segnapunti
name-reconstructed-villages = i villaggi: dove si trovano e che cosa offrono
name-reconstructed-sea = i luoghi in mare
name-reconstructed-routes = le vie
name-reconstructed-objectives = la maggior parte delle tabelle degli obiettivi

## Che cosa si chiede

decision-take = { $own ->
        [yes] Quale mercante piazzi adesso? (da piazzare: { $left })
       *[no] { $seat } prende un mercante (da piazzare: { $left }).
    }
decision-place = { $own ->
        [yes] Dove piazzi il tuo mercante { $merchant }?
       *[no] { $seat } piazza il mercante { $merchant }.
    }
decision-discard = { $own ->
        [yes] { $owed ->
            [one] Scarti un obiettivo? Devi ancora scartarne uno.
           *[other] Scarti un obiettivo? Devi ancora scartarne { $owed }.
        }
       *[no] { $seat } può scartare un obiettivo.
    }
decision-move = { $own ->
        [yes] { $moved ->
            [0] { $left ->
                [one] Muovi un mercante, o chiudi i movimenti.
               *[other] Muovi fino a { $left } mercanti, o chiudi i movimenti.
            }
           *[other] { $left ->
                [one] Muovi ancora un mercante, o chiudi i movimenti.
               *[other] Muovi ancora fino a { $left } mercanti, o chiudi i movimenti.
            }
        }
       *[no] { $seat } muove i mercanti.
    }
decision-step = { $own ->
        [yes] { $back ->
            [yes] Il tuo mercante { $merchant } è tornato alla partenza: deve proseguire.
           *[no] { $left ->
                [one] Il tuo mercante { $merchant }, a { $place }, può fare ancora un passo.
               *[other] Il tuo mercante { $merchant }, a { $place }, può fare ancora { $left } passi.
            }
        }
       *[no] { $seat } muove il mercante { $merchant }.
    }
decision-push = { $own ->
        [yes] Dove spingi il mercante { $other } che è a { $place }?
       *[no] { $seat } spinge il mercante { $other } che è a { $place }.
    }
decision-chase = { $own ->
        [yes] Dove scacci il mercante { $other } che è a { $place }?
       *[no] { $seat } scaccia il mercante { $other } che è a { $place }.
    }
decision-score = { $own ->
        [yes] { $left ->
            [one] Realizzi un obiettivo?
           *[other] Realizzi uno o due obiettivi?
        }
       *[no] { $seat } può realizzare obiettivi.
    }

## Che cosa è successo

event-starts = { $own ->
        [yes] Cominci tu.
       *[no] Comincia { $seat }.
    }
event-placed = { $own ->
        [yes] Piazzi il tuo mercante { $merchant } a { $place }.
       *[no] { $seat } piazza il mercante { $merchant } a { $place }.
    }
event-dealt = Ognuno pesca { $count } obiettivi.
event-hand = I tuoi obiettivi: { $objectives }.
event-goes = { $own ->
        [yes] Il tuo mercante { $merchant } va a { $place }.
       *[no] Il mercante { $merchant } di { $seat } va a { $place }.
    }
event-pushed = { $own ->
        [yes] Il tuo mercante { $merchant } viene spinto a { $place }.
       *[no] Il mercante { $merchant } di { $seat } viene spinto a { $place }.
    }
event-chased = { $own ->
        [yes] Il tuo mercante { $merchant } viene scacciato a { $place }.
       *[no] Il mercante { $merchant } di { $seat } viene scacciato a { $place }.
    }
event-no-move = { $own ->
        [yes] Non muovi nessun mercante.
       *[no] { $seat } non muove nessun mercante.
    }
event-scored = { $own ->
        [yes] Realizzi l’obiettivo { $objective }
       *[no] { $seat } realizza l’obiettivo { $objective }
    } { $count ->
        [0] senza mercanti
        [one] con un mercante
       *[other] con { $count } mercanti
    } al posto giusto: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, totale { $total }.
event-skips = { $own ->
        [yes] Non realizzi nulla.
       *[no] { $seat } non realizza nulla.
    }
event-discarded = { $own ->
        [yes] Scarti l’obiettivo { $objective } senza realizzarlo
       *[no] { $seat } scarta l’obiettivo { $objective } senza realizzarlo
    }{ $owed ->
        [0] .
        [one] ; resta ancora uno scarto.
       *[other] ; restano ancora { $owed } scarti.
    }
event-keeps = { $own ->
        [yes] Non scarti nulla.
       *[no] { $seat } non scarta nulla.
    }
event-drawn = { $count ->
        [one] { $seat } pesca un obiettivo.
       *[other] { $seat } pesca { $count } obiettivi.
    }
event-drawn-own = Peschi { $objectives }.
event-last-turns = { $own ->
        [yes] Hai finito gli obiettivi: tutti gli altri giocano ancora un turno.
       *[no] { $seat } ha finito gli obiettivi: tutti gli altri giocano ancora un turno.
    }
event-finished = { $own ->
        [yes] Anche tu hai finito gli obiettivi.
       *[no] Anche { $seat } ha finito gli obiettivi.
    }
event-rounds-over = { $rounds ->
        [one] È finito { $rounds } giro
       *[other] Sono finiti { $rounds } giri
    }: la partita termina qui.
event-wins = { $own ->
        [yes] Il punteggio più alto, { $points }, è il tuo: hai vinto!
       *[no] { $seat } ha il punteggio più alto, { $points }, e vince.
    }
event-wins-earlier = { $own ->
        [yes] Pareggio a quota { $points }, ma hai finito prima i tuoi obiettivi: hai vinto!
       *[no] Pareggio a quota { $points }, ma { $seat } ha finito prima gli obiettivi e vince.
    }
event-shares = { $own ->
        [yes] Condividi la vittoria, a quota { $points }.
       *[no] { $seat } condivide la vittoria, a quota { $points }.
    }

## Perché no

reason-no-such-text = «{ $value }» non è una mossa. Scrivi «go» con un mercante e un luogo, «push» o «chase» con un luogo, «score» o «discard» con un obiettivo, «end», «skip» o «keep»; durante la preparazione, «take» con un mercante e «place» con un luogo.
reason-no-such-place = Il luogo «{ $value }» non esiste; i luoghi sono: { $allowed }.
reason-no-such-merchant = Il mercante «{ $value }» non esiste; i mercanti sono: { $allowed }.
reason-no-such-objective = L’obiettivo «{ $value }» non esiste; gli obiettivi sono: { $allowed }.
reason-place-first = Prima vanno piazzati tutti i mercanti.
reason-all-placed = I mercanti sono già tutti sul tabellone.
reason-take-first = Prendi prima un mercante, poi piazzalo.
reason-taken = Hai preso il tuo mercante { $merchant }: adesso piazzalo.
reason-merchant-out = Con { $players } giocatori il mercante { $merchant } non si usa.
reason-merchant-placed = Il tuo mercante { $merchant } è già a { $place }.
reason-place-taken = { $own ->
        [yes] A { $place } c’è il tuo mercante { $other }.
       *[no] A { $place } c’è il mercante { $other } di { $seat }.
    }
reason-province-taken = Il tuo mercante { $merchant }, a { $place }, è già in questa provincia ({ $province }): durante la preparazione se ne può avere uno solo.
reason-end-first = Chiudi prima i movimenti, poi realizza gli obiettivi.
reason-movement-over = I movimenti di questo turno sono finiti.
reason-no-discard-now = Si scarta subito dopo aver pescato o realizzato un obiettivo, non ora.
reason-discard-first = Decidi prima se scartare un obiettivo.
reason-push-first = Decidi prima dove va il mercante { $other } che è a { $place }; poi il tuo { $merchant } ne prende il posto.
reason-nothing-to-push = Non c’è nessuno da spostare.
reason-merchant-moved = Il tuo mercante { $merchant } si è già mosso in questo turno; ognuno si muove una volta sola.
reason-enough-moved = In questo turno hai già mosso il massimo di mercanti: { $count }.
reason-go-on = Il tuo mercante { $merchant } è tornato a { $place }, da dove è partito: un movimento deve finire altrove, quindi deve proseguire.
reason-ends-at-start = Il tuo mercante { $merchant } è partito da { $place }: un movimento deve finire altrove.
reason-same-place = Il tuo mercante { $merchant } è già a { $place }.
reason-step-by-step = { $place } è a { $steps } passi: arrivaci un passo alla volta.
reason-too-far = { $place } dista almeno { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }; al tuo mercante { $merchant } { $left ->
        [one] resta un passo
       *[other] restano { $left } passi
    }.
reason-blocked-own = Il tuo mercante { $other }, a { $place }, ti sbarra la strada.
reason-blocked-taller = Il mercante { $other } di { $seat }, a { $place }, è più alto del tuo { $merchant } e gli sbarra la strada.
reason-blocked-equal = Il mercante { $other } di { $seat }, a { $place }, è alto come il tuo { $merchant }: non puoi spingerlo, e nemmeno scacciarlo finché accanto ha un luogo libero.
reason-target-taken = { $own ->
        [yes] A { $place } c’è il tuo mercante { $other }.
       *[no] A { $place } c’è il mercante { $other } di { $seat }.
    }
reason-target-behind = Il tuo mercante arriva da { $place }: lì non puoi spingere nessuno.
reason-target-far = { $place } non è accanto al mercante { $other } che spingi.
reason-can-be-pushed = Il mercante { $other }, a { $place }, ha accanto un luogo libero: va spinto, non scacciato.
reason-must-be-chased = Il mercante { $other }, a { $place }, non ha accanto nessun luogo libero: va scacciato in un luogo libero qualsiasi.
reason-objective-not-held = Non hai in mano l’obiettivo { $objective }.
reason-objective-scored = Hai già realizzato l’obiettivo { $objective }.
reason-objective-discarded = Hai già scartato l’obiettivo { $objective }.

## Note sulle cose

mark-reach = raggiunge { $count ->
        [one] un luogo
       *[other] { $count } luoghi
    } in { $left ->
        [one] un passo
       *[other] { $left } passi
    }{ $complete ->
        [yes] { "" }
       *[no] , forse di più
    }
mark-barred = non può andare da nessuna parte
mark-worth = { $count ->
        [0] nessuno al posto giusto
        [one] uno al posto giusto
       *[other] { $count } al posto giusto
    }: { $points }

## Come si chiamano le mosse

# Un luogo in mare offre «sea», che non ha nome.
name-of-place = { $good ->
        [sea] { $place }, in mare
       *[other] { $place }, { $good } ({ $province })
    }
move-take = Piazza il mercante { $merchant }
move-place = A { name-of-place }
move-go = Il tuo { $merchant } a { name-of-place }
move-push = A { name-of-place }
move-chase = A { name-of-place }
move-score = Realizza { $objective }
move-discard = Scarta { $objective }
move-end = Chiudi i movimenti
move-skip = { $scored ->
        [0] Non realizzare nulla
       *[other] Non realizzare altro
    }
move-keep = Non scartare nulla

## Edizioni: errori nel file

problem-edition-one-sea = Una sola provincia deve avere sea = true; qui sono { $value }.
problem-edition-province-unknown = { $thing } è nella provincia «{ $value }»; le province sono: { $allowed }.
problem-edition-good-unknown = { $thing } offre «{ $value }»; si può offrire: { $allowed }.
problem-edition-route = La via { $value } non collega due luoghi del tabellone.
problem-edition-merchant-order = I mercanti { $value } non sono in ordine crescente.
problem-edition-merchant-unknown = Il mercante { $value } per { $players } giocatori non è nella scatola, o compare due volte.
problem-edition-players-missing = [players] deve indicare una volta che cosa serve con { $players } giocatori.
problem-edition-objective-unknown = L’obiettivo «{ $value }» non è né una spezia né una provincia dell’isola; obiettivi ammessi: { $allowed }.
problem-edition-points-count = La tabella dell’obiettivo { $objective } ha { $value } voci; per i suoi luoghi ne servono { $allowed }.
problem-edition-objectives-few = Gli obiettivi sono { $value }: troppo pochi per { $players } giocatori.
problem-edition-room = Non c’è abbastanza posto per { $players } giocatori con { $merchants } mercanti ciascuno.

## Edizioni: che cosa si sa della scatola

problem-edition-merchants = I mercanti hanno i numeri { $allowed }, non { $value }.
problem-edition-crews = Con { $players } giocatori partecipano i mercanti { $allowed }, non { $value }.
problem-edition-start = Ognuno comincia con { $allowed } punti, non { $value }.
problem-edition-hand = Ognuno ha in mano { $allowed } obiettivi, non { $value }.
problem-edition-own-in-a-province = Durante la preparazione i mercanti di un colore ammessi in una provincia sono { $allowed }, non { $value }.
problem-edition-merchants-a-turn = In un turno si possono muovere { $allowed } mercanti, non { $value }.
problem-edition-objectives-a-turn = In un turno si possono realizzare { $allowed } obiettivi, non { $value }.
problem-edition-discards = Con { $players } giocatori ognuno deve scartarne { $allowed }, non { $value }.
problem-edition-provinces = Le province sono { $allowed }, non { $value }.
problem-edition-spices = Le spezie sono { $allowed }, non { $value }.
problem-edition-objectives = Numero di { $kind }: deve essere { $allowed }, non { $value }.
problem-edition-huts = Ci sono diversi villaggi neutri ({ $allowed }), non { $value }.
problem-edition-villages-of-a-province = La provincia { $province } ha { $value } villaggi; secondo una testimonianza sono { $allowed }.
problem-edition-villages = L’isola ha { $value } villaggi; dovrebbero essere { $allowed }.
problem-edition-orange-villages = La provincia arancione ({ $province }) ha { $value } villaggi; secondo la sua carta dovrebbero essere { $allowed }.
problem-edition-sea-places = Ci sono { $value } luoghi in mare; ne servono { $allowed }.
problem-edition-coast = { $place } è collegato a { $value } villaggi; dovrebbero essere { $allowed }.
problem-edition-connected = Da alcuni luoghi non si raggiungono tutti gli altri.
problem-edition-spice-villages = Villaggi che offrono questa spezia ({ $spice }): { $value }; dovrebbero essere { $allowed }.
problem-edition-neutral-villages = I villaggi neutri sono { $value }; dovrebbero essere { $allowed }.
problem-edition-spice-spread = I villaggi con questa spezia ({ $spice }) sono in { $value } province; dovrebbero essere { $allowed }.
problem-edition-sea-ring = I luoghi in mare dovrebbero formare un anello di sei ({ $allowed }); qui: { $value }.
problem-edition-routes-of-a-place = A { $place } si incontrano { $value } vie; dovrebbero essere { $allowed }.
problem-edition-planar = Sulla mappa alcune vie si incrociano.
problem-edition-far-apart = Due luoghi distano { $value } passi; dovrebbero essere al massimo { $allowed }.
problem-edition-cloves-card = Con { $merchants } mercanti i chiodi di garofano valgono { $allowed }, non { $value }.
problem-edition-orange-card = Secondo una testimonianza la carta arancione ({ $objective }) vale { $allowed }, non { $value }.
problem-edition-rising = I punti dell’obiettivo { $objective } non aumentano con ogni mercante: { $value }.
problem-edition-different = Gli obiettivi { $objective } e { $other } hanno la stessa tabella.
problem-edition-dear-and-rich = Senza mercanti { $objective } costa più di { $other }; con tutti i mercanti dovrebbe quindi rendere almeno altrettanto.
problem-edition-three-pays = { $objective } dovrebbe dare punti solo a partire da { $allowed } mercanti: { $value }.

## Il disegno nel terminale

board-players = Giocatori
board-points = Punti
board-hand = I tuoi obiettivi
board-cards = Carte
board-objectives = Obiettivi
board-owed = scarti da fare
board-round = Giro
board-last-turns = Ultimi turni

## Objectives in a list
name-objectives-pepper = { name-objective-pepper }
name-objectives-ginger = { name-objective-ginger }
name-objectives-cloves = { name-objective-cloves }
name-objectives-cinnamon = { name-objective-cinnamon }
name-objectives-vanilla = { name-objective-vanilla }
name-objectives-north = { name-objective-north }
name-objectives-east = { name-objective-east }
name-objectives-south = { name-objective-south }
name-objectives-west = { name-objective-west }
name-objectives-centre = { name-objective-centre }

## The page

page-steps = { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }
page-pushes = spinge { $own ->
        [yes] il tuo { $merchant }
       *[no] il { $merchant } di { $seat }
    }
page-pushes-to = spinge { $own ->
        [yes] il tuo { $merchant }
       *[no] il { $merchant } di { $seat }
    } a { $to }
page-chases = scaccia { $own ->
        [yes] il tuo { $merchant }
       *[no] il { $merchant } di { $seat }
    }
page-chases-to = scaccia { $own ->
        [yes] il tuo { $merchant }
       *[no] il { $merchant } di { $seat }
    } a { $to }

## The board on the page

page-board = Tabellone: { $count } luoghi
page-place-held = { $what }: { $who }
page-merchant-of = { $own ->
        [yes] il tuo mercante { $merchant }
       *[no] il mercante { $merchant } di { $seat }
    }
page-merchant-on = Il tuo mercante { $merchant }, a { $place }
page-merchant-aside = Il tuo mercante { $merchant }, non ancora piazzato
page-has-moved = si è mosso
page-or-else = Un passo alla volta potresti scegliere: { $places }
page-or-anywhere = Un passo alla volta potresti scegliere qualsiasi luogo libero.
page-you-say = Poi scegli tu dove: { $places }
page-say-push = Scegli tu dove spingerlo.
page-say-chase = Scegli tu in quale luogo libero scacciarlo.
page-round = Giro { $round }
page-last-turns = { $count ->
        [one] L’ultimo turno
       *[other] Gli ultimi { $count } turni
    }
page-reconstructed = ricostruito
page-objective = { $objective }: { $count ->
        [0] nessuno al posto giusto
        [one] uno al posto giusto
       *[other] { $count } al posto giusto
    }, ora { $points }
page-short-cloves = Garofano
page-now = ora
page-then = poi
page-objectives-later = Quando tutti i mercanti saranno piazzati, ognuno pescherà degli obiettivi.
page-no-objectives = Hai finito gli obiettivi.
page-rack = I tuoi mercanti
page-player = { $hand ->
        [one] Un obiettivo
       *[other] { $hand } obiettivi
    } in mano, { $pile } nel mazzo, { $owed ->
        [0] nessuno scarto da fare
        [one] uno scarto da fare
       *[other] { $owed } scarti da fare
    }.
page-in-hand = { $count ->
        [one] un obiettivo
       *[other] { $count } obiettivi
    } in mano
page-in-pile = { $count ->
        [one] un obiettivo
       *[other] { $count } obiettivi
    } nel mazzo
page-discards = scarti: { $count } su { $of }
page-ledger-scored = { $objective }: { $points }
page-ledger-gone = { $objective }: scartato
page-ledger-hand = { $objective }: in mano
page-ledger-open = { $objective }: ancora in gioco
page-track = Segnapunti
page-on-track = { $seat }: { $points }
page-near-end = { $name } ha ancora { $count ->
        [one] un obiettivo
       *[other] { $count } obiettivi
    }. Quando qualcuno li finisce, tutti gli altri giocano ancora un turno.
page-seat = { $number ->
        [1] Rosso
        [2] Turchese
        [3] Giallo
        [4] Lilla
       *[5] Bianco
    }

## The end on the page

page-score-start = Punti di partenza
page-score-objective = { $objective }
page-in-place = { $count } al posto giusto
page-discarded = scartato
page-not-played = non giocato
page-card-by-card = Carta per carta
page-card-by-card-about = Nell’ordine in cui sono state realizzate. { $count ->
        [0] Nessuna carta è costata punti.
        [one] Una carta è costata punti.
       *[other] { $count } carte sono costate punti.
    }
page-shoving = Spingere e scacciare
page-shoving-about = Il più spostato dagli altri: { $own ->
        [yes] il tuo mercante { $merchant }
       *[no] il mercante { $merchant } di { $seat }
    }, { $count ->
        [one] una volta
       *[other] { $count } volte
    }.
page-shoving-none = Nessuno è stato spinto o scacciato.
page-shoved-others = spostamenti fatti
page-was-shoved = spostamenti subiti

## Intestazione, domande ed elenchi sulla pagina

page-setting-up = Preparazione
page-round-of = Giro { $round } di { $rounds }
page-part-move = Movimenti
page-part-score = Obiettivi
page-progress = { $part }: { $done } di { $of }
page-where-to = Dove va il tuo mercante { $merchant }? Fino a { $left ->
        [one] un passo
       *[other] { $left } passi
    }.
page-group-objectives = Per i tuoi obiettivi
page-brings-take = fa fino a { $steps } passi
page-brings-place = accanto a { $places }
page-brings-away = a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } da { $place }
page-brings-end = mercanti mossi: { $moved } su { $of }
page-brings-scoring = poi gli obiettivi
page-brings-total = { $from } → { $to } punti
page-brings-skip = { $count ->
        [one] il tuo obiettivo resta
       *[other] i tuoi obiettivi restano
    } in mano
page-brings-discard = { $pile ->
        [0] nessun obiettivo da pescare
       *[other] ne peschi un altro
    }
page-brings-keep = { $owed ->
        [one] resta uno scarto da fare
       *[other] restano { $owed } scarti da fare
    }
page-event-round = Giro { $round }
page-event-scored = { $own ->
        [yes] Realizzi { $objective }
       *[no] { $seat } realizza { $objective }
    } ({ $count } al posto giusto): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, totale { $total }.

## Che cosa la pagina dice delle cose

page-tip-village = Un villaggio che offre { $good }: conta per questa spezia e per la provincia { $province }.
page-tip-hut = Un villaggio neutro: conta per la provincia { $province }, per nessuna spezia.
page-tip-sea = Un luogo in mare: non conta per nessun obiettivo, ma porta intorno all’isola.
page-tip-stands = Qui c’è { $who }.
page-tip-coming = { $count ->
        [one] Il tuo mercante { $merchants } può arrivarci.
       *[other] I tuoi mercanti { $merchants } possono arrivarci.
    }
page-tip-wanted = Conta per obiettivi che hai in mano: { $names }
page-tip-merchant = Fa fino a { $merchant } passi lungo le vie, una volta per turno.
page-tip-pushes = Spinge gli avversari più bassi: { $numbers }.
page-tip-taller = I più alti gli sbarrano la strada e possono spingerlo: { $numbers }.
page-tip-moved = si è mosso in questo turno
page-tip-counts-spice = Conta i propri mercanti nei villaggi con { $spice }.
page-tip-counts-province = Conta i propri mercanti nella provincia { $province }.
page-tip-table = Mercanti al posto giusto e punti: { $table }
page-tip-worth = { $count } al posto giusto: { $points } se lo realizzi ora
page-tip-was-worth = { $count } al posto giusto: { $points }
page-tip-scored = { $own ->
        [yes] L’hai realizzato.
       *[no] { $seat } l’ha realizzato.
    }
page-tip-gone = { $own ->
        [yes] L’hai scartato senza realizzarlo.
       *[no] { $seat } l’ha scartato senza realizzarlo.
    }
page-tip-hand = { $own ->
        [yes] Ce l’hai in mano.
       *[no] { $seat } ce l’ha in mano.
    }
page-tip-open = { $own ->
        [yes] È ancora nel tuo mazzo.
       *[no] { $seat } ce l’ha in mano o nel mazzo.
    }
page-tip-end = In questo turno non si muove più nessun mercante; poi puoi realizzare obiettivi.
page-tip-skip = Gli obiettivi restano in mano. Chi non realizza nulla non pesca nulla.
page-tip-keep = Potrai fare gli scarti che mancano più tardi, dopo aver realizzato un obiettivo.
page-tip-move = In un turno si muovono fino a tre mercanti, ognuno una volta. Pieno: si è mosso; a metà: si sta muovendo.
page-tip-score = Dopo i movimenti si possono realizzare uno o due obiettivi della mano.
page-tip-last = Qualcuno ha finito gli obiettivi: tutti gli altri giocano ancora un turno, poi la partita finisce.
page-tip-track = Tutti cominciano da { $points }. I punti possono scendere sotto 0.
page-tip-province = I suoi villaggi: { $places }. Contano tutti per l’obiettivo di questa provincia.
page-tip-cards = Quali siano lo sa solo chi li ha in mano, finché il mazzo non è vuoto.
page-tip-pile = Da qui si rimpiazzano gli obiettivi realizzati e scartati. Chi li finisce fa scattare la fine.
page-tip-discards = Ognuno deve scartare questo numero di obiettivi senza realizzarli: subito dopo aver pescato o realizzato.

## The page about the edition
page-section-numbers = I numeri del gioco
page-section-merchants = I mercanti
page-section-players = Giocatori e mercanti
page-section-score_track = Il segnapunti
page-section-provinces = Le province
page-section-spices = Le spezie
page-section-villages = I villaggi
page-section-sea = I luoghi in mare
page-section-routes = Le vie
page-section-objectives = Gli obiettivi
page-note-numbers = Partenza dal 10, due obiettivi in mano, fino a tre mercanti e fino a due obiettivi per turno, un mercante di ogni colore per provincia durante la preparazione.
page-note-merchants = Il numero è la portata in passi; più è piccolo, più il mercante è alto e forte.
page-note-players = Quali mercanti partecipano, e quanti obiettivi ognuno deve scartare senza realizzarli.
page-note-score_track = Una spirale che parte dal 10. Fin dove arrivi l’abbiamo stabilito noi; se ne può uscire da entrambe le parti.
page-note-provinces = I cinque nomi sono stampati e, secondo una testimonianza, una provincia è arancione. Quale sia, gli altri colori e i simboli li abbiamo scelti noi. Durante la preparazione il mare conta come una sesta provincia.
page-note-spices = Cinque spezie, tutte nominate nel regolamento.
page-note-villages = Secondo una testimonianza: cinque o sei villaggi per provincia. Stampato: alcuni sono neutri. Ricostruito: i nomi, dove si trovano e che cosa offrono.
page-note-sea = È stampato che ci sono luoghi in mare; quanti siano, dove si trovino e come si chiamino l’abbiamo stabilito noi.
page-note-routes = Secondo le testimonianze: un’unica rete molto ramificata, e una via più rapida per mare. Ricostruito: ogni singola via.
page-note-objectives = Gli stessi dieci per tutti. Stampato: quanto valgono i chiodi di garofano con nessun mercante e con tre. Secondo una testimonianza: la carta arancione, qui quella del Centro. Ricostruito: tutti gli altri valori.

## The key to the drawing in the terminal, and the board in words

board-merchant = Il tuo { $merchant }
board-now = { $objective } ({ $count } al posto giusto, { $points })
board-sign-hut = villaggio neutro
board-sign-sea = in mare
board-sign-merchant = il mercante 3 di un giocatore, che fa fino a 3 passi
board-sign-player = i segni dei giocatori
board-sign-route = via, di terra o di mare
board-sign-turn = di turno
board-sign-cards = obiettivi in mano + nel mazzo
board-sign-worth = quanto vale ora un obiettivo: 2 mercanti al posto giusto
board-sign-discarded = scartato

# The end of a game
page-end-best-card = { $own ->
        [yes] La tua carta migliore: { $objective }, { $points } nel giro { $round }.
       *[no] La carta migliore di { $seat }: { $objective }, { $points } nel giro { $round }.
    }
page-end-tie = { $points } : { $points } – { $own ->
        [yes] { $place ->
                [1] vinci
               *[other] precedi { $other }
            }
       *[no] { $place ->
                [1] vince { $seat }
               *[other] { $seat } precede { $theirs ->
                        [yes] te
                       *[no] { $other }
                    }
            }
    } per aver finito prima gli obiettivi.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Il tuo scopo: fare più punti di tutti, riunendo i tuoi mercanti nei luoghi giusti.
page-coach-take-title = I tuoi mercanti
page-coach-take = Scegli un mercante che brilla da piazzare ora. Il numero dice quanti passi può fare; più è basso, più il mercante è alto e forte.
page-coach-take-why = I più forti vengono spinti di rado: mettili dove vuoi restare.
page-coach-place-title = Un posto per lui
page-coach-place = Scegli un luogo che brilla. Per ora puoi avere un solo mercante per provincia, e il mare conta come una provincia.
page-coach-place-why = Dai luoghi in cui si incontrano molte vie si arriva presto dappertutto.
page-coach-discard-title = Due obiettivi
page-coach-discard = Ognuno conta i tuoi mercanti in una provincia, o nei villaggi con una spezia. Qualcuno va scartato senza realizzarlo, e non costa nulla: ora o più tardi.
page-coach-discard-why = Scarta quello da cui i tuoi mercanti sono lontani; altrimenti tienili entrambi.
page-coach-move-title = Muovine fino a tre
page-coach-move = Scegli un mercante che brilla, poi dove va: tanti passi quanti ne dice il suo numero, o meno.
page-coach-move-why = Un obiettivo rende a partire da tre mercanti al posto giusto. Le mosse che ti avvicinano sono in cima all’elenco.
page-coach-step-title = Proseguire o no
page-coach-step = Questo mercante può proseguire, un altro può partire, oppure chiudi i movimenti. Ognuno si muove una volta per turno.
page-coach-step-why = I tuoi obiettivi mostrano quanto valgono in questo momento: fermati quando ti conviene.
page-coach-push-title = Fate largo!
page-coach-push = Un mercante più basso ti sbarra la strada. Scegli il luogo che brilla dove spingerlo.
page-coach-push-why = Allontanalo dai suoi compagni, ma non verso un luogo che serve a te.
page-coach-chase-title = Via di qui!
page-coach-chase = Questo mercante non ha luoghi liberi accanto, quindi viene scacciato: scegli un luogo qualsiasi che brilla.
page-coach-chase-why = Più è lontano dai suoi compagni, meno serve a chi lo guida.
page-coach-score-title = Realizzare o aspettare
page-coach-score = Scegli un obiettivo: ti dà o ti toglie i punti che mostra ora. Oppure non realizzarne nessuno.
page-coach-score-why = Solo realizzandone peschi obiettivi nuovi. Se la perdita è grande, aspetta; se è piccola, può valerne la pena.

## What puzzles are about

page-theme-wait = Un punteggio che può aspettare
page-theme-score = Un obiettivo realizzato al momento giusto
page-theme-discard = Quale obiettivo scartare
page-theme-start = Da dove cominciare
page-theme-chase = Un mercante scacciato
page-theme-push = Un mercante spinto
page-theme-stop = Fermarsi in tempo
page-theme-objective = Utile ai tuoi obiettivi
page-theme-set-out = Quale mercante parte
page-theme-way = La via giusta

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-start_points = Punti all’inizio
page-field-hand = Carte in mano
page-field-merchants_a_turn = Mercanti per turno
page-field-objectives_a_turn = Obiettivi per turno
page-field-own_in_a_province = Mercanti propri per provincia (preparazione)
page-field-numbers = Numeri
page-field-players = Giocatori
page-field-merchants = Mercanti
page-field-discards = Scarti
page-field-first = Prima casella
page-field-last = Ultima casella
page-field-name = Nome
page-field-colour = Colore
page-field-sign = Segno
page-field-province = Provincia
page-field-good = Spezia offerta
page-field-at = Dove si trova
page-field-land = Vie di terra
page-field-coast = Vie tra terra e mare
page-field-sea = Mare
page-field-kind = Tipo
page-field-points = Punti per 0, 1, 2… mercanti

page-value-hut = nessuna (villaggio neutro)
page-value-spice = spezia
page-value-province = provincia

page-bench-route = { $from } – { $to }
page-bench-players = In { $count } giocatori
