### Ohjelma päätteessä.

cli-agent = Agentti
cli-choice = Valinta
cli-value = Arvo
cli-reason = Miksi
cli-best-equity-money = Odotuspisteet peliä kohti ilman tuplauskuutiota; laskija { $agent }
cli-best-equity-match = Odotuspisteet tässä tilanteessa ilman tuplauskuutiota (voitto +1, tappio −1); laskija { $agent }
cli-best-equity-money-cube = Odotuspisteet peliä kohti tuplauskuution kanssa; laskija { $agent }
cli-best-equity-match-cube = Odotuspisteet tässä tilanteessa tuplauskuution kanssa (voitto +1, tappio −1); laskija { $agent }
cli-best-own-scale = Arvot agentin omalla asteikolla ({ $scale }), ei odotuspisteinä; laskija { $agent }
cli-tree-signs =
    Merkit: △ pelaaja valitsee, ▽ vastustaja, ○ nopat, □ arvioitu sellaisenaan; ≤ ja ≥ ovat rajoja;
    hakasulkeissa on hakuikkuna; // −n: n haaraa jäi tutkimatta, ja miksi;
    … n: n solmua jäi piirtämättä; < odotettu jatko.
cli-seat = Paikka { $seat }: { $player }
cli-person = ihminen
cli-you = sinä
cli-asked = { $seat }: { $question }
cli-asked-also = { $asked } ({ $answers })
cli-and-then = { $first } { $then }
cli-or = { $first } tai { $second }
cli-score = Tilanne: { $score }
cli-input-ended = Syöte päättyi: peli jää tähän.
cli-declined = Ei hyväksytty: peli jatkuu.
cli-hand-over = Paikka { $seat }: paina Enter, kun vain sinä näet näytön
cli-yes-no = { $question } (yes/no)
cli-say-yes-or-no = Vastaa yes tai no.
cli-legal-now = Sallittua nyt:
cli-no-number = Numeroa { $n } ei ole: luettelo on 1–{ $max }.
cli-not-now = { $entry } ei ole nyt mahdollinen.
cli-ambiguous = { $entry } voi tarkoittaa: { $choices }.
cli-n-seats = --seats nimeää { $n } pelaajaa, mutta tässä pelissä on { $seats } paikkaa
cli-or-person = { $error } (tai person)
cli-help =
    Kirjoita siirto kuten luettelossa tai sen numero. Lisäksi:
      moves    näytä sallitut siirrot
      board    piirrä asema uudelleen
      quit     poistu
cli-help-backgammon = {"  "}resign   luovuta peli: resign single, resign gammon, resign backgammon
cli-help-zole = Kortit kirjoitetaan TH, 10H tai 10♥; haudattaessa kaksi. Tarjoukset: pass, take, zole.
cli-help-riichi =
      5m       heitä se pois; drawn heittää juuri nostetun tiilen; 0m on punainen viitonen
      riichi 5m   tsumo   kan 5m   nine     omalla vuorolla
      ron   pon   chi 23m   kan   pass      kun toisen tiilen voi varastaa
    Poisheitoissa 5m' heitettiin heti noston jälkeen, [5m] julisti riichin, (5m) varastettiin.
cli-bg-play-dice = siirtosi heitolla { $dice }
cli-bg-double-offered = tarjotaan tuplausta, panos { $n }
cli-bg-opening = Avausheitto: A { $a }, B { $b }; { $starter } aloittaa.
cli-bg-opening-tie = Avausheitto: molemmilla { $n }; heitetään uudelleen.
cli-bg-rolls = { $player } heittää { $dice }.
cli-bg-doubles = { $player } tuplaa, panos { $n }.
cli-bg-resigns = { $player } luovuttaa: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] yksinkertainen
    }.
cli-bg-resign-offer = { $player } tarjoutuu luovuttamaan: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] yksinkertainen
    }. Hyväksytkö?
cli-bg-resign-what = { $entry } ei kelpaa; kirjoita resign single, resign gammon tai resign backgammon.
cli-bg-won = { $how ->
        [dropped] { $player } voittaa: tuplausta ei otettu.
        [resigned] { $player } voittaa: vastustaja luovutti.
       *[other] { $player } voittaa.
    } { $worth }.
