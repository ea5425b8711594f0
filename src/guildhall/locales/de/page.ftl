### What the page in the browser says itself.

## Home and the other pages.

page-welcome = Bau das Westfrankenreich auf
page-welcome-architects = Setz deine Arbeiter ein, heuere Lehrlinge an, errichte Gebäude und die Kathedrale, und achte auf deine Tugend. Ohne Konto, ohne Installation.
page-welcome-viscounts = Reise mit dem Stadtvolk deines Decks um die Burg, handle und baue, schicke Arbeiter die Burg hinauf, schreibe Manuskripte ab, und halte Tugend und Verderbnis auseinander. Ohne Konto, ohne Installation.
page-play-now = Sofort spielen
page-new-game = Neues Spiel
page-my-games = Meine Spiele
page-no-games = Hier stehen die Spiele, die du beginnst oder über einen Link öffnest. Dieser Browser bewahrt die Schlüssel dazu auf.
page-forget = Das Spiel vom { $when } vergessen
page-forget-really = Nur dieser Browser hat den Link zu deinem Platz. Vergessen und das Spiel verlassen?
page-more = Regeln und Lektionen
page-card-browser = Alle Karten
page-card-browser-text = Alle Karten und Tableaus, und woher ihre Zahlen kommen.
page-open-record = Aufzeichnung öffnen
page-open-record-text = Ein gespeichertes Spiel ansehen oder weiterspielen.
page-over = beendet
page-players = { $number ->
    [one] 1 Spieler
   *[other] { $number } Spieler
}
page-to-home = Zur Startseite
page-no-page = Diese Seite gibt es nicht
page-language = Sprache
page-theme-auto = Hell oder dunkel wie im System eingestellt
page-theme-light = Hell
page-theme-dark = Dunkel
page-close = Schließen
page-offline = Der Server antwortet nicht. Diese Seite versucht es von selbst weiter; nichts geht verloren.
page-offline-short = keine Verbindung

## A new game.

page-which-game = Spiel
page-expansion-artisans = Zeitalter der Handwerker
page-expansion-artisans-text = Ein Handwerker für alle, dazu Verzierungen und Werkzeuge zum Herstellen; für bis zu 6 Spieler.
page-expansion-wonders = Wunderwerke
page-expansion-wonders-text = Einfluss, die Prinzessin und der Profiteur, und fünf Wunderwerke zum Bauen.
page-who-sits = Wer spielt { $seat }
page-sit-me = ich, an diesem Bildschirm
page-sit-link = jemand anderes, über einen Link
page-sit-bot = ein Bot
page-which-bot = Bot für { $seat }
page-bot-random = Zufall
page-name = Name
page-name-of = Name von { $seat }
page-board-of = Spielertableau von { $seat }
page-board-random = beliebiges Tableau
page-begin = Los geht’s

## The card browser.

page-search = Suchen
page-kind = Art
page-box = Schachtel
page-all = alle
page-box-base = Grundspiel
page-box-promo = Promokarten
page-box-unknown = Unbekannte Schachtel
page-box-artisans = { page-expansion-artisans }
page-box-wonders = { page-expansion-wonders }
page-cards-found = { $number ->
    [0] Keine Karte passt: Kürze die Suche, oder stell die Listen auf „alle“.
    [one] 1 Karte
   *[other] { $number } Karten
}

## The table.

