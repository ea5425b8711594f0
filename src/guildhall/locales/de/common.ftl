### Words that every sentence is made of: lists, goods, seats, and the things in the box.
### Goods with their number stand in the accusative ("keinen Lehm zahlen").

## Lists. A list grows from the left: first list-more, then list-and or list-or for its last part.

list-more = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list = { $parts }
either = { $parts }
nothing = nichts

## Goods, with their number and by name.

good-clay = { $number ->
    [0] keinen Lehm
   *[other] { $number } Lehm
}
good-wood = { $number ->
    [0] kein Holz
   *[other] { $number } Holz
}
good-stone = { $number ->
    [0] keinen Stein
   *[other] { $number } Stein
}
good-gold = { $number ->
    [0] kein Gold
   *[other] { $number } Gold
}
good-marble = { $number ->
    [0] keinen Marmor
   *[other] { $number } Marmor
}
good-silver = { $number ->
    [0] kein Silber
   *[other] { $number } Silber
}
good-cards = { $number ->
    [0] keine Gebäudekarten
    [one] 1 Gebäudekarte
   *[other] { $number } Gebäudekarten
}
good-virtue = { $number } Tugend
good-tax = { $number ->
    [one] 1 Steuer
   *[other] { $number } Steuern
}
# A free mix of several goods: "4 Holz oder Stein".
good-mix = { $number } { $goods }

good-clay-name = Lehm
good-wood-name = Holz
good-stone-name = Stein
good-gold-name = Gold
good-marble-name = Marmor
good-silver-name = Silber

## Skills.

skill-carpentry = Zimmerei
skill-tiling = Dachdeckerei
skill-masonry = Maurerei

## Seats, by their colour.

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Violett
seat-orange = Orange

## Categories of the score.

score-buildings = Gebäude
score-cathedral = Kathedrale
score-virtue = Tugend
score-debts = Offene Schuldscheine
score-gold-and-marble = Gold und Marmor
score-silver = Silber
score-prison = Arbeiter im Gefängnis
score-total = Summe

## Set-up options and their values.

option-players = Spielerzahl
option-setup = Aufbau
option-boards = Spielertableaus
option-board_sets = Tableaus zum Austeilen
option-promo_cards = Promokarten
option-starting_apprentice = Ein kostenloser Lehrling zu Beginn
option-apprentice_resets = Felder der Gildenhalle, die Lehrlinge wegschicken
option-spare_own_workers = Gefangennahmen durch Karten dürfen die eigenen Arbeiter verschonen
option-expansions = Erweiterungen
option-corrections = Berichtigungen von Karten
setup-standard = Standard: Alle beginnen gleich
setup-variable = Variabel: Jedes Tableau hat einen eigenen Start und eine eigene Fähigkeit
