### What the page in the browser says itself.

## Home and the other pages.

page-welcome = Build the West Kingdom
page-welcome-architects = Place your Workers, hire Apprentices, raise Buildings and the Cathedral, and mind your Virtue. No account, nothing to install.
page-welcome-viscounts = Travel the roads around the Castle with the Townsfolk of your deck, trade and build, send Workers up the Castle, transcribe Manuscripts, and keep Virtue and Corruption apart. No account, nothing to install.
page-play-now = Play now
page-new-game = New game
page-my-games = My games
page-no-games = Games you start or open by link are listed here. This browser keeps their keys.
page-forget = Forget the game of { $when }
page-forget-really = Only this browser has the link to your seat. Forget it and leave the game?
page-more = Rules and lessons
page-card-browser = All cards
page-card-browser-text = Every card and board, and where its numbers come from.
page-open-record = Open a record
page-open-record-text = Look through a saved game, or play on from it.
page-over = over
page-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
page-to-home = To the start page
page-no-page = There is no such page
page-language = Language
page-theme-auto = Light or dark, like your system
page-theme-light = Light
page-theme-dark = Dark
page-close = Close
page-offline = The server does not answer. This page keeps trying; nothing is lost.
page-offline-short = no connection

## A new game.

page-which-game = Game
page-expansion-artisans = Age of Artisans
page-expansion-artisans-text = An Artisan for everybody, Adornments and Tools to craft; up to 6 players.
page-expansion-wonders = Works of Wonder
page-expansion-wonders-text = Influence, the Princess and the Profiteer, and five Wonders to build.
page-who-sits = Who plays { $seat }
page-sit-me = me, at this screen
page-sit-link = a friend, by link
page-sit-bot = a bot
page-which-bot = Bot for { $seat }
page-bot-random = Chance
page-name = Name
page-name-of = Name of { $seat }
page-board-of = Player board of { $seat }
page-board-random = any board
page-begin = Begin

## The card browser.

page-search = Search
page-kind = Kind
page-box = Box
page-all = all
page-box-base = Base game
page-box-promo = Promo cards
page-box-unknown = Unknown box
page-box-artisans = { page-expansion-artisans }
page-box-wonders = { page-expansion-wonders }
page-cards-found = { $number ->
    [0] No card matches. Shorten the search, or set the lists to “all”.
    [one] 1 card
   *[other] { $number } cards
}

## The table.

page-the-board = The board
page-tabs = What of the table is shown
page-tab-board = Board
page-tab-mine = Mine
page-tab-others = Others
page-tab-log = Log
page-question = Question
page-answers = Answers
page-answers-here = { $number ->
    [one] 1 answer
   *[other] { $number } answers: choose one
}
page-fold = Show or hide the answers
page-hint-keys = Click what glows, or press its key. Arrow keys move, i explains where you are.
page-hint-taps = Tap an answer, or what glows on the board: there the first tap shows what it does, the second does it.
page-tap-again = { $number ->
    [one] Tap it again to do it.
   *[other] Tap it again to choose.
}
page-waiting-for = Waiting for { $seat }
page-bot-thinks = A bot plays this seat.
page-they-think = They are at the table.
page-they-are-away = They are not at the table just now; you can come back later.
page-game-over = The game is over
page-title-over = Over
page-title-turn = Your turn
page-title-waiting = Waiting for { $seat }
page-log = Log
page-log-all = { $number } earlier lines
page-log-earlier = Earlier lines
page-log-grow = Show the log over the players
page-chronicle = What the others did
page-seen = Seen
page-turn-of = { $seat }’s turn
page-to-replay = See this turn again
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-asked = { $seat } asks to take moves back.
page-undo-waiting = You have asked to take moves back. The others have to agree.
page-undo-refused = Not everybody agreed: the moves stay.
page-agree = Agree
page-refuse = Refuse
page-score = Score
page-score-so-far = The score as the table stands
page-share = Share
page-share-text = Send each player their invitation. Whoever takes the seat with it gets a link of their own, and the invitation is used up. Spectators see what everybody sees.
page-spectators = Spectators
page-my-own = { $seat } (you)
page-link-for = Link for { $who }
page-copy = Copy
page-copy-for = Copy the link for { $who }
page-copied = Copied
page-watching = You are watching
page-tell-me = Tell me when it is my turn
page-no-key = This address has no key
page-no-key-text = The part after # says which seat it is. Ask whoever sent it for the whole link.
page-cannot-open = This game cannot be opened
page-no-game = There is no such game, or the key does not open it.
page-hand-over = { $seat } is next
page-hand-over-text = Pass the screen on. The cards stay hidden until then.
page-hand-over-ready = I am { $seat }

