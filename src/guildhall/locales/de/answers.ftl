### What a player can answer. Each reads well as one line of a list.
### A card's name stands after a colon, so that no article has to agree with it.

answer-done = Das ist alles
answer-place = Einen Arbeiter { $place } einsetzen
answer-retrieve = Einen Arbeiter { $place } zurücknehmen
answer-retrieve-board = Einen Arbeiter vom Tableau von { $owner } zurücknehmen

answer-mine-clay = Nach Lehm graben
answer-mine-gold = Nach Gold graben
answer-take-plans = Gebäudekarten ziehen
answer-look-at-plans = 5 Gebäudekarten ansehen und 1 behalten
answer-trade-virtue = 2 beliebige aus Lehm, Holz und Stein gegen 1 Tugend tauschen
answer-trade-marble = 3 beliebige aus Holz und Stein gegen 1 Marmor tauschen

answer-hire = Anheuern: { $card }
answer-dismiss = Abwerfen: { $card }
answer-dismiss-one = Zuerst einen deiner Lehrlinge abwerfen
# $card is an Apprentice with what it does, such as "Knappe (…)".
answer-use = Nutzen: { $card }
answer-use-board = Die Fähigkeit von { $card } nutzen
# An Apprentice as one of several: copies of a card differ in what they do.
apprentice-described = { $name } ({ $text })

answer-keep = Behalten: { $card }
answer-discard = Abwerfen: { $card }
answer-build = Bauen: { $card }
answer-advance = Auf der Kathedrale aufsteigen
answer-resolve = Ausführen: { $card }

answer-capture = Arbeiter von { $owner } gefangen nehmen ({ $place })
answer-imprison = Deine gefangenen Arbeiter ins Gefängnis schicken
answer-free-prisoners = Alle deine Arbeiter aus dem Gefängnis befreien
answer-ransom-with-silver = Deine Arbeiter von anderen Tableaus auslösen, für Silber
answer-ransom-with-debt = Deine Arbeiter von anderen Tableaus auslösen, für einen Schuldschein und 1 Tugend
answer-pay-debt = Einen Schuldschein begleichen
answer-release = { $number ->
    [one] 1 Arbeiter aus dem Gefängnis befreien
   *[other] { $number } Arbeiter aus dem Gefängnis befreien
}

answer-destroy-debt = Einen offenen Schuldschein vernichten
answer-keep-debts = Deine Schuldscheine behalten
answer-take-debt = Den Schuldschein nehmen
answer-buy-off-debt = Stattdessen Silber zahlen
answer-lose-virtue = 1 Tugend verlieren
answer-lose-all-virtue = Alles davon verlieren
answer-card-for-virtue = Stattdessen eine Gebäudekarte abwerfen
answer-pay = Zahlen: { $what }

answer-choose-gold = Gold erhalten
answer-choose-marble = Marmor erhalten
answer-choose-silver = Silber erhalten
answer-choose-release = Deine Arbeiter von anderen Tableaus befreien
answer-choose-capture = Arbeiter gefangen nehmen
