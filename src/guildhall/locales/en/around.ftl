### The pages around the table.

page-pages = Pages
page-to-home-short = Play
page-to-cards-short = Cards
page-to-companion-short = Real table
page-play-now-text = against a bot, at once
page-learn-text = a first game that explains itself
page-new-game-text = with friends by link, at one screen, with bots
page-play-alone-text = against an opponent that follows cards
page-short-architects = Architects
page-short-viscounts = Viscounts
page-no-games-yet = Your first game explains itself as you go.
page-rules-text = Every rule and every ruling, with a search.
page-aid-text = A page to print: places, drawings, keys.
page-companion-short = A solo opponent for the box on your table.

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
page-next-costly-short = Costly move
page-play-on-short = Play on from here

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

## The player aid.

page-aid = Player aid
page-aid-game = In short
page-aid-icons = What the drawings mean
page-aid-places = Places and tracks
page-aid-keys = Keys
page-aid-lessons = Lessons so far
page-aid-architects-1 = Each turn you place one Worker and act there at once, or take all Workers of a circle back.
page-aid-architects-2 = The more of your Workers stand at a place, the more it brings; others may capture them.
page-aid-architects-3 = Construct Buildings and advance on the Cathedral with a Worker in the Guildhall, where it stays.
page-aid-architects-4 = Mind your Virtue: high Virtue brings points and closes the Black Market, low Virtue spares Tax and closes the Cathedral.
page-aid-architects-5 = When the Guildhall is full, everybody has one more turn. Then the most points win.
page-aid-viscounts-1 = Play a card into the first slot; the others move on, and the third drops off.
page-aid-viscounts-2 = Move your Viscount: the Silver on the cards pays for the way.
page-aid-viscounts-3 = Act where you stand: on the outer ring trade or construct, on the inner one place Workers or transcribe.
page-aid-viscounts-4 = You may hire the townsfolk beside you, then what Virtue and Corruption have met is settled, and you draw.
page-aid-viscounts-5 = When Poverty or Prosperity is revealed, this round and one more are played. Then the most points win.
page-aid-key-answers = 1 to 9, then letters: the answers, as the key beside each says
page-aid-key-list = H: to the list of answers
page-aid-key-arrows = Arrow keys: from thing to thing
page-aid-key-explain = I: explain what has the focus
page-aid-key-hint = ?: a hint, where hints are allowed
page-aid-key-undo = U: undo
page-aid-key-score = S: score
page-aid-key-replay = R: replay
page-aid-key-aid = F1: this aid
page-icon-vp = Victory points
page-icon-clay = Clay
page-icon-wood = Wood
page-icon-stone = Stone
page-icon-gold = Gold
page-icon-marble = Marble
page-icon-silver = Silver
page-icon-cards = Building cards
page-icon-influence = Influence
page-icon-tax = Tax
page-icon-cathedral = Cathedral
page-icon-prison = Prison
page-icon-carpentry = Skill: Carpentry
page-icon-tiling = Skill: Tiling
page-icon-masonry = Skill: Masonry
page-icon-artisan = Artisan
page-icon-princess = The Princess
page-icon-profiteer = The Profiteer
page-icon-wonder = Wonder
page-icon-away = The Apprentices leave
page-icon-virtue = Virtue
page-icon-debt = Unpaid Debt
page-icon-paid = Paid Debt
page-icon-worker = Worker
page-icon-ink = Ink
page-icon-any = Any resource
page-icon-corruption = Corruption
page-icon-deed = Deed
page-icon-deed-flipped = Flipped Deed
page-icon-flip = Flip a Debt or a Deed
page-icon-destroy = Destroy a card
page-icon-discard = Discard pile
page-icon-rearrange = Rearrange the cards on the player board
page-icon-castle-move = Move a Worker in the Castle
page-icon-dismiss = Dismiss townsfolk
page-icon-hire-free = Hire for free
page-icon-collision = Virtue and Corruption meet
page-icon-shuffle = Shuffle
page-icon-hand = Cards in hand
page-icon-drop = When the card drops off
page-icon-merchant = Merchant
page-icon-builder = Builder
page-icon-cleric = Cleric
page-icon-noble = Noble
page-icon-criminal = Criminal
page-icon-workshop = Workshop (building)
page-icon-trading-post = Trading Post
page-icon-guildhall = Guildhall (building)
page-icon-castle = Castle
page-icon-manuscript = Manuscript
page-icon-townsfolk = Townsfolk
page-icon-move = Move

## The guided game: how it opens, and what comes after it.

