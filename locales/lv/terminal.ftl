### Programma terminālī.

cli-agent = Aģents
cli-choice = Izvēle
cli-value = Vērtība
cli-reason = Kāpēc
cli-best-equity-money = Sagaidāmie punkti par partiju, bez dubultošanas kuba; rēķināja { $agent }
cli-best-equity-match = Sagaidāmie punkti pie šī rezultāta, bez dubultošanas kuba (uzvara +1, zaudējums −1); rēķināja { $agent }
cli-best-equity-money-cube = Sagaidāmie punkti par partiju, ar dubultošanas kubu; rēķināja { $agent }
cli-best-equity-match-cube = Sagaidāmie punkti pie šī rezultāta, ar dubultošanas kubu (uzvara +1, zaudējums −1); rēķināja { $agent }
cli-best-own-scale = Vērtības aģenta paša skalā ({ $scale }), nevis sagaidāmie punkti; rēķināja { $agent }
cli-tree-signs =
    Zīmes: △ izvēlas spēlētājs, ▽ pretinieks, ○ kauliņi, □ novērtēts tā, kā ir; ≤ un ≥ ir robežas;
    kvadrātiekavās – meklēšanas logs; // −n: n zari nav meklēti, un kāpēc;
    … n: n mezgli nav uzzīmēti; < gaidāmais turpinājums.
cli-seat = Vieta { $seat }: { $player }
cli-person = cilvēks
cli-you = jūs
cli-asked = { $seat }: { $question }
cli-asked-also = { $asked } ({ $answers })
cli-and-then = { $first } { $then }
cli-or = { $first } vai { $second }
cli-score = Rezultāts: { $score }
cli-input-ended = Ievade beigusies: spēle paliek šeit.
cli-declined = Noraidīts: spēle turpinās.
cli-hand-over = Vieta { $seat }: nospiediet Enter, kad ekrānu redzat tikai jūs
cli-yes-no = { $question } (yes/no)
cli-say-yes-or-no = Lūdzu, atbildiet yes vai no.
cli-legal-now = Tagad atļauts:
cli-no-number = Numura { $n } nav: saraksts ir no 1 līdz { $max }.
cli-not-now = { $entry } tagad nav iespējams.
cli-ambiguous = { $entry } var nozīmēt: { $choices }.
cli-n-seats = --seats nosauc spēlētājus: { $n }, bet šajā spēlē vietu skaits ir { $seats }
cli-or-person = { $error } (vai person)
cli-help =
    Ievadiet gājienu, kā tas rakstīts sarakstā, vai tā numuru. Vēl:
      moves    parādīt, kas tagad atļauts
      board    uzzīmēt pozīciju vēlreiz
      quit     iziet
cli-help-backgammon = {"  "}resign   padoties: resign single, resign gammon, resign backgammon
cli-help-zole = Kārtis raksta kā TH, 10H vai 10♥; norokot – divas. Solījumi: pass, take, zole.
cli-help-riichi =
      5m       izmest; drawn izmet tikko paņemto; 0m ir sarkanais piecinieks
      riichi 5m   tsumo   kan 5m   nine     savā gājienā
      ron   pon   chi 23m   kan   pass      kad var paņemt cita izmesto
    Starp izmestajiem: 5m' izmests tikko paņemts, [5m] pieteica riichi, (5m) paņēma cits.
cli-bg-play-dice = jūsu gājiens ar metienu { $dice }
cli-bg-double-offered = piedāvā dubultot līdz { $n }
cli-bg-opening = Pirmais metiens: A { $a }, B { $b }; sāk { $starter }.
cli-bg-opening-tie = Pirmais metiens: abiem { $n }; met vēlreiz.
cli-bg-rolls = { $player } uzmet { $dice }.
cli-bg-doubles = { $player } dubulto līdz { $n }.
cli-bg-resigns = { $player } padodas: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] parasts zaudējums
    }.
cli-bg-resign-offer = { $player } piedāvā padoties: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] parasts zaudējums
    }. Vai piekrītat?
cli-bg-resign-what = { $entry } neder; rakstiet resign single, resign gammon vai resign backgammon.
cli-bg-won = { $how ->
        [dropped] Uzvar { $player }: dubultojumu nepieņēma.
        [resigned] Uzvar { $player }: pretinieks padevās.
       *[other] Uzvar { $player }.
    } { $worth }.
