### Die Seite: der Tisch von Viscounts.

page-player-board = Spielertableau
page-player-card = Spielerkarte
page-manuscripts = Manuskripte
page-manuscripts-of = { $number ->
    [one] 1 Manuskript mit Band in { $ribbon }
   *[other] { $number } Manuskripte mit Band in { $ribbon }
}
page-draw-pile = Nachziehstapel ({ $number })
page-discard-pile = Ablagestapel ({ $number })
page-unseen-cards = Auf der Hand und im Nachziehstapel ({ $number })
page-hand-size = Karten auf der Hand
page-deeds = Urkunden: { $plain } einfache, { $flipped } umgedrehte
page-plain-deeds = Einfache Urkunden
page-flipped-deeds = Umgedrehte Urkunden
page-track = Verderbnis steht auf { $corruption }, Tugend auf { $virtue } von 7
page-collision = Tugend und Verderbnis
page-pair = { $card } und { $hero }: { $text }
page-pile-label = { $name }: { $text }. { $number ->
    [one] Die letzte Karte des Stapels
   *[other] { $number } Karten im Stapel
}
page-on-the-segments = Auf den Segmenten
page-built-by = { $building } von { $seat }
page-owned-by = { $seat } hat sie
page-castle = Burg
page-castle-top = Die Spitze der Burg
page-castle-leader = Burgherr
page-nobody = noch niemand
page-outer-ring = Der äußere Ring
page-inner-ring = Der innere Ring
page-revealed = aufgedeckt
page-end-is-near = Das Ende ist nah: diese Runde, und höchstens noch eine
page-covered = Unter dem Gebäude: { $ability }

## Meine Symbole und wie weit sie reichen.

page-my-icons = Meine Symbole für jede Aktion
page-icons-now = { $action }: { $number ->
    [one] 1 Symbol
   *[other] { $number } Symbole
}
page-icons-from = { $number } von { $source }
page-source-printed = deinem Spielertableau
page-source-building = einem aufgedeckten Gebäudefeld
page-source-bonus = einer Kleriker-Bonuskarte
page-reach-got = reicht
page-reach-can = reicht mit Waren
page-reach-no = reicht nicht
page-so-many-workers = { $number ->
    [one] 1 Arbeiter
   *[other] { $number } Arbeiter
}
page-at-spaces = auf den Feldern { $spaces }
page-manuscripts-at = Manuskripte bei { $segments }

## Der Spielplan.

page-see-castle = Burg
page-see-board = Plan
page-three-alike = Drei gleiche
page-leader-brings = 5 SP · Hand +1
page-ribbon-of = Band: { $ribbon }
page-kingdom-poverty-above = { $number ->
    [one] 1 Schuldschein über der Armut. Wird der letzte genommen, folgen diese Runde und noch eine, und die meisten umgedrehten Urkunden zählen.
   *[other] { $number } Schuldscheine über der Armut. Wird der letzte genommen, folgen diese Runde und noch eine, und die meisten umgedrehten Urkunden zählen.
}
page-kingdom-poverty-revealed = Die Armut ist aufgedeckt: Die meisten umgedrehten Urkunden zählen
page-kingdom-prosperity-above = { $number ->
    [one] 1 Urkunde über dem Wohlstand. Wird die letzte genommen, folgen diese Runde und noch eine, und die meisten beglichenen Schuldscheine zählen.
   *[other] { $number } Urkunden über dem Wohlstand. Wird die letzte genommen, folgen diese Runde und noch eine, und die meisten beglichenen Schuldscheine zählen.
}
page-kingdom-prosperity-revealed = Der Wohlstand ist aufgedeckt: Die meisten beglichenen Schuldscheine zählen
page-track-met = Verderbnis und Tugend stehen zusammen auf { $virtue } von 7
page-track-corruption = Verderbnis
page-track-virtue = Tugend
page-building-points = { $building }: Symbole zum Bauen, und Punkte für 1, 2 und 3 davon

## Meine Karten.

page-drops-next = fällt nächsten Zug
page-played-steps = { $number ->
    [one] gespielt: 1 Schritt
   *[other] gespielt: { $number } Schritte
}
page-printed-icons = Diese Symbole zählen, bis eine Karte darauf liegt
page-move-card = { $name } verschieben, jetzt in Fach { $number }: Pfeiltasten oder ziehen
page-then-drops = Als Nächstes fällt { $name }.
page-keep-order = In diese Reihenfolge legen
page-as-before = Wie zuvor

## Wegschicken.

