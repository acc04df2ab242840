# La table : salle d’attente, partie, fin, relecture.

table-moves = Tes coups possibles
table-log = Ce qui s’est passé
table-just-now = à l’instant
table-minutes-ago = { $count } min
table-hours-ago = { $count } h
table-days-ago = { $count } j
table-nothing-yet = Il ne s’est encore rien passé.
table-chat = Discussion
table-no-chat = Personne n’a encore rien dit.
table-mute = Masquer { $name }
table-say-something = Dis quelque chose…
table-send = Envoyer
table-time-days = { $days } j { $hours } h
table-time-left = Temps restant : { $time }
table-resigned = a abandonné
table-stand-in = pas là ; un bot joue ({ $bot })
table-your-turn = À toi de jouer
table-thinking = réfléchit
table-is-bot = bot : { $bot }
table-waiting = attend
table-not-here = pas là
table-players = Joueurs
table-playing = joue
table-you = toi
table-expired = Personne n’est venu depuis longtemps : cette table a été fermée.
table-prompt = Ce qui est demandé
table-bot-plays-for-you = Un bot joue à ta place.
table-choose-on = Choisis la suite, ou repose.
table-choose-hint = Choisis ce qui brille, ou un coup de la liste.
table-you-watch = Tu regardes la partie.
table-come-back = Reprendre mon siège
table-go-on-alone = Continuer sans les autres
table-put-back = Reposer
table-undo = Annuler
table-clock-budget = { $minutes } min chacun, { $increment } s de plus à chaque tour
table-clock-days = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
table-clock-none = Sans horloge
table-room-title = Une table de { $game }
table-room-full = Tous les sièges sont pris. Reste, et tu pourras regarder dès que la partie commencera.
table-seat-kept = Réservé
table-seat-free = Siège libre
table-has-contributed = c’est prêt
table-not-contributed = s’installe
table-sit-down = S’asseoir
table-add-bot = Bot
table-free-seat = Libérer le siège
table-start = Commencer la partie
table-cancel = Fermer la table
table-stand-up = Se lever
table-invite-title = Inviter quelqu’un
table-invite-private = Seules les personnes qui ont ce lien trouvent la table.
table-invite-open = La table figure dans le salon. Ce lien y mène directement.
table-link = Le lien de la table
table-copy = Copier
table-copied = Copié
table-what-is-played = À quoi on joue
table-own-edition = édition apportée par l’hôte
table-absent-bot = En cas d’absence, un bot joue ({ $bot }).
table-absent-resign = Une absence trop longue vaut abandon.
table-absent-wait = En cas d’absence, la table attend.
table-fair-title = Mélange équitable
table-fair-before = Le serveur a déjà scellé son secret : en voici l’empreinte. Chaque appareil ajoute des octets tirés au hasard : d’abord seulement leur empreinte, puis, après le lancement, les octets eux-mêmes, pour que personne ne choisisse les siens d’après ceux des autres. Après la fin, le secret est ouvert et tout le monde peut vérifier chaque tirage.
table-close = Fermer
table-cannot-enter = Tu ne peux pas rejoindre cette table
table-to-the-lobby = Retour au salon
table-line-lost = La connexion est perdue, rien d’autre. Nouvel essai ({ $tried })…
table-try-now = Essayer maintenant
table-cancelled = L’hôte a fermé cette table.
table-closed = Cette table a été fermée par l’administration du serveur.
table-closed-game = Cette table a été fermée par l’administration du serveur. La partie se termine sans vainqueur.
table-menu = Plus
table-board = Le plateau
table-tab-moves = Coups
table-tab-seats = Joueurs
table-tab-log = Journal
table-tab-chat = Discussion
table-your-moves = Tes coups
table-others-turn = C’est à quelqu’un d’autre de jouer.
table-see-rule = Voir la règle
table-tap-again = Touche encore une fois pour jouer.
table-not-now = Ceci ne peut pas être choisi maintenant.
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-all = Voir tout le plateau
table-rules = Les règles
table-edition = À propos de l’édition
table-share-position = Copier un lien vers cette position
table-leave = Partir ; un bot ou la règle de la table prend le relais
table-call-bot = L’attente est trop longue : un bot remplace { $name }
table-agree = Accepter d’arrêter sans vainqueur ({ $count } d’accord)
table-agree-no-longer = Ne plus accepter d’arrêter
table-resign = Abandonner
table-resign-sure = Abandonner ? Tu finiras à la dernière place.
table-resign-yes = Oui, j’abandonne
table-curtain = C’est à { $name } de jouer
table-curtain-hint = Passe l’appareil. Continue quand personne d’autre ne regarde l’écran.
table-curtain-ready = C’est bon
name-option-yes = oui
name-option-no = non

