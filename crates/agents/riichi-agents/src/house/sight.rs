//! What a tile looks like to a player who fears that a rival waits for it.

use parlor_game::Seat;
use parlor_riichi::{Counts, Kind, KindSet, View};

use crate::values::is_value_tile;

/// A class of tiles that are equally dangerous, as far as the table tells.
///
/// A suit tile belongs to one by its rank, by how open the two-sided waits on it are, and by how many
/// of its kind are unseen; an honour by whether it is a yaku for the rival, and by how many are unseen.
///
/// Rule: `docs/rules/riichi.md#furiten`; the classes are those that players speak of: suji, walls
/// (kabe) and one-chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sight(u8); // Invariant: self.0 < Sight::COUNT.

/// The classes of suit tiles by rank: 1 and 9, 2 and 8, 3 and 7, 4 to 6.
const RANKS: usize = 4;
/// How open two-sided waits are: two lines, each dead, thin (one tile of it unseen) or open.
const OPENNESS: usize = 5;
/// Unseen tiles of the kind: none to three.
const UNSEEN: usize = 4;

impl Sight {
    /// How many classes there are.
    pub(super) const COUNT: usize = RANKS * OPENNESS * UNSEEN + 2 * UNSEEN;

    /// Position among the classes.
    pub(super) const fn idx(self) -> usize {
        self.0 as usize
    }

    fn suited(rank: u8, openness: usize, unseen: usize) -> Sight {
        let class = usize::from(rank.min(10 - rank).min(4) - 1);
        Sight(((class * OPENNESS + openness) * UNSEEN + unseen) as u8)
    }

    fn honour(is_yaku: bool, unseen: usize) -> Sight {
        Sight((RANKS * OPENNESS * UNSEEN + usize::from(is_yaku) * UNSEEN + unseen) as u8)
    }
}

/// One rival as a player sees it: what is safe, and the class of everything else.
#[derive(Clone, Debug)]
pub(super) struct Outside<'a> {
    view: &'a View,
    rival: Seat,
    safe: KindSet,
    unseen: Counts,
}

impl<'a> Outside<'a> {
    /// What the player of `view` sees of `rival`.
    pub(super) fn new(view: &'a View, rival: Seat, unseen: Counts) -> Outside<'a> {
        let place = &view.table.places[rival];
        Outside { view, rival, safe: place.river.kinds() | place.let_by, unseen }
    }

    /// The kinds that the rival cannot win on: its own discards, and what it has let by since riichi or
    /// since its last turn.
    pub(super) fn safe(&self) -> KindSet {
        self.safe
    }

    /// The class of a kind; `None` where the rival cannot win on it.
    pub(super) fn of(&self, kind: Kind) -> Option<Sight> {
        if self.safe.contains(kind) {
            return None;
        }
        let unseen = usize::from(self.unseen[kind]).min(UNSEEN - 1);
        let Some(rank) = kind.rank() else {
            return Some(Sight::honour(is_value_tile(self.view, self.rival, kind), unseen));
        };
        let up = self.line(kind.up(1), kind.up(2), kind.up(3));
        let down = self.line(kind.down(1), kind.down(2), kind.down(3));
        Some(Sight::suited(rank, up + down, unseen))
    }

    /// How open a two-sided wait on a tile is that holds `near` and `next` and waits for `other` too:
    /// 0 if there is none or the rival could not win by it (suji, or a wall), 1 if only one tile of the
    /// two inner kinds is unseen (one-chance), 2 otherwise.
    fn line(&self, near: Option<Kind>, next: Option<Kind>, other: Option<Kind>) -> usize {
        let (Some(near), Some(next), Some(other)) = (near, next, other) else { return 0 };
        if self.safe.contains(other) {
            return 0;
        }
        usize::from(self.unseen[near].min(self.unseen[next]).min(2))
    }
}
