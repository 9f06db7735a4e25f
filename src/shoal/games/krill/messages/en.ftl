### Go For The Krill: every word the game says.
### Parameters: $hand, $victim and $hands are names of hands, $card a card, $food a food card,
### $value a number from 1 to 10, $n a count, $mission a mission.

krill-name = Go For The Krill
# The name where there is little room.
krill-short-name = Krill

## Hands (with two players each person has two)

krill-side-right = Right hand
krill-side-left = Left hand
krill-side-only = Hand
krill-side-right-help = The right hand scores.
krill-side-left-help = The left hand scores nothing: it is there to get in the way.

## Hand cards

krill-card-1 = Narwhal 1
krill-card-2 = Beluga 2
krill-card-3 = Pilot Whale 3
krill-card-4 = Minke Whale 4
krill-card-5 = Gray Whale 5
krill-card-6 = Bowhead Whale 6
krill-card-7 = Humpback Whale 7
krill-card-8 = Sperm Whale 8
krill-card-9 = Fin Whale 9
krill-card-10 = Blue Whale 10
krill-card-squid = Giant Squid
krill-card-penguin = Emperor Penguin
krill-card-shark = Great White Shark
krill-card-net = Krill Net
krill-card-whale-shark = Whale Shark
krill-card-albatross = Black-Browed Albatross
krill-card-seal = Leopard Seal

## Short names, printed on the cards

krill-short-1 = Narwhal
krill-short-2 = Beluga
krill-short-3 = Pilot
krill-short-4 = Minke
krill-short-5 = Gray
krill-short-6 = Bowhead
krill-short-7 = Humpback
krill-short-8 = Sperm
krill-short-9 = Fin
krill-short-10 = Blue
krill-short-squid = Squid
krill-short-penguin = Penguin
krill-short-shark = Shark
krill-short-net = Net
krill-short-whale-shark = Whale Shark
krill-short-albatross = Albatross
krill-short-seal = Seal

## What a card does

krill-help-1 = { krill-help-whale }
krill-help-2 = { krill-help-whale }
krill-help-3 = { krill-help-whale }
krill-help-4 = { krill-help-whale }
krill-help-5 = { krill-help-whale }
krill-help-6 = { krill-help-whale }
krill-help-7 = { krill-help-whale }
krill-help-8 = { krill-help-whale }
krill-help-9 = { krill-help-whale }
krill-help-10 = { krill-help-whale }
krill-help-whale = Takes the whole stack of its number. If others play the same number, all of them are cancelled and the stack is spooked.
krill-help-squid = Brings one card of your discard stack back into your hand. It takes no food and nothing cancels it. Not in the first round.
krill-help-penguin = Takes any one stack that is still there and was not spooked this round. If there is such a stack, one must be taken.
krill-help-shark = Before anybody eats, it cancels the card of one other hand. It cannot touch a Giant Squid and takes no food itself.
krill-help-net = Takes all krill out of all stacks, spooked ones too. Plankton and plastic stay.
krill-help-whale-shark = Takes one stack that was spooked this round. If there is such a stack, one must be taken.
krill-help-albatross = After the eating it steals one random card of this round's catch from every other hand that caught something.
krill-help-seal = After the Albatross it steals half of this round's catch, rounded down and at random, from one hand that was not cancelled.
krill-order-a = A: Great White Shark
krill-order-b = B: Krill Net
krill-order-c = C: Whales 1 to 10
krill-order-d = D: Whale Shark
krill-order-e = E: Emperor Penguin
krill-order-f = F: Albatross
krill-order-g = G: Leopard Seal
krill-order-h = H: Giant Squid

## Tie-breaker cards

krill-tie-tick = ✔
krill-tie-cross = ✗
krill-tie-tick-name = Tie-Breaker ✔
krill-tie-cross-name = Tie-Breaker ✗
krill-tie-tick-help = If you are the only one with ✔ among those who played the same card, you win the tie and only the others are cancelled. Once played it is out of the game, tie or not.
krill-tie-cross-help = Keeps your ✔ for later. The ✗ comes back to you every round.

## Food

krill-food-plankton = { $value }-value Plankton
krill-food-krill = { $value }-value Krill
krill-food-plastic = Plastic of minus { $value }
krill-food-turtle = Loggerhead Sea Turtle
krill-food-orca = Orca Whale
krill-food-diver = Scuba Diver
krill-food-kind-plankton = Plankton
krill-food-kind-krill = Krill
krill-food-kind-plastic = Plastic
krill-food-plankton-help = Worth its number.
krill-food-krill-help = Worth twice its number.
krill-food-plastic-help = Costs its number at the end.
krill-food-turtle-help = Discards the stack with the fewest cards; of several, the highest number.
krill-food-orca-help = Discards the stack with the most cards; of several, the lowest number.
krill-food-diver-help = Discards all stacks.