cli-riichi-round = { $deal }, honba: { $honba }, riichi kociņi: { $sticks }; dalītājs: { $seat }
cli-riichi-heading = { $round }; sienā palikuši: { $n }; indikators { $shown }, dora { $dora }
cli-riichi-situation = { $round }; sienā palikuši: { $live }  { $hand }  izvēles: { $n }; izspēlēts: { $done }
cli-riichi-sets = atklāti: { $sets }
cli-riichi-waits = gaida { $tiles } (neredzēti: { $n })
cli-riichi-complete = pabeigta
cli-riichi-drew = jūs paņēmāt { $tile }
cli-riichi-drawn-discarded = { $player } izmet tikko paņemto { $tile }.
cli-riichi-nothing-drawn = Tikko paņemta kauliņa nav.
cli-riichi-indicator = Indikators { $tile }: dora { $dora }.
cli-riichi-ura = Indikators { $tile }: ura dora { $dora }.
cli-riichi-readings = Iespējamie rokas sadalījumi: { $n }
cli-riichi-yaku = { $romanised } · { $meaning }
cli-riichi-from-each = pa { $n } no katra
cli-riichi-from-both = { $dealer } no dalītāja, pa { $others } no pārējiem
cli-riichi-liable = { $player } atbild par { $yaku }.
cli-riichi-payments = Maksājumi: { $paid }{ $sticks ->
        [0] {""}
       *[other] ; kociņi paliek uz galda: { $sticks }
    }
cli-zole-card = jūsu kārts
cli-zole-two-cards = Norociet divas dažādas kārtis, piemēram, KS TC.
cli-zole-one-card = Izspēlē pa vienai kārtij.
cli-zole-not-held = Jums nav { $cards }.
cli-zole-follow = { $card } nedrīkst likt: jāatbild ar { $led ->
        [trump] trumpi
        [clubs] kreici
        [spades] pīķi
       *[hearts] ercenu
    }.
cli-zole-no-such-call = Šajos noteikumos tāda solījuma nav.
cli-zole-no-throw-in = Šie noteikumi te neļauj atdot pārējo.
cli-zole-sits-out = { $player } dala un nespēlē.
cli-zole-deals = { $player } dala; { $seat } rokā { $cards }.
cli-zole-picks-up = { $player } paņem { $cards }.
cli-zole-buries = { $player } norok { $cards }.
cli-zole-buried = noraktas: { $cards }
cli-zole-on-table = uz galda: { $cards }
cli-zole-void = Nederīga: { $player } pārkāpa noteikumus
cli-zole-left = { $player } pameta galdu
cli-zole-revoke = { $player } neatbildēja ar mastu
agent-spec-unexpected = negaidīts { $found }, { $at }. zīme tekstā { $text }; rakstiet name vai name:key=value,key=value
agent-spec-ends-early = { $text } beidzas par agru; rakstiet name vai name:key=value,key=value
agent-spec-no-value = parametram { $key } nav vērtības; rakstiet { $key }=VĒRTĪBA
agent-spec-duplicate = parametrs { $key } norādīts divreiz
agent-spec-unknown-agent = nezināms aģents { $name }; ir: { $known }
agent-spec-unknown-parameter = { $agent } nav parametra { $key }; iespējamie: { $known }
agent-spec-out-of-range = { $key }={ $value } ir ārpus robežām { $kind }
agent-spec-wrong-kind = { $key }={ $value } neder; atļauts: { $kind }
agent-spec-limit = { $key } ierobežojums { $limit } pārsniedz { $kind }
cli-error = kļūda: { $error }
cli-seed = Sēkla { $seed }. Lai atkārtotu šo spēli, lietojiet `--seed { $seed }`.
cli-unknown-game = nezināma spēle { $name }; ir: { $known }
cli-cannot-write = nevar ierakstīt { $file }
cli-rules-unknown = nezināmi noteikumi { $name }; ir: { $known }
cli-rules-unknown-rule = nezināms noteikums { $name }; ir: { $known }
cli-rules-bad-value = { $name } nevar būt { $value }; atļauts: { $allowed }
cli-rules-not-canonical = noteikumi { $rules } nav pierakstīti tā, kā tos raksta šī versija
cli-rules-twice = { $key } norādīts divreiz
cli-rules-bg-length = { $word } nav spēles garums; rakstiet to=5 vai games=1, ne vairāk par 25
cli-rules-extra = { $word } ir lieks: pietiek ar noteikumiem un vienu garumu
cli-rules-no-value = { $word } neko nenosaka; rakstiet key=value
cli-rules-no-dealer = ar noteikumiem { $rules } pirmajam dalītājam nav vietas
cli-zole-no-card = { $text } nav kārts: rakstiet vērtību (7 8 9 J Q K T A, arī 10) un mastu (H S C D vai ♥ ♠ ♣ ♦), piemēram, TH vai 10♥.
cli-zole-not-in-pack = { $card } nav 26 kāršu kavā: 7 un 8 ir tikai kārava.
cli-zole-n-trumps = { $n ->
        [zero] { $n } trumpju
        [one] { $n } trumpis
       *[other] { $n } trumpji
    }
