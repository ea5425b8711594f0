### What a player can answer. Each reads well as one line of a list.

answer-done = That is all
answer-place = Place a Worker at { $place }
answer-retrieve = Take a Worker back from { $place }
answer-retrieve-board = Take a Worker back from { $owner }’s board

answer-mine-clay = Dig for Clay
answer-mine-gold = Dig for Gold
answer-take-plans = Draw Building cards
answer-look-at-plans = Look at 5 Building cards and keep 1
answer-trade-virtue = Trade any 2 of Clay, Wood and Stone for 1 Virtue
answer-trade-marble = Trade any 3 of Wood and Stone for 1 Marble

answer-hire = Hire the { $card }
answer-dismiss = Discard the { $card }
answer-dismiss-one = First discard one of your Apprentices
# $card is an Apprentice with what it does, such as "Squire (…)".
answer-use = Use the { $card }
answer-use-board = Use { $card }’s ability
# An Apprentice as one of several: copies of a card differ in what they do.
apprentice-described = { $name } ({ $text })

answer-keep = Keep the { $card }
answer-discard = Discard the { $card }
answer-build = Construct the { $card }
answer-advance = Advance on the Cathedral
answer-resolve = Let the { $card } take effect

answer-capture = Capture { $owner }’s Workers at { $place }
answer-imprison = Send your captured Workers to Prison
answer-free-prisoners = Bring all your Workers home from Prison
answer-ransom-with-silver = Bring your Workers home from other boards for Silver
answer-ransom-with-debt = Bring your Workers home from other boards for a Debt and 1 Virtue
answer-pay-debt = Pay off a Debt
answer-release = { $number ->
    [one] Bring 1 Worker home from Prison
   *[other] Bring { $number } Workers home from Prison
}

answer-destroy-debt = Destroy an unpaid Debt
answer-keep-debts = Keep your Debts
answer-take-debt = Take the Debt
answer-buy-off-debt = Pay Silver instead
answer-lose-virtue = Lose 1 Virtue
answer-lose-all-virtue = Lose it all
answer-card-for-virtue = Discard a Building card instead
answer-pay = Pay { $what }

answer-choose-gold = Gain Gold
answer-choose-marble = Gain Marble
answer-choose-silver = Gain Silver
answer-choose-release = Bring your Workers home from other boards
answer-choose-capture = Make a capture
