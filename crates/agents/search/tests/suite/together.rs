//! Searches that keep worlds together: what is open is played as it is, and nobody plans by what they
//! cannot see.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_agent::{Bound, Budget, Meter, Spent};
use parlor_game::{Answers, BySeat, Game, Illegal, Seat, SeatSet, Silent, Sink, Turn};
use parlor_search::{AlphaMu, Bounds, Coverage, Epimc, Found, Returns, Samples, Search, Together};
use parlor_toy::TicTacToe;

/// Take 6 for sure, or guess how a coin lies that nobody has seen: 10 or nothing. Before the guess
/// another seat may say either word, which means nothing.
#[derive(Clone, PartialEq, Debug)]
struct Coin {
    heads: bool,
    said: Vec<Word>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    Sure,
    Guess,
    Heads,
    Tails,
}

impl Game for Coin {
    type Setup = bool;
    type Action = Word;
    type Address = ();
    type Chance = ();
    type Event = ();

    fn start(&heads: &bool) -> Coin {
        Coin { heads, said: Vec::new() }
    }

    fn seats(&self) -> SeatSet {
        SeatSet::one(Seat::A).with(Seat::B)
    }

    fn turn(&self) -> Turn<()> {
        match *self.said {
            [] | [Word::Guess, _] => Turn::Decide(SeatSet::one(Seat::A)),
            [Word::Guess] => Turn::Decide(SeatSet::one(Seat::B)),
            _ => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Word>) {
        out.clear();
        match (&*self.said, seat) {
            ([], Seat::A) => out.extend([Word::Guess, Word::Sure]),
            ([Word::Guess], Seat::B) | ([Word::Guess, _], Seat::A) => {
                out.extend([Word::Heads, Word::Tails]);
            }
            _ => {}
        }
    }

    fn advance(&mut self, answers: &Answers<Word>, _events: &mut impl Sink<()>) {
        self.said.extend(answers.iter().map(|(_, word)| word));
    }

    fn apply(&mut self, _chance: (), _events: &mut impl Sink<()>) -> Result<(), Illegal> {
        Err(Illegal::Chance { reason: "no-chance" })
    }

    fn returns(&self) -> BySeat<i32> {
        let truth = if self.heads { Word::Heads } else { Word::Tails };
        let won = match *self.said {
            [Word::Sure] => 6,
            [_, _, guess] if guess == truth => 10,
            _ => 0,
        };
        BySeat::from_fn(|seat| if seat == Seat::A { won } else { -won })
    }
}

/// Open worlds are played to the end; a seat knows nothing but what was said.
struct Blind;

impl<G: Game> Together<G> for Blind {
    fn value(&mut self, world: &G, seat: Seat, meter: &mut Meter<'_>) -> Option<f64> {
        let mut search = Search::new(Returns(Bounds::symmetric(10.0)));
        let found = search.alpha_beta(world, seat, 9, meter);
        found.spent.is_none().then_some(found.value)
    }

    fn knowledge(&self, _world: &G, _mover: Seat) -> u64 {
        0
    }
}

const BOTH: [Word; 2] = [Word::Guess, Word::Sure];

fn coins() -> [(Coin, f64); 2] {
    [true, false].map(|heads| (Coin::start(&heads), 1.0))
}

fn epimc(depth: u32) -> Found<Word> {
    let mut meter = Budget::UNLIMITED.meter();
    Epimc { depth }.search(&coins(), Coverage::All, (Seat::A, &BOTH), &mut Blind, &mut meter)
}

fn alphamu(moves: u32) -> Found<Word> {
    let mut meter = Budget::UNLIMITED.meter();
    let search = AlphaMu { moves, ..AlphaMu::default() };
    search.search(&coins(), Coverage::All, (Seat::A, &BOTH), &mut Blind, &mut meter)
}

fn value(found: &Found<Word>, word: Word) -> f64 {
    let one = found.candidates.iter().find(|one| one.action == word).unwrap();
    one.value.unwrap().value
}

/// With open coins a guess is never wrong, which is the strategy fusion of PIMC.
#[test]
fn a_guess_is_worth_what_one_guess_for_all_worlds_is_worth() {
    for open in [epimc(1), epimc(2), alphamu(1)] {
        assert_eq!((open.action, value(&open, Word::Guess)), (Some(Word::Guess), 10.0));
    }
    for one_plan in [epimc(3), epimc(9), alphamu(2), alphamu(5)] {
        assert_eq!((one_plan.action, one_plan.value), (Some(Word::Sure), 6.0));
        assert_eq!(value(&one_plan, Word::Guess), 5.0);
        assert_eq!(one_plan.samples, Samples::Worlds(2));
        let errors = one_plan.candidates.iter().filter_map(|one| one.value?.error);
        assert_eq!(errors.count(), 0, "these are all worlds");
    }
}

/// Heads three times as likely make the guess worth 7.5, and it is to be heads.
#[test]
fn worlds_count_by_their_weights() {
    let worlds = [(Coin::start(&true), 3.0), (Coin::start(&false), 1.0)];
    let mut meter = Budget::UNLIMITED.meter();
    let asked = (Seat::A, &BOTH[..]);
    let deep = Epimc { depth: 3 }.search(&worlds, Coverage::All, asked, &mut Blind, &mut meter);
    let plan = AlphaMu::default().search(&worlds, Coverage::All, asked, &mut Blind, &mut meter);
    for found in [deep, plan] {
        assert_eq!((found.action, found.value), (Some(Word::Guess), 7.5));
    }
}

/// In an open game everything is known, however many actions are planned together.
#[test]
fn one_open_world_is_worth_what_minimax_finds() {
    for opening in 0..9 {
        let mut game = TicTacToe::start(&Seat::A);
        let mut legal = Vec::new();
        for nth in [opening, 3, 2] {
            let seat = game.turn().asked().first().unwrap();
            game.legal(seat, &mut legal);
            game.advance(&Answers::one(seat, legal[nth % legal.len()]), &mut Silent);
        }
        let seat = game.turn().asked().first().unwrap();
        game.legal(seat, &mut legal);
        let mut meter = Budget::UNLIMITED.meter();
        let returns = Returns(Bounds::symmetric(10.0));
        let exact = Search::new(returns).all_exact().minimax(&game, seat, 9, &mut meter);
        let worlds = [(game, 1.0)];
        for n in [1, 2, 4] {
            let asked = (seat, &legal[..]);
            let deep =
                Epimc { depth: n }.search(&worlds, Coverage::All, asked, &mut Blind, &mut meter);
            let plans = AlphaMu { moves: n, ..AlphaMu::default() };
            let plan = plans.search(&worlds, Coverage::All, asked, &mut Blind, &mut meter);
            for found in [&deep, &plan] {
                assert_eq!((found.value, found.action), (exact.value, exact.action), "{n}");
            }
            for ((one, two), exact) in
                deep.candidates.iter().zip(&plan.candidates).zip(&exact.candidates)
            {
                let exact = exact.value.unwrap().value;
                assert_eq!(one.value.unwrap().value, exact);
                let value = two.value.unwrap();
                let is_cut = value.bound == Bound::AtMost && value.value >= exact;
                assert!(value.value == exact || is_cut, "{value:?} {exact}");
            }
        }
    }
}

/// What was finished counts when the budget ends, and never more nodes are visited than it allows.
#[test]
fn a_spent_budget_falls_back_on_what_was_finished() {
    for nodes in 0..60 {
        for which in [0, 1] {
            let mut meter = Budget::nodes(nodes).meter();
            let asked = (Seat::A, &BOTH[..]);
            let found = if which == 0 {
                Epimc { depth: 3 }.search(&coins(), Coverage::All, asked, &mut Blind, &mut meter)
            } else {
                AlphaMu::default().search(&coins(), Coverage::All, asked, &mut Blind, &mut meter)
            };
            assert!(found.nodes <= nodes && found.action.is_some());
            match found.spent {
                None => assert_eq!(found.action, Some(Word::Sure)),
                Some(spent) => assert_eq!(spent, Spent::Nodes),
            }
        }
    }
}
