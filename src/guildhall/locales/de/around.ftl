### The pages around the table.

page-pages = Seiten
page-to-home-short = Spielen
page-to-cards-short = Karten
page-to-companion-short = Echter Tisch
page-play-now-text = gegen einen Bot, ohne Umweg
page-learn-text = ein erstes Spiel, das sich selbst erklärt
page-new-game-text = mit Freunden über Links, an einem Bildschirm, mit Bots
page-play-alone-text = gegen einen Gegner, der Karten folgt
page-short-architects = Architekten
page-short-viscounts = Vizegrafen
page-no-games-yet = Dein erstes Spiel erklärt sich beim Spielen.
page-rules-text = Alle Regeln und Entscheidungen, mit Suche.
page-aid-text = Eine Seite zum Drucken: Orte, Zeichen, Tasten.
page-companion-short = Ein Sologegner für die Schachtel auf deinem Tisch.

## My games.

page-games-waiting = { $number ->
    [one] 1 wartet auf dich
   *[other] { $number } warten auf dich
}
page-which-games = Welche Spiele
page-games-all = Alle
page-games-turn = Du bist dran
page-games-running = Laufend
page-games-over = Beendet
page-none-of-these = Kein solches Spiel.
page-games-with = mit { $names }
page-games-whole = Alle { $number } Spiele zeigen
page-games-kept = In diesem Browser aufbewahrt.
page-bot-at = { $seat } (Bot { $bot })
page-won = Du hast gewonnen
page-shared = Du teilst dir den Sieg
page-lost = Du hast verloren
page-gone = Nicht mehr da

## The end.

page-you-won = Du gewinnst!
page-you-shared = Du teilst dir den Sieg
page-you-lost = Du verlierst
page-ahead-by = mit { $number } SP Vorsprung
page-behind-by = mit { $number } SP Rückstand
page-tie-broken = gleich viele Punkte; der Gleichstand wird anders entschieden
page-rematch = Revanche
page-picture = Bild vom Ergebnis
page-picture-short = Bild
page-picture-share = Teilen
page-picture-save = Bild speichern
page-picture-copy = Bild kopieren
page-picture-failed = Dieser Browser kann das Bild nicht zeichnen.
page-picture-not-copied = Das Bild ließ sich nicht kopieren. Speichere es stattdessen.

## The replay.

page-to-start = Zum Anfang (Pos1)
page-to-end = Zum Ende (Ende)
page-auto = Abspielen
page-auto-stop = Anhalten
page-auto-title = Abspielen oder anhalten (Leertaste)
page-speed = Tempo
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-next-costly = Nächster teurer Zug
page-next-costly-short = Teurer Zug
page-play-on-short = Von hier weiterspielen

## The rules.

page-rules = Regeln
page-to-rules-short = Regeln
page-rules-boxes = Schachteln
page-rules-search = In allen Regeln suchen
page-rules-found = { $number ->
    [0] Nirgends stehen alle diese Wörter. Versuch es mit weniger oder kürzeren.
    [one] 1 Abschnitt
   *[other] { $number } Abschnitte
}
page-rules-contents = Inhalt
page-rules-in-english = Die Regeln sind auf Englisch geschrieben.
page-rule-of-this = die Regel
page-print = Drucken

## The player aid.

