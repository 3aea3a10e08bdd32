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

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    base: Counts,
    called: Vec<[Kind; 3]>,
    riichi: bool,
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

    fn left(&self, hand: &Counts, kind: Kind) -> u8 {
        let open = self.situation.hand.melds.iter().flat_map(Meld::tiles);
        let outside = self.situation.seen.iter().chain(self.situation.dora.iter().copied());
        let gone = outside.chain(open.copied()).filter(|tile| tile.kind() == kind).count() as u8;
        4u8.saturating_sub(gone).saturating_sub(self.root()[kind].max(hand[kind]))
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
        state.called.iter().flatten().all(|&kind| rest.remove(kind)).then_some(rest)
    }

    fn hand(&self, state: &State) -> Hand {
        let mut hand = Hand {
            concealed: Tiles::plain(self.concealed(state).unwrap()),
            melds: self.situation.hand.melds,
        };
        for set in &state.called {
            let [a, b, c] = set.map(Tile::plain);
            let meld = Meld::chi(a, [b, c]).or(Meld::pon(a, [b, c], Relative::Across)).unwrap();
            assert!(hand.melds.push(meld));
        }
        hand
    }

    /// Is it in `Q_S`? Every called set has a new tile of its own.
    fn is_state(&self, state: &State) -> bool {
        let matches = |called: &[[Kind; 3]]| {
            fn assign(called: &[[Kind; 3]], new: &mut HashMap<Kind, u8>) -> bool {
                let Some((first, rest)) = called.split_first() else { return true };
                first.iter().any(|kind| {
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
            && state.called.len() <= usize::from(self.options.calls)
            && matches(&state.called)
            && self.concealed(state).is_some()
            && (!state.riichi
                || self.situation.hand.is_closed()
                    && state.called.is_empty()
                    && self.hand(state).shanten().unwrap().number() <= 0)
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
            self.root()[kind] > state.base[kind] || self.situation.river.contains(kind)
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
            let full = hand.concealed.counts();
            let left = |kind| f64::from(self.left(full, kind));
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
            return (stick, 0.0, f64::from(u8::from(is_ready)));
        }
        if let Some(&known) = self.known.get(&(state.clone(), draw, turn)) {
            return known;
        }
        let worth = if draw { self.drawn(state, turn) } else { self.called(state, turn) };
        self.known.insert((state.clone(), draw, turn), worth);
        worth
    }

    /// States reached by taking `kind` in, with `set` called if one is named.
    fn next(&self, state: &State, kind: Kind, set: Option<[Kind; 3]>) -> Vec<State> {
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
                let mut own: Vec<Kind> = set.to_vec();
                own.remove(own.iter().position(|&tile| tile == kind).unwrap());
                if !own.iter().all(|&tile| rest.remove(tile)) || swaps(set, kind, out) {
                    continue;
                }
            }
            if !rest.contains(out) {
                continue;
            }
            let mut called = state.called.clone();
            called.extend(set);
            called.sort_unstable_by_key(|set| (set[0] == set[1], *set));
            for riichi in [false, true] {
                let next = State { base, called: called.clone(), riichi };
                if !(riichi && set.is_some()) && self.is_state(&next) {
                    found.push(next);
                }
            }
        }
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
        for kind in Kind::all().filter(|&kind| self.left(&state.base, kind) > 0).collect::<Vec<_>>()
        {
            let mut best = stay;
            if let Some(points) = self.points(state, kind, Finish::Tsumo).filter(|&u| u > best.0) {
                best = (points, 1.0, 1.0);
            }
            self.best(self.next(state, kind, None), turn, &mut best);
            let chance = f64::from(self.left(&state.base, kind)) / self.unseen(turn);
            sum = mixed(sum, chance, best, stay);
        }
        sum
    }

    fn called(&mut self, state: &State, turn: u8) -> Worth {
        let pass = self.worth(state, true, turn);
        let mut sum = pass;
        for kind in Kind::all().filter(|&kind| self.left(&state.base, kind) > 0).collect::<Vec<_>>()
        {
            let (mut best, mut from) = (pass, 1.0);
            for first in Kind::all() {
                if let (Some(second), Some(third)) = (first.up(1), first.up(2)) {
                    let set = [first, second, third];
                    if set.contains(&kind) {
                        self.best(self.next(state, kind, Some(set)), turn, &mut best);
                    }
                }
            }
            if let Some(points) = self.points(state, kind, Finish::Ron).filter(|&u| u > best.0) {
                (best, from) = ((points, 1.0, 1.0), 3.0);
            }
            if self.best(self.next(state, kind, Some([kind; 3])), turn, &mut best) {
                from = 3.0;
            }
            let chance = from * f64::from(self.left(&state.base, kind)) / self.unseen(turn);
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
fn swaps(set: [Kind; 3], called: Kind, out: Kind) -> bool {
    set[0] != set[1]
        && (called == set[0] && set[2].up(1) == Some(out)
            || called == set[2] && set[0].down(1) == Some(out))
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
    ] {
        let situation = situation(hand, FEW, 3);
        let options = Options::new(exchanges, calls);
        let ours = valued(&situation, &options);
        let mut words =
            Words { situation: &situation, options, bases: HashSet::new(), known: HashMap::new() };
        words.find_bases();
        assert_eq!(ours.n_bases, words.bases.len(), "{hand}");
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
    let without = valued(&situation, &Options::new(2, 0)).now();
    let with = valued(&situation, &Options::new(2, 2)).now();
    assert!(with.win > without.win && with.points > without.points, "{with:?} {without:?}");
    // The less the others discard what is wanted, the less: never at last, and then calls are nothing.
    let fed = |fed, calls| {
        let options = Options { fed, fed_riichi: fed, ..Options::new(2, calls) };
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
