//! The player with two networks, and how it learns.

use std::num::NonZero;
use std::sync::Arc;

use parlor_agent::{Agent, Body, Explanation, PlayOptions, Stream, Tone, play_deal};
use parlor_game::{Game, Match, Observed, Seat};
use parlor_nets::{Inputs, Precision, Scratch, Tensors};
use parlor_riichi::deal::Setup;
use parlor_riichi::{Contest, Deal, DrawOrder, Kind, Points, Preset, RuleSet, Tiles, View, Wall};
use parlor_riichi_agents::lt_dqn::{
    CheckpointError, LtDqn, Output, Pair, PairError, Scaling, State, Training, TrainingOptions,
};
use parlor_riichi_agents::{Frame, registry};

use crate::table::play_out_by;

/// What seat B knows, who sits to the right of the dealer, before anything is drawn.
fn view(hand: &str) -> View {
    let mut setup = Setup::first(&RuleSet::default());
    for (seat, points) in Seat::ALL.into_iter().zip([30_000, 25_100, 24_900, 20_000]) {
        setup.points[seat] = Points(points);
    }
    let mut view = Deal::first_view(&setup, Seat::B);
    view.own.concealed = hand.parse::<Tiles>().unwrap();
    view
}

fn inputs(view: &View, scaling: Scaling) -> [f32; State::N_INPUTS] {
    let mut all = [0.0; State::N_INPUTS];
    let mut inputs = Inputs::new();
    State::of(view).write(scaling, &mut inputs);
    for (place, value) in inputs.iter() {
        assert_eq!(all[place as usize], 0.0, "place {place} is written once");
        all[place as usize] = value;
    }
    all
}

#[test]
fn a_state_has_every_number_at_its_place() {
    let mut seen = view("1119m5z");
    seen.own.drawn = Some("9m".parse().unwrap());
    let raw = inputs(&seen, Scaling::Raw);
    assert_eq!((raw[0], raw[8], raw[31]), (3.0, 1.0, 1.0), "own tiles");
    assert_eq!(raw[306 + 8], 1.0, "the drawn tile");
    assert_eq!(raw[374], 0.0, "on the own turn");
    // Scores from the own seat to the right: B, C, D, A.
    assert_eq!(raw[380..], [25_100.0, 24_900.0, 20_000.0, 30_000.0]);
    assert_eq!(raw.iter().filter(|value| **value != 0.0).count(), 3 + 1 + 4);
    let scaled = inputs(&seen, Scaling::Scaled);
    assert_eq!((scaled[0], scaled[306 + 8]), (0.75, 1.0));
    assert!((scaled[380] - 25_100.0 / 25_000.0).abs() < 1e-6);
}

/// In a game of `lt-fast`, what every seat is shown adds up to what it sees.
#[test]
fn states_count_what_lies_open() {
    let mut fast = registry().build("lt-fast", 1).unwrap();
    for seed in 0..5 {
        play_out_by(&RuleSet::default(), seed, |ask| {
            let (view, table) = (ask.view, &ask.view.table);
            let raw = inputs(view, Scaling::Raw);
            let sum = |places: std::ops::Range<usize>| raw[places].iter().sum::<f32>() as usize;
            assert_eq!(sum(0..34), view.own.concealed.len());
            for n in 0..4 {
                let place = &table.places[view.seat.offset(n)];
                let called: usize = place.melds.iter().map(|meld| meld.tiles().len()).sum();
                assert_eq!(sum(34 + 34 * n..68 + 34 * n), called);
                let lying = place.river.lying().count();
                assert_eq!(sum(170 + 34 * n..204 + 34 * n), lying);
                assert_eq!(raw[376 + n] == 1.0, place.riichi.is_declared());
            }
            let offered = table.offered().map(|(_, tile)| tile).or(view.own.drawn);
            assert_eq!(sum(306..340), usize::from(offered.is_some()));
            assert!(offered.is_none_or(|tile| raw[306 + tile.kind().idx()] == 1.0));
            assert_eq!(sum(340..374), table.indicators.dora.as_slice().len());
            assert_eq!(raw[374] == 1.0, table.offered().is_some());
            assert_eq!(raw[375], f32::from(table.places[view.seat].n_draws));
            fast.decide(ask, None)
        });
    }
}

