### Viscounts: what cards and the board do, composed by the rules themselves.

## What is printed on the board, and other numbers.

viscounts-printed-spot-small = Building spot { $spot }, side for 1 or 2 players
viscounts-printed-spot-large = Building spot { $spot }, side for 3 or 4 players
viscounts-printed-link-small = Link { $spot }–{ $to }, side for 1 or 2 players
viscounts-printed-link-large = Link { $spot }–{ $to }, side for 3 or 4 players
viscounts-printed-joint-small = Link from { $spot } to the next segment, side for 1 or 2 players
viscounts-printed-joint-large = Link from { $spot } to the next segment, side for 3 or 4 players
viscounts-printed-exchange = Exchange of space { $number }
viscounts-printed-wedge = { $ref ->
    [K0] Castle, third tier
   *[other] Castle wedge { $ref }
}
viscounts-figure-workshop = Workshops
viscounts-figure-trading-post = Trading Posts
viscounts-figure-guildhall = Guildhalls
viscounts-figure-castle = Castle
viscounts-figure-ribbons = Sets of ribbons
viscounts-figure-debt = Debt
viscounts-figure-deed = Deed
viscounts-figure-poverty = Poverty
viscounts-figure-prosperity = Prosperity
viscounts-figure-debt-pile = Debts on Poverty
viscounts-figure-deed-pile = Deeds on Prosperity

## What happens.

viscounts-does-none = nothing
viscounts-does-gain = gain { $good }
viscounts-does-any = { $number ->
    [one] gain any 1 resource
   *[other] gain any { $number } resources
}
viscounts-does-vir = gain { $number } Virtue
viscounts-does-cor = gain { $number } Corruption
viscounts-does-deed = { $number ->
    [one] take 1 Deed
   *[other] take { $number } Deeds
}
viscounts-does-debt = { $number ->
    [one] take 1 Debt
   *[other] take { $number } Debts
}
viscounts-does-flip-debt = flip 1 unpaid Debt
viscounts-does-flip-deed = flip 1 Deed
viscounts-does-flip = flip 1 unpaid Debt or 1 Deed
viscounts-does-destroy = may destroy 1 card for its Silver
viscounts-does-destroy-setup = may destroy any 1 of your cards for its Silver
viscounts-does-discard = may discard 1 card
viscounts-does-rearrange = may rearrange the cards on your player board
viscounts-does-shuffle = shuffle your discards into your draw pile
viscounts-does-castle-move = may move 1 of your Workers to a neighbouring section of the first tier
viscounts-does-hire-free = hire any 1 of the face-up Townsfolk for nothing
viscounts-does-worker = { $number ->
    [one] place 1 Worker in any section of the first tier
   *[other] place { $number } Workers in any one section of the first tier
}
viscounts-does-build-free = build 1 { $building } for nothing on any empty spot
viscounts-does-build-free-here = build 1 { $building } for nothing on a spot of your space
viscounts-does-manuscript-free = take any 1 visible manuscript that costs 3 or 4 for nothing
viscounts-does-end-vp = 1 VP for { $thing }
viscounts-does-series = { $parts }
viscounts-does-twice = { $effect }, twice
viscounts-does-either = { $first }; or { $second }
viscounts-does-build = construct
viscounts-does-place = place Workers
viscounts-does-scribe = transcribe
viscounts-does-focus = act by its focus
viscounts-does-dismiss = dismiss the Townsfolk beside the Viscount for its bonus
viscounts-does-future = add a Future Scheme to the discarded ones
viscounts-does-cor-per-x = gain 1 Corruption for each Criminal on its board

## What manuscripts count at the end.

