### Programa terminale.

cli-agent = Agentas
cli-choice = Pasirinkimas
cli-value = Vertė
cli-reason = Kodėl
cli-best-equity-money = Tikėtini taškai per partiją, be dvigubinimo kubo; skaičiavo { $agent }
cli-best-equity-match = Tikėtini taškai esant šiam rezultatui, be dvigubinimo kubo (pergalė +1, pralaimėjimas −1); skaičiavo { $agent }
cli-best-equity-money-cube = Tikėtini taškai per partiją, su dvigubinimo kubu; skaičiavo { $agent }
cli-best-equity-match-cube = Tikėtini taškai esant šiam rezultatui, su dvigubinimo kubu (pergalė +1, pralaimėjimas −1); skaičiavo { $agent }
cli-best-own-scale = Vertės agento skalėje ({ $scale }), ne tikėtini taškai; skaičiavo { $agent }
cli-tree-signs =
    Ženklai: △ renkasi žaidėjas, ▽ varžovas, ○ kauliukai, □ įvertinta, kaip yra; ≤ ir ≥ žymi ribas;
    laužtiniuose skliaustuose – paieškos langas; // −n: n šakų neperžiūrėta, ir kodėl;
    … n: n mazgų nenupiešta; < laukiama tąsa.
cli-seat = Vieta { $seat }: { $player }
cli-person = žmogus
cli-you = jūs
cli-asked = { $seat }: { $question }
cli-asked-also = { $asked } ({ $answers })
cli-and-then = { $first } { $then }
cli-or = { $first } arba { $second }
cli-score = Rezultatas: { $score }
cli-input-ended = Įvestis baigėsi: žaidimas čia nutraukiamas.
cli-declined = Nesutikta: žaidžiama toliau.
cli-hand-over = Vieta { $seat }: paspauskite Enter, kai ekraną matote tik jūs
cli-yes-no = { $question } (yes/no)
cli-say-yes-or-no = Atsakykite yes arba no.
cli-legal-now = Dabar galima:
cli-no-number = Numerio { $n } nėra: sąrašas nuo 1 iki { $max }.
cli-not-now = { $entry } dabar negalima.
cli-ambiguous = { $entry } gali reikšti: { $choices }.
cli-n-seats = --seats nurodo žaidėjų: { $n }, o šiame žaidime vietų: { $seats }
cli-or-person = { $error } (arba person)
cli-help =
    Įveskite ėjimą, kaip jis užrašytas sąraše, arba jo numerį. Taip pat:
      moves    parodyti, kas dabar galima
      board    nupiešti poziciją iš naujo
      quit     išeiti
cli-help-backgammon = {"  "}resign   pasiduoti: resign single, resign gammon, resign backgammon
cli-help-zole = Kortos rašomos TH, 10H arba 10♥; užkasant – dvi. Skelbimai: pass, take, zole.
cli-help-riichi =
      5m       išmesti; drawn išmeta ką tik paimtą; 0m – raudonas penketas
      riichi 5m   tsumo   kan 5m   nine     savo eilę
      ron   pon   chi 23m   kan   pass      kai galima paimti kito žaidėjo išmestą
    Tarp išmestų: 5m' išmestas ką tik paimtas, [5m] paskelbė riichi, (5m) paimtas kito.
cli-bg-play-dice = jūsų ėjimas, iškrito { $dice }
cli-bg-double-offered = siūloma dvigubinti iki { $n }
cli-bg-opening = Pradinis metimas: A { $a }, B { $b }; pradeda { $starter }.
cli-bg-opening-tie = Pradinis metimas: abiem { $n }; metama iš naujo.
cli-bg-rolls = { $player } išmeta { $dice }.
cli-bg-doubles = { $player } dvigubina iki { $n }.
cli-bg-resigns = { $player } pasiduoda: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] paprastas pralaimėjimas
    }.
cli-bg-resign-offer = { $player } siūlo pasiduoti: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] paprastas pralaimėjimas
    }. Ar sutinkate?
cli-bg-resign-what = { $entry } netinka; rašykite resign single, resign gammon arba resign backgammon.
cli-bg-won = { $how ->
        [dropped] Laimi { $player }: dvigubinimo atsisakyta.
        [resigned] Laimi { $player }: varžovas pasidavė.
       *[other] Laimi { $player }.
    } { $worth }.
