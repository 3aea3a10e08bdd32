### The pages around the tables.

ui-sit-down = Istu pöytään ja pelaa
ui-no-account = Tiliä ei tarvita. Botit täyttävät vapaat paikat ja selittävät siirtonsa.
ui-guest = Vieras
ui-you = Sinä
ui-none = ei ole
ui-titled = { $title }: { $text }
ui-study = Opiskele
ui-explorer = Haun tutkija
ui-lab = Laboratorio
ui-pages = Sivut
ui-skip = Siirry sisältöön
ui-back = Takaisin
ui-close = Sulje
ui-to-table = Katso pöytää
ui-result = Tulos
ui-stop = Pysäytä
ui-find = Hae
ui-nothing-found = Ei tuloksia.
ui-see-also = Katso myös
ui-loading = Ladataan…
ui-try-again = Yritä uudelleen
ui-to-home = Etusivu
ui-missing = Sivua ei löydy
ui-missing-text = Tässä osoitteessa ei ole sivua.
ui-teaching-games = Pienet opetuspelit
ui-teaching-games-text = Niin pieniä pelejä, että kaikki arvot tunnetaan. Täällä voi tarkistaa kaiken, mitä tekoäly ajattelee.
ui-study-lead = Oppitunteja, tutkittavia hakuja, tallenteita, sääntöjä ja pelejä, jotka voi ratkaista kokonaan.
ui-lessons = Oppitunnit
ui-lessons-about = Lyhyitä oppitunteja siitä, miten botit ajattelevat ja miten pelataan paremmin, kysymyksineen.
ui-explorer-about = Katso, miten haku käy puunsa läpi askel askeleelta. Vertaa algoritmeja rinnakkain.
ui-review = Arviointi
ui-review-about = Pelin jokainen päätös: mitä se maksoi, mikä oli parempaa ja miksi.
ui-study-replay = Toistot
ui-study-replay-text = Käy päättynyt peli läpi askel kerrallaan tai avaa tallenne: Tenhou, mjai, .mat, zole tai Parlor.
ui-study-open = Avaa tallenne
ui-study-rules = Säännöt ja sanat
ui-study-glossary = Kaikki termit kuudella kielellä selityksineen
ui-about-riichi = Neljä pelaajaa. Kokoa käsi, julista riichi, puolusta.
ui-about-zole = Kolme pelaajaa, 26 korttia, yksi kahta vastaan.
ui-about-backgammon = Kaksi pelaajaa. Juokse, estä, tuplaa.
ui-start-riichi = Neljä pelaajaa · vain itäkierros, kolme bottia
ui-start-zole = Kolme pelaajaa · klassinen, kaksi bottia
ui-start-backgammon = Kaksi pelaajaa · ottelu 5 pisteeseen, yksi botti
ui-first-time = Ensi kertaa?
ui-learn-riichi = Ensi kertaa? Opi yhdessä jaossa
ui-learn-zole = Ensi kertaa? Opi yhdessä jaossa
ui-learn-backgammon = Ensi kertaa? Opi yhdessä pelissä
ui-short-riichi = Riichi
ui-short-zole = Zole
ui-short-backgammon = Backgammon
ui-all = Kaikki
ui-which-game = Mikä peli
ui-open-rooms = Avoimet huoneet
ui-no-rooms = Ei avoimia huoneita. Pelaa heti botteja vastaan.
ui-seats = Paikat
ui-seats-taken = Paikoista varattu { $n } / { $of }
ui-needs-password = vaatii salasanan
ui-what-is-this = Mitä nämä tarkoittavat?
ui-players-only = Vain pelaajille
ui-room-rules = { $game }, { $rules }
ui-room-clock = { $move } s + { $bank } s
ui-no-clock = ei kelloa
ui-join-by-code = Liity koodilla tai linkillä
ui-room-named = Huone { $code }
ui-room-name = Huoneen nimi
ui-room-of = Pöytä: { $player }
ui-other-seats = Muut paikat
ui-seat-n = Paikka { $n }
ui-none-needed = ei salasanaa
ui-turn-of = Vuorossa { $player }
ui-not-allowed = Ei sallittu: { $reason }
ui-away = poissa, botti pelaa
ui-actions = Vaihtoehtosi
ui-show-all-answers = Näytä kaikki: { $n }
ui-clock-says = { $move ->
        [one] Aikaa { $move } sekunti
       *[other] Aikaa { $move } sekuntia
    }{ $bank ->
        [0] { "" }
       *[other] { " " }ja aikavarassa { $bank }
    }
