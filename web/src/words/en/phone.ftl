# A table on a phone
table-sheet = Open or close the sheet
table-more = { $count } more
table-out-of-sight =
    { $count ->
        [one] One more that can be chosen lies that way: show it
       *[other] { $count } more that can be chosen lie that way: show them
    }
