# The bench, where owners fill in the values of their box, and the list for paper.

bench-title = Ton édition : { $game }
bench-head = J’ai la boîte
bench-name = Nom de ton édition
bench-drafts = Tes éditions ici
bench-play = Jouer avec
bench-download = Télécharger
bench-upload = Ouvrir un fichier
bench-link = Copier le lien
bench-compare = Comparer
bench-checklist = Liste à imprimer
bench-checking = Vérification…
bench-errors = { $count ->
    [one] Pas encore jouable : { $count } erreur
   *[other] Pas encore jouable : { $count } erreurs
}
bench-kept = Gardé dans ce navigateur
bench-not-kept = Ce navigateur ne garde rien : télécharge le fichier avant de partir.
bench-undo = Annuler
bench-redo = Rétablir
bench-next = Suivante
bench-all-seen = Tout cela est imprimé ainsi
bench-marks = Ce que je change, je l’ai vu dans ma boîte
bench-wider = Un écran plus large montre le dessin et les valeurs côte à côte.
bench-sheets = Dessins
bench-sheet-board = Plateau
bench-panel = Valeurs
bench-how = Comment faire
bench-how-1 = Clique sur n’importe quoi dans le dessin et tape ce qui est imprimé dans ta boîte. Le dessin suit aussitôt.
bench-how-1-tables = Ouvre un tableau et tape ce qui est imprimé dans ta boîte.
bench-how-2 = Le signe ≈ marque ce que personne n’a pu trouver imprimé : c’est ce qu’il faut chercher.
bench-how-3 = Là où la nôtre est déjà juste, dis-le : « Imprimé ainsi ».
bench-how-4 = Joue avec dès qu’elle est jouable, finie ou non.
bench-who = Ton nom, pour le fichier
bench-who-hint = Il figure dans les commentaires du fichier, avec la date : ni dans la partie, ni dans un enregistrement.
bench-tables = Toutes les valeurs en tableaux
bench-new = Une autre édition
bench-drop = Supprimer « { $name } » ici
bench-drop-sure = Supprimer pour de bon
bench-opened = « { $name } » est ouverte.
bench-link-copied = Le lien est copié. Qui l’ouvre a ton édition.
bench-link-broken = Ce lien ne contient pas d’édition, ou pas toute l’édition.
bench-not-drawn = Impossible de dessiner cela ainsi. Rien n’est perdu : les tableaux ci-dessous montrent tout.
bench-no-number = « { $value } » n’est pas un nombre entier.
bench-earlier = { $what } : une place plus tôt
bench-later = { $what } : une place plus tard
bench-remove = Supprimer : { $what }
bench-add-to = { $what } : ajouter
bench-add = Ajouter
bench-field-id = Identifiant dans le fichier
bench-field-title = Titre
bench-field-publisher = Éditeur
bench-field-year = Année
bench-field-summary = En une phrase
bench-add-like = Une de plus comme celle-ci
bench-take-away = L’enlever
bench-add-entry = Ajouter une entrée
bench-entry = Quoi
bench-otherwise = Sinon : « { $sentence } »
bench-more = Autres : { $count }
bench-source = D’où cela vient
bench-source-section = comme sa partie : { $source }
bench-seen = Imprimé ainsi
bench-seen-section = Tout cela est imprimé ainsi
bench-back-one = Une place en arrière
bench-on-one = Une place plus loin
bench-reset = Comme dans la nôtre
bench-quick = Choisis, et la question passe au suivant. Les chiffres font de même.
bench-mark-unknown = à chercher
bench-mark-seen = vu imprimé
bench-mark-warning = inhabituel
bench-mark-problem = faux
bench-compare-title = « { $name } » à côté de « { $other } »
bench-compare-with = À côté de
bench-compare-file = Un fichier
checklist-title = Liste : { $game }
checklist-print = Imprimer
checklist-to-bench = Saisir les valeurs
checklist-hint = Une feuille A4. Elle se remplit au crayon, et n’importe qui peut la saisir plus tard.
checklist-head = { $game } : que chercher dans ta boîte
checklist-lead = Personne n’a pu trouver ces valeurs imprimées. Note à côté de chaque numéro ce que montre ta boîte.
checklist-who = Nom
checklist-when = Date
checklist-copy = Édition, langue de la boîte

bench-good = { $warnings ->
    [0] Jouable ; rien d’inhabituel
    [1] Jouable ; une valeur inhabituelle
   *[other] Jouable ; { $warnings } valeurs inhabituelles
}
bench-left = { $count ->
    [0] Plus rien à chercher
    [1] Encore une valeur à chercher
   *[other] Encore { $count } valeurs à chercher
}
bench-count-unknown = { $count } à chercher
bench-count-errors = { $count ->
    [1] { $count } erreur
   *[other] { $count } erreurs
}
bench-found = { $count ->
    [1] Une chose a été remarquée
   *[other] { $count } choses ont été remarquées
}
bench-seen-by = Vu par { $name }, { $date }
