### The browser of cards (`guildhall cards`).

## Kinds of cards, as headings.

kind-apprentices = Lehrlinge
kind-buildings = Gebäude
kind-rewards = Belohnungen
kind-markets = Schwarzmarktkarten
kind-boards = Spielertableaus (variable Seite)

## Columns.

column-name = Name
column-key = Schlüssel
column-text = Was sie bewirkt
column-origin = Herkunft
column-box = Schachtel
column-card = Karte
column-field = Feld
column-ours = Unsere
column-yours = Deine

field-vp = SP
field-cost = Kosten
field-skills = Fertigkeiten
field-virtue = Tugend
field-prison = Gefängnis
field-silver = Silber
field-goods = Waren
field-cards = Karten
field-debts = Schuldscheine
field-pairing = Gegenstück

## Cells.

letter-clay = L
letter-wood = H
letter-stone = S
letter-gold = G
letter-marble = M
letter-silver = s
letters = Waren: { $letters }
letter-meaning = { $letter } { $good }
skills-all = alle drei
cell-none = keine
text-corrected = { $text } (berichtigt)
cards-heading = { $kind }: { $number }
box-line = Wo keine Schachtel genannt ist, ist es das Grundspiel.
origin-heading = Woher die Zahlen kommen
origin-line = { $origin }: { $meaning }

## What it says besides.

cards-none = Keine Karte passt zu { $text }.
check-same = { $file }: gültig, und alle Zahlen sind schon unsere ({ $number ->
    [0] keine Berichtigungen
    [one] 1 Berichtigung
   *[other] { $number } Berichtigungen
}).
check-different = { $file }: gültig. { $number ->
    [one] 1 Zahl weicht von unseren ab.
   *[other] { $number } Zahlen weichen von unseren ab.
}

## Die Sätze mehrerer Besitzer zusammenführen.

column-said = Wer was sagt
column-taken = Übernommen
merge-open = offen
merge-done = { $sets } Sätze: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} verglichen, { $corrections ->
    [one] 1 Berichtigung
   *[other] { $corrections } Berichtigungen
} übernommen, { $open } offen.
merge-written = Nach { $file } geschrieben.
