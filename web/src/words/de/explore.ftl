# Eine beendete Partie wird von einer ihrer Stellungen aus weitergespielt.

explore-title = Erkunden
explore-from = { $where } · Schritt { $step }
explore-to-replay = Zum Nachspielen
explore-me = Wer spielt
explore-all = Du spielst für alle
explore-one = Du spielst für { $name }, Bots für die anderen
explore-bots = Bots
explore-bot = Bot: { $bot }
explore-bot-moves = Bot zieht
explore-bot-thinks = Ein Bot überlegt schon.
explore-go-on = Bots weiterspielen lassen
explore-stop = Bots anhalten
explore-tools = In den Varianten
explore-again = Den letzten Zug noch einmal, mit anderem Glück
explore-luck = { $move } (Glück Nr. { $luck })
explore-delete = Diesen Zug und alles danach vergessen
explore-share = Link kopieren
explore-about = Was du spielst, bleibt hier, in diesem Browser. Nimm zurück und spiele einen anderen Zug: Das ergibt einen Zweig.
table-tab-tried = Varianten
go-on = An einem Tisch weiterspielen
go-on-title = Von hier an einem Tisch weiterspielen
go-on-where = Ein neuer Tisch beginnt mit dieser Stellung: { $where }{ $count ->
        [0] .
        [one] {" "}und dem Zug danach.
       *[other] {" "}und den { $count } Zügen danach.
    }
go-on-kept = Was { $name } wissen konnte, bleibt, wie es ist. Dort setzt du dich hin; die Sitze lassen sich vor dem Start tauschen.
go-on-anew = Alles andere Verdeckte wird neu ausgeteilt. So hat niemand etwas davon, was hier zu sehen war.
go-on-uncounted = Du lädst ein oder setzt Bots hin wie an jedem Tisch. Die Partie zählt in niemandes Ergebnissen.
