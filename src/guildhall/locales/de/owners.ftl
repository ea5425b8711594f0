### Für alle, die eine Schachtel besitzen: der Punkteblock und eigene Karten.

## Der Punkteblock.

page-pad = Punkteblock
page-pad-text = Zählt die Punkte einer Partie auf eurem Tisch.
page-pad-who = Wer spielt, und womit
page-pad-boxes = Schachteln
page-pad-person = Person { $number }
page-pad-has = Was alle haben
page-pad-tap = Feld antippen
page-pad-points = Punkte
page-pad-place = Platz
page-pad-cell = { $what } von { $who }: { $value }
page-pad-nothing = noch nichts
page-pad-next = Weiter: { $who }
page-pad-next-line = Weiter: { $what }
page-pad-done = Fertig
page-pad-less-of = Weniger: { $what }
page-pad-more-of = Mehr: { $what }
page-pad-yes = ja
page-pad-no = nein
page-pad-none = keins
page-pad-find = Karte suchen
page-pad-chosen = { $number ->
    [0] keine gewählt
    [one] 1 gewählt
   *[other] { $number } gewählt
}
page-pad-taken = { $who } hat sie
page-pad-over-none = Sag zuerst, welche Karten { $who } hat.
page-pad-why = Warum
page-pad-wins = { $who } gewinnt mit { $points }.
page-pad-shared = { $who } teilen sich den Sieg mit je { $points }.
page-pad-alone = Wer gegen einen Gegner spielt, der Karten folgt, zählt dessen Punkte nach seinen eigenen Regeln.
page-pad-waits = Kein Netz: Was du antippst, bleibt erhalten, und gezählt wird, sobald es wieder eines gibt.
page-pad-clear = Neue Partie
page-pad-clear-sure = Den Block leeren?
page-pad-link = Link kopieren
page-pad-link-is = Link zu diesem Block
page-pad-came = Dieser Block kam über einen Link.
page-pad-mine = Zurück zu meinem
page-pad-damaged = Dieser Link ist beschädigt. Hier ist dein eigener Block.
page-pad-print = Drucken

page-pad-architects-board = Spielertableau
page-pad-architects-board-text = Die variable Seite, wenn ihr mit ihr gespielt habt.
page-pad-architects-buildings = Gebäude
page-pad-architects-buildings-text = Alles, was du gebaut hast, in beliebiger Reihenfolge.
page-pad-architects-cathedral = Kathedrale
page-pad-architects-cathedral-text = Die Stufe, auf der dein Marker steht; 0 ist darunter.
page-pad-architects-virtue = Tugend
page-pad-architects-virtue-text = Wo dein Marker steht, wenn Gebäude ihn am Ende bewegt haben.
page-pad-architects-unpaid = Offene Schuldscheine
page-pad-architects-unpaid-text = Schuldscheine, die du nicht beglichen hast.
page-pad-architects-paid = Beglichene Schuldscheine
page-pad-architects-paid-text = Nur manche Gebäude zählen sie.
page-pad-architects-goods = Waren
page-pad-architects-goods-text = Gold, Marmor und Silber zählen für alle, die übrigen nur für manche Gebäude.
page-pad-architects-prison = Im Gefängnis
page-pad-architects-prison-text = Deine Arbeiter, die jetzt im Gefängnis sind.
page-pad-architects-apprentices = Lehrlinge
page-pad-architects-apprentices-text = Nur manche Gebäude zählen sie oder ihre Fähigkeiten.
page-pad-architects-captured = Gefangene
page-pad-architects-captured-text = Arbeiter, die auf deinem Tableau liegen. Nur manche Gebäude zählen sie.
page-pad-architects-supply = Zu Hause
page-pad-architects-supply-text = Deine Arbeiter in deinem eigenen Vorrat. Nur manche Gebäude zählen sie.
page-pad-architects-adornments = Verzierungen
page-pad-architects-adornments-text = Welche Handwerkskarte unter welchem deiner Gebäude liegt.
page-pad-architects-tools = Werkzeuge
page-pad-architects-tools-text = Welche Handwerkskarte unter welchem deiner Lehrlinge liegt.
page-pad-architects-influence = Einfluss
page-pad-architects-influence-text = Wo dein Marker steht.

