//! Does the wall of the seed agree with the tiles that came up?

use std::fmt::Debug;
use std::io::BufRead;

use parlor_game::Seat;

use super::element::{Elements, Next};
use super::ending::Agari;
use super::error::{MjlogError, MjlogFault};
use super::tag::{Init, Tag};
use crate::riichi::tenhou_wall::{SeedError, TenhouWall, WallSeed};

/// What was compared in a record, all of it equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WallReport {
    /// Number of deals compared.
    pub deals: usize,
    /// Tiles dealt, drawn and turned.
    pub tiles: usize,
}

/// Why a wall does not agree with its record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum WallCheckError {
    /// The record cannot be read.
    #[error(transparent)]
    Record(#[from] MjlogError),
    /// The record has no seed.
    #[error("the record has no <SHUFFLE> with a seed before its first deal")]
    NoSeed,
    /// The seed cannot be used.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// The wall says something else than the record.
    #[error(
        "byte {offset}, deal {deal}: {what} is {stated} in the record and {rebuilt} in the wall"
    )]
    Differs { offset: u64, deal: usize, what: &'static str, stated: String, rebuilt: String },
}

/// Rebuilds the wall of every deal and compares dice, hands, draws, replacement tiles, and the
/// indicators of dora and ura-dora with what the record tells.
pub fn check_wall(source: impl BufRead) -> Result<WallReport, WallCheckError> {
    let mut elements = Elements::new(source);
    let mut check = Check::default();
    loop {
        let at = |name: &str, fault, offset, deal| {
            WallCheckError::Record(MjlogError { offset, deal, tag: name.to_owned(), fault })
        };
        let (offset, deal) = (elements.offset(), check.report.deals);
        match elements.next() {
            Err(fault) => return Err(at("", fault, offset, deal)),
            Ok(Next::Close) => return Ok(check.report),
            Ok(Next::End) => {
                let fault = MjlogFault::Truncated { expected: "</mjloggm>" };
                return Err(at("", fault, offset, deal));
            }
            Ok(Next::Element(element)) => {
                let tag =
                    Tag::read(&element).map_err(|fault| at(&element.name, fault, offset, deal))?;
                check.offset = elements.offset();
                check.take(&tag)?;
            }
        }
    }
}

#[derive(Default)]
struct Check {
    seed: Option<WallSeed>,
    wall: Option<TenhouWall>,
    offset: u64,
    draws: usize,
    replacements: usize,
    indicators: usize,
    /// Who draws a replacement next.
    kan_by: Option<Seat>,
    report: WallReport,
}

impl Check {
    fn take(&mut self, tag: &Tag) -> Result<(), WallCheckError> {
        match tag {
            Tag::Shuffle { seed } => self.seed = Some(seed.parse()?),
            Tag::Init(init) => self.begin(init)?,
            Tag::Draw { seat, id } => {
                let replacement = self.kan_by.take() == Some(*seat);
                let (what, rebuilt) = match (&self.wall, replacement) {
                    (Some(wall), true) => ("replacement tile", wall.replacement(self.replacements)),
                    (Some(wall), false) => ("draw", wall.draw(self.draws)),
                    (None, _) => return Ok(()),
                };
                *(if replacement { &mut self.replacements } else { &mut self.draws }) += 1;
                self.same(what, &Some(*id), &rebuilt)?;
            }
            // Bits 2 and 3 mark a chi and a pon; all else is a kan.
            Tag::Call { seat, code } if code & 0xc == 0 => self.kan_by = Some(*seat),
            Tag::Dora { id } => {
                let rebuilt = self.wall.as_ref().and_then(|wall| wall.indicator(self.indicators));
                self.indicators += 1;
                self.same("dora indicator", &Some(*id), &rebuilt)?;
            }
            Tag::Agari(agari) => self.win(agari)?,
            _ => {}
        }
        Ok(())
    }

    fn begin(&mut self, init: &Init) -> Result<(), WallCheckError> {
        let seed = self.seed.as_mut().ok_or(WallCheckError::NoSeed)?;
        let wall = seed.next_wall();
        self.report.deals += 1;
        self.same("pair of dice", &init.dice, &wall.dice())?;
        let hands = wall.hands(init.dealer);
        for seat in Seat::ALL {
            self.same("dealt hand", &init.hands[seat], &hands[seat])?;
        }
        self.same("dora indicator", &Some(init.indicator), &wall.indicator(0))?;
        self.report.tiles += 52;
        (self.draws, self.replacements, self.indicators, self.kan_by) = (0, 0, 1, None);
        self.wall = Some(wall);
        Ok(())
    }

    fn win(&mut self, agari: &Agari) -> Result<(), WallCheckError> {
        let Some(wall) = self.wall.clone() else { return Ok(()) };
        for (n, &id) in agari.ura.iter().enumerate() {
            self.same("ura indicator", &Some(id), &wall.ura_indicator(n))?;
        }
        Ok(())
    }

    fn same<T: PartialEq + Debug>(
        &mut self,
        what: &'static str,
        stated: &T,
        rebuilt: &T,
    ) -> Result<(), WallCheckError> {
        if stated != rebuilt {
            return Err(WallCheckError::Differs {
                offset: self.offset,
                deal: self.report.deals,
                what,
                stated: format!("{stated:?}"),
                rebuilt: format!("{rebuilt:?}"),
            });
        }
        self.report.tiles += 1;
        Ok(())
    }
}
