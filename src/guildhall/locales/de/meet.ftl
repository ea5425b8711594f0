### Offene Tische: Leute treffen sich, die einander nicht kennen.

page-open-tables = Offene Tische
page-tables-now = { $number ->
    [one] 1 wartet
   *[other] { $number } warten
}
page-which-tables = Welche Tische
page-tables-all = Alle
page-tables-live = Am Stück
page-tables-days = Über Tage
page-tables-away = Die Liste der Tische antwortet nicht. Die Seite versucht es von selbst wieder.
page-no-tables = Gerade wartet niemand. Mach einen Tisch auf: Wer vorbeikommt, kann Platz nehmen, und Bots füllen, was frei bleibt.
page-none-of-these-tables = Davon wartet gerade keiner.
page-tables-more = { $number } weitere
page-table-sit = Hinsetzen
page-table-of = zu { $name }
page-table-yours = Dein Tisch
page-table-guest = ein Gast
page-table-base = Grundspiel
page-table-seats = { $taken } von { $players } Plätzen besetzt
page-table-with-bots = mit { $bots }
page-table-pace-live = am Stück
page-table-pace-days = über Tage
page-table-pace-away = { $pace }, nach { $time } Fehlzeit ein Bot
page-open-table = Tisch aufmachen
page-open-table-text = Alle, die diese Seite öffnen, können sich dazusetzen. Es geht los, wenn alle Plätze besetzt sind oder wenn du den Rest mit Bots füllst. Alle spielen mit den gemeinsamen Karten.
page-table-pace = Wie schnell?
page-table-speaks = Ich möchte mich auf { $language } unterhalten
page-your-table = Dein Tisch
page-table-gone = Du sitzt nicht mehr an diesem Tisch
page-table-closed = Dort saß niemand mehr.
page-table-waits = { $number ->
    [one] Eine Person fehlt noch
   *[other] { $number } Personen fehlen noch
}
page-table-host = hat ihn aufgemacht
page-table-free = frei
page-table-chance = Die Karten werden gegeben, wenn alle da sind, und der Zufall sagt, wer wo sitzt.
page-table-keep-live = Lass diese Seite offen: Wenn du mehr als eine Minute fort bist, wird dein Platz wieder frei.
page-table-keep-days = Du kannst diese Seite schließen: Dein Platz wartet zwei Wochen auf dich. Dieser Browser findet ihn auf der ersten Seite.
page-table-tell = Wer { $link } öffnet, sieht diesen Tisch.
page-table-no-waiting = Lange genug gewartet?
page-table-no-waiting-text = { $number ->
    [one] { $bot } setzt sich auf den freien Platz, und das Spiel beginnt.
   *[other] { $bot } setzt sich auf jeden der { $number } freien Plätze, und das Spiel beginnt.
}
page-table-begin = Mit Bots beginnen
page-table-leave = Tisch verlassen

## Uhren.

page-clocks = Uhren
page-clock-of = { $seat }: noch { $time }
page-clock-none = ohne Uhr
page-clock-game = je { $time } und { $more } mehr pro Zug
page-clock-turn = { $time } für jeden Zug
page-clock-lost = Wessen Zeit abläuft, verliert den Platz
page-clock-lost-text = Ein Bot spielt dort bis zum Ende.
page-clock-bot-text = Ein Bot springt ein, wenn die Zeit abläuft, bis man wiederkommt; dann hat man mindestens eine Minute.
page-clock-pause = Pause
page-take-back-wish = Zurückziehen
page-clock-go-on = Weiter
page-clock-paused = Pause: Keine Uhr läuft. Der nächste Zug beendet sie.
page-clock-wished = { $seat } möchte eine Pause.
page-clock-you-wished = Du möchtest eine Pause: Die anderen müssen zustimmen.

table-bot-by-clock = Die Zeit von { $seat } ist abgelaufen: Ein Bot spielt weiter.
table-wished-pause = { $by } möchte eine Pause.
table-paused = Pause: Keine Uhr läuft bis zum nächsten Zug oder bis jemand weitermacht.
table-resumed = { $by } macht weiter: Die Uhren laufen.
