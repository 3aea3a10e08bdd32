//! `parlor zole solve`: exact values of open cards.

use std::io::{self, Write};

use parlor_formats::zole::{Style, write_card};
use parlor_zole::{Card, Contract, HAND_SIZE, Level, Place, Tariffs};
use parlor_zole_solver::{CardValue, Position, Solver};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::Failure;
use crate::batch::{self, Row};

use super::galdins;
use super::open::OpenArgs;
use super::row::{self, Asked};

/// Which cards
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    open: OpenArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Read JSON lines as in the reference data: a row with cards_each is an endgame, one with
    /// contract maza_zole a mazā zole deal, any other a full deal
    #[arg(long, conflicts_with_all = ["deal", "json"])]
    batch: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor zole solve QSQDTD9D7DAHTHTS/QCJSJDKHAS9SKC9C/QHJCADKD8D9HACTC/JHKS
  parlor zole solve $(parlor zole deal --seed 7 --short) --soloist 2 --bury 'KS TC'
  parlor zole solve $(parlor zole deal --seed 7 --short) --contract zole --played 'AH KH 9H'
  parlor zole solve QC9H / QSAH / 7D --trick 8D --leader 3
  zcat endgames.jsonl.gz | parlor zole solve --batch";

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut solver = Solver::new();
    if args.batch {
        return batch::run(|row| answer(row, &mut solver));
    }
    let position = args.open.position().map_err(Failure::Usage)?;
    if position.is_over() {
        return Err(Failure::Usage("all cards have been played: no card is left to value".into()));
    }
    let mut out = io::stdout().lock();
    match position.contract().soloist() {
        None => galdins::answer(&position, &mut solver, args.json, &mut out)?,
        Some(soloist) => {
            let solved = Solved::of(&position, soloist, &mut solver);
            if args.json { solved.json(&mut out)? } else { solved.print(&mut out)? }
        }
    }
    Ok(())
}

/// Everything that is printed about one position with a soloist.
struct Solved<'a> {
    position: &'a Position,
    soloist: Place,
    values: Vec<CardValue>,
    /// Eyes still to come, tricks in mazā zole.
    value: u8,
    /// Only where the whole deal is known, not of an endgame.
    level: Option<Level>,
    line: Vec<Card>,
}

impl Solved<'_> {
    fn of<'a>(position: &'a Position, soloist: Place, solver: &mut Solver) -> Solved<'a> {
        let value = match position.contract() {
            Contract::MazaZole(_) => solver.fewest_tricks(position, soloist),
            _ => solver.eyes(position).map_or(0, |eyes| eyes.0),
        };
        Solved {
            position,
            soloist,
            values: solver.values(position),
            value,
            level: is_whole(position).then(|| solver.level(position)).flatten(),
            line: solver.line(position),
        }
    }

    fn counts_tricks(&self) -> bool {
        matches!(self.position.contract(), Contract::MazaZole(_))
    }

    /// What the soloist already has of what is counted.
    fn had(&self) -> u8 {
        if self.counts_tricks() {
            self.position.tricks()[self.soloist]
        } else {
            self.position.eyes().0
        }
    }

    fn points(&self) -> Option<i8> {
        let tariff = self.position.contract().tariff(&Tariffs::USUAL)?;
        self.level.map(|level| tariff.points(level))
    }

    fn json(self, out: &mut impl Write) -> anyhow::Result<()> {
        #[derive(Serialize)]
        struct Fields {
            contract: String,
            soloist: usize,
            to_move: usize,
            counts: &'static str,
            had: u8,
            value: u8,
            total: u8,
            score_per_opponent: Option<i8>,
            move_values: ByCard,
            line: Vec<String>,
        }
        let fields = Fields {
            contract: self.position.contract().to_string(),
            soloist: self.soloist.idx(),
            to_move: self.position.turn().idx(),
            counts: if self.counts_tricks() { "tricks" } else { "eyes" },
            had: self.had(),
            value: self.value,
            total: self.had() + self.value,
            score_per_opponent: self.points(),
            line: self.line.iter().map(ToString::to_string).collect(),
            move_values: ByCard(self.values),
        };
        Ok(writeln!(out, "{}", serde_json::to_string(&fields)?)?)
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let (contract, turn) = (self.position.contract(), self.position.turn());
        let what = if self.counts_tricks() { "tricks" } else { "eyes" };
        let (had, value) = (self.had(), self.value);
        writeln!(out, "{contract} of the {}, {turn} to play", self.soloist)?;
        write!(out, "with best play the soloist gets {} {what}", had + value)?;
        if had > 0 {
            write!(out, " ({had} had, {value} to come)")?;
        }
        if let (Some(level), Some(points)) = (self.level, self.points()) {
            let won = if level.is_won() { "won" } else { "lost" };
            write!(out, ": {won}, {points:+} per opponent")?;
        }
        writeln!(out, "\n\ncard {what:>7}   total")?;
        let best = self.best();
        for CardValue { card, value } in &self.values {
            let mark = if Some(*value) == best { " *" } else { "" };
            let card = write_card(*card, Style::Symbols);
            writeln!(out, "{card:<4} {value:>7} {:>7}{mark}", had + value)?;
        }
        writeln!(out, "\nbest line: {}", in_tricks(self.position, &self.line))
    }

    /// The value that whoever plays wants.
    fn best(&self) -> Option<u8> {
        let values = self.values.iter().map(|value| value.value);
        let wants_much = (self.position.turn() == self.soloist) != self.counts_tricks();
        if wants_much { values.max() } else { values.min() }
    }
}

