### What the command line itself says.

## Games and the table.

cli-game-architects = Architekten des Westfrankenreichs
cli-heading = { $game } · Zug { $turn } · Startzahl { $seed }
cli-board = Der Spielplan
cli-cathedral = Kathedrale
cli-virtue = Tugend
cli-virtue-track = Tugend
cli-virtue-points = Punkte
cli-virtue-zones = bis 3: weniger Steuern · ab 5: Kathedrale · ab 10: kein Schwarzmarkt
cli-display = Lehrlinge in der Werkstatt
cli-display-space = { $row }.{ $column }
cli-pile = { $number } im Stapel
cli-rewards-left = { $number ->
    [one] Noch 1 Belohnung
   *[other] Noch { $number } Belohnungen
}
cli-below-cathedral = darunter
cli-beside = daneben:
cli-reset-spaces = ! Schwarzmarkt wird geräumt
cli-apprentice-reset-spaces = ~ Lehrlinge gehen
cli-stacked-spaces = 2 Buchstaben: gestapelte Arbeiter
cli-last-round = die letzte Runde
cli-points = { $number } SP
cli-market-offer = { $price }: { $goods }
cli-market-middle = { $price }: anheuern oder 5 Karten ansehen
cli-market-middle-artisans = { $price }: anheuern, 5 Karten ansehen oder ein Werkzeug herstellen

# One letter each, all different: G is green, so yellow ("Gelb") is E.
cli-letter-red = R
cli-letter-blue = B
cli-letter-green = G
cli-letter-yellow = E
cli-letter-purple = V
cli-letter-orange = O
cli-skill-letter-carpentry = Z
cli-skill-letter-tiling = D
cli-skill-letter-masonry = M
cli-good-letter-clay = L
cli-good-letter-wood = H
cli-good-letter-stone = S
cli-good-letter-gold = G
cli-good-letter-marble = M
cli-letters = L Lehm · H Holz · S Stein · G Gold · M Marmor
cli-all-skills = alle drei

## Players and cards.

cli-you = du
cli-on-turn = am Zug
cli-player-standing = Tugend { $virtue } · Kathedrale Stufe { $level }
cli-player-workers = Arbeiter { $supply } · im Gefängnis { $prison }
cli-player-cards = Handkarten { $hand } · Schuldscheine { $unpaid }, beglichen { $paid }
cli-player-captured = Gefangen
# The sign * marks the Artisan among the Workers on the board.
cli-player-artisan = Handwerker* { $where }
cli-artisan-at = { $place }
cli-artisan-in-supply = im Vorrat
cli-artisan-in-prison = im Gefängnis
cli-artisan-on-board = auf dem Tableau von { $owner }
cli-player-tool = Werkzeug ({ $card }): { $effect }
cli-player-tool-used = (benutzt)
cli-player-adornment = { $card } { $points }
cli-player-adornments = Verziert: { $adornments }
cli-crafts = Handwerkskarten
cli-craft-adornment = Als Verzierung
cli-craft-tool = Als Werkzeug
cli-player-influence = Einfluss { $influence }
# Silver that Influence was lost for in this turn and that can still be spent.
cli-player-influence-with-silver = Einfluss { $influence } · { $silver } vorausbezahlt
cli-influence = Einfluss
cli-influence-track = Einfluss
cli-influence-steps = 5 oder 9 von unten erreichen: eine Gebäudekarte ziehen
cli-figures = Prinzessin und Profiteur
cli-princess = Prinzessin
cli-profiteer = Profiteur
cli-princess-says = Räumung, wer dort die meisten Arbeiter hat: { $effect }
cli-profiteer-says = Räumung, alle dort: { $effect }; alle Arbeiter dort kommen ins Gefängnis
cli-contribution = { $card }, offen für Beiträge
cli-no-contribution = Keine Beitragskarte
cli-contributions-left = { $number ->
    [0] bis zur nächsten Räumung ist keine offen
    [one] die letzte
   *[other] { $number } im Stapel
}
cli-slot-filled = { $resource } (beigesteuert)
cli-wonders = Wunderwerke
cli-wonders-below = jeder Rohstoff, der auf einem liegt, macht es um 1 billiger
cli-wonder-laid = { $number } liegen darauf
cli-wonder-built = { $seat }, { $place }
cli-wonder-without-place = { $seat }
cli-player-buildings = Gebaut: { $buildings }
cli-offered = Zur Auswahl
cli-hand = Deine Gebäudekarten
cli-virtue-change = Tugend { $change }.
cli-card-points = Punkte
cli-card-cost = Kosten
cli-card-skills = Fertigkeiten
cli-card-virtue = Tugend
cli-card-text = Effekt
cli-card-origin = Zahlen

## A game in the terminal.