## Players.

page-mine = What is mine
page-open-player = { $seat }, { $number } VP: show cards
page-nothing-open = No cards lie open here yet.
page-let-bot-play = Let a bot play here
page-bot-for-me = A bot plays for you.
page-take-back = Take your seat back
page-bot = bot
page-away = away
page-first-player = went first
page-points = { $number } VP
page-rank = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
page-supply = Workers in supply
page-hand = Building cards in hand
page-unpaid = Unpaid Debts
page-paid = Paid Debts
page-debts = Debts: { $unpaid } unpaid, { $paid } paid
page-captured = Captured Workers
page-my-hand = Hand ({ $number })
page-my-apprentices = Apprentices
page-my-buildings = Buildings
page-at-home = at home
page-in-prison = in Prison
page-held = of yours
page-held-by = { $seat } holds { $number } of your Workers
page-adorned = Adorned, { $number } VP
page-offered = To choose from
page-pile = { $number } in the pile
page-card-label = { $name }: { $text }
page-workers = { $number ->
    [one] 1 Worker of { $seat }
   *[other] { $number } Workers of { $seat }
}
page-workers-taken = { $workers }, taken away by { $seat }
page-workers-fresh = { $workers }, one has just come
page-workers-with-artisan = { $number ->
    [one] the Artisan of { $seat }
   *[other] { $number } Workers of { $seat }, one of them the Artisan
}
page-place-with = { $place }: { $workers }
page-hall-with = { $place }: { $taken } of { $spaces } spaces taken

## Places and tracks.

page-black-market = Black Market
page-cathedral = Cathedral
page-rewards-left = { $number ->
    [one] 1 Reward
   *[other] { $number } Rewards
}
page-virtue = Virtue
page-influence = Influence
page-tax = Tax
page-wonders = Wonders
page-in-force = The Princess and the Profiteer: what they bring in the next reset
page-princess = Princess
page-profiteer = Profiteer
page-slot = Contribute { $good }
page-slot-filled = { $good }: already contributed
page-contributions = Contributions
page-given = given
page-built = built
page-figure-most = most Workers
page-figure-all = everybody
page-craft-cards = Craft Cards
page-adornment = Adornment
page-tool = Tool
page-last-round = The last round!
page-space-reset = Black Market Reset
page-space-away = The Apprentices leave
page-track-no-market = At Virtue 10 or more: no Black Market
page-track-no-cathedral = At Virtue 4 or less: no work on the Cathedral
page-track-draws = Reaching this from below draws a Building card
page-zone-high = No Black Market
page-zone-mid = All doors open
page-zone-low = No Cathedral

page-hire-price = { $silver } Silver in all: { $tax } of it Tax, { $laid } on the cards before
page-hire-tax = { $number } of it Tax
page-hire-laid = { $number } left on cards

page-rule-quarry = 1 Stone for each Worker
page-rule-forest = 1 Wood for each Worker
page-rule-mines = 1 Clay, and 1 each; or 1 Gold for two
page-rule-silversmith = 1 Silver, and 1 for each Worker
page-rule-storehouse = Trade goods for Virtue or Marble
page-rule-workshop = Hire, or draw Building cards
page-rule-town-centre = One capture for each Worker
page-rule-tax-stand = Take all Tax, lose 2 Virtue
page-rule-guardhouse = Prison, ransom, Debts
page-rule-guildhall = Construct, or the Cathedral
page-rule-market = 1 Virtue lost each time
page-rule-market-middle = Hire, or choose 1 of 5 cards
page-rule-market-middle-artisans = Hire, cards or a Tool