cli-riichi-round = { $deal }, honba: { $honba }, riichi-tikkuja: { $sticks }; jakaja: { $seat }
cli-riichi-heading = { $round }; muurissa jäljellä: { $n }; doran osoitin { $shown }, dora { $dora }
cli-riichi-situation = { $round }; muurissa jäljellä: { $live }  { $hand }  vaihtoehtoja: { $n }; pelattiin: { $done }
cli-riichi-sets = avatut: { $sets }
cli-riichi-waits = odottaa { $tiles } (näkemättä: { $n })
cli-riichi-complete = valmis
cli-riichi-drew = nostit { $tile }
cli-riichi-drawn-discarded = { $player } heittää juuri nostetun { $tile }.
cli-riichi-nothing-drawn = Juuri nostettua tiiltä ei ole.
cli-riichi-indicator = Doran osoitin { $tile }: dora { $dora }.
cli-riichi-ura = Doran osoitin { $tile }: ura dora { $dora }.
cli-riichi-readings = Käden tulkintoja: { $n }
cli-riichi-yaku = { $romanised } · { $meaning }
cli-riichi-from-each = { $n } jokaiselta
cli-riichi-from-both = jakajalta { $dealer }, muilta { $others }
cli-riichi-liable = { $player } on vastuussa: { $yaku }.
cli-riichi-payments = Maksut: { $paid }{ $sticks ->
        [0] {""}
       *[other] ; tikkuja jää pöytään: { $sticks }
    }
cli-zole-card = korttisi
cli-zole-two-cards = Hautaa kaksi eri korttia, esimerkiksi KS TC.
cli-zole-one-card = Pelaa yksi kortti kerrallaan.
cli-zole-not-held = Sinulla ei ole { $cards }.
cli-zole-follow = { $card } ei käy: on tunnustettava { $led ->
        [trump] valttia
        [clubs] ristiä
        [spades] pataa
       *[hearts] herttaa
    }.
cli-zole-no-such-call = Näissä säännöissä ei ole tuota tarjousta.
cli-zole-no-throw-in = Nämä säännöt eivät salli luovuttaa tässä.
cli-zole-sits-out = { $player } jakaa ja on sivussa.
cli-zole-deals = { $player } jakaa; { $seat } saa { $cards }.
cli-zole-picks-up = { $player } nostaa pöydältä { $cards }.
cli-zole-buries = { $player } hautaa { $cards }.
cli-zole-buried = haudatut: { $cards }
cli-zole-on-table = pöydällä: { $cards }
cli-zole-void = Mitätön: { $player } rikkoi sääntöjä
cli-zole-left = { $player } lähti pöydästä
cli-zole-revoke = { $player } ei tunnustanut maata
agent-spec-unexpected = odottamaton { $found } kohdassa { $at } tekstissä { $text }; kirjoita name tai name:key=value,key=value
agent-spec-ends-early = { $text } loppuu kesken; kirjoita name tai name:key=value,key=value
agent-spec-no-value = parametrilla { $key } ei ole arvoa; kirjoita { $key }=ARVO
agent-spec-duplicate = parametri { $key } on annettu kahdesti
agent-spec-unknown-agent = tuntematon agentti { $name }; tunnetut: { $known }
agent-spec-unknown-parameter = agentilla { $agent } ei ole parametria { $key }; mahdolliset: { $known }
agent-spec-out-of-range = { $key }={ $value } on alueen { $kind } ulkopuolella
agent-spec-wrong-kind = { $key }={ $value } ei kelpaa; sallittu: { $kind }
agent-spec-limit = rajoitus { $limit } parametrille { $key } ylittää alueen { $kind }
cli-error = virhe: { $error }
cli-seed = Siemenluku { $seed }. Saman pelin saa uudelleen valitsimella `--seed { $seed }`.
cli-unknown-game = tuntematon peli { $name }; tunnetut: { $known }
cli-cannot-write = tiedostoa { $file } ei voi kirjoittaa
cli-rules-unknown = tuntematon säännöstö { $name }; tunnetut: { $known }
cli-rules-unknown-rule = tuntematon sääntö { $name }; tunnetut: { $known }
cli-rules-bad-value = { $name } ei voi olla { $value }; sallittu: { $allowed }
cli-rules-not-canonical = säännöt { $rules } eivät ole siinä muodossa, jossa tämä versio ne kirjoittaa
cli-rules-twice = { $key } on annettu kahdesti
cli-rules-bg-length = { $word } ei ole pelin pituus; kirjoita to=5 tai games=1, enintään 25
cli-rules-extra = { $word } on liikaa: säännöstö ja yksi pituus riittävät
cli-rules-no-value = { $word } ei aseta mitään; kirjoita key=value
cli-rules-no-dealer = säännöissä { $rules } ensimmäisellä jakajalla ei ole paikkaa
cli-zole-no-card = { $text } ei ole kortti: kirjoita arvo (7 8 9 J Q K T A, myös 10) ja maa (H S C D tai ♥ ♠ ♣ ♦), esimerkiksi TH tai 10♥.
cli-zole-not-in-pack = { $card } ei kuulu 26 kortin pakkaan: ainoat 7 ja 8 ovat ruutua.
cli-zole-n-trumps = { $n ->
        [one] { $n } valtti
       *[other] { $n } valttia
    }
