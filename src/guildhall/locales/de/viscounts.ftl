### Viscounts: questions, answers and events. Cards and what they do are in viscounts-cards.ftl.

## Places.

viscounts-space-outer = Feld { $number }
viscounts-space-inner = Innenfeld { $segment }
viscounts-section = Abschnitt { $segment }
viscounts-section-1 = Abschnitt { $segment } der ersten Stufe
viscounts-section-2 = Abschnitt { $segment } der zweiten Stufe
viscounts-section-top = die dritte Stufe
viscounts-building-workshop = Werkstatt
viscounts-building-trading-post = Handelsposten
viscounts-building-guildhall = Gildenhalle
viscounts-piece-workshop = Werkstatt { $number }
viscounts-piece-trading-post = Handelsposten { $number }
viscounts-piece-guildhall = Gildenhalle { $number }
viscounts-action-trade = Handeln
viscounts-action-construct = Bauen
viscounts-action-transcribe = Abschreiben
viscounts-action-workers = Arbeiter einsetzen

## Questions.

viscounts-ask-choose-pair = Mit welcher Spielerkarte und welcher Heldenkarte beginnst du?
viscounts-ask-play-which = Welche Karte spielst du aus?
viscounts-ask-where-to-move = Wohin geht dein Vizegraf?
viscounts-ask-which-action = Was tust du hier?
viscounts-ask-take-resource = { $number ->
    [one] Welchen Rohstoff nimmst du?
   *[other] Welchen Rohstoff nimmst du zuerst? { $number } bekommst du.
}
viscounts-ask-which-flip = Drehst du einen Schuldschein oder eine Urkunde um?
viscounts-ask-destroy-card = { $first ->
    [corruption] Vernichtest du eine Karte für ihr Silber: eine Handkarte oder, wenn du die abgelegten für 1 Verderbnis gemischt hast, ungesehen eine von ihnen?
    [virtue] Vernichtest du eine Karte für ihr Silber: eine Handkarte oder, wenn du die abgelegten für 1 Tugend gemischt hast, ungesehen eine von ihnen?
   *[nothing] Vernichtest du eine Karte für ihr Silber: eine Handkarte oder ungesehen die oberste deines Nachziehstapels?
}
viscounts-ask-discard-card = { $first ->
    [corruption] Legst du eine Karte ab: eine Handkarte oder, wenn du die abgelegten für 1 Verderbnis gemischt hast, ungesehen eine von ihnen?
    [virtue] Legst du eine Karte ab: eine Handkarte oder, wenn du die abgelegten für 1 Tugend gemischt hast, ungesehen eine von ihnen?
   *[nothing] Legst du eine Karte ab: eine Handkarte oder ungesehen die oberste deines Nachziehstapels?
}
viscounts-ask-which-climbs = Aus welchem Abschnitt steigt zuerst ein Arbeiter auf?
viscounts-ask-whom-to-bump = Zu viele Arbeiter: { $section }. Wessen Arbeiter muss gehen?
viscounts-ask-hire-whom = Wirbst du das Stadtvolk hier an?
viscounts-ask-hire-freely = Wen wirbst du kostenlos an?
viscounts-ask-how-to-pay = { $number ->
    [one] 1 Symbol fehlt. Wie viel davon gibst du aus: { $good }?
   *[other] { $number } Symbole fehlen. Wie viel davon gibst du aus: { $good }?
}
viscounts-ask-which-effect = Was von beidem wählst du?
viscounts-ask-which-ability = Welche deiner Karten kommt zuerst?
viscounts-ask-which-link = Welche Verbindung kommt zuerst? Sie heißt nach ihrem anderen Ende.
viscounts-ask-rearrange-cards = Wie ordnest du die Karten auf deinem Tableau um?
viscounts-ask-destroy-in-setup = Vernichtest du eine deiner Karten, bevor du sie mischst? Welche?
viscounts-ask-move-worker = Geht einer deiner Arbeiter in einen benachbarten Abschnitt? Welcher?
viscounts-ask-free-workers = { $number ->
    [one] In welchen Abschnitt setzt du 1 Arbeiter?
   *[other] In welchen Abschnitt setzt du { $number } Arbeiter?
}
viscounts-ask-free-building = Welches Gebäude baust du kostenlos, und wo: { $building }?
viscounts-ask-take-manuscript = Welches Manuskript nimmst du kostenlos?
viscounts-ask-because = { $cause }: { $question }
viscounts-cause-collision = Die Marker von { $seat } stoßen zusammen
viscounts-cause-castle = Im Zug von { $seat } bewegen sich Arbeiter in der Burg
viscounts-cause-arrival = { $seat } beendet die Bewegung auf deinem Feld
viscounts-cause-link = { $seat } baut und verbindet sich mit deinem Gebäude

## Answers.