cli-riichi-round = { $deal }, honba: { $honba }, riichi statymai: { $sticks }; dalintojas: { $seat }
cli-riichi-heading = { $round }; liko sienoje: { $n }; rodiklis { $shown }, dora { $dora }
cli-riichi-situation = { $round }; liko sienoje: { $live }  { $hand }  pasirinkimų: { $n }; sužaista: { $done }
cli-riichi-sets = atverta: { $sets }
cli-riichi-waits = laukia { $tiles } (nematyta: { $n })
cli-riichi-complete = sudaryta
cli-riichi-drew = paėmėte { $tile }
cli-riichi-drawn-discarded = { $player } išmeta ką tik paimtą { $tile }.
cli-riichi-nothing-drawn = Ką tik paimtos kaladėlės nėra.
cli-riichi-indicator = Rodiklis { $tile }: dora { $dora }.
cli-riichi-ura = Rodiklis { $tile }: ura dora { $dora }.
cli-riichi-readings = Galimi rankos skaidymai: { $n }
cli-riichi-yaku = { $romanised } · { $meaning }
cli-riichi-from-each = po { $n } iš kiekvieno
cli-riichi-from-both = { $dealer } iš dalintojo, po { $others } iš kitų
cli-riichi-liable = { $player } atsako už { $yaku }.
cli-riichi-payments = Mokėjimai: { $paid }{ $sticks ->
        [0] {""}
       *[other] ; statymų lieka ant stalo: { $sticks }
    }
cli-zole-card = jūsų korta
cli-zole-two-cards = Užkaskite dvi skirtingas kortas, pavyzdžiui, KS TC.
cli-zole-one-card = Dedama po vieną kortą.
cli-zole-not-held = Jūs neturite { $cards }.
cli-zole-follow = { $card } dėti negalima: išeita { $led ->
        [trump] koziriu
        [clubs] kryžiais
        [spades] vynais
       *[hearts] širdimis
    }, reikia dėti tą pačią spalvą.
cli-zole-no-such-call = Pagal šias taisykles taip skelbti negalima.
cli-zole-no-throw-in = Pagal šias taisykles čia pasiduoti negalima.
cli-zole-sits-out = { $player } dalija ir nežaidžia.
cli-zole-deals = { $player } dalija; { $seat } turi { $cards }.
cli-zole-picks-up = { $player } paima { $cards }.
cli-zole-buries = { $player } užkasa { $cards }.
cli-zole-buried = užkasta: { $cards }
cli-zole-on-table = ant stalo: { $cards }
cli-zole-void = Negalioja: { $player } pažeidė taisykles
cli-zole-left = { $player } paliko stalą
cli-zole-revoke = { $player } nemetė tos pačios spalvos
agent-spec-unexpected = netikėtas { $found }, { $at }-as ženklas tekste { $text }; rašykite name arba name:key=value,key=value
agent-spec-ends-early = { $text } baigiasi per anksti; rašykite name arba name:key=value,key=value
agent-spec-no-value = parametras { $key } neturi reikšmės; rašykite { $key }=REIKŠMĖ
agent-spec-duplicate = parametras { $key } nurodytas du kartus
agent-spec-unknown-agent = nežinomas agentas { $name }; yra: { $known }
agent-spec-unknown-parameter = { $agent } neturi parametro { $key }; galimi: { $known }
agent-spec-out-of-range = { $key }={ $value } nepatenka į { $kind }
agent-spec-wrong-kind = { $key }={ $value } netinka; galima: { $kind }
agent-spec-limit = { $key } riba { $limit } viršija { $kind }
cli-error = klaida: { $error }
cli-seed = Sėkla { $seed }. Tą patį žaidimą pakartosite su `--seed { $seed }`.
cli-unknown-game = nežinomas žaidimas { $name }; yra: { $known }
cli-cannot-write = nepavyksta įrašyti { $file }
cli-rules-unknown = nežinomos taisyklės { $name }; yra: { $known }
cli-rules-unknown-rule = nežinoma taisyklė { $name }; yra: { $known }
cli-rules-bad-value = { $name } negali būti { $value }; galima: { $allowed }
cli-rules-not-canonical = taisyklės { $rules } užrašytos ne taip, kaip jas rašo ši versija
cli-rules-twice = { $key } nurodyta du kartus
cli-rules-bg-length = { $word } nėra žaidimo trukmė; rašykite to=5 arba games=1, daugiausia 25
cli-rules-extra = { $word } nereikia: pakanka taisyklių ir vienos trukmės
cli-rules-no-value = { $word } nieko nenustato; rašykite key=value
cli-rules-no-dealer = pagal taisykles { $rules } pirmasis dalintojas neturi vietos
cli-zole-no-card = { $text } nėra korta: rašykite vertę (7 8 9 J Q K T A, taip pat 10) ir spalvą (H S C D arba ♥ ♠ ♣ ♦), pavyzdžiui, TH arba 10♥.
cli-zole-not-in-pack = { $card } nėra 26 kortų kaladėje: 7 ir 8 yra tik būgnų.
cli-zole-n-trumps = { $n ->
        [one] { $n } koziris
        [few] { $n } koziriai
       *[other] { $n } kozirių
    }
