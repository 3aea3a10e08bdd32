//! The thread that writes: what waits when it is free goes to the disk together.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use super::change::Change;
use super::{Backend, Chained, StoreError};
use crate::ops::metrics::Metrics;
use crate::tables::token::log_name;

/// How many changes may be in one transaction.
const BATCH_MAX: usize = 1_024;
/// How long to wait before a failed transaction is tried again; at most.
const PATIENCE: Duration = Duration::from_millis(50);
const PATIENCE_MAX: Duration = Duration::from_secs(5);

/// A change, and whom to tell that it is kept, and what was chained by it. Nobody is told when it never
/// will be.
pub(super) struct Order {
    pub(super) change: Change,
    pub(super) done: oneshot::Sender<Chained>,
}

/// Writes until nobody can order any more.
pub(super) fn run(
    mut backend: Box<dyn Backend>,
    mut orders: mpsc::Receiver<Order>,
    metrics: &Arc<Metrics>,
) {
    while let Some(first) = orders.blocking_recv() {
        let (mut changes, mut dones) = (vec![first.change], vec![first.done]);
        while changes.len() < BATCH_MAX
            && let Ok(order) = orders.try_recv()
        {
            changes.push(order.change);
            dones.push(order.done);
        }
        commit(&mut *backend, &changes, dones, metrics);
    }
}

/// A database that fails is tried again for as long as it takes: nothing is acknowledged before it
/// is kept. Only a change that contradicts what is kept, or that no database can hold, is given up, and
/// alone; and everything when another server has taken over.
fn commit(
    backend: &mut dyn Backend,
    changes: &[Change],
    dones: Vec<oneshot::Sender<Chained>>,
    metrics: &Arc<Metrics>,
) {
    let mut patience = PATIENCE;
    loop {
        let begin = Instant::now();
        match backend.commit(changes) {
            Ok(chained) => {
                let counted = changes.iter().filter(|change| !change.is_quiet());
                metrics.committed(counted.count(), begin.elapsed());
                for (done, chained) in dones.into_iter().zip(chained) {
                    let _ = done.send(chained);
                }
                return;
            }
            Err(error) if error.is_of_the_change() && changes.len() > 1 => {
                for (change, done) in changes.iter().zip(dones) {
                    commit(backend, std::slice::from_ref(change), vec![done], metrics);
                }
                return;
            }
            Err(error) if error.is_of_the_change() => {
                let room = changes.first().map(|change| log_name(&change.room));
                tracing::error!(room, %error, "a change is given up");
                return;
            }
            // It will never be ours again: nobody is told that anything is kept, here and after.
            Err(error @ StoreError::Fenced) => {
                if metrics.store_works() {
                    tracing::error!(%error, "nothing is kept any more");
                }
                metrics.store_failed();
                return;
            }
            Err(error) => {
                tracing::error!(%error, "the database fails; trying again");
                metrics.store_failed();
                thread::sleep(patience);
                patience = (2 * patience).min(PATIENCE_MAX);
            }
        }
    }
}