cli-zole-row-first = pirmais
cli-zole-row-second = otrais
cli-zole-row-third = trešais
cli-zole-row-table = galds
cli-zole-row-seats = vietas
cli-zole-row-calls = solījumi
cli-zole-row-contract = spēlē
cli-zole-row-took = paņemts
cli-zole-row-aside = malā
cli-zole-place = { $player } { $place ->
        [first] pirmā roka
        [second] otrā roka
        [third] trešā roka
       *[out] nespēlē
    }
cli-zole-dealer = dalītājs: { $player }
cli-zole-called = { $player } { $call ->
        [pass] garām
        [take] ņem galdu
        [zole] zole
       *[maza_zole] mazā zole
    }
cli-zole-galdins = galdiņš: zaudē tas, kam visvairāk stiķu
cli-zole-tricks = { $each }; vēl { $n }
cli-zole-eyes = { $player } { $n }, mazie { $others }
cli-zole-eyes-buried = { $player } { $n } + noraktas { $buried }, mazie { $others }
cli-zole-eyes-goal = { $eyes }; uzvarai vajag 61
cli-zole-unfinished = { $n }. partija nav pabeigta
cli-zole-analysed-by = vērtēja { $agent }: soļi pirms tam, spēlētājs, cena punktos pēc tā, ko spēlētājs varēja zināt (un ar atklātām kārtīm)
cli-zole-analysed-deal = { $n }. partija: { $points }
cli-zole-best = labākais: { $action }
cli-zole-not-in-points = { $agent } vērtē izvēles pēc „{ $scale }”, nevis punktos vai kā iespēju uzvarēt: izvēlieties citu --agent
cli-zole-difference = { $n }. partija: failā { $player } ir { $written } { $of ->
    [game] par pašu partiju
   *[other] kopā ar pulēm
}, pēc mūsu noteikumiem { $ours }
cli-zole-player = spēlētājs
cli-zole-deals-played = partijas
cli-zole-decisions = lēmumi
cli-zole-cost = cena
cli-zole-per-decision = uz lēmumu
cli-zole-bids = solījumi
cli-zole-burials = norakšana
cli-zole-cards = kārtis
cli-zole-open-cards = atklātām kārtīm
cli-zole-luck = veiksme
cli-zole-points = punkti
cli-bg-n-pips = { $n ->
        [zero] { $n } pipu
        [one] { $n } pips
       *[other] { $n } pipi
    }
cli-bg-n-points = { $n ->
        [zero] { $n } punktu
        [one] { $n } punkts
       *[other] { $n } punkti
    }
cli-bg-money-game = Spēle uz naudu
cli-bg-to-roll-or-double = { $player } met vai dubulto
cli-bg-to-roll = { $player } met
cli-bg-rolled = { $player } uzmeta { $dice }
cli-bg-doubled = { $player } dubulto līdz { $n }
cli-bg-beavered = { $player } atbild ar bebru, { $n }
cli-bg-raccooned = { $player } atbild uz bebru, { $n }
cli-bg-wins-points = { $n ->
        [zero] { $player } uzvar, { $n } punktu
        [one] { $player } uzvar, { $n } punkts
       *[other] { $player } uzvar, { $n } punkti
    }
cli-bg-fault = { $column }. zīme: { $fault }{ $n ->
        [0] {""}
       *[other] ; atļauts: { $legal }
    }
