//! Messages into pieces of a record.

use std::collections::VecDeque;
use std::io::Read;

use parlor_game::{BySeat, Seat};
use parlor_riichi::rule_set::{Parameter, RedFives};
use parlor_riichi::{Meld, Points, Relative, RuleSet, Tile, Tiles};
use serde_json::{Deserializer, Map, StreamDeserializer, Value, de::IoRead};

use super::body::{Body, StartKyoku};
use super::ending::{read_draw, read_win};
use super::error::{MessageFault, MjaiError, MjaiFault};
use super::{Message, Pai};
use crate::riichi::mjlog::tenhou;
use crate::riichi::record::{DealBuilder, DealStart, Ending, Event, Header, Outcome, Piece, heap};
use crate::riichi::{RulesText, RulesTextError};

/// The field of `start_game` that holds the rules; Tenhou's where it is absent.
pub(super) const RULES_FIELD: &str = "parlor_rules";

/// Reads a log of messages, one JSON object each or arrays of them, piece by piece. After an error
/// it gives nothing more.
pub struct Mjai<R: Read> {
    values: StreamDeserializer<'static, IoRead<R>, Value>,
    waiting: VecDeque<Value>,
    ready: VecDeque<Piece>,
    state: State,
    messages: usize,
    deals: usize,
    finished: bool,
}

#[derive(Default)]
struct State {
    rules: Option<RuleSet>,
    n_games: usize,
    scores: BySeat<Points>,
    deal: Option<OpenDeal>,
    ended: Option<(DealBuilder, Outcome)>,
}

struct OpenDeal {
    builder: DealBuilder,
    declaring: Option<Seat>,
}

impl<R: Read> Mjai<R> {
    /// A reader of plain JSON.
    pub fn new(source: R) -> Mjai<R> {
        Mjai {
            values: Deserializer::from_reader(source).into_iter(),
            waiting: VecDeque::new(),
            ready: VecDeque::new(),
            state: State::default(),
            messages: 0,
            deals: 0,
            finished: false,
        }
    }

    fn advance(&mut self) -> Result<(), MjaiFault> {
        let value = match self.waiting.pop_front() {
            Some(value) => value,
            None => match self.values.next() {
                Some(value) => value.map_err(|error| MessageFault::Json(error.to_string()))?,
                None => {
                    self.finished = true;
                    return self.state.close();
                }
            },
        };
        if let Value::Array(batch) = value {
            for value in batch.into_iter().rev() {
                self.waiting.push_front(value);
            }
            return Ok(());
        }
        self.messages += 1;
        let message = Message::from_json(value)?;
        if matches!(message.body, Body::StartKyoku(_)) {
            self.deals += 1;
        }
        self.state.take(message, &mut self.ready)
    }
}

impl<R: Read> Iterator for Mjai<R> {
    type Item = Result<Piece, MjaiError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(piece) = self.ready.pop_front() {
                return Some(Ok(piece));
            }
            if self.finished {
                return None;
            }
            if let Err(fault) = self.advance() {
                self.finished = true;
                return Some(Err(MjaiError { message: self.messages, deal: self.deals, fault }));
            }
        }
    }
}

impl State {
    fn take(&mut self, message: Message, ready: &mut VecDeque<Piece>) -> Result<(), MjaiFault> {
        let found = message.body.name();
        match message.body {
            Body::StartGame { names, .. } => {
                if self.rules.is_some() {
                    let expected = "the match before it must end first";
                    return Err(MjaiFault::Order { found, expected });
                }
                let names = names.unwrap_or_else(|| BySeat::splat(String::new()));
                let header = header(names, &message.extra)?;
                self.scores = BySeat::splat(header.rules.start_points);
                self.rules = Some(header.rules);
                self.n_games += 1;
                ready.push_back(Piece::Start(Box::new(header)));
            }
            Body::StartKyoku(start) => self.begin(&start)?,
            Body::Hora(hora) => {
                if let Some(deal) = self.deal.take() {
                    self.ended = Some((deal.builder, Outcome::Won(Vec::new())));
                }
                let expected = "a deal must have been played";
                let Some((builder, Outcome::Won(wins))) = &mut self.ended else {
                    return Err(MjaiFault::Order { found, expected });
                };
                if wins.len() == 3 {
                    let expected = "three players at most can win";
                    return Err(MjaiFault::Order { found, expected });
                }
                wins.push(read_win(&hora, builder)?);
            }
            Body::Ryukyoku(draw) => {
                let expected = "a deal must have been played";
                let deal = self.deal.take().ok_or(MjaiFault::Order { found, expected })?;
                let drawn = read_draw(&draw, &deal.builder, &self.rules.unwrap_or_default())?;
                self.ended = Some((deal.builder, Outcome::Drawn(drawn)));
            }
            Body::EndKyoku => {
                let expected = "hora or ryukyoku ends a deal first";
                let (builder, outcome) =
                    self.ended.take().ok_or(MjaiFault::Order { found, expected })?;
                self.settle(&outcome);
                ready.push_back(Piece::Deal(Box::new(builder.finish(outcome))));
            }
            Body::EndGame { scores } => {
                let open = self.deal.is_some() || self.ended.is_some();
                if self.rules.take().is_none() || open {
                    let expected = "end_kyoku comes before it";
                    return Err(MjaiFault::Order { found, expected });
                }
                ready.push_back(Piece::End(Ending { scores, results: None }));
            }
            Body::Hello { .. } | Body::Join { .. } | Body::None | Body::Error { .. } => {}
            playing => {
                let expected = "start_kyoku begins a deal";
                let deal = self.deal.as_mut().ok_or(MjaiFault::Order { found, expected })?;
                deal.take(playing, &mut self.scores)?;
            }
        }
        Ok(())
    }

