# Bora Bora in Italian. $seat is a player's name, $own says whether it is the reader. The terms are those of docs/words.md.
# A region has no article; all twelve are feminine (la spiaggia …). Gods and cards are feminine, and so are their colours.

title = Bora Bora
summary = Sei round di dadi sulle isole di Bora Bora: occupa regioni, accogli uomini e donne, manda sacerdoti, costruisci e ingraziati le divinità.

name-region-C-NW = foresta dell’isola centrale
name-region-C-NE = pianura dell’isola centrale
name-region-C-SW = spiaggia dell’isola centrale
name-region-C-SE = montagna dell’isola centrale
name-region-N-W = spiaggia dell’isola nord
name-region-N-E = montagna dell’isola nord
name-region-E-N = foresta dell’isola est
name-region-E-S = spiaggia dell’isola est
name-region-S-W = foresta dell’isola sud
name-region-S-E = pianura dell’isola sud
name-region-W-N = pianura dell’isola ovest
name-region-W-S = montagna dell’isola ovest

name-tile-land = Via di terra
name-tile-sea = Via di mare
name-tile-routes = Via di terra o di mare
name-tile-man = Uomo
name-tile-woman = Donna
name-tile-persons = Uomo o donna
name-tile-helper = Aiutante
name-tile-temple = Tempio
name-tile-build = Costru­zione
name-tile-fishing = Pesca

name-material-sand = sabbia
name-material-wood = legno
name-material-stone = pietra

name-god-blue = blu
name-god-white = bianca
name-god-red = rossa
name-god-green = verde
name-god-yellow = gialla
name-colour-blue = blu
name-colour-white = bianca
name-colour-red = rossa
name-colour-green = verde
name-colour-yellow = gialla

# What the twelve kinds of men and women do
name-kind-land = via di terra
name-kind-sea = via di mare
name-kind-woman = donna
name-kind-man = uomo
name-kind-build = costruzione
name-kind-material = materiale da costruzione
name-kind-hut = spostare una capanna
name-kind-points = punti vittoria
name-kind-god = carta Divinità
name-kind-offering = offerta
name-kind-status = status
name-kind-shell = conchiglia

name-jewel-necklace-1 = collana 1
name-jewel-necklace-4 = collana 4
name-jewel-necklace-6 = collana 6
name-jewel-necklace-9 = collana 9
name-jewel-bracelet-1 = bracciale 1
name-jewel-bracelet-5 = bracciale 5
name-jewel-bracelet-6 = bracciale 6
name-jewel-bracelet-8 = bracciale 8
name-jewel-earrings-2 = orecchini 2
name-jewel-earrings-3 = orecchini 3
name-jewel-earrings-6 = orecchini 6
name-jewel-earrings-9 = orecchini 9
name-jewel-comb-2 = pettine 2
name-jewel-comb-3 = pettine 3
name-jewel-comb-7 = pettine 7
name-jewel-comb-8 = pettine 8
name-jewel-pendant-2 = ciondolo 2
name-jewel-pendant-4 = ciondolo 4
name-jewel-pendant-5 = ciondolo 5
name-jewel-pendant-7 = ciondolo 7
name-jewel-crown-3 = corona 3
name-jewel-crown-4 = corona 4
name-jewel-crown-5 = corona 5
name-jewel-crown-7 = corona 7

name-task-man-woman = un uomo e una donna
name-task-woman-priest = una donna e un sacerdote nel tempio
name-task-man-priest = un uomo e un sacerdote nel tempio
name-task-woman-jewel = una donna e un gioiello
name-task-man-first = un uomo e la tessera Ordine di turno 1
name-task-regions-3 = capanne in 3 regioni
name-task-cards-alike = 3 carte Divinità dello stesso colore
name-task-two-land = 2 persone (via di terra)
name-task-two-sea = 2 persone (via di mare)
name-task-two-woman = 2 persone (donna)
name-task-two-man = 2 persone (uomo)
name-task-two-build = 2 persone (costruzione)
name-task-two-material = 2 persone (materiale da costruzione)
name-task-two-hut = 2 persone (spostare una capanna)
name-task-two-points = 2 persone (punti vittoria)
name-task-two-god = 2 persone (carta Divinità)
name-task-two-offering = 2 persone (offerta)
name-task-two-status = 2 persone (status)
name-task-two-shell = 2 persone (conchiglia)
name-task-all-forest = capanne in tutte le foreste
name-task-all-plain = capanne in tutte le pianure
name-task-all-beach = capanne su tutte le spiagge
name-task-all-mountain = capanne su tutte le montagne
name-task-all-ray = capanne accanto a tutte le razze
name-task-all-angel = capanne accanto a tutti i pesci angelo
name-task-all-puffer = capanne accanto a tutti i pesci palla
name-task-all-needle = capanne accanto a tutte le aguglie
name-task-two-necklace = 2 collane
name-task-two-bracelet = 2 bracciali
name-task-two-earrings = 2 paia di orecchini
name-task-two-comb = 2 pettini
name-task-two-pendant = 2 ciondoli
name-task-two-crown = 2 corone
name-task-three-sand = 3 di sabbia
name-task-three-wood = 3 di legno
name-task-three-stone = 3 di pietra
name-task-cards-blue = 2 carte Divinità blu
name-task-cards-white = 2 carte Divinità bianche
name-task-cards-red = 2 carte Divinità rosse
name-task-cards-green = 2 carte Divinità verdi
name-task-cards-yellow = 2 carte Divinità gialle
name-task-cards-different = 4 carte Divinità diverse
name-task-priests-3 = 3 sacerdoti nel tempio
name-task-regions-9 = capanne in 9 regioni
name-task-islands = una capanna su ogni isola
name-task-men-different = 3 uomini diversi
name-task-women-different = 3 donne diverse
name-task-jewelry-different = 3 gioielli diversi
name-task-men-4 = 4 uomini qualsiasi
name-task-women-4 = 4 donne qualsiasi
name-task-jewelry-4 = 4 gioielli qualsiasi
name-task-buildings-4 = 4 edifici costruiti
name-task-god-tiles-2 = 2 tessere Divinità
name-task-offerings-4 = 4 offerte
name-task-shells-5 = 5 conchiglie
name-task-materials-5 = 5 materiali da costruzione qualsiasi
name-task-huts-4 = 4 capanne sulla dodicesima casella
name-task-men-shifted = 3 uomini abbassati
name-task-women-shifted = 3 donne abbassate
name-task-people-shifted = 5 persone abbassate qualsiasi

name-bonus-tasks = 9 compiti completati
name-bonus-jewelry = 6 gioielli
name-bonus-ceremony = tutte le caselle Cerimonia piene
name-bonus-buildings = tutti e 6 gli edifici costruiti
name-bonus-regions = capanne in tutte e 12 le regioni
name-bonus-people = 12 uomini e donne

# What is asked, for a refusal
name-asked-first-hut = dove va la tua prima capanna
name-asked-yield = materiale da costruzione o offerta
name-asked-ceremony = su quale casella Cerimonia va il materiale
name-asked-place = un dado e una tessera Azione, o una divinità
name-asked-settle = in quale regione ti espandi
name-asked-red = se invochi la divinità rossa
name-asked-person = chi prendi
name-asked-helper = che cosa ti porta l’aiutante
name-asked-temple = quale casella del tempio
name-asked-fire-first = carta Divinità o offerta
name-asked-fire-second = status o conchiglia
name-asked-build = quale edificio
name-asked-cover = quali due caselle Cerimonia
name-asked-people = quali uomini o donne usi
name-asked-green = in che cosa aiuta la divinità verde
name-asked-materials = quale materiale da costruzione
name-asked-cards = quale carta Divinità
name-asked-huts = se sposti un’altra capanna
name-asked-jewelry = se compri un gioiello
name-asked-task = quale compito completi
name-asked-yellow = in quale compito aiuta la divinità gialla
name-asked-new-task = quale nuovo compito prendi
name-asked-last-tasks = quali compiti completi ancora
name-asked-over = più nulla

name-reconstructed-yields = il materiale che dà ogni regione
name-reconstructed-routes = la maggior parte dei valori delle vie
name-reconstructed-fish = valori e tipi dei pesci
name-reconstructed-left_values = il lato sinistro di uomini e donne
name-reconstructed-status = i gradini del tracciato Status
name-reconstructed-jewelry = prezzi e tipi dei gioielli
name-reconstructed-ceremony = la disposizione delle caselle Cerimonia

## What is asked

decision-first-hut = { $own ->
        [yes] Prima capanna: accanto a quale pesce da { $value }?
       *[no] { $seat } piazza la prima capanna.
    }
decision-yield = { $own ->
        [yes] Nuova regione: { $material } o un’offerta?
       *[no] { $seat } prende { $material } o un’offerta.
    }
decision-ceremony = { $own ->
        [yes] Su quale casella Cerimonia ({ $material })?
       *[no] { $seat } mette { $material } su una casella Cerimonia.
    }
decision-place = { $own ->
        [yes] { $blue ->
            [yes] { $white ->
                [yes] Con le divinità blu e bianca: quale dado, e dove?
               *[no] Con la divinità blu: quale dado, e dove?
            }
           *[no] { $white ->
                [yes] Con la divinità bianca: quale dado, e dove?
               *[no] { $left ->
                    [1] Dove va il tuo ultimo dado?
                   *[other] Piazza uno dei tuoi { $left } dadi.
                }
            }
        }
       *[no] { $seat } piazza un dado.
    }
