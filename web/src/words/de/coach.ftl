# The coach: the frame; what is said at a decision are the game's own sentences.

coach-name = Begleiter
coach-call = Begleiter
coach-pick = Zum Beispiel: { $move }
coach-got-it = Verstanden
coach-why = Warum?
coach-stop = Nichts mehr davon
coach-stopped = Der Begleiter ist weg. „Begleiter“ im Menü oder die Taste C holt ihn zurück.
coach-stopped-touch = Der Begleiter ist weg. „Begleiter“ im Menü holt ihn zurück.
coach-goodbye-title = Jetzt kennst du dich aus
coach-goodbye = Von hier an spielst du allein. „Begleiter“ im Menü ruft mich jederzeit wieder.
coach-waits-title = Da bin ich
coach-waits = Bei deiner nächsten Entscheidung sage ich dir, was du tun kannst und warum du es wollen könntest.
