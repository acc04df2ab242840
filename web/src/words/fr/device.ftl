# Sans serveur : ce qui se dit quand la page joue sur cet appareil seul.

## Le salon

here-lead = Dans deux clics, tu joues. Même sans réseau.
here-together = Jouer ensemble ici
here-open-for = { $game } : ouvrir une table à plusieurs sur cet appareil
here-people = Jouez ensemble
here-people-text = Vous pouvez jouer à plusieurs sur cet appareil. Vous vous le passez ; la main de chaque personne reste cachée aux autres.
here-return-text = Tes parties restent dans ce navigateur. Elles attendent ici jusqu’à ton retour.
here-title = Sur cet appareil
here-whole = Tout est là, même sans réseau
here-bots = Bots de toute force, conseils, règles, exemples et parties à rejouer : tout marche ici sans réseau.
here-kept = Tes parties sont dans ce navigateur et nulle part ailleurs.
here-copy = Enregistrer une copie
here-needs = Pour jouer avec des gens sur d’autres appareils, discuter ou avoir un compte, il faut un serveur que quelqu’un fait tourner.
here-you = Tout ce qui te concerne reste sur cet appareil.
here-promise = Avant la donne, cet appareil a scellé un secret et noté son empreinte :
here-dealer = Ici, c’est ton propre navigateur qui mélange. La vérification montre que rien n’a changé après le début ; elle ne peut pas montrer que personne, sur cet appareil, n’a regardé la graine.

## Le temps que tout arrive

here-coming = Préparation des jeux
here-bytes = { $done } sur { $total } Mo
reason-no-wasm = Les jeux ne peuvent pas tourner dans ce navigateur : WebAssembly manque ou est désactivé. Tout navigateur récent l’a. Tu peux quand même lire les règles ici.
reason-no-store = Ce navigateur ne garde rien ici, comme dans certaines fenêtres privées : une partie serait perdue aussitôt. Ouvre cette page dans une fenêtre ordinaire. Tu peux quand même lire les règles ici.
reason-incomplete = Le téléchargement a été interrompu. Ce qui est arrivé est gardé : continue dès que tu as du réseau.
reason-stopped = Les jeux n’ont pas pu démarrer. Rien n’est perdu : réessaie ou recharge la page.
here-go-on = Continuer
here-elsewhere = Cette partie est aussi ouverte dans un autre onglet. Tu peux jouer dans l’un ou l’autre ; les deux montrent la même chose.
reason-room-away = Les jeux ne répondent pas sur cet appareil : il n’est pas certain que cela ait été fait. Regarde la table et réessaie au besoin.

## Ce qui est gardé

kept-title = Tes parties sur cet appareil
kept-text = Elles sont seulement dans ce navigateur. Si tu effaces les données de ce site, ou si tu prends un autre navigateur ou un autre appareil, elles n’y sont pas. Enregistre donc une copie de temps en temps ; tu peux la reprendre partout.
kept-size = Place utilisée, avec tout ce qu’il faut pour jouer : { $size } Mo.
kept-promised = Le navigateur a promis de tout garder.
kept-unpromised = Le navigateur peut tout effacer si l’appareil manque de place.
kept-ask = Demander au navigateur de tout garder
kept-no-promise = Le navigateur ne le promet pas encore. Beaucoup le font quand la page est installée ou souvent utilisée.
kept-export = Enregistrer une copie
kept-import = Reprendre une copie
kept-brought = { $count ->
        [0] Tout ce qu’il y a dans cette copie était déjà ici.
        [1] Une partie a été reprise.
       *[other] { $count } parties ont été reprises.
    }
kept-left = { $count ->
        [1] Une partie a été laissée de côté : ses règles ou son édition ne sont pas ici. Elle reste dans le fichier.
       *[other] { $count } parties ont été laissées de côté : leurs règles ou leur édition ne sont pas ici. Elles restent dans le fichier.
    }
kept-record = Reprendre un enregistrement
kept-record-text = Un enregistrement est le fichier d’une seule partie finie, d’ici ou d’un serveur. Tu peux la rejouer ici.
kept-clear = Tout supprimer
kept-clear-text = Toutes les parties et tous les résultats sur cet appareil sont supprimés, même les parties en cours. Enregistre d’abord une copie si tu peux encore en avoir besoin.
kept-clear-sure = Sans copie, impossible de revenir en arrière. Tout supprimer maintenant ?
kept-clear-yes = Oui, tout supprimer
reason-copy-unreadable = « { $value } » n’est pas une copie de parties : ce fichier est illisible. Choisis un fichier que tu as enregistré ici avec « Enregistrer une copie ».
