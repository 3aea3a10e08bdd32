//! Tags into pieces of a record.

use std::collections::VecDeque;
use std::io::BufRead;

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::rule_set::RedFives;
use parlor_riichi::{RuleSet, Tiles, Wind};

use super::call::meld_of_code;
use super::checked::{checked_win, heap_of};
use super::element::{Elements, Next};
use super::ending::{Agari, Ryuukyoku};
use super::error::{MjlogError, MjlogFault};
use super::tag::{Init, Names, Tag};
use crate::riichi::record::{
    DealBuilder, DealStart, DrawReason, Drawn, Ending, Event, Header, Outcome, Piece, Player, agree,
};
use crate::riichi::tile_code::TileId;

/// Reads a Tenhou record piece by piece. After an error it gives nothing more.
pub struct Mjlog<R> {
    elements: Elements<R>,
    state: State,
    ready: VecDeque<Piece>,
    deals: usize,
    finished: bool,
}

/// What has been read of the match so far.
#[derive(Default)]
struct State {
    rooted: bool,
    rules: Option<RuleSet>,
    players: Option<BySeat<Player>>,
    started: bool,
    /// Comings and goings between two deals.
    between: Vec<Event>,
    deal: Option<OpenDeal>,
    ended: Option<(DealBuilder, Outcome)>,
}

/// A deal being played.
struct OpenDeal {
    builder: DealBuilder,
    reds: RedFives,
    drawn: Option<TileId>,
    declaring: Option<Seat>,
}

impl<R: BufRead> Mjlog<R> {
    /// A reader of plain XML; [`read_pieces`](crate::riichi::read_pieces) unpacks gzip too.
    pub fn new(source: R) -> Mjlog<R> {
        Mjlog {
            elements: Elements::new(source),
            state: State::default(),
            ready: VecDeque::new(),
            deals: 0,
            finished: false,
        }
    }

    fn advance(&mut self) -> Result<(), MjlogError> {
        let error = |this: &Self, tag: &str, fault| MjlogError {
            offset: this.elements.offset(),
            deal: this.deals,
            tag: tag.to_owned(),
            fault,
        };
        match self.elements.next() {
            Err(fault) => Err(error(self, "", fault)),
            Ok(Next::Element(element)) => {
                let tag = Tag::read(&element);
                if matches!(tag, Ok(Tag::Init(_))) {
                    self.deals += 1;
                }
                tag.and_then(|tag| self.state.take(tag, &mut self.ready))
                    .map_err(|fault| error(self, &element.name, fault))
            }
            Ok(Next::Close) => {
                self.finished = true;
                self.state.close(&mut self.ready).map_err(|fault| error(self, "/mjloggm", fault))
            }
            Ok(Next::End) => {
                let expected = if self.state.rooted { "</mjloggm>" } else { "<mjloggm>" };
                Err(error(self, "", MjlogFault::Truncated { expected }))
            }
        }
    }
}

impl<R: BufRead> Iterator for Mjlog<R> {
    type Item = Result<Piece, MjlogError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(piece) = self.ready.pop_front() {
                return Some(Ok(piece));
            }
            if self.finished {
                return None;
            }
            if let Err(error) = self.advance() {
                self.finished = true;
                return Some(Err(error));
            }
        }
    }
}

impl State {
    fn take(&mut self, tag: Tag, ready: &mut VecDeque<Piece>) -> Result<(), MjlogFault> {
        if !self.rooted && tag != Tag::Root {
            return Err(MjlogFault::Order { expected: "a record begins with <mjloggm>" });
        }
        match tag {
            Tag::Root => self.rooted = true,
            Tag::Shuffle { .. } | Tag::Aside => {}
            Tag::Go { rules } => self.rules = Some(*rules),
            Tag::Un(names) => self.name(&names)?,
            Tag::Taikyoku => ready.push_back(Piece::Start(Box::new(self.header()?))),
            Tag::Init(init) => {
                self.flush(ready);
                self.begin(&init)?;
            }
            Tag::Bye { seat } => self.note(Event::Left { seat })?,
            Tag::Agari(agari) => {
                let ending = agari.ending;
                self.win(*agari)?;
                self.end(ending, ready);
            }
            Tag::Ryuukyoku(draw) => {
                let ending = draw.ending;
                self.draw(&draw)?;
                self.end(ending, ready);
            }
            playing => self.playing()?.take(&playing)?,
        }
        Ok(())
    }

    fn close(&mut self, ready: &mut VecDeque<Piece>) -> Result<(), MjlogFault> {
        self.flush(ready);
        match (&self.deal, self.started) {
            (Some(_), _) => Err(MjlogFault::Truncated { expected: "<AGARI> or <RYUUKYOKU>" }),
            (None, false) => Err(MjlogFault::Truncated { expected: "<TAIKYOKU>" }),
            (None, true) => Ok(()),
        }
    }

    fn name(&mut self, un: &Names) -> Result<(), MjlogFault> {
        if self.started {
            let back = Seat::ALL.into_iter().filter(|&seat| un.names[seat].is_some());
            return back.into_iter().try_for_each(|seat| self.note(Event::Returned { seat }));
        }
        let mut players = BySeat::splat(Player::default());
        for seat in Seat::ALL {
            let name = un.names[seat].clone();
            players[seat] = Player {
                name: name.ok_or(MjlogFault::Missing {
                    attribute: ["n0", "n1", "n2", "n3"][seat.idx()],
                })?,
                dan: un.dans.get(seat.idx()).copied(),
                rate: un.rates.get(seat.idx()).copied(),
            };
        }
        self.players = Some(players);
        Ok(())
    }