/// Are all eight tricks of the deal played or to come?
fn is_whole(position: &Position) -> bool {
    let played: u8 = position.tricks().as_array().iter().sum();
    usize::from(played) + position.hands()[position.turn()].len() == HAND_SIZE
}

/// Cards with a bar between tricks.
fn in_tricks(position: &Position, line: &[Card]) -> String {
    let first = 3 - position.trick().len();
    let mut text = String::new();
    for (n, &card) in line.iter().enumerate() {
        let begins = n >= first && (n - first).is_multiple_of(3);
        text += if n == 0 {
            ""
        } else if begins {
            " | "
        } else {
            " "
        };
        text += &write_card(card, Style::Symbols);
    }
    text
}

/// Values by card, in the order of the pack.
struct ByCard(Vec<CardValue>);

impl Serialize for ByCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for CardValue { card, value } in &self.0 {
            map.serialize_entry(&card.to_string(), value)?;
        }
        map.end()
    }
}

/// One line of the batch.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Endgame { value: u8, move_values: ByCard },
    MazaZole { soloist_min_forced_tricks: u8 },
    FullDeal { trick_points: u8, soloist_points: u8, lead_values: ByCard, score_per_opponent: i8 },
}

fn answer(row: &Row, solver: &mut Solver) -> Result<Answer, String> {
    let nobody = || "nobody plays alone".to_owned();
    match row::read(row)? {
        Asked::Endgame(position) => {
            let soloist = position.contract().soloist().ok_or_else(nobody)?;
            // In mazā zole tricks count, not eyes: in the value as in the cards'.
            let value = match position.contract() {
                Contract::MazaZole(_) => solver.fewest_tricks(&position, soloist),
                _ => solver.eyes(&position).ok_or_else(nobody)?.0,
            };
            Ok(Answer::Endgame { value, move_values: ByCard(solver.values(&position)) })
        }
        Asked::MazaZole(position) => {
            let soloist = position.contract().soloist().ok_or_else(nobody)?;
            let soloist_min_forced_tricks = solver.fewest_tricks(&position, soloist);
            Ok(Answer::MazaZole { soloist_min_forced_tricks })
        }
        Asked::FullDeal(position) => {
            let eyes = solver.eyes(&position).ok_or_else(nobody)?;
            let level = solver.level(&position).ok_or_else(nobody)?;
            let tariff = position.contract().tariff(&Tariffs::USUAL).ok_or_else(nobody)?;
            Ok(Answer::FullDeal {
                trick_points: eyes.0,
                soloist_points: (eyes + position.eyes()).0,
                lead_values: ByCard(solver.values(&position)),
                score_per_opponent: tariff.points(level),
            })
        }
    }
}
