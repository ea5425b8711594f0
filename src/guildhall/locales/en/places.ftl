### Places: the bare name for a heading, and as it stands in a sentence ("Place a Worker at the Quarry").

place-quarry = Quarry
place-forest = Forest
place-silversmith = Silversmith
place-mines = Mines
place-storehouse = King’s Storehouse
place-workshop = Workshop
place-town-centre = Town Centre
place-tax-stand = Tax Stand
place-guardhouse = Guardhouse
place-market-left = Black Market, left
place-market-middle = Black Market, middle
place-market-right = Black Market, right
place-guildhall = Guildhall
place-prison = Prison
place-supply = Supply

the-quarry = the Quarry
the-forest = the Forest
the-silversmith = the Silversmith
the-mines = the Mines
the-storehouse = the King’s Storehouse
the-workshop = the Workshop
the-town-centre = the Town Centre
the-tax-stand = the Tax Stand
the-guardhouse = the Guardhouse
the-market-left = the Black Market (left)
the-market-middle = the Black Market (middle)
the-market-right = the Black Market (right)
the-guildhall = the Guildhall
the-prison = Prison
