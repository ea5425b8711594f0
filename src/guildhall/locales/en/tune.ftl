### What `guildhall tune` says.

cli-tune-playing = Tuning
cli-tune-title = { $games } games of tuning
cli-tune-against = Against
cli-tune-start = the weights it started from
cli-tune-games = Games
cli-tune-won = Won %
cli-tune-interval = 95 %
cli-tune-turns = Turns
cli-tune-even = One with the new weights against a table of the others, on new deals; { $percent } would be even. Turns: of a game, all players together.
cli-tune-kept = The weights are in { $file }. Try them: guildhall arena --bots { $bot },greedy
cli-tune-interrupted = Interrupted after { $games } games. The weights so far are in { $file }, unmeasured; the same command goes on.
