### Was am Tisch neben dem Spiel geschah: Zeilen des Protokolls.

table-joined = { $number ->
    [0] { $seat } hat den Platz eingenommen.
    [one] { $seat } hat den Platz eingenommen. Ein Bot hatte dort einmal geantwortet.
   *[other] { $seat } hat den Platz eingenommen. Ein Bot hatte dort { $number } Mal geantwortet.
}
table-invited-anew = Für { $seat } gibt es eine neue Einladung. Die alte gilt nicht mehr.
table-link-renewed = { $seat } hat den Link zum Platz erneuert. Der alte gilt nicht mehr.
table-bot-by-owner = { $seat } lässt ab hier einen Bot spielen.
table-bot-by-one = { $by } lässt ab hier einen Bot für { $seat } spielen (nicht am Tisch).
table-bot-by-all = Alle anderen lassen ab hier einen Bot für { $seat } spielen (nicht am Tisch).
table-bot-meanwhile = { $by } lässt einen Bot für { $seat } spielen, bis jemand den Platz einnimmt.
table-wished-bot = { $by } möchte einen Bot für { $seat } spielen lassen (nicht am Tisch).
table-back = { $number ->
    [0] { $seat } ist wieder da. Der Bot hatte nicht geantwortet.
    [one] { $seat } ist wieder da. Der Bot hat einmal geantwortet.
   *[other] { $seat } ist wieder da. Der Bot hat { $number } Mal geantwortet.
}
table-undone = { $number ->
    [one] { $seat } hat eine Antwort zurückgenommen.
   *[other] { $seat } hat { $number } Antworten zurückgenommen.
}
table-wished-deletion = { $by } möchte diese Partie löschen.
table-refused-deletion = { $by } möchte diese Partie behalten.
table-seed = Wer diese Partie begonnen hat, hat ihren Startwert gewählt und kann jede Karte kennen: { $seed }.
table-record = Diese Partie geht von einer Aufzeichnung aus weiter. Wer sie begonnen hat, kann jede Karte kennen. Ihr Startwert ist { $seed }.
table-one-person = Die Plätze von { $seats } gehören einer Person, die alle ihre Karten sieht.
table-one-began = Wer diese Partie begonnen hat, hatte die Links von { $seats } und kann deren Karten kennen.

### Wer am Tisch sitzt, auf der Seite.

page-absence = Wenn jemand fehlt
page-absence-text = Nur wenn der Tisch auf jemanden wartet, der gegangen ist. Wer zurückkommt, nimmt seinen Platz jederzeit wieder ein.
page-pace-live = Wir spielen am Stück
page-pace-days = Wir spielen über Tage
page-absence-by = Ein Bot darf einspringen
page-absence-by-one = wenn eine andere Person es will
page-absence-by-all = wenn alle anderen es wollen
page-absence-by-nobody = nie
page-absence-after = Fehlzeit mindestens
page-rule-one = Fehlt jemand, auf den der Tisch wartet, länger als { $time }, dürfen alle anderen einen Bot einspringen lassen, auch einzeln.
page-rule-one-at-once = Fehlt jemand, auf den der Tisch wartet, dürfen alle anderen einen Bot einspringen lassen, auch einzeln.
page-rule-all = Fehlt jemand, auf den der Tisch wartet, länger als { $time }, dürfen alle anderen gemeinsam einen Bot einspringen lassen.
page-rule-all-at-once = Fehlt jemand, auf den der Tisch wartet, dürfen alle anderen gemeinsam einen Bot einspringen lassen.
page-rule-nobody = Niemand wird durch einen Bot ersetzt, wie lange die Person auch fehlt.
page-time-now = sofort
page-time-seconds = { $number ->
    [one] 1 Sekunde
   *[other] { $number } Sekunden
}
page-time-minutes = { $number ->
    [one] 1 Minute
   *[other] { $number } Minuten
}
page-time-hours = { $number ->
    [one] 1 Stunde
   *[other] { $number } Stunden
}
page-time-days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}

