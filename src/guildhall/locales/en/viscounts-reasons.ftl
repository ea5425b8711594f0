### Why something cannot be done now. The rules that refuse it say so.

viscounts-why-not-there = { $number ->
    [one] Your Viscount goes 1 space along the arrows, or further for Silver. It cannot stop here.
   *[other] Your Viscount goes { $number } spaces along the arrows, or further for Silver. It cannot stop here.
}
viscounts-why-silver = This costs you { $needed } Silver. You have { $number }.
viscounts-why-not-beside = Your Viscount does not stand beside it.
viscounts-why-outer = Your Viscount stands on the outer ring. For this it has to be on the inner one.
viscounts-why-inner = Your Viscount stands on the inner ring. For this it has to be on the outer one.
viscounts-why-bound = You have dismissed a card for another action.
viscounts-why-dismissed = You may dismiss one card a turn.
viscounts-why-no-icon = This card has no icon for the action.
viscounts-why-other-area = Your Viscount builds only in the area of the space on which it stands.
viscounts-why-spot-taken = Somebody has built here.
viscounts-why-none-left = You have no building of this kind left.
viscounts-why-workers = { $number ->
    [0] You have no Workers left.
    [one] You have only 1 Worker left.
   *[other] You have only { $number } Workers left.
}
viscounts-why-no-debt = You have no unpaid Debt.
viscounts-why-no-deed = You have no plain Deed.
viscounts-why-not-destroyed = You cannot destroy this card.
viscounts-why-icons-trade = This takes Merchants worth { $needed }. You have { $number }.
viscounts-why-icons-construct = This takes Builders worth { $needed }. You have { $number }, and too little Stone in place of the others.
viscounts-why-icons-transcribe = This takes Clerics worth { $needed }. You have { $number }, and too little Ink in place of the others.
viscounts-why-icons-workers = This takes Nobles worth { $needed }. You have { $number }, and too little Gold in place of the others.
