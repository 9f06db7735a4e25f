### Kraken Up: every word the game says.
### Parameters: $hand is the name of a player, $card a card, $cards a list of cards or how many there are,
### $n, $of, $height, $food, $number and $points are numbers.

kraken-name = Kraken Up
# The name where there is little room.
kraken-short-name = Kraken Up

## Cards

kraken-card-baby = Baby Kraken
kraken-card-crab = Crab
kraken-card-chest = Sunken Chest
kraken-card-tuna = Tuna
kraken-card-diver = Diver
kraken-card-mermaid = Mermaid
kraken-card-submarine = Submarine
kraken-card-shark = Shark
kraken-card-swimmer = Swimmer
kraken-card-boat = Fishing Boat
kraken-card-ship = Cruise Ship

## Short names, printed on the cards

kraken-short-baby = Baby
kraken-short-crab = Crab
kraken-short-chest = Chest
kraken-short-tuna = Tuna
kraken-short-diver = Diver
kraken-short-mermaid = Mermaid
kraken-short-submarine = Submarine
kraken-short-shark = Shark
kraken-short-swimmer = Swimmer
kraken-short-boat = Boat

## What cards are for, and what is printed on them ($food: tentacles as food, $height: 0 is the lair)

kraken-height = { $n ->
    [0] Lair
    [4] Ship
   *[other] Height { $n }
}
kraken-height-short = { $n ->
    [0] L
   *[other] { $n }
}
kraken-food = { $n ->
    [0] no food
    [one] food for one tentacle card
   *[other] food for { $n } tentacle cards
}
kraken-help-baby = Goes straight into the lair. At the end the most Baby Krakens score, and the second most; who ties shares.
kraken-help-crab = A bite of food, or a trifle that is safe in the lair.
kraken-help-chest = Goes straight into the lair and is safe there.
kraken-help-tuna = The best food. Placed, it swims just above the lair.
kraken-help-diver = A bite of food, or a catch just above the lair.
kraken-help-mermaid = Scores in sets of up to three at the end, the larger the better. A fourth begins a new set.
kraken-help-submarine = No food. A good catch half-way up.
kraken-help-shark = Good food, or a good catch if the tentacle gets up to it.
kraken-help-swimmer = A bite of food, or a good catch if the tentacle gets up to it.
kraken-help-boat = No food. The best catch, if the tentacle gets up to it.
kraken-help-ship = Floats at height 4. A tentacle that gets there grabs the best one left and retracts at once.
kraken-help-babies = { $first } points for the most, { $second } for the second most.
kraken-help-mermaids = { $one }, { $two } or { $three } points for one, two or three of them.
kraken-help-points = { $n ->
    [one] One point in the lair.
   *[other] { $n } points in the lair.
}
kraken-help-place = { $height ->
    [0] Placed, it is in your lair at once and safe.
   *[other] Placed, it lies at height { $height } until a tentacle that high retracts; out of reach at the end of the round, it is lost.
}
kraken-help-feed = { $food ->
    [0] As food it is worth nothing, but it can be thrown away.
    [one] Fed to the kraken, it grows one tentacle card.
   *[other] Fed to the kraken, it grows { $food } tentacle cards.
}

## Options

kraken-option-players = Players
    .help = Two to four. With fewer players there are more cards in hand, and each hand comes back more often.
kraken-option-use = Place or feed
    .help = When you decide whether your card is placed or fed.
kraken-option-use-after = After the cards are shown
    .help = As the rules are printed: all turn up their cards, then all decide in secret what to do with them.
kraken-option-use-together = Together with the card
    .help = Quicker: card and use are one secret choice.
kraken-option-reshuffle = Shuffle discards for the second round
    .help = Before the second round all discarded cards go back into the deck. Off, the second round is dealt from the cards not seen yet, and counting pays.

## What is asked

kraken-ask-card = Which card do you keep?
kraken-ask-last-card = One card is left.
kraken-ask-use = { $card }: place or feed?

## Answers

kraken-answer-place = Place
kraken-answer-feed = Feed

## Why not

kraken-why-not-asked = This is not being asked now.
kraken-why-other-question = Something else is being asked now.
kraken-why-not-in-hand = This card is not in your hand.

## What happens

