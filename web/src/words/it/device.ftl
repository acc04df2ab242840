# Senza server: ciò che si dice dove la pagina gioca soltanto su questo dispositivo.

## La lobby

here-lead = Due clic e stai giocando. Anche senza rete.
here-together = Gioca insieme ad altri qui
here-open-for = Apri un tavolo di { $game } per più persone su questo dispositivo
here-people = Giocate insieme
here-people-text = Su questo dispositivo si può giocare in più persone. Ve lo passate; la mano di ognuno resta nascosta agli altri.
here-return-text = Le tue partite restano in questo browser. Ti aspettano qui finché non torni.
here-title = Su questo dispositivo
here-whole = Pronto anche senza rete
here-bots = Bot di ogni forza, consigli, regole, esempi e partite da rigiocare funzionano qui senza rete.
here-kept = Le tue partite sono in questo browser e da nessun’altra parte.
here-copy = Salva una copia
here-needs = Per giocare con persone su altri dispositivi, per la chat o per avere un account serve un server gestito da qualcuno.
here-you = Tutto ciò che ti riguarda resta su questo dispositivo.
here-promise = Prima di distribuire, questo dispositivo ha sigillato un segreto e ne ha annotato l’impronta:
here-dealer = Qui mescola il tuo stesso browser. La verifica mostra che dopo l’avvio nulla è stato cambiato; non può mostrare che nessuno, su questo dispositivo, abbia guardato il seme.

## Finché tutto è arrivato

here-coming = Preparazione dei giochi
here-bytes = { $done } di { $total } MB
reason-no-wasm = In questo browser i giochi non funzionano: WebAssembly manca o è disattivato. Ogni browser attuale lo ha. Le regole puoi leggerle qui lo stesso.
reason-no-store = Questo browser qui non conserva nulla, come in certe finestre private: una partita andrebbe subito perduta. Apri questa pagina in una finestra normale. Le regole puoi leggerle qui lo stesso.
reason-incomplete = Il download è stato interrotto. Ciò che è arrivato resta: continua appena hai la rete.
reason-stopped = Non è stato possibile avviare i giochi. Nulla è perduto: riprova o ricarica la pagina.
here-go-on = Continua
here-elsewhere = Questa partita è aperta anche in un’altra scheda. Puoi giocare in entrambe; mostrano la stessa cosa.
reason-room-away = I giochi su questo dispositivo non rispondono e non è certo che l’azione sia stata eseguita. Guarda il tavolo e, se serve, riprova.

## Ciò che è conservato

kept-title = Le tue partite su questo dispositivo
kept-text = Sono soltanto in questo browser. Se cancelli i dati di questo sito, o usi un altro browser o un altro dispositivo, lì non ci sono. Salva quindi una copia di tanto in tanto; puoi riprenderla ovunque.
kept-size = Spazio usato, con tutto ciò che serve per giocare: { $size } MB.
kept-promised = Il browser ha promesso di conservarle.
kept-unpromised = Il browser può cancellarle se sul dispositivo manca spazio.
kept-ask = Chiedi al browser di conservarle
kept-no-promise = Il browser non lo promette ancora. Molti lo fanno quando la pagina è installata o usata spesso.
kept-export = Salva una copia
kept-import = Riprendi una copia
kept-brought = { $count ->
        [0] Tutto ciò che c’è in questa copia era già qui.
        [one] Una partita è stata ripresa.
       *[other] { $count } partite sono state riprese.
    }
kept-left = { $count ->
        [one] Una partita è stata tralasciata: le sue regole o la sua edizione non sono qui. Resta nel file.
       *[other] { $count } partite sono state tralasciate: le loro regole o la loro edizione non sono qui. Restano nel file.
    }
kept-record = Riprendi una registrazione
kept-record-text = Una registrazione è il file di una singola partita finita, di qui o di un server. Puoi rigiocarla qui.
kept-clear = Elimina tutto
kept-clear-text = Tutte le partite e i risultati su questo dispositivo vengono eliminati, anche le partite in corso. Prima salva una copia, se potresti volerli ancora.
kept-clear-sure = Senza una copia non si torna indietro. Eliminare tutto adesso?
kept-clear-yes = Sì, elimina tutto
reason-copy-unreadable = «{ $value }» non è una copia di partite: il file non si può leggere. Scegli un file salvato qui con «Salva una copia».
