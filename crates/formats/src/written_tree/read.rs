//! Text to tree.

use parlor_toy::{PlanError, TreeBranch, TreePart, TreePlan};

use super::probability::{DECIMALS_MAX, Unreadable, Written, weights};
use crate::{At, ErrorAt};

/// How many bytes a tree may be written with.
pub const TEXT_MAX: usize = 64 << 10;

/// How long a name may be, in characters.
pub const NAME_MAX: usize = 40;

/// How large a leaf may be, up and down: more digits than anyone reads.
const LEAF_MAX: f64 = 1e9;

/// Where a tree goes wrong, and why.
pub type TreeError = ErrorAt<TreeFault>;

/// What is wrong with a tree.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum TreeFault {
    /// Neither a number nor a node.
    #[error("found {found}; expected a number, max(…), min(…) or chance(…)")]
    NoNode { found: String },
    /// Another sign is due.
    #[error("found {found}; expected {expected}")]
    NoSign { found: String, expected: &'static str },
    /// No probability before an outcome.
    #[error(
        "found {found}; expected a probability and a colon before the outcome: 0.7: or 1/36: or, \
         as a weight, 2:"
    )]
    NoProbability { found: String },
    /// A probability with more decimals than can be told apart.
    #[error(
        "the probability {found} has {n} decimals; at most {DECIMALS_MAX} are read: round it, or \
         write a fraction such as 1/36"
    )]
    Decimals { found: String, n: usize },
    /// A weight, or a part of a fraction, of more than 32 bits.
    #[error("{found} is too large before an outcome: at most {}", u32::MAX)]
    LargeWeight { found: String },
    /// Weights and shares at one node.
    #[error("whole weights and probabilities do not mix: write 0.7: and 0.3:, or 7: and 3:")]
    MixedProbabilities,
    /// The probabilities are wrong.
    #[error("the probabilities of this chance node sum to {sum}, not to 1")]
    Sum { sum: f64 },
    /// An outcome that never comes.
    #[error("an outcome of this chance node has probability 0; leave it out")]
    Never,
    /// Too many decimals.
    #[error("the probabilities of this chance node are too fine; use fewer decimals")]
    TooFine,
    /// A name that is too long, or none before the sign.
    #[error("a name has 1 to {NAME_MAX} characters before the =")]
    Name,
    /// A number that is too large.
    #[error("{found} is too large: values lie between -1000000000 and 1000000000")]
    Large { found: String },
    /// A node without branches.
    #[error("a node needs at least one branch: max(3, 12)")]
    Empty,
    /// Bounds the wrong way round.
    #[error("the lower bound must be less than the upper one: [0, 10]")]
    Bounds,
    /// A leaf outside the bounds.
    #[error("the leaf {leaf} is outside the bounds [{low}, {high}]")]
    OutOfBounds { leaf: f64, low: f64, high: f64 },
    /// Too many levels.
    #[error("a tree has at most {} levels", TreePlan::DEPTH_MAX)]
    TooDeep,
    /// Too many nodes.
    #[error("a tree has at most {} nodes", TreePlan::NODES_MAX)]
    TooMany,
    /// Too much text.
    #[error("a tree is written with at most {TEXT_MAX} bytes, not {found}")]
    TooLong { found: usize },
}

/// Reads a tree.
pub fn read(text: &str) -> Result<TreePlan, TreeError> {
    let mut reader = Reader { text, at: 0, n_nodes: 0, bounds: None };
    if text.len() > TEXT_MAX {
        return Err(reader.wrong(0, TreeFault::TooLong { found: text.len() }));
    }
    reader.blanks();
    if reader.rest().starts_with('[') {
        reader.read_bounds()?;
    }
    let from = reader.at;
    let root = reader.node(1)?;
    reader.blanks();
    if !reader.rest().is_empty() {
        return Err(reader.unexpected("the end of the tree"));
    }
    TreePlan::new(&root, reader.bounds).map_err(|error| {
        let fault = match error {
            PlanError::TooMany => TreeFault::TooMany,
            PlanError::TooDeep => TreeFault::TooDeep,
            PlanError::Weights => TreeFault::TooFine,
            PlanError::Empty => TreeFault::Empty,
            PlanError::Bounds | PlanError::OutOfBounds(_) | PlanError::NotFinite => {
                TreeFault::Bounds
            }
        };
        reader.wrong(from, fault)
    })
}

struct Reader<'a> {
    text: &'a str,
    /// How many bytes have been read.
    at: usize,
    n_nodes: usize,
    bounds: Option<(f64, f64)>,
}

