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

race-to-go = { $n ->
        [0] finišis
        [one] veel { $n } samm
       *[other] veel { $n } sammu
    }
race-second-throw = teine vise
race-second-throw-used = teine vise kasutatud
race-answer-step = Astu
race-answer-decline = Veereta uuesti
race-says-threw = { $player } veeretab { $face }.
race-says-chose = { $player } { $action ->
        [step] astub edasi
       *[decline] veeretab uuesti
    }.
race-won = Jooksu võidab { $player }
