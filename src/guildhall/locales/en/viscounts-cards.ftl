### Viscounts: names of cards, and what cards and the board do. Texts are put together from these parts.

## Townsfolk: the starting cards of every player.

viscounts-townsfolk-abbot = Abbot
viscounts-townsfolk-financer = Financer
viscounts-townsfolk-journeyman = Journeyman
viscounts-townsfolk-labourer = Labourer
viscounts-townsfolk-lender = Lender
viscounts-townsfolk-squire = Squire
viscounts-townsfolk-thief = Thief
viscounts-townsfolk-trader = Trader

## Townsfolk: heroes.

viscounts-townsfolk-ada = Ada
viscounts-townsfolk-bertha = Bertha
viscounts-townsfolk-clovis = Clovis
viscounts-townsfolk-emma = Emma
viscounts-townsfolk-guntram = Guntram
viscounts-townsfolk-judith = Judith
viscounts-townsfolk-lothaire = Lothaire
viscounts-townsfolk-merovech = Merovech
viscounts-townsfolk-rudolf = Rudolf
viscounts-townsfolk-therese = Therese

## Townsfolk: neutral.

viscounts-townsfolk-acolyte = Acolyte
viscounts-townsfolk-antagonist = Antagonist
viscounts-townsfolk-architect = Architect
viscounts-townsfolk-aristocrat = Aristocrat
viscounts-townsfolk-artisan = Artisan
viscounts-townsfolk-artist = Artist
viscounts-townsfolk-benefactor = Benefactor
viscounts-townsfolk-bishop = Bishop
viscounts-townsfolk-charlatan = Charlatan
viscounts-townsfolk-chevalier = Chevalier
viscounts-townsfolk-clergyman = Clergyman
viscounts-townsfolk-conspirator = Conspirator
viscounts-townsfolk-courier = Courier
viscounts-townsfolk-deacon = Deacon
viscounts-townsfolk-debt-collector = Debt Collector
viscounts-townsfolk-defender = Defender
viscounts-townsfolk-diplomat = Diplomat
viscounts-townsfolk-disciple = Disciple
viscounts-townsfolk-enforcer = Enforcer
viscounts-townsfolk-foreman = Foreman
viscounts-townsfolk-friar = Friar
viscounts-townsfolk-gatekeeper = Gatekeeper
viscounts-townsfolk-illusionist = Illusionist
viscounts-townsfolk-jeweller = Jeweller
viscounts-townsfolk-lookout = Lookout
viscounts-townsfolk-mason = Mason
viscounts-townsfolk-meddler = Meddler
viscounts-townsfolk-miner = Miner
viscounts-townsfolk-missionary = Missionary
viscounts-townsfolk-overseer = Overseer
viscounts-townsfolk-pastor = Pastor
viscounts-townsfolk-patron = Patron
viscounts-townsfolk-peddler = Peddler
viscounts-townsfolk-pickpocket = Pickpocket
viscounts-townsfolk-priest = Priest
viscounts-townsfolk-princess = Princess
viscounts-townsfolk-racketeer = Racketeer
viscounts-townsfolk-scoundrel = Scoundrel
viscounts-townsfolk-sculptor = Sculptor
viscounts-townsfolk-stonecutter = Stonecutter
viscounts-townsfolk-strongman = Strongman
viscounts-townsfolk-swindler = Swindler
viscounts-townsfolk-tinker = Tinker
viscounts-townsfolk-traitor = Traitor
viscounts-townsfolk-traveller = Traveller
viscounts-townsfolk-trickster = Trickster
viscounts-townsfolk-vicar = Vicar
viscounts-townsfolk-watchman = Watchman
viscounts-townsfolk-woodcutter = Woodcutter
viscounts-townsfolk-printed = Townsfolk printed on segment { $segment }
viscounts-townsfolk-described = { $name } ({ $text })

## Player cards, and manuscripts by the colour of their ribbon.

viscounts-player-card = Player Card { $number }
viscounts-manuscript-grey = Grey Manuscript ({ $effect })
viscounts-manuscript-black = Black Manuscript ({ $effect })
viscounts-manuscript-blue = Blue Manuscript ({ $effect })
viscounts-manuscript-yellow = Yellow Manuscript ({ $effect })
viscounts-manuscript-printed = Printed Manuscript ({ $effect })

## Cleric bonus cards.

viscounts-cleric-bonus-grey-bonus = Grey Cleric Bonus
viscounts-cleric-bonus-black-bonus = Black Cleric Bonus
viscounts-cleric-bonus-blue-bonus = Blue Cleric Bonus
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
kind-exchanges = Exchanges
kind-wedges = Wedges of the Castle
kind-numbers = Other numbers

field-group = Group
field-icons = Icons
field-ability = Ability
field-first_limit = First until
field-second_limit = Second until
field-space = Space
field-deeds = Deeds
field-back = Back
field-ribbon = Ribbon
field-needs = Needs
field-deck = Deck
field-move = Move
field-side = Side
field-spot = Spot
field-from = From
field-to = To
field-focus = Focus
field-guildhalls = Under the Guildhalls
field-slot_2 = Slot 2
field-slot_3 = Slot 3
field-without = Without

value-starting = starting
value-hero = hero
value-neutral = neutral
value-printed = printed
value-grey = grey
value-black = black
value-blue = blue
value-yellow = yellow
value-future = future
value-small = 1–2 players
value-large = 3–4 players

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