kraken-event-round = Round { $n } of { $of }: everybody is dealt { $cards } cards.
kraken-event-shown = { $hand } turns up: { $card }.
kraken-event-lair = { $hand } takes into the lair: { $card }.
kraken-event-placed = { $hand } places at height { $height }: { $card }.
kraken-event-fed = { $hand } feeds the kraken: { $card }, { $food ->
    [one] one tentacle card
   *[other] { $food } tentacle cards
}.
kraken-event-fed-wasted = { $hand } feeds the kraken: { $card }. Nothing grows past the ship: { $n } food is wasted.
kraken-event-fed-nothing = { $hand } throws away: { $card }, no food in it.
kraken-event-grew = The tentacle of { $hand } grows to height { $height } with the { $number }.
kraken-event-grabbed = { $hand } grabs the Cruise Ship worth { $points }.
kraken-event-retracted = The tentacle of { $hand } retracts from height { $height } and catches: { $cards }.
kraken-event-retracted-empty = The tentacle of { $hand } retracts from height { $height } and catches nothing else.
kraken-event-stayed = No Cruise Ship is left: the tentacle of { $hand } stays at height 4 until the round ends.
kraken-event-lost = Out of reach for { $hand } and lost: { $cards }.
kraken-event-passed = All hands are passed on, each to the next player.
kraken-event-over = The game is over. Now the lairs are counted.

## What ended the game

kraken-end-rounds = the last round

## Phases

kraken-phase-select = Everybody picks a card
kraken-phase-use = Place or feed
kraken-phase-resolve = Cards go down, tentacles go up
kraken-phase-ships = The Cruise Ship is grabbed
kraken-phase-pass = Hands are passed on
kraken-phase-retract = All tentacles retract
kraken-phase-deal = New cards
kraken-phase-over = The count

## The rules in short

kraken-rules = The rules in short
kraken-rules-pick = Pick
    .help = Everybody keeps one card of the hand in secret, and all are turned up.
kraken-rules-use = Place or feed
    .help = A card is placed at its height above your lair, L cards in the lair itself. Or it is discarded for its food: each food grows your tentacle by one card.
kraken-rules-ship = The Cruise Ship
    .help = It floats at height 4. A tentacle that gets there grabs the best ship that is left and retracts at once. Of several, the one with the lowest number in its tentacle goes first. With no ship left it stays at 4.
kraken-rules-retract = Retracting
    .help = A tentacle that retracts takes all cards up to its height into the lair. Only the lair scores.
kraken-rules-pass = Pass
    .help = Hands go to the left, to the next player; what you pass on you have seen.
kraken-rules-end = The end of a round
    .help = When the hands are empty all tentacles retract, and what is out of reach is lost. After two rounds the most points win; who is equal shares.
kraken-rules-babies = Baby Krakens
    .help = The most and the second most score; who ties shares, rounded down, and a tie for the most leaves no second place.
kraken-rules-mermaids = Mermaids
    .help = Sets of one, two or three; a fourth begins a new set.
kraken-rules-cards = The cards

## The table, in the browser and in the terminal

kraken-ui-round = Round { $n } of { $of }
kraken-ui-turn = Turn { $n } of { $of }
kraken-ui-ships = Cruise Ships
kraken-ui-ships-none = none left
kraken-ui-ship = Cruise Ship, { $points } points
kraken-ui-tentacle = Tentacle
kraken-ui-tentacle-height = { $n ->
    [0] no tentacle
   *[other] tentacle at { $n }
}
kraken-ui-tentacles = Tentacle deck
kraken-ui-deck = Deck
kraken-ui-left = { $n } left
kraken-ui-unseen = Not seen yet
kraken-ui-undealt = Never dealt
kraken-ui-hand = Your hand
kraken-ui-hand-of = Hand of { $hand }
kraken-ui-known = You passed this hand on
kraken-ui-passes-to = Goes on to { $hand }
kraken-ui-lair = Lair
kraken-ui-lair-empty = nothing caught yet
kraken-ui-discards = Discards
kraken-ui-discards-fed = Fed
kraken-ui-discards-lost = Out of reach
kraken-ui-discards-none = nothing discarded yet
kraken-ui-points = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
kraken-ui-column-food = Food
kraken-ui-column-height = Height
kraken-ui-column-points = Points
kraken-ui-column-copies = Copies
kraken-ui-food = food { $n }
kraken-ui-outlook-lair = { $points ->
    [one] one point, safe
   *[other] { $points } points, safe
}
kraken-ui-outlook-reach = { $points ->
    [one] one point when the tentacle retracts
   *[other] { $points } points when the tentacle retracts
}
kraken-ui-outlook-needs = { $points ->
    [one] one point, needs a tentacle of height { $height }
   *[other] { $points } points, needs a tentacle of height { $height }
}
kraken-ui-outlook-grows = { $n ->
    [0] grows nothing
   *[other] tentacle to height { $height }
}
kraken-ui-outlook-wasted = { $n } food wasted
kraken-ui-outlook-ship = reaches the ship worth { $points }
kraken-ui-outlook-catch = { $points ->
    [0] nothing to catch
    [one] would catch one point
   *[other] would catch { $points } points
}

