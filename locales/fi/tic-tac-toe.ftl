## Page

ui-game-tic-tac-toe = Ristinolla
ui-short-tic-tac-toe = Ristinolla
ui-about-tic-tac-toe = Kaksi pelaajaa. Kolmen suora voittaa.
ui-start-tic-tac-toe = Kolme peliä, yksi botti
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
tic-tac-toe-won = { $player } voittaa
tic-tac-toe-drawn = Tasapeli
tic-tac-toe-key-pad = valitse ruutu kuten numeronäppäimistöllä
rules-tic-tac-toe-aim-title = Tavoite
rules-tic-tac-toe-aim = Kaksi pelaajaa merkitsee yhdeksää ruutua, toinen risteillä, toinen nollilla. Kolme omaa merkkiä vaaka-, pysty- tai vinorivissä voittaa.
rules-tic-tac-toe-turn-title = Vuorot
rules-tic-tac-toe-turn = Vuorollasi merkitset yhden vapaan ruudun. Jos kaikki yhdeksän on merkitty eikä kenelläkään ole kolmen suoraa, peli on tasapeli. Ottelussa pelaajat aloittavat vuorotellen.
rules-tic-tac-toe-value-title = Virheetön peli
rules-tic-tac-toe-value = Jos kukaan ei tee virhettä, peli päättyy tasan. Tässä nollan on merkittävä sivun keskiruutu: kulmassa se häviää.
