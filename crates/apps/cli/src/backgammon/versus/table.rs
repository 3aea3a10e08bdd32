//! One of the tables: both players and the dice.

use anyhow::{Context, ensure};
use parlor_agent::{Agent, Ask, Budget, Stream};
use parlor_backgammon::{
    Action, Backgammon, Contest, Cup, Dice, Outcome, Phase, RuleSet, Score, Setup, Thrown,
};
use parlor_backgammon_agents::net::{Evaluator, Networks};
use parlor_backgammon_agents::{Holder, MatchEquityTable, Stakes, registry};
use parlor_game::{Answers, Dealer, Game, Match, Seat, Silent, Turn};

use super::super::peer::{self, Peer, PeerSpec};
use super::Pair;

/// Both players, and who says how lucky a roll is.
pub(super) struct Table {
    agent: Box<dyn Agent<Backgammon>>,
    peer: Box<dyn Peer>,
    luck: Evaluator,
    match_to: Option<u16>,
}

/// Money games: gammons count, no cube.
const MONEY: RuleSet = RuleSet { cube: false, ..RuleSet::STANDARD };

impl Table {
    /// For money games, or for matches of this length.
    pub(super) fn new(peer: PeerSpec, agent: &str, match_to: Option<u16>) -> anyhow::Result<Table> {
        let rules = if match_to.is_some() { RuleSet::STANDARD } else { MONEY };
        let peer = peer.start(rules.cube, rules.jacoby)?;
        let agent = registry().build(agent, 1)?;
        Ok(Table { agent, peer, luck: Evaluator::new(Networks::shipped()), match_to })
    }

    /// The same dice twice, our agent at either seat.
    pub(super) fn pair(&mut self, pair: u64, seed: u64) -> anyhow::Result<Pair> {
        let (mut points, mut adjusted) = ([0.0; 2], [0.0; 2]);
        for (n, seat) in [Seat::A, Seat::B].into_iter().enumerate() {
            let played = match self.match_to {
                None => {
                    let dice = Cup(Stream::derived(seed, &[Stream::label("versus"), pair]));
                    self.money_game(seat, dice)
                }
                Some(to) => self.whole_match(seat, to, (seed, pair)),
            };
            let (won, luck) = played.with_context(|| format!("pair {pair}"))?;
            (points[n], adjusted[n]) = (won, won - luck);
        }
        Ok(Pair { pair, points, adjusted })
    }

    /// Our points in one game, and our luck.
    fn money_game(&mut self, ours: Seat, cup: Cup<Stream>) -> anyhow::Result<(f64, f64)> {
        let start = Backgammon::start(&Setup::new(MONEY, Score::MONEY));
        let (over, luck) = self.game(start, ours, cup)?;
        let Outcome { winner, points, .. } = over.outcome().context("the game has no result")?;
        let points = f64::from(points);
        Ok((if winner == ours { points } else { -points }, luck))
    }

    /// A match with the cube: 1 if we win it, else 0, and what of that was luck.
    fn whole_match(
        &mut self,
        ours: Seat,
        to: u16,
        (seed, pair): (u64, u64),
    ) -> anyhow::Result<(f64, f64)> {
        let mut contest = Contest::match_to(RuleSet::STANDARD, to).context("no such match")?;
        let mut luck = 0.0;
        while let Some((number, setup)) = contest.next() {
            // Games have dice of their own: a longer game at one seat does not change the next one.
            let path = [Stream::label("versus-match"), pair, number];
            let cup = Cup(Stream::derived(seed, &path));
            let (over, lucky) = self.game(Backgammon::start(&setup), ours, cup)?;
            contest.record(&over)?;
            luck += lucky;
        }
        let winner = contest.score().winner().context("the match has no winner")?;
        Ok((if winner == ours { 1.0 } else { 0.0 }, luck))
    }

