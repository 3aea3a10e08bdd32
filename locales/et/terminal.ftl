### Programm terminalis.

cli-agent = Mänguagent
cli-choice = Valik
cli-value = Väärtus
cli-reason = Miks
cli-best-equity-money = Oodatavad punktid mängu kohta, topeldamistäringuta; arvutas { $agent }
cli-best-equity-match = Oodatavad punktid selle seisu juures, topeldamistäringuta (võit +1, kaotus −1); arvutas { $agent }
cli-best-equity-money-cube = Oodatavad punktid mängu kohta, topeldamistäringuga; arvutas { $agent }
cli-best-equity-match-cube = Oodatavad punktid selle seisu juures, topeldamistäringuga (võit +1, kaotus −1); arvutas { $agent }
cli-best-own-scale = Väärtused agendi enda skaalal ({ $scale }), mitte oodatavad punktid; arvutas { $agent }
cli-tree-signs =
    Märgid: △ valib mängija, ▽ vastane, ○ täringud, □ hinnatud nagu on; ≤ ja ≥ on piirid;
    nurksulgudes on otsinguaken; // −n: n haru jäi läbi vaatamata, ja miks;
    … n: n tippu jäi joonistamata; < oodatav jätk.
cli-seat = Koht { $seat }: { $player }
cli-person = inimene
cli-you = sina
cli-asked = { $seat }: { $question }
cli-asked-also = { $asked } ({ $answers })
cli-and-then = { $first } { $then }
cli-or = { $first } või { $second }
cli-score = Seis: { $score }
cli-input-ended = Sisend lõppes: mäng jääb siia pooleli.
cli-declined = Ei nõustutud: mäng jätkub.
cli-hand-over = Koht { $seat }: vajuta Enter, kui ekraani näed ainult sina
cli-yes-no = { $question } (yes/no)
cli-say-yes-or-no = Palun vasta yes või no.
cli-legal-now = Võimalikud käigud:
cli-no-number = Numbrit { $n } ei ole: loend on 1 kuni { $max }.
cli-not-now = { $entry } pole praegu võimalik.
cli-ambiguous = { $entry } võib tähendada: { $choices }.
cli-n-seats = --seats nimetab { $n } mängijat, aga selles mängus on { $seats } kohta
cli-or-person = { $error } (või person)
cli-help =
    Kirjuta käik nagu loendis või selle number. Lisaks:
      moves    näita võimalikke käike
      board    joonista seis uuesti
      quit     lahku
cli-help-backgammon = {"  "}resign   alistu mängus: resign single, resign gammon, resign backgammon
cli-help-zole = Kaardid kirjutatakse TH, 10H või 10♥; kõrvale pannes kaks kaarti. Pakkumised: pass, take, zole.
cli-help-riichi =
      5m       viska see ära; drawn viskab ära äsja võetud kivi; 0m on punane viis
      riichi 5m   tsumo   kan 5m   nine     oma käigul
      ron   pon   chi 23m   kan   pass      kui teise mängija kivi saab võtta
    Äravisatute seas: 5m' visati kohe, [5m] kuulutas riichi, (5m) võeti ära.
cli-bg-play-dice = sinu käik viskega { $dice }
cli-bg-double-offered = pakutakse topeldust, panus { $n }
cli-bg-opening = Avavise: A { $a }, B { $b }; alustab { $starter }.
cli-bg-opening-tie = Avavise: mõlemal { $n }; veeretatakse uuesti.
cli-bg-rolls = { $player } veeretab { $dice }.
cli-bg-doubles = { $player } topeldab, panus { $n }.
cli-bg-resigns = { $player } alistub: { $win ->
        [gammon] topeltkaotus
        [backgammon] kolmekordne kaotus
       *[single] lihtkaotus
    }.
cli-bg-resign-offer = { $player } pakub alistumist: { $win ->
        [gammon] topeltkaotus
        [backgammon] kolmekordne kaotus
       *[single] lihtkaotus
    }. Kas nõustud?
cli-bg-resign-what = { $entry } ei sobi; kirjuta resign single, resign gammon või resign backgammon.
cli-bg-won = { $how ->
        [dropped] Võidab { $player }: topeldusest loobuti.
        [resigned] Võidab { $player }: vastane alistus.
       *[other] Võidab { $player }.
    } { $worth }.
