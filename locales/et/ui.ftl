### The pages around the tables.

ui-sit-down = Istu lauda ja mängi
ui-no-account = Kontot pole vaja. Robotid täidavad vabad kohad ja selgitavad oma käike.
ui-guest = Külaline
ui-you = Sina
ui-none = pole
ui-titled = { $title }: { $text }
ui-study = Õpi
ui-explorer = Otsingu uurija
ui-lab = Labor
ui-pages = Leheküljed
ui-skip = Liigu sisu juurde
ui-back = Tagasi
ui-close = Sulge
ui-to-table = Vaata lauda
ui-result = Tulemus
ui-stop = Peata
ui-find = Otsi
ui-nothing-found = Midagi ei leitud.
ui-see-also = Vaata ka
ui-loading = Laaditakse…
ui-try-again = Proovi uuesti
ui-to-home = Avaleht
ui-missing = Lehte ei leitud
ui-missing-text = Sellel aadressil lehte ei ole.
ui-teaching-games = Väikesed õppemängud
ui-teaching-games-text = Nii väikesed mängud, et kõik väärtused on teada. Siin saab kontrollida kõike, mida agent mõtleb.
ui-study-lead = Õppetunnid, uuritavad otsingud, järelvaatamine, reeglid ja mängud, mis on lahendamiseks piisavalt väikesed.
ui-lessons = Õppetunnid
ui-lessons-about = Lühikesed tunnid sellest, kuidas robotid mõtlevad ja kuidas paremini mängida, koos küsimustega.
ui-explorer-about = Vaata, kuidas otsing samm-sammult puud läbib. Võrdle algoritme kõrvuti.
ui-review = Analüüs
ui-review-about = Mängu iga otsus: mida see maksis, mis oli parem ja miks.
ui-study-replay = Kordused
ui-study-replay-text = Vaata lõppenud mäng samm-sammult läbi või ava salvestis: Tenhou, mjai, .mat, zole või Parlor.
ui-study-open = Ava salvestis
ui-study-rules = Reeglid ja sõnad
ui-study-glossary = Kõik mõisted kuues keeles koos selgitusega
ui-about-riichi = Neli mängijat. Kogu käsi, kuuluta riichi, kaitse end.
ui-about-zole = Kolm mängijat, 26 kaarti, üks kahe vastu.
ui-about-backgammon = Kaks mängijat. Jookse, sulge, topelda.
ui-start-riichi = Neli mängijat · ainult idavoor, kolm robotit
ui-start-zole = Kolm mängijat · klassikaline, kaks robotit
ui-start-backgammon = Kaks mängijat · matš 5 punktini, üks robot
ui-first-time = Esimest korda?
ui-learn-riichi = Esimest korda? Õpi ühe jaotusega
ui-learn-zole = Esimest korda? Õpi ühe jaotusega
ui-learn-backgammon = Esimest korda? Õpi ühe mänguga
ui-short-riichi = Riichi
ui-short-zole = Zole
ui-short-backgammon = Triktrakk
ui-all = Kõik
ui-which-game = Milline mäng
ui-open-rooms = Avatud toad
ui-no-rooms = Avatud tube pole. Mängi kohe robotite vastu.
ui-seats = Kohad
ui-seats-taken = Hõivatud kohti: { $n } / { $of }
ui-needs-password = vajab parooli
ui-what-is-this = Mida need tähendavad?
ui-players-only = Ainult mängijatele
ui-room-rules = { $game }, { $rules }
ui-room-clock = { $move } s + { $bank } s
ui-no-clock = kellata
ui-join-by-code = Liitu koodi või lingiga
ui-room-named = Tuba { $code }
ui-room-name = Toa nimi
ui-room-of = Laud: { $player }
ui-other-seats = Teised kohad
ui-seat-n = { $n }. koht
ui-none-needed = ilma paroolita
ui-turn-of = Käigul on { $player }
ui-not-allowed = Pole lubatud: { $reason }
ui-away = eemal, mängib robot
ui-actions = Sinu võimalused
ui-show-all-answers = Näita kõiki: { $n }
ui-clock-says = { $move ->
        [one] Aega { $move } sekund
       *[other] Aega { $move } sekundit
    }{ $bank ->
        [0] { "" }
       *[other] { " " }ja ajavarus { $bank }
    }
