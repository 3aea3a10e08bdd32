//! Playing a deal: chance, questions, resolution, and who is told what.

use parlor_game::{Answers, Game, Observed, Seat, SeatSet, Turn};
use parlor_wire::Codec;
use parlor_wire::online::{ClockMsg, InputMsg, PromptMsg, RecordedAnswerMsg};

use crate::current_match::{CurrentMatch, Playing, Question, Stage};
use crate::table::EventOf;
use crate::{ActionMsgOf, ActionOf, AgentAsk, GameOf, Host, LogLine, SeenOf, Table};

/// What a deal does next.
enum Next {
    /// Something happened; look again.
    Go,
    /// It waits for a time or an answer; these seats are to be asked.
    Wait(SeatSet),
    /// It is over.
    Over,
}

/// An event of the game, in full.
type GameEvent<G> = <GameOf<G> as Game>::Event;

impl<G: Host> Table<G> {
    pub(crate) fn playing(&self) -> Option<&Playing<G>> {
        let Stage::Playing(playing) = &self.current()?.stage else { return None };
        Some(playing)
    }

    pub(crate) fn playing_mut(&mut self) -> Option<&mut Playing<G>> {
        let Stage::Playing(playing) = &mut self.current_mut()?.stage else { return None };
        Some(playing)
    }

    /// The open question to a seat.
    pub(crate) fn question(&self, seat: Seat) -> Option<&Question<G>> {
        self.playing()?.questions[seat].as_ref()
    }

    /// The people at the table with their seats; agents are asked with their view and need no
    /// messages.
    fn people<'a>(&'a self, current: &'a CurrentMatch<G>) -> impl Iterator<Item = (u8, Seat)> + 'a {
        let seated = current.seat_order.iter().copied().zip(Seat::ALL);
        seated.filter(|(entrant, _)| self.entrants[usize::from(*entrant)].person().is_some())
    }

    /// The seats of agents: what they have seen is kept for when they are asked.
    fn agent_seats(&self, current: &CurrentMatch<G>) -> Vec<Seat> {
        let seated = current.seat_order.iter().copied().zip(Seat::ALL);
        let agents =
            seated.filter(|(entrant, _)| self.entrants[usize::from(*entrant)].agent().is_some());
        agents.map(|(_, seat)| seat).collect()
    }

    /// Everyone gets the first view of a deal.
    pub(crate) fn tell_deal_began(&mut self) {
        let Some(current) = self.current() else { return };
        let deal = current.deals.len() as u64;
        let views: Vec<_> = self
            .people(current)
            .map(|(entrant, seat)| (entrant, G::Codec::put_view(&current.game().view(seat))))
            .collect();
        let table = G::Codec::put_table(current.game());
        for (entrant, view) in views {
            self.tell(entrant, EventOf::<G>::DealBegan { deal, view });
        }
        self.spectators.note_table(&table);
        self.tell_watchers(EventOf::<G>::WatchBegan { deal, table });
    }

    /// Goes on until someone must answer, the table must wait, or the deal is over.
    pub(crate) fn run(&mut self) {
        loop {
            let mut events = Vec::new();
            let now = self.now;
            let Some(current) = self.current_mut() else { return };
            let deal = current.deals.len() as u64;
            let Stage::Playing(playing) = &mut current.stage else { return };
            let next = match playing.step(now, &mut events) {
                Ok(next) => next,
                Err(fault) => {
                    self.effects.fault = Some(fault);
                    return;
                }
            };
            let chance = playing.inputs.last().filter(|_| matches!(next, Next::Go));
            if let Some(InputMsg::Chance { at, chance }) = chance {
                let (at, chance) = (at.clone(), chance.clone());
                self.effects.log.push(LogLine::Chance { deal, at, chance });
            }
            let calls = self.room.calls;
            if let Some(current) = self.current_mut() {
                current.note_window(now, &calls);
            }
            self.publish(&events);
            match next {
                Next::Go => {}
                Next::Wait(seats) => return self.ask(seats),
                Next::Over => return self.end_deal(),
            }
        }
    }

