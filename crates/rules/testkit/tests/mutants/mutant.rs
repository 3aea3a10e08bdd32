//! The mutants, one flaw each.

use std::sync::atomic::{AtomicU32, Ordering};

use parlor_game::{Answers, BySeat, Entropy, Game, Hidden, Illegal, Observed, Seat, SeatSet, Sink};

use crate::flawed::{Flaw, Glimpse};
use crate::snatch::{Action, Chance, Event, Seen, Snatch, Stage, View};

/// Nothing is wrong.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Honest;

impl Flaw for Honest {}

/// Everyone is told of a pass as if it were their own.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PassShownToAll;

impl Flaw for PassShownToAll {
    fn seen_by(event: &Event, viewer: Seat) -> Option<Glimpse> {
        match event {
            Event::Passed(_) => Some(Glimpse { seen: Some(Seen::IPassed), leak: 0 }),
            _ => Honest::seen_by(event, viewer),
        }
    }
}

/// A view shows that someone is asked to snatch.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct WindowBetrayed;

impl Flaw for WindowBetrayed {
    fn shows(game: &Snatch) -> usize {
        game.open.len()
    }
}

/// Everyone is told of a pass, though no view keeps it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PassNoted;

impl Flaw for PassNoted {
    fn seen_by(event: &Event, viewer: Seat) -> Option<Glimpse> {
        match event {
            Event::Passed(seat) if *seat != viewer => Some(Glimpse { seen: None, leak: 1 }),
            _ => Honest::seen_by(event, viewer),
        }
    }
}

/// Everyone is told what was drawn, though no view keeps it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct DrawnCardShown;

impl Flaw for DrawnCardShown {
    fn seen_by(event: &Event, viewer: Seat) -> Option<Glimpse> {
        let leak = if let Event::Drew { rank, .. } = event { *rank } else { 0 };
        Honest::seen_by(event, viewer).map(|glimpse| Glimpse { leak, ..glimpse })
    }
}

/// The last action is listed a second time.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ListedTwice;

impl Flaw for ListedTwice {
    fn legal(game: &Snatch, seat: Seat, out: &mut Vec<Action>) {
        game.legal(seat, out);
        out.extend(out.last().copied());
    }
}

/// Who may snatch is asked and has nothing to say.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Speechless;

impl Flaw for Speechless {
    fn legal(game: &Snatch, seat: Seat, out: &mut Vec<Action>) {
        game.legal(seat, out);
        out.retain(|action| matches!(action, Action::Discard(_)));
    }
}

/// Every answer of a seat that is asked is accepted.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct AnythingGoes;

impl Flaw for AnythingGoes {
    fn check(game: &Snatch, seat: Seat, _: Action) -> Result<(), Illegal> {
        let asked = game.turn().asked().contains(seat);
        asked.then_some(()).ok_or(Illegal::NotAsked { seat })
    }
}

/// A seat that holds nothing of the rank is prompted too.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PromptForAll;

impl Flaw for PromptForAll {
    fn prompt(view: &View, viewer: Seat, out: &mut Vec<Action>) {
        Snatch::prompt(view, viewer, out);
        if out.is_empty() && matches!(view.table.stage, Stage::Discarded(_)) {
            out.push(Action::Pass);
        }
    }
}

/// Passes are forgotten when nobody listens.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SilenceMatters;

impl Flaw for SilenceMatters {
    fn advance<S: Sink<Event>>(game: &mut Snatch, answers: &Answers<Action>, events: &mut S) {
        game.advance(answers, events);
        if !S::WANTED {
            game.passed = SeatSet::EMPTY;
        }
    }
}

/// A second deal is accepted and ignored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct DealtAgain;

impl Flaw for DealtAgain {
    fn apply(
        game: &mut Snatch,
        chance: Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match (game.table.stage, chance) {
            (Stage::Discarding, Chance::Deal(_)) => Ok(()),
            _ => game.apply(chance, events),
        }
    }
}

/// The card of who wins goes into thin air.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct CardLost;

impl Flaw for CardLost {
    fn advance<S: Sink<Event>>(game: &mut Snatch, answers: &Answers<Action>, events: &mut S) {
        let shown = game.table.shown;
        game.advance(answers, events);
        if matches!(game.table.stage, Stage::Over(Some(_))) {
            game.table.shown = shown;
        }
    }
}

/// Who wins gets a point that nobody pays.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PointForNothing;

impl Flaw for PointForNothing {
    fn returns(game: &Snatch) -> BySeat<i32> {
        game.returns().map(|won| if won > 0 { won + 1 } else { won })
    }
}

/// Every seventh time, whatever was seen leaves the hand as it was.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ForgetfulFold;

impl Flaw for ForgetfulFold {
    fn fold(view: &mut View, seen: &Seen) -> Result<(), Illegal> {
        static FOLDS: AtomicU32 = AtomicU32::new(1);
        let hand = view.hand;
        Snatch::fold(view, seen)?;
        if FOLDS.fetch_add(1, Ordering::Relaxed).is_multiple_of(7) {
            view.hand = hand;
        }
        Ok(())
    }
}

/// The sampled world may deal the viewer's card anew.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct WrongWorld;

impl Flaw for WrongWorld {
    fn sample(view: &View, viewer: Seat, entropy: &mut impl Entropy) -> Snatch {
        let mut world = Snatch::sample(view, viewer, entropy);
        if world.table.stage == Stage::Dealt {
            world.hands = BySeat::from_fn(|seat| match seat {
                Seat::A => world.hands[Seat::B],
                Seat::B => world.hands[Seat::A],
                Seat::C | Seat::D => world.hands[seat],
            });
        }
        world
    }
}
