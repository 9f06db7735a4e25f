### Words that all games share, and those of the browser's pages.

## Things

common-seat = Player { $n }
common-bot = { $bot } { $n }
common-bot-instinct = Instinct
common-bot-instinct-help = A quick judge of the table: plays well, thinks for a moment.
common-bot-random = Random
common-bot-random-help = Any legal card, without a thought. Good for trying things out.
common-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
common-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

common-hand = hand { $n }
common-hand-right = { $name }’s right hand
common-hand-left = { $name }’s left hand
common-list = { $first } and { $last }
common-list-or = { $first } or { $last }

## Answers taken back

common-event-undo = { $n ->
    [one] { $who } takes back an answer.
   *[other] { $who } takes back { $n } answers.
}

## Why an answer is refused

common-why-too-late = Everybody has chosen: what is played is played.
common-why-no-answer = Choose something first.
common-why-answered = This seat has answered; until everybody has, the answer can be changed.
common-why-not-text = Answers are text, such as “5”, in quotes.
common-why-unknown-answer = “{ $answer }” is no answer to anything here.
common-why-no-undo = There is nothing to take back: what has been seen, drawn or answered by others since stays.
common-why-undo-far = { $n ->
    [one] Only the last answer can be taken back.
   *[other] Only the last { $n } answers can be taken back.
}
common-why-undo-count = Say how many answers to take back: a whole number, 1 or more.
common-why-no-seat = There is no such seat; this table has { $n }.

## What went wrong

ui-error-unreachable = The service does not answer. We keep trying; nothing you chose is lost.
ui-error-refused = The service refused this. Reload the page and try again.
ui-error-not-found = There is nothing here. Check the link.
ui-error-table = There is no such table. Check the link, or open a new table.
ui-error-game = This service does not know that game. Pick one from the home page.
ui-error-no-seat = This table has no such seat. Reload the page.
ui-error-seat = You have no seat at this table, so you cannot answer for one. Ask the host for an invitation.
ui-error-host = Only the person who opened the table can do this.
ui-error-incomplete = A part of the answer is missing.
ui-error-invite = This invitation is not valid. Ask the host for a new link.
ui-error-claimed = Somebody has already taken this seat. Ask the host for another link.
ui-error-seated = You already have a seat at this table. One person, one seat.
ui-error-stale = That question is already settled. Look at the table and choose again.
ui-error-not-over = The game is still being played. Come back when it is over.
ui-error-bot = There is no such bot. Choose one from the list.
ui-error-options = These options do not go together: { $detail }
ui-error-rate = Too many requests at once. Wait a moment and try again.
ui-error-malformed = The service did not understand the request. Reload the page and try again.
ui-error-busy = The service is busy. We keep trying.
ui-error-known = This browser already plays under another name; open the link in one that does not.
ui-error-loading = The rules are still being loaded. It takes a moment after the start.
ui-error-fault = Something went wrong in the service. Nothing that was confirmed is lost; try again.
ui-error-rules = The rules of this game could not be loaded. The service's log says why.
ui-error-name = A name is one line of ordinary characters, at most { $n } of them.
ui-error-seats = With these options there are { $n } seats, and at most one of them is yours.
ui-error-illegal = The rules do not allow this now. Choose something else.
ui-error-method = This cannot be done here.
ui-error-host-name = The service does not answer under this name. Use the address it printed when it started.
ui-error-origin = The request came from another site's page. Open the table itself.
ui-error-too-large = This request is too large.
ui-error-schema = The service's database is from another version. Its log says what to do.

## The frame around every page

ui-title = Shoal
ui-tagline = Ocean card games for people and bots
ui-home = Home
ui-skip-link = Skip to the content
ui-how-to-play = How to play
ui-how-to-play-whole = The whole rules
ui-language = Language
ui-theme-dark = Dark
ui-theme-light = Light
ui-theme-switch = Switch to { $theme ->
    [dark] dark
   *[light] light
} colours
ui-not-found = Nothing swims here
ui-not-found-help = This address leads nowhere. The way home is short.
ui-loading = One moment …
ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-yes = yes
ui-no = no

## Home

