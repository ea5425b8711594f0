### Viscounts: questions, answers and events. Cards and what they do are in viscounts-cards.ftl.

## Places.

viscounts-space-outer = space { $number }
viscounts-space-inner = the inner space { $segment }
viscounts-section = section { $segment }
viscounts-section-1 = section { $segment } of the first tier
viscounts-section-2 = section { $segment } of the second tier
viscounts-section-top = the third tier
viscounts-building-workshop = Workshop
viscounts-building-trading-post = Trading Post
viscounts-building-guildhall = Guildhall
viscounts-piece-workshop = Workshop { $number }
viscounts-piece-trading-post = Trading Post { $number }
viscounts-piece-guildhall = Guildhall { $number }
viscounts-action-trade = Trade
viscounts-action-construct = Construct
viscounts-action-transcribe = Transcribe
viscounts-action-workers = Place Workers

## Questions.

viscounts-ask-choose-pair = With which player card and which hero do you begin?
viscounts-ask-play-which = Which card do you play?
viscounts-ask-where-to-move = Where does your Viscount go?
viscounts-ask-which-action = What do you do here?
viscounts-ask-take-resource = { $number ->
    [one] Which resource do you take?
   *[other] Which resource do you take first? { $number } are yours.
}
viscounts-ask-which-flip = Do you flip a Debt or a Deed?
viscounts-ask-destroy-card = { $first ->
    [corruption] Which card do you destroy for its Silver, if any: one of your hand, or an unseen one of your discards, once they are shuffled for 1 Corruption?
    [virtue] Which card do you destroy for its Silver, if any: one of your hand, or an unseen one of your discards, once they are shuffled for 1 Virtue?
   *[nothing] Which card do you destroy for its Silver, if any: one of your hand, or the top card of your draw pile, unseen?
}
viscounts-ask-discard-card = { $first ->
    [corruption] Which card do you discard, if any: one of your hand, or an unseen one of your discards, once they are shuffled for 1 Corruption?
    [virtue] Which card do you discard, if any: one of your hand, or an unseen one of your discards, once they are shuffled for 1 Virtue?
   *[nothing] Which card do you discard, if any: one of your hand, or the top card of your draw pile, unseen?
}
viscounts-ask-which-climbs = From which section does a Worker climb first?
viscounts-ask-whom-to-bump = There are too many Workers in { $section }. Whose Worker leaves?
viscounts-ask-hire-whom = Do you hire the Townsfolk here?
viscounts-ask-hire-freely = Whom do you hire for nothing?
viscounts-ask-how-to-pay = { $number ->
    [one] 1 icon is missing. How much of this do you spend: { $good }?
   *[other] { $number } icons are missing. How much of this do you spend: { $good }?
}
viscounts-ask-which-effect = Which of the two do you choose?
viscounts-ask-which-ability = Which of your cards acts first?
viscounts-ask-which-link = Which link comes first? It is named by its other end.
viscounts-ask-rearrange-cards = How do you arrange the cards on your player board?
viscounts-ask-destroy-in-setup = Which of your cards do you destroy before you shuffle them, if any?
viscounts-ask-move-worker = Which of your Workers goes to a neighbouring section, if any?
viscounts-ask-free-workers = { $number ->
    [one] In which section do you place 1 Worker?
   *[other] In which section do you place { $number } Workers?
}
viscounts-ask-free-building = Where do you build for nothing, and which one: { $building }?
viscounts-ask-take-manuscript = Which manuscript do you take for nothing?
viscounts-ask-because = { $cause }: { $question }
viscounts-cause-collision = { $seat }’s markers collide
viscounts-cause-castle = { $seat }’s turn moves Workers in the Castle
viscounts-cause-arrival = { $seat } ends the move on your space
viscounts-cause-link = { $seat } builds and links with your building

## Answers.

