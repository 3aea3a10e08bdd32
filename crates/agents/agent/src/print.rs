//! Explanations in a terminal: columns that line up, bars made of blocks.

use unicode_width::UnicodeWidthStr;

use crate::{Message, Unit};

/// Puts explanations into words: a language of `parlor-texts`, or [`Keys`].
pub trait Say {
    /// A message in words.
    fn message(&self, message: &Message) -> String;

    /// A number as its unit says.
    fn number(&self, value: f64, unit: Unit) -> String {
        unit.text(value)
    }
}

/// Messages as their keys with arguments, for readers without a language.
#[derive(Clone, Copy, Debug)]
pub struct Keys;

impl Say for Keys {
    fn message(&self, message: &Message) -> String {
        message.to_string()
    }
}

impl<F: Fn(&Message) -> String> Say for F {
    fn message(&self, message: &Message) -> String {
        self(message)
    }
}

/// Words as they stand within a sentence: “Take the table” with a small letter.
pub(crate) fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// The same words where a sentence begins.
pub(crate) fn raised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// How many characters the longest bar has.
const BAR_WIDTH: f64 = 20.0;

/// Rows of cells as lines whose columns line up: the first `n_left` columns to the left, the others
/// (numbers) to the right, two blanks between them. Every line is padded to the same width, counted
/// in columns of a terminal: `東` takes two.
pub fn align(rows: &[Vec<String>], n_left: usize) -> Vec<String> {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max()
    };
    let widths: Vec<usize> = (0..n_columns).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = widths.iter().enumerate().map(|(column, &width)| {
            let cell = row.get(column).map_or("", String::as_str);
            let blanks = " ".repeat(width.saturating_sub(cell.width()));
            if column < n_left { format!("{cell}{blanks}") } else { format!("{blanks}{cell}") }
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}

/// Puts a bar behind each line that has a value.
pub(crate) fn add_bars(
    lines: &mut [String],
    values: impl IntoIterator<Item = Option<f64>>,
    ends: (f64, f64),
) {
    for (line, value) in lines.iter_mut().zip(values) {
        if let Some(value) = value {
            line.push_str("  ");
            line.push_str(&bar(value, ends));
        }
    }
}

/// A bar from the lower end to `value`, or an empty one where there is nothing to compare.
fn bar(value: f64, (low, high): (f64, f64)) -> String {
    let share = (value - low) / (high - low);
    if !share.is_finite() {
        return String::new();
    }
    "█".repeat((share.clamp(0.0, 1.0) * BAR_WIDTH).round() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_and_short_rows_are_filled() {
        let rows = [vec!["tile".into(), "left".into()], vec!["3s".into(), "4".into()], vec![]];
        assert_eq!(align(&rows, 1), ["tile  left", "3s       4", "          "]);
    }

    #[test]
    fn wide_characters_count_twice() {
        let rows = [vec!["牌".into(), "残り".into()], vec!["3s█".into(), "4".into()]];
        assert_eq!(align(&rows, 1), ["牌   残り", "3s█     4"]);
    }

    #[test]
    fn a_bar_is_as_long_as_its_share() {
        assert_eq!(bar(5.0, (0.0, 10.0)).chars().count(), 10);
        assert_eq!(bar(99.0, (0.0, 10.0)).chars().count(), 20);
        assert_eq!(bar(1.0, (1.0, 1.0)), "");
        assert_eq!(bar(f64::NAN, (0.0, 1.0)), "");
    }
}
