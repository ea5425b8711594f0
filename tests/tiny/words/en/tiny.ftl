cli-game-tiny = Pebbles
tiny-pile = the pile
tiny-answer-take = { $number ->
    [one] Take 1 pebble
   *[other] Take { $number } pebbles
}
ask-how-many-pebbles = How many pebbles do you take?
tiny-why-left = Only { $number } are left.
tiny-event-turn-started = { $seat } is next
tiny-event-taken = { $seat } takes { $number }
score-taken = The last pebble
page-bot-pebble = Pebble
page-bot-pebble-text = Any answer
page-bot-stone = Stone
page-bot-stone-text = Looks a little ahead
page-bot-rock = Rock
page-bot-rock-text = Looks ahead
page-bot-boulder = Boulder
page-bot-boulder-text = Looks far ahead
observed-tiny-pile = What is left of the pile
observed-tiny-lucky = Your lucky number
