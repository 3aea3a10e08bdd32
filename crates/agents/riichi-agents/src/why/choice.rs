//! The point that decides a whole choice, and those that set the others apart.

use parlor_agent::{Candidate, Explanation, Message, Unit};
use parlor_riichi::Tile;

use super::around::Around;
use super::compare::{compare, deciding};
use super::discards::safer;
use super::facts::Facts;
use super::note::note;
use super::numbers::{Numbers, says_equal};
use super::point::{Part, Point};
use super::right_if::right_if;
use super::say::{of_kind, piece, reason, yes};
use crate::Frame;
use crate::won::won;

/// From this difference of the chances to deal in on, one discard is a risk and the other is not.
const RISK: f64 = 0.02;
/// Nearer than so a hand is worth a risk.
const NEAR: i8 = 1;

/// All legal actions, and which was chosen.
pub(super) struct Choice<'a> {
    pub(super) around: &'a Around<'a>,
    pub(super) facts: &'a [Facts],
    pub(super) numbers: &'a [Numbers],
    pub(super) chosen: usize,
}

impl Choice<'_> {
    fn choice(&self) -> (&Facts, &Numbers) {
        (&self.facts[self.chosen], &self.numbers[self.chosen])
    }

    /// The reason where nothing is to be chosen: a win, or the only legal action.
    pub(super) fn forced(&self) -> Option<Message> {
        let (one, _) = self.choice();
        if one.step == Frame::Win {
            return Some(self.win(one));
        }
        let view = self.around.view;
        let bound = view.table.places[view.seat].riichi.is_declared();
        let key = if bound { "riichi-why-bound" } else { "riichi-why-only" };
        (self.facts.len() == 1).then(|| Message::new(key))
    }

    /// The reason that decides; nothing where no fact does.
    pub(super) fn reason(&self, why: &Explanation) -> Option<Message> {
        let (_, of_one) = self.choice();
        // A win that was passed up has no reason but the agent's own.
        if self.facts.iter().any(|facts| facts.step == Frame::Win) {
            return None;
        }
        let level = self.level(why);
        let runner = self.runner_up(why, &level);
        let against = |two: usize| {
            let point = self.push(two).or_else(|| self.deciding(two))?;
            Some(reason(&point))
        };
        // Where someone threatens, how safe a tile is comes before what it is, to those who look at it.
        let calm = self.around.is_calm() || of_one.deal_in.is_none();
        let lone = || self.alone().filter(|_| calm && !level.is_empty());
        let found = self.fold().map(|point| reason(&point)).or_else(lone);
        // What the runner-up shares is no reason against it.
        let alone = || self.alone().filter(|_| runner.is_none() || !level.is_empty());
        let is_behind = |two: usize| self.facts[self.chosen].is_faster(&self.facts[two]);
        let as_it_is = || self.as_it_is().filter(|_| runner.is_none_or(is_behind));
        let found = found.or_else(|| runner.and_then(against)).or_else(alone);
        if let Some(found) = found.or_else(as_it_is) {
            return Some(self.with_level(found, &level));
        }
        // All are as good by their values: what still speaks for the choice.
        level.first().copied().and_then(against).or_else(|| self.even(why, &level))
    }

    /// What is said where no fact tells the choice from what is as good, or from the runner-up.
    fn even(&self, why: &Explanation, level: &[usize]) -> Option<Message> {
        why.margins?;
        let names = self.names(level);
        let key = match names.len() {
            0 => "riichi-why-best",
            1 => "riichi-why-even-one",
            _ => "riichi-why-even-two",
        };
        let named = ["one", "two"].into_iter().zip(names);
        Some(named.fold(Message::new(key), |said, (name, of)| said.with(name, of)))
    }

    /// A win is worth so many points.
    fn win(&self, one: &Facts) -> Message {
        let points = won(self.around.view, one.action).map_or(0, |value| value.price.total().0);
        Message::new("riichi-why-win").with("n", Unit::Count.of(f64::from(points)))
    }

    /// The point that decides between the choice and another action.
    fn deciding(&self, two: usize) -> Option<Point> {
        let (one, of_one) = self.choice();
        let mut points = compare(self.around, one, &self.facts[two]);
        if self.is_set_back() {
            // What sets the hand back is not chosen for speed or shape.
            points.retain(|point| match point.part() {
                Part::Own | Part::Safety => true,
                Part::Value => of_one.gain.is_some(),
                Part::Speed | Part::Shape => false,
            });
        }
        let point = deciding(&points, of_one, &self.numbers[two])?;
        Some(point.in_numbers(of_one, &self.numbers[two]))
    }

    /// Is there a discard that leaves the hand nearer than the one chosen?
    pub(super) fn is_set_back(&self) -> bool {
        let far = |facts: &Facts| facts.tile.and(facts.shanten());
        let Some(own) = far(&self.facts[self.chosen]) else { return false };
        self.facts.iter().filter_map(far).any(|other| other < own)
    }

    /// Those that are as good as the choice, best first; the same tile twice counts once.
    fn level(&self, why: &Explanation) -> Vec<usize> {
        let chosen = why.choice();
        let value = |candidate: &Candidate| candidate.value.map(|value| value.value);
        let Some(best) = chosen.and_then(value) else { return Vec::new() };
        let step = self.facts[self.chosen].step;
        let is_level = |candidate: &&Candidate| {
            // A rule that puts one sort of action before another does not compare them by value.
            if why.margins.is_none() && self.facts[candidate.legal_idx].step != step {
                return false;
            }
            let behind = value(candidate).map(|value| (best - value).abs());
            let margin = why.margins.map(|margins| margins.level);
            let margin = margin.or_else(|| says_equal(why).then_some(1e-9));
            behind.zip(margin).is_some_and(|(behind, margin)| behind < margin)
        };
        let others = why.candidates.iter().filter(|one| one.legal_idx != self.chosen);
        others.filter(is_level).map(|candidate| candidate.legal_idx).collect()
    }

    /// The best of the others that is not as good as the choice and leaves another hand.
    fn runner_up(&self, why: &Explanation, level: &[usize]) -> Option<usize> {
        let others = why.candidates.iter().map(|candidate| candidate.legal_idx);
        let mut others = others.filter(|&idx| idx != self.chosen && !self.is_same(idx));
        let abort = |idx: usize| self.facts[idx].step == Frame::Abort;
        let found = others.clone().find(|&idx| !level.contains(&idx) && !abort(idx));
        found.or_else(|| others.find(|idx| !level.contains(idx)))
    }

    /// Is it the same tile, drawn or from the hand?
    fn is_same(&self, idx: usize) -> bool {
        let (one, two) = (&self.facts[self.chosen], &self.facts[idx]);
        one.tile.is_some() && one.tile == two.tile && one.step == two.step
    }

    /// A fold: the tile that is best for the hand is kept back because it is dangerous.
    fn fold(&self) -> Option<Point> {
        let (one, of_one) = self.choice();
        let tile = one.tile.filter(|_| one.step == Frame::Discard)?;
        let best = self.best_for_hand()?;
        let (two, of_two) = (&self.facts[best], &self.numbers[best]);
        let other = two.tile?;
        let dearer = two.is_much_faster(one) && Numbers::exceeds(of_two.attack(), of_one.attack());
        let safe = of_one.danger_of(of_two) > 0.0 && of_one.value > of_two.value;
        let Point::Safer { how, threat, .. } = safer(self.around, tile, other)? else {
            return None;
        };
        let fold = Point::Fold { how, threat, other };
        let point = if of_one.folds { fold } else { Point::Safer { how, threat, other } };
        (dearer && safe).then_some(point)
    }

    /// The discard without riichi that leaves the hand nearest.
    fn best_for_hand(&self) -> Option<usize> {
        let discards = (0..self.facts.len()).filter(|&idx| self.facts[idx].step == Frame::Discard);
        discards.max_by(|&a, &b| {
            let of = |idx: usize| {
                let left = self.facts[idx].left;
                left.map(|left| (-left.shanten, left.n_help))
            };
            let value = |idx: usize| self.numbers[idx].value.unwrap_or(0.0);
            of(a).cmp(&of(b)).then(value(a).total_cmp(&value(b)))
        })
    }

    /// A risk that the hand is worth: the runner-up is safer, and the choice attacks better.
    fn push(&self, two: usize) -> Option<Point> {
        let (one, of_one) = self.choice();
        let (other, of_other) = (&self.facts[two], &self.numbers[two]);
        let threat = self.around.in_riichi()?;
        let rank = |facts: &Facts| {
            facts.kind().map(|kind| threat.safety(kind, &self.around.unseen).rank())
        };
        let risk = of_one.deal_in? - of_other.deal_in? > RISK && rank(one)? > rank(other)?;
        let left = one.left.filter(|left| left.shanten <= NEAR)?;
        let better = one.is_faster(other) && Numbers::exceeds(of_one.attack(), of_other.attack());
        let n_left = left.ready.map_or(left.n_help, |ready| ready.n_left);
        let push = Point::Push { n: left.shanten, left: n_left, threat };
        (risk && better && !of_one.folds).then_some(push)
    }

    /// What makes a lone tile a good discard by itself.
    fn alone(&self) -> Option<Message> {
        let (one, _) = self.choice();
        let lone = one.lone.filter(|_| one.step == Frame::Discard)?;
        let message = Message::new("riichi-why-lone").with("lone", lone.word());
        Some(message.with("calm", yes(self.around.is_calm())))
    }

    /// What else can be said of the choice without another: tenpai, or as many useful tiles as can be.
    fn as_it_is(&self) -> Option<Message> {
        let (one, _) = self.choice();
        let left = one.left.filter(|_| one.tile.is_some())?;
        if let Some(ready) = left.ready {
            let tiles: Vec<_> = ready.waits.into_iter().map(of_kind).collect();
            let message = Message::new("riichi-why-tenpai").with("tiles", tiles);
            return Some(message.with("n", ready.n_left));
        }
        let fastest = self.facts.iter().all(|other| !other.is_faster(one));
        let message = || Message::new("riichi-why-widest").with("n", left.n_help);
        fastest.then(message)
    }

    /// The names of those that are just as good; the same tile twice counts once.
    fn names(&self, level: &[usize]) -> Vec<Message> {
        let name = |idx: usize| match self.facts[idx].tile {
            Some(tile) if self.facts[idx].step == self.facts[self.chosen].step => {
                Message::new("riichi-why-tile").with("tile", piece(tile))
            }
            _ => crate::reasons::label(self.facts[idx].action),
        };
        let own = self.numbers[self.chosen].deal_in.unwrap_or(0.0);
        // A tile that deals in more often is not called as good, however little that costs here.
        let is_riskier = |idx: usize| {
            let risk = self.numbers[idx].deal_in.is_some_and(|other| other > own + RISK / 2.0);
            risk && !self.around.is_calm()
        };
        let mut seen: Vec<Option<Tile>> = Vec::new();
        let mut names = Vec::new();
        for &idx in level.iter().filter(|&&idx| !self.is_same(idx) && !is_riskier(idx)) {
            let tile = self.facts[idx].tile;
            if tile.is_none() || !seen.contains(&tile) {
                seen.push(tile);
                names.push(name(idx));
            }
        }
        names
    }

    /// The reason, and which others are just as good.
    fn with_level(&self, why: Message, level: &[usize]) -> Message {
        let mut names = self.names(level).into_iter();
        match (names.next(), names.next()) {
            (Some(one), Some(two)) => Message::new("riichi-why-level-two")
                .with("why", why)
                .with("one", one)
                .with("two", two),
            (Some(one), None) => {
                Message::new("riichi-why-level-one").with("why", why).with("one", one)
            }
            _ => why,
        }
    }

    /// A note and a condition for each of the others.
    pub(super) fn annotate(&self, why: &mut Explanation) {
        let level = self.level(why);
        let (one, of_one) = self.choice();
        for candidate in &mut why.candidates {
            let idx = candidate.legal_idx;
            if idx == self.chosen || one.step == Frame::Win {
                continue;
            }
            if self.is_same(idx) {
                candidate.note = Some(Message::new("riichi-note-same-tile"));
                continue;
            }
            let two = (&self.facts[idx], &self.numbers[idx]);
            let point = self.push(idx).or_else(|| self.deciding(idx));
            let is_level = level.contains(&idx);
            candidate.note = point.as_ref().and_then(note);
            if is_level && candidate.note.is_none() {
                candidate.note = Some(Message::new("riichi-note-level"));
            }
            let point = point.filter(|_| !is_level);
            candidate.right_if =
                point.and_then(|point| right_if(self.around, &point, (one, of_one), two));
        }
    }
}
