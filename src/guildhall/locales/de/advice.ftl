### Stufen, Tipps und Analysen.

## Stufen der Bots, von der schwächsten an.

page-bot-labourer = Tagelöhner
page-bot-labourer-text = Sieht, was ein Zug sofort bringt, und verschätzt sich oft.
page-bot-mason = Maurer
page-bot-mason-text = Denkt den eigenen Zug zu Ende und nimmt das Beste.
page-bot-architect = Architekt
page-bot-architect-text = Denkt einige Runden voraus und rechnet mit jeder Erwiderung.
page-bot-archbishop = Erzbischof
page-bot-archbishop-text = Denkt zehnmal so lange nach, zwei Sekunden je Antwort.
page-bot-squire = Knappe
page-bot-squire-text = { page-bot-labourer-text }
page-bot-knight = Ritter
page-bot-knight-text = { page-bot-mason-text }
page-bot-baron = Freiherr
page-bot-baron-text = { page-bot-architect-text }
page-bot-duke = Herzog
page-bot-duke-text = { page-bot-archbishop-text }
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
cli-analyse-nothing = Kein Zug hat mehr als eine Kleinigkeit gekostet.
cli-analyse-see = Die Frage mit allen Antworten: guildhall hint { $file } --at { $number }
cli-analyse-no-answers = In dieser Aufzeichnung hat niemand etwas geantwortet: Es gibt nichts zu analysieren.

## `guildhall serve --bot`

cli-own-bot-form = „{ $bot }“ ist kein eigener Bot: Nenne eine Datei und eine Klasse darin, etwa mybots.py:MyBot.
cli-own-bot-taken = Es gibt schon einen Bot „{ $bot }“: Nenne die Klasse anders.
