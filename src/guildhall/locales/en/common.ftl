### Words that every sentence is made of: lists, goods, seats, and the things in the box.

## Lists. A list grows from the left: first list-more, then list-and or list-or for its last part.

list-more = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list = { $parts }
either = { $parts }
nothing = nothing

## Goods, with their number and by name.

good-clay = { $number ->
    [0] no Clay
   *[other] { $number } Clay
}
good-wood = { $number ->
    [0] no Wood
   *[other] { $number } Wood
}
good-stone = { $number ->
    [0] no Stone
   *[other] { $number } Stone
}
good-gold = { $number ->
    [0] no Gold
   *[other] { $number } Gold
}
good-marble = { $number ->
    [0] no Marble
   *[other] { $number } Marble
}
good-silver = { $number ->
    [0] no Silver
   *[other] { $number } Silver
}
good-cards = { $number ->
    [0] no Building cards
    [one] 1 Building card
   *[other] { $number } Building cards
}
good-virtue = { $number } Virtue
good-tax = { $number } Tax
# A free mix of several goods: "4 Wood or Stone".
good-mix = { $number } { $goods }

good-clay-name = Clay
good-wood-name = Wood
good-stone-name = Stone
good-gold-name = Gold
good-marble-name = Marble
good-silver-name = Silver

## Skills.

skill-carpentry = Carpentry
skill-tiling = Tiling
skill-masonry = Masonry

## Seats, by their colour.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-orange = Orange

## Categories of the score.

score-buildings = Buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid Debts
score-gold-and-marble = Gold and Marble
score-silver = Silver
score-prison = Workers in Prison
score-total = Total

## Set-up options and their values.

option-players = Players
option-setup = Set-up
option-boards = Player boards
option-board_sets = Boards to deal from
option-promo_cards = Promo cards
option-starting_apprentice = A free Apprentice to start with
option-apprentice_resets = Guildhall spaces that send Apprentices away
option-spare_own_workers = A card's capture may spare your own Workers
option-expansions = Expansions
option-corrections = Corrections to cards
setup-standard = Standard: everybody starts the same
setup-variable = Variable: every player board has its own start and ability
