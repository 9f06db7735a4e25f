### Herring: Northern Seas: every word the game says.
### Parameters: $hand and $victim are names of players, $card a card, $cards a list of cards, $n, $of, $left, $points,
### $animals and $disasters numbers, $spent the last action of the turn.

herring-name = Herring: Northern Seas
# The name where there is little room.
herring-short-name = Herring

## Animals and destruction cards

herring-card-herring = Herring
herring-card-mackerel = Mackerel
herring-card-squid = Squid
herring-card-cod = Cod
herring-card-dolphin = White-sided Dolphin
herring-card-seal = Grey Seal
herring-card-basking-shark = Giant Shark
herring-card-minke-whale = Minke Whale
herring-card-orca = Orca
herring-card-greenland-shark = Greenland Shark
herring-card-fishermen = British Fishermen
herring-card-mine = Old Mine
herring-card-storm = Storm
herring-card-nets = Ghost Nets
herring-card-whalers = Norwegian Whalers
herring-card-oil = Oil Spill
herring-card-plastic = Plastic Waste
herring-card-warming = Warming
herring-food-plankton = Plankton

## Short names, printed on the cards

herring-short-herring = Herring
herring-short-mackerel = Mackerel
herring-short-squid = Squid
herring-short-cod = Cod
herring-short-dolphin = Dolphin
herring-short-seal = Seal
herring-short-basking-shark = Giant Shark
herring-short-minke-whale = Minke
herring-short-orca = Orca
herring-short-greenland-shark = Greenland
herring-short-fishermen = Fishermen
herring-short-mine = Mine
herring-short-storm = Storm
herring-short-nets = Nets
herring-short-whalers = Whalers
herring-short-oil = Oil
herring-short-plastic = Plastic
herring-short-warming = Warming
herring-short-plankton = Plankton

## What a card is and does

herring-level = { $n ->
    [1] small
    [2] medium
   *[other] large
}
herring-help-herring = Small, needs 1 food: plankton.
herring-help-mackerel = Small, needs 1 food: plankton or herring.
herring-help-squid = Small, needs 1 food: herring or mackerel.
herring-help-cod = Medium, needs 2 food: herring, squid.
herring-help-dolphin = Medium, needs 2 food: herring, mackerel.
herring-help-seal = Medium, needs 2 food: mackerel, squid, cod.
herring-help-basking-shark = Large, needs 3 food: plankton, herring. Whoever lays it takes a destruction card.
herring-help-minke-whale = Large, needs 3 food: plankton, herring, mackerel. Whoever lays it takes a destruction card.
herring-help-orca = Apex predator, needs 3 food: everything but plankton, squid and orcas. Whoever lays it takes a destruction card.
herring-help-greenland-shark = Apex predator, needs 3 food: everything but plankton, mackerel, dolphins, orcas and its own kind. Whoever lays it takes a destruction card.
herring-help-plankton = Food that is always there: for each unit eaten take a card from this deck, and no point. When it runs out, the discards are shuffled into a new one.
herring-help-fishermen = Discard all medium and large animals from the table. For each species: 2 points and 1 destruction.
herring-help-mine = Choose any player, even yourself: all their other destruction cards are discarded. You get 1 point for each. 1 destruction.
herring-help-storm = Give two cards of your choice from your hand, animals or destruction cards, to one other player; fewer if you have fewer. 1 destruction.
herring-help-nets = Discard all animals of one small species from the table: 1 point for every two, rounded up, and 1 destruction. Nothing if there is no small animal.
herring-help-whalers = Discard all large animals from the table: 1 point for each, 1 destruction for each species.
herring-help-oil = 2 points. Discard one animal of every species on the table; 1 destruction for each species that vanishes.
herring-help-plastic = Every other player discards a random animal from their hand. 1 destruction.
herring-help-warming = Take 2 cards from the plankton deck. 1 destruction.

## Options

herring-option-players = Players
    .help = Two to five. The fewer play, the higher the destruction value is from the start.
herring-option-turn_limit = Turns at most
    .help = The game ends after so many turns of each player, as if the end had come by itself. Wherever a bot sits there is such a limit; where only people play there is none unless you set one, and 0 is none.

## What is asked

herring-ask-turn = { $spent ->
    [none] Your turn. What do you do?
   *[other] What do you do next?
}
    .note = One destruction card, then small animals of one species, then animals of any one species, then a current change: in this order, each once, and at least one of them.
