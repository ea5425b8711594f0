### The page: the table of Viscounts.

page-player-board = Player board
page-player-card = Player Card
page-manuscripts = Manuscripts
page-manuscripts-of = { $number ->
    [one] 1 Manuscript with a { $ribbon } ribbon
   *[other] { $number } Manuscripts with a { $ribbon } ribbon
}
page-draw-pile = Draw pile ({ $number })
page-discard-pile = Discard pile ({ $number })
page-unseen-cards = In hand and draw pile ({ $number })
page-hand-size = Cards in hand
page-deeds = Deeds: { $plain } plain, { $flipped } flipped
page-plain-deeds = Plain Deeds
page-flipped-deeds = Flipped Deeds
page-track = Corruption stands on { $corruption }, Virtue on { $virtue } of 7
page-collision = Virtue and Corruption
page-pair = { $card } with { $hero }: { $text }
page-pile-label = { $name }: { $text }. { $number ->
    [one] The last card of the pile
   *[other] { $number } cards in the pile
}
page-on-the-segments = On the segments
page-built-by = { $building } of { $seat }
page-owned-by = { $seat } has it
page-castle = Castle
page-castle-top = The top of the Castle
page-castle-leader = Castle Leader
page-cleric-bonuses = Cleric bonus
page-nobody = nobody yet
page-outer-ring = The outer ring
page-inner-ring = The inner ring
page-revealed = revealed
page-kingdom-above = { $number ->
    [one] 1 card above it
   *[other] { $number } cards above it
}
page-kingdom-revealed = revealed: this round and one more are played
page-end-is-near = The end is near: this round, and one more at most
page-covered = Under the building: { $ability }
page-by-focus = its focus: { $focus }

## What is explained on request.

page-explain-outer-ring = Roads lead one way, along the arrows. On the outer ring you Trade, with Merchants, or Construct a building in your Viscount’s own area, with Builders and Stone.
page-explain-inner-ring = Roads lead one way, along the arrows. On the inner ring you place Workers in the Castle, with Nobles and Gold, or transcribe the Manuscript here, with Clerics and Ink.
page-explain-castle = Three of your Workers in a section of the first tier spread: one climbs and brings what stands above, one goes to each side. Three in a section of the second tier send one to the top, for any resource. A section keeps three Workers; the others are sent back.
page-explain-collision = Corruption comes from the left, Virtue from the right. Where they meet you take the Deeds and Debts shown there at the end of your turn, and both go back to their ends.
