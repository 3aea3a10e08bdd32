//! What one seat sees, as the messages that a server sends it.

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::deal::{Draw, Ending, Outcome, Setup, Win};
use parlor_riichi::rule_set::{Kandora, Length, RedFives};
use parlor_riichi::{Meld, MeldForm, Points, RuleSet, Seen, Tile, Tiles, View};
use serde_json::json;

use super::body::{Body, Hora, Kyoku, Ryukyoku, StartKyoku};
use super::reader::RULES_FIELD;
use super::writer::{call, state_value};
use super::{Message, Pai};
use crate::riichi::RulesText;
use crate::riichi::mjlog::tenhou;
use crate::riichi::record::{StatedValue, reason};

/// The field of `start_game` from which a player's randomness follows.
pub const SEED_FIELD: &str = "parlor_seed";

/// Tells a seat what it sees, with the fields of both dialects.
#[derive(Clone, Debug)]
pub struct Teller {
    me: Seat,
    rules: RuleSet,
    points: BySeat<Points>,
    setup: Setup,
    dealt: Option<Tiles>,
    /// The own declaration has been told, its discard not yet.
    declared: bool,
    /// Nothing but indicators has been told since a discard.
    discarded: bool,
    riichi: SeatSet,
    opened: SeatSet,
    ura: Vec<Tile>,
    last_drawer: Seat,
}

impl Teller {
    /// Tells `me` of matches by these rules.
    pub fn new(me: Seat, rules: RuleSet) -> Teller {
        Teller {
            me,
            rules,
            points: BySeat::splat(rules.start_points),
            setup: Setup::first(&rules),
            dealt: None,
            declared: false,
            discarded: false,
            riichi: SeatSet::EMPTY,
            opened: SeatSet::EMPTY,
            ura: Vec::new(),
            last_drawer: Seat::A,
        }
    }

    /// `start_game`, with what some programs need (`aka_flag`, `kyoku_first`), the rules where they
    /// are not Tenhou's, and a seed in fields of our own.
    pub fn start(&self, names: BySeat<String>, seed: Option<u64>) -> Message {
        let mut message = Message::from(Body::StartGame { id: Some(self.me), names: Some(names) });
        let extra = &mut message.extra;
        // So written by the programs that know it: 4 is a match of the East round alone.
        let first = if self.rules.length == Length::EastSouth { 0 } else { 4 };
        extra.insert("kyoku_first".to_owned(), json!(first));
        extra.insert("aka_flag".to_owned(), json!(self.rules.aka != RedFives::None));
        if self.rules != tenhou() {
            extra.insert(RULES_FIELD.to_owned(), json!(RulesText(self.rules).to_string()));
        }
        if let Some(seed) = seed {
            extra.insert(SEED_FIELD.to_owned(), json!(seed));
        }
        message
    }

    /// A deal begins from this first view; it is told once the hand has been dealt.
    pub fn deal(&mut self, view: &View) {
        self.setup = view.table.setup;
        self.points = self.setup.points;
        self.dealt = None;
        self.declared = false;
        self.riichi = SeatSet::EMPTY;
        self.opened = SeatSet::EMPTY;
        self.ura.clear();
    }

    /// The seat's own `reach`, told before its discard.
    pub fn reach(&mut self) -> Message {
        self.declared = true;
        Body::Reach { actor: self.me }.into()
    }

    /// `end_game`, with the points as they are.
    pub fn end(&self) -> Message {
        Body::EndGame { scores: Some(self.points) }.into()
    }

    /// Adds what `seen` is to the messages that wait to be sent, each as `keep` makes it. An
    /// indicator that comes with a discard goes before it, as logs have it.
    pub fn seen<T>(&mut self, seen: &Seen, waiting: &mut Vec<T>, keep: impl FnMut(Message) -> T) {
        let is_indicator = matches!(seen, Seen::Indicator { .. });
        let overtakes = is_indicator
            && self.discarded
            && self.rules.kandora_timing == Kandora::OpenBeforeDiscard;
        self.discarded &= is_indicator;
        let place = waiting.len().saturating_sub(usize::from(overtakes));
        let mut told = Vec::new();
        self.tell(seen, &mut told);
        waiting.splice(place..place, told.into_iter().map(keep));
    }

