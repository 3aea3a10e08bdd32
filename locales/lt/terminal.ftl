### Programa terminale.

cli-agent = Agentas
cli-choice = Pasirinkimas
cli-value = Vertė
cli-reason = Kodėl
cli-best-equity-money = Tikėtini taškai per partiją, be dvigubinimo kubo; skaičiavo { $agent }
cli-best-equity-match = Tikėtini taškai esant šiam rezultatui, be dvigubinimo kubo (pergalė +1, pralaimėjimas −1); skaičiavo { $agent }
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
       *[hearts] čirvais
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
