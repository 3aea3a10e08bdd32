//! The patterns that make a hand worth something.
//!
//! Rule: `docs/rules/riichi.md#yaku`.

use std::fmt;

use crate::{Kind, Wind};

/// Declares every yaku once: its key in the word lists, its name in the scoring reference data,
/// and its han in a closed and in an open hand (0: not in an open hand, or a yakuman).
macro_rules! yaku {
    ($($(#[$doc:meta])* $case:ident: $key:literal, $name:literal, $closed:literal, $open:literal;)+) => {
        /// A pattern that lets a hand win. The numbers are those of Tenhou's records, 0 to 51.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Yaku { $($(#[$doc])* $case),+ }

        impl Yaku {
            /// Every yaku in the order of its number.
            pub const ALL: &[Yaku] = &[$(Yaku::$case),+];

            /// The word used in message keys, as in `yaku-pinfu`. All value tiles are `yakuhai`.
            pub const fn key(self) -> &'static str {
                match self { $(Yaku::$case => $key),+ }
            }

            /// The name that the scoring reference data use.
            pub const fn name(self) -> &'static str {
                match self { $(Yaku::$case => $name),+ }
            }
        }

        /// Han by number in a closed hand; a yakuman has none.
        const CLOSED_HAN: &[u8] = &[$($closed),+];
        /// Han by number in an open hand; 0 where it needs a closed one.
        const OPEN_HAN: &[u8] = &[$($open),+];
    };
}

yaku! {
    /// Self-draw with a closed hand.
    MenzenTsumo: "menzen-tsumo", "Menzen Tsumo", 1, 0;
    /// Declared tenpai.
    Riichi: "riichi", "Riichi", 1, 0;
    /// Won within one uninterrupted go-around after riichi.
    Ippatsu: "ippatsu", "Ippatsu", 1, 0;
    /// Won on a tile added to a kan.
    Chankan: "chankan", "Chankan", 1, 1;
    /// Won on the replacement tile of a kan.
    Rinshan: "rinshan-kaihou", "Rinshan Kaihou", 1, 1;
    /// Self-draw on the last tile of the live wall.
    Haitei: "haitei", "Haitei Raoyue", 1, 1;
    /// Won on the last discard.
    Houtei: "houtei", "Houtei Raoyui", 1, 1;
    /// Four runs, a worthless pair, a two-sided wait.
    Pinfu: "pinfu", "Pinfu", 1, 0;
    /// Only simples.
    Tanyao: "tanyao", "Tanyao", 1, 1;
    /// Two identical runs.
    Iipeikou: "iipeikou", "Iipeiko", 1, 0;
    /// A triplet of the seat wind, East.
    SeatEast: "yakuhai", "Yakuhai (seat wind east)", 1, 1;
    /// A triplet of the seat wind, South.
    SeatSouth: "yakuhai", "Yakuhai (seat wind south)", 1, 1;
    /// A triplet of the seat wind, West.
    SeatWest: "yakuhai", "Yakuhai (seat wind west)", 1, 1;
    /// A triplet of the seat wind, North.
    SeatNorth: "yakuhai", "Yakuhai (seat wind north)", 1, 1;
    /// A triplet of the round wind, East.
    RoundEast: "yakuhai", "Yakuhai (round wind east)", 1, 1;
    /// A triplet of the round wind, South.
    RoundSouth: "yakuhai", "Yakuhai (round wind south)", 1, 1;
    /// A triplet of the round wind, West.
    RoundWest: "yakuhai", "Yakuhai (round wind west)", 1, 1;
    /// A triplet of the round wind, North.
    RoundNorth: "yakuhai", "Yakuhai (round wind north)", 1, 1;
    /// A triplet of White dragons.
    White: "yakuhai", "Yakuhai (haku)", 1, 1;
    /// A triplet of Green dragons.
    Green: "yakuhai", "Yakuhai (hatsu)", 1, 1;
    /// A triplet of Red dragons.
    Red: "yakuhai", "Yakuhai (chun)", 1, 1;
    /// Riichi on the first uninterrupted turn; replaces riichi.
    DoubleRiichi: "daburu-riichi", "Double Riichi", 2, 0;
    /// Seven different pairs.
    Chiitoitsu: "chiitoitsu", "Chiitoitsu", 2, 0;
    /// A terminal or honour in every set and the pair, with a run and an honour.
    Chanta: "chanta", "Chantai", 2, 1;
    /// 123 456 789 of one suit.
    Ittsuu: "ittsuu", "Ittsu", 2, 1;
    /// The same run in three suits.
    SanshokuDoujun: "sanshoku-doujun", "Sanshoku Doujun", 2, 1;
    /// The same triplet in three suits.
    SanshokuDoukou: "sanshoku-doukou", "Sanshoku Doukou", 2, 2;
    /// Three kans.
    Sankantsu: "sankantsu", "San Kantsu", 2, 2;
    /// Four triplets or kans.
    Toitoi: "toitoi", "Toitoi", 2, 2;
    /// Three concealed triplets or kans.
    Sanankou: "sanankou", "San Ankou", 2, 2;
    /// Two dragon triplets and a dragon pair.
    Shousangen: "shousangen", "Shou Sangen", 2, 2;
    /// Only terminals and honours.
    Honroutou: "honroutou", "Honroutou", 2, 2;
    /// Twice two identical runs; replaces iipeikou.
    Ryanpeikou: "ryanpeikou", "Ryanpeikou", 3, 0;
    /// A terminal in every set and the pair, with a run.
    Junchan: "junchan", "Junchan", 3, 2;
    /// One suit and honours.
    Honitsu: "honitsu", "Honitsu", 3, 2;
    /// One suit only; replaces honitsu.
    Chinitsu: "chinitsu", "Chinitsu", 6, 5;
    /// Ron in the first go-around before one's own draw; a mangan that nothing adds to.
    Renhou: "renhou", "Renhou", 5, 0;
    /// The dealer's first 14 tiles win.
    Tenhou: "tenhou", "Tenhou", 0, 0;
    /// Another's first uninterrupted draw wins.
    Chiihou: "chiihou", "Chiihou", 0, 0;
    /// Three dragon triplets.
    Daisangen: "daisangen", "Daisangen", 0, 0;
    /// Four concealed triplets.
    Suuankou: "suuankou", "Suu Ankou", 0, 0;
    /// Four concealed triplets, won on the pair.
    SuuankouTanki: "suuankou-tanki", "Suu Ankou Tanki", 0, 0;
    /// Only honours.
    Tsuuiisou: "tsuuiisou", "Tsuu Iisou", 0, 0;
    /// Only green tiles: sou 2 3 4 6 8 and the Green dragon.
    Ryuuiisou: "ryuuiisou", "Ryuuiisou", 0, 0;
    /// Only terminals.
    Chinroutou: "chinroutou", "Chinroutou", 0, 0;
    /// 1112345678999 of one suit and one tile more.
    Chuuren: "chuuren-poutou", "Chuuren Poutou", 0, 0;
    /// Nine gates won on any of the nine.
    PureChuuren: "junsei-chuuren", "Daburu Chuuren Poutou", 0, 0;
    /// All thirteen terminals and honours and one of them twice.
    Kokushi: "kokushi-musou", "Kokushi Musou", 0, 0;
    /// Thirteen orphans won on any of the thirteen.
    KokushiThirteen: "kokushi-13", "Kokushi Musou Juusanmen Matchi", 0, 0;
    /// Four wind triplets.
    Daisuushii: "daisuushii", "Dai Suushii", 0, 0;
    /// Three wind triplets and a wind pair.
    Shousuushii: "shousuushii", "Shousuushii", 0, 0;
    /// Four kans.
    Suukantsu: "suukantsu", "Suu Kantsu", 0, 0;
}