end-stopped = Arrêt d’un commun accord
end-player = Joueur
end-points = Points
end-go-to-rematch = Vers la revanche
end-rematch = Revanche
end-replay = Revoir la partie
end-record = Enregistrement
end-verify = Vérifier les mélanges
end-lines = Ligne par ligne
end-race = Le cours de la partie

shuffle-title = Les mélanges étaient-ils équitables ?
shuffle-promise = Avant la donne, le serveur a scellé un secret et montré son empreinte :
shuffle-running = La partie est en cours : le secret reste scellé jusqu’à la fin. Cette page vérifiera alors elle-même chaque tirage.
shuffle-checking = Vérification de chaque tirage…
shuffle-good = Tous les tirages ({ $count }) ont été vérifiés ici, dans ton navigateur : ils découlent du secret, et le secret correspond à l’empreinte.
shuffle-bad = Le tirage { $number } ne découle pas du secret. Garde l’enregistrement et parles-en.
shuffle-bad-seal = Le secret ne correspond pas à l’empreinte montrée. Garde l’enregistrement et parles-en.
shuffle-how = Chaque personne à la table a ajouté ses propres octets. Avec l’enregistrement, « archipel verify » montre que les cartes posées sont bien issues de ces tirages.
shuffle-no-crypto = Ce navigateur ne calcule pas d’empreintes ici, car la page est arrivée par une connexion non chiffrée. Utilise https, ou « archipel verify » avec l’enregistrement.
shuffle-contributions = Ce que les joueurs ont ajouté

replay-title = Relecture
replay-first = Au début
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-seat = Vu par
replay-spectator = un spectateur
replay-share = Copier un lien vers cette étape
replay-to-table = Vers la table
replay-explore = Continuer à partir d’ici

table-your-name = Comment t’appelles-tu ?
table-your-name-hint = ou laisse-nous trouver un nom

table-move-kept = Ton coup est gardé et sera joué dès que la connexion revient.

## Held against what this browser remembers

shuffle-kept-both = Ce navigateur a gardé cette empreinte quand le secret était encore scellé, et ce que tu as ajouté toi-même : les deux sont comparés à ce que le serveur dit maintenant.
shuffle-kept = Ce navigateur a gardé cette empreinte quand le secret était encore scellé ; elle est comparée à ce que le serveur dit maintenant.
shuffle-not-kept = Ce navigateur n’a pas vu la table avant la fin : il ne peut comparer qu’avec l’empreinte que le serveur montre maintenant.
shuffle-bad-own = Le mélange n’a pas été fait avec les octets que ce navigateur a ajoutés pour toi. À moins que tu n’aies repris ton siège sur un autre appareil, garde l’enregistrement et préviens les autres.
shuffle-bad-start = Le mélange n’a pas été fait à partir de ce qui était fixé quand ce navigateur a envoyé tes octets. Garde l’enregistrement et parles-en.
shuffle-pledged = Avant l’envoi de tes octets, tout le monde s’était engagé sur les siens et plus rien ne pouvait changer à la table ; ce navigateur en a gardé l’empreinte. Personne n’a donc pu choisir le mélange d’après tes octets, pas même qui tient le serveur.
shuffle-sent-at-once = Tes octets ont été envoyés tout de suite, sans empreinte préalable : personne d’autre à la table ne pouvait les connaître, mais qui tient le serveur le pouvait.
shuffle-no-pledge = (envoyé tout de suite)
shuffle-called-off = Lancements annulés avant cette partie : { $count }. Qui tient le serveur a pu regarder ce mélange avant : si cela arrive souvent, demande pourquoi.
table-tap-hint = Touche ce qui brille, ou un coup.

## Les bots, et les conseils

