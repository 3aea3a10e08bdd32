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

race-to-go = { $n ->
        [0] maalissa
        [one] vielä { $n } askel
       *[other] vielä { $n } askelta
    }
race-second-throw = toinen heitto
race-second-throw-used = toinen heitto käytetty
race-answer-step = Astu
race-answer-decline = Heitä uudestaan
race-says-threw = { $player } heittää { $face }.
race-says-chose = { $player } { $action ->
        [step] astuu eteenpäin
       *[decline] heittää uudestaan
    }.
race-won = Juoksun voittaa { $player }
