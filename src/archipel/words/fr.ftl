# Sentences that belong to no single game, in French. The terms are those of docs/words.md.
# A narrow no-break space (U+202F) stands before ; : ! ? and inside « ».

at-line = Ligne { $line } : { $sentence }
at-move = Coup { $nth } de la suite : { $sentence }
at-parent = Dans l’enregistrement de la partie d’origine : { $sentence }
at-file = { $file } : { $sentence }
by-rule = { $sentence } (règle { $rule })

## What a person can put right: the command line, tables, records

reason-game-unknown = Il n’y a pas de jeu nommé « { $value } » ; les jeux sont : { $allowed }.
reason-seats-out-of-range = { $game } est prévu pour { $low } à { $high } joueurs, pas pour { $value }.
reason-option-unknown = { $game } n’a pas d’option « { $value } » ; ses options sont : { $allowed }.
reason-option-value = La valeur « { $value } » n’est pas permise pour l’option « { $option } » ; valeurs permises : { $allowed }.
reason-option-form = Une option s’écrit nom=valeur, et non « { $value } ».
reason-bot-unknown = Il n’y a pas de bot nommé « { $value } » ; les bots sont : { $allowed }.
reason-seats-and-players = Le nombre de sièges indiqués ({ $value }) ne correspond pas au nombre de joueurs demandé ({ $allowed }).
reason-language-unknown = Il n’y a pas de langue « { $value } » ; les langues sont : { $allowed }.
reason-number-form = Après { $option }, il faut un nombre entier de { $low } à { $high }, et non « { $value } ».
reason-file-unreadable = Impossible de lire le fichier { $value } : { $problem }.
reason-file-unwritable = Impossible d’écrire le fichier { $value } : { $problem }.
reason-file-not-text = Le fichier { $value } n’est pas un fichier texte.
reason-file-long = Le fichier { $value } dépasse { $allowed } octets.
reason-folder-not-empty = Le dossier { $value } contient déjà des enregistrements ; rien n’a été écrit. Indique un dossier nouveau ou vide.
reason-folder-has-data = Le dossier { $value } contient déjà des données ; rien n’a été écrit. Indique un dossier nouveau ou vide.
reason-folder-no-records = Le dossier { $value } ne contient aucun enregistrement ; leurs noms se terminent par « .record ».
reason-records-differ = Cet enregistrement ({ $value }) ne va pas avec les autres ({ $allowed }) : le jeu, l’édition et le nombre de places doivent être les mêmes.
reason-save-other = Une partie inachevée, avec d’autres réglages, est en attente ({ $value }). Continue-la avec « archipel play { $game } », ou ajoute --new pour la mettre de côté et en commencer une nouvelle.
reason-save-damaged = La partie sauvegardée { $value } ne peut pas être continuée. Ajoute --new pour la mettre de côté et en commencer une nouvelle.
reason-peers-missing = { $value } n’est pas installé. Pour l’installer : { $allowed }
reason-not-compiled = Les modules compilés manquent ou sont plus anciens que les sources. Pour les construire : make compiled
reason-position-incomplete = Il manque « { $field } » dans la position.
reason-player-name = « { $value } » ne peut pas servir de nom : un nom tient sur une ligne et n’est pas vide.
reason-seed-length = Une graine compte { $allowed } octets, pas { $value }.

## Moves that no game allows

reason-not-your-turn = C’est au siège { $allowed } de jouer, pas au siège { $value }.
reason-nothing-to-undo = Il n’y a encore rien à annuler.
reason-undo-drawn = { $own ->
        [yes] Trop tard pour annuler : ton dernier coup a fait piocher ou lancer quelque chose.
       *[no] Trop tard pour annuler : { $seat } a pioché ou lancé quelque chose depuis.
    }
reason-undo-shown = { $own ->
        [yes] Trop tard pour annuler : ton dernier coup t’a révélé quelque chose de caché.
       *[no] Trop tard pour annuler : { $seat } a montré quelque chose de caché depuis.
    }
reason-undo-moved = { $own ->
        [yes] Trop tard pour annuler : ton dernier coup a terminé ton tour.
       *[no] Trop tard pour annuler : { $seat } a joué depuis.
    }
reason-undo-taken-over = { $own ->
        [yes] Trop tard pour annuler : un bot a joué à ta place depuis.
       *[no] Trop tard pour annuler : un bot remplace { $seat } depuis.
    }
reason-no-such-seat = Il n’y a pas de siège { $value } ; les sièges vont de 1 à { $high }.
reason-already-resigned = Le siège { $value } a déjà abandonné.
reason-not-replaced = Personne ne remplace le siège { $value }.
decision-over = La partie est terminée.
reason-game-over = La partie est terminée.
reason-no-such-move = Il n’y a pas de coup { $value } ; les coups sont numérotés de 0 à { $high }.
reason-no-such-text = « { $value } » n’est pas un coup de ce jeu.

## Records

