//! `parlor completions SHELL`

use std::io;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::{Failure, Parlor};

/// Which shell
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  parlor completions bash > ~/.local/share/bash-completion/completions/parlor"
)]
pub(crate) struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Parlor::command(), "parlor", &mut script);
    io::Write::write_all(&mut io::stdout(), &script)?;
    Ok(())
}
