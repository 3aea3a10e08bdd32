//! A training as bytes, to go on from later.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use parlor_game::{BySeat, Match, Seat};
use parlor_nets::{Fit, Lesson, Precision, QLearner, Tensors};
use parlor_riichi::deal::Setup;
use parlor_riichi::{Points, Wind};

use super::curve::{Curve, Results, Role, WindowCounts};
use super::replay::Replay;
use super::table::TrainingTable;
use super::{TABLES, Training, TrainingOptions};
use crate::lt_dqn::{Pair, PairError};

/// All that a training goes on from, in three parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    /// Both networks with what Adam remembers, the tables and the curve: a safetensors file.
    pub networks: Vec<u8>,
    /// What both networks remember, actions first. Compresses well.
    pub replays: [Vec<u8>; 2],
}

/// Why a checkpoint cannot be gone on from.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum CheckpointError {
    /// The networks cannot be read.
    #[error(transparent)]
    Networks(#[from] PairError),
    /// Something that should be written beside them.
    #[error("{key:?} is missing from the checkpoint, or not what it should be")]
    Wrong { key: &'static str },
    /// Trained in another way.
    #[error("the checkpoint was made with {key} {found}, not {wanted}")]
    OtherOptions { key: &'static str, found: String, wanted: String },
    /// A memory that does not belong to the networks.
    #[error("the memory of the network of {name} is broken, or of another checkpoint")]
    Replay { name: &'static str },
}

/// Before the names of the networks that value next states.
const FROZEN: &str = "frozen.";

impl Training {
    /// Everything, as bytes. Equal trainings give equal bytes.
    pub fn save(&self) -> Checkpoint {
        let mut tensors = Tensors::default();
        for (name, learner) in Pair::NAMES.into_iter().zip(&self.learners) {
            let Fit { network, mean, square, .. } = learner.fit();
            tensors.put(name, &network);
            tensors.put(&format!("mean.{name}"), &mean);
            tensors.put(&format!("square.{name}"), &square);
            if let Some(frozen) = learner.frozen() {
                tensors.put(&format!("{FROZEN}{name}"), &frozen);
            }
        }
        let mut texts = options_text(&self.options);
        let lines =
            |tables: &[TrainingTable]| tables.iter().map(table_line).collect::<Vec<_>>().join("\n");
        texts.insert("hands", self.hands().to_string());
        texts.insert("updates", self.updates().to_string());
        texts.insert("due", self.due.to_string());
        if let Some(renewed) = self.renewed {
            texts.insert("renewed", renewed.to_string());
        }
        texts.insert("tables", lines(&self.tables));
        texts.insert("curve", self.curve.csv());
        texts.insert("unfinished", unfinished_line(&self.curve));
        let texts = texts.into_iter().map(|(key, text)| (key.to_owned(), text));
        tensors.metadata = texts.collect();
        let replay =
            |replay: &Replay| [&self.hands().to_le_bytes()[..], &replay.to_bytes()].concat();
        let replays = self.replays.each_ref().map(replay);
        Checkpoint { networks: tensors.to_bytes(Precision::Single), replays }
    }

    /// Goes on from a checkpoint that was made with the same options.
    pub fn resume(
        options: TrainingOptions,
        saved: &Checkpoint,
    ) -> Result<Training, CheckpointError> {
        let tensors = Tensors::from_bytes(&saved.networks).map_err(PairError::from)?;
        let texts = Texts(&tensors.metadata);
        for (key, wanted) in options_text(&options) {
            let found = texts.get(key)?.to_owned();
            if found != wanted {
                return Err(CheckpointError::OtherOptions { key, found, wanted });
            }
        }
        let [hands, updates, due] =
            [texts.number("hands")?, texts.number("updates")?, texts.number("due")?];
        let renewed = match tensors.metadata.contains_key("renewed") {
            true => Some(texts.number("renewed")?),
            false => None,
        };
        let [actions, discards] = [0, 1].map(|n| {
            let network = |prefix| Pair::network(&tensors, prefix, n);
            let [network, mean, square] = [network("")?, network("mean.")?, network("square.")?];
            let fit = Fit { network, mean, square, steps: updates };
            let wrong = |_| CheckpointError::Wrong { key: Pair::NAMES[n] };
            let mut learner = QLearner::new(&fit).map_err(wrong)?;
            if renewed.is_some() {
                learner.freeze_at(&Pair::network(&tensors, FROZEN, n)?).map_err(wrong)?;
            }
            Ok::<_, CheckpointError>(learner)
        });
        let [of_actions, of_discards] = [0, 1].map(|n| {
            let wrong = CheckpointError::Replay { name: Pair::NAMES[n] };
            let n_outputs = Pair::SHAPES[n][3];
            let bytes = saved.replays[n].strip_prefix(&hands.to_le_bytes()[..]);
            let read = bytes.and_then(|b| Replay::from_bytes(options.capacity, n_outputs, b));
            read.ok_or(wrong)
        });
        Ok(Training {
            options,
            learners: [actions?, discards?],
            replays: [of_actions?, of_discards?],
            tables: tables(&options, texts.get("tables")?)
                .ok_or(CheckpointError::Wrong { key: "tables" })?,
            due,
            renewed,
            curve: curve(&options, hands, &texts)?,
        })
    }
}

/// The texts beside the networks.
struct Texts<'a>(&'a BTreeMap<String, String>);

impl Texts<'_> {
    fn get(&self, key: &'static str) -> Result<&str, CheckpointError> {
        self.0.get(key).map(String::as_str).ok_or(CheckpointError::Wrong { key })
    }

    fn number(&self, key: &'static str) -> Result<u64, CheckpointError> {
        self.get(key)?.parse().map_err(|_| CheckpointError::Wrong { key })
    }
}

/// Every option that changes the result.
fn options_text(options: &TrainingOptions) -> BTreeMap<&'static str, String> {
    fn words(value: impl Debug) -> String {
        format!("{value:?}").to_lowercase()
    }
    let rules = options.rules.parameters().into_iter().map(|parameter| parameter.to_string());
    BTreeMap::from([
        ("seed", options.seed.to_string()),
        ("rules", rules.collect::<Vec<_>>().join(" ")),
        ("inputs", options.scaling.name().to_owned()),
        ("capacity", options.capacity.to_string()),
        ("minibatch", options.minibatch.to_string()),
        ("rate", options.rate.to_string()),
        ("update_every", options.update_every.to_string()),
        ("illegal_reward", options.illegal_reward.to_string()),
        ("discount", options.discount.to_string()),
        ("target_every", options.target_every.to_string()),
        ("mask", options.mask.to_string()),
        ("epsilon_unit", words(options.epsilon_unit)),
        ("window", options.window.to_string()),
    ])
}

