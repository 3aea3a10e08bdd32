### The pages around the tables.

ui-sit-down = Sit down and play
ui-no-account = No account needed. Bots fill the empty seats and explain their moves.
ui-guest = Guest
ui-you = You
ui-none = none
ui-titled = { $title }: { $text }
ui-study = Study
ui-explorer = Search explorer
ui-lab = Lab
ui-pages = Pages
ui-skip = Skip to content
ui-back = Back
ui-close = Close
ui-to-table = View table
ui-result = Result
ui-stop = Stop
ui-find = Find
ui-nothing-found = Nothing found.
ui-see-also = See also
ui-loading = Loading…
ui-try-again = Try again
ui-to-home = Home
ui-missing = Page not found
ui-missing-text = There is no page at this address.
ui-teaching-games = Small games for learning
ui-teaching-games-text = Games so small that every value is known. Here you can check everything an agent thinks.
ui-study-lead = Lessons, searches to explore, replays, rules, and games small enough to solve.
ui-lessons = Lessons
ui-lessons-about = Short lessons on how bots think and how to play better, with questions.
ui-explorer-about = Watch a search visit its tree, step by step. Compare algorithms side by side.
ui-review = Review
ui-review-about = Every decision of a match: what it cost, what was better and why.
ui-study-replay = Replays
ui-study-replay-text = Step through a finished game, or open a record from Tenhou, mjai, a .mat file, Zole or Parlor.
ui-study-open = Open a record
ui-study-rules = Rules and words
ui-study-glossary = Every term in six languages, explained
ui-about-riichi = Four players. Build a hand, declare riichi, defend.
ui-about-zole = Three players, 26 cards, one against two.
ui-about-backgammon = Two players. Race, block, double.
ui-start-riichi = Four players · East only, three bots
ui-start-zole = Three players · classic, two bots
ui-start-backgammon = Two players · match to 5, one bot
ui-first-time = First time?
ui-learn-riichi = First time? Learn in one hand
ui-learn-zole = First time? Learn in one deal
ui-learn-backgammon = First time? Learn in one game
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
ui-what-is-this = What do these mean?
ui-players-only = Players only
ui-room-rules = { $game }, { $rules }
ui-room-clock = { $move } s + { $bank } s
ui-no-clock = no clock
ui-join-by-code = Join by code or link
ui-room-named = Room { $code }
ui-room-name = Room name
ui-room-of = Table: { $player }
ui-other-seats = Other seats
ui-seat-n = Seat { $n }
ui-none-needed = none
ui-turn-of = { $player } to play
ui-not-allowed = Not allowed: { $reason }
ui-away = away, a bot is playing
ui-actions = Your options
ui-show-all-answers = Show all { $n }
ui-clock-says = { $move ->
        [one] { $move } second left
       *[other] { $move } seconds left
    }{ $bank ->
        [0] { "" }
       *[other] { " " }and { $bank } in the time bank
    }
ui-seconds = { $n } s
ui-seconds-decimal = { $n } s
ui-nodes = { $n ->
        [one] { $shown } node
       *[other] { $shown } nodes
    }
