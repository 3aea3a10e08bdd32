### The replay of finished games, and of records from elsewhere.

replay-open-record = Ava mängu salvestis
replay-match = Matš
replay-formats = Vaata samm-sammult läbi mujal mängitud mäng: Tenhou (XML või JSON), mjai, triktraki .mat, Zole tekst või Parlori salvestis. Seda ainult näidatakse, mitte ei salvestata.
replay-choose-file = Vali fail või lohista see siia
replay-paste = Või kleebi tekst
replay-deal = Jaotus
replay-deal-of = { $n } / { $of }
replay-seen-from = Vaade kohalt
replay-not-read = Seda salvestist ei saa lugeda: { $detail }
replay-not-over = See mäng veel kestab. Kordus avaneb, kui mäng lõpeb.