## The end and the replay.

page-winner = { $seat } wins
page-winners = { $seats } share the victory
page-together = You played together, so there is no single winner.
page-decided = What decided it: { $category }, where { $seat } is { $number } VP ahead of { $other }.
page-chart = The score over the game
page-chart-label = The score over the game, at the end: { $scores }
page-chart-start = beginning
page-chart-end = { $number } answers
page-replay = Replay
page-replay-of = Replay: { $game }
page-fair = Fair deal
page-fair-text = The commitment is the hash of a salt and of the seed that all cards of this game come from. It is fixed before the first card is dealt, and salt and seed are shown at the end: whoever changed them would be found out. This browser compares by itself; the command guildhall verify checks the saved record card by card.
page-fair-commitment = Commitment
page-fair-seed = Seed
page-fair-salt = Salt
page-fair-kept = ✓ The seed is the one that was promised at the start.
page-fair-late = ✓ The seed fits the commitment, but this browser has seen neither before the end.
page-fair-broken = ✗ The seed is not the one that was promised at the start!
page-fair-unknown = Here the browser cannot check the deal, since the page did not come over https. Save the record and check it with guildhall verify.
page-download = Save the record
page-report = Report a problem
page-report-text = Saves a file for whoever looks into it: the game at this move, without anybody’s link and without anything hidden from you.
page-view-of = Seen by
page-to-table = To the table
page-turn-before = Turn before (up arrow)
page-turn-after = Next turn (down arrow)
page-step-back = One answer back (left arrow)
page-step-on = One answer on (right arrow)
page-at-of = { $number } of { $all }
page-slider = Answers given
page-set-up = The table is set up.
page-play-on = Play on from here against bots
page-link-to-move = Copy a link to this move

## The guided first game.

page-learn = Learn as you play
page-setting-up = The table is being set up …
page-lesson = Lesson
page-got-it = Got it
page-lesson-draft = Choose your plans
page-lesson-draft-text = Building cards are worth points once constructed. Each shows its price, the skills your Apprentices need for it, and its points in gold. Keep one and pass the others on; for a first game a cheap one is a good choice.
page-lesson-place = Place a Worker
page-lesson-place-text = On your turn you place one Worker and act there at once. You can choose what glows; point at it to see what it brings. The Quarry or the Forest is a good start.
page-lesson-more = More Workers, more goods
page-lesson-more-text = Workers stay where they are. Each further one at the same place brings more: the third at the Quarry brings 3 Stone. But a crowd is also a target.
page-lesson-goal = How it ends
page-lesson-goal-text = Every Building and every step on the Cathedral puts a Worker in the Guildhall for good. When its last space is taken, everybody has one more turn, and the most points win.
page-lesson-guildhall = You can build
page-lesson-guildhall-text = The Guildhall glows: you have the goods and the skills for something. Place a Worker there and choose what to construct, or advance on the Cathedral.
page-lesson-hire = Hire Apprentices
page-lesson-hire-text = At the Workshop you hire Apprentices: they bring skills that Buildings need, and abilities of their own. Half the wage is Tax, which collects at the Tax Stand. You can draw Building cards there instead.
page-lesson-virtue = Mind your Virtue
page-lesson-virtue-text = The track on the left: high Virtue brings points, low Virtue costs some. At 10 or more the Black Market is closed to you, below 5 the Cathedral is. With little Virtue you pay less Tax.
page-lesson-market = The Black Market
page-lesson-market-text = A lot for a little, but it costs 1 Virtue each time, and your Worker may go to Prison: once all three spaces are taken, there is a reset.
page-lesson-reset = A Black Market Reset
page-lesson-reset-text = The Workers at the Black Market have gone to Prison. Anyone with 3 or more there loses Virtue, and whoever has the most takes a Debt.
page-lesson-capture = Somebody to capture
page-lesson-capture-text = Another player has several Workers at one place. With a Worker in the Town Centre you capture a whole group of them; at the Guardhouse you then send them to Prison and gain 1 Silver for each.
page-lesson-captured = You have been captured
page-lesson-captured-text = Some of your Workers are on another player’s board. At the Guardhouse you bring them home, for Silver or for a Debt.
page-lesson-prison = Workers in Prison
page-lesson-prison-text = Some of your Workers are in Prison. One visit to the Guardhouse brings all of them home for free. At the end they would cost you points.
page-lesson-debt = A Debt
page-lesson-debt-text = Unpaid Debts cost points at the end. Pay one off at the Guardhouse, and it even brings you 1 Virtue.
page-lesson-cathedral = The Cathedral
page-lesson-cathedral-text = Each level costs goods and a Building card, has few spots, and is worth up to 20 points. Each step also brings a Reward.
page-lesson-last-round = The last round
page-lesson-last-round-text = The Guildhall is full. You have one more turn: make it count, perhaps with the most expensive Building you can pay for.
page-lesson-on-your-own = On your own
page-lesson-on-your-own-text = You know the places now. Any card explains itself when you point at it. Press S for the score, and U to take an answer back.

