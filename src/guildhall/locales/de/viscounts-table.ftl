### Viscounts: setting up a table, what the player board offers, and the table on the terminal.

cli-game-viscounts = Vizegrafen des Westfrankenreichs

## What ends a game.

ending-poverty = Armut aufgedeckt
ending-prosperity = Wohlstand aufgedeckt
cli-sim-ended-by = Wie die Spiele endeten
cli-sim-ending = Ende

## What the buildings of a player board uncover: Workshops, Trading Posts, Guildhalls, from the left.

viscounts-ability-ws1 = Immer wenn du anwirbst: auf Wunsch 1 Karte ablegen
viscounts-ability-ws2 = Bei jedem Zusammenstoß, ohne Verbrecher auf deinem Tableau: 1 Tugend
viscounts-ability-ws3 = Auf 1 Karte mehr nachziehen
viscounts-ability-tp1 = In jeder Bewegung 1 zusätzliches Feld umsonst
viscounts-ability-tp2 = Für 1 Silber wegschicken
viscounts-ability-tp3 = 2 Händler
viscounts-ability-gh1 = 1 Symbol Bauleute
viscounts-ability-gh2 = 1 Symbol Adel
viscounts-ability-gh3 = 1 Kleriker

## The table on the terminal.

cli-viscounts-ring = Der Ring im Uhrzeigersinn
cli-viscounts-ring-below = O: handeln oder bauen · I: Arbeiter einsetzen oder abschreiben
cli-viscounts-link = { $link }: { $effect }
cli-viscounts-castle = Burg
cli-viscounts-top = ganz oben
cli-viscounts-tier-1 = Stufe 1
cli-viscounts-tier-2 = Stufe 2
cli-viscounts-climbing = Aufsteigen
cli-viscounts-leader = { $seat } führt
cli-viscounts-kingdom = Das Königreich
cli-viscounts-poverty = { $number ->
    [one] 1 Schuldschein über der Armut
   *[other] { $number } Schuldscheine über der Armut
}
cli-viscounts-poverty-revealed = Die Armut ist aufgedeckt
cli-viscounts-prosperity = { $number ->
    [one] 1 Urkunde über dem Wohlstand
   *[other] { $number } Urkunden über dem Wohlstand
}
cli-viscounts-prosperity-revealed = Der Wohlstand ist aufgedeckt
cli-viscounts-turns-left = { $number ->
    [one] Der letzte Zug
   *[other] Noch { $number } Züge
}
cli-viscounts-bonuses = Klerikerbonus:
cli-viscounts-townsfolk = Stadtvolk auf den Segmenten
cli-viscounts-manuscripts = Manuskripte auf den Segmenten
cli-viscounts-manuscript-worth = { $ribbon }, Kosten { $cost }
cli-viscounts-manuscript-printed = aufgedruckt, Kosten { $cost }
cli-viscounts-corruption-letter = V
cli-viscounts-virtue-letter = T
cli-viscounts-track = Verderbnis { $corruption } { $track } { $virtue } Tugend
cli-viscounts-debts-and-deeds = Schuldscheine { $unpaid }, beglichen { $paid } · Urkunden { $plain }, umgedreht { $flipped }
cli-viscounts-supply = Arbeiter im Vorrat { $workers }
cli-viscounts-owned = Manuskripte: { $cards }
cli-viscounts-cards = Handkarten { $hand } · Nachziehstapel { $draw }
cli-viscounts-discards = Abgelegt: { $cards }
cli-viscounts-pairs = Für den Anfang
cli-viscounts-hand = Deine Karten
cli-viscounts-start = beginnt auf { $space } mit Silber { $silver }, Urkunden { $deeds }, Schuldscheinen { $debts }: { $resources }. { $text }
