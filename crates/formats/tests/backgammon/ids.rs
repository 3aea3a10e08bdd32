//! Position ID, match ID and XGID: what is written reads back.

use parlor_backgammon::{Phase, Position, Resignation, RuleSet, Win};
use parlor_formats::backgammon::{MatchId, MatchIdError, PositionId, xgid};
use parlor_game::Seat;
use proptest::prelude::*;

use crate::games::any_position;

/// Both IDs, and XGIDs, write a roll that is due as the choice before it, where there was one.
fn as_written(position: Position) -> Position {
    let Position { on_roll, cube, score, rules, .. } = position;
    let choice = rules.cube && !score.is_crawford() && cube.is_free_for(on_roll);
    match position.phase {
        Phase::Rolling if choice => Position { phase: Phase::ToRoll, ..position },
        Phase::Opening { .. } => Position { phase: Phase::Opening { ties: 0 }, ..position },
        _ => position,
    }
}

#[test]
fn gnu_ids_and_xgid_name_the_same_players() {
    // Player 1 is the bottom player: the start with player 1 to roll, money with Jacoby.
    let men: PositionId = "4HPwATDgc/ABMA".parse().unwrap();
    let rest: MatchId = "cAkAAAAAAAAA".parse().unwrap();
    let position = rest.position(men, RuleSet::STANDARD).unwrap();
    let text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10";
    assert_eq!(xgid::write(&position).unwrap(), text);
    assert_eq!(xgid::read(text, RuleSet::STANDARD), Ok(position));
}

proptest! {
    #[test]
    fn position_ids_come_back(position in any_position()) {
        let id = PositionId::of(&position.board);
        let read: PositionId = id.to_string().parse().unwrap();
        prop_assert_eq!(read, id);
        prop_assert_eq!(read.board(position.rules.start.total()), Ok(position.board));
    }

    #[test]
    fn match_ids_come_back(
        position in any_position(),
        by in prop::sample::select(vec![Seat::A, Seat::B]),
        win in prop::option::of(prop::sample::select(Win::ALL.to_vec())),
    ) {
        let offered = matches!(position.phase, Phase::CubeOffered { .. });
        let resignation = win.filter(|_| !offered).map(|win| Resignation { by, win });
        let id = match MatchId::of(&position, resignation) {
            Err(MatchIdError::BeaversTooMany) => return Ok(()),
            id => id.unwrap(),
        };
        let read: MatchId = id.to_string().parse().unwrap();
        prop_assert_eq!(read, id);
        prop_assert_eq!(read.resignation(), resignation);
        let back = read.position(PositionId::of(&position.board), position.rules);
        match position.phase {
            Phase::Over(_) => prop_assert_eq!(back, Err(MatchIdError::GameOver)),
            _ => prop_assert_eq!(back, Ok(as_written(position))),
        }
    }

    #[test]
    fn xgids_come_back(position in any_position()) {
        let text = match (position.phase, xgid::write(&position)) {
            (Phase::Opening { .. } | Phase::Over(_), text) => {
                prop_assert_eq!(text, Err(xgid::XgidError::NobodyOnRoll));
                return Ok(());
            }
            (_, Err(xgid::XgidError::BeaversTooMany)) => return Ok(()),
            (_, text) => text.unwrap(),
        };
        prop_assert_eq!(xgid::read(&text, position.rules), Ok(as_written(position)));
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in ".{0,60}") {
        let _ = text.parse::<PositionId>().map(|id| id.board(3));
        let _ = text.parse::<MatchId>();
        let _ = xgid::read(&text, RuleSet::MONEY);
    }
}
