//! Riichi: Parlor beside other crates in one run, on the same inputs, by CPU time of the thread.

mod hands;
mod matches;
mod measure;
#[cfg(feature = "riichienv")]
mod riichienv;
mod winning;
#[cfg(feature = "xiangting")]
mod xiangting_crate;

use std::process::ExitCode;

use measure::Contest;

fn main() -> ExitCode {
    let mut all_agree = true;
    for (name, n_kinds) in [("riichi-shanten", 34), ("riichi-shanten-onesuit", 9)] {
        let hands = hands::random(n_kinds, 100_000);
        let mut contest = Contest::new(name, "hands/s");
        contest.enter("parlor", || hands::sum(&hands, hands::shanten));
        #[cfg(feature = "riichienv")]
        contest.enter("riichienv-core", || hands::sum(&hands, riichienv::shanten));
        #[cfg(feature = "xiangting")]
        contest.enter("xiangting", || hands::sum(&hands, xiangting_crate::shanten));
        all_agree &= contest.run();
    }
    let wins = winning::random(20_000);
    #[cfg(feature = "riichienv")]
    let prepared = riichienv::prepared(&wins);
    let mut contest = Contest::new("riichi-score", "hands/s");
    contest.enter("parlor", || winning::values(&wins));
    contest.enter("parlor explained", || winning::explained(&wins));
    #[cfg(feature = "riichienv")]
    contest.enter("riichienv-core", || riichienv::values(&prepared));
    all_agree &= contest.run();

    for (name, random) in [("riichi-random-match", true), ("riichi-tsumogiri-match", false)] {
        let mut table = matches::Table::new();
        #[cfg(feature = "riichienv")]
        let mut theirs = riichienv::Table::new();
        let mut contest = Contest::new(name, "half-games/s");
        contest.different_work();
        contest.enter("parlor", || table.play(20, random));
        #[cfg(feature = "riichienv")]
        contest.enter("riichienv-core", || theirs.play(2, random));
        all_agree &= contest.run();
    }
    if all_agree { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
