### The pages around the tables.

ui-sit-down = Sit down and play
ui-no-account = No account. Bots take the empty seats and tell you what they think.
ui-guest = Guest
ui-you = You
ui-none = none
ui-titled = { $title }: { $text }
ui-study = Study
ui-lab = Lab
ui-pages = Pages
ui-skip = Skip to the content
ui-back = Back
ui-close = Close
ui-to-table = See the table
ui-result = Result
ui-stop = Stop
ui-find = Find
ui-nothing-found = Nothing found.
ui-loading = Loading…
ui-try-again = Try again
ui-to-home = To the first page
ui-missing = Page not found
ui-missing-text = There is no page at this address.
ui-planned = Not open yet
ui-planned-text = This room of the parlour is still being furnished. The tables are open.
ui-table-waits = Your table is waiting
ui-table-waits-where = { $turn ->
        [mine] { $game }, { $where }, your turn
       *[theirs] { $game }, { $where }
    }
ui-about-riichi = Four players. Build a hand, declare, defend.
ui-about-zole = Three players, 26 cards, one against two.
ui-about-backgammon = Two players. Race, block, double.
ui-start-riichi = East only, three bots
ui-start-zole = Classic, two bots
ui-start-backgammon = Match to 5, one bot
ui-short-riichi = Riichi
ui-short-zole = Zole
ui-short-backgammon = Backgammon
ui-all = All
ui-which-game = Which game
ui-open-rooms = Open rooms
ui-no-rooms = No open rooms. Play now against bots.
ui-seats = Seats
ui-seats-taken = { $n } of { $of } seats taken
ui-needs-password = needs a password
ui-room-rules = { $game }, { $rules }
ui-room-clock = { $move } s + { $bank } s
ui-no-clock = no clock
ui-join-by-code = Join by code or link
ui-room-named = Room { $code }
ui-room-name = Name of the room
ui-room-of = Table: { $player }
ui-other-seats = The other seats
ui-seat-n = Seat { $n }
ui-none-needed = none
ui-turn-of = { $player } to play
ui-not-allowed = Not allowed: { $reason }
ui-away = away, a bot plays
ui-actions = What you may do
ui-show-all-answers = Show all { $n }
ui-clock-says = { $move ->
        [one] { $move } second left
       *[other] { $move } seconds left
    }{ $bank ->
        [0] { "" }
       *[other] { " " }and { $bank } in reserve
    }
ui-seconds = { $n } s
ui-seconds-decimal = { $n } s
ui-nodes = { $n ->
        [one] { $shown } node
       *[other] { $shown } nodes
    }
ui-connected = Connected
ui-connecting = Connecting…
ui-connection-lost = Connection lost. Reconnecting, your seat is kept for 60 s.
ui-elsewhere = This seat is now played on another device or in another tab.
ui-play-here = Play here
ui-back-at-table = Back at the table
ui-back-your-turn = Back at the table. Your turn
ui-not-sent = Not sent: the connection is lost.
ui-board-waits = Nothing can be played until the connection is back.
ui-tab-ask = Ask
ui-tab-record = Record
ui-tab-chat = Chat
ui-panel = Side panel
ui-fold-panel = Fold the panel
ui-ask = Ask
ui-thinking = Thinking…
ui-ask-when-asked = Ask when it is your turn.
ui-advice-closed = Agents give advice at practice tables only.
ui-chat-closed = The chat is closed while a deal is on. It opens between deals.
ui-record-empty = Nothing has happened yet.
ui-record-since = Since you came to this page
ui-text-form = The game in words
ui-command = Command
ui-command-example = hand, river east, dice, or a key
ui-command-done = Done: { $answer }
ui-command-unknown = Not understood. Try: { $words }
ui-keys = Keys
ui-key-hint = ask the agent
ui-key-command = command line
ui-key-panel = fold the panel
ui-key-tab = next group
ui-key-arrows = move within the group
ui-key-enter = choose
ui-deal-over = The deal is over
ui-waiting-for = Waiting for: { $players }
ui-steps = Steps
ui-first-step = To the beginning
ui-last-step = To the end
ui-run = Play on
ui-pause = Pause
ui-step-of = Step { $n } of { $of }
ui-theme = Theme
ui-theme-system = As the system
ui-to-dark = Switch to dark
ui-to-light = Switch to light
ui-settings-general = General
ui-two-step = On touch: first tap lifts, second tap plays
ui-learner = Show waits and hints for learners
ui-error-load = This part of the page could not be loaded. Your games are safe on the server.
ui-error-unreachable = The server cannot be reached. Try again in a moment.
ui-error-server = Something failed on the server. Nothing was lost.
ui-error-not-found = There is no room with this code.
ui-error-rooms = The open rooms could not be fetched.
ui-error-replay = This replay could not be opened.
ui-error-advice = The agent gave no advice here.
ui-tab-waits = Waits
ui-tab-cube = Cube
ui-refused-bad-message = the server did not understand the page
ui-refused-too-large = too much at once
ui-refused-too-fast = too fast; wait a moment
ui-refused-version = the page is out of date; load it again
ui-refused-hello-first = the connection began wrongly; load the page again
ui-refused-token = this seat belongs to somebody else
ui-refused-password = wrong password
ui-refused-no-room = there is no such room
ui-refused-full = the room is full
ui-refused-name = this name cannot be used
ui-refused-begun = the match has begun
ui-refused-not-seated = you have no seat here
ui-refused-seated = you already have a seat
ui-refused-not-host = only the host may do that
ui-refused-place = there is no such place
ui-refused-not-now = not now
ui-refused-agent = there is no such agent
ui-refused-pledge = the pledge came too late
ui-refused-contribution = the contribution does not fit its pledge
ui-refused-not-asked = nothing is asked of you now
ui-refused-stale = too late: the game has gone on
ui-refused-illegal = the rules do not allow it
ui-refused-action-id = the answer was named wrongly
ui-refused-chat-closed = the chat is closed during a deal
ui-refused-chat-text = this text cannot be sent
ui-refused-no-spectators = nobody may watch here
ui-refused-internal = something failed on the server
ui-link-copied = Link copied
fair-right = The shuffle was fair: everything follows from the sealed secret.
fair-wrong = The proof fails.
fair-scheme = This record uses a scheme that the page does not know.
fair-commitment = The secret is the one that was promised before play.
fair-pledges = { $n ->
        [0] Nobody contributed to the chance.
        [one] { $n } contribution fits its pledge.
       *[other] { $n } contributions fit their pledges.
    }
