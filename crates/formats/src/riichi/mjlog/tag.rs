//! The tags of a Tenhou record, typed.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, RuleSet};

use super::element::{Element, list, wrong};
use super::ending::{Agari, Ryuukyoku};
use super::error::MjlogFault;
use super::percent::percent_decoded;
use super::rules::rules_of_flags;
use crate::riichi::RulesText;
use crate::riichi::decimal::fixed_point;
use crate::riichi::record::{Dan, Rate};
use crate::riichi::tile_code::TileId;

/// One tag of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    /// `mjloggm`, the root.
    Root,
    /// `SHUFFLE`: where the walls come from.
    Shuffle { seed: String },
    /// `GO`: the rules.
    Go { rules: Box<RuleSet> },
    /// `UN`: players come, at the start or again.
    Un(Names),
    /// `TAIKYOKU`: the match begins.
    Taikyoku,
    /// `INIT`: a deal begins.
    Init(Box<Init>),
    /// `T12`, `U12`, `V12`, `W12`.
    Draw { seat: Seat, id: TileId },
    /// `D12`, `E12`, `F12`, `G12`.
    Discard { seat: Seat, id: TileId },
    /// `N`: a call by its code.
    Call { seat: Seat, code: u16 },
    /// `DORA`: a further indicator.
    Dora { id: TileId },
    /// `REACH` step 1.
    Declare { seat: Seat },
    /// `REACH` step 2, with the scores after the payment.
    Accept { seat: Seat, scores: Option<BySeat<Points>> },
    /// `AGARI`: a win.
    Agari(Box<Agari>),
    /// `RYUUKYOKU`: a draw.
    Ryuukyoku(Box<Ryuukyoku>),
    /// `BYE`: a player goes.
    Bye { seat: Seat },
    /// Said or shown to one player; no part of the game.
    Aside,
}

/// `UN`: all four players at the start, one of them when back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Names {
    pub(super) names: BySeat<Option<String>>,
    pub(super) dans: Vec<Dan>,
    pub(super) rates: Vec<Rate>,
}

/// `INIT`: the dealt hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Init {
    /// 0 is East 1, 4 is South 1.
    pub(super) deal: u8,
    pub(super) honba: u32,
    pub(super) sticks: u32,
    /// Both dice, 1 to 6.
    pub(super) dice: [u8; 2],
    pub(super) indicator: TileId,
    pub(super) scores: BySeat<Points>,
    pub(super) dealer: Seat,
    /// In the order of dealing.
    pub(super) hands: BySeat<Vec<TileId>>,
}

impl Tag {
    pub(super) fn read(element: &Element) -> Result<Tag, MjlogFault> {
        Ok(match element.name.as_str() {
            "mjloggm" => Tag::Root,
            "SHUFFLE" => Tag::Shuffle { seed: element.need("seed")?.to_owned() },
            "GO" => Tag::Go { rules: Box::new(read_rules(element)?) },
            "UN" => Tag::Un(Names::read(element)?),
            "TAIKYOKU" => Tag::Taikyoku,
            "INIT" => Tag::Init(Box::new(Init::read(element)?)),
            "N" => Tag::Call { seat: element.seat("who")?, code: element.number("m")? },
            "DORA" => Tag::Dora { id: element.id("hai")? },
            "REACH" => Tag::read_riichi(element)?,
            "AGARI" => Tag::Agari(Box::new(Agari::read(element)?)),
            "RYUUKYOKU" => Tag::Ryuukyoku(Box::new(Ryuukyoku::read(element)?)),
            "BYE" => Tag::Bye { seat: element.seat("who")? },
            "CHAT" | "FURITEN" | "PROF" | "RANKING" => Tag::Aside,
            name => return Tag::read_move(name),
        })
    }

    fn read_riichi(element: &Element) -> Result<Tag, MjlogFault> {
        let seat = element.seat("who")?;
        match element.need("step")? {
            "1" => Ok(Tag::Declare { seat }),
            "2" => {
                let scores = element.get("ten").map(|_| element.scores("ten")).transpose()?;
                Ok(Tag::Accept { seat, scores })
            }
            value => Err(wrong("step", value, "1 or 2")),
        }
    }

    /// `T12`, `D12`: the letter tells player and sort, the number the tile.
    fn read_move(name: &str) -> Result<Tag, MjlogFault> {
        let letter = name.bytes().next().unwrap_or(b' ');
        let number = name.get(1..).and_then(|digits| digits.parse().ok());
        let id = number.and_then(TileId::new).ok_or(MjlogFault::UnknownTag)?;
        let place = |first: u8| letter.checked_sub(first).map(usize::from).and_then(Seat::from_idx);
        match (place(b'T'), place(b'D')) {
            (Some(seat), _) => Ok(Tag::Draw { seat, id }),
            (None, Some(seat)) => Ok(Tag::Discard { seat, id }),
            (None, None) => Err(MjlogFault::UnknownTag),
        }
    }
}

/// The attribute of `GO` for rules that its bits cannot tell.
pub(super) const RULES_ATTRIBUTE: &str = "parlor_rules";

fn read_rules(element: &Element) -> Result<RuleSet, MjlogFault> {
    match element.get(RULES_ATTRIBUTE) {
        Some(text) => Ok(text.parse::<RulesText>()?.0),
        None => rules_of_flags(element.number("type")?),
    }
}

impl Names {
    fn read(element: &Element) -> Result<Names, MjlogFault> {
        let mut names = BySeat::splat(None);
        for (seat, key) in Seat::ALL.into_iter().zip(["n0", "n1", "n2", "n3"]) {
            if let Some(text) = element.get(key) {
                let name = percent_decoded(text);
                names[seat] =
                    Some(name.ok_or_else(|| wrong(key, text, "a name in percent encoding"))?);
            }
        }
        let dans = element.read_if_any("dan", "grades from 0 to 20", |text| {
            list(text, |n| Dan::from_idx(n.parse().ok()?))
        })?;
        let rates = element
            .read_if_any("rate", "ratings", |text| list(text, |n| fixed_point(n, 2).map(Rate)))?;
        Ok(Names { names, dans: dans.unwrap_or_default(), rates: rates.unwrap_or_default() })
    }
}

impl Init {
    fn read(element: &Element) -> Result<Init, MjlogFault> {
        let expected = "deal, counters, sticks, two dice from 0 to 5, tile";
        let (deal, honba, sticks, dice, indicator) = element.read_as("seed", expected, |text| {
            let [deal, honba, sticks, first, second, tile]: [u32; 6] =
                list(text, |n| n.parse().ok())?.try_into().ok()?;
            let die = |n: u32| u8::try_from(n).ok().filter(|&n| n < 6).map(|n| n + 1);
            let deal = u8::try_from(deal).ok().filter(|&deal| deal < 16)?;
            let tile = TileId::new(u8::try_from(tile).ok()?)?;
            Some((deal, honba, sticks, [die(first)?, die(second)?], tile))
        })?;
        let mut hands = BySeat::splat(Vec::new());
        for (seat, key) in Seat::ALL.into_iter().zip(["hai0", "hai1", "hai2", "hai3"]) {
            element.need(key)?;
            hands[seat] = element.ids(key)?;
        }
        let (scores, dealer) = (element.scores("ten")?, element.seat("oya")?);
        Ok(Init { deal, honba, sticks, dice, indicator, scores, dealer, hands })
    }
}
