### Age of Artisans: everything that this expansion can say.

box-artisans = artisans
kind-crafts = Craft Cards
score-adornments = Adornments
score-tools = Tools

## Its cards.

apprentice-abbot = Abbot
apprentice-antagonist = Antagonist
apprentice-lookout = Lookout
apprentice-strongman = Strongman

building-academy = Academy
building-arc = Arc
building-arcade = Arcade
building-cellar = Cellar
building-courtyard = Courtyard
building-dormitory = Dormitory
building-gallery = Gallery
building-garrison = Garrison
building-meeting-room = Meeting Room
building-parish = Parish
building-pillar = Pillar
# Not the King’s Storehouse, which is a place.
building-storage-house = Storehouse

board-gisela = Gisela
board-walaric = Walaric

craft-numbered = Craft Card { $number }
craft-card = Adornment, { $number } VP: { $adornment }. Tool: { $tool }

## What Adornments, Buildings and boards do.

gain-adornment = craft an Adornment for free
gain-tool = craft a Tool for free
reactivate = let the Building above it take effect again
new-apprentices = discard all face-up Apprentices, turn up as many new ones, and hire one of these for free
free-artisan = bring your Artisan home from Prison

count-tools = { $number ->
    [one] of your Tools
   *[other] { $number } of your Tools
}
count-adornments = { $number ->
    [one] of your Adornments
   *[other] { $number } of your Adornments
}
count-skill-sets = { $number ->
    [one] set of the three skills that your Apprentices have
   *[other] { $number } sets of the three skills that your Apprentices have
}

change-artisan-counts-more = { $by ->
    [one] When placed, your Artisan counts as 1 more Worker than other Artisans
   *[other] When placed, your Artisan counts as { $by } more Workers than other Artisans
}
change-tool-at-start = Start with a Tool of your choice
change-tool-brings-adornment = When you craft a Tool: also gain what the card brings as an Adornment
change-artisan-thrift = When you place your Artisan: pay up to 2 Silver less for one action, but no less Tax
change-artisan-captures = When you place your Artisan: capture all Workers of one colour there

## What Tools do.

tool-virtue-for = lose 1 Virtue to gain { $what }
tool-silver-for-virtue = pay 1 Silver to gain 1 Virtue
tool-free-one = bring 1 of your Workers home from Prison
tool-capture-two = capture up to 2 Workers of one colour where you have just placed a Worker
tool-skills = this Apprentice always has 1 more of each skill

## Answers.

answer-artisan = Place your Artisan at { $place }
answer-stack = Stack a Worker on one of yours in the Guildhall, to craft
# $card is a Craft Card, such as "Craft Card 5"; $effect what that half of it does.
answer-adorn = { $card } as an Adornment ({ $number } VP): { $effect }
answer-tool = { $card } as a Tool: { $effect }
# $card is a Building or an Apprentice with what it does, such as "Squire (…)".
answer-under = Under the { $card }
answer-equip = Give it to the { $card }
answer-use-tool = Use the Tool of the { $card }
building-described = { $name } ({ $text })

answer-artisan-ignores-loss = Let your Artisan ignore this loss
answer-artisan-pays-less = Let your Artisan pay up to 2 Silver less
answer-pay-now = Pay now
answer-with-artisan = Yes, the Artisan is among them
answer-without-artisan = No, regular Workers only
answer-take = { $number ->
    [one] Capture 1 of them
   *[other] Capture { $number } of them
}

## Questions.

ask-what-to-craft = Which Craft Card do you take, and as what? An Adornment costs { $price }, a Tool nothing.
ask-free-adornment = Which Craft Card do you take as an Adornment, for free?
ask-free-tool = Which Craft Card do you take as a Tool, for free?
ask-which-building = { $card } as an Adornment ({ $number } VP): { $effect }. Which of your Buildings does it go under?
ask-which-apprentice = { $card } as a Tool: { $effect }. Which of your Apprentices gets it?
ask-move-tool = The Apprentice who left had a Tool: { $effect }. Who gets it now? If nobody does, it leaves the game.
# $tools are the Tools among the options, in their order.
ask-tool-first = Your Apprentice is about to bring you something. Does the Tool come first? Otherwise you may use it afterwards. { $tools }.
ask-use-tool = The { $card } has brought you something. Do you use its Tool: { $effect }?
ask-before-paying = You have to pay { $price }. Do you do something first?
# $tools are the Tools among the options, in their order.
ask-before-paying-with-tools = You have to pay { $price }. Do you do something first? Your Tools: { $tools }.
ask-lose-virtue-before = You are about to lose 1 Virtue and then to pay { $price }. What do you do about the Virtue?
tool-of = { $card } ({ $effect })
ask-whether-to-release = Do you bring your Workers home from other players’ boards, or do you make a capture?
ask-which-piece = { $owner }’s Artisan is at { $place } with other Workers of that colour. Is it among those that leave?
ask-which-piece-on-board = { $owner }’s Artisan is on { $captor }’s board with other Workers of that colour. Is it among those that leave?
ask-capture-some = Your Tool captures up to 2 Workers of one colour at { $place }. Whose?
ask-how-many-to-capture = How many of { $owner }’s Workers at { $place } do you capture?
ask-capture-all = Your Artisan captures all Workers of one colour at { $place }. Whose?

## What happened.

event-artisan-placed = { $seat } places the Artisan at { $place }
event-stacked = { $seat } stacks a Worker on another in the Guildhall
event-adorned = { $seat } adorns the { $building } with { $craft }
event-equipped = { $seat } gives the { $apprentice } { $craft } as a Tool
event-tool-lost = { $seat } lets a Tool go: { $craft } leaves the game
event-tool-used = { $seat } uses the Tool of the { $apprentice }
event-craft-shown = { $craft } is turned up
