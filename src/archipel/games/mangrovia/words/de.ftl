# Mangrovia in German. $seat is a player's name, $own says whether it is the reader. The terms are those of docs/words.md.
# A landscape is a noun that also begins a word: { $landscape }karte, { $landscape }feld.

title = Mangrovia
summary = Schalen, ein Boot und zwei Vögel entscheiden, wo du bauen darfst; Hütten, Pfade und Amulette entscheiden, wer Häuptling wird.
about-tiles = Steinplatzplättchen auf dem Steinplatz: keine, ausgelost, nur Götter oder gottlos
about-ones = Hausregel des Autors: Eines der Amulette, die du sammelst, darf eines mit dem Wert 1 vom Spielplan sein
about-rounds = Endwertung nach so vielen Runden (0: erst wenn jemand die letzte Hütte gebaut hat)

name-landscape-mangrove = Mangroven
name-landscape-water = Wasser
name-landscape-sand = Sand
name-landscape-reed = Schilf
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

name-reconstructed-paths = der Verlauf der Pfade und die meisten ihrer Zahlen
name-reconstructed-areas = die Lage der beiden Plätze
name-reconstructed-tracks = die Länge des Häuptlingsstegs
name-reconstructed-spaces = die meisten Preise, Punkte und Orte der Felder

# What a landing offers: steps joined by -, alternatives by -or-
name-action-up-up-down = 2 offene Karten ziehen, dann 1 verdeckte
name-action-amulets = Amulette sammeln
name-action-up = 1 offene Karte ziehen
name-action-up-down = 1 offene Karte ziehen, dann 1 verdeckte
name-action-up-or-down-up-or-down = 2 Karten ziehen, offen oder verdeckt
name-action-down-down = 2 verdeckte Karten ziehen
name-action-hut = 1 Hütte bauen
name-action-amulets-or-hut = Amulette sammeln oder 1 Hütte bauen
name-action-hut-or-double = 1 Hütte oder 1 Doppelhütte bauen
name-action-hut-hut = bis zu 2 Hütten bauen
name-action-hut-down = 1 Hütte bauen, dann 1 verdeckte Karte ziehen
name-action-birds = die Vögel setzen, die nächste Runde beginnen

## What is asked

decision-bowl = { $own ->
        [yes] { $bowls ->
            [one] Setz deine Schale.
           *[other] Setz deine { $bowl ->
                [1] erste
               *[other] zweite
            } Schale.
        }
       *[no] { $seat } setzt eine Schale.
    }
decision-draw-shown = { $own ->
        [yes] Anlegestelle { $landing }: Welche Karte nimmst du?
       *[no] { $seat } nimmt an Anlegestelle { $landing } eine offene Karte.
    }
decision-draw-pile = { $own ->
        [yes] Anlegestelle { $landing }: Von welchem Stapel ziehst du?
       *[no] { $seat } zieht an Anlegestelle { $landing } eine Karte.
    }
decision-draw-either = { $own ->
        [yes] Anlegestelle { $landing }: Offene Karte oder Stapel?
       *[no] { $seat } nimmt an Anlegestelle { $landing } eine Karte.
    }
decision-amulets = { $own ->
        [yes] Anlegestelle { $landing }: { $count ->
            [0] Ein Amulett mit dem Wert 1?
            [1] Ein Amulett ziehen?
           *[other] { $count } Amulette ziehen, eines zurück?
        }
       *[no] { $seat } darf Amulette sammeln (Anlegestelle { $landing }).
    }
decision-build = { $own ->
        [yes] Anlegestelle { $landing }: Wo baust du eine Hütte?
       *[no] { $seat } darf an Anlegestelle { $landing } eine Hütte bauen.
    }
decision-build-or-double = { $own ->
        [yes] Anlegestelle { $landing }: Wo baust du, Hütte oder Doppelhütte?
       *[no] { $seat } darf an Anlegestelle { $landing } bauen.
    }
decision-amulets-or-build = { $own ->
        [yes] Anlegestelle { $landing }: { $count ->
            [0] Amulett mit dem Wert 1 oder Hütte?
            [1] Ein Amulett oder eine Hütte?
           *[other] { $count } Amulette, eines davon zurück, oder eine Hütte?
        }
       *[no] { $seat } darf Amulette sammeln oder bauen (Anlegestelle { $landing }).
    }
decision-birds = { $own ->
        [yes] Anlegestelle { $landing }: Wohin setzt du die Vögel?
       *[no] { $seat } setzt die Vögel.
    }
decision-card = { $own ->
        [yes] Welche Karte gibst du für { $space } ab{ $huts ->
            [1] { "" }
           *[other] { "" } ({ $number } von { $huts })
        }?
       *[no] { $seat } gibt eine Landschaftskarte für { $space } ab.
    }
decision-pay = { $own ->
        [yes] Bezahl { $price } in { $currency ->
            [amulets] Amuletten
           *[valuables] Kostbarkeiten
        } für { $space }: noch { $left }.
       *[no] { $seat } bezahlt für { $space }: noch { $left }.
    }
decision-return = { $own ->
        [yes] Welches der { $count } Amulette gibst du ins Säckchen zurück?
       *[no] { $seat } gibt eines von { $count } Amuletten ins Säckchen zurück.
    }

## What happened: setting up

event-starts = { $own ->
        [yes] Du beginnst und bekommst den Talisman des Startspielers.
       *[no] { $seat } beginnt und bekommt den Talisman des Startspielers.
    }
event-neutral-huts = { $count } neutrale Hütten stehen auf { $spaces }.
event-site-blocked = Kultstätte { $number } ist durch eine neutrale Schale blockiert.
event-starting-cards = { $own ->
        [yes] Du bekommst die Startkarten mit der Nummer { $number }: { $values }.
       *[no] { $seat } bekommt die Startkarten mit der Nummer { $number }: { $values }.
    }
event-tiles-laid = { $count } Steinplatzplättchen werden ausgelegt: { $tiles }.
event-dealt = Alle bekommen { $count } Landschaftskarten.
event-hand = Deine Landschaftskarten: { $landscapes }.

## What happened: the round

event-round-begins = { $own ->
        [yes] Runde { $round } beginnt, und du setzt die erste Schale.
       *[no] Runde { $round } beginnt; { $seat } setzt die erste Schale.
    }
event-valuable-shown = In die Auslage kommt eine Kostbarkeit mit dem Wert { $value }.
event-landscape-shown = In die Auslage kommt eine { $landscape }karte.
event-bowl-placed = { $own ->
        [yes] Du setzt eine Schale auf Kultstätte { $number }, Anlegestellen { $near } und { $far }.
       *[no] { $seat } setzt eine Schale auf Kultstätte { $number }, Anlegestellen { $near } und { $far }.
    }
event-boat-lands = { $own ->
        [yes] Das Boot erreicht Anlegestelle { $landing }, wo deine Schale steht.
       *[no] Das Boot erreicht Anlegestelle { $landing }, wo die Schale von { $seat } steht.
    }
event-nothing-there = An Anlegestelle { $landing } gibt es { $own ->
        [yes] für dich
       *[no] für { $seat }
    } nichts zu tun: { $because ->
        [cards] Es ist keine Karte zu haben.
        [amulets] Es ist kein Amulett zu haben.
        [huts] Im Vorrat ist keine Hütte mehr.
       *[means] Zum Bauen braucht es eine Landschaftskarte und etwas zum Bezahlen.
    }
event-skips = { $own ->
        [yes] Du verzichtest an Anlegestelle { $landing }.
       *[no] { $seat } verzichtet an Anlegestelle { $landing }.
    }

## What happened: cards

