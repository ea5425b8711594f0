### What cards and boards do. Card texts are put together from these.

## Whole texts.

text-built = When built: { $effect }
text-end = End of game: { $effect }
text-reward = Gain { $what }
text-market = Small: { $small }. Large: { $large }
text-none = No ability
both = { $first }. { $second }

## When something happens.

when-at-place = At { $place }: { $effect }
when-advanced = When you advance on the Cathedral: { $effect }
when-debt-paid = When you pay off a Debt: { $effect }
when-debt-taken = When you take a Debt: { $effect }
when-sent-to-prison = When you send captured Workers to Prison: { $effect }
when-built = When you construct a Building: { $effect }
when-apprentice-gained = When you gain an Apprentice: { $effect }
when-virtue-fell = For each Virtue you lose: { $effect }
at-market = At the Black Market: { $effect }
on-reset = In a Black Market Reset: may { $effect }
on-reset-with = In a Black Market Reset, { $condition }: may { $effect }
storehouse-trade = At the King’s Storehouse: pay { $price } to { $gain }
one-more-worker = At { $place }: count 1 more Worker than you have there

## What happens.

gain = gain { $what }
draw = draw { $what }
lose-virtue = lose { $number } Virtue
take-debts = { $number ->
    [one] take 1 unpaid Debt
   *[other] take { $number } unpaid Debts
}
may-destroy-debt = may destroy 1 of your unpaid Debts
cards-per = draw 1 Building card for each { $count }
may-discard-for-gold = may discard a Building card to gain { $number } Gold
gold-per-virtue = { $per ->
    [one] gain 1 Gold for each Virtue you have
   *[other] gain 1 Gold for each full { $per } Virtue you have
}
make-captures = { $number ->
    [one] make 1 free capture
   *[other] make { $number } free captures
}
free-from-boards = bring all your Workers home from other players’ boards
free-all-prisoners = bring all your Workers home from Prison
free-all-their-prisoners = bring all their Workers home from Prison
free-up-to = { $number ->
    [one] bring 1 of your Workers home from Prison
   *[other] bring up to { $number } of your Workers home from Prison
}
hire-free = hire any face-up Apprentice for free
discard-apprentice = discard one of your Apprentices
build-again = place 1 more Worker in the Guildhall and construct or advance at once
series = { $first } and { $second }
either-effect = either { $first } or { $second }
if = { $condition }, { $effect }
every-player = have every player { $effect }
every-player-with = have every player { $condition } { $effect }

## At the end of the game.

vp-per = { $number } VP for each { $count }
vp-if = { $number } VP { $condition }
virtue-per = gain 1 Virtue for each { $count }
virtue-if = gain { $number } Virtue { $condition }
debt-costs-less = each of your unpaid Debts costs { $number } VP less
debt-costs-more = each of your unpaid Debts costs { $number } VP more

## What is counted, after "for each".

count-good = { $number ->
    [one] { $good } you have
   *[other] { $number } of your { $good }
}
count-goods = { $number ->
    [one] of your { $goods }
   *[other] { $number } of your { $goods }
}
count-virtue = { $number ->
    [one] Virtue you have
   *[other] { $number } of your Virtue
}
count-buildings = { $number ->
    [one] of your Buildings
   *[other] { $number } of your Buildings
}
count-levels = { $number ->
    [one] level that you have reached on the Cathedral
   *[other] { $number } levels that you have reached on the Cathedral
}
count-captured = { $number ->
    [one] captured Worker on your board
   *[other] { $number } captured Workers on your board
}
count-paid-debts = { $number ->
    [one] of your paid Debts
   *[other] { $number } of your paid Debts
}
count-skill = { $number ->
    [one] { $skill } skill that your Apprentices have
   *[other] { $number } { $skill } skills that your Apprentices have
}

## Under which condition.

most-of = with more { $good } than every other player
highest-on-cathedral = if you alone stand highest on the Cathedral
no-unpaid-debt = with no unpaid Debt
no-prisoners = with none of your Workers in Prison
prisoners-at-least = { $number ->
    [one] with 1 or more of their Workers in Prison
   *[other] with { $number } or more of their Workers in Prison
}

## Standing changes.

change-tax-less = Pay { $by } Tax less each time you pay Tax
change-hire-less = At the Workshop: pay { $by } Silver less to hire
change-market-less = At the Black Market: pay { $by } Silver less
change-capture-less = At the Town Centre: pay { $by } Silver less for all your captures together, but no less Tax
change-market-virtue-less = At the Black Market: lose { $by } Virtue less
change-tax-stand-virtue-less = At the Tax Stand: lose { $by } Virtue less
change-more-apprentices = { $by ->
    [one] May keep 1 more Apprentice than others
   *[other] May keep { $by } more Apprentices than others
}
change-more-hand = { $by ->
    [one] May keep 1 more Building card in hand
   *[other] May keep { $by } more Building cards in hand
}
change-no-discard-at-cathedral = Advance on the Cathedral without discarding a Building card
change-gold-is-marble = Gold and Marble count as the same wherever they are counted
change-market-at-any-virtue = You may use the Black Market at any Virtue
change-cathedral-at-any-virtue = You may work on the Cathedral at any Virtue
same-resource = Pay { $one } as { $other } and { $other } as { $one }
one-wood-or-stone-less = When you construct or advance on the Cathedral: pay 1 Wood or 1 Stone less
cards-for-resources = May discard a Building card in place of any resource you pay
card-for-virtue = May discard a Building card instead of losing 1 Virtue
silver-for-debt = May pay { $number } Silver instead of taking a Debt