## Options

krill-option-players = Players
    .help = Three to six, or seven with Darker Waters. With two, each plays a right and a left hand, and only the right one scores.
krill-option-beginners = First game
    .help = Turtle, Orca and Diver turn up but do nothing, so that no stack vanishes by surprise.
krill-option-darker_waters = Darker Waters
    .help = The expansion: more food, a 13th round, a seventh player, and two special cards in every hand that you choose below.
krill-option-hand_cards = Special cards in every hand
    .help = Besides the whales 1 to 10 and the Giant Squid, everybody gets the same two of these.
krill-option-hand_cards-penguin = { krill-card-penguin }
    .help = { krill-help-penguin }
krill-option-hand_cards-shark = { krill-card-shark }
    .help = { krill-help-shark }
krill-option-hand_cards-net = { krill-card-net }
    .help = { krill-help-net }
krill-option-hand_cards-whale-shark = { krill-card-whale-shark }
    .help = { krill-help-whale-shark }
krill-option-hand_cards-albatross = { krill-card-albatross }
    .help = { krill-help-albatross }
krill-option-hand_cards-seal = { krill-card-seal }
    .help = { krill-help-seal }
krill-option-tie_breakers = Tie-Breakers
    .help = Each card is played together with ✗ or ✔. Once in the game, a lone ✔ wins a tie.
krill-option-missions = Missions
    .help = Four open missions give extra points, some to everybody who fulfils them, some to one only.
krill-option-mission_cards = Which missions
    .help = Four of the eleven. Choose none and they are drawn at random.
krill-option-mission_cards-third-time = { krill-mission-third-time }
    .help = { krill-mission-third-time.help }
krill-option-mission_cards-collector = { krill-mission-collector }
    .help = { krill-mission-collector.help }
krill-option-mission_cards-perfectionist = { krill-mission-perfectionist }
    .help = { krill-mission-perfectionist.help }
krill-option-mission_cards-leftovers = { krill-mission-leftovers }
    .help = { krill-mission-leftovers.help }
krill-option-mission_cards-slim-pickings = { krill-mission-slim-pickings }
    .help = { krill-mission-slim-pickings.help }
krill-option-mission_cards-hasty = { krill-mission-hasty }
    .help = { krill-mission-hasty.help }
krill-option-mission_cards-one-and-done = { krill-mission-one-and-done }
    .help = { krill-mission-one-and-done.help }
krill-option-mission_cards-plankton-purist = { krill-mission-plankton-purist }
    .help = { krill-mission-plankton-purist.help }
krill-option-mission_cards-reserved = { krill-mission-reserved }
    .help = { krill-mission-reserved.help }
krill-option-mission_cards-minimalist = { krill-mission-minimalist }
    .help = { krill-mission-minimalist.help }
krill-option-mission_cards-krill-king = { krill-mission-krill-king }
    .help = { krill-mission-krill-king.help }
krill-option-plastics = Plastics
    .help = Ten plastic cards, minus 1 to minus 10, drift in with the food. Whoever takes the stack takes them too.
krill-option-deck = Food deck
    .help = The rulebook does not print how often each number occurs, so there are two decks to choose from.
krill-option-deck-falling = Falling
    .help = Low numbers are common, high ones rare: every number from 4 up is worth about the same in all.
krill-option-deck-flat = Flat
    .help = Every number is about as common: the tens are worth ten times the ones.

## Missions

krill-mission-third-time = Third Time’s a Charm
    .help = 20 points if your card was cancelled three rounds in a row. A round with the Giant Squid breaks the row. Everybody can score it, once.
krill-mission-collector = The Collector
    .help = 3 points for every different number in your pile at the end, whatever the food: at most 30. Everybody can score it.
krill-mission-perfectionist = The Perfectionist
    .help = 15 points for playing three neighbouring numbers in a row, upwards or downwards, in three rounds running. Cancelled cards count. Everybody can score it, once.
krill-mission-leftovers = Leftovers
    .help = The card left in your hand counts: its number, or 12 if it is a special card. Of several, the highest. Everybody can score it.
krill-mission-slim-pickings = Slim Pickings
    .help = 30 points if your pile holds no more than five food cards of any number. Everybody can score it.