cli-only-in-terminal = Auf der Seite stellst du dort ein, wie gespielt wird: Füge --terminal hinzu, oder lass { $options } weg.
cli-save-exists = { $file } gibt es schon: Spiel mit --load daran weiter, oder nenne eine andere Datei.
cli-too-many-humans = { $humans } Menschen passen nicht auf { $seats } Plätze.
cli-record-has-set-up = Eine Aufzeichnung sagt selbst, wie ihr Spiel aufgebaut war: Lass { $options } weg.
cli-hand-over = Jetzt sieht { $seat } den Tisch. Drück die Eingabetaste, wenn sonst niemand hinschaut.
cli-question = { $seat }: { $prompt }
cli-your-answer = { $seat } >
cli-hint = Eine Nummer oder ein Kürzel; h für Hilfe.
cli-earlier = { $number ->
    [one] … und 1 Zeile davor (l zeigt alle)
   *[other] … und { $number } Zeilen davor (l zeigt alle)
}
cli-help =
    Eine Nummer oder ein Kürzel beantwortet die Frage; ein Teil eines Kürzels genügt, wenn er nur zu einem passt.
      u [N]    deine letzte Antwort oder die letzten N zurücknehmen
      s        der Punktestand
      v KARTE  eine Karte ansehen, nach Name oder Nummer einer Antwort
      n        was gerade nicht geht, und warum
      l        das Protokoll von Anfang an
      b        den Tisch noch einmal zeigen
      w DATEI  das Spiel speichern
      h        diese Hilfe
      q        aufhören
cli-say-something = Gib eine Nummer oder ein Kürzel ein, oder h für Hilfe.
cli-no-such-number = { $text } gehört nicht zu den Antworten: Es gibt { $number }.
cli-several-fit = „{ $text }“ kann mehreres bedeuten: { $tokens }.
cli-cannot-undo = { $number ->
    [0] Du hast keine Antwort, die du zurücknehmen könntest.
    [one] Nur 1 Antwort lässt sich zurücknehmen: u 1.
   *[other] Höchstens { $number } Antworten lassen sich zurücknehmen: u 1 bis u { $number }.
}
cli-undo-reveals = { $count ->
    [one] Seitdem wurde etwas Verdecktes gezeigt (Antwort { $numbers } des Spiels), und vergessen kannst du es nicht.
   *[other] Seitdem wurde etwas Verdecktes gezeigt (Antworten { $numbers } des Spiels), und vergessen kannst du es nicht.
}
# The terminal understands y and n.
cli-undo-anyway = Trotzdem zurücknehmen? (y für ja, n für nein)
cli-undo-not = Nichts wurde zurückgenommen.
cli-option-without-card = Bei Antwort { $number } geht es nicht um eine Karte.
cli-nothing-refused = Hier verbieten dir die Regeln nichts.
cli-which-card = Welche Karte? Versuch es mit v und ihrem Namen.
cli-no-such-card = Eine Karte „{ $text }“ gibt es nicht.
cli-which-file = In welche Datei? Versuch es mit w und ihrem Namen.
cli-file-exists = { $file } gibt es schon: Nenne eine andere Datei.
cli-saved = Gespeichert in { $file }.
cli-save-first = Das Spiel speichern? Nenne eine Datei, oder drück die Eingabetaste, um ohne Speichern aufzuhören:
cli-not-saved = Das Spiel ist nicht gespeichert. So wird derselbe Tisch noch einmal aufgebaut:
cli-kept = Das Spiel ist in { $file } gespeichert. So geht es weiter:

## The end.

cli-final-score = Die Schlusswertung
cli-score-so-far = Der Zwischenstand
cli-winner = { $seat } gewinnt.
cli-winners = { $seats } teilen sich den Sieg.

## Simulations.

