//! Worlds that a player cannot tell from the true one.

use parlor_game::{BySeat, Entropy, Hidden, Seat, SeatSet};

use super::View;
use super::ready_hands::ready_hands;
use crate::deal::{Deal, OpenTable, Own, Stage, any, take_any};
use crate::{MeldForm, Tiles};

impl Hidden for Deal {
    /// Other hands have the right number of tiles, all from what the viewer has not seen. Hands
    /// that were shown are as shown. Players in riichi are tenpai, with waits that they have
    /// neither discarded nor let by where such a hand is found.
    fn sample(view: &View, viewer: Seat, entropy: &mut impl Entropy) -> Deal {
        let mut world = World { table: &view.table, supply: view.unseen() };
        let mut own = BySeat::splat(Own::NOTHING);
        own[viewer] = view.own;
        if view.table.stage == Stage::Dealing {
            return Deal::from_parts(view.table.clone(), own, world.supply);
        }
        let others = SeatSet::FOUR.without(viewer);
        let mut known = BySeat::splat(Tiles::EMPTY);
        for seat in others {
            known[seat] = world.take(&known_tiles(world.table, seat));
        }
        let must_be_ready =
            |seat: &Seat| known[*seat].is_empty() && world.table.places[*seat].riichi.is_declared();
        let ready: SeatSet = others.into_iter().filter(must_be_ready).collect();
        let hands = ready_hands(world.table, ready, &mut world.supply, entropy);
        for seat in others {
            let known = if ready.contains(seat) { hands[seat] } else { known[seat] };
            own[seat] = world.guess(seat, known, entropy);
            own[seat].passed = view.own.passed;
        }
        Deal::from_parts(view.table.clone(), own, world.supply)
    }
}

/// A world in the making: what lies open, and the tiles not yet given to anyone.
struct World<'a> {
    table: &'a OpenTable,
    supply: Tiles,
}

impl World<'_> {
    /// Takes these tiles from the supply, as far as they are there.
    fn take(&mut self, tiles: &Tiles) -> Tiles {
        let mut taken = Tiles::EMPTY;
        for tile in tiles.iter().filter(|&tile| self.supply.remove(tile)) {
            taken.add(tile);
        }
        taken
    }

    /// The secrets of `seat`, of whose hand only `known` is known.
    fn guess(&mut self, seat: Seat, known: Tiles, entropy: &mut impl Entropy) -> Own {
        let on_turn = matches!(self.table.stage, Stage::Turn { seat: mover, .. } if mover == seat);
        let n_missing = n_standing(self.table, seat).saturating_sub(known.len());
        let mut own = Own { concealed: known, ..Own::NOTHING };
        for tile in take_any(&mut self.supply, n_missing, entropy).iter() {
            own.concealed.add(tile);
        }
        self.leave_discard(seat, &mut own, entropy);
        own.read_waits(self.table, seat);
        if on_turn {
            let tile = any(&self.supply, self.supply.len(), entropy);
            self.supply.remove(tile);
            own.draw(tile);
        }
        own
    }

    /// A player who has called holds a tile that may be discarded: a call that leaves none is not
    /// offered.
    fn leave_discard(&mut self, seat: Seat, own: &mut Own, entropy: &mut impl Entropy) {
        let Stage::Called { seat: mover, forbidden } = self.table.stage else { return };
        if mover != seat || !own.concealed.counts().kinds().is_subset(forbidden) {
            return;
        }
        let mut allowed = Tiles::EMPTY;
        for tile in self.supply.iter().filter(|tile| !forbidden.contains(tile.kind())) {
            allowed.add(tile);
        }
        let given = any(&allowed, allowed.len(), entropy);
        let back = any(&own.concealed, own.concealed.len(), entropy);
        if self.supply.remove(given) {
            own.concealed.remove(back);
            own.concealed.add(given);
            self.supply.add(back);
        }
    }
}

/// What everyone knows of the concealed tiles of `seat`.
fn known_tiles(table: &OpenTable, seat: Seat) -> Tiles {
    match &table.stage {
        Stage::Won(wins) => wins.known_tiles(seat),
        Stage::Over(outcome) => outcome.known_tiles(seat),
        _ => Tiles::EMPTY,
    }
}

/// How many concealed tiles `seat` holds, the tile just drawn aside.
fn n_standing(table: &OpenTable, seat: Seat) -> usize {
    let between_turns = table.places[seat].n_concealed();
    match table.stage {
        Stage::Called { seat: mover, .. } if mover == seat => between_turns + 1,
        Stage::Declared { by, ref kan } if by == seat && kan.form() == MeldForm::ClosedKan => {
            between_turns - 3
        }
        _ => between_turns,
    }
}
