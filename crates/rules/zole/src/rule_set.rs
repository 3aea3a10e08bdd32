//! Rule variants as one value.

use parlor_game::SeatSet;

use crate::{Level, Tariff};

/// Everything that differs between tables. Presets are constants: [`RuleSet::SEED`] and so on,
/// each in its own file with the source of every value.
///
/// Rule: `docs/rules/zole.md#rulesets`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSet {
    /// How many sit at the table.
    pub players: Players,
    /// In which order the cards are handed out; shown, but of no effect on chance.
    pub deal_pattern: DealPattern,
    /// What follows three passes.
    pub all_pass: AllPass,
    /// May a player call mazā zole?
    pub maza_zole: bool,
    /// Points per opponent of each contract.
    pub tariffs: Tariffs,
    /// How pules are written and removed; `None` where none are kept.
    pub pules: Option<PuleRules>,
    /// Who loses a galdiņš in which the most tricks and the most eyes are shared.
    pub galdins_full_tie: FullTie,
    /// The level of the win when the other side revoked.
    pub revoke_win_level: RevokeWin,
    /// May the lielais throw in the rest of the cards when it is their turn to play?
    pub throw_in: bool,
    /// What leaving the table costs, per other player; `None` where nothing is fixed.
    pub abandon_penalty: Option<u8>,
    /// Deals in a round; `None` for free play.
    pub round_length: Option<u16>,
    /// Tournament points for first to last place at the table.
    pub table_points: Option<[u8; 4]>,
    /// Seconds for one turn.
    pub move_clock_s: Option<u16>,
}

impl RuleSet {
    /// The named presets.
    pub const PRESETS: [(&'static str, RuleSet); 5] = [
        ("seed", RuleSet::SEED),
        ("lzf-classic", RuleSet::LZF_CLASSIC),
        ("online-pgm", RuleSet::ONLINE_PGM),
        ("online-pm", RuleSet::ONLINE_PM),
        ("tournament-lv", RuleSet::TOURNAMENT_LV),
    ];

    /// The preset called `name`.
    ///
    /// ```
    /// use parlor_zole::RuleSet;
    /// assert_eq!(RuleSet::preset("online-pm"), Some(RuleSet::ONLINE_PM));
    /// assert_eq!(RuleSet::preset("skat"), None);
    /// ```
    pub fn preset(name: &str) -> Option<RuleSet> {
        RuleSet::PRESETS.iter().find(|preset| preset.0 == name).map(|preset| preset.1)
    }

    /// The same rules with four at the table.
    #[must_use]
    pub const fn for_four(self) -> RuleSet {
        RuleSet { players: Players::Four, ..self }
    }
}

/// How many sit at the table. With four, the dealer sits out and is paid and pays as an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Players {
    /// Everyone plays every deal.
    Three,
    /// The dealer sits out.
    Four,
}

impl Players {
    /// Everyone at the table.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Players::Three => SeatSet::THREE,
            Players::Four => SeatSet::FOUR,
        }
    }

    /// How many others pay or are paid by the soloist.
    #[inline]
    pub const fn n_opponents(self) -> i32 {
        self.seats().len() as i32 - 1
    }
}

/// In which order the cards are handed out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DealPattern {
    /// Two to each player twice, two to the table, two to each player twice.
    TwosAroundTable,
    /// Four to each player, two to the table, four to each player.
    FoursAroundTable,
}

/// What follows three passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AllPass {
    /// A common pule is written and the next dealer deals.
    Pule,
    /// Everyone plays alone against taking most tricks.
    Galdins,
    /// Nothing: the next dealer deals.
    Redeal,
}

/// Points per opponent of each contract.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tariffs {
    /// The soloist took the table.
    pub lielais: Tariff,
    /// The soloist plays without the table.
    pub zole: Tariff,
    /// The soloist must take no trick.
    pub maza_zole: Tariff,
    /// What the loser of a galdiņš pays each other player.
    pub galdins: i8,
}

impl Tariffs {
    /// The usual tariff: 1/2/3 and −2/−3/−4, zole 5/6/7 and −6/−7/−8, mazā zole 6 and −7.
    pub const USUAL: Tariffs = Tariffs {
        lielais: Tariff { won: 1, high: 2, all_tricks: 3, lost: -2, low: -3, no_trick: -4 },
        zole: Tariff { won: 5, high: 6, all_tricks: 7, lost: -6, low: -7, no_trick: -8 },
        maza_zole: Tariff { won: 6, high: 6, all_tricks: 6, lost: -7, low: -7, no_trick: -7 },
        galdins: 2,
    };

    /// The zole tariff of some score sheets for four: 6/7/8 and −7/−8/−9.
    pub const RAISED_ZOLE: Tariff =
        Tariff { won: 6, high: 7, all_tricks: 8, lost: -7, low: -8, no_trick: -9 };
}

/// How pules are removed.
///
/// Rule: `docs/rules/zole.md#pules`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PuleRules {
    /// How many one win removes.
    pub per_win: u8,
    /// What the owner of a personal pule pays when someone else removes it.
    pub personal_value: PersonalPuleValue,
    /// Do zole and mazā zole touch pules?
    pub on_zole: bool,
}

impl PuleRules {
    /// One pule per win, worth as many points as players, untouched by zole.
    pub const USUAL: PuleRules =
        PuleRules { per_win: 1, personal_value: PersonalPuleValue::Players, on_zole: false };
}

/// What the owner of a personal pule pays when someone else removes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PersonalPuleValue {
    /// One point for each player at the table: 3 or 4.
    Players,
    /// Two points.
    Two,
}

impl PersonalPuleValue {
    /// The value in points.
    pub const fn points(self, players: Players) -> i32 {
        match self {
            PersonalPuleValue::Players => players.n_opponents() + 1,
            PersonalPuleValue::Two => 2,
        }
    }
}

/// Who loses a galdiņš in which the most tricks and the most eyes are shared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FullTie {
    /// Nobody pays.
    Nil,
    /// The earlier of them in turn order.
    EarlierPlace,
}

/// The level of the win when the other side revoked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RevokeWin {
    /// As a simple win.
    Simple,
    /// As a high win.
    High,
    /// As a win with all tricks.
    AllTricks,
}

impl RevokeWin {
    /// The level seen from the soloist, who won or lost by a revoke.
    pub const fn level(self, soloist_won: bool) -> Level {
        match (self, soloist_won) {
            (RevokeWin::Simple, true) => Level::Won,
            (RevokeWin::High, true) => Level::High,
            (RevokeWin::AllTricks, true) => Level::AllTricks,
            (RevokeWin::Simple, false) => Level::Lost,
            (RevokeWin::High, false) => Level::Low,
            (RevokeWin::AllTricks, false) => Level::NoTrick,
        }
    }
}
