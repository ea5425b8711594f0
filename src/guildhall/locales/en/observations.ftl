### What the numbers of an observation mean, for programs that learn. "1 if so" goes without saying.

## The question, in both games.

observed-question-asked = Who is asked.
observed-question-kind = What is asked, by the name of the question.
observed-question-seat = If you are asked: your own seat, counted from 0 as the table counts.
observed-question-numbers = If you are asked: the numbers of the question, such as a price, a place or a card; seats as the table counts them.
observed-question-next = If you are asked: what happens after your answer, by the name of the step.
observed-question-next-numbers = The first numbers of that step, such as a seat and a card.

## Architects.

observed-architects-turn-active = Whose turn it is.
observed-architects-turn-first = Who started.
observed-architects-turn-number = Turns taken by all players together.
observed-architects-turn-left = Turns left in the last round, and 1 more; 0 before it begins.
observed-architects-turn-reset-due = A Black Market Reset follows this turn.
observed-architects-turn-apprentice-resets-due = How often the Apprentices of the first column leave after this turn.
observed-architects-tax = Silver on the Tax Stand.
observed-architects-piles = Cards in each pile.
observed-architects-rewards-shown = Rewards that have been gained.
observed-architects-market-small = The card on the left space of the Black Market.
observed-architects-market-large = Cards that have been turned over to the right space.
observed-architects-market-large-top = The one of them that lies on top.
observed-architects-guildhall-workers = Workers in the Guildhall.
observed-architects-guildhall-spaces = Whose Worker lies on each space, in filling order.
observed-architects-display-row = The row of the Workshop in which each Apprentice lies, from 1; 0 if it does not.
observed-architects-display-column = Its column, from 1.
observed-architects-display-silver = Silver that lies on it.
observed-architects-seat-virtue = Virtue.
observed-architects-seat-debts-unpaid = Unpaid Debts.
observed-architects-seat-debts-paid = Paid Debts.
observed-architects-seat-cathedral = Level on the Cathedral.
observed-architects-seat-hand-size = Building cards in hand.
observed-architects-seat-goods = Goods.
observed-architects-seat-workers = Own Workers by where they are, but for those on other boards.
observed-architects-seat-captured = Captured Workers on this board, by owner.
observed-architects-seat-board = The player board; none is the plain one.
observed-architects-seat-apprentices = Apprentices.
observed-architects-seat-buildings = Buildings constructed.
observed-architects-hand = Building cards in your hand.
observed-architects-pack = Building cards from which you choose in the draft.
observed-architects-looking = Building cards that you are looking at to keep one.
observed-architects-looking-size = How many cards somebody is looking at.

## Age of Artisans.

observed-architects-crafts-display = Craft Cards face up.
observed-architects-crafts-loose = The Tool of an Apprentice that has just left.
observed-architects-crafts-used = Tools used since the turn or the reset began.
observed-architects-crafts-pile = Craft Cards in the pile.
observed-architects-crafts-under-building = The number, from 1, of the Craft Card under each Building.
observed-architects-crafts-under-apprentice = The same under each Apprentice.
observed-architects-artisans-shield = The Artisan placed in this turn may still ignore a loss of Virtue.
observed-architects-artisans-thrift = It may still pay less.
observed-architects-artisans-owed = A Tool has paid for a first capture that another one must follow.
observed-architects-artisans-place = Where the active player’s last Worker was placed.
observed-architects-artisans-stacked = Guildhall spaces with a second Worker.
observed-architects-seat-adornments = Craft Cards used as Adornments.
observed-architects-seat-tools = Craft Cards used as Tools.
observed-architects-seat-artisan = Where the Artisan is.

## Works of Wonder.

observed-architects-contributions-open = The open Contribution Card.
observed-architects-contributions-pile = Contribution Cards in the pile, the open one among them.
observed-architects-contributions-filled = Resources that have been contributed to it.
observed-architects-contributions-due = Contributions that this turn has earned and that are still to be made.
observed-architects-consequences-past = Contribution Cards among the consequences.
observed-architects-consequences-now = The one that is in force.
observed-architects-princess = Where the Princess stands.
observed-architects-profiteer = Where the Profiteer stands.
observed-architects-influence-due = Influence that this turn has earned and that is still to be gained.
observed-architects-wonders-laid = Resources that lie on each Wonder.
observed-architects-wonders-owner = Who has built it.
observed-architects-wonders-site = Where its token stands.
observed-architects-seat-influence = Influence.
observed-architects-seat-prepaid = Silver that Influence was given up for in this turn and that is not yet spent.

