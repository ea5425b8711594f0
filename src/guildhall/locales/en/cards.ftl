### Names of cards and boards. Copies of a card share one name.

## Apprentices.

apprentice-acolyte = Acolyte
apprentice-conspirator = Conspirator
apprentice-debt-collector = Debt Collector
apprentice-enforcer = Enforcer
apprentice-gatekeeper = Gatekeeper
apprentice-illusionist = Illusionist
apprentice-jeweller = Jeweller
apprentice-labourer = Labourer
apprentice-merchant = Merchant
apprentice-miner = Miner
apprentice-overseer = Overseer
apprentice-patron = Patron
apprentice-peddler = Peddler
apprentice-pickpocket = Pickpocket
apprentice-squire = Squire
apprentice-stonecutter = Stonecutter
apprentice-swindler = Swindler
apprentice-thief = Thief
apprentice-trader = Trader
apprentice-trickster = Trickster
apprentice-woodcutter = Woodcutter

## Buildings.

building-aqueduct = Aqueduct
building-armoury = Armoury
building-barracks = Barracks
building-betting-house = Betting House
building-carpenters-hut = Carpenter’s Hut
building-castle = Castle
building-chapel = Chapel
building-church = Church
building-clay-market = Clay Market
building-clay-pit = Clay Pit
building-crane = Crane
building-drafting-room = Drafting Room
building-dungeon = Dungeon
building-factory = Factory
building-fortress = Fortress
building-fountain = Fountain
building-gamblers-den = Gambler’s Den
building-graveyard = Graveyard
building-hideout = Hideout
building-keep = Keep
building-library = Library
building-lighthouse = Lighthouse
building-lumber-camp = Lumber Camp
building-masons-hut = Mason’s Hut
building-moneylender = Moneylender
building-monument = Monument
building-museum = Museum
building-observatory = Observatory
building-palace = Palace
building-reservoir = Reservoir
building-silver-market = Silver Market
building-smithy = Smithy
building-steeple = Steeple
building-stone-market = Stone Market
building-tavern = Tavern
building-thieves-den = Thieves’ Den
building-tilers-hut = Tiler’s Hut
building-trading-post = Trading Post
building-treasury = Treasury
building-university = University
building-watchtower = Watchtower
building-well = Well
building-wood-market = Wood Market

## Cards without a name of their own.

reward-numbered = Reward { $number }
market-numbered = Market { $number }

## Player boards.

board-ada = Ada
board-bertha = Bertha
board-caroline = Caroline
board-clovis = Clovis
board-emma = Emma
board-fara = Fara
board-frederick = Frederick
board-hugo = Hugo
board-judith = Judith
board-lothaire = Lothaire
board-merovech = Merovech
board-rudolf = Rudolf
board-therese = Therese

## Boxes.

box-base = base
box-promo = promo
box-unknown = unknown box

## Where a card's numbers come from: the mark, and what it means.

origin-verified = verified
origin-rulebook = rulebook
origin-public = public
origin-reconstructed = reconstructed
origin-unknown = unknown
origin-corrected = corrected
origin-verified-text = read from pictures of the card and checked against a second source
origin-rulebook-text = stated in the rulebook
origin-public-text = taken from a public source, not compared with the printed card
origin-reconstructed-text = worked out from what is known; the printed card may differ
origin-unknown-text = source and box are unknown
origin-corrected-text = changed by your corrections; our own numbers stand in brackets

# What the owner of a box calls a card.
given-name = { $name }