viscounts-answer-done = Nein, weiter
viscounts-answer-pass = Keine Aktion
viscounts-answer-take-pair = Beginnen mit: { $card } und { $hero }
viscounts-answer-play = Ausspielen: { $card }
viscounts-answer-move = { $price ->
    [0] Auf { $space } gehen
   *[other] Auf { $space } gehen, für { $price } Silber
}
viscounts-answer-trade = { $number ->
    [one] Einmal tauschen
   *[other] { $number }-mal tauschen
}
viscounts-answer-arrange-not = Die Karten lassen, wie sie sind
viscounts-answer-arrange = Die Karten ordnen: { $first }, { $second }, { $third }
viscounts-answer-destroy = Für ihr Silber vernichten: { $card }
viscounts-answer-destroy-top = Die oberste Karte deines Nachziehstapels ungesehen vernichten
viscounts-answer-flip-debt = Einen offenen Schuldschein umdrehen
viscounts-answer-flip-deed = Eine Urkunde umdrehen
viscounts-answer-build = Auf Bauplatz { $spot } bauen: { $building }
viscounts-answer-workers = { $number ->
    [one] 1 Arbeiter in die Burg setzen
   *[other] { $number } Arbeiter in die Burg setzen
}
viscounts-answer-transcribe = { $card } abschreiben
viscounts-answer-dismiss-trade = Zum Handeln wegschicken: { $card }
viscounts-answer-dismiss-construct = Zum Bauen wegschicken: { $card }
viscounts-answer-dismiss-transcribe = Zum Abschreiben wegschicken: { $card }
viscounts-answer-dismiss-workers = Zum Einsetzen von Arbeitern wegschicken: { $card }
viscounts-answer-take = { $good } nehmen
viscounts-answer-pay = { $good } ausgeben
viscounts-answer-choose = Wählen: { $effect }
viscounts-answer-use = Die Karte auf Platz { $number } zuerst
viscounts-answer-link = Die Verbindung mit { $spot } zuerst
viscounts-answer-discard = Ablegen: { $card }
viscounts-answer-discard-top = Die oberste Karte deines Nachziehstapels ablegen
viscounts-answer-shift = Einen Arbeiter bewegen, von: { $section }, nach: { $to }
viscounts-answer-climb = Aufsteigen: { $section }
viscounts-answer-place = Einsetzen: { $section }
viscounts-answer-bump-1 = { $owner }: ein Arbeiter verlässt { $section }, das bringt 2 Silber
viscounts-answer-bump-2 = { $owner }: ein Arbeiter verlässt { $section }, das bringt 1 Tugend und 1 Rohstoff nach Wahl
viscounts-answer-hire = Anwerben: { $card }

## Events.

viscounts-event-turn-started = { $seat } ist am Zug
viscounts-event-pair-taken = { $seat } beginnt mit: { $player-card } und { $townsfolk }
viscounts-event-kingdom-built = Die Stapel des Königreichs liegen: { $number } Schuldscheine auf der Armut, { $deeds } Urkunden auf dem Wohlstand
viscounts-event-card-dropped = { $seat }: { $townsfolk } verlässt das Tableau
viscounts-event-card-played = { $seat } spielt aus: { $townsfolk }
viscounts-event-card-played-unseen = { $seat } hat keine Handkarte und spielt die oberste Karte aus: { $townsfolk }
viscounts-event-moved = { $number ->
    [0] { $seat } geht auf { $space }
   *[other] { $seat } geht auf { $space } und zahlt { $number } Silber
}
viscounts-event-rearranged = { $seat } ordnet die Karten auf dem Tableau um
viscounts-event-gained = { $seat } erhält { $good }
viscounts-event-paid = { $seat } zahlt { $good }
viscounts-event-virtue-gained = { $seat } erhält { $number } Tugend; der Marker steht auf { $index }
viscounts-event-corruption-gained = { $seat } erhält { $number } Verderbnis; der Marker steht auf { $index }
viscounts-event-debts-taken = { $number ->
    [one] { $seat } nimmt einen Schuldschein
   *[other] { $seat } nimmt { $number } Schuldscheine
}
viscounts-event-deeds-taken = { $number ->
    [one] { $seat } nimmt eine Urkunde
   *[other] { $seat } nimmt { $number } Urkunden
}
viscounts-event-debt-flipped = { $seat } begleicht einen Schuldschein
viscounts-event-deed-flipped = { $seat } dreht eine Urkunde um
viscounts-event-traded = { $number ->
    [one] { $seat } tauscht einmal: { $space }
   *[other] { $seat } tauscht { $number }-mal: { $space }
}
viscounts-event-dismissed = { $seat } schickt weg: { $townsfolk }
viscounts-event-dismissed-printed = { $seat } nutzt: { $townsfolk }
viscounts-event-hired = { $seat } wirbt an: { $townsfolk }
viscounts-event-destroyed = { $seat } vernichtet: { $townsfolk }
viscounts-event-card-discarded = { $seat } legt ab: { $townsfolk }
viscounts-event-discarded-unseen = { $seat } legt die oberste Karte des Nachziehstapels ab: { $townsfolk }
viscounts-event-townsfolk-shown = Auf Segment { $segment } erscheint: { $townsfolk }
viscounts-event-manuscript-shown = Auf Segment { $segment } erscheint: { $manuscript }
viscounts-event-built = { $seat } baut auf Bauplatz { $spot }: { $building }
viscounts-event-linked = { $seat }: eine Verbindung mit einem Gebäude von { $owner }: { $link }
viscounts-event-workers-placed = { $number ->
    [one] { $seat } setzt 1 Arbeiter ein: { $section }
   *[other] { $seat } setzt { $number } Arbeiter ein: { $section }
}
viscounts-event-climbed = Ein Arbeiter von { $seat } steigt auf, von: { $section }, nach: { $to }
viscounts-event-worker-stepped = Ein Arbeiter von { $seat } geht zur Seite, von: { $section }, nach: { $to }
viscounts-event-worker-moved = { $seat } bewegt einen Arbeiter, von: { $section }, nach: { $to }
viscounts-event-reached-top = { $seat }, { $section }: ein Arbeiter steigt ganz nach oben
viscounts-event-bumped = { $seat } schickt einen Arbeiter von { $owner } zurück: { $section }
viscounts-event-leader-taken = { $seat } führt in der Burg
viscounts-event-transcribed = { $seat } schreibt ab: { $manuscript }
viscounts-event-read = { $seat } schreibt ab und behält nichts: { $manuscript }
viscounts-event-bonus-taken = { $seat } nimmt die Karte { $cleric-bonus }
viscounts-event-collided = Die Marker von { $seat } stoßen auf { $index } zusammen
viscounts-event-collision-items = Der Zusammenstoß von { $seat } gilt auf { $index }
viscounts-event-card-drawn = { $seat } zieht: { $townsfolk }
viscounts-event-card-drawn-hidden = { $seat } zieht eine Karte
viscounts-event-pile-reshuffled = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel
viscounts-event-poverty-revealed = Die Armut ist aufgedeckt
viscounts-event-prosperity-revealed = Der Wohlstand ist aufgedeckt
viscounts-event-passed = { $seat } verzichtet auf eine Aktion
viscounts-event-game-over = Das Spiel ist aus
viscounts-event-markers-reset = Die Marker von { $seat } gehen an die Enden der Leiste zurück
viscounts-event-last-round = Das Ende naht: diese Runde noch, dann eine letzte

