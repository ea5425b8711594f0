### Viscounts: was Karten und Spielplan bewirken. Die Regeln setzen es selbst zusammen.

## What is printed on the board, and other numbers.

viscounts-printed-spot-small = Bauplatz { $spot }, Seite für 1 oder 2 Personen
viscounts-printed-spot-large = Bauplatz { $spot }, Seite für 3 oder 4 Personen
viscounts-printed-link-small = Verbindung { $spot }–{ $to }, Seite für 1 oder 2 Personen
viscounts-printed-link-large = Verbindung { $spot }–{ $to }, Seite für 3 oder 4 Personen
viscounts-printed-joint-small = Verbindung von { $spot } zum nächsten Segment, Seite für 1 oder 2 Personen
viscounts-printed-joint-large = Verbindung von { $spot } zum nächsten Segment, Seite für 3 oder 4 Personen
viscounts-printed-exchange = Tausch auf Feld { $number }
viscounts-printed-wedge = { $ref ->
    [K0] Burg, dritte Stufe
   *[other] Burgabschnitt { $ref }
}
viscounts-figure-workshop = Werkstätten
viscounts-figure-trading-post = Handelsposten
viscounts-figure-guildhall = Gildenhallen
viscounts-figure-castle = Burg
viscounts-figure-ribbons = Sätze von Bändern
viscounts-figure-debt = Schuldschein
viscounts-figure-deed = Urkunde
viscounts-figure-poverty = Armut
viscounts-figure-prosperity = Wohlstand
viscounts-figure-debt-pile = Schuldscheine auf der Armut
viscounts-figure-deed-pile = Urkunden auf dem Wohlstand

## What happens.

viscounts-does-none = nichts
viscounts-does-gain = { $good } erhalten
viscounts-does-any = { $number ->
    [one] 1 Rohstoff nach Wahl erhalten
   *[other] { $number } Rohstoffe nach Wahl erhalten
}
viscounts-does-vir = { $number } Tugend erhalten
viscounts-does-cor = { $number } Verderbnis erhalten
viscounts-does-deed = { $number ->
    [one] 1 Urkunde nehmen
   *[other] { $number } Urkunden nehmen
}
viscounts-does-debt = { $number ->
    [one] 1 Schuldschein nehmen
   *[other] { $number } Schuldscheine nehmen
}
viscounts-does-flip-debt = 1 offenen Schuldschein umdrehen
viscounts-does-flip-deed = 1 Urkunde umdrehen
viscounts-does-flip = 1 offenen Schuldschein oder 1 Urkunde umdrehen
viscounts-does-destroy = auf Wunsch 1 Karte für ihr Silber vernichten
viscounts-does-destroy-setup = auf Wunsch 1 beliebige deiner Karten für ihr Silber vernichten
viscounts-does-discard = auf Wunsch 1 Karte ablegen
viscounts-does-rearrange = auf Wunsch die Karten auf deinem Tableau umordnen
viscounts-does-shuffle = deine abgelegten Karten in deinen Nachziehstapel mischen
viscounts-does-castle-move = auf Wunsch 1 deiner Arbeiter in einen benachbarten Abschnitt der ersten Stufe bewegen
viscounts-does-hire-free = 1 beliebige offen liegende Karte Stadtvolk kostenlos anwerben
viscounts-does-worker = { $number ->
    [one] 1 Arbeiter in einen beliebigen Abschnitt der ersten Stufe setzen
   *[other] { $number } Arbeiter in einen beliebigen Abschnitt der ersten Stufe setzen
}
viscounts-does-build-free = kostenlos auf einem beliebigen freien Bauplatz bauen: { $building }
viscounts-does-build-free-here = kostenlos auf einem Bauplatz deines Feldes bauen: { $building }
viscounts-does-manuscript-free = 1 beliebiges offenes Manuskript mit Kosten 3 oder 4 kostenlos nehmen
viscounts-does-end-vp = 1 SP für { $thing }
viscounts-does-series = { $parts }
viscounts-does-twice = { $effect }, zweimal
viscounts-does-either = { $first }; oder { $second }
viscounts-does-build = bauen
viscounts-does-place = Arbeiter einsetzen
viscounts-does-scribe = abschreiben
viscounts-does-focus = nach seinem Schwerpunkt handeln
viscounts-does-dismiss = das Stadtvolk neben dem Vizegrafen für dessen Bonus wegschicken
viscounts-does-future = einen Zukunftsplan zu den abgelegten Plänen nehmen
viscounts-does-cor-per-x = 1 Verderbnis für jeden Verbrecher auf seinem Tableau erhalten

## What manuscripts count at the end.

