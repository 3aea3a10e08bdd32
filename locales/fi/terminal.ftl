### Ohjelma päätteessä.

cli-agent = Agentti
cli-choice = Valinta
cli-value = Arvo
cli-reason = Miksi
cli-best-equity-money = Odotuspisteet peliä kohti ilman tuplauskuutiota; laskija { $agent }
cli-best-equity-match = Odotuspisteet tässä tilanteessa ilman tuplauskuutiota (voitto +1, tappio −1); laskija { $agent }
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
      ron   pon   chi 23m   kan   pass      kun toisen tiilen voi ottaa
    Poistoissa 5m' heitettiin heti noston jälkeen, [5m] julisti riichin, (5m) otettiin.
cli-bg-play-dice = siirtosi heitolla { $dice }
cli-bg-double-offered = tarjotaan tuplausta, panos { $n }
cli-bg-opening = Aloitusheitto: A { $a }, B { $b }; { $starter } aloittaa.
cli-bg-opening-tie = Aloitusheitto: molemmilla { $n }; heitetään uudelleen.
cli-bg-rolls = { $player } heittää { $dice }.
cli-bg-doubles = { $player } tuplaa, panos { $n }.
cli-bg-resigns = { $player } luovuttaa: { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] yksinkertainen
    }.
cli-bg-resign-offer = { $player } tarjoaa luovutusta: { $win ->
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
cli-riichi-heading = { $round }; muurissa jäljellä: { $n }; ilmaisin { $shown }, dora { $dora }
cli-riichi-situation = { $round }; muurissa jäljellä: { $live }  { $hand }  vaihtoehtoja: { $n }; pelattiin: { $done }
cli-riichi-sets = avatut: { $sets }
cli-riichi-waits = odottaa { $tiles } (näkemättä: { $n })
cli-riichi-complete = valmis
cli-riichi-drew = nostit { $tile }
cli-riichi-drawn-discarded = { $player } heittää juuri nostetun { $tile }.
cli-riichi-nothing-drawn = Juuri nostettua tiiltä ei ole.
cli-riichi-indicator = Ilmaisin { $tile }: dora { $dora }.
cli-riichi-ura = Ilmaisin { $tile }: ura dora { $dora }.
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
