### Kelp: Shark vs Octopus: every word the game says.
### Parameters: $card a card of either side, $cards several, $block, $old a kind of block, $zone, $a, $b a zone, $space a Current
### space, $colour a colour of dice, $strategy, $own, $counter a confrontation card, $n, $to numbers.

kelp-name = Kelp: Shark vs Octopus
# The name where there is little room.
kelp-short-name = Kelp
kelp-side-octopus = Octopus
kelp-side-shark = Shark

## The cards of the Octopus

kelp-card-fast-learning = Fast Learning
kelp-card-curiosity = Curiosity
kelp-card-camouflage = Camouflage
kelp-card-slip-away = Slip Away
kelp-card-drift = Drift
kelp-card-sharp-senses = Sharp Senses
kelp-card-observation = Observation
kelp-card-adaptation = Adaptation
kelp-card-shell-armour = Shell Armour
kelp-card-vanish = Vanish
kelp-card-perfect-disguise = Perfect Disguise
kelp-card-sudden-evasion = Sudden Evasion
kelp-card-taking-chances = Taking Chances
kelp-card-cloud-of-ink = Cloud of Ink
kelp-card-kelp-dance = Kelp Dance
kelp-card-eat-crab = Eat the Red Rock Crab
kelp-card-eat-snail = Eat the Sea Snail
kelp-card-eat-lobster = Eat the Cape Rock Lobster
kelp-card-eat-abalone = Eat the South African Abalone
kelp-help-fast-learning = Learn 2: gain two cards or blocks.
kelp-help-curiosity = Learn 1: gain a card or a block.
kelp-help-camouflage = Hide one or two open blocks.
kelp-help-slip-away = Swap two neighbouring blocks, each as it is.
kelp-help-drift = Shuffle three hidden blocks.
kelp-help-sharp-senses = Learn 2; each card gained, but for Eat cards, may go to your hand.
kelp-help-observation = Learn 3: gain three cards or blocks.
kelp-help-adaptation = Learn 1; then you may trash another card from your hand or your discard pile.
kelp-help-shell-armour = Hide one to three open blocks.
kelp-help-vanish = Hide one or two open blocks, then draw a card.
kelp-help-perfect-disguise = Hide one to four open blocks.
kelp-help-sudden-evasion = Swap neighbouring blocks twice. The same block may move both times.
kelp-help-taking-chances = Shuffle the block of the Exposed Zone, open or hidden, with two hidden blocks.
kelp-help-cloud-of-ink = Shuffle the Octopus with one to three other blocks, whether open or hidden. All come back hidden.
kelp-help-kelp-dance = Shuffle four hidden blocks.
kelp-help-eat-crab = The Octopus beside the crab: both are revealed, and it is eaten. The card is trashed.
kelp-help-eat-snail = The Octopus beside the snail: both are revealed, and it is eaten. The card is trashed.
kelp-help-eat-lobster = The Octopus beside the lobster: both are revealed, and it is eaten. The card is trashed.
kelp-help-eat-abalone = The Octopus beside the abalone: both are revealed, and it is eaten. The card is trashed.
kelp-sort-learn = Learn
kelp-sort-hide = Hide
kelp-sort-move = Move
kelp-sort-eat = Eat

## Blocks

kelp-block-shell = Shell
    .help = Does nothing, and looks like anything from behind.
kelp-block-octopus = Octopus
    .help = The one that must not be caught. It can never be exchanged.
kelp-block-trap-hide = Trap: hide
    .help = Revealed by the Shark, it lets the Octopus hide up to two other blocks.
kelp-block-trap-current = Trap: a Current
    .help = Revealed by the Shark, it lets the Octopus take a Current off the board.
kelp-block-trap-currents = Trap: two Currents
    .help = Revealed by the Shark, it lets the Octopus take up to two Currents off the board.
kelp-block-trap-den = Trap: back to a den
    .help = Revealed by the Shark, it sends the Shark to a den that the Octopus chooses.
kelp-block-crab = Red Rock Crab
    .help = Eaten, it raises the hand size to five for the rest of the game, and the hand is drawn full.
kelp-block-snail = Sea Snail
    .help = Eaten, it fetches any card from the draw pile or the discard pile.
kelp-block-lobster = Cape Rock Lobster
    .help = Eaten, it hides all open blocks at once.
kelp-block-abalone = South African Abalone
    .help = Eaten, it lets the Octopus learn up to three things for nothing.
kelp-block-double-shell = Double Shell
    .help = Revealed as a cost, it counts as two blocks.

## The board