viscounts-answer-done = No, go on
viscounts-answer-pass = No action
viscounts-answer-take-pair = Begin with { $card } and { $hero }
viscounts-answer-play = Play { $card }
viscounts-answer-move = { $price ->
    [0] Go to { $space }
   *[other] Go to { $space } for { $price } Silver
}
viscounts-answer-trade = { $number ->
    [one] Trade once
   *[other] Trade { $number } times
}
viscounts-answer-arrange-not = Leave the cards as they are
viscounts-answer-arrange = Order the slots { $first }, { $second }, { $third }
viscounts-answer-destroy = Destroy { $card } for its Silver
viscounts-answer-destroy-top = Destroy the top card of your draw pile, unseen
viscounts-answer-flip-debt = Flip an unpaid Debt
viscounts-answer-flip-deed = Flip a Deed
viscounts-answer-build = Build { $building } on spot { $spot }
viscounts-answer-workers = { $number ->
    [one] Place 1 Worker in the Castle
   *[other] Place { $number } Workers in the Castle
}
viscounts-answer-transcribe = Transcribe { $card }
viscounts-answer-dismiss-trade = Dismiss the { $card } for a Trade
viscounts-answer-dismiss-construct = Dismiss the { $card } to construct
viscounts-answer-dismiss-transcribe = Dismiss the { $card } to transcribe
viscounts-answer-dismiss-workers = Dismiss the { $card } to place Workers
viscounts-answer-take = Take { $good }
viscounts-answer-pay = Spend { $good }
viscounts-answer-choose = Choose: { $effect }
viscounts-answer-use = The card in slot { $number } first
viscounts-answer-link = The link with { $spot } first
viscounts-answer-discard = Discard { $card }
viscounts-answer-discard-top = Discard the top card of your draw pile
viscounts-answer-shift = Move a Worker from { $section } to { $to }
viscounts-answer-climb = Climb in { $section }
viscounts-answer-place = Place in { $section }
viscounts-answer-bump-1 = Send back a Worker of { $owner } from { $section }, who gains 2 Silver
viscounts-answer-bump-2 = Send back a Worker of { $owner } from { $section }, who gains 1 Virtue and any 1 resource
viscounts-answer-hire = Hire the { $card }

## Events.

viscounts-event-turn-started = { $seat }’s turn
viscounts-event-pair-taken = { $seat } begins with { $player-card } and { $townsfolk }
viscounts-event-kingdom-built = The kingdom piles are built: { $number } Debts on Poverty, { $deeds } Deeds on Prosperity
viscounts-event-card-dropped = { $seat }’s { $townsfolk } leaves the player board
viscounts-event-card-played = { $seat } plays { $townsfolk }
viscounts-event-card-played-unseen = { $seat } has no card in hand and plays the top card: { $townsfolk }
viscounts-event-moved = { $number ->
    [0] { $seat } goes to { $space }
   *[other] { $seat } goes to { $space } and pays { $number } Silver
}
viscounts-event-rearranged = { $seat } rearranges the cards on the player board
viscounts-event-gained = { $seat } gains { $good }
viscounts-event-paid = { $seat } pays { $good }
viscounts-event-virtue-gained = { $seat } gains { $number } Virtue; the marker is on { $index }
viscounts-event-corruption-gained = { $seat } gains { $number } Corruption; the marker is on { $index }
viscounts-event-debts-taken = { $number ->
    [one] { $seat } takes a Debt
   *[other] { $seat } takes { $number } Debts
}
viscounts-event-deeds-taken = { $number ->
    [one] { $seat } takes a Deed
   *[other] { $seat } takes { $number } Deeds
}
viscounts-event-debt-flipped = { $seat } pays a Debt
viscounts-event-deed-flipped = { $seat } flips a Deed
viscounts-event-traded = { $number ->
    [one] { $seat } trades once on { $space }
   *[other] { $seat } trades { $number } times on { $space }
}
viscounts-event-dismissed = { $seat } dismisses the { $townsfolk }
viscounts-event-dismissed-printed = { $seat } uses { $townsfolk }
viscounts-event-hired = { $seat } hires the { $townsfolk }
viscounts-event-destroyed = { $seat } destroys { $townsfolk }
viscounts-event-card-discarded = { $seat } discards { $townsfolk }
viscounts-event-discarded-unseen = { $seat } discards the top card of the draw pile: { $townsfolk }
viscounts-event-townsfolk-shown = The { $townsfolk } shows up on segment { $segment }
viscounts-event-manuscript-shown = { $manuscript } shows up on segment { $segment }
viscounts-event-built = { $seat } builds { $building } on spot { $spot }
viscounts-event-linked = { $seat }’s building is linked with one of { $owner }: { $link }
viscounts-event-workers-placed = { $number ->
    [one] { $seat } places 1 Worker in { $section }
   *[other] { $seat } places { $number } Workers in { $section }
}
viscounts-event-climbed = A Worker of { $seat } climbs from { $section } to { $to }
viscounts-event-worker-stepped = A Worker of { $seat } steps from { $section } to { $to }
viscounts-event-worker-moved = { $seat } moves a Worker from { $section } to { $to }
viscounts-event-reached-top = A Worker of { $seat } climbs from { $section } to the top
viscounts-event-bumped = { $seat } sends back a Worker of { $owner } from { $section }
viscounts-event-leader-taken = { $seat } leads in the Castle
viscounts-event-transcribed = { $seat } transcribes { $manuscript }
viscounts-event-read = { $seat } transcribes { $manuscript } and collects nothing
viscounts-event-bonus-taken = { $seat } takes the card { $cleric-bonus }
viscounts-event-collided = { $seat }’s markers collide on { $index }
viscounts-event-collision-items = { $seat }’s collision is resolved on { $index }
viscounts-event-card-drawn = { $seat } draws { $townsfolk }
viscounts-event-card-drawn-hidden = { $seat } draws a card
viscounts-event-pile-reshuffled = { $seat } shuffles the discards into a new draw pile
viscounts-event-poverty-revealed = Poverty is revealed
viscounts-event-prosperity-revealed = Prosperity is revealed
viscounts-event-passed = { $seat } takes no action
viscounts-event-game-over = The game is over
viscounts-event-markers-reset = { $seat }’s markers go back to the ends of the track
viscounts-event-last-round = The end is near: this round is finished, then one more is played

