//! Figures that a text has of its own.

/// After these a number is a name: depth 3, figure 16, moves 11 to 13.
const NAMING: &[&str] = &[
    "depth",
    "depths",
    "move",
    "moves",
    "figure",
    "figures",
    "table",
    "tables",
    "appendix",
    "chapter",
    "section",
    "algorithm",
    "line",
    "lines",
    "experiment",
    "experiments",
];

/// Between two numbers that are names.
const LINKS: &[&str] = &["and", "or", "to"];

/// Figures without digits. Small counts are not among them: two players, four cards.
const IN_WORDS: &[&str] = &[
    "twice",
    "thrice",
    "half",
    "third",
    "thirds",
    "quarter",
    "quarters",
    "tenth",
    "ten",
    "dozen",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "hundred",
    "hundreds",
    "thousand",
    "thousands",
    "million",
    "millions",
    "billion",
    "billions",
];

/// Stands where something was placed: after it, "thousand" is a unit.
const PLACED: char = '¤';

/// Figures in a line, outside braces, code and addresses of links.
pub(crate) fn bare_figures(line: &str) -> Vec<String> {
    let text = without(&without(&without(line, '{', '}'), '`', '`'), '<', '>');
    let text = without_addresses(&text);
    let (mut figures, mut is_name, mut after_placed) = (Vec::new(), false, false);
    for word in text.split_whitespace() {
        let is_unit = std::mem::replace(&mut after_placed, word.ends_with(PLACED));
        let word = word.trim_matches(|letter: char| {
            !letter.is_alphanumeric() && !matches!(letter, '%' | '−' | '-' | '+')
        });
        let lower = word.to_lowercase();
        let has_digit = word.chars().any(|letter| letter.is_ascii_digit());
        let has_letter = word.chars().any(char::is_alphabetic);
        if has_digit && !has_letter {
            let year = word.parse::<u32>().is_ok_and(|number| (1900..2100).contains(&number));
            if !year && !is_name {
                figures.push(word.to_owned());
            }
        } else if IN_WORDS.contains(&&*lower) && !is_unit {
            figures.push(word.to_owned());
        } else if !LINKS.contains(&&*lower) {
            is_name = NAMING.contains(&&*lower);
        }
    }
    figures
}

/// A text less what is between two marks, and the marks.
fn without(text: &str, open: char, close: char) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once(open) {
        let Some((_, after)) = after.split_once(close) else { break };
        out += before;
        out.push(PLACED);
        rest = after;
    }
    out + rest
}

/// A text less the addresses of its links.
fn without_addresses(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once("](") {
        out += before;
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_years_code_and_braces_are_no_figures() {
        for line in [
            "At depth 3 `lt-2` of 2017 has {wins, 50 games | .1} ([more](lt-2.md)).",
            "At depths 1, 2 and 3 Star2 visits fewer nodes; see figures 17 and 18.",
            "Four cards, two queens: Q♠ and Q♣, in zole-e1b.",
            "It ends at {points} thousand points.",
        ] {
            assert_eq!(bare_figures(line), Vec::<String>::new(), "{line}");
        }
    }

    #[test]
    fn every_other_number_is_one() {
        for (line, figures) in [
            ("It wins 10.8 % of hands.", &["10.8"][..]),
            ("It ends at −1.5 thousand.", &["−1.5", "thousand"]),
            ("Over 1,000 games it is 50%.", &["1,000", "50%"]),
            ("It costs twice as much at depth 3, in 60 s.", &["twice", "60"]),
        ] {
            assert_eq!(bare_figures(line), figures, "{line}");
        }
    }
}
