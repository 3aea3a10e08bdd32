### The pages around the tables.

ui-sit-down = Sėskitės ir žaiskite
ui-no-account = Be registracijos. Laisvas vietas užima botai ir paaiškina, ką galvoja.
ui-guest = Svečias
ui-you = Jūs
ui-none = nėra
ui-titled = { $title }: { $text }
ui-study = Mokytis
ui-lab = Laboratorija
ui-pages = Puslapiai
ui-skip = Pereiti prie turinio
ui-back = Atgal
ui-close = Uždaryti
ui-to-table = Žiūrėti stalą
ui-result = Rezultatas
ui-stop = Stabdyti
ui-find = Ieškoti
ui-nothing-found = Nieko nerasta.
ui-loading = Įkeliama…
ui-try-again = Bandyti dar kartą
ui-to-home = Į pradžios puslapį
ui-missing = Puslapis nerastas
ui-missing-text = Šiuo adresu puslapio nėra.
ui-planned = Dar neatidaryta
ui-planned-text = Šis kambarys dar įrengiamas. Prie stalų jau galima žaisti.
ui-table-waits = Jūsų stalas laukia
ui-table-waits-where = { $turn ->
        [mine] { $game }, { $where }, jūsų ėjimas
       *[theirs] { $game }, { $where }
    }
