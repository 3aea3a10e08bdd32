//! Galdiņš with open cards: nobody is soloist, who takes most tricks loses.

use parlor_formats::zole::{Style, write_card};
use parlor_zole::{ByPlace, Card, Place};
use parlor_zole_solver::{Position, Solver, max_n, max_n_values};
use serde_json::{Value, json};

use crate::output;

/// What each player takes when each plays for itself, after every card, and what each can hold itself
/// to when both others play against it.
pub(super) fn answer(position: &Position, solver: &mut Solver, json: bool) -> anyhow::Result<()> {
    let had = *position.tricks();
    let later = max_n(position);
    let total = ByPlace::from_fn(|place| had[place] + later[place]);
    let values = max_n_values(position);
    let fewest = ByPlace::from_fn(|place| had[place] + solver.fewest_tricks(position, place));
    if !json {
        return output::text(&words(position.turn(), &total, &values, &fewest));
    }
    let by_card = values.iter().map(|(card, tricks)| (card.to_string(), json!(tricks.as_array())));
    output::json(&json!({
        "contract": "galdiņš",
        "to_move": position.turn().idx(),
        "counts": "tricks",
        "had": had.as_array(),
        "total": total.as_array(),
        "at_most": fewest.as_array(),
        "move_values": by_card.collect::<Value>(),
    }))
}

fn words(
    turn: Place,
    total: &ByPlace<u8>,
    values: &[(Card, ByPlace<u8>)],
    fewest: &ByPlace<u8>,
) -> String {
    let mut text = format!(
        "galdiņš, {turn} to play\n\ntricks        each for itself   at most, against both others\n"
    );
    for place in Place::ALL {
        let (each, most) = (total[place], fewest[place]);
        text += &format!("{:<12}  {each:>15} {most:>10}\n", place.to_string());
    }
    text += "\ncard   tricks to come of first, second and third hand\n";
    for (card, tricks) in values {
        let [first, second, third] = tricks.as_array();
        let card = write_card(*card, Style::Symbols);
        text += &format!("{card:<6} {first} {second} {third}\n");
    }
    text
}