name-bot-random = au hasard
name-bot-greedy = rapide
name-bot-first-thought = intuitif
name-bot-search = fort
about-bot-random = Joue n’importe quel coup permis. Bien pour apprendre les règles.
about-bot-greedy = Regarde un coup à l’avance et répond aussitôt. Un bon adversaire pour les premières parties.
about-bot-first-thought = { $learned ->
        [yes] A appris en jouant de nombreuses parties contre lui-même et répond aussitôt.
        [some] Répond aussitôt ; il a appris certains jeux en jouant contre lui-même, dans les autres il regarde un coup à l’avance.
       *[no] Regarde un coup à l’avance et répond aussitôt, comme le bot rapide ; il n’a encore rien appris.
    }
about-bot-search = { $learned ->
        [yes] A appris en jouant contre lui-même et réfléchit jusqu’à une seconde par décision. Le plus fort que nous ayons.
        [some] Réfléchit jusqu’à une seconde par décision ; il a appris certains jeux en jouant contre lui-même. Le plus fort que nous ayons.
       *[no] Réfléchit jusqu’à une seconde par décision, mais n’a encore rien appris. Le plus fort que nous ayons.
    }
about-bot-taught-by = Il a appris avec l’édition « { $edition } ».
about-bot-program = Un programme fourni par ce serveur.
bot-with-time = { $bot }, { $count } ms par décision
bot-with-tries = { $bot }, { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    } par décision
table-strength-of = Comment joue { $name }
table-who-thinks = { $name } réfléchit.
table-hints-yes = Les conseils sont permis.
table-hints-no = Sans conseils.
table-companions-owner = Seul l’hôte peut jouer à plusieurs sur son appareil.
table-companions-all = Tout le monde peut jouer à plusieurs sur un appareil.
hint-ask = Conseil
hint-title = Conseil du bot fort
hint-thinking = Le bot fort réfléchit…
hint-about = Il ne voit que ce que tu vois et peut se tromper.

# What happened, line by line.
table-words-for-you = Tu tu T’ t’ Te te toi Ton ton Ta ta Tes tes
table-undone = { $own ->
        [yes] Tu annules { $count ->
            [1] ton dernier coup.
           *[other] ton dernier coup et ce qui a été joué après ({ $count } coups).
        }
       *[no] { $seat } annule { $count ->
            [1] son dernier coup.
           *[other] son dernier coup et ce qui a été joué après ({ $count } coups).
        }
    }
table-log-dealt = { $count ->
        [1] Mise en place : un élément
       *[other] Mise en place et distribution : { $count } éléments
    }
table-log-look = Choisir une ligne montre la table telle qu’elle était alors.

# A move that is asked about once more before it is played.
table-confirm-hint = Clique encore une fois ou appuie sur Entrée pour jouer.
table-play-move = Jouer : { $move }
table-move-gain =
    { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }

# What is told of a thing when one points at it.
tip-rule = Règle { $rule }

# What stands above the board, always in its place
table-show-again = Revoir
table-show-again-none = Rien ne s’est passé depuis ton dernier coup.
table-skip = Passer
table-back-to-now = Revenir à maintenant
table-looking = Tu vois la table telle qu’elle était après l’étape { $step }.
table-looking-news = Pendant ce temps, la partie continue.
table-telling = Voici ce que font les autres.
table-hint-later = Tu peux demander un conseil quand c’est ton tour.
table-play-none = Jouer
table-outlook = { $points } maintenant ; { $outlook } si la partie s’arrêtait là
table-since = { $points } depuis ton dernier coup

# What keys are for

table-keys = Touches
key-does-arrows = regarder une chose après l’autre, avec son explication
key-does-tab = parcourir ce qui peut être choisi
key-does-enter = choisir et confirmer
key-does-escape = reposer, fermer
key-does-u = annuler un coup
key-does-h = demander un conseil
key-does-c = appeler le guide, ou le renvoyer
key-does-l = le journal
key-does-rules = les règles, à propos de la chose regardée

# La fin d’une partie, et la relecture

end-wins = { $own ->
        [yes] Tu as gagné !
       *[no] { $seat } gagne
    }
end-wins-by = { $own ->
        [yes] Tu gagnes avec { $margin ->
                [1] un point
               *[other] { $margin } points
            } d’avance
       *[no] { $seat } gagne avec { $margin ->
                [1] un point
               *[other] { $margin } points
            } d’avance
    }
