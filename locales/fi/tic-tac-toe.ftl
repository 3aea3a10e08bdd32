### Tic-tac-toe at the table and in words.

## Agents and terminal

tic-tac-toe-length = { $n ->
        [one] { $n } peli
       *[other] { $n } peliä
    }
tic-tac-toe-help = {"  "}b2       merkitse tämä ruutu: sarake vasemmalta, rivi alhaalta
tic-tac-toe-question = merkitse ruutu: { $mark }
tic-tac-toe-outcome = Tulos
tic-tac-toe-best-play = Virheettömässä pelissä
tic-tac-toe-wins-in = { $n ->
        [1] voittaa heti
       *[other] voittaa { $n } siirrolla
    }
tic-tac-toe-draws = tasapeli
tic-tac-toe-loses-in = { $n ->
        [1] häviää seuraavaan siirtoon
       *[other] häviää { $n } siirrossa
    }
tic-tac-toe-open = ratkaisematta
tic-tac-toe-why-line = Tekee kolmen suoran.
tic-tac-toe-why-block = Estää kolmen suoran.
tic-tac-toe-why-fork = Tekee kaksi uhkausta yhtä aikaa; vain toisen voi estää.
tic-tac-toe-why-wins = Voittaa { $n } siirrolla, vastattiinpa miten tahansa.
tic-tac-toe-why-last = Ainoa vapaa ruutu.
tic-tac-toe-why-draw = Virheetön peli päättyy tasan, kuten mistä tahansa muustakin ruudusta.
tic-tac-toe-why-only = Virheetön peli päättyy tasan; kaikki muut ruudut häviävät.
tic-tac-toe-why-holds = { $n ->
        [one] Virheetön peli päättyy tasan; { $n } muu ruutu häviää.
       *[other] Virheetön peli päättyy tasan; { $n } muuta ruutua häviää.
    }
tic-tac-toe-why-loses = Häviää virheetöntä peliä vastaan, mutta kestää niin kauan kuin mahdollista.
tic-tac-toe-why-open = { $n ->
        [one] { $n } siirron aikana mikään ei ratkea.
       *[other] { $n } siirron aikana mikään ei ratkea.
    }

## Page

ui-game-tic-tac-toe = Ristinolla
ui-short-tic-tac-toe = Ristinolla
ui-about-tic-tac-toe = Kaksi pelaajaa. Kolmen suora voittaa.
ui-start-tic-tac-toe = Kolme peliä, yksi botti
ui-preset-tic-tac-toe-classic = Klassikko
tic-tac-toe-where = { $n }. peli · Ristinolla
tic-tac-toe-over = Peli päättyi
tic-tac-toe-game = peli
tic-tac-toe-board = lauta
tic-tac-toe-row = { $n }. rivi: { $marks }
tic-tac-toe-turn = vuoro
tic-tac-toe-mark = { $mark ->
        [A] risti
        [B] nolla
       *[none] tyhjä
    }
tic-tac-toe-cell = { $cell }: { $mark ->
        [A] risti
        [B] nolla
       *[none] tyhjä
    }{ $value ->
        [none] {""}
       *[other] , arvo { $value }
    }
tic-tac-toe-answer = Merkitse { $cell }
tic-tac-toe-asked = Sinun vuorosi: valitse ruutu
tic-tac-toe-says-marked = { $player } merkitsee { $cell }.
tic-tac-toe-says-marked-you = Merkitset { $cell }.
tic-tac-toe-won = { $player } voittaa
tic-tac-toe-won-you = Sinä voitat
tic-tac-toe-drawn = Tasapeli
tic-tac-toe-key-pad = valitse ruutu kuten numeronäppäimistöllä
rules-tic-tac-toe-aim-title = Tavoite
rules-tic-tac-toe-aim = Kaksi pelaajaa merkitsee yhdeksää ruutua, toinen risteillä, toinen nollilla. Kolme omaa merkkiä vaaka-, pysty- tai vinorivissä voittaa.
rules-tic-tac-toe-turn-title = Vuorot
rules-tic-tac-toe-turn = Vuorollasi merkitset yhden vapaan ruudun. Jos kaikki yhdeksän on merkitty eikä kenelläkään ole kolmen suoraa, peli on tasapeli. Ottelussa pelaajat aloittavat vuorotellen.
rules-tic-tac-toe-value-title = Virheetön peli
rules-tic-tac-toe-value = Jos kukaan ei tee virhettä, peli päättyy tasan. Tässä nollan on merkittävä sivun keskiruutu: kulmassa se häviää.