page-aid = Spielübersicht
page-aid-game = In Kürze
page-aid-icons = Was die Zeichen bedeuten
page-aid-places = Orte und Leisten
page-aid-keys = Tasten
page-aid-lessons = Bisherige Lektionen
page-aid-architects-1 = In jedem Zug setzt du einen Arbeiter ein und handelst dort sofort, oder du nimmst die Arbeiter eines Kreises zurück.
page-aid-architects-2 = Je mehr deiner Arbeiter an einem Ort stehen, desto mehr bringt er; andere können sie gefangen nehmen.
page-aid-architects-3 = Mit einem Arbeiter in der Gildenhalle errichtest du Gebäude und baust an der Kathedrale; er bleibt dort.
page-aid-architects-4 = Achte auf deine Tugend: Hohe bringt Punkte und versperrt den Schwarzmarkt, niedrige spart Steuern und versperrt die Kathedrale.
page-aid-architects-5 = Ist die Gildenhalle voll, haben alle noch einen Zug. Dann gewinnen die meisten Punkte.
page-aid-viscounts-1 = Spiel eine Karte auf den ersten Platz; die anderen rücken weiter, und die dritte fällt heraus.
page-aid-viscounts-2 = Zieh mit deinem Vizegrafen: Das Silber auf den Karten bezahlt den Weg.
page-aid-viscounts-3 = Handle, wo du stehst: auf dem äußeren Ring Handel oder Bau, auf dem inneren Arbeiter oder Manuskripte.
page-aid-viscounts-4 = Du darfst das Stadtvolk neben dir anheuern, dann wird abgerechnet, was Tugend und Verderbnis getroffen hat, und du ziehst nach.
page-aid-viscounts-5 = Wird Armut oder Wohlstand aufgedeckt, folgen diese Runde und noch eine. Dann gewinnen die meisten Punkte.
page-aid-key-answers = 1 bis 9, dann Buchstaben: die Antworten, wie die Taste daneben sagt
page-aid-key-list = H: zur Liste der Antworten
page-aid-key-arrows = Pfeiltasten: von Ding zu Ding
page-aid-key-explain = I: erklären, worauf der Fokus liegt
page-aid-key-hint = ?: ein Tipp, wo Tipps erlaubt sind
page-aid-key-undo = U: zurücknehmen
page-aid-key-score = S: Punkte
page-aid-key-replay = R: Wiedergabe
page-aid-key-aid = F1: diese Übersicht
page-icon-vp = Siegpunkte
page-icon-clay = Lehm
page-icon-wood = Holz
page-icon-stone = Stein
page-icon-gold = Gold
page-icon-marble = Marmor
page-icon-silver = Silber
page-icon-cards = Gebäudekarten
page-icon-influence = Einfluss
page-icon-tax = Steuer
page-icon-cathedral = Kathedrale
page-icon-prison = Gefängnis
page-icon-carpentry = Fertigkeit: Zimmerei
page-icon-tiling = Fertigkeit: Dachdeckerei
page-icon-masonry = Fertigkeit: Maurerei
page-icon-artisan = Handwerker
page-icon-princess = Die Prinzessin
page-icon-profiteer = Der Profiteur
page-icon-wonder = Wunderwerk
page-icon-away = Die Lehrlinge ziehen weiter
page-icon-virtue = Tugend
page-icon-debt = Offener Schuldschein
page-icon-paid = Beglichener Schuldschein
page-icon-worker = Arbeiter
page-icon-ink = Tinte
page-icon-any = Beliebiger Rohstoff
page-icon-corruption = Verderbnis
page-icon-deed = Urkunde
page-icon-deed-flipped = Umgedrehte Urkunde
page-icon-flip = Schuldschein oder Urkunde umdrehen
page-icon-destroy = Eine Karte zerstören
page-icon-discard = Ablagestapel
page-icon-rearrange = Karten auf dem Spielertableau umordnen
page-icon-castle-move = Einen Arbeiter in der Burg bewegen
page-icon-dismiss = Stadtvolk entlassen
page-icon-hire-free = Kostenlos anheuern
page-icon-collision = Tugend und Verderbnis treffen sich
page-icon-shuffle = Mischen
page-icon-hand = Handkarten
page-icon-drop = Wenn die Karte herausfällt
page-icon-merchant = Händler
page-icon-builder = Bauleute
page-icon-cleric = Kleriker
page-icon-noble = Adel
page-icon-criminal = Verbrecher
page-icon-workshop = Werkstatt (Gebäude)
page-icon-trading-post = Handelsposten
page-icon-guildhall = Gildenhalle (Gebäude)
page-icon-castle = Burg
page-icon-manuscript = Manuskript
page-icon-townsfolk = Stadtvolk
page-icon-move = Bewegung

## The guided game: how it opens, and what comes after it.

page-lesson-welcome = Das Ziel
page-lesson-welcome-text = Als Architekt willst du die meisten Punkte haben, wenn die Gildenhalle voll ist: für Gebäude, für den Bau an der Kathedrale, für Tugend. Arbeiter sammeln die Waren, Lehrlinge bringen die Fertigkeiten. Du spielst gegen einen Bot; was wichtig ist, wird erklärt, wenn es so weit ist.
page-lesson-viscounts-welcome = Das Ziel
page-lesson-viscounts-welcome-text = Du reist um die Burg und willst die meisten Punkte haben, wenn Armut oder Wohlstand gekommen ist: für Gebäude, für Arbeiter in der Burg, für Manuskripte und Urkunden. Die Arbeit tut das Stadtvolk auf deinen Karten. Du spielst gegen einen Bot; was wichtig ist, wird erklärt, wenn es so weit ist.
page-plan = Dein Plan für das nächste Spiel
page-plan-architects-1 = Such dir früh zwei oder drei Gebäude aus und heuere für ihre Fertigkeiten an; jeder Besuch in der Werkstatt soll sie näher bringen.
page-plan-architects-2 = Lass nicht mehr als drei oder vier Arbeiter an einem Ort stehen, wenn andere nah am Stadtzentrum sind, und hol gefangene in einem Besuch heim.
page-plan-architects-3 = Entscheide dich bei der Tugend: hoch für Punkte und die Kathedrale oder niedrig für den Schwarzmarkt. Die Mitte bringt wenig.
page-plan-viscounts-1 = Mach eine der vier Aktionen zu deiner wichtigsten und heuere Stadtvolk mit ihren Symbolen an.
page-plan-viscounts-2 = Plane drei Züge voraus: Was du jetzt spielst, zählt auch in den nächsten beiden Zügen.
page-plan-viscounts-3 = Sieh vor den letzten Runden auf Schuldscheine und Urkunden: Dreh um, was geht, und achte darauf, ob Armut oder Wohlstand kommt.

## A report.