#[test]
fn it_answers_every_decision_in_every_ruleset() {
    let registry = registry();
    let names =
        ["ema2016", "lt2017", "ema2025", "wrc2022", "wrc2025", "tenhou", "mjsoul", "mleague"];
    for (seed, name) in (0..).zip(names) {
        let rules = Preset::by_name(name).unwrap().rules();
        let specs = ["lt-dqn", "lt-dqn:epsilon=1", "lt-dqn:epsilon=0.05", "lt-fast"];
        let mut agents: Vec<Box<dyn Agent<Deal>>> =
            (0..).zip(specs).map(|(n, spec)| registry.build(spec, 9 * seed + n).unwrap()).collect();
        let mut contest = Contest::new(rules);
        while let Some((number, setup)) = contest.next() {
            let mut chance = Stream::derived(seed, &[number]);
            let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut chance);
            let mut deal = Deal::start(&setup);
            play_deal(&mut deal, &mut wall, &mut agents, &PlayOptions::default(), |_| {}).unwrap();
            contest.record(&deal).unwrap();
        }
        assert!(contest.is_over(), "{name}");
    }
}

/// The first legal action by falling value; with and without an explanation the same; a win that is
/// let go by is named.
#[test]
fn it_walks_down_its_values_and_explains_them() {
    let pair = Pair::shipped();
    let (mut agent, mut twin) =
        (LtDqn::new(Arc::clone(&pair), 0.0, 1), LtDqn::new(Arc::clone(&pair), 0.0, 2));
    let mut fast = registry().build("lt-fast", 1).unwrap();
    let (mut asked, mut wins) = (0, 0);
    for seed in 0..60 {
        play_out_by(&RuleSet::default(), seed, |ask| {
            let mut why = Explanation::default();
            let action = agent.decide(ask, None);
            assert_eq!(twin.decide(ask, Some(&mut why)), action);
            assert_eq!(why.chosen, Some(why.candidates[0].legal_idx));
            assert_eq!(why.candidates.len(), ask.legal.len());
            let value = |n: usize| why.candidates[n].value.map_or(f64::MIN, |v| v.value);
            assert!((1..why.candidates.len()).all(|n| value(n) <= value(0)), "the best action");
            let [Body::Bars(bars), Body::Grid(grid)] = [0, 1].map(|n| &why.panels[n].body) else {
                panic!("{:?}", why.panels)
            };
            assert_eq!(bars.bars.len(), Output::COUNT);
            assert_eq!(grid.rows.iter().map(|row| row.squares.len()).sum::<usize>(), Kind::COUNT);
            let could_win = ask.legal.iter().any(|&a| Frame::of(a) == Frame::Win);
            let declined = could_win && Frame::of(action) != Frame::Win;
            let all = || why.reason.iter().chain(&why.method);
            let said = all().any(|m| m.key == "riichi-dqn-declines-a-win");
            assert_eq!(said, declined);
            // It follows its values, not the frame of the other players: what those would say is untrue of it.
            assert!(all().any(|m| m.key == "riichi-dqn-best"), "{why}");
            assert!(all().all(|m| !m.key.starts_with("riichi-frame")), "{why}");
            let is_bad = |tone: Tone| u32::from(tone == Tone::Bad);
            let squares = grid.rows.iter().flat_map(|row| &row.squares);
            let passed: u32 = bars.bars.iter().map(|bar| is_bad(bar.tone)).sum::<u32>()
                + squares.map(|square| is_bad(square.tone)).sum::<u32>();
            let told = why.method.iter().find(|m| m.key == "riichi-dqn-passed");
            let told = told.map(|m| m.to_string().contains(&format!("(n: {passed})")));
            assert_eq!(told, (passed > 0).then_some(true), "{passed} {why}");
            asked += 1;
            wins += u32::from(could_win);
            fast.decide(ask, None)
        });
    }
    assert!(asked > 2000 && wins > 10, "{asked} {wins}");
}

/// `weights=long` has learnt on where the source's number of hands ends.
#[test]
fn the_longer_training_ships_beside_the_sources() {
    let hands = |bytes: &[u8]| Tensors::from_bytes(bytes).unwrap().metadata["hands"].clone();
    assert_eq!(hands(include_bytes!("../../weights/lt-dqn.safetensors")), "140000");
    assert_eq!(hands(include_bytes!("../../weights/lt-dqn-long.safetensors")), "420000");
    assert_ne!(Pair::shipped(), Pair::shipped_long());
    assert!(registry().build("lt-dqn:weights=long", 1).is_ok());
    assert!(registry().build("lt-dqn:weights=short", 1).is_err());
}