ui-seconds = { $n } s
ui-seconds-decimal = { $n } s
ui-nodes = { $n ->
        [one] { $shown } solmu
       *[other] { $shown } solmua
    }
ui-connected = Yhdistetty
ui-connecting = Yhdistetään…
ui-connection-lost = Yhteys katkesi. Yhdistetään uudelleen…
ui-connection-lost-held = Yhteys katkesi. Yhdistetään uudelleen… Paikkasi säilyy { $n } s.
ui-connection-lost-clock = Yhteys katkesi. Yhdistetään uudelleen… Paikkasi säilyy, mutta kellosi käy.
ui-elsewhere = Pelaat tällä paikalla toisella laitteella tai toisessa välilehdessä.
ui-room-closed = Tämä huone suljettiin, koska palvelimen raja tuli vastaan.
ui-play-here = Pelaa tässä
ui-back-at-table = Takaisin pöydässä
ui-back-your-turn = Takaisin pöydässä. Sinun vuorosi
ui-not-sent = Ei lähetetty: yhteys on poikki.
ui-board-waits = Voit jatkaa, kun yhteys palaa.
ui-tab-ask = Kysy
ui-tab-record = Kulku
ui-tab-chat = Keskustelu
ui-panel = Sivupaneeli
ui-fold-panel = Piilota paneeli
ui-ask = Kysy
ui-thinking = Miettii…
ui-ask-when-asked = Voit kysyä, kun on sinun vuorosi.
ui-advice-closed = Agentit neuvovat vain harjoituspöydissä.
ui-chat-closed = Keskustelu on suljettu jaon aikana. Se avautuu jakojen välissä.
ui-record-empty = Mitään ei ole vielä tapahtunut.
ui-record-since = Siitä lähtien, kun avasit tämän sivun
ui-text-form = Peli tekstinä
ui-command = Komento
ui-command-example = hand, river east, dice tai näppäin
ui-command-done = Tehty: { $answer }
ui-command-unknown = Tuntematon komento. Kokeile: { $words }
ui-keys = Näppäimet
ui-key-hint = kysy tekoälyltä
ui-key-command = komentorivi
ui-key-panel = piilota paneeli
ui-key-tab = seuraava ryhmä
ui-key-arrows = liiku ryhmässä
ui-key-enter = valitse
ui-key-rows = ehdokkaasta toiseen
ui-key-more = lisää neuvosta
ui-deal-over = Jako päättyi
ui-waiting-for = Odotetaan: { $players }
ui-steps = Askeleet
ui-first-step = Ensimmäinen askel
ui-last-step = Viimeinen askel
ui-run = Toista
ui-pause = Tauko
ui-theme = Teema
ui-theme-system = Järjestelmän mukaan
ui-to-dark = Vaihda tummaan
ui-to-light = Vaihda vaaleaan
ui-settings-general = Yleiset
ui-two-step = Kosketusnäytöllä: ensimmäinen napautus valitsee, toinen pelaa
ui-two-step-mouse = Hiirellä: ensimmäinen napsautus valitsee, toinen pelaa
ui-learner = Näytä aloittelijalle odotukset ja vihjeet
ui-error-load = Tätä sivun osaa ei voitu ladata. Pelisi ovat tallessa palvelimella.
ui-error-unreachable = Palvelimeen ei saada yhteyttä. Yritä hetken päästä uudelleen.
ui-error-server = Palvelimella tapahtui virhe. Mitään ei kadonnut.
ui-error-not-found = Tällä koodilla ei ole huonetta.
ui-error-rooms = Avoimia huoneita ei voitu ladata.
ui-error-replay = Tätä toistoa ei voitu avata.
ui-tab-waits = Odotus
ui-tab-cube = Kuutio
ui-refused-bad-message = palvelin ei ymmärtänyt pyyntöä
ui-refused-too-large = tämä on liian suuri
ui-refused-too-fast = liian nopeasti; odota hetki
ui-refused-version = sivu on vanhentunut; lataa se uudelleen
ui-refused-hello-first = yhteys alkoi väärin; lataa sivu uudelleen
ui-refused-token = tämä paikka kuuluu toiselle pelaajalle
ui-refused-password = väärä salasana
ui-refused-link = tämä henkilökohtainen linkki on vaihdettu tai poistettu
ui-refused-no-room = sellaista huonetta ei ole
ui-refused-voided = tämä peli mitätöitiin: palvelin palautettiin varmuuskopiosta
ui-refused-full = huone on täynnä
ui-refused-name = tätä nimeä ei voi käyttää: se on varattu, näyttää toiselta nimeltä tai siinä on näkymättömiä tai eri kirjaimistojen merkkejä
ui-refused-begun = peli on jo alkanut
ui-refused-not-seated = sinulla ei ole paikkaa täällä
ui-refused-seated = sinulla on jo paikka
ui-refused-not-host = vain isäntä voi tehdä sen
ui-refused-place = sellaista paikkaa ei ole
ui-refused-not-now = ei onnistu juuri nyt
ui-refused-too-soon = paikka on vielä varattu pelaajalleen; yritä hetken päästä uudelleen
ui-refused-nobody-to-ask = pöydässä ei ole ketään, joka voisi suostua; tarvitset huoneen salasanan tai alkuperäisen linkin
ui-refused-player-back = pelaaja palasi ja sai paikkansa takaisin; katselet nyt
ui-refused-no-consent = kaikki eivät suostuneet ajoissa
ui-refused-agent = sellaista agenttia ei ole
ui-refused-pledge = lupaus satunnaisluvusta tuli liian myöhään
ui-refused-contribution = satunnaisluku ei vastaa lupausta
ui-refused-not-asked = nyt ei ole sinun vuorosi
ui-refused-stale = liian myöhään: peli on jo edennyt
ui-refused-illegal = säännöt eivät salli sitä
ui-refused-action-id = palvelin ei tunnistanut vastausta
ui-refused-chat-closed = keskustelu on suljettu jaon aikana
ui-refused-chat-text = tätä tekstiä ei voi lähettää
ui-refused-no-spectators = katsojia ei sallita täällä
ui-refused-limit = tämä on enemmän kuin palvelin sallii
ui-refused-not-found = ei löytynyt: se on ehkä vanhentunut
ui-refused-nothing-to-search = tässä ei tehdä hakua: valitse toinen agentti tai asema
ui-refused-internal = palvelimella tapahtui virhe
ui-link-copied = Linkki kopioitu
fair-verdict-checked = Reilu ja tarkistettu ennen peliä säilyttämiesi tietojen avulla.
fair-verdict-self-only = Tallenne täsmää vain itsensä kanssa. Vaihdettu salaisuus näyttäisi samalta: vertaa ennen peliä annettua lupausta ja omaa satunnaislukuasi.
fair-verdict-server-alone = Kukaan pelaaja ei lisännyt satunnaislukua: palvelin valitsi yksin.
fair-verdict-wrong = Väärin: tallenne ei läpäissyt tarkistusta.
fair-scheme = Sivu ei tunne tämän tallenteen menetelmää.
fair-commitment = Siemenluku vastaa tässä tallenteessa olevaa lupausta.
fair-kept-promise = Lupaus on sama, joka säilytettiin täällä ennen peliä.
fair-other-match = Tämä ei ole se ottelu, jonka palvelin lupasi täällä ennen peliä.
fair-kept-contribution = Omaa satunnaislukuasi käytettiin.
fair-kept-transcripts = Jakoja, joiden siirrot ovat kuten ne jaon lopussa kirjattiin: { $n }.
fair-dropped = Satunnaislukuasi ei otettu mukaan: se tuli liian myöhään, tai palvelin jätti sen pois.
fair-title = Reilu peli: koodit omaan tarkistukseen
fair-use = Kopioi molemmat koodit ennen peliä. Pelin jälkeen ”parlor replay verify” vertaa tallennetta niihin; tämä selain tekee sen itse.
fair-promise = Palvelimen lupaus
fair-own-number = Satunnaislukusi
fair-copy = Kopioi
fair-copied = Kopioitu
fair-chain = Numero { $n } tämän palvelimen julkisessa lupausluettelossa.
fair-pledges = { $n ->
        [0] Kukaan pelaaja ei lisännyt satunnaislukua.
        [one] { $n } pelaajan satunnaisluku vastaa luvattua.
       *[other] { $n } pelaajan satunnaisluvut vastaavat luvattua.
    }
