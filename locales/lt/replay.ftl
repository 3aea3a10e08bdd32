### The replay of finished games, and of records from elsewhere.

replay-open-record = Atidaryti įrašą
replay-match = Mačas
replay-formats = Peržiūrėkite kitur žaistą partiją: Tenhou (XML arba JSON), mjai, nardų .mat, Zolės tekstas arba Parlor įrašas. Jis tik rodomas ir niekur neįrašomas.
replay-choose-file = Pasirinkite failą arba nuvilkite jį čia
replay-paste = Arba įklijuokite tekstą
replay-deal = Dalijimas
replay-deal-of = { $n } iš { $of }
replay-seen-from = Žiūrint iš vietos
replay-not-read = Šio įrašo perskaityti nepavyko: { $detail }
replay-not-over = Šis žaidimas dar nesibaigė. Peržiūra bus galima jam pasibaigus.
