# A table on a phone
table-sheet = Ouvrir ou fermer le volet
table-more = encore { $count }
table-out-of-sight =
    { $count ->
        [1] De ce côté, encore une possibilité : la montrer
       *[other] De ce côté, encore { $count } possibilités : les montrer
    }
