### Was die Zahlen einer Beobachtung bedeuten, für lernende Programme.

## Die Frage, in beiden Spielen.

observed-question-asked = Wer gefragt wird.
observed-question-kind = Was gefragt wird, nach dem Namen der Frage.
observed-question-seat = Wenn du gefragt wirst: dein eigener Platz, von 0 an gezählt, wie der Tisch zählt.
observed-question-numbers = Wenn du gefragt wirst: die Zahlen der Frage, etwa ein Preis, ein Ort oder eine Karte; Plätze, wie der Tisch sie zählt.
observed-question-next = Wenn du gefragt wirst: was nach deiner Antwort geschieht, nach dem Namen des Schritts.
observed-question-next-numbers = Die ersten Zahlen dieses Schritts, etwa ein Platz und eine Karte.

## Architekten.

observed-architects-turn-active = Wer am Zug ist.
observed-architects-turn-first = Wer begonnen hat.
observed-architects-turn-number = Züge aller Spieler zusammen.
observed-architects-turn-left = Übrige Züge der letzten Runde und 1 dazu; 0, bevor sie beginnt.
observed-architects-turn-reset-due = Auf diesen Zug folgt eine Räumung des Schwarzmarkts.
observed-architects-turn-apprentice-resets-due = Wie oft die Lehrlinge der ersten Spalte nach diesem Zug gehen.
observed-architects-tax = Silber am Steuerstand.
observed-architects-piles = Karten in jedem Stapel.
observed-architects-rewards-shown = Belohnungen, die jemand erhalten hat.
observed-architects-market-small = Die Karte auf dem linken Feld des Schwarzmarkts.
observed-architects-market-large = Karten, die auf das rechte Feld gewendet wurden.
observed-architects-market-large-top = Die von ihnen, die oben liegt.
observed-architects-guildhall-workers = Arbeiter in der Gildenhalle.
observed-architects-guildhall-spaces = Wessen Arbeiter auf jedem Feld liegt, in der Reihenfolge des Füllens.
observed-architects-display-row = Die Reihe der Werkstatt, in der jeder Lehrling liegt, von 1 an; 0, wenn er nicht dort liegt.
observed-architects-display-column = Seine Spalte, von 1 an.
observed-architects-display-silver = Silber, das auf ihm liegt.
observed-architects-seat-virtue = Tugend.
observed-architects-seat-debts-unpaid = Offene Schuldscheine.
observed-architects-seat-debts-paid = Beglichene Schuldscheine.
observed-architects-seat-cathedral = Stufe an der Kathedrale.
observed-architects-seat-hand-size = Gebäudekarten auf der Hand.
observed-architects-seat-goods = Waren.
observed-architects-seat-workers = Eigene Arbeiter nach dem Ort, an dem sie sind, außer denen auf anderen Tableaus.
observed-architects-seat-captured = Gefangene Arbeiter auf diesem Tableau, nach Besitzer.
observed-architects-seat-board = Das Spielertableau; keines ist das schlichte.
observed-architects-seat-apprentices = Lehrlinge.
observed-architects-seat-buildings = Errichtete Gebäude.
observed-architects-hand = Gebäudekarten auf deiner Hand.
observed-architects-pack = Gebäudekarten, aus denen du bei der Auswahl wählst.
observed-architects-looking = Gebäudekarten, die du ansiehst, um eine zu behalten.
observed-architects-looking-size = Wie viele Karten jemand ansieht.

## Zeitalter der Handwerker.

observed-architects-crafts-display = Offene Handwerkskarten.
observed-architects-crafts-loose = Das Werkzeug eines Lehrlings, der gerade gegangen ist.
observed-architects-crafts-used = Werkzeuge, die seit Beginn des Zugs oder der Räumung benutzt wurden.
observed-architects-crafts-pile = Handwerkskarten im Stapel.
observed-architects-crafts-under-building = Die Nummer, von 1 an, der Handwerkskarte unter jedem Gebäude.
observed-architects-crafts-under-apprentice = Dasselbe unter jedem Lehrling.
observed-architects-artisans-shield = Der in diesem Zug eingesetzte Handwerker kann noch einen Verlust von Tugend abwenden.
observed-architects-artisans-thrift = Er kann noch weniger zahlen.
observed-architects-artisans-owed = Ein Werkzeug hat eine erste Gefangennahme bezahlt, der eine weitere folgen muss.
observed-architects-artisans-place = Wo der letzte Arbeiter des Spielers am Zug eingesetzt wurde.
observed-architects-artisans-stacked = Felder der Gildenhalle mit einem zweiten Arbeiter.
observed-architects-seat-adornments = Handwerkskarten, die Verzierungen sind.
observed-architects-seat-tools = Handwerkskarten, die Werkzeuge sind.
observed-architects-seat-artisan = Wo der Handwerker ist.

## Wunderwerke.

observed-architects-contributions-open = Die offene Beitragskarte.
observed-architects-contributions-pile = Beitragskarten im Stapel, die offene mitgezählt.
observed-architects-contributions-filled = Rohstoffe, die zu ihr beigetragen wurden.
observed-architects-contributions-due = Beiträge, die dieser Zug eingebracht hat und die noch zu leisten sind.
observed-architects-consequences-past = Beitragskarten unter den Folgen.
observed-architects-consequences-now = Die, die gilt.
observed-architects-princess = Wo die Prinzessin steht.
observed-architects-profiteer = Wo der Profiteur steht.
observed-architects-influence-due = Einfluss, den dieser Zug eingebracht hat und der noch zu nehmen ist.
observed-architects-wonders-laid = Rohstoffe, die auf jedem Wunderwerk liegen.
observed-architects-wonders-owner = Wer es errichtet hat.
observed-architects-wonders-site = Wo sein Marker liegt.
observed-architects-seat-influence = Einfluss.
observed-architects-seat-prepaid = Silber, für das in diesem Zug Einfluss abgegeben wurde und das noch nicht ausgegeben ist.