kelp-zone-nw = the north-west
kelp-zone-n = the north
kelp-zone-ne = the north-east
kelp-zone-w = the west
kelp-zone-c = the middle
kelp-zone-e = the east
kelp-zone-sw = the south-west
kelp-zone-s = the south
kelp-zone-se = the south-east
kelp-kind-exposed = Exposed Zone
kelp-kind-kelp = Kelp Zone
kelp-kind-rocky = Rocky Zone
kelp-space-nw-n = NW–N
kelp-space-n-ne = N–NE
kelp-space-nw-w = NW–W
kelp-space-n-c = N–Middle
kelp-space-ne-e = NE–E
kelp-space-w-c = W–Middle
kelp-space-c-e = Middle–E
kelp-space-w-sw = W–SW
kelp-space-c-s = Middle–S
kelp-space-e-se = E–SE
kelp-space-sw-s = SW–S
kelp-space-s-se = S–SE
kelp-space-den-nw = the north-western den
kelp-space-den-ne = the north-eastern den
kelp-space-den-sw = the south-western den
kelp-space-den-se = the south-eastern den

## Dice and the cards of the Shark

kelp-colour-blue = Current
kelp-colour-yellow = Search
kelp-colour-red = Strike
kelp-shark-aggressive = Aggressive
    .help = Brings red dice and nothing else.
kelp-shark-agile = Agile
    .help = Before moving, turn right round.
kelp-shark-daring = Daring
    .help = Before moving, give another die of the pool to the Hunger Track and turn a red die of the pool to 6.
kelp-shark-hostile = Hostile
    .help = One of the remaining confrontation cards of the Octopus, drawn blindly, is trashed with its counterpart. Any time before dice are placed.
kelp-shark-hungry = Hungry
    .help = After rolling, draw and roll one die more.
kelp-shark-observant = Observant
    .help = Ignore a trap that has just been revealed.
kelp-shark-reactive = Reactive
    .help = Before rolling, return two dice to the bag and choose one from it.
kelp-shark-relentless = Relentless
    .help = Before moving, reroll one or two dice.
kelp-shark-ruthless = Ruthless
    .help = Before moving, turn a die of the pool up by two, to 6 at most.
kelp-shark-swift = Swift
    .help = Before or after the move, swim one space further, onto an empty one.
kelp-shark-vigilant = Vigilant
    .help = After rolling, save a die on this card. In a later turn it may be placed besides that turn’s dice.
kelp-strategy-red = Fight
    .help = After the escape, the Octopus sends the Shark to a den of its choice.
kelp-strategy-gray = Flinch
    .help = After the escape, the Octopus may hide all open blocks.
kelp-strategy-yellow = Flight
    .help = After the escape, the Octopus may shuffle itself with two other blocks.

## Options

kelp-option-players = Players
    .help = Two: one plays the Octopus, one the Shark.
kelp-option-edition = Rocky Zones
    .help = What a die must show at least in the corners of the board; the rulebook leaves it open.
kelp-option-edition-rocky-3 = 3 or more
kelp-option-edition-rocky-5 = 5 or more
kelp-option-spots = Shuffled blocks
    .help = Who says where each block goes when blocks are shuffled. It makes no difference to the odds: the Shark cannot know what it is placing.
kelp-option-spots-shark = the Shark names the spots
kelp-option-spots-chance = they land at random
kelp-option-round_limit = Rounds at most
    .help = After so many rounds the Octopus has won. Wherever a bot sits there is such a limit; where only people play there is none unless you set one, and 0 is none.

## What is asked

kelp-ask-den = Which den does the Shark go to?
kelp-ask-den-first = In which den does the Shark begin?
kelp-ask-action = { $n ->
    [0] Is that all, or do you use a food?
    [1] Your second action. What do you do?
   *[other] Your turn: two actions. What do you do?
}
kelp-ask-pay = The cost of { $card }: reveal { $n ->
    [one] one more hidden block.
   *[other] { $n } hidden blocks.
}
kelp-ask-hide = { $n ->
    [one] Which open block do you hide?
   *[other] Which open blocks do you hide? Up to { $n }.
}
kelp-ask-shuffle = { $n ->
    [one] Which block is shuffled too?
   *[other] Which blocks are shuffled? { $n } are left to choose.
}
kelp-ask-swap = Which neighbours change places?
kelp-ask-learn = What do you gain? { $n ->
    [one] One more.
   *[other] { $n } things.
}
kelp-ask-exchange = Which open block is exchanged for it?
kelp-ask-keep = Where does the new card go?
kelp-ask-trash = You may trash another card. Which?
kelp-ask-fetch = Sea Snail: which card do you fetch?
kelp-ask-drop = Too many cards after the Sea Snail: which one do you discard?
kelp-ask-sink = { $n ->
    [one] Which Current do you take off the board?
   *[other] Which Currents do you take off the board? Up to { $n }.
}
kelp-ask-escape = You have escaped. Hide all open blocks?
kelp-ask-confront = The confrontation! Which card do you choose?
kelp-ask-spot = The Octopus holds a block. Where does it go?
kelp-ask-dice = Draw a third die?
kelp-ask-recall = The bag is empty. Which Current do you take back to roll it?
kelp-ask-roll = Your dice are drawn. Roll them, or use Reactive first?
kelp-ask-return = Reactive: which dice go back to the bag? { $n ->
    [one] One more.
   *[other] Two.
}
kelp-ask-choose = Reactive: which die do you take from the bag?
kelp-ask-swim = Place Currents, use cards, reroll; then swim. Where to?
kelp-ask-swim-on = You swim over a Current. Where does the way go on?
kelp-ask-at = Where does the Current go?
kelp-ask-again = Relentless: which die do you reroll?
kelp-ask-raise = Ruthless: which die do you turn up?
kelp-ask-sacrifice = Daring: which die goes to the Hunger Track?
kelp-ask-turn-up = Daring: which red die becomes a 6?
kelp-ask-save = Vigilant: which die do you save?
kelp-ask-dart = Swift: swim one space more?
kelp-ask-place = Search or strike?
kelp-ask-with = Which die do you place on { $zone }? It must show { $n } or more.
kelp-ask-first = Two dice are placed. Which block is revealed first?
kelp-ask-ignore = { $block }! Do you ignore it?
kelp-ask-store = Which dice do you store? { $n ->
    [one] One slot is free.
   *[other] { $n } slots are free.
}
kelp-ask-energy = You have { $n ->
    [one] { $n } pip
   *[other] { $n } pips
} of Energy to spend. Which card do you get?
kelp-ask-replace = Which card on offer is replaced?
kelp-ask-feed = Which stored die goes to the Hunger Track?

## Answers

kelp-answer-play = Play { $card }
kelp-answer-discard = Discard { $card }
kelp-answer-draw = Draw cards
kelp-answer-end = End the turn
kelp-answer-done = Done
kelp-answer-use = Use { $card }
kelp-answer-use-food = Use { $block }
kelp-answer-reveal = Reveal { $zone }
kelp-answer-hide = Hide { $zone }
kelp-answer-hide-all = Hide all
kelp-answer-shuffle = Shuffle { $zone }
kelp-answer-swap = Swap { $a } and { $b }
kelp-answer-learn = Gain { $card }
kelp-answer-gain = Gain { $block }
kelp-answer-exchange = Exchange { $zone }
kelp-answer-to-hand = To your hand
kelp-answer-to-discard = To your discard pile
kelp-answer-trash = Trash { $card } from your hand
kelp-answer-trash-pile = Trash { $card } from your discard pile
kelp-answer-fetch = { $card } from the draw pile
kelp-answer-fetch-pile = { $card } from the discard pile
kelp-answer-drop = Discard { $card }
kelp-answer-sink = Take the Current at { $space } off
kelp-answer-den = To { $space }
kelp-answer-confront = { $strategy }
kelp-answer-spot = Put it in { $zone }
kelp-answer-swim = Swim to { $space }
kelp-answer-dart = Swift to { $space }
kelp-answer-current = Place a Current of { $n }
kelp-answer-current-saved = Place the saved Current
kelp-answer-at = At { $space }
kelp-answer-reroll = Reroll { $colour } { $n }
kelp-answer-again = Reroll { $colour } { $n }
kelp-answer-raise = Turn up { $colour } { $n }
kelp-answer-sacrifice = Give { $colour } { $n }
kelp-answer-turn-up = Turn { $colour } { $n } to 6
kelp-answer-save = Save { $colour } { $n }
kelp-answer-store = Store { $colour } { $n }
kelp-answer-reduce = Reduce { $colour } { $n }
kelp-answer-search = Search { $zone }
kelp-answer-strike = Strike { $zone }
kelp-answer-with = With a { $n }
kelp-answer-with-saved = With the saved die
kelp-answer-first = { $zone } first
kelp-answer-draw-2 = Draw 2
kelp-answer-draw-3 = Draw 3
kelp-answer-roll = Roll
kelp-answer-recall = Take back the Current at { $space }
kelp-answer-return = Return { $colour }
kelp-answer-choose = Choose { $colour }
kelp-answer-buy = Get { $card }
kelp-answer-replace = Replace { $card }
kelp-answer-feed = { $colour }

## Why not

kelp-why-not-asked = This is not being asked now.
kelp-why-other-question = Something else is being asked now.
kelp-why-not-in-hand = You have no such card.
kelp-why-cannot-pay = { $card } costs { $n }, and there are not enough hidden blocks to reveal.
kelp-why-no-effect = It could not do all it says now.
kelp-why-hand-full = Your hand is full.
kelp-why-nothing-left = There is nothing left to draw.
kelp-why-must-act = Two actions are a must.
kelp-why-not-hidden = This block is not hidden, or already chosen.
kelp-why-not-open = This block does not lie open, or is already chosen.
kelp-why-wrong-payment = With this block the cost would be overpaid, or the card could not do all it says.
kelp-why-not-beside = These zones are not beside each other.
kelp-why-no-exchange = There is no open block that could be exchanged for it.
kelp-why-no-die = There is no such die.
kelp-why-too-low = The die is too low.
kelp-why-too-low-for = A die must show { $n } or more in { $zone }.
kelp-why-occupied = This place is taken.
kelp-why-not-ahead = The Shark cannot swim there from here: it goes on by the lines, ahead, and needs an empty space at the end.
kelp-why-no-chain = Currents lead only from higher to lower numbers, and the way must end on an empty space.
kelp-why-too-dear = { $card } costs { $n }; there is not enough Energy.
kelp-why-must-buy = With three dice stored, Energy must be spent.
kelp-why-not-in-row = This card is not on offer.
kelp-why-no-such-card = You have no such card.
kelp-why-too-late = It is too late for that in this turn.
kelp-why-no-use = It would do nothing now.
kelp-why-out-of-reach = This zone is not beside the Shark.
kelp-why-not-there = There is no such thing there.
kelp-why-at-least-one = Choose at least one.