ui-connected = Connected
ui-connecting = Connecting…
ui-connection-lost = Connection lost. Reconnecting…
ui-connection-lost-held = Connection lost. Reconnecting… We’ll hold your seat for { $n } s.
ui-connection-lost-clock = Connection lost. Reconnecting… Your seat is kept, but your clock is running.
ui-elsewhere = You are playing this seat on another device or in another tab.
ui-room-closed = This room was closed because it reached a server limit.
ui-play-here = Play here
ui-back-at-table = Back at the table
ui-back-your-turn = Back at the table. Your turn
ui-not-sent = Not sent: connection lost.
ui-board-waits = You can play again once the connection is back.
ui-tab-ask = Ask
ui-tab-record = Record
ui-tab-chat = Chat
ui-panel = Side panel
ui-fold-panel = Hide panel
ui-ask = Ask
ui-thinking = Thinking…
ui-ask-when-asked = You can ask when it is your turn.
ui-advice-closed = Agents give advice only at practice tables.
ui-chat-closed = Chat is closed during a deal. It opens between deals.
ui-record-empty = Nothing has happened yet.
ui-record-since = Since you opened this page
ui-text-form = The game as text
ui-command = Command
ui-command-example = hand, river east, dice, or a key
ui-command-done = Done: { $answer }
ui-command-unknown = Unknown command. Try: { $words }
ui-keys = Keys
ui-key-hint = ask the agent
ui-key-command = command line
ui-key-panel = hide the panel
ui-key-tab = next group
ui-key-arrows = move within the group
ui-key-enter = choose
ui-key-rows = through the candidates
ui-key-more = more about the advice
ui-deal-over = The deal is over
ui-waiting-for = Waiting for: { $players }
ui-steps = Steps
ui-first-step = First step
ui-last-step = Last step
ui-run = Play
ui-pause = Pause
ui-theme = Theme
ui-theme-system = Match system
ui-to-dark = Switch to dark
ui-to-light = Switch to light
ui-settings-general = General
ui-two-step = Touch: first tap selects, second tap plays
ui-two-step-mouse = Mouse: first click selects, second click plays
ui-learner = Show waits and hints for learners
ui-error-load = This part of the page could not be loaded. Your games are safe on the server.
ui-error-unreachable = The server cannot be reached. Try again in a moment.
ui-error-server = Something went wrong on the server. Nothing was lost.
ui-error-not-found = There is no room with this code.
ui-error-rooms = The open rooms could not be loaded.
ui-error-replay = This replay could not be opened.
ui-tab-waits = Waits
ui-tab-cube = Cube
ui-refused-bad-message = the server did not understand this request
ui-refused-too-large = this is too large
ui-refused-too-fast = too fast; wait a moment
ui-refused-version = this page is out of date; reload it
ui-refused-hello-first = the connection did not start correctly; reload the page
ui-refused-token = this seat belongs to someone else
ui-refused-password = wrong password
ui-refused-link = this personal link was replaced or deleted
ui-refused-no-room = this room does not exist
ui-refused-voided = this match was voided: the server was restored from a backup
ui-refused-full = the room is full
ui-refused-name = this name cannot be used: it is taken, looks like another one, or has invisible or mixed letters
ui-refused-begun = the match has already started
ui-refused-not-seated = you have no seat here
ui-refused-seated = you already have a seat
ui-refused-not-host = only the host can do that
ui-refused-place = this seat does not exist
ui-refused-not-now = not possible right now
ui-refused-too-soon = the seat is still kept for its player; try again in a little while
ui-refused-nobody-to-ask = no one else at the table could agree; you need the room password or the original link
ui-refused-player-back = the player is back and has the seat again; you are watching
ui-refused-no-consent = not everyone agreed in time
ui-refused-agent = this agent does not exist
ui-refused-pledge = the promise of a random number came too late
ui-refused-contribution = the random number does not match its promise
ui-refused-not-asked = it is not your turn
ui-refused-stale = too late: the game has moved on
ui-refused-illegal = the rules do not allow it
ui-refused-action-id = the server did not recognise the answer
ui-refused-chat-closed = chat is closed during a deal
ui-refused-chat-text = this text cannot be sent
ui-refused-no-spectators = spectators are not allowed here
ui-refused-limit = this is more than the server allows
ui-refused-not-found = not found: it may have expired
ui-refused-nothing-to-search = nothing is searched here: choose another agent or position
ui-refused-internal = something went wrong on the server
ui-link-copied = Link copied
fair-verdict-checked = Fair, and checked against the codes you saved before play.
fair-verdict-self-only = Consistent with itself only. A swapped secret would look the same. Compare the promise and your own random number with the codes you saved before play.
fair-verdict-server-alone = No player added a random number: the server alone chose.
fair-verdict-wrong = Wrong: this record does not pass the check.
fair-scheme = This page does not know the scheme this record uses.
fair-commitment = The seed matches the promise in this record.
fair-kept-promise = The promise is the one saved here before play.
fair-other-match = This is not the match the server promised here before play.
fair-kept-contribution = Your own random number was used.
fair-kept-transcripts = { $n ->
        [one] The moves of { $n } deal are as they were recorded when it ended.
       *[other] The moves of { $n } deals are as they were recorded when they ended.
    }
fair-dropped = Your random number was not taken: it came too late, or the server left it out.
fair-title = Fair play: codes to check it yourself
fair-use = Copy both codes before play. Afterwards “parlor replay verify” compares the record with them; this browser does so by itself.
fair-promise = The server’s promise
fair-own-number = Your random number
fair-copy = Copy
fair-copied = Copied
fair-chain = Number { $n } in this server’s public list of promises.
fair-pledges = { $n ->
        [0] No player added a random number.
        [one] { $n } player’s random number matches what they promised.
       *[other] { $n } players’ random numbers match what they promised.
    }
