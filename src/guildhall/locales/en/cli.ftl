### What the command line itself says.

## Games and the table.

cli-game-architects = Architects of the West Kingdom
cli-heading = { $game } · turn { $turn } · seed { $seed }
cli-board = The board
cli-cathedral = Cathedral
cli-virtue = Virtue
cli-virtue-track = Virtue
cli-virtue-points = Points
cli-virtue-zones = 3 and less: less Tax · 5 and more: Cathedral · 10 and more: no Black Market
cli-display = Apprentices at the Workshop
cli-display-space = { $row }.{ $column }
cli-pile = { $number } in the pile
cli-rewards-left = { $number ->
    [one] 1 Reward left
   *[other] { $number } Rewards left
}
cli-below-cathedral = below
cli-beside = beside:
cli-reset-spaces = ! Black Market Reset
cli-apprentice-reset-spaces = ~ Apprentices leave
cli-stacked-spaces = 2 letters: stacked Workers
cli-last-round = the last round
cli-points = { $number } VP
cli-market-offer = { $price }: { $goods }
cli-market-middle = { $price }: hire, or look at 5 cards
cli-market-middle-artisans = { $price }: hire, look at 5 cards, or craft a Tool

cli-letter-red = R
cli-letter-blue = B
cli-letter-green = G
cli-letter-yellow = Y
cli-letter-purple = P
cli-letter-orange = O
cli-skill-letter-carpentry = C
cli-skill-letter-tiling = T
cli-skill-letter-masonry = M
cli-good-letter-clay = C
cli-good-letter-wood = W
cli-good-letter-stone = S
cli-good-letter-gold = G
cli-good-letter-marble = M
cli-letters = C Clay · W Wood · S Stone · G Gold · M Marble
cli-all-skills = all three

## Players and cards.

cli-you = you
cli-on-turn = to play
cli-player-standing = Virtue { $virtue } · Cathedral level { $level }
cli-player-workers = Workers { $supply } · in Prison { $prison }
cli-player-cards = Hand { $hand } · Debts { $unpaid }, paid { $paid }
cli-player-captured = Captured
# The sign * marks the Artisan among the Workers on the board.
cli-player-artisan = Artisan* { $where }
cli-artisan-at = at { $place }
cli-artisan-in-supply = in supply
cli-artisan-in-prison = in Prison
cli-artisan-on-board = on { $owner }’s board
cli-player-tool = { $card }’s Tool: { $effect }
cli-player-tool-used = (used)
cli-player-adornment = { $card } { $points }
cli-player-adornments = Adorned: { $adornments }
cli-crafts = Craft Cards
cli-craft-adornment = As an Adornment
cli-craft-tool = As a Tool
cli-player-influence = Influence { $influence }
# Silver that Influence was lost for in this turn and that can still be spent.
cli-player-influence-with-silver = Influence { $influence } · { $silver } paid ahead
cli-influence = Influence
cli-influence-track = Influence
cli-influence-steps = reaching 5 or 9 from below: draw a Building card
cli-figures = Princess and Profiteer
cli-princess = Princess
cli-profiteer = Profiteer
cli-princess-says = Reset, who has the most Workers there: { $effect }
cli-profiteer-says = Reset, everybody there: { $effect }; all Workers there go to Prison
cli-contribution = { $card }, open to contributions
cli-no-contribution = No Contribution Card
cli-contributions-left = { $number ->
    [0] none is open until the next reset
    [one] the last one
   *[other] { $number } in the pile
}
cli-slot-filled = { $resource } (filled)
cli-wonders = Wonders
cli-wonders-below = each resource laid on one makes it cheaper by 1
cli-wonder-laid = { $number } laid on it
cli-wonder-built = { $seat }, at { $place }
cli-wonder-without-place = { $seat }
cli-player-buildings = Built: { $buildings }
cli-offered = To choose from
cli-hand = Your Building cards
cli-virtue-change = Virtue { $change }.
cli-card-points = Points
cli-card-cost = Cost
cli-card-skills = Skills
cli-card-virtue = Virtue
cli-card-text = Effect
cli-card-origin = Numbers

## A game in the terminal.

cli-only-in-terminal = On the page you choose how to play there: add --terminal, or leave out { $options }.
cli-save-exists = { $file } already exists: continue it with --load, or name another file.
cli-too-many-humans = { $humans } people do not fit at { $seats } seats.
cli-record-has-set-up = A record says how its game was set up: leave out { $options }.
cli-hand-over = { $seat } is next. Press Enter when nobody else is looking.
cli-question = { $seat }: { $prompt }
cli-your-answer = { $seat } >
cli-hint = A number or a token; h for help.
cli-earlier = { $number ->
    [one] … and 1 line before (l shows all)
   *[other] … and { $number } lines before (l shows all)
}
cli-help =
    A number or a token answers the question; a part of a token is enough if it fits only one.
      u [N]   take back your last answer, or the last N
      s       the score as it stands
      v CARD  look at a card, by its name or by the number of an option
      n       what cannot be done now, and why
      l       the log from the beginning
      b       draw the table again
      w FILE  save the game
      h       this help
      q       leave
