### The pages around the tables.

ui-sit-down = Sėskite prie stalo ir žaiskite
ui-no-account = Registruotis nereikia. Laisvas vietas užima botai ir paaiškina savo ėjimus.
ui-guest = Svečias
ui-you = Jūs
ui-none = nėra
ui-titled = { $title }: { $text }
ui-study = Mokytis
ui-explorer = Paieškos naršyklė
ui-lab = Laboratorija
ui-pages = Puslapiai
ui-skip = Pereiti prie turinio
ui-back = Atgal
ui-close = Uždaryti
ui-to-table = Rodyti stalą
ui-result = Rezultatas
ui-stop = Stabdyti
ui-find = Ieškoti
ui-nothing-found = Nieko nerasta.
ui-see-also = Taip pat žr.
ui-loading = Įkeliama…
ui-try-again = Bandyti dar kartą
ui-to-home = Pradžia
ui-missing = Puslapis nerastas
ui-missing-text = Šiuo adresu puslapio nėra.
ui-teaching-games = Maži mokomieji žaidimai
ui-teaching-games-text = Tokie maži žaidimai, kad visos vertės žinomos. Čia galima patikrinti viską, ką galvoja agentas.
ui-study-lead = Pamokos, paieškos medžiai, įrašai, taisyklės ir žaidimai, kuriuos galima išspręsti iki galo.
ui-lessons = Pamokos
ui-lessons-about = Trumpos pamokos apie tai, kaip mąsto botai ir kaip žaisti geriau, su klausimais.
ui-explorer-about = Stebėkite, kaip paieška žingsnis po žingsnio apeina medį. Palyginkite algoritmus greta.
ui-review = Analizė
ui-review-about = Kiekvienas partijos sprendimas: kiek kainavo, kas buvo geriau ir kodėl.
ui-study-replay = Peržiūros
ui-study-replay-text = Peržiūrėkite baigtą partiją po žingsnį arba atidarykite įrašą: „Tenhou“, mjai, .mat, zolės ar „Parlor“.
ui-study-open = Atidaryti įrašą
ui-study-rules = Taisyklės ir žodžiai
ui-study-glossary = Visi terminai šešiomis kalbomis su paaiškinimais
ui-about-riichi = Keturi žaidėjai. Sudėkite ranką, skelbkite riichi, ginkitės.
ui-about-zole = Trys žaidėjai, 26 kortos, vienas prieš du.
ui-about-backgammon = Du žaidėjai. Lenktyniaukite, užtverkite, dvigubinkite.
ui-start-riichi = Keturi žaidėjai · tik rytų raundas, trys botai
ui-start-zole = Trys žaidėjai · klasikinė, du botai
ui-start-backgammon = Du žaidėjai · mačas iki 5, vienas botas
ui-first-time = Pirmą kartą?
ui-learn-riichi = Pirmą kartą? Išmokite per vieną dalijimą
ui-learn-zole = Pirmą kartą? Išmokite per vieną partiją
ui-learn-backgammon = Pirmą kartą? Išmokite per vieną žaidimą
ui-short-riichi = Riichi
ui-short-zole = Zolė
ui-short-backgammon = Nardai
ui-all = Visi
ui-which-game = Kuris žaidimas
ui-open-rooms = Atviri kambariai
ui-no-rooms = Atvirų kambarių nėra. Žaiskite dabar su botais.
ui-seats = Vietos
ui-seats-taken = Užimta vietų: { $n } iš { $of }
ui-needs-password = reikia slaptažodžio
ui-what-is-this = Ką tai reiškia?
ui-players-only = Tik žaidėjams
ui-room-rules = { $game }, { $rules }
ui-room-clock = { $move } s + { $bank } s
ui-no-clock = be laikrodžio
ui-join-by-code = Prisijungti pagal kodą ar nuorodą
ui-room-named = Kambarys { $code }
ui-room-name = Kambario pavadinimas
ui-room-of = Stalas: { $player }
ui-other-seats = Kitos vietos
ui-seat-n = { $n } vieta
ui-none-needed = be slaptažodžio
ui-turn-of = Eina { $player }
ui-not-allowed = Negalima: { $reason }
ui-away = pasitraukė, žaidžia botas
ui-actions = Jūsų galimybės
ui-show-all-answers = Rodyti visus: { $n }
ui-clock-says = { $move ->
        [one] Liko { $move } sekundė
        [few] Liko { $move } sekundės
        [many] Liko { $move } sekundės
       *[other] Liko { $move } sekundžių
    }{ $bank ->
        [0] { "" }
       *[other] { "" }, laiko atsarga { $bank }
    }
