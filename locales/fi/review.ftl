### The review of a finished match: every decision, what it cost and what was better.

review-open = Pelin arviointi
review-about = Backgammon-ottelun tai zole-illan jokainen päätös: mitä se maksoi, mikä oli parempaa ja miksi. Avaa tallenne: .mat tai .sgf, zole-teksti, openZolen JSON tai Parlorin pelitallenne. Se jää tähän selaimeen; palvelin säilyttää sen vain niin kauan kuin arviota voi katsoa.
review-gone = Tätä tallennetta ei ole enää tässä selaimessa. Avaa se uudelleen.

## How far it is

review-by = Arvioija: { $agent }. Päätöksiä: { $n }.
review-waiting = Toista peliä arvioidaan parhaillaan. Omasi on jonossa.
review-running = Arviointi on käynnissä. Löydöt näkyvät heti.
review-stopped = Arviointi pysäytettiin. Jo arvioitu säilyy.
review-failed = Arviointi ei voi jatkua: { $reason }.
review-no-game = Peliä { $game } ei arvioida täällä: palvelin arvioi backgammonia ja zolea. Toistossa voit käydä pelin läpi ja kysyä agentilta.
review-progress = Arvioinnin eteneminen
review-again = Arvioi uudelleen

## Decisions

review-played = { $you ->
        [yes] Pelasit:
       *[no] { $player } pelasi:
    }
review-best = Paras:
review-best-short = paras: { $move }
review-fine = Parempaa ei ollut.
review-next = Seuraava virhe
review-open-replay = Avaa toistossa
review-whose = Kenen päätökset
review-everyone = Kaikki
review-none-yet = Ei vielä mitään.
review-none = Täällä ei ole virheitä.
review-tab-errors = Virheet { $n }
review-tab-all = Kaikki päätökset
review-tab-sums = Yhteensä
review-blunder = hyvin huono
review-error = huono
review-doubtful = kyseenalainen

## Totals

review-curve = Menetetty yhteensä päätöksittäin
review-rating = Suoritusluku (PR)
review-grade = Taso
review-per-decision = Menetys päätöstä kohti
review-lost = Menetetty yhteensä
review-part-play = Nappulasiirrot
review-part-cube = Kuutio
review-part-call = Tarjoukset
review-part-burial = Hautaukset
review-part-card = Kortit
review-part-of = { $cost } ({ $n })
review-match-lost = Menetetty voittomahdollisuus
review-luck = Onni
review-blunders = Hyvin huonot
review-errors = Huonot
review-doubtfuls = Kyseenalaiset

## How good that is, as GNU Backgammon calls it

review-grade-supernatural = yliluonnollinen
review-grade-world-class = maailmanluokkaa
review-grade-expert = mestari
review-grade-advanced = edistynyt
review-grade-intermediate = keskitaso
review-grade-casual = harrastelija
review-grade-beginner = aloittelija
review-grade-awful = hyvin heikko
