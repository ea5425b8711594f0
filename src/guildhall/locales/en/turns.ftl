### Others' turns as they are played out and told, and how the table plays and looks.

page-turn-again = Show this turn again
page-turn-unfold = Show the sentences of this turn
page-turn-fold = Show this turn in one line
page-log-sentences = Sentences
page-log-sentences-title = Every turn in sentences, or in one line
page-big-events = Big events
page-collide = Collision
page-near-end = The end is near
page-no-action = no action
page-kingdom-poverty = Poverty
page-kingdom-prosperity = Prosperity

page-trace-placed = { $seat } has just come here
page-trace-taken = { $seat } has just taken something away here
page-trace-new = New, brought up by { $seat }
page-trace-gain = { $seat } has just gained here
page-trace-moved = { $seat } has just gone here

page-settings = Table settings
page-set-pace = Others’ turns
page-set-pace-instant = at once
page-set-pace-normal = step by step
page-set-pace-slow = slowly
page-set-sound = Sounds
page-set-sound-off = off
page-set-sound-on = on
page-set-size = Size of everything
page-set-size-of = { $number } %
page-set-density = Room around answers
page-set-density-roomy = roomy
page-set-density-dense = dense
page-set-theme = Light or dark
page-set-skip = A click on the table, the space bar or your answer skips to the end of a turn. Where your system asks for less motion, nothing moves.

page-asked-because = In { $seat }’s turn:
page-whole-ways = Ways to pay all of it at once
page-pay-all = Pay { $price }
page-or-part-by-part = or part by part:
