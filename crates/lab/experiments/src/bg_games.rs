//! Games of backgammon between two agents, with what each decision cost.

use parlor_agent::{Agent, Ask, Budget, Stream, draw_chance};
use parlor_backgammon::{Action, Backgammon, Cup, RuleSet, Score, Setup};
use parlor_backgammon_agents::registry;
use parlor_game::{Answers, Dealer, Entropy, Game, Silent, Turn};

use crate::clock::busy;
use crate::{Failed, Settings};

/// After so many turns a game is given up: about fifteen times the length of a usual one.
pub(crate) const TURNS_MAX: u32 = 1_000;

/// How one game went, seen by two players.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Played {
    /// Points of the first player, negative when the second has won; `None` at the cap.
    pub(crate) points: Option<i32>,
    pub(crate) turns: u32,
    /// What each player's decisions have cost.
    pub(crate) costs: [Vec<Cost>; 2],
}

/// What one decision has cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Cost {
    pub(crate) nodes: u64,
    /// CPU time in milliseconds.
    pub(crate) ms: f64,
}

impl Played {
    /// Did the first player win?
    pub(crate) fn is_won(&self) -> bool {
        self.points.is_some_and(|points| points > 0)
    }

    /// CPU time of one player's decisions, in seconds.
    pub(crate) fn seconds(&self, player: usize) -> f64 {
        self.costs[player].iter().map(|cost| cost.ms).sum::<f64>() / 1e3
    }
}

/// Plays game `number` between two agents by the source's rules: no cube, seat A starts. Each dice
/// sequence is played twice, so each player starts once with it.
pub(crate) fn play(
    settings: &Settings<'_>,
    specs: [&str; 2],
    number: u64,
) -> Result<Played, Failed> {
    let registry = registry();
    let seed = |player: u64| settings.stream("bg-agent", 2 * number + player).next_u64();
    let mut agents = Vec::new();
    for (player, spec) in (0..).zip(specs) {
        agents.push(registry.build(spec, seed(player)).map_err(Failed::by)?);
    }
    let mut cup = Cup(settings.stream("bg-dice", number / 2));
    let first = (number % 2) as usize;
    let mut game = Backgammon::start(&Setup::new(RuleSet::SEED, Score::MONEY));
    let mut played = Played::default();
    let mut legal = Vec::new();
    while game.turns() < TURNS_MAX {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance(at) => {
                let thrown = cup.answer(at).ok_or_else(|| Failed("no dice".to_owned()))?;
                game.apply(thrown, &mut Silent).map_err(Failed::by)?;
            }
            Turn::Decide(_) => {
                let seat = game.on_roll();
                let player = (seat.idx() + first) % 2;
                game.legal(seat, &mut legal);
                let ask = Ask { seat, view: &game, legal: &legal, budget: Budget::UNLIMITED };
                let action = decide(&mut agents[player], &ask, &mut played.costs[player]);
                game.advance(&Answers::one(seat, action), &mut Silent);
            }
        }
    }
    played.turns = game.turns();
    played.points = game.outcome().map(|outcome| {
        let player = (outcome.winner.idx() + first) % 2;
        if player == 0 { outcome.points } else { -outcome.points }
    });
    Ok(played)
}

/// Asks, unless there is nothing to choose, and notes the cost.
fn decide(
    agent: &mut Box<dyn Agent<Backgammon>>,
    ask: &Ask<'_, Backgammon>,
    costs: &mut Vec<Cost>,
) -> Action {
    if let [only] = *ask.legal {
        return only;
    }
    let (seconds, action) = busy(|| agent.decide(ask, None));
    costs.push(Cost { nodes: agent.nodes(), ms: 1e3 * seconds });
    action
}

/// `n` decisions with more than one play: about one in seven of random games by the source's rules.
pub(crate) fn decisions(mut stream: Stream, n: usize) -> Vec<Backgammon> {
    let setup = Setup::new(RuleSet::SEED, Score::MONEY);
    let (mut game, mut legal, mut found) = (Backgammon::start(&setup), Vec::new(), Vec::new());
    while found.len() < n {
        match game.turn() {
            Turn::Over => game = Backgammon::start(&setup),
            Turn::Chance(at) => draw_chance(&mut game, at, &mut stream),
            Turn::Decide(_) => {
                let seat = game.on_roll();
                game.legal(seat, &mut legal);
                if legal.len() > 1 && stream.below(7) == 0 {
                    found.push(game);
                }
                let action = legal[stream.below(legal.len() as u32) as usize];
                game.advance(&Answers::one(seat, action), &mut Silent);
            }
        }
    }
    found
}