cli-zole-row-first = pirmas
cli-zole-row-second = antras
cli-zole-row-third = trečias
cli-zole-row-table = stalas
cli-zole-row-seats = vietos
cli-zole-row-calls = skelbimai
cli-zole-row-contract = žaidžia
cli-zole-row-took = paimta
cli-zole-row-aside = atidėta
cli-zole-place = { $player } { $place ->
        [first] pirmoji ranka
        [second] antroji ranka
        [third] trečioji ranka
       *[out] nežaidžia
    }
cli-zole-dealer = dalintojas: { $player }
cli-zole-called = { $player } { $call ->
        [pass] pasas
        [take] ima stalą
        [zole] zolė
       *[maza_zole] mažoji zolė
    }
cli-zole-galdins = galdiņš: pralaimi surinkęs daugiausia kirčių
cli-zole-tricks = { $each }; liko { $n }
cli-zole-eyes = { $player } { $n }, mažieji { $others }
cli-zole-eyes-buried = { $player } { $n } + užkasta { $buried }, mažieji { $others }
cli-zole-eyes-goal = { $eyes }; laimi nuo 61
cli-zole-unfinished = { $n } partija nebaigta
cli-zole-analysed-by = vertino { $agent }: žingsnių iki tol, žaidėjas, kaina taškais pagal tai, ką žaidėjas galėjo žinoti (ir atviromis kortomis)
cli-zole-analysed-deal = { $n } partija: { $points }
cli-zole-best = geriausia: { $action }
cli-zole-not-in-points = { $agent } vertina pasirinkimus pagal „{ $scale }“, o ne taškais ar tikimybe laimėti: pasirinkite kitą --agent
cli-zole-difference = { $n } partija: faile { $player } turi { $written } { $of ->
    [game] už pačią partiją
   *[other] su pulėmis
}, pagal mūsų taisykles { $ours }
cli-zole-player = žaidėjas
cli-zole-deals-played = partijų
cli-zole-decisions = sprendimų
cli-zole-cost = kaina
cli-zole-per-decision = sprendimui
cli-zole-bids = skelbimai
cli-zole-burials = užkasimai
cli-zole-cards = kortos
cli-zole-open-cards = atviromis kortomis
cli-zole-luck = sėkmė
cli-zole-points = taškai
cli-bg-n-pips = { $n } pip
cli-bg-n-points = { $n ->
        [one] { $n } taškas
        [few] { $n } taškai
       *[other] { $n } taškų
    }
cli-bg-money-game = Žaidimas iš pinigų
cli-bg-to-roll-or-double = { $player } meta ar dvigubina
cli-bg-to-roll = { $player } meta
cli-bg-rolled = { $player } išmetė { $dice }
cli-bg-doubled = { $player } dvigubina iki { $n }
cli-bg-beavered = { $player } atsako bebru, { $n }
cli-bg-raccooned = { $player } atsako į bebrą, { $n }
cli-bg-wins-points = { $n ->
        [one] { $player } laimėjo { $n } tašką
        [few] { $player } laimėjo { $n } taškus
       *[other] { $player } laimėjo { $n } taškų
    }
cli-bg-fault = { $column } ženklas: { $fault }{ $n ->
        [0] {""}
       *[other] ; galima: { $legal }
    }
