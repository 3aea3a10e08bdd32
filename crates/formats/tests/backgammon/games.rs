//! Random games to write and read back.

use parlor_backgammon::{
    Action, Backgammon, Contest, Cup, Position, Resignation, RuleSet, Score, Setup, Win,
};
use parlor_game::{Answers, Dealer, Entropy, Game, Input, Seat, Silent, Turn};
use proptest::prelude::*;

/// A small generator (splitmix64), enough to vary test games.
pub(crate) struct Mix(pub(crate) u64);

impl Entropy for Mix {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(z ^ z >> 31) * u128::from(n)) >> 64) as u32
    }
}

/// What came into one game, and how it ended.
pub(crate) struct Played {
    pub(crate) inputs: Vec<Input<Backgammon>>,
    pub(crate) resigned: Option<Resignation>,
    pub(crate) end: Backgammon,
}

/// Plays one game at random; cube actions come up now and then, and one game in eight is resigned.
pub(crate) fn play(setup: &Setup, mix: &mut Mix, mut watch: impl FnMut(&Backgammon)) -> Played {
    let mut game = Backgammon::start(setup);
    let mut inputs = Vec::new();
    let gives_up = (mix.below(8) == 0).then(|| mix.below(60));
    let mut legal = Vec::new();
    loop {
        watch(&game);
        if gives_up.is_some_and(|turns| game.turns() >= turns) {
            let by = if mix.below(2) == 0 { Seat::A } else { Seat::B };
            let resignation = Resignation { by, win: Win::ALL[mix.below(3) as usize] };
            if resignation.accept(&mut game, &mut Silent).is_ok() {
                watch(&game);
                return Played { inputs, resigned: Some(resignation), end: game };
            }
        }
        let input = match game.turn() {
            Turn::Over => return Played { inputs, resigned: None, end: game },
            Turn::Chance(at) => Input::Chance(at, Cup(&mut *mix).answer(at).unwrap()),
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                game.legal(seat, &mut legal);
                Input::Answers(Answers::one(seat, choose(&legal, mix)))
            }
        };
        input.put_to(&mut game, &mut Silent).unwrap();
        inputs.push(input);
    }
}

/// Doubles are offered one time in eight and taken three times in four.
fn choose(legal: &[Action], mix: &mut Mix) -> Action {
    let eighth = mix.below(8);
    match legal[0] {
        Action::Roll => legal[usize::from(eighth == 0)],
        Action::Take if eighth < 2 => Action::Drop,
        Action::Take if eighth < 4 => *legal.last().unwrap(),
        Action::Take => Action::Take,
        _ => *mix.pick(legal).unwrap(),
    }
}

/// A ruleset and a score to play at.
pub(crate) fn any_setup() -> impl Strategy<Value = (RuleSet, Score)> {
    let score = (0u16..8, 0u16..7, 0u16..7, any::<bool>()).prop_filter_map(
        "no game is played at this score",
        |(to, a, b, crawford)| match to {
            0 => Some(Score::money(a, b)),
            _ => Score::at(to, a, b, crawford),
        },
    );
    (proptest::sample::select(RuleSet::ALL.to_vec()), score)
}

/// Any position that comes up in a game.
pub(crate) fn any_position() -> impl Strategy<Value = Position> {
    (any_setup(), any::<u64>(), any::<prop::sample::Index>()).prop_map(
        |((rules, score), seed, n)| {
            let mut seen = Vec::new();
            play(&Setup::new(rules, score), &mut Mix(seed), |game| seen.push(game.position()));
            *n.get(&seen)
        },
    )
}

/// A contest and the entropy to play it with.
pub(crate) fn any_contest() -> impl Strategy<Value = (Contest, RuleSet, u64)> {
    (proptest::sample::select(RuleSet::ALL.to_vec()), 0u16..6, any::<u64>()).prop_map(
        |(rules, to, seed)| {
            let contest = match to {
                0 => Contest::money(rules, 3),
                _ => Contest::match_to(rules, to).unwrap(),
            };
            (contest, rules, seed)
        },
    )
}
