//! What the rest of the wall holds for one player.

use parlor_game::Seat;
use parlor_riichi::deal::Stage;
use parlor_riichi::{Hand, View};

/// How often a player still draws, and how many tiles the others discard around those draws.
///
/// Between two draws of a player lie three discards of the others. The first draw may come sooner, the
/// wall may end between two draws; in the last turn there is no draw left, and only rons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct WallLeft {
    /// Draws of the player.
    pub draws: u8,
    /// Discards of the others before the first draw.
    pub before: u8,
    /// Discards of the others after the last draw; all of them where there is none.
    pub after: u8,
}

impl WallLeft {
    /// What is left for the player of `view` with this hand in place of its own: 14 tiles, of which one is
    /// discarded; or 13, which stay as they are when someone else has discarded, or draw a replacement
    /// when a kan made them.
    pub fn of_view(view: &View, hand: &Hand) -> WallLeft {
        let live = view.table.live;
        if hand.size() > 13 {
            return WallLeft::after_discard(live);
        }
        let is_away = |by: Seat, n: u8| view.seat == by.offset(usize::from(n));
        let distance = |by: Seat| (1..4).find(|&n| is_away(by, n)).unwrap_or(4);
        let is_own_kan = hand.melds != view.hand().melds;
        match view.table.stage {
            _ if is_own_kan => WallLeft::after_kan(live),
            Stage::Discarded { by, .. } => WallLeft::waiting(live, distance(by)),
            // The player who declares the kan draws a replacement and discards before the next player.
            Stage::Declared { by, .. } => {
                let left = WallLeft::waiting(live.saturating_sub(1), distance(by));
                let more = |discards: u8, is_next: bool| discards + u8::from(is_next);
                let draws = left.draws > 0;
                WallLeft {
                    before: more(left.before, draws),
                    after: more(left.after, !draws),
                    ..left
                }
            }
            _ => WallLeft::after_discard(live),
        }
    }

    /// After the player's own discard, so many tiles left in the live wall.
    pub const fn after_discard(live: u8) -> WallLeft {
        WallLeft::waiting(live, 4)
    }

    /// When the player draws the tile at `distance` from now, 1 the next.
    const fn waiting(live: u8, distance: u8) -> WallLeft {
        if live < distance {
            return WallLeft { draws: 0, before: 0, after: live };
        }
        let beyond = live - distance;
        WallLeft { draws: 1 + beyond / 4, before: distance - 1, after: beyond % 4 }
    }

    /// After a kan: the replacement comes first, and the live wall gives one tile for it.
    const fn after_kan(live: u8) -> WallLeft {
        let left = WallLeft::after_discard(live.saturating_sub(1));
        WallLeft { draws: 1 + left.draws, before: 0, after: left.after }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The wall told tile by tile: every tile goes to the next seat, `distance` the first of the player.
    fn told(live: u8, distance: u8) -> WallLeft {
        let mut left = WallLeft::default();
        let mut discards = 0;
        for tile in 1..=live {
            if tile >= distance && (tile - distance).is_multiple_of(4) {
                if left.draws == 0 {
                    left.before = discards;
                }
                (left.draws, discards) = (left.draws + 1, 0);
            } else {
                discards += 1;
            }
        }
        WallLeft { after: discards, ..left }
    }

    #[test]
    fn the_wall_is_shared_out_tile_by_tile() {
        for live in 0..=69 {
            for distance in 1..=4 {
                let left = WallLeft::waiting(live, distance);
                assert_eq!(left, told(live, distance), "{live} tiles, {distance} away");
            }
        }
    }

    #[test]
    fn in_the_last_turn_there_is_no_draw() {
        let none = |after| WallLeft { draws: 0, before: 0, after };
        assert_eq!([0, 3].map(WallLeft::after_discard), [0, 3].map(none));
        assert_eq!(WallLeft::after_discard(4), WallLeft { draws: 1, before: 3, after: 0 });
        assert_eq!(WallLeft::after_kan(1), WallLeft { draws: 1, before: 0, after: 0 });
    }
}