fair-seats = The seats were drawn from the seed.
fair-seats-kept = The seats are as the players took them.
fair-keys = { $n ->
        [one] { $n } deal has its own key, made from the seed and the players’ numbers.
       *[other] { $n } deals have keys of their own, made from the seed and the players’ numbers.
    }
fair-chances = { $n ->
        [0] Nothing in this match was left to chance.
        [one] { $n } shuffle, draw or roll is exactly what its key gives.
       *[other] { $n } shuffles, draws and rolls are exactly what their keys give.
    }
ui-default-rules = Standard rules
ui-send = Send
ui-level-beginner = Beginner
ui-level-club = Club
ui-level-master = Master
ui-level-world-class = World class
ui-level = Level
ui-level-about-beginner = Plays simply and misses a lot.
ui-level-about-club = A solid opponent for regular players.
ui-level-about-master = The strongest player Parlor has.
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
ui-press-ready = Everyone is waiting for you: press Ready.
ui-kick = Remove
ui-invite-bot = Add this bot
ui-copy-rejoin = Copy a link to my seat for another device
ui-not-ready = Cancel ready
ui-not-ready-yet = not ready yet
ui-look-on = All seats are taken. You are watching and see only what everyone may see.
ui-or-watch = Or stay here and watch: the match appears as soon as it starts.
ui-no-seat = No seat yet: { $reason }.
ui-take-seat = Take a seat
ui-leave-title = Leave the table?
ui-leave-playing = The match goes on. If you leave for now, the table plays for you until you return from the home page.
ui-leave-gathering = If you leave for now, the seat stays yours and you can return from the home page.
ui-leave-for-good = Leave for good
ui-leave-for-now = Leave for now
ui-leave-keep = Keep my seat
ui-resign-title = Resign this game?
ui-resign-text = You offer to lose this game now. Your opponent can accept or play on. How many points do you offer?
ui-play-on = Play on
ui-table-menu = Table menu
ui-watching = You are watching
ui-watching-until-next-deal = You are watching; your seat is yours from the next deal on
ui-watching-agents = Agents play each other
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-live = Live
ui-speed-full = As fast as they think
ui-steps-wait = { $n ->
        [one] { $n } step waiting
       *[other] { $n } steps waiting
    }
ui-ask-pause = Ask for a break
ui-next-deal-in = The next deal starts in { $n } s at the latest.
ui-own-clock = Custom clock…
ui-clock-move = Seconds per move
ui-clock-bank = Time bank (s)
ui-second-player = Second player
ui-second-name = Second player’s name
ui-who-plays = Who plays
ui-mode-room = At this table
ui-mode-room-text = You, people you invite, bots
ui-mode-shared = Two on this screen
ui-mode-shared-text = Take turns on one device
ui-mode-watch = Agents only
ui-mode-watch-text = Watch at your own speed
ui-length = Length
ui-allow-watching = Allow spectators
ui-idle = Close the room
ui-idle-minutes = after { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  } without a move
ui-idle-hours = after { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  } without a move
ui-begin = Start
ui-needs-password-title = This room has a password
ui-locked-watch = Only the players of this room see its table. With the password you can take a free seat or return to yours.
ui-wrong-password = Wrong password.
ui-playing = playing
ui-practice-text = advice and open hands
ui-no-table = This table cannot be shown: { $reason }. Your other games are safe.
ui-you-may = You may: { $answers }.
ui-ask-invites = See what it would play here, and why. Values appear on the board.
ui-resign-offered = { $player } offers to resign
ui-resign-worth = { $n ->
        [one] You would win the stake.
       *[other] You would win { $n } times the stake.
    }
