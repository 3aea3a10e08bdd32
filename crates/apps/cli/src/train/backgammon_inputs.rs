//! `parlor train backgammon-inputs`

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use parlor_backgammon_agents::net::training::{Label, dense, held_back};

use super::label_files::{list, read};
use crate::files;
use crate::output::Ticker;

/// Write labelled positions of backgammon as tables for a trainer on a GPU
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Files of parlor train backgammon-labels, or folders of them
    #[arg(required = true, value_name = "LABELS")]
    labels: Vec<PathBuf>,
    /// Folder for the tables
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

const EXAMPLES: &str = "\
Each file of labels becomes two in the format safetensors, 1 kB a position: NAME.safetensors is to be shown to
the networks, NAME.held-back.safetensors to measure them by. They hold the inputs of the networks, the five
chances, and which of them are open, for each kind of position. train/backgammon_net.py trains on them.

Examples:
  parlor train backgammon-inputs labels/ --out tables/
  python3 train/backgammon_net.py tables/ --seconds 60 --out net.safetensors";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    files::make_folder(&args.out)?;
    let (ticker, all) = (Ticker::new(), list(&args.labels)?);
    let mut positions = 0;
    for (number, path) in all.iter().enumerate() {
        ticker.show(|| format!("{number} of {} files", all.len()));
        let (_, labels) = read(path)?;
        let (shown, measured) = labels.split_at(held_back(labels.len()));
        // Folders may hold files of the same name.
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let write = |ending: &str, labels: &[Label]| {
            let path = args.out.join(format!("{number:05}-{name}{ending}.safetensors"));
            fs::write(&path, dense(labels))
                .with_context(|| format!("cannot write {}", path.display()))
        };
        write("", shown)?;
        write(".held-back", measured)?;
        positions += labels.len();
    }
    ticker.clear();
    println!("{positions} positions of {} files", all.len());
    Ok(())
}
