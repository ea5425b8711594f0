### Places: the bare name for a heading, and where something is ("Einen Arbeiter im Steinbruch einsetzen").
### The second form stands in the dative only; sentences about going somewhere are worded around it. It is short where
### that is clear, since it stands on small cards.

place-quarry = Steinbruch
place-forest = Wald
place-silversmith = Silberschmied
place-mines = Minen
place-storehouse = Lagerhaus des Königs
place-workshop = Werkstatt
place-town-centre = Stadtzentrum
place-tax-stand = Steuerstand
place-guardhouse = Wachhaus
place-market-left = Schwarzmarkt, links
place-market-middle = Schwarzmarkt, Mitte
place-market-right = Schwarzmarkt, rechts
place-guildhall = Gildenhalle
place-prison = Gefängnis
place-supply = Vorrat

the-quarry = im Steinbruch
the-forest = im Wald
the-silversmith = beim Silberschmied
the-mines = in den Minen
the-storehouse = im Lagerhaus
the-workshop = in der Werkstatt
the-town-centre = im Stadtzentrum
the-tax-stand = am Steuerstand
the-guardhouse = im Wachhaus
the-market-left = auf dem Schwarzmarkt (links)
the-market-middle = auf dem Schwarzmarkt (Mitte)
the-market-right = auf dem Schwarzmarkt (rechts)
the-guildhall = in der Gildenhalle
the-prison = im Gefängnis