ui-home-pick = Pick a game
ui-home-players = { $min } to { $max } players
ui-home-open = Open a table
ui-home-tables = Your tables
ui-home-none = No tables yet. Open one, and it will wait for you here.
ui-home-forget = Remove from this list
ui-home-state-waiting = waiting for players
ui-home-state-playing = being played
ui-home-state-over = finished
ui-home-opened = opened { $when }
ui-home-watching = you watch
ui-home-pitch-krill = Ten swarms, ten whales, everybody chooses at once. Take the richest swarm that nobody else goes for.
ui-home-gallery = See all the cards

## A new table

ui-new-title = Open a table
ui-new-name = Your name
ui-new-name-help = Others see it at the table.
ui-new-name-missing = Please say what the others may call you.
ui-new-seats = Seats
ui-new-seats-help = People join by a link that you get after opening. Bots sit down at once.
ui-new-seat = Seat { $n }
ui-new-kind-me = Me
ui-new-kind-person = A person, by link
ui-new-kind-bot = Bot: { $bot }
ui-new-fill-bots = All others are bots
ui-new-fill-people = All others are people
ui-new-options = Options
ui-new-memory = Memory aids
ui-new-memory-help = The table counts for everybody: which food is still to come, and everyone's points as far as they are public. Off, you count in your head, as with real cards.
ui-new-create = Open the table
ui-new-creating = Opening …
ui-new-random = at random
ui-new-pick-exactly = Choose exactly { $n }. Chosen: { $chosen }.
ui-new-pick-or-random = Choose exactly { $n }, or none for a random draw. Chosen: { $chosen }.
ui-minus = One less
ui-plus = One more

## The waiting room

ui-wait-title = Waiting for players
ui-wait-help = Send each person one link. The game begins as soon as every seat is taken.
ui-wait-free = free
ui-wait-taken = taken
ui-wait-link = Invite link for seat { $n }
ui-wait-copy = Copy the link for seat { $n }
ui-wait-bot = Give seat { $n } to a bot
ui-wait-all-bots = Give all free seats to bots
ui-wait-not-host = The host will fill the free seats soon.
ui-wait-options = This table plays
ui-wait-spectate = Link for spectators
ui-claim-title = You are invited
ui-claim-help = Say your name and take the seat. The seat then stays with this browser.
ui-claim-take = Take the seat
ui-claim-watch = Just watch

## At the table

ui-table = Table
ui-players = Players
ui-player-choosing = choosing
ui-player-ready = ready
ui-player-away = away
ui-player-thinking = thinking
ui-player-you = you
ui-watching-help = You see what everybody at the table sees.
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-menu = Menu
ui-speed = Speed
ui-speed-calm = Calm
ui-speed-normal = Normal
ui-speed-quick = Quick
ui-speed-off = Off
ui-skip = Skip
ui-since = Since your last move
ui-replaying = Playing again what happened
ui-still-showing = You can choose already, or skip to now.
ui-keys = Keys
ui-keys-title = Keys at the table
ui-confirm = Confirm
ui-confirm-idle = Nothing to choose now
ui-undo-last = Take back: { $answer }
ui-undo-all = { $n ->
    [one] Take back the last answer
   *[other] Take back the last { $n } answers
}
ui-undo-all-short = All { $n }
ui-slot-missing = to choose
ui-choose-here = Choose one of those that glow on the table.
ui-illegal = Not now: { $why }
ui-waiting-for = Waiting for { $names }.
ui-waiting-since = { $n ->
    [one] For a second now.
   *[other] For { $n } seconds now.
}
ui-waiting-minutes = { $n ->
    [one] For a minute now.
   *[other] For { $n } minutes now.
}
ui-sending = Sending …
ui-link = Play on with another device
ui-link-help = Makes a link to your own seat. It works once and for an hour; whoever has it is you.
ui-link-lost = Connection lost. We keep trying; what you chose is kept.
ui-link-connecting = Connecting …
ui-your-turn-title = ● Your turn
ui-end-title-win = You win!
ui-end-title-shared = You share the win!
ui-end-title-other = { $names } wins
ui-end-title-others = { $names } share the win
ui-end-rank = Place
ui-end-total = Total
ui-end-stats = In numbers
ui-end-tie = Equal on points
ui-end-tie-none = { $names } are equal on every level and share the place.
ui-end-level-decides = decides
ui-rematch = Rematch
ui-rematch-go = Go to the rematch
ui-replay = Watch again
ui-record = Download the record
ui-verify = How to check this game
ui-verify-help = Before the first card the service fixed all its chance with this seal. Now the key is open: its SHA-256 is the seal, and with it every shuffle can be worked out again.
ui-verify-command = With the record: shoal verify the-file.json
ui-commitment = Seal
ui-commitment-help = The SHA-256 of the secret that all chance of this game comes from. The secret is shown when the game is over, so that everybody can check it.
ui-key = Key
ui-key-arrows-help = move along the cards and the swarms
ui-key-enter-help = confirm what you chose
ui-key-escape-help = one step back
ui-key-u-help = take back your last answer; with Shift, all that can be
ui-key-question-help = this list
ui-key-space = Space
ui-key-space-help = finish the scene on show
ui-key-s-help = skip to now
ui-key-r-help = the rules in short
ui-key-l-help = go to the log