ui-seconds = { $n } s
ui-seconds-decimal = { $n } s
ui-nodes = { $n ->
        [one] { $shown } mazgas
        [few] { $shown } mazgai
        [many] { $shown } mazgo
       *[other] { $shown } mazgų
    }
ui-connected = Prisijungta
ui-connecting = Jungiamasi…
ui-connection-lost = Ryšys nutrūko. Jungiamasi iš naujo…
ui-connection-lost-held = Ryšys nutrūko. Jungiamasi iš naujo… Jūsų vietą palaikysime { $n } s.
ui-connection-lost-clock = Ryšys nutrūko. Jungiamasi iš naujo… Vieta lieka jums, bet jūsų laikrodis eina.
ui-elsewhere = Šioje vietoje žaidžiate kitame įrenginyje arba kitoje kortelėje.
ui-room-closed = Šis kambarys uždarytas, nes pasiekta serverio riba.
ui-play-here = Žaisti čia
ui-back-at-table = Vėl prie stalo
ui-back-your-turn = Vėl prie stalo. Jūsų ėjimas
ui-not-sent = Neišsiųsta: nėra ryšio.
ui-board-waits = Žaisti galėsite, kai ryšys bus atkurtas.
ui-tab-ask = Klausti
ui-tab-record = Eiga
ui-tab-chat = Pokalbis
ui-panel = Šoninis skydelis
ui-fold-panel = Slėpti skydelį
ui-ask = Klausti
ui-thinking = Galvoja…
ui-ask-when-asked = Klausti galėsite, kai bus jūsų ėjimas.
ui-advice-closed = Agentai pataria tik prie treniruočių stalų.
ui-chat-closed = Pokalbis uždarytas, kol vyksta dalijimas. Jis atsidaro tarp dalijimų.
ui-record-empty = Dar nieko neįvyko.
ui-record-since = Nuo tada, kai atidarėte šį puslapį
ui-text-form = Žaidimas tekstu
ui-command = Komanda
ui-command-example = hand, river east, dice arba klavišas
ui-command-done = Atlikta: { $answer }
ui-command-unknown = Nežinoma komanda. Bandykite: { $words }
ui-keys = Klavišai
ui-key-hint = klausti agento
ui-key-command = komandų eilutė
ui-key-panel = slėpti skydelį
ui-key-tab = kita grupė
ui-key-arrows = judėti grupėje
ui-key-enter = pasirinkti
ui-key-rows = per kandidatus
ui-key-more = daugiau apie patarimą
ui-deal-over = Dalijimas baigtas
ui-waiting-for = Laukiama: { $players }
ui-steps = Žingsniai
ui-first-step = Pirmas žingsnis
ui-last-step = Paskutinis žingsnis
ui-run = Leisti
ui-pause = Pristabdyti
ui-theme = Išvaizda
ui-theme-system = Kaip sistemoje
ui-to-dark = Įjungti tamsią išvaizdą
ui-to-light = Įjungti šviesią išvaizdą
ui-settings-general = Bendrieji
ui-two-step = Jutikliniame ekrane: pirmas palietimas pasirenka, antras žaidžia
ui-two-step-mouse = Pele: pirmas spustelėjimas pasirenka, antras žaidžia
ui-learner = Rodyti laukiamas kaladėles ir užuominas pradedantiesiems
ui-error-load = Šios puslapio dalies nepavyko įkelti. Jūsų žaidimai saugūs serveryje.
ui-error-unreachable = Serveris nepasiekiamas. Netrukus bandykite dar kartą.
ui-error-server = Serveryje įvyko klaida. Niekas neprarasta.
ui-error-not-found = Kambario su tokiu kodu nėra.
ui-error-rooms = Nepavyko gauti atvirų kambarių sąrašo.
ui-error-replay = Nepavyko atidaryti šios peržiūros.
ui-tab-waits = Laukia
ui-tab-cube = Kubas
ui-refused-bad-message = serveris nesuprato užklausos
ui-refused-too-large = apimtis per didelė
ui-refused-too-fast = per greitai; šiek tiek palaukite
ui-refused-version = puslapis pasenęs; įkelkite jį iš naujo
ui-refused-hello-first = ryšys prasidėjo neteisingai; įkelkite puslapį iš naujo
ui-refused-token = ši vieta priklauso kitam žaidėjui
ui-refused-password = neteisingas slaptažodis
ui-refused-link = ši asmeninė nuoroda pakeista arba ištrinta
ui-refused-no-room = tokio kambario nėra
ui-refused-voided = šis žaidimas anuliuotas: serveris atkurtas iš atsarginės kopijos
ui-refused-full = kambarys pilnas
ui-refused-name = šio vardo naudoti negalima: jis užimtas, panašus į kitą arba jame yra nematomų ar skirtingų raštų ženklų
ui-refused-begun = žaidimas jau prasidėjo
ui-refused-not-seated = čia neturite vietos
ui-refused-seated = jau turite vietą
ui-refused-not-host = tai gali daryti tik kambario šeimininkas
ui-refused-place = tokios vietos nėra
ui-refused-not-now = dabar negalima
ui-refused-too-soon = vieta dar laikoma jos žaidėjui; bandykite dar kartą šiek tiek vėliau
ui-refused-nobody-to-ask = prie stalo nėra kam sutikti; reikia kambario slaptažodžio arba pradinės nuorodos
ui-refused-player-back = žaidėjas grįžo ir vėl sėdi savo vietoje; dabar jūs stebite
ui-refused-no-consent = ne visi laiku sutiko
ui-refused-agent = tokio agento nėra
ui-refused-pledge = atsitiktinio skaičiaus pažadas atėjo per vėlai
ui-refused-contribution = atsitiktinis skaičius neatitinka pažado
ui-refused-not-asked = dabar ne jūsų ėjimas
ui-refused-stale = per vėlu: žaidimas jau nuėjo toliau
ui-refused-illegal = taisyklės to neleidžia
ui-refused-action-id = serveris neatpažino atsakymo
ui-refused-chat-closed = pokalbis dalijimo metu uždarytas
ui-refused-chat-text = šio teksto siųsti negalima
ui-refused-no-spectators = čia stebėti negalima
ui-refused-limit = tai daugiau, nei leidžia serveris
ui-refused-not-found = nerasta: galbūt nebesaugoma
ui-refused-nothing-to-search = čia paieška nevykdoma: pasirinkite kitą agentą ar poziciją
ui-refused-internal = serveryje įvyko klaida
ui-link-copied = Nuoroda nukopijuota
fair-verdict-checked = Sąžininga ir patikrinta pagal tai, ką išsaugojote prieš žaidimą.
fair-verdict-self-only = Įrašas sutampa tik pats su savimi. Pakeista paslaptis atrodytų taip pat: palyginkite prieš žaidimą duotą pažadą ir savo atsitiktinį skaičių.
fair-verdict-server-alone = Nė vienas žaidėjas nepridėjo atsitiktinio skaičiaus: viską parinko vien serveris.
fair-verdict-wrong = Neteisinga: šis įrašas neišlaikė patikros.
fair-scheme = Puslapis nepažįsta šio įrašo schemos.
fair-commitment = Sėkla atitinka šiame įraše esantį pažadą.
fair-kept-promise = Pažadas tas pats, kuris čia išsaugotas prieš žaidimą.
fair-other-match = Tai ne tas mačas, kurį serveris čia pažadėjo prieš žaidimą.
fair-kept-contribution = Jūsų atsitiktinis skaičius panaudotas.
fair-kept-transcripts = Dalijimų, kurių ėjimai tokie, kokie užrašyti jiems pasibaigus: { $n }.
fair-dropped = Jūsų atsitiktinis skaičius nepanaudotas: jis atėjo per vėlai arba serveris jį praleido.
fair-title = Sąžiningas žaidimas: kodai savarankiškai patikrai
fair-use = Nukopijuokite abu kodus prieš žaidimą. Vėliau „parlor replay verify“ palygins įrašą su jais; ši naršyklė tai daro pati.
fair-promise = Serverio pažadas
fair-own-number = Jūsų atsitiktinis skaičius
fair-copy = Kopijuoti
fair-copied = Nukopijuota
fair-chain = Numeris { $n } viešame šio serverio pažadų sąraše.
fair-pledges = { $n ->
        [0] Nė vienas žaidėjas nepridėjo atsitiktinio skaičiaus.
       *[other] Žaidėjų atsitiktinių skaičių, atitinkančių pažadą: { $n }.
    }