    /// Tells each seat what it may know of these events, and spectators what all seats know alike.
    pub(crate) fn publish(&mut self, events: &[GameEvent<G>]) {
        let Some(current) = self.current().filter(|_| !events.is_empty()) else { return };
        let game = current.game();
        let seen = |seat: Seat| -> Vec<SeenOf<G>> {
            events.iter().filter_map(|event| GameOf::<G>::seen_by(event, seat)).collect()
        };
        // A view costs more than all the rest: only those who have seen something get one, and
        // nobody while a log is played again.
        let told: Vec<_> = self
            .people(current)
            .map(|(entrant, seat)| (entrant, seat, seen(seat)))
            .filter(|(_, _, seen)| !seen.is_empty())
            .map(|(entrant, seat, seen)| {
                let view = || G::Codec::put_view(&game.view(seat));
                (entrant, seen, (!self.restoring).then(view))
            })
            .collect();
        let seats = game.seats();
        let common: Vec<_> = events
            .iter()
            .filter_map(|event| {
                let mut each = seats.into_iter().map(|seat| GameOf::<G>::seen_by(event, seat));
                let first = each.next()??;
                each.all(|other| other.as_ref() == Some(&first)).then_some(first)
            })
            .map(|seen| G::Codec::put_seen(&seen))
            .collect();
        let table = G::Codec::put_table(game);
        let agents = self.agent_seats(current);
        let noted: Vec<_> = agents.into_iter().map(|seat| (seat, seen(seat))).collect();
        if let Some(playing) = self.playing_mut() {
            for (seat, seen) in noted {
                playing.seen[seat].extend(seen);
            }
        }
        for (entrant, seen, view) in told {
            match view {
                Some(view) => {
                    let events = seen.iter().map(G::Codec::put_seen).collect();
                    self.tell(entrant, EventOf::<G>::Seen { events, view });
                }
                None => self.entrants[usize::from(entrant)].stream.skip(),
            }
        }
        if self.spectators.note_table(&table) || !common.is_empty() {
            self.tell_watchers(EventOf::<G>::Watched { events: common, table });
        }
    }

    /// Puts the question to each of these seats that has not been asked yet.
    fn ask(&mut self, seats: SeatSet) {
        for seat in seats {
            let now = self.now;
            let clock = self.room.clock;
            let strict = self.room.calls.strict;
            let Some(current) = self.current_mut() else { return };
            let Some(entrant) = current.entrant_at(seat) else { continue };
            let bank = current.banks[seat];
            let Stage::Playing(playing) = &mut current.stage else { return };
            if playing.questions[seat].is_some() {
                continue;
            }
            let window = playing.open_window();
            let mut legal = Vec::new();
            playing.game.legal(seat, &mut legal);
            let until = match (window, clock) {
                (Some(window), _) if strict => Some(window.until),
                (Some(window), Some(clock)) => Some(window.until.max(now + clock.move_ms)),
                (_, clock) => clock.map(|clock| now + clock.move_ms),
            };
            let bank = if window.is_some() || clock.is_none() { 0 } else { bank };
            let place = &mut self.entrants[usize::from(entrant)];
            let seq = place.stream.version() + 1;
            place.last_seq = seq;
            let (window, decided) = (window.is_some(), None);
            let question = Question { seq, legal, asked_at: now, until, bank, window, decided };
            self.put_question(seat, entrant, question);
        }
    }

    fn put_question(&mut self, seat: Seat, entrant: u8, question: Question<G>) {
        let prompt = question.prompt();
        let public = !question.window;
        let clock =
            ClockMsg { seat: seat.into(), until_ms: question.until, bank_ms: question.bank };
        let Some(playing) = self.playing_mut() else { return };
        playing.questions[seat] = Some(question);
        let is_public_turn = G::public_turn(&playing.game) == Some(seat);
        self.tell(entrant, EventOf::<G>::Asked { prompt });
        let ask = self.agent_ask(seat);
        self.effects.asks.extend(ask);
        if public && is_public_turn {
            self.tell_all(|| EventOf::<G>::Clock { clock });
        }
    }