fair-seats = Paikat arvottiin siemenluvusta.
fair-seats-kept = Pelaajat istuvat paikoilla, jotka he itse ottivat.
fair-keys = Jakoja, joiden avain on saatu siemenluvusta ja pelaajien luvuista: { $n }.
fair-chances = { $n ->
        [0] Tässä ottelussa mikään ei riippunut sattumasta.
       *[other] Sekoituksia, nostoja ja heittoja, jotka vastaavat täsmälleen avaimia: { $n }.
    }
ui-default-rules = Tavalliset säännöt
ui-send = Lähetä
ui-level-beginner = Aloittelija
ui-level-club = Kerho
ui-level-master = Mestari
ui-level-world-class = Maailmanluokka
ui-level = Taso
ui-level-about-beginner = Pelaa yksinkertaisesti ja huomaa vain osan.
ui-level-about-club = Hyvä vastus säännölliselle pelaajalle.
ui-level-about-master = Parlorin vahvin pelaaja.
ui-agent-by-name = Agentit nimeltä
ui-agent-parameters = Parametrit
ui-presence-lost = yhteys katkesi
ui-presence-away = poissa
ui-presence-gone = lähti
ui-host = isäntä
ui-seats-free = { $n ->
        [one] Yksi paikka on vielä vapaana.
       *[other] { $n } paikkaa on vielä vapaana.
    }
