//! Hands that players in riichi could hold.

use parlor_game::{Entropy, Seat};

use crate::deal::{Table, any, take_any};
use crate::{Hand, Kind, KindSet, Tile, Tiles};

/// How often to look for a hand with waits that its owner has neither discarded nor let by.
const TRIES: usize = 200;
/// One hand in so many is tried as seven pairs.
const SEVEN_PAIRS_ONE_IN: u32 = 20;

/// Takes a tenpai hand for `seat` from `supply`.
///
/// A winning hand is put together set by set, with weights as they would come about by chance,
/// and one tile is left out. Where no hand with free waits is found in [`TRIES`], a furiten one is
/// taken (riichi in furiten is legal), and any tiles if there is none either.
pub(super) fn ready_hand(
    table: &Table,
    seat: Seat,
    supply: &mut Tiles,
    entropy: &mut impl Entropy,
) -> Tiles {
    let place = &table.places[seat];
    let gone_by = place.river.kinds() | place.let_by;
    let mut furiten = None;
    for _ in 0..TRIES {
        let mut rest = *supply;
        let Some(concealed) = winning_hand(4 - place.melds.len(), &mut rest, entropy) else {
            continue;
        };
        let mut concealed = concealed;
        let missing = any(&concealed, concealed.len(), entropy);
        concealed.remove(missing);
        rest.add(missing);
        let waits = Hand { concealed, melds: place.melds }.waits();
        if waits.is_empty() {
            continue;
        }
        if !waits.meets(gone_by) {
            *supply = rest;
            return concealed;
        }
        furiten = Some((concealed, rest));
    }
    match furiten {
        Some((concealed, rest)) => {
            *supply = rest;
            concealed
        }
        None => take_any(supply, place.n_concealed(), entropy),
    }
}

/// Takes a pair and `n_sets` sets, or now and then seven pairs.
fn winning_hand(n_sets: usize, rest: &mut Tiles, entropy: &mut impl Entropy) -> Option<Tiles> {
    let mut hand = Tiles::EMPTY;
    if n_sets == 4 && entropy.below(SEVEN_PAIRS_ONE_IN) == 0 {
        for _ in 0..7 {
            let fresh = !hand.counts().kinds();
            take_pair(fresh, rest, &mut hand, entropy)?;
        }
        return Some(hand);
    }
    take_pair(KindSet::ALL, rest, &mut hand, entropy)?;
    for _ in 0..n_sets {
        take_set(rest, &mut hand, entropy)?;
    }
    Some(hand)
}

fn take_pair(
    among: KindSet,
    rest: &mut Tiles,
    hand: &mut Tiles,
    entropy: &mut impl Entropy,
) -> Option<()> {
    let pairs = rest.counts().at_least(2) & among;
    let weight = |kind: Kind| {
        let n = u32::from(rest.counts()[kind]);
        n * (n - 1)
    };
    let kind = weighted(pairs.into_iter().map(|kind| (kind, weight(kind))), entropy)?;
    take_kinds(&[kind, kind], rest, hand, entropy)
}

/// A set around a tile that is picked first: a triplet of it, or a run through it.
fn take_set(rest: &mut Tiles, hand: &mut Tiles, entropy: &mut impl Entropy) -> Option<()> {
    let kind = any(rest, rest.len(), entropy).kind();
    let count = |kind: Kind| u32::from(rest.counts()[kind]);
    let run = |start: Option<Kind>| {
        let start = start.filter(|start| start.starts_run())?;
        Some([start, start.up(1)?, start.up(2)?])
    };
    let runs = [kind.down(2), kind.down(1), Some(kind)].map(run).into_iter().flatten();
    let run_weight = |run: &[Kind; 3]| {
        run.iter().filter(|&&other| other != kind).map(|&other| count(other)).product()
    };
    let n = count(kind);
    let triplet = ([kind; 3], n.saturating_sub(1) * n.saturating_sub(2) / 2);
    let sets = runs.map(|run| (run, run_weight(&run))).chain([triplet]);
    let set = weighted(sets, entropy)?;
    take_kinds(&set, rest, hand, entropy)
}

/// One of the items, as likely as its weight says; `None` when all weights are nothing.
fn weighted<T>(
    items: impl Iterator<Item = (T, u32)> + Clone,
    entropy: &mut impl Entropy,
) -> Option<T>
where
    T: Copy,
{
    let total = items.clone().map(|(_, weight)| weight).sum();
    let mut nth = entropy.below(total);
    items.into_iter().find_map(|(item, weight)| {
        if nth < weight {
            return Some(item);
        }
        nth -= weight;
        None
    })
}

/// Moves a tile of each of `kinds` from `rest` to `hand`, red or plain as it comes.
fn take_kinds(
    kinds: &[Kind],
    rest: &mut Tiles,
    hand: &mut Tiles,
    entropy: &mut impl Entropy,
) -> Option<()> {
    for &kind in kinds {
        let n_tiles = u32::from(rest.counts()[kind]);
        let red = kind.suit().map(Tile::red_five).filter(|&red| red.kind() == kind);
        let red = red.filter(|&red| rest.contains(red) && entropy.below(n_tiles) == 0);
        let tile = red.or(Some(kind.tile()).filter(|&tile| rest.contains(tile)));
        let tile = tile.or(kind.suit().map(Tile::red_five).filter(|&red| rest.contains(red)));
        let tile = tile.filter(|tile| tile.kind() == kind)?;
        (rest.remove(tile) && hand.add(tile)).then_some(())?;
    }
    Some(())
}
