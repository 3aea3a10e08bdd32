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

tic-tac-toe-answer = Märgi { $cell }
tic-tac-toe-says-marked = { $player } märgib { $cell }.
tic-tac-toe-won = Võidab { $player }
tic-tac-toe-drawn = Viik