## What is measured of a seat.

viscounts-measure-points = Punkte
viscounts-measure-corruption = Verderbnis
viscounts-measure-virtue = Tugend
viscounts-measure-ink = Tinte
viscounts-measure-gold = Gold
viscounts-measure-stone = Stein
viscounts-measure-silver = Silber
viscounts-measure-debts = Offene Schuldscheine
viscounts-measure-debts_paid = Beglichene Schuldscheine
viscounts-measure-deeds = Einfache Urkunden
viscounts-measure-deeds_flipped = Umgedrehte Urkunden
viscounts-measure-workshops = Werkstätten
viscounts-measure-trading_posts = Handelsposten
viscounts-measure-guildhalls = Gildenhallen
viscounts-measure-manuscripts = Manuskripte
viscounts-measure-workers_supply = Arbeiter im Vorrat
viscounts-measure-workers_tier_1 = Arbeiter auf Stufe 1
viscounts-measure-workers_tier_2 = Arbeiter auf Stufe 2
viscounts-measure-workers_tier_3 = Arbeiter auf Stufe 3
viscounts-measure-cards = Karten Stadtvolk
viscounts-measure-hand = Handkarten

## Points, and what a simulation counts.

score-castle = Arbeiter in der Burg
score-castle-leader = Burgherr
score-ribbons = Sätze von Bändern
score-resources = Übrige Rohstoffe
score-manuscripts = Manuskripte, die am Ende zählen
score-cleric-bonuses = Klerikerbonus-Karten
score-deeds = Urkunden
score-poverty = Armut
score-prosperity = Wohlstand
cli-sim-townsfolk-taken = Stadtvolk, angeworben oder weggeschickt
cli-sim-townsfolk-hired = Stadtvolk, angeworben
cli-sim-townsfolk-dismissed = Stadtvolk, weggeschickt
cli-sim-townsfolk-played = Stadtvolk, ausgespielt
cli-sim-townsfolk-dropped = Stadtvolk, herausgeschoben
cli-sim-printed-dismissed = Gedrucktes Stadtvolk, weggeschickt
cli-sim-printed-read = Gedruckte Manuskripte, abgeschrieben
cli-sim-links-joined = Verbindungen, geschlossen
cli-sim-exchanges-used = Tauschfelder, genutzt
cli-sim-wedges-climbed = Burgabschnitte, erstiegen
cli-sim-manuscripts-taken = Manuskripte, genommen
cli-sim-player-cards-taken = Spielerkarten, genommen
cli-sim-spots-built = Bauplätze, bebaut
cli-sim-collisions = Zusammenstöße
cli-sim-endings = Enden
