## Page

ui-game-tic-tac-toe = Kryžiukai nuliukai
ui-short-tic-tac-toe = Kryžiukai nuliukai
ui-about-tic-tac-toe = Du žaidėjai. Laimi trys vienoje linijoje.
ui-start-tic-tac-toe = Trys partijos, vienas botas
tic-tac-toe-where = { $n } partija · Kryžiukai nuliukai
tic-tac-toe-over = Partija baigta
tic-tac-toe-game = partija
tic-tac-toe-board = lenta
tic-tac-toe-row = { $n } eilutė: { $marks }
tic-tac-toe-turn = ėjimas
tic-tac-toe-mark = { $mark ->
        [A] kryžiukas
        [B] nuliukas
       *[none] tuščia
    }
tic-tac-toe-cell = { $cell }: { $mark ->
        [A] kryžiukas
        [B] nuliukas
       *[none] tuščia
    }{ $value ->
        [none] {""}
       *[other] , vertė { $value }
    }
tic-tac-toe-answer = Pažymėti { $cell }
tic-tac-toe-asked = Jūsų ėjimas: pasirinkite langelį
tic-tac-toe-says-marked = { $player } pažymi { $cell }.
tic-tac-toe-won = Laimi { $player }
tic-tac-toe-drawn = Lygiosios
tic-tac-toe-key-pad = pasirinkti langelį, kaip skaičių klaviatūroje
rules-tic-tac-toe-aim-title = Tikslas
rules-tic-tac-toe-aim = Du žaidėjai žymi devynis langelius: vienas kryžiukais, kitas nuliukais. Laimi, kas pažymi tris langelius eilutėje, stulpelyje ar įstrižainėje.
rules-tic-tac-toe-turn-title = Ėjimai
rules-tic-tac-toe-turn = Savo ėjimu pažymite vieną laisvą langelį. Kai visi devyni pažymėti, o trijų vienoje linijoje niekas neturi, partija baigiasi lygiosiomis. Mače žaidėjai pradeda paeiliui.
rules-tic-tac-toe-value-title = Žaidimas be klaidų
rules-tic-tac-toe-value = Jei niekas neklysta, partija baigiasi lygiosiomis. Čia nuliukas turi žymėti krašto vidurį: kampe jis pralaimi.
