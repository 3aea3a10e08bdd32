//! Figures of backgammon.

use std::hint::black_box;

use parlor_agent::{Ask, Budget, Stream, random_playout};
use parlor_analysis::backgammon::game_with_dice;
use parlor_backgammon::{Action, Backgammon, Board, Dice, Die, RuleSet, Score, Setup};
use parlor_backgammon_agents::net::{Evaluator, Networks};
use parlor_backgammon_agents::registry;
use parlor_game::{Answers, Entropy, Game, Silent, Stochastic, Turn};

use super::{Bench, Figure, Stopwatch};

pub(super) fn benches() -> Vec<Bench> {
    vec![
        Bench {
            name: "backgammon-movegen",
            unit: "positions/s",
            what: "resulting positions of all 21 rolls over 1,000 contact positions",
            measure: movegen,
        },
        Bench {
            name: "backgammon-eval",
            unit: "evaluations/s",
            what: "chances of all plays of all 21 rolls over 1,000 contact positions by the networks",
            measure: eval,
        },
        Bench {
            name: "backgammon-2ply",
            unit: "decisions/s",
            what: "plays of `house:ply=2` in 100 positions of the networks' games with themselves",
            measure: two_ply,
        },
        Bench {
            name: "backgammon-random-games",
            unit: "games/s",
            what: "complete games of uniformly random plays, without the cube",
            measure: random_games,
        },
    ]
}

fn movegen(watch: Stopwatch) -> Figure {
    let boards = contact_positions(1000);
    let mut results: Vec<Board> = Vec::new();
    watch.rate(|| {
        let mut n = 0;
        for board in &boards {
            for dice in Dice::all() {
                board.plays(dice, &mut results);
                n += black_box(&results).len() as u64;
            }
        }
        n
    })
}

fn eval(watch: Stopwatch) -> Figure {
    let boards = contact_positions(1000);
    let mut evaluator = Evaluator::new(Networks::shipped());
    watch.rate(|| {
        let before = evaluator.evaluations;
        for board in &boards {
            for dice in Dice::all() {
                black_box(evaluator.best_play(board, dice));
            }
        }
        evaluator.evaluations - before
    })
}

fn two_ply(watch: Stopwatch) -> Figure {
    let decisions = own_decisions(100);
    let mut agent =
        registry().build("house:ply=2,cube=off", 1).expect("house looks two turns ahead");
    watch.each(&decisions, |(game, legal)| {
        let (seat, budget) = (game.on_roll(), Budget::UNLIMITED);
        black_box(agent.decide(&Ask { view: game, seat, legal, budget }, None));
    })
}

/// Every seventh decision between plays in games of the networks against themselves.
fn own_decisions(n: usize) -> Vec<(Backgammon, Vec<Action>)> {
    let mut evaluator = Evaluator::new(Networks::shipped());
    let mut stream = Stream::derived(1, &[Stream::label("own-decisions")]);
    let (mut decisions, mut turns) = (Vec::new(), 0);
    let mut board = RuleSet::STANDARD.board();
    while decisions.len() < n {
        let mut die = || Die::ALL[stream.below(6) as usize];
        let dice = Dice::new(die(), die());
        turns += 1;
        let game = game_with_dice(&board, dice, RuleSet::STANDARD).expect("the game goes on");
        let mut legal = Vec::new();
        game.legal(game.on_roll(), &mut legal);
        if turns % 7 == 0 && legal.len() > 1 {
            decisions.push((game, legal));
        }
        let after = evaluator.best_play(&board, dice);
        board = if after.own().all_off() { RuleSet::STANDARD.board() } else { after.flipped() };
    }
    decisions
}

fn random_games(watch: Stopwatch) -> Figure {
    let setup = Setup::new(RuleSet::SEED, Score::MONEY);
    let mut stream = Stream::derived(1, &[Stream::label("bench")]);
    let mut legal = Vec::new();
    watch.rate(|| {
        for _ in 0..100 {
            let mut game = Backgammon::start(&setup);
            random_playout(&mut game, &mut stream, &mut legal);
            black_box(game.returns());
        }
        100
    })
}

/// Positions in which the sides can still hit each other, from random games: each game gives every
/// tenth of its first hundred.
fn contact_positions(n: usize) -> Vec<Board> {
    let setup = Setup::new(RuleSet::SEED, Score::MONEY);
    let mut stream = Stream::derived(1, &[Stream::label("contact-positions")]);
    let (mut boards, mut legal) = (Vec::new(), Vec::new());
    while boards.len() < n {
        let mut game = Backgammon::start(&setup);
        while game.turns() < 100 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(at) => {
                    let thrown = game.draw(at, &mut stream);
                    game.apply(thrown, &mut Silent).expect("a drawn throw is due");
                }
                Turn::Decide(asked) => {
                    let seat = game.on_roll();
                    debug_assert!(asked.contains(seat));
                    if game.turns() % 10 == 9 && game.board().has_contact() {
                        boards.push(*game.board());
                    }
                    game.legal(seat, &mut legal);
                    let action = legal[stream.below(legal.len() as u32) as usize];
                    game.advance(&Answers::one(seat, action), &mut Silent);
                }
            }
        }
    }
    boards.truncate(n);
    boards
}
