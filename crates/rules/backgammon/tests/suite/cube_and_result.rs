//! The cases c01 to c15 of the rule-book: results, cube, Crawford, resignation.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_backgammon::{
    Action, Backgammon, Board, Contest, Cube, Dice, Die, End, Men, Outcome, Phase, Position,
    Resignation, RuleSet, Score, Setup, Throw, Thrown, Win,
};
use parlor_game::{Answers, Game, Illegal, Match, Seat, Silent, Turn};

fn die(pips: u8) -> Die {
    Die::new(pips).unwrap()
}

fn dice(one: u8, other: u8) -> Dice {
    Dice::new(die(one), die(other))
}

fn men(stacks: &[(u8, u8)]) -> Men {
    Men::new(stacks).unwrap()
}

fn answer(game: &mut Backgammon, seat: Seat, action: Action) -> Result<(), Illegal> {
    game.resolve(&Answers::one(seat, action), &mut Silent)
}

fn roll(game: &mut Backgammon, one: u8, other: u8) {
    game.apply(Thrown::Roll(dice(one, other)), &mut Silent).unwrap();
}

fn legal(game: &Backgammon, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

/// A game that waits for A, somewhere in the middle.
fn midgame(rules: RuleSet, score: Score, cube: Cube, phase: Phase) -> Backgammon {
    let position = Position { board: rules.board(), on_roll: Seat::A, phase, cube, score, rules };
    position.game().unwrap()
}

/// A bears off the last man; `loser` is how B stands then.
fn bear_off_against(loser: Men, rules: RuleSet, cube: Cube) -> Outcome {
    let board = Board::new(men(&[(0, 14), (1, 1)]), loser).unwrap();
    let phase = Phase::ToMove(dice(2, 1));
    let position = Position { board, on_roll: Seat::A, phase, cube, score: Score::MONEY, rules };
    let mut game = position.game().unwrap();
    let only = legal(&game, Seat::A);
    assert_eq!(only.len(), 1);
    answer(&mut game, Seat::A, only[0]).unwrap();
    assert_eq!(game.returns()[Seat::A], -game.returns()[Seat::B]);
    game.outcome().unwrap()
}

fn owned(turns: u8, owner: Seat) -> Cube {
    Cube::new(turns, Some(owner)).unwrap()
}

#[test]
fn c01_c02_c03_size_of_the_win() {
    // B's 19-point is A's 6-point: the rearmost man outside A's home stands on B's 18-point.
    for (loser, win) in [
        (men(&[(18, 15)]), Win::Gammon),
        (men(&[(6, 15)]), Win::Gammon),
        (men(&[(25, 1), (6, 14)]), Win::Backgammon),
        (men(&[(19, 1), (6, 14)]), Win::Backgammon),
        (men(&[(0, 1), (25, 1), (6, 13)]), Win::Single),
        (men(&[(0, 14), (1, 1)]), Win::Single),
    ] {
        let outcome = bear_off_against(loser, RuleSet::STANDARD, Cube::CENTRED);
        assert_eq!((outcome.winner, outcome.win, outcome.end), (Seat::A, win, End::BorneOff));
        assert_eq!(outcome.points, win.multiple(), "{loser:?}");
    }
}

#[test]
fn c04_c05_jacoby_counts_gammons_only_with_a_turned_cube() {
    let gammon = men(&[(6, 15)]);
    let unturned = bear_off_against(gammon, RuleSet::MONEY, Cube::CENTRED);
    assert_eq!((unturned.win, unturned.points), (Win::Gammon, 1));
    for owner in [Seat::A, Seat::B] {
        assert_eq!(bear_off_against(gammon, RuleSet::MONEY, owned(1, owner)).points, 4);
    }
    assert_eq!(bear_off_against(gammon, RuleSet::STANDARD, Cube::CENTRED).points, 2);
}

#[test]
fn jacoby_still_holds_after_an_automatic_double() {
    let automatic = Cube::new(1, None).unwrap();
    assert_eq!(bear_off_against(men(&[(6, 15)]), RuleSet::MONEY, automatic).points, 2);
}

#[test]
fn c06_only_the_owner_redoubles() {
    let theirs = midgame(RuleSet::STANDARD, Score::MONEY, owned(1, Seat::B), Phase::Rolling);
    assert!(!theirs.may_double());
    assert!(matches!(theirs.turn(), Turn::Chance(Throw::Roll { .. })));
    let claimed = Position { phase: Phase::ToRoll, ..theirs.position() };
    assert_eq!(claimed.game(), Err(Illegal::Misfit { reason: "nobody-may-double-here" }));

    let mine = midgame(RuleSet::STANDARD, Score::MONEY, owned(1, Seat::A), Phase::ToRoll);
    assert_eq!(legal(&mine, Seat::A), [Action::Roll, Action::Double]);
}

#[test]
fn c07_no_double_after_the_roll_nor_on_the_first_move() {
    let mut game = Backgammon::start(&Setup::new(RuleSet::STANDARD, Score::MONEY));
    game.apply(Thrown::Opening { a: die(2), b: die(5) }, &mut Silent).unwrap();
    assert_eq!(game.on_roll(), Seat::B);
    assert_eq!(game.phase(), Phase::ToMove(dice(5, 2)));
    let refused = Err(Illegal::Refused { seat: Seat::B, reason: "not-listed" });
    assert_eq!(answer(&mut game, Seat::B, Action::Double), refused);

    let play = legal(&game, Seat::B)[0];
    answer(&mut game, Seat::B, play).unwrap();
    assert_eq!(legal(&game, Seat::A), [Action::Roll, Action::Double]);
    answer(&mut game, Seat::A, Action::Roll).unwrap();
    roll(&mut game, 3, 1);
    assert!(answer(&mut game, Seat::A, Action::Double).is_err());
}

#[test]
fn c08_no_double_in_the_crawford_game() {
    let crawford = Score::at(5, 4, 1, true).unwrap();
    let game = midgame(RuleSet::STANDARD, crawford, Cube::CENTRED, Phase::Rolling);
    assert!(!game.may_double());
    let next = crawford.after(Seat::B, 1);
    assert!(midgame(RuleSet::STANDARD, next, Cube::CENTRED, Phase::ToRoll).may_double());
}

#[test]
fn c09_beavers_are_for_money() {
    let offered = Phase::CubeOffered { beavers: 0 };
    let score = Score::match_to(7).unwrap();
    let game = midgame(RuleSet::MONEY, score, Cube::CENTRED, offered);
    assert_eq!(legal(&game, Seat::B), [Action::Take, Action::Drop]);

    let mut game = midgame(RuleSet::MONEY, Score::MONEY, Cube::CENTRED, offered);
    answer(&mut game, Seat::B, Action::Beaver).unwrap();
    assert_eq!(game.turn().asked().first(), Some(Seat::A));
    assert_eq!(game.position().game(), Ok(game), "a position inside a beaver can be set up");
    answer(&mut game, Seat::A, Action::Take).unwrap();
    assert_eq!(game.cube(), owned(2, Seat::B));
    assert_eq!((game.phase(), game.on_roll()), (Phase::Rolling, Seat::A));
}

#[test]
fn beavers_end_at_their_limit_and_passing_one_loses_what_was_accepted() {
    let rules = RuleSet { beavers: 2, ..RuleSet::MONEY };
    let offered = Phase::CubeOffered { beavers: 0 };
    let mut game = midgame(rules, Score::MONEY, Cube::CENTRED, offered);
    answer(&mut game, Seat::B, Action::Beaver).unwrap(); // 2 accepted, 4 offered
    answer(&mut game, Seat::A, Action::Beaver).unwrap(); // 4 accepted, 8 offered
    assert_eq!(legal(&game, Seat::B), [Action::Take, Action::Drop]);
    let mut taken = game;
    answer(&mut taken, Seat::B, Action::Take).unwrap();
    assert_eq!(taken.cube(), owned(3, Seat::B));
    answer(&mut game, Seat::B, Action::Drop).unwrap();
    assert_eq!(game.returns()[Seat::B], -4);
}

#[test]
fn c10_passing_a_redouble_loses_the_value_before_it() {
    let mut game = midgame(RuleSet::STANDARD, Score::MONEY, owned(1, Seat::A), Phase::ToRoll);
    answer(&mut game, Seat::A, Action::Double).unwrap();
    assert_eq!(legal(&game, Seat::A), []);
    answer(&mut game, Seat::B, Action::Drop).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.points, outcome.end), (Seat::A, 2, End::Dropped));
}

#[test]
fn a_taken_double_gives_the_cube_to_the_taker() {
    let mut game = midgame(RuleSet::STANDARD, Score::MONEY, Cube::CENTRED, Phase::ToRoll);
    answer(&mut game, Seat::A, Action::Double).unwrap();
    answer(&mut game, Seat::B, Action::Take).unwrap();
    assert_eq!(game.cube(), owned(1, Seat::B));
    assert_eq!((game.phase(), game.on_roll()), (Phase::Rolling, Seat::A));
}

#[test]
fn c11_points_above_the_match_are_ignored() {
    let score = Score::at(7, 5, 5, false).unwrap();
    let after = score.after(Seat::A, 4);
    assert_eq!((after.points(Seat::A), after.winner()), (7, Some(Seat::A)));
}

#[test]
fn c12_the_trailer_doubles_post_crawford_and_an_even_score_may_be_dropped() {
    let post = Score::at(5, 4, 3, false).unwrap();
    let behind = Position {
        board: RuleSet::STANDARD.board(),
        on_roll: Seat::B,
        phase: Phase::ToRoll,
        cube: Cube::CENTRED,
        score: post,
        rules: RuleSet::STANDARD,
    };
    let mut game = behind.game().unwrap();
    answer(&mut game, Seat::B, Action::Double).unwrap();
    // The drop is free: B needs two points, one or two games either way.
    answer(&mut game, Seat::A, Action::Drop).unwrap();
    let after = post.after(Seat::B, game.returns()[Seat::B]);
    assert_eq!((after.away(Seat::A), after.away(Seat::B)), (Some(1), Some(1)));
}

