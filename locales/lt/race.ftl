### The dice race at the table and in words.

## Agents and terminal

race-length = { $n ->
        [one] { $n } lenktynės
        [few] { $n } lenktynės
       *[other] { $n } lenktynių
    }
race-help = {"  "}step     eiti tiek žingsnių, kiek rodo kauliukas
    {"  "}decline  mesti dar kartą: sykį per lenktynes, ir po antro metimo eiti privaloma
race-question = išmetėte { $face }: step arba decline
race-win-chance = Pergalės tikimybė
race-steps = { $n ->
        [one] Eiti { $n } žingsnį
        [few] Eiti { $n } žingsnius
       *[other] Eiti { $n } žingsnių
    }
race-why-arrives = Šiuo metimu pasiekiamas finišas.
race-why-no-right = Antras metimas jau panaudotas.
race-why-highest = Didesnio metimo nėra.
race-why-first = Sustabdyta per anksti: abiejų pasirinkimų palyginti nepavyko.
race-why-equal = Abu pasirinkimai laimi vienodai dažnai.
race-why-step = Einant laimima { $chosen } lenktynių, metant dar kartą – { $other }.
race-why-decline = Metant dar kartą laimima { $chosen } lenktynių, einant – { $other }.

## Page

ui-game-race = Kauliuko lenktynės
ui-short-race = Lenktynės
ui-about-race = Du žaidėjai, vienas kauliukas. Eiti ar mesti dar kartą?
ui-start-race = Trys partijos, vienas botas
ui-preset-race-sprint = Sprintas: 8 žingsniai, trys sienelės
ui-preset-race-long = Ilgosios: 20 žingsnių, šešios sienelės
race-where = { $n } partija · Lenktynės
race-over = Partija baigta
race-race = partija
race-track = trasa
race-to-go = { $n ->
        [0] finiše
        [one] dar { $n } žingsnis
        [few] dar { $n } žingsniai
       *[other] dar { $n } žingsnių
    }
race-die = kauliukas
race-die-shows = { $face ->
        [0] Kauliukas dar nemestas
       *[other] Kauliukas rodo { $face }
    }
race-second-throw = antras metimas
race-second-throw-used = antras metimas panaudotas
race-answer-step = Eiti
race-answer-decline = Mesti dar kartą
race-asked = { $choices ->
        [1] Išmetėte { $face }
       *[other] Išmetėte { $face }: eiti ar mesti dar kartą?
    }
race-says-threw = { $player } išmeta { $face }.
race-says-threw-you = Išmetate { $face }.
race-says-chose = { $player } { $action ->
        [step] eina
       *[decline] meta dar kartą
    }.
race-says-chose-you = Jūs { $action ->
        [step] einate
       *[decline] metate dar kartą
    }.
race-won = Lenktynes laimi { $player }
race-won-you = Lenktynes laimite jūs
race-lost-by = { $n ->
        [one] { $player }: liko { $n } žingsnis.
        [few] { $player }: liko { $n } žingsniai.
       *[other] { $player }: liko { $n } žingsnių.
    }
race-lost-by-you = { $n ->
        [one] Jums liko { $n } žingsnis.
        [few] Jums liko { $n } žingsniai.
       *[other] Jums liko { $n } žingsnių.
    }
rules-race-aim-title = Tikslas
rules-race-aim = Abiem bėgikams lieka tiek pat žingsnių. Laimi, kas pirmas pasiekia finišą arba jį prabėga.
rules-race-turn-title = Ėjimas
rules-race-turn = Meskite kauliuką. Tada eikite tiek žingsnių, kiek jis rodo, arba meskite dar kartą. Mesti dar kartą galima tik sykį per lenktynes, ir po antro metimo eiti privaloma. Mače žaidėjai pradeda paeiliui.
rules-race-value-title = Žaidimas be klaidų
rules-race-value = Kiekvieną padėtį galima išspręsti skaičiuojant nuo finišo atgal. Kai žingsnių aštuoni, o kauliukas trijų sienelių, pradžioje išmetus 1 geriau mesti dar kartą. Išmetus 2, geriau eiti ir pasilikti antrą metimą.