cli-riichi-round = { $deal }, honba: { $honba }, riichi-pulki: { $sticks }; jagaja: { $seat }
cli-riichi-heading = { $round }; kive müüris: { $n }; dora näidik { $shown }, dora { $dora }
cli-riichi-situation = { $round }; kive müüris: { $live }  { $hand }  valikuid: { $n }; mängiti: { $done }
cli-riichi-sets = avatud: { $sets }
cli-riichi-waits = ootab { $tiles } (nägemata: { $n })
cli-riichi-complete = valmis
cli-riichi-drew = võtsid { $tile }
cli-riichi-drawn-discarded = { $player } viskab äsja võetud { $tile }.
cli-riichi-nothing-drawn = Äsja võetud kivi ei ole.
cli-riichi-indicator = Dora näidik { $tile }: dora { $dora }.
cli-riichi-ura = Dora näidik { $tile }: ura dora { $dora }.
cli-riichi-readings = Käe lugemisviise: { $n }
cli-riichi-yaku = { $romanised } · { $meaning }
cli-riichi-from-each = igalt { $n }
cli-riichi-from-both = jagajalt { $dealer }, teistelt { $others }
cli-riichi-liable = { $player } vastutab: { $yaku }.
cli-riichi-payments = Maksed: { $paid }{ $sticks ->
        [0] {""}
       *[other] ; pulki jääb lauale: { $sticks }
    }
cli-zole-card = sinu kaart
cli-zole-two-cards = Pane kõrvale kaks eri kaarti, näiteks KS TC.
cli-zole-one-card = Mängi üks kaart korraga.
cli-zole-not-held = Sul ei ole käes { $cards }.
cli-zole-follow = { $card } ei tohi mängida: tuleb käia masti, välja käidi { $led ->
        [trump] trump
        [clubs] risti
        [spades] pada
       *[hearts] ärtu
    }.
cli-zole-no-such-call = Nende reeglitega sellist pakkumist ei ole.
cli-zole-no-throw-in = Nende reeglitega ei saa siin loobuda.
cli-zole-sits-out = { $player } jagab ja jääb kõrvale.
cli-zole-deals = { $player } jagab; { $seat } saab { $cards }.
cli-zole-picks-up = { $player } võtab laualt { $cards }.
cli-zole-buries = { $player } paneb kõrvale { $cards }.
cli-zole-buried = kõrvale pandud: { $cards }
cli-zole-on-table = laual: { $cards }
cli-zole-void = Tühistatud: { $player } eksis reeglite vastu
cli-zole-left = { $player } lahkus lauast
cli-zole-revoke = { $player } ei käinud masti
agent-spec-unexpected = ootamatu { $found } kohal { $at } tekstis { $text }; kirjuta name või name:key=value,key=value
agent-spec-ends-early = { $text } lõpeb liiga vara; kirjuta name või name:key=value,key=value
agent-spec-no-value = parameetril { $key } pole väärtust; kirjuta { $key }=VÄÄRTUS
agent-spec-duplicate = parameeter { $key } on antud kaks korda
agent-spec-unknown-agent = tundmatu mänguagent { $name }; olemas on: { $known }
agent-spec-unknown-parameter = { $agent } ei tunne parameetrit { $key }; võimalikud: { $known }
agent-spec-out-of-range = { $key }={ $value } on väljaspool vahemikku { $kind }
agent-spec-wrong-kind = { $key }={ $value } ei sobi; sobib: { $kind }
agent-spec-limit = piirang { $limit } parameetrile { $key } ületab vahemiku { $kind }
cli-error = viga: { $error }
cli-seed = Seeme { $seed }. Sama mängu kordamiseks lisa `--seed { $seed }`.
cli-unknown-game = tundmatu mäng { $name }; olemas on: { $known }
cli-cannot-write = faili { $file } ei saa kirjutada
cli-rules-unknown = tundmatu reeglistik { $name }; olemas on: { $known }
cli-rules-unknown-rule = tundmatu reegel { $name }; olemas on: { $known }
cli-rules-bad-value = { $name } ei saa olla { $value }; sobib: { $allowed }
cli-rules-not-canonical = reeglid { $rules } pole kirjas nii, nagu see versioon need kirjutab
cli-rules-twice = { $key } on antud kaks korda
cli-rules-bg-length = { $word } ei ole mängu pikkus; kirjuta to=5 või games=1, kuni 25
cli-rules-extra = { $word } on liigne: piisab reeglistikust ja ühest pikkusest
cli-rules-no-value = { $word } ei määra midagi; kirjuta key=value
cli-rules-no-dealer = reeglite { $rules } järgi ei ole esimesel jagajal kohta
cli-zole-no-card = { $text } ei ole kaart: kirjuta tugevus (7 8 9 J Q K T A, ka 10) ja mast (H S C D või ♥ ♠ ♣ ♦), näiteks TH või 10♥.
cli-zole-not-in-pack = { $card } ei ole 26 kaardi seas: 7 ja 8 on ainult ruutu.
cli-zole-n-trumps = { $n ->
        [one] { $n } trump
       *[other] { $n } trumpi
    }
