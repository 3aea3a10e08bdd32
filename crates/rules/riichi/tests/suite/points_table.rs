//! The point tables of the rule book, and who pays.

use parlor_game::{BySeat, Seat};
use parlor_riichi::score::{
    Claim, Finish, Liabilities, Liability, Limit, Price, Stakes, Value, settle, value,
};
use parlor_riichi::{Hand, Meld, Points, Preset, Relative, RuleSet, Tile, Tiles, Wind, Yaku};

/// For each han and fu: ron of others / dealer, and self-draw share of others + dealer.
const TABLE: &str = "
fu     20       25         30         40         50         60         70         80         90         100        110
1 ron  -        -          1000/1500  1300/2000  1600/2400  2000/2900  2300/3400  2600/3900  2900/4400  3200/4800  3600/5300
1 tsu  -        -          300+500    400+700    400+800    500+1000   600+1200   700+1300   800+1500   800+1600   900+1800
2 ron  -        1600/2400  2000/2900  2600/3900  3200/4800  3900/5800  4500/6800  5200/7700  5800/8700  6400/9600  7100/10600
2 tsu  400+700  -          500+1000   700+1300   800+1600   1000+2000  1200+2300  1300+2600  1500+2900  1600+3200  1800+3600
3 ron  -        3200/4800  3900/5800  5200/7700  6400/9600  7700/11600 8000/12000 8000/12000 8000/12000 8000/12000 8000/12000
3 tsu  700+1300 800+1600   1000+2000  1300+2600  1600+3200  2000+3900  2000+4000  2000+4000  2000+4000  2000+4000  2000+4000
4 ron  -        6400/9600  7700/11600 8000/12000 8000/12000 8000/12000 8000/12000 8000/12000 8000/12000 8000/12000 8000/12000
4 tsu  1300+2600 1600+3200 2000+3900  2000+4000  2000+4000  2000+4000  2000+4000  2000+4000  2000+4000  2000+4000  2000+4000
";

#[test]
fn every_cell_of_the_point_tables() {
    let rules = RuleSet::default();
    let mut lines = TABLE.lines().skip(1);
    let fus: Vec<u8> = numbers(lines.next().unwrap_or(""));
    assert_eq!(fus.len(), 11);
    let mut cells = 0;
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let han: u8 = words[0].parse().expect("han");
        for (&fu, cell) in fus.iter().zip(&words[2..]).filter(|(_, cell)| **cell != "-") {
            let (base, _) = Limit::of_han(han, fu, &rules);
            let price = |dealer, tsumo| Price::new(base, dealer, tsumo);
            let text = if words[1] == "ron" {
                format!("{}/{}", price(false, false).total(), price(true, false).total())
            } else {
                let Price::DealerTsumo { each } = price(true, true) else { panic!("{line}") };
                assert_eq!(each, price(false, true).main());
                format!("{}+{}", price(false, true).additional(), each)
            };
            assert_eq!(&text, cell, "{han} han {fu} fu");
            cells += 1;
        }
    }
    assert_eq!(cells, 80);
}