cli-bg-fault-no-moves = rašykite ėjimus, pavyzdžiui, 13/8 arba bar/21
cli-bg-fault-no-destination = kur eina šaškė iš { $place }? Rašykite, pavyzdžiui, { $place }/{ $next }
cli-bg-fault-not-a-place = { $found } nėra laukas: rašykite nuo 1 iki 24, bar arba off
cli-bg-fault-not-a-count = ({ $found }) nėra šaškių skaičius: (2), (3) arba (4)
cli-bg-fault-unexpected = { $found } čia netinka: gali būti /, * arba skaičius, pavyzdžiui, (2)
cli-bg-fault-too-many-moves = per vieną kartą galima daugiausia keturi ėjimai
cli-bg-fault-backwards = šaškės eina iš didesnio numerio į mažesnį, ne iš { $from } į { $to }
cli-bg-fault-distance = su { $dice } nepaeinama iš { $from } į { $to }
cli-bg-fault-no-man = ant { $place } neturite šaškės
cli-bg-fault-closed = lauką { $place } užėmęs varžovas
cli-bg-fault-not-home = nurinkti galima, kai visos šaškės namuose; viena dar ant { $place }
cli-bg-fault-further-back = su { $die } nurinkti iš { $from } galima tik tada, kai toliau šaškių nėra; viena dar ant { $place }
cli-bg-fault-no-hit = ant { $place } nieko nenukertama
cli-bg-fault-can-play = paeiti galima, todėl privaloma
cli-bg-fault-cannot-play = nė viena šaškė paeiti negali: rašykite (no play)
cli-bg-fault-fewer-dice = { $dice } duoda ėjimų: { $has }, o čia jų reikia { $used }
cli-bg-fault-more-dice = reikia panaudoti kuo daugiau kauliukų: čia { $must }, o ne { $used }
cli-bg-fault-larger-die = galima panaudoti tik vieną kauliuką, todėl didesnįjį: { $die }
cli-bg-fault-not-together = su { $dice } šių ėjimų kartu padaryti negalima
cli-bg-fault-ambiguous = neaišku, ar kertama: parašykite, kur šaškė sustoja pakeliui
cli-bg-resign-over = Žaidimas jau baigtas.
cli-bg-resign-answer-first = Pirma atsakykite į dvigubinimą.
cli-bg-resign-not-begun = Prieš pirmąjį metimą pasiduoti negalima.
cli-riichi-claim = { $hand }, { $how }, laiminti kaladėlė { $tile }; vieta { $seat }, ratas { $round }; taisyklės { $rules }
cli-riichi-refused = neužskaitoma: { $reason }
cli-riichi-worth = vertė: { $worth }
cli-riichi-only-tenpai = ranka nesudaryta, tik tenpai
cli-riichi-far = ranka nesudaryta: iki tenpai { $n }
cli-riichi-no-yaku-but-dora = rankoje nėra yaku; dora nėra yaku
cli-riichi-not-complete = ranka nesudaryta
cli-riichi-no-yaku = rankoje nėra yaku
cli-riichi-furiten-discard = furiten: laiminti kaladėlė yra tarp savo išmestų
cli-riichi-furiten-temporary = furiten: po paskutinio ėjimo praleista laiminti kaladėlė
cli-riichi-furiten-riichi = furiten: po riichi praleista laiminti kaladėlė
cli-riichi-discarder-pays = Mokėjimai: išmetęs žaidėjas moka { $n }
cli-riichi-including = iš jų { $honba } (honba: { $n-honba }) ir { $sticks } (riichi statymai: { $n-sticks })
cli-riichi-total = iš viso: { $n }
cli-riichi-not-tenpai = ne tenpai: shanten { $n }; kas padeda, rodo `parlor riichi shanten`
cli-riichi-waits-for = laukia { $tiles } ({ $n ->
        [one] { $n } kaladėlė
        [few] { $n } kaladėlės
       *[other] { $n } kaladėlių
    })
