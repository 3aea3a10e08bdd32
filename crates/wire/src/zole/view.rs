//! What one seat knows.

use parlor_zole::{
    AllPass, Aside, Place, Public, Pules, Ruleset, Seating, Settlement, Stage, Trick, View,
};
use serde::Serialize;

use super::{ContractMsg, OutcomeMsg};
use crate::notation::{Written, put_cards};
use crate::{CardMsg, SeatMsg};

/// What one seat knows: the open table, its own hand, and what it knows of the two cards aside.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct ViewMsg {
    /// Whose view this is.
    pub me: SeatMsg,
    /// My cards.
    pub hand: Vec<CardMsg>,
    /// What I know of the table and of the two buried cards.
    pub aside: AsideMsg,
    /// What everybody sees; its fields stand beside these.
    #[serde(flatten)]
    pub table: TableMsg,
}

/// What everybody sees, spectators too.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct TableMsg {
    /// What of the rules decides who may do what.
    pub rules: RulesMsg,
    /// Who dealt.
    pub dealer: SeatMsg,
    /// First, second and third hand; a dealer who sits out is not among them.
    pub places: [SeatMsg; 3],
    /// The pules that stand.
    pub pules: PulesMsg,
    /// What the deal waits for.
    pub stage: StageMsg,
    /// Whose answer is awaited.
    pub turn: Option<SeatMsg>,
    /// What is played, once the bidding has ended.
    pub contract: Option<ContractMsg>,
    /// The trick on the table.
    pub trick: Option<TrickMsg>,
    /// The trick before it.
    pub last_trick: Option<TrickMsg>,
    /// What everybody has seen of first, second and third hand.
    pub players: [PlayerMsg; 3],
    /// What the deal changes on the score sheet, once it is over.
    pub settled: Option<SettledMsg>,
}

/// What a deal changes on the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct SettledMsg {
    /// What it brings seats A, B, C and D, pule payments included.
    pub points: [i32; 4],
    /// The pules that stand afterwards.
    pub pules: PulesMsg,
}

/// What of the rules decides who may do what; tariffs stand in the rules told at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct RulesMsg {
    /// What follows three passes.
    pub all_pass: AllPassMsg,
    /// May mazā zole be called?
    pub maza_zole: bool,
    /// May the lielais throw in?
    pub throw_in: bool,
}

/// What follows three passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(rename_all = "snake_case")]
pub enum AllPassMsg {
    /// A common pule.
    Pule,
    /// Galdiņš.
    Galdins,
    /// The next deal.
    Redeal,
}

/// The pules that stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct PulesMsg {
    /// Common ones.
    pub common: u8,
    /// Personal ones of seats A, B, C and D.
    pub personal: [u8; 4],
}

/// What a deal waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StageMsg {
    /// The cards.
    ToDeal,
    /// A call; the places before the one whose turn it is have passed.
    Bidding,
    /// The lielais lays two cards away.
    Burying,
    /// A card to the trick.
    Playing,
    /// Nothing.
    Over {
        /// How it ended.
        outcome: OutcomeMsg,
    },
}

/// What I know of the table and of the two buried cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AsideMsg {
    /// Nothing.
    Unknown,
    /// I took the table; both cards are in my hand.
    Taken {
        /// The two cards picked up.
        table: Vec<CardMsg>,
    },
    /// I took the table and buried two cards.
    Buried {
        /// The two cards picked up.
        table: Vec<CardMsg>,
        /// The two cards laid away.
        cards: Vec<CardMsg>,
    },
    /// The deal is over and the two cards out of play were turned up.
    Shown {
        /// The two cards.
        cards: Vec<CardMsg>,
    },
}

/// A trick, finished or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct TrickMsg {
    /// Who leads.
    pub leader: SeatMsg,
    /// Its cards in the order of play.
    pub plays: Vec<PlayMsg>,
}

/// One card of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct PlayMsg {
    /// Who played it.
    pub seat: SeatMsg,
    /// Which.
    pub card: CardMsg,
}

