# The rules, the playable examples, and the page about an edition.

rules-title = Règles : { $game }
rules-about = La règle du jeu dans nos propres mots. Les sections suivent l’ordre de la règle imprimée ; chaque exemple peut se jouer.
rules-contents = Sommaire
rules-short = En bref
rules-ruling = Notre lecture
rules-play = Jouer
rules-edition = À propos de l’édition
rules-to-section = Section { $number }
rules-loading = Les règles arrivent.
rules-try-again = Réessayer

## An example to play

example-open = Essayer sur le plateau
example-close = Fermer le plateau
example-loading = Le plateau se met en place.
example-step = { $seat }, étape { $step } sur { $steps }
example-free = { $seat }, jeu libre
example-next = Montrer l’étape suivante
example-again = Recommencer
example-back = Une étape en arrière
example-moves = Ce qui peut être joué maintenant
example-told = Ce qui s’est passé
example-nothing = Rien encore. Joue un coup de ton choix, ou laisse l’exemple montrer son étape suivante.
example-left = Tu as quitté le fil de l’exemple. Continue à ta guise, ou recommence.
example-refused = Pas permis : { $sentence }
example-shows = Ce que cela montre
example-seat = Joueur { $number }

## The sign and the page about an edition

sign-reconstructed = reconstitué
sign-about = Reconstitué : { $what }. En savoir plus sur l’édition.

printed-title = L’édition : { $game }
printed-head = Ce que l’on sait de la boîte
printed-intro = On joue avec les valeurs imprimées d’une boîte : des cases, des cartes, des nombres. Tout n’a pas pu être retrouvé pour celle-ci. Voici, partie par partie, d’où vient chaque valeur.
printed-own = Cette table joue avec une édition apportée par son hôte : { $id }. Les notes sont les siennes.
printed-printed = { $publisher }, { $year }
printed-legend = D’où vient une valeur
printed-parts = Les parties de la boîte
printed-source = Source : { $source }
printed-source-rulebook = Règle du jeu
printed-source-copy = Vu sur un exemplaire
printed-source-report = Témoignages
printed-source-derived = Déduit
printed-source-reconstructed = Reconstitué
printed-about-rulebook = La règle du jeu le dit.
printed-about-copy = C’est imprimé : quelqu’un l’a lu sur son propre exemplaire.
printed-about-report = Quelqu’un qui possède la boîte l’a signalé publiquement.
printed-about-derived = Cela découle de la règle et des témoignages.
printed-about-reconstructed = Personne n’a pu nous le dire. Nous l’avons établi sans contredire ce qui est connu ; ce n’est pas la valeur imprimée.
printed-but = Exception : { $id } ({ $source }).
printed-as-written = Tel quel dans le fichier
printed-your-title = Tu as la boîte ?
printed-your-text = Alors tu peux jouer avec ses vraies valeurs, et tout le monde à ta table avec toi.
printed-your-1 = Clique sur le dessin ce qui est différent dans ta boîte et tape ce qui y est imprimé. Chaque valeur peut être changée.
printed-your-2 = Tout est vérifié pendant que tu tapes, et gardé dans ton navigateur.
printed-your-3 = Notre édition est un fichier texte au format TOML, avec une note à chaque partie. Modifie-la dans n’importe quel éditeur et vérifie-la : { $command } signale chaque erreur et tout ce qui est inhabituel. Ouvre-la sur la page, ou choisis-la en ouvrant une table.
printed-your-4 = Joue avec tout de suite, en solo ou à plusieurs, ou transmets-la par un lien ou un fichier.
printed-download = Télécharger notre édition
printed-open-table = Ouvrir une table
printed-bench = J’ai la boîte
printed-checklist = Liste à imprimer
printed-by-file = Avec un éditeur de texte
differs-from-ours = « { $id } » : ce qui diffère de la nôtre
differs-what = Valeur
differs-order = dans un autre ordre
differs-source-of = { $what } : d’où cela vient
differs-count = { $count ->
    [0] Il n’y a pas de différence.
    [1] Une valeur est différente.
   *[other] { $count } valeurs sont différentes.
}
printed-rules = Les règles
printed-fingerprint = Empreinte de l’édition

# The rules beside a table.
rules-own-tab = Les règles dans un onglet à part

# The annotated board, and the quick reference on paper.
rules-show-on-board = { $number } { $name } : montrer sur le plateau
rules-print = Imprimer cette page