page-lesson-welcome = The goal
page-lesson-welcome-text = You are an architect and want the most points when the Guildhall is full: for Buildings, for work on the Cathedral, for Virtue. Workers gather the goods, Apprentices bring the skills. You play against a bot; what matters is explained when it comes up.
page-lesson-viscounts-welcome = The goal
page-lesson-viscounts-welcome-text = You travel around the Castle and want the most points when Poverty or Prosperity has come: for buildings, for Workers in the Castle, for Manuscripts and Deeds. The townsfolk on your cards do the work. You play against a bot; what matters is explained when it comes up.
page-plan = Your plan for the next game
page-plan-architects-1 = Choose two or three Buildings early and hire for their skills; each visit to the Workshop should bring them nearer.
page-plan-architects-2 = Stay below three or four Workers at one place when the others are near the Town Centre, and bring captured ones home in one visit.
page-plan-architects-3 = Decide what to do with Virtue: high for points and the Cathedral, or low for the Black Market. The middle brings little.
page-plan-viscounts-1 = Choose one of the four actions to be your main one, and hire townsfolk with its icons.
page-plan-viscounts-2 = Plan three turns ahead: what you play now counts in the next two turns as well.
page-plan-viscounts-3 = Look at Debts and Deeds before the last rounds: flip what you can, and see which of Poverty and Prosperity will come.

## A report.

page-report-what = What went wrong, and what did you expect?
page-report-save = Save the report
page-report-saved = Thank you. Your report is saved.
page-report-file = It is the file { $file }, among your downloads.
page-report-where = Send it to whoever runs this server. It leads them to game { $game }, answer { $number }.
page-report-again = Save it again
page-lesson-show = Show me
page-learn-box = Learn { $box }
page-learn-box-text = A guided game for those who know the game without it.
page-lesson-artisans-welcome = What this box adds
page-lesson-artisans-welcome-text = The game stays as you know it. New are your Artisan, a larger Worker, and Craft Cards: their upper half adorns a Building, their lower half is a Tool for an Apprentice.
page-lesson-artisans-artisan = Your Artisan
page-lesson-artisans-artisan-text = The Artisan counts as 2 Workers when you place it, and as 1 afterwards. It spares you 1 Virtue loss of that action. It never goes to the Guildhall; otherwise whatever happens to Workers happens to it, captures and Prison too.
page-lesson-artisans-market = The middle of the Black Market
page-lesson-artisans-market-text = Besides hiring or choosing a Building card you can craft a Tool there. A Tool goes to an Apprentice that has none, and may be used once a turn when that Apprentice brings you something.
page-lesson-artisans-craft = Crafting in the Guildhall
page-lesson-artisans-craft-text = With a Worker on top of one of your own in the Guildhall you craft: a Tool for nothing, or an Adornment for 2 Tax and 3 Silver. An Adornment goes to a Building that has none, acts at once and is worth points. Such a Worker fills no space and does not bring the end nearer.
page-lesson-artisans-leave = The Workshop is renewed
page-lesson-artisans-leave-text = Some spaces of the Guildhall now renew the Workshop, for whoever fills them: after that turn both Apprentices of the first column go under their pile with the Silver on them lost, and the others move up.
page-lesson-wonders-welcome = What this box adds
page-lesson-wonders-welcome-text = The game stays as you know it. New are Influence, two figures who wander with each Black Market Reset, a card that collects resources, and five Wonders to build.
page-lesson-wonders-influence = Influence
page-lesson-wonders-influence-text = 2 Influence stand in for up to 2 Silver or for 1 Virtue you would lose, 4 for 1 Gold or Marble; never for Tax. At 5 and at 9 you draw a Building card each time you get there.
page-lesson-wonders-figures = The Princess and the Profiteer
page-lesson-wonders-figures-text = Place a Worker where the Profiteer stands, and you gain 1 Influence. Where the Princess stands, you may give a resource. In a reset her place brings a reward, and his a penalty and Prison for the Workers there.
page-lesson-wonders-contribution = Contributions
page-lesson-wonders-contribution-text = Whoever comes to the Princess may put one resource into its free slot here and gains what the slot shows. The fifth one brings a Black Market Reset.
page-lesson-wonders-build = Wonders
page-lesson-wonders-build-text = A Worker in the Guildhall can build a Wonder: for its resource, Influence and Tax, without any skill. It brings 2 Virtue, and its token goes to a place where from then on you count as one Worker more or gain 1 Influence.
page-bell-on = You are told when it is your turn. Click to switch it off.
page-bell-off = You are not told when it is your turn. Click to switch it on.
page-bell-denied = This browser does not let the page tell you when it is your turn; its settings can change that.

## Help over the table.

page-help = Help
page-help-title = Help: click anything to have it explained
page-help-click = Click anything to have it explained. Nothing is played meanwhile.
page-help-end = Back to the game
page-help-nothing = There is no explanation of this. The player aid names all drawings and places.
