### Viscounts: names of cards, and what cards and the board do. Texts are put together from these parts.

## Townsfolk: the starting cards of every player.

viscounts-townsfolk-attendant = Diener
viscounts-townsfolk-page = Page
viscounts-townsfolk-stallkeeper = Standbesitzerin
viscounts-townsfolk-lookout = Schmieresteher
viscounts-townsfolk-labourer = Tagelöhner
viscounts-townsfolk-novice = Novize
viscounts-townsfolk-copyist = Abschreiber
viscounts-townsfolk-cutpurse = Beutelschneider

## Townsfolk: heroes.

viscounts-townsfolk-odo-the-reeve = Odo der Vogt
viscounts-townsfolk-ermina-the-mason = Ermina die Maurerin
viscounts-townsfolk-brother-anselm = Bruder Anselm
viscounts-townsfolk-lady-richilda = Edelfrau Richilda
viscounts-townsfolk-guntram-the-envoy = Guntram der Gesandte
viscounts-townsfolk-sister-oda = Schwester Oda
viscounts-townsfolk-hugo-the-broker = Hugo der Makler
viscounts-townsfolk-black-aveline = Die Schwarze Aveline
viscounts-townsfolk-wala-the-wayfarer = Wala der Wanderer
viscounts-townsfolk-theoda-the-judge = Theoda die Richterin

## Townsfolk: neutral.

viscounts-townsfolk-fishwife = Fischweib
viscounts-townsfolk-pedlar = Hausierer
viscounts-townsfolk-chandler = Kerzenzieher
viscounts-townsfolk-alewife = Schankwirtin
viscounts-townsfolk-money-changer = Geldwechsler
viscounts-townsfolk-spice-trader = Gewürzhändler
viscounts-townsfolk-wool-buyer = Wollaufkäufer
viscounts-townsfolk-salter = Salzhändler
viscounts-townsfolk-horse-dealer = Rosshändler
viscounts-townsfolk-goldsmith = Goldschmied
viscounts-townsfolk-stone-factor = Steinhändler
viscounts-townsfolk-shipmaster = Schiffsherr
viscounts-townsfolk-guild-warden = Zunftmeister
viscounts-townsfolk-ditcher = Grabenzieher
viscounts-townsfolk-thatcher = Strohdachdecker
viscounts-townsfolk-hod-carrier = Mörtelträger
viscounts-townsfolk-sawyer = Säger
viscounts-townsfolk-surveyor = Feldmesser
viscounts-townsfolk-carpenter = Zimmermann
viscounts-townsfolk-bricklayer = Ziegelleger
viscounts-townsfolk-stonecutter = Steinhauer
viscounts-townsfolk-wheelwright = Stellmacher
viscounts-townsfolk-master-mason = Maurermeister
viscounts-townsfolk-roofer = Dachdecker
viscounts-townsfolk-glazier = Glaser
viscounts-townsfolk-architect = Baumeister
viscounts-townsfolk-bell-ringer = Glöckner
viscounts-townsfolk-almsgiver = Almosenpfleger
viscounts-townsfolk-ink-maker = Tintenmacher
viscounts-townsfolk-choirboy = Chorknabe
viscounts-townsfolk-librarian = Bücherwart
viscounts-townsfolk-scribe = Schreiber
viscounts-townsfolk-deacon = Diakon
viscounts-townsfolk-illuminator = Buchmaler
viscounts-townsfolk-pilgrim = Pilger
viscounts-townsfolk-prior = Prior
viscounts-townsfolk-abbess = Äbtissin
viscounts-townsfolk-confessor = Beichtvater
viscounts-townsfolk-canon = Domherr
viscounts-townsfolk-groom = Stallknecht
viscounts-townsfolk-ladys-maid = Kammerzofe
viscounts-townsfolk-falconer = Falkner
viscounts-townsfolk-herald = Herold
viscounts-townsfolk-seneschal = Seneschall
viscounts-townsfolk-squire = Knappe
viscounts-townsfolk-knight = Ritter
viscounts-townsfolk-courtier = Höfling
viscounts-townsfolk-messenger = Bote
viscounts-townsfolk-chamberlain = Kämmerer
viscounts-townsfolk-constable = Konstabler
viscounts-townsfolk-magistrate = Amtmann
viscounts-townsfolk-baroness = Baronin
viscounts-townsfolk-steward = Gutsverwalter
viscounts-townsfolk-bursar = Säckelmeister
viscounts-townsfolk-castellan = Burgvogt
viscounts-townsfolk-abbey-builder = Klosterbauer
viscounts-townsfolk-beggar = Bettler
viscounts-townsfolk-poacher = Wilderer
viscounts-townsfolk-gambler = Spieler
viscounts-townsfolk-smuggler = Schmuggler
viscounts-townsfolk-forger = Fälscher
viscounts-townsfolk-fence = Hehler
viscounts-townsfolk-quarry-thief = Steinbruchdieb
viscounts-townsfolk-blackmailer = Erpresser
viscounts-townsfolk-highwayman = Wegelagerer
viscounts-townsfolk-usurer = Wucherer
viscounts-townsfolk-mercenary = Söldner
viscounts-townsfolk-corrupt-bailiff = Bestechlicher Büttel

