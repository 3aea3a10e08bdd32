//! Fast shanten against a slow one that follows the definition: of all hands of sets and a pair,
//! four of a kind at most, the one that needs fewest tiles more.

use parlor_game::Entropy;
use parlor_riichi::{
    Counts, Forms, Kind, KindSet, Shanten, Tiles, acceptance, keeping_discards, shanten,
    shanten_forms,
};

use crate::dice::{Dice, draw};

/// The fewest tiles that nine (or seven) kinds lack for so many sets and so many pairs.
struct Lack([[u32; 2]; 5]);

impl Lack {
    /// Tries every way to put sets and a pair together out of these kinds.
    fn of(counts: &[u8], runs: bool) -> Lack {
        let mut lack = Lack([[99; 2]; 5]);
        let mut target = vec![0; counts.len()];
        lack.try_from(counts, runs, 0, 0, &mut target);
        lack
    }

    fn try_from(&mut self, counts: &[u8], runs: bool, n: usize, from: usize, target: &mut Vec<u8>) {
        self.note(counts, n, 0, target);
        for pair in 0..counts.len() {
            if target[pair] <= 2 {
                target[pair] += 2;
                self.note(counts, n, 1, target);
                target[pair] -= 2;
            }
        }
        if n == 4 {
            return;
        }
        // Sets in order, triplets before runs, so that none is tried twice.
        for set in from..2 * counts.len() {
            let start = set % counts.len();
            let kinds: &[usize] =
                if set < counts.len() { &[start; 3] } else { &[start, start + 1, start + 2] };
            if set >= counts.len() && (!runs || start + 2 >= counts.len()) {
                continue;
            }
            kinds.iter().for_each(|&kind| target[kind] += 1);
            if target.iter().all(|&count| count <= 4) {
                self.try_from(counts, runs, n + 1, set, target);
            }
            kinds.iter().for_each(|&kind| target[kind] -= 1);
        }
    }

    fn note(&mut self, counts: &[u8], n: usize, pair: usize, target: &[u8]) {
        let missing = target.iter().zip(counts).map(|(t, c)| u32::from(t.saturating_sub(*c))).sum();
        self.0[n][pair] = self.0[n][pair].min(missing);
    }
}

fn slow_standard(counts: &Counts, n_melds: usize) -> i8 {
    let kinds = counts.as_array();
    let groups = [
        Lack::of(&kinds[..9], true),
        Lack::of(&kinds[9..18], true),
        Lack::of(&kinds[18..27], true),
        Lack::of(&kinds[27..], false),
    ];
    share(&groups, 4 - n_melds, 1) as i8 - 1
}

/// The fewest tiles that all groups lack together.
fn share(groups: &[Lack], sets: usize, pair: usize) -> u32 {
    let Some((first, rest)) = groups.split_first() else {
        return if (sets, pair) == (0, 0) { 0 } else { 99 };
    };
    let ways = (0..=sets).flat_map(|n| (0..=pair).map(move |p| (n, p)));
    let lack = ways.map(|(n, p)| first.0[n][p] + share(rest, sets - n, pair - p));
    lack.min().unwrap_or(99)
}

fn slow_forms(counts: &Counts) -> (i8, i8) {
    let pairs = counts.at_least(2).len().min(7) as i8;
    let kinds = counts.kinds().len().min(7) as i8;
    let orphans = counts.kinds() & KindSet::YAOCHUU;
    let paired = (counts.at_least(2) & KindSet::YAOCHUU).is_empty();
    (6 - pairs + 7 - kinds, 13 - orphans.len() as i8 - i8::from(!paired))
}

fn check(counts: &Counts, n_melds: usize) {
    let forms = shanten_forms(counts, n_melds).expect("not too many tiles");
    assert_eq!(forms.standard.number(), slow_standard(counts, n_melds), "{counts}");
    if n_melds == 0 {
        let (chiitoitsu, kokushi) = slow_forms(counts);
        assert_eq!(forms.chiitoitsu.map(Shanten::number), Some(chiitoitsu), "{counts}");
        assert_eq!(forms.kokushi.map(Shanten::number), Some(kokushi), "{counts}");
    } else {
        assert_eq!((forms.chiitoitsu, forms.kokushi), (None, None));
    }
    assert_eq!(shanten(counts, n_melds), Ok(forms.best()), "{counts}");
}

