//! An analysis as text and as JSON.

use parlor_formats::backgammon::mat::Record;
use parlor_game::Seat;
use serde_json::{Value, json};

use super::grade::{grade, mark};
use super::tally::Tally;
use super::walk::{Analysis, Decision, Kind, Roll};

/// Errors below this would be written as 0.000.
const SHOWN: f64 = 0.0005;

const SEATS: [Seat; 2] = [Seat::A, Seat::B];

/// The decisions that cost at least `from`, then the sums of both players.
pub(super) fn words(record: &Record, agent: &str, analysis: &Analysis, from: f64) -> String {
    let name = |seat: Seat| &record.players[seat.idx()];
    let mut text =
        format!("judged by {agent}; errors and luck in equity, the cube's value now ±1\n");
    let mut game = 0;
    for decision in analysis.decisions.iter().filter(|decision| decision.error >= from) {
        if decision.place.game != game {
            game = decision.place.game;
            text += &format!("\ngame {game}\n");
        }
        text += &line(decision, name(decision.place.seat), luck_of(analysis, decision));
    }
    text.push('\n');
    for seat in SEATS {
        let tally = Tally::of(analysis, seat);
        text += &format!(
            "{}: {} plays, error {:.3}, {:.4} each; {} cube decisions, error {:.3}; in all {:.3}, \
             {:.4} a decision: {}",
            name(seat),
            tally.plays,
            tally.play_errors,
            tally.error_per_play(),
            tally.cubes,
            tally.cube_errors,
            tally.errors(),
            tally.error_per_decision(),
            grade(tally.error_per_decision())
        );
        if tally.rolls > 0 {
            text += &format!("; luck {:+.3} in {} rolls", tally.luck, tally.rolls);
        }
        text.push('\n');
    }
    text
}

fn line(decision: &Decision, player: &str, luck: Option<&Roll>) -> String {
    let dice = decision.dice.map_or(String::new(), |dice| format!("{dice}: "));
    let error = match decision.kind {
        _ if decision.counts => format!("{:.3}", decision.error),
        Kind::Play => "forced".to_owned(),
        Kind::Double | Kind::Answer => "–".to_owned(),
    };
    let mut text = format!(
        "{:4}. {player:<12} {error:>7} {:<2} {dice}{}",
        decision.place.turn,
        mark(decision.error),
        decision.made
    );
    if decision.error >= SHOWN {
        text += &format!("  (best: {})", decision.best);
    }
    if let Some(luck) = luck {
        text += &format!("  luck {:+.3}", luck.luck);
    }
    text.push('\n');
    text
}

/// The roll that a play used.
fn luck_of<'a>(analysis: &'a Analysis, decision: &Decision) -> Option<&'a Roll> {
    let dice = decision.dice?;
    let same = |roll: &&Roll| (roll.place, roll.dice) == (decision.place, dice);
    analysis.rolls.iter().find(same)
}

/// Everything, for programs.
pub(super) fn fields(record: &Record, agent: &str, analysis: &Analysis) -> Value {
    let decisions: Vec<Value> = analysis.decisions.iter().map(decision_fields).collect();
    let rolls: Vec<Value> = analysis
        .rolls
        .iter()
        .map(|roll| {
            json!({
                "game": roll.place.game, "turn": roll.place.turn, "seat": roll.place.seat.to_string(),
                "dice": [roll.dice.large().pips(), roll.dice.small().pips()], "luck": roll.luck,
            })
        })
        .collect();
    let players = SEATS.map(|seat| player_fields(&record.players[seat.idx()], seat, analysis));
    json!({
        "agent": agent, "values": "equity", "match_to": record.to, "games": record.games.len(),
        "decisions": decisions, "rolls": rolls, "players": players,
    })
}

fn decision_fields(decision: &Decision) -> Value {
    json!({
        "game": decision.place.game,
        "turn": decision.place.turn,
        "seat": decision.place.seat.to_string(),
        "kind": decision.kind.name(),
        "dice": decision.dice.map(|dice| [dice.large().pips(), dice.small().pips()]),
        "made": decision.made,
        "best": decision.best,
        "error": decision.error,
        "counts": decision.counts,
    })
}

fn player_fields(name: &str, seat: Seat, analysis: &Analysis) -> Value {
    let tally = Tally::of(analysis, seat);
    json!({
        "name": name,
        "seat": seat.to_string(),
        "plays": tally.plays,
        "play_error": tally.play_errors,
        "error_per_play": tally.error_per_play(),
        "cube_decisions": tally.cubes,
        "cube_error": tally.cube_errors,
        "error": tally.errors(),
        "error_per_decision": tally.error_per_decision(),
        "grade": grade(tally.error_per_decision()),
        "rolls": tally.rolls,
        "luck": tally.luck,
    })
}