page-dismissing = { $name } wegschicken
page-pay = kostet
page-bonus = Bonus
page-icons = Symbole
page-as-it-is = ohne
page-dismissed-first = mit

## Was auf Wunsch erklärt wird.

page-explain-outer-ring = Alle Straßen führen in eine Richtung, den Pfeilen nach. Auf dem äußeren Ring handelst du: Jedes Feld hat einen Tausch, den du so oft nutzen darfst, wie deine Händler und dein Silber reichen. Oder du baust auf einem Bauplatz am Feld deines Vizegrafen, mit Bauleuten und Stein.
page-explain-inner-ring = Alle Straßen führen in eine Richtung, den Pfeilen nach. Auf dem inneren Ring setzt du Arbeiter in die Burg ein, mit Adel und Gold, oder schreibst das Manuskript hier ab, mit Klerikern und Tinte.
page-explain-castle = Drei deiner Arbeiter in einem Abschnitt der ersten Stufe verteilen sich: einer steigt auf und bringt, was darüber steht, je einer geht nach links und rechts. Drei in einem Abschnitt der zweiten Stufe schicken einen an die Spitze, für einen beliebigen Rohstoff. Ein Abschnitt fasst drei Arbeiter; die übrigen werden zurückgeschickt, und jeder bringt seinem Besitzer 2 Silber, von der zweiten Stufe 1 Tugend und einen beliebigen Rohstoff.
page-explain-collision = Verderbnis kommt von links, Tugend von rechts. Haben sie sich getroffen, bewegen sie sich gemeinsam weiter. Stehen sie am Ende deines Zuges beisammen, nimmst du Silber, Urkunden und Schuldscheine, die dort stehen, die anderen bekommen, was darunter steht, und beide gehen an ihre Enden zurück.

## Das geführte erste Spiel.