#[test]
fn random_hands_with_and_without_sets() {
    let all: Vec<Kind> = Kind::all().collect();
    let mut dice = Dice(1);
    for round in 0..600 {
        let n_melds = round % 5;
        let n_tiles = 14 - 3 * n_melds - dice.below(2) as usize;
        check(&draw(&all, n_tiles, &mut dice), n_melds);
    }
}

#[test]
fn hands_of_one_suit_and_of_one_suit_with_honours() {
    let all: Vec<Kind> = Kind::all().collect();
    let mut dice = Dice(2);
    for round in 0..300 {
        let suit = 9 * (round % 3);
        let mut kinds = all[suit..suit + 9].to_vec();
        check(&draw(&kinds, 14 - round % 2, &mut dice), 0);
        kinds.extend(&all[27..]);
        check(&draw(&kinds, 14 - round % 2, &mut dice), 0);
    }
}

#[test]
fn hands_near_the_special_forms() {
    let orphans: Vec<Kind> = KindSet::YAOCHUU.into_iter().collect();
    let mut dice = Dice(3);
    for _ in 0..200 {
        check(&draw(&orphans, 14, &mut dice), 0);
        check(&draw(&orphans[..6], 13, &mut dice), 0);
    }
}

/// Hand, standard, chiitoitsu and kokushi shanten by hand.
#[test]
fn known_hands() {
    for (hand, standard, chiitoitsu, kokushi) in [
        ("123m456p789s11122z", -1, 4, 8),
        ("123m456p789s1122z", 0, 4, 8),
        ("19m19p19s1234567z", 8, 6, 0),
        ("19m19p19s12345677z", 7, 5, -1),
        ("1122m3344p5566s77z", 3, -1, 10),
        ("1111m2222m3333m44m", -1, 5, 11),
        // The fifth tile of a kind cannot complete a hand.
        ("1111m123456789p", 1, 5, 9),
        ("1111222233334z", 3, 6, 8),
        ("147m258p369s1234z", 8, 6, 7),
    ] {
        let tiles: Tiles = hand.parse().expect("good notation");
        let Forms { standard: a, chiitoitsu: b, kokushi: c } =
            shanten_forms(tiles.counts(), 0).expect("a hand");
        let numbers = (a.number(), b.map(Shanten::number), c.map(Shanten::number));
        assert_eq!(numbers, (standard, Some(chiitoitsu), Some(kokushi)), "{hand}");
    }
}

#[test]
fn too_many_tiles_are_an_error() {
    let tiles: Tiles = "123456789m123456p".parse().expect("good notation");
    let error = shanten(tiles.counts(), 0).expect_err("fifteen tiles").to_string();
    assert_eq!(error, "15 tiles beside 0 sets; a hand has at most 14, each set counted as three");
    assert!(shanten(&Counts::FULL, 0).is_err() && shanten(&Counts::EMPTY, 5).is_err());
    let fourteen: Tiles = "123456789m12345p".parse().expect("good notation");
    assert!(acceptance(fourteen.counts(), 0).is_err());
    assert!(shanten(fourteen.counts(), 1).is_err());
}

/// What is accepted lowers the shanten, and nothing else does.
#[test]
fn acceptance_is_what_lowers_shanten() {
    let all: Vec<Kind> = Kind::all().collect();
    let mut dice = Dice(4);
    for _ in 0..300 {
        let hand = draw(&all, 13, &mut dice);
        let accepts = acceptance(&hand, 0).expect("thirteen tiles");
        assert_eq!(Ok(accepts.shanten), shanten(&hand, 0));
        for kind in Kind::all() {
            let mut next = hand;
            let lowers =
                next.add(kind) && shanten(&next, 0).expect("fourteen tiles") < accepts.shanten;
            assert_eq!(accepts.kinds.contains(kind), lowers, "{hand} and {kind}");
        }
    }
}

#[test]
fn discards_that_keep_the_hand_as_near_as_it_is() {
    let hand: Tiles = "23m456p789s11222z5z".parse().expect("good notation");
    let keeping = keeping_discards(hand.counts(), 0).expect("fourteen tiles");
    let kinds: Vec<String> = keeping.iter().map(|(kind, _)| kind.to_string()).collect();
    assert_eq!(kinds, ["5z"]);
    let (_, accepts) = keeping[0];
    assert!(accepts.shanten.is_tenpai());
    assert_eq!(accepts.n_tiles(&hand.counts().complement()), 8);
}