## What happens

kelp-event-begins = Nine blocks stand in the kelp. The Octopus looks for a den to put the Shark in.
kelp-event-round = Round { $n }: the turn of the Octopus.
kelp-event-sharks-turn = The turn of the Shark.
kelp-event-den = The Shark lies in { $space }.
kelp-event-played = The Octopus plays { $card }.
kelp-event-paid = Revealed in { $zone }: { $block }.
kelp-event-swapped = The blocks of { $a } and { $b } change places.
kelp-event-hidden = The block in { $zone } is hidden again.
kelp-event-gathered = The block of { $zone } goes into the bag.
kelp-event-landed-all = The shuffled blocks stand in the kelp again.
kelp-event-lifted = The Octopus draws a block from the bag.
kelp-event-lifted-seen = From the bag you draw: { $block }.
kelp-event-landed = It goes to { $zone }.
kelp-event-landed-seen = { $block } goes to { $zone }.
kelp-event-drew = The Octopus draws { $n ->
    [one] a card
   *[other] { $n } cards
}.
kelp-event-drew-seen = You draw: { $cards }.
kelp-event-drew-none = There is no card to draw.
kelp-event-reshuffled = The discard pile is shuffled: { $n ->
    [one] one card
   *[other] { $n } cards
} to draw again.
kelp-event-discarded = The Octopus discards { $card }.
kelp-event-dropped = The Octopus discards down to its hand size: { $card }.
kelp-event-took = The Octopus learns { $card }.
kelp-event-took-to-hand = The Octopus learns { $card } and takes it to its hand.
kelp-event-turned-up = The next card: { $card }.
kelp-event-gained = New in { $zone }: { $block }, for { $old }.
kelp-event-trashed = The Octopus trashes { $card } from its hand.
kelp-event-trashed-discard = The Octopus trashes { $card } from its discard pile.
kelp-event-ate = Eaten in { $zone }: { $block }. { $n ->
    [1] The first of four.
    [2] The second of four.
    [3] The third of four.
   *[other] The last.
}
kelp-event-feasted = The Octopus has eaten all four.
kelp-event-used-food = The Octopus uses { $block }.
kelp-event-fetched = The Octopus fetches a card from its draw pile.
kelp-event-fetched-seen = You fetch from your draw pile: { $cards }.
kelp-event-fetched-discard = The Octopus fetches { $card } from its discard pile.
kelp-event-drew-die = Drawn: { $colour }.
kelp-event-recalled = The bag is empty: the Current of { $space } is rolled again.
kelp-event-rolled = { $colour }: { $n }.
kelp-event-used-card = The Shark uses { $card }.
kelp-event-returned = Back to the bag: { $colour }.
kelp-event-chose = Chosen from the bag: { $colour }.
kelp-event-rerolled = { $colour } { $n } is rolled again: { $to }.
kelp-event-raised = { $colour } { $n } is turned to { $to }.
kelp-event-saved = Saved: { $colour } { $n }.
kelp-event-current = A Current of { $n } at { $space }.
kelp-event-swam = The Shark swims to { $space }.
kelp-event-swam-over = The Shark swims over the Current of { $n } at { $space }.
kelp-event-used-current = The Current at { $space } is used up.
kelp-event-darted = The Shark darts on to { $space }.
kelp-event-pushed = The way is blocked: the Current at { $space } goes back to the bag.
kelp-event-placed = In { $zone }: { $colour } { $n }.
kelp-event-searched = The Shark searches { $zone }: { $block }.
kelp-event-struck = The Shark strikes in { $zone }: { $block }.
kelp-event-fizzled = { $colour } in { $zone } finds nothing any more.
kelp-event-trapped = { $block }!
kelp-event-ignored = The Shark ignores it.
kelp-event-sunk = The Current at { $space } goes back to the bag.
kelp-event-declined = The Octopus lets it be.
kelp-event-confronted = The Octopus chose { $own }, the Shark the counter to { $counter }.
kelp-event-escaped = { $strategy }: the Octopus escapes.
kelp-event-lost-pair = { $strategy } is out of the game, on both sides.
kelp-event-hunger = { $colour } goes to the Hunger Track: { $n } of 7.
kelp-event-grew = { $colour } goes to Growth tile { $n ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}.
kelp-event-grew-up = Growth tile { $n } is turned: { $n ->
    [1] one reroll each turn
    [2] 5 more Energy for 5 or less
    [3] one more reroll each turn
   *[other] an extra die each turn
}.
kelp-event-to-bag = { $colour } goes into the bag.
kelp-event-stored = Stored: { $colour } { $n }.
kelp-event-reduced = { $colour } { $n } is reduced by one; { $card } is replaced.
kelp-event-bought = The Shark gets { $card }.
kelp-event-refilled = Now on offer: { $card }.
kelp-event-ended-eaten = Four foods are eaten: the Octopus wins.
kelp-event-ended-exhausted = The Hunger Track is full: the Shark is exhausted, the Octopus wins.
kelp-event-ended-toothless = One hunger space is left and no red die to strike with: the Octopus wins.
kelp-event-ended-caught = The same colour: the Shark has caught the Octopus and wins.
kelp-event-ended-cornered = No strategy is left but one: the Shark has caught the Octopus and wins.
kelp-event-ended-limit = The last round is over: the Octopus has survived and wins.