page-lesson-viscounts-draft = Wähl, wer du bist
page-lesson-viscounts-draft-text = Jedes Paar besteht aus einer Spielerkarte, die sagt, wo und womit dein Vizegraf beginnt, und einer Heldenkarte, die das ganze Spiel über zu deinen Karten gehört. Für das erste Spiel taugt jedes Paar.
page-lesson-viscounts-play = Spiel eine Karte aus
page-lesson-viscounts-play-text = Sie kommt auf den ersten Platz deines Tableaus. Ihr Silber sagt, wie weit dein Vizegraf geht, und mit ihren Symbolen handelst du. Ein Verbrecher zählt für jede Aktion, bringt aber 1 Verderbnis für jeden Verbrecher auf deinem Tableau.
page-lesson-viscounts-slots = Karten bleiben drei Züge
page-lesson-viscounts-slots-text = In jedem Zug rücken deine Karten einen Platz nach rechts; die dritte fällt auf deinen Ablagestapel. Was du jetzt ausspielst, zählt also auch in den nächsten beiden Zügen: Karten mit demselben Symbol hintereinander machen eine Aktion stark.
page-lesson-viscounts-move = Beweg deinen Vizegrafen
page-lesson-viscounts-move-text = Alle Straßen führen in eine Richtung, den Pfeilen nach. Auf dem äußeren Ring handelst oder baust du; auf dem inneren setzt du Arbeiter in die Burg ein oder schreibst Manuskripte ab. Jedes Feld weiter kostet 1 Silber.
page-lesson-viscounts-act = Deine Aktion
page-lesson-viscounts-act-text = Es zählen die Symbole der Karten auf deinen Plätzen: Händler zum Handeln, Bauleute zum Bauen, Adel für Arbeiter, Kleriker für Manuskripte. Silber ersetzt Händler; Stein, Gold und Tinte ersetzen Bauleute, Adel und Kleriker. Reicht es nicht, tust du hier nichts.
page-lesson-viscounts-trade = Handeln
page-lesson-viscounts-trade-text = Jedes äußere Feld hat einen Tausch, den du mehrmals nutzen darfst: 1 Händler für 1 Silber, 2 für einen Rohstoff, 3, um eine Karte für ihr Silber zu vernichten, 4, um einen Schuldschein oder eine Urkunde umzudrehen. Auch Silber zählt als Händler.
page-lesson-viscounts-build = Du kannst bauen
page-lesson-viscounts-build-text = Ein Gebäude ist Punkte wert und bringt, was auf seinem Bauplatz steht. Führt eine aufgedruckte Verbindung zu einem anderen Gebäude, bekommen du und dessen Besitzer, was sie zeigt. Wähl, welches deiner neun Gebäude du nimmst: Was es auf deinem Tableau verdeckt hat, gehört von nun an dir.
page-lesson-viscounts-castle = Arbeiter für die Burg
page-lesson-viscounts-castle-text = Sie gehen in den Abschnitt neben deinem Vizegrafen. Sobald dort drei von dir stehen, steigt einer auf; je höher, desto mehr Punkte. Am besten kommst du also dorthin zurück, wo du zwei hast.
page-lesson-viscounts-climb = Ein Arbeiter ist aufgestiegen
page-lesson-viscounts-climb-text = Von drei Arbeitern in einem Abschnitt der ersten Stufe steigt einer auf und bringt eine Belohnung, je einer geht nach links und rechts. Drei in der zweiten Stufe schicken einen an die Spitze. Ein Abschnitt fasst drei Arbeiter; wer einen zu viel einsetzt, sagt, welcher zurückgeht.
page-lesson-viscounts-manuscript = Manuskripte
page-lesson-viscounts-manuscript-text = Ein Manuskript tut sofort etwas oder zählt am Ende. Verschiedene Bänder bilden Sätze: 1, 4, 9 oder 16 Punkte für ein bis vier Bänder. Wer zuerst drei mit demselben Band hat, nimmt die Bonuskarte dieses Bandes mit Symbolen, die bleiben.
page-lesson-viscounts-dismiss = Stadtvolk wegschicken
page-lesson-viscounts-dismiss-text = Statt die Karte hier anzuwerben, kannst du dafür zahlen, sie wegzuschicken: Ihre Symbole helfen bei dieser Aktion, und ihr Bonus kommt sofort, aber die Karte verlässt das Spiel. Einmal in jedem Zug.
page-lesson-viscounts-hire = Stadtvolk anwerben
page-lesson-viscounts-hire-text = Für ihr Silber kommt die Karte neben deinem Vizegrafen auf deinen Ablagestapel und später auf deine Hand. Ihr Bonus kommt sofort. Gute Karten früh im Spiel stärken jeden späteren Zug.
page-lesson-viscounts-arrange = Umordnen
page-lesson-viscounts-arrange-text = Du kannst die Karten auf deinem Tableau anders ordnen. Was auf dem dritten Platz liegt, fällt als Nächstes weg.
page-lesson-viscounts-debt = Ein Schuldschein
page-lesson-viscounts-debt-text = Offene Schuldscheine kosten am Ende je 2 Punkte. Wer einen umdreht, begleicht ihn und bekommt sofort einen beliebigen Rohstoff. Beglichene zählen, wenn der Wohlstand aufgedeckt wird.
page-lesson-viscounts-deed = Eine Urkunde
page-lesson-viscounts-deed-text = Eine Urkunde ist 1 Punkt wert, und 3, sobald sie umgedreht ist. Umgedrehte zählen, wenn die Armut aufgedeckt wird.
page-lesson-viscounts-track = Tugend und Verderbnis
page-lesson-viscounts-track-text = Auf deiner Leiste kommt Verderbnis von links, Tugend von rechts. Wenn sie sich treffen, bleiben sie beisammen. Am Ende dieses Zuges nimmst du Urkunden, wenn die Tugend weit gekommen ist, Schuldscheine, wenn es die Verderbnis ist, und etwas Silber. Auch das Mischen deines Ablagestapels bewegt sie: 1 Verderbnis mit einem Verbrecher auf deinem Tableau, sonst 1 Tugend.
page-lesson-viscounts-goal = Wie es endet
page-lesson-viscounts-goal-text = Sind so viele Schuldscheine genommen, dass die Armut aufgedeckt wird, oder so viele Urkunden, dass der Wohlstand aufgedeckt wird, werden diese Runde und noch eine gespielt. Die Armut belohnt, wer die meisten Urkunden umgedreht hat, der Wohlstand, wer die meisten Schuldscheine beglichen hat.
page-lesson-viscounts-last-round = Das Ende ist in Sicht
page-lesson-viscounts-last-round-text = Eine Königreichskarte ist aufgedeckt: diese Runde und noch eine. Was jetzt Punkte bringt, zählt mehr als das, was spätere Züge stärkt.
page-lesson-viscounts-on-your-own = Jetzt allein weiter
page-lesson-viscounts-on-your-own-text = Du kennst jetzt die Phasen eines Zuges. Jede Karte erklärt sich, wenn du auf sie zeigst, den Punktestand zeigt die Taste S, und mit U nimmst du eine Antwort zurück.
