//! Records of sessions.

use anyhow::Context;
use parlor_agent::{Message, Say, Unit};
use parlor_formats::zole::AnyRecord;
use parlor_formats::zole::openzole::Difference;
use parlor_formats::zole::record::SessionRecord;

use crate::failure::usage;
use crate::{files, language};

/// Reads the record at `path`.
pub(super) fn read(path: &str) -> anyhow::Result<AnyRecord> {
    let bytes = files::bytes(path)?;
    AnyRecord::read(&bytes).with_context(|| format!("{path} is not a Zole record"))
}

/// A score of the file that our rules do not give.
pub(super) fn difference(record: &SessionRecord, difference: &Difference) -> Message {
    let signed = |value: f64| language::reader().number(value, Unit::signed(0));
    let player = record.players.get(difference.seat.idx()).cloned().unwrap_or_default();
    Message::new("cli-zole-difference")
        .with("n", difference.game.to_string())
        .with("player", player)
        .with("of", difference.sum.name())
        .with("written", signed(difference.written as f64))
        .with("ours", signed(f64::from(difference.ours)))
}

/// The record up to deal `number`, counted from 1, and of that deal the first `steps` or all.
pub(super) fn up_to(
    mut record: SessionRecord,
    number: usize,
    steps: Option<usize>,
) -> anyhow::Result<SessionRecord> {
    let n_deals = record.deals.len();
    record.deals.truncate(number);
    let last = record.deals.last_mut().filter(|_| (1..=n_deals).contains(&number));
    let last = last.ok_or_else(|| usage(format!("no deal {number}: the record has {n_deals}")))?;
    if let Some(steps) = steps {
        if steps > last.steps.len() {
            return Err(usage(format!("deal {number} has {} steps", last.steps.len())));
        }
        last.steps.truncate(steps);
    }
    Ok(record)
}