event-valuable-taken = { $own ->
        [yes] Du nimmst eine Kostbarkeit mit dem Wert { $value }.
       *[no] { $seat } nimmt eine Kostbarkeit mit dem Wert { $value }.
    }
event-landscape-taken = { $own ->
        [yes] Du nimmst eine { $landscape }karte.
       *[no] { $seat } nimmt eine { $landscape }karte.
    }
event-valuable-drawn = { $seat } zieht eine verdeckte Kostbarkeit.
event-valuable-drawn-own = Du ziehst eine Kostbarkeit mit dem Wert { $value }.
event-landscape-drawn = { $seat } zieht eine verdeckte Landschaftskarte.
event-landscape-drawn-own = Du ziehst eine { $landscape }karte.
event-pile-shuffled = { $pile ->
        [valuables] Der Nachziehstapel der Kostbarkeiten ist leer
       *[landscapes] Der Nachziehstapel der Landschaftskarten ist leer
    }: Sein Ablagestapel wird gemischt ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }).

## What happened: amulets

event-one-taken = { $own ->
        [yes] Du nimmst ein Amulett mit dem Wert 1 vom Spielplan.
       *[no] { $seat } nimmt ein Amulett mit dem Wert 1 vom Spielplan.
    } { $left ->
        [0] Es war das letzte.
        [one] Eines liegt noch dort.
       *[other] { $left } liegen noch dort.
    }
event-amulets-drawn = { $seat } zieht { $count ->
        [0] kein Amulett: Es gibt keines mehr.
        [one] ein Amulett aus dem Säckchen.
       *[other] { $count } Amulette aus dem Säckchen.
    }
event-amulets-drawn-own = { $count ->
        [0] Du ziehst kein Amulett: Das Säckchen ist leer.
        [one] Du ziehst aus dem Säckchen ein Amulett mit dem Wert { $amulets }.
       *[other] Du ziehst aus dem Säckchen die Amulette { $amulets }.
    }
event-amulet-returned = { $seat } gibt eines davon ins Säckchen zurück.
event-amulet-returned-own = Du gibst ein Amulett mit dem Wert { $value } ins Säckchen zurück.
event-bag-refilled = Das Säckchen ist leer: Die beiseitegelegten Amulette kommen hinein ({ $count }).

## What happened: building

event-hut-built = { $own ->
        [yes] Du baust eine Hütte
       *[no] { $seat } baut eine Hütte
    } auf { $space } für eine { $landscapes }karte und { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }: { $paid }.
event-double-built = { $own ->
        [yes] Du baust eine Doppelhütte
       *[no] { $seat } baut eine Doppelhütte
    } auf { $space } für zwei Landschaftskarten ({ $landscapes }) und { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }: { $paid }.
event-tile-spent = { $own ->
        [yes] { $tile ->
            [valuable] Dein Steinplatzplättchen mit der Kostbarkeit
            [amulet] Dein Steinplatzplättchen mit dem Amulett
           *[wild] Dein Landschaftsjoker
        } ist damit aus dem Spiel.
       *[no] { $tile ->
            [valuable] Ein Steinplatzplättchen von { $seat } mit der Kostbarkeit
            [amulet] Ein Steinplatzplättchen von { $seat } mit dem Amulett
           *[wild] Ein Landschaftsjoker von { $seat }
        } ist damit aus dem Spiel.
    }
event-points = { $own ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $points ->
        [one] einen Häuptlingspunkt
       *[other] { $points } Häuptlingspunkte
    }: insgesamt { $total }.
event-pole-tile = { $own ->
        [yes] Das Pfahlplättchen unter deiner Hütte auf { $space } bringt dir { $value } Punkte: insgesamt { $total }.
       *[no] Das Pfahlplättchen unter der Hütte auf { $space } bringt { $value } Punkte für { $seat }: insgesamt { $total }.
    }
event-stone-tile = { $own ->
        [yes] Du nimmst dir
       *[no] { $seat } nimmt sich
    } das Steinplatzplättchen von { $space }: { $tile ->
        [statue] die Götterstatue von Pfad { $path }.
        [valuable] Es zählt einmal als Kostbarkeit.
        [amulet] Es zählt einmal als Amulett.
       *[wild] einen Landschaftsjoker für einen Bau ohne Vogel.
    }
event-amulet-space = { $own ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $count ->
        [one] eine Hütte auf einem Amulettfeld
       *[other] { $count } Hütten auf Amulettfeldern
    }.
event-last-hut = { $own ->
        [yes] Das war deine letzte Hütte: Diese Runde ist die letzte.
       *[no] Das war die letzte Hütte von { $seat }: Diese Runde ist die letzte.
    }

## What happened: birds and talisman

event-birds-placed = { $own ->
        [yes] Du setzt die Vögel auf { $first } und { $second }.
       *[no] { $seat } setzt die Vögel auf { $first } und { $second }.
    }
event-birds-kept = { $own ->
        [yes] Du lässt die Vögel auf { $first } und { $second }.
       *[no] { $seat } lässt die Vögel auf { $first } und { $second }.
    }
event-birds-moved = Die Vögel fliegen auf und sitzen jetzt auf { $first } und { $second }.
event-talisman-top = { $own ->
        [yes] Deine Schale steht auf der obersten Kultstätte: Du bekommst den Talisman.
       *[no] Die Schale von { $seat } steht auf der obersten Kultstätte: { $seat } bekommt den Talisman.
    }
event-talisman-right = { $own ->
        [yes] Auf der obersten Kultstätte steht keine Schale: Der Talisman geht nach rechts, an dich.
       *[no] Auf der obersten Kultstätte steht keine Schale: Der Talisman geht nach rechts, an { $seat }.
    }
event-rounds-over = Nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } endet die Partie.

## What happened: final scoring

event-path-first = { $own ->
        [yes] Du hast
       *[no] { $seat } hat
    } auf Pfad { $path } den ersten Platz ({ $huts ->
        [one] { $huts } Hütte
       *[other] { $huts } Hütten
    }{ $because ->
        [statue] , dank der Götterstatue
        [nearer] , näher an der Statue
       *[other] { "" }
    }): { $points } Punkte.
event-path-second = { $own ->
        [yes] Du hast
       *[no] { $seat } hat
    } auf Pfad { $path } den zweiten Platz ({ $huts ->
        [one] { $huts } Hütte
       *[other] { $huts } Hütten
    }{ $because ->
        [statue] , dank der Götterstatue
        [nearer] , näher an der Statue
       *[other] { "" }
    }): { $points } Punkte.
event-path-neutral = Auf Pfad { $path } haben die neutralen Hütten den { $place ->
        [1] ersten
       *[other] zweiten
    } Platz: Die Punkte dafür bekommt niemand.
event-stone-scored = Steinplatz: { $own ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $huts ->
        [one] { $huts } Hütte
       *[other] { $huts } Hütten
    } von { $all }, das sind { $huts } × { $all } = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-pole-first = { $own ->
        [yes] Du hast
       *[no] { $seat } hat
    } auf dem Pfahlplatz den ersten Platz ({ $huts ->
        [one] { $huts } Hütte
       *[other] { $huts } Hütten
    }{ $because ->
        [earlier] , früher gebaut
       *[other] { "" }
    }): { $points } Punkte.
event-pole-second = { $own ->
        [yes] Du hast
       *[no] { $seat } hat
    } auf dem Pfahlplatz den zweiten Platz ({ $huts ->
        [one] { $huts } Hütte
       *[other] { $huts } Hütten
    }{ $because ->
        [earlier] , früher gebaut
       *[other] { "" }
    }): { $points } Punkte.
event-pole-neutral = Auf dem Pfahlplatz hat die neutrale Hütte den { $place ->
        [1] ersten
       *[other] zweiten
    } Platz: Die Punkte dafür bekommt niemand.
