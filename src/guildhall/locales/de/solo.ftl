### Opponents that follow cards: their boards, their Scheme Cards, and the reasons for what they do.
### Clauses stand after "Falls" and "Trifft es zu, dass", so their verb comes last.

option-opponent = Gegner
kind-opponents = Gegner
kind-schemes = Plankarten
score-guildhall = Arbeiter in der Gildenhalle

opponent-constantine = Konstantin
opponent-helena = Helena
opponent-aristocrat = Aristokrat
opponent-enforcer = Vollstrecker
opponent-illusionist = Illusionist
opponent-meddler = Störenfried
opponent-patron = Mäzen
opponent-peddler = Hausierer

# What is on a board.
opponent-text = Beginnt mit { $influence } Einfluss. Vorliebe: { $focus }. Fähigkeit: { $power }
opponent-text-points = Spielende: { $number } SP für jeden eigenen Arbeiter in der Gildenhalle

power-cheaper-wonders = jedes Wunderwerk kostet { $number } Marmor weniger
power-marble-for-prisoners = { $number } Marmor, wenn gefangene Arbeiter ins Gefängnis geschickt werden
power-no-loss-at-market = kein Tugendverlust auf dem Schwarzmarkt
power-capture-for-building = 1 Gefangennahme nach einem Wunderwerk oder einer Stufe der Kathedrale
power-influence-at-storehouse = { $number } Einfluss beim Einsetzen im Lagerhaus des Königs
power-gain-in-reset = { $influence } Einfluss und { $silver } Silber, wenn der Schwarzmarkt geräumt wird

## Scheme Cards.

scheme-starting = Startplan { $number }
scheme-future = Zukunftsplan { $number }
scheme-text = { $line }
scheme-text-with-clause = Falls { $clause } → { $top }. Falls nicht → { $bottom }

# Lines: where a Worker goes, and what is done there.
line-place = { $place }: { $deeds }
line-only-place = { $place }
line-princess = Bei der Prinzessin: { $deeds }
line-market = Schwarzmarkt: { $virtue } Tugend verlieren, dann, wenn rechts frei ist, { $right }; sonst, wenn die Mitte frei ist, { $middle }; sonst links { $left }
line-stack = Gildenhalle, auf einem eigenen Arbeiter: die Verzierung nehmen, auf die der Marker zeigt
line-focus = Vorliebe
line-next = kein Arbeiter; der nächsten Karte folgen

# Deeds.
deed-then = { $first }, dann { $second }
deed-or-else = { $first }; wenn das nicht geht, { $second }
deed-silver-per-worker = { $number } Silber je Arbeiter dort erhalten
deed-silver-and-per-worker = { $number } Silber und { $more } mehr je Arbeiter dort erhalten
deed-virtue-or-marble = mit einem Arbeiter dort 1 Tugend erhalten, sonst 1 Marmor je zwei
deed-silver-or-gold = mit einem Arbeiter dort 2 Silber erhalten, sonst 1 Gold je zwei
deed-marble-per-two = 1 Marmor je zwei Arbeiter dort erhalten
deed-add-tax = { $number ->
    [one] 1 Steuer dazulegen
   *[other] { $number } Steuern dazulegen
}
deed-take-tax = alle Steuern in den Vorrat legen und ebenso viel Silber erhalten
deed-captures = 1 Steuer dazulegen und je Arbeiter dort eine Gefangennahme
deed-imprison = gefangene Arbeiter ins Gefängnis schicken
deed-guard = je Arbeiter dort eine Aktion des Wachhauses
deed-future = { $number ->
    [one] 1 Zukunftsplan erhalten
   *[other] { $number } Zukunftspläne erhalten
}
deed-remove = 2 Lehrlinge aus der Auslage wegschicken
deed-advance = an der Kathedrale arbeiten
deed-contribute = einen Beitrag leisten
deed-wonder = ein Wunderwerk bauen

