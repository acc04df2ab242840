# Commun à toutes les pages : l’en-tête, les boutons, ce qui échoue en chemin vers le serveur.

nav-label = Navigation
nav-home = Archipel, vers le salon
nav-play = Jouer
nav-rules = Règles
nav-desk = Administration
skip-to-content = Aller au contenu
header-language = Langue
header-theme = Apparence
header-account = { $name } : compte et réglages
header-log-in = Se connecter
theme-light = Clair
theme-system = Comme l’appareil
theme-dark = Sombre
close = Fermer
cancel = Annuler
save = Enregistrer
saved = C’est enregistré.
copy = Copier
copied = Copié
to-lobby = Retour au salon
go-back = Revenir
load-again = Recharger

lost-title = Il n’y a pas d’île ici
lost-text = Cette adresse mène en pleine mer. Le lien a peut-être été mal copié : redemande-le, ou repars du salon.
away-title = Le serveur ne répond pas
away-text = Rien n’est perdu. Nous réessayons sans cesse ; cette page s’ouvrira d’elle-même dès que le serveur sera de retour.
away-here = Jouer sur cet appareil
away-here-text = En attendant, tu peux jouer sur cet appareil, contre des bots ou avec les gens à côté de toi. Les parties de ce serveur t’attendent ici.
old-title = Archipel a été mis à jour
old-text = Cet onglet montre encore la version précédente, ou la connexion s’est perdue en route. Recharge la page : tes parties sont là où tu les as laissées.

reason-unworded = Cela a été refusé ({ $key }).
line-slow = La connexion continue ne passe pas ici : la table s’actualise à quelques secondes d’intervalle, et tu peux jouer. Autorise les WebSockets pour ce site, ou essaie un autre réseau.
reason-cookies-blocked = Ton navigateur ne garde pas notre cookie : impossible de te reconnaître d’un clic à l’autre. Autorise les cookies pour ce site et réessaie.

## Noms des invités : un animal et son humeur, séparés par des virgules ; tous au masculin

guest-name = { $animal } { $mood }
guest-moods = audacieux, calme, chanceux, curieux, discret, doux, futé, gai, heureux, joyeux, malin, patient, rapide, rêveur, rusé, sage, serein, vif
guest-animals = Albatros, Ara, Crabe, Dauphin, Flamant, Gecko, Goéland, Héron, Homard, Ibis, Lamantin, Lézard, Martinet, Narval, Pélican, Phoque, Poulpe, Toucan

## Durées

span-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-hours = { $count } h
span-minutes = { $count } min
span-moment = moins d’une minute

## Elsewhere on the page: a newer page, and games that wait

renewed = Archipel a été mis à jour. Recharge la page quand cela t’arrange ; rien n’est perdu.
waiting-chip = { $count ->
        [one] { $count } partie t’attend
       *[other] { $count } parties t’attendent
    }

# How somebody likes to play on this device
settings-confirm = Me demander avant un coup
settings-confirm-always = toujours
settings-confirm-ending = s’il finit mon tour ou coûte des points
settings-confirm-never = jamais
settings-speed = Vitesse des tours des autres
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-off = tout de suite
settings-colour = Ma couleur sur cet écran
settings-colour-seat = celle de mon siège
settings-colour-coral = corail, triangle
settings-colour-turquoise = turquoise, disque
settings-colour-sun = jaune, carré
settings-colour-violet = violet, étoile
settings-colour-shell = blanc, croix
settings-colour-orange = orange, losange