fn join(values: impl IntoIterator<Item = impl Display>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

fn split<T: FromStr, const N: usize>(line: &str) -> Option<[T; N]> {
    let values: Option<Vec<T>> = line.split(' ').map(|word| word.parse().ok()).collect();
    values?.try_into().ok()
}

/// Matches begun, round, dealer, honba, sticks, four scores, who sits where.
fn table_line(table: &TrainingTable) -> String {
    // A match that is over has been followed by the next one.
    let setup = table.contest.next().map(|(_, setup)| setup);
    let setup = setup.unwrap_or_else(|| Setup::first(table.contest.rules()));
    let Setup { round, dealer, honba, sticks, points, .. } = setup;
    let place = [round.idx() as i64, dealer.idx() as i64, i64::from(honba), i64::from(sticks)];
    let scores = points.as_array().map(|points| i64::from(points.0));
    let roles = table.roles.as_array().map(|role| role as i64);
    join([table.matches as i64].into_iter().chain(place).chain(scores).chain(roles))
}

fn tables(options: &TrainingOptions, text: &str) -> Option<Vec<TrainingTable>> {
    let tables: Option<Vec<TrainingTable>> =
        text.lines().enumerate().map(|(idx, line)| table(options, idx, line)).collect();
    tables.filter(|tables| tables.len() == TABLES)
}

fn table(options: &TrainingOptions, idx: usize, line: &str) -> Option<TrainingTable> {
    let [matches, round, dealer, honba, sticks, a, b, c, d, p, q, r, s] = split::<i64, 13>(line)?;
    let small = |n: i64| u8::try_from(n).ok();
    let idx_of = |n: i64| usize::try_from(n).ok();
    let setup = Setup {
        rules: options.rules,
        round: Wind::from_idx(idx_of(round)?)?,
        dealer: Seat::from_idx(idx_of(dealer)?)?,
        honba: small(honba)?,
        sticks: small(sticks)?,
        points: BySeat::new([a, b, c, d].map(|n| Points(n as i32))),
    };
    let role = |n: i64| Role::ALL.get(idx_of(n)?).copied();
    let roles = BySeat::new([role(p)?, role(q)?, role(r)?, role(s)?]);
    Some(TrainingTable::at(idx, u64::try_from(matches).ok()?, roles, setup))
}

/// The window that is not yet full: counts, then losses and values bit by bit.
fn unfinished_line(curve: &Curve) -> String {
    let WindowCounts { hands, decisions, illegal_actions, illegal_kinds, results } = &curve.counts;
    let counts = [*hands, *decisions, *illegal_actions, *illegal_kinds, curve.samples];
    let results = results.iter().flat_map(|r| [r.wins, r.deal_ins, r.tenpai, r.points]);
    let lessons = curve.lessons.iter().flat_map(|l| [l.loss.to_bits(), l.value.to_bits()]);
    let all = counts.into_iter().map(i128::from).chain(results.map(i128::from));
    join(all.chain(lessons.map(i128::from)))
}

fn curve(
    options: &TrainingOptions,
    hands: u64,
    texts: &Texts<'_>,
) -> Result<Curve, CheckpointError> {
    let points = Curve::read(texts.get("curve")?);
    let points = points.ok_or(CheckpointError::Wrong { key: "curve" })?;
    let wrong = CheckpointError::Wrong { key: "unfinished" };
    let numbers = split::<i128, 25>(texts.get("unfinished")?).ok_or(wrong)?;
    let counts = |n: usize| numbers[n] as u64;
    let result = |role: usize| {
        let [wins, deal_ins, tenpai, points] =
            [0, 1, 2, 3].map(|n| numbers[5 + 4 * role + n] as i64);
        Results { wins, deal_ins, tenpai, points }
    };
    let lesson = |n: usize| Lesson {
        loss: f64::from_bits(counts(21 + 2 * n)),
        value: f64::from_bits(counts(22 + 2 * n)),
    };
    let mut curve = Curve::resumed(options.window, hands, points);
    curve.counts = WindowCounts {
        hands: counts(0),
        decisions: counts(1),
        illegal_actions: counts(2),
        illegal_kinds: counts(3),
        results: [result(0), result(1), result(2), result(3)],
    };
    curve.samples = counts(4);
    curve.lessons = [lesson(0), lesson(1)];
    Ok(curve)
}