fair-seats = Vietos išburtos pagal sėklą.
fair-seats-kept = Žaidėjai sėdi ten, kur patys atsisėdo.
fair-keys = Dalijimų, kurių raktas gautas iš sėklos ir žaidėjų skaičių: { $n }.
fair-chances = { $n ->
        [0] Šiame mače niekas nepriklausė nuo atsitiktinumo.
       *[other] Maišymų, traukimų ir metimų, tiksliai atitinkančių raktus: { $n }.
    }
ui-default-rules = Įprastos taisyklės
ui-send = Siųsti
ui-level-beginner = Naujokas
ui-level-club = Klubas
ui-level-master = Meistras
ui-level-world-class = Pasaulinė klasė
ui-level = Lygis
ui-level-about-beginner = Žaidžia paprastai ir daug ko praleidžia.
ui-level-about-club = Rimtas varžovas tiems, kas žaidžia nuolat.
ui-level-about-master = Stipriausias „Parlor“ žaidėjas.
ui-agent-by-name = Agentai pagal vardą
ui-agent-parameters = Parametrai
ui-presence-lost = ryšys nutrūko
ui-presence-away = pasitraukė
ui-presence-gone = išėjo
ui-host = šeimininkas
ui-seats-free = { $n ->
        [one] Dar laisva { $n } vieta.
        [few] Dar laisvos { $n } vietos.
       *[other] Dar laisva { $n } vietų.
    }