## The table in the browser

kraken-ui-times = { $card } ×{ $n }
kraken-ui-at = { $place }: { $cards }
kraken-ui-sea-of = { $name }: { $parts }
kraken-ui-ship-of = Cruise Ship, { $points } points, grabbed by { $name }
kraken-ui-shown = turned up: { $card }
kraken-ui-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
kraken-ui-all-seas = All seas and lairs
kraken-ui-reveal = All cards are turned up.
kraken-ui-outlook-lost = lost: at height { $height } no tentacle reaches it before the round ends
kraken-ui-pick-hint = What you keep is yours. The rest of the hand goes on to { $name }.
kraken-ui-pick-card = Choose a card
kraken-ui-pick-use = Place or feed?
kraken-ui-chosen = You keep: { $card }.
kraken-ui-chosen-place = You place: { $card }.
kraken-ui-chosen-feed = You feed: { $card }.
kraken-ui-may-change = Until then you may change it.
kraken-ui-do-keep = Keep { $card }
kraken-ui-do-keep-instead = Keep { $card } instead
kraken-ui-do-place = Place { $card }
kraken-ui-do-place-lost = Place { $card } and lose it
kraken-ui-do-feed = Feed { $card }
kraken-ui-do-feed-wasted = Feed { $card }, wasting { $n }
kraken-ui-do-discard = Throw away { $card }
kraken-ui-key-digits = A card of your hand, from the left
kraken-ui-key-place = Place it
kraken-ui-key-feed = Feed it
kraken-ui-key-seas = All seas and lairs

## The end

kraken-end-cards = Cards
kraken-end-babies = Baby Krakens
kraken-end-mermaids = Mermaids
kraken-end-ships = Ships
kraken-end-total = Total
kraken-end-lairs = What the lairs hold
kraken-end-stat-catch = { $n ->
    [0] nothing caught by tentacle
    [one] largest catch: one card
   *[other] largest catch: { $n } cards
}
kraken-end-stat-grew = { $n ->
    [one] one tentacle card grown
   *[other] { $n } tentacle cards grown
}
kraken-end-stat-lost = { $n ->
    [0] nothing lost
    [one] one card lost
   *[other] { $n } cards lost
}
kraken-level-points = Points

## The lessons

kraken-lesson-first = A first lesson
kraken-lesson-first-welcome = You are the kraken at the bottom. What floats above your lair counts only once your tentacle pulls it in. At the top, cruise ships wait.
kraken-lesson-first-pick = Everybody keeps one card in secret and passes the hand on. The Fishing Boat is worth 7, but floats at height 3. Keep it.
kraken-lesson-first-pick-instead = You will see more cards like that one. This time keep the Fishing Boat.
kraken-lesson-first-place = Now place it or feed it. Placed, the boat lies at height 3 until a tentacle comes for it. There is no food in it, so place it.
kraken-lesson-first-place-instead = Fed, the boat would only be thrown away: there is no food in it. Place it.
kraken-lesson-first-hungry = The hands have moved on. Your tentacle is at height 2, and the ships are at 4. The Tuna has food for two: keep the Tuna.
kraken-lesson-first-hungry-instead = Two more heights are what you need, and only the Tuna has that much food. Keep the Tuna.
kraken-lesson-first-feed = Feed it: the Tuna is gone then, but your tentacle grows by two.
kraken-lesson-first-feed-instead = Placed, the Tuna would be worth 3. The ship is worth 8. Feed it.
kraken-lesson-first-ship = Up at the ship! It is yours, the tentacle retracts, and the boat below its tip comes into your lair with it: 8 and 7 points.
kraken-lesson-first-free = Every turn is that choice: worth catching, or worth eating? When the round ends, what is out of reach is lost. Your turn, against bots.
