### The dice race at the table and in words.

## Agents and terminal

race-length = { $n ->
        [zero] { $n } skrējienu
        [one] { $n } skrējiens
       *[other] { $n } skrējieni
    }
race-help = {"  "}step     iet tik soļu, cik rāda kauliņš
    {"  "}decline  mest vēlreiz: vienu reizi skrējienā, un pēc otrā metiena ir jāiet
race-question = jūs uzmetāt { $face }: step vai decline
race-win-chance = Uzvaras iespēja
race-steps = { $n ->
        [zero] Iet { $n } soļu
        [one] Iet { $n } soli
       *[other] Iet { $n } soļus
    }
race-why-arrives = Ar šo metienu var sasniegt finišu.
race-why-no-right = Otrs metiens jau izmantots.
race-why-highest = Augstāka metiena nav.
race-why-first = Apturēts pirms laika: abas izvēles nevarēja salīdzināt.
race-why-equal = Abas izvēles uzvar vienlīdz bieži.
race-why-step = Ejot uzvar { $chosen } skrējienu, metot vēlreiz – { $other }.
race-why-decline = Metot vēlreiz uzvar { $chosen } skrējienu, ejot – { $other }.

## Page

race-to-go = { $n ->
        [0] finišā
        [zero] vēl { $n } soļu
        [one] vēl { $n } solis
       *[other] vēl { $n } soļi
    }
race-second-throw = otrs metiens
race-second-throw-used = otrs metiens izmantots
race-answer-step = Iet
race-answer-decline = Mest vēlreiz
race-says-threw = { $player } uzmet { $face }.
race-says-chose = { $player } { $action ->
        [step] iet
       *[decline] met vēlreiz
    }.
race-won = Skrējienā uzvar { $player }