## How the game ended

kelp-end-eaten = four foods eaten
kelp-end-exhausted = the Shark exhausted
kelp-end-toothless = no red die left
kelp-end-caught = a won confrontation
kelp-end-cornered = the last confrontation
kelp-end-limit = the last round

## The end

kelp-level-won = Won

## Phases

kelp-phase-setup = A den for the Shark
kelp-phase-action = Actions
kelp-phase-swap = Blocks change places
kelp-phase-hide = Blocks are hidden
kelp-phase-shuffle = Blocks are shuffled
kelp-phase-learn = Learning
kelp-phase-trash = Trashing
kelp-phase-eat = Eating
kelp-phase-card-end = Actions
kelp-phase-drop = Discarding
kelp-phase-dice = Draw and roll
kelp-phase-draw = Draw and roll
kelp-phase-recall = Draw and roll
kelp-phase-roll = Draw and roll
kelp-phase-choose = Draw and roll
kelp-phase-swim = Currents and the move
kelp-phase-swimming = The move
kelp-phase-dart = The move
kelp-phase-place = Search and strike
kelp-phase-order = Search and strike
kelp-phase-reveal = Search and strike
kelp-phase-ignore = A trap
kelp-phase-trap = A trap
kelp-phase-confront = The confrontation
kelp-phase-escape = An escape
kelp-phase-spent = Search and strike
kelp-phase-grow = Growth
kelp-phase-store = Energy
kelp-phase-energy = Energy
kelp-phase-feed = Energy
kelp-phase-over = The end

## Growth tiles

kelp-growth-1 = Reroll
    .help = One die may be rolled again each turn before the move.
kelp-growth-2 = Metabolism
    .help = 5 more Energy whenever the stored dice show 5 or less.
kelp-growth-3 = Second reroll
    .help = One more die may be rolled again each turn before the move.
kelp-growth-4 = Third die
    .help = An extra die may be drawn each turn.

## The browser table

