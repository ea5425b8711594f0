### Why something cannot be done now. The rules that refuse it say so.

viscounts-why-impossible = This cannot be carried out now.
viscounts-why-silver = This costs you { $needed } Silver. You have { $number }.
viscounts-why-costs-extra = Going there costs { $number } Silver.
viscounts-why-not-beside = Your Viscount does not stand beside it.
viscounts-why-outer = Your Viscount stands on the outer ring. For this it has to be on the inner one.
viscounts-why-inner = Your Viscount stands on the inner ring. For this it has to be on the outer one.
viscounts-why-bound = You have dismissed a card for another action.
viscounts-why-bound-to-act = You have dismissed a card for this action, so you carry it out.
viscounts-why-dismissed = You may dismiss one card a turn.
viscounts-why-no-icon = This card has no icon for the action.
viscounts-why-not-then = Even with this card the action could do nothing.
viscounts-why-exchange = { $number ->
    [0] This exchange can do nothing for you now.
    [one] This exchange can do something for you only once now.
   *[other] This exchange can do something for you only { $number } times now.
}
viscounts-why-other-space = Your Viscount builds only on spots of the space on which it stands.
viscounts-why-other-building = This time you build a { $building }.
viscounts-why-spot-taken = Somebody has built here.
viscounts-why-built = You have built this one already.
viscounts-why-no-workers = You have no Workers left.
viscounts-why-no-worker-there = You have no Worker there.
viscounts-why-not-beside-section = A Worker moves only to a section beside its own.
viscounts-why-too-dear-to-be-free = For nothing you take only what costs 3 or 4.
viscounts-why-too-few-cards = You may not own fewer than { $number } cards.
viscounts-why-no-draw-pile = You have no card to draw.
viscounts-why-on-board = This card lies on your player board.
viscounts-why-not-from-discards = Cards are destroyed from the hand or from the top of the draw pile.
viscounts-why-icons-trade = { $needed ->
    [one] This takes 1 Merchant. You have none, and too little Silver in its place.
   *[other] This takes { $needed } Merchants. You have { $number }, and too little Silver in place of the others.
}
viscounts-why-icons-construct = This takes { $needed } Builders. You have { $number }, and too little to spend in place of the others.
viscounts-why-icons-transcribe = This takes { $needed } Clerics. You have { $number }, and too little to spend in place of the others.
viscounts-why-icons-workers = { $needed ->
    [one] This takes 1 Noble. You have none, and too little to spend in its place.
   *[other] This takes { $needed } Nobles. You have { $number }, and too little to spend in place of the others.
}
