### Warum etwas gerade nicht geht. Das sagen die Regeln, die es verbieten.

viscounts-why-impossible = Das lässt sich jetzt nicht ausführen.
viscounts-why-silver = Das kostet dich { $needed } Silber. Du hast { $number }.
viscounts-why-costs-extra = Dorthin zu gehen kostet { $number } Silber.
viscounts-why-not-beside = Dein Vizegraf steht nicht daneben.
viscounts-why-outer = Dein Vizegraf steht auf dem äußeren Ring. Dafür muss er auf dem inneren stehen.
viscounts-why-inner = Dein Vizegraf steht auf dem inneren Ring. Dafür muss er auf dem äußeren stehen.
viscounts-why-bound = Du hast eine Karte für eine andere Aktion weggeschickt.
viscounts-why-bound-to-act = Du hast eine Karte für diese Aktion weggeschickt, also führst du sie aus.
viscounts-why-dismissed = Du darfst in einem Zug nur eine Karte wegschicken.
viscounts-why-no-icon = Diese Karte hat kein Symbol für die Aktion.
viscounts-why-not-then = Auch mit dieser Karte könnte die Aktion nichts bewirken.
viscounts-why-exchange = { $number ->
    [0] Dieser Tausch kann jetzt nichts für dich bewirken.
    [one] Dieser Tausch kann jetzt nur einmal etwas für dich bewirken.
   *[other] Dieser Tausch kann jetzt nur { $number }-mal etwas für dich bewirken.
}
viscounts-why-other-space = Dein Vizegraf baut nur auf Bauplätzen des Feldes, auf dem er steht.
viscounts-why-other-building = Diesmal baust du: { $building }.
viscounts-why-spot-taken = Hier ist schon gebaut.
viscounts-why-built = Dieses Gebäude hast du schon gebaut.
viscounts-why-no-workers = Du hast keine Arbeiter mehr.
viscounts-why-no-worker-there = Dort hast du keinen Arbeiter.
viscounts-why-not-beside-section = Ein Arbeiter geht nur in einen Abschnitt neben seinem.
viscounts-why-too-dear-to-be-free = Kostenlos nimmst du nur, was 3 oder 4 kostet.
viscounts-why-too-few-cards = Du darfst nicht weniger als { $number } Karten besitzen.
viscounts-why-no-draw-pile = Du hast keine Karte zum Ziehen.
viscounts-why-on-board = Diese Karte liegt auf deinem Tableau.
viscounts-why-not-from-discards = Karten werden aus der Hand oder vom Nachziehstapel vernichtet.
viscounts-why-icons-trade = { $needed ->
    [one] Dafür brauchst du 1 Händler. Du hast keinen und zu wenig Silber an seiner Stelle.
   *[other] Dafür brauchst du { $needed } Händler. Du hast { $number } und zu wenig Silber an ihrer Stelle.
}
viscounts-why-icons-construct = Dafür brauchst du { $needed } Bauleute. Du hast { $number } und zu wenig zum Ausgeben an ihrer Stelle.
viscounts-why-icons-transcribe = Dafür brauchst du { $needed } Kleriker. Du hast { $number } und zu wenig zum Ausgeben an ihrer Stelle.
viscounts-why-icons-workers = { $needed ->
    [one] Dafür brauchst du 1 Symbol „Adel“. Du hast keines und zu wenig zum Ausgeben an seiner Stelle.
   *[other] Dafür brauchst du { $needed } Adlige. Du hast { $number } und zu wenig zum Ausgeben an ihrer Stelle.
}
