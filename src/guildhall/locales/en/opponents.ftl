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
page-companion-tells = We turn its cards over ourselves
page-companion-tells-text = Otherwise they are shuffled and turned over here.
page-companion-turn-say = { $opponent }’s turn
page-companion-turn-number = turn { $number }, at your table
page-companion-begin-say = The board lies
page-companion-begins = Put your board together and take your cards. Then say how it lies: that is asked only once.
page-companion-turned = it has turned this card over
page-companion-do = Do this at the table
page-companion-happened = Something happened to it?
page-companion-how-many = How many?
page-companion-find = Find …
page-companion-end = The game is over
page-companion-end-sure = Count its points? Undo takes it back.
page-companion-say = Say it
page-companion-as-before = As before: { $answer }
page-companion-none = none
page-companion-kept = What it has
page-companion-told = What it has done
page-companion-nothing = Play your turns. Tell it when it is its turn; it asks only what it needs to know.
page-companion-score = Its points as they stand
page-companion-final = Its final score
page-companion-chart = Its points, from line to line: { $points }
page-companion-chart-text = How its points came about
page-companion-people = Your own points
page-companion-points-of = Points of { $seat }
page-companion-to-pad = Count yours on the score pad
page-companion-clock = Time at the table
page-companion-pause = Pause
page-companion-go-on = Go on
page-companion-aloud = Read aloud
page-companion-waits = This step needs the server. All you have said is kept here; it goes on when there is a network.
page-companion-slow = One moment …
page-companion-again = Try again
page-companion-new = A new session
page-companion-new-sure = Leave this session and start a new one?

companion-deed-captured = captured
companion-deed-text-captured = A player has captured its Workers. Where, and how many?
companion-deed-imprisoned = to Prison
companion-deed-text-imprisoned = Workers of its that players hold went to Prison. How many?
companion-deed-freed = set free
companion-deed-text-freed = A player took Workers back from its board. Whose, and how many?
companion-deed-reset = Market Reset
companion-deed-gain = gains
companion-deed-text-gain = A card or a player’s move brought it something. What, and how much?
companion-deed-lose = loses
companion-deed-text-lose = Something cost it this. What, and how much?
companion-deed-set = lost count
companion-deed-text-set = What really lies there? The number you say holds from now on.
companion-deed-built = I built
companion-deed-text-built = On which spot have you built? Links bring something to both.
companion-deed-met = I joined it
companion-deed-bumped = sent back
companion-deed-text-bumped = One of its Workers had to leave the castle. From where?
companion-deed-collision = my markers met
companion-deed-text-collision = On which space do your markers stand, 0 to 6?

## Without a network.

page-pocket-keep = Keep it for days without a network
page-pocket-text = About 7 MB, once. Rules, cards and player aids are kept already.
page-pocket-ready = Works without a network
page-pocket-failed = That did not work: the server did not answer. Nothing is lost; try again.