kelp-rules = Rules
kelp-ui-round = Round { $n }
kelp-ui-times = { $name } × { $n }
kelp-ui-count = There are { $n }
kelp-ui-n-of = { $n } of { $of }
kelp-ui-none = none
kelp-ui-percent = { $name } { $n } %
kelp-ui-die = { $colour } { $n }
kelp-ui-cost = { $sort }, reveal { $n }
kelp-ui-price = { $n } Energy, brings { $dice }
kelp-ui-zone = { $kind }, { $n } or more
kelp-ui-no-block = no block
kelp-ui-unknown-block = Unknown block
kelp-ui-open = open
kelp-ui-hidden = hidden
kelp-ui-remembered = as far as can be remembered: { $blocks }
kelp-ui-beside-shark = Beside the Shark
kelp-ui-picked = Picked
kelp-ui-shark-here = The Shark is here
kelp-ui-current-here = A Current of { $n }
kelp-ui-reach = The Shark can swim here.
kelp-ui-reach-over = { $n ->
    [one] The Shark can swim here, over { $dice }; the first Current is used up.
   *[other] The Shark can swim here, over { $dice }; the first Current is used up. { $n } ways lead here: pick it again for another.
}
kelp-ui-forest = The kelp forest
kelp-ui-deeds = What else you can do
kelp-ui-effect-learn = Learn { $n }
kelp-ui-effect-hide = Hide { $n }
kelp-ui-effect-swap = Swap { $n }
kelp-ui-effect-shuffle = Mix { $n }
kelp-ui-effect-chances = Mix 1+{ $n }
kelp-ui-effect-ink = Ink { $n }
kelp-ui-effect-eat = Eat
kelp-ui-hunger = Hunger
kelp-ui-growth = Growth
kelp-ui-energy = Energy
kelp-ui-foods = Foods
kelp-ui-track-hunger = Hunger Track: { $n } of { $of } dice.
kelp-ui-track-growth = Growth tiles turned: { $n } of 4; on the next one: { $dice }.
kelp-ui-track-energy = Stored Energy: { $dice }, worth { $n }.
kelp-ui-track-food = Foods eaten: { $n } of 4.
kelp-ui-mats = Both sides’ cards and dice
kelp-ui-mat-octopus = The Octopus
kelp-ui-mat-shark = The Shark
kelp-ui-piles = The four piles to learn from
kelp-ui-aside = Blocks beside the board
kelp-ui-offer = Cards on offer
kelp-ui-bag = Bag
kelp-ui-supply = Supply
kelp-ui-pairs = Confrontation cards
kelp-ui-heap-deck = Draw pile
kelp-ui-heap-discards = Discards
kelp-ui-heap-played = This turn
kelp-ui-heap-trash = Trash
kelp-ui-heap-sure = Surely in hand
kelp-ui-heap-unseen = Hand or draw pile
kelp-ui-heap-cards = Cards to use
kelp-ui-heap-used = Used
kelp-ui-heap-stock = Deck
kelp-ui-hand = Your hand
kelp-ui-hand-n = { $n } cards in hand, hand size { $of }
kelp-ui-hand-short = Hand { $n }/{ $of }
kelp-ui-deck-n = { $n } cards in the draw pile
kelp-ui-actions-n = { $n } actions left
kelp-ui-bag-n = { $n } dice in the bag
kelp-ui-bag-short = Bag { $n }
kelp-ui-cards-n = { $n } cards to use
kelp-ui-cards-short = Cards { $n }
kelp-ui-strategy-own = { $name }. { $help }
kelp-ui-strategy-counter = The counter to { $name }. If the Octopus chose it, you win.
kelp-ui-tag-discards = Discards
kelp-ui-tag-deck = Draw pile
kelp-ui-tray-learn = What you can gain
kelp-ui-tray-shark = Your dice and cards
kelp-ui-no-dice = No dice before you. In your bag: { $blue } Current, { $yellow } Search, { $red } Strike.
kelp-ui-all-placed = All your dice lie on the board.
kelp-ui-no-cards = No cards in your hand.
kelp-ui-chip-draw = Draw
kelp-ui-chip-draw-2 = 2 dice
kelp-ui-chip-draw-3 = 3 dice
kelp-ui-chip-use-food = Use { $block }
kelp-ui-chip-to-hand = To hand
kelp-ui-chip-to-discard = To discards
kelp-ui-chip-hide-all = Hide all
kelp-ui-chip-play = Play
kelp-ui-chip-discard = Discard
kelp-ui-chip-current = Current
kelp-ui-chip-reroll = Reroll
kelp-ui-chip-search = Search
kelp-ui-chip-strike = Strike
kelp-ui-chip-swim = Swim
kelp-ui-chip-dart = Swift
kelp-ui-chip-done = Leave it
kelp-ui-done-place = No search, no strike
kelp-ui-done-dart = Swim no further
kelp-ui-done-energy = Keep the Energy
kelp-ui-done-trash = Trash nothing
kelp-ui-done-learn = Learn no more
kelp-ui-done-hide = Hide nothing
kelp-ui-done-shuffle = Shuffle nothing
kelp-ui-done-sink = Leave the Currents
kelp-ui-done-ignore = Let it happen
kelp-ui-do-current = Current { $n } at { $space }
kelp-ui-do-place = { $strikes ->
    [0] { $n ->
        [1] Search
       *[other] Search both
    }
    [1] { $n ->
        [1] Strike
       *[other] Search and strike
    }
   *[other] Strike twice
}
kelp-ui-do-hide = { $n ->
    [one] Hide it
   *[other] Hide { $n } blocks
}
kelp-ui-do-shuffle = Shuffle them
kelp-ui-do-sink = { $n ->
    [one] Take the Current
   *[other] Take { $n } Currents
}
kelp-ui-do-store = { $n ->
    [one] Store it
   *[other] Store { $n } dice
}
kelp-ui-do-seventh = { $what }: you are exhausted
kelp-ui-do-bared = { $what }: you are seen
kelp-ui-ready = { $what }? Confirm, or pick something else.
kelp-ui-need-zone = Pick a zone
kelp-ui-need-space = Pick a space
kelp-ui-need-die = Pick a die
kelp-ui-need-card = Pick a card
kelp-ui-need-other = Pick something
kelp-ui-warn-seventh = This fills the Hunger Track: you lose, unless you win a confrontation first.
kelp-ui-warn-bared = This reveals the Octopus itself: the Shark will know where you are.
kelp-ui-hunger-after = A die goes to the Hunger Track: { $n } of { $of } will lie there.
kelp-ui-secret = Your choice stays secret until both have chosen.
kelp-ui-swap-first = And the block beside it that it changes places with?
kelp-ui-armed = Now the zone for this die.
kelp-ui-hint-action = Pick a card to play or discard, or draw. Cards show how many blocks they reveal.
kelp-ui-hint-swim = Lit spaces can be reached. Blue dice become Currents.
kelp-ui-hint-place = Pick a die and a lit zone beside the Shark. Dice not placed become Energy.
kelp-ui-hint-spot = You cannot see which block it is.
kelp-ui-hint-pay = Standing blocks are hidden. A double shell counts as two.
kelp-ui-hint-energy = Buying costs one die of Hunger. Or reduce a die to replace a card.
kelp-ui-hint-confront = The same colour on both sides and the Octopus is caught.
kelp-ui-hint-swap = Pick two neighbours, one after the other.
kelp-ui-hint-den = It leaves the den to either side. Keep it away from the Octopus.
kelp-ui-hint-hide = What is hidden, the Shark has to remember.
kelp-ui-hint-learn = The top card of a pile, or a block in exchange for one that lies open.
kelp-ui-hint-exchange = It goes beside the board, where it can be gained again.
kelp-ui-hint-trash = It leaves the game, and your deck gets better.
kelp-ui-hint-fetch = From the draw pile in secret, from the discards for all to see.
kelp-ui-hint-at = On any empty space. One swims over Currents from higher to lower numbers.
kelp-ui-hint-sink = It goes back into the Shark’s bag.
kelp-ui-hint-dart = Onto an empty space ahead; the card is used up.
kelp-ui-hint-first = The other one is revealed after it.
kelp-ui-hint-store = All others go back into the bag.
kelp-ui-hint-feed = It stays there to the end of the game; the others go back into the bag.
kelp-ui-holes = { $n } of { $of } chosen
kelp-ui-told-done = Nothing more
kelp-ui-in-bag = In the bag: { $n }
kelp-ui-key-digits = pick a card, die or zone
kelp-ui-key-board = go to the next lit place in the forest
kelp-ui-key-other = the next button above your cards or dice
kelp-end-title-won = You win!
kelp-end-title-lost = { $name } wins as the { $side }
kelp-end-title-seen = { $name } wins as the { $side }
kelp-end-reason = How it ended
kelp-end-rounds = Rounds
kelp-end-blocks = What stood where
kelp-end-stat-played = cards played: { $n }
kelp-end-stat-learnt = cards and blocks gained: { $n }
kelp-end-stat-hidden = blocks hidden again: { $n }
kelp-end-stat-escaped = escapes: { $n }
kelp-end-stat-searched = searches: { $n }
kelp-end-stat-struck = strikes: { $n }
kelp-end-stat-trapped = traps met: { $n }
kelp-end-stat-bought = cards bought: { $n }
kelp-growth-title = Growth tiles
kelp-rules-blocks = Blocks
kelp-rules-cards-0 = Cards of the Octopus
kelp-rules-cards-1 = Cards of the Shark
kelp-rules-cards-2 = Confrontation cards
kelp-rules-aid = Aid: { $side }
kelp-rules-octopus-aim = Your aim
    .help = Outlast the Shark until its Hunger Track is full, or eat all four foods.
