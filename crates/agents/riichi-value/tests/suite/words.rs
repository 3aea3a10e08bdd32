//! A recursion that follows the words of the specification: bases by trying out all exchanges, states as
//! lists, every action looked for anew.

use std::collections::{HashMap, HashSet};

use parlor_riichi::score::{Claim, Finish, RiichiState};
use parlor_riichi::{Counts, Hand, Kind, Meld, Relative, Tile, Tiles, shanten};
use parlor_riichi_value::Situation;
use parlor_riichi_value::jp_dag::Options;

use crate::points::points;

/// A set laid out on the way, by its lowest kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Set {
    Run(Kind),
    Pon(Kind),
    /// Called whole, or a pon to which the fourth tile was added.
    OpenKan(Kind),
    ClosedKan(Kind),
}

impl Set {
    /// Its tiles in the base: a kan counts as three.
    fn tiles(self) -> [Kind; 3] {
        match self {
            Set::Run(first) => [first, first.up(1).unwrap(), first.up(2).unwrap()],
            Set::Pon(kind) | Set::OpenKan(kind) | Set::ClosedKan(kind) => [kind; 3],
        }
    }

    fn meld(self) -> Meld {
        let [a, b, c] = self.tiles().map(Tile::plain);
        match self {
            Set::Run(_) => Meld::chi(a, [b, c]),
            Set::Pon(_) => Meld::pon(a, [b, c], Relative::Across),
            Set::OpenKan(_) => Meld::open_kan(a, [a; 3], Relative::Across),
            Set::ClosedKan(_) => Meld::closed_kan([a; 4]),
        }
        .unwrap()
    }

    fn is_call(self) -> bool {
        !matches!(self, Set::ClosedKan(_))
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) base: Counts,
    pub(crate) called: Vec<Set>,
    pub(crate) riichi: bool,
}

impl State {
    fn n_calls(&self) -> usize {
        self.called.iter().filter(|set| set.is_call()).count()
    }

    fn has_kan(&self, kind: Kind) -> bool {
        let kans = [Set::OpenKan(kind), Set::ClosedKan(kind)];
        self.called.iter().any(|set| kans.contains(set))
    }

    /// With one set more.
    fn with(&self, set: Set) -> State {
        let mut next = self.clone();
        next.called.push(set);
        next.called.sort_unstable();
        next
    }

    /// With the fourth tile added to a pon, if it is there.
    fn with_added(&self, kind: Kind) -> Option<State> {
        let mut next = self.clone();
        let at = next.called.iter().position(|&set| set == Set::Pon(kind))?;
        next.called.remove(at);
        Some(next.with(Set::OpenKan(kind)))
    }
}

/// Each of the three others is ready or not, like a coin. Of 3,000 points a ready player gets 3,000, 1,500,
/// 1,000 or nothing with 0, 1, 2 or 3 others ready; another pays nothing, 1,000, 1,500 or 3,000.
pub(crate) const PAID: f64 = (3000.0 + 3.0 * 1500.0 + 3.0 * 1000.0) / 8.0;

/// `E`, `p`, and the chance to be ready at the end or to win.
pub(crate) type Worth = (f64, f64, f64);

pub(crate) struct Words<'a> {
    situation: &'a Situation,
    options: Options,
    pub(crate) bases: HashSet<Counts>,
    known: HashMap<(State, bool, u8), Worth>,
}

/// All choices of `n` tiles, as counts.
fn choices(n: usize, from: &[Kind], limit: &dyn Fn(Kind) -> u8) -> Vec<Vec<Kind>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &kind) in from.iter().enumerate() {
        for mut rest in choices(n - 1, &from[at..], limit) {
            if rest.iter().filter(|&&other| other == kind).count() < usize::from(limit(kind)) {
                rest.push(kind);
                all.push(rest);
            }
        }
    }
    all
}

fn exchanged(root: &Counts, come: &[Kind], go: &[Kind]) -> Counts {
    let mut counts = *root;
    assert!(go.iter().all(|&kind| counts.remove(kind)));
    assert!(come.iter().all(|&kind| counts.add(kind)));
    counts
}

/// All parts of a list.
fn subsets(list: &[Kind]) -> Vec<Vec<Kind>> {
    list.iter().fold(vec![Vec::new()], |all, &kind| {
        let with = all.iter().map(|part| [part.clone(), vec![kind]].concat());
        with.chain(all.clone()).collect()
    })
}

