//! Plays chosen with the cube, beside the bear-off table that knows their worth with it.

use parlor_agent::{Ask, Budget, Stream};
use parlor_backgammon::{
    Action, Backgammon, Board, Cube, Dice, Men, Phase, Position, RuleSet, Score,
};
use parlor_backgammon_agents::{CubefulEquities, Ending, registry};
use parlor_game::{Entropy, Game, Seat};

/// Two to four men of each at home, up to four points away.
fn ending(stream: &mut Stream) -> Board {
    let mut men = || {
        let left = 2 + stream.below(3);
        let points: Vec<(u8, u8)> = (0..left).map(|_| (1 + stream.below(4) as u8, 1)).collect();
        let stacks: Vec<(u8, u8)> = (1..=4)
            .map(|point| (point, points.iter().filter(|one| one.0 == point).count() as u8))
            .filter(|stack| stack.1 > 0)
            .chain([(0, Men::MAX - left as u8)])
            .collect();
        Men::new(&stacks).unwrap()
    };
    Board::new(men(), men()).unwrap()
}

/// What a play is worth by the table to the player who has made it: without a cube, and with it.
fn worths(after: &Board, owner: Option<Seat>) -> (f64, f64) {
    if after.own().all_off() {
        return (1.0, 1.0);
    }
    let his = Ending::of(&after.flipped()).unwrap().cubeful.unwrap();
    let CubefulEquities { cubeless, owned, centred, unavailable } = his;
    let best = |no_double: f64| no_double.max((2.0 * unavailable).min(1.0));
    let with_cube = match owner {
        Some(Seat::A) => unavailable,
        None => best(centred),
        Some(_) => best(owned),
    };
    (-cubeless, -with_cube)
}

fn play(spec: &str, board: &Board, dice: Dice, owner: Option<Seat>) -> Board {
    let cube = owner.map_or(Cube::CENTRED, |owner| Cube::new(2, Some(owner)).unwrap());
    let (phase, score) = (Phase::ToMove(dice), Score::MONEY);
    let rules = RuleSet { jacoby: false, ..RuleSet::STANDARD };
    let position = Position { board: *board, on_roll: Seat::A, phase, cube, score, rules };
    let game: Backgammon = position.game().unwrap();
    let mut legal = Vec::new();
    game.legal(Seat::A, &mut legal);
    let ask = Ask { seat: Seat::A, view: &game, legal: &legal, budget: Budget::UNLIMITED };
    match registry().build(spec, 1).unwrap().decide(&ask, None) {
        Action::Play(play) => board.after(play),
        other => panic!("{other}"),
    }
}

/// Where the play that wins most often is not the one that is worth most with the cube (a redouble that comes
/// in time, a double that is passed), the second is chosen, in front of whom the cube may be; without the cube
/// the first.
#[test]
fn the_cube_decides_between_plays_of_an_ending() {
    let mut stream = Stream::new(5);
    let mut found = 0;
    for _ in 0..4_000 {
        let board = ending(&mut stream);
        for (owner, dice) in [None, Some(Seat::A), Some(Seat::B)]
            .into_iter()
            .flat_map(|owner| Dice::all().map(move |dice| (owner, dice)))
        {
            let mut plays: Vec<Board> = Vec::new();
            board.plays(dice, &mut plays);
            let values: Vec<_> = plays.iter().map(|after| worths(after, owner)).collect();
            let most = |of: fn(&(f64, f64)) -> f64| values.iter().map(of).fold(-3.0, f64::max);
            let (cubeless, with_cube) = (most(|it| it.0), most(|it| it.1));
            let by_wins = values.iter().filter(|it| it.0 > cubeless - 1e-4);
            if by_wins.map(|it| it.1).fold(-3.0, f64::max) > with_cube - 0.01 {
                continue;
            }
            found += 1;
            let chosen = |spec| worths(&play(spec, &board, dice, owner), owner);
            for spec in ["house:ply=0", "house", "net"] {
                let (_, worth) = chosen(spec);
                assert!(worth > with_cube - 1e-3, "{spec} {board:?} {dice} {owner:?}: {worth}");
            }
            assert!(chosen("house:ply=0,cube=off").0 > cubeless - 1e-3);
        }
    }
    assert!(found >= 5, "{found}");
}