cli-zole-row-first = esimene
cli-zole-row-second = teine
cli-zole-row-third = kolmas
cli-zole-row-table = laud
cli-zole-row-seats = kohad
cli-zole-row-calls = pakkumised
cli-zole-row-contract = mäng
cli-zole-row-took = võetud
cli-zole-row-aside = kõrval
cli-zole-place = { $player } { $place ->
        [first] esimene käsi
        [second] teine käsi
        [third] kolmas käsi
       *[out] ei mängi
    }
cli-zole-dealer = jagaja: { $player }
cli-zole-called = { $player } { $call ->
        [pass] pass
        [take] võtab laua
        [zole] zole
       *[maza_zole] väike zole
    }
cli-zole-galdins = galdiņš: kaotab see, kellel on kõige rohkem tihisid
cli-zole-tricks = { $each }; mängida veel { $n }
cli-zole-eyes = { $player } { $n }, väikesed { $others }
cli-zole-eyes-buried = { $player } { $n } + kõrvale pandud { $buried }, väikesed { $others }
cli-zole-eyes-goal = { $eyes }; võiduks on vaja 61
cli-zole-unfinished = { $n }. jaotus ei ole lõpetatud
cli-zole-analysed-by = hindas { $agent }: samme enne, mängija, hind punktides selle järgi, mida mängija võis teada (ja avatud kaartidega)
cli-zole-analysed-deal = { $n }. jaotus: { $points }
cli-zole-best = parim: { $action }
cli-zole-not-in-points = { $agent } hindab valikuid skaalal „{ $scale }“, mitte punktides ega võiduvõimalusena: vali teine --agent
cli-zole-difference = { $n }. jaotus: failis on mängijal { $player } { $written } { $of ->
    [game] jaotuse enda eest
   *[other] koos puledega
}, meie reeglite järgi { $ours }
cli-zole-player = mängija
cli-zole-deals-played = jaotusi
cli-zole-decisions = otsuseid
cli-zole-cost = hind
cli-zole-per-decision = otsuse kohta
cli-zole-bids = pakkumised
cli-zole-burials = kõrvalepanek
cli-zole-cards = kaardid
cli-zole-open-cards = avatud kaartidega
cli-zole-luck = õnn
cli-zole-points = punktid
cli-bg-n-pips = { $n } pip
cli-bg-n-points = { $n ->
        [one] { $n } punkt
       *[other] { $n } punkti
    }
cli-bg-money-game = Rahamäng
cli-bg-to-roll-or-double = { $player } veeretab või topeldab
cli-bg-to-roll = { $player } veeretab
cli-bg-rolled = { $player } veeretas { $dice }
cli-bg-doubled = { $player } topeldab, panus { $n }
cli-bg-beavered = { $player } vastab kopraga, panus { $n }
cli-bg-raccooned = { $player } topeldab kopra üle, { $n }
cli-bg-wins-points = { $n ->
        [one] { $player } võitis { $n } punkti
       *[other] { $player } võitis { $n } punkti
    }
cli-bg-fault = { $column }. märk: { $fault }{ $n ->
        [0] {""}
       *[other] ; lubatud: { $legal }
    }
