//! Both tables, and what they say of a position.

use std::sync::OnceLock;

use parlor_backgammon::{Board, Men, Place};

use crate::{Chances, CubeLife};

use super::{CubefulEquities, Home, OneSided, TwoSided};

/// The bear-off tables.
///
/// ```no_run
/// use parlor_backgammon::{Board, Men};
/// use parlor_backgammon_agents::ExactEndings;
///
/// // Two men on the ace point against one: the player on roll wins.
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

impl Ending {
    /// What the tables that all agents of this process share say of `board`. They are computed when
    /// a position that they hold is first asked about, never before.
    #[inline]
    pub fn of(board: &Board) -> Option<Ending> {
        let (own, other) = homes(board)?;
        Some(ExactEndings::shared().look_up(board, own, other))
    }

    /// How much use a cube still is, where the equities with it are known.
    pub fn cube_life(&self) -> Option<CubeLife> {
        self.cubeful.map(|equities| CubeLife::implied(&equities))
    }
}

static SHARED: OnceLock<ExactEndings> = OnceLock::new();

impl ExactEndings {
    /// Computes both tables: a second or two on one core.
    pub fn compute() -> ExactEndings {
        ExactEndings { one_sided: OneSided::compute(), two_sided: TwoSided::compute() }
    }

    /// The tables that all agents of this process share; computed at the first call, unless
    /// [`ExactEndings::share`] has brought them.
    pub fn shared() -> &'static ExactEndings {
        SHARED.get_or_init(ExactEndings::compute)
    }

    /// Brings tables from elsewhere (a cache) for everyone to share; only the first ones are kept.
    pub fn share(endings: ExactEndings) -> &'static ExactEndings {
        SHARED.get_or_init(|| endings)
    }

    /// What the tables say of `board`: all men of both players home, and no gammon to be lost that
    /// the tables do not know. `None` anywhere else, and when someone has won.
    pub fn ending(&self, board: &Board) -> Option<Ending> {
        let (own, other) = homes(board)?;
        Some(self.look_up(board, own, other))
    }

    /// The same with the homes of `board`.
    fn look_up(&self, board: &Board, own: Home, other: Home) -> Ending {
        if let Some(cubeful) = self.two_sided.equities(own, other)
            && !may_be_gammoned(board.own())
            && !may_be_gammoned(board.other())
        {
            let win = f64::midpoint(cubeful.cubeless, 1.0);
            let chances = Chances { win, ..Chances::NONE };
            return Ending { chances, cubeful: Some(cubeful), source: Source::TwoSided };
        }
        Ending { chances: self.race(own, other), cubeful: None, source: Source::OneSided }
    }

    /// The chances of `own`, on roll, against `other`. Backgammons are impossible: everyone is home.
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

/// The homes of both players, if the tables hold `board`.
#[inline]
fn homes(board: &Board) -> Option<(Home, Home)> {
    let (own, other) = (Home::of(board.own())?, Home::of(board.other())?);
    let is_known = |men: Men| !may_be_gammoned(men) || men.total() == Men::MAX;
    let holds = !board.has_contact()
        && own.men() > 0
        && other.men() > 0
        && is_known(board.own())
        && is_known(board.other());
    holds.then_some((own, other))
}

fn may_be_gammoned(men: Men) -> bool {
    men.on(Place::OFF) == 0
}
