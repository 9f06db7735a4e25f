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

## The table ends the game

common-event-end-proposed = { $who } would like to end the game here.
common-event-end-agrees = { $who } agrees to end the game.
common-event-end-refused = { $who } would like to play on.
common-event-end-withdrawn = { $who } would rather play on after all.
common-event-agreed = The game ends here by agreement. Nobody wins.

## Why an answer is refused

common-why-over = The game is over.

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

## Options of a game that are not as they may be

common-option = option { $name }
common-option-int = option { $name }: { $value } is not allowed; it takes a whole number from { $min } to { $max }
common-option-bool = option { $name }: { $value } is not allowed; it takes true or false
common-option-choice = option { $name }: { $value } is not allowed; it takes one of { $choices }
common-option-pick = option { $name }: { $value } is not allowed; it takes exactly { $n } different ones of { $choices }
common-option-pick-empty = option { $name }: { $value } is not allowed; it takes exactly { $n } different ones of { $choices }, or nothing
common-option-cap = option { $name }: 0 is not allowed where bots play, who could go on for ever; it takes a whole number from { $min } to { $max }
common-option-unknown = there is no option { $name }; there are { $known }
common-option-needs = option { $name } needs { $needs }, which is off
common-option-beyond = { $name }: { $value } needs { $needs }, which is off; without it { $min } to { $max } are allowed.

## What went wrong

ui-error-unreachable = The service does not answer. We keep trying; nothing you chose is lost.
ui-error-refused = The service refused this. Reload the page and try again.
ui-error-not-found = There is nothing here. Check the link.
ui-error-table = There is no such table. Check the link, or open a new table.
ui-error-lesson = There is no such lesson. Pick one from the home page.
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
ui-error-end-waiting = The game can be ended by agreement once everybody is at the table.
ui-error-end-refused = Somebody wants to play on. You can ask again when the game has gone on.
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
ui-rulings = Rulings
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

## Lessons

ui-lesson = Lesson
ui-lesson-step = Step { $n } of { $of }
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-leave = Leave the lesson
ui-lesson-play = Open a table
ui-lesson-watch = Watch what happens …
ui-lesson-enough = The lesson ends here. Open a table to play a whole game.

## Home

ui-home-pick = Pick a game
ui-home-players = { $min } to { $max } players
ui-home-players-exact = { $min ->
    [one] { $min } player
   *[other] { $min } players
}
ui-home-open = Open a table
ui-home-of = { $what }: { $game }
ui-home-tables = Your tables
ui-home-more = More tables
ui-home-your-turn = your turn
ui-home-none = No tables yet. Open one, and it will wait for you here.
ui-home-forget = Remove from this list
ui-home-state-waiting = waiting for players
ui-home-state-playing = being played
ui-home-state-over = finished
ui-home-opened = opened { $when }
ui-home-watching = you watch
ui-home-with = with { $names }
ui-home-bots = { $n ->
    [one] a bot
   *[other] { $n } bots
}
ui-home-pitch-krill = Ten swarms, ten whales, everybody chooses at once. Take the richest swarm that nobody else goes for.
ui-home-pitch-kraken = Keep one card, pass the rest. Feed your kraken until its tentacle reaches the cruise ship, and drag down all it can reach.
ui-home-pitch-herring = One northern sea for all. Lay what you can feed, eat what others laid, and keep an eye on the red: whoever ends below the destruction has lost.
ui-home-pitch-kelp = Nine blocks stand in the kelp, one of them is the Octopus. One side hides, swaps and bluffs; the other rolls, swims and strikes.
ui-home-gallery = See all the cards

## A new table

