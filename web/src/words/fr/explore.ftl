# Une partie terminée, rejouée à partir d’une de ses positions.

explore-title = Exploration
explore-from = { $where } · étape { $step }
explore-to-replay = Vers la relecture
explore-me = Qui joue
explore-all = Tu joues pour tout le monde
explore-one = Tu joues pour { $name }, les bots pour les autres
explore-bots = Bots
explore-bot = Bot : { $bot }
explore-bot-moves = Au bot
explore-bot-thinks = Un bot réfléchit déjà.
explore-go-on = Laisser jouer les bots
explore-stop = Arrêter les bots
explore-tools = Dans les variantes
explore-again = Le dernier coup encore une fois, avec un autre hasard
explore-luck = { $move } (hasard n° { $luck })
explore-delete = Oublier ce coup et tout ce qui suit
explore-share = Copier le lien
explore-about = Ce que tu joues reste ici, dans ce navigateur. Annule et joue un autre coup : cela fait une branche.
table-tab-tried = Variantes
go-on = Continuer à une table
go-on-title = Continuer à une table à partir d’ici
go-on-where = Une nouvelle table commence par cette position : { $where }{ $count ->
        [0] .
        [1] , et le coup qui suit.
       *[other] , et les { $count } coups qui suivent.
    }
go-on-kept = Tout ce qui pouvait se savoir à ce siège ({ $name }) reste tel quel. C’est là que tu t’assieds ; les sièges peuvent s’échanger avant le début.
go-on-anew = Tout le reste de ce qui est caché est redistribué. Personne ne profite donc de ce qui a été vu ici.
go-on-uncounted = Tu invites des amis ou tu places des bots comme à toute table. La partie ne compte dans les résultats de personne.