ui-seconds = { $n } s
ui-seconds-decimal = { $n } s
ui-nodes = { $n ->
        [one] { $shown } tipp
       *[other] { $shown } tippu
    }
ui-connected = Ühendatud
ui-connecting = Ühendatakse…
ui-connection-lost = Ühendus katkes. Taastame…
ui-connection-lost-held = Ühendus katkes. Taastame… Hoiame su kohta { $n } s.
ui-connection-lost-clock = Ühendus katkes. Taastame… Koht jääb sulle, aga su kell käib.
ui-elsewhere = Mängid sellel kohal teises seadmes või teisel vahekaardil.
ui-room-closed = See tuba suleti, sest serveri piirang sai täis.
ui-play-here = Mängi siin
ui-back-at-table = Taas laua taga
ui-back-your-turn = Taas laua taga. Sinu kord
ui-not-sent = Saatmata: ühendus on katkenud.
ui-board-waits = Edasi saad mängida, kui ühendus taastub.
ui-tab-ask = Küsi
ui-tab-record = Käigud
ui-tab-chat = Vestlus
ui-panel = Külgpaneel
ui-fold-panel = Peida paneel
ui-ask = Küsi
ui-thinking = Mõtleb…
ui-ask-when-asked = Küsida saad siis, kui on sinu kord.
ui-advice-closed = Agendid annavad nõu ainult harjutuslaudades.
ui-chat-closed = Vestlus on jaotuse ajal suletud. See avaneb jaotuste vahel.
ui-record-empty = Midagi pole veel juhtunud.
ui-record-since = Alates selle lehe avamisest
ui-text-form = Mäng tekstina
ui-command = Käsk
ui-command-example = hand, river east, dice või klahv
ui-command-done = Tehtud: { $answer }
ui-command-unknown = Tundmatu käsk. Proovi: { $words }
ui-keys = Klahvid
ui-key-hint = küsi agendilt
ui-key-command = käsurida
ui-key-panel = peida paneel
ui-key-tab = järgmine rühm
ui-key-arrows = liigu rühma sees
ui-key-enter = vali
ui-key-rows = kandidaatide vahel
ui-key-more = rohkem nõu kohta
ui-deal-over = Jaotus läbi
ui-waiting-for = Ootame: { $players }
ui-steps = Sammud
ui-first-step = Esimene samm
ui-last-step = Viimane samm
ui-run = Esita
ui-pause = Paus
ui-theme = Kujundus
ui-theme-system = Nagu süsteemis
ui-to-dark = Lülita tumedaks
ui-to-light = Lülita heledaks
ui-settings-general = Üldine
ui-two-step = Puuteekraanil: esimene puudutus valib, teine mängib
ui-two-step-mouse = Hiirega: esimene klõps valib, teine mängib
ui-learner = Näita algajale oodatavaid kive ja vihjeid
ui-error-load = Seda lehe osa ei õnnestunud laadida. Sinu mängud on serveris alles.
ui-error-unreachable = Server ei vasta. Proovi hetke pärast uuesti.
ui-error-server = Serveris läks midagi valesti. Midagi ei läinud kaotsi.
ui-error-not-found = Sellise koodiga tuba ei ole.
ui-error-rooms = Avatud tube ei õnnestunud laadida.
ui-error-replay = Seda kordust ei õnnestunud avada.
ui-tab-waits = Ootus
ui-tab-cube = Topeldamistäring
ui-refused-bad-message = server ei saanud päringust aru
ui-refused-too-large = see on liiga suur
ui-refused-too-fast = liiga kiiresti; oota hetk
ui-refused-version = leht on vananenud; laadi see uuesti
ui-refused-hello-first = ühendus algas valesti; laadi leht uuesti
ui-refused-token = see koht kuulub kellelegi teisele
ui-refused-password = vale parool
ui-refused-link = see isiklik link on asendatud või kustutatud
ui-refused-no-room = sellist tuba ei ole
ui-refused-voided = see mäng tühistati: server taastati varukoopiast
ui-refused-full = tuba on täis
ui-refused-name = seda nime ei saa kasutada: see on võetud, sarnaneb teise nimega või sisaldab nähtamatuid või eri tähestike tähti
ui-refused-begun = mäng on juba alanud
ui-refused-not-seated = sul pole siin kohta
ui-refused-seated = sul on juba koht
ui-refused-not-host = seda saab teha ainult võõrustaja
ui-refused-place = sellist kohta ei ole
ui-refused-not-now = praegu ei saa
ui-refused-too-soon = kohta hoitakse veel selle mängijale; proovi natukese aja pärast uuesti
ui-refused-nobody-to-ask = lauas pole kedagi, kes saaks nõustuda; vaja on toa parooli või esialgset linki
ui-refused-player-back = mängija on tagasi ja istub jälle oma kohal; sina vaatad pealt
ui-refused-no-consent = kõik ei nõustunud õigel ajal
ui-refused-agent = sellist agenti ei ole
ui-refused-pledge = juhuarvu lubadus tuli liiga hilja
ui-refused-contribution = juhuarv ei vasta lubadusele
ui-refused-not-asked = praegu pole sinu kord
ui-refused-stale = liiga hilja: mäng on edasi läinud
ui-refused-illegal = reeglid ei luba seda
ui-refused-action-id = server ei tundnud vastust ära
ui-refused-chat-closed = vestlus on jaotuse ajal suletud
ui-refused-chat-text = seda teksti ei saa saata
ui-refused-no-spectators = pealtvaatajaid siia ei lubata
ui-refused-limit = seda on rohkem, kui server lubab
ui-refused-not-found = ei leitud: võib-olla pole seda enam alles
ui-refused-nothing-to-search = siin otsingut ei tehta: vali teine agent või seis
ui-refused-internal = serveris läks midagi valesti
ui-link-copied = Link kopeeritud
fair-verdict-checked = Aus ja kontrollitud selle järgi, mille enne mängu alles hoidsid.
fair-verdict-self-only = Salvestis klapib ainult iseendaga. Vahetatud saladus näeks välja samasugune: võrdle enne mängu antud lubadust ja oma juhuarvu.
fair-verdict-server-alone = Ükski mängija ei lisanud juhuarvu: server valis üksi.
fair-verdict-wrong = Vale: see salvestis ei läbinud kontrolli.
fair-scheme = Leht ei tunne selle salvestise skeemi.
fair-commitment = Seeme vastab selles salvestises olevale lubadusele.
fair-kept-promise = Lubadus on sama, mis siin enne mängu alles hoiti.
fair-other-match = See ei ole see matš, mille server siin enne mängu lubas.
fair-kept-contribution = Sinu enda juhuarvu on kasutatud.
fair-kept-transcripts = Jaotusi, mille käigud on nii, nagu need lõpus kirja pandi: { $n }.
fair-dropped = Sinu juhuarvu ei võetud arvesse: see jõudis kohale liiga hilja või server jättis selle välja.
fair-title = Aus mäng: koodid, millega ise kontrollida
fair-use = Kopeeri mõlemad koodid enne mängu. Pärast võrdleb „parlor replay verify“ salvestist nendega; see brauser teeb seda ise.
fair-promise = Serveri lubadus
fair-own-number = Sinu juhuarv
fair-copy = Kopeeri
fair-copied = Kopeeritud
fair-chain = Number { $n } selle serveri avalikus lubaduste loendis.
fair-pledges = { $n ->
        [0] Ükski mängija ei lisanud juhuarvu.
       *[other] Lubadusele vastavaid mängijate juhuarve: { $n }.
    }
