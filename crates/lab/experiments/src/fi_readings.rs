//! What the Helsinki thesis leaves open, and how it can be read.

/// The two kinds of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    Tree,
    MonteCarlo,
}

impl Family {
    /// As a sentence calls it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Family::Tree => "tree search",
            Family::MonteCarlo => "Monte Carlo",
        }
    }

    /// How we read the source first. It prints no evaluation, so that this is a reading too.
    pub(crate) const fn first_way(self) -> &'static str {
        match self {
            Family::Tree => "tree search values a hand by shanten and acceptance",
            Family::MonteCarlo => "Monte Carlo values a hand by shanten and acceptance",
        }
    }
}

/// One way to read what the source leaves open: how it values a hand, and how it chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    pub(crate) family: Family,
    /// A few words behind a player's name.
    pub(crate) name: &'static str,
    /// The agent's settings.
    pub(crate) settings: &'static str,
    /// What its player does otherwise than in our first way, one or two clauses.
    does: &'static [&'static str],
}

impl Reading {
    /// The reading as a sentence says it.
    pub(crate) fn words(&self) -> String {
        format!("{} {}", self.family.name(), self.does.join(", and "))
    }
}

const fn tree(
    name: &'static str,
    settings: &'static str,
    does: &'static [&'static str],
) -> Reading {
    Reading { family: Family::Tree, name, settings, does }
}

const fn mc(name: &'static str, settings: &'static str, does: &'static [&'static str]) -> Reading {
    Reading { family: Family::MonteCarlo, name, settings, does }
}

// How a hand is valued: the source describes a recogniser of sets (3.3.2), and says that tree search has far
// more functions made for mahjong than Monte Carlo (5.3, 5.4), which needs to know no strategy.
const SETS: &str = "counts the tiles in sets and one pair";
const PAIRS: &str = "counts the tiles in sets and all pairs";
const POINTS: &str = "values only complete hands, by their points";

// How one of several is chosen.
const SUM: &str = "adds up all branches that begin alike";
const LAST: &str = "takes the last of equal branches";
const LIST: &str = "takes the most probable better hand, however deep";
const LAST_LISTED: &str = "takes the last of the most probable better hands, however deep";
const BEST: &str = "follows the best continuation";

/// The probabilities of all branches with the same first discard added up, not the most probable alone.
pub(crate) const SUMMED: Reading = tree("summed", "mode=sum", &[SUM]);

/// Of each family a reading that came near the source's agreement in a small trial on the first records of the
/// half that is kept for choosing; the other half judges. The trial was not kept. Tree searches had to be fast
/// enough to be asked at every discard two exchanges deep, which left out [`SUMMED`] though it comes nearer.
pub(crate) const CHOSEN: [Reading; 2] = [
    tree("pairs, last", "eval=sets-pairs,tied_branches=last", &[PAIRS, LAST]),
    mc("points, best", "eval=points,pick=best", &[POINTS, BEST]),
];

/// All that are tried.
pub(crate) const GRID: [Reading; 18] = [
    SUMMED,
    tree("last", "tied_branches=last", &[LAST]),
    tree("list", "mode=list", &[LIST]),
    tree("sets", "eval=sets", &[SETS]),
    tree("sets, last", "eval=sets,tied_branches=last", &[SETS, LAST]),
    tree("sets, summed", "eval=sets,mode=sum", &[SETS, SUM]),
    tree("sets, list", "eval=sets,mode=list", &[SETS, LIST]),
    tree("sets, list, last", "eval=sets,mode=list,tied_branches=last", &[SETS, LAST_LISTED]),
    tree("pairs", "eval=sets-pairs", &[PAIRS]),
    tree("pairs, last", "eval=sets-pairs,tied_branches=last", &[PAIRS, LAST]),
    tree("pairs, summed", "eval=sets-pairs,mode=sum", &[PAIRS, SUM]),
    mc("best", "pick=best", &[BEST]),
    mc("sets", "eval=sets", &[SETS]),
    mc("sets, best", "eval=sets,pick=best", &[SETS, BEST]),
    mc("pairs", "eval=sets-pairs", &[PAIRS]),
    mc("pairs, best", "eval=sets-pairs,pick=best", &[PAIRS, BEST]),
    mc("points", "eval=points", &[POINTS]),
    mc("points, best", "eval=points,pick=best", &[POINTS, BEST]),
];
