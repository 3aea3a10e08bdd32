//! From a play to its canonical text.

use std::fmt::Write;

use parlor_backgammon::{Board, Place, Play, Step};

/// The canonical text of `play`, made on `board`; `(no play)` for a dance.
pub fn write(board: &Board, play: Play) -> String {
    let mut runs = runs(play);
    if runs.is_empty() {
        return "(no play)".to_owned();
    }
    mark_hits(board, play, &mut runs);
    for run in &mut runs {
        let last = run.landings.len() - 1;
        let mut n = 0;
        run.landings.retain(|landing| {
            n += 1;
            landing.hit || n > last
        });
    }
    runs.sort_by(|a, b| b.order().cmp(&a.order()));
    text(&runs)
}

/// The way of one man: where it starts and every place it lands on.
struct Run {
    from: Place,
    landings: Vec<Landing>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Landing {
    to: Place,
    hit: bool,
}

impl Run {
    fn end(&self) -> Place {
        self.landings.last().map_or(self.from, |landing| landing.to)
    }

    /// Runs of higher order are written first.
    fn order(&self) -> (Place, &[Landing]) {
        (self.from, &self.landings)
    }

    /// The same way, whichever of the two hits at its end?
    fn is_like(&self, other: &Run) -> bool {
        let without_last = |run: &Run| run.landings[..run.landings.len() - 1].to_vec();
        (self.from, self.end()) == (other.from, other.end())
            && without_last(self) == without_last(other)
    }
}

/// The steps of `play`, those of one man joined.
fn runs(play: Play) -> Vec<Run> {
    let mut steps: Vec<Step> = play.steps().collect();
    steps.sort_by_key(|step| std::cmp::Reverse(step.from()));
    let mut runs: Vec<Run> = Vec::new();
    // From high to low, so that a man has arrived before it goes on.
    for step in steps {
        let landing = Landing { to: step.to(), hit: false };
        match runs.iter_mut().find(|run| run.end() == step.from()) {
            Some(run) => run.landings.push(landing),
            None => runs.push(Run { from: step.from(), landings: vec![landing] }),
        }
    }
    runs
}

/// Marks one landing for every man that `play` hits: one that ends there, if any does.
fn mark_hits(board: &Board, play: Play, runs: &mut [Run]) {
    let hits = |place: Place| {
        let there = place.opposite()?;
        (board.other().on(there) > board.after(play).other().on(there)).then_some(place)
    };
    for place in (1..=24).filter_map(Place::new).filter_map(hits) {
        let on = |landing: &Landing| landing.to == place;
        let ending = runs.iter().position(|run| run.end() == place);
        let passing = || runs.iter().position(|run| run.landings.iter().any(on));
        if let Some(run) = ending.or_else(passing)
            && let Some(landing) = runs[run].landings.iter_mut().find(|landing| on(landing))
        {
            landing.hit = true;
        }
    }
}

fn text(runs: &[Run]) -> String {
    let mut text = String::new();
    let mut rest = runs;
    while let Some(run) = rest.first() {
        let count = rest.iter().take_while(|other| run.is_like(other)).count();
        if !text.is_empty() {
            text.push(' ');
        }
        // Writing into a `String` cannot fail.
        let _ = write!(text, "{}", run.from);
        for landing in &run.landings {
            let _ = write!(text, "/{}{}", landing.to, if landing.hit { "*" } else { "" });
        }
        if count > 1 {
            let _ = write!(text, "({count})");
        }
        rest = &rest[count..];
    }
    text
}
