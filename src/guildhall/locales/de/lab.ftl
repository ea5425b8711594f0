### The laboratory: what a report on many games says.

## The page.

lab-title = { $game }: was die Spiele verraten
lab-about = Ein Bericht über den Lauf „{ $run }“
lab-comparison = „{ $first }“ und „{ $second }“ im Vergleich
lab-summary = Auf einen Blick
lab-contents = Inhalt
lab-numbers = Die Zahlen zum Bild
lab-footer = Erstellt mit Guildhall { $version }. Die Intervalle gelten zu 95 % (Wilson). Ein geteilter Sieg zählt für alle, die ihn teilen, ganz.
lab-incomplete = { $run }: Der Lauf endete vorzeitig. { $played } von { $games } Spielen sind in diesem Bericht.
lab-errors = { $number ->
    [one] { $run }: 1 Spiel ging schief und zählt nicht mit.
   *[other] { $run }: { $number } Spiele gingen schief und zählen nicht mit.
}
lab-mishaps = { $number ->
    [one] { $run }: 1-mal gab ein Bot keine erlaubte Antwort, und der Zufall antwortete für ihn.
   *[other] { $run }: { $number }-mal gab ein Bot keine erlaubte Antwort, und der Zufall antwortete für ihn.
}

## Words that the plots are labelled with.

lab-run = Lauf
lab-who = Wer
lab-winners = Sieger
lab-others = Übrige
lab-category = Kategorie
lab-points = Punkte
lab-final-points = Punkte am Ende
lab-mean = Mittel
lab-median = Median
lab-first-quarter = Ein Viertel hat höchstens
lab-third-quarter = Ein Viertel hat mindestens
lab-deviation = Standardabweichung
lab-least-twentieth = 5 % haben höchstens
lab-most-twentieth = 5 % haben mindestens
lab-share = Anteil
lab-share-of-group = Anteil an der Gruppe
lab-share-of-games = Anteil an den Spielen
lab-share-of-turns = Anteil an den Zügen
lab-games = Spiele
lab-seats = Plätze
lab-victories = Siege
lab-won = Gewonnen
lab-win-rate = Anteil gewonnener Spiele
lab-interval-from = Intervall von
lab-interval-to = Intervall bis
lab-interval-of = 95-%-Intervall
lab-card = Karte
lab-text = Effekt
lab-taken = Genommen in
lab-taken-in = In diesem Anteil der Spiele genommen
lab-offered = Angeboten
lab-taken-if-offered = Genommen von denen, die konnten
lab-won-with = Damit gewonnen
lab-won-without = Ohne sie gewonnen
lab-won-with-and-without = Gewonnen mit ihr (voll) und ohne sie (leer)
lab-times = Male
lab-share-of-takings = Anteil der Male, die sie genommen wurde
lab-pair-name = Paar
lab-pair = { $first } + { $second }
lab-expected = Erwartet von jeder für sich
lab-apart = Standardabweichungen entfernt
lab-most-often = Am meisten bei
lab-place = Ort
lab-phase = Zehntel des Spiels
lab-course = Verlauf des Spiels, in Zehnteln
lab-round = Runde
lab-rounds = Runden
lab-own-turn = Eigener Zug
lab-bots = Bots
lab-rounds-mean = Runden in einem Spiel
lab-answers-mean = Entscheidungen in einem Spiel
lab-points-mean = Punkte eines Platzes
lab-best-mean = Punkte des Siegers
lab-margin-mean = Vorsprung vor dem Zweiten
lab-shared = Geteilte Siege
lab-yes = ja
lab-no = nein
lab-none = keine
lab-plain = { $text }
lab-plus-minus = { $mean } ± { $sd }
lab-interval = { $low } bis { $high }
lab-range = { $least } bis { $most }
lab-numbered = { $name } { $number }
lab-value-standard = standard
lab-value-variable = variabel
lab-in-order = { $place }. in der Zugreihenfolge

## The sections: a title, how to read the plot, and what it shows.

