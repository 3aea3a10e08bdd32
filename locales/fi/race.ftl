### The dice race at the table and in words.

## Agents and terminal

race-length = { $n ->
        [one] { $n } juoksu
       *[other] { $n } juoksua
    }
race-help = {"  "}step     astu nopan silmäluvun verran
    {"  "}decline  heitä uudestaan: kerran juoksussa, ja toisen heiton jälkeen on astuttava
race-question = heitit { $face }: step tai decline
race-win-chance = Voiton mahdollisuus
race-steps = { $n ->
        [one] Astu { $n } askel
       *[other] Astu { $n } askelta
    }
race-why-arrives = Tällä heitolla pääsee maaliin.
race-why-no-right = Toinen heitto on jo käytetty.
race-why-highest = Suurempaa heittoa ei ole.
race-why-first = Keskeytyi: vaihtoehtoja ei ehditty verrata.
race-why-equal = Molemmat vaihtoehdot voittavat yhtä usein.
race-why-step = Astumalla voittaa { $chosen } juoksuista, uudella heitolla { $other }.
race-why-decline = Uudella heitolla voittaa { $chosen } juoksuista, astumalla { $other }.

## Page

ui-game-race = Noppajuoksu
ui-short-race = Noppajuoksu
ui-about-race = Kaksi pelaajaa, yksi noppa. Astutko vai heitätkö uudestaan?
ui-start-race = Kolme juoksua, yksi botti
ui-preset-race-sprint = Sprintti: 8 askelta, kolme silmälukua
ui-preset-race-long = Pitkä: 20 askelta, kuusi silmälukua
race-where = { $n }. juoksu · Noppajuoksu
race-over = Juoksu päättyi
race-race = juoksu
race-track = rata
race-to-go = { $n ->
        [0] maalissa
        [one] vielä { $n } askel
       *[other] vielä { $n } askelta
    }
race-die = noppa
race-die-shows = { $face ->
        [0] Noppaa ei ole vielä heitetty
       *[other] Nopan silmäluku on { $face }
    }
race-second-throw = toinen heitto
race-second-throw-used = toinen heitto käytetty
race-answer-step = Astu
race-answer-decline = Heitä uudestaan
race-asked = { $choices ->
        [1] Heitit { $face }
       *[other] Heitit { $face }: astutko vai heitätkö uudestaan?
    }
race-says-threw = { $player } heittää { $face }.
race-says-threw-you = Heität { $face }.
race-says-chose = { $player } { $action ->
        [step] astuu eteenpäin
       *[decline] heittää uudestaan
    }.
race-says-chose-you = Sinä { $action ->
        [step] astut eteenpäin
       *[decline] heität uudestaan
    }.
race-won = Juoksun voittaa { $player }
race-won-you = Voitat juoksun
race-lost-by = { $n ->
        [one] { $player }: jäi { $n } askel.
       *[other] { $player }: jäi { $n } askelta.
    }
race-lost-by-you = { $n ->
        [one] Sinulta jäi { $n } askel.
       *[other] Sinulta jäi { $n } askelta.
    }
rules-race-aim-title = Tavoite
rules-race-aim = Molemmilla juoksijoilla on yhtä monta askelta matkaa. Se voittaa, joka pääsee ensin maaliin tai sen ohi.
rules-race-turn-title = Vuoro
rules-race-turn = Heitä noppaa. Astu sitten silmäluvun verran tai heitä uudestaan. Uudestaan saa heittää vain kerran juoksussa, ja toisen heiton jälkeen on astuttava. Ottelussa pelaajat aloittavat vuorotellen.
rules-race-value-title = Virheetön peli
rules-race-value = Jokaisen aseman voi ratkaista laskemalla maalista taaksepäin. Kun askelia on kahdeksan ja nopassa kolme sivua, alussa kannattaa ykkösen jälkeen heittää uudestaan. Kakkosen jälkeen kannattaa astua ja säästää toinen heitto.
