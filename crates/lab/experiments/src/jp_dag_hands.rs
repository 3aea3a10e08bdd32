//! Hands of a given shanten, for `jp-dag-size`.

use parlor_game::Entropy;
use parlor_riichi::{Counts, Kind, Shanten, Tile, Tiles, keeping_discards, shanten};

/// How hands are come by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sampler {
    /// Dealt, and played by the most tiles accepted until the shanten is reached.
    Played,
    /// Thirteen tiles at random, taken if they have the shanten.
    Random,
}

/// 14 tiles: 13 with the wanted shanten and a draw that does not help.
pub(crate) fn hand(sampler: Sampler, far: i8, entropy: &mut impl Entropy) -> Tiles {
    loop {
        let found = match sampler {
            Sampler::Played => played(far, entropy),
            Sampler::Random => random(far, entropy),
        };
        if let Some(hand) = found {
            return hand;
        }
    }
}

fn number(counts: &Counts) -> i8 {
    shanten(counts, 0).map_or(8, Shanten::number)
}

/// Thirteen random tiles, and the rest of the wall.
fn dealt(entropy: &mut impl Entropy) -> (Tiles, impl Iterator<Item = Tile>) {
    let mut wall: Vec<Tile> = Kind::all().flat_map(|kind| [kind.tile(); 4]).collect();
    entropy.shuffle(&mut wall);
    let mut hand = Tiles::EMPTY;
    for tile in wall.drain(..13) {
        hand.add(tile);
    }
    (hand, wall.into_iter())
}

fn random(far: i8, entropy: &mut impl Entropy) -> Option<Tiles> {
    let (hand, wall) = dealt(entropy);
    if number(hand.counts()) != far {
        return None;
    }
    wall.filter_map(|tile| hand.with(tile)).find(|full| number(full.counts()) == far)
}

fn played(far: i8, entropy: &mut impl Entropy) -> Option<Tiles> {
    let (mut hand, wall) = dealt(entropy);
    for tile in wall {
        let before = number(hand.counts());
        hand.add(tile);
        if before == far && number(hand.counts()) == far {
            return Some(hand);
        }
        if before < far {
            return None;
        }
        let unseen = hand.counts().complement();
        let keeping = keeping_discards(hand.counts(), 0).ok()?;
        let (kind, _) = keeping.into_iter().max_by_key(|(_, accepts)| accepts.n_tiles(&unseen))?;
        hand.remove(kind.tile());
    }
    None
}
