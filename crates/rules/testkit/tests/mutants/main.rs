//! The suite passes an honest game and finds every mutant of it.

mod exchange;
mod flawed;
mod mutant;
mod score_sheet;
mod snatch;

use parlor_testkit::{Contract, Promise};

use crate::exchange::swap_unseen;
use crate::flawed::{Flaw, Flawed};
use crate::mutant::{
    AnythingGoes, CardLost, DealtAgain, DrawnCardShown, ForgetfulFold, Honest, ListedTwice,
    PassNoted, PassShownToAll, PointForNothing, PromptForAll, SilenceMatters, Speechless,
    WindowBetrayed, WrongWorld,
};
use crate::snatch::Action;

fn contract<F: Flaw>() -> Contract<Flawed<F>> {
    Contract::<Flawed<F>>::new(())
        .games(300)
        .cap(40)
        .zero_sum()
        .conserved(|game| game.0.n_cards())
        .swap_unseen(swap_unseen)
        .passes(|action| action == Action::Pass)
}

fn broken<F: Flaw>() -> Promise {
    contract::<F>().run().expect_err("the mutant is found").promise
}

#[test]
fn an_honest_game_keeps_the_contract() {
    let report = contract::<Honest>().check_hidden();
    assert_eq!(report.games, 300);
    assert!(report.refused > 10_000 && report.worlds > 5_000, "{report:?}");
    assert!(report.swaps > 300 && report.swaps > 2 * report.swaps_unfit, "{report:?}");
}

#[test]
fn equal_seeds_give_equal_breaches() {
    let [first, second] = [(); 2].map(|()| contract::<WindowBetrayed>().run());
    assert_eq!(first, second);
}

#[test]
fn a_pass_shown_to_all_is_found() {
    assert_eq!(broken::<PassShownToAll>(), Promise::Fold);
}

#[test]
fn a_view_that_betrays_an_open_window_is_found() {
    assert_eq!(broken::<WindowBetrayed>(), Promise::Fold);
}

#[test]
fn secrets_that_fold_ignores_are_found() {
    assert_eq!(broken::<PassNoted>(), Promise::Unseen);
    assert_eq!(broken::<DrawnCardShown>(), Promise::Unseen);
}

#[test]
fn wrong_lists_are_found() {
    assert_eq!(broken::<ListedTwice>(), Promise::LegalList);
    assert_eq!(broken::<Speechless>(), Promise::NoDeadEnd);
    assert_eq!(broken::<AnythingGoes>(), Promise::Refusal);
    assert_eq!(broken::<PromptForAll>(), Promise::Prompt);
}

#[test]
fn wrong_transitions_are_found() {
    assert_eq!(broken::<SilenceMatters>(), Promise::Twins);
    assert_eq!(broken::<DealtAgain>(), Promise::Chance);
    assert_eq!(broken::<CardLost>(), Promise::Conserved);
    assert_eq!(broken::<PointForNothing>(), Promise::ZeroSum);
}

#[test]
fn a_fold_that_does_not_repeat_itself_is_found() {
    assert_eq!(broken::<ForgetfulFold>(), Promise::Fold);
}

#[test]
fn a_world_that_the_viewer_can_tell_from_the_true_one_is_found() {
    let breach = contract::<WrongWorld>().run_hidden().expect_err("the mutant is found");
    assert_eq!(breach.promise, Promise::Sample);
}

#[test]
#[should_panic(expected = "Fold broken in game 0 at step")]
fn a_breach_says_where() {
    contract::<WindowBetrayed>().check();
}

#[test]
fn an_exchange_that_never_happens_is_no_evidence() {
    let breach = contract::<Honest>().swap_unseen(|_, _, _| None).run().expect_err("no evidence");
    assert_eq!(breach.promise, Promise::Unseen);
}