viscounts-thing-resource = { $number ->
    [one] jeden deiner Rohstoffe
   *[other] je { $number } deiner Rohstoffe
}
viscounts-thing-building = { $number ->
    [one] jedes deiner Gebäude auf dem Spielplan
   *[other] je { $number } deiner Gebäude auf dem Spielplan
}
viscounts-thing-builder-icon = { $number ->
    [one] jedes deiner Symbole „Bauleute“
   *[other] je { $number } deiner Symbole „Bauleute“
}
viscounts-thing-cleric-icon = { $number ->
    [one] jedes deiner Symbole „Kleriker“
   *[other] je { $number } deiner Symbole „Kleriker“
}
viscounts-thing-noble-icon = { $number ->
    [one] jedes deiner Symbole „Adlige“
   *[other] je { $number } deiner Symbole „Adlige“
}
viscounts-thing-merchant-icon = { $number ->
    [one] jedes deiner Symbole „Händler“
   *[other] je { $number } deiner Symbole „Händler“
}
viscounts-thing-criminal-icon = { $number ->
    [one] jedes deiner Symbole „Verbrecher“
   *[other] je { $number } deiner Symbole „Verbrecher“
}
viscounts-thing-manuscript = { $number ->
    [one] jedes deiner Manuskripte
   *[other] je { $number } deiner Manuskripte
}
viscounts-thing-flipped-deed = { $number ->
    [one] jede deiner umgedrehten Urkunden
   *[other] je { $number } deiner umgedrehten Urkunden
}
viscounts-thing-flipped-debt = { $number ->
    [one] jeden deiner beglichenen Schuldscheine
   *[other] je { $number } deiner beglichenen Schuldscheine
}
viscounts-thing-castle-worker = { $number ->
    [one] jeden deiner Arbeiter in der Burg
   *[other] je { $number } deiner Arbeiter in der Burg
}

## When it happens, and what changes as long as a card lies in a slot.

viscounts-when-play = Beim Ausspielen: { $effect }
viscounts-when-drop = Beim Herausschieben: { $effect }
viscounts-when-on-trade = Nach deinem Handel: { $effect }
viscounts-when-on-build = Nach deinem Bau: { $effect }
viscounts-when-on-scribe = Nach deinem Abschreiben: { $effect }
viscounts-when-on-place = Nach deinem Einsetzen von Arbeitern: { $effect }
viscounts-when-on-flip-debt = Wenn du einen Schuldschein umdrehst: { $effect }
viscounts-when-on-gain-debt = Wenn du einen Schuldschein nimmst: { $effect }
viscounts-when-any-collision = Bei jedem Zusammenstoß: { $effect }
viscounts-change-pair-m = Je 2 Händler dürfen als 1 Symbol zählen: { $icon }
viscounts-change-silver-2 = Je 2 Silber, die du ausgibst, zählen als 1 Symbol: { $icon }
viscounts-change-res-x2 = { $good }, ausgegeben als Symbol „{ $icon }“: 1 davon zählt in einer Aktion als 2 Symbole
viscounts-change-stone-gold-as-c = Jeder Stein und jedes Gold, das du ausgibst, zählt als 1 Kleriker

## Whole texts.

viscounts-text-none = Keine Wirkung
viscounts-text-two = { $first }. { $second }
viscounts-text-bonus = Bonus: { $effect }
viscounts-text-extra = Zu Beginn: { $effect }
viscounts-text-collected = Beim Erhalt: { $effect }
viscounts-text-end = Am Ende: { $effect }
viscounts-text-first = { $number ->
    [one] Für die erste Person mit 1 Manuskript, Band: { $ribbon }
   *[other] Für die erste Person mit { $number } Manuskripten, Band: { $ribbon }
}
viscounts-text-scheme = { $number ->
    [one] { $lines }; 1 Feld gehen; dann das Erste, was möglich ist: { $options }
   *[other] { $lines }; { $number } Felder gehen; dann das Erste, was möglich ist: { $options }
}
viscounts-text-option = { $number }) { $option }
viscounts-text-spot = Wenn du hier baust: { $effect }
viscounts-text-link = Wenn der zweite ihrer Plätze bebaut wird, für beide Besitzer: { $effect }
viscounts-text-exchange = Für seine Händler, beliebig oft: { $effect }
viscounts-text-wedge = Wenn dein Arbeiter dorthin steigt: { $effect }
viscounts-text-workshop = Für 1, 2, 3 davon: { $built_1 }, { $built_2 }, { $built_3 } SP
viscounts-text-trading-post = Für 1, 2, 3 davon: { $built_1 }, { $built_2 }, { $built_3 } SP
viscounts-text-guildhall = Für 1, 2, 3 davon: { $built_1 }, { $built_2 }, { $built_3 } SP
viscounts-text-castle = Jeder Arbeiter auf Stufe 1, 2 und 3: { $tier_1 }, { $tier_2 } und { $tier_3 } SP. Burgherr: { $leader } SP
viscounts-text-ribbons = Für 1, 2, 3, 4 verschiedene Bänder: { $set_1 }, { $set_2 }, { $set_3 }, { $set_4 } SP
viscounts-text-debt = Offen: { $unpaid } SP. Beglichen: { $paid } SP
viscounts-text-deed = Einfach: { $plain } SP. Umgedreht: { $flipped } SP
viscounts-text-poverty = Einmal aufgedeckt, für die meisten umgedrehten Urkunden: { $first } SP; dann { $second } und { $third } SP, mit bis zu 2 Personen nur { $third }
viscounts-text-prosperity = Einmal aufgedeckt, für die meisten beglichenen Schuldscheine: { $first } SP; dann { $second } und { $third } SP, mit bis zu 2 Personen nur { $third }
viscounts-text-debt-pile = Mit bis zu 2 Personen: { $players_2 }; mit 3: { $players_3 }; mit 4: { $players_4 }
viscounts-text-deed-pile = Mit bis zu 2 Personen: { $players_2 }; mit 3: { $players_3 }; mit 4: { $players_4 }
