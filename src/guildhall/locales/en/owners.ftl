### For the owner of a box: the score pad, and cards of one's own.

## The score pad.

page-pad = Score pad
page-pad-text = Count the points of a game on your table.
page-pad-who = Who plays, and with what
page-pad-boxes = Boxes
page-pad-person = Player { $number }
page-pad-has = What everybody has
page-pad-tap = Tap a cell
page-pad-points = Points
page-pad-place = Place
page-pad-cell = { $what } of { $who }: { $value }
page-pad-nothing = nothing yet
page-pad-next = Next: { $who }
page-pad-next-line = Next: { $what }
page-pad-done = Done
page-pad-less-of = Less: { $what }
page-pad-more-of = More: { $what }
page-pad-yes = yes
page-pad-no = no
page-pad-none = none
page-pad-find = Find a card
page-pad-chosen = { $number ->
    [0] none chosen
    [one] 1 chosen
   *[other] { $number } chosen
}
page-pad-taken = { $who } has it
page-pad-over-none = First say which cards { $who } has.
page-pad-why = Why
page-pad-wins = { $who } wins with { $points }.
page-pad-shared = { $who } share the victory with { $points } each.
page-pad-alone = Against an opponent that follows cards, count its points by its own rules.
page-pad-waits = No network: what you tap in is kept, and the points are counted as soon as there is one.
page-pad-clear = A new game
page-pad-clear-sure = Clear the pad?
page-pad-link = Copy a link
page-pad-link-is = Link to this pad
page-pad-came = This pad came by a link.
page-pad-mine = Back to my own
page-pad-damaged = This link is damaged. Here is your own pad.
page-pad-print = Print

page-pad-architects-board = Player board
page-pad-architects-board-text = Its variable side, if you played with that one.
page-pad-architects-buildings = Buildings
page-pad-architects-buildings-text = All that you have built, in any order.
page-pad-architects-cathedral = Cathedral
page-pad-architects-cathedral-text = The level on which your marker stands; 0 is below it.
page-pad-architects-virtue = Virtue
page-pad-architects-virtue-text = Where your marker stands, once Buildings have moved it at the end.
page-pad-architects-unpaid = Unpaid Debts
page-pad-architects-unpaid-text = Debts that you have not paid off.
page-pad-architects-paid = Paid Debts
page-pad-architects-paid-text = Only some Buildings count them.
page-pad-architects-goods = Goods
page-pad-architects-goods-text = Gold, Marble and Silver count for everybody; the others only for some Buildings.
page-pad-architects-prison = In Prison
page-pad-architects-prison-text = Your Workers that are in Prison now.
page-pad-architects-apprentices = Apprentices
page-pad-architects-apprentices-text = Only some Buildings count them or their skills.
page-pad-architects-captured = Captured
page-pad-architects-captured-text = Workers that lie on your player board. Only some Buildings count them.
page-pad-architects-supply = At home
page-pad-architects-supply-text = Your Workers that are in your own supply. Only some Buildings count them.
page-pad-architects-adornments = Adornments
page-pad-architects-adornments-text = Which Craft Card lies under which of your Buildings.
page-pad-architects-tools = Tools
page-pad-architects-tools-text = Which Craft Card lies under which of your Apprentices.
page-pad-architects-influence = Influence
page-pad-architects-influence-text = Where your marker stands.

