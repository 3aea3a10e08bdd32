### The dice race at the table and in words.

## Agents and terminal

race-length = { $n ->
        [one] { $n } jooks
       *[other] { $n } jooksu
    }
race-help = {"  "}step     astu nii palju, kui täring näitab
    {"  "}decline  veereta uuesti: üks kord jooksus, ja teise viske järel tuleb astuda
race-question = veeretasid { $face }: step või decline
race-win-chance = Võiduvõimalus
race-steps = { $n ->
        [one] Astu { $n } samm
       *[other] Astu { $n } sammu
    }
race-why-arrives = Selle viskega jõuab finišisse.
race-why-no-right = Teine vise on juba kasutatud.
race-why-highest = Suuremat viset pole.
race-why-first = Katkestati vara: kaht valikut ei saanud võrrelda.
race-why-equal = Mõlemad valikud võidavad sama tihti.
race-why-step = Astudes võidab { $chosen } jooksudest, uuesti veeretades { $other }.
race-why-decline = Uuesti veeretades võidab { $chosen } jooksudest, astudes { $other }.

## Page

ui-game-race = Täringujooks
ui-short-race = Täringujooks
ui-about-race = Kaks mängijat, üks täring. Kas astuda või uuesti veeretada?
ui-start-race = Kolm jooksu, üks robot
ui-preset-race-sprint = Sprint: 8 sammu, kolm tahku
ui-preset-race-long = Pikk: 20 sammu, kuus tahku
race-where = { $n }. jooks · Täringujooks
race-over = Jooks läbi
race-race = jooks
race-track = rada
race-to-go = { $n ->
        [0] finišis
        [one] veel { $n } samm
       *[other] veel { $n } sammu
    }
race-die = täring
race-die-shows = { $face ->
        [0] Täringut pole veel veeretatud
       *[other] Täring näitab { $face }
    }
race-second-throw = teine vise
race-second-throw-used = teine vise kasutatud
race-answer-step = Astu
race-answer-decline = Veereta uuesti
race-asked = { $choices ->
        [1] Veeretasid { $face }
       *[other] Veeretasid { $face }: kas astud või veeretad uuesti?
    }
race-says-threw = { $player } veeretab { $face }.
race-says-threw-you = Veeretad { $face }.
race-says-chose = { $player } { $action ->
        [step] astub edasi
       *[decline] veeretab uuesti
    }.
race-says-chose-you = Sina { $action ->
        [step] astud edasi
       *[decline] veeretad uuesti
    }.
race-won = Jooksu võidab { $player }
race-won-you = Jooksu võidad sina
race-lost-by = { $n ->
        [one] { $player }: jäi { $n } samm.
       *[other] { $player }: jäi { $n } sammu.
    }
race-lost-by-you = { $n ->
        [one] Sul jäi { $n } samm.
       *[other] Sul jäi { $n } sammu.
    }
rules-race-aim-title = Eesmärk
rules-race-aim = Mõlemal jooksjal on sama palju samme minna. Võidab see, kes jõuab esimesena finišisse või sellest mööda.
rules-race-turn-title = Käik
rules-race-turn = Veereta täringut. Astu siis nii palju samme, kui täring näitab, või veereta uuesti. Uuesti veeretada võib jooksu jooksul vaid korra ja teise viske järel tuleb astuda. Matšis alustavad mängijad kordamööda.
rules-race-value-title = Vigadeta mäng
rules-race-value = Iga seisu saab lahendada finišist tagasi arvutades. Kui samme on kaheksa ja täringul kolm tahku, tasub alguses 1 järel uuesti veeretada. 2 järel tasub astuda ja teine vise alles hoida.