kelp-rules-octopus-actions = Two actions
    .help = Each turn, the same twice if you like: play a card, draw, or discard and hide.
kelp-rules-octopus-play = Play a card
    .help = Reveal as many hidden blocks as it costs, any of them, then do all it says.
kelp-rules-octopus-draw = Draw
    .help = Fill your hand up to its size. With an empty hand you have no other choice.
kelp-rules-octopus-discard = Discard and hide
    .help = Discard a card without effect; then you may hide an open block.
kelp-rules-octopus-learn = Learn
    .help = Gain top cards of the piles or blocks from beside the board. A block takes the place of an open one. An Eat card brings its food.
kelp-rules-octopus-eat = Eat
    .help = The food beside the Octopus, its Eat card in hand. Both are revealed; the food’s effect is yours once.
kelp-rules-octopus-double = Double Shell
    .help = Counts as two blocks of a cost.
kelp-rules-shark-aim = Your aim
    .help = Strike the Octopus with a red die and win the confrontation.
kelp-rules-shark-roll = Draw and roll
    .help = Two dice out of the bag, rolled once.
kelp-rules-shark-currents = Currents
    .help = Blue dice may go on any empty space of the path.
kelp-rules-shark-move = Move
    .help = Ahead to the next empty space. Over Currents only from higher to lower numbers; the first one swum over leaves for the Growth Track.
kelp-rules-shark-search = Search and strike
    .help = Yellow reveals a hidden block beside you, red strikes one or the open Octopus. The die must show the zone’s value or more.
kelp-rules-shark-growth = Growth
    .help = Used yellow dice and the first Current fill the tiles; three turn one.
kelp-rules-shark-energy = Energy
    .help = All other dice go to the three slots. Pips buy cards, which bring dice; with three stored you must spend.
kelp-rules-shark-hunger = Hunger
    .help = A die for each strike and for each turn in which Energy is spent. The seventh is the end.
kelp-rules-shark-duel = Confrontation
    .help = Both choose a colour in secret. The same: the Shark wins. Otherwise the Octopus escapes, and its colour is out.

## The table in the terminal

