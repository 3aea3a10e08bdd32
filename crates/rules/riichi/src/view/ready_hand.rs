//! Hands that players in riichi could hold.

use parlor_game::{Entropy, Seat};

use crate::deal::{Table, take_any};
use crate::{Hand, Kind, KindSet, Tile, Tiles};

/// How often to look for a hand with waits that its owner has neither discarded nor let by.
const TRIES: usize = 200;
/// One hand in so many is tried as seven pairs.
const SEVEN_PAIRS_ONE_IN: u32 = 20;

/// Takes a tenpai hand for `seat` from `supply`.
///
/// A wait is chosen, then a winning hand around it is put together, sets weighted by how many ways
/// there are to make them, and the wait is left out. Where no hand with free waits is found in
/// [`TRIES`], a furiten one is taken (riichi in furiten is legal), and any tiles if there is none
/// either.
pub(super) fn ready_hand(
    table: &Table,
    seat: Seat,
    supply: &mut Tiles,
    entropy: &mut impl Entropy,
) -> Tiles {
    let place = &table.places[seat];
    let gone_by = place.river.kinds() | place.let_by;
    let free = if gone_by == KindSet::ALL { gone_by } else { !gone_by };
    let mut furiten = None;
    for _ in 0..TRIES {
        let n_sets = 4 - place.melds.len();
        let Some(made) = Making::hand(supply, free, n_sets, entropy) else { continue };
        let waits = Hand { concealed: made.hand, melds: place.melds }.waits();
        if waits.is_empty() {
            continue;
        }
        if !waits.meets(gone_by) {
            *supply = made.rest;
            return made.hand;
        }
        furiten = Some(made);
    }
    match furiten {
        Some(made) => {
            *supply = made.rest;
            made.hand
        }
        None => take_any(supply, place.n_concealed(), entropy),
    }
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
