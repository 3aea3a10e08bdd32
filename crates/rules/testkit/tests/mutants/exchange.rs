//! How to exchange what a seat never saw in a record of Snatch.

use parlor_game::{Entropy, Game, Input, Seat};
use parlor_testkit::{Played, SplitMix};

use crate::snatch::{Cards, Chance, Rank};

/// What the exchange must know of a game of Snatch, honest or flawed.
pub(crate) trait Record: Game<Chance = Chance> {
    /// The cards of `seat`.
    fn hand(&self, seat: Seat) -> Cards;
    /// The undrawn cards.
    fn pack(&self) -> Cards;
}

/// Gives a card that an opponent of `viewer` never showed back, for one that was never drawn.
/// Where everything was drawn, two opponents exchange.
pub(crate) fn swap_unseen<G: Record>(
    played: &Played<G>,
    viewer: Seat,
    entropy: &mut SplitMix,
) -> Option<Vec<Input<G>>> {
    let last = played.last();
    let mut others: Vec<Seat> = last.seats().without(viewer).into_iter().collect();
    entropy.shuffle(&mut others);
    let (giver, taker) = (others[0], others[1]);
    let kept = last.hand(giver).ranks().next()?;
    let mut inputs = played.inputs.clone();
    let undrawn: Vec<Rank> = last.pack().ranks().filter(|&rank| rank != kept).collect();
    let Some(&other) = entropy.pick(&undrawn) else {
        let other = last.hand(taker).ranks().find(|&rank| rank != kept)?;
        return (replace(&mut inputs, giver, kept, other)
            && replace(&mut inputs, taker, other, kept))
        .then_some(inputs);
    };
    replace(&mut inputs, giver, kept, other).then_some(inputs)
}

/// The last time that `seat` got `from`, it now gets `to`.
fn replace<G: Record>(inputs: &mut [Input<G>], seat: Seat, from: Rank, to: Rank) -> bool {
    let mut drawer = Seat::C;
    let mut got: Option<&mut Rank> = None;
    for input in inputs.iter_mut() {
        let Input::Chance(_, chance) = input else { continue };
        let slot = match chance {
            Chance::Deal(cards) => &mut cards[seat.idx()],
            Chance::Draw(rank) => {
                drawer = if drawer == Seat::C { Seat::A } else { drawer.offset(1) };
                if drawer != seat {
                    continue;
                }
                rank
            }
        };
        if *slot == from {
            got = Some(slot);
        }
    }
    got.map(|slot| *slot = to).is_some()
}