ui-new-title = Open a table
ui-new-name = Your name
ui-new-name-help = Others see it at the table.
ui-new-name-alone = Only bots will see it: you may leave it empty.
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
ui-new-memory-help = The table remembers for everybody what all may know, such as what is still to come and everyone’s points as far as they are public. Off, you count in your head, as with real cards.
ui-new-create = Open the table
ui-new-creating = Opening …
ui-new-random = at random
ui-new-turn-on = Turn on { $option }
ui-new-unfinished = { $option }: choose exactly { $n }. Chosen: { $chosen }.
ui-new-unfinished-or-random = { $option }: choose exactly { $n }, or none for a random draw. Chosen: { $chosen }.
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
ui-wait-local = These links work on this machine only. To let others in, stop the service and start it again so that it listens on your network:
ui-wait-no-limit = no limit
ui-command-make = Or, in the folder where you ran make play:
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
# In the narrow strip of a phone, where many play.
ui-player-bot = Bot { $n }
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
ui-still-showing = Next it is for you to choose: click what you hold, or skip to now.
ui-keys = Keys
ui-keys-title = Keys at the table
ui-confirm = Confirm
ui-confirm-idle = Nothing to choose now
ui-undo-last = Take back: { $answer }
ui-undo-all = { $n ->
    [one] Take back the last answer
   *[other] Take back the last { $n } answers
}
ui-undo-all-short = Undo all { $n }
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
ui-agree = End the game…
ui-agree-title = End the game here?
ui-agree-help = The game ends as soon as every person at the table has agreed; nobody wins then, and the record is kept. It goes on as soon as somebody says no or gives an answer in the game. Bots agree always.
ui-agree-help-alone = There is nobody else to ask, so the game ends at once. Nobody wins, and the record is kept. To go on another time, just leave: the table waits for you.
ui-agree-propose = Ask the others
ui-agree-alone = End the game
ui-agree-wish = { $names } would like to end the game.
ui-agree-missing = Still to say: { $names }.
ui-agree-rule = It ends when all agree; an answer in the game is a no.
ui-agree-yes = Agree to end it
ui-agree-no = Play on
ui-agree-back = Play on after all
ui-agreed-title = Ended by agreement
ui-agreed = The table agreed to end the game. Nobody wins.
ui-agreed-points = The points, if they were counted now: { $points }.
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
ui-end-lost = lost
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
ui-verify-command = In the terminal, with the record that you have downloaded:
ui-commitment = Seal
ui-commitment-help = The SHA-256 of the secret that all chance of this game comes from. The secret is shown when the game is over, so that everybody can check it.
ui-key = Key
ui-key-arrows-help = move along the cards and over the table
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
cli-place = round { $n }{ $of ->
    [0] { "" }
   *[other] { " " }of { $of }
}
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
cli-seal-open = This game is dealt by its number, as often as somebody likes: its chance is no secret. Its seal (SHA-256):
cli-seal-end = The key of this game’s chance. Its SHA-256 is the seal, so nothing was changed on the way:
cli-seal-short = seal
cli-key-short = key
cli-hint = At every question: ? explains the answers, help lists the commands, quit leaves; the game is saved after every move.
cli-prompt = >
cli-nothing-typed = Type one of the answers; ? explains them.
cli-unknown = “{ $typed }” is no answer here.
cli-allowed = Answers: { $answers }. Commands: ?, undo, help, quit.
cli-ambiguous = That could be { $answers }. Type a little more.
cli-no-topic = There is nothing called “{ $topic }” to explain. shoal rules { $name } explains everything.
cli-more = ? with a name explains one thing: a card, a rule.
cli-pass = Pass the screen to { $name }. { $name }: press Enter.
cli-reveal = Everybody has chosen. Press Enter to turn the cards up.
cli-or-change = (Or type change: { $names }.)
cli-or-undo = (Or type undo: { $names }.)
cli-change-who = Who wants to change? Type change and the name: { $names }.
cli-undo-who = Who wants to take an answer back? Type undo and the name: { $names }.
cli-press-enter = Press Enter, or type quit.
cli-may-undo = undo takes back: { $answer }
cli-undone = Taken back. Choose again.
cli-help =
    ?             explains all answers to this question
    ? NAME        explains one thing: a card, a rule
    log           what happened in this round and the one before (log all: everything)
    table         shows the table again
    details       everything on the table, at length
    undo, change  takes back what you have chosen, as long as the others still choose,
                  or your last answer, if nobody has drawn, seen or answered anything
                  since (undo 2: the last two, undo all: all of them)
    agree         ends the game for good, without a winner, if all of you want that
    quit          leaves; the game is saved, and so it is with Ctrl-C and Ctrl-D
cli-agree = The game ends here, for good, and nobody wins. Do all of you want that: { $people }?
cli-agree-alone = The game ends here, for good, and nobody wins. (quit leaves it as it is, to go on another time.)
cli-agree-ask = End it? [y/N]
cli-agree-not = The game goes on.
cli-points-now = Points now
cli-left = The game is saved as { $name }. Go on with:
cli-resumed = Going on with { $name }.
cli-waiting = An interrupted game waits: { $label }. Go on with: shoal play --resume { $name }
cli-offer = An interrupted game waits: { $label }, saved { $saved }.
cli-offer-ask = Go on with it? [Y/n]
cli-wins = { $names } wins.
cli-share = { $names } share the win.
cli-nobody-wins = Nobody wins.
cli-levels = Who is first, level by level
cli-decides = ← decides
cli-shared-level = Equal on every level: the place is shared.
cli-record = The record is kept: shoal replay { $name } shows it, shoal verify { $name } checks it.
cli-record-written = The record is in { $file }.

