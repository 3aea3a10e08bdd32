//! No double, double and take, double and pass.

use parlor_backgammon::{Backgammon, Board};

use crate::{Chances, Ending, ExactEndings, MatchEquityTable};

use super::janowski::Model;
use super::{
    Answer, Branch, CubeLife, Holder, Offer, Outlook, PositionClass, Prospect, Stakes, Verdict,
};

/// A cube decision to be made before rolling.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CubeSpot<'a> {
    /// The cubeless chances of the player on roll.
    pub chances: Chances,
    /// What points are worth to him.
    pub stakes: Stakes<'a>,
    /// The cube's value.
    pub cube: u32,
    /// Where it is.
    pub holder: Holder,
    /// Do gammons count only once the cube has been turned? Money play only.
    pub jacoby: bool,
    /// May a double be answered by a beaver? Money play only.
    pub beavers: bool,
    /// Is it the Crawford game, or are there other reasons why nobody may double?
    pub is_barred: bool,
    /// The kind of position.
    pub class: PositionClass,
    /// Janowski's cube-life index; [`PositionClass::efficiency`] has usual values.
    pub efficiency: f64,
    /// How far the chances move in a turn; [`PositionClass::swing`] has usual values.
    pub swing: f64,
}

/// What each course is worth to the player on roll.
///
/// Normalised: losing the cube's value now is −1, winning it +1; in money play that is points per
/// cube.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CubeDecision {
    /// He rolls without doubling.
    pub no_double: f64,
    /// He doubles and the opponent takes.
    pub double_take: f64,
    /// He doubles and the opponent passes: 1.
    pub double_pass: f64,
    /// What to do.
    pub verdict: Verdict,
}

/// Equities that differ by less are the same: doubling and not doubling are equally good.
const EQUAL: f64 = 1e-4;

/// Rounding, not a reason to call a position too good.
const ROUNDING: f64 = 1e-6;

impl CubeDecision {
    /// He doubles and the opponent answers as well as he can.
    pub fn doubled(&self) -> f64 {
        match self.verdict.answer {
            Answer::Beaver => 2.0 * self.double_take,
            Answer::Take | Answer::Pass => self.double_take.min(self.double_pass),
        }
    }

    /// The value of the best course.
    pub fn best(&self) -> f64 {
        match self.verdict.offer {
            Offer::Never | Offer::Unavailable => self.no_double,
            _ => self.no_double.max(self.doubled()),
        }
    }
}

impl<'a> CubeSpot<'a> {
    /// The decision of the player on roll in `game`, whose chances are these; also while a double of
    /// his waits for its answer.
    pub fn of(game: &Backgammon, chances: Chances, table: &'a MatchEquityTable) -> CubeSpot<'a> {
        let (seat, score, rules, board) =
            (game.on_roll(), game.score(), game.rules(), game.board());
        let class = PositionClass::of(board);
        CubeSpot {
            chances,
            stakes: Stakes::of(score, seat, table),
            cube: game.cube().value().unsigned_abs(),
            holder: match game.cube().owner() {
                None => Holder::Centre,
                Some(owner) if owner == seat => Holder::Own,
                Some(_) => Holder::Other,
            },
            jacoby: rules.jacoby && score.is_money(),
            beavers: rules.beavers > 0 && score.is_money(),
            is_barred: !rules.cube || score.is_crawford(),
            class,
            efficiency: class.efficiency(board),
            swing: class.swing(board),
        }
    }

    /// The decision with a typical outlook for chances that move by `swing`.
    pub fn decide(&self) -> CubeDecision {
        self.decide_with(&Outlook::typical(&self.chances, self.swing))
    }

    /// The decision when the next two turns are as `outlook` says.
    pub fn decide_with(&self, outlook: &Outlook) -> CubeDecision {
        let model = self.model();
        let no_double = self.stakes.normalised(self.hold(&model, outlook), self.cube);
        let double_take = self.stakes.normalised(self.turned(&model, outlook), self.cube);
        self.decide_from(no_double, double_take)
    }

    /// The decision from equities that are known exactly, in the units of [`CubeDecision`].
    pub fn decide_from(&self, no_double: f64, double_take: f64) -> CubeDecision {
        let verdict = self.verdict(no_double, double_take);
        CubeDecision { no_double, double_take, double_pass: 1.0, verdict }
    }

    /// The decision as well as it can be known on `board`, the position of this spot: exact where
    /// [`CubeSpot::decide_exactly`] is, in other bear-offs with the next two turns played out by the
    /// tables, with a typical outlook elsewhere.
    pub fn decide_on(&self, board: &Board) -> CubeDecision {
        self.decide_exactly(board).unwrap_or_else(|| match self.bear_off(board) {
            Some(outlook) => self.decide_with(&outlook),
            None => self.decide(),
        })
    }

    /// The decision for money where the two-sided table holds `board` and the player on roll may
    /// double.
    pub fn decide_exactly(&self, board: &Board) -> Option<CubeDecision> {
        if !self.stakes.is_money() || !self.may_double() {
            return None;
        }
        let equities = Ending::of(board)?.cubeful?;
        let no_double = if self.holder == Holder::Own { equities.owned } else { equities.centred };
        Some(self.decide_from(no_double, equities.double_take()))
    }

    /// The decision where nobody can or would turn the cube any more: then rolling is worth what the
    /// chances are worth without it, at the score, and no outlook is needed. `None` where it lives.
    pub fn decide_dead(&self) -> Option<CubeDecision> {
        let own = self.may_double() && !self.stakes.is_dead_for_own(self.cube);
        let other = !self.is_barred
            && self.holder != Holder::Own
            && !self.stakes.is_dead_for_other(self.cube);
        // By Jacoby's rule gammons would not count: that is not what the chances are worth.
        if own || other || self.jacoby {
            return None;
        }
        let worth =
            |cube| self.stakes.normalised(self.stakes.cubeless(&self.chances, cube), self.cube);
        // A double that is useless to its owner may still wake the cube for the other.
        let wakes = !self.is_barred && !self.stakes.is_dead_for_other(2 * self.cube);
        let doubled = if wakes { self.decide().double_take } else { worth(2 * self.cube) };
        Some(self.decide_from(worth(self.cube), doubled))
    }

    fn bear_off(&self, board: &Board) -> Option<Outlook> {
        let is_bear_off = self.class == PositionClass::BearOff;
        is_bear_off.then(|| Outlook::appraised(board, &mut ExactEndings::shared())).flatten()
    }

    fn model(&self) -> Model<'_> {
        // A cube that nobody may turn is dead.
        let life = CubeLife::even(if self.is_barred { 0.0 } else { self.efficiency });
        Model { stakes: self.stakes, life, jacoby: self.jacoby }
    }

