### Stufen, Tipps und Analysen.

## Stufen der Bots, von der schwächsten an.

page-bot-labourer = Tagelöhner
page-bot-labourer-text = Denkt einen Schritt weit, lebt von der Hand in den Mund und übersieht, was andere ihm antun können.
page-bot-mason = Maurer
page-bot-mason-text = Denkt weiter in den eigenen Zug hinein, sieht wenig von dem, was sich später auszahlt, und übersieht, was andere ihm antun können.
page-bot-foreman = Polier
page-bot-foreman-text = Denkt ebenso weit, aber noch zu wenig an die anderen und an später.
page-bot-builder = Baumeister
page-bot-builder-text = Denkt den eigenen Zug zu Ende und nimmt das Beste.
page-bot-architect = Architekt
page-bot-architect-text = Denkt einige Runden voraus und rechnet mit jeder Erwiderung.
page-bot-archbishop = Erzbischof
page-bot-archbishop-text = Denkt zehnmal so lange nach, zwei Sekunden je Antwort.
page-bot-squire = Knappe
page-bot-squire-text = Denkt einen Schritt weit und übersieht die anderen.
page-bot-knight = Ritter
page-bot-knight-text = Denkt weiter in den eigenen Zug hinein, sieht aber weder die anderen noch, was sich später auszahlt.
page-bot-baron = Freiherr
page-bot-baron-text = Denkt noch weiter, sieht zur Hälfte, was sich später auszahlt, und übersieht die anderen.
page-bot-viscount = Vizegraf
page-bot-viscount-text = { page-bot-builder-text }
page-bot-count = Graf
page-bot-count-text = { page-bot-architect-text }
page-bot-duke = Herzog
page-bot-duke-text = { page-bot-archbishop-text }
page-bot-measured = Wertung { $rating }, { $time }.
page-bot-at-once = antwortet sofort
page-bot-thinks-for = denkt etwa { $seconds } s nach
page-bot-own-text = Ein Bot des Gastgebers.

## Tipps.

page-allow-hints = Tipps
page-allow-hints-text = Wer gefragt ist, darf einen Bot nach den besten Antworten fragen. Sind Tipps aus, kann niemandem heimlich geholfen werden.
page-hint = Tipp
page-hint-thinking = Ein Bot denkt nach …
page-hint-best = Die besten Antworten, soweit du es wissen kannst:
page-valued = { $answer }: Gewinnchance { $win } %, { $lead }
page-ahead = { $number ->
    [one] 1 Punkt vorn
   *[other] { $number } Punkte vorn
 }
page-behind = { $number ->
    [one] 1 Punkt zurück
   *[other] { $number } Punkte zurück
 }
page-level-points = gleichauf

## Die Analyse einer Partie.

page-analyse = Partie analysieren
page-analysis = Analyse
page-analysis-text = Was jede Antwort wert war, soweit man es an diesem Platz wissen konnte.
page-analysing = Ein Bot sieht sich jede Frage an …
page-analysing-at = { $done } von { $total } Fragen
page-analysis-again = Noch einmal versuchen
page-value-chart = Die Gewinnchance im Lauf der Partie
page-value-chart-label = Die Gewinnchance im Lauf der Partie, in Prozent, für alle von der ersten Frage bis zum Ende: { $seats }
page-value-seat = { $seat } von { $first } auf { $last }
page-costly = Die teuersten Züge
page-costly-none = Kein Zug hat mehr als eine Kleinigkeit gekostet.
page-costly-move = Zug { $number }: { $given }
page-costly-better = Besser: { $better }
page-costly-cost = kostete { $cost } % der Gewinnchance
page-moment-best = Das war die beste Antwort, die der Bot sah.
page-moment-given = Gegeben: { $given }

## Warum ein Zug teuer war: ein Satz über ihn, mit einem oder zwei Gründen als Teilen.

costly-why = Das { $parts }.
costly-why-soon = Am Ende des nächsten Zugs zeigt sich: Das { $parts }.
reason-exposed = { $silver ->
    [0] lässt { $number } Arbeiter { $place } stehen, die { $seat } umsonst festnehmen kann
   *[other] lässt { $number } Arbeiter { $place } stehen, die { $seat } für { $silver } Silber festnehmen kann
 }
reason-alone = lässt einen Arbeiter allein zurück ({ $section }), den der nächste verdrängen kann
reason-cathedral = verschenkt { $number } SP der Stufe { $level } der Kathedrale
reason-cathedral-plan = rückt die Stufe { $level } der Kathedrale außer Reichweite
reason-building = lässt { $card } ungebaut, mit { $number } SP
reason-plan = lässt { $what } für { $card } fehlen
reason-points = verschenkt { $number } SP ({ $category })
reason-debts = { $number ->
    [one] lässt 1 Schuldschein mehr offen
   *[other] lässt { $number } Schuldscheine mehr offen
 }
reason-deeds = { $number ->
    [one] bringt 1 Urkunde weniger
   *[other] bringt { $number } Urkunden weniger
 }
reason-virtue = lässt { $number } Tugend weniger
reason-corruption = bringt { $number } Korruption mehr
reason-prison = { $number ->
    [one] lässt 1 Arbeiter mehr im Gefängnis
   *[other] lässt { $number } Arbeiter mehr im Gefängnis
 }
reason-captives = { $number ->
    [one] nimmt 1 Arbeiter weniger fest
   *[other] nimmt { $number } Arbeiter weniger fest
 }
reason-nobody-to-place = lässt keinen Arbeiter zum Einsetzen
reason-at-work = { $number ->
    [one] lässt 1 Arbeiter weniger bei der Arbeit
   *[other] lässt { $number } Arbeiter weniger bei der Arbeit
 }
reason-card = verzichtet auf { $card }
reason-cards = { $number ->
    [one] bringt 1 Gebäudekarte weniger
   *[other] bringt { $number } Gebäudekarten weniger
 }
reason-goods = bringt { $what } weniger
reason-next-turn = lässt im nächsten Zug weniger zu
reason-rival = stellt { $seat } um etwa { $number } Punkte besser
reason-later = { $number ->
    [one] kostet in den nächsten Zügen etwa 1 Punkt
   *[other] kostet in den nächsten Zügen etwa { $number } Punkte
 }

## `guildhall hint`

cli-hint-title = { $seat }: { $prompt }
cli-hint-answer = Antwort
cli-hint-win = Gewinnt
cli-hint-lead = Vorsprung
cli-hint-share = Beachtet
cli-percent = { $number } %

## `guildhall analyse`

cli-analyse-progress = Analyse
cli-analyse-graph = Gewinnchance, von der ersten Frage bis zum Ende
cli-analyse-costly = Teuerste Züge
cli-analyse-number = Bei
cli-analyse-seat = Platz
cli-analyse-given = Gegeben
cli-analyse-better = Besser
cli-analyse-cost = Kosten
cli-analyse-why = { $seat }, bei { $number }: { $why }
cli-analyse-nothing = Kein Zug hat mehr als eine Kleinigkeit gekostet.
cli-analyse-see = Die Frage mit allen Antworten: guildhall hint { $file } --at { $number }
cli-analyse-no-answers = In dieser Aufzeichnung hat niemand etwas geantwortet: Es gibt nichts zu analysieren.

## `guildhall serve --bot`

cli-own-bot-form = „{ $bot }“ ist kein eigener Bot: Nenne eine Datei und eine Klasse darin, etwa mybots.py:MyBot.
cli-own-bot-taken = Es gibt schon einen Bot „{ $bot }“: Nenne die Klasse anders.
