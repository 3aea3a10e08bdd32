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

tic-tac-toe-answer = Pažymėti { $cell }
tic-tac-toe-says-marked = { $player } pažymi { $cell }.
tic-tac-toe-won = Laimi { $player }
tic-tac-toe-drawn = Lygiosios