reason-record-not-one = Ceci n’est pas un enregistrement : il devrait commencer par « { $allowed } », et non par « { $value } ».
reason-record-format = Cet enregistrement est au format { $value }, ce programme lit les formats jusqu’au { $allowed } ; une version plus récente peut savoir le lire.
reason-record-cut-off = L’enregistrement s’interrompt au milieu d’une ligne.
reason-record-no-entries = L’enregistrement n’a aucune entrée ; après une ligne vide, il doit continuer par « 0 deal ».
reason-record-unknown-line = Une ligne de l’en-tête ne peut pas commencer par « { $value } » ; sont permis : { $allowed }.
reason-record-bad-line = « { $value } » n’a pas la forme qu’une telle ligne doit avoir.
reason-record-line-twice = « { $value } » répète une ligne qui ne peut figurer qu’une fois.
reason-record-line-missing = Il manque la ligne « { $value } » dans l’en-tête.
reason-record-seat-numbers = Les sièges doivent être numérotés 1, 2, 3 et ainsi de suite, et non { $value }.
reason-record-contribution-seat = Ce siège n’existe pas ou figure deux fois : { $value } ; sièges permis : { $allowed }.
reason-record-order = « { $value } » se trouve là où il faudrait « { $allowed } ».
reason-record-after-end = « { $value } » vient après la fin de la partie.
reason-record-places = « { $value } » n’indique pas le classement de { $allowed } sièges.
reason-record-entry-number = L’entrée { $value } se trouve là où il faudrait l’entrée { $allowed }.
reason-record-hash-missing = « { $value } » n’a pas d’empreinte, ou en a une là où il ne doit pas y en avoir.
reason-record-seat-unknown = Il n’y a pas de siège { $value } ; les sièges sont { $allowed }.
reason-record-seed-too-early = L’enregistrement montre la graine alors que la partie n’a pas de fin : il est tronqué, ou la graine a été divulguée.
reason-record-seed-missing = La partie est terminée, mais l’enregistrement ne montre pas la graine.
reason-record-other-game = Cet enregistrement est celui d’une partie du jeu « { $value } », et non du jeu « { $allowed } ».
reason-record-other-rules = La partie enregistrée suit la version { $value } des règles ; ici, c’est la version { $allowed }.
reason-record-options = Options de l’enregistrement : { $value } ; options du jeu : { $allowed }.
reason-record-redacted = Cet enregistrement est celui d’une partie en cours, telle que la voit un seul siège : il peut être lu, mais pas rejoué.
reason-record-running = La partie enregistrée est encore en cours : elle pourra être rejouée quand sa graine sera publiée.
reason-record-seed-wrong = La graine ne correspond pas à l’engagement : son SHA-256 est { $value }, alors que { $allowed } était annoncé.
reason-record-edition-hash = L’édition a l’empreinte { $allowed }, mais la partie enregistrée s’est jouée avec { $value }.
reason-record-hash = L’empreinte est { $value }, mais en rejouant on obtient { $allowed } : quelque chose a été modifié ici ou plus haut.
reason-record-text = Le coup est écrit « { $value } » ; il devrait s’écrire « { $allowed } ».
reason-record-undo-uncounted = « { $value } » doit dire combien de coups sont annulés.
reason-record-undo-counted = « { $value } » porte un nombre, mais au format { $allowed } une annulation porte sur un seul coup et n’en a pas.
reason-record-undo-many = « { $value } » doit annuler au moins un coup, et pas plus qu’il n’y en a : { $allowed }.
reason-record-undo-count = Nombre de coups annulés selon l’entrée : { $value } ; d’après la partie : { $allowed }.
reason-record-wrong-end = L’enregistrement dit « { $value } », mais le classement est : { $allowed }.
reason-record-position-broken = La partie n’a pas pu continuer à partir de cette position : { $problem }.
reason-record-position-wrong = Cette position a le sceau { $value }, alors que { $allowed } était annoncé avant la partie : ce n’est pas celle à partir de laquelle elle a continué.
reason-record-not-going-on = Seul un enregistrement au format { $allowed } peut avoir une ligne « { $value } » : celui d’une partie qui en continue une autre.
reason-record-line-running = « { $value } » : une partie encore en cours ne se continue pas par une suite de coups.
reason-record-no-parent = Cette partie a commencé par le début : son enregistrement ne nomme aucune partie d’origine.
reason-parent-running = La partie d’origine est encore en cours : cela pourra être vérifié quand sa graine sera publiée.
reason-parent-other-hash = C’est une autre partie : son enregistrement a l’empreinte { $value }, mais la partie d’origine nommée a { $allowed }.
reason-parent-differs = Ce n’est pas comme dans la partie d’origine : « { $value } » ici, « { $allowed } » là-bas.
reason-parent-no-entry = La partie dit continuer après l’entrée { $value }, mais la partie d’origine n’en a que { $allowed }.
reason-parent-not-resigned = La partie d’origine était encore en cours, et le siège { $value } ne l’avait pas abandonnée quand elle a été continuée à partir de l’entrée { $allowed }.
reason-parent-other-position = La position n’est pas celle de la partie d’origine : après l’entrée { $allowed } et cette suite de coups, le siège { $value } savait autre chose.

## Editions

reason-edition-unknown = { $game } n’a pas d’édition « { $value } » ; ses éditions sont : { $allowed }.
reason-edition-not-here = L’édition de { $game } dont l’empreinte est { $value } n’est pas connue de ce programme. Rien n’est perdu : ce qui a été commencé avec elle continue là où elle existe.
reason-observation-missing = { $game } n’offre pas d’observations pour l’apprentissage : son dossier n’a pas de module d’observation.
reason-rules-not-here = Cela a été commencé selon la version { $value } des règles de { $game } ; ce programme a la version { $allowed }. Rien n’est perdu : cela continue avec un Archipel qui a ces règles.
reason-edition-not-toml = Impossible de lire l’édition : { $problem }.
reason-edition-no-head = L’édition n’a pas de section [edition] avec id et game.
reason-edition-head-field = Dans l’édition, { $field } doit être un mot sans espace, et non « { $value } ».
problem-edition-other-game = Cette édition est celle du jeu « { $value } », et non du jeu { $game }.
problem-edition-loose-value = « { $section } » doit être une section qui indique sa source.
problem-edition-no-source = La section { $section } indique la source « { $value } » ; sources permises : { $allowed }.
problem-edition-shape = L’édition n’est pas construite comme le jeu l’attend : { $problem }.
problem-edition-section-missing = La section [{ $section }] manque ou n’a pas de liste.
problem-edition-field-missing = L’entrée { $number } de [{ $section }] n’a pas de « { $field } » utilisable.
problem-edition-number = « { $field } » dans [{ $section }] est { $value } ; valeurs permises : { $allowed }.
problem-edition-id-twice = L’identifiant « { $value } » est utilisé deux fois.
problem-edition-id-space = L’identifiant « { $value } » est vide ou contient un espace.
problem-edition-printed = À { $where }, c’est { $allowed } qui est imprimé, et non { $value }.
reason-edition-long = L’édition compte { $value } caractères ; { $allowed } au plus sont permis.
reason-editions-of-two-games = Ce sont les éditions de deux jeux, { $allowed } et { $value } : elles n’ont rien en commun.
reason-edition-nowhere = Il n’y a pas de fichier « { $value } », ni d’édition qui porte cet identifiant ou cette empreinte ; éditions présentes : { $allowed }.
reason-edition-hash-unclear = Plusieurs éditions ont une empreinte qui commence par { $value } : { $allowed }.
reason-edition-file-exists = Le fichier { $value } existe déjà et reste tel quel ; donne un autre nom.
name-origin-rulebook = règle du jeu
name-origin-copy = vu sur un exemplaire
name-origin-report = témoignages
name-origin-derived = déduit
name-origin-reconstructed = reconstitué
problem-error = erreur
problem-warning = avertissement
source-file = une erreur dans le fichier
source-rulebook = la règle du jeu l’impose
source-report = des témoignages disent autre chose : à garder si ta boîte est bien ainsi
source-derived = nous avons déduit autre chose : à garder si ta boîte est bien ainsi
source-reconstructed = notre reconstitution suit cette règle : à garder si ta boîte est différente
check-good = Édition { $edition } jouable ({ $warnings ->
        [one] { $warnings } avertissement
       *[other] { $warnings } avertissements
    }).
check-bad = Édition { $edition } injouable : { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }, { $warnings ->
        [one] { $warnings } avertissement
       *[other] { $warnings } avertissements
    }.

## Editions beside each other, and one’s own

