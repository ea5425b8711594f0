### Opponents that follow cards: their boards, their Scheme Cards, and the reasons for what they do.

option-opponent = Opponent
kind-opponents = Opponents
kind-schemes = Scheme Cards
score-guildhall = Workers in the Guildhall

opponent-constantine = Constantine
opponent-helena = Helena
opponent-aristocrat = Aristocrat
opponent-enforcer = Enforcer
opponent-illusionist = Illusionist
opponent-meddler = Meddler
opponent-patron = Patron
opponent-peddler = Peddler

# What is on a board.
opponent-text = Starts with { $influence } Influence. Focus: { $focus }. Power: { $power }
opponent-text-points = End of game: { $number } VP for each of its Workers in the Guildhall

power-cheaper-wonders = each Wonder costs { $number } Marble less
power-marble-for-prisoners = gain { $number } Marble when sending captured Workers to Prison
power-no-loss-at-market = lose no Virtue at the Black Market
power-capture-for-building = make 1 capture after a Wonder or a level of the Cathedral
power-influence-at-storehouse = gain { $number } Influence when placing a Worker at the King’s Storehouse
power-gain-in-reset = gain { $influence } Influence and { $silver } Silver in each Black Market Reset

## Scheme Cards.

scheme-starting = Starting Scheme { $number }
scheme-future = Future Scheme { $number }
scheme-text = { $line }
scheme-text-with-clause = If { $clause } → { $top }. If not → { $bottom }

# Lines: where a Worker goes, and what is done there.
line-place = { $place }: { $deeds }
line-only-place = { $place }
line-princess = Where the Princess stands: { $deeds }
line-market = Black Market: lose { $virtue } Virtue, then if the right space is free { $right }; else if the middle one is { $middle }; else on the left { $left }
line-stack = Guildhall, on one of its own Workers: take the Adornment that the marker points at
line-focus = Focus
line-next = no Worker; follow the next card

# Deeds.
deed-then = { $first }, then { $second }
deed-or-else = { $first }; if that is not possible, { $second }
deed-silver-per-worker = gain { $number } Silver for each Worker there
deed-silver-and-per-worker = gain { $number } Silver and { $more } more for each Worker there
deed-virtue-or-marble = gain 1 Virtue with one Worker there, or 1 Marble for every two
deed-silver-or-gold = gain 2 Silver with one Worker there, or 1 Gold for every two
deed-marble-per-two = gain 1 Marble for every two Workers there
deed-add-tax = add { $number } Tax
deed-take-tax = return all Tax to the supply and gain as much Silver
deed-captures = add 1 Tax and make a capture for each Worker there
deed-imprison = send captured Workers to Prison
deed-guard = take a Guardhouse action for each Worker there
deed-future = { $number ->
    [one] gain 1 Future Scheme
   *[other] gain { $number } Future Schemes
}
deed-remove = send 2 Apprentices of the display away
deed-advance = work on the Cathedral
deed-contribute = make a contribution
deed-wonder = construct a Wonder

# Clauses, after "If" and "Is it true that".
clause-group = a player has at least { $number } Workers at one place
clause-tax = at least { $number } Tax lies on the Tax Stand
clause-captured = it holds captured Workers
clause-prisoners = it has at least { $number } Workers in Prison
clause-virtue = it has at least { $number } Virtue
clause-cathedral = it can work on the Cathedral
clause-cathedral-virtue = it can work on the Cathedral and has at most { $number } Virtue
clause-cathedral-no-future = it can work on the Cathedral and no Future Schemes are left
clause-stack = it can stack a Worker in the Guildhall
clause-princess = it has more Workers where the Princess stands than every other player
clause-build = it can construct a Wonder or work on the Cathedral
clause-influence = it has at most { $number } Influence

