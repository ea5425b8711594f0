### What a player is asked.

## Setting up.

ask-starting-apprentice = Which Apprentice do you start with?
ask-draft-pick = Which of these Building cards do you keep?

## A turn.

ask-where-to-place = Where do you place your Worker?
ask-where-to-retrieve = You have no Workers left. Where do you take one back from?
ask-discard-cards = { $number ->
    [one] Which Building card do you discard?
   *[other] Which Building card do you discard first? { $number } must go.
}
ask-dismiss-apprentice = Which of your Apprentices do you discard?
ask-dismiss-at-will = Which of your Apprentices do you discard? What lies under it goes with it.

## At the places.

ask-clay-or-gold = Do you dig for { $clay } Clay or for { $gold } Gold?
ask-which-trade = { $number ->
    [one] What do you trade? One trade is left.
   *[other] What do you trade? { $number } trades are left.
}
ask-hire-or-plans = { $number ->
    [one] Do you hire somebody, or draw 1 Building card?
   *[other] Do you hire somebody, or draw { $number } Building cards?
}
ask-whom-to-capture = { $number ->
    [one] Whom do you capture? One capture is left.
   *[other] Whom do you capture? { $number } captures are left.
}
ask-hire-or-look = Who do you hire, or what else do you do here?
ask-keep-one = Which of these Building cards do you keep?
ask-guardhouse-action = { $number ->
    [one] What do you do at the Guardhouse? One action is left.
   *[other] What do you do at the Guardhouse? { $number } actions are left.
}
ask-what-to-build = What do you build?
# A question, and what has to be known to answer it.
ask-with-note = { $question } { $note }

## Paying, losing, choosing.

ask-how-to-pay = How do you pay?
ask-lose-virtue = { $number ->
    [one] You are about to lose 1 Virtue. What do you do?
   *[other] You are about to lose { $number } Virtue. What do you do about the first?
}
ask-take-debt = { $number ->
    [one] You are about to take a Debt. What do you do?
   *[other] You are about to take { $number } Debts. What do you do about the first?
}
ask-destroy-debts = { $number ->
    [one] You gain 1 Virtue beyond the end of the track. Do you destroy an unpaid Debt for it?
   *[other] You gain { $number } Virtue beyond the end of the track. Do you destroy an unpaid Debt for the first?
}
ask-destroy-one-debt = Do you destroy one of your unpaid Debts?
ask-discard-for-gold = Do you discard a Building card for { $number } Gold?
ask-choose-effect = What do you choose for the { $card }?
ask-hire-for-free = Which Apprentice do you hire for free?
ask-free-capture = { $number ->
    [one] Whom do you capture for free?
   *[other] Whom do you capture for free? { $number } captures are left.
}
ask-release-some = How many of your Workers do you bring home from Prison?
ask-which-reset-ability = Black Market Reset: which of your abilities do you use next?
ask-end-effects = End of game: which of your Buildings takes effect next?
