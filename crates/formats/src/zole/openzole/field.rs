//! Values of the file, each of the kind that is expected.

use serde_json::Value;

use super::OpenZoleFault;

/// A value that must be an object.
pub(super) fn object(
    value: &Value,
    name: &str,
    expected: &'static str,
) -> Result<(), OpenZoleFault> {
    if value.is_object() { Ok(()) } else { Err(OpenZoleFault::field(name, value, expected)) }
}

/// The object of this name in another.
pub(super) fn field<'a>(
    value: &'a Value,
    name: &str,
    expected: &'static str,
) -> Result<&'a Value, OpenZoleFault> {
    let found = value.get(name);
    let wrong = || OpenZoleFault::value(name, found, expected);
    found.filter(|found| found.is_object()).ok_or_else(wrong)
}

/// The list of this name in an object.
pub(super) fn list<'a>(value: &'a Value, name: &str) -> Result<&'a [Value], OpenZoleFault> {
    let found = value.get(name);
    let wrong = || OpenZoleFault::value(name, found, "a list");
    found.and_then(Value::as_array).map(Vec::as_slice).ok_or_else(wrong)
}

/// The text of this name in an object.
pub(super) fn text<'a>(value: &'a Value, name: &str) -> Result<&'a str, OpenZoleFault> {
    let found = value.get(name);
    let wrong = || OpenZoleFault::value(name, found, "a text");
    found.and_then(Value::as_str).ok_or_else(wrong)
}

/// The whole number of this name in an object.
pub(super) fn number(value: &Value, name: &str) -> Result<i64, OpenZoleFault> {
    let found = value.get(name);
    let wrong = || OpenZoleFault::value(name, found, "a whole number");
    found.and_then(Value::as_i64).ok_or_else(wrong)
}
