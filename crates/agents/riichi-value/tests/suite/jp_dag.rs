//! `jp-dag` against a recursion that follows the words of the specification.

use std::num::NonZero;

use parlor_agent::Budget;
use parlor_riichi::{Hand, Preset};
use parlor_riichi_value::jp_dag::{self, Options};
use parlor_riichi_value::sp_draw::SpDraw;
use parlor_riichi_value::{Situation, jp_dag::Valuation};

use crate::words::{PAID, State, Words};

fn situation(hand: &str, seen: &str, draws: u8) -> Situation {
    let mut situation = Situation::new(Hand::closed(hand.parse().unwrap()));
    situation.draws = draws;
    situation.dora = vec!["9p".parse().unwrap()];
    situation.seen = seen.parse().unwrap();
    situation.rules = *Preset::by_name("ema2016").unwrap().rules();
    situation
}

fn valued(situation: &Situation, options: &Options) -> Valuation {
    jp_dag::value(situation, options, &mut Budget::UNLIMITED.meter()).unwrap()
}

/// Most of the wall is gone: a few kinds are left.
const FEW: &str = "1111222233334444667778888999p111222233334446666777z";

#[test]
fn equals_the_words_of_the_specification() {
    for (hand, exchanges, calls) in [
        ("234678m567p3488s4z", 0, 0),
        ("234678m567p3488s4z", 1, 1),
        ("23467m5567p3488s5z", 1, 1),
        ("234m55p3489s555z67m", 1, 2),
        ("2345m5566p3488s5z", 1, 1),
        // Three dragons of which the fourth may come, in riichi too; all four; a pon that may become a kan.
        ("234678m55p34s555z4z", 0, 1),
        ("234678m34s8s5555z4z", 1, 1),
        ("23478m55p34s55z333s", 1, 2),
        ("234m55p34s555z333m4z", 1, 1),
    ] {
        let situation = situation(hand, FEW, 3);
        let options = Options::new(exchanges, calls);
        let ours = valued(&situation, &options);
        let mut words = Words::new(&situation, options);
        assert_eq!(ours.n_bases, words.bases.len(), "{hand}");
        assert_eq!(ours.n_states, words.n_states(), "{hand}");
        for row in &ours.rows {
            let mut base = *situation.hand.concealed.counts();
            if let Some(tile) = row.discard {
                assert!(base.remove(tile.kind()));
            }
            let state = State { base, called: Vec::new(), riichi: row.riichi };
            for (turn, outlook) in (1..).zip(&row.by_turn) {
                let (points, win, tenpai) = words.worth(&state, row.discard.is_none(), turn);
                let near = |ours: f32, theirs: f64, least: f64| {
                    (f64::from(ours) - theirs).abs() <= 1e-4 * theirs.abs() + least
                };
                assert!(
                    near(outlook.points, points, 1e-3)
                        && near(outlook.win, win, 1e-6)
                        && near(outlook.tenpai, tenpai, 1e-6),
                    "{hand}, {row:?}: turn {turn} is {points} {win} {tenpai}"
                );
            }
        }
    }
}

#[test]
fn threads_change_nothing() {
    let situation = situation("134668m5567p348s5z", "", 17);
    let one = valued(&situation, &Options::new(3, 1));
    assert!(one.n_states > 3000, "{} states", one.n_states);
    for threads in [2, 3, 5] {
        let threads = NonZero::new(threads).unwrap();
        assert_eq!(valued(&situation, &Options { threads, ..Options::new(3, 1) }), one);
    }
}

#[test]
fn a_budget_ends_the_work() {
    let situation = situation("134668m5567p348s5z", "", 17);
    let mut meter = Budget::nodes(500).meter();
    assert!(jp_dag::value(&situation, &Options::new(3, 1), &mut meter).is_err());
    assert!(meter.used() <= 500);
}

#[test]
fn calls_and_ron_are_worth_something() {
    // With three dragons every call keeps a yaku.
    let situation = situation("234m55p3489s555z67m", "", 12);
    // Nothing is paid at the end, so that points come from wins alone.
    let unpaid = |calls| Options { at_end: jp_dag::AtEnd::Nothing, ..Options::new(2, calls) };
    let without = valued(&situation, &unpaid(0)).now();
    let with = valued(&situation, &unpaid(2)).now();
    assert!(with.win > without.win && with.points > without.points, "{with:?} {without:?}");
    // The less the others discard what is wanted, the less: never at last, and then calls are nothing.
    let fed = |fed, calls| {
        let options = Options { fed, fed_riichi: fed, ..unpaid(calls) };
        valued(&situation, &options).now()
    };
    assert!(fed(0.5, 2).win < with.win && fed(0.0, 2).win < fed(0.5, 2).win);
    assert_eq!(fed(0.0, 2), fed(0.0, 0));
}

