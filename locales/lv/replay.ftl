### The replay of finished games, and of records from elsewhere.

replay-open-record = Atvērt spēles ierakstu
replay-match = Mačs
replay-formats = Apskatiet citur spēlētu partiju: Tenhou (XML vai JSON), mjai, nardu .mat un .sgf, zoles teksts, openZole JSON vai Parlor ieraksts. Tas tiek tikai parādīts, nekas netiek saglabāts.
replay-choose-file = Izvēlieties failu
replay-paste = Vai ielīmējiet tekstu
replay-deal = Partija
replay-seen-from = Skatoties no vietas
replay-not-over = Šī spēle vēl nav beigusies. Atkārtojums būs pieejams pēc tās beigām.
replay-drop = Ievelciet failu jebkur šajā lapā vai
replay-paste-first = Vispirms ielīmējiet ieraksta tekstu
replay-pasted = Ielīmētais teksts
replay-refused = { $name }: nevar atvērt
replay-readable = Parlor atver Tenhou XML (arī gzip) un JSON, mjai, .mat, .sgf, zoles tekstu, openZole JSON un savus ierakstus, līdz 2 MB.
replay-file-empty = Fails ir tukšs.
replay-file-large = Fails ir lielāks par 2 MB.
replay-file-damaged = Fails ir bojāts: to nevar atpakot.
replay-timeline = Laika josla
replay-tab-moves = Gājieni
replay-tab-hands = Rokas
replay-all-hands = Visu rokas
replay-share = Kopīgot
replay-more = Vairāk
replay-you-named = { $player } (jūs)
replay-at-start = Šis ir pirmais solis
replay-at-end = Šis ir pēdējais solis
replay-for-whom = Kura vietā
replay-nobody-decides = Šajā solī neviens nelemj.
replay-next-decision = Nākamais lēmums
replay-ask-invites = Uzziniet, ko tas darītu { $you ->
        [yes] jūsu vietā
       *[no] spēlētāja { $player } vietā
    }, zinot tikai to, kas bija zināms šajā vietā.
replay-played = { $you ->
        [yes] Jūs spēlējāt: { $move }
       *[no] { $player } spēlēja: { $move }
    }
replay-no-answer = Šis aģents neatbildēja: { $reason }.
replay-ask-again = Jautāt vēlreiz
replay-deal-n = { $n }. partija
replay-step-move = { $deal }, { $n }. gājiens
replay-step-over = { $deal }: rezultāts

## Steps by game

riichi-step = { $deal }, { $n }. gājiens
zole-buried-short = norok { $cards }
zole-step-bids = { $deal }: { $you ->
        [yes] jūs izvēlaties
       *[no] izvēlas { $player }
    }
zole-step-buries = { $deal }: { $you ->
        [yes] jūs norokat
       *[no] norok { $player }
    }
zole-step-leads = { $n }. stiķis: { $you ->
        [yes] jūs izejat
       *[no] iziet { $player }
    }
zole-step-plays = { $n }. stiķis: { $you ->
        [yes] jūs liekat
       *[no] liek { $player }
    }

## The proof of the shuffle

fair-heading = Godīga jaukšana un metieni
fair-intro = Pirms spēles serveris apsola slepenu sēklu, un katra spēlētāja pārlūkprogramma pievieno nejaušu skaitli. Kopā tie nosaka katru jaukšanu un metienu, tāpēc neviens nevar tos izvēlēties. Šī lapa tos visus tagad ir izrēķinājusi vēlreiz.
fair-chip-checked = Godīgums pārbaudīts
fair-chip-self-only = Ieraksts saskan
fair-chip-server-alone = Izvēlējās serveris viens pats
fair-chip-wrong = Godīgums nav apstiprināts