page-invitation = Eine Einladung
page-invitation-to = Du bist zu einer Partie { $game } eingeladen: als { $seat }.
page-invitation-seats = Am Tisch
page-invitation-hints = Wer gefragt ist, darf einen Bot um Tipps bitten.
page-invitation-no-hints = An diesem Tisch wird ohne Tipps gespielt.
page-invitation-used = Mit diesem Link hat schon jemand den Platz eingenommen
page-invitation-used-text = Warst du das, dann öffne die Partie dort, wo du es getan hast. Wenn nicht, sag es der Person, die dich eingeladen hat.
page-invitation-old = Diese Einladung gilt nicht mehr
page-your-name = Dein Name
page-sit-down = Platz nehmen
page-seat-you = du
page-seat-bot = ein Bot
page-seat-invited = eingeladen
page-seat-taken = hat den Platz eingenommen

page-they-are-invited = Dort hat noch niemand Platz genommen.
page-bot-meanwhile = Solange einen Bot spielen lassen
page-bot-meanwhile-for = Solange einen Bot spielen lassen: { $seat }
page-bot-meanwhile-text = Der Platz kann jederzeit eingenommen werden.
page-bot-meanwhile-here = ein Bot spielt, bis jemand kommt
page-copy-invitation = Link kopieren
page-send-for = Link für { $who } verschicken
page-away-yet = noch nicht da
page-bot-soon = Noch { $time }, dann darf ein Bot einspringen.
page-bot-now = Nun ist genug Zeit vergangen: Ein Bot darf einspringen.
page-let-bot-for-me = Einen Bot für mich spielen lassen
page-wish-bot = { $by } möchte einen Bot für { $seat } spielen lassen (nicht am Tisch).
page-wish-bot-mine = Du möchtest einen Bot für { $seat } spielen lassen. Die anderen müssen zustimmen.
page-wish-deletion = { $by } möchte diese Partie löschen.
page-wish-deletion-mine = Du möchtest diese Partie löschen. Die anderen müssen zustimmen.
page-keep-game = Behalten
page-delete = Diese Partie löschen
page-delete-agree = Löschen
page-delete-really = Diese Partie für alle löschen? Nichts bleibt von ihr übrig. Haben hier auch andere einen Platz, müssen sie zustimmen.
page-renew-invitation-for = Einladung für { $who } erneuern
page-renew-link = Erneuern
page-renew-link-for = Link für { $who } erneuern
page-renew-really = Dein alter Link gilt dann auf keinem Gerät mehr. Erneuern?
page-played-by-bot = Bot

### Was `guildhall prune` sagt, und was andere von gelöschten und beschädigten Partien sagen.

cli-prune-nothing = Sag, was gelöscht werden soll: --keep-finished, --keep-abandoned oder --keep-unbegun mit einer Zahl von Tagen, oder --game mit einer Kennung.
cli-prune-unknown = In dieser Datenbank ist keine Partie { $game }.
cli-prune-line = { $game }: { $why ->
    [finished] beendet vor { $days } Tagen
    [abandoned] verlassen vor { $days } Tagen
    [unbegun] nie begonnen, { $days } Tage alt
   *[host] von dir genannt
}
cli-prune-would = { $games ->
    [one] 1 Partie würde gelöscht. Gelöscht wurde nichts.
   *[other] { $games } Partien würden gelöscht. Gelöscht wurde nichts.
}
cli-pruned = { $games ->
    [one] 1 Partie ist gelöscht.
   *[other] { $games } Partien sind gelöscht.
}
cli-restored-not = { $games ->
    [one] 1 Partie der Sicherung wurde seither gelöscht und bleibt es.
   *[other] { $games } Partien der Sicherung wurden seither gelöscht und bleiben es.
}
cli-backed-up-damaged = { $number ->
    [one] Die Sicherung ist gemacht, aber eine Partie ist in der Datenbank beschädigt und damit auch darin: { $games }. Vielleicht hat eine ältere Sicherung sie noch ganz.
   *[other] Die Sicherung ist gemacht, aber { $number } Partien sind in der Datenbank beschädigt und damit auch darin: { $games }. Vielleicht hat eine ältere Sicherung sie noch ganz.
}
doctor-moves-damaged = { $number ->
    [one] Ein gespeicherter Zug einer Partie ist nicht, was einst geschrieben wurde: { $games }. Sie lässt sich nicht öffnen; vielleicht hat eine ältere Sicherung sie noch ganz.
   *[other] Gespeicherte Züge von { $number } Partien sind nicht, was einst geschrieben wurde: { $games }. Sie lassen sich nicht öffnen; vielleicht hat eine ältere Sicherung sie noch ganz.
}