herring-ask-food = { $eaten ->
    [0] { $card } needs { $of } food. What does it eat?
   *[other] { $card } needs { $of } food, { $n } still missing. What else does it eat?
}
herring-ask-mine = Old Mine: whose other destruction cards are discarded?
herring-ask-nets = Ghost Nets: which small species is caught?
herring-ask-storm = Storm: to whom do the cards go?
herring-ask-give = Storm: { $n ->
    [one] which card goes to { $victim }?
   *[other] which cards go to { $victim }? { $n } are left to choose.
}
herring-ask-discard = Current change: { $n ->
    [0] which animals do you throw away? Then draw one more than that.
   *[other] { $n } to throw away. More of them, or draw?
}

## Answers

herring-answer-end = End the turn
herring-answer-current = Current change
herring-answer-draw = Draw
herring-answer-play = Play { $card }
herring-answer-small = { $card }, small animals’ action
herring-answer-any = { $card }, any animals’ action
herring-answer-small-again = { $card }, one more
herring-answer-any-again = { $card }, one more
herring-answer-eat = Eat { $card }
herring-answer-nets = Catch { $card }
herring-answer-give = Give { $card }
herring-answer-discard = Throw away { $card }

## Why not

herring-why-not-asked = This is not being asked now.
herring-why-other-question = Something else is being asked now.
herring-why-not-in-hand = You have no such card left to choose.
herring-why-not-small = This is not a small animal.
herring-why-one-species = One species in one action: this action goes on with { $card } only.
herring-why-one-card = Only one destruction card in a turn.
herring-why-too-late = This action is over: the four actions come in their order, and a later one has begun.
herring-why-no-food = { $card } needs { $n } food, and there is not enough of what it eats on the table.
herring-why-nothing-done = You have done nothing yet; at least one action is a must. A current change is always possible.
herring-why-not-eaten = { $card } does not eat this.
herring-why-not-there = There is no more of this on the table.
herring-why-no-such-seat = There is no such player at this table.
herring-why-not-yourself = The cards go to somebody else.

## What happens

herring-event-begins = { $hand } begins.
herring-event-round = Round { $n }
herring-event-turn = { $hand }’s turn.
herring-event-laid = { $hand } lays { $card }.
herring-event-eaten = Eaten: { $card } × { $n }. { $hand } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
herring-event-diversity = A new species on the table, { $card }: 1 point for { $hand }.
herring-event-extinct = { $card } is extinct. Destruction +1.
herring-event-drawn = { $hand } takes { $n ->
    [one] a card
   *[other] { $n } cards
} from the plankton.
herring-event-drawn-seen = From the plankton { $hand } takes: { $cards }.
herring-event-drawn-none = The plankton deck and its discards are empty: { $hand } takes nothing.
herring-event-taken = { $hand } takes a destruction card.
herring-event-taken-seen = { $hand } takes a destruction card: { $cards }.
herring-event-taken-none = There is no destruction card left for { $hand } to take.
herring-event-shuffled-plankton = The plankton deck has run out. { $n ->
    [one] One discarded animal becomes
   *[other] { $n } discarded animals are shuffled and become
} the new one.
herring-event-shuffled-destruction = The destruction deck has run out. { $n ->
    [one] One discarded card becomes
   *[other] { $n } discarded cards are shuffled and become
} the new one.
herring-event-played = { $hand } plays { $card }.
herring-event-swept = Off the table: { $card } × { $n }{ $left ->
    [0] , the last of them.
   *[other] .
}
herring-event-effect = { $hand } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Destruction +{ $n }.
herring-event-mine = { $victim } discards { $n ->
    [0] no destruction card: there is none
    [one] { $n } destruction card
   *[other] { $n } destruction cards
}.
herring-event-storm = { $hand } gives { $victim } { $animals ->
    [0] { $disasters ->
        [one] one destruction card
       *[other] { $disasters } destruction cards
    }
    [one] { $disasters ->
        [0] one animal
       *[other] one animal and one destruction card
    }
   *[other] { $animals } animals
}.
herring-event-storm-seen = { $hand } gives { $victim }: { $cards }.
herring-event-storm-none = { $hand } has no card to give away.
herring-event-lost = { $hand } loses a random animal: { $card }.
herring-event-current = { $hand } performs a current change and throws away { $n ->
    [0] nothing
    [one] { $n } card
   *[other] { $n } cards
}.
herring-event-discarded = Thrown away: { $card } × { $n }.
herring-event-ended-empty-hand = The game is over: { $hand } has no animals left.
herring-event-ended-goal = The game is over: { $hand } has { $n } points or more.
herring-event-ended-empty-hand-and-goal = The game is over: { $hand } has { $n } points or more, and no animals left.
herring-event-ended-limit = The game is over: the last turn that was agreed on has been played.