/// With one draw left a hand one from ready is ready at the end as often as it draws what it accepts, though
/// that wins nothing any more.
#[test]
fn the_last_draw_makes_ready() {
    let situation = situation("234678m567p348s5z", "", 1);
    let mut meter = Budget::UNLIMITED.meter();
    let by_draws = SpDraw::default().value(&situation, &Default::default(), &mut meter).unwrap();
    let accepted = f64::from(by_draws.rows[0].n_tiles);
    assert!(accepted > 0.0 && by_draws.rows[0].shanten.number() == 1);
    // 136 tiles, of which 13 are in the hand and one is the indicator.
    let tenpai = f64::from(valued(&situation, &Options::new(1, 0)).now().tenpai);
    assert!((tenpai - accepted / 122.0).abs() < 1e-6, "{tenpai} of {accepted} tiles");
}

/// A graph that is built is the one that is valued.
#[test]
fn building_is_the_first_part_of_valuing() {
    let situation = situation("234678m567p348s15z", "", 17);
    let (options, mut meter) = (Options::new(2, 1), Budget::UNLIMITED.meter());
    let built = jp_dag::build(&situation, &options, &mut meter).unwrap();
    let valued = valued(&situation, &options);
    assert_eq!((built.n_states, built.n_steps), (valued.n_states, valued.n_steps));
    // Every state has a number for each of three outlooks, now and a turn later.
    assert!(valued.n_bytes > valued.n_states * 2 * 3 * 4, "{} bytes", valued.n_bytes);
}

/// Ready, with three dragons, and only the draws count: what a kan adds is its fu.
#[test]
fn a_kan_is_worth_its_fu() {
    let hand = "234678m55p34s555z";
    let silent = Situation { may_riichi: false, ..situation(hand, "", 2) };
    let worth = |kans| {
        let options = Options { fed: 0.0, kans, ..Options::new(0, 0) };
        f64::from(valued(&silent, &options).now().points)
    };
    // 136 tiles less 13 in the hand and an indicator; 2s and 5s complete it, eight tiles. White dragons and a
    // self-draw are 2 han: 30 fu, 500 and 1,000; with a closed kan 20 + 2 + 32 make 60 fu, 1,000 and 2,000.
    let last = |points: f64| PAID + 8.0 / 121.0 * (points - PAID);
    let first = last(2000.0) + 8.0 / 122.0 * (2000.0 - last(2000.0));
    assert!((worth(false) - first).abs() < 1e-2, "{} is {first}", worth(false));
    let kan = first + 1.0 / 122.0 * (last(4000.0) - last(2000.0));
    assert!((worth(true) - kan).abs() < 1e-2, "{} is {kan}", worth(true));
}

/// The hand as it is and in riichi; with the kan, closed, likewise; and open, where a call is allowed.
#[test]
fn kans_are_states_of_their_own() {
    let situation = situation("234678m55p34s555z", "", 17);
    let n_states = |calls, kans| {
        let options = Options { kans, ..Options::new(0, calls) };
        jp_dag::size(&situation, &options, &mut Budget::UNLIMITED.meter()).unwrap()
    };
    assert_eq!(
        [(0, false), (0, true), (1, true)].map(|(c, k)| n_states(c, k)),
        [(1, 2), (1, 4), (1, 5)]
    );
    // Once the fourth dragon lies in someone's river there is no kan.
    let gone = Situation { seen: "5z".parse().unwrap(), ..situation.clone() };
    let mut meter = Budget::UNLIMITED.meter();
    assert_eq!(jp_dag::size(&gone, &Options::new(0, 1), &mut meter).unwrap(), (1, 2));
}

/// Nothing can be won any more: a ready hand gets what three others who are ready or not make it, less the
/// stick in riichi; another pays as much.
#[test]
fn ready_hands_are_paid_at_the_end() {
    let situation = situation("234678m567p3488s4z", "2222333s5555s", 1);
    let valued = valued(&situation, &Options::new(0, 0));
    let points = |tile: &str, riichi| {
        let row = valued
            .rows
            .iter()
            .find(|row| row.discard == Some(tile.parse().unwrap()) && row.riichi == riichi);
        row.unwrap().now().points
    };
    assert_eq!(
        [points("4z", false), points("4z", true), points("3s", false)],
        [1312.5, 312.5, -1312.5]
    );
    let nothing = Options { at_end: jp_dag::AtEnd::Nothing, ..Options::new(0, 0) };
    let mut meter = Budget::UNLIMITED.meter();
    assert_eq!(jp_dag::value(&situation, &nothing, &mut meter).unwrap().now().points, 0.0);
}