## Player cards.

viscounts-player-card-start-1 = Spielerkarte 1
viscounts-player-card-start-2 = Spielerkarte 2
viscounts-player-card-start-3 = Spielerkarte 3
viscounts-player-card-start-4 = Spielerkarte 4
viscounts-player-card-start-5 = Spielerkarte 5
viscounts-player-card-start-6 = Spielerkarte 6
viscounts-player-card-start-7 = Spielerkarte 7
viscounts-player-card-start-8 = Spielerkarte 8
viscounts-player-card-start-9 = Spielerkarte 9
viscounts-player-card-start-10 = Spielerkarte 10

## Manuscripts: those with a grey back, then by ribbon.

viscounts-manuscript-grey-1 = Graues Manuskript 1
viscounts-manuscript-grey-2 = Graues Manuskript 2
viscounts-manuscript-grey-3 = Graues Manuskript 3
viscounts-manuscript-grey-4 = Graues Manuskript 4
viscounts-manuscript-grey-5 = Graues Manuskript 5
viscounts-manuscript-red-1 = Rotes Manuskript 1
viscounts-manuscript-red-2 = Rotes Manuskript 2
viscounts-manuscript-red-3 = Rotes Manuskript 3
viscounts-manuscript-red-4 = Rotes Manuskript 4
viscounts-manuscript-red-5 = Rotes Manuskript 5
viscounts-manuscript-red-6 = Rotes Manuskript 6
viscounts-manuscript-red-7 = Rotes Manuskript 7
viscounts-manuscript-red-8 = Rotes Manuskript 8
viscounts-manuscript-blue-1 = Blaues Manuskript 1
viscounts-manuscript-blue-2 = Blaues Manuskript 2
viscounts-manuscript-blue-3 = Blaues Manuskript 3
viscounts-manuscript-blue-4 = Blaues Manuskript 4
viscounts-manuscript-blue-5 = Blaues Manuskript 5
viscounts-manuscript-blue-6 = Blaues Manuskript 6
viscounts-manuscript-blue-7 = Blaues Manuskript 7
viscounts-manuscript-blue-8 = Blaues Manuskript 8
viscounts-manuscript-green-1 = Grünes Manuskript 1
viscounts-manuscript-green-2 = Grünes Manuskript 2
viscounts-manuscript-green-3 = Grünes Manuskript 3
viscounts-manuscript-green-4 = Grünes Manuskript 4
viscounts-manuscript-green-5 = Grünes Manuskript 5
viscounts-manuscript-green-6 = Grünes Manuskript 6
viscounts-manuscript-green-7 = Grünes Manuskript 7
viscounts-manuscript-yellow-1 = Gelbes Manuskript 1
viscounts-manuscript-yellow-2 = Gelbes Manuskript 2
viscounts-manuscript-yellow-3 = Gelbes Manuskript 3
viscounts-manuscript-yellow-4 = Gelbes Manuskript 4
viscounts-manuscript-yellow-5 = Gelbes Manuskript 5
viscounts-manuscript-yellow-6 = Gelbes Manuskript 6
viscounts-manuscript-yellow-7 = Gelbes Manuskript 7

## Cleric bonus cards.

viscounts-cleric-bonus-red-bonus = Roter Klerikerbonus
viscounts-cleric-bonus-blue-bonus = Blauer Klerikerbonus
viscounts-cleric-bonus-green-bonus = Grüner Klerikerbonus
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
kind-wedges = Abschnitte der Burg
kind-numbers = Andere Zahlen

field-group = Gruppe
field-icons = Symbole
field-space = Feld
field-back = Rückseite
field-ribbon = Band
field-needs = Braucht
field-deck = Stapel
field-move = Bewegung
field-action = Aktion
field-power = Stärke
field-unpaid = offen

value-starting = Start
value-hero = Held
value-neutral = neutral
value-grey = grau
value-black = schwarz
value-red = rot
value-blue = blau
value-green = grün
value-yellow = gelb
value-future = Zukunft
value-trade = Handel
value-build = Bau
value-scribe = Abschreiben
value-place = Arbeiter einsetzen
value-focus = sein Schwerpunkt

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