/// `variant=stable` has learnt with scaled inputs, and plays in their way.
#[test]
fn the_steadier_training_ships_too() {
    let file =
        Tensors::from_bytes(include_bytes!("../../weights/lt-dqn-stable.safetensors")).unwrap();
    assert_eq!((&*file.metadata["hands"], &*file.metadata["inputs"]), ("30880", "scaled"));
    assert_eq!(Pair::shipped_stable().scaling, Scaling::Scaled);
    assert!(registry().build("lt-dqn:variant=stable", 1).is_ok());
    assert!(registry().build("lt-dqn:variant=other", 1).is_err());
}

#[test]
fn networks_are_written_and_read() {
    let pair = Pair::untrained(Scaling::Scaled, 4);
    let about = [("hands", "0".to_owned())];
    assert_eq!(Pair::from_bytes(&pair.to_bytes(Precision::Single, &about)).unwrap(), pair);
    let half = pair.to_bytes(Precision::Half, &about);
    assert!(half.len() < 1_500_000);
    assert_eq!(Pair::from_bytes(&half).unwrap().scaling, Scaling::Scaled);
    assert!(matches!(Pair::from_bytes(&half[..1000]), Err(PairError::Tensors(_))));
    let swapped = Pair { actions: pair.discards.clone(), ..pair };
    let refused = Pair::from_bytes(&swapped.to_bytes(Precision::Half, &about)).unwrap_err();
    assert!(refused.to_string().contains("[384, 512, 256, 34] instead of [384, 512, 256, 10]"));
}

/// A small training: the memory overflows, and updates are few, to be quick.
fn options() -> TrainingOptions {
    let options = TrainingOptions::new(5);
    TrainingOptions { capacity: 6000, update_every: 100, window: 64, ..options }
}

fn threads(n: usize) -> NonZero<usize> {
    NonZero::new(n).unwrap()
}

/// Neither the number of threads nor a pause changes a bit of the result.
#[test]
fn a_training_can_be_interrupted() {
    check_interruption(options());
}

/// The same with everything that steadies it; a target network outlives a pause.
#[test]
fn a_steadier_training_can_be_interrupted() {
    let steadier = TrainingOptions {
        scaling: Scaling::Scaled,
        discount: 0.95,
        target_every: 40,
        mask: true,
        ..options()
    };
    check_interruption(steadier);
}

fn check_interruption(options: TrainingOptions) {
    let mut alone = Training::new(options);
    let mut paused = Training::new(options);
    for wave in 0..5 {
        alone.wave(threads(1));
        paused.wave(threads(3));
        if wave == 2 {
            let saved = paused.save();
            paused = Training::resume(options, &saved).unwrap();
            assert_eq!(paused.save(), saved);
        }
    }
    assert_eq!((alone.hands(), alone.curve().points().len()), (160, 2));
    assert!(alone.updates() > 50, "{}", alone.updates());
    assert_eq!(alone.save(), paused.save());
    let played: i64 = alone.curve().points()[0].results.iter().map(|r| r.wins + r.tenpai).sum();
    assert!(played > 0);
}

#[test]
fn a_checkpoint_of_another_training_is_refused() {
    let mut training = Training::new(options());
    training.wave(threads(2));
    let saved = training.save();
    let other = TrainingOptions { seed: 6, ..options() };
    let refused = Training::resume(other, &saved).unwrap_err();
    assert_eq!(refused.to_string(), "the checkpoint was made with seed 5, not 6");
    training.wave(threads(2));
    let mut mixed = saved.clone();
    mixed.replays = training.save().replays;
    let refused = Training::resume(options(), &mixed).unwrap_err();
    assert_eq!(refused, CheckpointError::Replay { name: "actions" });
    for len in [0, 7, 100, 5_000, saved.networks.len() - 1] {
        let mut cut = saved.clone();
        cut.networks.truncate(len);
        assert!(Training::resume(options(), &cut).is_err());
        let mut cut = saved.clone();
        cut.replays[1].truncate(len.min(saved.replays[1].len() - 1));
        assert!(Training::resume(options(), &cut).is_err());
    }
}

