//! One input after the other.

use std::collections::VecDeque;

use parlor_game::Seat;
use parlor_kit::Kit;
use parlor_wire::online::{ClientMsg, DealAtMsg, ErrorCode};

use crate::chat::Said;
use crate::claim::Claim;
use crate::current_match::{CurrentMatch, Phase, Promised, Stage};
use crate::entrant::{Entrant, Person};
use crate::exhibition::Pace;
use crate::spectators::Spectators;
use crate::{ActionMsgOf, Effects, Host, Input, LogLine, Out, Refused, Room, Who};

/// One step of a stream at a table of this game.
pub(crate) type EventOf<G> = parlor_wire::TableEventOf<<G as Kit>::Codec>;
/// What the server says at a table of this game.
pub(crate) type ServerMsgOf<G> = parlor_wire::ServerMsgOf<<G as Kit>::Codec>;

/// An online table: a game, its room, its places, and a match on its way.
pub struct Table<G: Host> {
    pub(crate) game: G,
    pub(crate) room: Room,
    pub(crate) now: u64,
    pub(crate) host: Option<u8>,
    pub(crate) entrants: Vec<Entrant<ActionMsgOf<G>>>,
    pub(crate) promise: Option<Promised>,
    pub(crate) phase: Phase<G>,
    /// How many matches are over.
    pub(crate) n_matches: u64,
    pub(crate) spectators: Spectators,
    pub(crate) chat: VecDeque<Said>,
    /// Someone asks for the place of a player who has dropped out.
    pub(crate) claim: Option<Claim>,
    /// How fast agents alone play.
    pub(crate) pace: Pace,
    /// Which version of its log it behaves by.
    pub(crate) version: u32,
    /// Is a log played again? Then versions are counted and nobody is told anything.
    pub(crate) restoring: bool,
    /// Has the input that is handled changed anything? One that has not is no line of the log.
    pub(crate) changed: bool,
    /// What the input that is handled has brought about so far.
    pub(crate) effects: Effects<G>,
}

impl<G: Host> Table<G> {
    /// An empty table. It first needs an [`Input::Promise`].
    pub fn new(game: G, room: Room) -> Table<G> {
        let entrants = (0..game.n_seats()).map(|_| Entrant::free()).collect();
        let mut table = Table {
            game,
            version: room.log_version,
            room,
            now: 0,
            host: None,
            entrants,
            promise: None,
            phase: Phase::Gathering,
            n_matches: 0,
            spectators: Spectators::default(),
            chat: VecDeque::new(),
            claim: None,
            pace: Pace::USUAL,
            restoring: false,
            changed: false,
            effects: Effects::default(),
        };
        table.bound_pace();
        table.spectators.shown = table.shown_at(0);
        table
    }

    /// Handles one input that came at a time of the server's clock. Whatever was due before happens
    /// first, at the time it was due, so it does not matter how often time is told.
    pub fn handle(&mut self, at_ms: u64, input: Input<ActionMsgOf<G>>) -> Effects<G> {
        let at_ms = at_ms.max(self.now);
        let resumed = matches!(input, Input::Resumed { .. });
        if let Input::Connected { who, .. } = input {
            self.expect_connection(who);
        }
        let happened = !resumed && self.run_until(at_ms);
        // What was due before it is in the log; what a spectator says is not.
        let logged = if self.is_spectators_talk(&input) { Input::Tick } else { input.clone() };
        let line = LogLine::Input { at_ms, input: logged };
        self.changed = !self.is_silent(&input);
        let sender = match &input {
            Input::Client { who, .. } | Input::Connected { who, .. } => Some(*who),
            Input::Joins { player, .. }
            | Input::SeatsBot { player, .. }
            | Input::Reclaims { player, .. } => Some(Who::Player(*player)),
            _ => None,
        };
        let changed = match self.take(at_ms, input) {
            // Older versions wrote more lines: those are taken as they are.
            Ok(()) => self.changed || self.restoring,
            Err(refused) => {
                if let Some(to) = sender {
                    self.effects.out.push(Out::refused(to, refused));
                }
                false
            }
        };
        if changed || happened {
            self.effects.log.insert(0, line);
        }
        self.effects.wants_promise = self.promise.is_none();
        std::mem::take(&mut self.effects)
    }