decision-settle = { $own ->
        [yes] { $by ->
            [land] Per terra
            [sea] Per mare
           *[routes] Per terra o per mare
        } con un { $value }: in quale regione?
       *[no] { $seat } si espande in una regione.
    }
decision-red = { $own ->
        [yes] Divinità rossa: segni il pesce per { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }?
       *[no] { $seat } può invocare la divinità rossa.
    }
decision-person = { $own ->
        [yes] { $sex ->
            [man] Quale uomo prendi
            [woman] Quale donna prendi
           *[persons] Quale uomo o quale donna prendi
        }, fino a { $value }?
       *[no] { $seat } prende { $sex ->
            [man] un uomo
            [woman] una donna
           *[persons] un uomo o una donna
        }.
    }
decision-helper = { $own ->
        [yes] Aiutante: che cosa prendi con { $left ->
            [one] 1 punto dado?
           *[other] { $left } punti dado?
        }
       *[no] { $seat } usa l’aiutante: { $left ->
            [one] resta 1 punto dado.
           *[other] restano { $left } punti dado.
        }
    }
decision-temple = { $own ->
        [yes] Sacerdote: quale casella del tempio, fino a { $value }?
       *[no] { $seat } manda un sacerdote nel tempio.
    }
decision-fire-first = { $own ->
        [yes] Bonus Fuoco: una carta Divinità o un’offerta?
       *[no] { $seat } riceve il bonus Fuoco.
    }
decision-fire-second = { $own ->
        [yes] Bonus Fuoco: un gradino di status o una conchiglia?
       *[no] { $seat } riceve il bonus Fuoco.
    }
decision-build = { $own ->
        [yes] Quale edificio, fino a { $value }? Dà { $points } punti.
       *[no] { $seat } costruisce.
    }
decision-cover = { $own ->
        [yes] Edificio { $building }: su quali due caselle Cerimonia?
       *[no] { $seat } costruisce l’edificio { $building }.
    }
decision-people = { $own ->
        [yes] { $man ->
            [yes] { $woman ->
                [yes] Quali uomini o donne usi?
               *[no] Quali uomini usi?
            }
           *[no] { $woman ->
                [yes] Quali donne usi?
               *[no] Invochi la divinità verde per usarne altri?
            }
        }
       *[no] { $seat } può usare uomini e donne.
    }
decision-green = { $own ->
        [yes] Divinità verde: raddoppi un tipo o ne usi uno in più?
       *[no] { $seat } usa uomini o donne con la divinità verde.
    }
decision-materials = { $own ->
        [yes] Quale materiale prendi? { $left ->
            [one] È l’ultimo.
           *[other] Ancora { $left }.
        }
       *[no] { $seat } prende materiali da costruzione.
    }
decision-cards = { $own ->
        [yes] Quale carta Divinità prendi? { $left ->
            [one] È l’ultima.
           *[other] Ancora { $left }.
        }
       *[no] { $seat } prende carte Divinità.
    }
decision-huts = { $own ->
        [yes] Un’altra capanna sulla dodicesima casella? { $left ->
            [one] È l’ultima.
           *[other] Ancora { $left }.
        }
       *[no] { $seat } può spostare capanne.
    }
decision-jewelry = { $own ->
        [yes] Compri un gioiello con { $shells ->
            [one] la tua conchiglia
           *[other] le tue { $shells } conchiglie
        }?
       *[no] { $seat } può comprare un gioiello.
    }
decision-task = { $own ->
        [yes] Quale compito completi o abbandoni?
       *[no] { $seat } completa un compito o ne abbandona uno.
    }
decision-yellow = { $own ->
        [yes] Divinità gialla: per quale compito?
       *[no] { $seat } completa un compito con la divinità gialla.
    }
decision-new-task = { $own ->
        [yes] Quale nuovo compito prendi?
       *[no] { $seat } prende un nuovo compito.
    }
decision-last-tasks = { $own ->
        [yes] Ultimi compiti: quale completi ancora?
       *[no] { $seat } può completare gli ultimi compiti.
    }

## What happened: setting up

event-order = { $own ->
        [yes] Hai la tessera Ordine di turno { $place }.
       *[no] { $seat } ha la tessera Ordine di turno { $place }.
    }
