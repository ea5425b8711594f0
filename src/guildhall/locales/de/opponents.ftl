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
page-companion-turn = { $opponent } ist am Zug
page-companion-reset = Der Schwarzmarkt wird geräumt
page-companion-end = Das Spiel ist aus
page-companion-end-sure = Jetzt die Punkte zählen? „Zurücknehmen“ macht es rückgängig.
page-companion-other = Etwas anderes ist geschehen
page-companion-other-text = Etwa „gefangen Steinbruch“ oder „erhält Tugend 1“
page-companion-help = Was man sagen kann
page-companion-say = Sagen
page-companion-answer = Deine Antwort
page-companion-as-before = Wie zuvor: { $answer }
page-companion-none = keine
page-companion-kept = Was der Gegner hat
page-companion-told = Was der Gegner getan hat
page-companion-nothing = Spielt eure Züge. Ist der Gegner am Zug, sagt es: Er fragt nur, was er wissen muss.
page-companion-score = Der Zwischenstand
page-companion-final = Das Endergebnis
page-companion-new = Neue Sitzung
page-companion-new-sure = Diese Sitzung verlassen und eine neue beginnen?