lab-points-title = Woher die Punkte kommen
lab-points-reading = Der Balken fasst die mittlere Hälfte aller Plätze, die Linie neun Zehntel. Der dunkle Strich ist der Median, der helle Punkt das Mittel.
lab-points-shows = Die meisten Punkte: { $most } (im Mittel { $mean }), die wenigsten: { $least } ({ $lowest }).
lab-totals-title = Punkte am Ende
lab-totals-reading = Wie sich die Punkte der Sieger und der Übrigen am Ende verteilen; jede Gruppe ist 100 %.
lab-totals-shows = Ein Sieger hat im Mittel { $best } Punkte, { $margin } mehr als der Zweite; ein Platz hat { $mean }.
lab-wins-by-order-title = Siege nach Zugreihenfolge
lab-wins-by-seat-title = Siege nach Platz
lab-wins-by-bot-title = Siege nach Bot
lab-wins-reading = Der Punkt ist der Anteil gewonnener Spiele, seine Linie das 95-%-Intervall. Die gestrichelte Linie ist ein gleicher Anteil für alle.
lab-wins-even = Niemand weicht deutlich vom gleichen Anteil von { $even } ab: von { $lowest } ({ $least }) bis { $share } ({ $most }, Intervall { $interval }).
lab-wins-differ = Nicht gleich: { $most } gewinnt { $share } der Spiele (Intervall { $interval }), { $least } { $lowest }; { $even } wären gleich.
lab-cards-reading = Links: Von den Plätzen, die die Karte nahmen, der Anteil der Sieger, mit 95-%-Intervall; die gestrichelte Linie ist ein gleicher Anteil. Rechts: in wie vielen der Spiele jemand sie nahm. Durch bloßen Zufall liegt eine von zwanzig Karten abseits der Linie. Eine Karte, die spät kommt oder viel kostet, nimmt, wer ohnehin vorn liegt; daher gehören beide Seiten zusammen.
lab-cards-above = { $number ->
    [one] 1 Karte geht deutlich mit dem Sieg einher: { $cards }.
   *[other] { $number } Karten gehen deutlich mit dem Sieg einher, allen voran { $cards }.
}
lab-cards-below = { $number ->
    [one] 1 Karte geht deutlich mit der Niederlage einher: { $cards }.
   *[other] { $number } Karten gehen deutlich mit der Niederlage einher, allen voran { $cards }.
}
lab-cards-alike = Keine Karte weicht deutlich von einem gleichen Anteil ab.
lab-cards-often = Am häufigsten genommen: { $most } (in { $often } der Spiele), am seltensten: { $least } ({ $seldom }).
lab-offers-title = { $use }: angeboten und genommen
lab-offers-reading = Eine Karte gilt einem Platz als angeboten, der sie bei irgendeiner Frage der Partie hätte nehmen können. Links: der Anteil dieser Plätze, der sie nahm, mit seinem 95-%-Intervall; die gestrichelte Linie ist der aller Karten zusammen. Rechts: wie oft Plätze gewannen, die sie nahmen (voll), und solche, die konnten und es nicht taten (leer). Wer sie hätte nehmen können, ist dem ähnlich, der sie nahm; deshalb vergleicht dies gerechter als die Grafik darüber.
lab-offers-shows = Am bereitwilligsten genommen: { $most } (von { $often } derer, die konnten), am wenigsten: { $least } ({ $seldom }); alle Karten zusammen { $even }.
lab-when-title = { $use }: wann
lab-when-reading = Jede Partie ist in zehn gleiche Teile geschnitten, von links nach rechts. Je dunkler ein Feld, desto größer der Anteil der Male, die diese Karte in diesem Teil genommen wurde. Frühe Karten stehen über späten.
lab-when-shows = Am frühesten genommen: { $first }; am spätesten: { $last }.
lab-pairs-title = Kartenpaare
lab-pairs-reading = Plätze, die beide Karten eines Paars nahmen, mindestens { $seats }. Der Punkt ist der Anteil von ihnen, der gewann, mit seinem 95-%-Intervall; der Strich ist, was zu erwarten wäre, wenn jede Karte für sich das Ihre täte. Oben stehen die Paare, die mehr erreichten, unten die, die weniger erreichten, die deutlichsten zuerst und zuletzt. Unter vielen Paaren liegen einige allein durch Zufall weit daneben: Sieh nach, ob ein zweiter Lauf sie wieder zeigt.
lab-pairs-shows = Von { $number } Paaren lägen etwa { $chance } allein durch Zufall deutlich daneben. Am weitesten darüber: { $better } ({ $better_share } statt { $better_expected }); am weitesten darunter: { $worse } ({ $worse_share } statt { $worse_expected }).
lab-strategies-title = Strategien
lab-strategies-reading = Jeder Platz steht in einer Gruppe: der des Orts, den er häufiger besuchte, als Plätze es gewöhnlich tun. Ein Punkt ist der Anteil der Gruppe, der gewann, seine Linie das 95-%-Intervall. Die gestrichelte Linie ist ein gleicher Anteil.
lab-strategies-even = Keine Gruppe liegt deutlich neben einem gleichen Anteil von { $even }.
lab-strategies-differ = Deutlich neben einem gleichen Anteil von { $even }: { $groups }.
lab-strategy = { $name } mit { $share } ({ $interval })
lab-visits-title = Wann Orte besucht werden
lab-visits-reading = Jedes Spiel ist von links nach rechts in zehn gleiche Teile zerlegt. Je dunkler ein Feld, desto größer der Anteil der Züge dieses Teils, in denen jemand dort war.
lab-visits-shows = Am Anfang am meisten besucht: { $first } ({ $early } der Züge); am Ende: { $last } ({ $late }).
lab-path-title = { $measure }, Zug um Zug
lab-path-reading = Die Linie ist das Mittel nach dem 1., 2., 3. … Zug eines Platzes, das Band reicht eine Standardabweichung nach beiden Seiten. Züge, die weniger als ein Zehntel der Plätze erreichen, fehlen.
lab-path-shows = { $measure } der Sieger und der Übrigen: { $winners_start } und { $others_start } nach dem ersten Zug, { $winners } und { $others } nach Zug { $round }.
lab-lengths-title = Länge der Spiele
lab-lengths-reading = Wie viele Runden die Spiele hatten: wie viele Züge die Person hatte, die begann.
lab-lengths-shows = Ein Spiel hat { $mean } ± { $sd } Runden, von { $least } bis { $most }.

## What is measured of a seat.

measure-points = Punkte
measure-virtue = Tugend
measure-clay = Lehm
measure-wood = Holz
measure-stone = Stein
measure-gold = Gold
measure-marble = Marmor
measure-silver = Silber
measure-debts = Offene Schuldscheine
measure-debts_paid = Beglichene Schuldscheine
measure-cathedral = Stufe der Kathedrale
measure-buildings = Gebäude
measure-apprentices = Lehrlinge
measure-hand = Gebäudekarten auf der Hand
measure-workers_placed = Arbeiter auf dem Spielplan
measure-workers_supply = Arbeiter im Vorrat
measure-workers_prison = Arbeiter im Gefängnis
measure-workers_captured = Gefangene Arbeiter
measure-adornments = Verzierungen
measure-tools = Werkzeuge
measure-influence = Einfluss
