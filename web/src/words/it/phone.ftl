# A table on a phone
table-sheet = Apri o chiudi il pannello
table-more = altri { $count }
table-out-of-sight =
    { $count ->
        [one] Un’altra scelta si trova da quella parte: mostrala
       *[other] Altre { $count } scelte si trovano da quella parte: mostrale
    }
