### Viscounts: der Gegner beim Spiel allein, was er tut und warum.

## Aufbau.

opponent-viscount = Rivale
page-opponent-viscount-text = Ein Vizegraf, der Plänen folgt: Er baut, schreibt ab, füllt die Burg und dreht seine Karten um, je nach dem Tableau, das du wählst.
option-board = Tableau des Gegners
option-difficulty = Schwierigkeit
viscounts-board-random = nach Zufall
viscounts-board-cleric = Kleriker
viscounts-board-builder = Bauleute
viscounts-board-noble = Adel
viscounts-board-card = Karten
viscounts-difficulty-normal = normal
viscounts-difficulty-hard-1 = schwerer: 1 Zukunftsplan von Beginn an
viscounts-difficulty-hard-2 = schwer: 2 Zukunftspläne von Beginn an
viscounts-difficulty-hard-3 = am schwersten: 3 Zukunftspläne von Beginn an

## Seine Tableaus.

viscounts-opponent-cleric = Tableau Kleriker
viscounts-opponent-builder = Tableau Bauleute
viscounts-opponent-noble = Tableau Adel
viscounts-opponent-card = Tableau Karten
viscounts-text-opponent = Schwerpunkt: { $focus }. Beliebiger Rohstoff: { $first } bis { $first_limit }, { $second } bis { $second_limit }, dann { $rest }. Beginn: { $start }
viscounts-text-opponent-alike = Schwerpunkt: { $focus }. Alle Rohstoffe sind von einer Art und zahlen für jede Aktion. Beginn: { $start }
viscounts-uncovered-tp1 = Sein erster Handelsposten ist gebaut: einmal ein Zukunftsplan
viscounts-uncovered-tp2 = Sein zweiter Handelsposten: Bei einem Zusammenstoß ohne Verbrecher auf seinem Tableau dreht er einen Schuldschein um
viscounts-uncovered-tp3 = Sein dritter Handelsposten: Immer wenn er eine Karte umdreht, schickt er Stadtvolk weg
viscounts-uncovered-ws1 = Seine erste Werkstatt: Immer wenn er einen Zukunftsplan erhält, schickt er Stadtvolk weg
viscounts-uncovered-ws2 = Seine zweite Werkstatt: Immer wenn er mischt, erhält er 1 Tugend
viscounts-uncovered-ws3 = Seine dritte Werkstatt: Immer wenn er mischt, erhält er 1 Verderbnis

## Sein Zug.

viscounts-event-scheme-dropped = { $scheme } verlässt das Tableau von { $seat }
viscounts-event-schemes-shuffled = { $seat } mischt die abgelegten Pläne in den Stapel
viscounts-event-scheme-revealed = { $seat } deckt auf: { $scheme } – { $plan }
viscounts-event-line-followed = Zeile { $number }: { $line }
viscounts-event-opponent-goes = { $number ->
    [one] Er geht 1 Feld auf dem äußeren Ring, den er nie verlässt
   *[other] Er geht { $number } Felder auf dem äußeren Ring, den er nie verlässt
}
viscounts-event-option-skipped = Möglich? { $option } – nein: { $lack }
viscounts-event-option-taken = Möglich, also: { $option }
viscounts-event-no-option = Sonst kann er nichts tun
viscounts-event-focus-followed = Sein Schwerpunkt: { $focus }
viscounts-event-opponent-builds = Er hat Bauleute im Wert von { $icons } und legt { $spent } drauf: Das am weitesten links stehende Gebäude, das er bezahlen kann, ist: { $piece }, für den ersten freien Bauplatz seines Feldes
viscounts-event-opponent-places = { $number ->
    [one] Er hat Adel im Wert von { $icons } und legt { $spent } drauf: 1 Arbeiter, für den Abschnitt seines Segments
   *[other] Er hat Adel im Wert von { $icons } und legt { $spent } drauf: { $number } Arbeiter, für den Abschnitt seines Segments
}
viscounts-event-opponent-transcribes = Er hat Kleriker im Wert von { $icons } und legt { $spent } drauf, auf seinem Segment: { $manuscript }
viscounts-event-future-gained = { $seat } legt zu den abgelegten Plänen: { $scheme }
viscounts-event-uncovered-acts = { $uncovered }

viscounts-lack-no-spot = Kein Bauplatz seines Feldes ist frei
viscounts-lack-no-building = Er hat kein Gebäude mehr
viscounts-lack-builders = Das billigste Gebäude kostet { $needed }, seine Bauleute und Rohstoffe sind { $number } wert
viscounts-lack-no-worker = Er hat keinen Arbeiter mehr
viscounts-lack-nobles = 2 Arbeiter kosten { $needed }, sein Adel und seine Rohstoffe sind { $number } wert
viscounts-lack-clerics = Das Manuskript kostet { $needed }, seine Kleriker und Rohstoffe sind { $number } wert
viscounts-lack-no-flip = Er hat nichts umzudrehen

## Warum er so wählt.

viscounts-event-takes-first = Beliebiger Rohstoff: { $resource }, denn er hat { $number } und will { $limit }
viscounts-event-takes-rest = Beliebiger Rohstoff: { $resource }, denn von den anderen hat er genug
viscounts-event-takes-alike = Beliebiger Rohstoff: Sie sind ihm alle gleich
viscounts-event-flips-debt = Umgedreht hat er { $debts }-mal Schuldscheine und { $deeds }-mal Urkunden: Jetzt ist ein Schuldschein dran
viscounts-event-flips-deed = Umgedreht hat er { $debts }-mal Schuldscheine und { $deeds }-mal Urkunden: Jetzt ist eine Urkunde dran
viscounts-event-climbs-first = Im Uhrzeigersinn ab dem eigenen kommt zuerst: { $section }
viscounts-event-bumps-player = Zu viele Arbeiter: { $section }. Er schickt deine zurück
viscounts-event-builds-elsewhere = Seine eigenen Bauplätze sind besetzt: Im Uhrzeigersinn ist { $spot } der nächste freie
viscounts-event-instead = { $thing }
viscounts-instead-rearrange = Er hat keine Karten umzuordnen und erhält stattdessen einen beliebigen Rohstoff
viscounts-instead-silver = Er hat kein Silber und erhält statt 2 Silber einen beliebigen Rohstoff
viscounts-instead-one-silver = Ein einzelnes Silber nützt ihm nichts
viscounts-instead-destroy = Er hat kein Stadtvolk zu vernichten und dreht stattdessen eine Karte um
viscounts-instead-future = Kein Zukunftsplan ist mehr da: Er dreht stattdessen eine Karte um
viscounts-instead-flip = Er hat davon nichts umzudrehen und erhält stattdessen 1 Tugend
viscounts-instead-discard = Er hat kein Stadtvolk abzulegen und erhält stattdessen 1 Tugend
viscounts-instead-castle-move = Er bewegt Arbeiter nie einzeln und erhält stattdessen 1 Tugend
viscounts-instead-hire = Er wirbt niemanden an und erhält stattdessen einen Zukunftsplan

## Was eine Simulation zählt.

cli-sim-schemes-followed = Pläne, befolgt
cli-sim-scheme-lines = Zeilen von Plänen, ausgeführt
cli-sim-scheme-options = Möglichkeiten von Plänen, gewählt
