//! What a message says.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, Tile, Wind};

use super::Pai;

/// A message of the protocol, its known fields typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// The server's greeting.
    Hello {
        /// `mjsonp`.
        protocol: Option<String>,
        /// The version, 3.
        version: Option<u64>,
    },
    /// The client's answer to it.
    Join {
        /// The name to play under.
        name: String,
        /// The room to play in.
        room: String,
    },
    /// A match begins.
    StartGame {
        /// The receiver's seat.
        id: Option<Seat>,
        /// Who sits where.
        names: Option<BySeat<String>>,
    },
    /// A deal begins.
    StartKyoku(Box<StartKyoku>),
    /// A draw.
    Tsumo {
        /// Who.
        actor: Seat,
        /// What.
        pai: Pai,
    },
    /// A discard.
    Dahai {
        /// Who.
        actor: Seat,
        /// What.
        pai: Tile,
        /// Was it just drawn?
        tsumogiri: bool,
    },
    /// A run.
    Chi {
        /// Who.
        actor: Seat,
        /// Whose discard.
        target: Seat,
        /// The discard.
        pai: Tile,
        /// Two tiles from the hand.
        consumed: [Tile; 2],
    },
    /// A triplet.
    Pon {
        /// Who.
        actor: Seat,
        /// Whose discard.
        target: Seat,
        /// The discard.
        pai: Tile,
        /// Two tiles from the hand.
        consumed: [Tile; 2],
    },
    /// An open kan.
    Daiminkan {
        /// Who.
        actor: Seat,
        /// Whose discard.
        target: Seat,
        /// The discard.
        pai: Tile,
        /// Three tiles from the hand.
        consumed: [Tile; 3],
    },
    /// An added kan.
    Kakan {
        /// Who.
        actor: Seat,
        /// The tile added.
        pai: Tile,
        /// The tiles of the pon.
        consumed: [Tile; 3],
    },
    /// A closed kan.
    Ankan {
        /// Who.
        actor: Seat,
        /// Its tiles.
        consumed: [Tile; 4],
    },
    /// A further dora indicator.
    Dora {
        /// The indicator.
        dora_marker: Tile,
    },
    /// A riichi declaration; the discard follows.
    Reach {
        /// Who.
        actor: Seat,
    },
    /// The stick is paid.
    ReachAccepted {
        /// Who.
        actor: Seat,
        /// What each seat pays (original dialect).
        deltas: Option<BySeat<Points>>,
        /// Scores after it (original dialect).
        scores: Option<BySeat<Points>>,
    },
    /// A win, or the wish to win.
    Hora(Box<Hora>),
    /// A draw, or the wish for one.
    Ryukyoku(Box<Ryukyoku>),
    /// A deal is over.
    EndKyoku,
    /// The match is over.
    EndGame {
        /// The scores (original dialect).
        scores: Option<BySeat<Points>>,
    },
    /// The answer of a seat that does nothing.
    None,
    /// Something went wrong.
    Error {
        /// What.
        message: Option<String>,
    },
}

/// The fields of `start_kyoku`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartKyoku {
    /// The round wind.
    pub bakaze: Wind,
    /// The number of the deal in its round, 1 to 4.
    pub kyoku: u8,
    /// Counters.
    pub honba: u32,
    /// Sticks on the table.
    pub kyotaku: u32,
    /// Who deals.
    pub oya: Seat,
    /// The first dora indicator.
    pub dora_marker: Tile,
    /// Scores before the deal (Mortal dialect).
    pub scores: Option<BySeat<Points>>,
    /// Thirteen tiles each.
    pub tehais: BySeat<Vec<Pai>>,
}

/// The fields of `hora`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hora {
    /// Who wins.
    pub actor: Seat,
    /// Whose tile; the winner for a self-draw.
    pub target: Seat,
    /// The winning tile.
    pub pai: Option<Tile>,
    /// Ura indicators.
    pub ura_markers: Option<Vec<Tile>>,
    /// The hand without the winning tile.
    pub hora_tehais: Option<Vec<Tile>>,
    /// Yaku names with their han.
    pub yakus: Option<Vec<(String, u8)>>,
    /// Fu.
    pub fu: Option<u16>,
    /// Han.
    pub fan: Option<u8>,
    /// Points without counters and sticks.
    pub hora_points: Option<Points>,
    /// Who is liable.
    pub pao: Option<Seat>,
    /// What each seat gains.
    pub deltas: Option<BySeat<Points>>,
    /// Scores after it.
    pub scores: Option<BySeat<Points>>,
}

impl Hora {
    /// The bare wish to win.
    pub fn new(actor: Seat, target: Seat) -> Hora {
        Hora {
            actor,
            target,
            pai: None,
            ura_markers: None,
            hora_tehais: None,
            yakus: None,
            fu: None,
            fan: None,
            hora_points: None,
            pao: None,
            deltas: None,
            scores: None,
        }
    }
}

/// The fields of `ryukyoku`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ryukyoku {
    /// Why: `fanpai`, `kyushukyuhai`, …
    pub reason: Option<String>,
    /// Who declared it.
    pub actor: Option<Seat>,
    /// Who is tenpai.
    pub tenpais: Option<BySeat<bool>>,
    /// The hands shown.
    pub tehais: Option<BySeat<Vec<Pai>>>,
    /// What each seat gains.
    pub deltas: Option<BySeat<Points>>,
    /// Scores after it.
    pub scores: Option<BySeat<Points>>,
}