event-starts-with = { $own ->
        [yes] Cominci con
       *[no] { $seat } comincia con
    } { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
event-fish-laid = Accanto a ogni regione c’è un pesce.
event-jewelry-laid = Per i sei round sono pronti { $count } gioielli.
event-dealt = Ognuno riceve { $count } carte Divinità.
event-hand = Le tue carte Divinità: { $colour }.
event-task-dealt = { $own ->
        [yes] I tuoi compiti: { $task }.
       *[no] I compiti di { $seat }: { $task }.
    }
event-card-shown = Nuova carta scoperta: una carta Divinità { $colour }.

## What happened: the round

event-round-begins = Round { $round }: un edificio dà { $building } punti, un sacerdote { $priest }
event-people-laid = { $sex ->
        [man] Gli uomini sul tabellone, da 1 a 6: { $kind }.
       *[woman] Le donne sul tabellone, da 1 a 6: { $kind }.
    }
event-tasks-laid = Nuovi compiti: { $task }.
event-rolled = { $own ->
        [yes] Tiri { $dice }.
       *[no] { $seat } tira { $dice }.
    }
event-phase-begins = { $phase ->
        [A] Fase A: dadi e azioni
        [B] Fase B: uomini e donne
       *[C] Fase C: status, tempio, gioielli e compiti
    }

## What happened: phase A

event-die-placed = { $own ->
        [yes] Metti un { $die } su «{ $tile }».
       *[no] { $seat } mette un { $die } su «{ $tile }».
    }
event-fishing = { $own ->
        [yes] Vai a pesca: { $points } punti.
       *[no] { $seat } va a pesca: { $points } punti.
    }
event-god-invoked = { $own ->
        [yes] Invochi
       *[no] { $seat } invoca
    } la divinità { $god } { $by ->
        [card] con una carta e un’offerta.
        [pair] con due carte { $colour ->
            [bianca] bianche
            [rossa] rosse
            [verde] verdi
            [gialla] gialle
           *[other] { $colour }
        } e un’offerta.
       *[tile] con una tessera Divinità.
    }
event-settled = { $own ->
        [yes] Occupi la { $region }.
       *[no] { $seat } occupa la { $region }.
    }
event-pushed-aside = { $own ->
        [yes] La tua capanna lascia la casella Costruzione della { $region }.
       *[no] La capanna di { $seat } lascia la casella Costruzione della { $region }.
    }
event-material-placed = { $own ->
        [yes] Metti { $material } su una casella Cerimonia.
       *[no] { $seat } mette { $material } su una casella Cerimonia.
    }
event-material-beside = { $own ->
        [yes] Metti { $material } accanto alla tua plancia.
       *[no] { $seat } mette { $material } accanto alla plancia.
    }
event-offerings = { $own ->
        [yes] Prendi
       *[no] { $seat } prende
    } { $count ->
        [one] un’offerta
       *[other] { $count } offerte
    }.
event-fish-scored = { $own ->
        [yes] Segni
       *[no] { $seat } segna
    } il pesce della { $region }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-person-taken = { $own ->
        [yes] Prendi
       *[no] { $seat } prende
    } { $sex ->
        [man] l’uomo
       *[woman] la donna
    } sotto il dado { $place }: { $kind }.
event-person-shifted = { $sex ->
        [man] { $own ->
            [yes] Tatui un uomo
           *[no] { $seat } tatua un uomo
        }
       *[woman] { $own ->
            [yes] Fai raccogliere conchiglie a una donna
           *[no] { $seat } fa raccogliere conchiglie a una donna
        }
    } ({ $kind }).
event-status-up = { $own ->
        [yes] Sali
       *[no] { $seat } sale
    } di { $steps ->
        [one] 1 gradino
       *[other] { $steps } gradini
    } di status, che ora vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-shells = { $own ->
        [yes] Prendi
       *[no] { $seat } prende
    } { $count ->
        [one] una conchiglia
       *[other] { $count } conchiglie
    }.
event-helper-points = { $own ->
        [yes] Segni
       *[no] { $seat } segna
    } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-helper-left = { $own ->
        [yes] Rinunci
       *[no] { $seat } rinuncia
    } a { $left ->
        [one] 1 punto dado.
       *[other] { $left } punti dado.
    }
event-card-taken = { $own ->
        [yes] Prendi una carta Divinità { $colour }.
       *[no] { $seat } prende una carta Divinità { $colour }.
    }
event-card-drawn = { $seat } pesca una carta Divinità.
event-card-drawn-own = Peschi una carta Divinità { $colour }.
event-pile-shuffled = Il mazzo delle carte Divinità è esaurito: si mescolano gli scarti ({ $count }).
event-hut-moved = { $own ->
        [yes] Sposti una capanna sulla dodicesima casella
       *[no] { $seat } sposta una capanna sulla dodicesima casella
    }: ora { $count ->
        [one] ce n’è 1.
       *[other] ce ne sono { $count }.
    }
event-priest-placed = { $own ->
        [yes] Mandi un sacerdote sulla casella { $value } del tempio.
       *[no] { $seat } manda un sacerdote sulla casella { $value } del tempio.
    }
event-priest-pushed = { $own ->
        [yes] Il tuo sacerdote viene spinto sulla casella { $value }.
       *[no] Il sacerdote di { $seat } viene spinto sulla casella { $value }.
    }
event-priest-ejected = { $own ->
        [yes] Il tuo sacerdote viene espulso dal tempio.
       *[no] Il sacerdote di { $seat } viene espulso dal tempio.
    }
event-built = { $own ->
        [yes] Costruisci
       *[no] { $seat } costruisce
    } l’edificio { $building }: { $points } punti.

## What happened: phase B

event-used = { $own ->
        [yes] Usi
       *[no] { $seat } usa
    } { $count ->
        [one] { $sex ->
            [man] un uomo
           *[woman] una donna
        }
       *[other] { $count } { $sex ->
            [man] uomini
           *[woman] donne
        }
    }: { $kind }, valore { $value }.
event-doubled = { $own ->
        [yes] Usi
       *[no] { $seat } usa
    } { $count ->
        [one] { $sex ->
            [man] un uomo
           *[woman] una donna
        }
       *[other] { $count } { $sex ->
            [man] uomini
           *[woman] donne
        }
    }: { $kind }, valore raddoppiato { $value }.
event-people-points = { $own ->
        [yes] Le tue persone danno { $points } punti.
       *[no] Le persone di { $seat } danno { $points } punti.
    }
event-nothing-to-use = { $own ->
        [yes] Non hai né uomini né donne da usare.
       *[no] { $seat } non ha né uomini né donne da usare.
    }
event-people-done = { $own ->
        [yes] Non usi nessun altro.
       *[no] { $seat } non usa nessun altro.
    }

## What happened: phase C

event-status-scored = { $own ->
        [yes] Il tuo status dà
       *[no] Lo status di { $seat } dà
    } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-priests-scored = { $own ->
        [yes] Nel tempio hai
       *[no] Nel tempio { $seat } ha
    } { $count ->
        [one] 1 sacerdote
       *[other] { $count } sacerdoti
    }, per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-god-tile-won = { $own ->
        [yes] Nel tempio sei in testa e ricevi una tessera Divinità.
       *[no] Nel tempio { $seat } è in testa e riceve una tessera Divinità.
    }
event-god-tile-gone = Nel tempio non c’è nessuno: una tessera Divinità esce dal gioco.
event-jewel-bought = { $own ->
        [yes] Compri
       *[no] { $seat } compra
    } un gioiello ({ $jewel }) per { $cost ->
        [one] 1 conchiglia
       *[other] { $cost } conchiglie
    }: alla fine vale { $worth }.
event-jewel-passed = { $own ->
        [yes] Non compri gioielli.
       *[no] { $seat } non compra gioielli.
    }
event-jewels-gone = Gioielli invenduti: { $jewel }.
event-cards-shown = { $own ->
        [yes] Mostri queste carte Divinità: { $colour }.
       *[no] { $seat } mostra queste carte Divinità: { $colour }.
    }
event-task-fulfilled = { $own ->
        [yes] Completi il compito «{ $task }»
       *[no] { $seat } completa il compito «{ $task }»
    }: { $points } punti.
event-task-helped = { $own ->
        [yes] Con la divinità gialla completi il compito «{ $task }»
       *[no] Con la divinità gialla { $seat } completa il compito «{ $task }»
    }: { $points } punti.
event-task-dropped = { $own ->
        [yes] Abbandoni il compito «{ $task }».
       *[no] { $seat } abbandona il compito «{ $task }».
    }
event-task-picked = { $own ->
        [yes] Prendi il compito «{ $task }».
       *[no] { $seat } prende il compito «{ $task }».
    }
event-tasks-gone = Questi compiti escono dal gioco: { $task }.

## What happened: the end

event-game-ends = La fine: ultimi compiti e punteggio finale
event-tasks-done = { $own ->
        [yes] Non completi altri compiti.
       *[no] { $seat } non completa altri compiti.
    }
event-god-tiles-scored = { $own ->
        [yes] Hai ancora
       *[no] { $seat } ha ancora
    } { $count ->
        [one] 1 tessera Divinità
       *[other] { $count } tessere Divinità
    }: { $points } punti.
event-fish-final = { $own ->
        [yes] I tuoi pesci danno
       *[no] I pesci di { $seat } danno
    } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ({ $region }).
event-jewelry-scored = { $own ->
        [yes] I tuoi gioielli danno
       *[no] I gioielli di { $seat } danno
    } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-bonus = { $own ->
        [yes] Ricevi
       *[no] { $seat } riceve
    } { $points } punti per «{ $bonus }».
event-wins = { $own ->
        [yes] Hai vinto con { $points } punti!
       *[no] { $seat } vince con { $points } punti.
    }
event-wins-order = { $own ->
        [yes] Pareggio a quota { $points }, ma vieni prima nell’ordine di turno: hai vinto!
       *[no] Pareggio a quota { $points }, ma { $seat } viene prima nell’ordine di turno e vince.
    }

## Why not

reason-no-such-text = «{ $value }» non è una mossa. Scrivi per esempio «5 land», «settle E-S», «offering», «on a1», «man 3», «white card», «use woman points» o «done».
reason-no-such-thing = «{ $verb } { $value }» non esiste; dopo «{ $verb }» può venire: { $allowed }.
reason-other-question = Non adesso. Prima c’è da decidere: { $asked }.
reason-die-not-held = Non ti resta nessun dado da { $die }.
reason-tile-not-out = Con { $players } giocatori la tessera «{ $tile }» non è in gioco.
reason-die-not-lower = Su «{ $tile }» c’è un { $lowest }; il tuo { $die } non è più basso. La divinità blu lo permetterebbe.
reason-blue-unused = Hai invocato la divinità blu: il dado deve andare dove non è più basso degli altri; non un { $die } su «{ $tile }».
reason-white-unused = Hai invocato la divinità bianca: un dado inferiore a 6 deve andare su una tessera Azione; non questo { $die } lì.
reason-no-region = Con un { $value } non raggiungi nessuna nuova regione { $by ->
        [land] per terra.
        [sea] per mare.
       *[routes] per terra o per mare.
    }
reason-no-person = Fino a { $value } non { $sex ->
        [man] resta nessun uomo.
        [woman] resta nessuna donna.
       *[persons] restano né uomini né donne.
    }
reason-no-free-space = Non hai caselle libere per un uomo o una donna: sposta prima una capanna.
reason-no-priest = Non hai più sacerdoti da mandare.
reason-no-building = Non hai più edifici da costruire con un { $value } o meno.
reason-no-neighbours = Non hai due caselle Cerimonia vicine con materiali.
reason-god-not-now = In questo momento la divinità { $god } non può aiutare.
reason-god-invoked-already = Hai già invocato la divinità { $god }.
reason-no-offering = Non hai offerte da dare.
reason-no-god-card = Non hai nessuna carta Divinità { $colour }.
reason-no-god-pair = Non hai due carte Divinità { $colour ->
        [bianca] bianche
        [rossa] rosse
        [verde] verdi
        [gialla] gialle
       *[other] { $colour }
    }.
reason-no-god-tile = Non hai tessere Divinità.
reason-god-useless = Invocata così, la divinità { $god } non servirebbe a nulla.
reason-blue-comes-first = La divinità blu va invocata prima della bianca.
reason-own-hut-there = Qui hai già una capanna: { $region }.
reason-not-beside-fish = Accanto alla { $region } non c’è un pesce di valore { $value }.
reason-region-chosen = { $own ->
        [yes] Hai già scelto la { $region }.
       *[no] { $seat } ha già scelto la { $region }.
    }
reason-no-way = Nessuna via { $by ->
        [land] di terra porta
        [sea] di mare porta
       *[routes] porta
    } dalle tue capanne alla { $region }.
reason-way-too-high = La via { $by ->
        [land] di terra verso
        [sea] di mare verso
       *[routes] verso
    } la { $region } richiede un { $needed }; hai un { $value }.
reason-last-without-hut = Sulla dodicesima casella non ci sono capanne.
reason-last-no-choice = La capanna viene comunque dalla dodicesima casella: togli «last».
reason-other-material = La { $region } dà { $material } o un’offerta.
reason-space-filled = Sulla casella Cerimonia { $space } c’è già qualcosa.
reason-space-other-material = La casella Cerimonia { $space } è per un altro materiale: { $material }.
reason-nobody-there = { $sex ->
        [man] Non c’è più nessun uomo
       *[woman] Non c’è più nessuna donna
    } sotto il dado { $place }.
reason-place-too-high = Puoi prendere qualcuno fino a { $value }; { $place } è troppo alto.
reason-other-sex = Qui prendi { $sex ->
        [man] un uomo.
       *[woman] una donna.
    }
reason-last-not-free = Qui la dodicesima casella non è una scelta: togli «last».
reason-points-too-few = Questo costa { $needed ->
        [one] 1 punto dado
       *[other] { $needed } punti dado
    }; { $left ->
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
reason-nobody-to-shift = Non hai { $sex ->
        [man] uomini
       *[woman] donne
    } di questo tipo: { $kind }.
reason-shifted-already = { $sex ->
        [man] I tuoi uomini di questo tipo sono già tutti abbassati
       *[woman] Le tue donne di questo tipo sono già tutte abbassate
    }: { $kind }.
reason-no-hut-to-move = Non hai capanne su altre caselle.
reason-last-holds-person = Sulla dodicesima casella c’è un uomo o una donna: nessuna capanna può andarci.
reason-colour-not-shown = Nessuna carta Divinità { $colour } è scoperta.
reason-no-card-left = Non ci sono più carte Divinità, né nel mazzo né tra gli scarti.
reason-temple-too-high = La casella { $space } del tempio richiede almeno un { $space }; hai un { $value }.
reason-own-priest-there = Sulla casella { $space } c’è già un tuo sacerdote: è come mandarlo sulla casella { $to }.
reason-built-already = L’edificio { $building } è già costruito.
reason-building-too-high = L’edificio { $building } richiede almeno un { $building }; hai un { $value }.
reason-not-both-filled = Le caselle { $first } e { $second } non sono entrambe piene.
reason-kind-not-held = Non hai { $sex ->
        [man] uomini
       *[woman] donne
    } di questo tipo: { $kind }.
reason-sex-used = In questa fase hai già usato un tipo di { $sex ->
        [man] uomini.
       *[woman] donne.
    }
reason-use-impossible = Nulla di ciò che fanno { $sex ->
        [man] questi uomini
       *[woman] queste donne
    } è possibile adesso: { $kind }.
reason-sex-unused = { $sex ->
        [man] Non hai ancora usato uomini: raddoppiali, o usali senza la divinità.
       *[woman] Non hai ancora usato donne: raddoppiale, o usale senza la divinità.
    }
reason-same-kind = Con la divinità verde usi un altro tipo; questo è già stato usato: { $kind }.
reason-jewel-not-out = In questo round il gioiello non è in vendita: { $jewel }.
reason-jewel-too-dear = Questo gioiello ({ $jewel }) costa { $cost ->
        [one] 1 conchiglia
       *[other] { $cost } conchiglie
    }; ne hai { $shells }.
reason-task-not-held = «{ $task }» non è tra i tuoi compiti.
reason-task-missing = Per «{ $task }» { $count ->
        [one] manca una cosa: la divinità gialla potrebbe aiutare.
       *[other] mancano { $count } cose.
    }
reason-must-fulfil = Puoi completare «{ $task }», quindi non puoi abbandonare un compito.
reason-task-not-one-short = La divinità gialla aiuta quando manca esattamente una cosa; per «{ $task }» { $count ->
        [0] non manca nulla.
       *[other] ne mancano { $count }.
    }
reason-task-not-offered = Il compito «{ $task }» non è disponibile.
reason-no-means = Non puoi invocare la divinità { $god }: non hai né la sua carta, né due carte uguali, né tessere Divinità.
reason-nobody-left-to-use = Nessun altro dei tuoi può fare qualcosa adesso, e la divinità verde non può aiutare.
reason-no-task-ready = A ogni tuo compito manca qualcosa, e la divinità gialla non può aiutare.

## Notes on things

mark-region = { $material }, pesce { $fish }
mark-region-held = { $material }, pesce { $fish }, { $own ->
        [yes] la tua capanna
       *[no] la capanna di { $seat }
    } si fa da parte
mark-fish = pesce: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
mark-person = { $kind }; a sinistra { $value } { $sex ->
        [man] status
       *[woman] { $value ->
            [one] conchiglia
           *[other] conchiglie
        }
    }
mark-pushes = { $own ->
        [yes] spinge un tuo sacerdote su { $to }
       *[no] spinge il sacerdote di { $seat } su { $to }
    }
mark-ejects = { $own ->
        [yes] espelle un tuo sacerdote
       *[no] espelle il sacerdote di { $seat }
    }
mark-building = { $points } punti
mark-use = { $count } × { $kind }: { $value }
mark-jewel = { $cost ->
        [one] 1 conchiglia
       *[other] { $cost } conchiglie
    }, vale { $worth }
mark-missing = { $count ->
        [one] manca 1 cosa
       *[other] mancano { $count } cose
    }
mark-ready = pronto
mark-opens = i tuoi dadi che la aprono: { $die }

## What moves are called

move-pass = Passa
move-done = Finisci
move-point = Prendi un punto
move-status = Sali di un gradino di status
move-shell = Prendi una conchiglia
move-offering = Prendi un’offerta
move-material = Prendi: { $material }
move-draw-card = Pesca una carta Divinità dal mazzo
move-take-card = Prendi una carta Divinità { $colour }
move-hut = Sposta una capanna sulla dodicesima casella
move-settle = Occupa: { $region }
move-settle-last = Occupa: { $region }, con una capanna della dodicesima casella
move-lay = Metti su { $space }
move-take = { $sex ->
        [man] Prendi l’uomo sotto il dado { $place }
       *[woman] Prendi la donna sotto il dado { $place }
    }
move-take-last = { $sex ->
        [man] Prendi l’uomo sotto il dado { $place }, sulla dodicesima casella
       *[woman] Prendi la donna sotto il dado { $place }, sulla dodicesima casella
    }
move-shift = { $sex ->
        [man] Abbassa un uomo ({ $kind })
       *[woman] Abbassa una donna ({ $kind })
    }
move-priest = Sacerdote sulla casella { $value }
move-build = Costruisci l’edificio { $building }
move-cover = Copri { $first } e { $second }
move-place = { $die } su «{ $tile }»
move-invoke-card = Invoca la divinità { $god }, con la sua carta
move-invoke-tile = Invoca la divinità { $god }, con una tessera Divinità
move-invoke-pair = Invoca la divinità { $god }, con due carte { $colour ->
        [bianca] bianche
        [rossa] rosse
        [verde] verdi
        [gialla] gialle
       *[other] { $colour }
    }
move-use = { $sex ->
        [man] Usa gli uomini: { $kind }
       *[woman] Usa le donne: { $kind }
    }
move-double = { $sex ->
        [man] Usa gli uomini, raddoppiati: { $kind }
       *[woman] Usa le donne, raddoppiate: { $kind }
    }
move-buy = Compra: { $jewel }
move-fulfil = Completa: { $task }
move-drop = Abbandona: { $task }
move-pick = Prendi: { $task }

## Editions: mistakes in the file

problem-edition-unknown-name = «{ $value }» in [{ $section }] non esiste; valori ammessi: { $allowed }.
problem-edition-one-each = «{ $value }» deve comparire una volta sola in [{ $section }], non { $count } volte.
problem-edition-too-few = [{ $section }] non basta per una partita: ne servono almeno { $allowed }, non { $value }.

## Editions: what is known of the box

problem-edition-colours = Ci sono { $allowed } colori, non { $value }.
problem-edition-regions = Ci sono { $allowed } regioni, non { $value }.
problem-edition-islands = Ci sono { $allowed } isole, non { $value }.
problem-edition-terrains = Le regioni sono { $allowed }, non { $value }.
problem-edition-materials = I materiali da costruzione sono { $allowed }, non { $value }.
problem-edition-yields = «{ $about }» dovrebbe trovarsi in { $allowed } regioni, non in { $value }.
problem-edition-routes-printed = La via { $about } ha il valore { $allowed }, non { $value }.
problem-edition-routes-closed = Nessuna via unisce queste regioni: { $value }.
problem-edition-routes-range = Le vie hanno valori di { $allowed }; qui c’è un { $value }.
problem-edition-routes-six = Qualche via di mare richiede un { $allowed }; qui la più alta è { $value }.
problem-edition-routes-high = Qualche via di terra dovrebbe richiedere almeno un { $allowed }; qui la più alta è { $value }.
problem-edition-routes-lead-everywhere = Queste regioni non si possono raggiungere dalle altre: { $value }.
problem-edition-fish = Ci sono { $allowed } pesci, non { $value }.
problem-edition-fish-ones = Ci sono { $allowed } pesci di valore 1, non { $value }.
problem-edition-fish-printed = I pesci hanno valori di { $allowed }; qui: { $value }.
problem-edition-fish-kinds = Tipi di pesci, «{ $about }»: { $allowed }, non { $value }.
problem-edition-fish-six = Secondo una testimonianza c’è un pesce di valore { $allowed }; qui ci sono: { $value }.
problem-edition-people = Uomini e donne, «{ $about }»: { $allowed }, non { $value }.
problem-edition-copies = Ogni tipo dovrebbe esserci { $allowed } volte come uomo e come donna, non { $value } volte.
problem-edition-left-sides = Lati sinistri, «{ $about }»: { $allowed } deve essere possibile; qui ci sono: { $value }.
problem-edition-left-range = I lati sinistri dovrebbero essere { $allowed }; qui c’è un { $value }.
problem-edition-gods = Carte Divinità, «{ $about }»: { $allowed }, non { $value }.
problem-edition-god-tiles = Tessere Divinità, «{ $about }»: { $allowed }, non { $value }.
problem-edition-action-tiles = Con { $about } giocatori le tessere sono { $allowed }, non { $value }.
problem-edition-fishing = La pesca dà { $allowed } punti, non { $value }.
problem-edition-helper = L’aiutante costa { $allowed }, non { $value }.
problem-edition-fire = Bonus Fuoco, «{ $about }»: { $allowed }, non { $value }.
problem-edition-temple = Le caselle del tempio dovrebbero essere { $allowed }, non { $value }.
problem-edition-priests = Ognuno ha { $allowed } sacerdoti, non { $value }.
problem-edition-buildings = Gli edifici sono { $allowed }, non { $value }.
problem-edition-rounds = Punti dei round, «{ $about }»: { $allowed }, non { $value }.
problem-edition-status = Inizio e fine del tracciato Status: { $allowed }, non { $value }.
problem-edition-status-fifth = Il quinto gradino di status è il primo che vale { $allowed }; qui i gradini sono { $value }.
problem-edition-status-rises = Il tracciato Status non dovrebbe mai scendere: { $value }.
problem-edition-jewelry = Gioielli, «{ $about }»: { $allowed }, non { $value }.
problem-edition-jewelry-kinds = Tipi di gioielli, «{ $about }»: { $allowed }, non { $value }.
problem-edition-necklace = Un tipo di gioielli è «{ $allowed }»; qui ci sono: { $value }.
problem-edition-jewelry-costs = I gioielli dovrebbero costare { $allowed }; qui c’è un { $value }.
problem-edition-hut-spaces = Caselle delle capanne, «{ $about }»: { $allowed }, non { $value }.
problem-edition-ceremony = Secondo una testimonianza le caselle Cerimonia sono { $allowed }, non { $value }.
problem-edition-ceremony-materials = Dovrebbero esserci { $allowed } caselle Cerimonia di «{ $about }», non { $value }.
problem-edition-ceremony-neighbours = Le caselle Cerimonia vicine dovrebbero avere materiali diversi: { $value }.
problem-edition-start = All’inizio, «{ $about }»: { $allowed }, non { $value }.
problem-edition-offers = Sul tabellone, «{ $about }»: { $allowed }, non { $value }.
problem-edition-tasks = Ci sono { $allowed } compiti «{ $about }», non { $value }.
problem-edition-task-points = Compiti, «{ $about }»: { $allowed }, non { $value }.
problem-edition-task-kinds = Compiti che richiedono «{ $about }»: { $allowed }, non { $value }.
problem-edition-final = Punteggio finale, «{ $about }»: { $allowed }, non { $value }.

## The board on the page

page-seat = { $number ->
        [1] Anna
        [2] Ben
        [3] Cleo
       *[4] Don
    }
page-board = Laguna: { $count } regioni su cinque isole
page-region = { $region }: { $material } o un’offerta, pesce { $fish }; { $state ->
        [free] non c’è ancora nessuno
       *[held] { $own ->
            [yes] la tua capanna è sulla casella Costruzione
           *[no] la capanna di { $seat } è sulla casella Costruzione
        }
    }
page-region-aside = accanto: { $names }
page-route = { $way ->
        [sea] Via di mare
       *[land] Via di terra
    } tra { $from } e { $to }: { $value } o più
page-tiles = Tessere Azione
page-tile = { $tile }: { $state ->
        [empty] ancora nessun dado
       *[dice] { $dice }
    }
page-die-of = { $own ->
        [yes] il tuo { $die }
       *[no] { $die } di { $seat }
    }
page-fishing-worth = { $points } punti per ogni dado
page-choices = Che cosa puoi scegliere
page-choice-offering = Offerta
page-choice-point = Punto
page-choice-status = Status
page-choice-shell = Conchiglia
page-choice-pile = Dal mazzo
page-choice-card = Carta { $colour }
page-choice-huts = Sposta una capanna
page-choice-fulfil = Completa
page-choice-drop = Abbandona
page-choice-pass = Passa
page-choice-done = Finisci
page-costs = { $count ->
        [one] costa 1 punto dado
       *[other] costa { $count } punti dado
    }
page-die-points = { $count ->
        [one] ancora 1 punto dado
       *[other] ancora { $count } punti dado
    }
page-points-left = { $count ->
        [one] punto dado
       *[other] punti dado
    }
page-strength = vale { $value }
page-ledger = Lato destro del tabellone
page-round = Round { $round } di { $rounds }
page-round-short = round { $round }
page-phase = Fase { $phase }
page-building-worth = In questo round un edificio dà { $points } punti.
page-priest-worth = { $points ->
        [one] In questo round un sacerdote nel tempio dà 1 punto.
       *[other] In questo round un sacerdote nel tempio dà { $points } punti.
    }
page-status = Status
page-status-of = { $own ->
        [yes] Tu
       *[no] { $seat }
    }: gradino { $step }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
page-temple = Tempio
page-temple-space = Casella { $value } del tempio: { $state ->
        [free] libera
       *[held] { $own ->
            [yes] il tuo sacerdote
           *[no] sacerdote di { $seat }
        }
    }
page-god-tiles-left = { $count ->
        [one] ancora 1 tessera Divinità
       *[other] ancora { $count } tessere Divinità
    }
page-men = Uomini
page-women = Donne
page-place = { $who ->
        [man] Uomo sotto il dado { $place }
       *[woman] Donna sotto il dado { $place }
    }
page-person = { $who ->
        [man] uomo, { $kind }; a sinistra { $left } status
       *[woman] donna, { $kind }; { $left ->
            [one] a sinistra 1 conchiglia
           *[other] a sinistra { $left } conchiglie
        }
    }
page-empty = vuoto
page-tasks = Compiti
page-points-each = { $points } punti
page-task = Compito: { $task }
page-task-ready = pronto
page-of = { $count } su { $all }
page-no-tasks = Non ci sono altri compiti.
page-jewelry = Gioielli
page-jewel = { $jewel }: { $worth ->
        [one] 1 punto alla fine
       *[other] { $worth } punti alla fine
    }, { $cost ->
        [one] costa 1 conchiglia
       *[other] costa { $cost } conchiglie
    }
page-all-jewelry = Gioielli di tutti i round
page-gods = Divinità
page-discarded = { $count ->
        [one] 1 scarto
       *[other] { $count } scarti
    }
page-pile = Mazzo delle carte Divinità: { $count }
page-card-shown = Scoperta: una carta Divinità { $colour }
page-boards = Plance
page-own-board = La tua plancia
page-dice = Dadi
page-die = Dado { $die }
page-die-placed = Dado { $die }, su «{ $tile }»
page-hand = Carte Divinità
page-hand-card = { $count ->
        [one] Una carta Divinità { $colour }
       *[other] { $count } carte Divinità { $colour ->
            [bianca] bianche
            [rossa] rosse
            [verde] verdi
            [gialla] gialle
           *[other] { $colour }
        }
    }
page-hidden = { $count ->
        [one] 1 coperta
       *[other] { $count } coperte
    }
page-hidden-cards = { $count ->
        [one] 1 carta Divinità coperta
       *[other] { $count } carte Divinità coperte
    }
page-no-cards = nessuna carta
page-god-tile = { $count ->
        [one] Una tessera Divinità: qualsiasi divinità, senza offerta
       *[other] { $count } tessere Divinità: qualsiasi divinità, senza offerta
    }
page-offerings = { $count ->
        [one] 1 offerta
       *[other] { $count } offerte
    }
page-call-god = Invoca una divinità
page-god = Invoca la divinità { $god }
page-god-blue = non più basso
page-god-white = vale 6
page-god-red = pesce
page-god-green = doppio
page-god-yellow = manca 1
page-ceremony = Cerimonia
page-ceremony-space = Casella Cerimonia { $space }: { $state ->
        [free] libera, per { $material }
        [building] edificio
       *[filled] { $material }
    }
page-building = Edificio { $value }: { $state ->
        [built] costruito
       *[open] da costruire
    }
page-beside = Accanto alla plancia: { $count } × { $material }
page-huts-and-people = Capanne e persone
page-people-and-huts = { $people ->
        [one] 1 persona
       *[other] { $people } persone
    } · { $huts ->
        [one] 1 capanna
       *[other] { $huts } capanne
    }
page-space-huts = { $count ->
        [one] una capanna
       *[other] { $count } capanne
    }
page-space-free = casella libera
page-last-space = Dodicesima casella
page-is-shifted = già in basso
page-not-shifted = non ancora in basso
page-look = { $own ->
        [yes] Vedi la tua plancia
       *[no] Vedi la plancia di { $seat }
    }
page-turn-order = Ordine di turno { $place }
page-count-cards = { $count ->
        [one] 1 carta Divinità
       *[other] { $count } carte Divinità
    }
page-count-offerings = { $count ->
        [one] 1 offerta
       *[other] { $count } offerte
    }
page-count-shells = { $count ->
        [one] 1 conchiglia
       *[other] { $count } conchiglie
    }
page-count-god-tiles = { $count ->
        [one] 1 tessera Divinità
       *[other] { $count } tessere Divinità
    }
page-count-priests = { $count ->
        [one] 1 sacerdote nella riserva
       *[other] { $count } sacerdoti nella riserva
    }
page-count-regions = { $count ->
        [one] capanne in 1 regione
       *[other] capanne in { $count } regioni
    }
page-count-people = { $count ->
        [one] 1 persona
       *[other] { $count } persone
    }
page-count-buildings = { $count ->
        [one] 1 edificio
       *[other] { $count } edifici
    }
page-count-tasks = { $count ->
        [one] 1 compito completato
       *[other] { $count } compiti completati
    }
page-count-jewelry = { $count ->
        [0] nessun gioiello
        [one] 1 gioiello, vale { $worth }
       *[other] { $count } gioielli, valgono { $worth }
    }
page-reconstructed = ricostruito
page-views = Parti del tabellone
page-view-play = Gioco
page-view-islands = Isole
page-view-offers = Disponibili
page-view-boards = Plance

## What things are, told where one points at them

page-tip-region = Una nuova capanna dà subito { $material } o un’offerta. Le capanne già presenti si fanno da parte, ma restano.
page-tip-fish = Pesce { $points }: conta alla fine per la capanna sulla casella Costruzione, o subito con la divinità rossa.
page-tip-route = Per passare serve un dado da { $value } in su sulla tessera giusta.
page-tip-tile-land = Porta una capanna per via di terra in una nuova regione.
page-tip-tile-sea = Porta una capanna per via di mare in una nuova regione.
page-tip-tile-man = Prendi un uomo sotto il dado o sotto uno più basso. Gli serve una casella libera.
page-tip-tile-woman = Prendi una donna sotto il dado o sotto uno più basso. Le serve una casella libera.
page-tip-tile-helper = Spende punti dado: 1 per abbassare qualcuno o per un punto; 2 per un’offerta, una carta Divinità, un materiale o spostare una capanna.
page-tip-tile-temple = Manda un sacerdote su una casella fino al valore del dado e dà il bonus Fuoco.
page-tip-tile-build = Mette un edificio fino al valore del dado su due caselle Cerimonia piene e dà il bonus Fuoco.
page-tip-tile-fishing = Accetta sempre qualunque dado.
page-tip-lower = Un dado deve essere più basso di tutti quelli che sono qui.
page-tip-lower-now = Ora un dado deve essere più basso di { $value }.
page-tip-die = Va su una tessera Azione. Uno alto può fare di più, uno basso trova posto più facilmente.
page-tip-god-blue = Un dado può andare anche dove non è più basso.
page-tip-god-white = Un dado vale sei.
page-tip-god-red = Segna il pesce della regione appena occupata.
page-tip-god-green = Raddoppia un tipo di persone, o ne fa usare uno in più.
page-tip-god-yellow = Completa un compito a cui manca una cosa, per { $points } punti.
page-tip-card = Costa la carta e un’offerta. Vanno bene anche altre due carte uguali.
page-tip-god-tile = Invoca qualsiasi divinità, senza carta né offerta.
page-tip-god-tile-end = { $points } punti ciascuna se resta alla fine
page-tip-temple = Serve un dado da { $value } in su. Chi è qui viene spinto a destra, l’ultimo viene espulso.
page-tip-temple-most = Nella fase C chi ha più sacerdoti vince una tessera Divinità; in caso di pareggio, chi è più a sinistra.
page-tip-kind-land = Fase B: espandersi per terra, { $unit } ciascuno, al massimo { $cap }.
page-tip-kind-sea = Fase B: espandersi per mare, { $unit } ciascuno, al massimo { $cap }.
page-tip-kind-woman = Fase B: prendere una donna, { $unit } ciascuno, al massimo { $cap }.
page-tip-kind-man = Fase B: prendere un uomo, { $unit } ciascuno, al massimo { $cap }.
page-tip-kind-build = Fase B: costruire, { $unit } ciascuno, al massimo { $cap }.
page-tip-kind-material = Fase B: un materiale ciascuno.
page-tip-kind-hut = Fase B: ognuno sposta una capanna sulla dodicesima casella.
page-tip-kind-points = Fase B: { $unit ->
        [one] { $unit } punto
       *[other] { $unit } punti
    } ciascuno.
page-tip-kind-god = Fase B: una carta Divinità ciascuno.
page-tip-kind-offering = Fase B: un’offerta ciascuno.
page-tip-kind-status = Fase B: un gradino di status ciascuno.
page-tip-kind-shell = Fase B: una conchiglia ciascuno.
page-tip-left-man = { $left ->
        [one] Se l’aiutante l’abbassa, viene tatuato: 1 gradino di status.
       *[other] Se l’aiutante l’abbassa, viene tatuato: { $left } gradini di status.
    }
page-tip-left-woman = { $left ->
        [one] Se l’aiutante l’abbassa, raccoglie 1 conchiglia.
       *[other] Se l’aiutante l’abbassa, raccoglie { $left } conchiglie.
    }
page-tip-under = Serve un dado da { $value } in su
page-tip-hut = Va in una regione che occupi, e libera la sua casella per un uomo o una donna.
page-tip-free = Posto per un uomo o una donna.
page-tip-last = Qui c’è posto per quante capanne vuoi: spostandole liberi altre caselle.
page-tip-task = Nella fase C ognuno completa un compito o ne abbandona uno. Non si spende nulla.
page-tip-jewel = Si compra con le conchiglie nella fase C del suo round, uno a testa.
page-tip-pile = La prima carta, che gli altri non vedono.
page-tip-shown = È scoperta: tutti sapranno che ce l’hai.
page-tip-ceremony = Per questo materiale: { $material }. Un edificio copre due caselle vicine piene.
page-tip-building = Servono un dado da { $value } in su e due caselle Cerimonia vicine piene.
page-tip-material = Va su una casella Cerimonia libera del suo tipo, altrimenti accanto alla plancia.
page-tip-offering = Si dà insieme a una carta per invocare una divinità.
page-tip-shell = Serve a comprare gioielli nella fase C.
page-tip-status = Un gradino sul tracciato Status.
page-tip-point = Subito un punto.
page-tip-track = Conta nella fase C. Chi è davanti comincia il round seguente; poi tutti ripartono da 0.
page-tip-track-now = { $points ->
        [one] Ti darebbe 1 punto
       *[other] Ti darebbe { $points } punti
    }
page-tip-bonus = Se ne hai { $count }, alla fine dà { $points } punti.
page-tip-cards = Le carte Divinità servono a invocare le divinità e contano per certi compiti.
page-tip-priests = Aspettano di essere mandati nel tempio.
page-tip-turn = Lo decide il tracciato Status nella fase C.
page-tip-fulfil = Il compito dà { $points } punti.
page-tip-drop = Il compito va via senza dare punti; ne arriva comunque uno nuovo.
page-tip-double = Ciò che fanno vale doppio, fino al limite.
page-tip-pass = Ci rinunci.
page-tip-done = Qui non fai più nulla.
page-tip-have = Ne hai { $count }

## What was told, several events in one

page-event-cards-laid = Carte Divinità scoperte: { $colour }.
page-event-status-placed = { $own ->
        [yes] Il tuo status dà
       *[no] Lo status di { $seat } dà
    } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } e la tessera Ordine di turno { $place }.

## What moves bring

page-move-place = { $tile } · { $die }
page-brings-region = { $region }: { $material } o offerta
page-brings-many-regions = { $count } regioni
page-brings-points = { $value ->
        [one] 1 punto dado da spendere
       *[other] { $value } punti dado da spendere
    }
page-brings-building = { $points } punti, bonus Fuoco
page-brings-regions = { $count } regioni: { $region }
page-brings-people = { $count } tra cui scegliere: { $kind }
page-brings-temple = una casella fino a { $value }, { $points ->
        [one] 1 punto nella fase C
       *[other] { $points } punti nella fase C
    }, bonus Fuoco
page-brings-scores = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
page-brings-free = libera; { $points ->
        [one] 1 punto nella fase C
       *[other] { $points } punti nella fase C
    }
page-brings-frees = libera una casella per qualcuno
page-brings-same = non libera altre caselle
page-brings-offerings = { $count ->
        [0] non restano offerte
        [one] resta 1 offerta
       *[other] restano { $count } offerte
    }
page-brings-tiles = { $count ->
        [0] non restano tessere Divinità
        [one] resta 1 tessera Divinità
       *[other] restano { $count } tessere Divinità
    }
page-brings-next-to = accanto a una casella piena: pronta per un edificio
page-brings-alone = ancora nessuna vicina piena
page-brings-nothing = non dà nulla
page-brings-now = poi { $count }
page-group-die = Con il dado { $die }
page-group-god = Prima una divinità
page-next-tile = Dove va il dado { $die }?
page-next-die = Quale dado va lì?
page-next-paid = Con che cosa invochi la divinità?
page-next-god = Per quale divinità?
page-next-hut = Quale capanna: della dodicesima casella o un’altra?
page-next-space = Sulla dodicesima casella o su un’altra?
page-next-task = Lo completi o l’abbandoni?
page-next-which = Quale compito?
page-next-cover = E quale vicina?
page-next-double = Raddoppi, o un tipo in più?
page-ceremony-at = fila { $row }, posto { $column }
page-phase-A = dadi e azioni
page-phase-B = uomini e donne
page-phase-C = dallo status ai compiti
page-now = Round { $round } · { $phase }

## The end on the page

page-score-start = Ordine di turno iniziale
page-score-fishing = Pesca
page-score-helper = Aiutante
page-score-fish = Pesci con la divinità rossa
page-score-buildings = Edifici
page-score-people = Uomini e donne
page-score-status = Status
page-score-priests = Tempio
page-score-tasks = Compiti
page-score-god-tiles = Tessere Divinità
page-score-fish-final = Pesci alla fine
page-score-jewelry = Gioielli
page-score-bonus = Bonus di sei punti
page-where-from = Da dove vengono i punti
page-from-tasks = compiti
page-from-temple = tempio e status
page-from-fish = pesci
page-from-buildings = edifici
page-from-jewelry = gioielli e tessere Divinità
page-from-rest = il resto
page-where-dice = Dove sono andati i dadi
page-gods-called = Divinità invocate

## The drawing in the terminal

board-round = Round { $round }
board-phase = { $phase ->
        [setup] prime capanne
        [A] fase A
        [B] fase B
        [C] fase C
       *[end] punteggio finale
    }
board-tiles = Azioni
board-status = Status
board-temple = Tempio
board-offers = Disponibili
board-jewelry = Gioielli
board-cards = Carte Divinità
board-tasks = Compiti
board-players = Giocatori
board-signs = ☀ punti  Σ adesso  ⚂ dadi  ✿ offerte  ◎ conchiglie  ✦ tessere Divinità
board-own = La tua plancia
board-spaces = Capanne e persone
board-ceremony = Cerimonia
board-hand = La tua mano
board-score = Punteggio
board-total = totale
board-row-start = inizio
board-row-fishing = pesca
board-row-helper = aiutante
board-row-fish = pesci (divinità rossa)
board-row-buildings = edifici
board-row-people = persone
board-row-status = status
board-row-priests = sacerdoti
board-row-tasks = compiti
board-row-god-tiles = tessere Divinità
board-row-fish-final = pesci
board-row-jewelry = gioielli
board-row-bonus-tasks = nove compiti
board-row-bonus-jewelry = sei gioielli
board-row-bonus-ceremony = caselle Cerimonia piene
board-row-bonus-buildings = sei edifici
board-row-bonus-regions = dodici regioni
board-row-bonus-people = dodici persone

## The page about the edition

page-section-colours = Colori
page-section-rounds = Round
page-section-start = Con che cosa si comincia
page-section-offers = Che cosa c’è sul tabellone
page-section-regions = Regioni
page-section-materials = Materiali da costruzione
page-section-yields = Che cosa danno le regioni
page-section-routes = Vie
page-section-fish = Pesci
page-section-people = Uomini e donne
page-section-left_values = I lati sinistri di uomini e donne
page-section-gods = Divinità
page-section-god_tiles = Tessere Divinità
page-section-action_tiles = Tessere Azione
page-section-fishing = Pesca
page-section-helper = L’aiutante
page-section-fire = Il bonus Fuoco
page-section-temple = Il tempio
page-section-priests = Sacerdoti
page-section-status = Il tracciato Status
page-section-jewelry = Gioielli
page-section-buildings = Edifici
page-section-ceremony = Le caselle Cerimonia
page-section-hut_spaces = Le caselle delle capanne
page-section-tasks = Compiti
page-section-final = Sei punti ciascuno alla fine
page-note-colours = Verde, nero, blu e rosso sono noti da una testimonianza. L’ordine e i segni li abbiamo scelti noi.
page-note-rounds = Quanto danno un edificio e un sacerdote, round per round.
page-note-start = I punti secondo il posto nell’ordine di turno; dadi, carte, offerte, tessera Divinità e compiti per ognuno; il pesce accanto a cui vanno le prime capanne.
page-note-offers = Persone e gioielli per un round, carte Divinità scoperte, e quanti compiti ci sono in più dei giocatori.
page-note-regions = Cinque isole, e tre regioni per ogni terreno. Le riferisce una testimonianza, dalla piccola mappa di una tessera Compito, in accordo con un esempio del regolamento.
page-note-materials = Tre tipi.
page-note-yields = È stampato che ogni regione dà un materiale o un’offerta; quale materiale, l’abbiamo stabilito noi. Le montagne danno pietra, le foreste legno, le spiagge sabbia, e ogni pianura qualcosa di diverso.
page-note-routes = Quattro valori sono stampati in un esempio, come il fatto che non si va in diagonale. La maggior parte delle altre vie è dedotta; tutti gli altri valori e le vie dell’anello esterno sono una nostra ricostruzione.
page-note-fish = È stampato che ci sono dodici tessere con valori da 1 a 6, quattro delle quali di valore 1. Quattro tipi da tre sono dedotti; i nomi e tutti gli altri valori sono una nostra ricostruzione.
page-note-people = I dodici tipi e ciò che fanno sono stampati; che ce ne siano tre uomini e tre donne per tipo è dedotto.
page-note-left_values = I gradini di status di un uomo, le conchiglie di una donna. È una nostra ricostruzione, salvo ciò che mostra un esempio: due uomini con 5 gradini insieme e una donna con 3 conchiglie.
page-note-gods = Dodici carte per ogni colore, quando si può invocare ogni divinità, e quanto costa.
page-note-god_tiles = Dieci in tutto, di cui sei per il tempio; quelle che restano alla fine danno punti.
page-note-action_tiles = Quali tessere sono in gioco secondo il numero di giocatori; una tessera combinata offre due azioni a scelta.
page-note-fishing = Un posto per qualunque dado, in ogni momento.
page-note-helper = Quanto costa ogni cosa in punti dado.
page-note-fire = Una delle prime due cose e una delle altre due, dopo un sacerdote o un edificio.
page-note-temple = Le sei caselle per i dadi da 6 a 1 sono dedotte; le frecce portano a destra.
page-note-priests = Quanti ne ha ognuno.
page-note-status = Stampato: va da 0 a 15, e il quinto gradino è il primo di diversi che valgono 4. Tutti gli altri gradini sono nostri.
page-note-jewelry = È stampato che le ventiquattro tessere valgono da 1 a 9 e che un tipo è una collana. Sei tipi da quattro sono dedotti; i prezzi, il loro abbinamento ai valori e gli altri nomi sono una nostra ricostruzione.
page-note-buildings = Una serie per ognuno; il dado è il più basso con cui si costruisce.
page-note-ceremony = Che le caselle siano dodici lo riferisce una testimonianza; che siano vicine quelle affiancate e quelle una sotto l’altra è stampato. La griglia e il materiale di ogni casella sono una nostra ricostruzione.
page-note-hut_spaces = È stampato che la dodicesima casella comincia con due capanne; un’altra, quindi, deve essere libera.
page-note-tasks = Tutti e sessanta sono descritti nel regolamento: sette chiari e cinquantatré scuri. Che ce ne sia uno per ogni colore delle carte Divinità è dedotto.
page-note-final = Stampato su ogni plancia.

## The key to the drawing in the terminal, and the board in words

name-fishkind-ray = razza
name-fishkind-angel = pesce angelo
name-fishkind-puffer = pesce palla
name-fishkind-needle = aguglia
board-men = Uomini
board-women = Donne
board-own-tasks = I tuoi compiti
board-missing = { $count ->
        [0] completabile
        [one] manca { $count }
       *[other] mancano { $count }
    }
board-sign-forest = foresta
board-sign-plain = pianura
board-sign-beach = spiaggia
board-sign-mountain = montagna
board-sign-gives = la regione dà { $material }
board-sign-land = via di terra, da questo dado in su
board-sign-sea = via di mare, da questo dado in su
board-sign-top = sulla casella Costruzione
board-sign-hut = capanne dei giocatori
board-sign-die = dado di un giocatore su una tessera Azione; gradini di status
board-sign-turn = di turno
board-sign-points = punti
board-sign-now = se la partita finisse adesso
board-sign-dice = dadi non ancora piazzati
board-sign-offerings = offerte
board-sign-shells = conchiglie
board-sign-god-tiles = tessere Divinità
board-sign-priests = sacerdoti fuori dal tempio
board-sign-cards = carte Divinità in mano
board-sign-huts = regioni con una capanna; capanne su una casella
board-sign-people = uomini e donne
board-sign-built = edifici
board-sign-done = compiti completati; un compito completabile
board-sign-sexes = uomo, donna
board-sign-shifted = abbassato
board-sign-missing = quante cose mancano per il compito
board-sign-empty = libero, o un dado già piazzato

# The end of a game
page-end-why = { $part ->
        [tasks] Hanno fatto la differenza i compiti
        [temple] Hanno fatto la differenza il tempio e lo status
        [fish] Hanno fatto la differenza i pesci
        [buildings] Hanno fatto la differenza gli edifici
        [jewelry] Hanno fatto la differenza i gioielli e le tessere Divinità
       *[rest] Hanno fatto la differenza i piccoli punti raccolti qua e là
    }: { $points } a { $less }.
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
    } per l’ordine di turno.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Il tuo scopo: fare più punti di tutti in sei round. Ne danno capanne, persone, edifici e compiti.
