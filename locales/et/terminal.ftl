### Programm terminalis.

cli-agent = Mänguagent
cli-choice = Valik
cli-value = Väärtus
cli-reason = Miks
cli-best-equity-money = Oodatavad punktid mängu kohta, topeldamistäringuta; arvutas { $agent }
cli-best-equity-match = Oodatavad punktid selle seisu juures, topeldamistäringuta (võit +1, kaotus −1); arvutas { $agent }
cli-best-own-scale = Väärtused agendi enda skaalal ({ $scale }), mitte oodatavad punktid; arvutas { $agent }
cli-tree-signs =
    Märgid: △ valib mängija, ▽ vastane, ○ täringud, □ hinnatud nagu on; ≤ ja ≥ on piirid;
    nurksulgudes on otsinguaken; // −n: n haru jäi läbi vaatamata, ja miks;
    … n: n sõlme jäi joonistamata; < oodatav jätk.
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
cli-help-backgammon = {"  "}resign   anna mäng alla: resign single, resign gammon, resign backgammon
cli-help-zole = Kaardid kirjutatakse TH, 10H või 10♥; kõrvale pannes kaks kaarti. Pakkumised: pass, take, zole.
cli-help-riichi =
      5m       viska see ära; drawn viskab äsja võetud kivi; 0m on punane viis
      riichi 5m   tsumo   kan 5m   nine     oma käigul
      ron   pon   chi 23m   kan   pass      kui teise mängija kivi saab võtta
    Äravisatute seas: 5m' visati kohe, [5m] kuulutas riichi, (5m) võeti ära.
cli-bg-play-dice = sinu käik veerega { $dice }
cli-bg-double-offered = pakutakse topeldust, panus { $n }
cli-bg-opening = Avaveere: A { $a }, B { $b }; alustab { $starter }.
cli-bg-opening-tie = Avaveere: mõlemal { $n }; veeretatakse uuesti.
cli-bg-rolls = { $player } veeretab { $dice }.
cli-bg-doubles = { $player } topeldab, panus { $n }.
cli-bg-resigns = { $player } annab alla: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] tavaline kaotus
    }.
cli-bg-resign-offer = { $player } pakub allaandmist: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] tavaline kaotus
    }. Kas nõustud?
cli-bg-resign-what = { $entry } ei sobi; kirjuta resign single, resign gammon või resign backgammon.
cli-bg-won = { $how ->
        [dropped] Võidab { $player }: topeldusest loobuti.
        [resigned] Võidab { $player }: vastane andis alla.
       *[other] Võidab { $player }.
    } { $worth }.
cli-riichi-round = { $deal }, honba: { $honba }, riichi-pulki: { $sticks }; jagaja: { $seat }
cli-riichi-heading = { $round }; kive müüris: { $n }; indikaator { $shown }, dora { $dora }
cli-riichi-situation = { $round }; kive müüris: { $live }  { $hand }  valikuid: { $n }; mängiti: { $done }
cli-riichi-sets = avatud: { $sets }
cli-riichi-waits = ootab { $tiles } (nägemata: { $n })
cli-riichi-complete = valmis
cli-riichi-drew = võtsid { $tile }
cli-riichi-drawn-discarded = { $player } viskab äsja võetud { $tile }.
cli-riichi-nothing-drawn = Äsja võetud kivi ei ole.
cli-riichi-indicator = Indikaator { $tile }: dora { $dora }.
cli-riichi-ura = Indikaator { $tile }: ura dora { $dora }.
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
cli-zole-follow = { $card } ei tohi mängida: masti tuleb järgida, käidi { $led ->
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
cli-zole-revoke = { $player } ei järginud masti
agent-spec-unexpected = ootamatu { $found } kohal { $at } tekstis { $text }; kirjuta name või name:key=value,key=value
agent-spec-ends-early = { $text } lõpeb liiga vara; kirjuta name või name:key=value,key=value
agent-spec-no-value = parameetril { $key } pole väärtust; kirjuta { $key }=VÄÄRTUS
agent-spec-duplicate = parameeter { $key } on antud kaks korda
agent-spec-unknown-agent = tundmatu mänguagent { $name }; olemas on: { $known }
agent-spec-unknown-parameter = { $agent } ei tunne parameetrit { $key }; võimalikud: { $known }
agent-spec-out-of-range = { $key }={ $value } on väljaspool vahemikku { $kind }
agent-spec-wrong-kind = { $key }={ $value } ei sobi; sobib: { $kind }
agent-spec-limit = piirang { $limit } parameetrile { $key } ületab vahemiku { $kind }
