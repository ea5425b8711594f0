### What happened, for the log. The -hidden ones are for those who may not know which card it was.
### A card's name stands after a colon, so that no article has to agree with it.

event-turn-started = { $seat } ist am Zug
event-worker-placed = { $seat } setzt { $place } einen Arbeiter ein
event-worker-retrieved = { $seat } nimmt { $place } einen Arbeiter zurück
event-gained = { $seat } erhält { $good }
event-paid = { $seat } zahlt { $good }
event-tax-paid = { $number ->
    [one] { $seat } zahlt 1 Steuer
   *[other] { $seat } zahlt { $number } Steuern
}
event-tax-taken = { $seat } leert den Steuerstand ({ $number } Silber)
event-virtue-gained = { $seat } erhält { $number } Tugend und steht bei { $virtue }
event-virtue-lost = { $seat } verliert { $number } Tugend und steht bei { $virtue }

event-debt-taken = { $seat } nimmt einen offenen Schuldschein
event-debt-paid = { $seat } begleicht einen Schuldschein
event-debt-destroyed = { $seat } vernichtet einen offenen Schuldschein

event-card-drawn = { $seat } zieht: { $building }
event-card-drawn-hidden = { $seat } zieht eine Gebäudekarte
event-card-seen = { $seat } sieht sich an: { $building }
event-card-seen-hidden = { $seat } sieht sich eine Gebäudekarte an
event-card-kept = { $seat } behält: { $building }
event-card-kept-hidden = { $seat } behält eine Gebäudekarte
event-card-discarded = { $seat } wirft ab: { $building }
event-card-discarded-hidden = { $seat } wirft eine Gebäudekarte ab

event-hired = { $seat } heuert an: { $apprentice }
event-dismissed = { $seat } wirft ab: { $apprentice }
event-coin-laid = { $seat } legt 1 Silber auf eine Karte: { $apprentice }
event-coins-taken = { $seat } nimmt das Silber von der Karte ({ $number })
event-apprentice-shown = Neu in der Werkstatt: { $apprentice }
event-apprentice-left = Kommt unter den Stapel: { $apprentice }

event-constructed = { $seat } baut: { $building }
event-cathedral-advanced = { $seat } steigt auf Stufe { $number } der Kathedrale auf
event-reward-shown = { $seat } deckt eine Belohnung auf: { $reward }

event-captured = { $number ->
    [one] { $seat } nimmt { $place } 1 Arbeiter von { $owner } gefangen
   *[other] { $seat } nimmt { $place } { $number } Arbeiter von { $owner } gefangen
}
event-captured-own = { $number ->
    [one] { $seat } holt { $place } 1 eigenen Arbeiter zurück
   *[other] { $seat } holt { $place } { $number } eigene Arbeiter zurück
}
event-sent-to-prison = { $number ->
    [one] { $seat } schickt 1 gefangenen Arbeiter ins Gefängnis
   *[other] { $seat } schickt { $number } gefangene Arbeiter ins Gefängnis
}
event-left-prison = { $number ->
    [one] { $seat } befreit 1 Arbeiter aus dem Gefängnis
   *[other] { $seat } befreit { $number } Arbeiter aus dem Gefängnis
}
event-left-boards = { $number ->
    [one] { $seat } befreit 1 Arbeiter von den Tableaus der anderen
   *[other] { $seat } befreit { $number } Arbeiter von den Tableaus der anderen
}

event-market-taken = { $seat } nimmt das Angebot { $place }
event-market-reset = Der Schwarzmarkt wird geräumt: Die Arbeiter dort kommen ins Gefängnis
event-market-turned = Das große Angebot des Schwarzmarkts ist jetzt { $market }
event-market-reshuffled = Die Schwarzmarktkarten werden gemischt
event-last-round = { $seat } füllt die Gildenhalle: Die letzte Runde beginnt
event-end-effect = Spielende, Effekt für { $seat }: { $building }
event-game-over = Das Spiel ist aus
