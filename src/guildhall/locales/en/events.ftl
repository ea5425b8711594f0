### What happened, for the log. The -hidden ones are for those who may not know which card it was.

event-turn-started = { $seat }’s turn
event-worker-placed = { $seat } places a Worker at { $place }
event-worker-retrieved = { $seat } takes a Worker back from { $place }
event-gained = { $seat } gains { $good }
event-paid = { $seat } pays { $good }
event-tax-paid = { $seat } pays { $number } Tax
event-tax-taken = { $seat } empties the Tax Stand ({ $number } Silver)
event-virtue-gained = { $seat } gains { $number } Virtue and stands at { $virtue }
event-virtue-lost = { $seat } loses { $number } Virtue and stands at { $virtue }

event-debt-taken = { $seat } takes an unpaid Debt
event-debt-paid = { $seat } pays off a Debt
event-debt-destroyed = { $seat } destroys an unpaid Debt

event-card-drawn = { $seat } draws the { $building }
event-card-drawn-hidden = { $seat } draws a Building card
event-card-seen = { $seat } looks at the { $building }
event-card-seen-hidden = { $seat } looks at a Building card
event-card-kept = { $seat } keeps the { $building }
event-card-kept-hidden = { $seat } keeps a Building card
event-card-discarded = { $seat } discards the { $building }
event-card-discarded-hidden = { $seat } discards a Building card

event-hired = { $seat } hires the { $apprentice }
event-dismissed = { $seat } discards the { $apprentice }
event-coin-laid = { $seat } lays 1 Silver on the { $apprentice }
event-coins-taken = { $seat } takes the { $number } Silver that lay on the card
event-apprentice-shown = The { $apprentice } is looking for work
event-apprentice-left = The { $apprentice } goes under the pile

event-constructed = { $seat } constructs the { $building }
event-cathedral-advanced = { $seat } advances to level { $number } of the Cathedral
event-reward-shown = { $seat } turns over a Reward: { $reward }

event-captured = { $number ->
    [one] { $seat } captures 1 of { $owner }’s Workers at { $place }
   *[other] { $seat } captures { $number } of { $owner }’s Workers at { $place }
}
event-captured-own = { $number ->
    [one] { $seat } brings 1 Worker home from { $place }
   *[other] { $seat } brings { $number } Workers home from { $place }
}
event-sent-to-prison = { $number ->
    [one] { $seat } sends 1 captured Worker to Prison
   *[other] { $seat } sends { $number } captured Workers to Prison
}
event-left-prison = { $number ->
    [one] { $seat } brings 1 Worker home from Prison
   *[other] { $seat } brings { $number } Workers home from Prison
}
event-left-boards = { $number ->
    [one] { $seat } brings 1 Worker home from other players’ boards
   *[other] { $seat } brings { $number } Workers home from other players’ boards
}

event-market-taken = { $seat } takes what { $place } offers
event-market-reset = Black Market Reset: the Workers there go to Prison
event-market-turned = The large offer of the Black Market is now { $market }
event-market-reshuffled = The Black Market cards are shuffled
event-last-round = { $seat } fills the Guildhall: the last round begins
event-end-effect = { $seat }’s { $building } takes effect
event-game-over = The game is over
