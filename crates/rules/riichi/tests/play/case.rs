//! A case is a line of data: rules, hands, what is played, and what comes of it.

use parlor_game::{Game, Seat};
use parlor_riichi::Yaku;
use parlor_riichi::deal::{Ending, Setup};

use crate::scene::{Scene, first};

/// One case, played from the first deal of a match.
pub(crate) struct Case<'a> {
    /// Its number among the tricky cases, 0 where it has none.
    pub(crate) number: u32,
    /// What it is about.
    pub(crate) about: &'a str,
    /// The presets it holds in.
    pub(crate) presets: &'a [&'a str],
    /// The hands of A, B, C and D.
    pub(crate) hands: [&'a str; 4],
    /// What is played, see `scene`.
    pub(crate) script: &'a str,
    /// The yaku of the first winner, empty where nobody wins or it does not matter.
    pub(crate) yaku: &'a str,
    /// What each seat wins or loses, sticks included.
    pub(crate) returns: Option<[i32; 4]>,
}

impl Case<'static> {
    /// To fill in the rest from.
    pub(crate) const PLAIN: Case<'static> = Case {
        number: 0,
        about: "",
        presets: &["ema2016"],
        hands: [""; 4],
        script: "",
        yaku: "",
        returns: None,
    };
}

/// Plays all cases in all their presets.
pub(crate) fn check(cases: &[Case<'_>]) {
    for case in cases {
        for preset in case.presets {
            println!("{} ({}, {preset})", case.number, case.about);
            check_one(case, &first(preset));
        }
    }
}

/// Plays one case from `setup`.
pub(crate) fn check_one(case: &Case<'_>, setup: &Setup) -> Scene {
    let scene = Scene::play(setup, case.hands, case.script);
    let place = format!("case {}: {}", case.number, case.about);
    if !case.yaku.is_empty() {
        let mut expected: Vec<&str> = case.yaku.split_whitespace().collect();
        expected.sort_unstable();
        assert_eq!(yaku(&scene), expected, "{place}");
    }
    if let Some(returns) = case.returns {
        assert_eq!(*scene.deal.returns().as_array(), returns, "{place}");
    }
    scene
}

/// The keys of the first winner's yaku, sorted.
pub(crate) fn yaku(scene: &Scene) -> Vec<&'static str> {
    let Some(Ending::Won { wins, .. }) = scene.deal.outcome().map(|outcome| &outcome.ending) else {
        return Vec::new();
    };
    let mut keys: Vec<&str> = wins[0].value.yaku.into_iter().map(Yaku::key).collect();
    keys.sort_unstable();
    keys
}

/// Who is tenpai at the end of a drawn deal.
pub(crate) fn shown(scene: &Scene) -> Vec<Seat> {
    match scene.deal.outcome().map(|outcome| &outcome.ending) {
        Some(Ending::Drawn { shown, .. }) => {
            Seat::ALL.into_iter().filter(|&seat| shown[seat].is_some()).collect()
        }
        other => panic!("not drawn: {other:?}"),
    }
}