cli-bg-fault-no-moves = kirjuta käigud, näiteks 13/8 või bar/21
cli-bg-fault-no-destination = kuhu läheb nupp kiilult { $place }? Kirjuta näiteks { $place }/{ $next }
cli-bg-fault-not-a-place = { $found } ei ole kiil: kirjuta 1 kuni 24, bar või off
cli-bg-fault-not-a-count = ({ $found }) ei ole nuppude arv: (2), (3) või (4)
cli-bg-fault-unexpected = { $found } ei sobi siia: siin võib olla /, * või arv, näiteks (2)
cli-bg-fault-too-many-moves = ühe korraga saab teha kuni neli käiku
cli-bg-fault-backwards = nupud liiguvad suuremalt numbrilt väiksemale, mitte { $from } → { $to }
cli-bg-fault-distance = viskega { $dice } ei saa käia { $from } → { $to }
cli-bg-fault-no-man = kiilul { $place } ei ole sinu nuppu
cli-bg-fault-closed = kiil { $place } on vastase käes
cli-bg-fault-not-home = maha saab kanda alles siis, kui kõik nupud on siselaual; üks on kiilul { $place }
cli-bg-fault-further-back = täringuga { $die } saab kiilult { $from } maha kanda ainult siis, kui tagapool nuppe ei ole; üks on kiilul { $place }
cli-bg-fault-no-hit = kiilul { $place } ei lööda midagi
cli-bg-fault-can-play = käia saab, seega tuleb käia
cli-bg-fault-cannot-play = ükski nupp ei saa käia: kirjuta (no play)
cli-bg-fault-fewer-dice = { $dice } annab { $has } käiku, aga see nõuab { $used }
cli-bg-fault-more-dice = kasutada tuleb nii palju täringuid kui võimalik: siin { $must }, mitte { $used }
cli-bg-fault-larger-die = mängida saab ainult ühe täringu ja see peab olema suurem: { $die }
cli-bg-fault-not-together = viskega { $dice } ei saa neid käike koos teha
cli-bg-fault-ambiguous = see võib lüüa või mitte: kirjuta, kuhu nupp teel astub
cli-bg-resign-over = Mäng on juba läbi.
cli-bg-resign-answer-first = Vasta kõigepealt topeldusele.
cli-bg-resign-not-begun = Enne avaviset ei saa alistuda.
cli-riichi-claim = { $hand }, { $how }, võidukivi { $tile }; koht { $seat }, voor { $round }; reeglid { $rules }
cli-riichi-refused = ei loe: { $reason }
cli-riichi-worth = väärt: { $worth }
cli-riichi-only-tenpai = käsi ei ole valmis, ainult tenpai
cli-riichi-far = käsi ei ole valmis: tenpaist puudu { $n }
cli-riichi-no-yaku-but-dora = käes ei ole ühtegi yakut; dora ei ole yaku
cli-riichi-not-complete = käsi ei ole valmis
cli-riichi-no-yaku = käes ei ole ühtegi yakut
cli-riichi-furiten-discard = furiten: võidukivi on enda äravisatute seas
cli-riichi-furiten-temporary = furiten: pärast viimast käiku lasti võidukivi mööda
cli-riichi-furiten-riichi = furiten: pärast riichit lasti võidukivi mööda
cli-riichi-discarder-pays = Maksed: äraviskaja maksab { $n }
cli-riichi-including = sealhulgas { $honba } (honba: { $n-honba }) ja { $sticks } (riichi-pulki: { $n-sticks })
cli-riichi-total = kokku: { $n }
cli-riichi-not-tenpai = ei ole tenpai: shanten { $n }; mis aitab, näitab `parlor riichi shanten`
cli-riichi-waits-for = ootab { $tiles } ({ $n ->
        [one] { $n } kivi
       *[other] { $n } kivi
    })
