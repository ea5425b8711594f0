### What happened at the table besides the game: lines of the log.

table-joined = { $number ->
    [0] { $seat } has taken the seat.
    [one] { $seat } has taken the seat. A bot had answered once there.
   *[other] { $seat } has taken the seat. A bot had answered { $number } times there.
}
table-invited-anew = There is a new invitation for { $seat }. The old one is no longer good.
table-link-renewed = { $seat } has renewed the link to the seat. The old one is no longer good.
table-bot-by-owner = { $seat } lets a bot play from here on.
table-bot-by-one = { $by } lets a bot play from here on for { $seat }, who was away.
table-bot-by-all = All others let a bot play from here on for { $seat }, who was away.
table-bot-meanwhile = { $by } lets a bot play for { $seat } until they come.
table-wished-bot = { $by } wants a bot to play for { $seat }, who is away.
table-back = { $number ->
    [0] { $seat } is back. The bot had not answered.
    [one] { $seat } is back. The bot has answered once.
   *[other] { $seat } is back. The bot has answered { $number } times.
}
table-undone = { $number ->
    [one] { $seat } has taken back an answer.
   *[other] { $seat } has taken back { $number } answers.
}
table-wished-deletion = { $by } wants to delete this game.
table-refused-deletion = { $by } wants to keep this game.
table-seed = Whoever began this game chose its seed and can know every card: { $seed }.
table-record = This game goes on from a record. Whoever began it can know every card. Its seed is { $seed }.
table-one-person = The seats of { $seats } are one person’s, who sees all of their cards.
table-one-began = Whoever began this game had the links of { $seats } and can know the cards that they had.

### Who sits at the table, on the page.

page-absence = If somebody is away
page-absence-text = Only for somebody whom the table waits for and who has left. They take their seat back whenever they like.
page-pace-live = We play in one go
page-pace-days = We play over days
page-absence-by = A bot may play for them
page-absence-by-one = if one of the others wants it
page-absence-by-all = if all others want it
page-absence-by-nobody = never
page-absence-after = after
page-rule-one = If the table waits for somebody who has been away for { $time }, any other player may let a bot play for them.
page-rule-one-at-once = If the table waits for somebody who is away, any other player may let a bot play for them.
page-rule-all = If the table waits for somebody who has been away for { $time }, all others together may let a bot play for them.
page-rule-all-at-once = If the table waits for somebody who is away, all others together may let a bot play for them.
page-rule-nobody = Nobody is replaced by a bot, however long they are away.
page-time-now = at once
page-time-seconds = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
page-time-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
page-time-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
page-time-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}

page-invitation = An invitation
page-invitation-to = You are invited to a game of { $game }, as { $seat }.
page-invitation-seats = At the table
page-invitation-hints = Whoever is asked may ask a bot for hints.
page-invitation-no-hints = This table plays without hints.
page-invitation-used = Somebody has taken this seat with this link already
page-invitation-used-text = If it was you, open the game where you did. If it was not, tell whoever invited you.
page-invitation-old = This invitation is no longer good
page-your-name = Your name
page-sit-down = Take your seat
page-seat-you = you
page-seat-bot = a bot
page-seat-invited = invited
page-seat-taken = has taken the seat

page-they-are-invited = They have not taken their seat yet.
page-bot-meanwhile = Let a bot play meanwhile
page-bot-meanwhile-for = Let a bot play meanwhile: { $seat }
page-bot-meanwhile-text = Your friend can take the seat at any time.
page-bot-meanwhile-here = a bot plays until they come
page-copy-invitation = Copy their link
page-send-for = Send the link for { $who }
page-away-yet = not here yet
page-bot-soon = A bot may play for them in { $time }.
page-bot-now = They have been away long enough: a bot may play for them.
page-let-bot-for-me = Let a bot play for me
page-wish-bot = { $by } wants a bot to play for { $seat }, who is away.
page-wish-bot-mine = You want a bot to play for { $seat }. The others have to agree.
page-wish-deletion = { $by } wants to delete this game.
page-wish-deletion-mine = You want to delete this game. The others have to agree.
page-keep-game = Keep it
page-delete = Delete this game
page-delete-agree = Delete it
page-delete-really = Delete this game for everybody? Nothing of it will be left. If others hold seats here, they have to agree.
page-renew-invitation-for = Renew the invitation for { $who }
page-renew-link = Renew
page-renew-link-for = Renew the link for { $who }
page-renew-really = Your old link will no longer work, on any device. Renew it?
page-played-by-bot = bot

### What `guildhall prune` says, and what others say of deleted and damaged games.

cli-prune-nothing = Say what to delete: --keep-finished, --keep-abandoned or --keep-unbegun with a number of days, or --game with an id.
cli-prune-unknown = There is no game { $game } in this database.
cli-prune-line = { $game }: { $why ->
    [finished] over, { $days } days ago
    [abandoned] abandoned, { $days } days ago
    [unbegun] never begun, { $days } days old
   *[host] named by you
}
cli-prune-would = { $games ->
    [one] 1 game would be deleted. Nothing was.
   *[other] { $games } games would be deleted. Nothing was.
}
cli-pruned = { $games ->
    [one] 1 game is deleted.
   *[other] { $games } games are deleted.
}
cli-restored-not = { $games ->
    [one] 1 game of the backup has been deleted since, and stays so.
   *[other] { $games } games of the backup have been deleted since, and stay so.
}
cli-backed-up-damaged = { $number ->
    [one] The copy is made, but one game is damaged in the database, and so in the copy: { $games }. An older backup may have it whole.
   *[other] The copy is made, but { $number } games are damaged in the database, and so in the copy: { $games }. An older backup may have them whole.
}
doctor-moves-damaged = { $number ->
    [one] A stored move of one game is not what was once written: { $games }. It cannot be opened; an older backup may have it whole.
   *[other] Stored moves of { $number } games are not what was once written: { $games }. They cannot be opened; an older backup may have them whole.
}
