# Le salon, et ouvrir une table.

lobby-title = { $games ->
        [1] Une île, une table, bonne compagnie.
        [2] Deux îles, une table.
        [3] Trois îles, une table.
        [4] Quatre îles, une table.
       *[other] Bien des îles, une table.
    }
lobby-lead = Dans deux clics, tu joues. Pas besoin de compte.
lobby-away = Le serveur ne répond pas pour le moment. Rien n’est perdu ; nous réessayons.
lobby-games = Jeux
lobby-players = { $low } à { $high } joueurs
lobby-how-many = Combien à la table, avec toi ?
lobby-bot-kind = Comment jouent les bots
lobby-bots-are = Bots : { $bot }
lobby-play-now = Jouer contre des bots
lobby-with-friends = Jouer à plusieurs
lobby-open-for = { $game } : ouvrir une table pour jouer à plusieurs
lobby-rules = Règles
lobby-my-games = Mes parties
lobby-waiting = { $count ->
        [one] { $count } t’attend
       *[other] { $count } t’attendent
    }
lobby-all = Tout montrer
lobby-fewer = En montrer moins
lobby-seated = À la table : { $names }.
lobby-your-turn = C’est ton tour
lobby-their-turn = On attend { $name }
lobby-invited = { $name } te garde un siège
lobby-waits-for-people = { $free ->
        [1] Un siège est encore libre
       *[other] { $free } sièges sont encore libres
    }
lobby-can-begin = Tout le monde est là
lobby-starts = La partie commence : les autres t’attendent
lobby-over = Terminée
lobby-over-place = { $place ->
        [1] Terminée : tu as gagné
       *[other] Terminée : { $place }e place
    }
lobby-time-left = encore { $time }
lobby-play = Jouer
lobby-sit = S’asseoir
lobby-look = Voir
lobby-replay = Revoir
lobby-watch = Regarder
lobby-open-tables = Tables ouvertes
lobby-open-one = Ouvrir une table
lobby-none-open = Aucune table n’est ouverte en ce moment. Ouvres-en une : d’autres la trouveront ici, ou envoie-leur le lien.
lobby-table-of = Chez { $name }
lobby-playing-now = partie en cours
lobby-goes-on = continue une autre partie
lobby-foot = Des dessins faits maison, des mélanges vérifiables par tout le monde, pas de publicité, pas de pistage.
lobby-foot-api = Développement
lobby-foot-here = Jouer sans réseau
first-title = Comment ça se passe
first-play = Joue tout de suite
first-play-text = Choisis un jeu ; des bots prennent les autres sièges. Nous t’inventons un nom.
first-invite = Invite qui tu veux
first-invite-text = Ouvre une table et envoie le lien. Personne n’a besoin de compte pour venir.
first-return = Prends ton temps
first-return-text = Une partie dure une soirée ou des semaines. Elle attend ici jusqu’à ton retour.

## L’horloge en quelques mots

clock-short-none = sans horloge
clock-short-budget = { $minutes } min chacun
clock-short-budget-more = { $minutes } min chacun + { $seconds } s
clock-short-hours = { $hours } h par coup
clock-short-days = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }

## Ouvrir une table

open-title = Ouvrir une table
open-lead = { $game } : choisis qui joue, et comment. Les réglages par défaut conviennent très bien.
open-which-game = Quel jeu
open-who = Qui joue
open-seats = Sièges
open-fill = Des bots aux sièges libres
open-you = Toi
open-your-seat = (toi)
open-seat = Siège { $number }
open-seat-free = Libre pour qui viendra
open-seat-bot = Bot : { $bot }
open-seat-companion = Quelqu’un d’autre sur cet appareil
open-companion-name = Son nom
open-door = Qui peut venir
open-private = Sur invitation
open-private-text = Seules les personnes qui ont le lien trouvent la table.
open-public = Tout le monde
open-public-text = La table figure dans le salon ; tout le monde peut s’y asseoir ou regarder.
open-name = Nom de la table
open-name-example = Dimanche soir
open-variant = Règles et édition
open-hints = Conseils permis
open-hints-text = À son tour, chacun peut demander ce que ferait le bot fort.
open-companions = À plusieurs sur un appareil
open-companions-text = Tout le monde peut jouer à plusieurs sur son appareil ; sinon, toi seul en as le droit.
open-complete = Tous les sièges sont pris : la partie commence aussitôt.
open-incomplete = Tu lances la partie quand les sièges libres sont pris. Tu vas recevoir un lien à envoyer.
open-and-start = Commencer la partie
open-go = Ouvrir la table
edition-label = Édition
edition-usual = La nôtre
edition-own = Un fichier à moi
edition-mine = La mienne : { $name }
edition-bench = J’ai la boîte : saisir ses valeurs
edition-choose-file = Ton édition (un fichier TOML)
edition-file-hint = Elle est vérifiée avant l’ouverture de la table ; l’enregistrement de la partie la contient.
edition-about = À propos de l’édition et de ses valeurs reconstituées
reason-edition-file = « { $value } » n’est pas un fichier texte, est vide, ou dépasse la taille permise pour une édition (200 ko).
clock-title = Temps
clock-none = Sans horloge
clock-none-text = Chaque coup prend le temps qu’il faut.
clock-budget = Une partie en direct
clock-budget-text = Des minutes pour toute la partie, et quelques secondes de plus à chaque tour.
clock-days = Sur plusieurs jours
clock-days-text = Quelques jours pour chaque coup ; personne n’a besoin d’attendre devant l’écran.
clock-minutes = Minutes par personne
clock-increment = Secondes en plus par tour
clock-days-each = Jours par coup
clock-nights = L’horloge s’arrête la nuit
clock-from = de
clock-to = à
clock-weekends = L’horloge s’arrête le samedi et le dimanche
absent-title = Quand quelqu’un s’absente
absent-bot = Un bot joue à sa place
absent-bot-text = Jusqu’à son retour ({ $bot }). Il intervient quand le temps est écoulé ou en cas de départ.
absent-wait = La table attend
absent-wait-text = Aussi longtemps qu’il le faut. Le temps écoulé, ou après un jour sans horloge, les autres peuvent appeler un bot.
absent-resign = C’est un abandon
absent-resign-text = La personne finit dernière, et un bot joue jusqu’au bout.

## Puzzles of the day

lobby-puzzles = Problèmes du jour
lobby-puzzles-about = Un coup est nettement le meilleur. Le trouveras-tu ?
lobby-puzzle-solved = résolu du premier coup
lobby-puzzle-tried = essayé
