# A table on a phone
table-sheet = Open or close the sheet
table-more = { $count } more
table-out-of-sight =
    { $count ->
        [one] One more choice lies that way: show it
       *[other] { $count } more choices lie that way: show them
    }
