//! One table: deals are played until the match is over.

use std::io::{self, BufRead, Write};

use parlor_agent::{Agent, Ask, Budget, Message, Registry, Stream};
use parlor_game::{Answers, Dealer, Game, Input, Match, Observed, Seat, Turn};

use super::audience::Audience;
use super::person::{Reply, Terminal};
use super::seats::Player;
use super::words::Words;
use crate::language::{self, say};

/// A table with its players.
pub(super) struct Table<'a, M: Match<Game: Words>, R, W> {
    pub(super) contest: M,
    pub(super) players: Vec<Player>,
    registry: &'a Registry<M::Game>,
    seed: u64,
    terminal: Terminal<R, W>,
    audience: Audience,
    pub(super) deals: Vec<DealRecord<M::Game>>,
}

/// All that came into one deal, as a record holds it.
pub(super) struct DealRecord<G: Words> {
    pub(super) setup: G::Setup,
    pub(super) inputs: Vec<Input<G>>,
    /// The offer that ended it, if one did.
    pub(super) accepted: Option<G::Offer>,
}

/// How a deal was left.
#[derive(PartialEq)]
enum Left {
    Finished,
    Quit,
}

/// The longest a deal may run; random play of some variants is long but ends.
const TRANSITIONS_MAX: u64 = 1_000_000;

