### The replay of finished games, and of records from elsewhere.

replay-open-record = Avaa pelitallenne
replay-match = Ottelu
replay-formats = Käy läpi muualla pelattu peli: Tenhou (XML tai JSON), mjai, backgammonin .mat ja .sgf, zole-teksti, openZolen JSON tai Parlorin pelitallenne. Se vain näytetään, sitä ei tallenneta.
replay-choose-file = Valitse tiedosto
replay-paste = Tai liitä teksti
replay-deal = Jako
replay-seen-from = Näkymä paikalta
replay-not-over = Tätä peliä pelataan vielä. Toisto avautuu sen päätyttyä.
replay-drop = Pudota tiedosto mihin tahansa tälle sivulle tai
replay-paste-first = Liitä ensin tallenteen teksti
replay-pasted = Liitetty teksti
replay-refused = { $name }: ei voi avata
replay-readable = Parlor avaa Tenhoun XML:n (myös gzip) ja JSONin, mjain, .mat- ja .sgf-tiedostot, zole-tekstin, openZolen JSONin ja omat tallenteensa, enintään 2 Mt.
replay-file-empty = Tiedosto on tyhjä.
replay-file-large = Tiedosto on suurempi kuin 2 Mt.
replay-file-damaged = Tiedosto on vioittunut: sitä ei voi purkaa.
replay-timeline = Aikajana
replay-tab-moves = Siirrot
replay-tab-hands = Kädet
replay-all-hands = Kaikkien kädet
replay-share = Jaa
replay-more = Lisää
replay-you-named = { $player } (sinä)
replay-at-start = Tämä on ensimmäinen askel
replay-at-end = Tämä on viimeinen askel
replay-for-whom = Kenen puolesta
replay-nobody-decides = Tässä kohdassa kukaan ei tee päätöstä.
replay-next-decision = Seuraava päätös
replay-ask-invites = Katso, mitä se tekisi tässä { $you ->
        [yes] sinun paikallasi
       *[no] pelaajan { $player } paikalla
    } tietäen vain sen, mitä tämä paikka tiesi.
replay-played = { $you ->
        [yes] Pelasit: { $move }
       *[no] { $player } pelasi: { $move }
    }
replay-no-answer = Tämä agentti ei vastannut: { $reason }.
replay-ask-again = Kysy uudelleen
replay-deal-n = { $n }. jako
replay-step-move = { $deal }, { $n }. siirto
replay-step-over = { $deal }: tulos

## Steps by game

riichi-step = { $deal }, { $n }. vuoro
zole-buried-short = hautaa { $cards }
zole-step-bids = { $deal }: { $you ->
        [yes] sinä tarjoat
       *[no] { $player } tarjoaa
    }
zole-step-buries = { $deal }: { $you ->
        [yes] sinä hautaat
       *[no] { $player } hautaa
    }
zole-step-leads = { $n }. tikki: { $you ->
        [yes] sinä aloitat
       *[no] { $player } aloittaa
    }
zole-step-plays = { $n }. tikki: { $you ->
        [yes] sinä pelaat
       *[no] { $player } pelaa
    }

## The proof of the shuffle

fair-heading = Reilu sekoitus ja nopat
fair-intro = Ennen peliä palvelin lupaa salaisen siemenluvun, ja jokaisen pelaajan selain lisää satunnaisluvun. Yhdessä ne määräävät jokaisen sekoituksen ja heiton, joten kukaan ei voi valita niitä. Tämä sivu laski ne kaikki juuri uudelleen.
fair-chip-checked = Reiluus tarkistettu
fair-chip-self-only = Tallenne täsmää
fair-chip-server-alone = Palvelin valitsi yksin
fair-chip-wrong = Reiluutta ei vahvistettu