ui-press-ready = Kaikki odottavat sinua: paina ”Valmis”.
ui-kick = Poista
ui-invite-bot = Lisää botti
ui-copy-rejoin = Kopioi paikkani linkki toista laitetta varten
ui-not-ready = Peru valmius
ui-not-ready-yet = ei vielä valmis
ui-look-on = Kaikki paikat on varattu. Katselet ja näet vain kaikille avoimen.
ui-or-watch = Tai jää katsomaan: ottelu näkyy heti, kun se alkaa.
ui-no-seat = Ei vielä paikkaa: { $reason }.
ui-take-seat = Istu pöytään
ui-leave-title = Poistutko pöydästä?
ui-leave-playing = Peli jatkuu. Jos poistut hetkeksi, pöytä pelaa puolestasi, kunnes palaat etusivulta.
ui-leave-gathering = Jos poistut hetkeksi, paikka säilyy sinulla ja voit palata etusivulta.
ui-leave-for-good = Poistu kokonaan
ui-leave-for-now = Poistu hetkeksi
ui-leave-keep = Säilytä paikka
ui-resign-title = Luovutatko pelin?
ui-resign-text = Tarjoudut häviämään tämän pelin nyt. Vastustaja voi hyväksyä tai jatkaa peliä. Montako pistettä tarjoat?
ui-play-on = Jatka peliä
ui-table-menu = Pöydän valikko
ui-watching = Katselet
ui-watching-until-next-deal = Katselet; paikka on sinun seuraavasta jaosta alkaen
ui-watching-agents = Agentit pelaavat keskenään
ui-speed-slow = Hidas
ui-speed-normal = Tavallinen
ui-speed-fast = Nopea
ui-speed-live = Suorana
ui-speed-full = Niin nopeasti kuin ne miettivät
ui-steps-wait = { $n ->
        [one] { $n } askel näyttämättä
       *[other] { $n } askelta näyttämättä
    }