    /// The winning chance at which a double now, the cube fully live afterwards, is as well passed as
    /// taken: 80 % for money without gammons. Less this from 1, it is the opponent's take point.
    pub fn cash_point(&self) -> f64 {
        self.model().cash_point(&self.chances, self.cube)
    }

    /// Does the player on roll have a cube to turn, and a use for it?
    fn may_double(&self) -> bool {
        !self.is_barred && self.holder != Holder::Other
    }

    /// The model with what is known of the cube's life then.
    fn model_then<'m>(&self, model: &Model<'m>, prospect: &Prospect) -> Model<'m> {
        let known = prospect.life.filter(|_| !self.is_barred);
        Model { life: known.unwrap_or(model.life), ..*model }
    }

    /// The value of not doubling now: two turns later the player on roll takes the best cube action,
    /// one turn later the opponent does.
    fn hold(&self, model: &Model<'_>, outlook: &Outlook) -> f64 {
        let may_double = self.holder != Holder::Own
            && !self.is_barred
            && !self.stakes.is_dead_for_other(self.cube);
        self.mean_after(model, outlook, (self.cube, self.holder), may_double, |then, chances| {
            self.best_then(then, chances)
        })
    }

    /// The mean over what may follow with the cube at this value in these hands; one turn later the
    /// opponent doubles if that is best and it may, two turns later `reply` says what is left.
    fn mean_after(
        &self,
        model: &Model<'_>,
        outlook: &Outlook,
        (cube, holder): (u32, Holder),
        may_double: bool,
        reply: impl Fn(&Model<'_>, &Chances) -> f64,
    ) -> f64 {
        let mut mean = 0.0;
        for Branch { prospect, replies } in &outlook.branches {
            let then = self.model_then(model, prospect);
            let mut value = 0.0;
            for later in replies {
                value += later.weight * reply(&self.model_then(model, later), &later.chances);
            }
            if replies.is_empty() {
                value = then.value(&prospect.chances, cube, holder);
            } else if may_double {
                let taken = then.value(&prospect.chances, 2 * cube, Holder::Own);
                value = value.min(taken.max(self.stakes.lose(cube)));
            }
            mean += prospect.weight * value;
        }
        mean
    }

    /// What the player on roll has with `chances` when he takes the best cube action.
    fn best_then(&self, model: &Model<'_>, chances: &Chances) -> f64 {
        let stay = model.value(chances, self.cube, self.holder);
        if !self.may_double() || self.stakes.is_dead_for_own(self.cube) {
            return stay;
        }
        let taken = model.value(chances, 2 * self.cube, Holder::Other);
        stay.max(taken.min(self.stakes.win(self.cube)))
    }

    /// The value of a double that is taken: the opponent may redouble after the next turn.
    fn turned(&self, model: &Model<'_>, outlook: &Outlook) -> f64 {
        let cube = 2 * self.cube;
        let may_double = !self.stakes.is_dead_for_other(cube);
        self.mean_after(model, outlook, (cube, Holder::Other), may_double, |then, chances| {
            then.value(chances, cube, Holder::Other)
        })
    }

    fn verdict(&self, no_double: f64, double_take: f64) -> Verdict {
        let redouble = self.holder == Holder::Own;
        if !self.may_double() {
            return Verdict { redouble, offer: Offer::Unavailable, answer: Answer::Take };
        }
        if self.stakes.is_dead_for_own(self.cube) {
            return Verdict { redouble, offer: Offer::Never, answer: Answer::Take };
        }
        let beaver = self.beavers && self.stakes.is_money() && double_take < 0.0;
        let answer = match double_take {
            _ if beaver => Answer::Beaver,
            value if value <= 1.0 => Answer::Take,
            _ => Answer::Pass,
        };
        let doubled = match answer {
            // The cube is turned twice: everything counts twice more.
            Answer::Beaver => 2.0 * double_take,
            Answer::Take => double_take,
            Answer::Pass => 1.0,
        };
        let offer = if answer != Answer::Pass && (no_double - doubled).abs() < EQUAL {
            Offer::Optional
        } else if no_double > 1.0 + ROUNDING {
            Offer::TooGood
        } else if no_double > doubled + ROUNDING {
            Offer::No
        } else {
            Offer::Double
        };
        Verdict { redouble, offer, answer }
    }
}
