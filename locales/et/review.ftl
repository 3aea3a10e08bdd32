### The review of a finished match: every decision, what it cost and what was better.

review-open = Mängu analüüs
review-about = Iga otsus triktrakimatšis või zolesessioonis: mida see maksis, mis oli parem ja miks. Ava salvestis: .mat või .sgf, zole tekst, openZole JSON või Parlori salvestis. See jääb siia brauserisse; server hoiab seda ainult seni, kuni analüüsi saab vaadata.
review-gone = Seda salvestist ei ole enam selles brauseris. Ava see uuesti.

## How far it is

review-by = Analüüsib { $agent }. Otsuseid: { $n }.
review-waiting = Praegu analüüsitakse teist mängu. Sinu oma on järjekorras.
review-running = Analüüs käib. Leitu ilmub kohe.
review-stopped = Analüüs peatati. Juba hinnatu jääb alles.
review-failed = Analüüs ei saa jätkuda: { $reason }.
review-no-game = Mängu „{ $game }“ siin ei analüüsita: server hindab triktrakki ja zolet. Korduses saad mängu samm-sammult vaadata ja agendilt küsida.
review-progress = Analüüsi edenemine
review-again = Analüüsi uuesti

## Decisions

review-played = { $you ->
        [yes] Sina mängisid:
       *[no] { $player } mängis:
    }
review-best = Parim:
review-best-short = parim: { $move }
review-fine = Midagi paremat ei olnud.
review-next = Järgmine viga
review-open-replay = Ava korduses
review-whose = Kelle otsused
review-everyone = Kõik
review-none-yet = Veel pole midagi.
review-none = Siin vigu ei ole.
review-tab-errors = Vead { $n }
review-tab-all = Kõik otsused
review-tab-sums = Kokku
review-blunder = väga halb
review-error = halb
review-doubtful = kaheldav

## Totals

review-curve = Kaotatud kokku otsuste kaupa
review-rating = Mängu hinnang (PR)
review-grade = Tase
review-per-decision = Kaotus otsuse kohta
review-lost = Kaotatud kokku
review-part-play = Nuppude käigud
review-part-cube = Topeldamistäring
review-part-call = Pakkumised
review-part-burial = Kõrvalepanek
review-part-card = Kaardid
review-part-of = { $cost } ({ $n })
review-match-lost = Kaotatud võidušanss matšis
review-luck = Õnn
review-blunders = Väga halvad
review-errors = Halvad
review-doubtfuls = Kaheldavad

## How good that is, as GNU Backgammon calls it

review-grade-supernatural = üleloomulik
review-grade-world-class = maailmatase
review-grade-expert = meister
review-grade-advanced = edasijõudnu
review-grade-intermediate = keskmine
review-grade-casual = harrastaja
review-grade-beginner = algaja
review-grade-awful = väga nõrk