## How the game ended

herring-end-empty-hand = a hand without animals
herring-end-goal = enough points
herring-end-limit = the agreed number of turns

## Phases

herring-phase-turn = A turn
herring-phase-draw = Cards are drawn
herring-phase-over = The count

## The four actions

herring-action-destruction = Destruction card
    .nom = destruction card
herring-action-small = Small animals
    .nom = small animals
herring-action-any = Any animals
    .nom = any animals
herring-action-current = Current change
    .nom = current change
herring-action-open = still possible
herring-action-now = may go on
herring-action-done = done
herring-action-passed = passed over

## The rules in short

herring-rules = The rules in short
herring-rules-turn = A turn
    .help = In this order, each once, at least one: play a destruction card; lay small animals of one species; lay animals of any one species; current change.
herring-rules-feeding = Feeding
    .help = An animal needs as much food as its level, all at once: animals on the table that it eats, or plankton. Each animal eaten is a point. For plankton take a card from the deck; it may be laid in the same action.
herring-rules-diversity = Diversity
    .help = A point if the species was not on the table when the action began.
herring-rules-extinction = Extinction
    .help = When a feeding eats the last animal of a species, the destruction value rises by 1.
herring-rules-large = Large animals
    .help = For each one laid, take a destruction card.
herring-rules-current = Current change
    .help = Throw away any animals from your hand and draw one more than that. Then the turn is over.
herring-rules-end = The end
    .help = When the turn reaches somebody without animals in hand or with 25 points. Each card left in hand costs a point. Whoever then has fewer points than the destruction value loses; if all do, the sea is lost. Of the others most points win, then most cards in hand.
herring-rules-cards = The cards

## The table, in the browser and in the terminal

herring-ui-round = Round { $n }
herring-ui-sea = The sea
herring-ui-sea-empty = No animals on the table.
herring-ui-destruction = Destruction
herring-ui-goal = { $n } points end the game
herring-ui-plankton = Plankton deck
herring-ui-disasters = Destruction deck
herring-ui-left = { $n } left
herring-ui-discards = Discards
herring-ui-eats = eats
herring-ui-apex = apex predator
herring-ui-animals = Animals in hand
herring-ui-threats = Destruction cards in hand
herring-ui-hand = Your hand
herring-ui-known = You know of
herring-ui-unseen = Not seen yet
herring-ui-warning = Extinct then: { $cards }. { $n ->
    [one] Destruction +1.
   *[other] Destruction +1 each.
}
herring-ui-need = Food still needed: { $n }

## In the browser

