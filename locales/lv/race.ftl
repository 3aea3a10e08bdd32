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

ui-game-race = Kauliņa skrējiens
ui-short-race = Skrējiens
ui-about-race = Divi spēlētāji, viens metamais kauliņš. Iet vai mest vēlreiz?
ui-start-race = Trīs partijas, viens bots
ui-preset-race-sprint = Sprints: 8 soļi, trīs skaldnes
ui-preset-race-long = Garā: 20 soļu, sešas skaldnes
race-where = { $n }. partija · Skrējiens
race-over = Skrējiens galā
race-race = partija
race-track = trase
race-to-go = { $n ->
        [0] finišā
        [zero] vēl { $n } soļu
        [one] vēl { $n } solis
       *[other] vēl { $n } soļi
    }
race-die = kauliņš
race-die-shows = { $face ->
        [0] Kauliņš vēl nav mests
       *[other] Kauliņš rāda { $face }
    }
race-second-throw = otrs metiens
race-second-throw-used = otrs metiens izmantots
race-answer-step = Iet
race-answer-decline = Mest vēlreiz
race-asked = { $choices ->
        [1] Uzmetāt { $face }
       *[other] Uzmetāt { $face }: iet vai mest vēlreiz?
    }
race-says-threw = { $player } uzmet { $face }.
race-says-threw-you = Jūs uzmetat { $face }.
race-says-chose = { $player } { $action ->
        [step] iet
       *[decline] met vēlreiz
    }.
race-says-chose-you = Jūs { $action ->
        [step] ejat
       *[decline] metat vēlreiz
    }.
race-won = Skrējienā uzvar { $player }
race-won-you = Skrējienā uzvarat jūs
race-lost-by = { $n ->
        [zero] { $player }: palika { $n } soļu.
        [one] { $player }: palika { $n } solis.
       *[other] { $player }: palika { $n } soļi.
    }
race-lost-by-you = { $n ->
        [zero] Jums palika { $n } soļu.
        [one] Jums palika { $n } solis.
       *[other] Jums palika { $n } soļi.
    }
rules-race-aim-title = Mērķis
rules-race-aim = Abiem skrējējiem ejams vienāds soļu skaits. Uzvar tas, kurš pirmais sasniedz finišu vai paskrien tam garām.
rules-race-turn-title = Gājiens
rules-race-turn = Metiet kauliņu. Tad ejiet tik soļu, cik tas rāda, vai metiet vēlreiz. Mest vēlreiz drīkst tikai vienu reizi skrējienā, un pēc otrā metiena ir jāiet. Mačā spēlētāji sāk pamīšus.
rules-race-value-title = Spēle bez kļūdām
rules-race-value = Katru pozīciju var atrisināt, rēķinot no finiša atpakaļ. Ja jāiet astoņi soļi un kauliņam ir trīs skaldnes, sākumā pēc 1 labāk mest vēlreiz. Pēc 2 labāk iet un otro metienu pataupīt.