page-coach-first-hut-title = La prima capanna
page-coach-first-hut = Scegli una regione che brilla, poi la capanna: meglio non dalla dodicesima casella, che ne può tenere diverse.
page-coach-first-hut-why = Da qui ti espandi: con molte vie dai numeri bassi sarà facile.
page-coach-yield-title = Che cosa dà la regione
page-coach-yield = Prendi il materiale, o un’offerta.
page-coach-yield-why = Su due materiali vicini sorge un edificio, che ora vale { $building } punti. Le offerte servono per farsi aiutare dalle divinità.
page-coach-ceremony-title = Dove metterlo?
page-coach-ceremony = Scegli una casella Cerimonia che brilla.
page-coach-ceremony-why = Un edificio sorge su due caselle vicine piene: ragiona a coppie.
page-coach-place-title = Un dado, un’azione
page-coach-place = Scegli un dado, poi una tessera che brilla: fai ciò che dice. Il dado deve essere più basso di quelli presenti.
page-coach-place-why = I dadi alti fanno di più, i bassi entrano anche dopo. La pesca è sempre possibile: { $fishing } punti.
page-coach-gods-title = Una divinità può aiutare
page-coach-gods = Le maschere che brillano sono divinità che aiutano il prossimo dado, in cambio di una carta e un’offerta o di una tessera Divinità.
page-coach-gods-why = Invocane una solo se apre qualcosa; altrimenti piazza un dado e basta.
page-coach-settle-title = In una regione nuova
page-coach-settle = Scegli una regione che brilla: dalle tue capanne ci arriva una via, e il dado basta. Poi scegli la capanna.
page-coach-settle-why = Ricevi subito il materiale o un’offerta. Alla fine il pesce conta per chi è arrivato per ultimo.
page-coach-red-title = La divinità rossa
page-coach-red = Ti farebbe segnare il pesce della regione: { $points }. Costa una carta rossa e un’offerta, o una tessera Divinità.
page-coach-red-why = Conviene per un pesce grosso; per uno piccolo, passa.
page-coach-person-title = Arriva qualcuno
page-coach-person = Scegli un uomo o una donna che brilla: una casella vuota diventa casa sua.
page-coach-person-why = Nella fase B di ogni round fanno ciò che mostra il loro segno, e molti compiti chiedono persone.
page-coach-helper-title = L’aiutante
page-coach-helper = Spendi i punti dado per ciò che brilla, una cosa dopo l’altra.
page-coach-helper-why = Con le conchiglie si comprano gioielli, lo status dà punti e fa giocare prima, i materiali diventano edifici.
page-coach-temple-title = Il tuo sacerdote
page-coach-temple = Scegli una casella che brilla. Se c’è già un sacerdote, viene spinto a destra.
page-coach-temple-why = Nella fase C ogni sacerdote vale { $priest }, e chi ne ha di più riceve una tessera Divinità. Ora, in più, il bonus Fuoco.
page-coach-fire-first-title = Bonus Fuoco, prima parte
page-coach-fire-first = Scegli una carta Divinità o un’offerta.
page-coach-fire-first-why = Per invocare una divinità servono entrambe: prendi quella che ti scarseggia.
page-coach-fire-second-title = Bonus Fuoco, seconda parte
page-coach-fire-second = Scegli un gradino sul tracciato Status, o una conchiglia.
page-coach-fire-second-why = Lo status dà punti nella fase C e decide chi comincia; con le conchiglie si comprano gioielli.
page-coach-build-title = Quale edificio?
page-coach-build = Scegli un edificio che brilla: il tuo dado permette quelli fino al suo numero.
page-coach-build-why = Ora danno tutti { $building } punti. Scegli il più alto; gli altri li costruirai con dadi bassi.
page-coach-cover-title = Dove costruire
page-coach-cover = Scegli due caselle vicine che brillano: i loro materiali si consumano.
page-coach-cover-why = Lascia libere delle coppie per il prossimo edificio, non caselle isolate.
page-coach-people-title = Le tue persone agiscono
page-coach-people = Scegli un segno che brilla: le tue persone di quel tipo fanno ciò che mostra. Un tipo di uomini e uno di donne.
page-coach-people-why = Restano con te, e possono rifarlo a ogni round.
page-coach-green-title = La divinità verde
page-coach-green = Scegli un tipo che valga doppio, o un altro da usare in più.
page-coach-green-why = Scegli ciò che porta più lontano: una via o un edificio altrimenti impossibile.
page-coach-materials-title = Materiale
page-coach-materials = Scegli sabbia, legno o pietra.
page-coach-materials-why = Prendi quello che può stare accanto a una casella piena: su una coppia sorge un edificio.
page-coach-cards-title = Una carta Divinità
page-coach-cards = Scegli una carta scoperta, o pescane una coperta.
page-coach-cards-why = La blu e la bianca aiutano i dadi, la rossa segna i pesci, la verde serve per le persone, la gialla per i compiti.
page-coach-huts-title = Fai posto
page-coach-huts = Puoi spostare una capanna della tua plancia sulla dodicesima casella, dove c’è posto per molte.
page-coach-huts-why = Così si libera un posto per un altro uomo o un’altra donna.
page-coach-jewelry-title = Gioielli
page-coach-jewelry = Scegli un gioiello che brilla: le tue conchiglie bastano. Uno per round, oppure passa.
page-coach-jewelry-why = Conta a fine partita, e alcuni compiti ne richiedono.
page-coach-task-title = Compito completato
page-coach-task = Scegli un compito che brilla: hai già tutto, e dà { $task } punti. Non si consegna nulla.
page-coach-task-why = Uno per round. Lascia che gli altri due guidino i tuoi prossimi dadi.
page-coach-drop-title = Nessun compito pronto
page-coach-drop = A ogni round si completa un compito o se ne abbandona uno. Scegli quello a cui manca di più, poi «Abbandona».
page-coach-drop-why = Guarda che cosa manca agli altri: i prossimi dadi servono a quello.
page-coach-yellow-title = La divinità gialla
page-coach-yellow = Scegli il compito a cui manca una cosa sola: con la divinità vale lo stesso, per { $helped } punti.
page-coach-yellow-why = Meno di { $task }, ma sempre meglio che abbandonarne uno.
page-coach-new-task-title = Un nuovo compito
page-coach-new-task = Scegli un compito che brilla per il posto libero.
page-coach-new-task-why = Prendine uno adatto a ciò che hai: ognuno dice che cosa manca ancora.
page-coach-last-tasks-title = Gli ultimi compiti
page-coach-last-tasks = Scegli tutti i compiti che hai completato: { $task } punti ciascuno.
page-coach-last-tasks-why = Dopo non c’è più nulla: può aiutare anche una divinità.

