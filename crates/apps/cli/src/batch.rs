//! Batch mode: JSON Lines in, exactly one JSON line out for each, in order.
//!
//! A line that cannot be read or answered gives `{"id":…,"error":"…"}`; the run goes on, and the
//! exit status tells. The `id` or `i` of a line is echoed; without one, `id` is its number.

use std::fmt::Display;
use std::io::{self, BufRead, BufReader, Read, Write};

use anyhow::Context;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::failure::all_well;

/// One input line: an object with whatever fields the command knows.
pub(crate) type Row = Map<String, Value>;

/// Answers standard input line by line on standard output.
pub(crate) fn run<T: Serialize, E: Display>(
    answer: impl FnMut(&Row) -> Result<T, E>,
) -> anyhow::Result<()> {
    all_well(pump(io::stdin().lock(), io::stdout().lock(), answer)?)
}

/// Answers every line of `input`; says whether all went well.
fn pump<T: Serialize, E: Display>(
    input: impl Read,
    output: impl Write,
    mut answer: impl FnMut(&Row) -> Result<T, E>,
) -> io::Result<bool> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut output = io::BufWriter::with_capacity(1 << 16, output);
    let (mut line, mut number, mut clean) = (Vec::new(), 0u64, true);
    while input.read_until(b'\n', &mut line)? > 0 {
        number += 1;
        let (id, answered) = match read(&line) {
            Ok(row) => {
                let answered = answer(&row).map_err(|error| format!("{error:#}"));
                (id_of(&row, number), answered.and_then(|answer| object(&answer)))
            }
            Err(error) => (format!("\"id\":{number}"), Err(error)),
        };
        let rest = answered.unwrap_or_else(|error| {
            clean = false;
            format!("\"error\":{}", Value::String(error))
        });
        writeln!(output, "{{{id}{}{rest}}}", if rest.is_empty() { "" } else { "," })?;
        line.clear();
        // Someone may wait for this answer before sending the next line.
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
    output.flush()?;
    Ok(clean)
}

fn read(line: &[u8]) -> Result<Row, String> {
    match serde_json::from_slice(line) {
        Ok(Value::Object(row)) => Ok(row),
        Ok(_) => Err("a line must be a JSON object, {…}".to_owned()),
        Err(error) => Err(format!("not JSON: {error}")),
    }
}

/// The field that names the line, as it goes into the answer.
fn id_of(row: &Row, number: u64) -> String {
    let given = ["id", "i"].into_iter().find_map(|key| Some((key, row.get(key)?)));
    match given {
        Some((key, value)) => format!("\"{key}\":{value}"),
        None => format!("\"id\":{number}"),
    }
}

/// The fields of an answer without their braces.
fn object(answer: &impl Serialize) -> Result<String, String> {
    let text = serde_json::to_string(answer).map_err(|error| error.to_string())?;
    let fields = text.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
    fields.map(str::to_owned).ok_or_else(|| format!("an answer must be an object, not {text}"))
}

/// A field, if it is there; `form` says what it must be: `true or false`.
pub(crate) fn field<T: DeserializeOwned>(
    row: &Row,
    name: &str,
    form: &str,
) -> anyhow::Result<Option<T>> {
    let Some(value) = row.get(name) else { return Ok(None) };
    let read = T::deserialize(value).ok();
    read.map(Some).with_context(|| format!("{name:?} must be {form}, not {value}"))
}

/// A text that must be there.
pub(crate) fn text(row: &Row, name: &str) -> anyhow::Result<String> {
    field(row, name, "a text")?.with_context(|| format!("{name:?} is missing"))
}

/// A small number; 0 where there is none.
pub(crate) fn number(row: &Row, name: &str) -> anyhow::Result<u8> {
    Ok(field(row, name, "a whole number from 0 to 255")?.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Doubled {
        twice: i64,
        inner: Inner,
    }

    #[derive(Serialize)]
    struct Inner {}

    fn check(input: &str, expected: &str) -> bool {
        let mut output = Vec::new();
        let double = |row: &Row| match row.get("n").and_then(Value::as_i64) {
            Some(n) => Ok(Doubled { twice: 2 * n, inner: Inner {} }),
            None => Err("no number \"n\"".to_owned()),
        };
        let clean = pump(input.as_bytes(), &mut output, double).unwrap();
        assert_eq!(String::from_utf8(output).unwrap(), expected);
        clean
    }

    #[test]
    fn a_line_for_every_line_in_order() {
        let clean = check(
            "{\"id\":\"x\",\"n\":1}\n{\"i\":7,\"n\":2,\"more\":[]}\n{\"n\":3}",
            "{\"id\":\"x\",\"twice\":2,\"inner\":{}}\n{\"i\":7,\"twice\":4,\"inner\":{}}\n{\"id\":3,\"twice\":6,\"inner\":{}}\n",
        );
        assert!(clean);
    }

    #[test]
    fn an_answer_may_end_with_an_object() {
        let mut output = Vec::new();
        let nested = |_: &Row| Ok::<_, String>(serde_json::json!({"by_card": {"AH": 1}}));
        assert!(pump(&b"{}"[..], &mut output, nested).unwrap());
        assert_eq!(output, b"{\"id\":1,\"by_card\":{\"AH\":1}}\n");
    }

    #[test]
    fn a_bad_line_does_not_stop_the_run() {
        let clean = check(
            "{\"i\":1}\n\n[1]\n{\"i\":2,\"n\":5}\n",
            "{\"i\":1,\"error\":\"no number \\\"n\\\"\"}\n\
             {\"id\":2,\"error\":\"not JSON: EOF while parsing a value at line 2 column 0\"}\n\
             {\"id\":3,\"error\":\"a line must be a JSON object, {…}\"}\n\
             {\"i\":2,\"twice\":10,\"inner\":{}}\n",
        );
        assert!(!clean);
    }
}
