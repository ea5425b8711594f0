### Viscounts: names of cards, and what cards and the board do. Texts are put together from these parts.

## Townsfolk: the starting cards of every player.

viscounts-townsfolk-attendant = Attendant
viscounts-townsfolk-page = Page
viscounts-townsfolk-stallkeeper = Stallkeeper
viscounts-townsfolk-lookout = Lookout
viscounts-townsfolk-labourer = Labourer
viscounts-townsfolk-novice = Novice
viscounts-townsfolk-copyist = Copyist
viscounts-townsfolk-cutpurse = Cutpurse

## Townsfolk: heroes.

viscounts-townsfolk-odo-the-reeve = Odo the Reeve
viscounts-townsfolk-ermina-the-mason = Ermina the Mason
viscounts-townsfolk-brother-anselm = Brother Anselm
viscounts-townsfolk-lady-richilda = Lady Richilda
viscounts-townsfolk-guntram-the-envoy = Guntram the Envoy
viscounts-townsfolk-sister-oda = Sister Oda
viscounts-townsfolk-hugo-the-broker = Hugo the Broker
viscounts-townsfolk-black-aveline = Black Aveline
viscounts-townsfolk-wala-the-wayfarer = Wala the Wayfarer
viscounts-townsfolk-theoda-the-judge = Theoda the Judge

## Townsfolk: neutral.

viscounts-townsfolk-fishwife = Fishwife
viscounts-townsfolk-pedlar = Pedlar
viscounts-townsfolk-chandler = Chandler
viscounts-townsfolk-alewife = Alewife
viscounts-townsfolk-money-changer = Money Changer
viscounts-townsfolk-spice-trader = Spice Trader
viscounts-townsfolk-wool-buyer = Wool Buyer
viscounts-townsfolk-salter = Salter
viscounts-townsfolk-horse-dealer = Horse Dealer
viscounts-townsfolk-goldsmith = Goldsmith
viscounts-townsfolk-stone-factor = Stone Factor
viscounts-townsfolk-shipmaster = Shipmaster
viscounts-townsfolk-guild-warden = Guild Warden
viscounts-townsfolk-ditcher = Ditcher
viscounts-townsfolk-thatcher = Thatcher
viscounts-townsfolk-hod-carrier = Hod Carrier
viscounts-townsfolk-sawyer = Sawyer
viscounts-townsfolk-surveyor = Surveyor
viscounts-townsfolk-carpenter = Carpenter
viscounts-townsfolk-bricklayer = Bricklayer
viscounts-townsfolk-stonecutter = Stonecutter
viscounts-townsfolk-wheelwright = Wheelwright
viscounts-townsfolk-master-mason = Master Mason
viscounts-townsfolk-roofer = Roofer
viscounts-townsfolk-glazier = Glazier
viscounts-townsfolk-architect = Architect
viscounts-townsfolk-bell-ringer = Bell Ringer
viscounts-townsfolk-almsgiver = Almsgiver
viscounts-townsfolk-ink-maker = Ink Maker
viscounts-townsfolk-choirboy = Choirboy
viscounts-townsfolk-librarian = Librarian
viscounts-townsfolk-scribe = Scribe
viscounts-townsfolk-deacon = Deacon
viscounts-townsfolk-illuminator = Illuminator
viscounts-townsfolk-pilgrim = Pilgrim
viscounts-townsfolk-prior = Prior
viscounts-townsfolk-abbess = Abbess
viscounts-townsfolk-confessor = Confessor
viscounts-townsfolk-canon = Canon
viscounts-townsfolk-groom = Groom
viscounts-townsfolk-ladys-maid = Lady’s Maid
viscounts-townsfolk-falconer = Falconer
viscounts-townsfolk-herald = Herald
viscounts-townsfolk-seneschal = Seneschal
viscounts-townsfolk-squire = Squire
viscounts-townsfolk-knight = Knight
viscounts-townsfolk-courtier = Courtier
viscounts-townsfolk-messenger = Messenger
viscounts-townsfolk-chamberlain = Chamberlain
viscounts-townsfolk-constable = Constable
viscounts-townsfolk-magistrate = Magistrate
viscounts-townsfolk-baroness = Baroness
viscounts-townsfolk-steward = Steward
viscounts-townsfolk-bursar = Bursar
viscounts-townsfolk-castellan = Castellan
viscounts-townsfolk-abbey-builder = Abbey Builder
viscounts-townsfolk-beggar = Beggar
viscounts-townsfolk-poacher = Poacher
viscounts-townsfolk-gambler = Gambler
viscounts-townsfolk-smuggler = Smuggler
viscounts-townsfolk-forger = Forger
viscounts-townsfolk-fence = Fence
viscounts-townsfolk-quarry-thief = Quarry Thief
viscounts-townsfolk-blackmailer = Blackmailer
viscounts-townsfolk-highwayman = Highwayman
viscounts-townsfolk-usurer = Usurer
viscounts-townsfolk-mercenary = Mercenary
viscounts-townsfolk-corrupt-bailiff = Corrupt Bailiff