page-report-what = Was ist schiefgegangen, und was hast du erwartet?
page-report-save = Bericht speichern
page-report-saved = Danke. Dein Bericht ist gespeichert.
page-report-file = Er ist die Datei { $file } in deinen Downloads.
page-report-where = Schick sie an die Person, die diesen Server betreibt. Sie führt zu Partie { $game }, Antwort { $number }.
page-report-again = Noch einmal speichern
page-lesson-show = Zeig es mir
page-learn-box = { $box } lernen
page-learn-box-text = Ein begleitetes Spiel für alle, die das Spiel ohne sie kennen.
page-lesson-artisans-welcome = Was diese Erweiterung bringt
page-lesson-artisans-welcome-text = Das Spiel bleibt, wie du es kennst. Neu sind dein Handwerker, ein größerer Arbeiter, und Handwerkskarten: Ihre obere Hälfte verziert ein Gebäude, ihre untere ist ein Werkzeug für einen Lehrling.
page-lesson-artisans-artisan = Dein Handwerker
page-lesson-artisans-artisan-text = Der Handwerker zählt beim Einsetzen als 2 Arbeiter, danach als 1. Er erspart dir bei dieser Aktion den Verlust von 1 Tugend. In die Gildenhalle geht er nie; sonst geschieht ihm alles, was Arbeitern geschieht, auch Gefangennahme und Gefängnis.
page-lesson-artisans-market = Die Mitte des Schwarzmarkts
page-lesson-artisans-market-text = Statt anzuheuern oder eine Gebäudekarte auszusuchen, kannst du dort ein Werkzeug herstellen. Es gehört zu einem Lehrling ohne Werkzeug und darf einmal im Zug benutzt werden, wenn dieser Lehrling dir etwas bringt.
page-lesson-artisans-craft = Herstellen in der Gildenhalle
page-lesson-artisans-craft-text = Mit einem Arbeiter auf einem deiner eigenen in der Gildenhalle stellst du etwas her: ein Werkzeug umsonst oder eine Verzierung für 2 Steuern und 3 Silber. Eine Verzierung kommt an ein Gebäude ohne Verzierung, wirkt sofort und ist Punkte wert. Ein solcher Arbeiter füllt kein Feld und bringt das Ende nicht näher.
page-lesson-artisans-leave = Die Werkstatt erneuert sich
page-lesson-artisans-leave-text = Manche Felder der Gildenhalle erneuern jetzt die Werkstatt, wer auch immer sie füllt: Nach diesem Zug kommen beide Lehrlinge der ersten Spalte unter ihren Stapel, das Silber auf ihnen ist verloren, und die anderen rücken auf.
page-lesson-wonders-welcome = Was diese Erweiterung bringt
page-lesson-wonders-welcome-text = Das Spiel bleibt, wie du es kennst. Neu sind Einfluss, zwei Figuren, die mit jeder Räumung des Schwarzmarkts weiterziehen, eine Karte, die Rohstoffe sammelt, und fünf Wunderwerke zum Bauen.
page-lesson-wonders-influence = Einfluss
page-lesson-wonders-influence-text = 2 Einfluss ersetzen bis zu 2 Silber oder 1 Tugend, die du verlieren würdest, 4 ersetzen 1 Gold oder Marmor; Steuern nie. Jedes Mal, wenn du 5 oder 9 erreichst, ziehst du eine Gebäudekarte.
page-lesson-wonders-figures = Die Prinzessin und der Profiteur
page-lesson-wonders-figures-text = Setzt du einen Arbeiter dorthin, wo der Profiteur steht, bekommst du 1 Einfluss. Wo die Prinzessin steht, darfst du einen Rohstoff geben. Bei einer Räumung bringt ihr Ort eine Belohnung, seiner eine Strafe und den Arbeitern dort das Gefängnis.
page-lesson-wonders-contribution = Beiträge
page-lesson-wonders-contribution-text = Wer zur Prinzessin kommt, darf einen Rohstoff auf sein freies Feld hier legen und bekommt, was das Feld zeigt. Der fünfte löst eine Räumung des Schwarzmarkts aus.
page-lesson-wonders-build = Wunderwerke
page-lesson-wonders-build-text = Ein Arbeiter in der Gildenhalle kann ein Wunderwerk bauen: für dessen Rohstoff, Einfluss und Steuern, ganz ohne Fertigkeit. Es bringt 2 Tugend, und sein Plättchen kommt an einen Ort, an dem du ab dann als ein Arbeiter mehr zählst oder 1 Einfluss bekommst.
page-bell-on = Du bekommst Bescheid, wenn du dran bist. Klick schaltet es aus.
page-bell-off = Du bekommst keinen Bescheid, wenn du dran bist. Klick schaltet es ein.
page-bell-denied = Dieser Browser lässt die Seite nicht Bescheid sagen, wenn du dran bist; das lässt sich in seinen Einstellungen ändern.

## Hilfe über dem Tisch.

page-help = Hilfe
page-help-title = Hilfe: Klick an, was du erklärt haben willst
page-help-click = Klick an, was du erklärt haben willst. Gespielt wird dabei nichts.
page-help-end = Zurück zum Spiel
page-help-nothing = Dazu gibt es keine Erklärung. Die Spielübersicht nennt alle Zeichen und Orte.