ui-reclaim-title = { $player } wants to rejoin
ui-reclaim-text = Someone claims to be { $player } and asks for the seat. Everyone at the table must agree. Accept only if you are sure.
ui-reclaim-reveals = If everyone agrees, this person sees and plays { $player }’s hand from the next deal on. { $player } can come back at any time until the match ends.
ui-reclaim-reveals-open = If everyone agrees, this person plays for { $player } from now on. { $player } can come back at any time until the match ends.
ui-agent-plays = { $agent } is playing your seat
ui-take-over = Take over
ui-let-it-play = Let it play for me
ui-tap-again = { $piece }: tap again to play it
ui-click-again = { $piece }: click again to play it
ui-my-seat = One of these seats is mine
ui-my-seat-text = Everyone else at the table must agree; your seat is then yours from the next deal on. If only bots are left, the room password is enough.
ui-my-seat-asking = Asking the other players…
ui-my-seat-back = Back to my seat
ui-same-name-lost = { $player } has a seat here but is not connected. Is that you? Ask for the seat back: everyone else at the table must agree. Otherwise choose another name or watch.
ui-same-name-here = { $player } is at this table already. Is that you? Continue on the other device, or open the link to your seat on this one. Otherwise choose another name.
ui-same-name-gone = { $player } left this match for good, so the seat cannot be taken back. You can watch and take a seat in the next match.
ui-resign-declined = Your offer was declined. Play continues.

## Personal link and my games

ui-my-games = My games
ui-my-games-none = No games yet. What you play from now on appears here.
ui-error-my-games = Your games could not be loaded. They are safe on the server.
ui-my-all = All games
ui-my-all-n = { $n ->
        [one] All games
       *[other] All { $n } games
    }
ui-my-finished = Finished games
ui-my-with = with { $players }
ui-my-bots = { $n ->
        [one] against one bot · { $level }
       *[other] against { $n } bots · { $level }
    }
ui-my-in-play = In play
ui-my-gathering = Not started
ui-my-continue = Resume
ui-my-continue-here = Resume here
ui-my-won = Won
ui-my-lost = Lost
ui-my-drawn = Drawn
ui-my-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
ui-my-result = { $result } · { $score }
ui-my-score = { $result } { $mine }–{ $theirs }
ui-my-more = Show more
ui-my-forget = Remove from list
ui-my-forget-title = Remove this game from the list?
ui-my-forget-text = { $game }. The replay stays at its link.
ui-my-leave-text = { $game }. You give up your seat and cannot rejoin. A bot plays on for you.
ui-link-title = Your personal link
ui-link-text = Keeps your games together on all your devices, without an account.
ui-link-make = Create my link
ui-link-once = Save this link now, or open it on your other device. It is shown only once.
ui-link-warning = Anyone who has this link sees your games and can play your seats. Do not share it.
ui-link-saved = I saved it
ui-link-renew = Replace link
ui-link-renew-text = You get a new link to the same games. The old one stops working on all your devices, and seats taken over with it are closed there.
ui-link-leave = Remove from this browser
ui-link-left = This browser no longer has your personal link. The link itself still works.
ui-link-revoke = Delete link
ui-link-revoke-text = The link stops working everywhere and your list of games is deleted. Seats you took in this browser and all replays stay.
ui-link-use-title = Use this personal link here?
ui-link-use-text = Only do this if you created the link yourself. Games you play in this browser will belong to it, and anyone else who has it can play your seats.
ui-link-use = Use link
ui-seat-take-title = Continue on this device?
ui-seat-take-busy = { $player } is playing at “{ $room }” on another device. If you continue here, the table closes there. You can go back at any time.
ui-seat-take-free = You take the seat of { $player } at “{ $room }” on this device. You can go back to the other one at any time.

## Rules to choose from

ui-preset-riichi-ema2016 = EMA 2016
ui-preset-riichi-lt2017 = Kaunas thesis 2017
ui-preset-riichi-ema2025 = EMA 2025
ui-preset-riichi-wrc2022 = WRC 2022
ui-preset-riichi-wrc2025 = WRC 2025
ui-preset-riichi-tenhou = Tenhou
ui-preset-riichi-mjsoul = Mahjong Soul
ui-preset-riichi-mleague = M.League
ui-preset-riichi-default = Scoring data
ui-preset-riichi-kiriage = Scoring data, kiriage mangan
ui-preset-riichi-nokuitan = Scoring data, no open tanyao
ui-preset-riichi-pinfutsumofu = Scoring data, fu for pinfu tsumo
ui-preset-zole-seed = Thesis rules
ui-preset-zole-lzf-classic = Federation classic
ui-preset-zole-online-pgm = Online: galdiņš, little zole
ui-preset-zole-online-pm = Online: pules, little zole
ui-preset-zole-tournament-lv = Latvian tournament
ui-preset-backgammon-standard = Match play
ui-preset-backgammon-money = Money game
ui-preset-backgammon-seed = Thesis rules
ui-preset-backgammon-nackgammon = Nackgammon
ui-preset-backgammon-hypergammon = Hypergammon
