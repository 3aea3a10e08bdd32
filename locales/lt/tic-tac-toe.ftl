### Tic-tac-toe at the table and in words.

## Agents and terminal

tic-tac-toe-length = { $n ->
        [one] { $n } partija
        [few] { $n } partijos
       *[other] { $n } partijų
    }
tic-tac-toe-help = {"  "}b2       pažymėti šį langelį: stulpelis iš kairės, eilutė iš apačios
tic-tac-toe-question = pažymėkite langelį ženklu { $mark }
tic-tac-toe-outcome = Rezultatas
tic-tac-toe-best-play = Žaidžiant be klaidų
tic-tac-toe-wins-in = { $n ->
        [1] laimi iš karto
       *[other] laimi per { $n } ėjimus
    }
tic-tac-toe-draws = lygiosios
tic-tac-toe-loses-in = { $n ->
        [1] pralaimi kitu ėjimu
       *[other] pralaimi per { $n } ėjimus
    }
tic-tac-toe-open = neaišku
tic-tac-toe-why-line = Užbaigia tris vienoje linijoje.
tic-tac-toe-why-block = Neleidžia užbaigti trijų vienoje linijoje.
tic-tac-toe-why-fork = Sukuria dvi grėsmes iš karto; sustabdyti galima tik vieną.
tic-tac-toe-why-wins = Laimi per { $n } ėjimus, kad ir kaip būtų atsakyta.
tic-tac-toe-why-last = Vienintelis laisvas langelis.
tic-tac-toe-why-draw = Be klaidų bus lygiosios, kaip ir visuose kituose langeliuose.
tic-tac-toe-why-only = Be klaidų bus lygiosios; visi kiti langeliai pralaimi.
tic-tac-toe-why-holds = { $n ->
        [one] Be klaidų bus lygiosios; pralaimi { $n } kitas langelis.
        [few] Be klaidų bus lygiosios; pralaimi { $n } kiti langeliai.
       *[other] Be klaidų bus lygiosios; pralaimi { $n } kitų langelių.
    }
tic-tac-toe-why-loses = Prieš žaidimą be klaidų pralaimi, bet laikosi kuo ilgiau.
tic-tac-toe-why-open = { $n ->
        [one] Per { $n } ėjimą niekas neišsisprendžia.
        [few] Per { $n } ėjimus niekas neišsisprendžia.
       *[other] Per { $n } ėjimų niekas neišsisprendžia.
    }

## Page

ui-game-tic-tac-toe = Kryžiukai nuliukai
ui-short-tic-tac-toe = Kryžiukai nuliukai
ui-about-tic-tac-toe = Du žaidėjai. Laimi trys vienoje linijoje.
ui-start-tic-tac-toe = Trys partijos, vienas botas
ui-preset-tic-tac-toe-classic = Klasika
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
tic-tac-toe-says-marked-you = Pažymite { $cell }.
tic-tac-toe-won = Laimi { $player }
tic-tac-toe-won-you = Laimite jūs
tic-tac-toe-drawn = Lygiosios
tic-tac-toe-key-pad = pasirinkti langelį, kaip skaičių klaviatūroje
rules-tic-tac-toe-aim-title = Tikslas
rules-tic-tac-toe-aim = Du žaidėjai žymi devynis langelius: vienas kryžiukais, kitas nuliukais. Laimi, kas pažymi tris langelius eilutėje, stulpelyje ar įstrižainėje.
rules-tic-tac-toe-turn-title = Ėjimai
rules-tic-tac-toe-turn = Savo ėjimu pažymite vieną laisvą langelį. Kai visi devyni pažymėti, o trijų vienoje linijoje niekas neturi, partija baigiasi lygiosiomis. Mače žaidėjai pradeda paeiliui.
rules-tic-tac-toe-value-title = Žaidimas be klaidų
rules-tic-tac-toe-value = Jei niekas neklysta, partija baigiasi lygiosiomis. Čia nuliukas turi žymėti krašto vidurį: kampe jis pralaimi.
