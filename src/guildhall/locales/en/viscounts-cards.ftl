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
