### The pages around the table.

page-pages = Seiten
page-to-home-short = Spielen
page-to-cards-short = Karten
page-to-companion-short = Echter Tisch
page-play-now-text = gegen einen Bot, ohne Umweg
page-learn-text = ein erstes Spiel, das sich selbst erklärt
page-new-game-text = mit Freunden über Links, an einem Bildschirm, mit Bots
page-play-alone-text = gegen einen Gegner, der Karten folgt

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
