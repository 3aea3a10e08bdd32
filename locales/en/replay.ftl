### The replay of finished games, and of records from elsewhere.

replay-open-record = Open a record
replay-match = Match
replay-formats = Step through a game that was played elsewhere: Tenhou (XML or JSON), mjai, backgammon .mat, Zole text, or a record of Parlor. It stays on this page and is kept nowhere.
replay-choose-file = Choose a file, or drop it here
replay-paste = Or paste its text
replay-deal = Deal
replay-deal-of = { $n } of { $of }
replay-seen-from = Seen from
replay-not-read = This cannot be read: { $detail }
replay-not-over = This match is not over yet. Its replay opens when it is.
