//! The figures, printed or for programs.

use std::fmt::Write as _;

use parlor_stats::{Confidence, Proportion};
use serde_json::{Map, Value, json};

use super::Args;
use super::tally::{Count, Counts, Kind, Tally};

pub(super) fn words(args: &Args, n_files: usize, tally: &Tally) -> String {
    let decisions = tally.all.get(&Kind::All).map_or(0, |count| count.decisions);
    let mut text = format!(
        "{}: records {n_files}, deals {}, decisions {decisions}\n\n",
        args.agent, tally.deals
    );
    text += "kind        decisions   agreed    95 % interval   players did   agent did\n";
    for kind in Kind::ALL {
        let Some(count) = tally.all.get(&kind) else { continue };
        let did = |n: u64| match kind {
            Kind::All | Kind::Discard => String::new(),
            _ => percent(n as f64 / count.decisions.max(1) as f64),
        };
        let (players, agent) = (did(count.player_did), did(count.agent_did));
        let line = format!(
            "{:<10} {:>10} {:>8} {:>16} {players:>13} {agent:>11}",
            kind.name(),
            count.decisions,
            share(count),
            interval(count),
        );
        _ = writeln!(text, "{}", line.trim_end());
    }
    text + &players(args.players, tally)
}

/// A line for each of the players with most decisions.
fn players(shown: usize, tally: &Tally) -> String {
    let of = |counts: &Counts, kind| counts.get(&kind).copied().unwrap_or_default();
    let mut all: Vec<(&String, &Counts)> = tally.players.iter().collect();
    all.sort_by_key(|(_, counts)| std::cmp::Reverse(of(counts, Kind::All).decisions));
    let width = all.iter().take(shown).map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let width = width.max(6);
    let mut text = format!(
        "\n{:<width$}  decisions   agreed    95 % interval  discard   riichi     call\n",
        "player"
    );
    for (name, counts) in all.iter().take(shown) {
        let count = of(counts, Kind::All);
        let [discard, riichi, call] =
            [Kind::Discard, Kind::Riichi, Kind::Call].map(|kind| share(&of(counts, kind)));
        _ = writeln!(
            text,
            "{name:<width$} {:>10} {:>8} {:>16} {discard:>8} {riichi:>8} {call:>8}",
            count.decisions,
            share(&count),
            interval(&count),
        );
    }
    let more = all.len().saturating_sub(shown);
    if more > 0 {
        _ = writeln!(text, "and {more} more (--players N, --json)");
    }
    text
}

fn share(count: &Count) -> String {
    let share = Proportion::new(count.agreed, count.decisions).and_then(Proportion::share);
    share.map_or("–".to_owned(), percent)
}

fn interval(count: &Count) -> String {
    match Proportion::new(count.agreed, count.decisions) {
        Some(part) if count.decisions > 0 => {
            let wilson = part.wilson(Confidence::P95);
            format!("{:.1} to {:.1} %", 100.0 * wilson.low, 100.0 * wilson.high)
        }
        _ => "–".to_owned(),
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

pub(super) fn fields(args: &Args, n_files: usize, tally: &Tally) -> Value {
    let players: Map<String, Value> =
        tally.players.iter().map(|(name, counts)| (name.clone(), kinds(counts))).collect();
    json!({
        "agent": args.agent,
        "seed": args.seed,
        "records": n_files,
        "deals": tally.deals,
        "kinds": kinds(&tally.all),
        "players": players,
    })
}

fn kinds(counts: &Counts) -> Value {
    let field = |(kind, count): (&Kind, &Count)| {
        let wilson = Proportion::new(count.agreed, count.decisions);
        let wilson = wilson.map(|part| part.wilson(Confidence::P95));
        let fields = json!({
            "decisions": count.decisions,
            "agreed": count.agreed,
            "interval": wilson.map(|wilson| [wilson.low, wilson.high]),
            "player_did": count.player_did,
            "agent_did": count.agent_did,
        });
        (kind.name().to_owned(), fields)
    };
    Value::Object(counts.iter().map(field).collect())
}
