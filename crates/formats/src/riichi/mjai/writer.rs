//! Records as messages.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Meld, MeldForm, Points, Tile};
use serde_json::json;

use super::body::{Body, Hora, Kyoku, Ryukyoku, StartKyoku};
use super::error::MjaiWriteError;
use super::reader::RULES_FIELD;
use super::yaku_names::yaku_names;
use super::{Message, Pai};
use crate::riichi::RulesText;
use crate::riichi::mjlog::tenhou;
use crate::riichi::record::{
    DealRecord, DealStart, DrawReason, Drawn, Ending, Event, Header, MatchRecord, Outcome,
    StatedValue, TrackedHands, Win, Worth,
};

/// Which fields a log has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// The protocol's first server: wins with hand, yaku, fu, han and scores; deals without scores.
    Original,
    /// Mortal and mjai.app: deals with scores; wins and draws with score changes only.
    Mortal,
}

/// Writes a record piece by piece.
#[derive(Clone, Copy, Debug)]
pub struct MjaiWriter {
    dialect: Dialect,
    /// The scores that a reader of the original dialect expects at the next deal.
    scores: BySeat<Points>,
}

/// The whole record, one message a line.
pub fn write_match(record: &MatchRecord, dialect: Dialect) -> Result<String, MjaiWriteError> {
    let mut writer = MjaiWriter::new(dialect);
    let mut lines = vec![writer.start(&record.header)];
    for deal in &record.deals {
        lines.extend(writer.deal(deal)?);
    }
    lines.push(writer.end(record.ending.as_ref()));
    Ok(lines.iter().map(|message| format!("{message}\n")).collect())
}

impl MjaiWriter {
    /// A writer at the beginning of a log.
    pub fn new(dialect: Dialect) -> MjaiWriter {
        MjaiWriter { dialect, scores: BySeat::splat(Points::ZERO) }
    }

    /// `start_game`. Rules other than Tenhou's stand in a field of our own.
    pub fn start(&mut self, header: &Header) -> Message {
        self.scores = BySeat::splat(header.rules.start_points);
        let names = header.players.clone().map(|player| player.name);
        let mut message = Message::from(Body::StartGame { id: None, names: Some(names) });
        if header.rules != tenhou() {
            let text = RulesText(header.rules).to_string();
            message.extra.insert(RULES_FIELD.to_owned(), json!(text));
        }
        if let Some(reference) = &header.reference {
            message.extra.insert("uri".to_owned(), json!(reference));
        }
        message
    }

    /// `end_game`.
    pub fn end(&self, ending: Option<&Ending>) -> Message {
        let scores = ending.and_then(|ending| ending.scores);
        Body::EndGame { scores: scores.filter(|_| self.dialect == Dialect::Original) }.into()
    }

    /// A deal from `start_kyoku` to `end_kyoku`. The original dialect tells its scores only where
    /// they do not follow from the deal before.
    pub fn deal(&mut self, deal: &DealRecord) -> Result<Vec<Message>, MjaiWriteError> {
        let error = |event, fault| MjaiWriteError { event, fault };
        let mut open = OpenDeal {
            dialect: self.dialect,
            start: &deal.start,
            table: TrackedHands::new(&deal.start).map_err(|fault| error(0, fault))?,
            scores: deal.start.scores,
            messages: Vec::with_capacity(deal.events.len() + 3),
        };
        let told = self.dialect == Dialect::Mortal || deal.start.scores != self.scores;
        open.begin(Some(deal.start.scores).filter(|_| told));
        for (n, event) in deal.events.iter().enumerate() {
            open.table.follow(event).map_err(|fault| error(n + 1, fault))?;
            open.event(event);
        }
        match &deal.outcome {
            Outcome::Won(wins) => {
                for win in wins {
                    open.win(win).map_err(|fault| error(deal.events.len(), fault))?;
                }
            }
            Outcome::Drawn(drawn) => open.draw(drawn, &deal.events),
        }
        open.say(Body::EndKyoku);
        self.scores = open.scores;
        Ok(open.messages)
    }
}

struct OpenDeal<'a> {
    dialect: Dialect,
    start: &'a DealStart,
    table: TrackedHands,
    scores: BySeat<Points>,
    messages: Vec<Message>,
}

