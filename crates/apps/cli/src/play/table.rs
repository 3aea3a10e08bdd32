//! One table: deals are played until the match is over.

use std::io::{self, BufRead, Write};

use parlor_agent::{Agent, Ask, Budget, Message, Registry, Stream};
use parlor_game::{Answers, Dealer, Game, Input, Match, Observed, Seat, Turn};
use parlor_kit::{Came, EventOf, GameOf, Offer, Played, PlayedDeal, Words};

use super::audience::Audience;
use super::person::{Reply, Terminal};
use super::seats::Player;
use crate::language::{self, say};

/// A table with its players.
pub(super) struct Table<'a, K: Words, R, W> {
    kit: K,
    sheet: K::Match,
    players: Vec<Player>,
    registry: &'a Registry<GameOf<K>>,
    seed: u64,
    terminal: Terminal<R, W>,
    audience: Audience,
    deals: Vec<PlayedDeal<K>>,
}

/// How a deal was left.
#[derive(PartialEq)]
enum Left {
    Finished,
    Quit,
}

/// The longest a deal may run; random play of some variants is long but ends.
const TRANSITIONS_MAX: u64 = 1_000_000;

impl<'a, K: Words, R: BufRead, W: Write> Table<'a, K, R, W> {
    /// A table at which nothing has been played.
    pub(super) fn new(
        kit: K,
        players: Vec<Player>,
        registry: &'a Registry<GameOf<K>>,
        seed: u64,
        terminal: Terminal<R, W>,
    ) -> Table<'a, K, R, W> {
        let audience = Audience::new(&players, K::HAS_SECRETS);
        let (sheet, deals) = (kit.begin(), Vec::new());
        Table { kit, sheet, players, registry, seed, terminal, audience, deals }
    }

    /// Plays the match, or the given number of its deals.
    pub(super) fn play(&mut self, deals_max: Option<u64>) -> anyhow::Result<()> {
        for (seat, player) in Seat::ALL.iter().zip(&self.players) {
            let player = match player {
                Player::Person => Message::new("cli-person"),
                Player::Agent(spec) => Message::verbatim(spec.clone()),
            };
            let line = Message::new("cli-seat").with("seat", *seat).with("player", player);
            writeln!(self.terminal.output, "{}", say(&line))?;
        }
        for _ in 0..deals_max.unwrap_or(u64::MAX) {
            let Some((number, setup)) = self.sheet.next() else { break };
            let mut game = GameOf::<K>::start(&setup);
            let chance = Stream::derived(self.seed, &[Stream::label("chance"), number]);
            let mut dealer = self.kit.dealer(&setup, chance);
            let standing = *self.sheet.standing().as_array();
            self.deals.push(PlayedDeal { number, setup, came: Vec::new(), standing });
            if self.deal(&mut game, &mut dealer, number)? == Left::Quit {
                break;
            }
            self.audience.gather(&mut self.terminal)?;
            let say = &language::reader();
            writeln!(self.terminal.output, "{}", K::result(&game, say))?;
            self.sheet.record(&game)?;
            if let Some(deal) = self.deals.last_mut() {
                deal.standing = *self.sheet.standing().as_array();
            }
            let sheet = K::sheet(&self.sheet, say).unwrap_or_else(|| score(&self.sheet));
            writeln!(self.terminal.output, "{sheet}\n")?;
        }
        Ok(())
    }

    /// What was played so far.
    pub(super) fn played(self) -> Played<K> {
        let players = Seat::ALL.iter().zip(&self.players);
        Played {
            rules: self.kit.rules(),
            players: players.map(|(seat, player)| format!("{} ({seat})", player.name())).collect(),
            deals: self.deals,
            sheet: Some(self.sheet),
        }
    }

    fn deal(
        &mut self,
        game: &mut GameOf<K>,
        dealer: &mut impl Dealer<GameOf<K>>,
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
                    self.note(Came::input(Input::Chance(at, chance)));
                }
                Turn::Decide(asked) => {
                    let mut answers = Answers::NONE;
                    for seat in asked {
                        match self.reply(game, seat, &mut agents[seat.idx()])? {
                            Reply::Action(action) => answers = answers.with(seat, action),
                            Reply::Quit => return Ok(Left::Quit),
                            Reply::Offer(Offer { worth, question }) => {
                                if self.is_accepted(question, seat)? {
                                    K::resign(game, seat, worth, &mut events)?;
                                    self.note(Came::Resigned { by: seat, worth });
                                }
                                break;
                            }
                        }
                    }
                    if answers.seats() == asked {
                        game.resolve(&answers, &mut events)?;
                        self.note(Came::input(Input::Answers(answers)));
                    }
                }
            }
            self.tell(&before, &events, &mut agents)?;
        }
        anyhow::bail!("the deal has not ended after {TRANSITIONS_MAX} transitions")
    }

    fn note(&mut self, came: Came<K>) {
        if let Some(deal) = self.deals.last_mut() {
            deal.came.push(came);
        }
    }

    /// What `seat` does: a single legal action is done without asking.
    fn reply(
        &mut self,
        game: &GameOf<K>,
        seat: Seat,
        agent: &mut Option<Box<dyn Agent<GameOf<K>>>>,
    ) -> anyhow::Result<Reply<K>> {
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
    fn is_accepted(&mut self, question: Message, by: Seat) -> io::Result<bool> {
        let other = self.sheet.seats().after(by).unwrap_or(by);
        if self.players[other.idx()] != Player::Person {
            return Ok(true);
        }
        let question = Message::new("cli-asked").with("seat", other).with("question", question);
        let agrees = self.terminal.agrees(question)?;
        if !agrees {
            writeln!(self.terminal.output, "{}", say(&Message::new("cli-declined")))?;
        }
        Ok(agrees)
    }

    /// Tells everyone what they have seen: agents by events, people in words.
    fn tell(
        &mut self,
        before: &GameOf<K>,
        events: &[EventOf<K>],
        agents: &mut [Option<Box<dyn Agent<GameOf<K>>>>],
    ) -> anyhow::Result<()> {
        for event in events {
            for (seat, agent) in Seat::ALL.into_iter().zip(agents.iter_mut()) {
                if let (Some(agent), Some(seen)) = (agent, GameOf::<K>::seen_by(event, seat)) {
                    agent.observe(&seen);
                }
            }
        }
        for listener in self.audience.listeners() {
            let mut view = before.view(listener);
            for seen in events.iter().filter_map(|event| GameOf::<K>::seen_by(event, listener)) {
                if let Some(words) = K::tell(&view, &seen) {
                    self.audience.say(listener, say(&words), &mut self.terminal)?;
                }
                GameOf::<K>::fold(&mut view, &seen)?;
            }
        }
        Ok(())
    }
}

/// The score in one line.
fn score<M: Match>(contest: &M) -> String {
    let standing = contest.standing();
    let score: Vec<String> =
        standing.pick(contest.seats()).map(|(seat, n)| format!("{seat} {n}")).collect();
    say(&Message::new("cli-score").with("score", score.join(", ")))
}
