//! `parlor zole solve`: exact values of open cards.

use anyhow::Context;
use parlor_formats::zole::{Style, write_card};
use parlor_zole::{Card, Contract, HAND_SIZE, Place, Tariffs};
use parlor_zole_solver::{CardValue, Position, Solver};
use serde::{Serialize, Serializer};

use crate::batch::{self, Row};
use crate::failure::{OrUsage, usage};
use crate::output;

use super::galdins;
use super::open::OpenArgs;
use super::row::{self, Asked};

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

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut solver = Solver::new();
    if args.batch {
        return batch::run(|row| answer(row, &mut solver));
    }
    let position = args.open.position().or_usage()?;
    if position.is_over() {
        return Err(usage("all cards have been played: no card is left to value"));
    }
    let Some(soloist) = position.contract().soloist() else {
        return galdins::answer(&position, &mut solver, args.json);
    };
    let solved = Solved::of(&position, soloist, &mut solver);
    if args.json {
        return output::text(&(serde_json::to_string(&solved)? + "\n"));
    }
    output::text(&solved.words())
}

/// Everything that is printed about one position with a soloist.
#[derive(Serialize)]
struct Solved<'a> {
    #[serde(skip)]
    position: &'a Position,
    contract: String,
    #[serde(serialize_with = "idx")]
    soloist: Place,
    #[serde(serialize_with = "idx")]
    to_move: Place,
    /// Eyes, or tricks in mazā zole.
    counts: &'static str,
    /// What the soloist already has of what is counted.
    had: u8,
    /// What is still to come.
    value: u8,
    total: u8,
    /// Only where the whole deal is known, not of an endgame.
    score_per_opponent: Option<i8>,
    move_values: ByCard,
    #[serde(serialize_with = "names")]
    line: Vec<Card>,
}

fn idx<S: Serializer>(place: &Place, serializer: S) -> Result<S::Ok, S::Error> {
    place.idx().serialize(serializer)
}

fn names<S: Serializer>(cards: &[Card], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.iter().map(ToString::to_string))
}

impl Solved<'_> {
    fn of<'a>(position: &'a Position, soloist: Place, solver: &mut Solver) -> Solved<'a> {
        let contract = position.contract();
        let (counts, had) = match contract {
            Contract::MazaZole(_) => ("tricks", position.tricks()[soloist]),
            _ => ("eyes", position.eyes().0),
        };
        let value = to_come(position, soloist, solver);
        let level = is_whole(position).then(|| solver.level(position)).flatten();
        let tariff = contract.tariff(&Tariffs::USUAL);
        Solved {
            position,
            contract: contract.to_string(),
            soloist,
            to_move: position.turn(),
            counts,
            had,
            value,
            total: had + value,
            score_per_opponent: tariff.zip(level).map(|(tariff, level)| tariff.points(level)),
            move_values: ByCard(solver.values(position)),
            line: solver.line(position),
        }
    }

    fn words(&self) -> String {
        let Solved { contract, soloist, to_move, counts, had, value, total, .. } = self;
        let mut text = format!(
            "{contract} of the {soloist}, {to_move} to play\n\
             with best play the soloist gets {total} {counts}"
        );
        if *had > 0 {
            text += &format!(" ({had} had, {value} to come)");
        }
        if let Some(points) = self.score_per_opponent {
            let won = if points > 0 { "won" } else { "lost" };
            text += &format!(": {won}, {points:+} per opponent");
        }
        text += &format!("\n\ncard {counts:>7}   total\n");
        let best = self.best();
        for CardValue { card, value } in &self.move_values.0 {
            let mark = if Some(*value) == best { " *" } else { "" };
            let card = write_card(*card, Style::Symbols);
            text += &format!("{card:<4} {value:>7} {:>7}{mark}\n", had + value);
        }
        text + &format!("\nbest line: {}\n", in_tricks(self.position, &self.line))
    }

    /// The value that the player to move wants.
    fn best(&self) -> Option<u8> {
        let values = self.move_values.0.iter().map(|value| value.value);
        let wants_much = (self.to_move == self.soloist) != (self.counts == "tricks");
        if wants_much { values.max() } else { values.min() }
    }
}

/// What the soloist still gets: eyes, tricks in mazā zole.
fn to_come(position: &Position, soloist: Place, solver: &mut Solver) -> u8 {
    match position.contract() {
        Contract::MazaZole(_) => solver.fewest_tricks(position, soloist),
        _ => solver.eyes(position).map_or(0, |eyes| eyes.0),
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
        text += match n {
            0 => "",
            _ if n >= first && (n - first).is_multiple_of(3) => " | ",
            _ => " ",
        };
        text += &write_card(card, Style::Symbols);
    }
    text
}

/// Values by card, in the order of the pack.
struct ByCard(Vec<CardValue>);

impl Serialize for ByCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|one| (one.card.to_string(), one.value)))
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

fn answer(row: &Row, solver: &mut Solver) -> anyhow::Result<Answer> {
    let nobody = "nobody plays alone";
    let asked = row::read(row)?;
    let (Asked::Endgame(position) | Asked::MazaZole(position) | Asked::FullDeal(position)) = &asked;
    let soloist = position.contract().soloist().context(nobody)?;
    // In mazā zole tricks count, not eyes: in the value as in the cards'.
    let value = to_come(position, soloist, solver);
    Ok(match asked {
        Asked::Endgame(position) => {
            Answer::Endgame { value, move_values: ByCard(solver.values(&position)) }
        }
        Asked::MazaZole(_) => Answer::MazaZole { soloist_min_forced_tricks: value },
        Asked::FullDeal(position) => {
            let level = solver.level(&position).context(nobody)?;
            let tariff = position.contract().tariff(&Tariffs::USUAL).context(nobody)?;
            Answer::FullDeal {
                trick_points: value,
                soloist_points: value + position.eyes().0,
                lead_values: ByCard(solver.values(&position)),
                score_per_opponent: tariff.points(level),
            }
        }
    })
}
