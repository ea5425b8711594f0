### Names of cards and boards. Copies of a card share one name.

## Apprentices.

apprentice-acolyte = Akolyth
apprentice-conspirator = Verschwörer
apprentice-debt-collector = Schuldeneintreiber
apprentice-enforcer = Vollstrecker
apprentice-gatekeeper = Torwächter
apprentice-illusionist = Illusionist
apprentice-jeweller = Juwelier
apprentice-labourer = Tagelöhner
apprentice-merchant = Kaufmann
apprentice-miner = Bergmann
apprentice-overseer = Aufseher
apprentice-patron = Mäzen
apprentice-peddler = Hausierer
apprentice-pickpocket = Taschendieb
apprentice-squire = Knappe
apprentice-stonecutter = Steinmetz
apprentice-swindler = Schwindler
apprentice-thief = Dieb
apprentice-trader = Händler
apprentice-trickster = Gauner
apprentice-woodcutter = Holzfäller

## Buildings.

building-aqueduct = Aquädukt
building-armoury = Waffenkammer
building-barracks = Kaserne
building-betting-house = Wettstube
building-carpenters-hut = Zimmermannshütte
building-castle = Burg
building-chapel = Kapelle
building-church = Kirche
building-clay-market = Lehmmarkt
building-clay-pit = Lehmgrube
building-crane = Kran
building-drafting-room = Zeichenstube
building-dungeon = Kerker
building-factory = Manufaktur
building-fortress = Festung
building-fountain = Springbrunnen
building-gamblers-den = Spielhölle
building-graveyard = Friedhof
building-hideout = Versteck
building-keep = Bergfried
building-library = Bibliothek
building-lighthouse = Leuchtturm
building-lumber-camp = Holzfällerlager
building-masons-hut = Maurerhütte
building-moneylender = Geldverleiher
building-monument = Denkmal
building-museum = Museum
building-observatory = Sternwarte
building-palace = Palast
building-reservoir = Zisterne
building-silver-market = Silbermarkt
building-smithy = Schmiede
building-steeple = Kirchturm
building-stone-market = Steinmarkt
building-tavern = Taverne
building-thieves-den = Diebesnest
building-tilers-hut = Dachdeckerhütte
building-trading-post = Handelsposten
building-treasury = Schatzkammer
building-university = Universität
building-watchtower = Wachturm
building-well = Brunnen
building-wood-market = Holzmarkt

## Cards without a name of their own.

reward-numbered = Belohnung { $number }
market-numbered = Markt { $number }

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

box-base = Grundspiel
box-promo = Promo
box-unknown = unbekannte Schachtel

## Where a card's numbers come from: the mark, and what it means.

origin-verified = geprüft
origin-rulebook = Regelheft
origin-public = öffentlich
origin-reconstructed = erschlossen
origin-unknown = unbekannt
origin-corrected = berichtigt
origin-verified-text = von Bildern der Karte abgelesen und mit einer zweiten Quelle verglichen
origin-rulebook-text = steht im Regelheft
origin-public-text = aus einer öffentlichen Quelle, nicht mit der gedruckten Karte verglichen
origin-reconstructed-text = aus Bekanntem erschlossen; die gedruckte Karte kann abweichen
origin-unknown-text = von unbekannter Herkunft, auch die Schachtel ist unbekannt
origin-corrected-text = durch deine Berichtigungen geändert; unsere eigenen Zahlen stehen in Klammern

# Wie eine Karte in der Schachtel ihres Besitzers heißt.
given-name = { $name }
