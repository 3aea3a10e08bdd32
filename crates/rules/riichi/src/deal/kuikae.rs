//! Swap-calling: what may not be discarded right after a call.
//!
//! Rule: `docs/rules/riichi.md#swap-calling`.

use crate::rule_set::Kuikae;
use crate::{KindSet, Meld, MeldForm, RuleSet};

/// What may not be discarded right after a call: the called kind, and after a chi the kind at the
/// other end that would have made the same run; nothing where the rules allow swap-calling.
pub fn swap_calls(rules: &RuleSet, meld: &Meld) -> KindSet {
    let Some(called) = meld.called().filter(|_| rules.kuikae == Kuikae::Forbidden) else {
        return KindSet::EMPTY;
    };
    let called = called.kind();
    let far_end = match meld.form() {
        MeldForm::Chi if called == meld.kind() => called.up(3),
        MeldForm::Chi if Some(called) == meld.kind().up(2) => called.down(3),
        _ => None,
    };
    far_end.map_or(KindSet::one(called), |kind| KindSet::one(called).with(kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Called tile, the two own tiles, and what may not be discarded.
    const CASES: &[(&str, [&str; 2], &str)] = &[
        ("4m", ["5m", "6m"], "47m"),
        ("6m", ["4m", "0m"], "36m"),
        ("5m", ["4m", "6m"], "5m"),
        ("0m", ["4m", "6m"], "5m"),
        ("3p", ["1p", "2p"], "3p"),
        ("7p", ["8p", "9p"], "7p"),
        ("1s", ["2s", "3s"], "14s"),
    ];

    #[test]
    fn the_called_kind_and_the_far_end() {
        let tile = |text: &str| text.parse().expect("a tile");
        for &(called, own, expected) in CASES {
            let meld = Meld::chi(tile(called), own.map(tile)).expect("a run");
            let expected: crate::Tiles = expected.parse().expect("tiles");
            let found = swap_calls(&RuleSet::default(), &meld);
            assert_eq!(found, expected.counts().kinds(), "{called} with {own:?}");
        }
    }
}
