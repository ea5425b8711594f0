cli-game-tiny = Kiesel
tiny-pile = the pile
tiny-answer-take = { $number ->
    [one] Take 1 pebble
   *[other] Take { $number } pebbles
}
ask-how-many-pebbles = Wie viele Kiesel nimmst du?
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
observed-tiny-pile = Was vom Haufen übrig ist
observed-tiny-lucky = Deine Glückszahl