    fn header(&mut self) -> Result<Header, MjlogFault> {
        if self.started {
            return Err(MjlogFault::Order { expected: "a record has one <TAIKYOKU>" });
        }
        let expected = "<GO> and <UN> come first";
        let rules = self.rules.ok_or(MjlogFault::Order { expected })?;
        let players = self.players.clone().ok_or(MjlogFault::Order { expected })?;
        self.started = true;
        Ok(Header { rules, players, title: Vec::new(), reference: None })
    }

    fn begin(&mut self, init: &Init) -> Result<(), MjlogFault> {
        let (Some(rules), true) = (self.rules, self.started) else {
            return Err(MjlogFault::Order { expected: "<TAIKYOKU> comes before the deals" });
        };
        if self.deal.is_some() {
            return Err(MjlogFault::Order { expected: "the deal before it must end first" });
        }
        let reds = rules.aka;
        let mut hands = BySeat::splat(Tiles::EMPTY);
        for seat in Seat::ALL {
            hands[seat] = heap_of(&init.hands[seat], reds)?;
        }
        let builder = DealBuilder::new(DealStart {
            round: Wind::ALL[usize::from(init.deal / 4) & 3],
            number: init.deal % 4 + 1,
            dealer: init.dealer,
            honba: init.honba,
            sticks: init.sticks,
            scores: init.scores,
            indicator: init.indicator.tile(reds),
            hands,
        })?;
        let mut deal = OpenDeal { builder, reds, drawn: None, declaring: None };
        self.between.drain(..).try_for_each(|event| deal.builder.push(event))?;
        self.deal = Some(deal);
        Ok(())
    }

    fn note(&mut self, event: Event) -> Result<(), MjlogFault> {
        match &mut self.deal {
            Some(deal) => deal.builder.push(event)?,
            None => self.between.push(event),
        }
        Ok(())
    }

    fn playing(&mut self) -> Result<&mut OpenDeal, MjlogFault> {
        self.deal.as_mut().ok_or(MjlogFault::Order { expected: "a deal begins with <INIT>" })
    }

    /// The first win ends the deal; further ones on the same tile join it.
    fn win(&mut self, agari: Agari) -> Result<(), MjlogFault> {
        if let Some(deal) = self.deal.take() {
            self.ended = Some((deal.builder, Outcome::Won(Vec::new())));
        }
        let expected = "a win ends a deal that <INIT> began";
        let Some((builder, Outcome::Won(wins))) = &mut self.ended else {
            return Err(MjlogFault::Order { expected });
        };
        if wins.len() == 3 {
            return Err(MjlogFault::Order { expected: "three players at most can win" });
        }
        let reds = self.rules.map_or(RedFives::Three, |rules| rules.aka);
        wins.push(checked_win(agari, builder, reds)?);
        Ok(())
    }

    fn draw(&mut self, draw: &Ryuukyoku) -> Result<(), MjlogFault> {
        let deal = self
            .deal
            .take()
            .ok_or(MjlogFault::Order { expected: "a draw ends a deal that <INIT> began" })?;
        let mut shown = SeatSet::EMPTY;
        for seat in Seat::ALL {
            if let Some(ids) = &draw.hands[seat] {
                shown = shown.with(seat);
                let held = deal.builder.table().hands()[seat].concealed;
                agree("the hand shown", &heap_of(ids, deal.reds)?, &held)?;
            }
        }
        let tells = matches!(draw.reason, DrawReason::Exhausted | DrawReason::NagashiMangan);
        let drawn = Drawn {
            reason: draw.reason,
            tenpai: tells.then_some(shown),
            settlement: draw.settlement,
        };
        self.ended = Some((deal.builder, Outcome::Drawn(drawn)));
        Ok(())
    }

    fn end(&mut self, ending: Option<Ending>, ready: &mut VecDeque<Piece>) {
        if let Some(ending) = ending {
            self.flush(ready);
            ready.push_back(Piece::End(ending));
        }
    }

    fn flush(&mut self, ready: &mut VecDeque<Piece>) {
        if let Some((builder, outcome)) = self.ended.take() {
            ready.push_back(Piece::Deal(Box::new(builder.finish(outcome))));
        }
    }
}

impl OpenDeal {
    fn take(&mut self, tag: &Tag) -> Result<(), MjlogFault> {
        let event = match *tag {
            Tag::Draw { seat, id } => {
                self.drawn = Some(id);
                Event::Drew { seat, tile: id.tile(self.reds) }
            }
            Tag::Declare { seat } => {
                self.declaring = Some(seat);
                return Ok(());
            }
            Tag::Discard { seat, id } => {
                let riichi = self.declaring.take() == Some(seat);
                let drawn = self.drawn.take() == Some(id);
                Event::Discarded { seat, tile: id.tile(self.reds), drawn, riichi }
            }
            Tag::Call { seat, code } => {
                self.drawn = None;
                let meld = meld_of_code(code, self.reds)?;
                match meld.added() {
                    Some(tile) => Event::AddedKan { seat, tile },
                    None => Event::Called { seat, meld },
                }
            }
            Tag::Dora { id } => Event::NewDora { indicator: id.tile(self.reds) },
            Tag::Accept { seat, scores } => Event::RiichiAccepted { seat, scores },
            _ => return Err(MjlogFault::UnknownTag),
        };
        Ok(self.builder.push(event)?)
    }
}