herring-ui-track = Destruction { $n }; { $goal } points end the game.
herring-ui-track-below = { $name }: { $n }; would have { $standing } if the game ended now, below the destruction.
herring-ui-track-above = { $name }: { $n }; would have { $standing } if the game ended now, not below the destruction.
herring-ui-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
herring-ui-species = { $card }, { $n } on the table
herring-ui-held = { $card }, { $n } in hand
herring-ui-picked = { $n } picked
herring-ui-actions = The four actions of a turn
herring-ui-action-destruction = Destroy
herring-ui-action-small = Small
herring-ui-action-any = Any
herring-ui-action-current = Current
herring-ui-action-end = End
herring-ui-none = none
herring-ui-standing-open = How everybody stands
herring-ui-standing-title = The sea and its people
herring-ui-standing-help = Destruction is { $n }. Cards in hand cost a point each at the end; who is then below the destruction loses. The end comes when it is the turn of somebody with { $goal } points or without animals.
herring-ui-standing = If it ended now
herring-ui-under = below the destruction
herring-ui-over = not below it
herring-ui-known-of = You know of { $name }’s hand
herring-ui-sum-lay = { $card } eats { $cards }.
herring-ui-sum-play = { $card }. { $help }
herring-ui-sum-end = Your turn is over then.
herring-ui-gives-up = Given up for this turn: { $actions-nom }.
herring-ui-mode = For this action: { $action-nom }. Pick a card.
herring-ui-back = Esc takes the last pick back; another card begins anew.
herring-ui-put-back = { $card }: take it back
herring-ui-do-turn = Pick a card or an action
herring-ui-do-food = Pick its food
herring-ui-do-mine = Pick a player
herring-ui-do-nets = Pick a species
herring-ui-do-storm = Pick a player
herring-ui-do-give = Pick cards
herring-ui-do-lay = Lay { $card }
herring-ui-do-lay-extinct = Lay it; { $cards } { $n ->
    [one] dies out
   *[other] die out
}
herring-ui-do-current = { $n ->
    [0] Throw away nothing, draw { $draws }
   *[other] Throw away { $n }, draw { $draws }
}
herring-ui-do-aim = { $card }: { $hand }
herring-ui-do-catch = Catch all { $card }
herring-ui-do-give-cards = Give { $cards }
herring-ui-nothing-destruction = You hold no destruction card.
herring-ui-nothing-small = You hold no small animal.
herring-ui-nothing-any = You hold no animal.
herring-ui-key-digits = pick a card, a species or a player
herring-ui-key-plankton = eat plankton
herring-ui-key-action = the next action that is possible
herring-ui-key-standing = how everybody stands, and the decks

## The end

herring-end-scored = On the track
herring-end-held = Cards in hand
herring-end-lost = The sea is lost
herring-end-line = Who stayed above the destruction, { $n }
herring-end-why = What ended the game: { $why }.
herring-end-survived = { $n ->
    [one] { $n } point, not below
   *[other] { $n } points, not below
}
herring-end-sunk = { $n ->
    [one] { $n } point, below
   *[other] { $n } points, below
}
herring-end-hand = Left in hand: { $cards }.
herring-end-hand-empty = No cards left in hand.
herring-end-stat-laid = { $n ->
    [one] { $n } animal laid
   *[other] { $n } animals laid
}
herring-end-stat-eaten = { $n } eaten
herring-end-stat-extinct = { $n ->
    [one] { $n } extinction
   *[other] { $n } extinctions
}
herring-end-stat-played = { $n ->
    [one] { $n } destruction card
   *[other] { $n } destruction cards
}
herring-level-points = Points
herring-level-cards = Cards in hand
herring-level-survived = Not below the destruction

## The terminal

herring-cli-table = table
herring-cli-species = species
herring-cli-in-hand = in hand
herring-cli-warning = { $n ->
    [one] (dies out: { $cards })
   *[other] (at least one dies out: { $cards })
}
herring-cli-all-but = everything but { $foods }
herring-cli-track = on the track
herring-cli-end-lost = { $why } (all lose)
herring-cli-lost = The sea has died: everybody is below the destruction, and nobody wins.

## The lessons

herring-lesson-first = A first lesson
herring-lesson-first-welcome = One sea for everybody. Who lays an animal must feed it at once, with animals that swim here or with plankton. Every animal eaten is a point for you.
herring-lesson-first-small = First come small animals of one species. A Mackerel needs one food and eats herring: lay the Mackerel and let it eat a Herring.
herring-lesson-first-small-instead = That is allowed too. Here, though, lay the small Mackerel first and feed it with a Herring.
herring-lesson-first-points = Two points: one for the Herring that was eaten, and one for diversity, as there was no Mackerel here before. Your turn goes on.
herring-lesson-first-medium = Next comes a species of any size. A Dolphin needs two food. Two Herring are left: let the Dolphin eat both, and watch the warning.
herring-lesson-first-medium-instead = Not yet: lay the Dolphin, and let it eat the last two Herring.
herring-lesson-first-extinct = Three more points, but the last Herring is gone: extinct! Destruction has risen. In the end, whoever has fewer points than it has lost.
herring-lesson-first-current = A current change ends your turn: throw away animals and draw one more than that. Throw away the Seal.
herring-lesson-first-current-instead = Save that for another turn. Now begin a current change and throw away just the Seal.
herring-lesson-first-others = The others have laid and fed too, and Herring came and went again. The sea looks different with every turn, and destruction goes on rising.
herring-lesson-first-free = Now you: eat, bring new species, and mind the line. An empty hand or 25 points end the game. Play on here against bots.