/// Taught that what is illegal costs 5000 points, the network of actions comes to expect that on its
/// own turn of every answer to another's tile, and not of a discard.
#[test]
fn illegal_actions_are_taught_as_terminal() {
    let options = TrainingOptions {
        scaling: Scaling::Scaled,
        update_every: 20,
        rate: 1e-3,
        illegal_reward: -5.0,
        ..options()
    };
    let mut training = Training::new(options);
    for _ in 0..8 {
        training.wave(threads(2));
    }
    let (pair, mut scratch) = (training.pair(), Scratch::default());
    let mut sums = [0.0; Output::COUNT];
    let (mut fast, mut turns) = (registry().build("lt-fast", 1).unwrap(), 0.0);
    play_out_by(&RuleSet::default(), 1, |ask| {
        if ask.view.own.drawn.is_some() {
            let mut inputs = Inputs::new();
            State::of(ask.view).write(Scaling::Scaled, &mut inputs);
            let values = pair.actions.forward(&inputs, &mut scratch);
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
            turns += 1.0;
        }
        fast.decide(ask, None)
    });
    let mean = |output: Output| sums[output.idx()] / turns;
    for answer in [Output::Ron, Output::OpenKan, Output::Pon, Output::Chi, Output::Pass] {
        assert!(mean(answer) < -3.0, "{answer:?}: {}", mean(answer));
    }
    assert!(mean(Output::Discard) > -3.0, "{}", mean(Output::Discard));
}

/// The table of the user's page is that of the curves that were measured.
#[test]
fn the_page_shows_what_the_curves_say() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../..");
    let read = |path: &str| std::fs::read_to_string(format!("{root}/{path}")).unwrap();
    let page = read("docs/user/riichi-dqn.md");
    for (way, file) in [
        ("as in the source", "source"),
        ("the same, seed 2", "source-2"),
        ("target network", "target"),
        ("scaled inputs", "scaled"),
        ("discount", "discount"),
        ("masking", "mask"),
        ("all but the discount", "undiscounted"),
        ("all four", "stable"),
    ] {
        let curve = read(&format!("testdata/riichi/dqn-ablation/{file}.csv"));
        let heads: Vec<&str> = curve.lines().next().unwrap().split(',').collect();
        let rows: Vec<Vec<&str>> = curve.lines().skip(2).map(|l| l.split(',').collect()).collect();
        let sum = |name: &str| {
            let column = heads.iter().position(|head| *head == name).unwrap();
            rows.iter().map(|row| row[column].parse::<i64>().unwrap()).sum::<i64>()
        };
        assert_eq!(sum("window"), 3072, "{file}");
        let points = (sum("lt-dqn points") as f64 / 3072.0).round();
        let end = format!("| {} | {} | −{} |", sum("lt-dqn wins"), sum("lt-dqn tenpai"), -points);
        let line = page.lines().find(|line| line.starts_with(&format!("| {way} |"))).unwrap();
        assert!(line.ends_with(&end), "{line} should end with {end}");
    }
}

/// So is the table of the steadier training: ten windows a row, the first window left out.
#[test]
fn the_page_shows_how_the_steadier_training_went() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../..");
    let read = |path: &str| std::fs::read_to_string(format!("{root}/{path}")).unwrap();
    let (page, curve) =
        (read("docs/user/riichi-dqn.md"), read("testdata/riichi/dqn-ablation/stable-long.csv"));
    let heads: Vec<&str> = curve.lines().next().unwrap().split(',').collect();
    let rows: Vec<Vec<&str>> = curve.lines().skip(1).map(|l| l.split(',').collect()).collect();
    for (from, to, begin) in
        [(1, 10, "1,024 to 10,240"), (10, 20, "10,240 to 20,480"), (20, 30, "20,480 to 30,720")]
    {
        let sum = |name: &str| {
            let column = heads.iter().position(|head| *head == name).unwrap();
            let cells = rows[from..to].iter().map(|row| row[column].parse::<f64>().unwrap());
            cells.sum::<f64>()
        };
        let hands = sum("window");
        let wins = ["lt-dqn", "lt-random", "lt-greedy", "lt-fast"]
            .map(|name| format!("{:.1}", 1000.0 * sum(&format!("{name} wins")) / hands));
        let points = ["lt-dqn", "lt-random"]
            .map(|name| format!("−{:.0}", -sum(&format!("{name} points")) / hands));
        let line = format!("| {begin} | {} | {} |", wins.join(" | "), points.join(" | "));
        assert!(page.contains(&line), "{line}");
    }
}