cli-say-something = Type a number or a token, or h for help.
cli-no-such-number = { $text } is not one of the options: there are { $number }.
cli-several-fit = “{ $text }” may mean several things: { $tokens }.
cli-cannot-undo = { $number ->
    [0] There is no answer of yours to take back.
    [one] Only 1 answer can be taken back: u 1.
   *[other] At most { $number } answers can be taken back: u 1 to u { $number }.
}
cli-undo-reveals = { $count ->
    [one] Something hidden was shown since then (answer { $numbers } of the game), and you cannot forget it.
   *[other] Something hidden was shown since then (answers { $numbers } of the game), and you cannot forget it.
}
cli-undo-anyway = Take it back all the same? (y or n)
cli-undo-not = Nothing was taken back.
cli-option-without-card = Option { $number } is not about a card.
cli-nothing-refused = The rules allow everything here.
cli-which-card = Which card? Try v and its name.
cli-no-such-card = There is no card “{ $text }”.
cli-which-file = In which file? Try w and its name.
cli-file-exists = { $file } already exists: name another file.
cli-saved = Saved in { $file }.
cli-save-first = Save the game? Name a file, or press Enter to leave without:
cli-not-saved = The game is not saved. This sets the same table again:
cli-kept = The game is saved in { $file }. Continue it with:

## The end.

cli-final-score = The final score
cli-score-so-far = The score as the table stands
cli-winner = { $seat } wins.
cli-winners = { $seats } share the victory.

## Simulations.

cli-simulating = Playing
cli-simulation = { $game }, simulated
cli-sim-games = Games
cli-sim-decisions = Decisions
cli-sim-speed = Decisions per second
cli-sim-turns = Turns in a game
cli-sim-shared = Shared victories
cli-sim-errors = Errors
cli-sim-scores = Points of a seat
cli-sim-category = Category
cli-sim-mean = Mean
cli-sim-sd = SD
cli-sim-wins = Victories
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-total = Points
cli-sim-won = Won
cli-sim-turn-order = { $place ->
    [1] 1st in turn order
    [2] 2nd in turn order
    [3] 3rd in turn order
   *[other] { $place }th in turn order
}
# $use is what was counted, such as "Buildings constructed"; $used of the $cards cards were used so at all.
cli-sim-coverage = { $use }: { $used } of { $cards }
cli-sim-never = Never: { $cards }
cli-sim-apprentices-hired = Apprentices hired
cli-sim-buildings-constructed = Buildings constructed
cli-sim-rewards-gained = Rewards gained
cli-sim-markets-taken = Black Market cards taken
cli-sim-boards-played = Player boards played
cli-sim-adornments-crafted = Craft Cards taken as Adornments
cli-sim-tools-crafted = Craft Cards taken as Tools
cli-sim-wonders-built = Wonders built
cli-sim-slots-filled = Contributions made
cli-sim-profiteer-consequences = Consequences of the Profiteer
cli-sim-princess-consequences = Consequences of the Princess
cli-sim-influence-given-up-for = What Influence was lost for
cli-failed-game = The game with seed { $seed } went wrong: { $message }
cli-sim-tables = The tables are in { $folder }. Now: guildhall report { $folder }
cli-sim-interrupted = Interrupted. { $played ->
    [one] 1 game is
   *[other] { $played } games are
} in { $folder } and can be read.
cli-sim-mishaps = { $number ->
    [one] Once a bot gave no legal answer, and chance answered for it:
   *[other] { $number } times a bot gave no legal answer, and chance answered for it. The first ones:
}
cli-sim-mishap =   game with seed { $seed }, question { $question }: { $bot } ({ $seat }): { $message }
cli-report-written = The report is in { $file }.

## Records.

cli-replay-rules = Rules
cli-replay-start = Start
cli-replay-from-position = a given position
cli-replay-answers = Answers
cli-replay-report = Report
cli-replay-report-of = of game { $game }, with Guildhall { $software }
cli-replay-at = { $number } of { $all }
cli-replay-earlier = { $number ->
    [one] … and 1 line before (--log shows all)
   *[other] … and { $number } lines before (--log shows all)
}

## The options that set up a table, in the help of commands. Their values are added.

cli-option-players = How many play; 1 or more against an opponent
cli-option-setup = Player boards: all the same, or each different
cli-option-boards = Variable set-up: a player board for each seat, such as `ada,random`
cli-option-board-sets = The sets that boards are dealt from, one or more
cli-option-promo-cards = Shuffle the promo cards in
cli-option-starting-apprentice = Everybody starts with a free Apprentice
cli-option-apprentice-resets = Some Guildhall spaces renew the Apprentices on display
cli-option-spare-own-workers = A capture that a card brings may be declined if only your own Workers could be taken
cli-option-expansions = Expansions to play with, separated by commas
cli-option-opponent = An official solo opponent besides the players; some need an expansion
cli-option-board = The board of the opponent, which says what it is best at
cli-option-difficulty = How strong the opponent is
cli-option-coop = With Works of Wonder: the award for Influence as in a co-operative game
cli-option-early-shuffle = With Works of Wonder: shuffle the Contribution Cards as soon as the last one is turned over
cli-option-award-needs-influence = With Works of Wonder: no Gold at the end if nobody has any Influence

## Was it dealt as promised?

cli-verify-nothing = Nothing was promised about the chance of this game: its seed was chosen by somebody, or it was not played on a server.
cli-verify-digits = A commitment is 64 digits from 0 to 9 and a to f, as the page shows it.
cli-verify-commitment = Commitment  { $commitment }
cli-verify-seed = Seed        { $seed }
cli-verify-salt = Salt        { $salt }
cli-verify-hash = ✓ The hash of salt and seed is the commitment.
cli-verify-played = ✓ With this seed the { $number ->
    [one] 1 answer leads
   *[other] { $number } answers lead
} by the rules to where the record ends.
cli-verify-no-end = The record does not say where it ends: only that its answers can be played was checked.
cli-verify-compare = Compare the commitment with the one that you saw at the start, or give it here: --commitment
cli-verify-same = ✓ It is the commitment that you noted.
cli-verify-other = ✗ It is not the commitment that you noted, { $wanted }: this is not the game that was promised.