ui-press-ready = Visi laukia jūsų: spauskite „Pasiruošta“.
ui-kick = Pašalinti
ui-invite-bot = Pridėti botą
ui-copy-rejoin = Kopijuoti mano vietos nuorodą kitam įrenginiui
ui-not-ready = Atšaukti pasiruošimą
ui-not-ready-yet = dar nepasiruošta
ui-look-on = Visos vietos užimtos. Stebite ir matote tik tai, kas visiems atvira.
ui-or-watch = Arba likite ir stebėkite: žaidimas pasirodys, kai tik prasidės.
ui-no-seat = Vietos dar nėra: { $reason }.
ui-take-seat = Atsisėsti
ui-leave-title = Išeiti nuo stalo?
ui-leave-playing = Žaidimas tęsiasi. Jei išeisite laikinai, už jus žais stalas, kol grįšite iš pradžios puslapio.
ui-leave-gathering = Jei išeisite laikinai, vieta liks jūsų ir galėsite grįžti iš pradžios puslapio.
ui-leave-for-good = Išeiti visam laikui
ui-leave-for-now = Išeiti laikinai
ui-leave-keep = Pasilikti vietą
ui-resign-title = Pasiduoti šiame žaidime?
ui-resign-text = Siūlote dabar pralaimėti šį žaidimą. Varžovas gali sutikti arba žaisti toliau. Kiek taškų siūlote?
ui-play-on = Žaisti toliau
ui-table-menu = Stalo meniu
ui-watching = Jūs stebite
ui-watching-until-next-deal = Jūs stebite; vieta bus jūsų nuo kito dalijimo
ui-watching-agents = Agentai žaidžia tarpusavyje
ui-speed-slow = Lėtai
ui-speed-normal = Vidutiniškai
ui-speed-fast = Greitai
ui-speed-live = Tiesiogiai
ui-speed-full = Kuo greičiausiai
ui-steps-wait = { $n ->
        [one] dar neparodytas { $n } žingsnis
        [few] dar neparodyti { $n } žingsniai
       *[other] dar neparodyta { $n } žingsnių
    }
ui-ask-pause = Prašyti pertraukos
ui-next-deal-in = Kitas dalijimas prasidės vėliausiai po { $n } s.
ui-own-clock = Kitas laikas…
ui-clock-move = Sekundės ėjimui
ui-clock-bank = Laiko atsarga (s)
ui-second-player = Antras žaidėjas
ui-second-name = Antro žaidėjo vardas
ui-who-plays = Kas žaidžia
ui-mode-room = Prie stalo
ui-mode-room-text = Jūs, jūsų pakviesti žmonės, botai
ui-mode-shared = Dviese prie vieno ekrano
ui-mode-shared-text = Paeiliui viename įrenginyje
ui-mode-watch = Vien agentai
ui-mode-watch-text = Stebėkite savo greičiu
ui-length = Ilgis
ui-allow-watching = Leisti žiūrovams stebėti
ui-idle = Uždaryti kambarį
ui-idle-minutes = po { $n ->
    [one] { $n } minutės
    [few] { $n } minučių
    [many] { $n } minutės
   *[other] { $n } minučių
  } be ėjimo
