# Mangrovia in Italian. $seat is a player's name, $own says whether it is the reader. The terms are those of docs/words.md.
# A landscape stands behind its noun: carta { $landscape }, casella di { $landscape }. No sentence says “a { $seat }”, which would be “ad” before an a.

title = Mangrovia
summary = Coppe, una barca e due uccelli decidono dove puoi costruire; capanne, sentieri e amuleti decidono chi diventa capotribù.
about-tiles = Pedine rocciose nella piazza rocciosa: nessuna, a caso, solo divinità o senza divinità
about-ones = Regola della casa dell’autore: uno degli amuleti che raccogli può essere uno di valore 1, preso dal tavoliere
about-rounds = Punteggio finale dopo questo numero di giri (0: solo quando qualcuno ha costruito la sua ultima capanna)

name-landscape-mangrove = mangrovie
name-landscape-water = acqua
name-landscape-sand = sabbia
name-landscape-reed = canne
name-landscapes-mangrove = { name-landscape-mangrove }
name-landscapes-water = { name-landscape-water }
name-landscapes-sand = { name-landscape-sand }
name-landscapes-reed = { name-landscape-reed }
name-first-mangrove = { name-landscape-mangrove }
name-first-water = { name-landscape-water }
name-first-sand = { name-landscape-sand }
name-first-reed = { name-landscape-reed }
name-second-mangrove = { name-landscape-mangrove }
name-second-water = { name-landscape-water }
name-second-sand = { name-landscape-sand }
name-second-reed = { name-landscape-reed }

name-reconstructed-paths = il percorso dei sentieri e la maggior parte dei loro numeri
name-reconstructed-areas = la posizione delle due piazze
name-reconstructed-tracks = la lunghezza della passerella
name-reconstructed-spaces = la maggior parte dei prezzi, dei punti e delle posizioni delle caselle

# What a landing offers: steps joined by -, alternatives by -or-
name-action-up-up-down = tirare 2 carte esposte, poi 1 coperta
name-action-amulets = raccogliere amuleti
name-action-up = tirare 1 carta esposta
name-action-up-down = tirare 1 carta esposta, poi 1 coperta
name-action-up-or-down-up-or-down = tirare 2 carte, esposte o coperte
name-action-down-down = tirare 2 carte coperte
name-action-hut = costruire 1 capanna
name-action-amulets-or-hut = raccogliere amuleti o costruire 1 capanna
name-action-hut-or-double = costruire 1 capanna o 1 capanna doppia
name-action-hut-hut = costruire fino a 2 capanne
name-action-hut-down = costruire 1 capanna, poi tirare 1 carta coperta
name-action-birds = posare gli uccelli, cominciare il prossimo giro

## What is asked

decision-bowl = { $own ->
        [yes] { $bowls ->
            [one] Piazza la tua coppa.
           *[other] Piazza la tua { $bowl ->
                [1] prima
               *[other] seconda
            } coppa.
        }
       *[no] { $seat } piazza una coppa.
    }
decision-draw-shown = { $own ->
        [yes] Attracco { $landing }: quale carta prendi?
       *[no] { $seat } prende una carta esposta all’attracco { $landing }.
    }
decision-draw-pile = { $own ->
        [yes] Attracco { $landing }: da quale mazzo tiri?
       *[no] { $seat } tira una carta all’attracco { $landing }.
    }
decision-draw-either = { $own ->
        [yes] Attracco { $landing }: carta esposta o mazzo?
       *[no] { $seat } prende una carta all’attracco { $landing }.
    }
decision-amulets = { $own ->
        [yes] Attracco { $landing }: { $count ->
            [0] prendi un amuleto di valore 1?
            [1] tiri un amuleto?
           *[other] tiri { $count } amuleti, rimettendone uno?
        }
       *[no] { $seat } può raccogliere amuleti all’attracco { $landing }.
    }
decision-build = { $own ->
        [yes] Attracco { $landing }: dove costruisci una capanna?
       *[no] { $seat } può costruire una capanna all’attracco { $landing }.
    }
decision-build-or-double = { $own ->
        [yes] Attracco { $landing }: dove costruisci, capanna o capanna doppia?
       *[no] { $seat } può costruire all’attracco { $landing }.
    }
decision-amulets-or-build = { $own ->
        [yes] Attracco { $landing }: { $count ->
            [0] un amuleto di valore 1 o una capanna?
            [1] un amuleto o una capanna?
           *[other] { $count } amuleti, uno da rimettere, o una capanna?
        }
       *[no] { $seat } può raccogliere amuleti o costruire (attracco { $landing }).
    }
decision-birds = { $own ->
        [yes] Attracco { $landing }: dove posi gli uccelli?
       *[no] { $seat } posa gli uccelli.
    }
decision-card = { $own ->
        [yes] Quale carta cedi per { $space }{ $huts ->
            [1] { "" }
           *[other] { "" } ({ $number } di { $huts })
        }?
       *[no] { $seat } cede una carta paesaggio per { $space }.
    }
decision-pay = { $own ->
        [yes] Paga { $price } in { $currency ->
            [amulets] amuleti
           *[valuables] oggetti preziosi
        } per { $space }: ancora { $left }.
       *[no] { $seat } paga per { $space }: ancora { $left }.
    }
decision-return = { $own ->
        [yes] Quale amuleto rimetti nel sacchetto? (tirati: { $count })
       *[no] { $seat } rimette nel sacchetto un amuleto (tirati: { $count }).
    }

## What happened: setting up

event-starts = { $own ->
        [yes] Cominci tu e ricevi il talismano del primo giocatore.
       *[no] { $seat } comincia e riceve il talismano del primo giocatore.
    }
event-neutral-huts = Le capanne neutre sono { $count }: { $spaces }.
event-site-blocked = Il luogo di culto { $number } è bloccato da una coppa neutra.
event-starting-cards = { $own ->
        [yes] Ricevi le carte iniziali con il numero { $number }: { $values }.
       *[no] { $seat } riceve le carte iniziali con il numero { $number }: { $values }.
    }
event-tiles-laid = Vengono disposte { $count } pedine rocciose: { $tiles }.
event-dealt = Tutti ricevono { $count } carte paesaggio.
event-hand = Le tue carte paesaggio: { $landscapes }.

## What happened: the round

event-round-begins = { $own ->
        [yes] Comincia il giro { $round }: piazzi tu la prima coppa.
       *[no] Comincia il giro { $round }: { $seat } piazza la prima coppa.
    }
event-valuable-shown = Nuova carta esposta: un oggetto prezioso di valore { $value }.
event-landscape-shown = Nuova carta esposta: una carta { $landscape }.
event-bowl-placed = { $own ->
        [yes] Piazzi una coppa sul luogo di culto { $number }, punti di attracco { $near } e { $far }.
       *[no] { $seat } piazza una coppa sul luogo di culto { $number }, punti di attracco { $near } e { $far }.
    }
event-boat-lands = { $own ->
        [yes] La barca raggiunge il punto di attracco { $landing }, dove c’è la tua coppa.
       *[no] La barca raggiunge il punto di attracco { $landing }, dove c’è la coppa di { $seat }.
    }
