//! Numbers as each language writes them.

use parlor_agent::Unit;

use crate::Language;

/// A no-break space: a number never falls apart at the end of a line.
const BLANK: &str = "\u{a0}";

/// What a language writes between thousands, before decimals, and before a per cent sign.
const fn marks(language: Language) -> (&'static str, &'static str, &'static str) {
    match language {
        Language::English | Language::Japanese => (",", ".", ""),
        Language::Finnish | Language::Lithuanian => (BLANK, ",", BLANK),
        Language::Estonian | Language::Latvian => (BLANK, ",", ""),
    }
}

/// How many digits a whole number has before it is grouped. A column of counts is grouped alike in
/// every row.
const fn digits_ungrouped(language: Language, unit: Unit) -> usize {
    match (language, unit) {
        (Language::Estonian | Language::Latvian, Unit::Number { .. } | Unit::Signed { .. }) => 4,
        _ => 3,
    }
}

/// The plain text of a number (`-1234.5`, `51%`) in the marks of a language.
pub(crate) fn localized(language: Language, plain: &str, unit: Unit) -> String {
    let (between, decimal, percent) = marks(language);
    let begins = plain.find(|c: char| c.is_ascii_digit()).unwrap_or(plain.len());
    let (sign, rest) = plain.split_at(begins);
    let ends = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (whole, rest) = rest.split_at(ends);
    let rest = rest.replacen('.', decimal, 1).replace('%', &format!("{percent}%"));
    if whole.len() <= digits_ungrouped(language, unit) {
        return format!("{sign}{whole}{rest}");
    }
    format!("{sign}{}{rest}", grouped(whole, between))
}

fn grouped(whole: &str, between: &str) -> String {
    let mut text = String::new();
    for (n, digit) in whole.chars().enumerate() {
        if n > 0 && (whole.len() - n).is_multiple_of(3) {
            text.push_str(between);
        }
        text.push(digit);
    }
    text
}

/// A number inside a sentence, with no more than three decimals.
pub(crate) fn in_sentence(language: Language, value: f64) -> String {
    let mut plain = format!("{value:.3}");
    if plain.contains('.') {
        plain.truncate(plain.trim_end_matches('0').trim_end_matches('.').len());
    }
    localized(language, &plain, Unit::number(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_writes_numbers_in_its_own_way() {
        for (language, texts) in [
            (Language::English, ["1,234", "12,345.68", "-0.5", "51%"]),
            (Language::Estonian, ["1 234", "12 345,68", "-0,5", "51%"]),
            (Language::Finnish, ["1 234", "12 345,68", "-0,5", "51 %"]),
            (Language::Japanese, ["1,234", "12,345.68", "-0.5", "51%"]),
            (Language::Lithuanian, ["1 234", "12 345,68", "-0,5", "51 %"]),
            (Language::Latvian, ["1 234", "12 345,68", "-0,5", "51%"]),
        ] {
            let numbers = [
                (1234.0, Unit::Count),
                (12_345.678, Unit::number(2)),
                (-0.5, Unit::signed(1)),
                (0.51, Unit::Percent),
            ];
            let written = numbers.map(|(value, unit)| {
                localized(language, &unit.text(value), unit).replace(BLANK, " ")
            });
            assert_eq!(written, texts, "{language:?}");
        }
    }

    #[test]
    fn sentences_group_as_their_language_does() {
        assert_eq!(in_sentence(Language::English, 1716.0), "1,716");
        assert_eq!(in_sentence(Language::Latvian, 1716.0), "1716");
        assert_eq!(in_sentence(Language::Latvian, 17_160.25), "17\u{a0}160,25");
        assert_eq!(in_sentence(Language::Japanese, 0.0), "0");
    }

    #[test]
    fn what_is_no_number_stays() {
        assert_eq!(localized(Language::Latvian, "-inf", Unit::signed(2)), "-inf");
    }
}