page-pad-viscounts-buildings = Gebäude
page-pad-viscounts-buildings-text = Die auf dem Spielplan, nach Art.
page-pad-viscounts-castle = Burg
page-pad-viscounts-castle-text = Deine Arbeiter in der Burg, nach Stufen.
page-pad-viscounts-leader = Burgherr
page-pad-viscounts-leader-text = Wer die Karte des Burgherrn hat.
page-pad-viscounts-manuscripts = Manuskripte
page-pad-viscounts-manuscripts-text = Alle, die du hast, in beliebiger Reihenfolge.
page-pad-viscounts-bonuses = Klerikerbonus
page-pad-viscounts-bonuses-text = Die Bonuskarten, die vor dir liegen.
page-pad-viscounts-unpaid = Offene Schuldscheine
page-pad-viscounts-unpaid-text = Schuldscheine, die du nicht umgedreht hast.
page-pad-viscounts-paid = Beglichene Schuldscheine
page-pad-viscounts-paid-text = Umgedrehte Schuldscheine. Bei Wohlstand punktet, wer die meisten hat.
page-pad-viscounts-plain = Urkunden
page-pad-viscounts-plain-text = Urkunden, die du nicht umgedreht hast.
page-pad-viscounts-flipped = Umgedrehte Urkunden
page-pad-viscounts-flipped-text = Bei Armut punktet, wer die meisten hat.
page-pad-viscounts-goods = Waren
page-pad-viscounts-goods-text = Sie entscheiden bei Gleichstand, und manche Manuskripte zählen sie.
page-pad-viscounts-icons = Symbole
page-pad-viscounts-icons-text = Auf allem Stadtvolk, das du hast, wo es auch liegt, auf freien Feldern deines Tableaus und auf Bonuskarten. Nur manche Manuskripte zählen sie.
page-pad-viscounts-poverty = Armut liegt offen
page-pad-viscounts-poverty-text = Ihre Karte ist aufgedeckt.
page-pad-viscounts-prosperity = Wohlstand liegt offen
page-pad-viscounts-prosperity-text = Seine Karte ist aufgedeckt.
page-pad-viscounts-castle-tier-1 = Unterste Stufe
page-pad-viscounts-castle-tier-2 = Mittlere Stufe
page-pad-viscounts-castle-tier-3 = Ganz oben

page-pad-score-architects-buildings = Die Punkte auf deinen Gebäuden und was manche von ihnen am Ende zählen.
page-pad-score-architects-adornments = Die Punkte der Verzierungen unter deinen Gebäuden.
page-pad-score-architects-tools = Je mehr Lehrlinge ein Werkzeug haben, desto mehr ist jedes wert.
page-pad-score-architects-cathedral = Nach der Stufe, die du erreicht hast.
page-pad-score-architects-virtue = Nach dem Stand deines Markers: Wenig kostet Punkte, viel bringt welche.
page-pad-score-architects-debts = 2 Punkte Abzug für jeden, wenn kein Gebäude das ändert.
page-pad-score-architects-gold-and-marble = 1 Punkt für jedes Stück.
page-pad-score-architects-silver = 1 Punkt für je 10.
page-pad-score-architects-prison = 1 Punkt Abzug für je 2 Arbeiter.
page-pad-score-viscounts-buildings = Danach, wie viele von jeder Art auf dem Spielplan stehen.
page-pad-score-viscounts-castle = Je höher die Stufe, desto mehr ist jeder Arbeiter wert.
page-pad-score-viscounts-castle-leader = Für die Person mit der Karte.
page-pad-score-viscounts-ribbons = Jeder Satz verschiedener Bänder zählt, große Sätze weit mehr.
page-pad-score-viscounts-manuscripts = Was auf Manuskripte steht, die am Ende zählen.
page-pad-score-viscounts-cleric-bonuses = Die Punkte auf deinen Bonuskarten.
page-pad-score-viscounts-debts = Abzug für jeden offenen Schuldschein.
page-pad-score-viscounts-deeds = Für jede Urkunde, mehr für eine umgedrehte.
page-pad-score-viscounts-poverty = Wenn Armut offen liegt: für die meisten, zweit- und drittmeisten umgedrehten Urkunden.
page-pad-score-viscounts-prosperity = Wenn Wohlstand offen liegt: für die meisten, zweit- und drittmeisten beglichenen Schuldscheine.

## Eigene Karten.

