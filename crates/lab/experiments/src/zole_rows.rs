//! Rows of Zole reference data: open-card positions with stored answers.

use std::fmt::Display;
use std::io::Read;

use parlor_zole::{ByPlace, Card, CardSet, Contract, Eyes, Place, Tariffs, Trick};
use parlor_zole_solver::{Following, Position, Solver, count_playouts};
use serde::Deserialize;
use serde_json::Value;

use crate::{Failed, RecordFile};

/// The endgames in `testdata/`, for a run without reference data.
const SAMPLE: &str = include_str!("../../../../testdata/zole/endgames.jsonl");

/// A position with what is stored about it; what a row does not say is not compared.
#[derive(Deserialize)]
pub(crate) struct Row {
    contract: Option<String>,
    #[serde(default)]
    soloist: usize,
    #[serde(alias = "first_leader", default)]
    trick_leader: usize,
    #[serde(default)]
    trick: Vec<String>,
    hands: [Vec<String>; 3],
    #[serde(default)]
    side_points: u8,
    side_to: Option<String>,
    #[serde(alias = "trick_points")]
    value: Option<u64>,
    #[serde(alias = "lead_values")]
    move_values: Option<Value>,
    soloist_max_forced_tricks: Option<u64>,
    soloist_min_forced_tricks: Option<u64>,
    score_per_opponent: Option<i64>,
    playouts: Option<u64>,
}

/// How many stored answers were compared, and how many of ours differ.
#[derive(Clone, Copy, Default)]
pub(crate) struct Compared {
    pub(crate) answers: u64,
    pub(crate) differences: u64,
}

impl Compared {
    fn add<T: PartialEq>(&mut self, stored: Option<T>, ours: impl FnOnce() -> Option<T>) {
        if let Some(stored) = stored {
            self.answers += 1;
            self.differences += u64::from(ours() != Some(stored));
        }
    }
}

/// Is this a row of such data?
pub(crate) fn is_row(line: &[u8]) -> bool {
    serde_json::from_slice::<Row>(line).is_ok()
}

/// The endgames in `testdata/`.
pub(crate) fn sample() -> Result<Vec<Row>, Failed> {
    parse("testdata/zole/endgames.jsonl", SAMPLE)
}

/// The rows of files of JSON lines, plain or gzipped.
pub(crate) fn rows(files: &[RecordFile]) -> Result<Vec<Row>, Failed> {
    let mut all = Vec::new();
    for file in files {
        let named = |error: std::io::Error| Failed(format!("{file}: {error}"));
        let mut text = String::new();
        file.open().and_then(|mut file| file.read_to_string(&mut text)).map_err(named)?;
        all.extend(parse(file, &text)?);
    }
    Ok(all)
}

fn parse(file: impl Display, text: &str) -> Result<Vec<Row>, Failed> {
    let row = |(number, line): (usize, &str)| {
        serde_json::from_str(line)
            .map_err(|error| Failed(format!("{file}:{}: {error}", number + 1)))
    };
    text.lines().enumerate().map(row).collect()
}

impl Row {
    /// Compares every stored answer with the solver's.
    pub(crate) fn compare(&self, solver: &mut Solver) -> Result<Compared, Failed> {
        let position = self.position()?;
        let mut compared = Compared::default();
        compared.add(self.value, || solver.eyes(&position).map(|eyes| u64::from(eyes.0)));
        let values = self.move_values.as_ref().map(by_card).transpose()?;
        compared.add(values, || {
            let values = solver.values(&position);
            Some(values.iter().map(|value| (value.card, u64::from(value.value))).collect())
        });
        compared
            .add(self.soloist_max_forced_tricks, || solver.most_tricks(&position).map(u64::from));
        compared.add(self.soloist_min_forced_tricks, || {
            let soloist = position.contract().soloist()?;
            Some(u64::from(solver.fewest_tricks(&position, soloist)))
        });
        compared.add(self.score_per_opponent, || {
            let tariff = position.contract().tariff(&Tariffs::USUAL)?;
            Some(i64::from(tariff.points(solver.level(&position)?)))
        });
        compared.add(self.playouts, || Some(count_playouts(&position, Following::Rules)));
        Ok(compared)
    }

    fn position(&self) -> Result<Position, Failed> {
        let soloist = place(self.soloist)?;
        let contract = match self.contract.as_deref() {
            None | Some("lielais") => Contract::Lielais(soloist),
            Some("zole") => Contract::Zole(soloist),
            Some("maza_zole") => Contract::MazaZole(soloist),
            Some(other) => {
                return Err(Failed(format!(
                    "{other:?} is not a contract; write lielais, zole or maza_zole"
                )));
            }
        };
        let mut hands = ByPlace::<CardSet>::default();
        for (place, hand) in Place::ALL.into_iter().zip(&self.hands) {
            hands[place] = hand.join(" ").parse().map_err(Failed::by)?;
        }
        let mut trick = Trick::led_by(place(self.trick_leader)?);
        for laid in self.trick.iter().take(2) {
            trick.push(laid.parse().map_err(Failed::by)?);
        }
        let buried = if self.side_to.as_deref() == Some("soloist") { self.side_points } else { 0 };
        let position = Position::new(contract, hands, trick).map_err(Failed::by)?;
        Ok(position.with_score(Eyes(buried), ByPlace::default()))
    }
}

fn place(number: usize) -> Result<Place, Failed> {
    Place::from_idx(number)
        .ok_or_else(|| Failed(format!("{number} is not a place; write 0, 1 or 2")))
}

/// An object of numbers by card, from the lowest bit up.
fn by_card(object: &Value) -> Result<Vec<(Card, u64)>, Failed> {
    let wrong = || Failed("card values must be an object of numbers".to_owned());
    let mut values = Vec::new();
    for (name, value) in object.as_object().ok_or_else(wrong)? {
        let card: Card = name.parse().map_err(Failed::by)?;
        values.push((card, value.as_u64().ok_or_else(wrong)?));
    }
    values.sort_unstable();
    Ok(values)
}
