### Works of Wonder: everything that this expansion can say.

box-wonders = Wunderwerke
kind-wonders = Wunderwerke
kind-contributions = Beitragskarten
option-coop = Kooperatives Spiel
option-early_shuffle = Immer liegt eine Beitragskarte offen
option-award_needs_influence = Kein Gold für 0 Einfluss

## Its cards.

apprentice-aristocrat = Aristokrat
apprentice-benefactor = Wohltäter
apprentice-charlatan = Scharlatan
apprentice-chevalier = Ritter
apprentice-diplomat = Diplomat
apprentice-financer = Geldgeber
apprentice-journeyman = Geselle
apprentice-racketeer = Erpresser
apprentice-street-urchin = Gassenjunge
apprentice-tinker = Kesselflicker

building-abbey = Abtei
building-arena = Arena
building-baths = Badehaus
building-carpenters-hall = Zimmermannshalle
building-courthouse = Gerichtshaus
building-depot = Depot
building-jail = Verlies
building-lodge = Herberge
building-manor = Gutshof
building-mansion = Herrenhaus
building-masons-hall = Maurerhalle
building-mill = Mühle
building-minter = Münzstätte
building-monastery = Kloster
building-outpost = Außenposten
building-podium = Podium
building-school = Schule
building-stocks = Pranger
building-stronghold = Bollwerk
building-studio = Atelier
building-theatre = Theater
building-tilers-hall = Dachdeckerhalle
building-vault = Gewölbe
building-wall = Stadtmauer

building-clay-wonder = Wunderwerk aus Lehm
building-wood-wonder = Wunderwerk aus Holz
building-stone-wonder = Wunderwerk aus Stein
building-gold-wonder = Wunderwerk aus Gold
building-marble-wonder = Wunderwerk aus Marmor

board-arnulf = Arnulf
board-charles = Charles
board-clotilde = Clotilde
board-isabette = Isabette
board-louis = Louis
board-zesiro = Zesiro

wonder-card = Kostet { $cost }. Beim Bau: { $effect }
contribution-numbered = Beitragskarte { $number }
contribution-card = Beiträge: { $slots }. Profiteur { $profiteer } (alle dort): { $penalty }. Prinzessin { $princess } (meiste Arbeiter dort): { $reward }
# One slot of a Contribution Card and what it brings: "Marmor (2 Einfluss und 1 Belohnung erhalten)".
contribution-slot = { $resource } ({ $effect })

good-influence = { $number } Einfluss
good-rewards = { $number ->
    [one] 1 Belohnung
   *[other] { $number } Belohnungen
}

## What its cards and boards do.

influence-per = { $number } Einfluss je { $count } erhalten
place-worker = 1 weiteren Arbeiter { $place } einsetzen und die Aktion dort sofort ausführen
place-token = seinen Marker ablegen; von da an, wenn du dort einen Arbeiter einsetzt, entweder 1 Arbeiter mehr zählen oder 1 Einfluss erhalten
new-class = alle offenen Lehrlinge außer denen der letzten Spalte abwerfen, ebenso viele neue aufdecken und einen beliebigen kostenlos anheuern
imprison-captured = deine gefangenen Arbeiter für je 1 Silber ins Gefängnis schicken
in-reset-with = Räumung des Schwarzmarkts, { $condition }: { $effect }

if-at-princess = mit einem eigenen Arbeiter bei der Prinzessin
if-at-profiteer = mit einem eigenen Arbeiter beim Profiteur

count-influence = { $number ->
    [one] Einfluss
   *[other] { $number } Einfluss
}
count-wonders = { $number ->
    [one] eigenes Wunderwerk
   *[other] { $number } eigene Wunderwerke
}
count-supply = { $number ->
    [one] Arbeiter in deinem Vorrat
   *[other] { $number } Arbeiter in deinem Vorrat
}
count-pairs = { $number ->
    [one] Paar aus einem eigenen Gebäude und einer erreichten Stufe der Kathedrale
   *[other] { $number } Paare aus einem eigenen Gebäude und einer erreichten Stufe der Kathedrale
}

change-ignore-clay = Du darfst beliebig oft 1 Einfluss verlieren, statt 1 Lehm zu zahlen
change-ignore-wood = Du darfst beliebig oft 1 Einfluss verlieren, statt 1 Holz zu zahlen
change-ignore-stone = Du darfst beliebig oft 1 Einfluss verlieren, statt 1 Stein zu zahlen
change-influence-at-start = { $by ->
    [0] Beginne ohne Einfluss
   *[other] Beginne mit { $by } Einfluss
}
change-princess-counts = Wenn du bei der Prinzessin einen Arbeiter einsetzt: 1 Arbeiter mehr zählen, als du dort hast
change-silver-at-profiteer = Wenn du beim Profiteur einen Arbeiter einsetzt: { $by } Silber erhalten
change-silver-for-influence = Wenn du anstelle von etwas anderem Einfluss verlieren würdest: Du darfst 2 Silber zahlen und keinen verlieren