page-pad-viscounts-buildings = Buildings
page-pad-viscounts-buildings-text = Those on the board, by kind.
page-pad-viscounts-castle = Castle
page-pad-viscounts-castle-text = Your Workers in the Castle, by tier.
page-pad-viscounts-leader = Castle Leader
page-pad-viscounts-leader-text = Who has the Castle Leader card.
page-pad-viscounts-manuscripts = Manuscripts
page-pad-viscounts-manuscripts-text = All that you have, in any order.
page-pad-viscounts-bonuses = Cleric bonus
page-pad-viscounts-bonuses-text = The bonus cards that lie before you.
page-pad-viscounts-unpaid = Unpaid Debts
page-pad-viscounts-unpaid-text = Debts that you have not flipped.
page-pad-viscounts-paid = Paid Debts
page-pad-viscounts-paid-text = Debts that you have flipped. With Prosperity, whoever has most scores.
page-pad-viscounts-plain = Deeds
page-pad-viscounts-plain-text = Deeds that you have not flipped.
page-pad-viscounts-flipped = Flipped Deeds
page-pad-viscounts-flipped-text = With Poverty, whoever has most scores.
page-pad-viscounts-goods = Goods
page-pad-viscounts-goods-text = They break ties, and some Manuscripts count them.
page-pad-viscounts-icons = Icons
page-pad-viscounts-icons-text = On all your Townsfolk wherever they lie, on uncovered spaces of your player board and on bonus cards. Only some Manuscripts count them.
page-pad-viscounts-poverty = Poverty is open
page-pad-viscounts-poverty-text = Its card has been revealed.
page-pad-viscounts-prosperity = Prosperity is open
page-pad-viscounts-prosperity-text = Its card has been revealed.
page-pad-viscounts-castle-tier-1 = Lowest tier
page-pad-viscounts-castle-tier-2 = Middle tier
page-pad-viscounts-castle-tier-3 = Top

page-pad-score-architects-buildings = The points printed on your Buildings, and what some of them count at the end.
page-pad-score-architects-adornments = The points of the Adornments under your Buildings.
page-pad-score-architects-tools = The more Apprentices have a Tool, the more each is worth.
page-pad-score-architects-cathedral = By the level that you have reached.
page-pad-score-architects-virtue = By where your marker stands: few lose points, many gain some.
page-pad-score-architects-debts = 2 points lost for each, unless a Building changes that.
page-pad-score-architects-gold-and-marble = 1 point for each.
page-pad-score-architects-silver = 1 point for every 10.
page-pad-score-architects-prison = 1 point lost for every 2 Workers.
page-pad-score-viscounts-buildings = By how many of each kind stand on the board.
page-pad-score-viscounts-castle = The higher the tier, the more each Worker is worth.
page-pad-score-viscounts-castle-leader = For whoever has the card.
page-pad-score-viscounts-ribbons = Each set of different ribbons counts, large sets far more.
page-pad-score-viscounts-manuscripts = What is printed on Manuscripts that count at the end.
page-pad-score-viscounts-cleric-bonuses = The points printed on your bonus cards.
page-pad-score-viscounts-debts = Points lost for each Debt that is not paid.
page-pad-score-viscounts-deeds = For each Deed, and more for a flipped one.
page-pad-score-viscounts-poverty = If Poverty is open: for the most flipped Deeds, the second most and the third most.
page-pad-score-viscounts-prosperity = If Prosperity is open: for the most paid Debts, the second most and the third most.

## Cards of one's own.