    fn close(&self) -> Result<(), MjaiFault> {
        match (&self.deal, &self.ended, self.rules) {
            (Some(_), _, _) => Err(MjaiFault::Truncated { expected: "hora or ryukyoku" }),
            (None, Some(_), _) => Err(MjaiFault::Truncated { expected: "end_kyoku" }),
            (None, None, Some(_)) => Err(MjaiFault::Truncated { expected: "end_game" }),
            (None, None, None) if self.n_games > 0 => Ok(()),
            (None, None, None) => Err(MjaiFault::Truncated { expected: "start_game" }),
        }
    }

    fn begin(&mut self, start: &StartKyoku) -> Result<(), MjaiFault> {
        let found = "start_kyoku";
        if self.rules.is_none() {
            return Err(MjaiFault::Order { found, expected: "start_game begins a match" });
        }
        if self.deal.is_some() || self.ended.is_some() {
            return Err(MjaiFault::Order { found, expected: "end_kyoku must end the deal before" });
        }
        self.scores = start.scores.unwrap_or(self.scores);
        let mut hands = BySeat::splat(Tiles::EMPTY);
        for seat in Seat::ALL {
            let tiles = start.tehais[seat].iter().map(|&pai| known(pai, "a dealt tile"));
            hands[seat] = heap(tiles.collect::<Result<Vec<_>, _>>()?)?;
        }
        let builder = DealBuilder::new(DealStart {
            round: start.bakaze,
            number: start.kyoku.0,
            dealer: start.oya,
            honba: start.honba,
            sticks: start.kyotaku.unwrap_or(0),
            scores: self.scores,
            indicator: start.dora_marker,
            hands,
        })?;
        self.deal = Some(OpenDeal { builder, declaring: None });
        Ok(())
    }

    /// Keeps the scores for dialects whose deals begin without them.
    fn settle(&mut self, outcome: &Outcome) {
        for settlement in outcome.settlements() {
            self.scores = settlement.after.unwrap_or_else(|| {
                BySeat::from_fn(|seat| add(self.scores[seat], settlement.change[seat]))
            });
        }
    }
}

/// The sum, kept in the range of scores however long the log.
pub(super) fn add(score: Points, change: Points) -> Points {
    Points(score.0.saturating_add(change.0).clamp(-100_000_000, 100_000_000))
}

fn header(names: BySeat<String>, extra: &Map<String, Value>) -> Result<Header, MjaiFault> {
    let rules = rules_of(extra, tenhou())?;
    let reference = extra.get("uri").and_then(Value::as_str).map(str::to_owned);
    Ok(Header { reference, ..Header::new(rules, names) })
}

/// The rules that the fields of a `start_game` tell.
pub(super) fn rules_of(
    extra: &Map<String, Value>,
    otherwise: RuleSet,
) -> Result<RuleSet, RulesTextError> {
    let rules = match extra.get(RULES_FIELD).and_then(Value::as_str) {
        Some(text) => text.parse::<RulesText>()?.0,
        None => otherwise,
    };
    let no_reds = extra.get("aka_flag").and_then(Value::as_bool) == Some(false);
    Ok(if no_reds { rules.with(Parameter::Aka(RedFives::None)) } else { rules })
}

fn known(pai: Pai, what: &'static str) -> Result<Tile, MjaiFault> {
    pai.tile().ok_or(MjaiFault::Hidden { what })
}

impl OpenDeal {
    fn take(&mut self, body: Body, scores: &mut BySeat<Points>) -> Result<(), MjaiFault> {
        let from = |actor, target| Relative::between(actor, target).ok_or(MjaiFault::NoSet);
        let event = match body {
            Body::Tsumo { actor, pai } => {
                Event::Drew { seat: actor, tile: known(pai, "a drawn tile")? }
            }
            Body::Reach { actor } => {
                self.declaring = Some(actor);
                return Ok(());
            }
            Body::Dahai { actor, pai, tsumogiri } => {
                let riichi = self.declaring.take() == Some(actor);
                Event::Discarded { seat: actor, tile: pai, drawn: tsumogiri, riichi }
            }
            Body::Chi { actor, target, pai, consumed } => {
                let left = from(actor, target)? == Relative::Left;
                called(actor, Meld::chi(pai, consumed).filter(|_| left))?
            }
            Body::Pon { actor, target, pai, consumed } => {
                called(actor, Meld::pon(pai, consumed, from(actor, target)?))?
            }
            Body::Daiminkan { actor, target, pai, consumed } => {
                called(actor, Meld::open_kan(pai, consumed, from(actor, target)?))?
            }
            Body::Ankan { actor, consumed } => called(actor, Meld::closed_kan(consumed))?,
            Body::Kakan { actor, pai, .. } => Event::AddedKan { seat: actor, tile: pai },
            Body::Dora { dora_marker } => Event::NewDora { indicator: dora_marker },
            Body::ReachAccepted { actor, scores: after, .. } => {
                scores[actor] = add(scores[actor], -Points::STICK);
                *scores = after.unwrap_or(*scores);
                Event::RiichiAccepted { seat: actor, scores: after }
            }
            other => {
                let expected = "a deal is being played";
                return Err(MjaiFault::Order { found: other.name(), expected });
            }
        };
        Ok(self.builder.push(event)?)
    }
}

fn called(seat: Seat, meld: Option<Meld>) -> Result<Event, MjaiFault> {
    meld.map(|meld| Event::Called { seat, meld }).ok_or(MjaiFault::NoSet)
}
