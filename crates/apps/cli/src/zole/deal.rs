//! `parlor zole deal`: shuffled packs.

use std::io::{self, Write};

use anyhow::Context;
use parlor_agent::Stream;
use parlor_formats::zole::{OpenCards, Style, by_strength};
use parlor_game::Dealer;
use parlor_zole::{Address, CardSet, Layout, Pack, Place};
use parlor_zole_kit::drawing;
use serde_json::json;

use crate::{language, seed};

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Seed; gives the same deals as `parlor play zole` with it
    #[arg(long)]
    seed: Option<u64>,
    /// Number of deals
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Print only the one-line notation that other commands read
    #[arg(long, conflicts_with = "json")]
    short: bool,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  parlor zole deal
  parlor zole deal --seed 7 --deals 3
  parlor zole solve $(parlor zole deal --seed 7 --short) --contract zole --soloist 2";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let seed = args.seed.unwrap_or_else(seed::from_clock);
    let mut out = io::stdout().lock();
    for number in 0..args.deals {
        let mut chance = Stream::derived(seed, &[Stream::label("chance"), number]);
        let layout = Pack::shuffled(&mut chance).answer(Address::Deal);
        let layout = layout.context("the pack was not dealt")?;
        if args.json {
            writeln!(out, "{}", fields(number, &layout))?;
        } else if args.short {
            writeln!(out, "{}", OpenCards::from(&layout))?;
        } else {
            let blank = if number > 0 { "\n" } else { "" };
            let drawn = drawing::layout(&layout, Style::Symbols, &language::reader());
            writeln!(out, "{blank}{drawn}\n\n{}", OpenCards::from(&layout))?;
        }
    }
    Ok(())
}

fn fields(number: u64, layout: &Layout) -> serde_json::Value {
    let cards = |set: CardSet| -> Vec<String> {
        by_strength(set).iter().map(ToString::to_string).collect()
    };
    let hands = Place::ALL.map(|place| layout.hands()[place]);
    json!({
        "id": number,
        "first_leader": 0,
        "hands": hands.map(cards),
        "masks": hands.map(CardSet::bits),
        "table": cards(layout.table()),
    })
}