cli-riichi-dead-waits = { $tiles } sobiks samuti, aga kõik neli on juba käes
cli-riichi-impossible = võimatu
cli-riichi-finish-first-draw = tsumo esimese kiviga
cli-riichi-finish-rinshan = tsumo asenduskiviga
cli-riichi-finish-haitei = tsumo viimase kiviga
cli-riichi-finish-first-discard = ron enne esimest kivi
cli-riichi-finish-chankan = ron lisatud kanist
cli-riichi-finish-houtei = ron viimasest äravisatud kivist
cli-bg-nobody-plays = seal ei ole kellegi käik
cli-bg-not-by-equity = { $agent } hindab käike skaalal { $scale }, mitte oodatavate punktidega: vali teine --agent
cli-bg-no-value = { $agent } ei anna hinnangut: { $what }
cli-bg-origin-two-sided = kahepoolne mahakandmise tabel, täpne
cli-bg-origin-one-sided = ühepoolsed mahakandmise tabelid
cli-bg-origin-chances = agendi hinnatud tõenäosused
cli-bg-origin-equity = agendi oodatavad punktid, 21 viske keskmine
cli-bg-origin-given = antud tõenäosused
cli-bg-source = allikas: { $source }
cli-bg-eval-heading = { $position }  { $class ->
        [contact] kontakt
        [crashed] kokku varisenud
        [race] võidujooks
       *[bearoff] mahakandmine
    }, pip { $own } : { $other }
cli-bg-judged-by = hindas { $agent }: { $source }
cli-bg-eval-equity = oodatavad punktid topeldamistäringuta { $money } rahamängus
cli-bg-eval-at-score = , { $equity } selle seisu juures
    topeltvõidu hind: võit { $won }, kaotus { $lost } (rahamängus 0,5)
cli-bg-eval-exact = täpselt koos täringuga, enne topeldust, rahamängus: enda { $own }, keskel { $centred }, vastase { $other }
cli-bg-eval-with-cube = { $verdict }; koos täringuga { $equity }
cli-bg-eval-cube = { $verdict }: topeldamata { $no-double }, topeldus ja vastuvõtt { $double-take }, topeldus ja loobumine { $double-pass }; loobumispiir { $cash }
cli-bg-on-roll = veeretaja
cli-bg-opponent = vastane
cli-bg-analysed-by = hindas { $agent }; vead ja õnn oodatavates punktides, praegune panus on 1
cli-bg-game = { $n }. mäng
cli-bg-game-turn = { $game }. mäng, { $turn }. käik
cli-bg-not-a-match = { $file } ei ole matšifail: analyse loeb .mat- ja .sgf-faile
cli-bg-forced = sund
cli-bg-best = parim: { $play }
cli-bg-luck = õnn { $luck }
cli-bg-totals = { $player }: käike { $plays }, viga { $play-error }, keskmiselt { $error-per-play }; topeldusotsuseid { $cubes }, viga { $cube-error }; kokku { $error }, otsuse kohta { $error-per-decision }: { $grade }
cli-bg-totals-rating = ; PR { $rating }
cli-bg-totals-match = ; kaotatud matšivõidu tõenäosust { $chance }
cli-bg-totals-luck = ; õnn { $luck }, viskeid { $rolls }
cli-bg-grade-supernatural = üleloomulik
cli-bg-grade-world-class = maailmatase
cli-bg-grade-expert = meister
cli-bg-grade-advanced = edasijõudnu
cli-bg-grade-intermediate = keskmine
cli-bg-grade-casual = harrastaja
cli-bg-grade-beginner = algaja
cli-bg-grade-awful = väga nõrk
cli-riichi-agree-heading = { $agent }: salvestisi { $records }, jaotusi { $deals }, otsuseid { $decisions }
cli-riichi-kind = liik
cli-riichi-turn = käik
cli-riichi-decisions = otsuseid
cli-riichi-agreed = samad
cli-riichi-interval = 95% vahemik
cli-riichi-players-did = mängijad tegid
cli-riichi-agent-did = agent tegi
cli-riichi-player = mängija
cli-riichi-more-players = ja veel { $n } (--players N, --json)
cli-riichi-no-player = --player: { $name } ei mängi üheski neist salvestistest
cli-riichi-kind-all = kõik
cli-riichi-kind-discard = äravise
cli-riichi-kind-riichi = riichi
cli-riichi-kind-call = võtmine
cli-riichi-kind-kan = kan
cli-riichi-kind-win = võit
cli-riichi-kind-nine-kinds = üheksa liiki
