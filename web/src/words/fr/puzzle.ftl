## Les problèmes

puzzle-title = Problème { $number }
puzzle-of = { $number } sur { $count }
puzzle-none = Ce problème n’existe pas ici
puzzle-today = Problème du jour
puzzle-hard = difficile
puzzle-hard-why = Même en connaissant bien le jeu, on ne voit pas tout de suite le meilleur coup
puzzle-mine-solved = résolu du premier coup
puzzle-mine-tried = déjà essayé
puzzle-you = Tu es { $name }
puzzle-task = Un coup est nettement le meilleur. Trouve-le !
puzzle-explore = Essaie d’autres coups pour voir ce qu’ils promettent.
puzzle-moves = Tes coups
puzzle-answer = Répondre : { $move }
puzzle-put-back = Reposer
puzzle-show = Montrer la solution
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-right = C’est le bon coup !
puzzle-wrong = Pas le meilleur coup
puzzle-shown = La solution
puzzle-theme = Thème :
puzzle-best = « { $move } » : tu peux espérer gagner { $share } parties sur 100.
puzzle-brings = Ce qu’il apporte
puzzle-gave = « { $move } » : { $share } victoires sur 100, { $points } de moins qu’avec le meilleur coup.
puzzle-ahead = Le deuxième meilleur coup, « { $move } », promet { $share } victoires : { $points } de moins.
puzzle-plain = En jouant simplement, on choisit « { $move } » : { $share } victoires sur 100, { $points } de moins.
puzzle-plain-too = C’est aussi ce que l’on ferait en jouant simplement.
puzzle-plain-next = C’est ce que l’on fait en jouant simplement.
puzzle-about = D’après l’estimation d’un joueur fort, à partir de ce que sait ce siège.
puzzle-counts = { $tried ->
        [0] Personne ne l’a encore essayé.
        [one] { $solved ->
            [0] Une personne l’a essayé, sans trouver du premier coup.
           *[other] Une personne l’a essayé et a trouvé du premier coup.
        }
       *[other] { $solved ->
            [0] { $tried } personnes l’ont essayé ; aucune n’a trouvé du premier coup.
            [one] { $tried } personnes l’ont essayé ; une a trouvé du premier coup.
           *[other] { $tried } personnes l’ont essayé ; { $solved } ont trouvé du premier coup.
        }
    }