fair-seats = Kohad loositi seemne järgi.
fair-seats-kept = Mängijad istuvad kohtadel, mille nad ise valisid.
fair-keys = Jaotusi, mille võti on saadud seemnest ja mängijate arvudest: { $n }.
fair-chances = { $n ->
        [0] Selles matšis ei sõltunud miski juhusest.
       *[other] Segamisi, võtmisi ja viskeid, mis vastavad täpselt võtmetele: { $n }.
    }
ui-default-rules = Tavalised reeglid
ui-send = Saada
ui-level-beginner = Algaja
ui-level-club = Klubi
ui-level-master = Meister
ui-level-world-class = Maailmaklass
ui-level = Tase
ui-level-about-beginner = Mängib lihtsalt ja jätab palju märkamata.
ui-level-about-club = Tugev vastane sagedasele mängijale.
ui-level-about-master = Parlori tugevaim mängija.
ui-agent-by-name = Agendid nime järgi
ui-agent-parameters = Parameetrid
ui-presence-lost = ühendus katkes
ui-presence-away = eemal
ui-presence-gone = lahkus
ui-host = võõrustaja
ui-seats-free = { $n ->
        [one] Üks koht on veel vaba.
       *[other] { $n } kohta on veel vaba.
    }
ui-press-ready = Kõik ootavad sind: vajuta „Valmis“.
ui-kick = Eemalda
ui-invite-bot = Lisa robot
ui-copy-rejoin = Kopeeri minu koha link teise seadme jaoks
ui-not-ready = Tühista valmisolek
ui-not-ready-yet = veel pole valmis
ui-look-on = Kõik kohad on võetud. Vaatad pealt ja näed ainult kõigile avatut.
ui-or-watch = Või jää siia ja vaata pealt: mäng ilmub kohe, kui algab.
ui-no-seat = Kohta veel pole: { $reason }.
ui-take-seat = Istu lauda
ui-leave-title = Kas lahkud lauast?
ui-leave-playing = Mäng jätkub. Kui lahkud ajutiselt, mängib laud sinu eest, kuni avalehelt tagasi tuled.
ui-leave-gathering = Kui lahkud ajutiselt, jääb koht sulle ja saad avalehelt tagasi tulla.
ui-leave-for-good = Lahku lõplikult
ui-leave-for-now = Lahku ajutiselt
ui-leave-keep = Hoia koht alles
ui-resign-title = Kas alistud selles mängus?
ui-resign-text = Pakud, et kaotad selle mängu kohe. Vastane võib nõustuda või edasi mängida. Mitu punkti pakud?
ui-play-on = Mängi edasi
ui-table-menu = Laua menüü
ui-watching = Vaatad pealt
ui-watching-until-next-deal = Vaatad pealt; järgmisest jaotusest on koht sinu
ui-watching-agents = Agendid mängivad omavahel
ui-speed-slow = Aeglane
ui-speed-normal = Tavaline
ui-speed-fast = Kiire
ui-speed-live = Otse
ui-speed-full = Nii kiiresti, kui nad mõtlevad
ui-steps-wait = { $n ->
        [one] { $n } samm näitamata
       *[other] { $n } sammu näitamata
    }
