//! How a deal ended, in words.

use parlor_game::SeatSet;
use parlor_zole::{Contract, Entry, Irregularity, Level, Line, Outcome, Pules, Seating};

/// The text behind `result:` of a record.
pub(super) fn result(line: &Line, seating: &Seating) -> String {
    let seats = seating.seats();
    let points = line.points.pick(seats);
    let points: Vec<String> = points
        .map(|(seat, &n)| if n == 0 { format!("{seat} 0") } else { format!("{seat} {n:+}") })
        .collect();
    let pules = match pules_in_words(&line.pules, seats).as_str() {
        "" => String::new(),
        pules => format!("; pules {pules}"),
    };
    format!("{}; {}{pules}", entry_in_words(&line.entry, seating), points.join(", "))
}

/// How a deal on the sheet ended: `B lielais won, 72 eyes, 5 tricks`.
fn entry_in_words(entry: &Entry, seating: &Seating) -> String {
    match *entry {
        Entry::Played(outcome) => outcome_in_words(&outcome, seating),
        Entry::Irregular(Irregularity::Void { offender }) => format!("void by {offender}"),
        Entry::Irregular(Irregularity::Abandoned { seat }) => format!("{seat} left"),
        Entry::Irregular(Irregularity::Revoke { offender, contract }) => {
            let Some(soloist) = contract.soloist().map(|place| seating.seat(place)) else {
                return format!("revoke by {offender}");
            };
            let won = if soloist == offender { "lost" } else { "won" };
            format!("{soloist} {} {won} by a revoke of {offender}", name(contract))
        }
    }
}

fn outcome_in_words(outcome: &Outcome, seating: &Seating) -> String {
    let tricks_of = |n: u8| if n == 1 { "1 trick".to_owned() } else { format!("{n} tricks") };
    match *outcome {
        Outcome::AllPassed => "all passed".to_owned(),
        Outcome::Solo { contract, level, eyes, tricks } => {
            let soloist = contract.soloist().map(|place| seating.seat(place).to_string());
            let soloist = soloist.unwrap_or_default();
            let (contract, tricks) = (name(contract), tricks_of(tricks));
            format!("{soloist} {contract} {}, {eyes} eyes, {tricks}", level_in_words(level))
        }
        Outcome::Galdins { loser, tricks, eyes } => {
            let loser = loser.map_or("nobody".to_owned(), |place| seating.seat(place).to_string());
            let each = parlor_zole::Place::ALL.map(|place| {
                let (tricks, eyes) = (tricks_of(tricks[place]), eyes[place]);
                format!("{} {tricks} {eyes} eyes", seating.seat(place))
            });
            format!("galdins lost by {loser}, {}", each.join(", "))
        }
    }
}

/// A contract in ASCII, as records write it.
pub(super) const fn name(contract: Contract) -> &'static str {
    match contract {
        Contract::Lielais(_) => "lielais",
        Contract::Zole(_) => "zole",
        Contract::MazaZole(_) => "maza-zole",
        Contract::Galdins => "galdins",
    }
}

const fn level_in_words(level: Level) -> &'static str {
    match level {
        Level::NoTrick => "lost without a trick",
        Level::Low => "lost low",
        Level::Lost => "lost",
        Level::Won => "won",
        Level::High => "won high",
        Level::AllTricks => "won with all tricks",
    }
}

/// Standing pules: `2, B 1` are two common ones and one of `B`; empty when none stands.
fn pules_in_words(pules: &Pules, seats: SeatSet) -> String {
    let common = (pules.common > 0).then(|| pules.common.to_string());
    let personal = pules.personal.pick(seats).filter(|&(_, &n)| n > 0);
    let personal = personal.map(|(seat, n)| format!("{seat} {n}"));
    common.into_iter().chain(personal).collect::<Vec<_>>().join(", ")
}
