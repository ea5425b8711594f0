### Viscounts: the opponent of one who plays alone, what it does, and why.

## Setting up.

opponent-viscount = Rival
page-opponent-viscount-text = A Viscount that follows Scheme cards: it builds, transcribes, fills the Castle and flips its cards, each by the board you choose.
option-board = Opponent’s board
option-difficulty = Difficulty
viscounts-board-random = by chance
viscounts-board-cleric = Cleric
viscounts-board-builder = Builder
viscounts-board-noble = Noble
viscounts-board-card = Card
viscounts-difficulty-normal = normal
viscounts-difficulty-hard-1 = harder: 1 Future Scheme from the start
viscounts-difficulty-hard-2 = hard: 2 Future Schemes from the start
viscounts-difficulty-hard-3 = hardest: 3 Future Schemes from the start

## Its boards.

viscounts-opponent-cleric = Cleric board
viscounts-opponent-builder = Builder board
viscounts-opponent-noble = Noble board
viscounts-opponent-card = Card board
viscounts-text-opponent = Focus: { $focus }. Any resource: { $first } until it has { $first_limit }, { $second } until it has { $second_limit }, then { $rest }. Start: { $start }
viscounts-text-opponent-alike = Focus: { $focus }. All resources are one kind and pay for every action. Start: { $start }
viscounts-uncovered-tp1 = Its first Trading Post is built: a Future Scheme, once
viscounts-uncovered-tp2 = Its second Trading Post: in a collision without a Criminal on its board it flips a Debt
viscounts-uncovered-tp3 = Its third Trading Post: each time it flips a card it dismisses Townsfolk
viscounts-uncovered-ws1 = Its first Workshop: each time it gains a Future Scheme it dismisses Townsfolk
viscounts-uncovered-ws2 = Its second Workshop: each time it shuffles it gains 1 Virtue
viscounts-uncovered-ws3 = Its third Workshop: each time it shuffles it gains 1 Corruption

## Its turn.

viscounts-event-scheme-dropped = { $scheme } leaves { $seat }’s board
viscounts-event-schemes-shuffled = { $seat } shuffles its discarded Schemes into its pile
viscounts-event-scheme-revealed = { $seat } reveals { $scheme }: { $plan }
viscounts-event-line-followed = Line { $number }: { $line }
viscounts-event-opponent-goes = { $number ->
    [one] It goes 1 space along the outer ring, which it never leaves
   *[other] It goes { $number } spaces along the outer ring, which it never leaves
}
viscounts-event-option-skipped = Can it { $option }? No: { $lack }
viscounts-event-option-taken = So it will { $option }
viscounts-event-no-option = It can do nothing else
viscounts-event-focus-followed = Its focus is to { $focus }
viscounts-event-opponent-builds = It has Builders worth { $icons } and adds { $spent } more: the left-most building it can pay for is a { $piece }, for the first free spot of its space
viscounts-event-opponent-places = { $number ->
    [one] It has Nobles worth { $icons } and adds { $spent } more: 1 Worker, for the section of its segment
   *[other] It has Nobles worth { $icons } and adds { $spent } more: { $number } Workers, for the section of its segment
}
viscounts-event-opponent-transcribes = It has Clerics worth { $icons } and adds { $spent } more, for { $manuscript } on its segment
viscounts-event-future-gained = { $seat } puts { $scheme } on its discards
viscounts-event-uncovered-acts = { $uncovered }

viscounts-lack-no-spot = no spot of its space is free
viscounts-lack-no-building = it has no building left
viscounts-lack-builders = the cheapest building takes { $needed }, and its Builders and resources are worth { $number }
viscounts-lack-no-worker = it has no Worker left
viscounts-lack-nobles = 2 Workers take { $needed }, and its Nobles and resources are worth { $number }
viscounts-lack-clerics = the Manuscript takes { $needed }, and its Clerics and resources are worth { $number }
viscounts-lack-no-flip = it has nothing to flip

## Why it chooses so.

viscounts-event-takes-first = Any resource: { $resource }, since it has { $number } and wants { $limit }
viscounts-event-takes-rest = Any resource: { $resource }, since it has enough of the others
viscounts-event-takes-alike = Any resource: they are all alike to it
viscounts-event-flips-debt = It has flipped Debts { $debts } times and Deeds { $deeds } times: a Debt is next
viscounts-event-flips-deed = It has flipped Debts { $debts } times and Deeds { $deeds } times: a Deed is next
viscounts-event-climbs-first = { $section } comes first, clockwise from its own
viscounts-event-bumps-player = There are too many Workers in { $section }: it sends back yours
viscounts-event-builds-elsewhere = Its own spots are taken: spot { $spot } is the next free one, clockwise
viscounts-event-instead = { $thing }
viscounts-instead-rearrange = It has no cards to rearrange, and gains any resource instead
viscounts-instead-silver = It has no Silver, and gains any resource instead of 2
viscounts-instead-one-silver = It has no use for a single Silver
viscounts-instead-destroy = It has no Townsfolk to destroy, and flips a card instead
viscounts-instead-future = No Future Scheme is left: it flips a card instead
viscounts-instead-flip = It has nothing of that kind to flip, and gains 1 Virtue instead
viscounts-instead-discard = It has no Townsfolk to discard, and gains 1 Virtue instead
viscounts-instead-castle-move = It never moves Workers by itself, and gains 1 Virtue instead
viscounts-instead-hire = It hires nobody, and gains a Future Scheme instead

## What a simulation counts.

cli-sim-schemes-followed = Schemes followed
cli-sim-scheme-lines = Lines of Schemes carried out
cli-sim-scheme-options = Options of Schemes taken
