//! Every parameter, once: its field, its key and its type.

use std::fmt;

use super::choice::{
    Bust, Chombo, DeadWait, DealerStop, DoubleWindFu, Kandora, Kazoe, Kuikae, LeftoverSticks,
    Length, MultiRon, PaoHonba, PaoScope, RedFives, Renchan, Renhou, RiichiAnkan, RonHonba,
    RonSticks, TempFuriten, Ties, Uma,
};
use super::setting::Setting;
use crate::Points;

/// Makes the struct of all values and the enum of single ones from one list, so that neither can
/// forget a parameter.
macro_rules! parameters {
    ($($(#[$doc:meta])* $variant:ident $field:ident: $type:ty,)+) => {
        /// The rules of a match wherever rule books differ; the key of a parameter is its name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct RuleSet { $($(#[$doc])* pub $field: $type),+ }

        /// One parameter with its value; written `key=value`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Parameter { $($(#[$doc])* $variant($type)),+ }

        impl Parameter {
            /// The keys of all parameters, in the order of [`RuleSet::parameters`].
            pub const KEYS: &[&str] = &[$(stringify!($field)),+];

            /// The name of the parameter.
            pub const fn key(self) -> &'static str {
                match self { $(Parameter::$variant(_) => stringify!($field)),+ }
            }

            /// The text of its value.
            pub fn value(self) -> String {
                match self { $(Parameter::$variant(value) => value.text()),+ }
            }

            /// The parameter `key` set to what `value` says.
            pub fn parse(key: &str, value: &str) -> Result<Parameter, ParseParameterError> {
                match key {
                    $(stringify!($field) => <$type as Setting>::read(value)
                        .map(Parameter::$variant)
                        .ok_or_else(|| ParseParameterError::Value {
                            key: stringify!($field),
                            value: value.to_owned(),
                            allowed: <$type as Setting>::allowed(),
                        }),)+
                    _ => Err(ParseParameterError::Key { key: key.to_owned() }),
                }
            }
        }

        impl RuleSet {
            /// Any rules, to begin a constant from.
            pub(super) const UNSET: RuleSet = RuleSet { $($field: <$type as Setting>::FIRST),+ };

            /// These rules with one parameter changed.
            #[must_use]
            pub const fn with(mut self, parameter: Parameter) -> RuleSet {
                match parameter { $(Parameter::$variant(value) => self.$field = value),+ }
                self
            }

            /// All parameters, in a fixed order.
            pub fn parameters(&self) -> Vec<Parameter> {
                vec![$(Parameter::$variant(self.$field)),+]
            }
        }
    };
}

parameters! {
    /// Points of each seat at the start.
    StartPoints start_points: Points,
    /// Points subtracted at the end; what they exceed the start by (the oka) goes to first place.
    ReturnPoints return_points: Points,
    /// Points for the places at the end.
    PlaceUma uma: Uma,
    /// How equal scores are placed.
    TieRule ties: Ties,
    /// The rounds played.
    MatchLength length: Length,
    /// A further round is played, to sudden death, while nobody has this much.
    Extension extension: Option<Points>,
    /// A score below zero.
    BustRule bust: Bust,
    /// The dealer of the last deal in the lead.
    LastDealer dealer_stop: DealerStop,
    /// Sticks left at the end.
    Leftover leftover_sticks: LeftoverSticks,
    /// Red fives in the wall.
    Aka aka: RedFives,
    /// Is tanyao a yaku in an open hand?
    OpenTanyao open_tanyao: bool,
    /// Swap-calling.
    SwapCalling kuikae: Kuikae,
    /// Is ippatsu a yaku?
    Ippatsu ippatsu: bool,
    /// Do riichi winners count ura-dora?
    Ura ura: bool,
    /// Does a kan turn a further dora indicator?
    KanDora kan_dora: bool,
    /// Does a kan give riichi winners a further ura indicator?
    KanUra kan_ura: bool,
    /// When the indicator of a kan is turned.
    KandoraTiming kandora_timing: Kandora,
    /// Fu of a double-wind pair.
    DoubleWind double_wind_fu: DoubleWindFu,
    /// Are 4 han 30 fu and 3 han 60 fu rounded up to mangan?
    Kiriage kiriage: bool,
    /// Several winners on one discard.
    Rons multi_ron: MultiRon,
    /// Honba among several winners.
    RonsHonba multi_ron_honba: RonHonba,
    /// Sticks among several winners.
    RonsSticks multi_ron_sticks: RonSticks,
    /// May nine kinds of terminals and honours abort the deal on an uninterrupted first turn?
    NineKinds abort_nine_kinds: bool,
    /// Do four equal winds as first discards abort the deal?
    FourWinds abort_four_winds: bool,
    /// Do four riichi abort the deal?
    FourRiichi abort_four_riichi: bool,
    /// Do four kans by more than one player abort the deal?
    FourKans abort_four_kans: bool,
    /// Is nagashi mangan paid?
    Nagashi nagashi: bool,
    /// Thirteen han and more.
    KazoeRule kazoe: Kazoe,
    /// Are several yakuman in one hand added up?
    YakumanStack yakuman_stack: bool,
    /// Do the kokushi 13-wait, suuankou on the pair, pure chuuren and daisuushii count double?
    DoubleYakuman double_yakuman: bool,
    /// Ron in the first go-around.
    RenhouRule renhou: Renhou,
    /// Does feeding the fourth kan make liable for suukantsu, as for daisangen and daisuushii?
    PaoSuukantsu pao_suukantsu: bool,
    /// Honba of a ron shared with a liable player.
    PaoHonbaRule pao_honba: PaoHonba,
    /// What a liable player pays for.
    PaoComposite pao_composite: PaoScope,
    /// May thirteen orphans rob a closed kan?
    KokushiRobs kokushi_robs_ankan: bool,
    /// Riichi needs at least so many tiles in the live wall.
    RiichiWall riichi_min_wall: u8,
    /// Riichi needs at least so many points.
    RiichiPoints riichi_min_points: Option<Points>,
    /// When temporary furiten ends.
    TempFuritenEnd temp_furiten_end: TempFuriten,
    /// Tenpai on nothing but tiles one holds.
    DeadWaitRule dead_wait: DeadWait,
    /// Closed kans after riichi.
    AnkanInRiichi riichi_ankan: RiichiAnkan,
    /// Penalty for breaking the rules.
    ChomboRule chombo: Chombo,
    /// Does a pinfu shape won by self-draw count the two fu of the self-draw, and so is no pinfu?
    PinfuTsumoFu pinfu_tsumo_fu: bool,
    /// Does an open hand of 20 fu get two more?
    OpenPinfuFu open_pinfu_fu: bool,
    /// What a counter (honba) adds to a win.
    HonbaValue honba: Points,
    /// What moves from noten to tenpai players at an exhaustive draw.
    NotenPool noten_pool: Points,
    /// What lets the dealer deal again.
    RenchanRule renchan: Renchan,
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.key(), self.value())
    }
}

/// Why a text does not set a parameter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum ParseParameterError {
    /// No parameter of that name.
    #[error("unknown rule {key:?}; known: {}", Parameter::KEYS.join(", "))]
    Key { key: String },
    /// The parameter cannot have that value.
    #[error("{key} cannot be {value:?}; allowed: {allowed}")]
    Value { key: &'static str, value: String, allowed: String },
}
