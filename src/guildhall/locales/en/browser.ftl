### The browser of cards (`guildhall cards`).

## Kinds of cards, as headings.

kind-apprentices = Apprentices
kind-buildings = Buildings
kind-rewards = Rewards
kind-markets = Black Market cards
kind-boards = Player boards (variable side)

## Columns.

column-name = Name
column-key = Key
column-text = What it does
column-origin = Origin
column-box = Box
column-card = Card
column-field = Field
column-ours = Ours
column-yours = Yours

field-vp = VP
field-cost = Cost
field-skills = Skills
field-virtue = Virtue
field-prison = Prison
field-silver = Silver
field-goods = Goods
field-cards = Cards
field-debts = Debts
field-pairing = Pairing

## Cells.

letter-clay = C
letter-wood = W
letter-stone = S
letter-gold = G
letter-marble = M
letter-silver = s
letters = Goods: { $letters }
letter-meaning = { $letter } { $good }
skills-all = all three
cell-none = none
text-corrected = { $text } (corrected)
cards-heading = { $kind }: { $number }
box-line = Where no box is named, it is the base game.
origin-heading = Where the numbers come from
origin-line = { $origin }: { $meaning }

## What it says besides.

cards-none = No card matches { $text }.
check-same = { $file }: valid, and every number is ours already ({ $number ->
    [0] no corrections
    [one] 1 correction
   *[other] { $number } corrections
}).
check-different = { $file }: valid. { $number ->
    [one] 1 number differs from ours.
   *[other] { $number } numbers differ from ours.
}

## Merging the sets of several owners.

column-said = Who says what
column-taken = Taken
merge-open = open
merge-done = { $sets } sets: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} compared, { $corrections ->
    [one] 1 correction
   *[other] { $corrections } corrections
} taken, { $open } open.
merge-written = Written to { $file }.
