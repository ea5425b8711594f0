### The laboratory: what a report on many games says.

## The page.

lab-title = { $game }: what the games show
lab-about = A report on the run “{ $run }”
lab-comparison = “{ $first }” and “{ $second }”, side by side
lab-summary = At a glance
lab-contents = Contents
lab-numbers = The numbers behind the plot
lab-footer = Made by Guildhall { $version }. Intervals are of 95 % (Wilson). A shared victory counts in full for everybody who shares it.
lab-incomplete = { $run }: the run ended early. { $played } of { $games } games are in this report.
lab-errors = { $number ->
    [one] { $run }: 1 game went wrong and is not counted.
   *[other] { $run }: { $number } games went wrong and are not counted.
}
lab-mishaps = { $number ->
    [one] { $run }: once a bot gave no legal answer, and chance answered for it.
   *[other] { $run }: { $number } times a bot gave no legal answer, and chance answered for it.
}

## Words that the plots are labelled with.

lab-run = Run
lab-who = Who
lab-winners = Winners
lab-others = Others
lab-category = Category
lab-points = Points
lab-final-points = Final points
lab-mean = Mean
lab-median = Median
lab-first-quarter = A quarter has at most
lab-third-quarter = A quarter has at least
lab-deviation = Standard deviation
lab-least-twentieth = 5 % have at most
lab-most-twentieth = 5 % have at least
lab-share = Share
lab-share-of-group = Share of the group
lab-share-of-games = Share of the games
lab-share-of-turns = Share of the turns
lab-games = Games
lab-seats = Seats
lab-victories = Victories
lab-won = Won
lab-win-rate = Share of games won
lab-interval-from = Interval from
lab-interval-to = Interval to
lab-interval-of = 95 % interval
lab-card = Card
lab-text = Effect
lab-taken = Taken in
lab-taken-in = Taken in this share of the games
lab-offered = Offered
lab-taken-if-offered = Taken by those who could
lab-won-with = Won with it
lab-won-without = Won without it
lab-won-with-and-without = Won with it (full) and without it (empty)
lab-times = Times
lab-share-of-takings = Share of the times it was taken
lab-pair-name = Pair
lab-pair = { $first } + { $second }
lab-expected = Expected of each by itself
lab-apart = Standard deviations apart
lab-most-often = Most at
lab-place = Place
lab-phase = Tenth of the game
lab-course = Course of the game, in tenths
lab-round = Round
lab-rounds = Rounds
lab-own-turn = Own turn
lab-bots = Bots
lab-rounds-mean = Rounds in a game
lab-answers-mean = Decisions in a game
lab-points-mean = Points of a seat
lab-best-mean = Points of the winner
lab-margin-mean = Lead over the second
lab-shared = Shared victories
lab-yes = yes
lab-no = no
lab-none = none
lab-plain = { $text }
lab-plus-minus = { $mean } ± { $sd }
lab-interval = { $low } to { $high }
lab-range = { $least } to { $most }
lab-numbered = { $name } { $number }
lab-value-standard = standard
lab-value-variable = variable
lab-in-order = { $place ->
    [1] 1st in turn order
    [2] 2nd in turn order
    [3] 3rd in turn order
   *[other] { $place }th in turn order
}

## The sections: a title, how to read the plot, and what it shows.