page-the-board = Der Spielplan
page-tabs = Was vom Tisch zu sehen ist
page-tab-board = Plan
page-tab-mine = Meins
page-tab-others = Andere
page-tab-log = Verlauf
page-question = Frage
page-answers = Antworten
page-answers-here = { $number ->
    [one] 1 Antwort
   *[other] { $number } Antworten: Wähl eine aus
}
page-fold = Antworten ein- oder ausblenden
page-hint-keys = Klick an, was leuchtet, oder drück die Taste dafür. Die Pfeiltasten führen über den Tisch, i erklärt, wo du gerade bist.
page-hint-taps = Tipp eine Antwort an oder was auf dem Plan leuchtet: Dort zeigt das erste Tippen, was es tut, und das zweite tut es.
page-tap-again = { $number ->
    [one] Tipp es noch einmal an, um es zu tun.
   *[other] Tipp es noch einmal an, um auszuwählen.
}
page-waiting-for = Warten auf { $seat }
page-bot-thinks = Hier spielt ein Bot.
page-they-think = Dort sitzt jemand und überlegt.
page-they-are-away = Dort sitzt gerade niemand; du kannst später wiederkommen.
page-game-over = Das Spiel ist aus
page-title-over = Beendet
page-title-turn = Du bist dran
page-title-waiting = Warten auf { $seat }
page-log = Protokoll
page-log-all = { $number } frühere Zeilen
page-log-earlier = Frühere Zeilen
page-log-grow = Protokoll über den Spielern zeigen
page-chronicle = Was die anderen getan haben
page-seen = Gesehen
page-turn-of = Der Zug von { $seat }
page-to-replay = Diesen Zug noch einmal ansehen
page-undo = Zurücknehmen
page-undo-ask = Um Rücknahme bitten
page-undo-asked = { $seat } möchte Züge zurücknehmen.
page-undo-waiting = Du möchtest Züge zurücknehmen. Die anderen müssen zustimmen.
page-undo-refused = Nicht alle haben zugestimmt: Die Züge bleiben.
page-agree = Zustimmen
page-refuse = Ablehnen
page-score = Punkte
page-score-so-far = Der Zwischenstand
page-share = Teilen
page-share-text = Schick allen ihre Einladung. Wer damit Platz nimmt, bekommt einen eigenen Link, und die Einladung ist verbraucht. Zuschauer sehen, was alle sehen.
page-spectators = Zuschauer
page-my-own = { $seat } (du)
page-link-for = Link für { $who }
page-copy = Kopieren
page-copy-for = Link für { $who } kopieren
page-copied = Kopiert
page-watching = Du schaust zu
page-tell-me = Sag mir Bescheid, wenn ich dran bin
page-no-key = Dieser Adresse fehlt ihr Schlüssel
page-no-key-text = Der Teil nach # sagt, welcher Platz es ist. Lass dir den ganzen Link noch einmal schicken.
page-cannot-open = Dieses Spiel lässt sich nicht öffnen
page-no-game = Dieses Spiel gibt es nicht, oder der Schlüssel passt nicht dazu.
page-hand-over = { $seat } ist dran
page-hand-over-text = Gib den Bildschirm weiter. Bis dahin bleiben die Karten verdeckt.
page-hand-over-ready = Ich bin { $seat }

## Players.

page-mine = Was mir gehört
page-open-player = { $seat }, { $number } SP: Karten zeigen
page-nothing-open = Hier liegen noch keine Karten offen.
page-let-bot-play = Hier einen Bot spielen lassen
page-bot-for-me = Ein Bot spielt für dich.
page-take-back = Wieder selbst spielen
page-bot = Bot
page-away = nicht da
page-first-player = hat begonnen
page-points = { $number } SP
page-rank = { $number }.
page-supply = Arbeiter im Vorrat
page-hand = Gebäudekarten auf der Hand
page-unpaid = Offene Schuldscheine
page-paid = Beglichene Schuldscheine
page-debts = Schuldscheine: { $unpaid } offen, { $paid } beglichen
page-captured = Gefangene Arbeiter
page-my-hand = Hand ({ $number })
page-my-apprentices = Lehrlinge
page-my-buildings = Gebäude
page-at-home = zu Hause
page-in-prison = im Gefängnis
page-held = von dir
page-held-by = { $seat } hält { $number } deiner Arbeiter fest
page-adorned = Verziert, { $number } SP
page-offered = Zur Auswahl
page-pile = { $number } im Stapel
page-card-label = { $name }: { $text }
page-workers = { $number ->
    [one] 1 Arbeiter von { $seat }
   *[other] { $number } Arbeiter von { $seat }
}
page-workers-taken = { $workers }, weggenommen von { $seat }
page-workers-fresh = { $workers }, einer ist eben gekommen
page-workers-with-artisan = { $number ->
    [one] der Handwerker von { $seat }
   *[other] { $number } Arbeiter von { $seat }, einer davon der Handwerker
}
page-place-with = { $place }: { $workers }
page-hall-with = { $place }: { $taken } von { $spaces } Feldern besetzt

## Places and tracks.