cli-zole-row-first = etukäsi
cli-zole-row-second = keskikäsi
cli-zole-row-third = takakäsi
cli-zole-row-table = pöytä
cli-zole-row-seats = paikat
cli-zole-row-calls = tarjoukset
cli-zole-row-contract = peli
cli-zole-row-took = nostettu
cli-zole-row-aside = sivussa
cli-zole-place = { $player } { $place ->
        [first] etukäsi
        [second] keskikäsi
        [third] takakäsi
       *[out] ei pelaa
    }
cli-zole-dealer = jakaja: { $player }
cli-zole-called = { $player } { $call ->
        [pass] passi
        [take] ottaa pöydän
        [zole] zole
       *[maza_zole] pikkuzole
    }
cli-zole-galdins = galdiņš: eniten tikkejä saanut häviää
cli-zole-tricks = { $each }; jäljellä { $n }
cli-zole-eyes = { $player } { $n }, pienet { $others }
cli-zole-eyes-buried = { $player } { $n } + haudatut { $buried }, pienet { $others }
cli-zole-eyes-goal = { $eyes }; voittoon tarvitaan 61
cli-zole-unfinished = { $n }. jako on kesken
cli-zole-analysed-by = arvioija { $agent }: vaiheita ennen, pelaaja, hinta pisteinä sen mukaan, mitä pelaaja saattoi tietää (ja avoimin kortein)
cli-zole-analysed-deal = { $n }. jako: { $points }
cli-zole-best = paras: { $action }
cli-zole-not-in-points = { $agent } arvioi vaihtoehdot asteikolla ”{ $scale }”, ei pisteinä eikä voiton todennäköisyytenä: valitse toinen --agent
cli-zole-difference = { $n }. jako: tiedostossa pelaajalla { $player } on { $written } { $of ->
    [game] pelkästä jaosta
   *[other] puleineen
}, meidän säännöillämme { $ours }
cli-zole-player = pelaaja
cli-zole-deals-played = jakoja
cli-zole-decisions = päätöksiä
cli-zole-cost = hinta
cli-zole-per-decision = päätöstä kohti
cli-zole-bids = tarjoukset
cli-zole-burials = hautaukset
cli-zole-cards = kortit
cli-zole-open-cards = avoimin kortein
cli-zole-luck = onni
cli-zole-points = pisteet
cli-bg-n-pips = { $n ->
        [one] { $n } pip
       *[other] { $n } pipiä
    }
cli-bg-n-points = { $n ->
        [one] { $n } piste
       *[other] { $n } pistettä
    }
cli-bg-money-game = Rahapeli
cli-bg-to-roll-or-double = { $player } heittää tai tuplaa
cli-bg-to-roll = { $player } heittää
cli-bg-rolled = { $player } heitti { $dice }
cli-bg-doubled = { $player } tuplaa, panos { $n }
cli-bg-beavered = { $player } vastaa majavalla, { $n }
cli-bg-raccooned = { $player } vastaa majavaan, { $n }
cli-bg-wins-points = { $n ->
        [one] { $player } voitti { $n } pisteen
       *[other] { $player } voitti { $n } pistettä
    }
cli-bg-fault = merkki { $column }: { $fault }{ $n ->
        [0] {""}
       *[other] ; sallittu: { $legal }
    }