lab-points-title = Where the points come from
lab-points-reading = The bar holds the middle half of all seats, the line nine tenths of them. The dark tick is the median, the pale dot the mean.
lab-points-shows = Most points come from { $most } ({ $mean } on average), fewest from { $least } ({ $lowest }).
lab-totals-title = Final points
lab-totals-reading = How the final points of winners and of the others are spread, each group being 100 %.
lab-totals-shows = A winner has { $best } points on average, { $margin } more than the second; a seat has { $mean }.
lab-wins-by-order-title = Victories by turn order
lab-wins-by-seat-title = Victories by seat
lab-wins-by-bot-title = Victories by bot
lab-wins-reading = A dot is the share of games won, its line the 95 % interval. The dashed line is an even share.
lab-wins-even = Nobody is clearly off an even share of { $even }: from { $lowest } ({ $least }) to { $share } ({ $most }, interval { $interval }).
lab-wins-differ = Not even: { $most } wins { $share } of the games (interval { $interval }), { $least } { $lowest }; { $even } would be even.
lab-cards-reading = Left: of the seats that took the card, the share that won, with its 95 % interval; the dashed line is an even share. Right: in how many of the games somebody took it. Chance alone puts one card in twenty off the line. A card that comes late or costs much is taken by players who are ahead anyway, so read both sides together.
lab-cards-above = { $number ->
    [one] 1 card goes clearly with victory: { $cards }.
   *[other] { $number } cards go clearly with victory, first of all { $cards }.
}
lab-cards-below = { $number ->
    [one] 1 card goes clearly with defeat: { $cards }.
   *[other] { $number } cards go clearly with defeat, first of all { $cards }.
}
lab-cards-alike = No card is clearly off an even share.
lab-cards-often = Taken most often: { $most } (in { $often } of the games), least often: { $least } ({ $seldom }).
lab-offers-title = { $use }: offered and taken
lab-offers-reading = A card counts as offered to a seat that could have taken it at some question of the game. Left: the share of those seats that did, with its 95 % interval; the dashed line is that of all cards together. Right: how often seats won that took it (full) and that could have but did not (empty). Who could have taken it is like who did, so this compares fairer than the plot above.
lab-offers-shows = Taken most readily: { $most } (by { $often } of those who could), least: { $least } ({ $seldom }); all cards together { $even }.
lab-when-title = { $use }: when
lab-when-reading = Each game is cut into ten equal parts, from left to right. The darker a field, the larger the share of the card’s takings that fell into that part. Early cards stand above late ones.
lab-when-shows = Taken earliest: { $first }; latest: { $last }.
lab-pairs-title = Pairs of cards
lab-pairs-reading = Seats that took both cards of a pair, at least { $seats } of them. The dot is the share of them that won, with its 95 % interval; the tick is what would be expected if each card did its part by itself. Above are the pairs that did better than that, below those that did worse, most clearly first and last. Among many pairs some are far off by chance alone: look whether a second run shows them again.
lab-pairs-shows = Of { $number } pairs, chance alone would put about { $chance } clearly off. Furthest above: { $better } ({ $better_share } instead of { $better_expected }); furthest below: { $worse } ({ $worse_share } instead of { $worse_expected }).
lab-strategies-title = Strategies
lab-strategies-reading = Each seat stands in one group: that of the place which it visited more often than seats usually do. A dot is the share of the group that won, its line the 95 % interval. The dashed line is an even share.
lab-strategies-even = No group is clearly off an even share of { $even }.
lab-strategies-differ = Clearly off an even share of { $even }: { $groups }.
lab-strategy = { $name } with { $share } ({ $interval })
lab-visits-title = When places are visited
lab-visits-reading = Each game is cut into ten equal parts, from left to right. The darker a field, the larger the share of the turns of that part in which somebody went there.
lab-visits-shows = Most visited at the beginning: { $first } ({ $early } of the turns); at the end: { $last } ({ $late }).
lab-path-title = { $measure }, turn by turn
lab-path-reading = The line is the mean after a seat’s 1st, 2nd, 3rd … turn, the band one standard deviation to both sides. Turns that fewer than a tenth of the seats reach are left out.
lab-path-shows = { $measure } of winners and of the others: { $winners_start } and { $others_start } after the first turn, { $winners } and { $others } after turn { $round }.
lab-lengths-title = Length of games
lab-lengths-reading = How many rounds the games had: how many turns the player who began has had.
lab-lengths-shows = A game has { $mean } ± { $sd } rounds, from { $least } to { $most }.

## What is measured of a seat.

measure-points = Points
measure-virtue = Virtue
measure-clay = Clay
measure-wood = Wood
measure-stone = Stone
measure-gold = Gold
measure-marble = Marble
measure-silver = Silver
measure-debts = Unpaid Debts
measure-debts_paid = Debts paid off
measure-cathedral = Cathedral level
measure-buildings = Buildings
measure-apprentices = Apprentices
measure-hand = Building cards in hand
measure-workers_placed = Workers on the board
measure-workers_supply = Workers in supply
measure-workers_prison = Workers in Prison
measure-workers_captured = Captured Workers held
measure-adornments = Adornments
measure-tools = Tools
measure-influence = Influence