ui-ask-pause = Palu pausi
ui-next-deal-in = Järgmine jaotus algab hiljemalt { $n } s pärast.
ui-own-clock = Muu kell…
ui-clock-move = Sekundeid käigu kohta
ui-clock-bank = Ajavaru (s)
ui-second-player = Teine mängija
ui-second-name = Teise mängija nimi
ui-who-plays = Kes mängivad
ui-mode-room = Laua taga
ui-mode-room-text = Sina, sinu kutsutud, robotid
ui-mode-shared = Kaks ühe ekraani taga
ui-mode-shared-text = Kordamööda ühes seadmes
ui-mode-watch = Ainult agendid
ui-mode-watch-text = Vaata pealt omas tempos
ui-length = Pikkus
ui-allow-watching = Luba pealtvaatajad
ui-idle = Sulge tuba
ui-idle-minutes = kui { $n ->
    [one] { $n } minuti
   *[other] { $n } minutit
  } pole käidud
ui-idle-hours = kui { $n ->
    [one] { $n } tund
   *[other] { $n } tundi
  } pole käidud
ui-begin = Alusta
ui-needs-password-title = Sellel toal on parool
ui-locked-watch = Selle toa lauda näevad ainult selle mängijad. Parooliga saad võtta vaba koha või oma kohale naasta.
ui-wrong-password = Vale parool.
ui-playing = mängitakse
ui-practice-text = nõuanded ja avatud käed
ui-no-table = Seda lauda ei saa näidata: { $reason }. Sinu teised mängud on alles.
ui-you-may = Võimalused: { $answers }.
ui-ask-invites = Vaata, mida ta siin mängiks ja miks. Väärtused ilmuvad lauale.
ui-resign-offered = { $player } pakub alistumist
ui-resign-worth = { $n ->
        [one] Võidaksid { $n } panuse.
       *[other] Võidaksid { $n } panust.
    }