event-nothing-there = { $own ->
        [yes] Al punto di attracco { $landing } non puoi fare nulla
       *[no] Al punto di attracco { $landing } { $seat } non può fare nulla
    }: { $because ->
        [cards] non ci sono carte da prendere.
        [amulets] non ci sono amuleti da prendere.
        [huts] nella riserva non ci sono più capanne.
       *[means] per costruire servono una carta paesaggio e qualcosa con cui pagare.
    }
event-skips = { $own ->
        [yes] Al punto di attracco { $landing } rinunci.
       *[no] Al punto di attracco { $landing } { $seat } rinuncia.
    }

## What happened: cards

event-valuable-taken = { $own ->
        [yes] Prendi un oggetto prezioso di valore { $value }.
       *[no] { $seat } prende un oggetto prezioso di valore { $value }.
    }
event-landscape-taken = { $own ->
        [yes] Prendi una carta { $landscape }.
       *[no] { $seat } prende una carta { $landscape }.
    }
event-valuable-drawn = { $seat } tira un oggetto prezioso.
event-valuable-drawn-own = Tiri un oggetto prezioso di valore { $value }.
event-landscape-drawn = { $seat } tira una carta paesaggio.
event-landscape-drawn-own = Tiri una carta { $landscape }.
event-pile-shuffled = { $pile ->
        [valuables] Il mazzo degli oggetti preziosi è esaurito
       *[landscapes] Il mazzo delle carte paesaggio è esaurito
    }: i suoi scarti vengono mescolati ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }).

## What happened: amulets

event-one-taken = { $own ->
        [yes] Prendi un amuleto di valore 1 dal tavoliere.
       *[no] { $seat } prende un amuleto di valore 1 dal tavoliere.
    } { $left ->
        [0] Era l’ultimo.
        [one] Ne resta uno.
       *[other] Ne restano { $left }.
    }
event-amulets-drawn = { $seat } { $count ->
        [0] non tira nessun amuleto: non ce ne sono più.
        [one] tira un amuleto dal sacchetto.
       *[other] tira { $count } amuleti dal sacchetto.
    }
event-amulets-drawn-own = { $count ->
        [0] Non tiri nessun amuleto: il sacchetto è vuoto.
        [one] Tiri dal sacchetto un amuleto di valore { $amulets }.
       *[other] Tiri dal sacchetto { $count } amuleti: { $amulets }.
    }
event-amulet-returned = { $seat } ne rimette uno nel sacchetto.
event-amulet-returned-own = Rimetti nel sacchetto un amuleto di valore { $value }.
event-bag-refilled = Il sacchetto è vuoto: ci tornano gli amuleti messi da parte ({ $count }).

## What happened: building

event-hut-built = { $own ->
        [yes] Costruisci una capanna
       *[no] { $seat } costruisce una capanna
    } su { $space } con una carta { $landscapes } e { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }: { $paid }.
event-double-built = { $own ->
        [yes] Costruisci una capanna doppia
       *[no] { $seat } costruisce una capanna doppia
    } su { $space } con due carte paesaggio ({ $landscapes }) e { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }: { $paid }.
event-tile-spent = { $own ->
        [yes] { $tile ->
            [valuable] La tua pedina rocciosa con l’oggetto prezioso
            [amulet] La tua pedina rocciosa con l’amuleto
           *[wild] Il tuo jolly di paesaggio
        } esce dal gioco.
       *[no] { $tile ->
            [valuable] Una pedina rocciosa di { $seat } con l’oggetto prezioso
            [amulet] Una pedina rocciosa di { $seat } con l’amuleto
           *[wild] Un jolly di paesaggio di { $seat }
        } esce dal gioco.
    }
event-points = { $own ->
        [yes] Ricevi
       *[no] { $seat } riceve
    } { $points ->
        [one] un punto
       *[other] { $points } punti
    } capotribù: { $total } in tutto.
event-pole-tile = { $own ->
        [yes] La pedina palafitte sotto la tua capanna su { $space } ti dà { $value } punti: { $total } in tutto.
       *[no] La pedina palafitte sotto la capanna su { $space } dà { $value } punti: { $seat } ne ha { $total } in tutto.
    }
event-stone-tile = { $own ->
        [yes] Prendi
       *[no] { $seat } prende
    } la pedina rocciosa di { $space }: { $tile ->
        [statue] la statua divina del sentiero { $path }.
        [valuable] vale una volta come oggetto prezioso.
        [amulet] vale una volta come amuleto.
       *[wild] un jolly di paesaggio, per costruire una volta senza uccello.
    }
event-amulet-space = { $own ->
        [yes] Hai
       *[no] { $seat } ha
    } { $count ->
        [one] una capanna su una casella amuleto
       *[other] { $count } capanne su caselle amuleto
    }.
event-last-hut = { $own ->
        [yes] Era la tua ultima capanna: questo giro è l’ultimo.
       *[no] Era l’ultima capanna di { $seat }: questo giro è l’ultimo.
    }

## What happened: birds and talisman

event-birds-placed = { $own ->
        [yes] Posi gli uccelli su { $first } e { $second }.
       *[no] { $seat } posa gli uccelli su { $first } e { $second }.
    }
event-birds-kept = { $own ->
        [yes] Lasci gli uccelli su { $first } e { $second }.
       *[no] { $seat } lascia gli uccelli su { $first } e { $second }.
    }
event-birds-moved = Gli uccelli volano via e si posano su { $first } e { $second }.
event-talisman-top = { $own ->
        [yes] La tua coppa è sul luogo di culto in cima: ricevi il talismano.
       *[no] La coppa di { $seat } è sul luogo di culto in cima: { $seat } riceve il talismano.
    }
event-talisman-right = { $own ->
        [yes] Sul luogo di culto in cima non c’è nessuno: il talismano passa a destra, e ora ce l’hai tu.
       *[no] Sul luogo di culto in cima non c’è nessuno: il talismano passa a destra, e ora ce l’ha { $seat }.
    }
event-rounds-over = { $rounds ->
        [one] È finito { $rounds } giro
       *[other] Sono finiti { $rounds } giri
    }: la partita termina qui.

## What happened: final scoring

event-path-first = { $own ->
        [yes] Hai
       *[no] { $seat } ha
    } il primo posto sul sentiero { $path } ({ $huts ->
        [one] { $huts } capanna
       *[other] { $huts } capanne
    }{ $because ->
        [statue] , grazie alla statua divina
        [nearer] , per vicinanza alla statua
       *[other] { "" }
    }): { $points } punti.
event-path-second = { $own ->
        [yes] Hai
       *[no] { $seat } ha
    } il secondo posto sul sentiero { $path } ({ $huts ->
        [one] { $huts } capanna
       *[other] { $huts } capanne
    }{ $because ->
        [statue] , grazie alla statua divina
        [nearer] , per vicinanza alla statua
       *[other] { "" }
    }): { $points } punti.
event-path-neutral = Le capanne neutre hanno il { $place ->
        [1] primo
       *[other] secondo
    } posto sul sentiero { $path }: quei punti non vanno a nessuno.
event-stone-scored = Piazza rocciosa: { $own ->
        [yes] hai
       *[no] { $seat } ha
    } { $huts ->
        [one] { $huts } capanna
       *[other] { $huts } capanne
    } su { $all }, cioè { $huts } × { $all } = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-pole-first = { $own ->
        [yes] Hai
       *[no] { $seat } ha
    } il primo posto nella piazza delle palafitte ({ $huts ->
        [one] { $huts } capanna
       *[other] { $huts } capanne
    }{ $because ->
        [earlier] , per la pedina palafitte più bassa
       *[other] { "" }
    }): { $points } punti.
