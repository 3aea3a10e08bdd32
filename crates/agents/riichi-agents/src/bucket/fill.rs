//! The best of a yaku.

use parlor_agent::Meter;
use parlor_riichi::{Hand, Kind, KindSet, Yaku};

use super::cover::Cover;
use super::goals::{is_closed_only, shapes};
use super::seven_pairs::seven_pairs;
use super::suit_table::{SUITS, Stock, SuitTable, suit_table};
use super::{Class, Set, Shape};

/// How many tiles of a kind a target may need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copies {
    /// As many as its sets say, as in the thesis.
    Any,
    /// Four, as there are.
    Four,
}

/// The fullest fillings of one yaku's buckets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filling {
    /// What is built towards.
    pub yaku: Yaku,
    /// What is kept and what is left over; called tiles count as kept, three to a set.
    pub cover: Cover,
}

/// The fullest fillings of every goal that `hand` can still reach, in the order of `goals`;
/// `values` are the kinds of which a triplet is yakuhai. A node of the meter is one goal; once it
/// refuses, the goals that remain are left out.
pub fn fill(
    hand: &Hand,
    values: KindSet,
    copies: Copies,
    goals: &[Yaku],
    meter: &mut Meter<'_>,
) -> Vec<Filling> {
    let mut stock = Stock {
        held: *hand.concealed.counts().as_array(),
        room: [u8::MAX; Kind::COUNT],
        fixed: [0; Kind::COUNT],
    };
    if copies == Copies::Four {
        stock.room = [4; Kind::COUNT];
        for kind in hand.melds.iter().flat_map(|meld| Set::of(meld).kinds()) {
            stock.room[kind.idx()] -= 1;
        }
    }
    let mut filler = Filler { hand, stock, tables: Vec::new() };
    let reachable = goals.iter().filter(|&&yaku| hand.is_closed() || !is_closed_only(yaku));
    reachable
        .take_while(|_| meter.look() && meter.node())
        .filter_map(|&yaku| {
            let cover = filler.best(yaku, values)?;
            let called = 3 * hand.melds.len() as u8;
            Some(Filling { yaku, cover: Cover { kept: cover.kept + called, ..cover } })
        })
        .collect()
}

/// One hand, and the suit tables that several shapes share.
struct Filler<'a> {
    hand: &'a Hand,
    stock: Stock,
    tables: Vec<(usize, Class, SuitTable)>,
}

impl Filler<'_> {
    fn best(&mut self, yaku: Yaku, values: KindSet) -> Option<Cover> {
        if yaku == Yaku::Chiitoitsu {
            return self.hand.melds.is_empty().then(|| seven_pairs(&self.stock.held));
        }
        let counts = |shape: &&Shape| {
            yaku != Yaku::White
                || matches!(shape.fixed[..], [Set::Triplet(kind)] if values.contains(kind))
        };
        let covers: Vec<Cover> =
            shapes(yaku).iter().filter(counts).filter_map(|shape| self.shape(shape)).collect();
        covers.into_iter().reduce(|mut all, cover| {
            all.merge(&cover);
            all
        })
    }

    fn shape(&mut self, shape: &Shape) -> Option<Cover> {
        let (fixed, n_free) = shape.without(self.hand.melds.iter().map(Set::of))?;
        let mut stock = self.stock;
        for kind in fixed.iter().flat_map(|set| set.kinds()) {
            stock.fixed[kind.idx()] += 1;
        }
        let mut whole: SuitTable = [[None; 2]; 5];
        whole[0][0] = Some(Cover::NOTHING);
        for (n, suit) in SUITS.iter().enumerate() {
            let has_fixed = stock.fixed[suit.first..suit.first + suit.len].iter().any(|&n| n > 0);
            let table = if has_fixed {
                &suit_table(*suit, &stock, &shape.free, n_free as u8)
            } else {
                self.shared(n, &shape.free)
            };
            whole = together(&whole, table, n_free);
        }
        let mut cover = whole[n_free][1]?;
        for &set in &fixed {
            cover.example = cover.example.with_set(set);
        }
        Some(cover)
    }

    /// The table of a suit without fixed sets.
    fn shared(&mut self, suit: usize, class: &Class) -> &SuitTable {
        let class = SUITS[suit].part(class);
        let known = self.tables.iter().position(|(at, of, _)| (*at, *of) == (suit, class));
        let place = known.unwrap_or_else(|| {
            let n_sets = 4 - self.hand.melds.len() as u8;
            let table = suit_table(SUITS[suit], &self.stock, &class, n_sets);
            self.tables.push((suit, class, table));
            self.tables.len() - 1
        });
        &self.tables[place].2
    }
}

/// Two parts of a hand, their sets and pairs shared out in every way.
fn together(one: &SuitTable, other: &SuitTable, n_free: usize) -> SuitTable {
    let mut sum: SuitTable = [[None; 2]; 5];
    for n_sets in 0..=n_free {
        for n_pairs in 0..=1 {
            for (a, p) in (0..=n_sets).flat_map(|a| (0..=n_pairs).map(move |p| (a, p))) {
                let (Some(left), Some(right)) = (&one[a][p], &other[n_sets - a][n_pairs - p])
                else {
                    continue;
                };
                let place = &mut sum[n_sets][n_pairs];
                // What keeps less is not worth putting together.
                if place.is_some_and(|best| best.kept > left.kept + right.kept) {
                    continue;
                }
                let both = left.and(right);
                match place {
                    Some(best) => best.merge(&both),
                    None => *place = Some(both),
                }
            }
        }
    }
    sum
}