ui-reclaim-title = { $player } tahab mängu tagasi tulla
ui-reclaim-text = Keegi väidab, et ta on { $player }, ja palub oma kohta. Nõustuma peavad kõik lauas. Nõustu ainult siis, kui oled kindel.
ui-reclaim-reveals = Kui kõik nõustuvad, näeb ja mängib see inimene alates järgmisest jaotusest mängija { $player } kätt. { $player } võib kuni matši lõpuni igal ajal tagasi tulla.
ui-reclaim-reveals-open = Kui kõik nõustuvad, mängib see inimene nüüdsest mängija { $player } eest. { $player } võib kuni matši lõpuni igal ajal tagasi tulla.
ui-agent-plays = Sinu eest mängib { $agent }
ui-take-over = Mängin ise
ui-let-it-play = Las mängib minu eest
ui-tap-again = { $piece }: puuduta veel kord
ui-click-again = { $piece }: klõpsa veel kord
ui-my-seat = Üks koht on minu
ui-my-seat-text = Kõik teised lauas peavad nõustuma; siis on koht järgmisest jaotusest alates sinu. Kui lauda on jäänud ainult robotid, piisab toa paroolist.
ui-my-seat-asking = Küsime teistelt mängijatelt…
ui-my-seat-back = Tagasi oma kohale
ui-same-name-lost = { $player } on siin lauas, kuid pole ühenduses. Kas see oled sina? Küsi koht tagasi: kõik teised lauas peavad nõustuma. Muidu vali teine nimi või vaata pealt.
ui-same-name-here = { $player } on juba selles lauas. Kas see oled sina? Jätka teises seadmes või ava siin oma koha link. Muidu vali teine nimi.
ui-same-name-gone = { $player } lahkus sellest mängust lõplikult, nii et kohta enam tagasi ei saa. Võid pealt vaadata ja järgmises mängus koha võtta.
ui-resign-declined = Pakkumine lükati tagasi: mäng jätkub.

## Personal link and my games

ui-my-games = Minu mängud
ui-my-games-none = Mänge veel pole. Siia ilmub kõik, mida nüüdsest mängid.
ui-error-my-games = Sinu mänge ei saanud laadida. Serveris on need alles.
ui-my-all = Kõik mängud
ui-my-all-n = { $n ->
        [one] Kõik mängud
       *[other] Kõik { $n } mängu
    }
ui-my-finished = Lõppenud mängud
ui-my-with = koos: { $players }
ui-my-bots = { $n ->
        [one] ühe roboti vastu · { $level }
       *[other] { $n } roboti vastu · { $level }
    }