ui-about-riichi = Keturi žaidėjai. Sudėkite ranką, skelbkite, ginkitės.
ui-about-zole = Trys žaidėjai, 26 kortos, vienas prieš du.
ui-about-backgammon = Du žaidėjai. Lenktyniaukite, užtverkite, dvigubinkite.
ui-start-riichi = Tik rytų raundas, trys botai
ui-start-zole = Klasikinė, du botai
ui-start-backgammon = Mačas iki 5, vienas botas
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
ui-room-rules = { $game }, { $rules }
ui-room-clock = { $move } s + { $bank } s
ui-no-clock = be laikrodžio
ui-join-by-code = Prisijungti su kodu ar nuoroda
ui-room-named = Kambarys { $code }
ui-room-name = Kambario pavadinimas
ui-room-of = Stalas: { $player }
ui-other-seats = Kitos vietos
ui-seat-n = { $n } vieta
ui-none-needed = be slaptažodžio
ui-turn-of = Eina { $player }
ui-not-allowed = Negalima: { $reason }
ui-away = pasitraukė, žaidžia botas
ui-actions = Ką galite daryti
ui-show-all-answers = Rodyti visus: { $n }
ui-clock-says = { $move ->
        [one] Liko { $move } sekundė
        [few] Liko { $move } sekundės
        [many] Liko { $move } sekundės
       *[other] Liko { $move } sekundžių
    }{ $bank ->
        [0] { "" }
       *[other] { "" }, atsargoje { $bank }
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
ui-connection-lost = Ryšys nutrūko. Jungiamasi iš naujo, jūsų vieta saugoma 60 s.
ui-elsewhere = Šioje vietoje dabar žaidžiama kitame įrenginyje arba kitoje kortelėje.
ui-play-here = Žaisti čia
ui-back-at-table = Vėl prie stalo
ui-back-your-turn = Vėl prie stalo. Jūsų ėjimas
ui-not-sent = Neišsiųsta: nėra ryšio.
ui-board-waits = Žaisti bus galima, kai ryšys atsistatys.
ui-tab-ask = Klausti
ui-tab-record = Eiga
ui-tab-chat = Pokalbis
ui-panel = Šoninis skydelis
ui-fold-panel = Suskleisti skydelį
ui-ask = Klausti
ui-thinking = Galvoja…
ui-ask-when-asked = Klauskite, kai bus jūsų ėjimas.
ui-advice-closed = Agentai pataria tik prie treniruočių stalų.
ui-chat-closed = Pokalbis uždarytas, kol vyksta dalijimas. Jis atsidaro tarp dalijimų.
ui-record-empty = Dar nieko neįvyko.
ui-record-since = Nuo tada, kai atvėrėte šį puslapį
ui-text-form = Žaidimas žodžiais
ui-command = Komanda
ui-command-example = hand, river east, dice arba klavišas
ui-command-done = Atlikta: { $answer }
ui-command-unknown = Nesuprasta. Bandykite: { $words }
ui-keys = Klavišai
ui-key-hint = klausti agento
ui-key-command = komandų eilutė
ui-key-panel = suskleisti skydelį
ui-key-tab = kita grupė
ui-key-arrows = judėti grupėje
ui-key-enter = pasirinkti
ui-deal-over = Dalijimas baigtas
ui-waiting-for = Laukiama: { $players }
ui-steps = Žingsniai
ui-first-step = Į pradžią
ui-last-step = Į pabaigą
ui-run = Leisti
ui-pause = Pristabdyti
ui-step-of = { $n } žingsnis iš { $of }
ui-theme = Išvaizda
ui-theme-system = Kaip sistemos
ui-to-dark = Įjungti tamsią išvaizdą
ui-to-light = Įjungti šviesią išvaizdą
ui-settings-general = Bendri
ui-two-step = Liečiant: pirmas palietimas pakelia, antras žaidžia
ui-learner = Rodyti užuominas pradedantiesiems
ui-error-load = Šios puslapio dalies nepavyko įkelti. Jūsų žaidimai saugūs serveryje.
ui-error-unreachable = Serveris nepasiekiamas. Netrukus bandykite dar kartą.
ui-error-server = Serveryje kažkas nepavyko. Niekas neprarasta.
ui-error-not-found = Kambario su tokiu kodu nėra.
ui-error-rooms = Nepavyko gauti atvirų kambarių sąrašo.
ui-error-replay = Nepavyko atidaryti šios peržiūros.
ui-error-advice = Agentas čia nieko nepatarė.
ui-tab-waits = Laukia
ui-tab-cube = Kubas
ui-refused-bad-message = serveris nesuprato puslapio
ui-refused-too-large = per daug iš karto
ui-refused-too-fast = per greitai; šiek tiek palaukite
ui-refused-version = puslapis pasenęs; įkelkite iš naujo
ui-refused-hello-first = ryšys prasidėjo neteisingai; įkelkite puslapį iš naujo
ui-refused-token = ši vieta priklauso kitam
ui-refused-password = neteisingas slaptažodis
ui-refused-no-room = tokio kambario nėra
ui-refused-full = kambarys pilnas
ui-refused-name = šio vardo naudoti negalima
ui-refused-begun = žaidimas jau prasidėjo
ui-refused-not-seated = čia neturite vietos
ui-refused-seated = jau turite vietą
ui-refused-not-host = tai gali tik kambario šeimininkas
ui-refused-place = tokios vietos nėra
ui-refused-not-now = dabar negalima
ui-refused-agent = tokio agento nėra
ui-refused-pledge = pažadas atėjo per vėlai
ui-refused-contribution = įnašas neatitinka pažado
ui-refused-not-asked = dabar jūsų nieko neklausiama
ui-refused-stale = per vėlu: žaidimas jau tęsiasi
ui-refused-illegal = taisyklės to neleidžia
ui-refused-action-id = atsakymas pavadintas neteisingai
ui-refused-chat-closed = pokalbis dalijimo metu uždarytas
ui-refused-chat-text = šio teksto siųsti negalima
ui-refused-no-spectators = čia stebėti negalima
ui-refused-internal = serveryje kažkas nepavyko
ui-link-copied = Nuoroda nukopijuota
fair-right = Maišymas sąžiningas: viskas išplaukia iš užantspauduotos paslapties.
fair-wrong = Įrodymas nesutampa.
fair-scheme = Šio įrašo schemos puslapis nepažįsta.
fair-commitment = Paslaptis ta pati, kuri buvo pažadėta prieš žaidimą.
fair-pledges = Įnašai atitinka pažadus: { $n }.
fair-seats = Vietos ištrauktos iš jos.
fair-keys = Iš jos išplaukia dalijimų raktai: { $n }.
fair-chances = Dalijimai, traukimai ir metimai atitinka raktus: { $n }.
ui-default-rules = Įprastos taisyklės
ui-send = Siųsti
ui-level-beginner = Pradedantysis
ui-level-club = Klubo žaidėjas
ui-level-master = Meistras
ui-agent-by-name = Agentai pagal vardą
ui-agent-parameters = Parametrai
ui-presence-lost = ryšys nutrūko
ui-presence-away = pasitraukęs
ui-presence-gone = išėjo
ui-host = šeimininkas
ui-seats-free = { $n ->
        [one] Dar laisva { $n } vieta.
        [few] Dar laisvos { $n } vietos.
       *[other] Dar laisva { $n } vietų.
    }
ui-press-ready = Visi laukia jūsų: spauskite „Pasiruošta“.
ui-kick = Pašalinti
ui-invite-bot = Pasodinti botą
ui-copy-rejoin = Kopijuoti mano nuorodą kitam įrenginiui
ui-not-ready = Dar nepasiruošta
ui-not-ready-yet = dar nepasiruošta
ui-look-on = Visos vietos užimtos. Žiūrite ir matote tik atvirą stalą.
ui-no-seat = Vietos dar nėra: { $reason }.
ui-take-seat = Atsisėsti
ui-leave-title = Išeiti nuo stalo?
ui-leave-playing = Partija tęsiasi. Jei pasiliksite vietą, galėsite grįžti iš pirmo puslapio; iki tol už jus žais stalas.
ui-leave-gathering = Jei pasiliksite vietą, galėsite į ją grįžti iš pirmo puslapio.
ui-leave-for-good = Išeiti visai
ui-leave-keep = Pasilikti vietą
ui-resign-title = Pasiduoti šiame žaidime?
ui-resign-text = Siūlote iškart pralaimėti. Varžovas gali sutikti arba žaisti toliau. Kiek tai verta?
ui-play-on = Žaisti toliau
ui-table-menu = Stalo meniu
ui-watching = Jūs žiūrite
ui-watching-agents = Žaidžia agentai
ui-speed-slow = Lėtai
ui-speed-normal = Vidutiniškai
ui-speed-fast = Greitai
ui-speed-live = Tiesiogiai
ui-speed-full = Kuo greičiau
ui-steps-wait = { $n ->
        [one] laukia { $n } žingsnis
        [few] laukia { $n } žingsniai
       *[other] laukia { $n } žingsnių
    }
ui-ask-pause = Prašyti pertraukos
ui-next-deal-in = Kitas dalijimas prasidės vėliausiai po { $n } s.
ui-own-clock = Savas laikas…
ui-clock-move = Sekundės ėjimui
ui-clock-bank = Atsarga, s
ui-second-player = Antras žaidėjas
ui-second-name = Antro žaidėjo vardas
ui-who-plays = Kas žaidžia
ui-mode-room = Prie stalo
ui-mode-room-text = Jūs, pakviesti žmonės, botai
ui-mode-shared = Dviese prie ekrano
ui-mode-shared-text = Paeiliui viename įrenginyje
ui-mode-watch = Vien agentai
ui-mode-watch-text = Žiūrėkite savo greičiu
ui-length = Ilgis
ui-allow-watching = Kiti gali žiūrėti
ui-begin = Pradėti
ui-needs-password-title = Šis kambarys su slaptažodžiu
ui-wrong-password = Slaptažodis neteisingas.
ui-playing = žaidžiama
ui-practice-text = klauskite agentų, atverskite rankas
ui-no-table = Šio stalo parodyti negalima: { $reason }. Kiti jūsų žaidimai saugūs.
ui-you-may = Galite: { $answers }.
ui-ask-invites = Ką jis čia darytų ir kodėl? Vertės atsiras ant lentos.
ui-resign-offered = { $player } siūlo pasiduoti
ui-resign-worth = { $n ->
        [one] Žaidimas būtų jūsų: { $n } statymas.
        [few] Žaidimas būtų jūsų: { $n } statymai.
       *[other] Žaidimas būtų jūsų: { $n } statymų.
    }
ui-reclaim-title = { $player } nori grįžti prie stalo
ui-reclaim-text = Kažkas sako esąs { $player } ir prašo vietos. Jei žinote, kad tai tiesa, sutikite.
ui-agent-plays = Už jus žaidžia { $agent }
ui-take-over = Žaisti pačiam
ui-let-it-play = Tegul žaidžia už mane
ui-tap-again = { $piece }: bakstelėkite dar kartą
ui-my-seat = Viena iš vietų – mano
ui-my-seat-text = Su kambario slaptažodžiu vietą atgausite iškart; kitaip bus klausiama kitų.
ui-my-seat-asking = Klausiama kitų…
ui-my-seat-back = Grįžti į savo vietą
ui-resign-declined = Pasiūlymas atmestas: žaidžiama toliau.