# Clauses, after "Falls" and "Trifft es zu, dass".
clause-group = jemand an einem Ort mindestens { $number } Arbeiter hat
clause-tax = mindestens { $number } Steuern auf dem Steuerstand liegen
clause-captured = er gefangene Arbeiter hält
clause-prisoners = er mindestens { $number } Arbeiter im Gefängnis hat
clause-virtue = er mindestens { $number } Tugend hat
clause-cathedral = er an der Kathedrale arbeiten kann
clause-cathedral-virtue = er an der Kathedrale arbeiten kann und höchstens { $number } Tugend hat
clause-cathedral-no-future = er an der Kathedrale arbeiten kann und keine Zukunftspläne mehr da sind
clause-stack = er in der Gildenhalle einen Arbeiter stapeln kann
clause-princess = er bei der Prinzessin mehr Arbeiter hat als jeder andere
clause-build = er ein Wunderwerk bauen oder an der Kathedrale arbeiten kann
clause-influence = er höchstens { $number } Einfluss hat

# Why they hold or do not.
fact-group = { $number ->
    [0] Von den anderen steht niemand auf den großen Kreisen
    [one] Die größte Gruppe hat 1 Arbeiter
   *[other] Die größte Gruppe hat { $number } Arbeiter
}
fact-tax = { $number ->
    [one] Dort liegt 1 Steuer
   *[other] Dort liegen { $number } Steuern
}
fact-captured = { $number ->
    [0] Er hält niemanden
   *[other] Er hält { $number }
}
fact-prisoners = { $number ->
    [0] Er hat niemanden dort
   *[other] Er hat { $number } dort
}
fact-virtue = Seine Tugend ist { $number }
fact-cathedral = Auf der nächsten Stufe ist ein Platz frei
fact-no-cathedral = Auf der nächsten Stufe ist kein Platz frei
fact-top = Er ist oben auf der Kathedrale
fact-cathedral-virtue = Auf der nächsten Stufe ist ein Platz frei, und seine Tugend ist { $number }
fact-cathedral-future = { $number ->
    [0] Auf der nächsten Stufe ist ein Platz frei, und es sind keine Zukunftspläne mehr da
    [one] Es ist noch 1 Zukunftsplan da
   *[other] Es sind noch { $number } Zukunftspläne da
}
fact-stack = { $number ->
    [0] Er hat dort keinen Arbeiter, auf dem niemand liegt
    [one] Er hat dort 1 Arbeiter, auf dem niemand liegt
   *[other] Er hat dort { $number } Arbeiter, auf denen niemand liegt
}
fact-princess-ahead = Er hat { $number } mehr
fact-princess-nobody = Dort ist niemand
fact-princess-level = Jemand hat ebenso viele
fact-princess-behind = Er hat { $number } weniger
fact-wonder = Er kann ein Wunderwerk bezahlen
fact-no-wonder = Er kann keines der übrigen Wunderwerke bezahlen
fact-all-wonders-built = Alle fünf Wunderwerke sind gebaut
fact-but = { $first }. Aber: { $second }
fact-and = { $first }. { $second }
fact-influence = Sein Einfluss ist { $number }

## What happened.