cli-bg-fault-no-moves = rakstiet gājienus, piemēram, 13/8 vai bar/21
cli-bg-fault-no-destination = uz kurieni iet kauliņš no { $place }? Rakstiet, piemēram, { $place }/{ $next }
cli-bg-fault-not-a-place = { $found } nav lauciņš: rakstiet no 1 līdz 24, bar vai off
cli-bg-fault-not-a-count = ({ $found }) nav kauliņu skaits: (2), (3) vai (4)
cli-bg-fault-unexpected = { $found } šeit neder: var būt /, * vai skaits, piemēram, (2)
cli-bg-fault-too-many-moves = vienā reizē ir ne vairāk kā četri gājieni
cli-bg-fault-backwards = kauliņi iet no lielāka numura uz mazāku, nevis no { $from } uz { $to }
cli-bg-fault-distance = ar { $dice } nevar iet no { $from } uz { $to }
cli-bg-fault-no-man = jums nav kauliņa uz { $place }
cli-bg-fault-closed = lauciņu { $place } tur pretinieks
cli-bg-fault-not-home = noņemt var tikai tad, kad visi kauliņi ir mājā; viens ir uz { $place }
cli-bg-fault-further-back = ar { $die } no { $from } var noņemt tikai tad, ja tālāk neviena nav; viens ir uz { $place }
cli-bg-fault-no-hit = uz { $place } neviens netiek sists
cli-bg-fault-can-play = gājiens ir iespējams, tāpēc jāiet
cli-bg-fault-cannot-play = neviens kauliņš nevar iet: rakstiet (no play)
cli-bg-fault-fewer-dice = { $dice } dod gājienus: { $has }, bet te vajag { $used }
cli-bg-fault-more-dice = jāizmanto pēc iespējas vairāk metamo kauliņu: te { $must }, nevis { $used }
cli-bg-fault-larger-die = var izmantot tikai vienu metamo kauliņu, tāpēc lielāko: { $die }
cli-bg-fault-not-together = ar { $dice } šos gājienus kopā izdarīt nevar
cli-bg-fault-ambiguous = nav skaidrs, vai tiek sists: parādiet, kur kauliņš apstājas pa ceļam
cli-bg-resign-over = Spēle jau ir beigusies.
cli-bg-resign-answer-first = Vispirms atbildiet uz dubultojumu.
cli-bg-resign-not-begun = Pirms sākuma metiena padoties nevar.
cli-riichi-claim = { $hand }, { $how } ar { $tile }; vieta { $seat }, aplis { $round }; noteikumi { $rules }
cli-riichi-refused = neskaitās: { $reason }
cli-riichi-worth = vērtība: { $worth }
cli-riichi-only-tenpai = roka nav pabeigta, tikai tenpai
cli-riichi-far = roka nav pabeigta: līdz tenpai { $n }
cli-riichi-no-yaku-but-dora = rokai nav neviena yaku; dora nav yaku
cli-riichi-not-complete = roka nav pabeigta
cli-riichi-no-yaku = rokai nav neviena yaku
cli-riichi-furiten-discard = furiten: uzvaras kauliņš ir starp paša izmestajiem
cli-riichi-furiten-temporary = furiten: pēc pēdējā gājiena palaists garām uzvaras kauliņš
cli-riichi-furiten-riichi = furiten: pēc riichi palaists garām uzvaras kauliņš
cli-riichi-discarder-pays = Maksājumi: izmetējs maksā { $n }
cli-riichi-including = tai skaitā { $honba } (honba: { $n-honba }) un { $sticks } (riichi kociņi: { $n-sticks })
cli-riichi-total = kopā: { $n }
cli-riichi-not-tenpai = nav tenpai: shanten { $n }; kas palīdz, rāda `parlor riichi shanten`
cli-riichi-waits-for = gaida { $tiles } ({ $n ->
        [zero] { $n } kauliņu
        [one] { $n } kauliņš
       *[other] { $n } kauliņi
    })
