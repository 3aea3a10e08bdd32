//! Records of deals that were played here.

use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::deal::{
    Draw, Ending as DealEnding, Event as Happened, Outcome as Paid, Setup, Win as Scored,
};
use parlor_riichi::rule_set::{Kandora, LeftoverSticks};
use parlor_riichi::{Contest, MeldForm, Points, Tile, Yaku, score};

use super::{
    DealRecord, DealStart, DrawReason, Drawn, Ending, Event, Limit, Outcome, Settlement,
    StatedValue, StatedYaku, Win, Worth,
};

impl DealRecord {
    /// The record of a deal, from what it began with and what happened; `None` when it was not
    /// played to its end.
    pub fn from_play(setup: &Setup, happened: &[Happened]) -> Option<DealRecord> {
        let (mut hands, mut indicator, mut ended) = (None, None, None);
        let mut play = Play {
            setup,
            events: Vec::new(),
            ura: Vec::new(),
            paid: SeatSet::EMPTY,
            opened: SeatSet::EMPTY,
        };
        for event in happened {
            match event {
                Happened::Dealt { hands: dealt } => hands = Some(*dealt),
                Happened::Indicator { tile } if indicator.is_none() => indicator = Some(*tile),
                Happened::Ended { outcome } => ended = Some(outcome),
                event => play.follow(event),
            }
        }
        let start = DealStart {
            round: setup.round,
            number: setup.dealer.idx() as u8 + 1,
            dealer: setup.dealer,
            honba: setup.honba.into(),
            sticks: setup.sticks.into(),
            scores: setup.points,
            indicator: indicator?,
            hands: hands?,
        };
        let outcome = play.outcome(ended?)?;
        Some(DealRecord { start, events: play.events, outcome })
    }
}

struct Play<'a> {
    setup: &'a Setup,
    events: Vec<Event>,
    ura: Vec<Tile>,
    /// Who has paid for a riichi.
    paid: SeatSet,
    /// Who has an open hand.
    opened: SeatSet,
}

impl Play<'_> {
    fn follow(&mut self, event: &Happened) {
        let event = match *event {
            Happened::Drew { seat, tile, .. } => Event::Drew { seat, tile },
            Happened::Discarded { seat, tile, drawn, riichi } => {
                Event::Discarded { seat, tile, drawn, riichi }
            }
            Happened::StickPaid { seat } => {
                self.paid = self.paid.with(seat);
                Event::RiichiAccepted { seat, scores: None }
            }
            Happened::Called { seat, meld } => {
                self.opened = self.opened.with(seat);
                Event::Called { seat, meld }
            }
            Happened::KanDeclared { seat, kan } => match (kan.form(), kan.added()) {
                (MeldForm::AddedKan, Some(tile)) => Event::AddedKan { seat, tile },
                _ => Event::Called { seat, meld: kan },
            },
            Happened::Indicator { tile } => {
                self.turn(tile);
                return;
            }
            Happened::Ura { tile } => {
                self.ura.push(tile);
                return;
            }
            Happened::Passed { .. }
            | Happened::Won { .. }
            | Happened::Dealt { .. }
            | Happened::Ended { .. } => return,
        };
        self.events.push(event);
    }

    /// An indicator that comes with a discard stands before it, as records have it.
    fn turn(&mut self, indicator: Tile) {
        let with_discard = self.setup.rules.kandora_timing == Kandora::OpenBeforeDiscard
            && matches!(self.events.last(), Some(Event::Discarded { .. }));
        let place = self.events.len() - usize::from(with_discard);
        self.events.insert(place, Event::NewDora { indicator });
    }

    fn outcome(&self, outcome: &Paid) -> Option<Outcome> {
        Some(match &outcome.ending {
            DealEnding::Won { tile, from, wins } => {
                let win = |scored| self.win(*tile, *from, scored);
                Outcome::Won(wins.iter().map(win).collect())
            }
            DealEnding::Drawn { draw, shown, nagashi } => {
                let showed = Seat::ALL.into_iter().filter(|&seat| shown[seat].is_some()).collect();
                Outcome::Drawn(Drawn {
                    reason: reason(*draw, *nagashi),
                    tenpai: (*draw == Draw::Exhaustive).then_some(showed),
                    settlement: Settlement { change: outcome.deltas, after: None },
                })
            }
            DealEnding::Chombo { .. } => return None,
        })
    }

    fn win(&self, tile: Tile, from: Option<Seat>, scored: &Scored) -> Win {
        let seat = scored.winner.seat;
        Win {
            seat,
            from: from.unwrap_or(seat),
            tile,
            // A record has room for one.
            liable: scored.liable.first().map(|liability| liability.seat),
            ura: if self.paid.contains(seat) { self.ura.clone() } else { Vec::new() },
            value: Some(StatedValue::of(&scored.value, !self.opened.contains(seat))),
            settlement: Settlement { change: scored.deltas, after: None },
        }
    }
}

