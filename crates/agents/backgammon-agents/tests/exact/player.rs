//! The player who plays as an evaluator sees it.

use parlor_agent::{
    Agent, Ask, Budget, Explanation, PlayError, PlayOptions, Step, Stream, play_deal,
};
use parlor_backgammon::{
    Action, Backgammon, Board, Contest, Cube, Cup, Dice, Die, Event, Men, Phase, Position, RuleSet,
    Score,
};
use parlor_backgammon_agents::{EQUITY, registry};
use parlor_game::{Game, Match, Seat, Turn};

fn position(own: &[(u8, u8)], other: &[(u8, u8)], phase: Phase) -> Backgammon {
    let men = |stacks: &[(u8, u8)]| Men::new(stacks).unwrap();
    let position = Position {
        board: Board::new(men(own), men(other)).unwrap(),
        on_roll: Seat::A,
        phase,
        cube: Cube::CENTRED,
        score: Score::MONEY,
        rules: RuleSet::STANDARD,
    };
    position.game().unwrap()
}

/// What `pips` answers, with its values; the same with and without an explanation.
fn ask(game: &Backgammon) -> (Action, Explanation) {
    let Turn::Decide(seats) = game.turn() else { panic!("nobody is asked") };
    let seat = seats.first().unwrap();
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let ask = Ask { seat, view: game, legal: &legal, budget: Budget::UNLIMITED };
    let mut agent: Box<dyn Agent<Backgammon>> = registry().build("pips", 1).unwrap();
    let mut why = Explanation::default();
    let action = agent.decide(&ask, Some(&mut why));
    assert_eq!(agent.decide(&ask, None), action);
    assert!(agent.nodes() > 0);
    assert_eq!(why.values.label.key, EQUITY);
    assert_eq!(why.candidates.len(), legal.len());
    assert_eq!(legal[why.chosen.unwrap()], action);
    assert_eq!(why.candidates[0].legal_idx, why.chosen.unwrap());
    (action, why)
}

/// Four men on the ace point each: 31/36 to win, a double and a pass.
#[test]
fn two_rolls_against_two_are_doubled_and_dropped() {
    let four = [(0, 11), (1, 4)];
    assert_eq!(ask(&position(&four, &four, Phase::ToRoll)).0, Action::Double);
    let offered = position(&four, &four, Phase::CubeOffered { beavers: 0 });
    let (action, why) = ask(&offered);
    assert_eq!(action, Action::Drop);
    let value = |idx: usize| {
        why.candidates.iter().find(|c| c.legal_idx == idx).unwrap().value.unwrap().value
    };
    // Take is listed first: −13/9 against −1.
    assert!((value(0) + 13.0 / 9.0).abs() < 1e-3 && (value(1) + 1.0).abs() < 1e-9, "{why}");
}

#[test]
fn an_even_race_is_rolled_and_a_double_of_it_taken() {
    let home = [(6, 3), (5, 3), (4, 3), (3, 3), (2, 3)];
    assert_eq!(ask(&position(&home, &home, Phase::ToRoll)).0, Action::Roll);
    let offered = position(&home, &home, Phase::CubeOffered { beavers: 0 });
    assert_eq!(ask(&offered).0, Action::Take);
}

/// Both men off at once wins the game, and nothing is worth more.
#[test]
fn a_winning_play_is_found() {
    let dice = Dice::new(Die::new(6).unwrap(), Die::new(2).unwrap());
    let game = position(&[(0, 13), (6, 1), (2, 1)], &[(0, 14), (1, 1)], Phase::ToMove(dice));
    let (action, why) = ask(&game);
    let Action::Play(play) = action else { panic!("a play") };
    assert!(game.board().after(play).own().all_off());
    assert_eq!(why.candidates[0].value.unwrap().value, 1.0);
}

/// Whole matches end, with doubles on the way, and every answer is legal (the driver checks).
#[test]
fn whole_matches_are_played() {
    let mut doubles = 0;
    for seed in 0..5 {
        let mut cup = Cup(Stream::new(seed));
        let mut contest = Contest::match_to(RuleSet::STANDARD, 5).unwrap();
        while let Some((_, setup)) = contest.next() {
            let mut game = Backgammon::start(&setup);
            let seated = |name: &str| registry().build(name, seed).unwrap();
            // Against itself it may hit and be hit for ever: it sees nothing in contact but pips.
            let mut players = [seated("pips"), seated("random")];
            let watch = |step: Step<'_, Backgammon>| {
                let doubled = Event::Answered { seat: step.game.on_roll(), action: Action::Double };
                doubles += usize::from(step.events.contains(&doubled));
            };
            let options = PlayOptions::default();
            play_deal(&mut game, &mut cup, &mut players, &options, watch).unwrap();
            contest.record(&game).unwrap();
        }
        assert!(contest.score().winner().is_some());
    }
    assert!(doubles > 5, "{doubles}");
}

/// Against itself it may hit and be hit for ever: the driver gives such a game up instead of hanging.
#[test]
fn a_game_against_itself_ends_or_is_given_up() {
    for seed in 0..3 {
        let mut cup = Cup(Stream::new(seed));
        let (_, setup) = Contest::money(RuleSet::STANDARD, 1).next().unwrap();
        let mut game = Backgammon::start(&setup);
        let mut players = [0, 1].map(|_| registry().build("pips", seed).unwrap());
        let options = PlayOptions { transitions_max: 5_000, ..PlayOptions::default() };
        let mut steps = 0;
        let played = play_deal(&mut game, &mut cup, &mut players, &options, |_| steps += 1);
        match played {
            Ok(_) => assert!(game.outcome().is_some()),
            Err(error) => assert!(matches!(error, PlayError::Endless { .. }), "{error}"),
        }
        assert!(steps <= 5_000, "{steps}");
    }
}