## Answers.

answer-go-on = Mit deinem Zug weitermachen
answer-contribute = Beisteuern: { $resource }
answer-take-influence = Den Einfluss vom Profiteur nehmen
answer-pay-plainly = Alles zahlen
answer-influence-for = { $influence } Einfluss verlieren statt zu zahlen: { $goods }
answer-influence-for-silver = { $influence } Einfluss verlieren statt zu zahlen: bis zu { $goods }
answer-silver-to-ignore = { $silver } Silber zahlen und keinen Einfluss verlieren, anstelle von { $goods }
answer-influence-for-virtue = Stattdessen { $influence } Einfluss verlieren
answer-silver-to-ignore-for-virtue = Stattdessen { $silver } Silber zahlen und keinen Einfluss verlieren
answer-token = Den Marker { $place } ablegen
answer-wonder-counts = Dein Wunderwerk zählt als 1 weiterer Arbeiter
answer-wonder-influence = 1 Einfluss erhalten
answer-reward-left = Die erste Belohnung nehmen
answer-reward-right = Die zweite Belohnung nehmen

## Questions.

# $offers are what can be done now: "Lehm (…) oder Holz (…) beisteuern", "1 Einfluss vom Profiteur nehmen".
note-on-figures = Außerdem kannst du { $offers }.
ask-before-action = Vor deiner Aktion hier kannst du { $offers }. Machst du das jetzt, oder hebst du es für später in deinem Zug auf?
offer-contribution = { $slots } beisteuern
offer-influence = { $number } Einfluss vom Profiteur nehmen
ask-last-contribution = Letzte Gelegenheit in deinem Zug, das beizusteuern: { $slots }. Machst du es?
ask-how-to-replace = Du musst zahlen: { $price }. Du hast { $number } Einfluss. Verlierst du davon etwas, statt einen Teil zu zahlen?
ask-how-wonder-helps = { $card }: Der Marker liegt { $place }. Zählt er für diese Aktion als 1 weiterer Arbeiter, oder erhältst du 1 Einfluss?
ask-where-token = { $card }: Wo legst du den Marker ab? Er bleibt dort, und kein zweiter darf dazu.
ask-whom-to-place = Welchen Arbeiter setzt du { $place } ein?
ask-princess-reward = Die Prinzessin belohnt dich. Erste Belohnung: { $left }. Zweite Belohnung: { $right }. Welche nimmst du?
# $wonders are those that can be built, each with what it costs now.
note-on-wonders = Wunderwerke: { $wonders }.
wonder-for = { $card } ({ $price })

## What happened.

event-influence-gained = { $seat } erhält { $number } Einfluss und steht bei { $influence }
event-influence-lost = { $seat } verliert { $number } Einfluss und steht bei { $influence }
event-influence-spent = { $seat } gibt { $number } Einfluss aus und steht bei { $influence }
event-replaced = { $seat } zahlt dafür weniger { $resource }
event-virtue-kept = { $seat } behält dafür 1 Tugend
event-loss-ignored = { $seat } zahlt Silber, statt Einfluss zu verlieren
event-contributed = { $seat } steuert zu { $contribution } bei: { $resource }
event-profiteer-struck = { $seat } hat Arbeiter beim Profiteur: Sie kommen ins Gefängnis
event-princess-rewarded = { $seat } hat die meisten Arbeiter bei der Prinzessin und wird belohnt
event-resources-laid = { $number ->
    [one] { $building }: Jetzt liegt dort 1 beigesteuerter Rohstoff
   *[other] { $building }: Jetzt liegen dort { $number } beigesteuerte Rohstoffe
}
event-contribution-turned = { $contribution } wird umgedreht und zeigt ihre Folge
event-contributions-reshuffled = Die Beitragskarten werden gemischt
event-princess-moved = Die Prinzessin ist jetzt { $place }
event-profiteer-moved = Der Profiteur ist jetzt { $place }
event-token-placed = { $seat } legt { $place } einen Marker ab: { $building }
event-awarded = { $seat } hat den meisten Einfluss ({ $number }) und wird mit Gold belohnt
