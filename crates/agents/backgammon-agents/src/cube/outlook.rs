//! How the chances may change in the next two turns.

use parlor_backgammon::{Board, Dice};

use crate::{Appraise, Chances};

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
