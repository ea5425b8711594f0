### What a player is asked.

## Setting up.

ask-starting-apprentice = Mit welchem Lehrling beginnst du?
ask-draft-pick = Welche dieser Gebäudekarten behältst du?

## A turn.

ask-where-to-place = Wo setzt du deinen Arbeiter ein?
ask-where-to-retrieve = Du hast keine Arbeiter mehr. Wo nimmst du einen zurück?
ask-discard-cards = { $number ->
    [one] Welche Gebäudekarte wirfst du ab?
   *[other] Welche Gebäudekarte wirfst du zuerst ab? { $number } müssen weg.
}
ask-dismiss-apprentice = Welchen deiner Lehrlinge wirfst du ab?
ask-dismiss-at-will = Welchen deiner Lehrlinge wirfst du ab? Was unter ihm liegt, geht mit ihm.

## At the places.

ask-clay-or-gold = Gräbst du nach { $clay } Lehm oder nach { $gold } Gold?
ask-which-trade = { $number ->
    [one] Was tauschst du? Du hast noch einen Tausch.
   *[other] Was tauschst du? Du hast noch { $number } Tauschgeschäfte.
}
ask-hire-or-plans = { $number ->
    [one] Heuerst du jemanden an, oder ziehst du 1 Gebäudekarte?
   *[other] Heuerst du jemanden an, oder ziehst du { $number } Gebäudekarten?
}
ask-whom-to-capture = { $number ->
    [one] Wen nimmst du gefangen? Du hast noch eine Gefangennahme.
   *[other] Wen nimmst du gefangen? Du hast noch { $number } Gefangennahmen.
}
ask-hire-or-look = Wen heuerst du an, oder was machst du hier sonst?
ask-keep-one = Welche dieser Gebäudekarten behältst du?
ask-guardhouse-action = { $number ->
    [one] Was machst du im Wachhaus? Du hast noch eine Aktion.
   *[other] Was machst du im Wachhaus? Du hast noch { $number } Aktionen.
}
ask-what-to-build = Was baust du?
# A question, and what has to be known to answer it.
ask-with-note = { $question } { $note }

## Paying, losing, choosing.

ask-how-to-pay = Womit zahlst du?
ask-lose-virtue = { $number ->
    [one] Du sollst 1 Tugend verlieren. Was machst du?
   *[other] Du sollst { $number } Tugend verlieren. Was machst du bei der ersten?
}
ask-take-debt = { $number ->
    [one] Du sollst einen Schuldschein nehmen. Was machst du?
   *[other] Du sollst { $number } Schuldscheine nehmen. Was machst du beim ersten?
}
ask-destroy-debts = { $number ->
    [one] Du erhältst 1 Tugend über das Ende der Leiste hinaus. Vernichtest du dafür einen offenen Schuldschein?
   *[other] Du erhältst { $number } Tugend über das Ende der Leiste hinaus. Vernichtest du für die erste einen offenen Schuldschein?
}
ask-destroy-one-debt = Vernichtest du einen deiner offenen Schuldscheine?
ask-discard-for-gold = Wirfst du für { $number } Gold eine Gebäudekarte ab?
ask-choose-effect = { $card }: Was wählst du?
ask-hire-for-free = Welchen Lehrling heuerst du kostenlos an?
ask-free-capture = { $number ->
    [one] Wen nimmst du kostenlos gefangen?
   *[other] Wen nimmst du kostenlos gefangen? Du hast noch { $number } Gefangennahmen.
}
ask-release-some = Wie viele deiner Arbeiter befreist du aus dem Gefängnis?
ask-which-reset-ability = Räumung des Schwarzmarkts: Welche deiner Fähigkeiten nutzt du als Nächstes?
ask-end-effects = Spielende: Welches deiner Gebäude führst du als Nächstes aus?
