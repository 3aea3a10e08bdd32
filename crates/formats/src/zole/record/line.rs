//! One line of a record: a key and words with their columns.

/// A word, a comma, or everything in parentheses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token<'a> {
    /// Where it begins, from 1.
    pub(super) column: usize,
    pub(super) text: &'a str,
}

/// `key: rest`, with where the rest begins; the key in lower case.
pub(super) fn split_key(line: &str) -> Option<(String, usize, &str)> {
    let (key, rest) = line.split_once(':')?;
    let column = key.chars().count() + 2;
    Some((key.trim().to_lowercase(), column, rest))
}

/// The tokens of `text`, which begins at `column`.
pub(super) fn tokens(text: &str, column: usize) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let mut column = column;
    while let Some(first) = rest.chars().next() {
        let end = match first {
            c if c.is_whitespace() => c.len_utf8(),
            ',' => 1,
            '(' => rest.find(')').map_or(rest.len(), |at| at + 1),
            _ => {
                let ends = |c: char| c.is_whitespace() || matches!(c, ',' | '(');
                rest.find(ends).unwrap_or(rest.len())
            }
        };
        let (text, after) = rest.split_at(end);
        if !first.is_whitespace() {
            tokens.push(Token { column, text });
        }
        column += text.chars().count();
        rest = after;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_commas_and_parentheses_are_found_with_their_columns() {
        let found: Vec<(usize, &str)> = tokens(" Ā KH, (B  x, y)9H!\t(z", 6)
            .into_iter()
            .map(|token| (token.column, token.text))
            .collect();
        let expected = [(7, "Ā"), (9, "KH"), (11, ","), (13, "(B  x, y)"), (22, "9H!"), (26, "(z")];
        assert_eq!(found, expected);
        assert_eq!(split_key("Table : AC"), Some(("table".to_owned(), 8, " AC")));
    }
}
