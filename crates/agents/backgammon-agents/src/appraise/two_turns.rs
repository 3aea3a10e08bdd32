//! Chances by looking two turns ahead.

use parlor_agent::{Message, Panel};
use parlor_backgammon::Board;
use parlor_game::Seat;

use crate::net::Net;
use crate::{Appraise, Chances, CubeLife, Ending, Outlook, Utility};

/// The networks' chances two turns from now, and how they come about: what the cube is turned by.
/// Endings that the tables know are left to them.
#[derive(Clone, Debug)]
pub struct TwoTurns {
    net: Net,
    /// The outlook found last: an answer and its explanation ask for the same.
    last: Option<Known>,
}

#[derive(Clone, Debug)]
struct Known {
    board: Board,
    stakes: (Utility, Seat),
    outlook: Outlook,
}

impl TwoTurns {
    /// Looks two turns further than `net`.
    pub const fn new(net: Net) -> TwoTurns {
        TwoTurns { net, last: None }
    }
}

impl Appraise for TwoTurns {
    fn appraise(&mut self, board: &Board) -> Option<Chances> {
        if let Some(ending) = Ending::of(board) {
            return Some(ending.chances);
        }
        Some(self.outlook(board, (&Utility::MONEY, Seat::A))?.mean())
    }

    fn outlook(&mut self, board: &Board, (utility, seat): (&Utility, Seat)) -> Option<Outlook> {
        let stakes = (*utility, seat);
        let known = self.last.as_ref();
        if let Some(known) = known.filter(|it| it.board == *board && it.stakes == stakes) {
            return Some(known.outlook.clone());
        }
        let outlook = self.net.outlook(board, (utility, seat))?;
        self.last = Some(Known { board: *board, stakes, outlook: outlook.clone() });
        Some(outlook)
    }

    fn cube_life(&mut self, board: &Board) -> Option<CubeLife> {
        self.net.cube_life(board)
    }

    fn cheaper(&mut self) -> Option<&mut dyn Appraise> {
        Some(&mut self.net)
    }

    fn evidence(&mut self, after: &[(Message, Board)]) -> Option<Panel> {
        self.net.evidence(after)
    }
}