## The command line: what the commands are for

cli-commands = Commands
cli-games = Games
cli-short-play = Play a game in the terminal, alone against bots or several at one screen.
cli-short-serve = Start the web service and play in the browser.
cli-short-rules = Explain a game, a card or a mission.
cli-short-games = List the games.
cli-short-lesson = Learn a game by playing it: a short lesson.
cli-short-sim = Let bots play many games and print the statistics.
cli-short-replay = Show a game record step by step, in words.
cli-short-verify = Check that a game record holds together.
cli-short-check = Run scenario files: questions about the rules.
cli-short-warm = Compile the rules of all games now rather than at the first game.
cli-click-usage = Usage:
cli-click-options = Options
cli-click-aborted = Stopped.
cli-click-error = Error: { $message }
cli-click-help = Show this text and leave.
cli-click-version = Show the version and leave.
cli-click-default = default: { $default }
cli-click-try = “{ $command } { $option }” explains it.
cli-click-invalid = Not allowed: { $message }
cli-click-invalid-for = Not allowed for { $param-hint }: { $message }
cli-click-no-command = A command is missing.
cli-click-missing = Missing:
cli-click-no-option = There is no option { $name }.
cli-click-meant = Did you mean { $possibility }?
cli-click-meant-one = Did you mean one of these: { $possibilities }?
cli-click-no-value = The option { $name } needs a value.
cli-click-no-flag = The option { $name } takes no value.
cli-click-extra = This is too much: { $args }
cli-click-number = { $value } is not a number of the kind that is wanted here.
cli-click-range = { $value } is out of range: { $range }.
cli-click-choice = { $value } is none of { $choices }.
cli-click-no-file = { $filename } does not exist.
cli-click-is-file = { $filename } is a file.
cli-click-is-folder = { $filename } is a folder.
cli-about-shoal =
    Ocean games in the terminal and in the browser.

    shoal play krill                      play against three bots
    shoal play krill --help               all options of the game
    shoal rules krill squid               what a card does
    shoal sim krill -n 100000             what the game does when bots play it
    shoal serve --open                    play in the browser

    Every command explains itself with --help.
cli-about-play =
    Play in the terminal, alone against bots or several people at one screen.

    shoal play krill                      you against three bots
    shoal play krill --help               all options of the game
    shoal play --resume                   go on where you stopped
    shoal play --list                     the games that wait
cli-about-play-game =
    Play { $title }. You sit in seat 1 and bots in the others.

    At every question, ? explains the answers and help lists the commands. The game is saved after every move; Ctrl-C or Ctrl-D leaves it.

    shoal play { $game }
    shoal play { $game } --humans Ann,Bob --bots random
    shoal play { $game } --seat 1=instinct --seat 2=me:Ann
    shoal play { $game } --seed 7 --plain < answers.txt
cli-about-serve =
    Start the web service and play in the browser. Ctrl-C stops it; tables stay where they are.

    shoal serve --open                    for this machine
    shoal serve --host 0.0.0.0            for everybody in this network
cli-about-lesson =
    Learn a game by playing it: a few steps say what to do and show what happens, then it is your turn.

    shoal lesson krill

    Games with several lessons take the name of one: shoal lesson kelp shark.
cli-lesson-enter = Press Enter to go on.
cli-lesson-left = That was the lesson. shoal play { $game } begins a whole game.
cli-error-lesson-which = { $game } has several lessons; say which: { $known }
cli-error-lesson = { $game } has no lesson “{ $given }”; there are: { $known }
cli-about-rules =
    Explain a game, or one of its cards, foods or missions. The beginning of a name is enough.

    shoal rules krill
    shoal rules krill squid
    shoal rules krill whale shark
cli-about-games =
    List the games, with how many can play.

    shoal games
cli-about-sim =
    Let bots play many games and print scores, first places and speed.

    shoal sim krill -n 100000
    shoal sim krill --help                all options of the game
cli-about-sim-game =
    Let bots play many games of { $title } and print what came out.

    First places count 1/k where k seats share one, with 95 % Wilson intervals. The same seed repeats the games.

    shoal sim { $game } -n 100000
    shoal sim { $game } -n 20000 --bots random
    shoal sim { $game } -n 20000 --json numbers.json
cli-about-replay =
    Show a game record, in words. A name that “shoal play” printed does as well as a file.

    At the end it says if the game comes out otherwise than the record has it; the exit code is then 1.

    shoal replay my-game.json             the whole game as a log
    shoal replay krill-1 --steps          step by step, with the table
    shoal replay krill-1 --seat 2         with what seat 2 knew