ui-ask-pause = Pyydä taukoa
ui-next-deal-in = Seuraava jako alkaa viimeistään { $n } s kuluttua.
ui-own-clock = Muu kello…
ui-clock-move = Sekunteja siirtoa kohti
ui-clock-bank = Aikavara (s)
ui-second-player = Toinen pelaaja
ui-second-name = Toisen pelaajan nimi
ui-who-plays = Kuka pelaa
ui-mode-room = Pöydässä
ui-mode-room-text = Sinä, kutsumasi ihmiset, botit
ui-mode-shared = Kaksi samalla näytöllä
ui-mode-shared-text = Vuorotellen yhdellä laitteella
ui-mode-watch = Vain agentit
ui-mode-watch-text = Katsele omaan tahtiisi
ui-length = Pituus
ui-allow-watching = Salli katsojat
ui-idle = Sulje huone
ui-idle-minutes = kun { $n } minuuttiin ei ole siirretty
ui-idle-hours = kun { $n } tuntiin ei ole siirretty
ui-begin = Aloita
ui-needs-password-title = Huoneessa on salasana
ui-locked-watch = Tämän huoneen pöydän näkevät vain sen pelaajat. Salasanalla voit ottaa vapaan paikan tai palata omallesi.
ui-wrong-password = Väärä salasana.
ui-playing = pelataan
ui-practice-text = neuvot ja avoimet kädet
ui-no-table = Tätä pöytää ei voi näyttää: { $reason }. Muut pelisi ovat tallessa.
ui-you-may = Voit valita: { $answers }.
ui-ask-invites = Katso, mitä se pelaisi tässä ja miksi. Arvot näkyvät pöydällä.
ui-resign-offered = { $player } tarjoutuu luovuttamaan
ui-resign-worth = { $n ->
        [one] Voittaisit { $n } panoksen.
       *[other] Voittaisit { $n } panosta.
    }
ui-reclaim-title = { $player } haluaa palata peliin
ui-reclaim-text = Joku väittää olevansa { $player } ja pyytää paikkaa. Kaikkien pöydässä on suostuttava. Hyväksy vain, jos olet varma.
ui-reclaim-reveals = Jos kaikki suostuvat, tämä henkilö näkee pelaajan { $player } käden ja pelaa sitä seuraavasta jaosta alkaen. { $player } voi palata milloin tahansa ottelun loppuun asti.
ui-reclaim-reveals-open = Jos kaikki suostuvat, tämä henkilö pelaa tästä lähtien pelaajan { $player } puolesta. { $player } voi palata milloin tahansa ottelun loppuun asti.
ui-agent-plays = Puolestasi pelaa { $agent }
ui-take-over = Pelaan itse
ui-let-it-play = Anna sen pelata puolestani
ui-tap-again = { $piece }: napauta uudelleen
ui-click-again = { $piece }: napsauta uudelleen
ui-my-seat = Yksi paikoista on minun
ui-my-seat-text = Kaikkien muiden pöydässä on suostuttava; silloin paikka on sinun seuraavasta jaosta alkaen. Jos jäljellä on vain botteja, huoneen salasana riittää.
ui-my-seat-asking = Kysytään muilta pelaajilta…
ui-my-seat-back = Takaisin paikalleni
ui-same-name-lost = Pelaajalla { $player } on paikka tässä pöydässä, mutta yhteys on poikki. Oletko se sinä? Pyydä paikka takaisin: kaikkien muiden on suostuttava. Muuten valitse toinen nimi tai katso peliä.
ui-same-name-here = { $player } on jo tässä pöydässä. Oletko se sinä? Jatka toisella laitteella tai avaa paikkasi linkki tällä. Muuten valitse toinen nimi.
ui-same-name-gone = { $player } lähti tästä ottelusta lopullisesti, joten paikkaa ei saa takaisin. Voit katsoa ja istua pöytään seuraavassa ottelussa.
ui-resign-declined = Tarjous hylättiin: peli jatkuu.

## Personal link and my games

ui-my-games = Omat pelit
ui-my-games-none = Ei vielä pelejä. Tästä lähtien pelaamasi pelit näkyvät täällä.
ui-error-my-games = Pelejäsi ei voitu ladata. Ne ovat tallessa palvelimella.
ui-my-all = Kaikki pelit
ui-my-all-n = { $n ->
        [one] Kaikki pelit
       *[other] Kaikki { $n } peliä
    }
ui-my-finished = Päättyneet pelit
ui-my-with = mukana { $players }
ui-my-bots = { $n ->
        [one] yhtä bottia vastaan · { $level }
       *[other] { $n } bottia vastaan · { $level }
    }
