//! The text of a Smart Game Format file as games, nodes and properties.
//!
//! Of several variations the first is read: it is what was played.

use super::{SgfError, SgfFault};
use crate::at::{At, Locate};

/// One game: its nodes from the root on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct GameTree {
    pub(super) nodes: Vec<Node>,
}

/// What is said at one place of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) at: At,
    pub(super) properties: Vec<Property>,
}

impl Node {
    /// The property of that name.
    pub(super) fn get(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// Its first value.
    pub(super) fn value(&self, name: &str) -> Option<&Value> {
        self.get(name)?.values.first()
    }
}

/// `B[31hefe]`, or `MI[length:3][game:0]` with several values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Property {
    pub(super) name: String,
    pub(super) at: At,
    pub(super) values: Vec<Value>,
}

/// What stands in brackets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Value {
    pub(super) text: String,
    pub(super) at: At,
}

impl Value {
    pub(super) fn unexpected(&self, expected: &'static str) -> SgfError {
        let found = self.text.clone();
        SgfFault::Unexpected { found, expected }.at(self.at.line, self.at.column)
    }
}

/// The games of a file.
pub(super) fn games(text: &str) -> Result<Vec<GameTree>, SgfError> {
    let mut reader = Reader { rest: text.chars().peekable(), at: At { line: 1, column: 1 } };
    let mut games = Vec::new();
    while let Some(c) = reader.skip_space() {
        if c != '(' {
            return Err(reader.unexpected("( at the beginning of a game"));
        }
        games.push(reader.game()?);
    }
    Ok(games)
}

struct Reader<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    at: At,
}

impl Reader<'_> {
    /// The tree that begins here. Depth is counted, not nested calls: a file may open any number of brackets.
    fn game(&mut self) -> Result<GameTree, SgfError> {
        let mut game = GameTree::default();
        let mut depth = 0_usize;
        // Once a variation has ended, its siblings are not what was played.
        let mut is_played = true;
        loop {
            let next = self.skip_space();
            let at = self.at;
            match next {
                Some('(') => {
                    self.next();
                    depth += 1;
                }
                Some(')') => {
                    self.next();
                    is_played = false;
                    depth -= 1;
                    if depth == 0 {
                        return Ok(game);
                    }
                }
                Some(';') => {
                    self.next();
                    let properties = self.properties()?;
                    if is_played {
                        game.nodes.push(Node { at, properties });
                    }
                }
                Some(_) => {
                    return Err(self.unexpected("a node, as in ;B[31hefe], or the closing )"));
                }
                None => return Err(self.ends("the closing ) of the game")),
            }
        }
    }

    fn properties(&mut self) -> Result<Vec<Property>, SgfError> {
        let mut properties = Vec::new();
        while self.skip_space().is_some_and(|c| c.is_ascii_alphabetic()) {
            let at = self.at;
            let mut name = String::new();
            while let Some(&c) = self.rest.peek().filter(|c| c.is_ascii_alphabetic()) {
                // Older files write names in full, of which the capitals count.
                if c.is_ascii_uppercase() {
                    name.push(c);
                }
                self.next();
            }
            let mut values = Vec::new();
            while self.skip_space() == Some('[') {
                self.next();
                values.push(self.value()?);
            }
            if values.is_empty() {
                return Err(self.unexpected("a value in brackets"));
            }
            properties.push(Property { name, at, values });
        }
        Ok(properties)
    }

    /// The rest of a value, up to its closing bracket.
    fn value(&mut self) -> Result<Value, SgfError> {
        let at = self.at;
        let mut text = String::new();
        loop {
            match self.next() {
                Some(']') => return Ok(Value { text, at }),
                // After a backslash everything stands for itself.
                Some('\\') => text.extend(self.next()),
                Some(c) => text.push(c),
                None => return Err(self.ends("the closing ] of a value")),
            }
        }
    }

    fn skip_space(&mut self) -> Option<char> {
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
        self.rest.peek().copied()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        self.at = match c {
            '\n' => At { line: self.at.line + 1, column: 1 },
            _ => At { line: self.at.line, column: self.at.column + 1 },
        };
        Some(c)
    }

    fn unexpected(&mut self, expected: &'static str) -> SgfError {
        let At { line, column } = self.at;
        match self.rest.peek() {
            Some(c) => SgfFault::Unexpected { found: c.to_string(), expected }.at(line, column),
            None => self.ends(expected),
        }
    }

    fn ends(&self, expected: &'static str) -> SgfError {
        SgfFault::Ends { expected }.at(self.at.line, self.at.column)
    }
}
