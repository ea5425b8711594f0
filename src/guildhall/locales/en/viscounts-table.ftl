### Viscounts: setting up a table, what the player board offers, and the table on the terminal.

cli-game-viscounts = Viscounts of the West Kingdom

## Setting up.

opponent-viscount = Rival
page-opponent-viscount-text = Travels the same roads by a pile of Schemes, and does best what its focus is.
option-focus = Focus
option-difficulty = Difficulty
viscounts-focus-random = by chance
viscounts-focus-merchant = Merchants
viscounts-focus-builder = Builders
viscounts-focus-cleric = Clerics
viscounts-focus-noble = Nobles
viscounts-difficulty-easy = easy
viscounts-difficulty-normal = normal
viscounts-difficulty-hard = hard

## What ends a game.

ending-poverty = Poverty revealed
ending-prosperity = Prosperity revealed
cli-sim-ended-by = How games ended
cli-sim-ending = Ending

## What the buildings of a player board uncover, the first of each sort first.

viscounts-ability-workshop-1 = 1 Merchant more when you trade
viscounts-ability-workshop-2 = 1 Builder more when you construct
viscounts-ability-workshop-3 = The first extra space of a move is free
viscounts-ability-trading-post-1 = 1 Noble more when you place Workers
viscounts-ability-trading-post-2 = 1 Cleric more when you transcribe
viscounts-ability-trading-post-3 = Hire and dismiss for 1 Silver less
viscounts-ability-guildhall-1 = Draw up to 1 card more
viscounts-ability-guildhall-2 = The first resource that you spend in an action counts as 2 icons
viscounts-ability-guildhall-3 = Draw up to 1 card more

## The table on the terminal.

cli-viscounts-ring = The ring, clockwise
cli-viscounts-ring-below = O: trade or construct · I: place Workers or transcribe
cli-viscounts-link = { $link }: { $effect }
cli-viscounts-castle = Castle
cli-viscounts-top = on top
cli-viscounts-tier-1 = Tier 1
cli-viscounts-tier-2 = Tier 2
cli-viscounts-climbing = Climbing
cli-viscounts-leader = { $seat } leads
cli-viscounts-kingdom = The kingdom
cli-viscounts-poverty = { $number ->
    [one] 1 Debt above Poverty
   *[other] { $number } Debts above Poverty
}
cli-viscounts-poverty-revealed = Poverty is revealed
cli-viscounts-prosperity = { $number ->
    [one] 1 Deed above Prosperity
   *[other] { $number } Deeds above Prosperity
}
cli-viscounts-prosperity-revealed = Prosperity is revealed
cli-viscounts-turns-left = { $number ->
    [one] The last turn
   *[other] { $number } turns are left
}
cli-viscounts-bonuses = Cleric bonuses:
cli-viscounts-townsfolk = Townsfolk on the segments
cli-viscounts-manuscripts = Manuscripts on the segments
cli-viscounts-manuscript-worth = { $ribbon }, cost { $cost }, { $points }
cli-viscounts-corruption-letter = C
cli-viscounts-virtue-letter = V
cli-viscounts-track = Corruption { $corruption } { $track } { $virtue } Virtue
cli-viscounts-debts-and-deeds = Debts { $unpaid }, paid { $paid } · Deeds { $plain }, flipped { $flipped }
cli-viscounts-supply = Workers in supply { $workers }
cli-viscounts-owned = Manuscripts: { $cards }
cli-viscounts-cards = Hand { $hand } · draw pile { $draw }
cli-viscounts-discards = Discarded: { $cards }
cli-viscounts-pairs = To begin with
cli-viscounts-hand = Your cards
cli-viscounts-start = starts on { $space } with { $goods }. { $text }
cli-viscounts-scheme = moves { $move }, then: { $action }, with power { $power }. { $text }