# Why they hold or do not.
fact-group = { $number ->
    [0] no player has Workers on the large circles
    [one] the largest group has 1 Worker
   *[other] the largest group has { $number } Workers
}
fact-tax = { $number } Tax lies there
fact-captured = { $number ->
    [0] it holds nobody
   *[other] it holds { $number }
}
fact-prisoners = { $number ->
    [0] it has nobody there
   *[other] it has { $number } there
}
fact-virtue = its Virtue is { $number }
fact-cathedral = the next level has a free spot
fact-no-cathedral = the next level has no free spot
fact-top = it is at the top of the Cathedral
fact-cathedral-virtue = the next level has a free spot, and its Virtue is { $number }
fact-cathedral-future = { $number ->
    [0] the next level has a free spot, and no Future Schemes are left
    [one] 1 Future Scheme is left
   *[other] { $number } Future Schemes are left
}
fact-stack = { $number ->
    [0] it has no Worker there with nobody on top
    [one] it has 1 Worker there with nobody on top
   *[other] it has { $number } Workers there with nobody on top
}
fact-princess-ahead = it has { $number } more
fact-princess-nobody = nobody is there
fact-princess-level = somebody has as many
fact-princess-behind = it has { $number } fewer
fact-wonder = it can pay for a Wonder
fact-no-wonder = it can pay for none of the Wonders that are left
fact-all-wonders-built = all five Wonders are built
fact-but = { $first }, but { $second }
fact-and = { $first }, and { $second }
fact-influence = its Influence is { $number }

## What happened.