ui-my-in-play = Käynnissä
ui-my-gathering = Ei vielä alkanut
ui-my-continue = Jatka
ui-my-continue-here = Jatka tässä
ui-my-won = Voitto
ui-my-lost = Tappio
ui-my-drawn = Tasapeli
ui-my-place = { $place }. sija
ui-my-result = { $result } · { $score }
ui-my-score = { $result } { $mine }–{ $theirs }
ui-my-more = Näytä lisää
ui-my-forget = Poista luettelosta
ui-my-forget-title = Poistatko tämän pelin luettelosta?
ui-my-forget-text = { $game }. Toisto säilyy linkkinsä takana.
ui-my-leave-text = { $game }. Luovut paikastasi etkä voi enää palata. Botti pelaa puolestasi.
ui-link-title = Henkilökohtainen linkkisi
ui-link-text = Pitää pelisi yhdessä kaikilla laitteillasi ilman käyttäjätiliä.
ui-link-make = Luo oma linkki
ui-link-once = Tallenna linkki nyt tai avaa se toisella laitteellasi. Se näytetään vain kerran.
ui-link-warning = Jokainen, jolla on tämä linkki, näkee pelisi ja voi pelata paikallasi. Älä jaa sitä.
ui-link-saved = Tallensin sen
ui-link-renew = Vaihda linkki
ui-link-renew-text = Saat uuden linkin samoihin peleihin. Vanha lakkaa toimimasta kaikilla laitteillasi, ja sen avulla otetut paikat suljetaan niillä.
ui-link-leave = Poista tästä selaimesta
ui-link-left = Tässä selaimessa ei ole enää henkilökohtaista linkkiäsi. Linkki itse toimii edelleen.
ui-link-revoke = Poista linkki
ui-link-revoke-text = Linkki lakkaa toimimasta kaikkialla ja peliluettelosi poistetaan. Tässä selaimessa otetut paikat ja kaikki toistot säilyvät.
ui-link-use-title = Käytätkö tätä henkilökohtaista linkkiä tässä?
ui-link-use-text = Tee näin vain, jos loit linkin itse. Tässä selaimessa pelaamasi pelit liitetään siihen, ja kuka tahansa, jolla se on, voi pelata paikallasi.
ui-link-use = Käytä linkkiä
ui-seat-take-title = Jatkatko tällä laitteella?
ui-seat-take-busy = { $player } pelaa pöydässä ”{ $room }” toisella laitteella. Jos jatkat tässä, pöytä sulkeutuu siellä. Voit palata sinne milloin tahansa.
ui-seat-take-free = Otat pelaajan { $player } paikan pöydässä ”{ $room }” tällä laitteella. Voit palata toiselle laitteelle milloin tahansa.

## Rules to choose from

ui-preset-riichi-ema2016 = EMA 2016
ui-preset-riichi-lt2017 = Kaunasin opinnäyte, 2017
ui-preset-riichi-ema2025 = EMA 2025
ui-preset-riichi-wrc2022 = WRC 2022
ui-preset-riichi-wrc2025 = WRC 2025
ui-preset-riichi-tenhou = Tenhou
ui-preset-riichi-mjsoul = Mahjong Soul
ui-preset-riichi-mleague = M.League
ui-preset-riichi-default = Pisteaineisto
ui-preset-riichi-kiriage = Pisteaineisto, kiriage mangan
ui-preset-riichi-nokuitan = Pisteaineisto, ei avointa tanyaota
ui-preset-riichi-pinfutsumofu = Pisteaineisto, fu pinfu-tsumosta
ui-preset-zole-seed = Opinnäytteen säännöt
ui-preset-zole-lzf-classic = Liiton klassikko
ui-preset-zole-online-pgm = Verkossa: galdiņš, pikkuzole
ui-preset-zole-online-pm = Verkossa: pulet, pikkuzole
ui-preset-zole-tournament-lv = Latvian turnaus
ui-preset-backgammon-standard = Ottelu
ui-preset-backgammon-money = Rahapeli
ui-preset-backgammon-seed = Opinnäytteen säännöt
ui-preset-backgammon-nackgammon = Nackgammon
ui-preset-backgammon-hypergammon = Hypergammon
