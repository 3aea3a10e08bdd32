//! Reference tables: lines of a name followed by numbers.

/// One line of a reference table.
pub(crate) struct Row<'a> {
    pub line: &'a str,
    pub name: &'a str,
    pub numbers: Vec<f64>,
}

/// The lines of `text` that are not comments.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = Row<'_>> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        let mut words = line.split_whitespace();
        let name = words.next().expect("a line that is not blank");
        let numbers = words.map(|word| word.parse().expect("a number")).collect();
        Row { line, name, numbers }
    })
}

/// Fails with `what` unless the two agree to `relative` of the larger, or to 1e-300.
#[track_caller]
pub(crate) fn assert_close(ours: f64, reference: f64, relative: f64, what: &str) {
    let near = (ours - reference).abs() <= relative * ours.abs().max(reference.abs()) + 1e-300;
    assert!(near || ours == reference, "{what}: ours is {ours}, reference {reference}");
}
