//! `parlor completions SHELL`

use clap::CommandFactory;
use clap_complete::Shell;

use crate::{Parlor, output};

#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  parlor completions bash > ~/.local/share/bash-completion/completions/parlor"
)]
pub(crate) struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Parlor::command(), "parlor", &mut script);
    output::text(&String::from_utf8_lossy(&script))
}
