### Programma terminālī.

cli-agent = Aģents
cli-choice = Izvēle
cli-value = Vērtība
cli-reason = Kāpēc
cli-best-equity-money = Sagaidāmie punkti par partiju, bez dubultošanas kuba; rēķināja { $agent }
cli-best-equity-match = Sagaidāmie punkti pie šī rezultāta, bez dubultošanas kuba (uzvara +1, zaudējums −1); rēķināja { $agent }
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
