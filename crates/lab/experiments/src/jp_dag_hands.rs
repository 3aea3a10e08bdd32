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
    /// Played in the same way, and whatever is drawn then is the 14th tile, even if it helps.
    AnyDraw,
}

impl Sampler {
    /// All, in the order of the table.
    pub(crate) const ALL: [Sampler; 3] = [Sampler::Played, Sampler::Random, Sampler::AnyDraw];

    /// The hands, as a row calls them.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Sampler::Played => "played hands",
            Sampler::Random => "random hands",
            Sampler::AnyDraw => "played hands, any draw",
        }
    }
}

/// 14 tiles: 13 with the wanted shanten and a draw, which does not help unless any draw will do.
pub(crate) fn hand(sampler: Sampler, far: i8, entropy: &mut impl Entropy) -> Tiles {
    loop {
        let found = match sampler {
            Sampler::Played => played(far, entropy, false),
            Sampler::AnyDraw => played(far, entropy, true),
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

fn played(far: i8, entropy: &mut impl Entropy, any_draw: bool) -> Option<Tiles> {
    let (mut hand, wall) = dealt(entropy);
    for tile in wall {
        let before = number(hand.counts());
        hand.add(tile);
        if before == far && (any_draw || number(hand.counts()) == far) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_agent::Stream;

    /// Every hand has 14 tiles and is as far as wanted; any draw brings some hands nearer, about as often as
    /// a draw helps (at one shanten between one in ten and one in two).
    #[test]
    fn hands_are_as_far_as_wanted() {
        for (sampler, far) in Sampler::ALL.into_iter().flat_map(|s| [1, 2].map(|far| (s, far))) {
            let hands = (0..200).map(|seed| hand(sampler, far, &mut Stream::new(seed)));
            let (mut same, mut nearer) = (0, 0);
            for hand in hands {
                assert_eq!(hand.counts().total(), 14);
                let now = number(hand.counts());
                same += u32::from(now == far);
                nearer += u32::from(now == far - 1);
            }
            assert_eq!(same + nearer, 200, "{sampler:?}");
            assert_eq!(nearer > 0, sampler == Sampler::AnyDraw, "{sampler:?}");
            assert!(nearer < 100, "{nearer}");
        }
    }
}
