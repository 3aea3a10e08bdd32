### Tic-tac-toe at the table and in words.

## Agents and terminal

tic-tac-toe-length = { $n ->
        [one] { $n } mäng
       *[other] { $n } mängu
    }
tic-tac-toe-help = {"  "}b2       märgi see ruut: veerg vasakult, rida alt
tic-tac-toe-question = märgi ruut: { $mark }
tic-tac-toe-outcome = Tulemus
tic-tac-toe-best-play = Vigadeta mängus
tic-tac-toe-wins-in = { $n ->
        [1] võidab kohe
       *[other] võidab { $n } käiguga
    }
tic-tac-toe-draws = viik
tic-tac-toe-loses-in = { $n ->
        [1] kaotab järgmise käiguga
       *[other] kaotab { $n } käiguga
    }
tic-tac-toe-open = lahtine
tic-tac-toe-why-line = Lõpetab kolme ühel joonel.
tic-tac-toe-why-block = Takistab kolme ühel joonel.
tic-tac-toe-why-fork = Loob korraga kaks ähvardust; peatada saab vaid ühe.
tic-tac-toe-why-wins = Võidab { $n } käiguga, ükskõik mida vastatakse.
tic-tac-toe-why-last = Ainus vaba ruut.
tic-tac-toe-why-draw = Vigadeta mängus tuleb viik, nagu igal teiselgi ruudul.
tic-tac-toe-why-only = Vigadeta mängus tuleb viik; kõik teised ruudud kaotavad.
tic-tac-toe-why-holds = { $n ->
        [one] Vigadeta mängus tuleb viik; { $n } teine ruut kaotab.
       *[other] Vigadeta mängus tuleb viik; { $n } teist ruutu kaotavad.
    }
tic-tac-toe-why-loses = Vigadeta mängu vastu kaotab, kuid peab vastu nii kaua kui võimalik.
tic-tac-toe-why-open = { $n ->
        [one] { $n } käigu jooksul ei otsustu midagi.
       *[other] { $n } käigu jooksul ei otsustu midagi.
    }

## Page

ui-game-tic-tac-toe = Trips-traps-trull
ui-short-tic-tac-toe = Trips-traps-trull
ui-about-tic-tac-toe = Kaks mängijat. Võidab kolm ühel joonel.
ui-start-tic-tac-toe = Kolm mängu, üks robot
ui-preset-tic-tac-toe-classic = Klassika
tic-tac-toe-where = { $n }. mäng · Trips-traps-trull
tic-tac-toe-over = Mäng läbi
tic-tac-toe-game = mäng
tic-tac-toe-board = laud
tic-tac-toe-row = { $n }. rida: { $marks }
tic-tac-toe-turn = kord
tic-tac-toe-mark = { $mark ->
        [A] rist
        [B] null
       *[none] tühi
    }
tic-tac-toe-cell = { $cell }: { $mark ->
        [A] rist
        [B] null
       *[none] tühi
    }{ $value ->
        [none] {""}
       *[other] , väärtus { $value }
    }
tic-tac-toe-answer = Märgi { $cell }
tic-tac-toe-asked = Sinu kord: vali ruut
tic-tac-toe-says-marked = { $player } märgib { $cell }.
tic-tac-toe-says-marked-you = Märgid { $cell }.
tic-tac-toe-won = Võidab { $player }
tic-tac-toe-won-you = Võidad sina
tic-tac-toe-drawn = Viik
tic-tac-toe-key-pad = vali ruut nagu numbriklahvistikul
rules-tic-tac-toe-aim-title = Eesmärk
rules-tic-tac-toe-aim = Kaks mängijat märgivad üheksat ruutu, üks ristide, teine nullidega. Võidab see, kellel on kolm märki ühes reas, veerus või diagonaalil.
rules-tic-tac-toe-turn-title = Käigud
rules-tic-tac-toe-turn = Oma käigul märgid ühe vaba ruudu. Kui kõik üheksa on märgitud ja kellelgi pole kolme ühel joonel, on mäng viik. Matšis alustavad mängijad kordamööda.
rules-tic-tac-toe-value-title = Vigadeta mäng
rules-tic-tac-toe-value = Kui keegi ei eksi, lõpeb mäng viigiga. Siin peab null minema külje keskele: nurgas ta kaotab.
