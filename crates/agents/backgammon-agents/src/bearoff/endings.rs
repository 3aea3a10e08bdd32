//! Both tables, and what they say of a position.

use std::sync::{Arc, OnceLock};

use parlor_backgammon::{Board, Men, Place};

use crate::Chances;

use super::{CubefulEquities, Home, OneSided, TwoSided};

/// The bear-off tables.
///
/// ```no_run
/// use parlor_backgammon::{Board, Men};
/// use parlor_backgammon_agents::ExactEndings;
///
/// // Two men on the ace point against one: whoever is on roll wins.
/// let two = Men::new(&[(0, 13), (1, 2)]).unwrap();
/// let one = Men::new(&[(0, 14), (1, 1)]).unwrap();
/// let board = Board::new(two, one).unwrap();
/// let ending = ExactEndings::shared().ending(&board).unwrap();
/// assert_eq!(ending.chances.win, 1.0);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ExactEndings {
    /// How many rolls one player needs.
    pub one_sided: OneSided,
    /// Both players together.
    pub two_sided: TwoSided,
}

/// What the tables say of a position, for the player on roll.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ending {
    /// The chances without a cube.
    pub chances: Chances,
    /// The equities with the cube in money play, where both have at most six men.
    pub cubeful: Option<CubefulEquities>,
    /// Which table says so.
    pub source: Source,
}

/// Which table a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Exact, but for rounding to 16 bits.
    TwoSided,
    /// Both players' distributions of rolls, each playing to be off soonest on average.
    OneSided,
}

static SHARED: OnceLock<Arc<ExactEndings>> = OnceLock::new();

impl ExactEndings {
    /// Computes both tables: a second or two on one core.
    pub fn compute() -> ExactEndings {
        ExactEndings { one_sided: OneSided::compute(), two_sided: TwoSided::compute() }
    }

    /// The tables that all agents of this process share; computed at the first call, unless
    /// [`ExactEndings::share`] has brought them.
    pub fn shared() -> Arc<ExactEndings> {
        SHARED.get_or_init(|| Arc::new(ExactEndings::compute())).clone()
    }

    /// Brings tables from elsewhere (a cache) for everybody to share; whoever comes first stays.
    pub fn share(endings: ExactEndings) -> Arc<ExactEndings> {
        SHARED.get_or_init(|| Arc::new(endings)).clone()
    }

    /// What the tables say of `board`: all men of both players home, and no gammon to be lost that
    /// the tables do not know. `None` anywhere else, and when somebody has won.
    pub fn ending(&self, board: &Board) -> Option<Ending> {
        if board.has_contact() {
            return None;
        }
        let (own, other) = (Home::of(board.own())?, Home::of(board.other())?);
        let mortal = |men: Men| men.on(Place::OFF) == 0;
        let known = |men: Men| !mortal(men) || men.total() == Men::MAX;
        if own.men() == 0 || other.men() == 0 || !known(board.own()) || !known(board.other()) {
            return None;
        }
        if let Some(cubeful) = self.two_sided.equities(own, other)
            && !mortal(board.own())
            && !mortal(board.other())
        {
            let win = f64::midpoint(cubeful.cubeless, 1.0);
            let chances = Chances { win, ..Chances::NONE };
            return Some(Ending { chances, cubeful: Some(cubeful), source: Source::TwoSided });
        }
        Some(Ending { chances: self.race(own, other), cubeful: None, source: Source::OneSided })
    }

    /// The chances of `own`, on roll, against `other`. Backgammons are impossible: everybody is home.
    fn race(&self, own: Home, other: Home) -> Chances {
        let tables = &self.one_sided;
        let (mine, his) = (tables.all_off(own), tables.all_off(other));
        // After my nth roll he has had n − 1: he loses a gammon if his first man needs n or more.
        let win_gammon =
            if other.men() == Men::MAX { mine.beats(&tables.first_off(other)) } else { 0.0 };
        // After his nth roll I have had n.
        let late = |rolls| tables.first_off(own).at_least(rolls + 1);
        let lose_gammon = if own.men() == Men::MAX {
            his.shares().map(|(rolls, share)| share * late(rolls)).sum()
        } else {
            0.0
        };
        Chances { win: mine.beats(&his), win_gammon, lose_gammon, ..Chances::NONE }
    }
}
