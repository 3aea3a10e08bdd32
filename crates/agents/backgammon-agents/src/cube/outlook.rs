//! How the chances may change in the next two turns.

use parlor_backgammon::{Board, Dice};
use parlor_game::Seat;

use crate::{Appraise, Chances, Utility};

use super::CubeLife;

/// What the player on roll may have after his turn, and after the opponent's turn that follows.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The possible results of his own turn.
    pub branches: Vec<Branch>,
}

/// What he may have at some time, seen from his side, no matter who is on roll then.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// How likely it is.
    pub weight: f64,
    /// His chances then.
    pub chances: Chances,
    /// How much use a cube still is then, where it is known.
    pub life: Option<CubeLife>,
}

/// One result of his turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// What he has then, with the opponent on roll.
    pub prospect: Prospect,
    /// What may follow from the opponent's turn: what he has on roll again. Empty once he has won.
    pub replies: Vec<Prospect>,
}

impl Outlook {
    /// A typical outlook for chances that move by `swing`, see
    /// [`PositionClass::swing`](super::PositionClass::swing): in half of the turns nothing changes,
    /// otherwise the chance to win goes up or down. It drops further than it rises for a favourite and the other way round
    /// for an underdog, as it is with a shot hit or missed. Gammons keep their shares.
    pub fn typical(chances: &Chances, swing: f64) -> Outlook {
        let after = |chances: &Chances| {
            spread(chances.win, swing).map(|(weight, win)| Prospect {
                weight,
                chances: chances.with_win(win),
                life: None,
            })
        };
        let branch =
            |prospect: Prospect| Branch { prospect, replies: after(&prospect.chances).to_vec() };
        Outlook { branches: after(chances).map(branch).to_vec() }
    }

    /// The outlook by the moves themselves: all 21 rolls, each played as `appraiser` likes best, and
    /// all 21 of the opponent after each. `None` where it has no opinion of a position on the way.
    pub fn appraised(board: &Board, appraiser: &mut dyn Appraise) -> Option<Outlook> {
        if let Some(outlook) = appraiser.outlook(board, (&Utility::MONEY, Seat::A)) {
            return Some(outlook);
        }
        let mut branches = Vec::with_capacity(21);
        for dice in Dice::all() {
            let (after, chances) = best_play(board, dice, appraiser)?;
            let board = after.flipped();
            let (mut replies, mut life) = (Vec::new(), None);
            if !after.own().all_off() {
                life = appraiser.cube_life(&board).map(CubeLife::flipped);
                for dice in Dice::all() {
                    let (after, his) = best_play(&board, dice, appraiser)?;
                    let won = after.own().all_off();
                    replies.push(Prospect {
                        weight: f64::from(dice.weight()) / 36.0,
                        chances: his.flipped(),
                        life: if won { None } else { appraiser.cube_life(&after.flipped()) },
                    });
                }
            }
            let weight = f64::from(dice.weight()) / 36.0;
            branches.push(Branch { prospect: Prospect { weight, chances, life }, replies });
        }
        Some(Outlook { branches })
    }

    /// The mean chances after both turns; after the first where the game is over then.
    pub fn mean(&self) -> Chances {
        let mut mean = [0.0; 5];
        let mut add = |weight: f64, chances: &Chances| {
            for (sum, chance) in mean.iter_mut().zip(chances.to_array()) {
                *sum += weight * chance;
            }
        };
        for Branch { prospect, replies } in &self.branches {
            if replies.is_empty() {
                add(prospect.weight, &prospect.chances);
            }
            for reply in replies {
                add(prospect.weight * reply.weight, &reply.chances);
            }
        }
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon] = mean;
        Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }

    /// The same outlook around other chances: everything is as much better or worse as they are.
    #[must_use]
    pub fn around(mut self, chances: &Chances) -> Outlook {
        let (from, to) = (self.mean().to_array(), chances.to_array());
        let moved = |one: &Chances| {
            let all = one.to_array();
            let [win, gammon, backgammon, lost, lost_backgammon] =
                std::array::from_fn(|n| (all[n] + to[n] - from[n]).clamp(0.0, 1.0));
            let (win_gammon, lose_gammon) = (gammon.min(win), lost.min(1.0 - win));
            Chances {
                win,
                win_gammon,
                win_backgammon: backgammon.min(win_gammon),
                lose_gammon,
                lose_backgammon: lost_backgammon.min(lose_gammon),
            }
        };
        for Branch { prospect, replies } in &mut self.branches {
            // A game that is over stays as it ended.
            if !replies.is_empty() {
                prospect.chances = moved(&prospect.chances);
            }
            for reply in replies {
                let ended = reply.chances.win == 0.0 || reply.chances.win == 1.0;
                reply.chances = if ended { reply.chances } else { moved(&reply.chances) };
            }
        }
        self
    }
}

/// Three results of a turn with the mean `win` and a standard deviation of `swing · √(win (1 − win))`.
pub(super) fn spread(win: f64, swing: f64) -> [(f64, f64); 3] {
    // Half of the time nothing, so the rest moves √2 times as far.
    let deviation = swing * (2.0 * win * (1.0 - win)).max(0.0).sqrt();
    let skew = 1.0 - 2.0 * win;
    let root = (skew * skew + 4.0).sqrt();
    let (up, down) = ((skew + root) / 2.0, (root - skew) / 2.0);
    let room = |step: f64, space: f64| if step > space { space / step } else { 1.0 };
    let fit = room(up * deviation, 1.0 - win).min(room(down * deviation, win));
    let rises = down / (up + down);
    [
        (0.5, win),
        (0.5 * rises, win + fit * up * deviation),
        (0.5 * (1.0 - rises), win - fit * down * deviation),
    ]
}

/// The play that `appraiser` likes best, and the mover's chances after it.
pub(crate) fn best_play(
    board: &Board,
    dice: Dice,
    appraiser: &mut dyn Appraise,
) -> Option<(Board, Chances)> {
    let mut plays: Vec<Board> = Vec::new();
    board.plays(dice, &mut plays);
    if plays.is_empty() {
        plays.push(*board);
    }
    let mut best: Option<(Board, Chances)> = None;
    for after in plays {
        let chances = appraiser.appraise_after(&after)?;
        if best.as_ref().is_none_or(|(_, most)| chances.equity() > most.equity()) {
            best = Some((after, chances));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::RuleSet;

    use super::*;
    use crate::net::Net;

    /// Moved elsewhere, an outlook is around what was asked, and all its chances can be.
    #[test]
    fn an_outlook_can_be_moved() {
        let outlook = Outlook::appraised(&RuleSet::STANDARD.board(), &mut Net::shipped()).unwrap();
        assert_eq!(outlook.branches.len(), 21);
        let before = outlook.mean();
        assert!((before.win - 0.52).abs() < 0.03, "{before:?}");
        let wanted = Chances::new([0.6, 0.2, 0.01, 0.1, 0.005]).unwrap();
        let moved = outlook.around(&wanted);
        for (found, wanted) in moved.mean().to_array().into_iter().zip(wanted.to_array()) {
            assert!((found - wanted).abs() < 2e-3, "{found} {wanted}");
        }
        for reply in moved.branches.iter().flat_map(|branch| &branch.replies) {
            assert!(Chances::new(reply.chances.to_array()).is_some(), "{reply:?}");
        }
    }
}