fn numbers(line: &str) -> Vec<u8> {
    line.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

/// Limits: han, limit, ron of others, ron of the dealer, the dealer's self-draw from each.
#[test]
fn limit_hands() {
    let rules = RuleSet::default();
    for (han, limit, others, dealer, each) in [
        (5, Limit::Mangan, 8000, 12000, 4000),
        (6, Limit::Haneman, 12000, 18000, 6000),
        (7, Limit::Haneman, 12000, 18000, 6000),
        (8, Limit::Baiman, 16000, 24000, 8000),
        (10, Limit::Baiman, 16000, 24000, 8000),
        (11, Limit::Sanbaiman, 24000, 36000, 12000),
        (13, Limit::Sanbaiman, 24000, 36000, 12000),
    ] {
        let (base, reached) = Limit::of_han(han, 30, &rules);
        assert_eq!(reached, Some(limit));
        assert_eq!(Price::new(base, false, false).total(), Points(others));
        assert_eq!(Price::new(base, true, false).total(), Points(dealer));
        assert_eq!(Price::new(base, true, true), Price::DealerTsumo { each: Points(each) });
    }
    let lt = Preset::by_name("lt2017").expect("a preset").rules();
    assert_eq!(Limit::of_han(13, 30, lt), (Points(8000), Some(Limit::KazoeYakuman)));
    assert_eq!(Price::new(Limit::Yakuman.base(), true, true).total(), Points(48000));
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn pon(text: &str) -> Meld {
    let tiles: Vec<Tile> = text.parse::<Tiles>().expect("tiles").iter().collect();
    Meld::pon(tiles[0], [tiles[1], tiles[2]], Relative::Across).expect("a triplet")
}

/// Daisangen of South (seat B when A deals) with three called sets of dragons.
fn big_dragons(concealed: &str, win: &str, finish: Finish, rules: &RuleSet) -> Value {
    let mut hand = Hand::closed(concealed.parse().expect("tiles"));
    for set in ["555z", "666z", "777z"] {
        hand.melds.push(pon(set));
    }
    value(&Claim::new(&hand, tile(win), finish), rules).expect("a yakuman")
}

const STAKES: Stakes = Stakes {
    winner: Seat::B,
    dealer: Seat::A,
    from: None,
    honba: 1,
    sticks: 2,
    liable: Liabilities::NONE,
};

/// A has fed the third dragon set.
fn fed() -> Stakes {
    let liable = Liabilities::NONE.with(Liability { seat: Seat::A, yaku: Yaku::Daisangen });
    Stakes { liable, ..STAKES }
}

fn rules(name: &str) -> RuleSet {
    *Preset::by_name(name).expect("a preset").rules()
}

fn changes(values: [i32; 4]) -> BySeat<Points> {
    BySeat::new(values.map(Points))
}

/// Case 69: A has fed the third dragon set of B.
#[test]
fn case_69_liability_for_daisangen() {
    let ema = rules("ema2016");
    let drawn = big_dragons("11345m", "3m", Finish::Tsumo, &ema);
    assert_eq!(settle(&drawn, &fed(), &ema), changes([-32_300, 34_300, 0, 0]));
    let ron = big_dragons("11345m", "3m", Finish::Ron, &ema);
    let from_c = Stakes { from: Some(Seat::C), ..fed() };
    assert_eq!(settle(&ron, &from_c, &ema), changes([-16_000, 34_300, -16_300, 0]));
    let soul = rules("mjsoul");
    assert_eq!(settle(&ron, &from_c, &soul), changes([-16_300, 34_300, -16_000, 0]));
    let from_a = Stakes { from: Some(Seat::A), ..fed() };
    assert_eq!(settle(&ron, &from_a, &ema), changes([-32_300, 34_300, 0, 0]));
}

/// Case 70: a set from one's own hand makes nobody liable; then all pay.
#[test]
fn case_70_no_liability() {
    let ema = rules("ema2016");
    let drawn = big_dragons("11345m", "3m", Finish::Tsumo, &ema);
    assert_eq!(settle(&drawn, &STAKES, &ema), changes([-16_100, 34_300, -8_100, -8_100]));
}

/// Case 71: daisangen and tsuuiisou with liability for the first.
#[test]
fn case_71_liability_in_a_hand_of_two_yakuman() {
    let self_draw = |name: &str| {
        let rules = rules(name);
        settle(&big_dragons("11222z", "2z", Finish::Tsumo, &rules), &fed(), &rules)
    };
    assert_eq!(self_draw("ema2016"), changes([-32_300, 34_300, 0, 0]));
    assert_eq!(self_draw("tenhou"), changes([-64_300, 66_300, 0, 0]));
    assert_eq!(self_draw("mjsoul"), changes([-48_300, 66_300, -8_000, -8_000]));
}

/// Case 68: a self-draw with three counters.
#[test]
fn case_68_counters_of_a_self_draw() {
    let ema = rules("ema2016");
    let hand = Hand::closed("234456m234p678s33z".parse().expect("tiles"));
    let value = value(&Claim::new(&hand, tile("6m"), Finish::Tsumo), &ema).expect("a pinfu");
    let stakes = Stakes { honba: 3, sticks: 0, ..STAKES };
    assert_eq!(settle(&value, &stakes, &ema), changes([-1000, 2400, -700, -700]));
}

#[test]
fn a_dealer_is_paid_by_all_and_a_ron_by_one() {
    let ema = rules("ema2016");
    let hand = Hand::closed("234456m234p678s33z".parse().expect("tiles"));
    let claim = |finish| Claim { seat: Wind::East, ..Claim::new(&hand, tile("6m"), finish) };
    let stakes = Stakes { winner: Seat::C, dealer: Seat::C, honba: 0, ..STAKES };
    let drawn = value(&claim(Finish::Tsumo), &ema).expect("a pinfu");
    assert_eq!(settle(&drawn, &stakes, &ema), changes([-700, -700, 4100, -700]));
    let ron = value(&claim(Finish::Ron), &ema).expect("a pinfu");
    let stakes = Stakes { from: Some(Seat::B), honba: 2, sticks: 0, ..stakes };
    assert_eq!(settle(&ron, &stakes, &ema), changes([0, -2100, 2100, 0]));
}
