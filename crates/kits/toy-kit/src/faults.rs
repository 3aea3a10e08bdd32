//! What is wrong with a tree or a position, for people.

use parlor_agent::Message;
use parlor_formats::toy::{PositionError, PositionFault};
use parlor_formats::written_tree::{DECIMALS_MAX, NAME_MAX, TEXT_MAX, TreeError, TreeFault};
use parlor_kit::{refused_at, refused_word};
use parlor_toy::TreePlan;

const TREE: &str = "max(A = min(3, 12), B = chance(0.7: 2, 0.3: 9))";
const OUTCOMES: &str = "chance(0.7: 3, 0.3: 2)";

/// What is wrong with a tree written by hand.
pub fn tree_message(TreeError { at, fault }: &TreeError) -> Message {
    // As it would be typed: 11, 0.9.
    let number = |value: f64| ((value * 1e4).round() / 1e4).to_string();
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let most = |key, n: usize| Message::new(key).with("most", count(n));
    let what = match fault {
        TreeFault::NoSign { found, expected } if expected.contains("[0, 10]") => {
            refused_word(found, "[0, 10]")
        }
        TreeFault::NoNode { found } | TreeFault::NoSign { found, .. } => refused_word(found, TREE),
        TreeFault::NoProbability { found } => refused_word(found, OUTCOMES),
        TreeFault::Decimals { found, .. } => {
            most("refused-decimals", DECIMALS_MAX).with("found", bare(found))
        }
        TreeFault::LargeWeight { found } => {
            Message::new("refused-number").with("most", u32::MAX).with("found", bare(found))
        }
        TreeFault::Large { found } => {
            most("refused-number", 1_000_000_000).with("found", bare(found))
        }
        TreeFault::MixedProbabilities => Message::new("refused-mixed"),
        TreeFault::Sum { sum } => Message::new("refused-sum").with("sum", number(*sum)),
        TreeFault::Never => Message::new("refused-never"),
        TreeFault::TooFine => Message::new("refused-fine"),
        TreeFault::Name => most("refused-branch-name", NAME_MAX),
        TreeFault::Empty => Message::new("refused-empty"),
        TreeFault::Bounds => Message::new("refused-bounds"),
        TreeFault::OutOfBounds { leaf, low, high } => Message::new("refused-out-of-bounds")
            .with("leaf", number(*leaf))
            .with("low", number(*low))
            .with("high", number(*high)),
        TreeFault::TooDeep => most("refused-levels", TreePlan::DEPTH_MAX),
        TreeFault::TooMany => most("refused-tree-nodes", TreePlan::NODES_MAX),
        TreeFault::TooLong { .. } => most("refused-long", TEXT_MAX),
    };
    refused_at(at.line, at.column, what)
}

/// What is wrong with a position; `example` is one that is right.
pub(crate) fn position_message(
    PositionError { at, fault }: &PositionError,
    example: &'static str,
) -> Message {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let what = match fault {
        PositionFault::Unexpected { found, .. } => refused_word(found, example),
        PositionFault::Impossible("the game is over") => Message::new("refused-game-over"),
        PositionFault::Impossible("the other player is to move") => {
            Message::new("refused-other-mover")
        }
        PositionFault::Impossible(_) => Message::new("refused-misplaced"),
        PositionFault::Marks { crosses, noughts } => Message::new("refused-marks")
            .with("crosses", count(*crosses))
            .with("noughts", count(*noughts)),
        PositionFault::TooMuch { found, most } => {
            Message::new("refused-number").with("most", *most).with("found", found.to_string())
        }
    };
    refused_at(at.line, at.column, what)
}

/// What was found, without the quotes of an English sentence.
fn bare(found: &str) -> String {
    found.trim_matches('"').to_owned()
}
