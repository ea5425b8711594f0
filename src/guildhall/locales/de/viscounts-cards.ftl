### Viscounts: names of cards, and what cards and the board do. Texts are put together from these parts.

## Townsfolk: the starting cards of every player.

viscounts-townsfolk-abbot = Abt
viscounts-townsfolk-financer = Geldgeber
viscounts-townsfolk-journeyman = Geselle
viscounts-townsfolk-labourer = Tagelöhner
viscounts-townsfolk-lender = Geldverleiher
viscounts-townsfolk-squire = Knappe
viscounts-townsfolk-thief = Dieb
viscounts-townsfolk-trader = Händler

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

viscounts-townsfolk-acolyte = Akolyth
viscounts-townsfolk-antagonist = Widersacher
viscounts-townsfolk-architect = Baumeister
viscounts-townsfolk-aristocrat = Aristokrat
viscounts-townsfolk-artisan = Handwerker
viscounts-townsfolk-artist = Künstler
viscounts-townsfolk-benefactor = Wohltäter
viscounts-townsfolk-bishop = Bischof
viscounts-townsfolk-charlatan = Scharlatan
viscounts-townsfolk-chevalier = Ritter
viscounts-townsfolk-clergyman = Geistlicher
viscounts-townsfolk-conspirator = Verschwörer
viscounts-townsfolk-courier = Bote
viscounts-townsfolk-deacon = Diakon
viscounts-townsfolk-debt-collector = Schuldeneintreiber
viscounts-townsfolk-defender = Verteidiger
viscounts-townsfolk-diplomat = Diplomat
viscounts-townsfolk-disciple = Jünger
viscounts-townsfolk-enforcer = Vollstrecker
viscounts-townsfolk-foreman = Vorarbeiter
viscounts-townsfolk-friar = Klosterbruder
viscounts-townsfolk-gatekeeper = Torwächter
viscounts-townsfolk-illusionist = Illusionist
viscounts-townsfolk-jeweller = Juwelier
viscounts-townsfolk-lookout = Späher
viscounts-townsfolk-mason = Maurer
viscounts-townsfolk-meddler = Störenfried
viscounts-townsfolk-miner = Bergmann
viscounts-townsfolk-missionary = Missionar
viscounts-townsfolk-overseer = Aufseher
viscounts-townsfolk-pastor = Pfarrer
viscounts-townsfolk-patron = Mäzen
viscounts-townsfolk-peddler = Hausierer
viscounts-townsfolk-pickpocket = Taschendieb
viscounts-townsfolk-priest = Priester
viscounts-townsfolk-princess = Prinzessin
viscounts-townsfolk-racketeer = Erpresser
viscounts-townsfolk-scoundrel = Halunke
viscounts-townsfolk-sculptor = Bildhauer
viscounts-townsfolk-stonecutter = Steinmetz
viscounts-townsfolk-strongman = Kraftprotz
viscounts-townsfolk-swindler = Schwindler
viscounts-townsfolk-tinker = Kesselflicker
viscounts-townsfolk-traitor = Verräter
viscounts-townsfolk-traveller = Reisender
viscounts-townsfolk-trickster = Gauner
viscounts-townsfolk-vicar = Vikar
viscounts-townsfolk-watchman = Wachmann
viscounts-townsfolk-woodcutter = Holzfäller
viscounts-townsfolk-printed = Aufgedrucktes Stadtvolk, Segment { $segment }
viscounts-townsfolk-described = { $name } ({ $text })

## Player cards, and manuscripts by the colour of their ribbon.

viscounts-player-card = Spielerkarte { $number }
viscounts-manuscript-grey = Graues Manuskript ({ $effect })
viscounts-manuscript-black = Schwarzes Manuskript ({ $effect })
viscounts-manuscript-blue = Blaues Manuskript ({ $effect })
viscounts-manuscript-yellow = Gelbes Manuskript ({ $effect })
viscounts-manuscript-printed = Aufgedrucktes Manuskript ({ $effect })

## Cleric bonus cards.

viscounts-cleric-bonus-grey-bonus = Grauer Klerikerbonus
viscounts-cleric-bonus-black-bonus = Schwarzer Klerikerbonus
viscounts-cleric-bonus-blue-bonus = Blauer Klerikerbonus
viscounts-cleric-bonus-yellow-bonus = Gelber Klerikerbonus

## Scheme cards.

viscounts-scheme-starting-1 = Startplan 1
viscounts-scheme-starting-2 = Startplan 2
viscounts-scheme-starting-3 = Startplan 3
viscounts-scheme-starting-4 = Startplan 4
viscounts-scheme-starting-5 = Startplan 5
viscounts-scheme-starting-6 = Startplan 6
viscounts-scheme-starting-7 = Startplan 7
viscounts-scheme-starting-8 = Startplan 8
viscounts-scheme-future-1 = Zukunftsplan 1
viscounts-scheme-future-2 = Zukunftsplan 2
viscounts-scheme-future-3 = Zukunftsplan 3
viscounts-scheme-future-4 = Zukunftsplan 4
viscounts-scheme-future-5 = Zukunftsplan 5
viscounts-scheme-future-6 = Zukunftsplan 6
viscounts-scheme-future-7 = Zukunftsplan 7
viscounts-scheme-future-8 = Zukunftsplan 8


## The browser of cards.

kind-townsfolk = Stadtvolk
kind-player-cards = Spielerkarten
kind-manuscripts = Manuskripte
kind-cleric-bonuses = Klerikerbonus-Karten
kind-spots = Bauplätze
kind-links = Verbindungen
kind-exchanges = Tausche
kind-wedges = Abschnitte der Burg
kind-numbers = Andere Zahlen

field-group = Gruppe
field-icons = Symbole
field-ability = Fähigkeit
field-first_limit = Erster bis
field-second_limit = Zweiter bis
field-space = Feld
field-deeds = Urkunden
field-back = Rückseite
field-ribbon = Band
field-needs = Braucht
field-deck = Stapel
field-move = Bewegung
field-side = Seite
field-spot = Bauplatz
field-from = Von
field-to = Nach
field-focus = Schwerpunkt
field-guildhalls = Unter den Gildenhallen
field-slot_2 = Platz 2
field-slot_3 = Platz 3
field-without = Ohne

value-starting = Start
value-hero = Held
value-neutral = neutral
value-printed = aufgedruckt
value-grey = grau
value-black = schwarz
value-blue = blau
value-yellow = gelb
value-future = Zukunft
value-small = 1–2 Personen
value-large = 3–4 Personen

letters-icons = Symbole: { $letters }
origin-partly = (öffentlich: { $fields })

good-ink = { $number ->
    [0] keine Tinte
   *[other] { $number } Tinte
}
good-ink-name = Tinte
letter-ink = T
icon-merchant = { $number } Händler
icon-builder = { $number } Bauleute
icon-cleric = { $number } Kleriker
icon-noble = { $number } Adel
icon-criminal = { $number } Verbrecher
icon-merchant-name = Händler
icon-builder-name = Bauleute
icon-cleric-name = Kleriker
icon-noble-name = Adel
icon-criminal-name = Verbrecher
letter-merchant = H
letter-builder = B
letter-cleric = K
letter-noble = A
letter-criminal = X