    /// The end of a game, and our luck in it.
    fn game(
        &mut self,
        mut game: Backgammon,
        ours: Seat,
        mut cup: Cup<Stream>,
    ) -> anyhow::Result<(Backgammon, f64)> {
        let mut luck = 0.0;
        loop {
            let seat = match game.turn() {
                Turn::Over => return Ok((game, luck)),
                Turn::Chance(at) => {
                    let thrown = cup.answer(at).context("the dice are gone")?;
                    luck += self.luck_of(&game, thrown, ours);
                    game.apply(thrown, &mut Silent)?;
                    continue;
                }
                Turn::Decide(seats) => seats.first().context("nobody is asked")?,
            };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            ensure!(!legal.is_empty(), "nothing is legal");
            let action = match legal[..] {
                [only] => only,
                _ if seat == ours => self.ours(&game, seat, &legal),
                _ => peer::decide(self.peer.as_mut(), &game.position())?,
            };
            game.resolve(&Answers::one(seat, action), &mut Silent)?;
        }
    }

    fn ours(&mut self, game: &Backgammon, seat: Seat, legal: &[Action]) -> Action {
        let ask = Ask { seat, view: game, legal, budget: Budget::UNLIMITED };
        self.agent.decide(&ask, None)
    }

    /// How much more a throw is worth to us than the mean of all that were possible; a tie in the opening
    /// changes nothing.
    fn luck_of(&mut self, game: &Backgammon, thrown: Thrown, ours: Seat) -> f64 {
        match thrown {
            Thrown::Opening { a, b } if a == b => 0.0,
            Thrown::Opening { a, b } => {
                let first = if a > b { Seat::A } else { Seat::B };
                let [mine, his] = [Seat::A, Seat::B].map(|seat| self.worths(game, seat));
                let found = if a > b { mine } else { his };
                let found = worth_of(&found, Dice::new(a, b));
                // Each throw that is no double comes as often for either.
                let without_doubles = |worths: &[f64; 21]| {
                    let singles = Dice::all().zip(worths).filter(|(dice, _)| !dice.is_double());
                    singles.map(|(_, worth)| worth).sum::<f64>() / 15.0
                };
                let (mine, his) = (without_doubles(&mine), self.other(without_doubles(&his)));
                let mean = f64::midpoint(mine, his);
                let mean = if first == Seat::A { mean } else { self.other(mean) };
                (found - mean) * sign(first == ours)
            }
            Thrown::Roll(dice) => {
                let worths = self.worths(game, game.on_roll());
                let weighed = |(dice, worth): (Dice, &f64)| f64::from(dice.weight()) / 36.0 * worth;
                let mean: f64 = Dice::all().zip(&worths).map(weighed).sum();
                (worth_of(&worths, dice) - mean) * sign(game.on_roll() == ours)
            }
        }
    }

    /// What each roll is worth to `seat`, who is on roll: points, or chances to win the match.
    fn worths(&mut self, game: &Backgammon, seat: Seat) -> [f64; 21] {
        let opening = matches!(game.phase(), Phase::Opening { .. });
        let board = if opening { game.rules().board() } else { *game.board() };
        if self.match_to.is_none() {
            return self.luck.roll_equities(&board);
        }
        let stakes = Stakes::of(game.score(), seat, MatchEquityTable::kazaross_xg2());
        let cube = game.cube();
        let holder = match cube.owner() {
            _ if game.score().is_crawford() => None,
            None => Some(Holder::Centre),
            Some(owner) if owner == seat => Some(Holder::Own),
            Some(_) => Some(Holder::Other),
        };
        self.luck.roll_worths(&board, &stakes, (cube.value().unsigned_abs(), holder))
    }

    /// The same value as the other player has it.
    fn other(&self, value: f64) -> f64 {
        if self.match_to.is_some() { 1.0 - value } else { -value }
    }
}

fn sign(is_plus: bool) -> f64 {
    if is_plus { 1.0 } else { -1.0 }
}

fn worth_of(worths: &[f64; 21], dice: Dice) -> f64 {
    let found = Dice::all().zip(worths).find(|(other, _)| *other == dice);
    found.map_or(0.0, |(_, worth)| *worth)
}
