### Viscounts: setting up a table, what the player board offers, and the table on the terminal.

cli-game-viscounts = Vizegrafen des Westfrankenreichs

## Setting up.

opponent-viscount = Rivale
page-opponent-viscount-text = Zieht nach einem Stapel von Plänen über dieselben Straßen und kann am besten, was sein Schwerpunkt ist.
option-focus = Schwerpunkt
option-difficulty = Schwierigkeit
viscounts-focus-random = nach Zufall
viscounts-focus-merchant = Händler
viscounts-focus-builder = Bauleute
viscounts-focus-cleric = Kleriker
viscounts-focus-noble = Adel
viscounts-difficulty-easy = leicht
viscounts-difficulty-normal = mittel
viscounts-difficulty-hard = schwer

## What ends a game.

ending-poverty = Armut aufgedeckt
ending-prosperity = Wohlstand aufgedeckt
cli-sim-ended-by = Wie die Spiele endeten
cli-sim-ending = Ende

## What the buildings of a player board uncover, the first of each sort first.

viscounts-ability-workshop-1 = Beim Handeln 1 Händler mehr
viscounts-ability-workshop-2 = Beim Bauen 1 Bauleute-Symbol mehr
viscounts-ability-workshop-3 = Das erste zusätzliche Feld einer Bewegung ist frei
viscounts-ability-trading-post-1 = Beim Einsetzen von Arbeitern 1 Adel mehr
viscounts-ability-trading-post-2 = Beim Abschreiben 1 Kleriker mehr
viscounts-ability-trading-post-3 = Anwerben und Wegschicken kosten 1 Silber weniger
viscounts-ability-guildhall-1 = Auf 1 Karte mehr nachziehen
viscounts-ability-guildhall-2 = Der erste Rohstoff, den du in einer Aktion ausgibst, zählt als 2 Symbole
viscounts-ability-guildhall-3 = Auf 1 Karte mehr nachziehen

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
cli-viscounts-manuscript-worth = { $ribbon }, Kosten { $cost }, { $points }
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
cli-viscounts-start = beginnt auf { $space } mit { $goods }. { $text }
cli-viscounts-scheme = Bewegung { $move }, dann { $action } mit Stärke { $power }. { $text }
