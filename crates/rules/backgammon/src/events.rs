//! What happened, and who sees it: everyone.

use parlor_game::{Answers, Game, Illegal, Observed, Seat, Silent};

use crate::{Action, Backgammon, Resignation, Setup, Thrown};

/// What happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Event {
    /// The dice came to rest.
    Thrown(Thrown),
    /// A player moved, rolled or used the cube.
    Answered { seat: Seat, action: Action },
    /// A resignation was accepted.
    Resigned(Resignation),
}

/// An open game: the view is the game, and what is seen is the event.
impl Observed for Backgammon {
    type View = Backgammon;
    type Seen = Event;

    fn first_view(setup: &Setup, _viewer: Seat) -> Backgammon {
        Backgammon::start(setup)
    }

    fn view(&self, _viewer: Seat) -> Backgammon {
        *self
    }

    fn seen_by(event: &Event, _viewer: Seat) -> Option<Event> {
        Some(*event)
    }

    fn fold(view: &mut Backgammon, seen: &Event) -> Result<(), Illegal> {
        match *seen {
            Event::Thrown(thrown) => view.apply(thrown, &mut Silent),
            Event::Answered { seat, action } => {
                view.resolve(&Answers::one(seat, action), &mut Silent)
            }
            Event::Resigned(resignation) => resignation.accept(view, &mut Silent),
        }
    }

    fn prompt(view: &Backgammon, viewer: Seat, out: &mut Vec<Action>) {
        view.legal(viewer, out);
    }
}
