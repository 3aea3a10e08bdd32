//! Hands that players in riichi could hold.

use parlor_game::{BySeat, Entropy, Seat, SeatSet};

use crate::deal::{OpenTable, Stage, take_any};
use crate::{Hand, Kind, KindSet, MeldForm, Melds, Tile, Tiles};

/// How often to look for a hand: with waits that its owner has neither discarded nor let by, then
/// with any.
const TRIES: usize = 100;
/// How often to begin anew when one hand leaves too little for another.
const ROUNDS: usize = 20;
/// One hand in so many is tried as seven pairs.
const SEVEN_PAIRS_ONE_IN: u32 = 20;

/// Takes a tenpai hand for each of `seats` from `supply`; others get no tile.
///
/// Where no such hands are found, which takes far fewer tiles than are ever hidden, any tiles are
/// taken.
pub(super) fn ready_hands(
    table: &OpenTable,
    seats: SeatSet,
    supply: &mut Tiles,
    entropy: &mut impl Entropy,
) -> BySeat<Tiles> {
    let mut hands = BySeat::splat(Tiles::EMPTY);
    for _ in 0..ROUNDS {
        let mut rest = *supply;
        let first = entropy.below(4) as usize;
        let mut order =
            (first..first + 4).map(|n| Seat::A.offset(n)).filter(|&s| seats.contains(s));
        let all_ready = order.all(|seat| {
            let hand = ready_hand(table, seat, &mut rest, entropy);
            hands[seat] = hand.unwrap_or(Tiles::EMPTY);
            hand.is_some()
        });
        if all_ready {
            *supply = rest;
            return hands;
        }
    }
    for seat in seats {
        let n_tiles = 13 - 3 * melds_with_declared(table, seat).len();
        hands[seat] = take_any(supply, n_tiles, entropy);
    }
    hands
}

/// Takes a tenpai hand for `seat`.
///
/// A wait is chosen, then a winning hand around it is put together, sets weighted by how many ways
/// there are to make them, and the wait is left out. A furiten hand is the second choice: riichi in
/// furiten is legal, but rarely wanted.
fn ready_hand(
    table: &OpenTable,
    seat: Seat,
    supply: &mut Tiles,
    entropy: &mut impl Entropy,
) -> Option<Tiles> {
    let place = &table.places[seat];
    let melds = melds_with_declared(table, seat);
    let gone_by = place.river.kinds() | place.let_by;
    for excluded in [gone_by, KindSet::EMPTY] {
        for _ in 0..TRIES {
            let made = Making::hand(supply, !excluded, 4 - melds.len(), entropy);
            let Some(Making { hand, rest }) = made else { continue };
            let waits = Hand { concealed: hand, melds }.waits();
            if !waits.is_empty() && !waits.meets(excluded) {
                *supply = rest;
                return Some(hand);
            }
        }
    }
    None
}

/// The sets of `seat`, with a closed kan just declared.
fn melds_with_declared(table: &OpenTable, seat: Seat) -> Melds {
    let mut melds = table.places[seat].melds;
    if let Stage::Declared { by, kan } = table.stage
        && by == seat
        && kan.form() == MeldForm::ClosedKan
    {
        melds.push(kan);
    }
    melds
}

/// A hand in the making and the tiles that are left.
struct Making {
    hand: Tiles,
    rest: Tiles,
}

impl Making {
    /// A hand of `n_sets` sets and a pair, or now and then of seven pairs, that lacks one of these
    /// waits; `None` when the choices made on the way lead nowhere.
    fn hand(
        supply: &Tiles,
        waits: KindSet,
        n_sets: usize,
        entropy: &mut impl Entropy,
    ) -> Option<Making> {
        let wait = weighted(waits.into_iter().map(|kind| (kind, 1)), entropy)?;
        let mut making = Making { hand: Tiles::EMPTY, rest: *supply };
        // The wait may lie anywhere, so one is lent; with four left there is no need.
        let lent = making.rest.add(wait.tile());
        if n_sets == 4 && entropy.below(SEVEN_PAIRS_ONE_IN) == 0 {
            making.take(&[wait; 2], entropy)?;
            for _ in 0..6 {
                let fresh = !making.hand.counts().kinds();
                making.take_pair(fresh, entropy)?;
            }
        } else {
            let first = making.around(wait, entropy)?;
            making.take(first.as_slice(), entropy)?;
            let is_set = first.as_slice().len() == 3;
            for _ in 0..n_sets - usize::from(is_set) {
                making.take_set(entropy)?;
            }
            if is_set {
                making.take_pair(KindSet::ALL, entropy)?;
            }
        }
        making.leave_out(wait, lent);
        Some(making)
    }

