//! What one seat knows.

use parlor_zole::{
    AllPass, Aside, Place, Public, Pules, RuleSet, Seating, Settlement, Stage, Trick, View,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::notation::{ZoleCard, put_cards};
use super::{ZoleContract, ZoleOutcome};
use parlor_wire::SeatMsg;

/// What one seat knows: the open table, its own hand, and what it knows of the two cards aside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZoleView {
    /// Whose view this is.
    pub me: SeatMsg,
    /// My cards.
    pub hand: Vec<ZoleCard>,
    /// What I know of the table and of the two buried cards.
    pub aside: ZoleAside,
    /// What everyone sees; its fields stand beside these.
    #[serde(flatten)]
    pub table: ZoleTable,
}

/// What everyone sees, spectators too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZoleTable {
    /// What of the rules decides who may do what.
    pub rules: ZoleRules,
    /// Who dealt.
    pub dealer: SeatMsg,
    /// First, second and third hand; a dealer who sits out is not among them.
    pub places: [SeatMsg; 3],
    /// The pules that stand.
    pub pules: ZolePules,
    /// What the deal waits for.
    pub stage: ZoleStage,
    /// Whose answer is awaited.
    pub turn: Option<SeatMsg>,
    /// What is played, once the bidding has ended.
    pub contract: Option<ZoleContract>,
    /// The trick on the table.
    pub trick: Option<ZoleTrick>,
    /// The trick before it.
    pub last_trick: Option<ZoleTrick>,
    /// What everyone has seen of first, second and third hand.
    pub players: [ZolePlayer; 3],
    /// What the deal changes on the score sheet, once it is over.
    pub settled: Option<ZoleSettled>,
}

/// What a deal changes on the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZoleSettled {
    /// What it brings seats A, B, C and D, pule payments included.
    pub points: [i32; 4],
    /// The pules that stand afterwards.
    pub pules: ZolePules,
}

/// What of the rules decides who may do what; tariffs stand in the rules told at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZoleRules {
    /// What follows three passes.
    pub all_pass: ZoleAllPass,
    /// May mazā zole be called?
    pub maza_zole: bool,
    /// May the lielais throw in?
    pub throw_in: bool,
}

/// What follows three passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum ZoleAllPass {
    /// A common pule.
    Pule,
    /// Galdiņš: the cards are played without a soloist.
    Galdins,
    /// The next deal.
    Redeal,
}

/// The pules that stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZolePules {
    /// Common ones.
    pub common: u8,
    /// Personal ones of seats A, B, C and D.
    pub personal: [u8; 4],
}

/// What a deal waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ZoleStage {
    /// The cards.
    ToDeal,
    /// A call; the places before the one whose turn it is have passed.
    Bidding,
    /// The lielais lays two cards away.
    Burying,
    /// A card to the trick.
    Playing,
    /// The deal is over.
    Over {
        /// How it ended.
        outcome: ZoleOutcome,
    },
}

/// What I know of the table and of the two buried cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ZoleAside {
    /// I have seen neither.
    Unknown,
    /// I took the table; both cards are in my hand.
    Taken {
        /// The two cards picked up.
        table: Vec<ZoleCard>,
    },
    /// I took the table and buried two cards.
    Buried {
        /// The two cards picked up.
        table: Vec<ZoleCard>,
        /// The two cards laid away.
        cards: Vec<ZoleCard>,
    },
    /// The deal is over and the two cards out of play were turned up.
    Shown {
        /// The two cards.
        cards: Vec<ZoleCard>,
    },
}

/// A trick, finished or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZoleTrick {
    /// Who leads.
    pub leader: SeatMsg,
    /// Its cards in the order of play.
    pub plays: Vec<ZolePlay>,
}

/// One card of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZolePlay {
    /// Who played it.
    pub seat: SeatMsg,
    /// The card that was played.
    pub card: ZoleCard,
}