event-pole-second = { $own ->
        [yes] Hai
       *[no] { $seat } ha
    } il secondo posto nella piazza delle palafitte ({ $huts ->
        [one] { $huts } capanna
       *[other] { $huts } capanne
    }{ $because ->
        [earlier] , per la pedina palafitte più bassa
       *[other] { "" }
    }): { $points } punti.
event-pole-neutral = La capanna neutra ha il { $place ->
        [1] primo
       *[other] secondo
    } posto nella piazza delle palafitte: quei punti non vanno a nessuno.
event-amulets-scored = { $own ->
        [yes] { $held ->
            [one] Il tuo amuleto ({ $amulets }) dà
           *[other] I tuoi amuleti ({ $amulets }) danno
        }
       *[no] { $held ->
            [one] { $seat } ha ancora un amuleto ({ $amulets }), che dà
           *[other] { $seat } ha ancora degli amuleti ({ $amulets }), che danno
        }
    } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-wins = { $own ->
        [yes] Diventi capotribù, con { $points } punti!
       *[no] { $seat } diventa capotribù, con { $points } punti.
    }
event-wins-amulets = { $own ->
        [yes] Pareggio a quota { $points }, ma i tuoi amuleti valgono di più: diventi capotribù!
       *[no] Pareggio a quota { $points }, ma gli amuleti di { $seat } valgono di più: { $seat } diventa capotribù.
    }
event-shares = { $own ->
        [yes] Condividi la vittoria, con { $points } punti!
       *[no] { $seat } condivide la vittoria, con { $points } punti.
    }

## Why not

reason-no-such-text = «{ $value }» non è una mossa. Scrivi per esempio «site 3», «take 5», «draw landscape», «build D1», «double D6», «collect» o «skip».
reason-no-such-site = Non esiste il luogo di culto «{ $value }»; i luoghi di culto sono: { $allowed }.
reason-no-such-card = Nessuna carta «{ $value }» da prendere; ci sono: { $allowed }.
reason-no-such-pile = Non esiste il mazzo «{ $value }»; i mazzi sono: { $allowed }.
reason-no-such-space = Non esiste la casella «{ $value }»; le caselle sono: { $allowed }.
reason-no-such-landscape = Non esiste il paesaggio «{ $value }»; i paesaggi sono: { $allowed }.
reason-no-such-payment = Non si paga con «{ $value }»; ci sono: { $allowed }.
reason-no-such-amulet = Non esiste l’amuleto «{ $value }»; i valori sono: { $allowed }.
reason-no-such-birds = Gli uccelli non possono posarsi su «{ $value }»; le coppie sono: { $allowed }.
reason-bowls-first = Prima si piazzano tutte le coppe; poi parte la barca.
reason-bowls-placed = Le coppe sono già tutte piazzate; ora parte la barca.
reason-site-taken = { $own ->
        [yes] Sul luogo di culto { $number } c’è già una tua coppa.
       *[no] Sul luogo di culto { $number } c’è già una coppa di { $seat }.
    }
reason-site-blocked = Con due giocatori il luogo di culto { $number } è bloccato.
reason-top-site-banned = La prima coppa del primo giocatore non può andare sul luogo di culto in cima; la seconda sì.
reason-landing-other = Al punto di attracco { $landing } { $wanted ->
        [amulets] adesso non puoi raccogliere amuleti.
        [shown] adesso non puoi prendere una carta esposta.
        [pile] adesso non puoi tirare una carta coperta.
        [hut] adesso non puoi costruire una capanna.
        [double] adesso non puoi costruire una capanna doppia.
       *[birds] non puoi posare gli uccelli.
    }
reason-no-skip-birds = Per lasciare gli uccelli dove sono, indica i due paesaggi in cui si trovano.
reason-valuable-not-shown = Tra le carte esposte non c’è nessun oggetto prezioso di valore { $value }.
reason-landscape-not-shown = Tra le carte esposte non c’è nessuna carta { $landscape }.
reason-pile-empty = { $pile ->
        [valuables] Il mazzo degli oggetti preziosi è vuoto e non ha scarti.
       *[landscapes] Il mazzo delle carte paesaggio è vuoto e non ha scarti.
    }
reason-ones-gone = Sul tavoliere non ci sono più amuleti di valore 1.
reason-bag-empty = Il sacchetto è vuoto e non ci sono amuleti messi da parte.
reason-one-not-played = Con capanne su caselle amuleto gli amuleti si tirano dal sacchetto; a questo tavolo non si usa la regola della casa per quelli di valore 1.
reason-one-anyway = Senza capanne su caselle amuleto l’amuleto è comunque di valore 1: raccogli e basta.
reason-amulet-not-drawn = Nessuno degli amuleti che hai appena raccolto ha il valore { $value }.
reason-return-first = Prima rimetti nel sacchetto uno degli amuleti tirati ({ $count }).
reason-nothing-to-return = Non hai tirato amuleti tra cui sceglierne uno da rimettere.
reason-space-taken = { $own ->
        [yes] Su { $space } c’è già una tua capanna; non si può ingrandire.
       *[no] Su { $space } c’è già una capanna di { $seat }.
    }
reason-space-neutral = Su { $space } c’è una capanna neutra.
reason-no-bird = Nessun uccello si trova sul paesaggio di { $space } ({ $landscapes }).
reason-no-landscape-card = { $needed ->
        [1] Per { $space } ti serve una carta paesaggio che non hai: { $landscapes }.
       *[other] Per una capanna doppia su { $space } ti servono { $needed } carte paesaggio adatte ({ $landscapes }), e { $held ->
            [0] non ne hai
           *[other] ne hai solo { $held }
        }.
    }
reason-price-too-high = { $space } costa { $price } in { $currency ->
        [amulets] amuleti; i tuoi
       *[valuables] oggetti preziosi; i tuoi
    } valgono { $total } in tutto.
reason-price-not-exact = { $space } costa esattamente { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }; puoi pagare { $below ->
        [0] { "" }
       *[other] { $below } o{ " " }
    }{ $above ->
        [0] molto di più
       *[other] { $above }
    }, ma non questo importo.
reason-huts-too-few = { $needed ->
        [1] Non hai più capanne.
       *[other] Per una capanna doppia servono { $needed } capanne, ma ne hai solo { $count }.
    }
reason-double-in-stone = { $space } è nella piazza rocciosa, dove non si costruiscono capanne doppie.
reason-double-in-pole = { $space } è nella piazza delle palafitte, dove non si costruiscono capanne doppie.
reason-double-on-circle = { $space } è una casella amuleto, dove non si costruiscono capanne doppie.
reason-card-first = Prima cedi una carta paesaggio per { $space }.
reason-pay-first = Prima finisci di pagare { $space }: ancora { $left } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }.
reason-nothing-to-pay = In questo momento non stai costruendo nulla da pagare.
reason-card-other-landscape = { $space } non è una casella di { $landscape }.
reason-piece-other-currency = { $currency ->
        [amulets] Questa casella si paga in amuleti.
       *[valuables] Questa casella si paga in oggetti preziosi.
    }