    /// The pair or set that the wait is to complete.
    fn around(&self, wait: Kind, entropy: &mut impl Entropy) -> Option<Block> {
        let counts = self.rest.counts();
        let pair = (Block::Pair([wait; 2]), u32::from(counts[wait].saturating_sub(1)));
        let sets = all_sets().filter(|set| set.contains(&wait));
        let sets = sets.map(|set| (Block::Set(set), self.n_ways(&set)));
        weighted(sets.chain([pair]), entropy)
    }

    /// In how many ways the tiles left make this set.
    fn n_ways(&self, set: &[Kind; 3]) -> u32 {
        let counts = self.rest.counts();
        let [a, b, c] = set.map(|kind| u32::from(counts[kind]));
        if set[0] == set[1] { a * a.saturating_sub(1) * a.saturating_sub(2) / 6 } else { a * b * c }
    }

    fn take_set(&mut self, entropy: &mut impl Entropy) -> Option<()> {
        let sets = all_sets().map(|set| (set, self.n_ways(&set)));
        let set = weighted(sets, entropy)?;
        self.take(&set, entropy)
    }

    fn take_pair(&mut self, among: KindSet, entropy: &mut impl Entropy) -> Option<()> {
        let counts = self.rest.counts();
        let pairs = (counts.at_least(2) & among).into_iter();
        let n_ways = |kind: Kind| u32::from(counts[kind]) * u32::from(counts[kind] - 1) / 2;
        let kind = weighted(pairs.map(|kind| (kind, n_ways(kind))), entropy)?;
        self.take(&[kind; 2], entropy)
    }

    /// Moves a tile of each of `kinds` to the hand, red or plain as it comes.
    fn take(&mut self, kinds: &[Kind], entropy: &mut impl Entropy) -> Option<()> {
        for &kind in kinds {
            let n_tiles = u32::from(self.rest.counts()[kind]);
            let (red, plain) = faces(kind);
            let prefer_red = entropy.below(n_tiles) == 0;
            let first = red.filter(|&red| prefer_red && self.rest.contains(red)).unwrap_or(plain);
            let taken =
                [Some(first), red].into_iter().flatten().find(|&tile| self.rest.remove(tile));
            taken.filter(|&tile| self.hand.add(tile))?;
        }
        Some(())
    }

    /// The wait goes out of the hand, and away altogether if it was lent.
    fn leave_out(&mut self, wait: Kind, lent: bool) {
        let (red, plain) = faces(wait);
        let out = [Some(plain), red].into_iter().flatten().find(|&tile| self.hand.remove(tile));
        if let Some(out) = out {
            self.rest.add(out);
        }
        if lent {
            self.rest.remove(plain);
        }
    }
}

/// A part of a hand.
#[derive(Clone, Copy)]
enum Block {
    Pair([Kind; 2]),
    Set([Kind; 3]),
}

impl Block {
    fn as_slice(&self) -> &[Kind] {
        match self {
            Block::Pair(kinds) => kinds,
            Block::Set(kinds) => kinds,
        }
    }
}

/// The red five of a kind, if it has one, and the plain tile.
fn faces(kind: Kind) -> (Option<Tile>, Tile) {
    let red = kind.suit().map(Tile::red_five).filter(|red| red.kind() == kind);
    (red, kind.tile())
}

/// Every triplet and every run.
fn all_sets() -> impl Iterator<Item = [Kind; 3]> + Clone {
    let triplets = Kind::all().map(|kind| [kind; 3]);
    let runs = Kind::all().filter_map(|kind| Some([kind, kind.up(1)?, kind.up(2)?]));
    triplets.chain(runs)
}

/// One of the items, as likely as its weight says; `None` when all weights are nothing.
fn weighted<T>(
    items: impl Iterator<Item = (T, u32)> + Clone,
    entropy: &mut impl Entropy,
) -> Option<T> {
    let total = items.clone().map(|(_, weight)| weight).sum();
    let mut nth = entropy.below(total);
    for (item, weight) in items {
        if nth < weight {
            return Some(item);
        }
        nth -= weight;
    }
    None
}