cli-bg-fault-no-moves = kirjoita siirrot, esimerkiksi 13/8 tai bar/21
cli-bg-fault-no-destination = minne nappula { $place } siirtyy? Kirjoita esimerkiksi { $place }/{ $next }
cli-bg-fault-not-a-place = { $found } ei ole kiila: kirjoita 1–24, bar tai off
cli-bg-fault-not-a-count = ({ $found }) ei ole nappuloiden määrä: (2), (3) tai (4)
cli-bg-fault-unexpected = { $found } ei kuulu tähän: tässä voi olla /, * tai määrä, esimerkiksi (2)
cli-bg-fault-too-many-moves = yhdellä vuorolla tehdään enintään neljä siirtoa
cli-bg-fault-backwards = nappulat siirtyvät suuremmasta numerosta pienempään, eivät { $from } → { $to }
cli-bg-fault-distance = heitolla { $dice } ei pääse { $from } → { $to }
cli-bg-fault-no-man = kiilalla { $place } ei ole omaa nappulaa
cli-bg-fault-closed = kiila { $place } on vastustajan
cli-bg-fault-not-home = kotiuttaa voi vasta, kun kaikki nappulat ovat kotikentällä; yksi on kiilalla { $place }
cli-bg-fault-further-back = nopalla { $die } voi kotiuttaa kiilalta { $from } vain, jos takana ei ole nappuloita; yksi on kiilalla { $place }
cli-bg-fault-no-hit = kiilalla { $place } ei lyödä nappulaa
cli-bg-fault-can-play = siirtää voi, joten on siirrettävä
cli-bg-fault-cannot-play = mikään nappula ei voi siirtyä: kirjoita (no play)
cli-bg-fault-fewer-dice = { $dice } antaa { $has } siirtoa, mutta tämä vaatii { $used }
cli-bg-fault-more-dice = noppia on käytettävä niin monta kuin voi: tässä { $must }, ei { $used }
cli-bg-fault-larger-die = vain yhden nopan voi käyttää, ja sen on oltava suurempi: { $die }
cli-bg-fault-not-together = näitä siirtoja ei voi tehdä yhdessä heitolla { $dice }
cli-bg-fault-ambiguous = tämä voi lyödä tai olla lyömättä: kirjoita, missä nappula käy matkalla
cli-bg-resign-over = Peli on jo ohi.
cli-bg-resign-answer-first = Vastaa ensin tuplaukseen.
cli-bg-resign-not-begun = Ennen avausheittoa ei voi luovuttaa.
cli-riichi-claim = { $hand }, { $how }, voittotiili { $tile }; paikka { $seat }, kierros { $round }; säännöt { $rules }
cli-riichi-refused = ei käy: { $reason }
cli-riichi-worth = arvo: { $worth }
cli-riichi-only-tenpai = käsi ei ole valmis, vain tenpai
cli-riichi-far = käsi ei ole valmis: tenpaihin { $n }
cli-riichi-no-yaku-but-dora = kädessä ei ole yakua; dora ei ole yaku
cli-riichi-not-complete = käsi ei ole valmis
cli-riichi-no-yaku = kädessä ei ole yakua
cli-riichi-furiten-discard = furiten: voittotiili on omissa poisheitoissa
cli-riichi-furiten-temporary = furiten: voittotiili päästettiin ohi edellisen vuoron jälkeen
cli-riichi-furiten-riichi = furiten: voittotiili päästettiin ohi riichin jälkeen
cli-riichi-discarder-pays = Maksut: tiilen heittäjä maksaa { $n }
cli-riichi-including = josta { $honba } (honba: { $n-honba }) ja { $sticks } (riichi-tikkuja: { $n-sticks })
cli-riichi-total = yhteensä: { $n }
cli-riichi-not-tenpai = ei tenpai: shanten { $n }; `parlor riichi shanten` näyttää, mikä auttaa
cli-riichi-waits-for = odottaa { $tiles } ({ $n ->
        [one] { $n } tiili
       *[other] { $n } tiiltä
    })
