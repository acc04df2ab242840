# Die Analyse einer beendeten Partie, neben dem Nachspielen.

analysis-title = Analyse
analysis-offer = Ein starker Spieler sieht sich jede Entscheidung noch einmal an: was sie wert war, was besser gewesen wäre und wie viel Glück war. Ein Zug wird nur nach dem beurteilt, was man am jeweiligen Platz wissen konnte.
analysis-begin = Diese Partie analysieren
analysis-again = Noch einmal versuchen
analysis-waiting = { $ahead ->
        [0] Diese Partie kommt als nächste.
        [one] Vorher wird noch eine andere Partie analysiert.
       *[other] Vorher werden noch { $ahead } andere Partien analysiert.
    }
analysis-looking = Die Partie wird angesehen …
analysis-running = { $done } von { $total } Entscheidungen genau angesehen
analysis-done = Die Analyse ist fertig.
analysis-cancel = Abbrechen
analysis-cancelled = Die Analyse wurde abgebrochen; nichts davon ist aufgehoben.
analysis-stopped = Die Analyse kam zu keinem Ende: Auf diesem Server ging etwas schief.
analysis-other = Zu jener Analyse
analysis-instead = Jene abbrechen, diese Partie analysieren
analysis-empty = In dieser Partie gab es nichts zu entscheiden, also auch nichts zu analysieren.

# Der Graph
analysis-graph = Die Gewinnchancen aller
analysis-glance = Schraffiert: bisher nur ein erster Blick. Die Linien können sich noch ändern.
analysis-figures = Die Zahlen als Tabelle
analysis-when = Wann

# Die Entscheidung an einem Schritt
analysis-no-choice = Hier gab es nichts zu entscheiden.
analysis-over = Die Partie ist zu Ende.
analysis-open = Bisher nur ein erster Blick; ein Urteil gibt es noch nicht.
analysis-best = Der beste Zug
analysis-found = { $own ->
        [yes] Du hast den besten Zug gefunden: { $ahead } % besser als der nächste
       *[no] { $seat } hat den besten Zug gefunden: { $ahead } % besser als der nächste
    }
analysis-equal = Etwa so gut wie der beste
analysis-worse = { $own ->
        [yes] Du hast { $lost } % verschenkt (±{ $doubt })
       *[no] { $seat } hat { $lost } % verschenkt (±{ $doubt })
    }
analysis-made = Gespielt
analysis-better = Besser
analysis-alike = So gut
analysis-brings = Was „{ $move }“ bringt
analysis-see = { $own ->
        [yes] So sehen, wie du es sahst
       *[no] So sehen, wie { $seat } es sah
    }

# Entscheidungen zum Durchgehen
analysis-luck = Glück nach „{ $move }“ ({ $seat })
analysis-played = { $seat }: „{ $move }“
analysis-lost = −{ $lost } (±{ $doubt })
analysis-ahead = +{ $ahead }
analysis-rather = besser: „{ $move }“
analysis-worst = Am meisten verschenkt
analysis-no-worst = Kein Zug war deutlich schlechter als der beste.
analysis-finest = Die besten Funde
analysis-no-finest = Nirgends lag ein Zug deutlich vor allen anderen und wurde gefunden.

# Glück und Entscheidungen
analysis-accounts = Glück und Entscheidungen
analysis-start = Beginn
analysis-decisive = { $what ->
        [luck] Den Sieg brachte { $seat } vor allem das Glück.
        [others] Den Sieg brachten { $seat } vor allem die Züge der anderen.
       *[begin] { $seat } hatte das meiste vom Sieg schon zu Beginn.
    }
analysis-accounts-about = Von links nach rechts geht es auf. Eigene Züge können nur verschenken: Wer immer den besten Zug spielt, hat dort 0. Glück ist, was gezogen, gewürfelt und aufgedeckt wurde, zusammen mit den Fehlern der Schätzung.
