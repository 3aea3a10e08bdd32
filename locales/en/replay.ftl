### The replay of finished games, and of records from elsewhere.

replay-open-record = Open a record
replay-match = Match
replay-formats = Step through a game played elsewhere: Tenhou (XML or JSON), mjai, backgammon .mat, Zole text, or a Parlor record. It is only shown, never stored.
replay-choose-file = Choose a file or drop it here
replay-paste = Or paste the text
replay-deal = Deal
replay-deal-of = { $n } of { $of }
replay-seen-from = Seen from
replay-not-read = This record cannot be read: { $detail }
replay-not-over = This match is still being played. Its replay opens when it ends.