## Player cards.

viscounts-player-card-start-1 = Player Card 1
viscounts-player-card-start-2 = Player Card 2
viscounts-player-card-start-3 = Player Card 3
viscounts-player-card-start-4 = Player Card 4
viscounts-player-card-start-5 = Player Card 5
viscounts-player-card-start-6 = Player Card 6
viscounts-player-card-start-7 = Player Card 7
viscounts-player-card-start-8 = Player Card 8
viscounts-player-card-start-9 = Player Card 9
viscounts-player-card-start-10 = Player Card 10

## Manuscripts: those with a grey back, then by ribbon.

viscounts-manuscript-grey-1 = Grey Manuscript 1
viscounts-manuscript-grey-2 = Grey Manuscript 2
viscounts-manuscript-grey-3 = Grey Manuscript 3
viscounts-manuscript-grey-4 = Grey Manuscript 4
viscounts-manuscript-grey-5 = Grey Manuscript 5
viscounts-manuscript-red-1 = Red Manuscript 1
viscounts-manuscript-red-2 = Red Manuscript 2
viscounts-manuscript-red-3 = Red Manuscript 3
viscounts-manuscript-red-4 = Red Manuscript 4
viscounts-manuscript-red-5 = Red Manuscript 5
viscounts-manuscript-red-6 = Red Manuscript 6
viscounts-manuscript-red-7 = Red Manuscript 7
viscounts-manuscript-red-8 = Red Manuscript 8
viscounts-manuscript-blue-1 = Blue Manuscript 1
viscounts-manuscript-blue-2 = Blue Manuscript 2
viscounts-manuscript-blue-3 = Blue Manuscript 3
viscounts-manuscript-blue-4 = Blue Manuscript 4
viscounts-manuscript-blue-5 = Blue Manuscript 5
viscounts-manuscript-blue-6 = Blue Manuscript 6
viscounts-manuscript-blue-7 = Blue Manuscript 7
viscounts-manuscript-blue-8 = Blue Manuscript 8
viscounts-manuscript-green-1 = Green Manuscript 1
viscounts-manuscript-green-2 = Green Manuscript 2
viscounts-manuscript-green-3 = Green Manuscript 3
viscounts-manuscript-green-4 = Green Manuscript 4
viscounts-manuscript-green-5 = Green Manuscript 5
viscounts-manuscript-green-6 = Green Manuscript 6
viscounts-manuscript-green-7 = Green Manuscript 7
viscounts-manuscript-yellow-1 = Yellow Manuscript 1
viscounts-manuscript-yellow-2 = Yellow Manuscript 2
viscounts-manuscript-yellow-3 = Yellow Manuscript 3
viscounts-manuscript-yellow-4 = Yellow Manuscript 4
viscounts-manuscript-yellow-5 = Yellow Manuscript 5
viscounts-manuscript-yellow-6 = Yellow Manuscript 6
viscounts-manuscript-yellow-7 = Yellow Manuscript 7

