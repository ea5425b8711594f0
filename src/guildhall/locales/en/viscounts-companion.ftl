### Companion mode of Viscounts.

## What it asks.

viscounts-companion-ask-next-segment = Which segment comes after { $segment }, clockwise?
viscounts-companion-segment = segment { $segment }
viscounts-companion-ask-wedge = What does climbing into the second tier bring at segment { $segment }?
viscounts-companion-ask-start = Which number is on the player card that you left? Its Viscount begins there
viscounts-companion-ask-spots = On which of these spots have you built?
viscounts-companion-spot = spot { $spot }
viscounts-companion-ask-castle = Where are your own Workers in the castle?
viscounts-companion-ask-townsfolk = What does the top Townsfolk card on segment { $segment } bring when it is dismissed?
viscounts-companion-ask-manuscript = Which Manuscript lies on top on segment { $segment }?
viscounts-companion-ask-next-manuscript = It takes the Manuscript on segment { $segment }. Which one lies under it?
viscounts-companion-manuscript = { $manuscript }, cost { $cost }
viscounts-companion-empty-pile = the pile is empty
viscounts-companion-ask-bonus = Have you taken this card already: { $card }?
viscounts-companion-ask-scheme = Which Scheme card is turned over?
viscounts-companion-ask-future = Which Future Scheme goes to its discards?
viscounts-companion-ask-poverty = Does Poverty lie open?
viscounts-companion-ask-prosperity = Does Prosperity lie open?
viscounts-companion-ask-flipped = How many Deeds have you flipped?
viscounts-companion-ask-paid = How many Debts have you flipped?
viscounts-companion-ask-leader = Does it still have the Castle Leader card?

## What can be said.

companion-command-begin = begin
companion-command-built = built
companion-command-met = met
companion-command-collision = collision
companion-command-bumped = bumped

viscounts-companion-thing-virtue = Virtue
viscounts-companion-thing-corruption = Corruption
viscounts-companion-thing-unpaid = unpaid Debts
viscounts-companion-thing-paid = flipped Debts
viscounts-companion-thing-plain = plain Deeds
viscounts-companion-thing-flipped = flipped Deeds
viscounts-companion-thing-space = its space
viscounts-companion-thing-any = any resource
viscounts-companion-thing-deed = Deed
viscounts-companion-thing-debt = Debt
viscounts-companion-thing-flip = flip a card
viscounts-companion-thing-future = Future Scheme
viscounts-companion-thing-dismiss = dismiss Townsfolk

viscounts-companion-help =
    begin               how the board lies and where it starts
    Enter, or turn      it takes its turn
    built 6a            you have built on this spot (links bring something to both)
    met                 your Viscount has come to its space
    bumped A1           one of its Workers was sent back from this section
    collision 3         your markers have met on this space
    gain ink 2          something else brought it goods, virtue, a deed …
    set stone 3         a correction: goods, virtue, corruption, unpaid, paid, plain, flipped, space, a section
    board, score        what it has; its points as they stand
    undo                take the latest line or answer back, also in the middle of a question
    save FILE, quit     keep the session in a file; leave
    end                 the game is over: its final score

## What it says.

viscounts-companion-you = you
viscounts-companion-top-townsfolk = top Townsfolk card
viscounts-companion-was-set = Noted
viscounts-companion-you-gain-any = You gain from its collision: { $effect }
viscounts-companion-you-gain-criminal = With a Criminal on your board you gain from its collision: { $effect }
viscounts-companion-you-gain-none = Without a Criminal on your board you gain from its collision: { $effect }
viscounts-companion-status-space = Its Viscount stands on { $space }
viscounts-companion-status-slots = Its Schemes, from the left: { $parts }
viscounts-companion-status-buildings = Its buildings: { $parts }
viscounts-companion-piece-at = { $piece } on { $spot }
viscounts-companion-status-castle = Its Workers in the castle: { $parts }
viscounts-companion-status-manuscripts = Its Manuscripts: { $parts }
