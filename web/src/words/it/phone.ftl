# A table on a phone
table-sheet = Apri o chiudi il foglio
table-more = altri { $count }
table-out-of-sight =
    { $count ->
        [one] Da quella parte c’è un’altra scelta: mostrala
       *[other] Da quella parte ci sono altre { $count } scelte: mostrale
    }
