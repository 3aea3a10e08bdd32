//! What the Helsinki thesis leaves open, and how it can be read.

/// The two kinds of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    Tree,
    MonteCarlo,
}

/// One way to read what the source leaves open: how it values a hand, and how it chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    pub(crate) family: Family,
    /// A few words behind a player's name.
    pub(crate) name: &'static str,
    /// The same as a sentence would say it.
    pub(crate) words: &'static str,
    /// The agent's settings.
    pub(crate) settings: &'static str,
}

const fn tree(name: &'static str, settings: &'static str, words: &'static str) -> Reading {
    Reading { family: Family::Tree, name, words, settings }
}

const fn mc(name: &'static str, settings: &'static str, words: &'static str) -> Reading {
    Reading { family: Family::MonteCarlo, name, words, settings }
}

/// The probabilities of all branches with the same first discard added up, not the most probable alone.
pub(crate) const SUMMED: Reading =
    tree("summed", "mode=sum", "the probabilities of all branches that begin alike are added up");

/// The readings that the source's words suggest: it describes a recogniser of sets (3.3.2), and says that tree
/// search has far more functions made for mahjong than Monte Carlo (5.3, 5.4), which needs to know no strategy.
pub(crate) const SUGGESTED: [Reading; 2] = [
    tree("sets", "eval=sets", "tree search values a hand by the tiles in sets and one pair"),
    mc(
        "points",
        "eval=points",
        "Monte Carlo values a complete hand by its points and any other at nothing",
    ),
];

/// All others that are tried.
pub(crate) const GRID: [Reading; 15] = [
    tree("last", "tied_branches=last", "tree search takes the last of equally probable branches"),
    tree("list", "mode=list", "tree search takes the most probable better hand, however deep"),
    tree(
        "sets, last",
        "eval=sets,tied_branches=last",
        "tree search values a hand by the tiles in sets and one pair, and takes the last of equally probable branches",
    ),
    tree(
        "sets, summed",
        "eval=sets,mode=sum",
        "tree search values a hand by the tiles in sets and one pair, and adds up all branches that begin alike",
    ),
    tree(
        "sets, list",
        "eval=sets,mode=list",
        "tree search values a hand by the tiles in sets and one pair, and takes the most probable better hand",
    ),
    tree(
        "sets, list, last",
        "eval=sets,mode=list,tied_branches=last",
        "tree search values a hand by the tiles in sets and one pair, and takes the last of the most probable \
         better hands",
    ),
    tree(
        "pairs",
        "eval=sets-pairs",
        "tree search values a hand by the tiles in sets and all pairs",
    ),
    tree(
        "pairs, last",
        "eval=sets-pairs,tied_branches=last",
        "tree search values a hand by the tiles in sets and all pairs, and takes the last of equally probable branches",
    ),
    tree(
        "pairs, summed",
        "eval=sets-pairs,mode=sum",
        "tree search values a hand by the tiles in sets and all pairs, and adds up all branches that begin alike",
    ),
    mc("best", "pick=best", "Monte Carlo takes the discard that begins the best continuation"),
    mc("sets", "eval=sets", "Monte Carlo values a hand by the tiles in sets and one pair"),
    mc(
        "sets, best",
        "eval=sets,pick=best",
        "Monte Carlo values a hand by the tiles in sets and one pair, and takes the best continuation",
    ),
    mc("pairs", "eval=sets-pairs", "Monte Carlo values a hand by the tiles in sets and all pairs"),
    mc(
        "pairs, best",
        "eval=sets-pairs,pick=best",
        "Monte Carlo values a hand by the tiles in sets and all pairs, and takes the best continuation",
    ),
    mc(
        "points, best",
        "eval=points,pick=best",
        "Monte Carlo values complete hands alone, and takes the best continuation",
    ),
];
