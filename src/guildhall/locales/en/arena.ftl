### What `guildhall arena` says.

cli-arena-playing = Playing
cli-arena-title = { $game }: the arena
cli-arena-facts = { $games } games of { $players }, on { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}. Shared victories: { $shared }. Unfinished: { $unfinished }.
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-won = Won %
cli-arena-interval = 95 %
cli-arena-wins = Wins
cli-arena-points = Points
cli-arena-thinking = ms
cli-arena-even = Won: the share of a bot’s seats that won; { $percent } would be even. Ratings: in Elo points, 0 on average. ms: to think about an answer. 95 %: intervals.
cli-arena-tables = By table
cli-arena-at-table = At the table
cli-arena-games = Games
cli-arena-winners = Won by
cli-arena-kept = Records, games and results are in { $folder }.
cli-arena-interrupted = Interrupted. { $kept ->
    [one] 1 game is
   *[other] { $kept } games are
} in { $folder }; the same command goes on from there.
cli-arena-failed-game = The game with seed { $seed } went wrong: { $message }

## A bot that does not do what it should; chance answered in its place.

cli-arena-mishaps = { $bot } { $kinds }; chance answered in its place.
cli-arena-first-mishap = First in the game with seed { $seed }, at question { $question }: { $message }.
cli-arena-raised = { $number ->
    [one] raised an error once
   *[other] raised an error { $number } times
}
cli-arena-hung = { $number ->
    [one] hung once
   *[other] hung { $number } times
}
cli-arena-died = { $number ->
    [one] died once
   *[other] died { $number } times
}
cli-arena-illegal = { $number ->
    [one] answered illegally once
   *[other] answered illegally { $number } times
}
cli-bot-mishap = { $bot }: { $message }. Chance answers in its place.
