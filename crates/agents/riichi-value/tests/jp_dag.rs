//! `jp-dag` against a recursion that follows the words of the specification: bases by trying out
//! all exchanges, states as lists, every action looked for anew.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::{HashMap, HashSet};
use std::num::NonZero;

use parlor_agent::Budget;
use parlor_riichi::score::{Claim, Finish, RiichiState, value};
use parlor_riichi::{Counts, Hand, Kind, Meld, Preset, Relative, Tile, Tiles, shanten};
use parlor_riichi_value::jp_dag::{self, Options};
use parlor_riichi_value::sp_draw::SpDraw;
use parlor_riichi_value::{Situation, jp_dag::Valuation};

/// A set laid out on the way, by its lowest kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Set {
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
struct State {
    base: Counts,
    called: Vec<Set>,
    riichi: bool,
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

/// `E`, `p`, and the chance to be ready at the end or to win.
type Worth = (f64, f64, f64);

struct Words<'a> {
    situation: &'a Situation,
    options: Options,
    bases: HashSet<Counts>,
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

impl Words<'_> {
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
    fn n_states(&self) -> usize {
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
        let Situation { seat, round, dora, rules, .. } = self.situation;
        let total = |riichi, ura: &[Tile]| {
            let claim = Claim {
                seat: *seat,
                round: *round,
                dora,
                ura,
                riichi,
                ..Claim::new(&hand, win.tile(), finish)
            };
            value(&claim, rules).map_or(0.0, |value| f64::from(value.price.total().0))
        };
        let points = if state.riichi {
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
        (points > 0.0).then_some(points)
    }

    fn unseen(&self, turn: u8) -> f64 {
        let root = self.root();
        let now: f64 = Kind::all().map(|kind| f64::from(self.left(root, kind))).sum();
        now - f64::from(turn - 1)
    }

    /// What a state is worth before the draw, or before someone's discard.
    fn worth(&mut self, state: &State, draw: bool, turn: u8) -> Worth {
        if turn > self.situation.draws {
            let is_ready = self.hand(state).shanten().unwrap().number() == 0;
            let stick = if state.riichi { -1000.0 } else { 0.0 };
            // Two of the four are ready: of 3,000 points each of them gets 1,500, and each of the others pays as much.
            let paid = if is_ready { 1500.0 } else { -1500.0 };
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

fn situation(hand: &str, seen: &str, draws: u8) -> Situation {
    let mut situation = Situation::new(Hand::closed(hand.parse().unwrap()));
    situation.draws = draws;
    situation.dora = vec!["9p".parse().unwrap()];
    situation.seen = seen.parse().unwrap();
    situation.rules = *Preset::by_name("ema2016").unwrap().rules();
    situation
}

fn valued(situation: &Situation, options: &Options) -> Valuation {
    jp_dag::value(situation, options, &mut Budget::UNLIMITED.meter()).unwrap()
}

/// Most of the wall is gone: a few kinds are left.
const FEW: &str = "1111222233334444667778888999p111222233334446666777z";

#[test]
fn equals_the_words_of_the_specification() {
    for (hand, exchanges, calls) in [
        ("234678m567p3488s4z", 0, 0),
        ("234678m567p3488s4z", 1, 1),
        ("23467m5567p3488s5z", 1, 1),
        ("234m55p3489s555z67m", 1, 2),
        ("2345m5566p3488s5z", 1, 1),
        // Three dragons of which the fourth may come, in riichi too; all four; a pon that may become a kan.
        ("234678m55p34s555z4z", 0, 1),
        ("234678m34s8s5555z4z", 1, 1),
        ("23478m55p34s55z333s", 1, 2),
        ("234m55p34s555z333m4z", 1, 1),
    ] {
        let situation = situation(hand, FEW, 3);
        let options = Options::new(exchanges, calls);
        let ours = valued(&situation, &options);
        let mut words =
            Words { situation: &situation, options, bases: HashSet::new(), known: HashMap::new() };
        words.find_bases();
        assert_eq!(ours.n_bases, words.bases.len(), "{hand}");
        assert_eq!(ours.n_states, words.n_states(), "{hand}");
        for row in &ours.rows {
            let mut base = *situation.hand.concealed.counts();
            if let Some(tile) = row.discard {
                assert!(base.remove(tile.kind()));
            }
            let state = State { base, called: Vec::new(), riichi: row.riichi };
            for (turn, outlook) in (1..).zip(&row.by_turn) {
                let (points, win, tenpai) = words.worth(&state, row.discard.is_none(), turn);
                let near = |ours: f32, theirs: f64, least: f64| {
                    (f64::from(ours) - theirs).abs() <= 1e-4 * theirs.abs() + least
                };
                assert!(
                    near(outlook.points, points, 1e-3)
                        && near(outlook.win, win, 1e-6)
                        && near(outlook.tenpai, tenpai, 1e-6),
                    "{hand}, {row:?}: turn {turn} is {points} {win} {tenpai}"
                );
            }
        }
    }
}

#[test]
fn threads_change_nothing() {
    let situation = situation("134668m5567p348s5z", "", 17);
    let one = valued(&situation, &Options::new(3, 1));
    assert!(one.n_states > 3000, "{} states", one.n_states);
    for threads in [2, 3, 5] {
        let threads = NonZero::new(threads).unwrap();
        assert_eq!(valued(&situation, &Options { threads, ..Options::new(3, 1) }), one);
    }
}

#[test]
fn a_budget_ends_the_work() {
    let situation = situation("134668m5567p348s5z", "", 17);
    let mut meter = Budget::nodes(500).meter();
    assert!(jp_dag::value(&situation, &Options::new(3, 1), &mut meter).is_err());
    assert!(meter.used() <= 500);
}

#[test]
fn calls_and_ron_are_worth_something() {
    // With three dragons every call keeps a yaku.
    let situation = situation("234m55p3489s555z67m", "", 12);
    // Nothing is paid at the end, so that points come from wins alone.
    let unpaid = |calls| Options { at_end: jp_dag::AtEnd::Nothing, ..Options::new(2, calls) };
    let without = valued(&situation, &unpaid(0)).now();
    let with = valued(&situation, &unpaid(2)).now();
    assert!(with.win > without.win && with.points > without.points, "{with:?} {without:?}");
    // The less the others discard what is wanted, the less: never at last, and then calls are nothing.
    let fed = |fed, calls| {
        let options = Options { fed, fed_riichi: fed, ..unpaid(calls) };
        valued(&situation, &options).now()
    };
    assert!(fed(0.5, 2).win < with.win && fed(0.0, 2).win < fed(0.5, 2).win);
    assert_eq!(fed(0.0, 2), fed(0.0, 0));
}

/// With one draw left a hand one from ready is ready at the end as often as it draws what it accepts, though
/// that wins nothing any more.
#[test]
fn the_last_draw_makes_ready() {
    let situation = situation("234678m567p348s5z", "", 1);
    let mut meter = Budget::UNLIMITED.meter();
    let by_draws = SpDraw::default().value(&situation, &Default::default(), &mut meter).unwrap();
    let accepted = f64::from(by_draws.rows[0].n_tiles);
    assert!(accepted > 0.0 && by_draws.rows[0].shanten.number() == 1);
    // 136 tiles, of which 13 are in the hand and one is the indicator.
    let tenpai = f64::from(valued(&situation, &Options::new(1, 0)).now().tenpai);
    assert!((tenpai - accepted / 122.0).abs() < 1e-6, "{tenpai} of {accepted} tiles");
}

/// A graph that is built is the one that is valued.
#[test]
fn building_is_the_first_part_of_valuing() {
    let situation = situation("234678m567p348s15z", "", 17);
    let (options, mut meter) = (Options::new(2, 1), Budget::UNLIMITED.meter());
    let built = jp_dag::build(&situation, &options, &mut meter).unwrap();
    let valued = valued(&situation, &options);
    assert_eq!((built.n_states, built.n_steps), (valued.n_states, valued.n_steps));
    // Every state has a number for each of three outlooks, now and a turn later.
    assert!(valued.n_bytes > valued.n_states * 2 * 3 * 4, "{} bytes", valued.n_bytes);
}

/// Ready, with three dragons, and only the draws count: what a kan adds is its fu.
#[test]
fn a_kan_is_worth_its_fu() {
    let hand = "234678m55p34s555z";
    let silent = Situation { may_riichi: false, ..situation(hand, "", 2) };
    let worth = |kans| {
        let options = Options { fed: 0.0, kans, ..Options::new(0, 0) };
        f64::from(valued(&silent, &options).now().points)
    };
    // 136 tiles less 13 in the hand and an indicator; 2s and 5s complete it, eight tiles. White dragons and a
    // self-draw are 2 han: 30 fu, 500 and 1,000; with a closed kan 20 + 2 + 32 make 60 fu, 1,000 and 2,000.
    let last = |points: f64| 1500.0 + 8.0 / 121.0 * (points - 1500.0);
    let first = last(2000.0) + 8.0 / 122.0 * (2000.0 - last(2000.0));
    assert!((worth(false) - first).abs() < 1e-2, "{} is {first}", worth(false));
    let kan = first + 1.0 / 122.0 * (last(4000.0) - last(2000.0));
    assert!((worth(true) - kan).abs() < 1e-2, "{} is {kan}", worth(true));
}

/// The hand as it is and in riichi; with the kan, closed, likewise; and open, where a call is allowed.
#[test]
fn kans_are_states_of_their_own() {
    let situation = situation("234678m55p34s555z", "", 17);
    let n_states = |calls, kans| {
        let options = Options { kans, ..Options::new(0, calls) };
        jp_dag::size(&situation, &options, &mut Budget::UNLIMITED.meter()).unwrap()
    };
    assert_eq!(
        [(0, false), (0, true), (1, true)].map(|(c, k)| n_states(c, k)),
        [(1, 2), (1, 4), (1, 5)]
    );
    // Once the fourth dragon lies in someone's river there is no kan.
    let gone = Situation { seen: "5z".parse().unwrap(), ..situation.clone() };
    let mut meter = Budget::UNLIMITED.meter();
    assert_eq!(jp_dag::size(&gone, &Options::new(0, 1), &mut meter).unwrap(), (1, 2));
}

/// Nothing can be won any more: a ready hand gets half of what is paid, less the stick in riichi; another
/// pays as much.
#[test]
fn ready_hands_are_paid_at_the_end() {
    let situation = situation("234678m567p3488s4z", "2222333s5555s", 1);
    let valued = valued(&situation, &Options::new(0, 0));
    let points = |tile: &str, riichi| {
        let row = valued
            .rows
            .iter()
            .find(|row| row.discard == Some(tile.parse().unwrap()) && row.riichi == riichi);
        row.unwrap().now().points
    };
    assert_eq!(
        [points("4z", false), points("4z", true), points("3s", false)],
        [1500.0, 500.0, -1500.0]
    );
    let nothing = Options { at_end: jp_dag::AtEnd::Nothing, ..Options::new(0, 0) };
    let mut meter = Budget::UNLIMITED.meter();
    assert_eq!(jp_dag::value(&situation, &nothing, &mut meter).unwrap().now().points, 0.0);
}