# What a place, a track or a piece is for, told on request.

page-explain-quarry = Gain 1 Stone for each of your Workers here, the new one included.
page-explain-forest = Gain 1 Wood for each of your Workers here, the new one included.
page-explain-silversmith = Gain 1 Silver, and 1 more for each of your Workers here.
page-explain-mines = Gain 1 Clay and 1 more for each of your Workers here, or 1 Gold for each full two of them.
page-explain-storehouse = One trade for each of your Workers here: 2 of Clay, Wood and Stone for 1 Virtue, 3 of Wood and Stone for 1 Marble, or what your Apprentices trade.
page-explain-workshop = Hire an Apprentice for 2 Tax and 2 Silver. Each of your Workers here reaches one more column; each column beyond costs 1 Silver, laid on the cards. Or draw 1 Building card, and 1 more for each full two of your Workers.
page-explain-town-centre = One capture for each of your Workers here: all Workers of one colour at one place. The first costs 1 Tax, each further one 1 Silver.
page-explain-tax-stand = Take all Silver that was paid as Tax, and lose 2 Virtue.
page-explain-guardhouse = One action for each of your Workers here: send captured Workers to Prison for 1 Silver each, free your own, bring yours home from other boards for 2 Tax and 3 Silver or for a Debt and 1 Virtue, or pay off a Debt for 3 Tax and 3 Silver.
page-explain-prison = In a Black Market Reset, whoever has 3 or more Workers here loses 1 Virtue, and whoever has the most takes a Debt. At the end every two cost 1 point.
page-explain-black-market = Each space has its price in Silver and costs 1 Virtue besides. It has room for one Worker, who stays until a Black Market Reset; the third Worker here brings one. Closed to you at Virtue 10 or more.
page-explain-guildhall = Construct a Building from your hand, or work on the Cathedral. The Worker stays here. A marked space brings a Black Market Reset; when the last one is filled, everybody has one more turn.
page-explain-cathedral = A level needs Virtue 5 or more, a free spot, the goods beside it and a Building card to discard. It brings a Reward. At the end, the level you have reached counts.
page-explain-virtue = At 10 or more the Black Market is closed to you, at 4 or less the Cathedral. Low Virtue saves Tax. Each point above 14 may destroy a Debt, each one below 0 brings one.
page-explain-influence = 2 Influence can replace up to 2 Silver or 1 Virtue, 4 can replace 1 Gold or 1 Marble. Each time you reach 5 or 9 you draw a Building card. At the end, the most Influence brings 4 Gold.
