### The replay of finished games, and of records from elsewhere.

replay-open-record = 牌譜・棋譜を開く
replay-match = 対局
replay-formats = ほかで打った対局を一手ずつ見られます：天鳳（XMLまたはJSON）、mjai、バックギャモンの.mat、ゾレのテキスト、Parlorの記録。表示するだけで、保存はしません。
replay-choose-file = ファイルを選ぶか、ここにドロップ
replay-paste = またはテキストを貼り付け
replay-deal = 局
replay-deal-of = { $n } / { $of }
replay-seen-from = 視点
replay-not-read = この記録は読み込めません：{ $detail }
replay-not-over = この対局はまだ続いています。終了後に再生できます。