## What is measured of a seat.

viscounts-measure-points = Points
viscounts-measure-corruption = Corruption
viscounts-measure-virtue = Virtue
viscounts-measure-ink = Ink
viscounts-measure-gold = Gold
viscounts-measure-stone = Stone
viscounts-measure-silver = Silver
viscounts-measure-debts = Unpaid Debts
viscounts-measure-debts_paid = Paid Debts
viscounts-measure-deeds = Plain Deeds
viscounts-measure-deeds_flipped = Flipped Deeds
viscounts-measure-workshops = Workshops
viscounts-measure-trading_posts = Trading Posts
viscounts-measure-guildhalls = Guildhalls
viscounts-measure-manuscripts = Manuscripts
viscounts-measure-workers_supply = Workers in supply
viscounts-measure-workers_tier_1 = Workers in tier 1
viscounts-measure-workers_tier_2 = Workers in tier 2
viscounts-measure-workers_tier_3 = Workers in tier 3
viscounts-measure-cards = Townsfolk owned
viscounts-measure-hand = Cards in hand

## Points, and what a simulation counts.

score-castle = Workers in the Castle
score-castle-leader = Castle Leader
score-ribbons = Sets of ribbons
score-resources = Resources left
score-manuscripts = Manuscripts that count at the end
score-cleric-bonuses = Cleric bonus cards
score-deeds = Deeds
score-poverty = Poverty
score-prosperity = Prosperity
cli-sim-townsfolk-taken = Townsfolk hired or dismissed
cli-sim-townsfolk-hired = Townsfolk hired
cli-sim-townsfolk-dismissed = Townsfolk dismissed
cli-sim-townsfolk-played = Townsfolk played
cli-sim-townsfolk-dropped = Townsfolk dropped off
cli-sim-printed-dismissed = Printed Townsfolk dismissed
cli-sim-printed-read = Printed manuscripts transcribed
cli-sim-links-joined = Links joined
cli-sim-exchanges-used = Exchanges used
cli-sim-wedges-climbed = Wedges climbed
cli-sim-manuscripts-taken = Manuscripts taken
cli-sim-player-cards-taken = Player cards taken
cli-sim-spots-built = Spots built on
cli-sim-collisions = Collisions
cli-sim-endings = Endings