diff-differs = { $where } : { $a } ({ $from_a }) · { $b } ({ $from_b })
diff-only-first = { $where } : seulement dans la première ({ $from_a })
diff-only-second = { $where } : seulement dans la seconde ({ $from_b })
diff-order = { $where } : dans un autre ordre
diff-count = { $count ->
        [0] « { $first } » et « { $second } » sont identiques.
        [one] « { $first } » et « { $second } » diffèrent en { $count } endroit.
       *[other] « { $first } » et « { $second } » diffèrent en { $count } endroits.
    }
merge-taken = Repris de « { $second } » :
merge-conflicts = Aussi bien connu des deux côtés, donc laissé comme dans « { $first } » :
merge-kept = Mieux connu dans « { $first } », donc gardé :
merge-count = Repris : { $taken } ; conflits : { $conflicts } ; gardés : { $kept }.
merge-not-written = Rien n’a été écrit, car le résultat est injouable.
edition-written = Le fichier { $file } est écrit.
known-value = toujours { $allowed }
known-range = de { $low } à { $high }
known-fewest = au moins { $fewest }
known-constraint = { $name } : { $facts }
known-name = { $name }
known-fixed = fixé : { $what }
known-from = { $what } ({ $origin })
known-from-rule = { $what } ({ $origin }, { $rule })
merged-from = de « { $id } »
new-for = Une édition de { $game } pour les valeurs de ton propre exemplaire, commencée à partir de « { $edition } ».
new-head = Remplis l’identifiant (un seul mot) et le titre dans [edition].
new-seen = Si tu as lu une valeur sur ton exemplaire, écris-la ici, avec { $written } pour son entrée ou sa section.
new-all = Si tu as tout comparé avec ton exemplaire, écris { $written } partout, sauf là où il y a { $rulebook }.
new-who = Qui a vu quoi, et quand, se note dans un commentaire comme celui-ci : il n’entre pas dans l’empreinte de l’édition.
new-check = Ensuite, fais-la vérifier : { $command }

## Playing in the terminal

play-welcome = { $game }, { $seats } sièges ; tu es « { $name } ». Tape un numéro ou un coup, ou bien « why COUP » (pourquoi), undo (annuler), resign (abandonner), help (aide), quit (quitter).
play-resumed = Ta partie inachevée continue ({ $decisions ->
        [one] { $decisions } coup joué
       *[other] { $decisions } coups joués
    } jusqu’ici). « --new » commence une nouvelle partie.
play-set-aside = Ta partie inachevée a été mise de côté : { $file }.
play-untaught = Les bots first-thought et search n’ont pas encore appris ce jeu : ils se fient à la valeur des positions.
play-taught-by = Les bots first-thought et search ont appris ce jeu avec l’édition « { $edition } ».
play-commitment = Le mélange est scellé : le SHA-256 de sa graine est { $commitment }.
play-prompt = Ton coup
play-legal = « { $move } » est permis.
play-undone = Coup annulé.
play-saved = La partie est conservée ; « archipel play { $game } » la continue.
play-over = La partie est terminée.
play-record = L’enregistrement est { $file } ; « archipel verify { $file } » vérifie chaque mélange.
play-resigned = { $own ->
        [yes] Tu as abandonné ; un bot continue à ta place.
       *[no] { $seat } a abandonné ; un bot continue.
    }
play-resign-sure = Abandonner ? Tu finiras à la dernière place. Tape encore une fois « resign » pour confirmer.
play-curtain = { $name }, c’est ton tour. Appuie sur Entrée quand personne d’autre ne regarde.
play-help = Tape le numéro d’un coup ou son texte. « why COUP » explique pourquoi un coup n’est pas permis. « undo » annule ton dernier coup tant que rien n’a été pioché depuis. « resign » abandonne la partie. « quit » la conserve pour plus tard.
play-place = { $place ->
        [1] 1re
       *[other] { $place }e
    }
play-you = Moi

## Verifying and replaying

verify-good = Vérifié : la graine correspond à l’engagement, et toutes les entrées ({ $decisions }) en découlent.
verify-running = La partie est encore en cours : l’enregistrement montre son engagement ({ $commitment }) ; les tirages pourront être vérifiés quand la graine sera publiée.
verify-parent-named = Elle continue une autre partie, d’empreinte { $parent }, après son entrée n° { $number } (coups essayés depuis : { $tried }). Avec l’enregistrement de cette partie, cela se vérifie : archipel verify RECORD --parent RECORD
verify-parent-good = La position est celle de la partie d’origine après son entrée n° { $number } : ce que savait le siège { $value } est resté tel quel, et tout le reste de ce qui est caché a été redistribué.
replay-entry-undo = { $seat } annule son dernier coup.
replay-entry-undo-many = { $seat } annule son dernier coup et tout ce que les bots ont joué depuis.
replay-entry-resign = { $seat } abandonne.
replay-entry-timeout = { $seat } n’a plus de temps.
replay-entry-takeover = { $name } remplace { $seat }.
replay-entry-return = { $seat } est de retour.
replay-entry-stop = Tout le monde est d’accord pour arrêter.
happened-restored = Le serveur a perdu des coups et a été restauré à partir d’une sauvegarde : cette partie est revenue en arrière. Ce qui sera pioché ensuite a peut-être déjà été vu. Vous pouvez continuer ou vous mettre d’accord pour arrêter.
examples-passed = réussi
examples-failed = échoué

## Positions written by hand

reason-position-field = Une position n’a pas de champ « { $value } » ; champs permis : { $allowed }.
reason-position-thing = Il n’y a pas de « { $value } » ; sont permis : { $allowed }.

## Tables