ui-my-in-play = Mäng käib
ui-my-gathering = Pole veel alanud
ui-my-continue = Jätka
ui-my-continue-here = Jätka siin
ui-my-won = Võit
ui-my-lost = Kaotus
ui-my-drawn = Viik
ui-my-place = { $place }. koht
ui-my-result = { $result } · { $score }
ui-my-score = { $result } { $mine } : { $theirs }
ui-my-more = Näita veel
ui-my-forget = Eemalda loendist
ui-my-forget-title = Kas eemaldad selle mängu loendist?
ui-my-forget-text = { $game }. Kordus jääb lingi kaudu alles.
ui-my-leave-text = { $game }. Annad oma koha ära ega saa enam tagasi tulla. Sinu eest mängib robot.
ui-link-title = Sinu isiklik link
ui-link-text = Hoiab su mängud kõigis seadmetes koos, ilma kontota.
ui-link-make = Loo minu link
ui-link-once = Salvesta see link kohe või ava see oma teises seadmes. Seda näidatakse ainult üks kord.
ui-link-warning = Igaüks, kellel on see link, näeb su mänge ja saab mängida sinu kohal. Ära jaga seda.
ui-link-saved = Salvestasin
ui-link-renew = Asenda link
ui-link-renew-text = Saad samadele mängudele uue lingi. Vana ei tööta enam üheski su seadmes ja sellega üle võetud kohad suletakse seal.
ui-link-leave = Eemalda sellest brauserist
ui-link-left = Selles brauseris ei ole enam sinu isiklikku linki. Link ise töötab edasi.
ui-link-revoke = Kustuta link
ui-link-revoke-text = Link ei tööta enam kuskil ja su mängude loend kustutatakse. Selles brauseris võetud kohad ja kõik kordused jäävad alles.
ui-link-use-title = Kas kasutad siin seda isiklikku linki?
ui-link-use-text = Tee seda ainult siis, kui lõid lingi ise. Selles brauseris mängitud mängud seotakse sellega ja igaüks, kellel see on, saab mängida sinu kohal.
ui-link-use = Kasuta linki
ui-seat-take-title = Kas jätkad selles seadmes?
ui-seat-take-busy = { $player } mängib lauas „{ $room }“ teises seadmes. Kui jätkad siin, suletakse laud seal. Tagasi võid minna igal ajal.
ui-seat-take-free = Võtad lauas „{ $room }“ mängija { $player } koha selles seadmes. Teise seadmesse võid tagasi minna igal ajal.

## Rules to choose from

ui-preset-riichi-ema2016 = EMA 2016
ui-preset-riichi-lt2017 = Kaunase lõputöö, 2017
ui-preset-riichi-ema2025 = EMA 2025
ui-preset-riichi-wrc2022 = WRC 2022
ui-preset-riichi-wrc2025 = WRC 2025
ui-preset-riichi-tenhou = Tenhou
ui-preset-riichi-mjsoul = Mahjong Soul
ui-preset-riichi-mleague = M.League
ui-preset-riichi-default = Punktiandmed
ui-preset-riichi-kiriage = Punktiandmed, kiriage mangan
ui-preset-riichi-nokuitan = Punktiandmed, ilma avatud tanyaota
ui-preset-riichi-pinfutsumofu = Punktiandmed, fu pinfu-tsumo eest
ui-preset-zole-seed = Lõputöö reeglid
ui-preset-zole-lzf-classic = Föderatsiooni klassika
ui-preset-zole-online-pgm = Veebis: galdiņš, väike zole
ui-preset-zole-online-pm = Veebis: puled, väike zole
ui-preset-zole-tournament-lv = Läti turniir
ui-preset-backgammon-standard = Matš
ui-preset-backgammon-money = Rahamäng
ui-preset-backgammon-seed = Lõputöö reeglid
ui-preset-backgammon-nackgammon = Nackgammon
ui-preset-backgammon-hypergammon = Hypergammon
