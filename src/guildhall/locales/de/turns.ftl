### Wie die Züge der anderen ablaufen und erzählt werden, und wie der Tisch spielt und aussieht.

page-turn-again = Diesen Zug noch einmal zeigen
page-turn-unfold = Diesen Zug in Sätzen zeigen
page-turn-fold = Diesen Zug in einer Zeile zeigen
page-log-sentences = Sätze
page-log-sentences-title = Jeden Zug in Sätzen oder in einer Zeile
page-big-events = Große Ereignisse
page-collide = Zusammenstoß
page-near-end = Das Ende ist nah
page-no-action = keine Aktion
page-kingdom-poverty = Armut
page-kingdom-prosperity = Wohlstand

page-trace-placed = { $seat } ist gerade gekommen
page-trace-taken = { $seat } hat hier gerade etwas weggenommen
page-trace-new = Neu, durch { $seat }
page-trace-gain = { $seat } hat hier gerade etwas bekommen
page-trace-moved = { $seat } ist gerade hierher gegangen

page-settings = Einstellungen des Tisches
page-set-pace = Züge der anderen
page-set-pace-instant = sofort
page-set-pace-normal = Schritt für Schritt
page-set-pace-slow = langsam
page-set-sound = Töne
page-set-sound-off = aus
page-set-sound-on = an
page-set-size = Größe von allem
page-set-size-of = { $number } %
page-set-density = Platz um die Antworten
page-set-density-roomy = weit
page-set-density-dense = dicht
page-set-theme = Hell oder dunkel
page-set-skip = Ein Klick auf den Tisch, die Leertaste oder deine Antwort springt ans Ende eines Zuges. Wo dein System weniger Bewegung will, bewegt sich nichts.

page-asked-because = Im Zug von { $seat }:
page-whole-ways = Möglichkeiten, alles auf einmal zu zahlen
page-pay-all = { $price } zahlen
page-or-part-by-part = oder Stück für Stück:
