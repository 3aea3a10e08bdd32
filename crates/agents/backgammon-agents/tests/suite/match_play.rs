//! Plays are chosen by the chance to win the match.

use parlor_agent::{Ask, Budget, Explanation};
use parlor_backgammon::{
    Action, Backgammon, Board, Cube, Dice, Die, Men, Phase, Position, RuleSet, Score,
};
use parlor_backgammon_agents::linear::Linear;
use parlor_backgammon_agents::{
    Appraise, Chances, MatchEquityTable, Stakes, registry, registry_by,
};
use parlor_formats::backgammon::met;
use parlor_game::{Game, Seat};
use parlor_texts::Language;

use crate::boards::decisions;

/// The same decision in a match to three points.
fn at_score(game: &Backgammon, a: u32, b: u32) -> Backgammon {
    let score = Score::at(3, a, b, false).unwrap();
    Position { score, ..game.position() }.game().unwrap()
}

fn choice(spec: &str, game: &Backgammon, seat: Seat) -> (Action, Explanation) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let ask = Ask { seat, view: game, legal: &legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    let action = registry().build(spec, 1).unwrap().decide(&ask, Some(&mut why));
    (action, why)
}

/// What the linear evaluation gives the mover after a play.
fn chances(game: &Backgammon, action: Action) -> Chances {
    let Action::Play(play) = action else { panic!("{action}") };
    Linear::shipped().appraise_after(&game.board().after(play)).unwrap()
}

/// At double match point the play with the most wins is chosen, whatever its gammons; where only the
/// mover is one point away likewise; where he needs two against one, gammons win the match and are
/// counted so. Each is checked against the match equity table.
#[test]
fn the_score_decides_how_gammons_count() {
    let table = MatchEquityTable::kazaross_xg2();
    let (mut differ, mut asked) = (0, 0);
    for (game, seat) in decisions(21, 150) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.len() < 2 {
            continue;
        }
        asked += 1;
        let own = |own, other| if seat == Seat::A { (own, other) } else { (other, own) };
        let mut chosen = Vec::new();
        for (mine, theirs) in [(2, 2), (1, 2), (2, 1), (0, 0)] {
            let (a, b) = own(mine, theirs);
            let game = at_score(&game, a, b);
            let (action, why) = choice("linear", &game, seat);
            let stakes = Stakes::of(game.score(), seat, table);
            let worth = |action| stakes.cubeless(&chances(&game, action), 1);
            let most = legal.iter().map(|&action| worth(action)).fold(0.0, f64::max);
            assert!((worth(action) - most).abs() < 1e-6, "{action} at {mine}-{theirs}");
            if (mine, theirs) == (2, 2) {
                let wins = legal.iter().map(|&action| chances(&game, action).win);
                let most = wins.fold(0.0, f64::max);
                assert!((chances(&game, action).win - most).abs() < 1e-6);
                assert!(why.printed(&Language::English).to_string().contains("Wins the match"));
            }
            chosen.push(action);
        }
        differ += usize::from(chosen[0] != chosen[1]);
    }
    assert!(asked > 50 && differ > 0, "gammon-go changes some choice: {differ} of {asked}");
}

/// Searches see the score at their leaves as well.
#[test]
fn searching_players_count_gammons_by_the_score() {
    let mut differ = 0;
    for (game, seat) in decisions(22, 40) {
        let own = |own, other| if seat == Seat::A { (own, other) } else { (other, own) };
        let [last, go] = [own(2, 2), own(1, 2)].map(|(a, b)| at_score(&game, a, b));
        let (at_last, why) = choice("house:level=club", &last, seat);
        let values = why.candidates.iter().map(|one| one.value.unwrap().value);
        assert!(values.into_iter().all(|value| value.abs() <= 1.0 + 1e-9), "no gammons count");
        differ += usize::from(at_last != choice("house:level=club", &go, seat).0);
    }
    assert!(differ > 0);
}