/// What everyone has seen of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "zole.gen.ts")]
pub struct ZolePlayer {
    /// The player’s seat.
    pub seat: SeatMsg,
    /// How many cards they hold.
    pub n_held: usize,
    /// The cards they have played.
    pub played: Vec<ZoleCard>,
    /// The cards in their tricks.
    pub won: Vec<ZoleCard>,
    /// Classes in which they have shown to be void: `hearts`, `spades`, `clubs`, `trump`.
    pub voids: Vec<String>,
}

impl From<&View> for ZoleView {
    fn from(view: &View) -> ZoleView {
        ZoleView {
            me: view.me().into(),
            hand: put_cards(view.hand()),
            aside: view.aside().into(),
            table: view.public().into(),
        }
    }
}

impl From<&Public> for ZoleTable {
    fn from(public: &Public) -> ZoleTable {
        let seating = public.setup().seating();
        ZoleTable {
            rules: public.setup().rules().into(),
            dealer: seating.dealer().into(),
            places: Place::ALL.map(|place| seating.seat(place).into()),
            pules: public.setup().pules().into(),
            stage: public.stage().into(),
            turn: public.turn_seat().map(SeatMsg::from),
            contract: public.contract().map(|contract| ZoleContract::new(contract, seating)),
            trick: public.trick().map(|trick| ZoleTrick::new(trick, seating)),
            last_trick: public.last_trick().map(|trick| ZoleTrick::new(trick, seating)),
            players: Place::ALL.map(|place| ZolePlayer::new(public, place)),
            settled: settled(public),
        }
    }
}

fn settled(public: &Public) -> Option<ZoleSettled> {
    let Stage::Over { outcome } = public.stage() else { return None };
    let setup = public.setup();
    let settled = Settlement::of(outcome, setup.rules(), setup.seating(), *setup.pules());
    Some(ZoleSettled { points: *settled.points.as_array(), pules: (&settled.pules).into() })
}

impl From<&RuleSet> for ZoleRules {
    fn from(rules: &RuleSet) -> ZoleRules {
        let all_pass = match rules.all_pass {
            AllPass::Pule => ZoleAllPass::Pule,
            AllPass::Galdins => ZoleAllPass::Galdins,
            AllPass::Redeal => ZoleAllPass::Redeal,
        };
        ZoleRules { all_pass, maza_zole: rules.maza_zole, throw_in: rules.throw_in }
    }
}

impl From<&Pules> for ZolePules {
    fn from(pules: &Pules) -> ZolePules {
        ZolePules { common: pules.common, personal: *pules.personal.as_array() }
    }
}

impl From<&Stage> for ZoleStage {
    fn from(stage: &Stage) -> ZoleStage {
        match *stage {
            Stage::ToDeal => ZoleStage::ToDeal,
            Stage::Bidding { .. } => ZoleStage::Bidding,
            Stage::Burying { .. } => ZoleStage::Burying,
            Stage::Playing { .. } => ZoleStage::Playing,
            Stage::Over { outcome } => ZoleStage::Over { outcome: outcome.into() },
        }
    }
}

impl From<Aside> for ZoleAside {
    fn from(aside: Aside) -> ZoleAside {
        match aside {
            Aside::Unknown => ZoleAside::Unknown,
            Aside::Taken { table } => ZoleAside::Taken { table: put_cards(table) },
            Aside::Buried { table, cards } => {
                ZoleAside::Buried { table: put_cards(table), cards: put_cards(cards) }
            }
            Aside::Shown { cards } => ZoleAside::Shown { cards: put_cards(cards) },
        }
    }
}

impl ZoleTrick {
    fn new(trick: &Trick, seating: &Seating) -> ZoleTrick {
        let plays = trick.plays();
        let plays = plays.map(|(place, card)| ZolePlay {
            seat: seating.seat(place).into(),
            card: ZoleCard(card),
        });
        ZoleTrick { leader: seating.seat(trick.leader()).into(), plays: plays.collect() }
    }
}

impl ZolePlayer {
    fn new(public: &Public, place: Place) -> ZolePlayer {
        ZolePlayer {
            seat: public.setup().seating().seat(place).into(),
            n_held: public.n_held(place),
            played: put_cards(public.played()[place]),
            won: put_cards(public.won()[place]),
            voids: public.voids()[place].into_iter().map(|suit| suit.to_string()).collect(),
        }
    }
}