event-amulets-scored = { $own ->
        [yes] { $held ->
            [one] Dein Amulett ({ $amulets }) bringt
           *[other] Deine Amulette ({ $amulets }) bringen
        }
       *[no] { $held ->
            [one] Das Amulett von { $seat } ({ $amulets }) bringt
           *[other] Die Amulette von { $seat } ({ $amulets }) bringen
        }
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-wins = { $own ->
        [yes] Du wirst der neue Häuptling, mit { $points } Punkten!
       *[no] { $seat } wird der neue Häuptling, mit { $points } Punkten.
    }
event-wins-amulets = { $own ->
        [yes] Gleichstand mit { $points } Punkten, aber deine Amulette sind mehr wert: Du wirst der neue Häuptling!
       *[no] Gleichstand mit { $points } Punkten, aber die Amulette von { $seat } sind mehr wert: { $seat } wird der neue Häuptling.
    }
event-shares = { $own ->
        [yes] Geteilter Sieg mit { $points } Punkten: Du bist dabei!
       *[no] Geteilter Sieg mit { $points } Punkten: { $seat } ist dabei.
    }

## Why not

reason-no-such-text = „{ $value }“ ist kein Zug. Schreib zum Beispiel „site 3“, „take 5“, „draw landscape“, „build D1“, „double D6“, „collect“ oder „skip“.
reason-no-such-site = Es gibt keine Kultstätte „{ $value }“; die Kultstätten sind: { $allowed }.
reason-no-such-card = Es gibt keine Karte „{ $value }“ zu nehmen; es gibt: { $allowed }.
reason-no-such-pile = Es gibt keinen Stapel „{ $value }“; die Stapel sind: { $allowed }.
reason-no-such-space = Es gibt kein Feld „{ $value }“; die Felder sind: { $allowed }.
reason-no-such-landscape = Es gibt keine Landschaft „{ $value }“; die Landschaften sind: { $allowed }.
reason-no-such-payment = Mit „{ $value }“ wird nicht bezahlt; es gibt: { $allowed }.
reason-no-such-amulet = Es gibt kein Amulett „{ $value }“; die Werte sind: { $allowed }.
reason-no-such-birds = Auf „{ $value }“ können die Vögel nicht sitzen; die Paare sind: { $allowed }.
reason-bowls-first = Erst werden alle Schalen gesetzt; dann fährt das Boot.
reason-bowls-placed = Alle Schalen sind gesetzt; jetzt fährt das Boot.
reason-site-taken = { $own ->
        [yes] Auf Kultstätte { $number } steht schon deine eigene Schale.
       *[no] Auf Kultstätte { $number } steht schon eine Schale von { $seat }.
    }
reason-site-blocked = Zu zweit ist Kultstätte { $number } blockiert.
reason-top-site-banned = Die erste Schale des Startspielers darf nicht auf die oberste Kultstätte; die zweite darf dorthin.
reason-landing-other = An Anlegestelle { $landing } { $wanted ->
        [amulets] kannst du jetzt keine Amulette sammeln.
        [shown] kannst du jetzt keine offene Karte nehmen.
        [pile] kannst du jetzt keine verdeckte Karte ziehen.
        [hut] kannst du jetzt keine Hütte bauen.
        [double] kannst du jetzt keine Doppelhütte bauen.
       *[birds] werden keine Vögel gesetzt.
    }
reason-no-skip-birds = Sollen die Vögel bleiben, wo sie sind, nenn die beiden Landschaften, auf denen sie sitzen.
reason-valuable-not-shown = Es liegt keine Kostbarkeit mit dem Wert { $value } offen.
reason-landscape-not-shown = Es liegt keine { $landscape }karte offen.
reason-pile-empty = { $pile ->
        [valuables] Der Nachziehstapel der Kostbarkeiten ist leer, und sein Ablagestapel auch.
       *[landscapes] Der Nachziehstapel der Landschaftskarten ist leer, und sein Ablagestapel auch.
    }
reason-ones-gone = Auf dem Spielplan liegt kein Amulett mit dem Wert 1 mehr.
reason-bag-empty = Das Säckchen ist leer, und es sind keine Amulette beiseitegelegt.
reason-one-not-played = Mit Hütten auf Amulettfeldern kommen die Amulette aus dem Säckchen; die Hausregel für die mit dem Wert 1 gilt hier nicht.
reason-one-anyway = Ohne Hütte auf Amulettfeldern ist es ohnehin ein Amulett mit dem Wert 1; du brauchst es nicht eigens zu wählen.
reason-amulet-not-drawn = Keines der Amulette, die du gerade gesammelt hast, hat den Wert { $value }.
reason-return-first = Gib erst eines der { $count } Amulette ins Säckchen zurück.
reason-nothing-to-return = Du hast keine Amulette gezogen, von denen eines zurückgeht.
reason-space-taken = { $own ->
        [yes] Auf { $space } steht schon deine eigene Hütte; sie bekommt keine zweite dazu.
       *[no] Auf { $space } steht schon eine Hütte von { $seat }.
    }
reason-space-neutral = Auf { $space } steht eine neutrale Hütte.
reason-no-bird = Auf der Landschaft von { $space } sitzt kein Vogel ({ $landscapes }).
reason-no-landscape-card = { $needed ->
        [1] Für { $space } brauchst du eine Landschaftskarte, die du nicht hast: { $landscapes }.
       *[other] Für eine Doppelhütte auf { $space } brauchst du { $needed } passende Landschaftskarten ({ $landscapes }) und hast { $held ->
            [0] keine
           *[other] nur { $held }
        }.
    }
reason-price-too-high = { $space } kostet { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }; deine sind zusammen { $total } wert.
reason-price-not-exact = { $space } kostet genau { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }; du kannst { $below ->
        [0] { "" }
       *[other] { $below } oder{ " " }
    }{ $above ->
        [0] weit mehr
       *[other] { $above }
    } bezahlen, aber nicht diesen Preis.
reason-huts-too-few = { $needed ->
        [1] Du hast keine Hütte mehr.
       *[other] Für eine Doppelhütte brauchst du { $needed } Hütten, und du hast noch { $count }.
    }
reason-double-in-stone = { $space } liegt auf dem Steinplatz, dort darf keine Doppelhütte stehen.
reason-double-in-pole = { $space } liegt auf dem Pfahlplatz, dort darf keine Doppelhütte stehen.
reason-double-on-circle = { $space } ist ein Amulettfeld, dort darf keine Doppelhütte stehen.
reason-card-first = Gib erst eine Landschaftskarte für { $space } ab.
reason-pay-first = Bezahl erst { $space }: noch { $left } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }.
reason-nothing-to-pay = Du baust gerade nichts, also ist nichts zu bezahlen.
reason-card-other-landscape = { $space } ist kein { $landscape }feld.
reason-piece-other-currency = { $currency ->
        [amulets] Dieses Feld wird in Amuletten bezahlt.
       *[valuables] Dieses Feld wird in Kostbarkeiten bezahlt.
    }
reason-piece-not-held = Du hast { $piece ->
        [starting] keine Startkarte mit dem Wert { $value }.
        [tile] kein Steinplatzplättchen, das { $value } wert wäre.
        [amulet] kein Amulett mit dem Wert { $value }.
       *[valuable] keine gewöhnliche Kostbarkeit mit dem Wert { $value }.
    }
