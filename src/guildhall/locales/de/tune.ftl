### Was `guildhall tune` sagt.

cli-tune-playing = Es wird abgestimmt
cli-tune-title = { $games } Spiele zum Abstimmen
cli-tune-against = Gegen
cli-tune-start = die Gewichte vom Anfang
cli-tune-games = Spiele
cli-tune-won = Siege %
cli-tune-interval = 95 %
cli-tune-turns = Züge
cli-tune-even = Einer mit den neuen Gewichten gegen einen Tisch der anderen, mit neuen Ausgangslagen; { $percent } wären ausgeglichen. Züge: die eines Spiels, alle zusammen.
cli-tune-kept = Die Gewichte stehen in { $file }. Zum Ausprobieren: guildhall arena --bots { $bot },greedy
cli-tune-interrupted = Nach { $games } Spielen abgebrochen. Die Gewichte bis hierher stehen in { $file }, ungemessen; derselbe Befehl macht weiter.