impl<'a, M: Match<Game: Words>, R: BufRead, W: Write> Table<'a, M, R, W> {
    /// A table at which nothing has been played.
    pub(super) fn new(
        contest: M,
        players: Vec<Player>,
        registry: &'a Registry<M::Game>,
        seed: u64,
        terminal: Terminal<R, W>,
    ) -> Table<'a, M, R, W> {
        let audience = Audience::new(&players, M::Game::HAS_SECRETS);
        Table { contest, players, registry, seed, terminal, audience, deals: Vec::new() }
    }

    /// Plays the whole match. `deal` makes the dealer of one deal from its setup and stream;
    /// `standing` puts the score into words.
    pub(super) fn play<D: Dealer<M::Game>>(
        &mut self,
        deal: impl Fn(&<M::Game as Game>::Setup, Stream) -> D,
        standing: impl Fn(&M) -> String,
    ) -> anyhow::Result<()> {
        for (seat, player) in Seat::ALL.iter().zip(&self.players) {
            let player = match player {
                Player::Person => Message::new("cli-person"),
                Player::Agent(spec) => Message::verbatim(spec.clone()),
            };
            let line = Message::new("cli-seat").with("seat", *seat).with("player", player);
            writeln!(self.terminal.output, "{}", say(&line))?;
        }
        while let Some((number, setup)) = self.contest.next() {
            let mut game = M::Game::start(&setup);
            let chance = Stream::derived(self.seed, &[Stream::label("chance"), number]);
            let mut dealer = deal(&setup, chance);
            self.deals.push(DealRecord { setup, inputs: Vec::new(), accepted: None });
            if self.deal(&mut game, &mut dealer, number)? == Left::Quit {
                return Ok(());
            }
            self.audience.gather(&mut self.terminal)?;
            writeln!(self.terminal.output, "{}", game.result(&language::reader()))?;
            self.contest.record(&game)?;
            writeln!(self.terminal.output, "{}\n", standing(&self.contest))?;
        }
        Ok(())
    }

    fn deal(
        &mut self,
        game: &mut M::Game,
        dealer: &mut impl Dealer<M::Game>,
        number: u64,
    ) -> anyhow::Result<Left> {
        let mut agents = Vec::new();
        for (seat, player) in Seat::ALL.iter().zip(&self.players) {
            let parts = [Stream::label("agent"), number, seat.idx() as u64];
            let seed = Stream::derived(self.seed, &parts).next_u64();
            agents.push(player.agent(self.registry, seed)?);
        }
        let mut events = Vec::new();
        for _ in 0..TRANSITIONS_MAX {
            let before = game.clone();
            events.clear();
            match game.turn() {
                Turn::Over => return Ok(Left::Finished),
                Turn::Chance(at) => {
                    let chance = dealer
                        .answer(at)
                        .ok_or_else(|| anyhow::anyhow!("the dealer has no answer at {at:?}"))?;
                    game.apply(chance, &mut events)?;
                    self.note(Input::Chance(at, chance));
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        match self.reply(game, seat, &mut agents[seat.idx()])? {
                            Reply::Action(action) => answers = answers.with(seat, action),
                            Reply::Quit => return Ok(Left::Quit),
                            Reply::Offer(offer) => {
                                if self.is_accepted(offer, seat)? {
                                    game.accept(offer, &mut events);
                                    if let Some(deal) = self.deals.last_mut() {
                                        deal.accepted = Some(offer);
                                    }
                                }
                                break;
                            }
                        }
                    }
                    if answers.seats() == asked {
                        game.resolve(&answers, &mut events)?;
                        self.note(Input::Answers(answers));
                    }
                }
            }
            self.tell(&before, &events, &mut agents)?;
        }
        anyhow::bail!("the deal has not ended after {TRANSITIONS_MAX} transitions")
    }

    fn note(&mut self, input: Input<M::Game>) {
        if let Some(deal) = self.deals.last_mut() {
            deal.inputs.push(input);
        }
    }

    /// What `seat` does: a single legal action is done without asking.
    fn reply(
        &mut self,
        game: &M::Game,
        seat: Seat,
        agent: &mut Option<Box<dyn Agent<M::Game>>>,
    ) -> anyhow::Result<Reply<M::Game>> {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return Ok(Reply::Action(only));
        }
        let Some(agent) = agent else {
            let there = self.audience.hand_over(seat, &mut self.terminal)?;
            return Ok(if there { self.terminal.ask(game, seat, &legal)? } else { Reply::Quit });
        };
        let view = game.view(seat);
        let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        Ok(Reply::Action(agent.decide(&ask, None)))
    }

    /// Does the other side agree? Agents take whatever is offered to them.
    fn is_accepted(&mut self, offer: <M::Game as Words>::Offer, by: Seat) -> io::Result<bool> {
        let other = self.contest.seats().after(by).unwrap_or(by);
        if self.players[other.idx()] != Player::Person {
            return Ok(true);
        }
        let question = Message::new("cli-asked").with("seat", other);
        let question = question.with("question", M::Game::offer_question(offer));
        let agrees = self.terminal.agrees(question)?;
        if !agrees {
            writeln!(self.terminal.output, "{}", say(&Message::new("cli-declined")))?;
        }
        Ok(agrees)
    }

    /// Tells everybody what they have seen: agents by events, people in words.
    fn tell(
        &mut self,
        before: &M::Game,
        events: &[<M::Game as Game>::Event],
        agents: &mut [Option<Box<dyn Agent<M::Game>>>],
    ) -> anyhow::Result<()> {
        for event in events {
            for (seat, agent) in Seat::ALL.into_iter().zip(agents.iter_mut()) {
                if let (Some(agent), Some(seen)) = (agent, M::Game::seen_by(event, seat)) {
                    agent.observe(&seen);
                }
            }
        }
        for listener in self.audience.listeners() {
            let mut view = before.view(listener);
            for seen in events.iter().filter_map(|event| M::Game::seen_by(event, listener)) {
                if let Some(words) = M::Game::tell(&view, &seen) {
                    self.audience.say(listener, say(&words), &mut self.terminal)?;
                }
                M::Game::fold(&mut view, &seen)?;
            }
        }
        Ok(())
    }
}

/// The score in one line.
pub(super) fn score<M: Match>(contest: &M) -> String {
    let standing = contest.standing();
    let score: Vec<String> =
        standing.pick(contest.seats()).map(|(seat, n)| format!("{seat} {n}")).collect();
    say(&Message::new("cli-score").with("score", score.join(", ")))
}
