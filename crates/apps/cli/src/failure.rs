//! How a command fails: wrong usage (status 2), failed work (status 1), or nobody reading any more.

use std::io;
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for cannot be: the message says what would be right.
    Usage(String),
    /// The work failed.
    Work(anyhow::Error),
    /// The work is done, some of it with errors already written out.
    Reported,
}

impl Failure {
    /// Writes the message and gives the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Usage(message) => {
                eprintln!("error: {message}");
                ExitCode::from(2)
            }
            Failure::Work(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
            Failure::Work(error) => {
                eprintln!("error: {error:#}");
                ExitCode::from(1)
            }
            Failure::Reported => ExitCode::from(1),
        }
    }
}

/// Whoever read our output has closed it (`parlor … | head`): that is no failure of ours.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::Work(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Work(error.into())
    }
}