## Opponents.

observed-architects-schemes-pile = Schemes in the opponent’s pile.
observed-architects-schemes-future = Future Schemes beside it.
observed-architects-schemes-discards = Schemes that it has followed since it last shuffled.
observed-architects-schemes-last = The one that it followed last.
observed-architects-schemes-track = Where its marker stands.
observed-architects-schemes-crafts = Craft Cards that it has taken.

## Viscounts.

observed-viscounts-turn-active = { observed-architects-turn-active }
observed-viscounts-turn-first = { observed-architects-turn-first }
observed-viscounts-turn-number = { observed-architects-turn-number }
observed-viscounts-turn-left = Turns left before the end, and 1 more; 0 until the end is in sight.
observed-viscounts-turn-distance = The silver value of the card played in this turn.
observed-viscounts-turn-dismissed = The card that has been dismissed in this turn.
observed-viscounts-turn-action = The action that the active player is bound to.
observed-viscounts-board-ring = Which segment lies at each position of the ring, clockwise.
observed-viscounts-board-offset = By how much the castle is turned.
observed-viscounts-piles-townsfolk = Townsfolk in the pile of each segment.
observed-viscounts-piles-manuscripts = Manuscripts in the pile of each segment.
observed-viscounts-tops-townsfolk = The open townsfolk of each segment.
observed-viscounts-tops-manuscripts = The open manuscript of each segment.
observed-viscounts-spots = Who has built what on each spot.
observed-viscounts-castle = Workers in each section of the castle, by owner.
observed-viscounts-castle-leader = Who leads in the castle.
observed-viscounts-kingdom-debts = Debts left on Poverty; 0 also during the set-up.
observed-viscounts-kingdom-deeds = Deeds left on Prosperity; 0 also during the set-up.
observed-viscounts-kingdom-poverty = Poverty has been revealed.
observed-viscounts-kingdom-prosperity = Prosperity has been revealed.
observed-viscounts-bonuses = Who has the cleric bonus card of each ribbon.
observed-viscounts-pairs = In the draft: the number, from 1, of the hero that lies beside each player card.
observed-viscounts-seat-corruption = The corruption marker.
observed-viscounts-seat-virtue = The virtue marker.
observed-viscounts-seat-debts-unpaid = Unpaid debts.
observed-viscounts-seat-debts-paid = Paid debts.
observed-viscounts-seat-deeds-plain = Deeds that have not been flipped.
observed-viscounts-seat-deeds-flipped = Flipped deeds.
observed-viscounts-seat-workers = Workers in supply.
observed-viscounts-seat-hand-size = Cards in hand.
observed-viscounts-seat-draw-size = Cards in the draw pile.
observed-viscounts-seat-goods = Goods.
observed-viscounts-seat-buildings = Which of the nine buildings stand on the board.
observed-viscounts-seat-space = Where the viscount stands.
observed-viscounts-seat-player-card = The player card.
observed-viscounts-seat-manuscripts = Manuscripts.
observed-viscounts-seat-slots = The card in each slot of the player board, from the left.
observed-viscounts-seat-discard = Cards in the discard pile.
observed-viscounts-seat-removed = Cards that this player has sent out of the game.
observed-viscounts-seat-unseen = Cards in hand or draw pile: everybody knows them, but not which is where.
observed-viscounts-hand = Cards in your hand.
observed-viscounts-draw = Cards in your draw pile, whatever their order.
observed-viscounts-schemes-board = The opponent’s board.
observed-viscounts-schemes-pile = Schemes in its pile.
observed-viscounts-schemes-future = Future schemes left.
observed-viscounts-schemes-slot_1 = The scheme in its first slot.
observed-viscounts-schemes-slot_2 = The scheme in its second slot.
observed-viscounts-schemes-slot_3 = The scheme in its third slot.
observed-viscounts-schemes-discard = Schemes in its discard pile.
observed-viscounts-schemes-seen = Schemes that have lain open at some time.