reason-piece-not-held = Non hai { $piece ->
        [starting] carte iniziali di valore { $value }.
        [tile] pedine rocciose che valgano { $value }.
        [amulet] amuleti di valore { $value }.
       *[valuable] oggetti preziosi comuni di valore { $value }.
    }
reason-piece-too-dear = { $value } è più di quanto resta da pagare ({ $left }), e non si dà resto.
reason-piece-order = Si paga a partire dal valore più alto: ora { $value } non si può più usare; annulla se vuoi pagare in un altro modo.
reason-rest-not-exact = Con { $value } non si potrebbe più pagare esattamente il resto ({ $left }).
reason-lack-card = { $instead ->
        [yes] Non ci sono amuleti da prendere, e non
       *[no] Non
    } hai carte di un paesaggio con un uccello: { $landscapes }.
reason-lack-space = { $instead ->
        [yes] Non ci sono amuleti da prendere, e nessuna
       *[no] Nessuna
    } casella è libera per le tue carte: { $landscapes }.
reason-lack-price = { $instead ->
        [yes] Non ci sono amuleti da prendere, e nessuna
       *[no] Nessuna
    } casella libera per le tue carte ({ $landscapes }) si può pagare esattamente: hai { $valuables } in oggetti preziosi, { $amulets } in amuleti.

## Notes on things