## Cleric bonus cards.

viscounts-cleric-bonus-red-bonus = Red Cleric Bonus
viscounts-cleric-bonus-blue-bonus = Blue Cleric Bonus
viscounts-cleric-bonus-green-bonus = Green Cleric Bonus
viscounts-cleric-bonus-yellow-bonus = Yellow Cleric Bonus

## Scheme cards.

viscounts-scheme-starting-1 = Starting Scheme 1
viscounts-scheme-starting-2 = Starting Scheme 2
viscounts-scheme-starting-3 = Starting Scheme 3
viscounts-scheme-starting-4 = Starting Scheme 4
viscounts-scheme-starting-5 = Starting Scheme 5
viscounts-scheme-starting-6 = Starting Scheme 6
viscounts-scheme-starting-7 = Starting Scheme 7
viscounts-scheme-starting-8 = Starting Scheme 8
viscounts-scheme-future-1 = Future Scheme 1
viscounts-scheme-future-2 = Future Scheme 2
viscounts-scheme-future-3 = Future Scheme 3
viscounts-scheme-future-4 = Future Scheme 4
viscounts-scheme-future-5 = Future Scheme 5
viscounts-scheme-future-6 = Future Scheme 6
viscounts-scheme-future-7 = Future Scheme 7
viscounts-scheme-future-8 = Future Scheme 8

## What is printed on the board, and other numbers.

viscounts-printed-spot = Building spot { $key }
viscounts-printed-link = { $key ->
    [a-b] Link between spots a and b
    [b-c-odd] Link between spots b and c, odd area
    [b-c-even] Link between spots b and c, even area
    [river] Link across a river
   *[joint] Link across a joint
}
viscounts-printed-wedge = Castle wedge { $ref }
viscounts-figure-workshop = Workshop
viscounts-figure-trading-post = Trading Post
viscounts-figure-guildhall = Guildhall
viscounts-figure-castle = Castle
viscounts-figure-debt = Debt
viscounts-figure-deed = Deed
viscounts-figure-poverty = Poverty
viscounts-figure-prosperity = Prosperity
viscounts-figure-kingdom-pile = Kingdom piles

## What happens.

