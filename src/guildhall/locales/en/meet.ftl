### Open tables: people meet who do not know each other.

page-open-tables = Open tables
page-tables-now = { $number ->
    [one] 1 waits
   *[other] { $number } wait
}
page-which-tables = Which tables
page-tables-all = All
page-tables-live = In one go
page-tables-days = Over days
page-tables-away = The list of tables does not answer. Trying again by itself.
page-no-tables = Nobody waits just now. Open a table: whoever comes by can sit down, and bots fill what stays free.
page-none-of-these-tables = None of these waits just now.
page-tables-more = { $number } more
page-table-sit = Sit down
page-table-of = with { $name }
page-table-yours = Your table
page-table-guest = a guest
page-table-base = base game
page-table-seats = { $taken } of { $players } seats taken
page-table-with-bots = with { $bots }
page-table-pace-live = in one go
page-table-pace-days = over days
page-table-pace-away = { $pace }, a bot after { $time } away
page-open-table = Open a table
page-open-table-text = Everybody who comes to this page can sit down. It begins when all seats are taken, or when you fill the rest with bots. Everybody plays with the common cards.
page-table-pace = How quickly?
page-table-speaks = I would like to talk in { $language }
page-your-table = Your table
page-table-gone = You are no longer at this table
page-table-closed = Nobody sat there any more.
page-table-waits = { $number ->
    [one] Waiting for one more
   *[other] Waiting for { $number } more
}
page-table-host = opened it
page-table-free = free
page-table-chance = The cards are dealt when all have come, and chance says who sits where.
page-table-keep-live = Keep this page open: your seat is free again when you are away for more than a minute.
page-table-keep-days = You may close this page: your seat waits for two weeks. This browser finds it on the first page.
page-table-tell = Whoever opens { $link } sees this table.
page-table-no-waiting = No more waiting?
page-table-no-waiting-text = { $number ->
    [one] { $bot } sits down on the free seat, and the game begins.
   *[other] { $bot } sits down on each of the { $number } free seats, and the game begins.
}
page-table-begin = Begin with bots
page-table-leave = Leave the table

## Clocks.

page-clocks = Clocks
page-clock-of = { $seat }: { $time } left
page-clock-none = no clock
page-clock-game = { $time } each, and { $more } more a turn
page-clock-turn = { $time } for each turn
page-clock-lost = Whose time runs out has lost their seat
page-clock-lost-text = A bot plays for them to the end.
page-clock-bot-text = A bot plays for whose time runs out, until they come back; then they have a minute at least.
page-clock-pause = Pause
page-take-back-wish = Withdraw
page-clock-go-on = Go on
page-clock-paused = A pause: no clock runs. The next move ends it.
page-clock-wished = { $seat } would like a pause.
page-clock-you-wished = You would like a pause: the others have to agree.

table-bot-by-clock = { $seat } has run out of time: a bot plays on for them.
table-wished-pause = { $by } would like a pause.
table-paused = A pause: no clock runs until the next move, or until somebody goes on.
table-resumed = { $by } goes on: the clocks run.