impl OpenDeal<'_> {
    fn say(&mut self, body: Body) {
        self.messages.push(body.into());
    }

    /// A value that only the original dialect has.
    fn original<T>(&self, value: T) -> Option<T> {
        (self.dialect == Dialect::Original).then_some(value)
    }

    fn begin(&mut self, scores: Option<BySeat<Points>>) {
        let start = self.start;
        self.say(Body::StartKyoku(Box::new(StartKyoku {
            bakaze: start.round,
            kyoku: Kyoku(start.number),
            honba: start.honba,
            kyotaku: Some(start.sticks),
            oya: start.dealer,
            dora_marker: start.indicator,
            scores,
            tehais: start.hands.map(|hand| hand.iter().map(Pai::Open).collect()),
        })));
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, tile } => {
                self.say(Body::Tsumo { actor: seat, pai: Pai::Open(tile) });
            }
            Event::Discarded { seat, tile, drawn, riichi } => {
                if riichi {
                    self.say(Body::Reach { actor: seat });
                }
                self.say(Body::Dahai { actor: seat, pai: tile, tsumogiri: drawn });
            }
            Event::Called { seat, meld } => self.messages.extend(call(seat, &meld)),
            Event::AddedKan { seat, tile } => {
                let melds = self.table.hands()[seat].melds;
                let kan = melds
                    .iter()
                    .find(|meld| meld.form() == MeldForm::AddedKan && meld.kind() == tile.kind());
                if let Some(&[a, b, c, _]) = kan.map(Meld::tiles) {
                    self.say(Body::Kakan { actor: seat, pai: tile, consumed: [a, b, c] });
                }
            }
            Event::NewDora { indicator } => self.say(Body::Dora { dora_marker: indicator }),
            Event::RiichiAccepted { seat, .. } => {
                let mut deltas = BySeat::splat(Points::ZERO);
                deltas[seat] = -Points::STICK;
                self.scores += deltas;
                let (deltas, scores) = (self.original(deltas), self.original(self.scores));
                self.say(Body::ReachAccepted { actor: seat, deltas, scores });
            }
            Event::Left { .. } | Event::Returned { .. } => {}
        }
    }

    fn win(&mut self, win: &Win) -> Result<(), crate::riichi::record::Misplaced> {
        self.scores += win.settlement.change;
        let hand = self.table.winning_hand(win.seat, win.from, win.tile)?;
        let without = hand.concealed.without(win.tile).unwrap_or(hand.concealed);
        let mut hora = Hora::new(win.seat, win.from);
        hora.deltas = Some(win.settlement.change);
        hora.ura_markers = Some(win.ura.clone()).filter(|ura| !ura.is_empty());
        if self.dialect == Dialect::Original {
            hora.pai = Some(win.tile);
            hora.hora_tehais = Some(without.iter().collect());
            hora.scores = Some(self.scores);
            hora.pao = win.liable;
            if let Some(value) = &win.value {
                hora.uradora_markers = hora.ura_markers.take();
                state_value(&mut hora, value);
            }
        }
        self.say(Body::Hora(Box::new(hora)));
        Ok(())
    }

    fn draw(&mut self, drawn: &Drawn, events: &[Event]) {
        self.scores += drawn.settlement.change;
        let mut draw = Ryukyoku { deltas: Some(drawn.settlement.change), ..Ryukyoku::default() };
        if self.dialect == Dialect::Original {
            draw.reason = Some(drawn.reason.names().mjai.to_owned());
            draw.scores = Some(self.scores);
            draw.actor = declarer(drawn.reason, events);
            if let Some(tenpai) = drawn.tenpai {
                let shown = |seat| -> Vec<Pai> {
                    let hand = self.table.hands()[seat].concealed;
                    let pai = |tile: Tile| match tenpai.contains(seat) {
                        true => Pai::Open(tile),
                        false => Pai::Hidden,
                    };
                    hand.iter().map(pai).collect()
                };
                draw.tenpais = Some(BySeat::from_fn(|seat| tenpai.contains(seat)));
                draw.tehais = Some(BySeat::from_fn(shown));
            }
        }
        self.say(Body::Ryukyoku(Box::new(draw)));
    }
}

/// Who declared nine kinds: the last to draw.
fn declarer(reason: DrawReason, events: &[Event]) -> Option<Seat> {
    let last = events.iter().rev().find_map(|event| match *event {
        Event::Drew { seat, .. } => Some(seat),
        _ => None,
    });
    last.filter(|_| reason == DrawReason::NineKinds)
}

/// What a hand is worth, in the words of the original dialect.
pub(super) fn state_value(hora: &mut Hora, value: &StatedValue) {
    let yakuman = value.yaku.iter().filter(|(_, worth)| *worth == Worth::Yakuman);
    hora.yakus = Some(yaku_names(&value.yaku));
    hora.fu = value.fu;
    hora.fan = value.han.or(match yakuman.count() {
        0 => None,
        n => Some(100_u8.saturating_mul(n as u8)),
    });
    hora.hora_points = value.points;
}

/// A set laid out, an added kan aside.
pub(super) fn call(actor: Seat, meld: &Meld) -> Option<Message> {
    let target = meld.from().map_or(actor, |from| from.of(actor));
    let pai = meld.called().unwrap_or(meld.tiles()[0]);
    let body = match (meld.form(), meld.own()) {
        (MeldForm::Chi, &[a, b]) => Body::Chi { actor, target, pai, consumed: [a, b] },
        (MeldForm::Pon, &[a, b]) => Body::Pon { actor, target, pai, consumed: [a, b] },
        (MeldForm::OpenKan, &[a, b, c]) => {
            Body::Daiminkan { actor, target, pai, consumed: [a, b, c] }
        }
        (MeldForm::ClosedKan, &[a, b, c, d]) => Body::Ankan { actor, consumed: [a, b, c, d] },
        _ => return None,
    };
    Some(body.into())
}
