//! Records of sessions.

use anyhow::Context;
use parlor_formats::zole::record::{self, SessionRecord};

use crate::failure::usage;
use crate::files;

/// Reads the record at `path`.
pub(super) fn read(path: &str) -> anyhow::Result<SessionRecord> {
    let bytes = files::bytes(path)?;
    record::read(&bytes).with_context(|| format!("{path} is not a Zole record"))
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
