//! The yaku as Tenhou numbers them, with the names other formats give them.

use std::fmt;

/// A yaku or a sort of dora as a record states it: Tenhou's number 0 to 54.
///
/// Double shapes (a suuankou on the pair, a 13-wait kokushi, a pure chuuren) have numbers of their
/// own; winds are told apart by wind, dragons by dragon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StatedYaku(u8); // Invariant: self.0 < 55.

impl StatedYaku {
    /// How many there are.
    pub const COUNT: usize = 55;
    /// The first of the four seat winds, East.
    pub const SEAT_EAST: StatedYaku = StatedYaku(10);
    /// The first of the four round winds, East.
    pub const ROUND_EAST: StatedYaku = StatedYaku(14);
    /// The first of the three dragons, White.
    pub const WHITE: StatedYaku = StatedYaku(18);
    /// Tiles shown by the dora indicators.
    pub const DORA: StatedYaku = StatedYaku(52);
    /// Ura-dora.
    pub const URA: StatedYaku = StatedYaku(53);
    /// Red fives.
    pub const RED: StatedYaku = StatedYaku(54);

    /// The yaku with Tenhou's number, if there is one.
    pub const fn from_idx(idx: usize) -> Option<StatedYaku> {
        if idx < StatedYaku::COUNT { Some(StatedYaku(idx as u8)) } else { None }
    }

    /// Tenhou's number.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// All in the order of their numbers.
    pub fn all() -> impl Iterator<Item = StatedYaku> {
        (0..StatedYaku::COUNT).filter_map(StatedYaku::from_idx)
    }

    /// Is it a yakuman?
    pub const fn is_yakuman(self) -> bool {
        37 <= self.0 && self.0 <= 51
    }

    /// The name tenhou.net/6 writes.
    pub const fn japanese(self) -> &'static str {
        NAMES[self.idx()].0
    }

    /// The name the original mjai writes; winds, dragons and double shapes share one.
    pub const fn mjai(self) -> &'static str {
        NAMES[self.idx()].1
    }

    /// The yaku with that Japanese name.
    pub fn by_japanese(name: &str) -> Option<StatedYaku> {
        StatedYaku::all().find(|yaku| yaku.japanese() == name)
    }

    /// The first yaku with that mjai name; the caller tells winds and dragons apart.
    pub fn by_mjai(name: &str) -> Option<StatedYaku> {
        StatedYaku::all().find(|yaku| yaku.mjai() == name)
    }
}

impl fmt::Debug for StatedYaku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.0, self.mjai())
    }
}

/// The name on tenhou.net/6 and in mjai, by Tenhou's number.
const NAMES: [(&str, &str); StatedYaku::COUNT] = [
    ("門前清自摸和", "menzenchin_tsumoho"),
    ("立直", "reach"),
    ("一発", "ippatsu"),
    ("槍槓", "chankan"),
    ("嶺上開花", "rinshankaiho"),
    ("海底摸月", "haiteiraoyue"),
    ("河底撈魚", "hoteiraoyui"),
    ("平和", "pinfu"),
    ("断幺九", "tanyaochu"),
    ("一盃口", "ipeko"),
    ("自風 東", "jikaze"),
    ("自風 南", "jikaze"),
    ("自風 西", "jikaze"),
    ("自風 北", "jikaze"),
    ("場風 東", "bakaze"),
    ("場風 南", "bakaze"),
    ("場風 西", "bakaze"),
    ("場風 北", "bakaze"),
    ("役牌 白", "sangenpai"),
    ("役牌 發", "sangenpai"),
    ("役牌 中", "sangenpai"),
    ("両立直", "double_reach"),
    ("七対子", "chitoitsu"),
    ("混全帯幺九", "honchantaiyao"),
    ("一気通貫", "ikkitsukan"),
    ("三色同順", "sanshokudojun"),
    ("三色同刻", "sanshokudoko"),
    ("三槓子", "sankantsu"),
    ("対々和", "toitoiho"),
    ("三暗刻", "sananko"),
    ("小三元", "shosangen"),
    ("混老頭", "honroto"),
    ("二盃口", "ryanpeko"),
    ("純全帯幺九", "junchantaiyao"),
    ("混一色", "honiso"),
    ("清一色", "chiniso"),
    ("人和", "renho"),
    ("天和", "tenho"),
    ("地和", "chiho"),
    ("大三元", "daisangen"),
    ("四暗刻", "suanko"),
    ("四暗刻単騎", "suanko"),
    ("字一色", "tsuiso"),
    ("緑一色", "ryuiso"),
    ("清老頭", "chinroto"),
    ("九蓮宝燈", "churenpoton"),
    ("純正九蓮宝燈", "churenpoton"),
    ("国士無双", "kokushimuso"),
    ("国士無双１３面", "kokushimuso"),
    ("大四喜", "daisushi"),
    ("小四喜", "shosushi"),
    ("四槓子", "sukantsu"),
    ("ドラ", "dora"),
    ("裏ドラ", "uradora"),
    ("赤ドラ", "akadora"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn japanese_names_are_unique() {
        for yaku in StatedYaku::all() {
            assert_eq!(StatedYaku::by_japanese(yaku.japanese()), Some(yaku));
        }
        assert_eq!(StatedYaku::all().filter(|yaku| yaku.is_yakuman()).count(), 15);
    }

    #[test]
    fn numbers_are_those_of_the_records() {
        for (idx, name) in [(7, "pinfu"), (22, "chitoitsu"), (35, "chiniso"), (51, "sukantsu")] {
            assert_eq!(StatedYaku::by_mjai(name).map(StatedYaku::idx), Some(idx));
        }
    }
}
