//! One input after the other.

use std::collections::VecDeque;

use parlor_wire::online::{
    ClientMsg, EntrantMsg, ErrorCode, PromiseMsg, ServerMsg, StateMsg, TableEventMsg,
};

use crate::EntryMsgOf;
use crate::chat::Said;
use crate::claim::Claim;
use crate::course::{Course, Phase, Promised, Stage};
use crate::effects::{Refused, text};
use crate::entrant::Entrant;
use crate::exhibition::Pace;
use crate::gallery::Gallery;
use crate::{
    ActionMsgOf, Effects, Host, Input, LogLine, Out, Room, SeenMsgOf, TableMsgOf, ViewMsgOf, Who,
};

/// One step of a stream at a table of this game.
pub(crate) type EventOf<G> =
    TableEventMsg<ViewMsgOf<G>, SeenMsgOf<G>, ActionMsgOf<G>, TableMsgOf<G>, EntryMsgOf<G>>;
/// What the server says at a table of this game.
pub(crate) type ServerMsgOf<G> =
    ServerMsg<ViewMsgOf<G>, SeenMsgOf<G>, ActionMsgOf<G>, TableMsgOf<G>, EntryMsgOf<G>>;
/// All that a client may know at a table of this game.
pub(crate) type StateMsgOf<G> =
    StateMsg<ViewMsgOf<G>, ActionMsgOf<G>, TableMsgOf<G>, EntryMsgOf<G>>;

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
    pub(crate) gallery: Gallery,
    pub(crate) chat: VecDeque<Said>,
    /// Somebody asks for the place of a player who has dropped out.
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
            gallery: Gallery::default(),
            chat: VecDeque::new(),
            claim: None,
            pace: Pace::USUAL,
            restoring: false,
            changed: false,
            effects: Effects::default(),
        };
        table.gallery.shown = table.shown_at(0);
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
        let line = LogLine::Input { at_ms, input: input.clone() };
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

    /// Does such an input change nothing, whoever sends it? Spectators come and go unnoticed, except
    /// where agents play for them.
    fn is_silent(&self, input: &Input<ActionMsgOf<G>>) -> bool {
        match input {
            Input::Tick => true,
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
        let entrant = self.entrant_of(player).ok_or(ErrorCode::NotSeated)?;
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

    /// Does the table wait for an answer of this player?
    pub fn is_asked(&self, player: u64) -> bool {
        let seat = self.entrant_of(player).and_then(|entrant| self.course()?.seat_of(entrant));
        let playing = self.playing();
        playing.zip(seat).is_some_and(|(playing, seat)| playing.questions[seat].is_some())
    }

    /// Is a match being played?
    pub fn is_playing(&self) -> bool {
        match &self.phase {
            Phase::Gathering => false,
            Phase::Pledging { .. } | Phase::Contributing { .. } => true,
            Phase::Match(course) => !matches!(course.stage, Stage::Over { .. }),
        }
    }

    /// How many places are free.
    pub fn n_free(&self) -> usize {
        self.entrants.iter().filter(|entrant| entrant.is_free()).count()
    }

    pub(crate) fn course(&self) -> Option<&Course<G>> {
        match &self.phase {
            Phase::Match(course) => Some(course),
            Phase::Gathering | Phase::Pledging { .. } | Phase::Contributing { .. } => None,
        }
    }

    pub(crate) fn course_mut(&mut self) -> Option<&mut Course<G>> {
        match &mut self.phase {
            Phase::Match(course) => Some(course),
            Phase::Gathering | Phase::Pledging { .. } | Phase::Contributing { .. } => None,
        }
    }

    /// Who is at the table, as everybody sees it.
    pub(crate) fn entrant_messages(&self) -> Vec<EntrantMsg> {
        let seat = |entrant| self.course()?.seat_of(entrant).map(|seat| seat.idx() as u8);
        let numbered = self.entrants.iter().zip(0..);
        numbered
            .map(|(place, entrant)| {
                place.message(entrant, self.host == Some(entrant), seat(entrant))
            })
            .collect()
    }

    /// What the server has promised, as everybody sees it.
    pub(crate) fn promise_message(&self) -> Option<PromiseMsg> {
        let Promised { match_id, secret } = self.promise.as_ref()?;
        let rules = self.full_rules();
        let commitment = secret.commitment(&parlor_fair::Promise { match_id, rules: &rules });
        Some(PromiseMsg {
            scheme: parlor_fair::SCHEME.to_owned(),
            match_id: match_id.clone(),
            commitment: commitment.to_string(),
        })
    }

    /// Tells one entrant something, under the next version of its stream.
    pub(crate) fn tell(&mut self, entrant: u8, event: EventOf<G>) {
        let at_ms = self.now;
        let Some(place) = self.entrants.get_mut(usize::from(entrant)) else { return };
        let version = place.stream.version() + 1;
        let Some(person) = place.person().filter(|_| !self.restoring) else {
            place.stream.skip();
            return;
        };
        let to = (person.lost_at.is_none() && person.synced).then_some(person.player);
        let text = text(&ServerMsgOf::<G>::Event { version, at_ms, event });
        if let Some(player) = to {
            self.effects.out.push(Out::frame(Who::Player(player), text.clone()));
        }
        place.stream.push(text);
    }

    /// Tells everybody something that is the same for all.
    pub(crate) fn tell_all(&mut self, make: impl Fn() -> EventOf<G>) {
        for entrant in 0..self.entrants.len() as u8 {
            self.tell(entrant, make());
        }
        self.tell_watchers(make());
    }

    /// Tells everybody who is at the table.
    pub(crate) fn tell_entrants(&mut self) {
        let entrants = self.entrant_messages();
        self.tell_all(|| EventOf::<G>::Entrants { entrants: entrants.clone() });
    }

    pub(crate) fn pong(&mut self, to: Who, n: u64) {
        let text = text(&ServerMsgOf::<G>::Pong { n, now_ms: self.now });
        self.effects.out.push(Out::frame(to, text));
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
