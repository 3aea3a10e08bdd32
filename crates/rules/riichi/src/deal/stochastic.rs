//! Chance listed and drawn: every undrawn tile is equally likely.

use parlor_game::{BySeat, Entropy, Stochastic};

use super::{Address, Chance, Deal};
use crate::{Tile, Tiles};

impl Stochastic for Deal {
    fn outcomes(&self, at: Address) -> Option<impl Iterator<Item = (Chance, u32)> + use<>> {
        let (end, undrawn) = match at {
            Address::Deal => return None,
            Address::End => (Some((Chance::End, 1)), Tiles::EMPTY),
            _ => (None, self.undrawn),
        };
        let tiles =
            Tile::all().map(move |tile| (Chance::Tile(tile), u32::from(undrawn.count(tile))));
        Some(end.into_iter().chain(tiles.filter(|&(_, weight)| weight > 0)))
    }

    fn draw(&self, at: Address, entropy: &mut impl Entropy) -> Chance {
        match at {
            Address::Deal => {
                let mut undrawn = self.undrawn;
                Chance::Hands(BySeat::from_fn(|_| take_any(&mut undrawn, 13, entropy)))
            }
            Address::End => Chance::End,
            _ => Chance::Tile(any(&self.undrawn, self.undrawn.len(), entropy)),
        }
    }
}

/// Takes `n` tiles out of `supply`, all equally likely.
pub(crate) fn take_any(supply: &mut Tiles, n: usize, entropy: &mut impl Entropy) -> Tiles {
    let mut taken = Tiles::EMPTY;
    let left = supply.len();
    for drawn in 0..n.min(left) {
        let tile = any(supply, left - drawn, entropy);
        supply.remove(tile);
        taken.add(tile);
    }
    taken
}

/// One of the `n_tiles` tiles of `supply`, all equally likely; East when there is none.
#[inline]
pub(crate) fn any(supply: &Tiles, n_tiles: usize, entropy: &mut impl Entropy) -> Tile {
    let mut nth = entropy.below(n_tiles as u32);
    for kind in supply.counts().kinds() {
        let held = u32::from(supply.counts()[kind]);
        if nth < held {
            let red = super::faces::red_held(supply, kind).filter(|_| nth == 0);
            return red.unwrap_or(kind.tile());
        }
        nth -= held;
    }
    crate::Kind::EAST.tile()
}