viscounts-does = { $parts }
viscounts-does-ink = gain { $number } Ink
viscounts-does-gold = gain { $number } Gold
viscounts-does-stone = gain { $number } Stone
viscounts-does-s = gain { $number } Silver
viscounts-does-any = { $number ->
    [one] gain 1 resource of your choice
   *[other] gain { $number } resources of your choice
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
viscounts-does-worker = { $number ->
    [one] place 1 Worker in the Castle
   *[other] place { $number } Workers in the Castle
}
viscounts-does-flip-debt = flip 1 unpaid Debt
viscounts-does-flip-deed = flip 1 Deed
viscounts-does-flip = flip 1 unpaid Debt or 1 Deed
viscounts-does-destroy = may destroy 1 card from your hand or discard pile for its Silver
viscounts-does-discard = may discard 1 card from your hand or from the top of your draw pile
viscounts-does-rearrange = may rearrange the cards on your player board
viscounts-does-move-worker = may move 1 of your Workers to a neighbouring section of the Castle
viscounts-does-dismiss = dismiss the Townsfolk beside the Viscount for its bonus
viscounts-does-plus = add a Future Scheme to the discarded ones

## When it happens, and what changes as long as a card lies in a slot.

viscounts-when-play = When played: { $effect }
viscounts-when-drop = When it drops off: { $effect }
viscounts-when-on-trade = After you trade: { $effect }
viscounts-when-on-build = After you construct: { $effect }
viscounts-when-on-scribe = After you transcribe: { $effect }
viscounts-when-on-place = After you place Workers: { $effect }
viscounts-when-on-collision = In your collision: { $effect }
viscounts-change-extra-move-free = { $number ->
    [one] The first extra space of a move is free
   *[other] The first { $number } extra spaces of a move are free
}
viscounts-change-hire-discount = Hire for { $number } Silver less
viscounts-change-dismiss-discount = Dismiss for { $number } Silver less
viscounts-change-res-x2 = The first { $number } that you spend in an action counts as 2 icons

## Whole texts.

viscounts-text-none = No effect
viscounts-text-two = { $first }. { $second }
viscounts-text-bonus = Bonus: { $effect }
viscounts-text-extra = At the start: { $effect }
viscounts-text-removal = At the start: remove 1 of your starting Townsfolk from the game
viscounts-text-collected = When collected: { $effect }
viscounts-text-first = { $number ->
    [one] For the first who owns a { $ribbon } Manuscript
   *[other] For the first who owns { $number } { $ribbon } Manuscripts
}
viscounts-text-extras = Afterwards: { $effect }
viscounts-text-spot = When you build here: { $effect }
viscounts-text-link = When the second of its spots is built on, for both owners: { $effect }
viscounts-text-wedge = When your Worker climbs to the second tier: { $effect }
viscounts-text-workshop = { $vp } VP each
viscounts-text-trading-post = { $vp } VP each
viscounts-text-guildhall = { $vp } VP each
viscounts-text-castle = Each Worker in tier 1, 2 and 3: { $tier_1 }, { $tier_2 } and { $tier_3 } VP. Castle Leader: { $leader } VP
viscounts-text-debt = Unpaid: { $unpaid } VP. Paid: { $paid } VP
viscounts-text-deed = Plain: { $plain } VP. Flipped: { $flipped } VP
viscounts-text-poverty = Once revealed, for the most flipped Deeds: { $first } VP; for the second most with 3 or 4 players: { $second } VP
viscounts-text-prosperity = Once revealed, for the most paid Debts: { $first } VP; for the second most with 3 or 4 players: { $second } VP
viscounts-text-kingdom-pile = Cards above Poverty, and above Prosperity, with up to 2 players: { $players_2 }; with 3: { $players_3 }; with 4: { $players_4 }

## The browser of cards.

kind-townsfolk = Townsfolk
kind-player-cards = Player Cards
kind-manuscripts = Manuscripts
kind-cleric-bonuses = Cleric Bonus cards
kind-spots = Building spots
kind-links = Links
kind-wedges = Wedges of the Castle
kind-numbers = Other numbers

field-group = Group
field-icons = Icons
field-space = Space
field-back = Back
field-ribbon = Ribbon
field-needs = Needs
field-deck = Deck
field-move = Move
field-action = Action
field-power = Power
field-unpaid = unpaid

value-starting = starting
value-hero = hero
value-neutral = neutral
value-grey = grey
value-black = black
value-red = red
value-blue = blue
value-green = green
value-yellow = yellow
value-future = future
value-trade = trade
value-build = construct
value-scribe = transcribe
value-place = place Workers
value-focus = its focus

letters-icons = Icons: { $letters }
origin-partly = (public: { $fields })

good-ink = { $number ->
    [0] no Ink
   *[other] { $number } Ink
}
good-ink-name = Ink
letter-ink = I
icon-merchant = { $number ->
    [one] 1 Merchant
   *[other] { $number } Merchants
}
icon-builder = { $number ->
    [one] 1 Builder
   *[other] { $number } Builders
}
icon-cleric = { $number ->
    [one] 1 Cleric
   *[other] { $number } Clerics
}
icon-noble = { $number ->
    [one] 1 Noble
   *[other] { $number } Nobles
}
icon-criminal = { $number ->
    [one] 1 Criminal
   *[other] { $number } Criminals
}
icon-merchant-name = Merchant
icon-builder-name = Builder
icon-cleric-name = Cleric
icon-noble-name = Noble
icon-criminal-name = Criminal
letter-merchant = M
letter-builder = B
letter-cleric = C
letter-noble = N
letter-criminal = X
