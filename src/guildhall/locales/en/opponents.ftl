### What the page says of opponents that follow cards.

page-play-alone = Play alone
page-opponent-seat = Solo opponent
page-which-opponent = Solo opponent for { $seat }
page-opponent-none = nobody
page-opponent-box-base = Base game
page-opponent-box-wonders = Works of Wonder
page-opponent-how = Nobody plays it: it follows cards and explains everything it does.
page-against = against { $opponent }

page-opponent-constantine-text = Hoards Marble and scores 1 VP for each of its Workers in the Guildhall. The gentler one.
page-opponent-helena-text = Like Constantine, but every Worker in the Guildhall is worth 3 VP to her. The harder one.
page-opponent-aristocrat-text = Contributes wherever the Princess stands, and pays less for Wonders.
page-opponent-enforcer-text = Captures your Workers, and earns Marble by sending them to Prison.
page-opponent-illusionist-text = Is at home on the Black Market, and loses no Virtue there.
page-opponent-meddler-text = Clears the Workshop and raises the Tax; whenever it builds, it captures.
page-opponent-patron-text = Gives at the King’s Storehouse and gains Influence for it.
page-opponent-peddler-text = Wants Silver, and gains something from every Black Market Reset.

## At the table.

page-solo = follows cards
page-solo-open = { $seat }, { $number } VP: board, cards and reasons
page-solo-focus = Focus
page-solo-power = Power
page-solo-track = Its marker stands at { $good }
page-solo-piles = Schemes: { $pile } to draw, { $discards } discarded, { $future } for the future
page-solo-adornments = Adornments
page-solo-last = Its last turn
page-solo-none = It has not had a turn yet. Afterwards you will find its card and its reasons here.
page-solo-if = If { $clause }
page-solo-yes = Yes: { $fact }
page-solo-no = No: { $fact }
page-solo-then = Then
page-solo-else = If not
page-solo-followed = followed
page-solo-board = Its board
page-solo-discards = Schemes it has followed or gained, the latest first

## The companion of a real table.

page-companion = Companion
page-companion-text = Play with the box on your table: the solo opponent asks what it needs to know and tells you its moves.
page-companion-begin = Sit down
page-companion-turn = { $opponent }’s turn
page-companion-reset = Black Market Reset
page-companion-end = The game is over
page-companion-end-sure = Count its points? Undo takes it back.
page-companion-other = Something else happened to it
page-companion-other-text = Such as “captured quarry”, “imprisoned”, “freed red” or “gain virtue 1”
page-companion-help = What you can say
page-companion-say = Say it
page-companion-answer = Your answer
page-companion-as-before = As before: { $answer }
page-companion-none = none
page-companion-kept = What it has
page-companion-told = What it has done
page-companion-nothing = Play your turns. Tell it when it is its turn; it asks only what it needs to know.
page-companion-score = Its points as they stand
page-companion-final = Its final score
page-companion-new = A new session
page-companion-new-sure = Leave this session and start a new one?
