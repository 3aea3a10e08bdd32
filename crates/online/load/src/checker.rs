//! Finished matches are checked in a thread of low priority, beside the play.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;

use crate::check::Finished;
use crate::load::Load;

/// The thread that checks.
pub(crate) struct Checker {
    matches: Sender<Finished>,
    thread: JoinHandle<()>,
}

impl Checker {
    /// Starts the thread.
    pub(crate) fn start(load: Arc<Load>) -> Checker {
        let (matches, finished) = channel::<Finished>();
        let thread = std::thread::spawn(move || {
            // On Linux this is the priority of the thread; elsewhere it may fail, and does no harm.
            let _ = rustix::process::setpriority_process(None, 15);
            for finished in finished {
                match finished.check() {
                    Ok(checked) => load.count(|counts| {
                        counts.checked_frames += checked.frames;
                        counts.checked_answers += checked.answers;
                    }),
                    Err(what) => {
                        load.fail(format!("a match of {}: {what}", finished.kind.name));
                    }
                }
            }
        });
        Checker { matches, thread }
    }

    /// Where finished matches are handed in.
    pub(crate) fn inbox(&self) -> Sender<Finished> {
        self.matches.clone()
    }

    /// Waits until everything is checked.
    pub(crate) fn finish(self) -> Result<(), &'static str> {
        drop(self.matches);
        self.thread.join().map_err(|_| "the check has panicked")
    }
}
