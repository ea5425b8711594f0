### What cards and boards do. Card texts are put together from these.
### Effects are infinitives ("1 Gold erhalten"), conditions begin with a preposition ("mit …", "ohne …"), and what is
### counted stands after "je".

## Whole texts.

text-built = Beim Bau: { $effect }
text-end = Spielende: { $effect }
text-reward = { $what } erhalten
text-market = Klein: { $small }. Groß: { $large }
text-none = Keine Fähigkeit
both = { $first }. { $second }

## When something happens.

when-at-place = Aktion { $place }: { $effect }
when-advanced = Wenn du auf der Kathedrale aufsteigst: { $effect }
when-debt-paid = Wenn du einen Schuldschein begleichst: { $effect }
when-debt-taken = Wenn du einen Schuldschein nimmst: { $effect }
when-sent-to-prison = Wenn du gefangene Arbeiter ins Gefängnis schickst: { $effect }
when-built = Wenn du ein Gebäude baust: { $effect }
when-apprentice-gained = Wenn du einen Lehrling bekommst: { $effect }
when-virtue-fell = Für jede Tugend, die du verlierst: { $effect }
at-market = Aktion auf dem Schwarzmarkt: { $effect }
on-reset = Räumung des Schwarzmarkts: auf Wunsch { $effect }
on-reset-with = Räumung des Schwarzmarkts, { $condition }: auf Wunsch { $effect }
storehouse-trade = Aktion im Lagerhaus: für { $price } { $gain }
one-more-worker = Aktion { $place }: 1 Arbeiter mehr zählen, als du dort hast

## What happens.

gain = { $what } erhalten
draw = { $what } ziehen
lose-virtue = { $number } Tugend verlieren
take-debts = { $number ->
    [one] 1 offenen Schuldschein nehmen
   *[other] { $number } offene Schuldscheine nehmen
}
may-destroy-debt = auf Wunsch 1 deiner offenen Schuldscheine vernichten
cards-per = 1 Gebäudekarte je { $count } ziehen
may-discard-for-gold = auf Wunsch eine Gebäudekarte abwerfen und dafür { $number } Gold erhalten
gold-per-virtue = { $per ->
    [one] 1 Gold je Tugend erhalten
   *[other] 1 Gold je volle { $per } Tugend erhalten
}
make-captures = { $number ->
    [one] 1-mal kostenlos Arbeiter gefangen nehmen
   *[other] { $number }-mal kostenlos Arbeiter gefangen nehmen
}
free-from-boards = alle deine Arbeiter von den Tableaus der anderen befreien
free-all-prisoners = alle deine Arbeiter aus dem Gefängnis befreien
free-all-their-prisoners = alle eigenen Arbeiter aus dem Gefängnis befreien
free-up-to = { $number ->
    [one] 1 deiner Arbeiter aus dem Gefängnis befreien
   *[other] bis zu { $number } deiner Arbeiter aus dem Gefängnis befreien
}
hire-free = einen beliebigen offenen Lehrling kostenlos anheuern
discard-apprentice = einen deiner Lehrlinge abwerfen
build-again = 1 weiteren Arbeiter in der Gildenhalle einsetzen und sofort bauen oder aufsteigen
series = { $first } und { $second }
either-effect = entweder { $first } oder { $second }
if = { $condition } { $effect }
every-player = jeden Spieler { $effect } lassen
every-player-with = jeden Spieler { $condition } { $effect } lassen

## At the end of the game.

vp-per = { $number } SP je { $count }
vp-if = { $number } SP { $condition }
virtue-per = 1 Tugend je { $count } erhalten
virtue-if = { $condition } { $number } Tugend erhalten
debt-costs-less = Jeder deiner offenen Schuldscheine kostet { $number } SP weniger
debt-costs-more = Jeder deiner offenen Schuldscheine kostet { $number } SP mehr

## What is counted, after "je".

count-good = { $number ->
    [one] { $good }
   *[other] { $number } { $good }
}
count-goods = { $number ->
    [one] Einheit { $goods }
   *[other] { $number } Einheiten { $goods }
}
count-virtue = { $number ->
    [one] Tugend
   *[other] { $number } Tugend
}
count-buildings = { $number ->
    [one] eigenes Gebäude
   *[other] { $number } eigene Gebäude
}
count-levels = { $number ->
    [one] erreichte Stufe der Kathedrale
   *[other] { $number } erreichte Stufen der Kathedrale
}
count-captured = { $number ->
    [one] gefangenen Arbeiter auf deinem Tableau
   *[other] { $number } gefangene Arbeiter auf deinem Tableau
}
count-paid-debts = { $number ->
    [one] eigenen beglichenen Schuldschein
   *[other] { $number } eigene beglichene Schuldscheine
}
count-skill = { $number ->
    [one] { $skill }-Fertigkeit deiner Lehrlinge
   *[other] { $number } { $skill }-Fertigkeiten deiner Lehrlinge
}

## Under which condition.

most-of = mit mehr { $good } als alle anderen
highest-on-cathedral = mit dem allein höchsten Stand auf der Kathedrale
no-unpaid-debt = ohne offenen Schuldschein
no-prisoners = ohne eigene Arbeiter im Gefängnis
prisoners-at-least = { $number ->
    [one] mit 1 oder mehr eigenen Arbeitern im Gefängnis
   *[other] mit { $number } oder mehr eigenen Arbeitern im Gefängnis
}

## Standing changes.

change-tax-less = Bei jeder Steuerzahlung { $by } Silber weniger Steuern zahlen
change-hire-less = Aktion in der Werkstatt: beim Anheuern { $by } Silber weniger zahlen
change-market-less = Aktion auf dem Schwarzmarkt: { $by } Silber weniger zahlen
change-capture-less = Aktion im Stadtzentrum: für alle Gefangennahmen zusammen { $by } Silber weniger zahlen, aber nicht weniger Steuern
change-market-virtue-less = Aktion auf dem Schwarzmarkt: { $by } Tugend weniger verlieren
change-tax-stand-virtue-less = Aktion am Steuerstand: { $by } Tugend weniger verlieren
change-more-apprentices = { $by ->
    [one] Du darfst 1 Lehrling mehr behalten als die anderen
   *[other] Du darfst { $by } Lehrlinge mehr behalten als die anderen
}
change-more-hand = { $by ->
    [one] Du darfst 1 Gebäudekarte mehr auf der Hand behalten
   *[other] Du darfst { $by } Gebäudekarten mehr auf der Hand behalten
}
change-no-discard-at-cathedral = Auf der Kathedrale aufsteigen, ohne eine Gebäudekarte abzuwerfen
change-gold-is-marble = Gold und Marmor gelten überall, wo sie gezählt werden, als dasselbe
change-market-at-any-virtue = Du darfst den Schwarzmarkt bei jedem Tugendstand nutzen
change-cathedral-at-any-virtue = Du darfst bei jedem Tugendstand an der Kathedrale arbeiten
same-resource = Mit { $one } wie mit { $other } und mit { $other } wie mit { $one } zahlen
one-wood-or-stone-less = Wenn du baust oder auf der Kathedrale aufsteigst: 1 Holz oder 1 Stein weniger zahlen
cards-for-resources = Du darfst statt jedes Rohstoffs, den du zahlst, eine Gebäudekarte abwerfen
card-for-virtue = Du darfst eine Gebäudekarte abwerfen, statt 1 Tugend zu verlieren
silver-for-debt = Du darfst { $number } Silber zahlen, statt einen Schuldschein zu nehmen