#[test]
fn c13_a_cube_is_dead_for_who_needs_no_more_than_its_value() {
    let score = Score::at(5, 3, 0, false).unwrap();
    let game = midgame(RuleSet::STANDARD, score, owned(1, Seat::A), Phase::ToRoll);
    assert!(game.cube_is_dead_for(Seat::A));
    assert!(!game.cube_is_dead_for(Seat::B));
    assert!(
        !midgame(RuleSet::STANDARD, Score::MONEY, owned(1, Seat::A), Phase::ToRoll)
            .cube_is_dead_for(Seat::A)
    );
}

#[test]
fn c14_a_tied_opening_is_thrown_again() {
    let tie = Thrown::Opening { a: die(4), b: die(4) };
    let mut game = Backgammon::start(&Setup::new(RuleSet::STANDARD, Score::MONEY));
    game.apply(tie, &mut Silent).unwrap();
    assert_eq!(game.turn(), Turn::Chance(Throw::Opening { ties: 1 }));
    assert_eq!(game.cube(), Cube::CENTRED);

    let automatic = RuleSet { automatic_doubles: 1, ..RuleSet::MONEY };
    let mut game = Backgammon::start(&Setup::new(automatic, Score::MONEY));
    game.apply(tie, &mut Silent).unwrap();
    game.apply(tie, &mut Silent).unwrap();
    assert_eq!((game.cube().value(), game.cube().owner()), (2, None));

    let match_game = Setup::new(automatic, Score::match_to(3).unwrap());
    let mut game = Backgammon::start(&match_game);
    game.apply(tie, &mut Silent).unwrap();
    assert_eq!(game.cube().value(), 1);
}

#[test]
fn c15_a_declined_resignation_changes_nothing_and_an_accepted_one_ends_the_game() {
    let game = midgame(RuleSet::STANDARD, Score::MONEY, owned(1, Seat::A), Phase::ToRoll);
    let offer = Resignation { by: Seat::B, win: Win::Gammon };
    assert_eq!(offer.check(&game), Ok(()));
    let mut accepted = game;
    offer.accept(&mut accepted, &mut Silent).unwrap();
    assert_eq!(accepted.returns()[Seat::A], 4);
    assert_eq!(accepted.outcome().unwrap().end, End::Resigned);
    assert!(offer.check(&accepted).is_err());
    // Declining is doing nothing: A is still to roll or double.
    assert_eq!(legal(&game, Seat::A), [Action::Roll, Action::Double]);
}

