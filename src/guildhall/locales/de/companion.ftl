### Begleiter: ein Gegner an einem echten Tisch.

## Was er fragt.

companion-ask-workers = Wie viele Arbeiter hat { $seat } { $place }?
companion-ask-groups = Wo hat { $seat } Arbeiter auf den großen Kreisen?
companion-ask-prisoners = Wie viele Arbeiter von { $seat } sind jetzt im Gefängnis, die gerade gekommenen eingerechnet?
companion-ask-tax = Wie viel Silber liegt auf dem Steuerstand?
companion-ask-space = Steht { $place } ein Arbeiter eines Spielers?
companion-ask-cathedral = Auf welcher Stufe der Kathedrale ist { $seat }? 0 ist darunter
companion-ask-guildhall = Wie viele der { $number } Felder der Gildenhalle waren vorher belegt?
companion-ask-scheme = Welche Plankarte wird aufgedeckt?
companion-ask-future = Welcher Zukunftsplan kommt auf den Ablagestapel?
companion-ask-best-craft = Er nimmt die offene Handwerkskarte mit den meisten SP; bei mehreren entscheidet der Zufall. Wie viele SP hat sie?
companion-ask-top-craft = Er nimmt die oberste Handwerkskarte des Stapels. Wie viele SP hat sie?
companion-ask-craft = Er nimmt die { $number }. offene Handwerkskarte, vom Stapel aus gezählt; fehlt sie, die nächste reihum. Wie viele SP hat sie?
companion-ask-princess = Wo steht die Prinzessin?
companion-ask-filled = Welche Rohstoffe liegen auf der offenen Beitragskarte?
companion-ask-slot = Was bringt das Feld für { $resource } auf der offenen Beitragskarte?
companion-ask-wonder = Hat ein Spieler dieses Wunderwerk gebaut: { $wonder }?
companion-ask-token = Steht { $place } der Marker eines Wunderwerks? Welcher?
companion-ask-turn = In wessen Zug geschieht das?
companion-ask-captured-first = Die Prinzessin belohnt zuerst { $seat }. Falls { $seat } damit Arbeiter von { $opponent } gefangen hat: an welchem Ort?
companion-ask-influence = Wie viel Einfluss hat { $seat }?

# Antworten.
companion-number = { $number }
companion-yes = ja
companion-no = nein
companion-nobody = keine
companion-no-craft = keine
companion-no-token = keiner
companion-worth = { $number } SP
companion-workers-at = { $place } { $number }

# Was nicht geht.
companion-say-something = Hier ist eine Angabe nötig: Noch ist nichts bekannt.
companion-say-number = Bitte eine Zahl von { $least } bis { $most }, nicht „{ $text }“.
companion-say-yes-or-no = Bitte ja oder nein, nicht „{ $text }“.
companion-say-groups = Bitte Orte und Zahlen, etwa „Steinbruch 3, Wald 0“, oder „keine“; nicht „{ $text }“.
companion-say-choice = „{ $text }“ ist nichts hiervon: { $choices }.
companion-answer-first = Zuerst ist eine Frage zu beantworten.
companion-no-question = Es wurde nichts gefragt.
companion-is-over = Das Spiel ist aus. „zurück“ nimmt das Ende zurück.
companion-bad-file = Eine Antwort fehlt oder passt nicht zu ihrer Frage.
companion-no-command = „{ $text }“ kann man hier nicht sagen. Möglich ist: { $commands }. „hilfe“ sagt mehr.
companion-nothing-after = Nach „{ $word }“ kommt nichts.
companion-which-place = Auf welchem der neun großen Kreise? „{ $text }“ ist keiner davon.
companion-which-player = Wessen? Möglich: { $players }.
companion-which-thing = „{ $text }“ ist nichts hiervon: { $things }.
companion-nobody-there = Dort hat er keine Arbeiter.
companion-nobody-held = Auf den Tableaus der Spieler liegt kein Arbeiter von ihm.
companion-holds-nobody = Er hält keine gefangenen Arbeiter dieser Farbe.

## Was man sagen kann.

companion-command-turn = zug
companion-command-reset = geräumt
companion-command-captured = gefangen
companion-command-imprisoned = eingesperrt
companion-command-freed = befreit
companion-command-gain = erhält
companion-command-lose = verliert
companion-command-set = setze
companion-command-end = ende
companion-command-undo = zurück
companion-command-board = tableau
companion-command-score = punkte
companion-command-save = speichern
companion-command-help = hilfe
companion-command-quit = schluss