## Gegner.

observed-architects-schemes-pile = Plankarten im Stapel des Gegners.
observed-architects-schemes-future = Zukunftspläne daneben.
observed-architects-schemes-discards = Plankarten, denen er seit dem letzten Mischen gefolgt ist.
observed-architects-schemes-last = Die, der er zuletzt gefolgt ist.
observed-architects-schemes-track = Wo sein Marker steht.
observed-architects-schemes-crafts = Handwerkskarten, die er genommen hat.

## Vizegrafen.

observed-viscounts-turn-active = { observed-architects-turn-active }
observed-viscounts-turn-first = { observed-architects-turn-first }
observed-viscounts-turn-number = { observed-architects-turn-number }
observed-viscounts-turn-left = Übrige Züge bis zum Ende und 1 dazu; 0, bis das Ende abzusehen ist.
observed-viscounts-turn-distance = Der Silberwert der Karte, die in diesem Zug gespielt wurde.
observed-viscounts-turn-dismissed = Die Karte, die in diesem Zug weggeschickt wurde.
observed-viscounts-turn-action = Die Aktion, an die der Spieler am Zug gebunden ist.
observed-viscounts-board-ring = Welches Segment an jeder Stelle des Rings liegt, im Uhrzeigersinn.
observed-viscounts-board-offset = Wie weit die Burg gedreht ist.
observed-viscounts-piles-townsfolk = Stadtvolk im Stapel jedes Segments.
observed-viscounts-piles-manuscripts = Manuskripte im Stapel jedes Segments.
observed-viscounts-tops-townsfolk = Das offene Stadtvolk jedes Segments.
observed-viscounts-tops-manuscripts = Das offene Manuskript jedes Segments.
observed-viscounts-spots = Wer auf jedem Bauplatz was gebaut hat.
observed-viscounts-castle = Arbeiter in jedem Abschnitt der Burg, nach Besitzer.
observed-viscounts-castle-leader = Wer in der Burg führt.
observed-viscounts-kingdom-debts = Schuldscheine, die auf der Armut liegen; auch während des Aufbaus 0.
observed-viscounts-kingdom-deeds = Urkunden, die auf dem Wohlstand liegen; auch während des Aufbaus 0.
observed-viscounts-kingdom-poverty = Die Armut ist aufgedeckt.
observed-viscounts-kingdom-prosperity = Der Wohlstand ist aufgedeckt.
observed-viscounts-bonuses = Wer die Klerikerbonus-Karte jedes Bandes hat.
observed-viscounts-pairs = Bei der Auswahl: die Nummer, von 1 an, des Helden neben jeder Spielerkarte.
observed-viscounts-seat-corruption = Der Marker der Verderbnis.
observed-viscounts-seat-virtue = Der Marker der Tugend.
observed-viscounts-seat-debts-unpaid = Offene Schuldscheine.
observed-viscounts-seat-debts-paid = Beglichene Schuldscheine.
observed-viscounts-seat-deeds-plain = Urkunden, die nicht umgedreht sind.
observed-viscounts-seat-deeds-flipped = Umgedrehte Urkunden.
observed-viscounts-seat-workers = Arbeiter im Vorrat.
observed-viscounts-seat-hand-size = Karten auf der Hand.
observed-viscounts-seat-draw-size = Karten im Nachziehstapel.
observed-viscounts-seat-goods = Waren.
observed-viscounts-seat-buildings = Welche der neun Gebäude auf dem Spielplan stehen.
observed-viscounts-seat-space = Wo der Vizegraf steht.
observed-viscounts-seat-player-card = Die Spielerkarte.
observed-viscounts-seat-manuscripts = Manuskripte.
observed-viscounts-seat-slots = Die Karte an jeder Stelle des Spielertableaus, von links.
observed-viscounts-seat-discard = Karten im Ablagestapel.
observed-viscounts-seat-removed = Karten, die dieser Spieler aus dem Spiel genommen hat.
observed-viscounts-seat-unseen = Karten auf der Hand oder im Nachziehstapel: Alle kennen sie, aber nicht, welche wo ist.
observed-viscounts-hand = Karten auf deiner Hand.
observed-viscounts-draw = Karten in deinem Nachziehstapel, in welcher Reihenfolge auch immer.
observed-viscounts-schemes-board = Das Tableau des Gegners.
observed-viscounts-schemes-pile = Plankarten in seinem Stapel.
observed-viscounts-schemes-future = Übrige Zukunftspläne.
observed-viscounts-schemes-slot_1 = Der Plan auf seinem ersten Platz.
observed-viscounts-schemes-slot_2 = Der Plan auf seinem zweiten Platz.
observed-viscounts-schemes-slot_3 = Der Plan auf seinem dritten Platz.
observed-viscounts-schemes-discard = Plankarten in seinem Ablagestapel.
observed-viscounts-schemes-seen = Plankarten, die irgendwann offen lagen.
