### The review of a finished match: every decision, what it cost and what was better.

review-open = Partijas analīze
review-about = Katrs lēmums nardu partijā vai zoles sesijā: cik tas zaudēja, kas bija labāk un kāpēc. Atveriet ierakstu: .mat vai .sgf, zoles tekstu, openZole JSON vai Parlor ierakstu. Tas paliek šajā pārlūkā; serveris to glabā tikai, kamēr analīzi var apskatīt.
review-gone = Šī ieraksta vairs nav šajā pārlūkā. Atveriet to vēlreiz.

## How far it is

review-by = Analizē { $agent }. Lēmumi: { $n }.
review-waiting = Tiek analizēta cita partija. Jūsējā gaida rindā.
review-running = Notiek analīze. Atrastais parādās uzreiz.
review-stopped = Analīze ir apturēta. Jau izvērtētais paliek.
review-failed = Analīzi nevar turpināt: { $reason }.
review-no-game = Šeit spēli “{ $game }” neanalizē: serveris vērtē nardus un zoli. Atkārtojumā partiju var apskatīt soli pa solim un pajautāt aģentam.
review-progress = Analīzes gaita
review-again = Analizēt vēlreiz

## Decisions

review-played = { $you ->
        [yes] Jūs spēlējāt:
       *[no] { $player } spēlēja:
    }
review-best = Labākais:
review-best-short = labākais: { $move }
review-fine = Nekas nebija labāk.
review-next = Nākamā kļūda
review-open-replay = Atvērt atkārtojumā
review-whose = Kura lēmumi
review-everyone = Visi
review-none-yet = Vēl nekā nav.
review-none = Šeit kļūdu nav.
review-tab-errors = Kļūdas { $n }
review-tab-all = Visi lēmumi
review-tab-sums = Kopā
review-blunder = ļoti slikti
review-error = slikti
review-doubtful = apšaubāmi

## Totals

review-curve = Zaudēts kopā pa lēmumiem
review-rating = Spēles kvalitāte (PR)
review-grade = Līmenis
review-per-decision = Zaudēts vienā lēmumā
review-lost = Zaudēts kopā
review-part-play = Kauliņu gājieni
review-part-cube = Kubs
review-part-call = Solījumi
review-part-burial = Norakšana
review-part-card = Kārtis
review-part-of = { $cost } ({ $n })
review-match-lost = Zaudētas izredzes uz partiju
review-luck = Veiksme
review-blunders = Ļoti slikti
review-errors = Slikti
review-doubtfuls = Apšaubāmi

## How good that is, as GNU Backgammon calls it

review-grade-supernatural = pārdabisks
review-grade-world-class = pasaules līmenis
review-grade-expert = meistars
review-grade-advanced = pieredzējis
review-grade-intermediate = vidējs
review-grade-casual = amatieris
review-grade-beginner = iesācējs
review-grade-awful = ļoti vājš
