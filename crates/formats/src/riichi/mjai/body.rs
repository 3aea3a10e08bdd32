//! What a message says.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, Tile, Wind};

use super::Pai;
use super::error::MessageFault;
use super::field::{InObject, Object};

/// Declares every message once, with its `type` and its fields: from it come the types, how they
/// are read and how they are written.
macro_rules! messages {
    (
        short {
            $($(#[$doc:meta])* $case:ident = $name:literal $({ $($field:ident: $type:ty),+ })?,)+
        }
        long {$(
            $(#[$long_doc:meta])* $long:ident = $long_name:literal,
            $(#[$struct_doc:meta])* struct {
                $($(#[$field_doc:meta])* $long_field:ident: $long_type:ty,)+
            }
        )+}
    ) => {
        /// A message of the protocol, its known fields typed.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "the fields have the names of the protocol")]
        pub enum Body {
            $($(#[$doc])* $case $({ $($field: $type),+ })?,)+
            $($(#[$long_doc])* $long(Box<$long>),)+
        }

        impl Body {
            /// The `type` of the message.
            pub fn name(&self) -> &'static str {
                match self {
                    $(Body::$case { .. } => $name,)+
                    $(Body::$long(_) => $long_name,)+
                }
            }

            /// Takes the fields of the message called `name` out of an object.
            pub(super) fn take(name: &str, object: &mut Object) -> Result<Body, MessageFault> {
                Ok(match name {
                    $($name => Body::$case {
                        $($($field: InObject::take(object, stringify!($field))?),+)?
                    },)+
                    $($long_name => Body::$long(Box::new($long {
                        $($long_field: InObject::take(object, stringify!($long_field))?),+
                    })),)+
                    _ => {
                        let name = name.chars().take(60).collect();
                        return Err(MessageFault::UnknownType { name });
                    }
                })
            }

            /// Puts the fields of the message into an object.
            pub(super) fn put(&self, object: &mut Object) {
                match self {
                    $(Body::$case $({ $($field),+ })? => {
                        $($($field.put(object, stringify!($field));)+)?
                    })+
                    $(Body::$long(long) => {
                        $(long.$long_field.put(object, stringify!($long_field));)+
                    })+
                }
            }
        }

        $(
            $(#[$struct_doc])*
            #[derive(Clone, PartialEq, Eq, Debug)]
            pub struct $long {
                $($(#[$field_doc])* pub $long_field: $long_type,)+
            }
        )+
    };
}

messages! {
    short {
        /// The server's greeting: protocol `mjsonp`, version 3.
        Hello = "hello" { protocol: Option<String>, protocol_version: Option<u32> },
        /// The client's answer to it: the name to play under and the room to play in.
        Join = "join" { name: String, room: String },
        /// A match begins: the receiver's seat, and who sits where.
        StartGame = "start_game" { id: Option<Seat>, names: Option<BySeat<String>> },
        /// A draw.
        Tsumo = "tsumo" { actor: Seat, pai: Pai },
        /// A discard, `tsumogiri` of the tile just drawn.
        Dahai = "dahai" { actor: Seat, pai: Tile, tsumogiri: bool },
        /// A run: the discard `pai` of `target`, and tiles from the hand.
        Chi = "chi" { actor: Seat, target: Seat, pai: Tile, consumed: [Tile; 2] },
        /// A triplet: the discard `pai` of `target`, and tiles from the hand.
        Pon = "pon" { actor: Seat, target: Seat, pai: Tile, consumed: [Tile; 2] },
        /// An open kan: the discard `pai` of `target`, and tiles from the hand.
        Daiminkan = "daiminkan" { actor: Seat, target: Seat, pai: Tile, consumed: [Tile; 3] },
        /// An added kan: the tile added, and those of the pon.
        Kakan = "kakan" { actor: Seat, pai: Tile, consumed: [Tile; 3] },
        /// A closed kan.
        Ankan = "ankan" { actor: Seat, consumed: [Tile; 4] },
        /// A further dora indicator.
        Dora = "dora" { dora_marker: Tile },
        /// A riichi declaration; the discard follows.
        Reach = "reach" { actor: Seat },
        /// The stick is paid: what each seat pays, and scores after it (original dialect).
        ReachAccepted = "reach_accepted" {
            actor: Seat, deltas: Option<BySeat<Points>>, scores: Option<BySeat<Points>>
        },
        /// A deal is over.
        EndKyoku = "end_kyoku",
        /// The match is over, with these scores (original dialect).
        EndGame = "end_game" { scores: Option<BySeat<Points>> },
        /// The answer of a seat that does nothing.
        None = "none",
        /// Something went wrong.
        Error = "error" { message: Option<String> },
    }
    long {
        /// A deal begins.
        StartKyoku = "start_kyoku",
        /// The fields of `start_kyoku`.
        struct {
            /// The round wind.
            bakaze: Wind,
            /// The number of the deal in its round.
            kyoku: Kyoku,
            /// Counters on the table.
            honba: u32,
            /// Riichi sticks on the table; none where the field is absent.
            kyotaku: Option<u32>,
            /// Who deals.
            oya: Seat,
            /// The first dora indicator.
            dora_marker: Tile,
            /// Scores before the deal (Mortal dialect).
            scores: Option<BySeat<Points>>,
            /// Thirteen tiles each.
            tehais: BySeat<Vec<Pai>>,
        }

        /// A win, or the wish to win.
        Hora = "hora",
        /// The fields of `hora`.
        struct {
            /// Who wins.
            actor: Seat,
            /// Whose tile it is; the winner for a self-draw.
            target: Seat,
            /// The winning tile.
            pai: Option<Tile>,
            /// Ura indicators (Mortal dialect).
            ura_markers: Option<Vec<Tile>>,
            /// Ura indicators (original dialect).
            uradora_markers: Option<Vec<Tile>>,
            /// The hand without the winning tile.
            hora_tehais: Option<Vec<Tile>>,
            /// Yaku names with their han.
            yakus: Option<Vec<(String, u8)>>,
            /// Fu of the hand, rounded.
            fu: Option<u16>,
            /// Han of the hand, dora included.
            fan: Option<u8>,
            /// Points without counters and sticks.
            hora_points: Option<Points>,
            /// Who is liable.
            pao: Option<Seat>,
            /// What each seat gains.
            deltas: Option<BySeat<Points>>,
            /// Scores after it.
            scores: Option<BySeat<Points>>,
        }

        /// A draw, or the wish for one.
        Ryukyoku = "ryukyoku",
        /// The fields of `ryukyoku`.
        #[derive(Default)]
        struct {
            /// Why: `fanpai`, `kyushukyuhai`, …
            reason: Option<String>,
            /// Who declared it.
            actor: Option<Seat>,
            /// Who is tenpai.
            tenpais: Option<BySeat<bool>>,
            /// The hands shown.
            tehais: Option<BySeat<Vec<Pai>>>,
            /// What each seat gains.
            deltas: Option<BySeat<Points>>,
            /// Scores after it.
            scores: Option<BySeat<Points>>,
        }
    }
}

/// The number of a deal in its round, 1 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kyoku(pub u8);

impl Hora {
    /// The bare wish to win.
    pub fn new(actor: Seat, target: Seat) -> Hora {
        Hora {
            actor,
            target,
            pai: None,
            ura_markers: None,
            uradora_markers: None,
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

impl Body {
    /// Who acts in this message, where it says so.
    pub fn actor(&self) -> Option<Seat> {
        match *self {
            Body::Tsumo { actor, .. }
            | Body::Dahai { actor, .. }
            | Body::Chi { actor, .. }
            | Body::Pon { actor, .. }
            | Body::Daiminkan { actor, .. }
            | Body::Kakan { actor, .. }
            | Body::Ankan { actor, .. }
            | Body::Reach { actor }
            | Body::ReachAccepted { actor, .. } => Some(actor),
            Body::Hora(ref win) => Some(win.actor),
            Body::Ryukyoku(ref draw) => draw.actor,
            _ => None,
        }
    }
}