end-wins-tie = { $own ->
        [yes] Tu gagnes à égalité de points
       *[no] { $seat } gagne à égalité de points
    }
end-you-share = Tu partages la première place avec { $names }
end-share = { $names } partagent la première place
end-length = { $rounds ->
        [1] Un tour
       *[other] { $rounds } tours
    } en { $minutes } min.
end-board = Le plateau à la fin
end-share-picture = Partager une image
end-share-failed = Ce navigateur n’a pas pu créer l’image. Une capture d’écran fera aussi bien l’affaire.
end-race-about = comme si chaque tour avait été le dernier
end-race-label = Points de chaque joueur en { $rounds ->
        [1] un tour
       *[other] { $rounds } tours
    } ; le tableau donne les chiffres définitifs
end-race-lead = { $own ->
        [yes] Tour { $round } : tu prends la tête
       *[no] Tour { $round } : { $seat } prend la tête
    }
end-race-best = { $own ->
        [yes] Tour { $round } : tu marques { $points }
       *[no] Tour { $round } : { $seat } marque { $points }
    }
end-tale-always = { $own ->
        [yes] Tu as mené après chaque tour.
       *[no] { $seat } a mené après chaque tour.
    }
end-tale-passed = { $own ->
        [yes] Au tour { $round }, tu as pris l’avantage sur { $other } et tu l’as gardé.
       *[no] Au tour { $round }, { $seat } a pris l’avantage sur { $theirs ->
                [yes] toi
               *[no] { $other }
            } et l’a gardé.
    }
end-tale-since = { $own ->
        [yes] Au tour { $round }, tu as pris la tête et tu l’as gardée.
       *[no] Au tour { $round }, { $seat } a pris la tête et l’a gardée.
    }
end-tale-level = { $own ->
        [yes] Avant le dernier tour, quelqu’un était encore à égalité avec toi.
       *[no] Avant le dernier tour, { $seat } n’était pas encore devant, mais à égalité.
    }
end-tale-behind = { $own ->
        [yes] Avant le dernier tour, tu avais { $gap ->
                [1] un point
               *[other] { $gap } points
            } de retard.
       *[no] Avant le dernier tour, { $seat } avait { $gap ->
                [1] un point
               *[other] { $gap } points
            } de retard.
    }
end-tale-last-round = { $theirs ->
        [yes] Tu menais de { $gap } avant le dernier tour ; il t’a rapporté { $less } et { $gain } à { $seat }.
       *[no] { $other } menait de { $gap } avant le dernier tour ; { $own ->
                [yes] il t’a rapporté { $gain } et { $less } à { $other }
               *[no] il a rapporté { $gain } à { $seat } et { $less } à { $other }
            }.
    }
end-tale-from-last = { $own ->
        [yes] Après le tour { $round }, tu étais à la dernière place, { $gap ->
                [1] un point
               *[other] { $gap } points
            } derrière { $other }.
       *[no] Après le tour { $round }, { $seat } était à la dernière place, { $gap ->
                [1] un point
               *[other] { $gap } points
            } derrière { $theirs ->
                [yes] toi
               *[no] { $other }
            }.
    }
end-tale-changes = { $count ->
        [1] La première place a changé de mains une fois.
       *[other] La première place a changé de mains { $count } fois.
    }
replay-at = { $round ->
        [none] Coup
       *[other] { $round } · coup
    } { $turn } sur { $turns }
replay-at-start = Avant le premier coup
replay-slider = Moment de la partie
replay-moves = Coup par coup

# Reporting something to those who look after the server
report-something = Signaler quelque chose
report-line = Signaler ce qu’a écrit { $name }
report-what = De quoi s’agit-il ?
report-name = le nom { $name }
report-title = le titre « { $title } »
report-why = Pourquoi ?
report-reason-insult = insulte
report-reason-threat = menace
report-reason-indecent = indécent
report-reason-spam = publicité ou spam
report-reason-other = autre chose
report-note = Autre chose à savoir (facultatif)
report-text = L’administration de ce serveur voit ce que tu signales et que c’est toi. Personne d’autre ne l’apprend.
report-send = Signaler
report-sent = Merci. L’administration de ce serveur va s’en occuper.
report-nothing-here = Il n’y a ici ni nom ni titre venant d’une autre personne. Une ligne de la discussion se signale juste à côté d’elle.
