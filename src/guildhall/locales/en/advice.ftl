### Levels, hints and analyses.

## Levels of bots, from the weakest.

page-bot-labourer = Labourer
page-bot-labourer-text = Looks a step ahead, lives from hand to mouth, and overlooks what the others can do to it.
page-bot-mason = Mason
page-bot-mason-text = Looks further into its turn, sees little of what pays off later, and overlooks what the others can do to it.
page-bot-foreman = Foreman
page-bot-foreman-text = Looks as far, but cares too little about the others and about what pays off later.
page-bot-builder = Master Builder
page-bot-builder-text = Thinks its own turn through and takes the best.
page-bot-architect = Architect
page-bot-architect-text = Looks a few rounds ahead.
page-bot-archbishop = Archbishop
page-bot-archbishop-text = Thinks ten times as long: two seconds for each answer.
page-bot-squire = Squire
page-bot-squire-text = Looks a step ahead, and overlooks the others.
page-bot-knight = Knight
page-bot-knight-text = Looks further into its own turn, but sees neither the others nor what pays off later.
page-bot-baron = Baron
page-bot-baron-text = Looks still further, sees half of what pays off later, and overlooks the others.
page-bot-viscount = Viscount
page-bot-viscount-text = { page-bot-builder-text }
page-bot-count = Count
page-bot-count-text = { page-bot-architect-text }
page-bot-duke = Duke
page-bot-duke-text = { page-bot-archbishop-text }
page-bot-measured = Rating { $rating }, { $time }.
page-bot-at-once = answers at once
page-bot-thinks-for = thinks for about { $seconds } s
page-bot-own-text = A bot that the host of this server added.

## Hints.

page-allow-hints = Hints
page-allow-hints-text = Players may ask a bot for the best answers. Without this, nobody can get help in secret.
page-hint = Hint
page-hint-thinking = A bot is thinking …
page-hint-best = The best answers, as far as you can know:
page-valued = { $answer }: wins { $win } %, { $lead }
page-ahead = { $number ->
    [one] 1 point ahead
   *[other] { $number } points ahead
 }
page-behind = { $number ->
    [one] 1 point behind
   *[other] { $number } points behind
 }
page-level-points = level in points

## The analysis of a game.

page-analyse = Analyse the game
page-analysis = Analysis
page-analysis-text = What each answer was worth, as far as its player could know.
page-analysing = A bot is looking at every question …
page-analysing-at = { $done } of { $total } questions
page-analysis-again = Try again
page-value-chart = Chance of winning over the game
page-value-chart-label = Chance of winning over the game, in percent, for each player from the first question to the end: { $seats }
page-value-seat = { $seat } from { $first } to { $last }
page-costly = The most costly moves
page-costly-none = No move cost much.
page-costly-move = Move { $number }: { $given }
page-costly-better = Better: { $better }
page-costly-cost = cost { $cost } % of the chance of winning
page-moment-best = This was the best answer that the bot saw.
page-moment-given = Given: { $given }

## Why a move was costly: a sentence about it, with one or two reasons as its parts.

costly-why = It { $parts }.
costly-why-soon = By the end of the next turn it { $parts }.
reason-exposed = { $silver ->
    [0] leaves { $number } Workers at { $place }, which { $seat } can take for nothing
   *[other] leaves { $number } Workers at { $place }, which { $seat } can take for { $silver } Silver
 }
reason-alone = leaves a Worker alone in { $section }, from where the next one can send it back
reason-cathedral = gives up { $number } VP of the Cathedral’s level { $level }
reason-cathedral-plan = puts the Cathedral’s level { $level } out of reach
reason-building = leaves { $card } unbuilt, which is worth { $number } VP
reason-plan = leaves { $what } missing for { $card }
reason-points = gives up { $number } VP ({ $category })
reason-debts = { $number ->
    [one] leaves 1 more Debt to pay off
   *[other] leaves { $number } more Debts to pay off
 }
reason-deeds = { $number ->
    [one] brings 1 fewer Deed
   *[other] brings { $number } fewer Deeds
 }
reason-virtue = leaves { $number } less Virtue
reason-corruption = brings { $number } more Corruption
reason-prison = { $number ->
    [one] leaves 1 more Worker in Prison
   *[other] leaves { $number } more Workers in Prison
 }
reason-captives = { $number ->
    [one] captures 1 fewer Worker
   *[other] captures { $number } fewer Workers
 }
reason-nobody-to-place = leaves no Worker to place
reason-at-work = { $number ->
    [one] leaves 1 fewer Worker at work
   *[other] leaves { $number } fewer Workers at work
 }
reason-card = goes without { $card }
reason-cards = { $number ->
    [one] brings 1 fewer Building card
   *[other] brings { $number } fewer Building cards
 }
reason-goods = brings { $what } less
reason-next-turn = leaves less to do in the next turn
reason-rival = leaves { $seat } about { $number } points better off
reason-later = { $number ->
    [one] costs about 1 point in the turns to come
   *[other] costs about { $number } points in the turns to come
 }

## `guildhall hint`

cli-hint-title = { $seat }: { $prompt }
cli-hint-answer = Answer
cli-hint-win = Wins
cli-hint-lead = Lead
cli-hint-share = Looked at
cli-percent = { $number } %

## `guildhall analyse`

cli-analyse-progress = Analysing
cli-analyse-graph = Chance of winning, from the first question to the end
cli-analyse-costly = Most costly moves
cli-analyse-number = At
cli-analyse-seat = Seat
cli-analyse-given = Given
cli-analyse-better = Better
cli-analyse-cost = Cost
cli-analyse-why = { $seat }, at { $number }: { $why }
cli-analyse-nothing = No move cost much.
cli-analyse-see = The question and all its answers: guildhall hint { $file } --at { $number }
cli-analyse-no-answers = Nobody has answered anything in this record: there is nothing to analyse.

## `guildhall serve --bot`

cli-own-bot-form = “{ $bot }” is not a bot of your own: name a file and a class in it, such as mybots.py:MyBot.
cli-own-bot-taken = There is already a bot “{ $bot }”: call the class something else.