## The gallery

ui-gallery-title = The cards

## Terminal

cli-range = { $first } to { $last }
cli-place = round { $n } of { $of }
cli-rank = place
cli-player = player
cli-points = points
cli-pile = pile
cli-discards = discards, oldest first
cli-this-round = this round
cli-worth = Worth
cli-side-right = R
cli-side-left = L
cli-your-pile = { $side ->
    [right] Right hand’s pile
    [left] Left hand’s pile
   *[other] Your pile
}
cli-scores-nothing = scores nothing
cli-nobody = nobody
cli-kind-card = Cards
cli-kind-food = Food
cli-kind-mission = Missions
cli-kind-side = With two players
cli-kind-tie = Tie-Breakers
cli-seated = At the table: { $people }.
cli-seal = All chance of this game comes from a secret key. This is its seal (SHA-256); the key comes at the end:
cli-seal-end = The key of this game’s chance. Its SHA-256 is the seal, so nothing was changed on the way:
cli-seal-short = seal
cli-key-short = key
cli-hint = At every question: ? explains the answers, help lists the commands, quit leaves; the game is saved after every move.
cli-prompt = >
cli-nothing-typed = Type one of the answers; ? explains them.
cli-unknown = “{ $typed }” is no answer here.
cli-allowed = Answers: { $answers }. Commands: help.
cli-ambiguous = That could be { $answers }. Type a little more.
cli-no-topic = There is nothing called “{ $topic }” to explain. shoal rules { $name } explains everything.
cli-more = ? with a name explains one thing: a card, a food, a mission.
cli-pass = Pass the screen to { $name }. { $name }: press Enter.
cli-reveal = Everybody has chosen. Press Enter to turn the cards up.
cli-or-change = (Or type change: { $names }.)
cli-or-undo = (Or type undo: { $names }.)
cli-change-who = Who wants to change? Type change and the name: { $names }.
cli-undo-who = Who wants to take an answer back? Type undo and the name: { $names }.
cli-press-enter = Press Enter, or type quit.
cli-undone = Taken back. Choose again.
cli-help =
    ?             explains all answers to this question
    ? seal        explains a card, a food or a mission
    log           what happened in this round and the one before (log all: everything)
    table         shows the table again
    details       everybody’s discards and piles, and the missions, at length
    undo, change  takes back what you have chosen, as long as the others still choose,
                  or your last answer, if nobody has drawn, seen or answered anything
                  since (undo 2: the last two, undo all: all of them)
    quit          leaves; the game is saved, and so it is with Ctrl-C and Ctrl-D
cli-left = The game is saved as { $name }. Go on with:
cli-resumed = Going on with { $name }.
cli-waiting = An interrupted game waits: { $name }, { $place }. Go on with: shoal play --resume { $name }
cli-offer = An interrupted game waits: { $name }, { $place }, saved { $saved }.
cli-offer-ask = Go on with it? [Y/n]
cli-wins = { $names } wins.
cli-share = { $names } share the win.
cli-nobody-wins = Nobody wins.
cli-levels = Who is first, level by level
cli-decides = ← decides
cli-shared-level = Equal on every level: the place is shared.
cli-record = The record is kept: shoal replay { $name } shows it, shoal verify { $name } checks it.
cli-record-written = The record is in { $file }.