kelp-cli-shark = S is the Shark, at { $space }; ahead (○): { $ahead }. [ ] is hidden, a number between the zones is a Current.
kelp-cli-no-shark = The Shark is not in the kelp yet. [ ] is hidden.
kelp-cli-den-nw = den NW
kelp-cli-den-ne = den NE
kelp-cli-den-sw = den SW
kelp-cli-den-se = den SE
kelp-cli-signs = Signs
kelp-cli-pool = Dice
kelp-cli-energy = Energy
kelp-cli-saved = Saved on Vigilant
kelp-cli-hunger = Hunger { $n } of 7
kelp-cli-growth = Growth tiles { $n } of 4
kelp-cli-bag = { $n } dice in the bag
kelp-cli-in-bag = In the bag
kelp-cli-offer = On offer
kelp-cli-owned = Cards of the Shark
kelp-cli-cards = The Octopus has { $hand } cards in hand and { $deck } to draw.
kelp-cli-hand = Hand
kelp-cli-piles = Piles
kelp-cli-cost = ({ $sort }, cost { $n })
kelp-cli-price = ({ $n } Energy, brings { $dice })
kelp-cli-eaten = Eaten
kelp-cli-lies-open = The Octopus lies open in
kelp-cli-likely = The Octopus may be in
kelp-cli-discards = Discards of the Octopus
kelp-cli-trash = Out of the game
kelp-cli-aside = Blocks aside
kelp-cli-used = Cards the Shark has used
kelp-cli-supply = Supply
kelp-cli-eaten-dice = On the Hunger Track

## The lessons

kelp-lesson-shark = Lesson: the Shark
kelp-lesson-shark-welcome = You are the Shark. One of nine blocks is the Octopus. Find it, strike it and win the confrontation, before seven dice of hunger lie on your track.
kelp-lesson-shark-current = Blue dice are Currents. One on your way carries you further, and so you get to the middle of the forest. Lay the blue 3 on the marked space.
kelp-lesson-shark-current-instead = First you want to be carried: lay the blue 3 on the marked space.
kelp-lesson-shark-swim = You swim along the lines, to the next empty space. Over the Current it goes on: swim to the space between the north and the middle.
kelp-lesson-shark-swim-instead = There you would be too far away. Let the Current carry you to the marked space.
kelp-lesson-shark-search = A yellow die searches a block beside you, if it shows as much as the zone asks for. Put the yellow 4 on the north and confirm.
kelp-lesson-shark-search-instead = A good place to look, later. Now search the north with the yellow 4.
kelp-lesson-shark-found = A Snail: food for the Octopus, but not the Octopus. The used dice go to growth, where they soon help for good. Dice left over are energy.
kelp-lesson-shark-buy = Energy buys cards, and each brings new dice for your bag, red ones for striking too. You have 5: buy Agile.
kelp-lesson-shark-buy-instead = Possible as well. But now use what you have stored: buy Agile.
kelp-lesson-shark-feed = Buying makes hungry: one of the stored dice goes to the hunger track for good. Give up the blue one, yellow dice are for searching.
kelp-lesson-shark-feed-instead = You need yellow dice to search. Give up the blue one.
kelp-lesson-shark-memory = The Octopus hid the Snail again. You have not forgotten it: only a shuffle shakes you off. Keep in mind what you have seen.
kelp-lesson-shark-free = Your turn: lay Currents or keep them, swim, search. A red die strikes: do that when you know. Play on here against a bot.

kelp-lesson-octopus = Lesson: the Octopus
kelp-lesson-octopus-welcome = You are the Octopus, behind the block in the north, and the Shark is beside you. Stay alive until hunger ends its hunt, or eat four foods.
kelp-lesson-octopus-drift = Cards are paid by revealing blocks. Play Drift: pay with the north-west, then shuffle the north, the north-east and the east.
kelp-lesson-octopus-drift-instead = The Shark is near. Play Drift: reveal the north-west, shuffle the three others that are marked.
kelp-lesson-octopus-gone = The three came back in another order. You see that you are in the north-east now. To the Shark, you may be any of the three.
kelp-lesson-octopus-hide = You have a second action. Open blocks tell the Shark too much, and Camouflage costs nothing: hide the north-west and the west.
kelp-lesson-octopus-hide-instead = Later. Use this calm moment for Camouflage, and hide both open blocks.
kelp-lesson-octopus-close = The Shark rolled two dice, swam on and searched the middle: a Shell. Its dice become growth and energy. Now it is your turn again.
kelp-lesson-octopus-learn = Learn better cards in time. Curiosity costs one block: pay with the north-west or the west. The Shark has seen both already.
kelp-lesson-octopus-learn-instead = Learn something first: play Curiosity, and pay with a block that the Shark knows, the north-west or the west.
kelp-lesson-octopus-take = Take Sudden Evasion from the pile of Move cards. It goes to your discard pile and comes to your hand later.
kelp-lesson-octopus-take-instead = A good choice for another day. Take Sudden Evasion now.
kelp-lesson-octopus-free = One action is left, and it is up to you. Pay with what is known, and shuffle when it gets too close. Play on against a bot.
