### Begleiter für Viscounts.

## Was er fragt.

viscounts-companion-ask-next-segment = Welches Segment kommt im Uhrzeigersinn nach { $segment }?
viscounts-companion-segment = Segment { $segment }
viscounts-companion-ask-wedge = Was bringt der Aufstieg in die zweite Stufe bei Segment { $segment }?
viscounts-companion-ask-start = Welche Zahl steht auf der Spielerkarte, die du nicht genommen hast? Dort beginnt sein Vizegraf
viscounts-companion-ask-spots = Auf welchen dieser Bauplätze hast du gebaut?
viscounts-companion-spot = Bauplatz { $spot }
viscounts-companion-ask-castle = Wo stehen deine eigenen Arbeiter in der Burg?
viscounts-companion-ask-townsfolk = Was bringt die oberste Stadtvolk-Karte bei Segment { $segment }, wenn man sie wegschickt?
viscounts-companion-ask-manuscript = Welches Manuskript liegt bei Segment { $segment } oben?
viscounts-companion-ask-next-manuscript = Er nimmt das Manuskript bei Segment { $segment }. Welches liegt darunter?
viscounts-companion-manuscript = { $manuscript }, Kosten { $cost }
viscounts-companion-empty-pile = der Stapel ist leer
viscounts-companion-ask-bonus = Hast du diese Karte schon: { $card }?
viscounts-companion-ask-scheme = Welche Plankarte wird aufgedeckt?
viscounts-companion-ask-future = Welcher Zukunftsplan kommt auf seinen Ablagestapel?
viscounts-companion-ask-poverty = Ist die Armut aufgedeckt?
viscounts-companion-ask-prosperity = Ist der Wohlstand aufgedeckt?
viscounts-companion-ask-flipped = Wie viele Urkunden hast du umgedreht?
viscounts-companion-ask-paid = Wie viele Schuldscheine hast du umgedreht?
viscounts-companion-ask-leader = Hat er noch die Karte des Burgherrn?

## Was man sagen kann.

companion-command-begin = beginn
companion-command-built = gebaut
companion-command-met = begegnet
companion-command-collision = zusammenstoß
companion-command-bumped = verdrängt

viscounts-companion-thing-virtue = Tugend
viscounts-companion-thing-corruption = Verderbnis
viscounts-companion-thing-unpaid = offene Schuldscheine
viscounts-companion-thing-paid = umgedrehte Schuldscheine
viscounts-companion-thing-plain = einfache Urkunden
viscounts-companion-thing-flipped = umgedrehte Urkunden
viscounts-companion-thing-space = sein Feld
viscounts-companion-thing-any = Rohstoff nach Wahl
viscounts-companion-thing-deed = Urkunde
viscounts-companion-thing-debt = Schuldschein
viscounts-companion-thing-flip = eine Karte umdrehen
viscounts-companion-thing-future = Zukunftsplan
viscounts-companion-thing-dismiss = Stadtvolk wegschicken

viscounts-companion-help =
    beginn              wie der Spielplan liegt und wo er beginnt
    Eingabe, oder zug   er ist am Zug
    gebaut 6a           du hast auf diesem Bauplatz gebaut (Verbindungen bringen beiden etwas)
    begegnet            dein Vizegraf ist auf sein Feld gekommen
    verdrängt A1        einer seiner Arbeiter musste diesen Abschnitt verlassen
    zusammenstoß 3      deine Marker haben sich auf diesem Feld getroffen
    erhält tinte 2      etwas anderes hat ihm Waren, Tugend, eine Urkunde … gebracht
    setze stein 3       eine Korrektur: Waren, Tugend, Verderbnis, Schuldscheine, Urkunden, Feld, ein Abschnitt
    tableau, punkte     was er hat; seine Punkte bis jetzt
    zurück              die letzte Zeile oder Antwort zurücknehmen, auch mitten in einer Frage
    speichern DATEI     die Sitzung in einer Datei aufbewahren
    schluss             gehen
    ende                das Spiel ist vorbei: seine Wertung

## Was er sagt.

viscounts-companion-you = du
viscounts-companion-top-townsfolk = die oberste Stadtvolk-Karte
viscounts-companion-was-set = Notiert
viscounts-companion-you-gain-any = Sein Zusammenstoß bringt dir: { $effect }
viscounts-companion-you-gain-criminal = Mit einem Verbrecher auf deiner Tafel bringt dir sein Zusammenstoß: { $effect }
viscounts-companion-you-gain-none = Ohne Verbrecher auf deiner Tafel bringt dir sein Zusammenstoß: { $effect }
viscounts-companion-status-space = Sein Vizegraf steht hier: { $space }
viscounts-companion-status-slots = Seine Pläne, von links: { $parts }
viscounts-companion-status-buildings = Seine Gebäude: { $parts }
viscounts-companion-piece-at = { $piece } auf { $spot }
viscounts-companion-status-castle = Seine Arbeiter in der Burg: { $parts }
viscounts-companion-status-manuscripts = Seine Manuskripte: { $parts }
