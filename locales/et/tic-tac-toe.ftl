## Page

ui-game-tic-tac-toe = Trips-traps-trull
ui-short-tic-tac-toe = Trips-traps-trull
ui-about-tic-tac-toe = Kaks mängijat. Võidab kolm ühel joonel.
ui-start-tic-tac-toe = Kolm mängu, üks robot
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
tic-tac-toe-won = Võidab { $player }
tic-tac-toe-drawn = Viik
tic-tac-toe-key-pad = vali ruut nagu numbriklahvistikul
rules-tic-tac-toe-aim-title = Eesmärk
rules-tic-tac-toe-aim = Kaks mängijat märgivad üheksat ruutu, üks ristide, teine nullidega. Võidab see, kellel on kolm märki ühes reas, veerus või diagonaalil.
rules-tic-tac-toe-turn-title = Käigud
rules-tic-tac-toe-turn = Oma käigul märgid ühe vaba ruudu. Kui kõik üheksa on märgitud ja kellelgi pole kolme ühel joonel, on mäng viik. Matšis alustavad mängijad kordamööda.
rules-tic-tac-toe-value-title = Vigadeta mäng
rules-tic-tac-toe-value = Kui keegi ei eksi, lõpeb mäng viigiga. Siin peab null minema külje keskele: nurgas ta kaotab.
