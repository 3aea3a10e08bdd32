//! How a command fails: wrong usage (status 2), failed work (status 1), or nobody reading any more.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use parlor_agent::Message;

use crate::language::say;

/// Why a command did not succeed; an error that is none of these is failed work.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked for cannot be: the message says what would be right.
    #[error("{0}")]
    Usage(String),
    #[error("{0:#}")]
    Work(anyhow::Error),
    /// The work is done, some of it with errors already written out.
    #[error("some of the work has failed")]
    Reported,
}

/// What was asked for cannot be: `message` says what would be right.
pub(crate) fn usage(message: impl Into<String>) -> anyhow::Error {
    Failure::Usage(message.into()).into()
}

/// Errors in what the user has given.
pub(crate) trait OrUsage<T> {
    /// The same error as wrong usage.
    fn or_usage(self) -> anyhow::Result<T>;
}

impl<T, E: Display> OrUsage<T> for Result<T, E> {
    fn or_usage(self) -> anyhow::Result<T> {
        self.map_err(|error| usage(format!("{error:#}")))
    }
}

/// An error unless all of the work went well; what did not has been written out.
pub(crate) fn all_well(clean: bool) -> anyhow::Result<()> {
    if clean { Ok(()) } else { Err(Failure::Reported.into()) }
}

/// Writes the message and gives the exit status.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    let status = match error.downcast_ref() {
        Some(Failure::Work(error)) => return report(error),
        Some(Failure::Reported) => return ExitCode::from(1),
        Some(Failure::Usage(_)) => 2,
        None if is_broken_pipe(error) => return ExitCode::SUCCESS,
        None => 1,
    };
    print_error(&format!("{error:#}"));
    ExitCode::from(status)
}

/// Writes what went wrong to standard error, marked as an error in the reader's language.
pub(crate) fn print_error(error: &str) {
    eprintln!("{}", say(&Message::new("cli-error").with("error", error.to_owned())));
}

/// The reader of our output has closed it (`parlor … | head`): that is no failure of ours.
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