#[test]
fn a_match_runs_to_its_end() {
    let mut contest = Contest::match_to(RuleSet::STANDARD, 3).unwrap();
    for (by, win) in [(Seat::B, Win::Gammon), (Seat::A, Win::Single), (Seat::B, Win::Backgammon)] {
        let (number, setup) = contest.next().unwrap();
        assert_eq!(number, u64::from(contest.played()));
        let mut game = Backgammon::start(&setup);
        game.apply(Thrown::Opening { a: die(6), b: die(1) }, &mut Silent).unwrap();
        assert!(contest.record(&game).is_err());
        Resignation { by, win }.accept(&mut game, &mut Silent).unwrap();
        contest.record(&game).unwrap();
    }
    assert_eq!(contest.next(), None);
    assert_eq!((contest.standing()[Seat::A], contest.standing()[Seat::B]), (3, 1));
}

#[test]
fn variants_start_as_they_should() {
    for (rules, pips, men) in [
        (RuleSet::STANDARD, 167, 15),
        (RuleSet::NACKGAMMON, 194, 15),
        (RuleSet::HYPERGAMMON, 69, 3),
        (RuleSet::SEED, 167, 15),
    ] {
        assert_eq!((rules.start.pips(), rules.start.total()), (pips, men), "{}", rules.name);
    }
    let seed = Backgammon::start(&Setup::new(RuleSet::SEED, Score::MONEY));
    assert_eq!(seed.turn(), Turn::Chance(Throw::Roll { turn: 0 }));
    assert_eq!(seed.on_roll(), Seat::A);
    assert_eq!(RuleSet::named("nackgammon"), Some(RuleSet::NACKGAMMON));
    assert_eq!(RuleSet::named("chess"), None);
}

#[test]
fn jacoby_is_for_money() {
    let board = Board::new(men(&[(0, 14), (1, 1)]), men(&[(6, 15)])).unwrap();
    let score = Score::match_to(7).unwrap();
    let (phase, cube, rules) = (Phase::ToMove(dice(2, 1)), Cube::CENTRED, RuleSet::MONEY);
    let mut game = Position { board, on_roll: Seat::A, phase, cube, score, rules }.game().unwrap();
    let only = legal(&game, Seat::A);
    answer(&mut game, Seat::A, only[0]).unwrap();
    assert_eq!(game.outcome().unwrap().points, 2);
}

#[test]
fn the_larger_die_is_played_where_either_but_not_both_can_be() {
    // Two men on the 24-point; the enemy blocks everything but one step of either die.
    let own = men(&[(24, 1), (23, 1), (0, 13)]);
    let block = |points: &[u8]| -> Men {
        let stacks: Vec<(u8, u8)> = points.iter().map(|p| (25 - p, 2)).collect();
        let used: u8 = 2 * points.len() as u8;
        men(&[&stacks[..], &[(0, 15 - used)]].concat())
    };
    // 6-2 from 24: 18 and 22 are open; from 23: 17 and 21 are blocked; after either, 16 is blocked.
    let board = Board::new(own, block(&[17, 21, 16, 20])).unwrap();
    let mut plays: Vec<parlor_backgammon::Play> = Vec::new();
    board.plays(dice(6, 2), &mut plays);
    let written: Vec<String> = plays.iter().map(ToString::to_string).collect();
    assert_eq!(written, ["24/18"]);
}

#[test]
fn a_contest_takes_only_its_own_next_game() {
    let mut contest = Contest::match_to(RuleSet::STANDARD, 1).unwrap();
    let other = Setup::new(RuleSet::STANDARD, Score::match_to(3).unwrap());
    let finished = |setup: &Setup| {
        let mut game = Backgammon::start(setup);
        game.apply(Thrown::Opening { a: die(6), b: die(1) }, &mut Silent).unwrap();
        Resignation { by: Seat::B, win: Win::Single }.accept(&mut game, &mut Silent).unwrap();
        game
    };
    let refused = |reason| Err(Illegal::Misfit { reason });
    assert_eq!(contest.record(&finished(&other)), refused("game-of-another-score"));
    let own = contest.next().unwrap().1;
    contest.record(&finished(&own)).unwrap();
    assert_eq!(contest.record(&finished(&own)), refused("match-is-over"));
}

