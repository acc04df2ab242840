# La page de l’administration d’un serveur. Elle est chargée quand quelqu’un de l’administration l’ouvre.

desk-parts = Parties de l’administration
desk-show-reports = Signalements
desk-show-tables = Tables
desk-show-people = Personnes
desk-show-figures = Chiffres
desk-show-deeds = Historique
desk-done = C’est fait.

## What was reported

desk-no-reports = Rien n’a été signalé.
desk-open = nouveau
desk-kind-line = ligne de la discussion
desk-kind-name = nom
desk-kind-title = titre
desk-note = Remarque : « { $note } »
desk-whose = Personne concernée : { $name }.
desk-whose-now = Personne concernée : { $name }, maintenant { $now }.
desk-table = Table : { $table }.
desk-reported = Signalé par { $name }, { $at }.
desk-reported-gone = Signalé par quelqu’un qui est parti, { $at }.
desk-handled = Traité par { $name }, { $at } : { $deed }.

## What can be done

desk-do-named = { $deed } : { $name }
desk-do-hush = Supprimer la ligne
desk-do-rename = Renommer
desk-do-ban = Retirer l’accès
desk-do-unban = Rendre l’accès
desk-do-recovery = Nouveau code de récupération
desk-do-close = Fermer la table
desk-do-title = Changer le titre
desk-do-aside = Mettre de côté
desk-sure-hush = La ligne disparaît, même pour les personnes qui l’ont lue.
desk-sure-rename = Le nouveau nom vaut pour les parties à venir. Aux tables où la personne est déjà assise, l’ancien reste : ferme la table s’il doit disparaître.
desk-sure-ban = { $name } quitte toutes les tables et ne peut plus se connecter ; ses programmes non plus. Tu pourras rendre l’accès plus tard, mais pas les sièges.
desk-sure-unban = { $name } pourra de nouveau jouer.
desk-sure-recovery = Le code précédent ne sera plus valable. Assure-toi de la personne à qui tu donnes le nouveau : il permet de prendre le contrôle du compte.
desk-sure-close = Une partie en cours s’arrête sans vainqueur, et toute la table apprend que la table a été fermée.
desk-sure-title = Toute la table voit le nouveau titre. Si tu le laisses vide, la table n’en a plus.
desk-sure-aside = Rien de plus n’est fait, et le signalement n’est plus nouveau.
desk-new-name = Nouveau nom
desk-new-title = Nouveau titre
desk-code = Code de récupération : { $name }
desk-code-text = Avec ce code et l’identifiant, { $name } peut définir un nouveau mot de passe. Il n’est montré que cette fois.
desk-code-kept = Je l’ai transmis

## Tables and people

desk-tables-text = Tu ne vois ici aucune carte, ni de lien vers une table privée : pour y entrer, il faut en avoir le lien.
desk-find = Chercher
desk-find-tables = Titre, nom ou début de l’id
desk-find-people = Nom, identifiant ou id
desk-status = État
desk-any-status = tous
desk-guest = sans compte
desk-login = identifiant : { $login }
desk-admin = administration
desk-dates = ici depuis : { $made }, dernière visite : { $seen }
desk-unseen = ici depuis : { $made }, pas encore de visite

## Figures

desk-server = Serveur
desk-figure-people = personnes
desk-figure-accounts = dont avec un compte
desk-figure-today = personnes ces dernières 24 heures
desk-figure-connected = connexions en ce moment
desk-figure-moves = coups dans la dernière minute
desk-figure-waiting = tables qui attendent un bot
desk-figure-thinking = bots qui réfléchissent
desk-figure-errors = réponses en échec
desk-figure-database = base de données
desk-megabytes = { $size } Mo
desk-figures-text = Connexions, coups, bots qui réfléchissent et réponses en échec sont ceux du processus qui a répondu, lancé : { $at }. Version { $release }.

## What was done

desk-no-deeds = Rien n’a encore été fait.
desk-deeds-text = Tout ce que fait l’administration, ici ou sur la ligne de commande, est gardé dans cette liste.
desk-shell = sur la ligne de commande
desk-gone = quelqu’un qui est parti
desk-line = ligne { $number }
desk-deed-hush = Ligne supprimée
desk-deed-rename = Nom changé
desk-deed-ban = Accès retiré
desk-deed-unban = Accès rendu
desk-deed-recovery = Code de récupération créé
desk-deed-delete = Personne supprimée
desk-deed-appoint = Entrée dans l’administration
desk-deed-dismiss = Sortie de l’administration
desk-deed-close = Table fermée
desk-deed-title = Titre changé
desk-deed-aside = Signalement mis de côté
desk-deed-restored = Restauré depuis une sauvegarde