ui-idle-hours = po { $n ->
    [one] { $n } valandos
    [few] { $n } valandų
    [many] { $n } valandos
   *[other] { $n } valandų
  } be ėjimo
ui-begin = Pradėti
ui-needs-password-title = Šiam kambariui reikia slaptažodžio
ui-locked-watch = Šio kambario stalą mato tik jo žaidėjai. Su slaptažodžiu galite užimti laisvą vietą arba grįžti į savąją.
ui-wrong-password = Neteisingas slaptažodis.
ui-playing = žaidžiama
ui-practice-text = patarimai ir atviros rankos
ui-no-table = Šio stalo parodyti negalima: { $reason }. Kiti jūsų žaidimai saugūs.
ui-you-may = Galite: { $answers }.
ui-ask-invites = Pažiūrėkite, ką jis čia žaistų ir kodėl. Vertės rodomos ant lentos.
ui-resign-offered = { $player } siūlo pasiduoti
ui-resign-worth = { $n ->
        [one] Laimėtumėte { $n } statymą.
        [few] Laimėtumėte { $n } statymus.
       *[other] Laimėtumėte { $n } statymų.
    }
ui-reclaim-title = { $player } nori grįžti į žaidimą
ui-reclaim-text = Kažkas sako, kad yra { $player }, ir prašo vietos. Turi sutikti visi prie stalo. Sutikite tik tada, jei esate tuo tikri.
ui-reclaim-reveals = Jei sutiks visi, šis žmogus nuo kito dalijimo matys žaidėjo { $player } ranką ir ja žais. { $player } gali grįžti bet kada iki mačo pabaigos.
ui-reclaim-reveals-open = Jei sutiks visi, šis žmogus nuo šiol žais už žaidėją { $player }. { $player } gali grįžti bet kada iki mačo pabaigos.
ui-agent-plays = Už jus žaidžia { $agent }
ui-take-over = Žaisti pačiam
ui-let-it-play = Tegul žaidžia už mane
ui-tap-again = { $piece }: bakstelėkite dar kartą
ui-click-again = { $piece }: spustelėkite dar kartą
ui-my-seat = Viena iš vietų – mano
ui-my-seat-text = Turi sutikti visi kiti prie stalo; tada vieta bus jūsų nuo kito dalijimo. Jei liko tik botai, užtenka kambario slaptažodžio.
ui-my-seat-asking = Klausiama kitų žaidėjų…
ui-my-seat-back = Grįžti į savo vietą
ui-same-name-lost = Žaidėjas { $player } turi čia vietą, bet nėra prisijungęs. Tai jūs? Paprašykite grąžinti vietą: turi sutikti visi kiti prie stalo. Jei ne, pasirinkite kitą vardą arba stebėkite.
ui-same-name-here = Žaidėjas { $player } jau yra prie šio stalo. Tai jūs? Tęskite kitame įrenginyje arba atverkite čia savo vietos nuorodą. Jei ne, pasirinkite kitą vardą.
ui-same-name-gone = Žaidėjas { $player } visam laikui paliko šį žaidimą, todėl vietos grąžinti nebegalima. Galite stebėti, o kitame žaidime vėl užimti vietą.
ui-resign-declined = Pasiūlymas atmestas: žaidžiama toliau.

## Personal link and my games

ui-my-games = Mano partijos
ui-my-games-none = Partijų dar nėra. Čia atsiras viskas, ką žaisite nuo šiol.
ui-error-my-games = Jūsų partijų įkelti nepavyko. Serveryje jos išliko.
ui-my-all = Visos partijos
ui-my-all-n = Visos partijos: { $n }
ui-my-finished = Baigtos partijos
ui-my-with = su: { $players }
ui-my-bots = { $n ->
        [one] prieš { $n } botą · { $level }
        [few] prieš { $n } botus · { $level }
       *[other] prieš { $n } botų · { $level }
    }
