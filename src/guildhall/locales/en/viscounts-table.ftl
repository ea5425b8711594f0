### Viscounts: setting up a table, what the player board offers, and the table on the terminal.

cli-game-viscounts = Viscounts of the West Kingdom

## What ends a game.

ending-poverty = Poverty revealed
ending-prosperity = Prosperity revealed
cli-sim-ended-by = How games ended
cli-sim-ending = Ending

## What the buildings of a player board uncover: Workshops, Trading Posts, Guildhalls, from the left.

viscounts-ability-ws1 = Each time you hire: may discard 1 card
viscounts-ability-ws2 = In every collision, without a Criminal on your board: 1 Virtue
viscounts-ability-ws3 = Draw up to 1 card more
viscounts-ability-tp1 = 1 extra space free in each move
viscounts-ability-tp2 = Dismiss for 1 Silver
viscounts-ability-tp3 = 2 Merchants
viscounts-ability-gh1 = 1 Builder
viscounts-ability-gh2 = 1 Noble
viscounts-ability-gh3 = 1 Cleric

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
cli-viscounts-manuscript-worth = { $ribbon }, cost { $cost }
cli-viscounts-manuscript-printed = printed, cost { $cost }
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
cli-viscounts-start = starts on { $space } with Silver { $silver }, Deeds { $deeds }, Debts { $debts }: { $resources }. { $text }
