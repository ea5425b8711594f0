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
page-nobody = nobody yet
page-outer-ring = The outer ring
page-inner-ring = The inner ring
page-revealed = revealed
page-end-is-near = The end is near: this round, and one more at most
page-covered = Under the building: { $ability }

## My icons and what they reach.

page-my-icons = My icons for each action
page-icons-now = { $action }: { $number ->
    [one] 1 icon
   *[other] { $number } icons
}
page-icons-from = { $number } from { $source }
page-source-printed = your player board
page-source-building = an uncovered building space
page-source-bonus = a Cleric bonus card
page-reach-got = within reach
page-reach-can = within reach with goods
page-reach-no = out of reach
page-so-many-workers = { $number ->
    [one] 1 Worker
   *[other] { $number } Workers
}
page-at-spaces = on spaces { $spaces }
page-manuscripts-at = Manuscripts at { $segments }

## The board.

page-see-castle = Castle
page-see-board = Board
page-three-alike = Three alike
page-leader-brings = 5 VP · hand +1
page-ribbon-of = { $ribbon } ribbon
page-kingdom-poverty-above = { $number ->
    [one] 1 Debt above Poverty. When the last is taken, this round and one more are played, and the most flipped Deeds score.
   *[other] { $number } Debts above Poverty. When the last is taken, this round and one more are played, and the most flipped Deeds score.
}
page-kingdom-poverty-revealed = Poverty is revealed: the most flipped Deeds score
page-kingdom-prosperity-above = { $number ->
    [one] 1 Deed above Prosperity. When the last is taken, this round and one more are played, and the most paid Debts score.
   *[other] { $number } Deeds above Prosperity. When the last is taken, this round and one more are played, and the most paid Debts score.
}
page-kingdom-prosperity-revealed = Prosperity is revealed: the most paid Debts score
page-track-met = Corruption and Virtue are together on { $virtue } of 7
page-track-corruption = Corruption
page-track-virtue = Virtue
page-building-points = { $building }: icons to build it, and points for 1, 2 and 3 of them

## My cards.

page-drops-next = drops next turn
page-played-steps = { $number ->
    [one] played: 1 step
   *[other] played: { $number } steps
}
page-printed-icons = These icons count until a card covers them
page-move-card = Move { $name }, now in slot { $number }: arrow keys, or drag
page-then-drops = { $name } drops next.
page-keep-order = Put them in this order
page-as-before = As they were

## Dismissing.

page-dismissing = Dismissing { $name }
page-pay = costs
page-bonus = bonus
page-icons = icons
page-as-it-is = without it
page-dismissed-first = with it

## What is explained on request.

page-explain-outer-ring = Roads lead one way, along the arrows. On the outer ring you Trade: each space has one exchange, which you may use as often as your Merchants and Silver allow. Or you Construct a building on a spot of your Viscount’s own space, with Builders and Stone.
page-explain-inner-ring = Roads lead one way, along the arrows. On the inner ring you place Workers in the Castle, with Nobles and Gold, or transcribe the Manuscript here, with Clerics and Ink.
page-explain-castle = Three of your Workers in a section of the first tier spread: one climbs and brings what stands above, one goes to each side. Three in a section of the second tier send one to the top, for any resource. A section keeps three Workers; the others are sent back, and each brings its owner 2 Silver, or 1 Virtue and any resource from the second tier.
page-explain-collision = Corruption comes from the left, Virtue from the right. Once they meet they move on together. If they are together at the end of your turn you take the Silver, Deeds and Debts shown there, the others get what stands below, and both go back to their ends.

## The guided first game.