    /// Does such an input change nothing, no matter who sends it? Spectators come and go unnoticed, except
    /// where agents play for them.
    fn is_silent(&self, input: &Input<ActionMsgOf<G>>) -> bool {
        match input {
            Input::Tick => true,
            _ if self.is_spectators_talk(input) => true,
            Input::Client { msg, .. } => matches!(msg, ClientMsg::Resync | ClientMsg::Ping { .. }),
            Input::Connected { who: Who::Watcher(_), .. }
            | Input::Lost { who: Who::Watcher(_) } => !self.is_exhibition(),
            _ => false,
        }
    }

    fn take(&mut self, at_ms: u64, input: Input<ActionMsgOf<G>>) -> Result<(), Refused> {
        match input {
            Input::Client { who: Who::Player(player), msg } => self.take_message(player, msg),
            Input::Client { who: Who::Watcher(watcher), msg } => self.take_watcher(watcher, msg),
            Input::Joins { player, name } => self.join(player, &name),
            Input::SeatsBot { by, player, name, entrant } => {
                self.seat_bot(by, player, &name, entrant)
            }
            Input::Reclaims { player, name, vouched } => self.reclaim(player, &name, vouched),
            Input::Seats { entrant, agent } => self.seat_agent(entrant, agent),
            Input::Connected { who, last } => self.connect(who, last),
            Input::Lost { who } => self.disconnect(who),
            Input::Promise { match_id, secret } => self.promise(match_id, &secret),
            Input::Chained { match_id, number } => self.chained(&match_id, number),
            Input::Decided { entrant, seq, action, cost } => {
                self.decide(entrant, seq, &action, cost)
            }
            Input::Tick => Ok(()),
            Input::Resumed { version } => {
                self.resume(at_ms, version);
                Ok(())
            }
        }
    }

    fn take_message(&mut self, player: u64, msg: ClientMsg<ActionMsgOf<G>>) -> Result<(), Refused> {
        let Some(entrant) = self.entrant_of(player) else {
            return self.take_aside(player, &msg);
        };
        if self.entrants[usize::from(entrant)].is_bot() && !is_play(&msg) {
            return Err(ErrorCode::Scope.into());
        }
        match msg {
            ClientMsg::Hello { .. } | ClientMsg::Join { .. } => Err(ErrorCode::Seated.into()),
            ClientMsg::Leave => self.leave(entrant),
            ClientMsg::Ready { ready } => self.ready(entrant, ready),
            ClientMsg::Pause => self.pause(entrant),
            ClientMsg::Pledge { pledge } => self.pledge(entrant, &pledge),
            ClientMsg::Contribute { contribution } => self.contribute(entrant, &contribution),
            ClientMsg::Act { expected_seq, action_id, action } => {
                self.act(entrant, expected_seq, action_id, action)
            }
            ClientMsg::Away { away } => self.away(entrant, away),
            ClientMsg::Chat { text } => self.say(entrant, &text),
            ClientMsg::Rematch { agreed } => self.rematch(entrant, agreed),
            ClientMsg::Kick { entrant: whom } => self.kick(entrant, whom),
            ClientMsg::Invite { entrant: place, agent } => self.invite(entrant, place, agent),
            ClientMsg::Resign { worth } => self.offer_resignation(entrant, worth),
            ClientMsg::AnswerResign { accept } => self.answer_resignation(entrant, accept),
            ClientMsg::Consent { entrant: place, agreed } => self.consent(entrant, place, agreed),
            ClientMsg::Stop => self.stop(),
            ClientMsg::Pace { .. } => Err(ErrorCode::NotNow.into()),
            ClientMsg::Resync => {
                let text = self.state_text(entrant);
                self.effects.out.push(Out::frame(Who::Player(player), text));
                Ok(())
            }
            ClientMsg::Ping { n } => {
                self.pong(Who::Player(player), n);
                Ok(())
            }
        }
    }