    fn tell(&mut self, seen: &Seen, out: &mut Vec<Message>) {
        match *seen {
            Seen::Dealt { hand } => self.dealt = Some(hand),
            Seen::Indicator { tile } => out.push(match self.dealt.take() {
                Some(hand) => self.start_kyoku(hand, tile),
                None => Body::Dora { dora_marker: tile }.into(),
            }),
            Seen::IDrew { tile, .. } => self.drew(self.me, Pai::Open(tile), out),
            Seen::OtherDrew { seat, .. } => self.drew(seat, Pai::Hidden, out),
            Seen::Discarded { seat, tile, drawn, riichi } => {
                self.discarded = true;
                if riichi {
                    self.riichi = self.riichi.with(seat);
                    if !(seat == self.me && std::mem::take(&mut self.declared)) {
                        out.push(Body::Reach { actor: seat }.into());
                    }
                }
                out.push(Body::Dahai { actor: seat, pai: tile, tsumogiri: drawn }.into());
            }
            Seen::StickPaid { seat } => {
                let mut deltas = BySeat::splat(Points::ZERO);
                deltas[seat] = -Points::STICK;
                self.points += deltas;
                let (deltas, scores) = (Some(deltas), Some(self.points));
                out.push(Body::ReachAccepted { actor: seat, deltas, scores }.into());
            }
            Seen::Called { seat, meld } => {
                self.opened = self.opened.with(seat);
                out.extend(call(seat, &meld));
            }
            Seen::KanDeclared { seat, kan } => out.extend(declared(seat, &kan)),
            Seen::Ura { tile } => self.ura.push(tile),
            Seen::Ended { ref outcome } => self.ended(outcome, out),
            Seen::IPassed | Seen::Won { .. } => {}
        }
    }

    fn start_kyoku(&self, hand: Tiles, indicator: Tile) -> Message {
        let hidden = || vec![Pai::Hidden; 13];
        let own = || hand.iter().map(Pai::Open).collect();
        Body::StartKyoku(Box::new(StartKyoku {
            bakaze: self.setup.round,
            kyoku: Kyoku(self.setup.dealer.idx() as u8 + 1),
            honba: self.setup.honba.into(),
            kyotaku: Some(self.setup.sticks.into()),
            oya: self.setup.dealer,
            dora_marker: indicator,
            scores: Some(self.points),
            tehais: BySeat::from_fn(|seat| if seat == self.me { own() } else { hidden() }),
        }))
        .into()
    }

    fn drew(&mut self, seat: Seat, pai: Pai, out: &mut Vec<Message>) {
        self.last_drawer = seat;
        out.push(Body::Tsumo { actor: seat, pai }.into());
    }

    fn ended(&mut self, outcome: &Outcome, out: &mut Vec<Message>) {
        match &outcome.ending {
            Ending::Won { tile, from, wins } => {
                for win in wins {
                    out.push(self.hora(*tile, *from, win));
                }
            }
            Ending::Drawn { draw, shown, nagashi } => {
                self.points += outcome.deltas;
                let is_shown = |seat: Seat| shown[seat].is_some();
                let tehai = |seat: Seat| match shown[seat] {
                    Some(tiles) => tiles.iter().map(Pai::Open).collect(),
                    None => Vec::new(),
                };
                let nine = *draw == Draw::NineKinds;
                out.push(
                    Body::Ryukyoku(Box::new(Ryukyoku {
                        reason: Some(reason(*draw, *nagashi).names().mjai.to_owned()),
                        actor: nine.then_some(self.last_drawer),
                        tenpais: (*draw == Draw::Exhaustive).then(|| BySeat::from_fn(is_shown)),
                        tehais: Some(BySeat::from_fn(tehai)),
                        deltas: Some(outcome.deltas),
                        scores: Some(self.points),
                    }))
                    .into(),
                );
            }
            Ending::Chombo { .. } => self.points += outcome.deltas,
        }
        out.push(Body::EndKyoku.into());
    }

    fn hora(&mut self, tile: Tile, from: Option<Seat>, win: &Win) -> Message {
        self.points += win.deltas;
        let seat = win.winner.seat;
        let mut hora = Hora::new(seat, from.unwrap_or(seat));
        let value = StatedValue::of(&win.value, !self.opened.contains(seat));
        state_value(&mut hora, &value);
        hora.pai = Some(tile);
        hora.hora_tehais = Some(win.winner.concealed.iter().collect());
        hora.uradora_markers = Some(self.ura.clone()).filter(|_| self.riichi.contains(seat));
        hora.pao = win.liable.first().map(|liability| liability.seat);
        hora.deltas = Some(win.deltas);
        hora.scores = Some(self.points);
        Body::Hora(Box::new(hora)).into()
    }
}

/// A kan declared on the own turn.
fn declared(actor: Seat, kan: &Meld) -> Option<Message> {
    match (kan.form(), kan.tiles()) {
        (MeldForm::AddedKan, &[a, b, c, added]) => {
            Some(Body::Kakan { actor, pai: added, consumed: [a, b, c] }.into())
        }
        _ => call(actor, kan),
    }
}