krill-mission-hasty = Hasty
    .help = 10 points for the first hand that takes any food of value 10 from a stack. Stealing does not count.
krill-mission-one-and-done = One and Done
    .help = 25 points for the most food cards of value 1 at the end. A tie pays nobody.
krill-mission-plankton-purist = The Plankton Purist
    .help = 25 points for the fewest krill cards at the end; none at all is fewest. A tie pays nobody.
krill-mission-reserved = Reserved
    .help = 20 points for the highest card left in hand; special cards are 12. A tie pays nobody.
krill-mission-minimalist = The Minimalist
    .help = 30 points for the fewest food cards in the pile at the end. A tie pays nobody.
krill-mission-krill-king = The Krill King
    .help = 10 points for the most krill cards at the end. A tie pays nobody.
krill-missions = Missions
krill-mission-held = Goes to { $hand }.
krill-mission-open = Not decided yet.

## How far somebody is with a mission

krill-progress-done = done
krill-progress-none = not begun
krill-progress-streak = { $n ->
    [0] last card not cancelled
    [one] cancelled once, now
   *[other] cancelled { $n } times in a row
}
krill-progress-last = last played: { $cards }
krill-progress-highest = highest card in hand: { $n }
krill-progress-cards = { $n ->
    [one] one food card
   *[other] { $n } food cards
}
krill-progress-numbers = { $n ->
    [one] one number
   *[other] { $n } different numbers
}
krill-progress-largest = at most { $n } of one number
krill-progress-ones = { $n ->
    [one] a single 1
   *[other] { $n } cards of value 1
}
krill-progress-krill = { $n } krill

## What is asked ($side is right, left or only)

krill-ask-card = { $side ->
    [right] Right hand, the one that scores: choose a card.
    [left] Left hand, the one that gets in the way: choose a card.
   *[only] Choose a card to play.
}
krill-ask-tie = { $side ->
    [right] Right hand: play it with ✗, or spend its ✔?
    [left] Left hand: play it with ✗, or spend its ✔?
   *[only] Play it with ✗, or spend your ✔?
}
krill-ask-shark = Great White Shark: whose card do you cancel?
krill-ask-whale-shark = Whale Shark: which spooked stack do you take?
    .note = { krill-ui-declining }
krill-ask-penguin = Emperor Penguin: which stack do you take?
    .note = { krill-ui-declining }
krill-ask-seal = Leopard Seal: from whom do you steal half of this round’s catch?
krill-ask-squid = { $side ->
    [right] Giant Squid: which card comes back into your right hand?
    [left] Giant Squid: which card comes back into your left hand?
   *[only] Giant Squid: which card comes back into your hand?
}

## Why not

krill-why-not-asked = This is not being asked now.
krill-why-other-question = Something else is being asked now.
krill-why-not-in-hand = This card is not in your hand.
krill-why-squid-first-round = The Giant Squid cannot be played in the first round: nothing is in your discard stack yet.
krill-why-tick-gone = Your ✔ has been used; it is out of the game.
krill-why-own-card = The hand that plays the card cannot choose itself.
krill-why-cancelled = This hand is already cancelled this round.
krill-why-squid-safe = Nothing can cancel a Giant Squid.
krill-why-no-stack = There is no food at this number.
krill-why-spooked = This stack is spooked this round: the Emperor Penguin keeps away.
krill-why-not-spooked = This stack was not spooked this round: the Whale Shark takes spooked stacks only.
krill-why-nothing-caught = This hand has caught nothing this round.
krill-why-not-in-discards = This card is not in your discard stack.
krill-why-no-such-hand = There is no such hand at this table.

## What happens

