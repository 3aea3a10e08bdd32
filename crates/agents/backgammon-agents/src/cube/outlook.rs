//! How the chances may change in the next two turns.

use parlor_backgammon::{Board, Dice};

use crate::{Appraise, Chances};

use super::PositionClass;

/// What the player on roll may have after his turn, and after the opponent's turn that follows.
#[derive(Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The possible results of his own turn.
    pub branches: Vec<Branch>,
}

/// One result of his turn. All chances are his.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// How likely it is.
    pub weight: f64,
    /// His chances then, with the opponent on roll.
    pub chances: Chances,
    /// What may follow from the opponent's turn: how likely, and his chances on roll again.
    pub replies: Vec<(f64, Chances)>,
}

impl Outlook {
    /// A typical outlook for this class: in half of the turns nothing changes, otherwise the chance
    /// to win goes up or down. It drops further than it rises for a favourite and the other way round
    /// for an underdog, as it is with a shot hit or missed. Gammons keep their shares.
    pub fn typical(chances: &Chances, class: PositionClass) -> Outlook {
        let swing = class.swing();
        let after = |chances: &Chances| {
            spread(chances.win, swing).map(|(weight, win)| (weight, chances.with_win(win)))
        };
        let branch = |(weight, chances): (f64, Chances)| Branch {
            weight,
            chances,
            replies: after(&chances).to_vec(),
        };
        Outlook { branches: after(chances).map(branch).to_vec() }
    }

    /// The outlook by the moves themselves: all 21 rolls, each played as `appraiser` likes best, and
    /// all 21 of the opponent after each. `None` where it has no opinion of a position on the way.
    pub fn appraised(board: &Board, appraiser: &mut dyn Appraise) -> Option<Outlook> {
        let mut branches = Vec::with_capacity(21);
        for dice in Dice::all() {
            let (after, chances) = best_play(board, dice, appraiser)?;
            let mut replies = Vec::with_capacity(21);
            if !after.own().all_off() {
                let board = after.flipped();
                for dice in Dice::all() {
                    let (_, his) = best_play(&board, dice, appraiser)?;
                    replies.push((f64::from(dice.weight()) / 36.0, his.flipped()));
                }
            }
            branches.push(Branch { weight: f64::from(dice.weight()) / 36.0, chances, replies });
        }
        Some(Outlook { branches })
    }
}

/// Three results of a turn with the mean `win` and a standard deviation of `swing · √(win (1 − win))`.
fn spread(win: f64, swing: f64) -> [(f64, f64); 3] {
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