event-scheme-drawn = { $seat } deckt auf: { $scheme }: { $text }
event-clause-true = Trifft es zu, dass { $clause }? Ja: { $fact }
event-clause-false = Trifft es zu, dass { $clause }? Nein: { $fact }
event-line-followed = Also gilt: { $line }
event-focus-followed = Die Vorliebe ist: { $line }
event-lack-wonder = Mit { $influence } Einfluss und { $marble } Marmor ist keines der übrigen Wunderwerke zu bezahlen
event-lack-wonders-built = Alle fünf Wunderwerke sind gebaut
event-lack-cathedral = An der Kathedrale geht es nicht weiter: Auf der nächsten Stufe ist kein Platz frei
event-lack-top = An der Kathedrale geht es nicht weiter: Die oberste Stufe ist erreicht
event-lack-contribution = Ein Beitrag geht nicht: Alle Felder der offenen Beitragskarte sind belegt
event-lack-contribution-card = Ein Beitrag geht nicht: Keine Beitragskarte liegt offen
event-lack-captured = Es sind keine Arbeiter gefangen
event-lack-space = Schon besetzt: { $place }
# Why it did just that.
event-because-profiteer = Der Profiteur steht { $place }
event-because-power = Auf dem Tableau steht: { $power }
event-because-princess-capture = Eine Gefangennahme { $place }, bei der Prinzessin, kostet 1 Tugend
event-because-profiteer-capture = Eine Gefangennahme { $place }, beim Profiteur, bringt 1 Tugend
event-because-wonder = Der Marker steht auf { $marker }. Von dort nach rechts und wieder von vorn ist dies das erste übrige Wunderwerk, das zu bezahlen ist: { $card }
event-because-token = Der erste Ort seiner Liste ohne Wunderwerk ist { $place }
event-because-slot = Der Marker steht auf { $marker }
event-because-next-slot = Der Marker steht auf { $marker }, aber das Feld ist belegt. Das nächste freie ist { $resource }
event-because-left = Die linke Belohnung ist möglich, also gilt sie
event-because-right = Die linke Belohnung ist nicht möglich, also gilt die rechte
event-because-column = Der Marker steht auf { $marker }, also ist es Spalte { $number }
event-because-craft = Der Marker steht auf { $marker }: { $number ->
    [0] Das ist der Stapel der Handwerkskarten
   *[other] Das ist die { $number }. Handwerkskarte der Auslage
}
event-because-next-craft = Der Marker steht auf { $marker }, wo keine Handwerkskarte liegt: { $number ->
    [0] Als Nächstes kommt der Stapel der Handwerkskarten
   *[other] Als Nächstes kommt die { $number }. Handwerkskarte der Auslage
}
event-because-points = { $count ->
    [one] Mit { $number } SP ist sie die wertvollste der Auslage
   *[other] Der Zufall entscheidet: { $count } Karten der Auslage sind mit { $number } SP die wertvollsten
}
event-because-prisoners = { $number ->
    [one] Im Gefängnis ist 1 eigener Arbeiter: Er kommt heim
   *[other] Im Gefängnis sind { $number } eigene Arbeiter: Sie kommen heim
}
event-because-captives = Kein eigener Arbeiter ist im Gefängnis, und { $number } sind gefangen: Sie kommen ins Gefängnis
event-because-hostages = { $number ->
    [one] Niemand ist freizulassen oder ins Gefängnis zu schicken, und 1 eigener Arbeiter liegt auf einem fremden Tableau: Er kommt heim
   *[other] Niemand ist freizulassen oder ins Gefängnis zu schicken, und { $number } eigene Arbeiter liegen auf fremden Tableaus: Sie kommen heim
}
event-because-debts = Alle eigenen Arbeiter sind frei, und es gibt { $number ->
    [one] 1 offenen Schuldschein
   *[other] { $number } offene Schuldscheine
}: Einer wird beglichen
event-because-nothing-else = Im Wachhaus gibt es sonst nichts zu tun, also kommt ein Zukunftsplan dazu
event-because-largest-home = Die größte Gruppe war { $place }
event-because-list-home = Es gab { $count } Gruppen dieser Größe. Als erste der Liste zählt die { $place }
event-because-prison-home = Es sind keine Arbeiter mehr da, auch nicht auf den großen Kreisen, also kommen die aus dem Gefängnis heim
event-because-boards-home = Es sind keine Arbeiter mehr da, auch nicht auf den großen Kreisen oder im Gefängnis, also kommen die von fremden Tableaus heim
event-because-group = { $first }
event-because-groups = { $first }. { $second }
because-largest = Die größte Gruppe hat { $number } Arbeiter und steht { $place }
because-princess = Gruppen von { $number } stehen an { $places } Orten. Zuerst zählt die { $place }, bei der Prinzessin
because-list = Gruppen von { $number } stehen an { $places } Orten. Als erste der Liste zählt die { $place }
because-one-by-one = Dort haben { $players } Spieler ebenso viele, und einer nach dem anderen ist dran
because-all-at-once = Dort haben { $players } Spieler ebenso viele, und für alle reichen die Gefangennahmen nicht: Diese nimmt sie alle
event-future-gained = { $seat } legt auf die abgelegten Pläne: { $scheme }
event-schemes-shuffled = Die abgelegten Pläne von { $seat } werden in den Stapel gemischt
event-next-scheme = { $seat } setzt noch keinen Arbeiter ein und deckt die nächste Karte auf
event-track-moved = { $number ->
    [one] { $seat } rückt den Marker 1 Feld weiter, auf { $resource }
   *[other] { $seat } rückt den Marker { $number } Felder weiter, auf { $resource }
}
event-tax-added = { $number ->
    [one] { $seat } legt 1 Steuer aus dem Vorrat dazu
   *[other] { $seat } legt { $number } Steuern aus dem Vorrat dazu
}
event-tax-returned = { $number ->
    [one] { $seat } legt 1 Steuer in den Vorrat und erhält ebenso viel Silber
   *[other] { $seat } legt { $number } Steuern in den Vorrat und erhält ebenso viel Silber
}
event-group-taken-back = { $number ->
    [one] { $seat } hat keine Arbeiter mehr und nimmt { $place } 1 zurück
   *[other] { $seat } hat keine Arbeiter mehr und nimmt { $place } { $number } zurück
}
event-all-taken-back = { $number ->
    [one] { $seat } hat keine Arbeiter mehr und nimmt den einzigen zurück, der nicht in der Gildenhalle oder auf dem Schwarzmarkt ist
   *[other] { $seat } hat keine Arbeiter mehr und nimmt alle { $number } zurück, die nicht in der Gildenhalle oder auf dem Schwarzmarkt sind
}
event-nobody-taken-back = { $seat } hat keine Arbeiter mehr und kann keinen zurücknehmen
event-guard-actions = { $number ->
    [one] { $seat } hat im Wachhaus 1 Aktion, immer die oberste mögliche
   *[other] { $seat } hat im Wachhaus { $number } Aktionen, immer die oberste mögliche
}
event-captures-allowed = { $number ->
    [one] { $seat } macht bis zu 1 Gefangennahme, die der größten Gruppe
   *[other] { $seat } macht bis zu { $number } Gefangennahmen, immer die der größten Gruppe
}
event-nobody-to-capture = { $seat } findet niemanden zum Gefangennehmen
event-column-emptied = { $seat } schickt beide Lehrlinge der { $number }. Spalte der Werkstatt weg, von links gezählt
event-craft-taken = { $seat } nimmt als Verzierung: { $craft }
event-supply-contributed = { $seat } steuert aus dem Vorrat zu { $contribution } bei: { $resource }
event-instead-of-reward = Statt einer Belohnung erhält { $seat } Tugend
event-instead-of-apprentice = Statt eines Lehrlings erhält { $seat } Silber
event-instead-of-debt = Ohne Schuldschein zum Vernichten erhält { $seat } Silber
event-instead-of-future = Ohne weitere Zukunftspläne erhält { $seat } Silber
event-instead-of-influence = Statt Einfluss über dem Ende der Leiste erhält { $seat } Tugend
event-instead-of-gold = Statt Gold erhält { $seat } Marmor

## On the terminal.

cli-solo-opponent = Gegner: { $opponent }
cli-solo-piles = { $pile } Pläne im Stapel, { $future } Zukunftspläne
cli-solo-board = Tableau
cli-solo-track = Marker
cli-solo-last-card = Letzte Karte
cli-solo-card = { $card }: { $text }
cli-solo-adornments = Verzierungen
cli-sim-schemes-drawn = Aufgedeckte Pläne