cli-simulating = Spielt
cli-simulation = { $game }, simuliert
cli-sim-games = Spiele
cli-sim-decisions = Entscheidungen
cli-sim-speed = Entscheidungen je Sekunde
cli-sim-turns = Züge in einem Spiel
cli-sim-shared = Geteilte Siege
cli-sim-errors = Fehler
cli-sim-scores = Punkte eines Platzes
cli-sim-category = Kategorie
cli-sim-mean = Mittel
cli-sim-sd = Std.-Abw.
cli-sim-wins = Siege
cli-sim-seat = Platz
cli-sim-bot = Bot
cli-sim-total = Punkte
cli-sim-won = Gewonnen
cli-sim-turn-order = { $place }. in der Zugreihenfolge
# $use is what was counted, such as "Gebaute Gebäude"; $used of the $cards cards were used so at all.
cli-sim-coverage = { $use }: { $used } von { $cards }
cli-sim-never = Nie: { $cards }
cli-sim-apprentices-hired = Angeheuerte Lehrlinge
cli-sim-buildings-constructed = Gebaute Gebäude
cli-sim-rewards-gained = Erhaltene Belohnungen
cli-sim-markets-taken = Genommene Schwarzmarktkarten
cli-sim-boards-played = Gespielte Tableaus
cli-sim-adornments-crafted = Als Verzierung genommene Handwerkskarten
cli-sim-tools-crafted = Als Werkzeug genommene Handwerkskarten
cli-sim-wonders-built = Gebaute Wunderwerke
cli-sim-slots-filled = Geleistete Beiträge
cli-sim-profiteer-consequences = Folgen des Profiteurs
cli-sim-princess-consequences = Folgen der Prinzessin
cli-sim-influence-given-up-for = Wofür Einfluss verloren wurde
cli-failed-game = Das Spiel mit der Startzahl { $seed } ging schief: { $message }
cli-sim-tables = Die Tabellen sind in { $folder }. Als Nächstes: guildhall report { $folder }
cli-sim-interrupted = Unterbrochen. { $played ->
    [one] 1 Spiel ist
   *[other] { $played } Spiele sind
} in { $folder } und lesbar.
cli-sim-mishaps = { $number ->
    [one] 1-mal gab ein Bot keine erlaubte Antwort, und der Zufall antwortete für ihn:
   *[other] { $number }-mal gab ein Bot keine erlaubte Antwort, und der Zufall antwortete für ihn. Die ersten:
}
cli-sim-mishap =   Spiel mit Startzahl { $seed }, Frage { $question }: { $bot } ({ $seat }): { $message }
cli-report-written = Der Bericht ist in { $file }.

## Records.

cli-replay-rules = Regeln
cli-replay-start = Start
cli-replay-from-position = eine gegebene Stellung
cli-replay-answers = Antworten
cli-replay-report = Meldung
cli-replay-report-of = aus Partie { $game }, mit Guildhall { $software }
cli-replay-at = { $number } von { $all }
cli-replay-earlier = { $number ->
    [one] … und 1 Zeile davor (--log zeigt alle)
   *[other] … und { $number } Zeilen davor (--log zeigt alle)
}

## Die Optionen, die einen Tisch aufbauen, in der Hilfe der Befehle. Ihre Werte kommen dazu.

cli-option-players = Wie viele mitspielen, gegen einen Gegner ab 1
cli-option-setup = Spielertableaus: alle gleich, oder jedes anders
cli-option-boards = Variabler Aufbau: ein Tableau für jeden Platz, etwa `ada,random`
cli-option-board-sets = Aus welchen Tableaus ausgeteilt wird, eines oder mehrere
cli-option-promo-cards = Die Promokarten einmischen
cli-option-starting-apprentice = Alle beginnen mit einem kostenlosen Lehrling
cli-option-apprentice-resets = Manche Felder der Gildenhalle erneuern die ausliegenden Lehrlinge
cli-option-spare-own-workers = Auf eine Gefangennahme durch eine Karte darf verzichten, wer nur die eigenen Arbeiter nehmen könnte
cli-option-expansions = Mit welchen Erweiterungen gespielt wird, mit Kommas dazwischen
cli-option-opponent = Ein offizieller Sologegner zusätzlich zu den Spielern; manche brauchen eine Erweiterung
cli-option-board = Das Tableau des Gegners: was er am besten kann
cli-option-difficulty = Wie stark der Gegner ist
cli-option-coop = Mit Wunderwerken: die Wertung des Einflusses wie im kooperativen Spiel
cli-option-early-shuffle = Mit Wunderwerken: die Beitragskarten mischen, sobald die letzte umgedreht ist
cli-option-award-needs-influence = Mit Wunderwerken: am Ende kein Gold, wenn niemand Einfluss hat

## Wurde gegeben wie versprochen?

cli-verify-nothing = Über den Zufall dieser Partie wurde nichts versprochen: Jemand hat die Startzahl gewählt, oder sie wurde nicht auf einem Server gespielt.
cli-verify-digits = Eine Zusage hat 64 Ziffern von 0 bis 9 und a bis f, so wie die Seite sie zeigt.
cli-verify-commitment = Zusage     { $commitment }
cli-verify-seed = Startzahl  { $seed }
cli-verify-salt = Salz       { $salt }
cli-verify-hash = ✓ Der Hash von Salz und Startzahl ist die Zusage.
cli-verify-played = ✓ Mit diesem Startzahl { $number ->
    [one] führt 1 Antwort
   *[other] führen { $number } Antworten
} nach den Regeln dahin, wo die Aufzeichnung endet.
cli-verify-no-end = Die Aufzeichnung sagt nicht, wo sie endet: Geprüft wurde nur, dass ihre Antworten gespielt werden können.
cli-verify-compare = Vergleiche die Zusage mit der, die du am Anfang gesehen hast, oder gib sie hier an: --commitment
cli-verify-same = ✓ Es ist die Zusage, die du dir notiert hast.
cli-verify-other = ✗ Es ist nicht die Zusage, die du dir notiert hast, { $wanted }: Das ist nicht die versprochene Partie.
