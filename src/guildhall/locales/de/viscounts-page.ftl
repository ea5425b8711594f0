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
page-cleric-bonuses = Klerikerbonus
page-nobody = noch niemand
page-outer-ring = Der äußere Ring
page-inner-ring = Der innere Ring
page-revealed = aufgedeckt
page-kingdom-above = { $number ->
    [one] 1 Karte liegt darüber
   *[other] { $number } Karten liegen darüber
}
page-kingdom-revealed = aufgedeckt: diese Runde und noch eine werden gespielt
page-end-is-near = Das Ende ist nah: diese Runde, und höchstens noch eine
page-covered = Unter dem Gebäude: { $ability }
page-by-focus = sein Schwerpunkt: { $focus }

## Was auf Wunsch erklärt wird.

page-explain-outer-ring = Alle Straßen führen in eine Richtung, den Pfeilen nach. Auf dem äußeren Ring handelst du, mit Händlern, oder baust im Gebiet deines Vizegrafen, mit Bauleuten und Stein.
page-explain-inner-ring = Alle Straßen führen in eine Richtung, den Pfeilen nach. Auf dem inneren Ring setzt du Arbeiter in die Burg ein, mit Adel und Gold, oder schreibst das Manuskript hier ab, mit Klerikern und Tinte.
page-explain-castle = Drei deiner Arbeiter in einem Abschnitt der ersten Stufe verteilen sich: einer steigt auf und bringt, was darüber steht, je einer geht nach links und rechts. Drei in einem Abschnitt der zweiten Stufe schicken einen an die Spitze, für einen beliebigen Rohstoff. Ein Abschnitt fasst drei Arbeiter; die übrigen werden zurückgeschickt.
page-explain-collision = Verderbnis kommt von links, Tugend von rechts. Wo sie sich treffen, nimmst du am Ende deines Zuges die Urkunden und Schuldscheine, die dort stehen, und beide gehen an ihre Enden zurück.