/// Who needs two points against two: a table in which a single game wins next to nothing makes everyone
/// play for gammons, another for wins alone.
#[test]
fn another_equity_table_changes_the_choice() {
    let table = |lead: &str, trail: &str| -> &'static MatchEquityTable {
        let text = format!(
            "<met><info><name>own</name><length>2</length></info>\
             <pre-crawford-table type='explicit'><row><me>0.5</me><me>{lead}</me></row>\
             <row><me>{trail}</me><me>0.5</me></row></pre-crawford-table>\
             <post-crawford-table type='explicit'><row><me>0.5</me><me>0.5</me></row>\
             </post-crawford-table></met>"
        );
        let file = met::read(&text).unwrap();
        Box::leak(Box::new(MatchEquityTable::from_file(&file).unwrap()))
    };
    let (gammons, wins) = (table("0.51", "0.49"), table("0.99", "0.01"));
    for spec in ["linear", "house:level=club", "mcts:playouts=30", "pips"] {
        let mut differ = 0;
        for (game, seat) in decisions(23, 20) {
            let game = at_score(&game, 1, 1);
            let values = |table| {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let ask = Ask { seat, view: &game, legal: &legal, budget: Budget::UNLIMITED };
                let mut why = Explanation::default();
                let action =
                    registry_by(table).build(spec, 1).unwrap().decide(&ask, Some(&mut why));
                (action, why.candidates[0].value.unwrap().value)
            };
            let (bold, safe) = (values(gammons), values(wins));
            assert!(safe.1.abs() <= 0.5 / 0.49 + 1e-9, "no gammon is worth more: {}", safe.1);
            differ += usize::from(bold.0 != safe.0);
        }
        // Who counts no gammons has no reason to change.
        assert_eq!(differ > 0, spec != "pips", "{spec}: {differ}");
    }
}

/// Who needs two points against one plays for gammons in the Crawford game, where nobody may double. After it
/// he doubles at his next turn, and then a single game wins the match: he plays for wins, as at double match
/// point, while he is not the favourite (then the double is passed, and gammons count again).
#[test]
fn after_the_crawford_game_gammons_are_not_needed() {
    let (mut differ, mut as_for_wins) = (0, 0);
    for (game, seat) in decisions(24, 400) {
        let score = |a: u32, b: u32, crawford| {
            let (a, b) = if seat == Seat::A { (a, b) } else { (b, a) };
            let score = Score::at(3, a, b, crawford).unwrap();
            Position { score, rules: RuleSet::STANDARD, ..game.position() }.game().unwrap()
        };
        let play = |game: &Backgammon| choice("house:ply=0", game, seat);
        let ((for_wins, why), (for_gammons, _)) =
            (play(&score(2, 2, false)), play(&score(1, 2, true)));
        // As far from even as a play may change it.
        let is_behind = why.candidates[0].value.unwrap().value < -0.1;
        if for_wins != for_gammons && is_behind {
            differ += 1;
            as_for_wins += usize::from(play(&score(1, 2, false)).0 == for_wins);
        }
    }
    assert!(differ >= 5 && as_for_wins == differ, "{as_for_wins} of {differ}");
}

/// By Jacoby's rule gammons count only once the cube has been turned: with the cube in the middle, a side that
/// is about to be doubled out loses one point whatever it plays, and it plays for what is left as without a cube.
#[test]
fn who_is_doubled_out_loses_a_point() {
    let men = |stacks: &[(u8, u8)]| Men::new(stacks).unwrap();
    // Three men shut out behind a full prime, the others scattered; the opponent has begun to bear in.
    let board = Board::new(
        men(&[(25, 1), (24, 2), (13, 4), (8, 4), (6, 4)]),
        men(&[(7, 2), (6, 2), (5, 2), (4, 2), (3, 2), (2, 3), (8, 2)]),
    )
    .unwrap();
    let dice = Dice::new(Die::new(6).unwrap(), Die::new(1).unwrap());
    let at = |rules| {
        let (phase, cube) = (Phase::ToMove(dice), Cube::CENTRED);
        let position =
            Position { board, on_roll: Seat::A, phase, cube, score: Score::MONEY, rules };
        position.game().unwrap()
    };
    let with = |spec: &str, rules| choice(spec, &at(rules), Seat::A);
    let rules = RuleSet::named("money").unwrap();
    let (played, why) = with("house:ply=0", rules);
    for candidate in &why.candidates {
        let value = candidate.value.unwrap().value;
        assert!((value + 1.0).abs() < 1e-3, "{value}");
    }
    assert_eq!(played, with("house:ply=0,cube=off", rules).0);
}