krill-event-round = Round { $n } of { $of }
krill-event-food = New food: { $food }.
krill-event-aside = { $food } turns up during the set-up: set aside, and shuffled back in afterwards.
krill-event-turtle = Loggerhead Sea Turtle: the shortest stack goes, { $n ->
    [one] the { $value } with one card
   *[other] the { $value }s with { $n } cards
}.
krill-event-turtle-none = Loggerhead Sea Turtle: there is no stack to discard.
krill-event-orca = Orca Whale: the tallest stack goes, { $n ->
    [one] the { $value } with one card
   *[other] the { $value }s with { $n } cards
}.
krill-event-orca-none = Orca Whale: there is no stack to discard.
krill-event-diver = { $n ->
    [0] Scuba Diver: there is nothing to discard.
    [one] Scuba Diver: the only card on the table is discarded.
   *[other] Scuba Diver: all stacks are discarded, { $n } cards in all.
}
krill-event-ignored = { $food } turns up and, for a first game, does nothing.
krill-event-played = { $hand } plays { $card }.
krill-event-played-tie = { $hand } plays { $card } with { $tie }.
krill-event-cancel-number = Cancelled over { $card }: { $hands }. The { $value }s are spooked.
krill-event-cancel-card = Cancelled over { $card }: { $hands }.
krill-event-tie-won = { $hand } alone played ✔ and wins the tie for { $card }. Cancelled: { $hands }.
krill-event-shark = { $hand } sends the Great White Shark after { $victim }: { $card } is cancelled.
krill-event-shark-none = The Great White Shark of { $hand } finds nobody to cancel.
krill-event-net = { $hand } casts the Krill Net and lands { $n } krill.
krill-event-net-none = { $hand } casts the Krill Net and finds no krill.
krill-event-collect = { $hand } takes the { $value }s with { $card }: { $n ->
    [one] one card
   *[other] { $n } cards
}.
krill-event-collect-none = { $hand } finds nothing to take with { $card }.
krill-event-albatross = The Black-Browed Albatross of { $hand } steals a card from { $victim }.
krill-event-albatross-seen = The Black-Browed Albatross of { $hand } steals from { $victim }: { $food }.
krill-event-albatross-none = The Black-Browed Albatross of { $hand } finds nothing to steal.
krill-event-seal = The Leopard Seal of { $hand } steals { $n ->
    [0] nothing: half of one card, rounded down, is none. Victim: { $victim }
    [one] one card from { $victim }
   *[other] { $n } cards from { $victim }
}.
krill-event-seal-seen = The Leopard Seal of { $hand } steals from { $victim }: { $foods }.
krill-event-seal-none = The Leopard Seal of { $hand } finds nobody to steal from.
krill-event-squid = The Giant Squid of { $hand } brings back { $card }.
krill-event-squid-none = The Giant Squid of { $hand } finds no card to bring back.
krill-event-discards = Everybody’s played card goes to the discard stack.
krill-event-hasty = { $hand } is first to take a 10 and earns Hasty.
krill-event-over = The game is over. Now the piles are counted.

## What ended the game

krill-end-rounds = the last round

## Phases

krill-phase-replenish = New food comes in
krill-phase-select = Everybody chooses
krill-phase-reveal = Cards are turned up
krill-phase-collect = The hunt, A to H
krill-phase-over = The count

## The rules in short

krill-rules = The rules in short
krill-rules-replenish = Replenish
    .help = Two food cards for every hand are turned up one by one and join the stack of their number.
krill-rules-select = Selection
    .help = Everybody secretly chooses one card. Discard stacks are open, so all know who still has what.
krill-rules-reveal = Reveal
    .help = Equal cards cancel each other, except Giant Squids. A number that cancelled is spooked until the round ends.
krill-rules-collect = Collection
    .help = The cards that are left act in the order of their letters, A to H. Then all played cards are discarded.
krill-rules-end = The end
    .help = After the last round the pile is counted: Plankton is worth its number, Krill twice its number. Ties go to the most Krill, then to the most Plankton of value 1, 2 and so on.
krill-rules-two = Two players
    .help = Each plays two hands as if they were two players. Only the right hand scores.
krill-rules-cards = The cards in every hand
krill-rules-whales = Whales 1 to 10
krill-rules-food = The food
krill-rules-ignored = Does nothing in a first game.

## The table, in the browser and in the terminal