/// What a name cannot hold, because it means something.
const SIGNS: [char; 7] = ['(', ')', '[', ']', ',', '=', ':'];

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn wrong(&self, at: usize, fault: TreeFault) -> TreeError {
        TreeError { at: At::after(&self.text[..at]), fault }
    }

    fn unexpected(&self, expected: &'static str) -> TreeError {
        self.wrong(self.at, TreeFault::NoSign { found: self.found(), expected })
    }

    /// What stands here, for an error.
    fn found(&self) -> String {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else { return "the end".to_owned() };
        let end = rest.find(|c: char| c.is_whitespace() || SIGNS.contains(&c));
        let word = &rest[..end.unwrap_or(rest.len())];
        let word = if word.is_empty() { first.to_string() } else { word.to_owned() };
        format!("{:?}", word.chars().take(20).collect::<String>())
    }

    /// Is this sign next? Then it is read.
    fn sign(&mut self, sign: char) -> bool {
        self.blanks();
        let is_next = self.rest().starts_with(sign);
        self.at += if is_next { sign.len_utf8() } else { 0 };
        is_next
    }

    fn need(&mut self, sign: char, expected: &'static str) -> Result<(), TreeError> {
        if self.sign(sign) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    /// `[0, 10]`.
    fn read_bounds(&mut self) -> Result<(), TreeError> {
        let from = self.at;
        self.need('[', "[")?;
        let low = self.number()?;
        self.need(',', "a comma between the bounds, as in [0, 10]")?;
        let high = self.number()?;
        self.need(']', "] after the bounds, as in [0, 10]")?;
        if low >= high {
            return Err(self.wrong(from, TreeFault::Bounds));
        }
        self.bounds = Some((low, high));
        Ok(())
    }

    /// What stands up to the next sign, without blanks around, and whether it is followed by `sign`.
    fn word_before(&self, sign: char) -> Option<&'a str> {
        let end = self.rest().find(SIGNS)?;
        let (word, after) = self.rest().split_at(end);
        after.starts_with(sign).then_some(word.trim())
    }

    fn number(&mut self) -> Result<f64, TreeError> {
        self.blanks();
        let rest = self.rest();
        let end = rest.find(|c: char| c.is_whitespace() || SIGNS.contains(&c));
        let word = &rest[..end.unwrap_or(rest.len())];
        let plain = word.strip_prefix(['-', '−', '+']).unwrap_or(word);
        let is_number = plain.bytes().all(|b| b.is_ascii_digit() || b == b'.');
        let value = plain.parse::<f64>().ok().filter(|_| is_number);
        let no_node = || self.wrong(self.at, TreeFault::NoNode { found: self.found() });
        let value = value.ok_or_else(no_node)?;
        if value > LEAF_MAX {
            return Err(self.wrong(self.at, TreeFault::Large { found: self.found() }));
        }
        self.at += word.len();
        Ok(if word.starts_with(['-', '−']) { -value } else { value })
    }

    /// A leaf, a choice or chance. Bounds are checked here, where the place is known.
    fn node(&mut self, level: usize) -> Result<TreePart, TreeError> {
        self.blanks();
        if level > TreePlan::DEPTH_MAX {
            return Err(self.wrong(self.at, TreeFault::TooDeep));
        }
        if self.n_nodes == TreePlan::NODES_MAX {
            return Err(self.wrong(self.at, TreeFault::TooMany));
        }
        self.n_nodes += 1;
        let from = self.at;
        let kind = self.word_before('(').map(str::to_lowercase);
        match kind.as_deref() {
            Some("max") => Ok(TreePart::Max(self.list(Reader::branch, level)?)),
            Some("min") => Ok(TreePart::Min(self.list(Reader::branch, level)?)),
            Some("chance") => {
                let (written, branches): (Vec<_>, Vec<_>) =
                    self.list(Reader::outcome, level)?.into_iter().unzip();
                let weights = weights(&written).map_err(|fault| self.wrong(from, fault))?;
                Ok(TreePart::Chance(weights.into_iter().zip(branches).collect()))
            }
            _ => {
                let leaf = self.number()?;
                if let Some((low, high)) = self.bounds.filter(|&(a, b)| leaf < a || leaf > b) {
                    return Err(self.wrong(from, TreeFault::OutOfBounds { leaf, low, high }));
                }
                Ok(TreePart::Leaf(leaf))
            }
        }
    }

    /// What stands in the brackets of a node.
    fn list<T>(
        &mut self,
        one: fn(&mut Reader<'a>, usize) -> Result<T, TreeError>,
        level: usize,
    ) -> Result<Vec<T>, TreeError> {
        self.at += self.rest().find('(').map_or(0, |before| before + 1);
        self.blanks();
        if self.rest().starts_with(')') {
            return Err(self.wrong(self.at, TreeFault::Empty));
        }
        let mut all = vec![one(self, level + 1)?];
        while self.sign(',') {
            all.push(one(self, level + 1)?);
        }
        self.need(')', "a comma or )")?;
        Ok(all)
    }

    fn branch(&mut self, level: usize) -> Result<TreeBranch, TreeError> {
        self.blanks();
        let Some(name) = self.word_before('=') else {
            return Ok(self.node(level)?.into());
        };
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || name.chars().count() > NAME_MAX {
            return Err(self.wrong(self.at, TreeFault::Name));
        }
        self.at += self.rest().find('=').map_or(0, |before| before + 1);
        Ok(TreeBranch { name: Some(name), part: self.node(level)? })
    }

    fn outcome(&mut self, level: usize) -> Result<(Written, TreeBranch), TreeError> {
        self.blanks();
        let word = self.word_before(':').ok_or(Unreadable::NoNumber);
        let written = word.and_then(Written::read).map_err(|why| {
            let found = self.found();
            let fault = match why {
                Unreadable::NoNumber => TreeFault::NoProbability { found },
                Unreadable::Decimals(n) => TreeFault::Decimals { found, n },
                Unreadable::Large => TreeFault::LargeWeight { found },
            };
            self.wrong(self.at, fault)
        })?;
        self.at += self.rest().find(':').map_or(0, |before| before + 1);
        Ok((written, self.branch(level)?))
    }
}
