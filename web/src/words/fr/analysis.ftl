# L’analyse d’une partie finie, à côté de sa relecture.

analysis-title = Analyse
analysis-offer = Un joueur fort revoit chaque décision : ce qu’elle valait, ce qui aurait été mieux et la part de la chance. Un coup n’est jugé que d’après ce qu’on pouvait savoir à cette place.
analysis-begin = Analyser cette partie
analysis-again = Réessayer
analysis-waiting = { $ahead ->
        [0] Cette partie est la prochaine.
        [1] Une autre partie est analysée avant celle-ci.
       *[other] { $ahead } autres parties sont analysées avant celle-ci.
    }
analysis-looking = La partie est passée en revue…
analysis-running = { $done } décisions sur { $total } examinées de près
analysis-done = L’analyse est complète.
analysis-cancel = Annuler
analysis-cancelled = L’analyse a été annulée ; rien n’en est gardé.
analysis-stopped = L’analyse n’a pas abouti : quelque chose a mal tourné sur ce serveur.
analysis-other = Vers cette autre analyse
analysis-instead = Annuler l’autre, analyser cette partie
analysis-empty = Il n’y avait rien à décider dans cette partie, et donc rien à analyser.

# Le graphique
analysis-graph = Les chances de gagner de chacun
analysis-glance = Hachuré : un premier coup d’œil seulement. Les lignes peuvent encore changer.
analysis-figures = Les chiffres en tableau
analysis-when = Quand

# La décision à une étape
analysis-no-choice = Il n’y avait rien à décider ici.
analysis-over = La partie est finie.
analysis-open = Un premier coup d’œil seulement ; il n’y a pas encore de verdict.
analysis-best = Le meilleur coup
analysis-found = { $own ->
        [yes] Tu as trouvé le meilleur coup : { $ahead } % de mieux que le suivant
       *[no] { $seat } a trouvé le meilleur coup : { $ahead } % de mieux que le suivant
    }
analysis-equal = À peu près aussi bon que le meilleur
analysis-worse = { $own ->
        [yes] Tu as perdu { $lost } % (±{ $doubt })
       *[no] { $seat } a perdu { $lost } % (±{ $doubt })
    }
analysis-made = Joué
analysis-better = Mieux
analysis-alike = Aussi bon
analysis-brings = Ce qu’apporte « { $move } »
analysis-see = { $own ->
        [yes] Voir ce que tu voyais
       *[no] Voir ce que voyait { $seat }
    }

# Des décisions à parcourir
analysis-luck = La chance après « { $move } » ({ $seat })
analysis-played = { $seat } : « { $move } »
analysis-lost = −{ $lost } (±{ $doubt })
analysis-ahead = +{ $ahead }
analysis-rather = mieux : « { $move } »
analysis-worst = Là où le plus a été perdu
analysis-no-worst = Aucun coup n’a été nettement moins bon que le meilleur.
analysis-finest = Les meilleures trouvailles
analysis-no-finest = Nulle part un coup nettement meilleur que tous les autres n’a été trouvé.

# La chance et les décisions
analysis-accounts = La chance et les décisions
analysis-start = départ
analysis-decisive = { $what ->
        [luck] Ce qui a donné la victoire à { $seat }, c’est surtout la chance.
        [others] Ce qui a donné la victoire à { $seat }, ce sont surtout les coups des autres.
       *[begin] { $seat } avait déjà l’essentiel de la victoire au départ.
    }
analysis-accounts-about = De gauche à droite, le compte est juste. Ses propres coups ne peuvent que faire perdre : avec toujours le meilleur coup, on y a 0. La chance, c’est ce qui a été pioché, lancé et révélé, avec les erreurs d’estimation.