cli-riichi-dead-waits = { $tiles } arī derētu, bet visi četri jau ir rokā
cli-riichi-impossible = neiespējami
cli-riichi-finish-first-draw = tsumo ar pirmo paņemto
cli-riichi-finish-rinshan = tsumo ar aizvietotāju
cli-riichi-finish-haitei = tsumo ar pēdējo sienas kauliņu
cli-riichi-finish-first-discard = ron pirms pirmā paņemtā
cli-riichi-finish-chankan = ron no papildināta kan
cli-riichi-finish-houtei = ron no pēdējā izmestā
cli-bg-nobody-plays = tur nav neviena gājiena
cli-bg-not-by-equity = { $agent } vērtē gājienus pēc { $scale }, nevis sagaidāmajos punktos: izvēlieties citu --agent
cli-bg-no-value = { $agent } nevērtē: { $what }
cli-bg-origin-two-sided = divpusēja noņemšanas tabula, precīzi
cli-bg-origin-one-sided = vienpusējas noņemšanas tabulas
cli-bg-origin-chances = aģenta vērtētās iespējas
cli-bg-origin-equity = aģenta sagaidāmo punktu vidējais pār 21 metienu
cli-bg-origin-given = norādītās iespējas
cli-bg-source = avots: { $source }
cli-bg-eval-heading = { $position }  { $class ->
        [contact] kontakts
        [crashed] sabrukusi pozīcija
        [race] skrējiens
       *[bearoff] noņemšana
    }, pipi { $own } : { $other }
cli-bg-judged-by = vērtēja { $agent }: { $source }
cli-bg-eval-equity = sagaidāmie punkti bez dubultošanas kuba { $money }, spēlējot uz naudu
cli-bg-eval-at-score = , { $equity } pie šī rezultāta
    gamona cena: uzvarot { $won }, zaudējot { $lost } (uz naudu 0,5)
cli-bg-eval-exact = precīzi ar kubu, pirms dubultošanas, uz naudu: savs { $own }, vidū { $centred }, pretinieka { $other }
cli-bg-eval-with-cube = { $verdict }; ar kubu { $equity }
cli-bg-eval-cube = { $verdict }: nedubultojot { $no-double }, dubultojot un pieņemot { $double-take }, dubultojot un atsakoties { $double-pass }; atteikšanās robeža { $cash }
cli-bg-on-roll = metējs
cli-bg-opponent = pretinieks
cli-bg-analysed-by = vērtēja { $agent }; kļūdas un veiksme sagaidāmajos punktos, pašreizējā likme ir 1
cli-bg-game = { $n }. spēle
cli-bg-game-turn = { $game }. spēle, { $turn }. gājiens
cli-bg-not-a-match = { $file } nav mača fails: analyse lasa .mat un .sgf failus
cli-bg-forced = spiests
cli-bg-best = labākais: { $play }
cli-bg-luck = veiksme { $luck }
cli-bg-totals = { $player }: gājieni { $plays }, kļūda { $play-error }, vidēji { $error-per-play }; kuba lēmumi { $cubes }, kļūda { $cube-error }; kopā { $error }, uz lēmumu { $error-per-decision }: { $grade }
cli-bg-totals-rating = ; PR { $rating }
cli-bg-totals-match = ; zaudētā iespēja uzvarēt mačā { $chance }
cli-bg-totals-luck = ; veiksme { $luck }, metieni { $rolls }
cli-bg-grade-supernatural = pārdabisks
cli-bg-grade-world-class = pasaules līmenis
cli-bg-grade-expert = meistars
cli-bg-grade-advanced = pieredzējis
cli-bg-grade-intermediate = vidējs
cli-bg-grade-casual = amatieris
cli-bg-grade-beginner = iesācējs
cli-bg-grade-awful = ļoti vājš
cli-riichi-agree-heading = { $agent }: ieraksti { $records }, partijas { $deals }, lēmumi { $decisions }
cli-riichi-kind = veids
cli-riichi-turn = gājiens
cli-riichi-decisions = lēmumi
cli-riichi-agreed = sakrita
cli-riichi-interval = 95% intervāls
cli-riichi-players-did = spēlētāji darīja
cli-riichi-agent-did = aģents darīja
cli-riichi-player = spēlētājs
cli-riichi-more-players = un vēl { $n } (--players N, --json)
cli-riichi-no-player = --player: { $name } nespēlē nevienā no šiem ierakstiem
cli-riichi-kind-all = visi
cli-riichi-kind-discard = izmešana
cli-riichi-kind-riichi = riichi
cli-riichi-kind-call = ņemšana
cli-riichi-kind-kan = kan
cli-riichi-kind-win = uzvara
cli-riichi-kind-nine-kinds = deviņi veidi