ui-my-in-play = Žaidžiama
ui-my-gathering = Dar neprasidėjo
ui-my-continue = Tęsti
ui-my-continue-here = Tęsti čia
ui-my-won = Laimėta
ui-my-lost = Pralaimėta
ui-my-drawn = Lygiosios
ui-my-place = { $place } vieta
ui-my-result = { $result } · { $score }
ui-my-score = { $result } { $mine }:{ $theirs }
ui-my-more = Rodyti daugiau
ui-my-forget = Pašalinti iš sąrašo
ui-my-forget-title = Pašalinti šią partiją iš sąrašo?
ui-my-forget-text = { $game }. Peržiūra liks pasiekiama per nuorodą.
ui-my-leave-text = { $game }. Atiduodate savo vietą ir grįžti nebegalėsite. Už jus žais botas.
ui-link-title = Jūsų asmeninė nuoroda
ui-link-text = Be paskyros laiko jūsų partijas kartu visuose jūsų įrenginiuose.
ui-link-make = Sukurti mano nuorodą
ui-link-once = Išsaugokite šią nuorodą dabar arba atverkite ją kitame įrenginyje. Ji rodoma tik vieną kartą.
ui-link-warning = Kiekvienas, turintis šią nuorodą, mato jūsų partijas ir gali žaisti jūsų vietoje. Niekam jos neduokite.
ui-link-saved = Išsaugojau
ui-link-renew = Pakeisti nuorodą
ui-link-renew-text = Gausite naują nuorodą į tas pačias partijas. Senoji nustos veikti visuose jūsų įrenginiuose, o ja perimtos vietos ten bus uždarytos.
ui-link-leave = Pašalinti iš šios naršyklės
ui-link-left = Šioje naršyklėje jūsų asmeninės nuorodos nebėra. Pati nuoroda tebeveikia.
ui-link-revoke = Ištrinti nuorodą
ui-link-revoke-text = Nuoroda nustos veikti visur, o jūsų partijų sąrašas bus ištrintas. Šioje naršyklėje užimtos vietos ir visos peržiūros išliks.
ui-link-use-title = Naudoti šią asmeninę nuorodą čia?
ui-link-use-text = Darykite tai tik tada, jei nuorodą sukūrėte patys. Šioje naršyklėje žaidžiamos partijos bus susietos su ja, o kiekvienas, kas ją turi, galės žaisti jūsų vietoje.
ui-link-use = Naudoti nuorodą
ui-seat-take-title = Tęsti šiame įrenginyje?
ui-seat-take-busy = { $player } žaidžia prie stalo „{ $room }“ kitame įrenginyje. Jei tęsite čia, ten stalas užsidarys. Bet kada galėsite ten grįžti.
ui-seat-take-free = Šiame įrenginyje užimsite žaidėjo { $player } vietą prie stalo „{ $room }“. Bet kada galėsite grįžti į kitą įrenginį.

## Rules to choose from

ui-preset-riichi-ema2016 = EMA 2016
ui-preset-riichi-lt2017 = Kauno baigiamasis darbas, 2017
ui-preset-riichi-ema2025 = EMA 2025
ui-preset-riichi-wrc2022 = WRC 2022
ui-preset-riichi-wrc2025 = WRC 2025
ui-preset-riichi-tenhou = Tenhou
ui-preset-riichi-mjsoul = Mahjong Soul
ui-preset-riichi-mleague = M.League
ui-preset-riichi-default = Taškų duomenys
ui-preset-riichi-kiriage = Taškų duomenys, kiriage mangan
ui-preset-riichi-nokuitan = Taškų duomenys, be atviro tanyao
ui-preset-riichi-pinfutsumofu = Taškų duomenys, fu už pinfu tsumo
ui-preset-zole-seed = Baigiamojo darbo taisyklės
ui-preset-zole-lzf-classic = Federacijos klasika
ui-preset-zole-online-pgm = Internete: galdiņš, mažoji zolė
ui-preset-zole-online-pm = Internete: pulės, mažoji zolė
ui-preset-zole-tournament-lv = Latvijos turnyras
ui-preset-backgammon-standard = Mačas
ui-preset-backgammon-money = Žaidimas iš pinigų
ui-preset-backgammon-seed = Baigiamojo darbo taisyklės
ui-preset-backgammon-nackgammon = Nackgammon
ui-preset-backgammon-hypergammon = Hypergammon
