### The replay of finished games, and of records from elsewhere.

replay-open-record = Avaa pelitallenne
replay-match = Ottelu
replay-formats = Käy läpi muualla pelattu peli: Tenhou (XML tai JSON), mjai, backgammonin .mat, Zole-teksti tai Parlorin pelitallenne. Se vain näytetään, sitä ei tallenneta.
replay-choose-file = Valitse tiedosto tai pudota se tähän
replay-paste = Tai liitä teksti
replay-deal = Jako
replay-deal-of = { $n } / { $of }
replay-seen-from = Näkymä paikalta
replay-not-read = Tätä tallennetta ei voi lukea: { $detail }
replay-not-over = Tätä peliä pelataan vielä. Toisto avautuu sen päätyttyä.