## What puzzles are about

page-theme-red = Il rosso al momento giusto
page-theme-god = Un dado con una divinità
page-theme-die = Quale dado, e dove
page-theme-eject = Un sacerdote espulso
page-theme-push = Una spinta nel tempio
page-theme-task = Un compito completato
page-theme-give-up = Un compito abbandonato
page-theme-new-task = Un compito adatto
page-theme-settle = Dove espandersi
page-theme-yield = Materiale o offerta
page-theme-pair = Una coppia per la cerimonia
page-theme-building = Quale edificio
page-theme-people = Le persone giuste
page-theme-jewel = Un gioiello
page-theme-helper = Che cosa fa l’aiutante
page-theme-cards = Quale carta Divinità

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-mark = Segno
page-field-building = Punti di un edificio
page-field-priest = Punti di un sacerdote
page-field-points = Punti
page-field-dice = Dadi
page-field-die_sides = Facce di un dado
page-field-cards = Carte Divinità
page-field-offerings = Offerte
page-field-shells = Conchiglie
page-field-god_tiles = Tessere Divinità
page-field-light_tasks = Compiti verde chiaro
page-field-dark_tasks = Compiti verde scuro
page-field-first_fish = Pesce accanto alla prima capanna
page-field-people = Uomini, e donne
page-field-tasks_extra = Compiti oltre a uno per giocatore
page-field-jewelry = Gioielli
page-field-island = Isola
page-field-terrain = Terreno
page-field-region = Regione
page-field-material = Materiale
page-field-kind = Tipo
page-field-a = Da
page-field-b = A
page-field-value = Valore
page-field-pair = Fonte della via stessa
page-field-copies = Copie di ciascuna
page-field-effect = Che cosa fa
page-field-by = Tramite
page-field-unit = Valore di una tessera
page-field-cap = Al massimo (0: senza limite)
page-field-man = Uomo: gradini di status
page-field-woman = Donna: conchiglie
page-field-card_offerings = Offerte per una carta
page-field-pair_cards = Carte di una coppia
page-field-pair_offerings = Offerte per una coppia
page-field-phases = Fasi
page-field-count = Quanti
page-field-temple = Nel tempio
page-field-end_points = Punti alla fine
page-field-actions = Azioni
page-field-players = Giocatori
page-field-cost = Prezzo
page-field-first = Uno di questi
page-field-second = E uno di questi
page-field-worth = Valore
page-field-column = Colonna
page-field-row = Riga
page-field-huts = Capanne
page-field-last = Ultima casella
page-field-back = Retro
page-field-needs = Che cosa serve
page-field-of = Di
page-field-sex = Uomo o donna
page-field-alike = Tutti uguali
page-field-different = Tutti diversi
page-field-shifted = Abbassati
page-field-colour = Colore
page-field-fish = Pesce
page-field-helped_points = Punti con l’aiuto della divinità gialla
page-field-held = Compiti tenuti

page-value-land = di terra
page-value-sea = di mare
page-value-forest = foresta
page-value-plain = pianura
page-value-beach = spiaggia
page-value-mountain = montagna
page-value-centre = centro
page-value-north = nord
page-value-east = est
page-value-south = sud
page-value-west = ovest
page-value-light = verde chiaro
page-value-dark = verde scuro
page-value-necklace = collana
page-value-bracelet = braccialetto
page-value-earrings = orecchini
page-value-comb = pettine
page-value-pendant = ciondolo
page-value-crown = corona

page-sheet-pieces = Tessere e plance