page-lesson-viscounts-draft = Choose who you are
page-lesson-viscounts-draft-text = Each pair is a player card, which says where your Viscount begins and with what, and a hero, who joins your cards for the whole game. Any pair will do for a first game.
page-lesson-viscounts-play = Play a card
page-lesson-viscounts-play-text = It goes to the first slot of your player board. Its Silver says how far your Viscount moves, and its icons are what you can act with. A Criminal counts for every action, but brings 1 Corruption for each Criminal on your board.
page-lesson-viscounts-slots = Cards stay for three turns
page-lesson-viscounts-slots-text = Each turn your cards move one slot to the right; the third drops off to your discard pile. So what you play now counts in the next two turns as well: cards with the same icon, one after another, make one strong action.
page-lesson-viscounts-move = Move your Viscount
page-lesson-viscounts-move-text = Roads lead one way, along the arrows. On the outer ring you trade or construct; on the inner ring you place Workers in the Castle or transcribe Manuscripts. Going further costs 1 Silver a space.
page-lesson-viscounts-act = Your action
page-lesson-viscounts-act-text = The icons on the cards in your slots count: Merchants for trade, Builders for construction, Nobles for Workers, Clerics for Manuscripts. Silver stands in for Merchants, and Stone, Gold and Ink for Builders, Nobles and Clerics. With too few you do nothing here.
page-lesson-viscounts-trade = Trade
page-lesson-viscounts-trade-text = Each outer space has one exchange, which you may use several times: 1 Merchant for 1 Silver, 2 for a resource, 3 to destroy a card for its Silver, 4 to flip a Debt or a Deed. Silver counts as Merchants, too.
page-lesson-viscounts-build = You can build
page-lesson-viscounts-build-text = A building is worth points and brings what stands on its spot. If a printed link leads to another building, you and its owner both get what the link shows. Choose which of your nine buildings you take: what it covered on your board is yours from now on.
page-lesson-viscounts-castle = Workers for the Castle
page-lesson-viscounts-castle-text = They go to the section beside your Viscount. When there are three of yours in a section, one climbs; the higher, the more points. So it is best to come back to where you have two.
page-lesson-viscounts-climb = A Worker has climbed
page-lesson-viscounts-climb-text = Of three Workers in a section of the first tier one climbs, with a reward, and one goes to each side. Three in the second tier send one to the top. A section keeps three Workers; whoever places one too many says which goes back.
page-lesson-viscounts-manuscript = Manuscripts
page-lesson-viscounts-manuscript-text = A Manuscript does something at once or scores at the end. Different ribbons make sets: 1, 4, 9 or 16 points for one to four ribbons. Who has three with the same ribbon first takes that ribbon’s bonus card, with icons that last.
page-lesson-viscounts-dismiss = Dismissing townsfolk
page-lesson-viscounts-dismiss-text = Instead of hiring the card here you may pay to dismiss it: its icons help with this action and you get its bonus at once, but the card leaves the game. Once a turn.
page-lesson-viscounts-hire = Hire townsfolk
page-lesson-viscounts-hire-text = For its Silver the card beside your Viscount joins your discard pile and will come to your hand. Its bonus comes at once. Better cards early make every later turn stronger.
page-lesson-viscounts-arrange = Rearranging
page-lesson-viscounts-arrange-text = You may put the cards on your player board in another order. What is in the third slot drops off next.
page-lesson-viscounts-debt = A Debt
page-lesson-viscounts-debt-text = Unpaid Debts cost 2 points each at the end. Flipping one pays it and brings any resource at once. Paid Debts count if Prosperity is revealed.
page-lesson-viscounts-deed = A Deed
page-lesson-viscounts-deed-text = A Deed is worth 1 point, and 3 once it is flipped. Flipped Deeds count if Poverty is revealed.
page-lesson-viscounts-track = Virtue and Corruption
page-lesson-viscounts-track-text = On your track Corruption comes from the left, Virtue from the right. When they meet they stick together. At the end of that turn you take Deeds if Virtue has come far, Debts if Corruption has, and some Silver. Shuffling your discards moves them, too: 1 Corruption with a Criminal on your board, otherwise 1 Virtue.
page-lesson-viscounts-goal = How it ends
page-lesson-viscounts-goal-text = When so many Debts are taken that Poverty is revealed, or so many Deeds that Prosperity is, this round and one more are played. Poverty pays who flipped the most Deeds, Prosperity who paid the most Debts.
page-lesson-viscounts-last-round = The end is in sight
page-lesson-viscounts-last-round-text = A kingdom card has been revealed: this round and one more. What brings points now counts more than what makes later turns stronger.
page-lesson-viscounts-on-your-own = On your own
page-lesson-viscounts-on-your-own-text = You know the phases of a turn now. Any card explains itself when you point at it, the score is behind the letter S, and an answer can be taken back with U.
