### Warum etwas gerade nicht geht. Das sagen die Regeln, die es verbieten.

viscounts-why-not-there = { $number ->
    [one] Dein Vizegraf geht 1 Feld den Pfeilen nach, oder für Silber weiter. Hier kann er nicht stehen bleiben.
   *[other] Dein Vizegraf geht { $number } Felder den Pfeilen nach, oder für Silber weiter. Hier kann er nicht stehen bleiben.
}
viscounts-why-silver = Das kostet dich { $needed } Silber. Du hast { $number }.
viscounts-why-not-beside = Dein Vizegraf steht nicht daneben.
viscounts-why-outer = Dein Vizegraf steht auf dem äußeren Ring. Dafür muss er auf dem inneren stehen.
viscounts-why-inner = Dein Vizegraf steht auf dem inneren Ring. Dafür muss er auf dem äußeren stehen.
viscounts-why-bound = Du hast eine Karte für eine andere Aktion entlassen.
viscounts-why-dismissed = Du darfst in einem Zug nur eine Karte entlassen.
viscounts-why-no-icon = Diese Karte hat kein Symbol für die Aktion.
viscounts-why-other-area = Dein Vizegraf baut nur im Gebiet des Feldes, auf dem er steht.
viscounts-why-spot-taken = Hier ist schon gebaut.
viscounts-why-none-left = Du hast kein Gebäude dieser Art mehr.
viscounts-why-workers = { $number ->
    [0] Du hast keine Arbeiter mehr.
    [one] Du hast nur noch 1 Arbeiter.
   *[other] Du hast nur noch { $number } Arbeiter.
}
viscounts-why-no-debt = Du hast keinen offenen Schuldschein.
viscounts-why-no-deed = Du hast keine einfache Urkunde.
viscounts-why-not-destroyed = Diese Karte kannst du nicht zerstören.
viscounts-why-icons-trade = Dafür brauchst du Händler im Wert von { $needed }. Du hast { $number }.
viscounts-why-icons-construct = Dafür brauchst du Bauleute im Wert von { $needed }. Du hast { $number } und zu wenig Stein an ihrer Stelle.
viscounts-why-icons-transcribe = Dafür brauchst du Kleriker im Wert von { $needed }. Du hast { $number } und zu wenig Tinte an ihrer Stelle.
viscounts-why-icons-workers = Dafür brauchst du Adlige im Wert von { $needed }. Du hast { $number } und zu wenig Gold an ihrer Stelle.
