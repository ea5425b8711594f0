### What the page says of opponents that follow cards.

page-play-alone = Allein spielen
page-opponent-seat = Solo-Gegner
page-which-opponent = Solo-Gegner für { $seat }
page-opponent-none = niemand
page-opponent-box-base = Grundspiel
page-opponent-box-wonders = Wunderwerke
page-opponent-how = Niemand spielt diesen Gegner: Er folgt Karten und begründet alles, was er tut.
page-against = gegen { $opponent }

page-opponent-constantine-text = Hortet Marmor und erhält 1 SP für jeden eigenen Arbeiter in der Gildenhalle. Der sanftere von beiden.
page-opponent-helena-text = Wie Konstantin, doch jeder Arbeiter in der Gildenhalle ist ihr 3 SP wert. Die härtere von beiden.
page-opponent-aristocrat-text = Leistet Beiträge, wo die Prinzessin steht, und bekommt Wunderwerke billiger.
page-opponent-enforcer-text = Nimmt deine Arbeiter gefangen und erhält Marmor, wenn er sie ins Gefängnis schickt.
page-opponent-illusionist-text = Ist auf dem Schwarzmarkt zu Hause und verliert dort keine Tugend.
page-opponent-meddler-text = Leert die Werkstatt und erhöht die Steuer; wann immer er baut, macht er eine Gefangennahme.
page-opponent-patron-text = Spendet im Lagerhaus des Königs und gewinnt dadurch Einfluss.
page-opponent-peddler-text = Ist auf Silber aus und erhält etwas, wann immer der Schwarzmarkt geräumt wird.

## At the table.

page-solo = folgt Karten
page-solo-open = { $seat }, { $number } SP: Tableau, Karten und Gründe
page-solo-focus = Vorliebe
page-solo-power = Fähigkeit
page-solo-track = Der Marker steht auf { $good }
page-solo-piles = Pläne: { $pile } im Stapel, { $discards } abgelegt, { $future } für die Zukunft
page-solo-adornments = Verzierungen
page-solo-last = Der letzte Zug
page-solo-none = Noch kein Zug. Danach stehen hier die aufgedeckte Karte und die Gründe.
page-solo-if = Falls { $clause }
page-solo-yes = Ja: { $fact }
page-solo-no = Nein: { $fact }
page-solo-then = Dann
page-solo-else = Falls nicht
page-solo-followed = wird befolgt
page-solo-board = Das Tableau
page-solo-discards = Befolgte oder erhaltene Pläne, der letzte zuerst

## The companion of a real table.

page-companion = Begleiter
page-companion-text = Das Spiel liegt auf eurem Tisch, und ein Solo-Gegner sitzt dabei: Er fragt, was er wissen muss, und sagt seine Züge an.
page-companion-begin = Platz nehmen
page-companion-tells = Wir decken seine Karten selbst auf
page-companion-tells-text = Sonst werden sie hier gemischt und aufgedeckt.
page-companion-turn-say = { $opponent } ist am Zug
page-companion-turn-number = Zug { $number }, an eurem Tisch
page-companion-begin-say = Der Spielplan liegt
page-companion-begins = Legt euren Spielplan und nehmt eure Karten. Dann sagt, wie er liegt: Das wird nur einmal gefragt.
page-companion-turned = diese Karte ist aufgedeckt
page-companion-do = Das ist am Tisch zu tun
page-companion-happened = Ist mit dem Gegner etwas geschehen?
page-companion-how-many = Wie viele?
page-companion-find = Suchen …
page-companion-end = Das Spiel ist aus
page-companion-end-sure = Jetzt die Punkte zählen? „Zurücknehmen“ macht es rückgängig.
page-companion-say = Sagen
page-companion-as-before = Wie zuvor: { $answer }
page-companion-none = keine
page-companion-kept = Was der Gegner hat
page-companion-told = Was der Gegner getan hat
page-companion-nothing = Spielt eure Züge. Ist der Gegner am Zug, sagt es: Er fragt nur, was er wissen muss.
page-companion-score = Der Zwischenstand
page-companion-final = Das Endergebnis
page-companion-chart = Die Punkte des Gegners, Schritt für Schritt: { $points }
page-companion-chart-text = Wie die Punkte des Gegners entstanden sind
page-companion-people = Eure eigenen Punkte
page-companion-points-of = Punkte von { $seat }
page-companion-to-pad = Eure Punkte auf dem Wertungsblock zählen
page-companion-clock = Zeit am Tisch
page-companion-pause = Pause
page-companion-go-on = Weiter
page-companion-aloud = Vorlesen
page-companion-waits = Dieser Schritt braucht den Server. Alles Gesagte ist hier aufgehoben; weiter geht es, sobald ein Netz da ist.
page-companion-slow = Einen Moment …
page-companion-again = Noch einmal versuchen
page-companion-new = Neue Sitzung
page-companion-new-sure = Diese Sitzung verlassen und eine neue beginnen?

companion-deed-captured = gefangen
companion-deed-text-captured = Jemand hat Arbeiter des Gegners gefangen. Wo, und wie viele?
companion-deed-imprisoned = ins Gefängnis
companion-deed-text-imprisoned = Gefangene Arbeiter des Gegners kamen ins Gefängnis. Wie viele?
companion-deed-freed = befreit
companion-deed-text-freed = Jemand hat Arbeiter vom Tableau des Gegners befreit. Wessen, und wie viele?
companion-deed-reset = Markt geräumt
companion-deed-gain = erhält
companion-deed-text-gain = Eine Karte oder ein Zug hat dem Gegner etwas gebracht. Was, und wie viel?
companion-deed-lose = verliert
companion-deed-text-lose = Etwas hat den Gegner das gekostet. Was, und wie viel?
companion-deed-set = verzählt
companion-deed-text-set = Was liegt wirklich da? Die Zahl gilt von jetzt an.
companion-deed-built = ich baute
companion-deed-text-built = Auf welchem Bauplatz hast du gebaut? Verbindungen bringen beiden etwas.
companion-deed-met = ich kam dazu
companion-deed-bumped = verdrängt
companion-deed-text-bumped = Ein Arbeiter des Gegners musste die Burg verlassen. Von wo?
companion-deed-collision = meine Marker
companion-deed-text-collision = Auf welchem Feld haben sich deine Marker getroffen, 0 bis 6?

## Ohne Netz.

page-pocket-keep = Für Tage ohne Netz aufheben
page-pocket-text = Etwa 7 MB, einmalig. Regeln, Karten und Spielhilfen sind schon da.
page-pocket-ready = Geht auch ohne Netz
page-pocket-failed = Das ging nicht: Der Server hat nicht geantwortet. Nichts ist verloren; versuche es noch einmal.
