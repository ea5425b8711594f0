### The pages around the table.

page-pages = Pages
page-to-home-short = Play
page-to-cards-short = Cards
page-to-companion-short = Real table
page-play-now-text = against a bot, at once
page-learn-text = a first game that explains itself
page-new-game-text = with friends by link, at one screen, with bots
page-play-alone-text = against an opponent that follows cards

## My games.

page-games-waiting = { $number ->
    [one] 1 waits for you
   *[other] { $number } wait for you
}
page-which-games = Which games
page-games-all = All
page-games-turn = Your turn
page-games-running = Going on
page-games-over = Over
page-none-of-these = No game of this kind.
page-games-with = with { $names }
page-games-whole = Show all { $number } games
page-games-kept = Kept in this browser.
page-bot-at = { $seat } (bot { $bot })
page-won = You won
page-shared = You shared the victory
page-lost = You lost
page-gone = No longer there

## The end.

page-you-won = You win!
page-you-shared = You share the victory
page-you-lost = You lose
page-ahead-by = by { $number } VP
page-behind-by = by { $number } VP
page-tie-broken = level on points; the tie-break decides
page-rematch = Rematch
page-picture = Picture of the result
page-picture-short = Picture
page-picture-share = Share
page-picture-save = Save the picture
page-picture-copy = Copy the picture
page-picture-failed = This browser cannot draw the picture.
page-picture-not-copied = The picture could not be copied. Save it instead.

## The replay.

page-to-start = To the beginning (Home)
page-to-end = To the end (End)
page-auto = Play
page-auto-stop = Pause
page-auto-title = Play or pause (space bar)
page-speed = Speed
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-next-costly = Next costly move

## The rules.

page-rules = Rules
page-to-rules-short = Rules
page-rules-boxes = Boxes
page-rules-search = Search all rules
page-rules-found = { $number ->
    [0] Nothing has all of these words. Try fewer, or shorter ones.
    [one] 1 section
   *[other] { $number } sections
}
page-rules-contents = Contents
page-rules-in-english = The rules are written in English.
page-rule-of-this = the rule
page-print = Print
