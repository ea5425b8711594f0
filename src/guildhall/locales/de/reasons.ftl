### Warum etwas gerade nicht geht. Das sagen die Regeln, die es verbieten.

why-no-answer = Das ist keine Antwort auf diese Frage.

## Was fehlt.

why-lack = Dafür fehlt dir: { $what }.
why-silver-for-tax = { $number } Silber für die Steuern
why-too-little-virtue = Dafür brauchst du mindestens Tugend { $number }. Du hast { $virtue }.
why-too-much-virtue = Das darfst du nur bis Tugend { $number }. Du hast { $virtue }.
why-hire = Diesen Lehrling anzuheuern kostet dich { $price }. Du hast { $silver }.

## Orte.

why-nothing-to-do = Dort kannst du gerade nichts tun.
why-market-taken = Auf jedes Feld des Schwarzmarkts passt nur ein Arbeiter, und dieses ist besetzt.
why-tax-empty = Am Steuerstand liegt kein Silber.
why-guildhall = Du kannst gerade nichts bauen und nicht an der Kathedrale arbeiten.
why-guardhouse = Im Wachhaus kannst du gerade nichts tun.
why-cathedral-top = Du stehst auf der höchsten Stufe der Kathedrale.
why-cathedral-full = Alle Plätze auf Stufe { $number } der Kathedrale sind besetzt.
why-none-of-yours = Dort hast du keinen Arbeiter.
why-circles-first = Zuerst musst du einen Arbeiter von einem großen Kreis zurücknehmen.

## Was man dort tut.

why-nobody-here = Hier sind keine Arbeiter, die du gefangen nehmen könntest.
why-other-places =
    { $number ->
        [one] Alle Gefangennahmen eines Zuges müssen am selben Ort sein.
       *[other] Du darfst in einem Zug an { $number } Orten Gefangene nehmen und hast das schon getan.
    }
why-no-captives = Du hast keine gefangenen Arbeiter.
why-no-prisoners = Du hast keine Arbeiter im Gefängnis.
why-nobody-held = Niemand hält Arbeiter von dir gefangen.
why-no-debt = Du hast keinen offenen Schuldschein.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-not-on-show = Diese Karte liegt nicht offen aus.

## Age of Artisans.

why-only-artisan = In deinem Vorrat ist nur noch dein Handwerker.
why-artisan-away = Dein Handwerker ist nicht in deinem Vorrat.
why-nothing-to-stack-on = Du hast in der Gildenhalle keinen einzelnen Arbeiter, auf den du einen zweiten stellen könntest.
why-no-crafts = Es sind keine Handwerkskarten mehr da.
why-nothing-to-adorn = Du hast kein Gebäude ohne Verzierung.
why-no-apprentice-for-tool = Du hast keinen Lehrling ohne Werkzeug.

## Works of Wonder.

why-wonder-built = { $seat } hat dieses Wunderwerk gebaut.
why-slot-filled = Dieses Feld ist besetzt. Die nächste Karte hat es wieder.
