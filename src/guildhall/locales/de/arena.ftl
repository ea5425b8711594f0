### Was `guildhall arena` sagt.

cli-arena-playing = Es wird gespielt
cli-arena-title = { $game }: die Arena
cli-arena-facts = { $games } Spiele zu { $players }, mit { $deals ->
    [one] 1 Ausgangslage
   *[other] { $deals } Ausgangslagen
}. Geteilte Siege: { $shared }. Unbeendet: { $unfinished }.
cli-arena-bot = Bot
cli-arena-rating = Wertung
cli-arena-won = Siege %
cli-arena-interval = 95 %
cli-arena-wins = Siege
cli-arena-points = Punkte
cli-arena-thinking = ms
cli-arena-even = Siege %: mit wie vielen seiner Plätze ein Bot gewann; { $percent } wäre ausgeglichen. Wertung: in Elo-Punkten, im Mittel 0. ms: Bedenkzeit je Antwort. 95 %: Vertrauensbereiche.
cli-arena-tables = Nach Tischen
cli-arena-at-table = Am Tisch
cli-arena-games = Spiele
cli-arena-winners = Gewonnen von
cli-arena-kept = Aufzeichnungen, Spiele und Ergebnisse liegen in { $folder }.
cli-arena-interrupted = Unterbrochen. { $kept ->
    [one] 1 Spiel ist
   *[other] { $kept } Spiele sind
} in { $folder }; derselbe Befehl macht dort weiter.
cli-arena-failed-game = Das Spiel mit der Startzahl { $seed } ging schief: { $message }

## Ein Bot, der nicht tut, was er soll; an seiner Stelle antwortete der Zufall.

cli-arena-mishaps = { $bot } { $kinds }; an seiner Stelle antwortete der Zufall.
cli-arena-first-mishap = Zuerst im Spiel mit der Startzahl { $seed }, bei Frage { $question }: { $message }.
cli-arena-raised = { $number ->
    [one] brach einmal mit einem Fehler ab
   *[other] brach { $number }-mal mit einem Fehler ab
}
cli-arena-hung = { $number ->
    [one] blieb einmal hängen
   *[other] blieb { $number }-mal hängen
}
cli-arena-died = { $number ->
    [one] stürzte einmal ab
   *[other] stürzte { $number }-mal ab
}
cli-arena-illegal = { $number ->
    [one] antwortete einmal regelwidrig
   *[other] antwortete { $number }-mal regelwidrig
}
cli-bot-mishap = { $bot }: { $message }. An seiner Stelle antwortet der Zufall.