    /// The entrant number of a player.
    pub fn entrant_of(&self, player: u64) -> Option<u8> {
        let is_player = |entrant: &Entrant<_>| {
            entrant.person().is_some_and(|person| person.player == player && !person.gone)
        };
        self.entrants.iter().position(is_player).map(|entrant| entrant as u8)
    }

    /// The people whose places these are, by entrant, those who have left a match on its way and those for
    /// whom someone else plays among them; none where an agent or a program plays.
    pub fn players(&self) -> Vec<Option<u64>> {
        let player = |entrant: &Entrant<_>| {
            let person = entrant.person().filter(|person| !person.bot)?;
            Some(person.owner.unwrap_or(person.player))
        };
        self.entrants.iter().map(player).collect()
    }

    /// Does the table wait for an answer of this player?
    pub fn is_asked(&self, player: u64) -> bool {
        let seat = self.entrant_of(player).and_then(|entrant| self.seat_of(entrant));
        seat.is_some_and(|seat| self.question(seat).is_some())
    }

    /// Which deal of a match is played, or was played last.
    pub fn deal_at(&self) -> Option<DealAtMsg> {
        let current = self.current()?;
        let n_over = current.deals.len() as u64;
        match &current.stage {
            Stage::Playing(playing) => Some(DealAtMsg { number: playing.number, nth: n_over + 1 }),
            Stage::Between { .. } => {
                let last = current.deals.last()?;
                Some(DealAtMsg { number: last.number, nth: n_over })
            }
            Stage::Over { .. } => None,
        }
    }

    /// Is a match being played?
    pub fn is_playing(&self) -> bool {
        match &self.phase {
            Phase::Gathering => false,
            Phase::Pledging { .. } | Phase::Contributing { .. } => true,
            Phase::Match(current) => !matches!(current.stage, Stage::Over { .. }),
        }
    }

    /// How many places are free.
    pub fn n_free(&self) -> usize {
        self.entrants.iter().filter(|entrant| entrant.is_free()).count()
    }

    /// Is a deal over and the next one to come?
    pub(crate) fn is_between(&self) -> bool {
        self.current().is_some_and(|current| matches!(current.stage, Stage::Between { .. }))
    }

    /// The seat of an entrant in the match that is played.
    pub(crate) fn seat_of(&self, entrant: u8) -> Option<Seat> {
        self.current()?.seat_of(entrant)
    }

    /// The entrant at a seat of the match that is played.
    pub(crate) fn entrant_at(&self, seat: Seat) -> Option<u8> {
        self.current()?.entrant_at(seat)
    }

    pub(crate) fn person_mut(&mut self, entrant: u8) -> Option<&mut Person> {
        self.entrants.get_mut(usize::from(entrant))?.person_mut()
    }

    /// Has every person said so, and is every other place an agent's?
    pub(crate) fn all_agree(&self, says: impl Fn(&Entrant<ActionMsgOf<G>>) -> bool) -> bool {
        self.entrants.iter().all(|place| match place.person() {
            Some(person) => says(place) || person.bot,
            None => !place.is_free(),
        })
    }

    /// The match that is played, or was the last.
    pub(crate) fn current(&self) -> Option<&CurrentMatch<G>> {
        let Phase::Match(current) = &self.phase else { return None };
        Some(current)
    }

    pub(crate) fn current_mut(&mut self) -> Option<&mut CurrentMatch<G>> {
        let Phase::Match(current) = &mut self.phase else { return None };
        Some(current)
    }
}

/// What a bot may say: all that it takes to play a seat.
fn is_play<A>(msg: &ClientMsg<A>) -> bool {
    matches!(
        msg,
        ClientMsg::Act { .. }
            | ClientMsg::Away { .. }
            | ClientMsg::Leave
            | ClientMsg::Ready { .. }
            | ClientMsg::Pledge { .. }
            | ClientMsg::Contribute { .. }
            | ClientMsg::Resign { .. }
            | ClientMsg::AnswerResign { .. }
            | ClientMsg::Resync
            | ClientMsg::Ping { .. }
    )
}