    /// The open question of a seat, if an agent sits there.
    fn agent_ask(&self, seat: Seat) -> Option<AgentAsk> {
        let (entrant, question) = (self.entrant_at(seat)?, self.question(seat)?);
        let agent = self.entrants[usize::from(entrant)].agent()?.clone();
        let until_ms = self.question_deadline(seat)?;
        Some(AgentAsk { entrant, agent, seq: question.seq, until_ms })
    }

    /// All that a seat that is asked knows and may do.
    pub(crate) fn agent_view(&self, seat: Seat) -> Option<parlor_kit::Question<G>> {
        let (current, playing) = (self.current()?, self.playing()?);
        Some(parlor_kit::Question {
            seat,
            view: playing.game.view(seat),
            legal: playing.questions[seat].as_ref()?.legal.clone(),
            deal: (current.began_at, current.deals.len() as u64),
            seen: playing.seen[seat].clone(),
        })
    }

    /// Puts the questions to agents again that were lost with the server.
    pub(crate) fn ask_agents_again(&mut self) {
        let asks: Vec<_> = Seat::ALL.iter().filter_map(|&seat| self.agent_ask(seat)).collect();
        self.effects.asks.extend(asks);
    }
}

impl<G: Host> Playing<G> {
    /// One step: a chance event, or the answers once all are there and the wait is over.
    fn step(&mut self, now: u64, events: &mut Vec<GameEvent<G>>) -> Result<Next, String> {
        let held = self.is_held(now);
        match self.game.turn() {
            Turn::Over => Ok(Next::Over),
            Turn::Chance(_) if held => Ok(Next::Wait(SeatSet::EMPTY)),
            Turn::Chance(at) => {
                let chance = self.draw(at).ok_or_else(|| format!("no chance at {at:?}"))?;
                self.game.apply(chance, events).map_err(|error| format!("{at:?}: {error}"))?;
                self.inputs.push(InputMsg::Chance {
                    at: G::Codec::put_address(at),
                    chance: G::Codec::put_chance(chance),
                });
                Ok(Next::Go)
            }
            Turn::Decide(asked) => {
                let missing = asked - self.given.seats();
                if held || !missing.is_empty() {
                    return Ok(Next::Wait(missing));
                }
                self.resolve(events).map(|()| Next::Go)
            }
        }
    }

    fn resolve(&mut self, events: &mut Vec<GameEvent<G>>) -> Result<(), String> {
        let given = std::mem::replace(&mut self.given, Answers::NONE);
        let auto = std::mem::replace(&mut self.auto, SeatSet::EMPTY);
        self.game.resolve(&given, events).map_err(|error| error.to_string())?;
        let answers = given.iter().map(|(seat, action): (Seat, ActionOf<G>)| RecordedAnswerMsg {
            seat: seat.into(),
            action: G::Codec::put_action(action),
            auto: auto.contains(seat),
        });
        self.inputs.push(InputMsg::Answers { answers: answers.collect() });
        Ok(())
    }
}

impl<G: Host> Question<G> {
    /// As the one who is asked sees it.
    pub(crate) fn prompt(&self) -> PromptMsg<ActionMsgOf<G>> {
        PromptMsg {
            seq: self.seq,
            legal: self.legal.iter().map(|&action| G::Codec::put_action(action)).collect(),
            until_ms: self.until,
            bank_ms: self.bank,
            window: self.window,
        }
    }
}

impl<G: Host> CurrentMatch<G> {
    /// The clock that everyone sees running.
    pub(crate) fn public_clock(&self) -> Option<ClockMsg> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let seat = G::public_turn(&playing.game)?;
        let question = playing.questions[seat].as_ref().filter(|question| !question.window)?;
        Some(ClockMsg { seat: seat.into(), until_ms: question.until, bank_ms: question.bank })
    }
}