impl<'a> Words<'a> {
    /// All bases of a situation, and nothing valued yet.
    pub(crate) fn new(situation: &'a Situation, options: Options) -> Words<'a> {
        let (bases, known) = (HashSet::new(), HashMap::new());
        let mut words = Words { situation, options, bases, known };
        words.find_bases();
        words
    }

    fn root(&self) -> &Counts {
        self.situation.hand.concealed.counts()
    }

    /// How many of a kind lie open outside the hand.
    fn open(&self, kind: Kind) -> u8 {
        let open = self.situation.hand.melds.iter().flat_map(Meld::tiles);
        let outside = self.situation.seen.iter().chain(self.situation.dora.iter().copied());
        outside.chain(open.copied()).filter(|tile| tile.kind() == kind).count() as u8
    }

    fn left(&self, hand: &Counts, kind: Kind) -> u8 {
        let room = 4u8.saturating_sub(self.open(kind));
        room.saturating_sub(self.root()[kind].max(hand[kind]))
    }

    /// What may come to a player in a state: nothing of a kind whose kan is laid out.
    fn coming(&self, state: &State) -> Vec<(Kind, f64)> {
        let left = |kind| if state.has_kan(kind) { 0 } else { self.left(&state.base, kind) };
        Kind::all().filter(|&k| left(k) > 0).map(|k| (k, f64::from(left(k)))).collect()
    }

    fn find_bases(&mut self) {
        let root = *self.root();
        let held: Vec<Kind> = root.kinds().into_iter().collect();
        let full = self.situation.hand.size() == 14;
        let unseen: Vec<Kind> = Kind::all().filter(|&kind| self.left(&root, kind) > 0).collect();
        let left = |kind| self.left(&root, kind);
        let mut bases = HashSet::new();
        if full {
            bases.extend(held.iter().map(|&kind| exchanged(&root, &[], &[kind])));
        } else {
            bases.insert(root);
        }
        for n_in in 1..=usize::from(self.options.exchanges) + 1 {
            for come in choices(n_in, &unseen, &left) {
                for go in choices(n_in - usize::from(!full), &held, &|kind| root[kind]) {
                    if go.iter().any(|kind| come.contains(kind)) {
                        continue;
                    }
                    let target = exchanged(&root, &come, &go);
                    if shanten(&target, self.situation.hand.melds.len()).unwrap().number() >= 0 {
                        continue;
                    }
                    for some_in in subsets(&come).into_iter().filter(|part| part.len() < n_in) {
                        for some_out in subsets(&go) {
                            if some_out.len() == some_in.len() + usize::from(full) {
                                bases.insert(exchanged(&root, &some_in, &some_out));
                            }
                        }
                    }
                }
            }
        }
        self.bases = bases;
    }

    fn concealed(&self, state: &State) -> Option<Counts> {
        let mut rest = state.base;
        let mut tiles = state.called.iter().flat_map(|set| set.tiles());
        tiles.all(|kind| rest.remove(kind)).then_some(rest)
    }

    fn hand(&self, state: &State) -> Hand {
        let mut hand = Hand {
            concealed: Tiles::plain(self.concealed(state).unwrap()),
            melds: self.situation.hand.melds,
        };
        for set in &state.called {
            assert!(hand.melds.push(set.meld()));
        }
        hand
    }

    /// Is it in `Q_S`? Every called run and triplet has a new tile of its own. Of a kan the base holds three;
    /// nobody else has shown the fourth, and if it was called, the player did not begin with it.
    fn is_state(&self, state: &State) -> bool {
        let is_kan_right = |set: &Set| match *set {
            Set::Run(_) | Set::Pon(_) => true,
            Set::OpenKan(kind) => {
                state.base[kind] == 3 && self.open(kind) == 0 && self.root()[kind] < 4
            }
            Set::ClosedKan(kind) => state.base[kind] == 3 && self.open(kind) == 0,
        };
        let matches = |called: &[Set]| {
            fn assign(called: &[Set], new: &mut HashMap<Kind, u8>) -> bool {
                let Some((first, rest)) = called.split_first() else { return true };
                if !matches!(first, Set::Run(_) | Set::Pon(_)) {
                    return assign(rest, new);
                }
                first.tiles().iter().any(|kind| {
                    if new.get(kind).is_none_or(|&n| n == 0) {
                        return false;
                    }
                    *new.get_mut(kind).unwrap() -= 1;
                    let fits = assign(rest, new);
                    *new.get_mut(kind).unwrap() += 1;
                    fits
                })
            }
            let mut new: HashMap<Kind, u8> = Kind::all()
                .map(|kind| (kind, state.base[kind].saturating_sub(self.root()[kind])))
                .collect();
            assign(called, &mut new)
        };
        self.bases.contains(&state.base)
            && state.n_calls() <= usize::from(self.options.calls)
            && state.called.iter().all(is_kan_right)
            && matches(&state.called)
            && self.concealed(state).is_some()
            && (!state.riichi
                || self.situation.hand.is_closed()
                    && state.n_calls() == 0
                    && self.hand(state).shanten().unwrap().number() <= 0)
    }

    /// How many states there are: of every base all that can be laid out, set by set, and the twins in riichi.
    pub(crate) fn n_states(&self) -> usize {
        let all = |kind: Kind| {
            let run = kind.up(2).map(|_| Set::Run(kind));
            run.into_iter().chain([Set::Pon(kind), Set::OpenKan(kind), Set::ClosedKan(kind)])
        };
        let sets: Vec<Set> = Kind::all().flat_map(all).collect();
        let mut known = HashSet::new();
        let start = |&base| State { base, called: Vec::new(), riichi: false };
        let mut open: Vec<State> = self.bases.iter().map(start).collect();
        while let Some(state) = open.pop() {
            let more = sets.iter().map(|&set| state.with(set)).filter(|next| self.is_state(next));
            open.extend(more.filter(|next| !known.contains(next)));
            let twin = State { riichi: true, ..state.clone() };
            known.extend(self.is_state(&twin).then_some(twin));
            known.insert(state);
        }
        known.len()
    }

    fn points(&self, state: &State, win: Kind, finish: Finish) -> Option<f64> {
        let before = self.hand(state);
        let mut hand = before;
        if !hand.draw(win.tile()) || hand.shanten().unwrap().number() >= 0 {
            return None;
        }
        let waits = Kind::all().filter(|&kind| {
            let mut full = before;
            full.draw(kind.tile()) && full.shanten().unwrap().number() < 0
        });
        let gone = |kind: Kind| {
            self.root()[kind] > state.base[kind] && !state.has_kan(kind)
                || self.situation.river.contains(kind)
        };
        if finish == Finish::Ron && waits.clone().any(gone) {
            return None;
        }
        let total = |riichi, ura: &[Tile]| {
            let claim = Claim::new(&hand, win.tile(), finish);
            points(self.situation, Claim { ura, riichi, ..claim })
        };
        let paid = if state.riichi {
            let mut full = *hand.concealed.counts();
            for tile in state.called.iter().flat_map(|set| set.meld().tiles().to_vec()) {
                assert!(full.add(tile.kind()));
            }
            let left = |kind| f64::from(self.left(&full, kind));
            let n: f64 = Kind::all().map(left).sum();
            let riichi = RiichiState::Riichi;
            Kind::all().map(|kind| left(kind) * total(riichi, &[kind.tile()]) / n).sum()
        } else {
            total(RiichiState::None, &[])
        };
        (paid > 0.0).then_some(paid)
    }

    fn unseen(&self, turn: u8) -> f64 {
        let root = self.root();
        let now: f64 = Kind::all().map(|kind| f64::from(self.left(root, kind))).sum();
        now - f64::from(turn - 1)
    }

    /// What a state is worth before the draw, or before someone's discard.
    pub(crate) fn worth(&mut self, state: &State, draw: bool, turn: u8) -> Worth {
        if turn > self.situation.draws {
            let is_ready = self.hand(state).shanten().unwrap().number() == 0;
            let stick = if state.riichi { -1000.0 } else { 0.0 };
            let paid = if is_ready { PAID } else { -PAID };
            return (paid + stick, 0.0, f64::from(u8::from(is_ready)));
        }
        if let Some(&known) = self.known.get(&(state.clone(), draw, turn)) {
            return known;
        }
        let worth = if draw { self.drawn(state, turn) } else { self.called(state, turn) };
        self.known.insert((state.clone(), draw, turn), worth);
        worth
    }

    /// States reached by taking `kind` in and discarding another, with `set` called if one is named.
    fn next(&self, state: &State, kind: Kind, set: Option<Set>) -> Vec<State> {
        if state.riichi {
            return Vec::new();
        }
        let mut found = Vec::new();
        for out in Kind::all().filter(|&out| out != kind) {
            let mut base = state.base;
            if !base.add(kind) || !base.remove(out) {
                continue;
            }
            let mut rest = self.concealed(state).unwrap();
            if let Some(set) = set {
                let mut own: Vec<Kind> = set.tiles().to_vec();
                own.remove(own.iter().position(|&tile| tile == kind).unwrap());
                if !own.iter().all(|&tile| rest.remove(tile)) || swaps(set, kind, out) {
                    continue;
                }
            }
            if !rest.contains(out) {
                continue;
            }
            let next = State { base, ..state.clone() };
            let next = set.map_or(next.clone(), |set| next.with(set));
            for riichi in [false, true] {
                found.push(State { riichi, ..next.clone() });
            }
            // A kan of what would go: its fourth tile counts no longer.
            if set.is_none() {
                let same = State { base, ..state.clone() };
                found.extend((rest[out] == 4).then(|| same.with(Set::ClosedKan(out))));
                found.extend(same.with_added(out));
            }
        }
        found.retain(|next| !(next.riichi && next.n_calls() > 0) && self.is_state(next));
        found
    }

    /// Kans of the tile that comes, drawn or discarded by someone, with no other going.
    fn kans(&self, state: &State, kind: Kind, is_drawn: bool) -> Vec<State> {
        let rest = self.concealed(state).unwrap();
        let mut found = Vec::new();
        if is_drawn && rest[kind] == 3 {
            let mut hand = self.hand(state);
            assert!(hand.draw(kind.tile()));
            if !state.riichi || hand.allows_riichi_kan(kind, &self.situation.rules) {
                found.push(state.with(Set::ClosedKan(kind)));
            }
        }
        if is_drawn {
            found.extend(state.with_added(kind));
        } else if rest[kind] == 3 && !state.riichi {
            found.push(state.with(Set::OpenKan(kind)));
        }
        found.retain(|next| self.is_state(next));
        found
    }

    fn best(&mut self, states: Vec<State>, turn: u8, best: &mut Worth) -> bool {
        let mut better = false;
        for next in states {
            let rival = self.worth(&next, false, turn + 1);
            if is_better(rival, *best) {
                (*best, better) = (rival, true);
            }
        }
        better
    }

    fn drawn(&mut self, state: &State, turn: u8) -> Worth {
        let stay = self.worth(state, false, turn + 1);
        let mut sum = stay;
        for (kind, left) in self.coming(state) {
            let mut best = stay;
            if let Some(points) = self.points(state, kind, Finish::Tsumo).filter(|&u| u > best.0) {
                best = (points, 1.0, 1.0);
            }
            self.best(self.next(state, kind, None), turn, &mut best);
            self.best(self.kans(state, kind, true), turn, &mut best);
            let chance = left / self.unseen(turn);
            sum = mixed(sum, chance, best, stay);
        }
        sum
    }

    fn called(&mut self, state: &State, turn: u8) -> Worth {
        let pass = self.worth(state, true, turn);
        let mut sum = pass;
        for (kind, left) in self.coming(state) {
            let (mut best, mut from) = (pass, 1.0);
            for run in Kind::all().filter(|first| first.up(2).is_some()).map(Set::Run) {
                if run.tiles().contains(&kind) {
                    self.best(self.next(state, kind, Some(run)), turn, &mut best);
                }
            }
            if let Some(points) = self.points(state, kind, Finish::Ron).filter(|&u| u > best.0) {
                (best, from) = ((points, 1.0, 1.0), 3.0);
            }
            let mut calls = self.next(state, kind, Some(Set::Pon(kind)));
            calls.extend(self.kans(state, kind, false));
            if self.best(calls, turn, &mut best) {
                from = 3.0;
            }
            let chance = from * left / self.unseen(turn);
            sum = mixed(sum, chance, best, pass);
        }
        sum
    }
}

/// More points; among equals, being ready.
fn is_better(rival: Worth, best: Worth) -> bool {
    let lead = rival.0 - best.0;
    lead > 1e-6 || lead > -1e-6 && rival.2 > best.2
}

fn mixed(sum: Worth, chance: f64, best: Worth, base: Worth) -> Worth {
    let mix = |sum, best, base| sum + chance * (best - base);
    (mix(sum.0, best.0, base.0), mix(sum.1, best.1, base.1), mix(sum.2, best.2, base.2))
}

/// Call one end of a run and discard what would go on at the other.
fn swaps(set: Set, called: Kind, out: Kind) -> bool {
    let [first, _, last] = set.tiles();
    matches!(set, Set::Run(_))
        && (called == first && last.up(1) == Some(out)
            || called == last && first.down(1) == Some(out))
}