page-own-cards = My cards
page-own-text = What differs on the cards of your box. It is kept in this browser; save it as a file, or send it by link.
page-own-sum = { $number ->
    [one] 1 change
   *[other] { $number } changes
}, { $right } compared
page-own-by = Your name, for whoever gathers such sets
page-own-save = Save as a file
page-own-open = Open a file
page-own-link = Link to my cards
page-own-play = Play with them
page-own-forget = Forget them
page-own-forget-sure = Forget all changes to this game’s cards in this browser?
page-own-opened = Opened: { $number ->
    [one] 1 change
   *[other] { $number } changes
}, { $right } compared.
page-own-waits = No network: what you change is kept, and is checked as soon as there is one.
page-own-damaged = This link is damaged. Your own cards are as they were.
page-own-differ = Where the two sets differ
page-own-both = yours { $mine }, theirs { $theirs }
page-own-take = Take theirs
page-own-refused = What could not be read of it
page-own-wrong = What cannot be used yet
page-own-which = Which cards
page-own-all = All
page-own-unverified = Not yet verified
page-own-mine = Mine
page-own-progress = How many are known
page-own-unverified-text = We worked these out without the printed cards. Hold yours beside them: most need only a nod.
page-own-checked = { $number } of { $total }
page-own-all-done = All of these are checked. Thank you!
page-own-right = right
page-own-right-of = { $card } looks right
page-own-edit = Correct { $card }
page-own-editor = A card of mine
page-own-previous = Card before
page-own-next = Next card
page-own-of = { $number } of { $total }
page-own-changes = { $number ->
    [one] 1 change
   *[other] { $number } changes
}
page-own-is-right = right
page-own-swap = Give { $card } the free one
page-own-ours-again = Ours again
page-own-looks-right = Looks right
page-own-keep = Keep mine
page-own-in-words = { $what } in words
page-own-nothing = nothing
page-own-compose = Put it together
page-own-when = When
page-own-at-once = at once
page-own-pay = paid
page-own-any = any
page-own-and = and
page-own-or = or
page-own-does = Effect { $number }
page-own-remove = Leave out effect { $number }
page-own-add = One more
page-own-only-words = This one says more than can be put together here. Write it in words, as the guide to cards explains.
page-own-use = With my cards ({ $number ->
    [one] 1 change
   *[other] { $number } changes
})
page-own-left = { $number ->
    [one] 1 of them cannot be used and is left out.
   *[other] { $number } of them cannot be used and are left out.
}

page-own-field-name = Name
page-own-field-effect = What it does
page-own-field-gain = Gain
page-own-field-small = Small face
page-own-field-large = Large face
page-own-field-adornment = Adornment
page-own-field-tool = Tool
page-own-field-adornment-of = Its Adornment is that of
page-own-field-tool-of = Its Tool is that of
page-own-field-amount = How many goods
page-own-field-influence = Influence
page-own-field-rewards = Rewards
page-own-field-tax = Tax
page-own-field-workers = Workers
page-own-field-profiteer = Profiteer
page-own-field-princess = Princess
page-own-field-penalty = Penalty
page-own-field-reward = Reward
page-own-field-other-reward = Or this reward
page-own-field-per-worker = For each Worker
page-own-field-hire-less = Hiring costs less
page-own-field-influence-at-start = Influence at the start
page-own-field-more-apprentices = More Apprentices
page-own-field-more-hand = More cards in hand
page-own-field-silver-at-profiteer = Silver at the Profiteer
page-own-field-tax-less = Less Tax
page-own-field-bonus = Bonus
page-own-field-built-1 = For one
page-own-field-built-2 = For two
page-own-field-built-3 = For three
page-own-field-extra = Besides
page-own-field-resources = Resources
page-own-field-first = Most
page-own-field-second = Second most
page-own-field-third = Third most
page-own-field-first-limit = First limit
page-own-field-second-limit = Second limit
page-own-field-flipped = Flipped
page-own-field-plain = Not flipped
page-own-field-paid = Paid
page-own-field-unpaid = Unpaid
page-own-field-leader = For the Castle Leader
page-own-field-line-1 = First line
page-own-field-line-2 = Second line
page-own-field-option-1 = First choice
page-own-field-option-2 = Second choice
page-own-field-option-3 = Third choice
page-own-field-players-2 = With 2 players
page-own-field-players-3 = With 3 players
page-own-field-players-4 = With 4 players
page-own-field-set-1 = Set of one
page-own-field-set-2 = Set of two
page-own-field-set-3 = Set of three
page-own-field-set-4 = Set of four
page-own-field-slot-2 = Second slot
page-own-field-slot-3 = Third slot
page-own-field-start = At the start
page-own-field-tier-1 = Lowest tier
page-own-field-tier-2 = Middle tier
page-own-field-tier-3 = Top
