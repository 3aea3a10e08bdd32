//! Work of many numbered parts that can be stopped and resumed: a file with a header and a line for each part.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use anyhow::{Context, anyhow, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::output::Ticker;

/// A line of the file.
pub(super) trait Part: Clone + Serialize + DeserializeOwned + Send {
    /// Which part of the work it is.
    fn number(&self) -> u64;
}

/// What is done, in memory and perhaps in a file.
pub(super) struct Kept<P>(Mutex<(BTreeMap<u64, P>, Option<File>)>);

impl<P: Part> Kept<P> {
    /// Nothing yet, and kept in memory alone.
    pub(super) fn nowhere() -> Kept<P> {
        Kept(Mutex::new((BTreeMap::new(), None)))
    }

    /// What the file at `path` has of the work of this header; a file of other work is refused.
    pub(super) fn resume<H>(path: &Path, header: &H) -> anyhow::Result<Kept<P>>
    where
        H: PartialEq + Serialize + DeserializeOwned,
    {
        let shown = path.display();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(|| format!("cannot read {shown}")),
        };
        // A line that was being written when the run was stopped is done again.
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        let mut lines = whole.lines();
        let mut done = BTreeMap::new();
        if let Some(first) = lines.next() {
            let found: H =
                serde_json::from_str(first).with_context(|| format!("{shown} is another file"))?;
            ensure!(found == *header, "{shown} has {first}; give another --out");
        }
        for line in lines {
            let part: P = serde_json::from_str(line).with_context(|| format!("{shown}: {line}"))?;
            done.insert(part.number(), part);
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        let mut file = file.with_context(|| format!("cannot write {shown}"))?;
        file.set_len(whole.len() as u64)?;
        if whole.is_empty() {
            writeln!(file, "{}", serde_json::to_string(header)?)?;
        }
        Ok(Kept(Mutex::new((done, Some(file)))))
    }

    /// Does the parts below `n` that are not done yet on so many threads, each with a place of its own, and
    /// gives all of them in order.
    pub(super) fn complete<T>(
        self,
        n: u64,
        threads: NonZero<usize>,
        place: impl Fn() -> anyhow::Result<T> + Sync,
        work: impl Fn(&mut T, u64) -> anyhow::Result<P> + Sync,
    ) -> anyhow::Result<Vec<P>> {
        let wanted: Vec<u64> =
            (0..n).filter(|number| !self.lock().0.contains_key(number)).collect();
        let (next, ticker) = (AtomicU64::new(0), Ticker::new());
        let run = || -> anyhow::Result<()> {
            let mut place = place()?;
            while let Some(&number) = wanted.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                self.keep(work(&mut place, number)?)?;
                ticker.show(|| format!("{}/{}", next.load(Ordering::Relaxed), wanted.len()));
            }
            Ok(())
        };
        thread::scope(|scope| -> anyhow::Result<()> {
            let n = threads.get().min(wanted.len());
            let workers: Vec<_> = (0..n).map(|_| scope.spawn(&run)).collect();
            let panicked = |_| Err(anyhow!("a thread has failed"));
            workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(panicked))
        })?;
        ticker.clear();
        let (done, _) = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(done.into_values().filter(|part| part.number() < n).collect())
    }

    /// Puts a part into the list and the file.
    fn keep(&self, part: P) -> anyhow::Result<()> {
        let mut kept = self.lock();
        let (done, file) = &mut *kept;
        if let Some(file) = file {
            writeln!(file, "{}", serde_json::to_string(&part)?)?;
        }
        done.insert(part.number(), part);
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, (BTreeMap<u64, P>, Option<File>)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