event-scheme-drawn = { $seat } turns over { $scheme }: { $text }
event-clause-true = Is it true that { $clause }? Yes: { $fact }
event-clause-false = Is it true that { $clause }? No: { $fact }
event-line-followed = So it follows: { $line }
event-focus-followed = Its Focus is { $line }
event-lack-wonder = With { $influence } Influence and { $marble } Marble it can pay for none of the Wonders that are left
event-lack-wonders-built = All five Wonders are built
event-lack-cathedral = It cannot go up on the Cathedral: the next level has no free spot
event-lack-top = It cannot go up on the Cathedral: it is at the top
event-lack-contribution = It cannot contribute: every slot of the open Contribution Card is filled
event-lack-contribution-card = It cannot contribute: no Contribution Card is open
event-lack-captured = It holds no captured Workers
event-lack-space = Somebody is on { $place } already
# Why it did just that.
event-because-profiteer = The Profiteer stands at { $place }
event-because-power = Its board says: { $power }
event-because-princess-capture = A capture at { $place }, where the Princess stands, costs 1 Virtue
event-because-profiteer-capture = A capture at { $place }, where the Profiteer stands, brings 1 Virtue
event-because-wonder = Its marker is on { $marker }. Going right from there, and round to the left end, { $card } is the first Wonder that it can pay for
event-because-token = Of the places on its list without a Wonder, { $place } comes first
event-because-slot = Its marker is on { $marker }
event-because-next-slot = Its marker is on { $marker }, but that slot is filled: the next free one is { $resource }
event-because-left = The left reward is possible, so it takes that one
event-because-right = The left reward is not possible, so it takes the right one
event-because-column = Its marker is on { $marker }, so it is column { $number }
event-because-craft = Its marker is on { $marker }: { $number ->
    [0] that is the pile of Craft Cards
   *[other] that is Craft Card { $number } of the display
}
event-because-next-craft = Its marker is on { $marker }, where no Craft Card lies: { $number ->
    [0] next comes the pile of Craft Cards
   *[other] next comes Craft Card { $number } of the display
}
event-because-points = { $count ->
    [one] With { $number } VP it is worth the most of those on display
   *[other] Chance decides: { $count } cards on display are worth the most, { $number } VP each
}
event-because-prisoners = { $number ->
    [one] It has 1 Worker in Prison and brings it home
   *[other] It has { $number } Workers in Prison and brings them home
}
event-because-captives = None of its Workers is in Prison, and it holds { $number } captured: it sends them to Prison
event-because-hostages = { $number ->
    [one] There is nobody to free or to send to Prison, and a player holds 1 of its Workers: it comes home
   *[other] There is nobody to free or to send to Prison, and players hold { $number } of its Workers: they come home
}
event-because-debts = Its Workers are all free, and it has { $number ->
    [one] 1 unpaid Debt
   *[other] { $number } unpaid Debts
}: it pays one off
event-because-nothing-else = There is nothing else to do at the Guardhouse, so it takes a Future Scheme
event-because-largest-home = Its largest group was at { $place }
event-because-list-home = It had { $count } groups of that size: { $place } comes first on its list
event-because-prison-home = It has no Workers left and none on the large circles, so those in Prison come home
event-because-boards-home = It has no Workers left, neither on the large circles nor in Prison, so those that players hold come home
event-because-group = { $first }
event-because-groups = { $first }. { $second }
because-largest = The largest group has { $number ->
    [one] 1 Worker
   *[other] { $number } Workers
} and stands at { $place }
because-princess = Groups of { $number } stand at { $places } places: { $place }, where the Princess stands, comes first
because-list = Groups of { $number } stand at { $places } places, of which { $place } comes first on its list
because-one-by-one = There, { $players } players have that many, and it captures one group after the other
because-all-at-once = There, { $players } players have that many, more than it has captures left, so this one takes them all
event-future-gained = { $seat } puts { $scheme } on its discards
event-schemes-shuffled = { $seat }’s discarded Schemes are shuffled into its pile
event-next-scheme = { $seat } places no Worker yet and turns over the next card
event-track-moved = { $number ->
    [one] { $seat } moves its marker 1 space, to { $resource }
   *[other] { $seat } moves its marker { $number } spaces, to { $resource }
}
event-tax-added = { $seat } adds { $number } Tax from the supply
event-tax-returned = { $seat } returns { $number } Tax to the supply and gains as much Silver
event-group-taken-back = { $number ->
    [one] { $seat } has no Workers left and takes 1 back from { $place }
   *[other] { $seat } has no Workers left and takes { $number } back from { $place }
}
event-all-taken-back = { $number ->
    [one] { $seat } has no Workers left and takes home the only one that is not in the Guildhall or on the Black Market
   *[other] { $seat } has no Workers left and takes home all { $number } that are not in the Guildhall or on the Black Market
}
event-nobody-taken-back = { $seat } has no Workers left, and none to take back
event-guard-actions = { $number ->
    [one] { $seat } has 1 action at the Guardhouse and takes the first one possible
   *[other] { $seat } has { $number } actions at the Guardhouse and always takes the first one possible
}
event-captures-allowed = { $number ->
    [one] { $seat } makes up to 1 capture, of the largest group
   *[other] { $seat } makes up to { $number } captures, always of the largest group
}
event-nobody-to-capture = { $seat } finds nobody to capture
event-column-emptied = { $seat } sends away both Apprentices of column { $number } of the Workshop, counted from the left
event-craft-taken = { $seat } takes { $craft } as an Adornment
event-supply-contributed = { $seat } contributes { $resource } from the supply to { $contribution }
event-instead-of-reward = Instead of a Reward, { $seat } gains Virtue
event-instead-of-apprentice = Instead of an Apprentice, { $seat } gains Silver
event-instead-of-debt = With no Debt to destroy, { $seat } gains Silver
event-instead-of-future = With no Future Scheme left, { $seat } gains Silver
event-instead-of-influence = At the end of the Influence track, { $seat } gains Virtue instead
event-instead-of-gold = Instead of Gold, { $seat } gains Marble

## On the terminal.

cli-solo-opponent = Opponent: { $opponent }
cli-solo-piles = { $pile } Schemes in its pile, { $future } Future Schemes
cli-solo-board = Board
cli-solo-track = Marker
cli-solo-last-card = Last card
cli-solo-card = { $card }: { $text }
cli-solo-adornments = Adornments
cli-sim-schemes-drawn = Schemes drawn