fair-seats = The seats were drawn from it.
fair-keys = { $n ->
        [one] The key of { $n } deal follows from it.
       *[other] The keys of { $n } deals follow from it.
    }
fair-chances = { $n ->
        [one] { $n } deal, draw or roll came up as its key says.
       *[other] { $n } deals, draws and rolls came up as their keys say.
    }
ui-default-rules = Usual rules
ui-send = Send
ui-level-beginner = Beginner
ui-level-club = Club player
ui-level-master = Master
ui-agent-by-name = Agents by name
ui-agent-parameters = Parameters
ui-presence-lost = connection lost
ui-presence-away = away
ui-presence-gone = has left
ui-host = host
ui-seats-free = { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
ui-press-ready = Everybody waits for you: press Ready.
ui-kick = Remove
ui-invite-bot = Seat this bot
ui-copy-rejoin = Copy my own link, for another device
ui-not-ready = Not ready after all
ui-not-ready-yet = not ready yet
ui-look-on = All seats are taken. You look on and see the open table only.
ui-no-seat = No seat yet: { $reason }.
ui-take-seat = Take a seat
ui-leave-title = Leave the table?
ui-leave-playing = The match goes on. If you keep your seat, you can rejoin from the first page; until then the table plays for you.
ui-leave-gathering = If you keep your seat, you can come back to it from the first page.
ui-leave-for-good = Leave for good
ui-leave-keep = Keep my seat
ui-resign-title = Resign this game?
ui-resign-text = You offer to lose the game at once. Your opponent may accept or play on. What is it worth?
ui-play-on = Play on
ui-table-menu = Table menu
ui-watching = You look on
ui-watching-agents = Agents play each other
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-live = Live
ui-speed-full = As fast as they think
ui-steps-wait = { $n ->
        [one] { $n } step waits
       *[other] { $n } steps wait
    }
ui-ask-pause = Ask for a pause
ui-next-deal-in = The next deal begins in { $n } s at the latest.
ui-own-clock = Own clock…
ui-clock-move = Seconds a move
ui-clock-bank = Reserve, s
ui-second-player = Second player
ui-second-name = Name of the second player
ui-who-plays = Who plays
ui-mode-room = At this table
ui-mode-room-text = You, others by invitation, bots
ui-mode-shared = Two at this screen
ui-mode-shared-text = Take turns on one device
ui-mode-watch = Agents alone
ui-mode-watch-text = Look on at your own speed
ui-length = Length
ui-allow-watching = Others may look on
ui-begin = Begin
ui-needs-password-title = This room has a password
ui-wrong-password = That was not the password.
ui-playing = playing
ui-practice-text = ask agents, open hands
ui-no-table = This table cannot be shown: { $reason }. Your other games are safe.
ui-you-may = You may: { $answers }.
ui-ask-invites = What would it do here, and why? Its values then stand on the board.
ui-resign-offered = { $player } offers to resign
ui-resign-worth = { $n ->
        [one] The game would count for you: { $n } time the stake.
       *[other] The game would count for you: { $n } times the stake.
    }
ui-reclaim-title = { $player } wants back to the table
ui-reclaim-text = Somebody says to be { $player } and asks for the seat. If you know that it is so, accept.
ui-agent-plays = { $agent } plays your seat
ui-take-over = Play myself
ui-let-it-play = Let it play my seat
ui-tap-again = { $piece }: tap again to play it
ui-my-seat = One of these seats is mine
ui-my-seat-text = With the room’s password you get your seat back at once; otherwise the others are asked.
ui-my-seat-asking = The others are being asked…
ui-my-seat-back = Back to my seat
ui-resign-declined = Your offer was declined: play goes on.
