### Companion mode: an opponent at a real table.

## What it asks.

companion-ask-workers = How many Workers does { $seat } have at { $place }?
companion-ask-groups = Where does { $seat } have Workers on the large circles?
companion-ask-prisoners = How many Workers of { $seat } are in Prison now, with those that have just come there?
companion-ask-tax = How much Silver lies on the Tax Stand?
companion-ask-space = Is there a player’s Worker on { $place }?
companion-ask-cathedral = On which level of the Cathedral is { $seat }? 0 is below it
companion-ask-guildhall = How many of the { $number } spaces of the Guildhall were taken before?
companion-ask-scheme = Which Scheme Card is turned over?
companion-ask-future = Which Future Scheme goes to the discards?
companion-ask-best-craft = It takes the face-up Craft Card with the most VP; if there are several, let chance decide. How many VP is it worth?
companion-ask-top-craft = It takes the top Craft Card of the pile. How many VP is it worth?
companion-ask-craft = It takes face-up Craft Card { $number }, counted from the pile; if there is none, the next one around. How many VP is it worth?
companion-ask-princess = Where does the Princess stand?
companion-ask-filled = Which resources lie on the open Contribution Card?
companion-ask-slot = What does the slot for { $resource } on the open Contribution Card bring?
companion-ask-wonder = Has a player built the { $wonder }?
companion-ask-token = Does a Wonder’s token stand at { $place }? Which one?
companion-ask-turn = In whose turn is this?
companion-ask-captured-first = The Princess rewards { $seat } first. If { $seat } used this to capture Workers of { $opponent }: at which place?
companion-ask-influence = How much Influence does { $seat } have?

# Answers.
companion-number = { $number }
companion-yes = yes
companion-no = no
companion-nobody = none
companion-no-craft = none
companion-no-token = none
companion-worth = { $number } VP
companion-workers-at = { $place } { $number }

# What cannot be.
companion-say-something = Please say something: nothing is known yet.
companion-say-number = A number from { $least } to { $most }, please, not “{ $text }”.
companion-say-yes-or-no = Yes or no, please, not “{ $text }”.
companion-say-groups = Places and numbers, please, such as “quarry 3, forest 0”, or “none”; not “{ $text }”.
companion-say-choice = “{ $text }” is not one of these: { $choices }.
companion-answer-first = Please answer the question first.
companion-no-question = Nothing has been asked.
companion-is-over = The game is over. “undo” takes the end back.
companion-bad-file = an answer is missing, or does not fit its question.
companion-no-command = “{ $text }” is not something you can say here. You can say: { $commands }. “help” tells you more.
companion-nothing-after = Nothing comes after “{ $word }”.
companion-which-place = At which of the nine large circles? “{ $text }” is none of them.
companion-which-player = Whose? One of { $players }.
companion-which-thing = “{ $text }” is not one of these: { $things }.
companion-nobody-there = It has no Workers there.
companion-nobody-held = No Workers of its own lie on players’ boards.
companion-holds-nobody = It holds no captured Workers of that colour.

## What can be said.

companion-command-turn = turn
companion-command-reset = reset
companion-command-captured = captured
companion-command-imprisoned = imprisoned
companion-command-freed = freed
companion-command-gain = gain
companion-command-lose = lose
companion-command-set = set
companion-command-end = end
companion-command-undo = undo
companion-command-board = board
companion-command-score = score
companion-command-save = save
companion-command-help = help
companion-command-quit = quit

companion-thing-virtue = Virtue
companion-thing-debt = Debt
companion-thing-influence = Influence
companion-thing-reward = Reward
companion-thing-cathedral = Cathedral
companion-thing-marker = Marker
companion-thing-held = Held by players

companion-help =
    Enter, or turn      it takes its turn
    captured quarry     a player has captured its Workers there (all, or: captured 2 quarry)
    imprisoned          they were sent to Prison (all, or: imprisoned 2)
    freed red           Red took Workers back from its board (all, or: freed red 2)
    reset               a Black Market Reset in a player’s turn
    gain silver 2       a player’s card brought it something: a good, virtue, influence, a reward, a debt
    lose virtue 1       … or cost it something: virtue, influence, a debt
    set marble 3        a correction: virtue, marble, debt, cathedral, influence, marker (1 to 5), a place,
                        prison, held (on players’ boards)
    board, score        what it has; its points as they stand
    undo                take the latest line or answer back, also in the middle of a question
    save FILE, quit     keep the session in a file; leave
    end                 the game is over: its final score
    Every word can be shortened as long as it is clear.

## What it says.

companion-welcome = { $opponent } sits at your table, after { $players }. Play your turns; when it is its turn, press Enter. “help” lists what else can be said.
companion-welcome-cards = Say which of its Scheme Cards are turned over.
companion-loaded = { $opponent } is back at your table.
companion-prompt = { $opponent }>
companion-default = { $question } [{ $default }]
companion-choice = { $number }) { $choice }
companion-was-captured = { $number ->
    [one] 1 of its Workers at { $place } was captured
   *[other] { $number } of its Workers at { $place } were captured
}
companion-was-imprisoned = { $number ->
    [one] 1 of its Workers went to Prison
   *[other] { $number } of its Workers went to Prison
}
companion-was-freed = { $number ->
    [one] 1 Worker of { $seat } left its board
   *[other] { $number } Workers of { $seat } left its board
}
companion-was-set = Noted
companion-craft-taken = { $seat } takes it as an Adornment
companion-open-card = the open Contribution Card
companion-taken-back = Taken back: { $line }
companion-answer-taken-back = The latest answer is taken back
companion-nothing-to-undo = Nothing has been said yet.
companion-which-file = In which file? “save table.json”, for example.
companion-file-exists = { $file } already exists and stays as it is.
companion-save-first = Save it in which file? Press Enter to leave without saving:
companion-saved = Saved in { $file }
companion-go-on = Continue another day with:
companion-not-saved = Nothing was saved.
companion-final = Final score of { $opponent }
companion-score-so-far = Score of { $opponent } as it stands
companion-points = { $category }: { $points }

companion-pile = Schemes in its pile
companion-supply = Workers in its supply
companion-marker-on = Its marker is on { $good }
companion-status = { $opponent }: Virtue { $virtue }, { $marble } Marble, { $debts } unpaid Debts, Cathedral level { $level }
companion-status-works = Influence { $influence }, marker on { $marker }
companion-status-workers = Its Workers: { $parts }
companion-status-held = { $number } on players’ boards
companion-status-captured = It holds { $number } of { $seat }
companion-status-cards = { $pile } Schemes in its pile, { $future } Future Schemes

# On the command line.
cli-companion-opponent = Who sits at your table? Say --opponent.
cli-companion-language = There is no language “{ $language }” here.