cli-about-verify =
    Check game records: that the key is the one promised when the table opened, that every move was legal, and that the game comes out as the record says.

    A name that “shoal play” printed does as well as a file. Exit code 0: all hold. 1: one does not. 2: a file cannot be read. The format is described in docs/records.md.

    shoal verify my-game.json
    shoal verify krill-1
cli-about-check =
    Run scenarios: small TOML files that ask a question about the rules and say what must hold.

    A folder stands for all .toml files in it. Exit code 0: all hold. 1: something does not. 2: a file cannot be read. The format is described in docs/scenarios.md.

    shoal check my-question.toml
    shoal check tests/scenarios/krill
cli-about-warm =
    Compile the rules of all games now rather than when the first game starts.

    Takes a few minutes once; afterwards everything starts from the cache. Compiled code lies in the user’s cache folder, or in the folder that SHOAL_CACHE names. What nothing has used for two weeks is deleted.

    shoal warm
cli-play-one = Play { $name }; its options are flags.
cli-sim-one = Simulate { $name }; its options are flags.

## The command line: flags

cli-flag-lang = The language. [default: SHOAL_LANG, or else that of the system]
cli-flag-plain = No colours.
cli-flag-seat = Who sits in seat N: me, or a bot. Once for each seat, as in --seat 1=me:Ann --seat 2=instinct.
cli-flag-humans = Several people at this screen: how many, or their names: --humans Ann,Bob. They take the first free seats. 0: only bots play, and you watch. [default: 1]
cli-flag-bots = Who sits in the other seats: one bot for all, or one for each. Bots: { $bots }.
cli-flag-seed = Play the game of this number, which can be repeated. [default: a secret key, opened at the end]
cli-flag-memory = Memory aids: the table shows what everybody may know but would have to remember, such as what is still to come.
cli-flag-record = Write the record of the game there too.
cli-flag-resume = Go on with an interrupted game: the latest, or the one of this name.
cli-flag-list = List the interrupted games.
cli-flag-forget = Delete an interrupted game.
cli-flag-resume-plain = No colours (with --resume).
cli-flag-components = A components file of your own, with counts that differ from the reconstructed ones.
cli-flag-needs = Needs { $flag }.
cli-flag-pick = { $n } of: { $choices }; with commas between.
cli-flag-default = [default: { $value }]
cli-flag-host = Listen on this address; 0.0.0.0 lets others in.
cli-flag-port = 0 takes any free port.
cli-flag-data = Folder of the database; otherwise SHOAL_DATA or the user’s data folder.
cli-flag-open = Open a browser when the service is there.
cli-flag-sim-n = How many games. [default: 1000]
cli-flag-sim-bots = One bot for all seats, or one for each, with commas between. Bots: { $bots }.
cli-flag-sim-seed = Another seed, other games. [default: 0]
cli-flag-sim-threads = How many at once; 0: every core, from 2000 games on. [default: 0]
cli-flag-sim-json = Write all numbers there.
cli-flag-replay-steps = Show the whole table after every step, and wait for Enter between them.
cli-flag-replay-seat = See it as the person in seat N saw it. [default: as a spectator]
cli-flag-replay-memory = With memory aids.
cli-flag-quiet = Print failures only.
cli-flag-keep = Keep compiled code that nothing has used for two weeks.

## The command line: what goes wrong