krill-ui-round = Round { $n } of { $of }
krill-ui-sea = The sea
krill-ui-stack-empty = Stack { $value }: empty
krill-ui-stack-full = Stack { $value }: { $parts }
krill-ui-stack-spooked = { $stack }, spooked
krill-ui-spooked = spooked
krill-ui-part = { $n } { $kind }
krill-ui-deck = Food deck
krill-ui-deck-left = { $n } left
krill-ui-out = Out of play
krill-ui-unseen = Not seen yet
krill-ui-hand = Your hand
krill-ui-hand-of = Cards of { $hand }
krill-ui-hand-pick-discard = Your discard stack lies below: choose the card that comes back.
krill-ui-discards = Discard stack
krill-ui-discards-none = nothing discarded yet
krill-ui-still-has = Still in hand
krill-ui-round-short = round { $n }
krill-ui-pile = Pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
krill-ui-pile-of = Pile of { $hand }
krill-ui-points = { $n } pts
krill-ui-points-about = { $n } + ? pts
krill-ui-points-unknown = { $n ->
    [one] one card unknown
   *[other] { $n } cards unknown
}
krill-ui-cancelled = cancelled
krill-ui-played = Played: { $card }
krill-ui-slot-tie = Tie-Breaker
krill-ui-pick-card = Choose a card
krill-ui-pick-tie = Choose ✗ or ✔
krill-ui-play = Play { $card }
krill-ui-play-tick = Play { $card }, spend ✔
krill-ui-play-both = Play both
krill-ui-play-both-tick = Play both, spend ✔
krill-ui-change = Change to { $card }
krill-ui-change-both = Change
krill-ui-do-shark = Cancel { $hand }
krill-ui-do-stack = Take the { $value }s
krill-ui-do-seal = Steal from { $hand }
krill-ui-do-squid = Bring back { $card }
krill-ui-chosen = You play { $card }. Until everybody has chosen you can still change it.
krill-ui-chosen-both = You play { $cards }. Until everybody has chosen you can still change them.
krill-ui-chosen-other = You have chosen. Until everybody has chosen you can still change it.
krill-ui-all-players = All discard stacks and piles
krill-ui-key-digits = play that whale, or choose that stack (0 is 10)
krill-ui-key-letters = the special cards, from left to right
krill-ui-key-tie = ✔ or ✗
krill-ui-key-players = all discard stacks
krill-ui-key-missions = the missions
krill-ui-look = { $stack }. { $help }
krill-ui-declining = Taking is not optional, even if plastic is in the stack.

## The end

krill-end-plankton = Plankton
krill-end-krill = Krill
krill-end-plastic = Plastic
krill-end-missions = Missions
krill-end-mission-nobody = nobody
krill-end-count = { $cards } cards
krill-end-stat-catch = { $n ->
    [0] caught nothing
    [one] largest catch: one card
   *[other] largest catch: { $n } cards
}
krill-end-stat-cancelled = { $n ->
    [0] never cancelled
    [one] cancelled once
   *[other] cancelled { $n } times
}
krill-level-points = Points
krill-level-krill = Most krill cards
krill-level-plankton-1 = Most Plankton of value 1
krill-level-plankton-2 = Most Plankton of value 2
krill-level-plankton-3 = Most Plankton of value 3
krill-level-plankton-4 = Most Plankton of value 4
krill-level-plankton-5 = Most Plankton of value 5
krill-level-plankton-6 = Most Plankton of value 6
krill-level-plankton-7 = Most Plankton of value 7
krill-level-plankton-8 = Most Plankton of value 8
krill-level-plankton-9 = Most Plankton of value 9
krill-level-plankton-10 = Most Plankton of value 10

## The terminal

krill-cli-order = Acts at { $letter } in the order A to H.
krill-cli-foods = New food: { $foods }.
krill-cli-food = { $kind ->
    [krill] Krill { $value }
    [plastic] Plastic −{ $value }
   *[other] Plankton { $value }
}
krill-cli-to-come = { $kind ->
    [krill] unseen K
    [plastic] unseen −
   *[other] unseen P
}
krill-cli-code-squid = Sq
krill-cli-code-penguin = Pe
krill-cli-code-shark = Sh
krill-cli-code-net = Ne
krill-cli-code-whale-shark = WS
krill-cli-code-albatross = Al
krill-cli-code-seal = Se

## The lesson

krill-lesson-first = A first lesson
krill-lesson-first-welcome = Food drifts here in stacks by number. Each of your whales 1 to 10 takes the whole stack of its number. Everybody chooses a card in secret, all at once.
krill-lesson-first-greed = The 5s are the fattest stack: plankton is worth its number, krill twice that. Be greedy and play your Gray Whale 5.
krill-lesson-first-greed-instead = Keep that card for later. Be greedy for once: play the 5.
krill-lesson-first-clash = Player 2 wanted the 5s too. Equal cards cancel each other: neither of you eats, and the 5s are spooked for this round.
krill-lesson-first-feast = Players 3 and 4 were alone with their numbers, so they eat. Cards are played once: your 5 goes to your discard stack, open to all.
krill-lesson-first-think = New food has come. Players 3 and 4 still hold a 5 and look at that big stack. Go where nobody else goes: play the 9.
krill-lesson-first-think-instead = That may work too, but look at the 9s: they are worth 27 points. Play the 9.
krill-lesson-first-alone = Two 5s clashed, and you were alone with the 9: a whole stack for you. Guessing what the others want is all there is to it.
krill-lesson-first-free = Now it is up to you, against bots. After twelve rounds most points win. Play on here, or open a table of your own.
