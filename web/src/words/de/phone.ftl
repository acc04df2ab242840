# A table on a phone
table-sheet = Blatt auf- oder zuziehen
table-more = noch { $count }
table-out-of-sight =
    { $count ->
        [one] Dort liegt noch eins, das sich wählen lässt: zeigen
       *[other] Dort liegen noch { $count }, die sich wählen lassen: zeigen
    }