/// What everybody has seen of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "zole.gen.ts"))]
pub struct PlayerMsg {
    /// Who.
    pub seat: SeatMsg,
    /// How many cards they hold.
    pub n_held: usize,
    /// The cards they have played.
    pub played: Vec<CardMsg>,
    /// The cards in their tricks.
    pub won: Vec<CardMsg>,
    /// Classes in which they have shown to be void: `hearts`, `spades`, `clubs`, `trump`.
    pub voids: Vec<String>,
}

impl From<&View> for ViewMsg {
    fn from(view: &View) -> ViewMsg {
        ViewMsg {
            me: view.me().into(),
            hand: put_cards(view.hand()),
            aside: view.aside().into(),
            table: view.public().into(),
        }
    }
}

impl From<&Public> for TableMsg {
    fn from(public: &Public) -> TableMsg {
        let seating = public.setup().seating();
        TableMsg {
            rules: public.setup().rules().into(),
            dealer: seating.dealer().into(),
            places: Place::ALL.map(|place| seating.seat(place).into()),
            pules: public.setup().pules().into(),
            stage: public.stage().into(),
            turn: public.turn_seat().map(SeatMsg::from),
            contract: public.contract().map(|contract| ContractMsg::new(contract, seating)),
            trick: public.trick().map(|trick| TrickMsg::new(trick, seating)),
            last_trick: public.last_trick().map(|trick| TrickMsg::new(trick, seating)),
            players: Place::ALL.map(|place| PlayerMsg::new(public, place)),
            settled: settled(public),
        }
    }
}

fn settled(public: &Public) -> Option<SettledMsg> {
    let Stage::Over { outcome } = public.stage() else { return None };
    let setup = public.setup();
    let settled = Settlement::of(outcome, setup.rules(), setup.seating(), *setup.pules());
    Some(SettledMsg { points: *settled.points.as_array(), pules: (&settled.pules).into() })
}

impl From<&Ruleset> for RulesMsg {
    fn from(rules: &Ruleset) -> RulesMsg {
        let all_pass = match rules.all_pass {
            AllPass::Pule => AllPassMsg::Pule,
            AllPass::Galdins => AllPassMsg::Galdins,
            AllPass::Redeal => AllPassMsg::Redeal,
        };
        RulesMsg { all_pass, maza_zole: rules.maza_zole, throw_in: rules.throw_in }
    }
}

impl From<&Pules> for PulesMsg {
    fn from(pules: &Pules) -> PulesMsg {
        PulesMsg { common: pules.common, personal: *pules.personal.as_array() }
    }
}

impl From<&Stage> for StageMsg {
    fn from(stage: &Stage) -> StageMsg {
        match *stage {
            Stage::ToDeal => StageMsg::ToDeal,
            Stage::Bidding { .. } => StageMsg::Bidding,
            Stage::Burying { .. } => StageMsg::Burying,
            Stage::Playing { .. } => StageMsg::Playing,
            Stage::Over { outcome } => StageMsg::Over { outcome: outcome.into() },
        }
    }
}

impl From<Aside> for AsideMsg {
    fn from(aside: Aside) -> AsideMsg {
        match aside {
            Aside::Unknown => AsideMsg::Unknown,
            Aside::Taken { table } => AsideMsg::Taken { table: put_cards(table) },
            Aside::Buried { table, cards } => {
                AsideMsg::Buried { table: put_cards(table), cards: put_cards(cards) }
            }
            Aside::Shown { cards } => AsideMsg::Shown { cards: put_cards(cards) },
        }
    }
}

impl TrickMsg {
    fn new(trick: &Trick, seating: &Seating) -> TrickMsg {
        let plays = trick.plays();
        let plays = plays
            .map(|(place, card)| PlayMsg { seat: seating.seat(place).into(), card: Written(card) });
        TrickMsg { leader: seating.seat(trick.leader()).into(), plays: plays.collect() }
    }
}

impl PlayerMsg {
    fn new(public: &Public, place: Place) -> PlayerMsg {
        PlayerMsg {
            seat: public.setup().seating().seat(place).into(),
            n_held: public.n_held(place),
            played: put_cards(public.played()[place]),
            won: put_cards(public.won()[place]),
            voids: public.voids()[place].into_iter().map(|suit| suit.to_string()).collect(),
        }
    }
}