mark-offers = { $landing }: { $action }
mark-price = { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
mark-double = doppia: { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
mark-wild = costa il jolly di paesaggio
mark-pole = pedina palafitte +{ $value }
mark-tile = pedina rocciosa: { $tile ->
        [statue] statua divina { $path }
        [valuable] oggetto prezioso
        [amulet] amuleto
       *[wild] jolly di paesaggio
    }
mark-circle = casella amuleto, la tua { $count ->
        [1] prima
       *[other] { $count }ª
    }

## What moves are called

move-skip = Rinuncia
move-collect = Raccogli amuleti
move-collect-one = Raccogli, uno dal tavoliere
move-site = Luogo di culto { $number }: attracchi { $near } e { $far }
move-take-valuable = Prendi l’oggetto prezioso { $value }
move-take-landscape = Prendi: { $landscape }
move-draw-valuable = Tira un oggetto prezioso coperto
move-draw-landscape = Tira una carta paesaggio coperta
move-hut = Capanna su { $space }, { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }
move-double-hut = Capanna doppia su { $space }, { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }
move-give = Cedi: { $landscape }
move-pay = Paga con { $value }
move-pay-starting = Paga con la carta iniziale { $value }
move-pay-tile = Paga con la pedina rocciosa
move-give-back = Rimetti l’amuleto { $value }
move-birds = Uccelli su { $first } e { $second }

## Editions: mistakes in the file

problem-edition-two-birds = Devono esserci quattro paesaggi, due dei quali con un uccello.
problem-edition-landscape-unknown = La casella { $thing } ha il paesaggio «{ $value }»; i paesaggi sono: { $allowed }.
problem-edition-landscape-count = Numero di paesaggi della casella { $space }: { $value }; devono essere uno o due.
problem-edition-space-unknown = { $thing } cita la casella «{ $value }», che non esiste.
problem-edition-path-unknown = Numero di statue divine del sentiero «{ $value }»: { $count }; ogni sentiero ne ha una, e ognuna ha un sentiero.
problem-edition-currency = La casella { $thing } si paga in «{ $value }»; deve essere valuables o amulets.
problem-edition-neutral-colour = La casella { $space } ha il simbolo di capanna «{ $value }»; deve essere gray o white.
problem-edition-landing-step = Il punto di attracco { $landing } offre «{ $value }», che nelle regole non esiste.
problem-edition-landing-number = I punti di attracco hanno i numeri { $value }; devono essere numerati da 1 in poi, senza salti.
problem-edition-landings-of-sites = Ogni luogo di culto deve unire due punti di attracco, e ogni punto di attracco deve appartenere a un solo luogo di culto.
problem-edition-top-site = Deve esserci un solo luogo di culto in cima.
problem-edition-area-missing = La piazza «{ $value }» manca.
problem-edition-tile-kind = Tipi di pedine rocciose del genere «{ $value }»: { $count }; ce ne deve essere uno per ciascun genere: valuable, amulet e wild.
problem-edition-players-missing = Manca la preparazione per { $value } giocatori.

## Editions: what is known of the box

problem-edition-landscapes = Le carte paesaggio sono { $allowed }, non { $value }.
problem-edition-birds = Gli uccelli cominciano su { $allowed }, non su { $value }.
problem-edition-valuables = Gli oggetti preziosi sono { $allowed }, non { $value }.
problem-edition-starting-cards = Le coppie di carte iniziali sono cinque ({ $allowed }), non { $value }.
problem-edition-starting-sums = Secondo le testimonianze, le carte iniziali sono { $allowed }, non { $value }.
problem-edition-starting-values = Secondo le testimonianze, le carte iniziali hanno i valori { $allowed }; qui c’è un { $value }.
problem-edition-amulets-on-board = Amuleti sul tavoliere, «{ $about }»: { $allowed }, non { $value }.
problem-edition-amulets-in-bag = Nel sacchetto dovrebbero esserci { $allowed }, non { $value }.
problem-edition-amulet-counts = Gli amuleti del sacchetto dovrebbero essere { $allowed }, non { $value }.
problem-edition-amulets-drawn = Si tirano al massimo { $allowed } amuleti alla volta, non { $value }.
problem-edition-pole-tiles = Le pedine palafitte sono { $allowed }, non { $value }.
problem-edition-stone-tiles = Le pedine rocciose { $about ->
        [statue] con una statua divina
       *[other] in tutto
    } sono { $allowed }, non { $value }.
problem-edition-tile-values = Una pedina rocciosa del genere «{ $about }» vale { $allowed }, non { $value }.
problem-edition-tile-split = Le pedine rocciose senza statua divina dovrebbero essere { $allowed }, non { $value }.
problem-edition-colours = I colori sono { $allowed }, non { $value }.
problem-edition-set-up = Preparazione, «{ $about }»: { $allowed }, non { $value }.
problem-edition-displays = «{ $about }» è { $allowed }, non { $value }.
problem-edition-sites = { $about ->
        [top] Il primo luogo di culto è quello in cima.
       *[other] I luoghi di culto uniscono i punti di attracco { $allowed }, non { $value }.
    }
problem-edition-landings = Il punto di attracco { $about } offre «{ $allowed }», non «{ $value }».
problem-edition-landings-reported = Secondo le testimonianze, il punto di attracco { $about } offre «{ $allowed }», non «{ $value }».
problem-edition-two-huts = Due capanne si costruiscono solo al punto di attracco { $allowed }; qui: { $value }.
problem-edition-double-huts = Le capanne doppie si costruiscono solo al punto di attracco { $allowed }; qui: { $value }.
problem-edition-paths = { $about ->
        [top] Le colonne con una statua sono { $allowed }, non { $value }.
       *[left] Le righe con una statua sono { $allowed }, non { $value }.
    }
problem-edition-statues = La statua del sentiero { $about } mostra { $allowed }, non { $value }.
problem-edition-example-11 = L’esempio 11 non si può ricostruire: il sentiero { $about } deve avere almeno { $allowed } caselle, non { $value }.
problem-edition-path-lengths = Il sentiero { $about } dovrebbe avere { $allowed } caselle, non { $value }.
problem-edition-path-points = La statua del sentiero { $about } dovrebbe mostrare { $allowed } per il primo posto e la metà per il secondo, non { $value }.
problem-edition-path-landscapes = Il sentiero { $about } dovrebbe avere almeno { $allowed } paesaggi diversi, non { $value }.
problem-edition-areas = La piazza «{ $about }» ha { $allowed } caselle intorno a una parte centrale che non è una casella; qui: { $value }.
problem-edition-pole-points = La piazza delle palafitte dà { $allowed }, non { $value }.
problem-edition-spaces = Secondo le testimonianze, il tavoliere ha { $allowed } caselle, non { $value }.
problem-edition-circles = Le caselle amuleto sono { $allowed }, non { $value }.
problem-edition-double-landscapes = { $about ->
        [circle] Numero di caselle paesaggio doppie che sono caselle amuleto: { $allowed }, non { $value }.
       *[other] Le caselle paesaggio doppie sono { $allowed }, non { $value }.
    }
problem-edition-example-9 = Nessuna casella paesaggio doppia ha { $allowed } punti, come richiede l’esempio 9.
problem-edition-neutral-huts = Simboli di capanna, «{ $about }»: { $allowed }, non { $value }.
problem-edition-printed-spaces = Nessuna casella è «{ $value }», come mostra l’esempio { $about }.
problem-edition-landscape-spaces = Le caselle di «{ $about }» dovrebbero essere { $allowed }, non { $value }.
problem-edition-costs = { $about } costa { $value }; dovrebbe essere { $allowed }.
problem-edition-points = { $about } dà { $value } punti; dovrebbero essere { $allowed }.

## The drawing in the terminal

board-round = Giro { $round }
board-last-round = Giro { $round }, l’ultimo
board-birds = Uccelli: { $first }, { $second }
board-boat-waits = La barca aspetta
board-boat = Barca al punto di attracco { $landing }
board-archipelago = Arcipelago
board-valuables = Oggetti preziosi
board-landscapes = Paesaggi
board-amulets = Amuleti
board-pile = mazzo { $count }
board-bag = sacchetto { $count }
board-ones = valore 1: { $count }
board-poles = Pedine palafitte
board-players = Giocatori
board-huts = capanne
board-points = punti
board-cards = Carte
board-hand = La tua mano
board-score = Punteggio
board-now = Punteggio adesso, senza amuleti
board-track = passerella
board-stone = roccia
board-pole = palafitte
board-total = totale

## Il tavoliere sulla pagina

page-seat = { $number ->
        [1] Rosso
        [2] Turchese
        [3] Giallo
        [4] Lilla
       *[5] Bianco
    }
page-board = Tavoliere: { $count } caselle, arcipelago e passerella
page-apart = { $kind ->
        [islet] Isolotto { $number }
       *[shore] Riva { $number }
    }
page-space-free = { $space }, { $landscapes }: { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }{ $points ->
        [0] { "" }
        [one] , un punto
       *[other] , { $points } punti
    }{ $circle ->
        [yes] , casella amuleto
       *[no] { "" }
    }
page-space-built = { $space }, { $landscapes }: { $neutral ->
        [yes] capanna neutra
       *[no] { $own ->
            [yes] la tua { $count ->
                [2] capanna doppia
               *[other] capanna
            }
           *[no] { $count ->
                [2] capanna doppia
               *[other] capanna
            } di { $seat }
        }
    }
page-tile = { $kind ->
        [statue] Pedina rocciosa: statua divina del sentiero { $path }
        [valuable] Pedina rocciosa: vale una volta come oggetto prezioso
        [amulet] Pedina rocciosa: vale una volta come amuleto
       *[wild] Pedina rocciosa: jolly di paesaggio
    }
page-rock = Scogliera dell’oracolo, { $landscape }{ $bird ->
        [yes] : qui c’è un uccello
       *[no] { "" }
    }
page-site = Luogo di culto { $number }, { $state ->
        [blocked] bloccato
        [free] libero
       *[taken] { $own ->
            [yes] la tua coppa
           *[no] coppa di { $seat }
        }
    }. Attracco { $near }: { $offer_near }. Attracco { $far }: { $offer_far }
page-landing = Punto di attracco { $number }: { $offer }{ $state ->
        [here] ; la barca è qui
        [past] ; già superato
       *[ahead] { "" }
    }
page-boat = { $landing ->
        [0] La barca aspetta
       *[other] La barca è al punto di attracco { $landing }
    }
page-amulet-track = Amuleti
page-circles = { $own ->
        [yes] Tu
       *[no] { $seat }
    }: { $count ->
        [one] una capanna su caselle amuleto
       *[other] { $count } capanne su caselle amuleto
    }
page-ones = Amuleti di valore 1 sul tavoliere: { $count }
page-pole-tiles = Pedine palafitte: { $count ->
        [0] finite
       *[other] { $count }, la prossima vale { $value }
    }
page-track = Passerella
page-on-track = { $own ->
        [yes] Tu
       *[no] { $seat }
    }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }
page-own-times-all = tue×tutte
page-path = Sentiero { $path }
page-stone = Piazza rocciosa
page-pole = Piazza delle palafitte
page-path-worth = Sentiero { $path }, { $first } e { $second } punti
page-stone-worth = Piazza rocciosa, capanne proprie × tutte ({ $count })
page-pole-worth = Piazza delle palafitte, { $first } e { $second } punti
page-all-huts = { $count } in tutto
page-huts = { $count ->
        [one] 1 capanna
       *[other] { $count } capanne
    }
page-neutral = capanne neutre
page-nobody = ancora nessuno
page-because-nearer = più vicina alla statua
page-because-statue = statua divina
page-because-earlier = costruita prima
page-hut = Capanna
page-double-hut = Capanna doppia
page-pay-for = { $points ->
        [0] paghi { $price }
       *[other] paghi { $price } · +{ $points }
    }
page-displays = Carte e amuleti
page-valuables = Oggetti preziosi
page-landscapes = Paesaggi
page-amulets = Amuleti
page-spent = { $count ->
        [one] 1 scartata
       *[other] { $count } scartate
    }
page-aside = { $count } da parte
page-pile-valuables = Mazzo degli oggetti preziosi: { $count }
page-pile-landscapes = Mazzo delle carte paesaggio: { $count }
page-shown-valuable = Esposta: oggetto prezioso { $value }
page-shown-landscape = Esposta: { $landscape }
page-place-empty = Posto vuoto
page-bag = Sacchetto degli amuleti: { $count }
page-paths-and-areas = Sentieri e piazze
page-if-now = Punteggio adesso, senza amuleti
page-final = Punteggio finale
page-round = Giro { $round }
page-last-round = Ultimo giro
page-reconstructed = ricostruito
page-views = Parti del tavoliere
page-view-island = Isola
page-view-boat = Barca
page-view-paths = Sentieri
page-view-cards = Carte
page-player = { $huts ->
        [one] 1 capanna
       *[other] { $huts } capanne
    } in riserva, { $valuables ->
        [one] 1 oggetto prezioso
       *[other] { $valuables } oggetti preziosi
    }, { $landscapes ->
        [one] 1 carta paesaggio
       *[other] { $landscapes } carte paesaggio
    }, { $amulets ->
        [one] 1 amuleto
       *[other] { $amulets } amuleti
    }
page-next-landing = Prossimo attracco { $number }: { $offer }
page-no-landing = nessuna coppa in vista
page-talisman = Primo giocatore, con il talismano
page-hand = La tua mano
page-hand-empty = Non hai nulla in mano.
page-card-landscape = { $count ->
        [one] Carta paesaggio { $landscape }
       *[other] { $count } carte paesaggio { $landscape }
    }
page-card-valuable = { $count ->
        [one] Oggetto prezioso { $value }
       *[other] { $count } oggetti preziosi { $value }
    }
page-card-starting = { $count ->
        [one] Carta iniziale { $value }
       *[other] { $count } carte iniziali { $value }
    }
page-card-amulet = { $count ->
        [one] Amuleto { $value }
       *[other] { $count } amuleti { $value }
    }
page-drawn = Tirati: uno torna nel sacchetto
page-drawn-amulet = { $count ->
        [one] Amuleto tirato { $value }
       *[other] { $count } amuleti tirati { $value }
    }
page-left-to-pay = ancora { $left } da pagare

## La fine sulla pagina

page-score-track = Punti durante la partita
page-score-path = Sentiero { $path } · { $first } / { $second }{ $neutral ->
        [1] { "" } · 1º posto neutro
        [2] { "" } · 2º posto neutro
       *[other] { "" }
    }
page-score-stone = Piazza rocciosa · proprie × tutte
page-score-pole = Palafitte · { $first } / { $second }{ $neutral ->
        [1] { "" } · 1º posto neutro
        [2] { "" } · 2º posto neutro
       *[other] { "" }
    }
page-score-amulets = Amuleti rimasti
page-kept = { $count ->
        [one] 1 rimasto
       *[other] { $count } rimasti
    }
page-where-from = Da dove vengono i punti
page-from-track = durante la partita
page-from-paths = sentieri
page-from-stone = piazza rocciosa
page-from-pole = palafitte
page-from-amulets = amuleti
page-who-led = Chi era in testa su ogni sentiero, giro per giro

## La pagina sull’edizione

page-section-colours = Colori
page-section-setup = Preparazione
page-section-landscapes = Carte paesaggio e scogliera dell’oracolo
page-section-valuables = Oggetti preziosi
page-section-starting_cards = Carte iniziali
page-section-amulets = Amuleti
page-section-pole_tiles = Pedine palafitte
page-section-stone_tiles = Pedine rocciose
page-section-sites = Luoghi di culto
page-section-landings = Punti di attracco
page-section-paths = Sentieri divini
page-section-areas = Piazza rocciosa e piazza delle palafitte
page-section-tracks = Passerella e tabella degli amuleti
page-section-spaces = Caselle
page-note-colours = Cinque colori. L’ordine e i segni li abbiamo scelti noi; le capanne neutre prendono un colore che nessuno gioca.
page-note-setup = Capanne, coppe, capanne neutre e luogo di culto bloccato, secondo il numero di giocatori.
page-note-landscapes = Che mangrovie e acqua siano la coppia in alto sulla scogliera lo riferisce una testimonianza; sinistra e destra le abbiamo scelte noi.
page-note-valuables = I valori e il numero di carte di ciascuno sono stampati. A queste si aggiungono le carte iniziali.
page-note-starting_cards = La prima coppia è nota da una testimonianza, come il fatto che ogni coppia successiva valga uno di più. I singoli valori delle coppie da 2 a 5 sono una nostra ricostruzione: in tutto un 2, un 7 e due carte per ogni valore da 3 a 6.
page-note-amulets = Cinque di valore 1 sono sul tavoliere. Quanti ce ne siano di ogni tipo nel sacchetto lo riferisce una testimonianza; a quale valore corrispondano è dedotto.
page-note-pole_tiles = I valori da 2 a 9, una pedina ciascuno, sono stampati; la più bassa è in cima.
page-note-stone_tiles = Otto statue divine, una per sentiero, e altre otto di tre tipi. Come si dividano queste otto l’abbiamo stabilito noi.
page-note-sites = Dall’alto in basso. Un luogo di culto unisce il punto di attracco alla sua sinistra e quello alla sua destra.
page-note-landings = Noti da testimonianze, tranne quelli che il regolamento stesso descrive e i punti di attracco 6 e 7, che abbiamo ricostruito noi.
page-note-paths = Quali caselle siano su un sentiero l’abbiamo stabilito noi, come sei delle otto coppie di numeri; quelle di A e B compaiono in un esempio.
page-note-areas = Due quadrati da nove il cui centro non è una casella: è stampato, come il 12 e il 6 delle palafitte. Dove si trovino sulla griglia l’abbiamo stabilito noi.
page-note-tracks = La passerella comincia da 0 e corre lungo il bordo; la sua lunghezza e l’ultima riga della tabella degli amuleti sono una nostra ricostruzione.
page-note-spaces = Paesaggio, prezzo e punti della maggior parte delle caselle sono una nostra ricostruzione, nel rispetto di tutto ciò che si sa. Alcune sono note da un esempio; anche in quel caso la posizione l’abbiamo scelta noi.
page-bowls = coppe
page-tie-nearer = più vicina
page-tie-statue = statua
page-tie-earlier = prima

page-option-tiles-none = nessuna
page-option-tiles-random = a caso
page-option-tiles-gods = solo divinità
page-option-tiles-godless = senza divinità

## What the page tells beside: headline, next questions, lines of the log, what moves bring, tips
page-round-of = Giro { $round } di { $rounds }
page-phase-bowls = Coppe
page-phase-boat = Barca
page-phase-landing = Barca all’attracco { $landing }
page-phase-next = Prossimo giro
page-fact-huts = min. { $count }
page-fact-ends = Il minor numero di capanne rimaste a qualcuno. Il giro in cui qualcuno costruisce l’ultima è l’ultimo.
page-fact-last = Qualcuno ha costruito l’ultima capanna: dopo questo giro si fa il punteggio finale.
page-ask-hut = { $name }: capanna o capanna doppia?
page-ask-where = Su quale casella?
page-ask-bird = Un uccello qui ({ $landscape }): e l’altro?
page-ask-rest = Pagato { $sum }, resta { $left }: con che cosa?
page-move-pay-whole = Paga { $values }
page-got-hidden = { $pile ->
        [valuables] un oggetto prezioso coperto
       *[landscapes] una carta paesaggio coperta
    }
page-got-drawn = { $name } dal mazzo
page-event-cards = { $own ->
        [yes] Prendi { $got }
       *[no] { $seat } prende { $got }
    }
page-event-shown = Nuove carte: { $cards }
page-event-boat-sails = La barca salpa
page-event-boat-lands = { $own ->
        [yes] Attracco { $landing }: tu
       *[no] Attracco { $landing }: { $seat }
    }
page-event-round-begins = Giro { $round }
page-event-hut-built = { $own ->
        [yes] Costruisci una capanna su { $space } per { $paid }
       *[no] { $seat } costruisce una capanna su { $space } per { $paid }
    }
page-event-double-built = { $own ->
        [yes] Costruisci una capanna doppia su { $space } per { $paid }
       *[no] { $seat } costruisce una capanna doppia su { $space } per { $paid }
    }
page-event-pole-tile = Pedina palafitte { $value } sotto la capanna su { $space }
page-event-final-scoring = Punteggio finale
page-event-path-scored = Sentiero { $path }: { $ranks }
page-event-pole-scored = Piazza delle palafitte: { $ranks }
page-event-stone-area = Piazza rocciosa, { $count } in tutto: { $ranks }
page-brings-landscape = ne hai { $count }
page-brings-valuable = poi { $sum } in oggetti preziosi
page-brings-draw = alla cieca, { $count } nel mazzo
page-brings-amulets = { $circles ->
        [0] valore 1, dal tavoliere
        [1] uno dal sacchetto
       *[other] dal sacchetto, uno da rimettere
    }
page-brings-birds = { $stay ->
        [yes] restano dove sono
       *[no] lì si costruisce nel prossimo giro
    }
page-brings-return = nel sacchetto, senza mostrarlo
page-brings-give = ne restano { $count }
page-brings-pay = fa esattamente { $price }
page-brings-paths = { $count ->
        [one] sentiero { $paths }
       *[other] sentieri { $paths }
    }
page-brings-skip = la barca va all’attracco { $landing }
page-tip-price = Costa { $price } in { $currency ->
        [amulets] amuleti
       *[valuables] oggetti preziosi
    }, pagati esattamente, e una carta del suo paesaggio.
page-tip-points = Dà subito { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
page-tip-circle = Casella amuleto: più capanne hai su queste caselle, più amuleti tiri. Niente capanna doppia.
page-tip-counts = Una capanna qui conta per: { $paths }.
page-tip-bird = { $bird ->
        [yes] Un uccello è sul suo paesaggio: ora qui si può costruire.
       *[no] Nessun uccello sul suo paesaggio: ora qui nessuno può costruire.
    }
page-tip-site = Una coppa qui ti dà i due punti di attracco accanto: uno all’andata, uno al ritorno.
page-tip-site-name = Luogo di culto { $number }
page-tip-landing = Punto di attracco { $number }
page-tip-landing-does = Chi ha la coppa accanto può, all’arrivo della barca: { $offer }.
page-tip-boat = La barca
page-tip-boat-does = Va dall’attracco 1 all’attracco 12; dove trova una coppa, tocca a chi l’ha piazzata.
page-tip-rock = Scogliera dell’oracolo: { $landscape }
page-tip-rock-does = Si costruisce solo sui due paesaggi degli uccelli. Chi è all’attracco 12 li posa per il prossimo giro.
page-tip-valuables = Con gli oggetti preziosi si pagano le capanne, al prezzo esatto. Quelli spesi vanno agli scarti.
page-tip-starting = Una carta iniziale vale come un oggetto prezioso; una volta spesa, esce dal gioco.
page-tip-landscapes = Per ogni capanna cedi una carta del paesaggio della casella.
page-tip-refill = I posti vuoti si riempiono alla fine del giro.
page-tip-pile = Solo chi tira vede la carta. Se è vuoto, si mescolano gli scarti.
page-tip-amulets = Con gli amuleti si pagano i prezzi rossi; quelli che tieni danno alla fine il loro valore in punti.
page-tip-bag = Ne tiri uno per ogni tua capanna su caselle amuleto; se sono più d’uno, uno torna nel sacchetto.
page-tip-ones = Chi non ha capanne su caselle amuleto ne prende uno qui.
page-tip-circles = Capanne su caselle amuleto
page-tip-path = Alla fine chi ha più capanne riceve { $first } punti, chi viene dopo { $second }; in caso di pareggio vale la capanna più vicina alla statua.
page-tip-stone = Alla fine: le proprie capanne qui, moltiplicate per tutte quelle che ci sono.
page-tip-pole = Alla fine chi ha più capanne qui riceve { $first } punti, chi viene dopo { $second }; in caso di pareggio vale la più vecchia. Ogni capanna dà subito una pedina palafitte.
page-tip-poles = Pedine palafitte
page-tip-poles-does = Chi costruisce nella piazza delle palafitte mette la più bassa sotto la capanna e ne segna subito il valore.
page-tip-track = Punti durante la partita: da caselle e pedine palafitte. Sentieri, piazze e amuleti contano alla fine.
page-tip-huts = Capanne rimaste
page-tip-next = Prossima fermata della barca
page-tip-bowls = Coppe da piazzare
page-tip-talisman = Chi lo ha piazza la prima coppa. Va a chi è sul luogo di culto in cima; se non c’è nessuno, passa a destra e gli uccelli si spostano.
page-tip-tile-statue = Vince ogni pareggio sul sentiero { $path }.
page-tip-tile-once = Si usa una volta, poi esce dal gioco.
page-tip-drawn = Appena tirato; uno di quelli tirati torna nel sacchetto.
page-tip-hut = Una capanna, per una carta paesaggio e il prezzo.
page-tip-double = Due capanne su una casella: prezzo doppio, due carte, punti doppi; non su caselle amuleto né nelle piazze.
page-tip-skip = Rinunci a ciò che l’attracco offre ancora; la barca prosegue.
page-tip-now = Punti durante la partita, più sentieri e piazze allo stato attuale. Gli amuleti restano coperti fino alla fine.
page-tip-have = Ne hai { $count }.
page-tip-bowl = { $own ->
        [yes] La tua coppa
       *[no] Coppa di { $seat }
    }

## The key to the drawing in the terminal, and the board in words

board-free = Caselle libere
board-huts-of = Capanne di { $seat }
board-site = Luogo di culto { $number }, punti di attracco { $near } e { $far }: { $name }
board-sign-price = una casella libera: il suo paesaggio e il prezzo in oggetti preziosi
board-sign-amulets = amuleti
board-sign-points = punti subito
board-sign-circle = casella amuleto
board-sign-hut = i segni dei giocatori, e le loro capanne
board-sign-double = capanna doppia
board-sign-neutral = capanna neutra
board-sign-pole = una capanna su una pedina palafitte da 4
board-sign-path = sentieri, con i punti del primo e del secondo
board-sign-area = piazza delle palafitte: punti del primo e del secondo
board-sign-square = piazza rocciosa: capanne per capanne
board-sign-bowl = un luogo di culto con i suoi due punti di attracco e la coppa che c’è
board-sign-blocked = bloccato
board-sign-boat = la barca, o chi è di turno
board-sign-up = punto di attracco: prendi una carta esposta
board-sign-down = punto di attracco: tira una carta dal mazzo
board-sign-build = punto di attracco: costruisci una capanna; nell’elenco: capanne rimaste
board-sign-build-double = punto di attracco: costruisci una capanna doppia
board-sign-birds = punto di attracco: posa gli uccelli, e comincia il prossimo giro
board-sign-sun = punti
board-sign-now = se la partita finisse adesso, senza amuleti
board-sign-huts = capanne rimaste
board-sign-valuables = oggetti preziosi
board-sign-landscapes = carte paesaggio
board-sign-talisman = primo giocatore
board-sign-starting = carta iniziale
board-sign-tile = pedina rocciosa
board-sign-empty = qui non c’è nulla

# The end of a game
page-end-chief = { $own ->
        [yes] Diventi capotribù con { $margin ->
                [one] un punto
               *[other] { $margin } punti
            } di vantaggio
       *[no] { $seat } diventa capotribù con { $margin ->
                [one] un punto
               *[other] { $margin } punti
            } di vantaggio
    }
page-end-why = { $part ->
        [track] Hanno fatto la differenza i punti durante la partita
        [stone] Ha fatto la differenza la piazza rocciosa
        [pole] Ha fatto la differenza la piazza delle palafitte
        [amulets] Hanno fatto la differenza gli amuleti
       *[paths] Hanno fatto la differenza i sentieri
    }: { $points } a { $less }.
page-end-last-hut = { $own ->
        [yes] Hai costruito la tua ultima capanna nel giro { $round }.
       *[no] { $seat } ha costruito l’ultima capanna nel giro { $round }.
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
    } grazie agli amuleti, { $more } contro { $less }.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Il tuo scopo: fare più punti capotribù di tutti. Vengono dalle capanne, soprattutto lungo i sentieri divini.
page-coach-bowl-title = Una coppa, due azioni
page-coach-bowl = Scegli un luogo di culto che brilla: i suoi due punti di attracco sono le tue azioni. La barca passa prima a sinistra, poi a destra.
page-coach-bowl-why = A sinistra prendi soprattutto carte, a destra le usi per costruire capanne.
page-coach-draw-shown-title = Una carta a scelta
page-coach-draw-shown = Prendi una delle carte che brillano: una carta paesaggio o un oggetto prezioso.
page-coach-draw-shown-why = Una capanna costa una carta del suo paesaggio e oggetti preziosi per il prezzo esatto. Prendi ciò che ti manca.
page-coach-draw-pile-title = Una carta coperta
page-coach-draw-pile = Tira la prima carta di un mazzo che brilla: un oggetto prezioso o una carta paesaggio.
page-coach-draw-pile-why = Per una capanna servono entrambi: tira ciò che ti scarseggia.
page-coach-draw-either-title = Esposta o coperta
page-coach-draw-either = Prendi una carta esposta che brilla, o tira da un mazzo.
page-coach-draw-either-why = Con una carta esposta vai sul sicuro; il mazzo è un azzardo, ma nessun altro vede la carta.
page-coach-amulets-title = Amuleti
page-coach-amulets = Raccogli ciò che il punto di attracco ti offre.
page-coach-amulets-why = Alcune caselle si pagano in amuleti, e quelli che tieni valgono punti alla fine. Ogni capanna in un cerchio rosso te ne fa avere di più.
page-coach-build-title = La tua capanna
page-coach-build = Scegli una casella che brilla: hai la sua carta paesaggio e il prezzo esatto.
page-coach-build-why = Il numero nel fiore indica i punti immediati. E alla fine ogni capanna conta per i suoi sentieri.
page-coach-build-or-double-title = Capanna o capanna doppia
page-coach-build-or-double = Scegli una casella che brilla. Una capanna doppia richiede due carte paesaggio e il doppio del prezzo.
page-coach-build-or-double-why = Dà subito il doppio dei punti e sui sentieri conta per due.
page-coach-amulets-or-build-title = Amuleti o capanna
page-coach-amulets-or-build = Raccogli amuleti, o costruisci su una casella che brilla.
page-coach-amulets-or-build-why = Una capanna dà punti ora e sui sentieri; con gli amuleti si pagano altre caselle, e quelli che tieni contano alla fine.
page-coach-no-build-title = Ancora nulla di adatto
page-coach-no-build = Per una capanna servono tre cose: un uccello sul suo paesaggio, una carta di quel paesaggio e il prezzo esatto.
page-coach-no-build-why = Rinuncia, e usa la prossima coppa per procurarti ciò che manca.
page-coach-birds-title = Due uccelli
page-coach-birds = Scegli due paesaggi della scogliera dell’oracolo: d’ora in poi si costruisce solo lì.
page-coach-birds-why = Scegli quelli di cui hai le carte, e rovina i piani altrui.
page-coach-card-title = Quale carta?
page-coach-card = Questa casella accetta più paesaggi. Scegli la carta da cedere.
page-coach-card-why = Tieni il paesaggio che ti servirà prima.
page-coach-pay-title = L’importo esatto
page-coach-pay = Scegli un pezzo alla volta fino ad arrivare a { $price }. Ciò che brilla porta ancora all’importo esatto.
page-coach-pay-why = Non si dà resto. I valori bassi sono comodi: colmano i vuoti.
page-coach-return-title = Uno torna indietro
page-coach-return = Tra questi { $count } amuleti scegli quello che torna nel sacchetto.
page-coach-return-why = Tieni i più alti per i punti, o quelli che formano un prezzo utile.

## What puzzles are about

page-theme-pay = Con che cosa pagare
page-theme-birds = Dove vanno gli uccelli
page-theme-last-hut = L’ultima capanna
page-theme-double = Una capanna doppia
page-theme-pole = Punti dalle palafitte
page-theme-amulet-space = Una capanna su una casella amuleto
page-theme-hut = Una capanna al posto giusto
page-theme-bowl-first = Primo e ultimo approdo
page-theme-bowl = Dove mettere la coppa
page-theme-amulets = L’ora degli amuleti
page-theme-draw = La carta giusta

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-mark = Segno
page-field-players = Giocatori
page-field-huts = Capanne
page-field-bowls = Coppe
page-field-neutral = Capanne neutre
page-field-blocked_site = Luogo di culto bloccato
page-field-top_site_ban = Luogo di culto in cima escluso
page-field-neutral_pole_tile = Pedina palafitte neutra
page-field-first_player = Primo giocatore
page-field-landscape_cards_dealt = Carte paesaggio distribuite
page-field-valuables_shown = Oggetti preziosi esposti
page-field-landscapes_shown = Carte paesaggio esposte
page-field-huts_per_colour = Capanne per colore
page-field-bowls_per_colour = Coppe per colore
page-field-cards = Carte
page-field-bird = Uccello
page-field-rock = Posto sulla scogliera dell’oracolo
page-field-value = Valore
page-field-number = Numero
page-field-values = Valori
page-field-count = Quanti
page-field-on_board = Sul tavoliere
page-field-draw_at_most = Tirati al massimo
page-field-kind = Tipo
page-field-path = Sentiero
page-field-landings = Punti di attracco
page-field-top = Luogo di culto in cima
page-field-steps = Che cosa offre
page-field-heading = Statua posta
page-field-first = Punti per la maggioranza
page-field-second = Punti per il secondo
page-field-spaces = Caselle
page-field-centre = Parte centrale
page-field-chief_spaces = Lunghezza della passerella
page-field-amulet_rows = Righe della tabella degli amuleti
page-field-land = Paesaggio
page-field-cost = Prezzo
page-field-pay = Si paga in
page-field-points = Punti capotribù
page-field-circle = Casella amuleto (cerchio rosso)

page-value-up = carta esposta
page-value-down = carta coperta
page-value-amulets = amuleti
page-value-valuables = oggetti preziosi
page-value-hut = capanna
page-value-double = capanna doppia
page-value-birds = uccelli
page-value-gray = grigio
page-value-white = bianco
page-value-top = in alto
page-value-left = a sinistra

page-bench-landing = Punto di attracco { $number }
page-bench-path = Sentiero { $path }
page-bench-pair = Coppia { $number }