#[test]
fn the_cube_ends_at_its_last_face() {
    let last = owned(Cube::MAX_TURNS, Seat::A);
    assert!(!midgame(RuleSet::STANDARD, Score::MONEY, last, Phase::Rolling).may_double());
    let before = owned(Cube::MAX_TURNS - 1, Seat::A);
    let offered = Phase::CubeOffered { beavers: 0 };
    let game = midgame(RuleSet::MONEY, Score::MONEY, before, offered);
    assert_eq!(legal(&game, Seat::B), [Action::Take, Action::Drop]);
    assert_eq!(Cube::new(Cube::MAX_TURNS + 1, None), None);
    assert_eq!(Cube::new(0, Some(Seat::A)), None);
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let rules = RuleSet::STANDARD;
    let fine = Position {
        board: rules.board(),
        on_roll: Seat::A,
        phase: Phase::Rolling,
        cube: Cube::CENTRED,
        score: Score::MONEY,
        rules,
    };
    assert!(fine.game().is_ok());
    let own_off = Board::new(men(&[(0, 15)]), men(&[(6, 15)])).unwrap();
    let won = Score::match_to(3).unwrap().after(Seat::A, 3);
    let over = Outcome { winner: Seat::A, win: Win::Single, end: End::BorneOff, points: 1 };
    let turned = owned(1, Seat::B);
    let crawford = Score::at(3, 2, 0, true).unwrap();
    let beavers = |beavers| Phase::CubeOffered { beavers };
    for (position, reason) in [
        (Position { phase: Phase::Over(over), ..fine }, "game-is-over"),
        (Position { score: won, ..fine }, "match-is-over"),
        (Position { board: own_off, ..fine }, "all-men-are-off"),
        (Position { rules: RuleSet::HYPERGAMMON, ..fine }, "wrong-number-of-men"),
        (Position { on_roll: Seat::C, ..fine }, "two-seats-only"),
        (Position { cube: turned, rules: RuleSet::SEED, ..fine }, "no-cube-in-these-rules"),
        (Position { cube: turned, score: crawford, ..fine }, "no-cube-in-the-crawford-game"),
        (
            Position { rules: RuleSet::SEED, phase: Phase::Opening { ties: 0 }, ..fine },
            "no-opening-throw-in-these-rules",
        ),
        (Position { phase: beavers(1), cube: turned, ..fine }, "too-many-beavers"),
        (
            Position { phase: beavers(1), cube: owned(1, Seat::A), rules: RuleSet::MONEY, ..fine },
            "a-beaver-keeps-the-cube",
        ),
        (Position { phase: Phase::ToRoll, cube: turned, ..fine }, "nobody-may-double-here"),
    ] {
        assert_eq!(position.game(), Err(Illegal::Misfit { reason }));
    }
}

#[test]
fn resigning_waits_for_the_game_and_for_the_answer_to_a_double() {
    let fresh = Backgammon::start(&Setup::new(RuleSet::STANDARD, Score::MONEY));
    let offered = Phase::CubeOffered { beavers: 0 };
    let doubled = midgame(RuleSet::STANDARD, Score::MONEY, Cube::CENTRED, offered);
    let running = midgame(RuleSet::STANDARD, Score::MONEY, Cube::CENTRED, Phase::Rolling);
    let refused = |reason| Err(Illegal::Refused { seat: Seat::B, reason });
    let offer = Resignation { by: Seat::B, win: Win::Single };
    assert_eq!(offer.check(&fresh), refused("game-has-not-begun"));
    assert_eq!(offer.check(&doubled), refused("answer-the-double-first"));
    let stranger = Resignation { by: Seat::C, ..offer };
    assert_eq!(stranger.check(&running), Err(Illegal::NotAsked { seat: Seat::C }));
}
