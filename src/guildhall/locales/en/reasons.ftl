### Why something cannot be done now. The rules that refuse it say so.

why-no-answer = That does not answer this question.

## What is missing.

why-lack = You are missing { $what }.
why-silver-for-tax = { $number } Silver for the Tax
why-too-little-virtue = You need Virtue { $number } or more for this. Yours is { $virtue }.
why-too-much-virtue = You may not do this with Virtue above { $number }. Yours is { $virtue }.
why-hire = This Apprentice costs you { $price }. You have { $silver }.

## Places.

why-nothing-to-do = There is nothing you could do there now.
why-market-taken = Each space of the Black Market takes one Worker, and this one is taken.
why-tax-empty = There is no Silver at the Tax Stand.
why-guildhall = You cannot construct anything or work on the Cathedral now.
why-guardhouse = There is nothing you could do at the Guardhouse now.
why-cathedral-top = You are on the highest level of the Cathedral.
why-cathedral-full = All spots on level { $number } of the Cathedral are taken.
why-none-of-yours = You have no Worker there.
why-circles-first = You must first take back a Worker from a large circle.

## What is done at them.

why-nobody-here = There are no Workers here to capture.
why-other-places =
    { $number ->
        [one] All captures of a turn must be at the same place.
       *[other] You may capture at { $number } places in a turn, and you have used them.
    }
why-no-captives = You hold no captured Workers.
why-no-prisoners = You have no Workers in Prison.
why-nobody-held = Nobody holds any of your Workers.
why-no-debt = You have no unpaid Debt.
why-not-in-hand = You do not have this card in your hand.
why-not-on-show = This card is not on show.

## Age of Artisans.

why-only-artisan = Only your Artisan is left in your supply.
why-artisan-away = Your Artisan is not in your supply.
why-nothing-to-stack-on = You have no single Worker in the Guildhall to stack another one on.
why-no-crafts = There are no Craft Cards left.
why-nothing-to-adorn = You have no Building without an Adornment.
why-no-apprentice-for-tool = You have no Apprentice without a Tool.

## Works of Wonder.

why-wonder-built = { $seat } has built this Wonder.
why-slot-filled = This slot is full. The next card will have it again.