page-black-market = Schwarzmarkt
page-cathedral = Kathedrale
page-rewards-left = { $number ->
    [one] 1 Belohnung
   *[other] { $number } Belohnungen
}
page-virtue = Tugend
page-influence = Einfluss
page-tax = Steuern
page-wonders = Wunderwerke
page-in-force = Die Prinzessin und der Profiteur: was sie bei der nächsten Räumung bringen
page-princess = Prinzessin
page-profiteer = Profiteur
page-slot = { $good } beisteuern
page-slot-filled = { $good }: schon beigesteuert
page-contributions = Beiträge
page-given = gegeben
page-built = gebaut
page-figure-most = meiste Arbeiter
page-figure-all = alle
page-craft-cards = Handwerkskarten
page-adornment = Verzierung
page-tool = Werkzeug
page-last-round = Die letzte Runde!
page-space-reset = Räumung des Schwarzmarkts
page-space-away = Die Lehrlinge gehen
page-track-no-market = Ab Tugend 10: kein Schwarzmarkt
page-track-no-cathedral = Bis Tugend 4: keine Arbeit an der Kathedrale
page-track-draws = Wer hier von unten ankommt, zieht eine Gebäudekarte
page-zone-high = Kein Schwarzmarkt
page-zone-mid = Alle Türen offen
page-zone-low = Keine Kathedrale

page-hire-price = { $silver } Silber im Ganzen: davon { $tax } Steuer, { $laid } auf die Karten davor
page-hire-tax = davon { $number } Steuer
page-hire-laid = { $number } auf Karten

page-rule-quarry = 1 Stein je Arbeiter
page-rule-forest = 1 Holz je Arbeiter
page-rule-mines = 1 Lehm und je 1, oder 1 Gold für zwei
page-rule-silversmith = 1 Silber und 1 je Arbeiter
page-rule-storehouse = Waren gegen Tugend oder Marmor
page-rule-workshop = Anheuern oder Gebäudekarten
page-rule-town-centre = Je Arbeiter eine Gruppe gefangen nehmen
page-rule-tax-stand = Alle Steuern, −2 Tugend
page-rule-guardhouse = Haft, Lösegeld, Schulden
page-rule-guildhall = Bauen oder Kathedrale
page-rule-market = Jedes Mal −1 Tugend
page-rule-market-middle = Anheuern oder 1 von 5 Karten
page-rule-market-middle-artisans = Leute, Karten, Werkzeug

## The end and the replay.

page-winner = { $seat } gewinnt
page-winners = { $seats } teilen sich den Sieg
page-together = Ihr habt zusammen gespielt: Diese Punkte machen niemanden zum Sieger.
page-decided = Entscheidend: { $category }. Dort liegt { $seat } mit { $number } SP vor { $other }.
page-chart = Der Punktestand im Lauf des Spiels
page-chart-label = Der Punktestand im Lauf des Spiels, am Ende: { $scores }
page-chart-start = Anfang
page-chart-end = { $number } Antworten
page-replay = Wiedergabe
page-replay-of = Wiedergabe: { $game }
page-fair = Faires Geben
page-fair-text = Die Zusage ist der Hash eines Salzes und der Startzahl, aus der alle Karten dieser Partie kommen. Sie steht fest, bevor die erste Karte gegeben wird, und am Ende werden Salz und Startzahl gezeigt: Wer sie ändert, fliegt auf. Dieser Browser vergleicht von selbst; der Befehl guildhall verify prüft die gespeicherte Aufzeichnung Karte für Karte.
page-fair-commitment = Zusage
page-fair-seed = Startzahl
page-fair-salt = Salz
page-fair-kept = ✓ Die Startzahl ist die, die am Anfang zugesagt wurde.
page-fair-late = ✓ Die Startzahl passt zur Zusage, aber dieser Browser hat beide erst am Ende gesehen.
page-fair-broken = ✗ Die Startzahl ist nicht die, die am Anfang zugesagt wurde!
page-fair-unknown = Hier kann der Browser das Geben nicht prüfen, weil die Seite nicht über https kam. Speichere die Aufzeichnung und prüfe sie mit guildhall verify.
page-download = Aufzeichnung speichern
page-report = Problem melden
page-report-text = Speichert eine Datei für alle, die dem Problem nachgehen: die Partie bei diesem Zug, ohne die Links zu den Plätzen und ohne alles, was du nicht sehen kannst.
page-view-of = Ansicht von
page-to-table = Zum Tisch
page-turn-before = Voriger Zug (Pfeil nach oben)
page-turn-after = Nächster Zug (Pfeil nach unten)
page-step-back = Eine Antwort zurück (Pfeil nach links)
page-step-on = Eine Antwort weiter (Pfeil nach rechts)
page-at-of = { $number } von { $all }
page-slider = Gegebene Antworten
page-set-up = Der Tisch ist aufgebaut.
page-play-on = Von hier weiterspielen, gegen Bots
page-link-to-move = Link zu diesem Zug kopieren

