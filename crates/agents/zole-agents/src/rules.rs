//! `rules`: plays by habits, without search.

use parlor_agent::{Agent, Ask, Cell, Explanation, Message, Scale, Unit};
use parlor_zole::{Action, Call, Deal};

use crate::habits::{self, Habit};
use crate::role::Scene;
use crate::{Bidder, words};

/// Bids by a rule of thumb, buries tens and kings of short classes, and plays cards by habit: trumps
/// from the top, aces early, eyes to the partner. Looks at nothing but the cards before it, and
/// never changes its mind for the same cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// How it bids.
    pub bidder: Bidder,
}

impl Rules {
    /// The score of every legal action with the habit behind it.
    pub(crate) fn scores(self, ask: &Ask<'_, Deal>) -> Vec<Habit> {
        let scene = Scene::of(ask.view);
        let hand = ask.view.hand();
        let called = self.bidder.call(hand, ask.legal.contains(&Action::Call(Call::MazaZole)));
        let score = |&action: &Action| match (action, &scene) {
            (Action::Call(call), _) => self.call_score(call, called, hand),
            (Action::Bury(pair), _) => habits::burial(hand, pair),
            (Action::Play(card), Some(scene)) => habits::card(scene, card),
            // Giving up is never better than playing on.
            (Action::Play(_), None) | (Action::ThrowIn, _) => (-1000, "zole-habit-play-on"),
        };
        ask.legal.iter().map(score).collect()
    }

    /// The call made is worth what the hand has above the limit, or below it for a pass; others
    /// stand behind it.
    fn call_score(self, call: Call, called: Call, hand: parlor_zole::CardSet) -> Habit {
        let surplus = self.bidder.surplus(hand);
        match call {
            Call::Pass if called == Call::Pass => (0, "zole-habit-too-weak"),
            Call::Pass => (0, "zole-habit-pass"),
            Call::Take if called == Call::Pass => (surplus.min(-1), "zole-habit-too-weak"),
            Call::Take => (surplus.max(1), "zole-habit-strong"),
            Call::Zole if call == called => (100, "zole-habit-sure"),
            Call::Zole => (-100, "zole-habit-not-sure"),
            Call::MazaZole if call == called => (100, "zole-habit-all-low"),
            Call::MazaZole => (-100, "zole-habit-not-low"),
        }
    }
}

/// The first of the actions with the highest score.
pub(crate) fn best(scores: &[Habit]) -> usize {
    let best =
        (0..scores.len()).reduce(|best, n| if scores[n].0 > scores[best].0 { n } else { best });
    best.unwrap_or(0)
}

impl Agent<Deal> for Rules {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let scores = self.scores(ask);
        let chosen = best(&scores);
        if let Some(why) = why {
            explain(ask, "zole-habit-score", &scores, chosen, why);
        }
        ask.legal[chosen]
    }
}

/// The habits behind every action; `label` says what the scores are.
pub(crate) fn explain(
    ask: &Ask<'_, Deal>,
    label: &'static str,
    scores: &[Habit],
    chosen: usize,
    why: &mut Explanation,
) {
    why.chosen = Some(chosen);
    why.verdict = Some(words::action(ask.legal[chosen]));
    why.method.push(Message::new("zole-by-habit").with("habit", Message::new(scores[chosen].1)));
    why.values = Scale::new(label, Unit::signed(0));
    why.columns = vec![Scale::new("zole-habit", Unit::Count)];
    let valued = |(idx, (&action, &(score, habit)))| {
        let mut candidate = words::candidate(idx, action).valued(f64::from(score));
        candidate.cells = vec![Cell::Words(Message::new(habit))];
        candidate
    };
    why.candidates = ask.legal.iter().zip(scores).enumerate().map(valued).collect();
    why.rank();
}
