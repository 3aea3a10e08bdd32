### The replay of finished games, and of records from elsewhere.

replay-open-record = Atverti įrašą
replay-match = Mačas
replay-formats = Peržiūrėkite kitur žaistą partiją: Tenhou (XML arba JSON), mjai, nardų .mat, Zole tekstą arba Parlor įrašą. Jis lieka šiame puslapyje ir niekur nesaugomas.
replay-choose-file = Pasirinkite failą arba nutempkite jį čia
replay-paste = Arba įklijuokite jo tekstą
replay-deal = Dalijimas
replay-deal-of = { $n } iš { $of }
replay-seen-from = Žiūrint iš vietos
replay-not-read = Šito perskaityti negalima: { $detail }
replay-not-over = Šis mačas dar nesibaigė. Peržiūra atsivers jam pasibaigus.