/// The reason of a draw, nagashi mangan told apart.
pub(in crate::riichi) fn reason(draw: Draw, nagashi: SeatSet) -> DrawReason {
    match draw {
        Draw::Exhaustive if nagashi.is_empty() => DrawReason::Exhausted,
        Draw::Exhaustive => DrawReason::NagashiMangan,
        Draw::NineKinds => DrawReason::NineKinds,
        Draw::FourWinds => DrawReason::FourWinds,
        Draw::FourRiichi => DrawReason::FourRiichi,
        Draw::FourKans => DrawReason::FourKans,
        Draw::TripleRon => DrawReason::TripleRon,
    }
}

impl StatedValue {
    /// What a record states of a scored hand, yaku in the order of their numbers.
    pub fn of(value: &score::Value, closed: bool) -> StatedValue {
        let worth = |yaku: Yaku| match yaku.is_yakuman() {
            true => Worth::Yakuman,
            false => Worth::Han(yaku.han(closed)),
        };
        let yaku = value
            .yaku
            .into_iter()
            .filter_map(|yaku| Some((StatedYaku::from_idx(yaku.number().into())?, worth(yaku))));
        let dora = [
            (StatedYaku::DORA, value.dora.plain),
            (StatedYaku::URA, value.dora.ura),
            (StatedYaku::RED, value.dora.red),
        ];
        let dora = dora.into_iter().filter(|&(_, han)| han > 0);
        StatedValue {
            fu: Some(value.fu.into()),
            han: (value.n_yakuman == 0).then_some(value.han),
            points: Some(value.price.total()),
            limit: Some(limit(value.limit)),
            yaku: yaku.chain(dora.map(|(yaku, han)| (yaku, Worth::Han(han)))).collect(),
        }
    }
}

fn limit(limit: Option<score::Limit>) -> Limit {
    match limit {
        None => Limit::None,
        Some(score::Limit::KiriageMangan | score::Limit::Mangan) => Limit::Mangan,
        Some(score::Limit::Haneman) => Limit::Haneman,
        Some(score::Limit::Baiman) => Limit::Baiman,
        Some(score::Limit::Sanbaiman) => Limit::Sanbaiman,
        Some(score::Limit::KazoeYakuman | score::Limit::Yakuman) => Limit::Yakuman,
    }
}

impl Ending {
    /// The end of a match played here; nothing is stated while it goes on.
    pub fn of(contest: &Contest) -> Ending {
        let results = contest.result();
        Ending { scores: results.and_then(|_| final_scores(contest)), results }
    }
}

/// The points with the sticks left over given to first place; `None` where equal firsts share
/// them.
pub(in crate::riichi) fn final_scores(contest: &Contest) -> Option<BySeat<Points>> {
    let mut scores = contest.points();
    let [first, second, ..] = contest.ranking();
    let shared = contest.rules().leftover_sticks == LeftoverSticks::FirstShared
        && scores[first] == scores[second];
    scores[first] += Points::STICK * i32::from(contest.sticks());
    (!shared).then_some(scores)
}
