//! Galdiņš with open cards: nobody is soloist, who takes most tricks loses.

use std::io::{self, Write};

use parlor_formats::zole::{Style, write_card};
use parlor_zole::{ByPlace, Card, Place};
use parlor_zole_solver::{Position, Solver, max_n, max_n_values};
use serde_json::{Map, json};

/// What everybody takes when each plays for itself, after every card, and what each can hold itself
/// to when both others play against it.
pub(super) fn answer(
    position: &Position,
    solver: &mut Solver,
    json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let had = *position.tricks();
    let later = max_n(position);
    let total = ByPlace::from_fn(|place| had[place] + later[place]);
    let values = max_n_values(position);
    let fewest = ByPlace::from_fn(|place| had[place] + solver.fewest_tricks(position, place));
    if !json {
        return print(position, &total, &values, &fewest, out);
    }
    let by_card: Map<String, serde_json::Value> =
        values.iter().map(|(card, tricks)| (card.to_string(), json!(tricks.as_array()))).collect();
    let fields = json!({
        "contract": "galdiņš",
        "to_move": position.turn().idx(),
        "counts": "tricks",
        "had": had.as_array(),
        "total": total.as_array(),
        "at_most": fewest.as_array(),
        "move_values": by_card,
    });
    writeln!(out, "{fields}")
}

fn print(
    position: &Position,
    total: &ByPlace<u8>,
    values: &[(Card, ByPlace<u8>)],
    fewest: &ByPlace<u8>,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "galdiņš, {} to play\n", position.turn())?;
    writeln!(out, "tricks        each for itself   at most, against both others")?;
    for place in Place::ALL {
        writeln!(out, "{:<12}  {:>15} {:>10}", place.to_string(), total[place], fewest[place])?;
    }
    writeln!(out, "\ncard   tricks to come of first, second and third hand")?;
    for (card, tricks) in values {
        let [first, second, third] = tricks.as_array();
        writeln!(out, "{:<6} {first} {second} {third}", write_card(*card, Style::Symbols))?;
    }
    Ok(())
}