reason-table-open-already = La table est déjà ouverte.
reason-table-not-open = Cela n’est possible qu’avant le début de la partie ; la table est { $status }.
reason-table-not-running = Aucune partie n’est en cours ici ; la table est { $status }.
reason-table-not-over = Cela n’est possible qu’après la fin ; la table est { $status }.
reason-seat-taken = Le siège { $value } est occupé.
reason-seat-kept = Le siège { $value } est réservé à quelqu’un d’autre.
reason-one-device = Quelqu’un sur ton appareil a déjà un siège ici, ou y est invité ; l’hôte permet un siège par appareil.
reason-companions-unknown = Jouer à plusieurs sur un appareil n’est pas possible pour « { $value } » ; sont permis : { $allowed }.
reason-seated-already = Tu occupes déjà le siège { $value }.
reason-name-taken = Quelqu’un à cette table s’appelle déjà { $value }.
reason-not-seated = Tu n’as pas de siège à cette table.
reason-owner-only = Seul l’hôte de la table peut faire cela.
reason-owner-stays = L’hôte ne peut pas être renvoyé de la table ; annule-la plutôt.
reason-order-wrong = « { $value } » n’est pas un ordre possible des sièges 1 à { $high }.
reason-seats-empty = Ces sièges sont encore libres : { $value }.
reason-contribution-form = Une contribution se compose de { $allowed } chiffres hexadécimaux, pas de « { $value } ».
reason-contribution-missing = Contributions au mélange encore attendues : { $value }.
reason-pledge-form = Une promesse se compose de { $allowed } chiffres hexadécimaux, pas de « { $value } ».
reason-contribution-unfit = Cette contribution ne correspond pas à ta promesse : son empreinte est { $value }, mais tu as promis { $allowed }. Rien n’a changé ; envoie les octets que tu as promis.
reason-contributed-already = Tu as déjà contribué à ce mélange. La partie commence dès que tout le monde l’a fait.
reason-table-frozen = L’hôte a lancé la partie : plus rien ne peut changer. Contributions encore attendues : { $value }.
reason-table-not-frozen = Aucun lancement n’attend ici : il n’y a rien à annuler.
reason-decision-stale = La table a avancé : c’est la décision { $allowed } qui est demandée, pas la { $value }.
reason-time-is-up = Ton temps est écoulé.
reason-no-moves = Aucun coup n’a été envoyé.
reason-chain-final = « { $value } » ne peut pas être annulé : rien ne peut donc suivre dans le même message.
reason-table-waits = À cette table, les autres t’attendent : tu peux simplement partir, ou abandonner.
reason-nobody-awaited = On ne peut appeler un bot que pour quelqu’un d’autre dont c’est le tour, et seulement là où l’horloge ne le fait pas d’elle-même.
reason-still-time = Il est trop tôt pour appeler un bot : attends encore { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
reason-no-time-left = { $clock ->
        [days] Ton temps pour ce tour est écoulé. Le bot le termine ; ensuite, tu peux revenir.
       *[other] Tu n’as plus de temps, et la minute accordée une seule fois à chacun est passée aussi. Le bot continue à ta place.
    }
reason-others-play = Quelqu’un joue aussi ici depuis un autre endroit : tu peux partir ou abandonner, ou bien tout le monde accepte d’arrêter.
reason-replaced = Un bot joue pour le siège { $value } ; reviens d’abord.
reason-policy-unknown = En cas d’absence, « { $value } » n’est pas possible ; sont permis : { $allowed }.
reason-clock-kind = Il n’y a pas d’horloge « { $value } » ; les horloges sont : { $allowed }.
reason-clock-budget = Un budget va de 10 secondes à 24 heures, avec un incrément d’une heure au plus, pas { $value }.
reason-clock-days = Une horloge en jours donne d’une heure à 30 jours par coup ; { $value } n’est pas possible.
reason-clock-rests = Seule une horloge en jours peut s’arrêter à certaines heures.
reason-clock-rest = L’horloge ne peut pas s’arrêter à « { $value } » : les pauses sont des minutes de la semaine, dans l’ordre, et laissent au moins un jour.
name-status-open = ouverte
name-status-running = en cours de partie
name-status-over = terminée
name-status-cancelled = annulée
name-status-expired = expirée
reason-database-url = La base de données « { $value } » n’est pas prise en charge ; sont permises : { $allowed }.

reason-table-name = « { $value } » ne peut pas être le nom d’une table : un nom tient sur une ligne et n’est pas vide.
reason-position-broken = Cette position est impossible : { $problem }.
reason-game-broken = Le jeu « { $value } » ne peut pas être ouvert : { $problem }.
reason-save-elsewhere = Cette partie a été continuée ailleurs ({ $value }) ; rien n’a été écrit ici. Relance « archipel play { $game } » pour reprendre de là.
reason-argument-unknown = « { $value } » n’est pas connu ici. Essaie : { $allowed }
reason-argument-missing = Il manque : { $value }. Essaie : { $allowed }
reason-argument-choice = « { $value } » ne fait pas partie de : { $allowed }.
reason-argument-value = Il faut une valeur après { $value }. Essaie : { $allowed }
play-pass = Appuie sur Entrée pour cacher la table.
play-ranks-last = { $seat } avait abandonné et finit à la dernière place, quelle que soit celle du bot.
play-reconstructed = Valeurs reconstituées par nos soins, différentes de celles de la boîte : { $sections }.
games-game = jeu
games-title = titre
games-seats = sièges
games-options = options
games-editions = éditions
simulate-seat = siège
simulate-bot = bot
simulate-wins = victoires
simulate-share = part
simulate-score = score moyen
simulate-summary = { $game } ({ $edition }) : parties terminées : { $finished } sur { $games } ; { $mean } décisions par partie, { $speed } décisions par seconde.
fuzz-good = { $game } : aucune erreur (états vérifiés : { $states } ; parties : { $games } ; tests de fuite : { $leaks } ; graine : { $seed }).
fuzz-failed = La partie jusque-là : { $file }
reason-names-too-many = Il y a plus de noms ({ $value }) que de personnes à ce clavier ({ $allowed }).

## Le serveur

serve-ready = Archipel tourne à l’adresse { $url }
reason-rematch-open = La table de la revanche est déjà ouverte.
reason-table-unknown = Il n’y a pas de table « { $value } » ; vérifie l’adresse.
reason-table-full = Tous les sièges de cette table sont pris ou réservés.
reason-page-unknown = Il n’y a rien à l’adresse « { $value } ».
reason-method-wrong = « { $value } » ne peut pas être demandé de cette manière.
reason-blocked = Cette personne ne souhaite pas jouer avec toi.
reason-chat-empty = Ce message est vide.
reason-chat-long = Un message compte au plus { $allowed } caractères ; celui-ci en a { $value }.
reason-message-form = Ce message est illisible ({ $field } : { $problem }).
reason-body-too-large = C’est trop volumineux ({ $value } octets) ; la limite est de { $allowed } octets.
reason-other-host = « { $value } » n’est pas une adresse de ce serveur. La personne qui l’exploite peut indiquer son nom dans ARCHIPEL_PUBLIC_URL.
reason-other-origin = Les pages de { $value } ne peuvent pas agir ici.
reason-header-missing = Une requête qui change quelque chose doit porter l’en-tête { $value }.
reason-too-many = Trop de requêtes. Patiente { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
reason-store-unavailable = Le serveur ne peut pas joindre sa base de données pour l’instant. Rien n’a été modifié ; réessaie dans un moment.
reason-busy = Le serveur est très occupé en ce moment. Rien n’a été modifié ; réessaie dans un moment.
reason-too-slow = Cette requête n’est pas arrivée en entier en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }. Rien n’a été modifié ; réessaie.
reason-closing = Le serveur redémarre. Rien n’est perdu ; réessaie dans un moment.
reason-broken = Quelque chose s’est mal passé de notre côté. Rien n’a été modifié.
reason-needs-server = Pour cela, il faut un serveur, où l’on se rencontre ; ici, tu joues sur ton propre appareil.
reason-clock-needs-server = Pour jouer contre la montre, il faut un serveur. Sur ton propre appareil, il n’y a pas de pendule, et personne ne perd rien tant qu’il est fermé.
reason-store-full = Il n’y a plus de place dans ce navigateur pour garder la partie. Rien n’a été modifié ; libère de la place et réessaie.
reason-store-broken = Ce navigateur ne peut ni garder ni lire ses parties pour l’instant. Rien n’a été modifié ; réessaie ou recharge la page.
reason-game-not-fetched = Les règles de { $value } ne sont pas encore sur cet appareil, et leur téléchargement a échoué. Rien n’a été modifié ; réessaie quand tu seras en ligne.
reason-everything-foreign = Ce fichier ne contient pas de parties emportées d’un appareil : son format doit être « { $allowed } », pas « { $value } ». Rien n’a été modifié.
reason-everything-damaged = Ce fichier est endommagé à la table { $value } ({ $problem }). Rien n’a été modifié.
reason-environment-number = La variable { $name } doit être un nombre de { $low } à { $high }, et non « { $value } ».
reason-public-url = ARCHIPEL_PUBLIC_URL doit être une adresse comme { $allowed }, et non « { $value } ».
reason-port-taken = Impossible d’écouter sur { $value } : { $problem }.
reason-database-away = La base de données { $value } ne répond pas : { $problem }.
reason-database-newer = La base de données { $value } a été écrite par une version plus récente d’Archipel (révision { $revision }). Rien n’a été modifié ; réinstalle cette version ou restaure la sauvegarde faite avant la mise à jour.
reason-database-unwritable = Impossible d’écrire dans la base de données { $value } : { $problem }. Rien n’est perdu ; corrige cela (souvent le disque est plein), puis redémarre.
reason-database-in-use = Un autre serveur utilise déjà la base de données { $value }. Arrête-le d’abord, ou utilise PostgreSQL, que plusieurs serveurs peuvent partager.

## Personnes et comptes

reason-person-name = « { $value } » ne peut pas servir de nom ici : un nom tient sur une ligne et compte de 1 à { $high } caractères visibles.
reason-login-form = « { $value } » ne peut pas servir d’identifiant : un identifiant tient sur une ligne et compte de { $low } à { $high } caractères visibles.
reason-password-form = Un mot de passe compte de { $low } à { $high } caractères.
reason-password-is-login = Le mot de passe ne doit pas être l’identifiant lui-même.
reason-password-weak = Ce mot de passe est l’un des premiers qu’un inconnu essaierait ; choisissez-en un autre, de préférence une phrase à vous.
reason-password-has-name = Le mot de passe ne doit contenir ni votre nom ni votre identifiant ; choisissez-en un autre.
reason-login-wrong = L’identifiant ou le mot de passe est incorrect.
reason-password-wrong = Le mot de passe est incorrect.
reason-recovery-wrong = L’identifiant ou le code de récupération est incorrect.
reason-login-taken = L’identifiant « { $value } » est déjà pris ; choisis-en un autre.
reason-account-already = Tu as déjà un compte.
reason-account-needed = Les invités n’ont pas de mot de passe ; crée d’abord un compte.
reason-who-are-you = Nous ne savons pas qui tu es ; choisis d’abord un nom ou connecte-toi.
reason-known-already = Nous te connaissons déjà ; déconnecte-toi d’abord pour prendre une autre identité.
reason-session-void = Ta session n’est plus valable ; connecte-toi de nouveau ou choisis un nom.
reason-person-banned = L’accès à ce serveur t’a été retiré.
reason-person-unknown = Il n’y a personne ici sous « { $value } ».
reason-relation-self = Tu ne peux ni te masquer ni te bloquer toi-même.
reason-token-void = Ce jeton d’accès n’est pas valable ici : il a peut-être été retiré, ou n’a pas été copié en entier. La personne à qui appartient le programme peut en créer un nouveau.
reason-not-for-programs = Un programme peut jouer, regarder, discuter et lire. Ceci revient à la personne à qui il appartient.
reason-programs-full = Tu as déjà autant de programmes qu’une personne peut en avoir ({ $allowed }) ; retires-en un avant d’en créer un autre.
reason-program-unknown = Tu n’as pas de programme « { $value } ».

## Administration

reason-person-is-guest = « { $value } » n’a pas de compte : il n’y a rien à récupérer.
reason-not-admin = Seule l’administration de ce serveur peut faire cela.
reason-person-is-admin = « { $value } » fait partie de l’administration de ce serveur. Cela ne se fait que sur la ligne de commande du serveur.
reason-person-no-admin = « { $value } » ne fait pas partie de l’administration de ce serveur.
reason-admin-without-account = « { $value } » n’a pas de compte ; il en faut un pour faire partie de l’administration.
reason-report-self = Tu ne peux pas te signaler toi-même.
reason-reported-already = Tu as déjà signalé cela. Merci ; quelqu’un va s’en occuper.
reason-report-nothing = Il n’y a plus rien à signaler ici : cela a été changé ou retiré.
reason-report-unknown = Il n’y a pas de signalement { $value } ; peut-être a-t-il été traité il y a longtemps.
reason-report-no-line = Ce signalement ne porte pas sur une ligne de la discussion : il n’y a pas de ligne à supprimer.
reason-person-seated = « { $value } » occupe encore un siège à une table où une partie est en cours ou va commencer ({ $tables }) ; rien n’a été supprimé. Ajoute --force pour supprimer quand même.
reason-chat-line-unknown = Il n’y a pas de ligne { $value } dans la discussion de cette table.
reason-database-missing = Il n’y a pas de base de données { $value } ; indique dans ARCHIPEL_DATABASE_URL celle de ton serveur.
admin-id = id
admin-name = nom
admin-account = compte
admin-program = programme : { $owner }
admin-created = création
admin-seen = dernière visite
admin-ban = accès retiré
admin-is-admin = { $login }, administration
admin-status = état
admin-game = jeu
admin-title = titre
admin-private = privée
admin-seats = sièges
admin-changed = dernier changement
admin-yes = oui
admin-nobody = Personne n’a été trouvé.
admin-no-tables = Aucune table n’a été trouvée.
admin-no-chat = Rien n’a été dit à cette table.
admin-banned = { $name } ({ $person }) n’a plus accès au serveur et a quitté toutes les tables ; cela prend effet en quelques secondes.
admin-unbanned = { $name } ({ $person }) peut de nouveau jouer.
admin-renamed = { $old } ({ $person }) s’appelle maintenant { $name }.
admin-recovery = Nouveau code de récupération pour « { $name } » (identifiant : { $login }) : { $code }. Il n’est montré que cette fois ; le précédent n’est plus valable.
admin-appointed = « { $name } » (identifiant : { $login }) fait maintenant partie de l’administration et la trouve à l’adresse /desk.
admin-dismissed = « { $name } » (identifiant : { $login }) ne fait plus partie de l’administration.
admin-deleted = « { $name } » ({ $person }) : tout est supprimé, sauf le nom dans les enregistrements des parties.
admin-restored = { $count ->
        [0] Aucune partie n’est en cours : il n’y a personne à prévenir.
        [one] À { $count } table, tout le monde apprend maintenant que la partie est revenue en arrière.
       *[other] À { $count } tables, tout le monde apprend maintenant que la partie est revenue en arrière.
    }
admin-hushed = La ligne { $number } de la discussion est supprimée.
admin-closed = La table { $value } est fermée ; les personnes présentes en sont averties.
admin-titled = La table { $value } s’appelle maintenant { $title }.
admin-untitled = La table { $value } n’a plus de titre.

## Notices of games over days

mail-turn-subject = À toi de jouer : { $table }
mail-turn-body =
    Bonjour { $name },

    C’est ton tour à cette table :
mail-digest-subject = { $tables ->
        [1] Une table t’attend
       *[other] { $tables } tables t’attendent
    }
mail-digest-body =
    Bonjour { $name },

    C’est ton tour à { $tables ->
        [1] cette table :
       *[other] ces { $tables } tables :
    }
mail-players = À la table : { $players }
mail-deadline = Tu as jusqu’au { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } (UTC).
mail-stop = Tu reçois cet e-mail parce que tu l’as demandé. Pour en recevoir moins, ou plus du tout : { $link }
mail-code-subject = Ton code pour Archipel
mail-code-body =
    Bonjour { $name },

    Avec ce code, tu confirmes qu’Archipel peut écrire à cette adresse :

    { $code }

    Il est valable 24 heures. Si tu ne l’as pas demandé, ignore simplement cet e-mail.
reason-setting-form = La variable d’environnement { $value } n’a pas la bonne forme. Elle s’écrit ainsi : { $allowed }
reason-setting-missing = La variable d’environnement { $value } doit aussi être définie : { $other } l’est.
reason-mail-not-offered = Ce serveur n’envoie pas d’e-mails.
reason-mail-form = « { $value } » n’est pas une adresse e-mail à laquelle nous pouvons écrire.
reason-mail-code-wrong = Ce n’est pas le code que nous avons envoyé. { $left ->
        [0] Demandes-en un nouveau.
        [one] Il te reste un essai.
       *[other] Il te reste { $left } essais.
    }
reason-mail-code-void = Ce code n’est plus valable. Demandes-en un nouveau.
reason-mail-not-sent = L’e-mail n’a pas pu être envoyé. Réessaie plus tard.

## Jouer à la table d’un serveur

reason-server-address = « { $value } » n’est pas l’adresse d’un serveur ou d’une table ; une adresse ressemble à { $allowed }
reason-server-away = Le serveur { $value } est injoignable.
reason-server-strange = { $value } ne répond pas comme un serveur Archipel ({ $problem }).
reason-connection-lost = La connexion a été coupée : il n’est pas certain que cela ait été fait. Regarde la table et réessaie au besoin.
reason-record-other-table = L’enregistrement est celui de la table { $value }, et non de la table { $allowed }.
reason-record-other-commitment = L’enregistrement porte l’engagement { $value }, mais c’est { $allowed } qui a été montré avant la partie : ce n’est pas le mélange promis.
reason-record-other-contribution = L’enregistrement donne { $value } comme ta contribution au mélange, mais tu as donné { $allowed }.
reason-record-other-seal = Le sceau de l’enregistrement est { $value }, mais c’est { $allowed } qui a été montré avant que ta contribution soit dévoilée : quelqu’un a changé ce dont le mélange est fait.
reason-game-not-here = À cette table, on joue à « { $value } », qui n’est pas installé ici ; sont installés : { $allowed }.
reason-game-other-rules = Le serveur joue à { $game } selon la version { $value } des règles ; ici, c’est la version { $allowed }.
join-guest = Invité
join-free = libre
join-reserved = réservé
join-you = toi
join-owner = hôte
join-bot = bot : { $kind }
seat-program = programme
join-game = jeu
join-players = sièges
join-link = lien
join-lobby-empty = Aucune table n’est ouverte en ce moment sur { $value }.
join-table = { $game }, { $seats } sièges : { $link }
join-playing = Tu es « { $name } », au siège { $number }. Tape « help » pour voir ce que tu peux faire.
join-watching = Tu regardes. Tape « board » pour voir la table, « quit » pour partir.
join-owner-hint = La table est à toi : « bot SIÈGE TYPE » donne un siège libre à un bot (random, greedy, first-thought ou search ; par exemple : bot 2 greedy), « free SIÈGE » en libère un, « start » commence la partie.
join-waiting = La partie commence quand l’hôte de la table la lance.
join-freed = Tu n’as plus de siège à cette table.
join-missed = L’hôte a lancé la partie. Elle commence dès que tout le monde est là pour dévoiler sa contribution ; on attend encore : { $names }.
join-called-off = Le lancement a été annulé avant la donne. Chacun promet une nouvelle contribution.
join-waits = C’est à { $seat } de jouer.
join-agrees = { $agrees ->
        [yes] { $seat } voudrait arrêter. La partie se termine quand tout le monde a tapé « stop ».
       *[no] { $seat } préfère continuer.
    }
join-came = { $seat } est là.
join-went = { $seat } n’est plus là pour le moment.
join-lost = La connexion est coupée ; nouvel essai…
join-found = La connexion est rétablie.
join-left = Un bot joue maintenant pour toi ; « back » te rend ton siège.
join-time = { $days ->
        [0] { $time }
        [one] { $days } jour { $time }
       *[other] { $days } jours { $time }
    }
join-closed = La table est { $status }.
join-closed-by-operator = Cette table a été fermée par l’administration du serveur. Personne n’a gagné ni perdu.
join-kept = Ton siège reste à toi ; pour revenir : archipel join { $link }
join-checked = L’enregistrement contient l’engagement qui t’a été montré et ta propre contribution.
join-checked-seal = Il correspond aussi au sceau noté avant que ta contribution soit dévoilée : personne n’a pu choisir la sienne d’après elle.
join-help = Tape le numéro d’un coup ou son texte. « why COUP » explique pourquoi un coup n’est pas permis. « undo » annule ton dernier coup tant que rien n’a été pioché depuis. « board » montre la table encore une fois. « say TEXTE » parle aux autres. « stop » accepte de finir la partie sans vainqueur ; tape-le encore une fois pour changer d’avis. « leave » laisse un bot jouer pour toi, « back » te rend ton siège. « call » laisse un bot jouer pour quelqu’un qui fait trop attendre les autres. « resign » abandonne la partie. Avec « quit », tu pars ; ton siège reste à toi. Avant la partie, l’hôte dispose de « start », « bot SIÈGE TYPE », « free SIÈGE » et « call off », qui annule un lancement qui attend quelqu’un.

## Éditions envoyées à un serveur

reason-edition-dots = Une ligne de l’édition contient { $value } points ; { $allowed } au plus sont permis.
reason-edition-id-long = L’identifiant de l’édition compte { $value } caractères ; { $allowed } au plus sont permis.
reason-server-silent = Le serveur n’a pas démarré ; ses messages sont ci-dessus.
reason-siege-no-postgresql = Pour « { $value } », il faut lancer un PostgreSQL à part, or pgserver n’est pas installé : pip install pgserver.

## Ce qu’une page demande

reason-replay-running = Cette partie est encore en cours : jusqu’à la fin, on ne peut la revoir que comme la voient les spectateurs, ou depuis son propre siège.
reason-no-such-step = Il n’y a pas d’étape { $value } ; la dernière pour l’instant est la { $high }.
reason-draws-running = La graine du mélange est publiée à la fin de la partie ; les tirages ne peuvent être vérifiés qu’à ce moment-là.
reason-example-unknown = La règle du jeu n’a pas d’exemple « { $value } » ; il y a : { $allowed }.
reason-name-of-companion = On ne donne un nom en s’asseyant qu’à quelqu’un qui joue avec toi sur ton appareil ; toi, tu gardes le tien.

## The rules as a text

reason-rules-unwritten = La règle du jeu { $game } n’est pas encore rédigée ici.
problem-edition-list-long = La section { $section } énumère { $value } éléments ; une boîte en contient au plus { $allowed }.

## Calibrating

reason-no-calibration = Il n’y a rien à calibrer dans « { $value } » : le jeu n’a pas de fichier calibration.toml.
reason-game-endless = La partie { $value } ne se termine pas.

## The arena

reason-bot-budget = « { $value } » n’indique aucun budget lisible ; écris un nombre d’itérations ou de millisecondes, par exemple { $allowed }.
reason-bot-no-budget = Le bot { $value } ne prend pas de budget : écris son nom sans nombre.
reason-bot-twice = Le bot { $value } est nommé deux fois ; dans une arène, chaque bot figure une seule fois.
reason-arena-other = Le dossier { $value } contient un autre tournoi : « { $field } » est différent. Répète la commande qui l’a commencé, ou choisis un nouveau dossier.
reason-arena-damaged = La ligne { $line } de { $value } est illisible. Corrige-la, ou choisis un nouveau dossier.
reason-arena-nothing = Le dossier { $value } ne contient aucun tournoi.
reason-arena-no-folder = Les fichiers CSV et les graphiques ont besoin d’un dossier : indique-le avec --out.
reason-ray-unreachable = Impossible de joindre le cluster Ray { $value } : { $problem }.
reason-worker-lost = Un processus qui jouait a été arrêté de l’extérieur, peut-être faute de mémoire. La même commande, avec moins de --jobs s’il le faut, reprend la suite.
arena-dropped = La dernière ligne des parties du dossier était incomplète et a été retirée ; cette partie sera rejouée.
arena-resumed = Reprise : parties déjà terminées : { $finished } sur { $games }.
arena-stopped = Arrêté. { $finished ->
        [one] { $finished } partie est conservée
       *[other] { $finished } parties sont conservées
    } ; la même commande reprend la suite.

## Des réseaux qui apprennent

reason-net-unreadable = Impossible de lire le réseau { $file } : { $problem }.
reason-net-broken = Le fichier { $file } n’est pas un réseau complet : { $problem }.
reason-net-other-game = Le réseau { $file } a appris le jeu « { $value } », et non le jeu « { $allowed } ».
reason-net-other-shape = Le réseau { $file } ne convient pas : « { $field } » y vaut { $value } au lieu de { $allowed }.
reason-net-no-features = Aucun réseau ne peut apprendre le jeu « { $game } » : celui-ci ne dit pas ce qu’un réseau doit en savoir (features).
reason-learn-no-room = L’apprentissage s’est arrêté ({ $file } : { $problem }). { $value ->
        [0] Aucune génération n’est encore complète.
       *[other] La génération { $value } est complète et peut servir.
    } La même commande reprend la suite.
reason-learn-other-run = Dans { $file }, « { $field } » vaut { $allowed }, et non { $value }. Répète la commande qui a commencé cet apprentissage, ou choisis un nouveau dossier.

## Les problèmes

reason-puzzles-other = Dans { $file }, « { $field } » vaut { $allowed }, et non { $value }. Répète la commande qui a commencé ce recueil, ou choisis un nouveau fichier.
reason-puzzles-rare = Problèmes trouvés pour le jeu « { $game } » : { $value } ; parties parcourues : { $games }. Ils sont conservés ; d’autres itérations ou une autre graine en trouveront peut-être davantage.
reason-puzzle-unknown = Il n’y a pas de problème { $value } : ceux de ce jeu vont de 1 à { $allowed }.
reason-puzzle-differs = Le problème { $value } du jeu « { $game } » ne mène pas à la position dans laquelle il a été trouvé.
puzzles-stopped = Arrêté. { $count ->
        [one] { $count } problème est conservé
       *[other] { $count } problèmes sont conservés
    } ; la même commande reprend la suite.

## Bots in other programs

reason-bot-program = « { $value } » ne nomme aucun bot : écris un nom en minuscules et une commande, par exemple { $allowed } ; sépare-les par des points-virgules s’il y en a plusieurs.

## Hints

play-hint = Ce que jouerait le bot « search ». Il ne sait que ce que tu sais et peut se tromper.
play-share = { $share } %
play-alike = tout aussi bon
play-behind = { $count ->
        [0] un peu moins bon
       *[other] environ { $count } victoires de moins sur 100 parties
    }
play-chance = { $share ->
        [0] Il ne te voit presque plus aucune chance de gagner.
        [100] Il est presque sûr que tu vas gagner.
       *[other] Il estime tes chances de gagner à environ { $share } %.
    }
play-hint-help = « hint » montre les coups qui semblent les meilleurs d’après ce que tu peux savoir.
reason-hint-not-casual = Il n’y a pas de conseils à cette table : elle a été ouverte sans eux.
reason-hint-unavailable = Aucun conseil n’est disponible pour l’instant ; réessaie dans un moment.

## The screen in the terminal

play-keys = b plateau · p joueurs · l journal · m coups · ? signes · h aide
play-page = { $page }/{ $pages } : retape la lettre pour continuer
play-more = … et { $count } de plus : m montre tout
board-page-board = Plateau
board-page-players = Joueurs
board-page-log = Ce qui s’est passé
board-page-moves = Tes coups
board-page-signs = Ce que veulent dire les signes
board-page-help = Aide
board-page-answer = Réponse
board-page-table = La table
play-no-signs = Ce plateau se passe d’explication.
play-nothing-asked = On ne te demande rien pour le moment.
play-pages-help = « board », « players », « log » et « moves » les montrent, « ? » ce que veulent dire les signes ; les initiales suffisent.
play-numbers = Tape un nombre de 1 à { $high }, ou bien ? ou h.
play-deal = Le jeu est en place ; tape l pour voir comment.
play-too-small = Le terminal a { $columns } × { $lines } caractères ; la table dessinée en demande { $wide } × { $high }. La voici en lignes simples.
play-too-small-now = { $columns } × { $lines } : agrandis à { $wide } × { $high }.
play-lack = Il n’y a pas d’autre choix : { $sentence }
play-outlook = { $seat } : { $points }, si la partie finissait maintenant { $now }

## Outils pour modèles de langage

tools-seated = Table { $id } : { $game }. Tu es « { $name } », au siège { $number } sur { $seats }.
tools-effort = { $minutes } min · dès { $age } ans · niveau { $value } sur 5
tools-bots = bots
tools-time = Temps qu’il te reste : { $time }
tools-no-tables = Tu n’as encore de siège à aucune table.
tools-agrees = { $agrees ->
        [yes] { $seat } voudrait arrêter. La partie se termine quand tout le monde est d’accord.
       *[no] { $seat } préfère continuer.
    }
reason-section-unknown = La règle du jeu ({ $game }) n’a pas de section « { $value } » ; il y a : { $allowed }.
reason-table-elsewhere = Tu n’as pas de siège à une table « { $value } » ; tes tables sont : { $allowed }.
reason-tables-many = Trop de tes parties sont en cours : { $value }, pour { $allowed } au plus. Termine d’abord une partie, ou abandonne.

## Sauvegardes

backup-done = La sauvegarde { $file } est complète. Tables : { $tables } ; personnes : { $people }.
restore-done = La base de données { $value } contient maintenant la sauvegarde { $file }. Tables : { $tables } ; personnes : { $people }.
restore-kept = Ce qui s’y trouvait avant est gardé dans { $file }.
reason-backup-exists = Le fichier { $value } existe déjà ; indique un autre nom, ou remplace-le avec --force.
reason-backup-missing = Il n’y a pas de sauvegarde { $value }.
reason-backup-itself = Le fichier { $value } fait partie de la base de données du serveur ; indique un autre nom.
reason-backup-changed = La sauvegarde { $value } est endommagée : elle ne contient plus ce qui a été sauvegardé. Rien n’a été modifié ; prends une autre sauvegarde.
reason-backup-postgresql = PostgreSQL se sauvegarde avec son propre outil, même pendant que l’on joue : { $command }
reason-restore-postgresql = PostgreSQL se restaure avec son propre outil, dans une base de données vide ; lance ensuite « archipel admin restored » : { $command }
reason-restore-occupied = Il y a déjà une base de données { $value }. Avec --force, la sauvegarde prend sa place, et l’ancienne est gardée à côté sous un autre nom.
reason-database-foreign = La base de données { $value } ne vient pas d’Archipel.
reason-database-damaged = La base de données { $value } est endommagée : { $problem }. Rien n’a été modifié.

## Ce qui ne va pas avec une version

doctor-finding = { $id } { $game } ({ $status }), { $what } : { $sentence }
doctor-finding-entry = { $id } { $game } ({ $status }), { $what }, entrée { $number } : { $sentence }
doctor-looked = Tables rejouées : { $replayed }. Enregistrements vérifiés : { $verified } sur { $records }.
doctor-older = La base de données a le schéma { $revision } ; cette version la fera passer à { $newest } au démarrage d’un serveur.
doctor-count = { $what } : { $count }
doctor-well = Tout va avec cette version.
doctor-ill = { $count ->
        [one] { $count } table ne va pas avec cette version.
       *[other] { $count } tables ne vont pas avec cette version.
    } Rien n’a été modifié.
name-doctor-game-not-here = jeu absent
name-doctor-rules-not-here = règles absentes
name-doctor-edition-not-here = édition absente
name-doctor-log-damaged = journal endommagé
name-doctor-record-not-verified = enregistrement non vérifié
reason-log-gap = L’entrée { $value } du journal manque.
reason-log-other-end = D’après son journal, la table est dans l’état « { $status } », et ce n’est pas ce qui a été noté.
reason-log-unreadable = Le journal ne peut pas être lu ici : { $problem }.

## Analyse d’une partie terminée

reason-explore-running = Cette partie est encore en cours ; elle pourra être explorée une fois terminée.
reason-go-on-running = Cette partie est encore en cours. Avant qu’elle soit terminée, seul quelqu’un qui l’a abandonnée peut en continuer une à partir de là.
reason-go-on-companions = Quelqu’un sur ton appareil joue encore cette partie, au siège { $value }. Pour continuer à partir de là, il faut avoir abandonné tous ses sièges.
reason-go-on-over = Dans cette position, la partie est terminée ; choisis-en une plus tôt pour continuer.
reason-analysis-running = Cette partie est encore en cours ; elle pourra être analysée une fois terminée.
reason-analysis-off = Ce serveur n’analyse pas les parties.
reason-analysis-busy = Une autre partie est déjà en cours d’analyse pour toi ; une seule à la fois. Attends-la ou annule-la.
reason-analysis-crowded = Trop de parties attendent déjà leur analyse ; réessaie plus tard.
analyse-player = joueur
analyse-begin = chances au départ
analyse-own = ses coups
analyse-others = coups des autres
analyse-luck = chance
analyse-end = fin
analyse-about = Chances de gagner en centièmes, telles que le joueur fort les estime d’après ce que chaque place savait. Les écarts inférieurs à leur incertitude ne veulent rien dire.
analyse-turns = Les tournants
analyse-no-turn = Il n’y a pas eu de tournant : les chances ont évolué par petites étapes.
analyse-turn-decision = entrée { $step } : { $seat } a joué « { $made } » ({ $changes })
analyse-turn-luck = après l’entrée { $step } : la chance ({ $changes })
analyse-worst = { $seat } : là où le plus a été perdu
analyse-no-worst = { $seat } : aucun coup n’a été nettement moins bon que le meilleur.
analyse-gave = entrée { $step } : « { $made } » a coûté { $lost } (±{ $doubt }) ; mieux : « { $better } »
analyse-finest = { $seat } : les meilleures trouvailles
analyse-found = entrée { $step } : « { $made } », { $ahead } de mieux que le coup suivant
