### Works of Wonder: everything that this expansion can say.

box-wonders = wonders
kind-wonders = Wonders
kind-contributions = Contribution Cards
option-coop = Co-operative game
option-early_shuffle = A Contribution Card is always open
option-award_needs_influence = No Gold for 0 Influence

## Its cards.

apprentice-aristocrat = Aristocrat
apprentice-benefactor = Benefactor
apprentice-charlatan = Charlatan
apprentice-chevalier = Chevalier
apprentice-diplomat = Diplomat
apprentice-financer = Financer
apprentice-journeyman = Journeyman
apprentice-racketeer = Racketeer
apprentice-street-urchin = Street Urchin
apprentice-tinker = Tinker

building-abbey = Abbey
building-arena = Arena
building-baths = Baths
building-carpenters-hall = Carpenter’s Hall
building-courthouse = Courthouse
building-depot = Depot
building-jail = Jail
building-lodge = Lodge
building-manor = Manor
building-mansion = Mansion
building-masons-hall = Mason’s Hall
building-mill = Mill
building-minter = Minter
building-monastery = Monastery
building-outpost = Outpost
building-podium = Podium
building-school = School
building-stocks = Stocks
building-stronghold = Stronghold
building-studio = Studio
building-theatre = Theatre
building-tilers-hall = Tiler’s Hall
building-vault = Vault
building-wall = Wall

building-clay-wonder = Clay Wonder
building-wood-wonder = Wood Wonder
building-stone-wonder = Stone Wonder
building-gold-wonder = Gold Wonder
building-marble-wonder = Marble Wonder

board-arnulf = Arnulf
board-charles = Charles
board-clotilde = Clotilde
board-isabette = Isabette
board-louis = Louis
board-zesiro = Zesiro

wonder-card = Costs { $cost }. When built: { $effect }
contribution-numbered = Contribution Card { $number }
contribution-card = Contribute { $slots }. Profiteer at { $profiteer } (everybody there): { $penalty }. Princess at { $princess } (most Workers there): { $reward }
# One slot of a Contribution Card and what it brings: "Marble (gain 2 Influence and 1 Reward)".
contribution-slot = { $resource } ({ $effect })

good-influence = { $number } Influence
good-rewards = { $number ->
    [one] 1 Reward
   *[other] { $number } Rewards
}

## What its cards and boards do.

influence-per = gain { $number } Influence for each { $count }
place-worker = place 1 more Worker at { $place } and act there at once
place-token = place its token; from then on, when you place a Worker there, either count 1 more Worker or gain 1 Influence
new-class = discard all face-up Apprentices except those in the last column, turn up as many new ones, and hire any one for free
imprison-captured = send your captured Workers to Prison for 1 Silver each
in-reset-with = In a Black Market Reset, { $condition }: { $effect }

if-at-princess = with one of your Workers where the Princess stands
if-at-profiteer = with one of your Workers where the Profiteer stands

count-influence = { $number ->
    [one] Influence you have
   *[other] { $number } of your Influence
}
count-wonders = { $number ->
    [one] of your Wonders
   *[other] { $number } of your Wonders
}
count-supply = { $number ->
    [one] Worker in your supply
   *[other] { $number } Workers in your supply
}
count-pairs = { $number ->
    [one] pair of one of your Buildings and one level that you have reached on the Cathedral
   *[other] { $number } pairs of one of your Buildings and one level that you have reached on the Cathedral
}

change-ignore-clay = May lose 1 Influence instead of paying 1 Clay, as often as you like
change-ignore-wood = May lose 1 Influence instead of paying 1 Wood, as often as you like
change-ignore-stone = May lose 1 Influence instead of paying 1 Stone, as often as you like
change-influence-at-start = { $by ->
    [0] Start with no Influence
   *[other] Start with { $by } Influence
}
change-princess-counts = When you place a Worker where the Princess stands: count 1 more Worker than you have there
change-silver-at-profiteer = When you place a Worker where the Profiteer stands: gain { $by } Silver
change-silver-for-influence = When you would lose Influence in place of something else: may pay 2 Silver and lose none

## Answers.

answer-go-on = Go on with your turn
answer-contribute = Contribute { $resource }
answer-take-influence = Take the Profiteer’s Influence
answer-pay-plainly = Pay in full
answer-influence-for = Lose { $influence } Influence instead of paying { $goods }
answer-influence-for-silver = Lose { $influence } Influence instead of paying up to { $goods }
answer-silver-to-ignore = Pay { $silver } Silver, and lose no Influence, instead of paying { $goods }
answer-influence-for-virtue = Lose { $influence } Influence instead
answer-silver-to-ignore-for-virtue = Pay { $silver } Silver, and lose no Influence, instead
answer-token = Place it at { $place }
answer-wonder-counts = Let your Wonder count as 1 more Worker
answer-wonder-influence = Gain 1 Influence
answer-reward-left = Take the first reward
answer-reward-right = Take the second reward

## Questions.

# $offers are what can be done now: "contribute Clay (…) or Wood (…)", "take 1 Influence from the Profiteer".
note-on-figures = You may also { $offers }.
ask-before-action = Before you act here you may { $offers }. Now, or later in your turn?
offer-contribution = contribute { $slots }
offer-influence = take { $number } Influence from the Profiteer
ask-last-contribution = This is the last chance in your turn to contribute { $slots }. Do you?
ask-how-to-replace = You have to pay { $price }. Do you lose some of your { $number } Influence instead of paying a part?
ask-how-wonder-helps = Your { $card } stands at { $place }. Does it count as 1 more Worker for this action, or do you gain 1 Influence?
ask-where-token = Where do you place the token of the { $card }? It stays there, and no other token may join it.
ask-whom-to-place = Which Worker do you place at { $place }?
ask-princess-reward = The Princess rewards you. First reward: { $left }. Second reward: { $right }. Which one do you take?
# $wonders are those that can be built, each with what it costs now.
note-on-wonders = Wonders: { $wonders }.
wonder-for = { $card } ({ $price })

## What happened.

event-influence-gained = { $seat } gains { $number } Influence and stands at { $influence }
event-influence-lost = { $seat } loses { $number } Influence and stands at { $influence }
event-influence-spent = { $seat } spends { $number } Influence and stands at { $influence }
event-replaced = { $seat } pays less { $resource } in return
event-virtue-kept = { $seat } keeps 1 Virtue in return
event-loss-ignored = { $seat } pays Silver instead of losing Influence
event-contributed = { $seat } contributes { $resource } to { $contribution }
event-profiteer-struck = { $seat } has Workers where the Profiteer stands: they go to Prison
event-princess-rewarded = { $seat } has the most Workers where the Princess stands, and is rewarded
event-resources-laid = { $number ->
    [one] The { $building } now has 1 contributed resource on it
   *[other] The { $building } now has { $number } contributed resources on it
}
event-contribution-turned = { $contribution } is turned over and shows its consequence
event-contributions-reshuffled = The Contribution Cards are shuffled
event-princess-moved = The Princess goes to { $place }
event-profiteer-moved = The Profiteer goes to { $place }
event-token-placed = { $seat } places the token of the { $building } at { $place }
event-awarded = { $seat } has the most Influence ({ $number }) and is awarded Gold
