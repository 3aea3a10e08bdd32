//! What bounds of one state tell of another of the same shape.
//!
//! Two states of one leader are of one *shape* if the same players hold the cards left in the same
//! order, counted class by class, and the trumps as diamonds and as honours. Let the cards of one
//! stand for those of the other, the lowest for the lowest and so on. Cards that stand for each other
//! have one class and the same place in its order, so every line of play of one state is a line of
//! the other, with the same winners of its tricks. What the soloist gets in it differs by the
//! differences of the eyes of the cards taken: at most by all that are dearer, at least by all that
//! are cheaper. What holds for every line holds for the values, so a bound of one, moved by as much,
//! is a bound of the other.
//!
//! This is the quasi-symmetry of Kupferschmid and Helmert's DDSS, between states instead of moves.

use crate::bits::{EYES, Mask};

/// By how many eyes the cards of one state are dearer, and cheaper, than those that they stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Apart {
    pub(crate) dearer: i32,
    pub(crate) cheaper: i32,
}

/// How far the eyes of `one` are from those of `other`, of the same shape.
#[inline]
pub(crate) fn apart(one: Mask, other: Mask) -> Apart {
    let at = |shift: u32, mask: Mask| {
        let here = (one >> shift & mask) as usize;
        let there = (other >> shift & mask) as usize;
        [here, there]
    };
    let [jacks, jacks_there] = at(18, 15).map(|jacks| jacks.count_ones() as i32);
    // Of as many honours, those that are jacks in one state alone are queens in the other: one eye each.
    let mut sum =
        Apart { dearer: (jacks_there - jacks).max(0), cheaper: (jacks - jacks_there).max(0) };
    let [here, there] = at(12, 63);
    let diamonds = DIAMONDS[here & 63][there & 63];
    let plain = [0, 4, 8].map(|shift| {
        let [here, there] = at(shift, 15);
        PLAIN[here & 15][there & 15]
    });
    for (dearer, cheaper) in [diamonds, plain[0], plain[1], plain[2]] {
        sum.dearer += i32::from(dearer);
        sum.cheaper += i32::from(cheaper);
    }
    sum
}

/// By two holdings of a plain class.
static PLAIN: [[(u8, u8); 16]; 16] = by_holdings(0);

/// By two holdings of the diamonds that are no honours.
static DIAMONDS: [[(u8, u8); 64]; 64] = by_holdings(12);

/// By two holdings of neighbouring cards from `first` on: how many eyes the cards of the first are
/// dearer, and cheaper, than those of the second, card for card.
const fn by_holdings<const N: usize>(first: usize) -> [[(u8, u8); N]; N] {
    let mut table = [[(0, 0); N]; N];
    let mut pair = 0;
    while pair < N * N {
        let (one, other) = (pair / N, pair % N);
        let (mut here, mut there) = (one, other);
        while here != 0 && there != 0 {
            let eyes = EYES[first + here.trailing_zeros() as usize];
            let eyes_there = EYES[first + there.trailing_zeros() as usize];
            table[one][other].0 += eyes.saturating_sub(eyes_there);
            table[one][other].1 += eyes_there.saturating_sub(eyes);
            here &= here - 1;
            there &= there - 1;
        }
        pair += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use parlor_game::Entropy;
    use parlor_zole::{ByPlace, Card, CardSet, Contract, Place, Trick};

    use super::{Apart, apart};
    use crate::{Following, Position, plain};

    /// A small generator.
    struct Weyl(u64);

    impl Entropy for Weyl {
        fn below(&mut self, n: u32) -> u32 {
            self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
            let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
            ((u64::from(((wide >> 64) ^ wide) as u32) * u64::from(n)) >> 32) as u32
        }
    }

    /// `n` cards of a class or part of one, lowest first.
    fn some(entropy: &mut Weyl, part: &str, n: usize) -> Vec<Card> {
        let mut cards: Vec<Card> = part.parse::<CardSet>().unwrap().into_iter().collect();
        entropy.shuffle(&mut cards);
        cards.truncate(n);
        cards.sort();
        cards
    }

    /// Two states of three tricks in which the same players hold other cards in the same order.
    fn pair(entropy: &mut Weyl) -> [ByPlace<CardSet>; 2] {
        let parts = [
            "9H KH TH AH",
            "9S KS TS AS",
            "9C KC TC AC",
            "7D 8D 9D KD TD AD",
            "JD JH JS JC QD QH QS QC",
        ];
        // Which part of the pack each of the nine cards is of.
        let mut pack: Vec<usize> = parts
            .iter()
            .enumerate()
            .flat_map(|(part, cards)| std::iter::repeat_n(part, cards.split(' ').count()))
            .collect();
        entropy.shuffle(&mut pack);
        let mut owners = [0, 0, 0, 1, 1, 1, 2, 2, 2].map(|place| Place::ALL[place]);
        entropy.shuffle(&mut owners);
        let counts = [0, 1, 2, 3, 4].map(|part| pack[..9].iter().filter(|&&of| of == part).count());
        [(); 2].map(|()| {
            let mut hands = ByPlace::new([CardSet::EMPTY; 3]);
            let mut owner = owners.iter();
            for (part, n) in parts.iter().zip(counts) {
                for card in some(entropy, part, n) {
                    let place = *owner.next().unwrap();
                    hands[place] = hands[place].with(card);
                }
            }
            hands
        })
    }

    fn left(hands: &ByPlace<CardSet>) -> u32 {
        hands.as_array().iter().fold(0, |all, hand| all | hand.bits())
    }

    #[test]
    fn states_of_one_shape_are_no_further_apart_than_their_cards() {
        let mut entropy = Weyl(11);
        let (mut n_apart, mut n_reached) = (0, 0);
        for _ in 0..20_000 {
            let states = pair(&mut entropy);
            let [one, other] = states.map(|hands| left(&hands));
            let leader = Trick::led_by(Place::ALL[entropy.below(3) as usize]);
            let contract = Contract::Lielais(Place::First);
            let [value, other_value] = states.map(|hands| {
                let position = Position::new(contract, hands, leader).unwrap();
                i32::from(plain::alpha_beta(&position, Following::Rules))
            });
            let Apart { dearer, cheaper } = apart(one, other);
            assert_eq!(apart(other, one), Apart { dearer: cheaper, cheaper: dearer });
            let more = value - other_value;
            assert!(-cheaper <= more && more <= dearer, "{states:?} led by {leader:?}");
            n_apart += usize::from(one != other);
            n_reached += usize::from(more != 0 && (more == dearer || more == -cheaper));
        }
        assert!(n_apart > 15_000 && n_reached > 500, "{n_apart} and {n_reached}");
    }

    #[test]
    fn eyes_are_compared_card_for_card() {
        let of = |cards: &str| cards.parse::<CardSet>().unwrap().bits();
        let check = |one: &str, other: &str, dearer: i32, cheaper: i32| {
            assert_eq!(apart(of(one), of(other)), Apart { dearer, cheaper }, "{one} and {other}");
        };
        check("AH", "9H", 11, 0);
        check("9H AH", "KH TH", 1, 4);
        check("7D KD", "9D AD", 0, 7);
        check("JD QC", "JC QD", 0, 0);
        check("JD QD QC", "JD JC QD", 1, 0);
        check("KS TC JD", "AS 9C QC", 10, 8);
    }
}
