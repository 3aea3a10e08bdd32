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

race-to-go = { $n ->
        [0] finiše
        [one] dar { $n } žingsnis
        [few] dar { $n } žingsniai
       *[other] dar { $n } žingsnių
    }
race-second-throw = antras metimas
race-second-throw-used = antras metimas panaudotas
race-answer-step = Eiti
race-answer-decline = Mesti dar kartą
race-says-threw = { $player } išmeta { $face }.
race-says-chose = { $player } { $action ->
        [step] eina
       *[decline] meta dar kartą
    }.
race-won = Lenktynes laimi { $player }
