### The replay of finished games, and of records from elsewhere.

replay-open-record = Ava mängu salvestis
replay-match = Matš
replay-formats = Vaata samm-sammult läbi mujal mängitud mäng: Tenhou (XML või JSON), mjai, backgammoni .mat, Zole tekst või Parlori salvestis. See jääb siia lehele ja seda ei salvestata kuhugi.
replay-choose-file = Vali fail või lohista see siia
replay-paste = Või kleebi selle tekst
replay-deal = Jaotus
replay-deal-of = { $n } / { $of }
replay-seen-from = Vaade kohalt
replay-not-read = Seda ei saa lugeda: { $detail }
replay-not-over = See matš pole veel läbi. Kordus avaneb, kui matš lõpeb.