reason-piece-too-dear = { $value } ist mehr als die { $left }, die noch zu bezahlen sind, und herausgegeben wird nichts.
reason-piece-order = Der höchste Wert wird zuerst hingelegt, darum kann { $value } jetzt nicht mehr kommen; nimm zurück, wenn du anders bezahlen willst.
reason-rest-not-exact = Mit { $value } ließen sich die übrigen { $left } nicht mehr passend bezahlen.
reason-lack-card = { $instead ->
        [yes] Es gibt kein Amulett, und dir
       *[no] Dir
    } fehlt eine Karte einer Landschaft mit Vogel: { $landscapes }.
reason-lack-space = { $instead ->
        [yes] Es gibt kein Amulett, und kein
       *[no] Kein
    } Feld für deine Karten ist frei: { $landscapes }.
reason-lack-price = { $instead ->
        [yes] Es gibt kein Amulett, und kein
       *[no] Kein
    } freies Feld für deine Karten ({ $landscapes }) lässt sich passend bezahlen: Du hast { $valuables } in Kostbarkeiten, { $amulets } in Amuletten.

## Notes on things

mark-offers = { $landing }: { $action }
mark-price = { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
mark-double = doppelt: { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }{ $points ->
        [0] { "" }
       *[other] , +{ $points }
    }
mark-wild = kostet den Landschaftsjoker
mark-pole = Pfahlplättchen +{ $value }
mark-tile = Steinplatzplättchen: { $tile ->
        [statue] Götterstatue { $path }
        [valuable] Kostbarkeit
        [amulet] Amulett
       *[wild] Landschaftsjoker
    }
mark-circle = Amulettfeld, dein { $count ->
        [1] erstes
       *[other] { $count }.
    }

## What moves are called

move-skip = Verzichten
move-collect = Amulette sammeln
move-collect-one = Sammeln, eines davon vom Spielplan
move-site = Kultstätte { $number }: Anlegestellen { $near } und { $far }
move-take-valuable = Kostbarkeit { $value } nehmen
move-take-landscape = { $landscape } nehmen
move-draw-valuable = Eine verdeckte Kostbarkeit ziehen
move-draw-landscape = Eine verdeckte Landschaftskarte ziehen
move-hut = Hütte auf { $space }, { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }
move-double-hut = Doppelhütte auf { $space }, { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }
move-give = { $landscape } abgeben
move-pay = Mit { $value } bezahlen
move-pay-starting = Mit der Startkarte { $value } bezahlen
move-pay-tile = Mit dem Steinplatzplättchen bezahlen
move-give-back = Die { $value } zurücklegen
move-birds = Vögel auf { $first } und { $second }

## Editions: mistakes in the file

problem-edition-two-birds = Es muss vier Landschaften geben, zwei davon mit einem Vogel.
problem-edition-landscape-unknown = Feld { $thing } hat die Landschaft „{ $value }“; die Landschaften sind: { $allowed }.
problem-edition-landscape-count = Zahl der Landschaften von Feld { $space }: { $value }; es müssen eine oder zwei sein.
problem-edition-space-unknown = { $thing } nennt das Feld „{ $value }“, das es nicht gibt.
problem-edition-path-unknown = Zahl der Götterstatuen von Pfad „{ $value }“: { $count }; jeder Pfad hat eine, und jede hat einen Pfad.
problem-edition-currency = Feld { $thing } wird in „{ $value }“ bezahlt; es muss valuables oder amulets sein.
problem-edition-neutral-colour = Feld { $space } hat das Hüttensymbol „{ $value }“; es muss gray oder white sein.
problem-edition-landing-step = Anlegestelle { $landing } bietet „{ $value }“, was keine Regel kennt.
problem-edition-landing-number = Die Anlegestellen haben die Nummern { $value }; sie müssen von 1 an lückenlos nummeriert sein.
problem-edition-landings-of-sites = Jede Kultstätte muss zwei Anlegestellen verbinden, und jede Anlegestelle muss zu genau einer Kultstätte gehören.
problem-edition-top-site = Genau eine Kultstätte muss die oberste sein.
problem-edition-area-missing = Der Platz „{ $value }“ fehlt.
problem-edition-tile-kind = Sorten von Steinplatzplättchen der Art „{ $value }“: { $count }; es muss je eine der Arten valuable, amulet und wild geben.
problem-edition-players-missing = Die Vorbereitung für { $value } Spieler fehlt.

## Editions: what is known of the box

problem-edition-landscapes = Die Landschaftskarten sind { $allowed }, nicht { $value }.
problem-edition-birds = Die Vögel beginnen auf { $allowed }, nicht auf { $value }.
problem-edition-valuables = Die Kostbarkeiten sind { $allowed }, nicht { $value }.
problem-edition-starting-cards = Es gibt fünf Paare von Startkarten ({ $allowed }), nicht { $value }.
problem-edition-starting-sums = Die Startkarten sind laut Berichten { $allowed }, nicht { $value }.
problem-edition-starting-values = Laut Berichten haben die Startkarten die Werte { $allowed }; hier gibt es eine { $value }.
problem-edition-amulets-on-board = Amulette auf dem Spielplan, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-amulets-in-bag = Im Säckchen sollten { $allowed } sein, nicht { $value }.
problem-edition-amulet-counts = Die Amulette im Säckchen sollten { $allowed } sein, nicht { $value }.
problem-edition-amulets-drawn = Es werden höchstens { $allowed } Amulette auf einmal gezogen, nicht { $value }.
problem-edition-pole-tiles = Die Pfahlplättchen sind { $allowed }, nicht { $value }.
problem-edition-stone-tiles = Es gibt { $about ->
        [statue] { $allowed } Steinplatzplättchen mit einer Götterstatue
       *[other] insgesamt { $allowed } Steinplatzplättchen
    }, nicht { $value }.
problem-edition-tile-values = Ein Steinplatzplättchen der Art „{ $about }“ ist { $allowed } wert, nicht { $value }.
problem-edition-tile-split = Die Steinplatzplättchen ohne Götterstatue sollten { $allowed } sein, nicht { $value }.
problem-edition-colours = Es gibt { $allowed } Farben, nicht { $value }.
problem-edition-set-up = Vorbereitung, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-displays = „{ $about }“ ist { $allowed }, nicht { $value }.
problem-edition-sites = { $about ->
        [top] Die erste Kultstätte ist die oberste.
       *[other] Die Kultstätten verbinden die Anlegestellen { $allowed }, nicht { $value }.
    }
problem-edition-landings = Anlegestelle { $about } bietet „{ $allowed }“, nicht „{ $value }“.
problem-edition-landings-reported = Laut Berichten bietet Anlegestelle { $about } „{ $allowed }“, nicht „{ $value }“.
problem-edition-two-huts = Zwei Hütten werden nur an Anlegestelle { $allowed } gebaut, nicht an { $value }.
problem-edition-double-huts = Doppelhütten werden nur an Anlegestelle { $allowed } gebaut, nicht an { $value }.
problem-edition-paths = { $about ->
        [top] Es gibt { $allowed } Spalten mit einer Statue, nicht { $value }.
       *[left] Es gibt { $allowed } Reihen mit einer Statue, nicht { $value }.
    }
problem-edition-statues = Die Statue von Pfad { $about } zeigt { $allowed }, nicht { $value }.
problem-edition-example-11 = Beispiel 11 lässt sich nicht aufbauen: Pfad { $about } braucht mindestens { $allowed } Felder, nicht { $value }.
problem-edition-path-lengths = Pfad { $about } sollte { $allowed } Felder haben, nicht { $value }.
problem-edition-path-points = Die Statue von Pfad { $about } sollte { $allowed } für den ersten Platz zeigen und die Hälfte davon für den zweiten, nicht { $value }.
problem-edition-path-landscapes = Pfad { $about } sollte mindestens { $allowed } verschiedene Landschaften haben, nicht { $value }.
problem-edition-areas = Der Platz „{ $about }“ hat { $allowed } Felder rund um einen Mittelpunkt, der kein Feld ist; hier: { $value }.
problem-edition-pole-points = Der Pfahlplatz bringt { $allowed }, nicht { $value }.
problem-edition-spaces = Laut Berichten hat der Spielplan { $allowed } Felder, nicht { $value }.
problem-edition-circles = Es gibt { $allowed } Amulettfelder, nicht { $value }.
problem-edition-double-landscapes = { $about ->
        [circle] Zahl der Doppellandschaftsfelder, die Amulettfelder sind: { $allowed }, nicht { $value }.
       *[other] Es gibt { $allowed } Doppellandschaftsfelder, nicht { $value }.
    }
problem-edition-example-9 = Kein Doppellandschaftsfeld hat { $allowed } Punkte, wie Beispiel 9 es braucht.
problem-edition-neutral-huts = Hüttensymbole, „{ $about }“: { $allowed }, nicht { $value }.
problem-edition-printed-spaces = Kein Feld ist „{ $value }“, wie Beispiel { $about } es zeigt.
problem-edition-landscape-spaces = Es sollte { $allowed } Felder der Landschaft „{ $about }“ geben, nicht { $value }.
problem-edition-costs = { $about } kostet { $value }; es sollte { $allowed } sein.
problem-edition-points = { $about } bringt { $value } Punkte; es sollten { $allowed } sein.

## The drawing in the terminal

board-round = Runde { $round }
board-last-round = Runde { $round }, die letzte
board-birds = Vögel: { $first }, { $second }
board-boat-waits = Das Boot wartet
board-boat = Boot an Anlegestelle { $landing }
board-archipelago = Archipel
board-valuables = Kostbarkeiten
board-landscapes = Landschaften
board-amulets = Amulette
board-pile = Stapel { $count }
board-bag = Säckchen { $count }
board-ones = Wert 1: { $count }
board-poles = Pfahlplättchen
board-players = Spieler
board-huts = Hütten
board-points = Punkte
board-cards = Karten
board-hand = Deine Hand
board-score = Punktestand
board-now = Stand jetzt, ohne Amulette
board-track = Steg
board-stone = Stein
board-pole = Pfahl
board-total = gesamt

## Der Spielplan auf der Seite

page-seat = { $number ->
        [1] Rot
        [2] Türkis
        [3] Gelb
        [4] Lila
       *[5] Weiß
    }
page-board = Spielplan: { $count } Felder, Archipel und Häuptlingssteg
page-apart = { $kind ->
        [islet] Insel { $number }
       *[shore] Ufer { $number }
    }
page-space-free = { $space }, { $landscapes }: { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }{ $points ->
        [0] { "" }
        [one] , ein Punkt
       *[other] , { $points } Punkte
    }{ $circle ->
        [yes] , Amulettfeld
       *[no] { "" }
    }
page-space-built = { $space }, { $landscapes }: { $neutral ->
        [yes] neutrale Hütte
       *[no] { $own ->
            [yes] deine { $count ->
                [2] Doppelhütte
               *[other] Hütte
            }
           *[no] { $count ->
                [2] Doppelhütte
               *[other] Hütte
            } von { $seat }
        }
    }
page-tile = { $kind ->
        [statue] Steinplatzplättchen: Götterstatue von Pfad { $path }
        [valuable] Steinplatzplättchen: zählt einmal als Kostbarkeit
        [amulet] Steinplatzplättchen: zählt einmal als Amulett
       *[wild] Steinplatzplättchen: Landschaftsjoker
    }
page-rock = Orakelfelsen, { $landscape }{ $bird ->
        [yes] : hier sitzt ein Vogel
       *[no] { "" }
    }
page-site = Kultstätte { $number }, { $state ->
        [blocked] blockiert
        [free] frei
       *[taken] { $own ->
            [yes] deine Schale
           *[no] Schale von { $seat }
        }
    }. Anlegestelle { $near }: { $offer_near }. Anlegestelle { $far }: { $offer_far }
page-landing = Anlegestelle { $number }: { $offer }{ $state ->
        [here] ; hier liegt das Boot
        [past] ; vorbei
       *[ahead] { "" }
    }
page-boat = { $landing ->
        [0] Das Boot wartet
       *[other] Das Boot liegt an Anlegestelle { $landing }
    }
page-amulet-track = Amulette
page-circles = { $own ->
        [yes] Du
       *[no] { $seat }
    }: { $count ->
        [one] eine Hütte auf Amulettfeldern
       *[other] { $count } Hütten auf Amulettfeldern
    }
page-ones = Amulette mit dem Wert 1 auf dem Spielplan: { $count }
page-pole-tiles = Pfahlplättchen: { $count ->
        [0] keines übrig
       *[other] { $count }, das nächste ist die { $value }
    }
page-track = Häuptlingssteg
page-on-track = { $own ->
        [yes] Du
       *[no] { $seat }
    }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
page-own-times-all = eigene×alle
page-path = Pfad { $path }
page-stone = Steinplatz
page-pole = Pfahlplatz
page-path-worth = Pfad { $path }, { $first } und { $second } Punkte
page-stone-worth = Steinplatz, eigene Hütten mal alle { $count }
page-pole-worth = Pfahlplatz, { $first } und { $second } Punkte
page-all-huts = { $count } insgesamt
page-huts = { $count ->
        [one] 1 Hütte
       *[other] { $count } Hütten
    }
page-neutral = neutrale Hütten
page-nobody = noch niemand
page-because-nearer = näher an der Statue
page-because-statue = Götterstatue
page-because-earlier = früher gebaut
page-hut = Hütte
page-double-hut = Doppelhütte
page-pay-for = { $points ->
        [0] { $price } zahlen
       *[other] { $price } zahlen · +{ $points }
    }
page-displays = Karten und Amulette
page-valuables = Kostbarkeiten
page-landscapes = Landschaften
page-amulets = Amulette
page-spent = { $count } abgelegt
page-aside = { $count } beiseite
page-pile-valuables = Stapel der Kostbarkeiten: { $count }
page-pile-landscapes = Stapel der Landschaftskarten: { $count }
page-shown-valuable = Offen: Kostbarkeit { $value }
page-shown-landscape = Offen: { $landscape }
page-place-empty = Leerer Platz
page-bag = Säckchen mit Amuletten: { $count }
page-paths-and-areas = Pfade und Plätze
page-if-now = Jetzt gewertet, ohne Amulette
page-final = Endstand
page-round = Runde { $round }
page-last-round = Letzte Runde
page-reconstructed = rekonstruiert
page-views = Teile des Spielplans
page-view-island = Insel
page-view-boat = Boot
page-view-paths = Pfade
page-view-cards = Karten
page-player = Noch { $huts ->
        [one] 1 Hütte
       *[other] { $huts } Hütten
    }, { $valuables ->
        [one] 1 Kostbarkeit
       *[other] { $valuables } Kostbarkeiten
    }, { $landscapes ->
        [one] 1 Landschaftskarte
       *[other] { $landscapes } Landschaftskarten
    }, { $amulets ->
        [one] 1 Amulett
       *[other] { $amulets } Amulette
    }
page-next-landing = Als Nächstes Anlegestelle { $number }: { $offer }
page-no-landing = keine Schale mehr voraus
page-talisman = Startspieler, mit dem Talisman
page-hand = Deine Hand
page-hand-empty = Du hast nichts auf der Hand.
page-card-landscape = { $count ->
        [one] Landschaftskarte { $landscape }
       *[other] { $count } Landschaftskarten { $landscape }
    }
page-card-valuable = { $count ->
        [one] Kostbarkeit { $value }
       *[other] { $count } Kostbarkeiten { $value }
    }
page-card-starting = { $count ->
        [one] Startkarte { $value }
       *[other] { $count } Startkarten { $value }
    }
page-card-amulet = { $count ->
        [one] Amulett { $value }
       *[other] { $count } Amulette { $value }
    }
page-drawn = Gezogen: eines geht zurück
page-drawn-amulet = { $count ->
        [one] Gezogenes Amulett { $value }
       *[other] { $count } gezogene Amulette { $value }
    }
page-left-to-pay = noch { $left } zu bezahlen

## Das Ende auf der Seite

page-score-track = Punkte unterwegs
page-score-path = Pfad { $path } · { $first } / { $second }{ $neutral ->
        [1] { "" } · neutrale Hütten 1.
        [2] { "" } · neutrale Hütten 2.
       *[other] { "" }
    }
page-score-stone = Steinplatz · eigene × alle
page-score-pole = Pfahlplatz · { $first } / { $second }{ $neutral ->
        [1] { "" } · neutrale Hütte 1.
        [2] { "" } · neutrale Hütte 2.
       *[other] { "" }
    }
page-score-amulets = Amulette übrig
page-kept = { $count ->
        [one] 1 übrig
       *[other] { $count } übrig
    }
page-where-from = Woher die Punkte kamen
page-from-track = unterwegs
page-from-paths = Pfade
page-from-stone = Steinplatz
page-from-pole = Pfahlplatz
page-from-amulets = Amulette
page-who-led = Wer auf welchem Pfad führte, Runde für Runde

## Die Seite über die Ausgabe

page-section-colours = Farben
page-section-setup = Vorbereitung
page-section-landscapes = Landschaftskarten und Orakelfelsen
page-section-valuables = Kostbarkeiten
page-section-starting_cards = Startkarten
page-section-amulets = Amulette
page-section-pole_tiles = Pfahlplättchen
page-section-stone_tiles = Steinplatzplättchen
page-section-sites = Kultstätten
page-section-landings = Anlegestellen
page-section-paths = Götterpfade
page-section-areas = Steinplatz und Pfahlplatz
page-section-tracks = Häuptlingssteg und Amulettleiste
page-section-spaces = Felder
page-note-colours = Fünf Farben. Reihenfolge und Zeichen sind von uns; die neutralen Hütten nehmen eine Farbe, die niemand spielt.
page-note-setup = Hütten, Schalen, neutrale Hütten und die blockierte Kultstätte je nach Zahl der Spieler.
page-note-landscapes = Dass Mangroven und Wasser das obere Paar auf dem Felsen sind, wird berichtet; links und rechts sind von uns.
page-note-valuables = Die Werte und wie viele Karten es davon gibt, sind gedruckt. Die Startkarten kommen dazu.
page-note-starting_cards = Das erste Paar wird berichtet, und dass jedes weitere um eins mehr wert ist. Die einzelnen Werte der Paare 2 bis 5 sind von uns: zusammen eine 2, eine 7 und je zwei von 3 bis 6.
page-note-amulets = Fünf mit dem Wert 1 liegen auf dem Spielplan. Wie viele von jeder Sorte im Säckchen sind, wird berichtet; welche Sorte welchen Wert hat, ist abgeleitet.
page-note-pole_tiles = Die Werte 2 bis 9, je ein Plättchen, sind gedruckt; das niedrigste liegt oben.
page-note-stone_tiles = Acht Götterstatuen, eine für jeden Pfad, und acht andere von drei Sorten. Wie sich diese acht verteilen, ist von uns.
page-note-sites = Von oben nach unten. Eine Kultstätte verbindet die Anlegestelle links von ihr mit der rechts.
page-note-landings = Berichtet, außer den Anlegestellen 6 und 7, die von uns sind, und denen, die die Spielregel selbst nennt.
page-note-paths = Welche Felder auf einem Pfad liegen, ist von uns, ebenso sechs der acht Zahlenpaare; die von A und B stehen in einem Beispiel.
page-note-areas = Zwei Quadrate aus neun Plätzen, deren Mittelpunkt kein Feld ist: Das ist gedruckt, ebenso 12 und 6 auf dem Pfahlplatz. Wo sie im Raster liegen, ist von uns.
page-note-tracks = Der Häuptlingssteg beginnt bei 0 und läuft um den Rand; seine Länge und die letzte Zeile der Amulettleiste sind von uns.
page-note-spaces = Landschaft, Preis und Punkte der meisten Felder sind von uns, im Rahmen von allem, was bekannt ist. Einige sind aus einem Beispiel bekannt; wo sie liegen, ist auch dann von uns.
page-bowls = Schalen
page-tie-nearer = näher
page-tie-statue = Statue
page-tie-earlier = früher

page-option-tiles-none = keine
page-option-tiles-random = ausgelost
page-option-tiles-gods = nur Götter
page-option-tiles-godless = gottlos

## What the page tells beside: headline, next questions, lines of the log, what moves bring, tips
page-round-of = Runde { $round } von { $rounds }
page-phase-bowls = Schalen
page-phase-boat = Boot
page-phase-landing = Boot an Anlegestelle { $landing }
page-phase-next = Nächste Runde
page-fact-huts = mind. { $count }
page-fact-ends = Die wenigsten Hütten, die jemand noch hat. Die Runde, in der jemand die letzte baut, ist die letzte.
page-fact-last = Jemand hat die letzte Hütte gebaut: Nach dieser Runde wird gewertet.
page-ask-hut = { $name }: Hütte oder Doppelhütte?
page-ask-where = Auf welches Feld?
page-ask-bird = Ein Vogel auf { $landscape }: Wohin der andere?
page-ask-rest = { $sum } liegen, noch { $left }: womit?
page-move-pay-whole = { $values } bezahlen
page-got-hidden = { $pile ->
        [valuables] eine verdeckte Kostbarkeit
       *[landscapes] eine verdeckte Landschaftskarte
    }
page-got-drawn = { $name } vom Stapel
page-event-cards = { $own ->
        [yes] Du nimmst { $got }
       *[no] { $seat } nimmt { $got }
    }
page-event-shown = Neu ausgelegt: { $cards }
page-event-boat-sails = Das Boot fährt los
page-event-boat-lands = { $own ->
        [yes] Anlegestelle { $landing }: du
       *[no] Anlegestelle { $landing }: { $seat }
    }
page-event-round-begins = Runde { $round }
page-event-hut-built = { $own ->
        [yes] Du baust eine Hütte auf { $space } für { $paid }
       *[no] { $seat } baut eine Hütte auf { $space } für { $paid }
    }
page-event-double-built = { $own ->
        [yes] Du baust eine Doppelhütte auf { $space } für { $paid }
       *[no] { $seat } baut eine Doppelhütte auf { $space } für { $paid }
    }
page-event-pole-tile = Pfahlplättchen { $value } unter der Hütte auf { $space }
page-event-final-scoring = Endwertung
page-event-path-scored = Pfad { $path }: { $ranks }
page-event-pole-scored = Pfahlplatz: { $ranks }
page-event-stone-area = Steinplatz, { $count } insgesamt: { $ranks }
page-brings-landscape = du hast { $count }
page-brings-valuable = dann { $sum } in Kostbarkeiten
page-brings-draw = verdeckt, { $count } im Stapel
page-brings-amulets = { $circles ->
        [0] Wert 1, vom Spielplan
        [1] eines aus dem Säckchen
       *[other] aus dem Säckchen, eines zurück
    }
page-brings-birds = { $stay ->
        [yes] sie bleiben, wo sie sind
       *[no] dort baut man in der nächsten Runde
    }
page-brings-return = ins Säckchen, ungesehen
page-brings-give = { $count } bleiben
page-brings-pay = macht genau { $price }
page-brings-paths = { $count ->
        [one] Pfad { $paths }
       *[other] Pfade { $paths }
    }
page-brings-skip = das Boot fährt zu Anlegestelle { $landing }
page-tip-price = Kostet { $price } in { $currency ->
        [amulets] Amuletten
       *[valuables] Kostbarkeiten
    }, genau bezahlt, und eine Karte der Landschaft.
page-tip-points = Bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
page-tip-circle = Amulettfeld: Jede Hütte darauf lässt dich mehr Amulette ziehen. Keine Doppelhütte.
page-tip-counts = Eine Hütte hier zählt für { $paths }.
page-tip-bird = { $bird ->
        [yes] Ein Vogel sitzt auf der Landschaft: Hier kann gebaut werden.
       *[no] Kein Vogel auf der Landschaft: Hier kann jetzt niemand bauen.
    }
page-tip-site = Eine Schale hier gibt dir die zwei Anlegestellen daneben: eine auf dem Hinweg, eine auf dem Rückweg.
page-tip-site-name = Kultstätte { $number }
page-tip-landing = Anlegestelle { $number }
page-tip-landing-does = Wer die Schale daneben hat, darf hier, wenn das Boot kommt: { $offer }.
page-tip-boat = Das Boot
page-tip-boat-does = Es fährt von Anlegestelle 1 bis 12; wo es eine Schale erreicht, ist deren Besitzer an der Reihe.
page-tip-rock = Orakelfelsen: { $landscape }
page-tip-rock-does = Gebaut wird nur auf den zwei Landschaften der Vögel. Wer an Anlegestelle 12 ist, setzt sie für die nächste Runde.
page-tip-valuables = Mit Kostbarkeiten bezahlst du Hütten, und zwar passend. Ausgegebene kommen auf den Ablagestapel.
page-tip-starting = Eine Startkarte zahlt wie jede Kostbarkeit und kommt dann aus dem Spiel.
page-tip-landscapes = Für jede Hütte gibst du eine Karte der Landschaft des Feldes ab.
page-tip-refill = Leere Plätze werden am Ende der Runde aufgefüllt.
page-tip-pile = Nur wer zieht, sieht die Karte. Ist der Stapel leer, werden die abgelegten Karten gemischt.
page-tip-amulets = Amulette bezahlen die roten Preise; jedes behaltene bringt am Ende seinen Wert in Punkten.
page-tip-bag = Du ziehst eines je Hütte auf Amulettfeldern; von mehreren kommt eines zurück.
page-tip-ones = Wer keine Hütte auf einem Amulettfeld hat, nimmt eines von diesen.
page-tip-circles = Hütten auf Amulettfeldern
page-tip-path = Am Ende bringen die meisten Hütten darauf { $first } Punkte, die zweitmeisten { $second }; bei Gleichstand entscheidet die Hütte, die der Statue am nächsten ist.
page-tip-stone = Am Ende: eigene Hütten hier mal alle Hütten hier.
page-tip-pole = Am Ende bringen die meisten Hütten hier { $first } Punkte, die zweitmeisten { $second }; bei Gleichstand die früher gebaute. Jede Hütte bringt sofort ein Pfahlplättchen.
page-tip-poles = Pfahlplättchen
page-tip-poles-does = Wer auf dem Pfahlplatz baut, legt das niedrigste unter die Hütte und bekommt sofort dessen Wert.
page-tip-track = Punkte unterwegs: von Feldern und Pfahlplättchen. Pfade, Plätze und Amulette kommen am Ende.
page-tip-huts = Hütten übrig
page-tip-next = Hierher kommt das Boot als Nächstes
page-tip-bowls = Schalen, noch zu setzen
page-tip-talisman = Wer ihn hat, setzt die erste Schale. Er geht an die oberste Kultstätte; ist dort niemand, nach rechts, und die Vögel wechseln.
page-tip-tile-statue = Gewinnt jeden Gleichstand auf Pfad { $path }.
page-tip-tile-once = Es wird einmal benutzt und kommt dann aus dem Spiel.
page-tip-drawn = Eben gezogen; eines der gezogenen kommt ins Säckchen zurück.
page-tip-hut = Eine Hütte, für eine Landschaftskarte und den Preis.
page-tip-double = Zwei Hütten auf einem Feld: doppelter Preis, zwei Karten, doppelte Punkte; nicht auf Amulettfeldern und Plätzen.
page-tip-skip = Du verzichtest auf das, was diese Anlegestelle noch bietet; das Boot fährt weiter.
page-tip-now = Punkte unterwegs, Pfade und Plätze, wie sie stehen. Amulette bleiben bis zum Ende verdeckt.
page-tip-have = Du hast { $count }.
page-tip-bowl = { $own ->
        [yes] Deine Schale
       *[no] Schale von { $seat }
    }

## The key to the drawing in the terminal, and the board in words

board-free = Freie Felder
board-huts-of = Hütten von { $seat }
board-site = Kultstätte { $number }, Anlegestellen { $near } und { $far }: { $name }
board-sign-price = ein freies Feld: seine Landschaft und sein Preis in Kostbarkeiten
board-sign-amulets = Amulette
board-sign-points = Punkte sofort
board-sign-circle = Amulettfeld
board-sign-hut = die Zeichen der Spieler, und ihre Hütten
board-sign-double = Doppelhütte
board-sign-neutral = neutrale Hütte
board-sign-pole = eine Hütte auf einem Pfahlplättchen 4
board-sign-path = Pfade, mit den Punkten für die meisten und die zweitmeisten Hütten
board-sign-area = Pfahlplatz: Punkte für die meisten und die zweitmeisten Hütten
board-sign-square = Steinplatz: Hütten mal Hütten
board-sign-bowl = eine Kultstätte mit ihren zwei Anlegestellen und wessen Schale dort steht
board-sign-blocked = blockiert
board-sign-boat = das Boot, oder wer am Zug ist
board-sign-up = Anlegestelle: eine offene Karte nehmen
board-sign-down = Anlegestelle: eine Karte vom Stapel ziehen
board-sign-build = Anlegestelle: eine Hütte bauen; in der Liste: übrige Hütten
board-sign-build-double = Anlegestelle: eine Doppelhütte bauen
board-sign-birds = Anlegestelle: die Vögel setzen und als Nächstes beginnen
board-sign-sun = Punkte
board-sign-now = wäre jetzt Schluss, ohne Amulette
board-sign-huts = übrige Hütten
board-sign-valuables = Kostbarkeiten
board-sign-landscapes = Landschaftskarten
board-sign-talisman = Startspieler
board-sign-starting = Startkarte
board-sign-tile = Steinplatzplättchen
board-sign-empty = hier ist nichts

# The end of a game
page-end-chief = { $own ->
        [yes] Du bist der neue Häuptling, mit { $margin ->
                [one] einem Punkt
               *[other] { $margin } Punkten
            } Vorsprung
       *[no] { $seat } ist der neue Häuptling, mit { $margin ->
                [one] einem Punkt
               *[other] { $margin } Punkten
            } Vorsprung
    }
page-end-why = { $part ->
        [track] Den Ausschlag gaben die Punkte unterwegs
        [stone] Den Ausschlag gab der Steinplatz
        [pole] Den Ausschlag gab der Pfahlplatz
        [amulets] Den Ausschlag gaben die Amulette
       *[paths] Den Ausschlag gaben die Pfade
    }, { $points } zu { $less }.
page-end-last-hut = { $own ->
        [yes] Du hast in Runde { $round } deine letzte Hütte gebaut.
       *[no] { $seat } hat in Runde { $round } die letzte eigene Hütte gebaut.
    }
page-end-tie = { $points } : { $points } – { $own ->
        [yes] { $place ->
                [1] du gewinnst
               *[other] du liegst vor { $other }
            }
       *[no] { $place ->
                [1] { $seat } gewinnt
               *[other] { $seat } liegt vor { $theirs ->
                        [yes] dir
                       *[no] { $other }
                    }
            }
    }: Amulette im Wert von { $more }, nicht { $less }.

# The coach: what is said at each kind of decision of a first game.
page-coach-goal = Dein Ziel: die meisten Häuptlingspunkte. Hütten bringen sie, vor allem entlang der Götterpfade.
page-coach-bowl-title = Eine Schale, zwei Aktionen
page-coach-bowl = Wähl eine leuchtende Kultstätte: Ihre beiden Anlegestellen sind deine Aktionen. Das Boot kommt erst links, später rechts vorbei.
page-coach-bowl-why = Links gibt es meist Karten, rechts baust du damit Hütten.
page-coach-draw-shown-title = Eine Karte nach Wahl
page-coach-draw-shown = Nimm eine der leuchtenden Karten: eine Landschaftskarte oder eine Kostbarkeit.
page-coach-draw-shown-why = Eine Hütte kostet eine Karte ihrer Landschaft und Kostbarkeiten genau im Wert ihres Preises. Nimm, was dir fehlt.
page-coach-draw-pile-title = Eine Karte verdeckt
page-coach-draw-pile = Zieh die oberste Karte eines leuchtenden Stapels: eine Kostbarkeit oder eine Landschaftskarte.
page-coach-draw-pile-why = Eine Hütte braucht beides: Zieh, wovon du weniger hast.
page-coach-draw-either-title = Offen oder verdeckt
page-coach-draw-either = Nimm eine leuchtende offene Karte oder zieh von einem Stapel.
page-coach-draw-either-why = Offen bekommst du sicher, was passt; der Stapel ist Glückssache, aber niemand sonst sieht die Karte.
page-coach-amulets-title = Amulette
page-coach-amulets = Sammle, was die Anlegestelle gibt.
page-coach-amulets-why = Manche Felder werden mit Amuletten bezahlt, und die du behältst, sind am Ende Punkte. Jede Hütte in einem roten Kreis bringt dir mehr.
page-coach-build-title = Deine Hütte
page-coach-build = Wähl ein leuchtendes Feld: Du hast seine Landschaftskarte und genau seinen Preis.
page-coach-build-why = Die Zahl in der Blüte bringt sofort Punkte. Und am Ende zählt jede Hütte für die Pfade, auf denen sie steht.
page-coach-build-or-double-title = Hütte oder Doppelhütte
page-coach-build-or-double = Wähl ein leuchtendes Feld. Eine Doppelhütte braucht zwei Landschaftskarten und den doppelten Preis.
page-coach-build-or-double-why = Sie bringt sofort doppelt so viele Punkte und zählt auf ihren Pfaden als zwei.
page-coach-amulets-or-build-title = Amulette oder Hütte
page-coach-amulets-or-build = Sammle Amulette oder bau auf einem leuchtenden Feld.
page-coach-amulets-or-build-why = Eine Hütte bringt Punkte, jetzt und auf den Pfaden; Amulette bezahlen andere Felder und zählen am Ende, wenn du sie behältst.
page-coach-no-build-title = Noch passt nichts
page-coach-no-build = Eine Hütte braucht dreierlei: einen Vogel auf ihrer Landschaft, eine Karte dieser Landschaft und genau ihren Preis.
page-coach-no-build-why = Verzichte und lass dir von der nächsten Schale bringen, was fehlt.
page-coach-birds-title = Zwei Vögel
page-coach-birds = Wähl zwei Landschaften des Orakelfelsens: Nur auf diesen beiden kann von jetzt an gebaut werden.
page-coach-birds-why = Nimm die, deren Karten du hast, und durchkreuz die Pläne der anderen.
page-coach-card-title = Welche Karte?
page-coach-card = Für dieses Feld passen mehrere Landschaften. Wähl die Karte, die du dafür gibst.
page-coach-card-why = Behalte die Landschaft, die du eher brauchst.
page-coach-pay-title = Passend bezahlen
page-coach-pay = Wähl Stück für Stück, bis { $price } bezahlt sind. Was leuchtet, führt noch zur genauen Summe.
page-coach-pay-why = Es gibt kein Wechselgeld. Kleine Werte sind praktisch: Sie füllen Lücken.
page-coach-return-title = Eines zurück
page-coach-return = Wähl von diesen { $count } Amuletten das, das ins Säckchen zurückgeht.
page-coach-return-why = Behalte hohe für die Punkte oder solche, die einen Preis ergeben, den du brauchst.

## What puzzles are about

page-theme-pay = Womit man zahlt
page-theme-birds = Wohin die Vögel kommen
page-theme-last-hut = Die letzte Hütte
page-theme-double = Eine Doppelhütte
page-theme-pole = Punkte von den Pfählen
page-theme-amulet-space = Eine Hütte auf einem Amulettfeld
page-theme-hut = Eine Hütte am richtigen Ort
page-theme-bowl-first = Zuerst und zuletzt am Ufer
page-theme-bowl = Wo die Schale steht
page-theme-amulets = Zeit für Amulette
page-theme-draw = Die richtige Karte

## The bench, where owners fill in their box: fields, words that stand in them, entries and drawings

page-field-mark = Zeichen
page-field-players = Spieler
page-field-huts = Hütten
page-field-bowls = Schalen
page-field-neutral = Neutrale Hütten
page-field-blocked_site = Blockierte Kultstätte
page-field-top_site_ban = Oberste Kultstätte gesperrt
page-field-neutral_pole_tile = Neutrales Pfahlplättchen
page-field-first_player = Startspieler
page-field-landscape_cards_dealt = Ausgeteilte Landschaftskarten
page-field-valuables_shown = Kostbarkeiten in der Auslage
page-field-landscapes_shown = Landschaftskarten in der Auslage
page-field-huts_per_colour = Hütten jeder Farbe
page-field-bowls_per_colour = Schalen jeder Farbe
page-field-cards = Karten
page-field-bird = Vogel
page-field-rock = Platz am Orakelfelsen
page-field-value = Wert
page-field-number = Nummer
page-field-values = Werte
page-field-count = Anzahl
page-field-on_board = Auf dem Spielplan
page-field-draw_at_most = Höchstens gezogen
page-field-kind = Art
page-field-path = Pfad
page-field-landings = Anlegestellen
page-field-top = Oberste Kultstätte
page-field-steps = Was sie bietet
page-field-heading = Statue steht
page-field-first = Punkte für die meisten
page-field-second = Punkte für die zweitmeisten
page-field-spaces = Felder
page-field-centre = Mittelpunkt
page-field-chief_spaces = Länge des Häuptlingsstegs
page-field-amulet_rows = Reihen der Amulettleiste
page-field-land = Landschaft
page-field-cost = Preis
page-field-pay = Zu zahlen in
page-field-points = Häuptlingspunkte
page-field-circle = Amulettfeld (roter Kreis)

page-value-up = offene Karte
page-value-down = verdeckte Karte
page-value-amulets = Amulette
page-value-valuables = Kostbarkeiten
page-value-hut = Hütte
page-value-double = Doppelhütte
page-value-birds = Vögel
page-value-gray = grau
page-value-white = weiß
page-value-top = oben
page-value-left = links

page-bench-landing = Anlegestelle { $number }
page-bench-path = Pfad { $path }
page-bench-pair = Paar { $number }