cli-riichi-dead-waits = { $tiles } taip pat tiktų, bet visos keturios jau rankoje
cli-riichi-impossible = neįmanoma
cli-riichi-finish-first-draw = tsumo pirma paimta kaladėle
cli-riichi-finish-rinshan = tsumo pakaitine kaladėle
cli-riichi-finish-haitei = tsumo paskutine kaladėle
cli-riichi-finish-first-discard = ron prieš pirmą ėmimą
cli-riichi-finish-chankan = ron iš papildyto kan
cli-riichi-finish-houtei = ron paskutine išmesta kaladėle
cli-bg-nobody-plays = ten niekam neateina eilė
cli-bg-not-by-equity = { $agent } vertina ėjimus pagal { $scale }, o ne tikėtinais taškais: pasirinkite kitą --agent
cli-bg-no-value = { $agent } nevertina: { $what }
cli-bg-origin-two-sided = dvipusė nurinkimo lentelė, tikslu
cli-bg-origin-one-sided = vienpusės nurinkimo lentelės
cli-bg-origin-chances = agento įvertintos tikimybės
cli-bg-origin-equity = agento tikėtinų taškų vidurkis per 21 metimą
cli-bg-origin-given = nurodytos tikimybės
cli-bg-source = šaltinis: { $source }
cli-bg-eval-heading = { $position }  { $class ->
        [contact] kontaktas
        [crashed] sugriuvusi padėtis
        [race] lenktynės
       *[bearoff] nurinkimas
    }, pip { $own } : { $other }
cli-bg-judged-by = vertino { $agent }: { $source }
cli-bg-eval-equity = tikėtini taškai be dvigubinimo kubo { $money }, žaidžiant iš pinigų
cli-bg-eval-at-score = , { $equity } esant šiam rezultatui
    gammon kaina: laimėjus { $won }, pralaimėjus { $lost } (iš pinigų 0,5)
cli-bg-eval-exact = tiksliai su kubu, prieš dvigubinimą, iš pinigų: savo { $own }, viduryje { $centred }, varžovo { $other }
cli-bg-eval-with-cube = { $verdict }; su kubu { $equity }
cli-bg-eval-cube = { $verdict }: nedvigubinus { $no-double }, dvigubinus ir priėmus { $double-take }, dvigubinus ir atsisakius { $double-pass }; atsisakymo riba { $cash }
cli-bg-on-roll = metantysis
cli-bg-opponent = varžovas
cli-bg-analysed-by = vertino { $agent }; klaidos ir sėkmė tikėtinais taškais, dabartinis statymas yra 1
cli-bg-game = { $n } žaidimas
cli-bg-game-turn = { $game } žaidimas, { $turn } ėjimas
cli-bg-not-a-match = { $file } nėra mačo failas: analyse skaito .mat ir .sgf failus
cli-bg-forced = priversta
cli-bg-best = geriausia: { $play }
cli-bg-luck = sėkmė { $luck }
cli-bg-totals = { $player }: ėjimų { $plays }, klaida { $play-error }, vidutiniškai { $error-per-play }; kubo sprendimų { $cubes }, klaida { $cube-error }; iš viso { $error }, vienam sprendimui { $error-per-decision }: { $grade }
cli-bg-totals-rating = ; PR { $rating }
cli-bg-totals-match = ; prarasta tikimybės laimėti mačą { $chance }
cli-bg-totals-luck = ; sėkmė { $luck }, metimų { $rolls }
cli-bg-grade-supernatural = antgamtiškas
cli-bg-grade-world-class = pasaulinio lygio
cli-bg-grade-expert = meistras
cli-bg-grade-advanced = pažengęs
cli-bg-grade-intermediate = vidutinis
cli-bg-grade-casual = mėgėjas
cli-bg-grade-beginner = pradedantysis
cli-bg-grade-awful = labai silpnas
cli-riichi-agree-heading = { $agent }: įrašų { $records }, dalijimų { $deals }, sprendimų { $decisions }
cli-riichi-kind = rūšis
cli-riichi-turn = ėjimas
cli-riichi-decisions = sprendimų
cli-riichi-agreed = sutapo
cli-riichi-interval = 95 % intervalas
cli-riichi-players-did = žaidėjai darė
cli-riichi-agent-did = agentas darė
cli-riichi-player = žaidėjas
cli-riichi-more-players = ir dar { $n } (--players N, --json)
cli-riichi-no-player = --player: { $name } nežaidžia nė viename iš šių įrašų
cli-riichi-kind-all = visi
cli-riichi-kind-discard = išmetimas
cli-riichi-kind-riichi = riichi
cli-riichi-kind-call = ėmimas
cli-riichi-kind-kan = kan
cli-riichi-kind-win = laimėjimas
cli-riichi-kind-nine-kinds = devynios rūšys
