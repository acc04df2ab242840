# La maison : salon, salle d’attente, écran partagé, compte.

## Dropping a game against bots

drop-game = Laisser tomber cette partie
drop-which = Laisser tomber cette partie ({ $game })
drop-sure = Elle finit sans vainqueur et quitte ta liste. Personne n’y joue sur un autre appareil.
drop-keep = La garder
drop-done = { $game } : partie laissée en plan. Personne ne t’en veut.
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
        [1] Toi et un bot
       *[other] Toi et { $count } bots
    }

## A form that is not filled in yet

open-companion-lack = Comment s’appelle cette personne ? Il manque un nom.
form-lack = Il manque quelque chose ici.
form-range = Ici, il faut une valeur de { $low } à { $high }.
form-wrong = Cela ne convient pas ici.

## The waiting room

room-at-the-table = À la table
room-host = hôte
room-free-host = { $free ->
        [1] Un siège est encore libre.
       *[other] { $free } sièges sont encore libres.
    } Invite quelqu’un ou installe un bot ; ensuite, tu lances la partie.
room-free-guest = { $free ->
        [1] Un siège est encore libre.
       *[other] { $free } sièges sont encore libres.
    } Quand tous seront pris, { $host } lancera la partie.
room-free = { $free ->
        [1] Un siège est encore libre : assieds-toi.
       *[other] { $free } sièges sont encore libres : assieds-toi.
    }
room-coming = Un instant : on attend encore { $names }.
room-starting = La partie commence dès que tous les appareils ont répondu. On attend encore : { $names }.
room-call-off = Annuler le lancement
room-called-off = Le lancement a été annulé avant la donne. Chaque appareil ajoute de nouveaux octets tirés au hasard.
room-ready-host = Tout le monde est là. Lance la partie quand tu veux.
room-ready-guest = Tout le monde est là. { $host } va lancer la partie.
room-share = Partager
room-usual-rules = avec les règles habituelles
room-goes-on = Continue une partie terminée.
room-goes-on-alone = Continue une partie que quelqu’un a abandonnée.
room-goes-on-kept = Ce que le siège { $number } pouvait savoir y est resté tel quel ; tout le reste de ce qui est caché est redistribué. La partie ne compte dans les résultats de personne.
room-seal = Le mélange est déjà scellé : personne ne peut plus le fausser, et après la partie tout le monde peut le vérifier.
room-show-numbers = Voir les chiffres

## My results

results-title = Mes parties et mes résultats
results-none = Aucune de tes parties n’est encore finie. Tu verras ici comment elles se sont terminées.
results-total = { $games ->
        [0] Encore aucune partie qui compte.
        [one] Une partie, { $wins ->
            [0] pas encore gagnée.
           *[other] gagnée.
        }
       *[other] { $games } parties, { $wins ->
            [0] aucune gagnée.
            [one] dont une gagnée.
           *[other] dont { $wins } gagnées.
        }
    }
results-uncounted = { $count ->
        [1] Une autre a été arrêtée, finie par un bot ou en continuait une, et ne compte pas.
       *[other] { $count } autres ont été arrêtées, finies par un bot ou en continuaient une, et ne comptent pas.
    }
results-by-game = Par jeu
results-by-opponent = Par adversaire
results-by-seat = Par siège
results-games = Parties
results-wins = Gagnées
results-ahead = Battus
results-percent = { $share } %
results-bots = Bots : { $bot }
results-last = Les dernières parties
results-more = En voir plus
results-with = avec { $names }
results-place = { $place ->
        [1] gagnée
       *[other] { $place }e sur { $seats }
    }
results-stopped = arrêtée
results-resigned = abandon
results-replaced = finie par un bot
results-sequel = { $day }, en continue une autre
results-csv = En tableau (CSV)
results-json = En données (JSON)

## Programs at a table

program-here = Ici joue un programme, avec un jeton d’accès de la personne à qui il appartient.
program-named = { $name } (programme)