cli-riichi-dead-waits = { $tiles } kävisi myös, mutta kaikki neljä ovat jo kädessä
cli-riichi-impossible = mahdoton
cli-riichi-finish-first-draw = tsumo ensimmäisellä nostolla
cli-riichi-finish-rinshan = tsumo korvaavalla tiilellä
cli-riichi-finish-haitei = tsumo viimeisellä tiilellä
cli-riichi-finish-first-discard = ron ennen ensimmäistä nostoa
cli-riichi-finish-chankan = ron lisätystä kanista
cli-riichi-finish-houtei = ron viimeisestä poisheitosta
cli-bg-nobody-plays = siinä ei ole kenenkään vuoro
cli-bg-not-by-equity = { $agent } arvioi siirrot asteikolla { $scale }, ei odotuspisteinä: valitse toinen --agent
cli-bg-no-value = { $agent } ei anna arvoa: { $what }
cli-bg-origin-two-sided = kaksipuolinen kotiutustaulukko, tarkka
cli-bg-origin-one-sided = yksipuoliset kotiutustaulukot
cli-bg-origin-chances = agentin arvioimat todennäköisyydet
cli-bg-origin-equity = agentin odotuspisteet, 21 heiton keskiarvo
cli-bg-origin-given = annetut todennäköisyydet
cli-bg-source = lähde: { $source }
cli-bg-eval-heading = { $position }  { $class ->
        [contact] kontakti
        [crashed] romahtanut
        [race] juoksu
       *[bearoff] kotiutus
    }, pip { $own } – { $other }
cli-bg-judged-by = arvioija { $agent }: { $source }
cli-bg-eval-equity = odotuspisteet ilman tuplauskuutiota { $money } rahapelissä
cli-bg-eval-at-score = , { $equity } tässä tilanteessa
    gammonin hinta: voitto { $won }, tappio { $lost } (rahapelissä 0,5)
cli-bg-eval-exact = tarkasti kuution kanssa, ennen tuplausta, rahapelissä: oma { $own }, keskellä { $centred }, vastustajan { $other }
cli-bg-eval-with-cube = { $verdict }; kuution kanssa { $equity }
cli-bg-eval-cube = { $verdict }: ilman tuplausta { $no-double }, tuplaus ja otto { $double-take }, tuplaus ja luopuminen { $double-pass }; luopumisraja { $cash }
cli-bg-on-roll = heittäjä
cli-bg-opponent = vastustaja
cli-bg-analysed-by = arvioija { $agent }; virheet ja onni odotuspisteinä, nykyinen panos on 1
cli-bg-game = { $n }. peli
cli-bg-game-turn = { $game }. peli, { $turn }. vuoro
cli-bg-not-a-match = { $file } ei ole ottelutiedosto: analyse lukee .mat- ja .sgf-tiedostoja
cli-bg-forced = pakko
cli-bg-best = paras: { $play }
cli-bg-luck = onni { $luck }
cli-bg-totals = { $player }: siirtoja { $plays }, virhe { $play-error }, keskimäärin { $error-per-play }; kuutiopäätöksiä { $cubes }, virhe { $cube-error }; yhteensä { $error }, päätöstä kohti { $error-per-decision }: { $grade }
cli-bg-totals-rating = ; PR { $rating }
cli-bg-totals-match = ; ottelun voittotodennäköisyyttä menetetty { $chance }
cli-bg-totals-luck = ; onni { $luck }, heittoja { $rolls }
cli-bg-grade-supernatural = yliluonnollinen
cli-bg-grade-world-class = maailmanluokkaa
cli-bg-grade-expert = mestari
cli-bg-grade-advanced = edistynyt
cli-bg-grade-intermediate = keskitaso
cli-bg-grade-casual = harrastelija
cli-bg-grade-beginner = aloittelija
cli-bg-grade-awful = hyvin heikko
cli-riichi-agree-heading = { $agent }: tallenteita { $records }, jakoja { $deals }, päätöksiä { $decisions }
cli-riichi-kind = laji
cli-riichi-turn = vuoro
cli-riichi-decisions = päätöksiä
cli-riichi-agreed = samat
cli-riichi-interval = 95 %:n väli
cli-riichi-players-did = pelaajat tekivät
cli-riichi-agent-did = agentti teki
cli-riichi-player = pelaaja
cli-riichi-more-players = ja vielä { $n } (--players N, --json)
cli-riichi-no-player = --player: { $name } ei pelaa missään näistä tallenteista
cli-riichi-kind-all = kaikki
cli-riichi-kind-discard = poisheitto
cli-riichi-kind-riichi = riichi
cli-riichi-kind-call = varastus
cli-riichi-kind-kan = kan
cli-riichi-kind-win = voitto
cli-riichi-kind-nine-kinds = yhdeksän lajia