companion-thing-virtue = Tugend
companion-thing-debt = Schuldschein
companion-thing-influence = Einfluss
companion-thing-reward = Belohnung
companion-thing-cathedral = Kathedrale
companion-thing-marker = Marker
companion-thing-held = Bei Spielern

companion-help =
    Enter oder zug        er macht seinen Zug
    gefangen steinbruch   ein Spieler hat seine Arbeiter dort gefangen (alle, oder: gefangen 2 steinbruch)
    eingesperrt           sie kamen ins Gefängnis (alle, oder: eingesperrt 2)
    befreit rot           Rot nahm Arbeiter von seinem Tableau zurück (alle, oder: befreit rot 2)
    geräumt               der Schwarzmarkt wurde im Zug eines Spielers geräumt
    erhält silber 2       die Karte eines Spielers bringt ihm etwas: Waren, Tugend, Einfluss, Belohnung,
                          Schuldschein
    verliert tugend 1     … oder kostet ihn etwas: Tugend, Einfluss, Schuldschein
    setze marmor 3        eine Berichtigung: Tugend, Marmor, Schuldschein, Kathedrale, Einfluss, Marker (1 bis 5),
                          ein Ort, Gefängnis, bei Spielern
    tableau, punkte       was er hat; sein Zwischenstand
    zurück                die letzte Zeile oder Antwort zurücknehmen, auch mitten in einer Frage
    speichern DATEI, schluss   die Sitzung in einer Datei behalten; aufhören
    ende                  das Spiel ist aus: seine Punkte
    Jedes Wort darf gekürzt werden, solange es eindeutig bleibt.

## Was erzählt wird.

companion-welcome = { $opponent } sitzt an eurem Tisch, nach { $players }. Spielt eure Züge; ist er am Zug, drückt Enter. „hilfe“ zeigt, was man noch sagen kann.
companion-welcome-cards = Sagt, welche Plankarten aufgedeckt werden.
companion-loaded = { $opponent } sitzt wieder an eurem Tisch.
companion-prompt = { $opponent }>
companion-default = { $question } [{ $default }]
companion-choice = { $number }) { $choice }
companion-was-captured = { $number ->
    [one] 1 seiner Arbeiter { $place } wurde gefangen
   *[other] { $number } seiner Arbeiter { $place } wurden gefangen
}
companion-was-imprisoned = { $number ->
    [one] 1 seiner Arbeiter kam ins Gefängnis
   *[other] { $number } seiner Arbeiter kamen ins Gefängnis
}
companion-was-freed = { $number ->
    [one] 1 Arbeiter von { $seat } hat sein Tableau verlassen
   *[other] { $number } Arbeiter von { $seat } haben sein Tableau verlassen
}
companion-was-set = Notiert
companion-craft-taken = { $seat } nimmt sie als Verzierung
companion-open-card = der offenen Beitragskarte
companion-taken-back = Zurückgenommen: { $line }
companion-answer-taken-back = Die letzte Antwort ist zurückgenommen
companion-nothing-to-undo = Noch ist nichts gesagt worden.
companion-which-file = In welcher Datei? Zum Beispiel „speichern tisch.json“.
companion-file-exists = { $file } gibt es schon; die Datei bleibt unverändert.
companion-save-first = In welcher Datei soll die Sitzung gespeichert werden? Enter beendet ohne Speichern:
companion-saved = Gespeichert in { $file }
companion-go-on = Später geht es weiter mit:
companion-not-saved = Es wurde nichts gespeichert.
companion-final = Endstand von { $opponent }
companion-score-so-far = Zwischenstand von { $opponent }
companion-points = { $category }: { $points }

companion-pile = Pläne in seinem Stapel
companion-supply = Arbeiter in seinem Vorrat
companion-marker-on = Sein Marker steht auf { $good }
companion-status = { $opponent }: Tugend { $virtue }, { $marble } Marmor, offene Schuldscheine: { $debts }, Kathedrale Stufe { $level }
companion-status-works = Einfluss { $influence }, Marker auf { $marker }
companion-status-workers = Seine Arbeiter: { $parts }
companion-status-held = { $number } auf den Tableaus der Spieler
companion-status-captured = Er hält { $number } von { $seat }
companion-status-cards = { $pile } Pläne im Stapel, { $future } Zukunftspläne

# On the command line.
cli-companion-opponent = Wer sitzt am Tisch? Nenne es mit --opponent.
cli-companion-language = Die Sprache „{ $language }“ gibt es hier nicht.
