# La maison : salon, salle d’attente, écran partagé, compte.

## Dropping a game against bots

drop-game = Laisser tomber cette partie
drop-which = Laisser tomber cette partie de { $game }
drop-sure = Elle finit sans vainqueur et quitte ta liste. Seuls des bots jouent avec toi.
drop-keep = La garder
drop-done = C’est fait. Les bots de { $game } ne t’en veulent pas.
drop-closed = Cette partie a été laissée en plan.

## Several people on one device

handover = Passer à { $name }
handover-seen = Ton coup est joué. Regarde ce qu’il a changé, puis passe l’appareil à { $name }.

## What a game asks of people

effort-minutes = { $minutes } min
effort-from-to = { $low }–{ $high } min
effort-weight-1 = léger
effort-weight-2 = assez léger
effort-weight-3 = moyen
effort-weight-4 = exigeant
effort-weight-5 = très exigeant
effort-age = dès { $age } ans
lobby-bots-come = { $count ->
        [one] Toi et un bot
       *[other] Toi et { $count } bots
    }

## A form that is not filled in yet

open-companion-lack = Comment s’appelle cette personne ? Il manque un nom.
form-lack = Il manque quelque chose ici.
form-range = Ici, il faut une valeur de { $low } à { $high }.
form-wrong = Cela ne convient pas ici.

## The waiting room

room-at-the-table = À la table
room-host = hôte
room-free-host = { $free ->
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    } Invite quelqu’un ou installe un bot ; ensuite, tu lances la partie.
room-free-guest = { $free ->
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    } Quand toutes seront prises, { $host } lancera la partie.
room-free = { $free ->
        [one] Une place est encore libre : assieds-toi.
       *[other] { $free } places sont encore libres : assieds-toi.
    }
room-coming = Un instant : { $names } s’installe.
room-ready-host = Tout le monde est là. Lance la partie quand tu veux.
room-ready-guest = Tout le monde est là. On attend que { $host } lance la partie.
room-share = Partager
room-usual-rules = avec les règles habituelles
room-seal = Le mélange est déjà scellé : personne ne peut plus le fausser, et après la partie chacun peut le vérifier.
room-show-numbers = Voir les chiffres
