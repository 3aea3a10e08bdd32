//! Part of the blocks, for one machine of many.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Every `of`th block, from block `part` − 1 on: what one machine of many plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    part: u64,
    of: u64,
}

impl Shard {
    /// All blocks.
    pub const WHOLE: Shard = Shard { part: 1, of: 1 };

    /// Part `part` of `of`, counted from 1.
    pub fn new(part: u64, of: u64) -> Option<Shard> {
        (1..=of).contains(&part).then_some(Shard { part, of })
    }

    /// The number of its nth block, counted from 0.
    pub fn nth(self, n: u64) -> u64 {
        n.saturating_mul(self.of).saturating_add(self.part - 1)
    }

    /// How many of `blocks` blocks are its own.
    pub fn share(self, blocks: u64) -> u64 {
        blocks.saturating_add(self.of - self.part) / self.of
    }

    /// Into how many parts the blocks are split.
    pub fn of(self) -> u64 {
        self.of
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let shard = text
            .split_once('/')
            .and_then(|(part, of)| Shard::new(part.trim().parse().ok()?, of.trim().parse().ok()?));
        shard.ok_or_else(|| format!("{text:?} is not a shard; write part/of, such as 2/7"))
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_out_every_block_once() {
        for (blocks, of) in [(23, 7), (7, 7), (3, 7), (20, 1)] {
            let mut all: Vec<u64> = (1..=of)
                .filter_map(|part| Shard::new(part, of))
                .flat_map(|shard| (0..shard.share(blocks)).map(move |n| shard.nth(n)))
                .collect();
            all.sort_unstable();
            assert_eq!(all, (0..blocks).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_shard_is_written_part_of_whole() {
        assert_eq!("2/7".parse::<Shard>().map(|shard| shard.to_string()), Ok("2/7".to_owned()));
        for wrong in ["", "2", "0/7", "8/7", "1/0", "a/b", "1/2/3"] {
            assert!(wrong.parse::<Shard>().is_err_and(|error| error.contains("such as 2/7")));
        }
    }
}