## The guided first game.

page-learn = Beim Spielen lernen
page-setting-up = Der Tisch wird aufgebaut …
page-lesson = Lektion
page-got-it = Verstanden
page-lesson-draft = Wähl deine Pläne
page-lesson-draft-text = Gebäudekarten bringen Punkte, sobald sie gebaut sind. Auf jeder stehen der Preis, die Fertigkeiten, die deine Lehrlinge dafür brauchen, und in Gold die Punkte. Du behältst eine und gibst die anderen weiter; für das erste Spiel ist eine billige eine gute Wahl.
page-lesson-place = Setz einen Arbeiter ein
page-lesson-place-text = In deinem Zug setzt du einen Arbeiter ein und führst die Aktion dort sofort aus. Was leuchtet, kannst du wählen; zeig darauf, um zu sehen, was es bringt. Der Steinbruch oder der Wald ist ein guter Anfang.
page-lesson-more = Mehr Arbeiter, mehr Waren
page-lesson-more-text = Arbeiter bleiben, wo sie sind. Jeder weitere am selben Ort bringt mehr: Der dritte im Steinbruch bringt 3 Stein. Aber eine große Gruppe ist auch eine lohnende Beute.
page-lesson-goal = Wie es endet
page-lesson-goal-text = Für jedes Gebäude und jede Stufe der Kathedrale bleibt ein Arbeiter für immer in der Gildenhalle. Ist ihr letztes Feld besetzt, haben alle noch einen Zug, und wer die meisten Punkte hat, gewinnt.
page-lesson-guildhall = Du kannst bauen
page-lesson-guildhall-text = Die Gildenhalle leuchtet: Du hast die Waren und die Fertigkeiten für etwas. Setz dort einen Arbeiter ein und wähl, was du baust, oder steig auf der Kathedrale auf.
page-lesson-hire = Heuere Lehrlinge an
page-lesson-hire-text = In der Werkstatt heuerst du Lehrlinge an: Sie haben Fertigkeiten, die Gebäude verlangen, und eigene Fähigkeiten. Die Hälfte des Lohns sind Steuern, die sich am Steuerstand sammeln. Stattdessen kannst du dort Gebäudekarten ziehen.
page-lesson-virtue = Achte auf deine Tugend
page-lesson-virtue-text = Die Leiste links: Hohe Tugend bringt Punkte, niedrige kostet welche. Ab 10 ist dir der Schwarzmarkt verschlossen, unter 5 die Kathedrale. Mit wenig Tugend zahlst du weniger Steuern.
page-lesson-market = Der Schwarzmarkt
page-lesson-market-text = Viel für wenig, aber jedes Mal 1 Tugend weniger, und dein Arbeiter kommt vielleicht ins Gefängnis: Sobald alle drei Felder besetzt sind, wird geräumt.
page-lesson-reset = Der Schwarzmarkt wird geräumt
page-lesson-reset-text = Die Arbeiter auf dem Schwarzmarkt sind ins Gefängnis gekommen. Wer dort 3 oder mehr hat, verliert Tugend, und wer die meisten hat, nimmt einen Schuldschein.
page-lesson-capture = Eine Gruppe zum Gefangennehmen
page-lesson-capture-text = Jemand anderes hat mehrere Arbeiter an einem Ort. Mit einem Arbeiter im Stadtzentrum nimmst du eine ganze Gruppe davon gefangen; im Wachhaus schickst du sie dann ins Gefängnis und erhältst für jeden 1 Silber.
page-lesson-captured = Man hat dich gefangen genommen
page-lesson-captured-text = Einige deiner Arbeiter sind auf dem Tableau von jemand anderem. Im Wachhaus löst du sie aus, für Silber oder für einen Schuldschein.
page-lesson-prison = Arbeiter im Gefängnis
page-lesson-prison-text = Arbeiter von dir sind im Gefängnis. Ein Besuch im Wachhaus befreit sie alle kostenlos. Am Ende würden sie dich Punkte kosten.
page-lesson-debt = Ein Schuldschein
page-lesson-debt-text = Offene Schuldscheine kosten am Ende Punkte. Begleich einen im Wachhaus, und er bringt dir sogar 1 Tugend.
page-lesson-cathedral = Die Kathedrale
page-lesson-cathedral-text = Jede Stufe kostet Waren und eine Gebäudekarte, hat wenige Plätze und ist bis zu 20 Punkte wert. Jeder Aufstieg bringt auch eine Belohnung.
page-lesson-last-round = Die letzte Runde
page-lesson-last-round-text = Die Gildenhalle ist voll. Du hast noch einen Zug: Mach etwas daraus, vielleicht mit dem teuersten Gebäude, das du bezahlen kannst.
page-lesson-on-your-own = Jetzt allein weiter
page-lesson-on-your-own-text = Die Orte kennst du jetzt. Jede Karte erklärt sich, wenn du auf sie zeigst, den Punktestand zeigt die Taste S, und mit U nimmst du eine Antwort zurück.