cli-error-whole = “{ $value }” is not a whole number from { $min } to { $max }.
cli-error-only = “{ $value }” is not possible, only { $min } is.
cli-error-misfit = what it holds does not fit the game
cli-error-command = There is no command “{ $name }”. There are: { $known }.
cli-error-game = There is no game “{ $name }”. There are: { $known }.{ $like ->
    [none] { "" }
   *[other] { " " }Did you mean { $like }?
}
cli-error-topic = { $game } has nothing called “{ $topic }”. There are: { $known }.
cli-error-no-topics = { $game } has nothing called “{ $topic }”. Its catalogue explains nothing.
cli-error-game-with-resume = --resume, --list and --forget go without a game, as in: shoal play --resume NAME
cli-error-no-save = There is no interrupted game “{ $name }”. There are: { $known }.
cli-error-no-saves = There is no interrupted game “{ $name }”. There are none.
cli-error-nothing-waits = No interrupted game waits to be resumed.
cli-error-write = cannot write { $path }: { $reason }
cli-error-read = cannot read { $path }: { $reason }
cli-error-save-large = { $path } is too large for a saved game
cli-error-save-json = { $path } is damaged: it is not JSON. Delete it: shoal play --forget { $name }
cli-error-save-other = { $path } is no game that this version of Shoal saved. Delete it: shoal play --forget { $name }
cli-error-save-damaged = { $path } is damaged ({ $reason }). Delete it with: shoal play --forget { $name }
cli-error-save-game = { $name }: { $reason }. SHOAL_GAMES names the modules of games outside Shoal
cli-error-save-open = { $name } is open in another terminal
cli-error-file = { $what }: { $reason }
cli-error-record-exists = --record { $path }: this file exists already; name another one
cli-error-record-folder = --record { $path }: there is no folder { $folder }
cli-error-seat = --seat { $given }: write 1=me:Ann or 2=instinct. What may sit there: { $kinds }.
cli-error-seat-number = --seat { $given }: there is no seat { $seat }; there are seats 1 to { $seats }.
cli-error-seat-kind = --seat { $given }: “{ $kind }” cannot sit there. What may: { $kinds }.
cli-error-seat-twice = --seat { $seat } is given twice.
cli-error-humans = --humans { $given }: give a number, or names like Ann,Bob.
cli-error-humans-many = { $n ->
    [one] --humans: one person
   *[other] --humans: { $n } people
}, but { $free ->
    [one] one free seat
   *[other] { $free } free seats
}; --players says how many play.
cli-error-bot = --bots: there is no bot “{ $bot }”. There are: { $known }.
cli-error-bots-count = --bots names { $n }, but { $free ->
    [one] one seat is
   *[other] { $free } seats are
} left for bots. Name one, or each.
cli-error-replay-seat = --seat { $seat }: this game has seats 1 to { $seats }.
cli-error-no-folder-files = { $path }: there is no .toml file in this folder
cli-error-serve = The web service needs more packages than the rest. Install them with: pip install 'shoal[server]' (there is no module { $module })

## The command line: what the commands say

cli-deleted = Deleted { $name }.
cli-list-none = No interrupted games.
cli-list-one = saved { $saved }
cli-game-players = { $name }, { $min } to { $max } players
cli-game-players-exact = { $name }, { $min } players
cli-replay-differs = The record does not hold: { $reason }.
cli-record-ends = The record ends here; the game is not over.
cli-next-step = Enter: next step. Ctrl-D: stop.
cli-warm-many = Compiling the rules of { $games } …
cli-warm-name = { $name }: waiting
cli-warm-entry = { $name }: compiling { $entry }
cli-warm-done = { $name }: ready
cli-warm-off = NUMBA_DISABLE_JIT is set: rules run uncompiled, and there is nothing to do.
cli-warm-deleted = { $n ->
    [one] Deleted one folder of old compiled code.
   *[other] Deleted { $n } folders of old compiled code.
}
cli-warm-loading = Loading the rules (the first time takes a minute)
cli-check-sum = { $n ->
    [one] One scenario
   *[other] { $n } scenarios
}: { $held ->
    [one] one holds
   *[other] { $held } hold
}{ $failed ->
    [0] {""}
    [one] , one does not
   *[other] , { $failed } do not
}{ $unreadable ->
    [0] {""}
   *[other] , { $unreadable } cannot be read
}
cli-check-large = too large for a scenario ({ $n } bytes)
cli-verify-folder = this is a folder
cli-verify-odd-file = this is no ordinary file
cli-verify-large = too large for a game record ({ $n } bytes)
cli-verify-no-file = there is no such file
cli-verify-waits = this game still waits to be played on; its record comes with its end
cli-verify-no-text = this is no text file, and a game record is JSON
cli-verify-no-json = this is not JSON; see line { $line }, column { $column }
cli-verify-odd-json = this is not the JSON of a game record
cli-verify-damaged = the record is damaged: { $reason }
cli-verify-seal = seal { $seal }… kept
cli-verify-components = with other components than Shoal’s own ({ $digest }…)
cli-verify-moves = { $n ->
    [one] one move legal
   *[other] { $n } moves legal
}
cli-verify-unfinished = holds as far as it goes: { $what }; the game is not over
cli-verify-holds = holds: { $what }. { $points }. First: { $winners }
cli-sim-games = games
cli-sim-seats = { $n ->
    [one] one seat
   *[other] { $n } seats
}
cli-sim-stopped = Stopped after { $n } of { $of } games.
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-mean = mean
cli-sim-sd = sd
cli-sim-min = min
cli-sim-max = max
cli-sim-first = first
cli-sim-shared = First place shared: { $n } ({ $share } %).
cli-sim-nobody = Nobody won: { $n }.
cli-sim-end = { $n } × { $end }
cli-sim-ends = Ends: { $ends }.
cli-sim-speed = { $games } games, { $decisions } decisions in { $seconds } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}: { $rate } games/s, { $speed } decisions/s. Seed { $seed }.