page-own-cards = Meine Karten
page-own-text = Was auf den Karten deiner Schachtel anders ist. Es bleibt in diesem Browser; speichere es als Datei oder schick es als Link.
page-own-sum = { $number ->
    [one] 1 Änderung
   *[other] { $number } Änderungen
}, { $right } verglichen
page-own-by = Dein Name, für alle, die solche Sätze sammeln
page-own-save = Als Datei speichern
page-own-open = Datei öffnen
page-own-link = Link zu meinen Karten
page-own-play = Damit spielen
page-own-forget = Vergessen
page-own-forget-sure = Alle Änderungen an den Karten dieses Spiels in diesem Browser vergessen?
page-own-opened = Geöffnet: { $number ->
    [one] 1 Änderung
   *[other] { $number } Änderungen
}, { $right } verglichen.
page-own-waits = Kein Netz: Was du änderst, bleibt erhalten und wird geprüft, sobald es wieder eines gibt.
page-own-damaged = Dieser Link ist beschädigt. Deine eigenen Karten sind, wie sie waren.
page-own-differ = Wo sich die beiden Sätze unterscheiden
page-own-both = deins { $mine }, ihres { $theirs }
page-own-take = Ihres nehmen
page-own-refused = Was davon nicht zu lesen war
page-own-wrong = Was noch nicht verwendet werden kann
page-own-which = Welche Karten
page-own-all = Alle
page-own-unverified = Noch nicht geprüft
page-own-mine = Meine
page-own-progress = Wie viele bekannt sind
page-own-unverified-text = Diese haben wir ohne die gedruckten Karten erschlossen. Halt deine daneben: Bei den meisten reicht ein Nicken.
page-own-checked = { $number } von { $total }
page-own-all-done = Diese sind alle geprüft. Danke!
page-own-right = stimmt
page-own-right-of = { $card } stimmt
page-own-edit = { $card } berichtigen
page-own-editor = Eine Karte von mir
page-own-previous = Karte davor
page-own-next = Nächste Karte
page-own-of = { $number } von { $total }
page-own-changes = { $number ->
    [one] 1 Änderung
   *[other] { $number } Änderungen
}
page-own-is-right = stimmt
page-own-swap = { $card } bekommt die freie
page-own-ours-again = Wieder unsere
page-own-looks-right = Stimmt so
page-own-keep = Meine behalten
page-own-in-words = { $what } in Worten
page-own-nothing = nichts
page-own-compose = Zusammensetzen
page-own-when = Wann
page-own-at-once = sofort
page-own-pay = bezahlt
page-own-any = beliebig
page-own-and = und
page-own-or = oder
page-own-does = Wirkung { $number }
page-own-remove = Wirkung { $number } weglassen
page-own-add = Noch eine
page-own-only-words = Diese sagt mehr, als sich hier zusammensetzen lässt. Schreib sie in Worten, wie die Anleitung zu den Karten sie erklärt.
page-own-use = Mit meinen Karten ({ $number ->
    [one] 1 Änderung
   *[other] { $number } Änderungen
})
page-own-left = { $number ->
    [one] 1 davon kann nicht verwendet werden und bleibt weg.
   *[other] { $number } davon können nicht verwendet werden und bleiben weg.
}

page-own-field-name = Name
page-own-field-effect = Was sie tut
page-own-field-gain = Gewinn
page-own-field-small = Kleine Seite
page-own-field-large = Große Seite
page-own-field-adornment = Verzierung
page-own-field-tool = Werkzeug
page-own-field-adornment-of = Ihre Verzierung ist die von
page-own-field-tool-of = Ihr Werkzeug ist das von
page-own-field-amount = Wie viele Waren
page-own-field-influence = Einfluss
page-own-field-rewards = Belohnungen
page-own-field-tax = Steuern
page-own-field-workers = Arbeiter
page-own-field-profiteer = Profiteur
page-own-field-princess = Prinzessin
page-own-field-penalty = Strafe
page-own-field-reward = Belohnung
page-own-field-other-reward = Oder diese Belohnung
page-own-field-per-worker = Für jeden Arbeiter
page-own-field-hire-less = Anwerben kostet weniger
page-own-field-influence-at-start = Einfluss zu Beginn
page-own-field-more-apprentices = Mehr Lehrlinge
page-own-field-more-hand = Mehr Handkarten
page-own-field-silver-at-profiteer = Silber beim Profiteur
page-own-field-tax-less = Weniger Steuern
page-own-field-bonus = Bonus
page-own-field-built-1 = Für eins
page-own-field-built-2 = Für zwei
page-own-field-built-3 = Für drei
page-own-field-extra = Dazu
page-own-field-resources = Rohstoffe
page-own-field-first = Am meisten
page-own-field-second = Am zweitmeisten
page-own-field-third = Am drittmeisten
page-own-field-first-limit = Erste Grenze
page-own-field-second-limit = Zweite Grenze
page-own-field-flipped = Umgedreht
page-own-field-plain = Nicht umgedreht
page-own-field-paid = Beglichen
page-own-field-unpaid = Offen
page-own-field-leader = Für den Burgherrn
page-own-field-line-1 = Erste Zeile
page-own-field-line-2 = Zweite Zeile
page-own-field-option-1 = Erste Wahl
page-own-field-option-2 = Zweite Wahl
page-own-field-option-3 = Dritte Wahl
page-own-field-players-2 = Zu zweit
page-own-field-players-3 = Zu dritt
page-own-field-players-4 = Zu viert
page-own-field-set-1 = Satz aus einem
page-own-field-set-2 = Satz aus zweien
page-own-field-set-3 = Satz aus dreien
page-own-field-set-4 = Satz aus vieren
page-own-field-slot-2 = Zweiter Platz
page-own-field-slot-3 = Dritter Platz
page-own-field-start = Zu Beginn
page-own-field-tier-1 = Unterste Stufe
page-own-field-tier-2 = Mittlere Stufe
page-own-field-tier-3 = Ganz oben