impl Yaku {
    /// Its number, as in Tenhou's records.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Han in a closed or an open hand; 0 where it does not count, and for yakuman.
    #[inline]
    pub const fn han(self, closed: bool) -> u8 {
        if closed { CLOSED_HAN[self as usize] } else { OPEN_HAN[self as usize] }
    }

    /// Is it a yakuman?
    #[inline]
    pub const fn is_yakuman(self) -> bool {
        self as u8 >= Yaku::Tenhou as u8
    }

    /// Does it count double where a ruleset has double yakuman?
    #[inline]
    pub const fn may_be_double(self) -> bool {
        matches!(
            self,
            Yaku::SuuankouTanki | Yaku::PureChuuren | Yaku::KokushiThirteen | Yaku::Daisuushii
        )
    }

    /// The yaku of a triplet of the seat wind.
    #[inline]
    pub const fn of_seat(wind: Wind) -> Yaku {
        [Yaku::SeatEast, Yaku::SeatSouth, Yaku::SeatWest, Yaku::SeatNorth][wind as usize]
    }

    /// The yaku of a triplet of the round wind.
    #[inline]
    pub const fn of_round(wind: Wind) -> Yaku {
        [Yaku::RoundEast, Yaku::RoundSouth, Yaku::RoundWest, Yaku::RoundNorth][wind as usize]
    }

    /// The tile of which a triplet makes this yaku, if it is one of value tiles (yakuhai).
    pub const fn value_tile(self) -> Option<Kind> {
        match self {
            Yaku::SeatEast | Yaku::RoundEast => Some(Kind::EAST),
            Yaku::SeatSouth | Yaku::RoundSouth => Some(Kind::SOUTH),
            Yaku::SeatWest | Yaku::RoundWest => Some(Kind::WEST),
            Yaku::SeatNorth | Yaku::RoundNorth => Some(Kind::NORTH),
            Yaku::White => Some(Kind::WHITE),
            Yaku::Green => Some(Kind::GREEN),
            Yaku::Red => Some(Kind::RED),
            _ => None,
        }
    }
}

impl fmt::Display for Yaku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_records() {
        for (yaku, number) in [
            (Yaku::MenzenTsumo, 0),
            (Yaku::Iipeikou, 9),
            (Yaku::RoundNorth, 17),
            (Yaku::DoubleRiichi, 21),
            (Yaku::Ryanpeikou, 32),
            (Yaku::Renhou, 36),
            (Yaku::SuuankouTanki, 41),
            (Yaku::Suukantsu, 51),
        ] {
            assert_eq!(yaku.number(), number);
            assert_eq!(Yaku::ALL[number as usize], yaku);
        }
    }

    #[test]
    fn eight_ordinary_yaku_need_a_closed_hand_and_six_lose_a_han() {
        let ordinary = || Yaku::ALL.iter().filter(|yaku| !yaku.is_yakuman());
        let closed_only = ordinary().filter(|&&yaku| yaku != Yaku::Renhou && yaku.han(false) == 0);
        assert_eq!(closed_only.count(), 8);
        let less_open: Vec<Yaku> = ordinary()
            .copied()
            .filter(|yaku| yaku.han(false) > 0 && yaku.han(true) > yaku.han(false))
            .collect();
        assert_eq!(
            less_open,
            [
                Yaku::Chanta,
                Yaku::Ittsuu,
                Yaku::SanshokuDoujun,
                Yaku::Junchan,
                Yaku::Honitsu,
                Yaku::Chinitsu
            ]
        );
    }
}