# Wozu ein Ort, eine Leiste oder ein Stück da ist; auf Nachfrage.

page-explain-quarry = 1 Stein für jeden deiner Arbeiter hier, den neuen eingeschlossen.
page-explain-forest = 1 Holz für jeden deiner Arbeiter hier, den neuen eingeschlossen.
page-explain-silversmith = 1 Silber, und 1 weiteres für jeden deiner Arbeiter hier.
page-explain-mines = 1 Lehm und 1 weiterer für jeden deiner Arbeiter hier, oder 1 Gold für je zwei von ihnen.
page-explain-storehouse = Ein Tausch für jeden deiner Arbeiter hier: 2 aus Lehm, Holz und Stein gegen 1 Tugend, 3 aus Holz und Stein gegen 1 Marmor, oder was deine Lehrlinge tauschen.
page-explain-workshop = Einen Lehrling anheuern für 2 Steuern und 2 Silber; jeder deiner Arbeiter hier reicht eine Spalte weit, jede Spalte darüber hinaus kostet 1 Silber, das auf die Karten gelegt wird. Oder 1 Gebäudekarte ziehen, und 1 weitere für je zwei deiner Arbeiter.
page-explain-town-centre = Eine Gefangennahme für jeden deiner Arbeiter hier: alle Arbeiter einer Farbe an einem Ort. Die erste kostet 1 Steuer, jede weitere 1 Silber.
page-explain-tax-stand = Nimm alles Silber, das als Steuer gezahlt wurde, und verliere 2 Tugend.
page-explain-guardhouse = Eine Aktion für jeden deiner Arbeiter hier: Gefangene für je 1 Silber ins Gefängnis schicken, die eigenen befreien, die eigenen von anderen Tableaus heimholen für 2 Steuern und 3 Silber oder für einen Schuldschein und 1 Tugend, oder einen Schuldschein für 3 Steuern und 3 Silber begleichen.
page-explain-prison = Bei einer Räumung des Schwarzmarkts verliert 1 Tugend, wer hier 3 oder mehr Arbeiter hat, und wer die meisten hat, nimmt einen Schuldschein. Am Ende kosten je zwei 1 Punkt.
page-explain-black-market = Jedes Feld hat seinen Preis in Silber und kostet dazu 1 Tugend. Es hat Platz für einen Arbeiter, der bis zu einer Räumung des Schwarzmarkts bleibt; der dritte Arbeiter hier löst sie aus. Ab Tugend 10 ist er dir verschlossen.
page-explain-guildhall = Ein Gebäude aus der Hand errichten oder an der Kathedrale arbeiten. Der Arbeiter bleibt hier. Ein markiertes Feld bringt eine Räumung des Schwarzmarkts; ist das letzte besetzt, sind alle noch einmal am Zug.
page-explain-cathedral = Eine Stufe verlangt Tugend 5 oder mehr, einen freien Platz, die Waren daneben und eine Gebäudekarte zum Abwerfen, und bringt eine Belohnung. Am Ende zählt die erreichte Stufe.
page-explain-virtue = Ab 10 ist dir der Schwarzmarkt verschlossen, bis 4 die Kathedrale. Wenig Tugend spart Steuern. Jeder Punkt über 14 darf einen Schuldschein vernichten, jeder unter 0 bringt einen.
page-explain-influence = 2 Einfluss ersetzen bis zu 2 Silber oder 1 Tugend, 4 ersetzen 1 Gold oder 1 Marmor. Wer 5 oder 9 erreicht, zieht eine Gebäudekarte. Am Ende bringt der meiste Einfluss 4 Gold.
