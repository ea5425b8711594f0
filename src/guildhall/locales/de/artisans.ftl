### Age of Artisans: everything that this expansion can say.

box-artisans = Handwerker
kind-crafts = Handwerkskarten
score-adornments = Verzierungen
score-tools = Werkzeuge

## Its cards.

apprentice-abbot = Abt
apprentice-antagonist = Widersacher
apprentice-lookout = Späher
apprentice-strongman = Kraftprotz

building-academy = Akademie
building-arc = Bogen
building-arcade = Arkaden
building-cellar = Keller
building-courtyard = Innenhof
building-dormitory = Schlafsaal
building-gallery = Galerie
building-garrison = Garnison
building-meeting-room = Versammlungssaal
building-parish = Pfarrhaus
building-pillar = Säule
# Not the King’s Storehouse, which is a place.
building-storage-house = Speicher

board-gisela = Gisela
board-walaric = Walaric

craft-numbered = Handwerkskarte { $number }
craft-card = Verzierung, { $number } SP: { $adornment }. Werkzeug: { $tool }

## What Adornments, Buildings and boards do.

gain-adornment = kostenlos eine Verzierung herstellen
gain-tool = kostenlos ein Werkzeug herstellen
reactivate = das Gebäude darüber noch einmal ausführen
new-apprentices = alle offenen Lehrlinge abwerfen, ebenso viele neue aufdecken und einen davon kostenlos anheuern
free-artisan = deinen Handwerker aus dem Gefängnis befreien

count-tools = { $number ->
    [one] eigenes Werkzeug
   *[other] { $number } eigene Werkzeuge
}
count-adornments = { $number ->
    [one] eigene Verzierung
   *[other] { $number } eigene Verzierungen
}
count-skill-sets = { $number ->
    [one] Satz der drei Fertigkeiten deiner Lehrlinge
   *[other] { $number } Sätze der drei Fertigkeiten deiner Lehrlinge
}

change-artisan-counts-more = { $by ->
    [one] Dein Handwerker zählt beim Einsetzen 1 Arbeiter mehr als andere Handwerker
   *[other] Dein Handwerker zählt beim Einsetzen { $by } Arbeiter mehr als andere Handwerker
}
change-tool-at-start = Beginne mit einem Werkzeug deiner Wahl
change-tool-brings-adornment = Wenn du ein Werkzeug herstellst: auch erhalten, was die Karte als Verzierung bringt
change-artisan-thrift = Wenn du deinen Handwerker einsetzt: für eine Aktion bis zu 2 Silber weniger zahlen, aber nicht weniger Steuern
change-artisan-captures = Wenn du deinen Handwerker einsetzt: alle Arbeiter einer Farbe dort gefangen nehmen

## What Tools do.

tool-virtue-for = 1 Tugend verlieren und dafür { $what } erhalten
tool-silver-for-virtue = für 1 Silber 1 Tugend erhalten
tool-free-one = 1 deiner Arbeiter aus dem Gefängnis befreien
tool-capture-two = bis zu 2 Arbeiter einer Farbe dort gefangen nehmen, wo du gerade einen Arbeiter eingesetzt hast
tool-skills = dauerhaft 1 mehr von jeder Fertigkeit für diesen Lehrling

## Answers.

answer-artisan = Deinen Handwerker { $place } einsetzen
answer-stack = In der Gildenhalle einen Arbeiter auf einen von deinen stapeln, um etwas herzustellen
# $card is a Craft Card, such as "Handwerkskarte 5"; $effect what that half of it does.
answer-adorn = { $card } als Verzierung ({ $number } SP): { $effect }
answer-tool = { $card } als Werkzeug: { $effect }
# $card is a Building or an Apprentice with what it does, such as "Knappe (…)".
answer-under = Unter dieses Gebäude: { $card }
answer-equip = Für diesen Lehrling: { $card }
answer-use-tool = Werkzeug nutzen: { $card }
building-described = { $name } ({ $text })

answer-artisan-ignores-loss = Dein Handwerker wendet diesen Verlust ab
answer-artisan-pays-less = Dein Handwerker zahlt bis zu 2 Silber weniger
answer-pay-now = Jetzt zahlen
answer-with-artisan = Ja, der Handwerker ist dabei
answer-without-artisan = Nein, nur gewöhnliche Arbeiter
answer-take = { $number ->
    [one] 1 von ihnen gefangen nehmen
   *[other] { $number } von ihnen gefangen nehmen
}

## Questions.

ask-what-to-craft = Welche Handwerkskarte nimmst du, und als was? Eine Verzierung kostet { $price }, ein Werkzeug nichts.
ask-free-adornment = Welche Handwerkskarte nimmst du kostenlos als Verzierung?
ask-free-tool = Welche Handwerkskarte nimmst du kostenlos als Werkzeug?
ask-which-building = { $card } als Verzierung ({ $number } SP): { $effect }. Unter welches deiner Gebäude kommt sie?
ask-which-apprentice = { $card } als Werkzeug: { $effect }. Welcher deiner Lehrlinge bekommt es?
ask-move-tool = Der Lehrling, der gegangen ist, hatte ein Werkzeug: { $effect }. Wer bekommt es jetzt? Bekommt es niemand, kommt es aus dem Spiel.
# $tools are the Tools among the options, in their order.
ask-tool-first = Dein Lehrling bringt dir gleich etwas ein. Kommt das Werkzeug zuerst? Sonst kannst du es danach nutzen. { $tools }.
ask-use-tool = Diese Karte hat dir etwas eingebracht: { $card }. Nutzt du ihr Werkzeug ({ $effect })?
ask-before-paying = Du musst zahlen: { $price }. Machst du vorher noch etwas?
# $tools are the Tools among the options, in their order.
ask-before-paying-with-tools = Du musst zahlen: { $price }. Machst du vorher noch etwas? Deine Werkzeuge: { $tools }.
ask-lose-virtue-before = Du sollst 1 Tugend verlieren und danach zahlen: { $price }. Was machst du bei der Tugend?
tool-of = { $card } ({ $effect })
ask-whether-to-release = Befreist du deine Arbeiter von den Tableaus der anderen, oder nimmst du Arbeiter gefangen?
ask-which-piece = Der Handwerker von { $owner } ist { $place }, zusammen mit anderen Arbeitern dieser Farbe. Ist er bei denen, die gehen?
ask-which-piece-on-board = Der Handwerker von { $owner } ist auf dem Tableau von { $captor }, zusammen mit anderen Arbeitern dieser Farbe. Ist er bei denen, die gehen?
ask-capture-some = Dein Werkzeug nimmt { $place } bis zu 2 Arbeiter einer Farbe gefangen. Wessen?
ask-how-many-to-capture = Wie viele Arbeiter von { $owner } nimmst du { $place } gefangen?
ask-capture-all = Dein Handwerker nimmt { $place } alle Arbeiter einer Farbe gefangen. Wessen?

## What happened.

event-artisan-placed = { $seat } setzt { $place } den Handwerker ein
event-stacked = { $seat } stapelt in der Gildenhalle einen Arbeiter auf einen anderen
event-adorned = { $seat } verziert ein Gebäude mit { $craft }: { $building }
event-equipped = { $seat } gibt einem Lehrling { $craft } als Werkzeug: { $apprentice }
event-tool-lost = { $seat } gibt ein Werkzeug auf: { $craft } kommt aus dem Spiel
event-tool-used = { $seat } nutzt ein Werkzeug: { $apprentice }
event-craft-shown = { $craft } wird aufgedeckt