viscounts-thing-resource = { $number ->
    [one] each of your resources
   *[other] each { $number } of your resources
}
viscounts-thing-building = { $number ->
    [one] each of your buildings on the board
   *[other] each { $number } of your buildings on the board
}
viscounts-thing-builder-icon = { $number ->
    [one] each Builder you have
   *[other] each { $number } Builders you have
}
viscounts-thing-cleric-icon = { $number ->
    [one] each Cleric you have
   *[other] each { $number } Clerics you have
}
viscounts-thing-noble-icon = { $number ->
    [one] each Noble you have
   *[other] each { $number } Nobles you have
}
viscounts-thing-merchant-icon = { $number ->
    [one] each Merchant you have
   *[other] each { $number } Merchants you have
}
viscounts-thing-criminal-icon = { $number ->
    [one] each Criminal you have
   *[other] each { $number } Criminals you have
}
viscounts-thing-manuscript = { $number ->
    [one] each of your manuscripts
   *[other] each { $number } of your manuscripts
}
viscounts-thing-flipped-deed = { $number ->
    [one] each of your flipped Deeds
   *[other] each { $number } of your flipped Deeds
}
viscounts-thing-flipped-debt = { $number ->
    [one] each of your paid Debts
   *[other] each { $number } of your paid Debts
}
viscounts-thing-castle-worker = { $number ->
    [one] each of your Workers in the Castle
   *[other] each { $number } of your Workers in the Castle
}

## When it happens, and what changes as long as a card lies in a slot.

viscounts-when-play = When played: { $effect }
viscounts-when-drop = When it drops off: { $effect }
viscounts-when-on-trade = After you trade: { $effect }
viscounts-when-on-build = After you construct: { $effect }
viscounts-when-on-scribe = After you transcribe: { $effect }
viscounts-when-on-place = After you place Workers: { $effect }
viscounts-when-on-flip-debt = When you flip a Debt: { $effect }
viscounts-when-on-gain-debt = When you take a Debt: { $effect }
viscounts-when-any-collision = In every collision: { $effect }
viscounts-change-pair-m = Every 2 Merchants may count as 1 { $icon }
viscounts-change-silver-2 = Every 2 Silver that you spend count as 1 { $icon }
viscounts-change-res-x2 = 1 { $good } spent as a { $icon } counts as 2, once in an action
viscounts-change-stone-gold-as-c = Each Stone and each Gold that you spend counts as 1 Cleric

## Whole texts.

viscounts-text-none = No effect
viscounts-text-two = { $first }. { $second }
viscounts-text-bonus = Bonus: { $effect }
viscounts-text-extra = At the start: { $effect }
viscounts-text-collected = When collected: { $effect }
viscounts-text-end = At the end: { $effect }
viscounts-text-first = { $number ->
    [one] For the first who owns a { $ribbon } manuscript
   *[other] For the first who owns { $number } { $ribbon } manuscripts
}
viscounts-text-scheme = { $number ->
    [one] { $lines }; move 1 space; then the first that is possible: { $options }
   *[other] { $lines }; move { $number } spaces; then the first that is possible: { $options }
}
viscounts-text-option = { $number }) { $option }
viscounts-text-spot = When you build here: { $effect }
viscounts-text-link = When the second of its spots is built on, for both owners: { $effect }
viscounts-text-exchange = For its Merchants, any number of times: { $effect }
viscounts-text-wedge = When your Worker climbs there: { $effect }
viscounts-text-workshop = For 1, 2, 3 of them: { $built_1 }, { $built_2 }, { $built_3 } VP
viscounts-text-trading-post = For 1, 2, 3 of them: { $built_1 }, { $built_2 }, { $built_3 } VP
viscounts-text-guildhall = For 1, 2, 3 of them: { $built_1 }, { $built_2 }, { $built_3 } VP
viscounts-text-castle = Each Worker in tier 1, 2 and 3: { $tier_1 }, { $tier_2 } and { $tier_3 } VP. Castle Leader: { $leader } VP
viscounts-text-ribbons = For 1, 2, 3, 4 different ribbons: { $set_1 }, { $set_2 }, { $set_3 }, { $set_4 } VP
viscounts-text-debt = Unpaid: { $unpaid } VP. Paid: { $paid } VP
viscounts-text-deed = Plain: { $plain } VP. Flipped: { $flipped } VP
viscounts-text-poverty = Once revealed, for the most flipped Deeds: { $first } VP; then { $second } and { $third } VP, with up to 2 players only { $third }
viscounts-text-prosperity = Once revealed, for the most paid Debts: { $first } VP; then { $second } and { $third } VP, with up to 2 players only { $third }
viscounts-text-debt-pile = With up to 2 players: { $players_2 }; with 3: { $players_3 }; with 4: { $players_4 }
viscounts-text-deed-pile = With up to 2 players: { $players_2 }; with 3: { $players_3 }; with 4: { $players_4 }
