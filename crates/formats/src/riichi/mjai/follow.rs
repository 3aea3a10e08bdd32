//! What one seat is told, message by message, brought into its view.

use std::collections::VecDeque;

use parlor_game::{BySeat, Observed, Seat};
use parlor_riichi::deal::{Action, Address, Riichi, Setup, Source, Stage};
use parlor_riichi::{Deal, Meld, Points, Relative, RuleSet, Seen, Tile, Tiles, View};

use super::Message;
use super::body::{Body, Hora, Ryukyoku, StartKyoku};
use super::follow_fault::FollowFault;
use super::reader::{add, rules_of};

/// Follows a match from one seat. It keeps that seat's [`View`], which has no place for a hidden
/// tile: of other hands it does not even read what a log may show.
///
/// ```
/// use parlor_formats::riichi::mjai::Follower;
/// use parlor_riichi::RuleSet;
///
/// let mut follower = Follower::new(RuleSet::default(), None);
/// let start = r#"{"type":"start_game","id":2}"#.parse()?;
/// follower.take(&start, &mut Vec::new())?;
/// assert_eq!(follower.seat().map(|seat| seat.idx()), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Follower {
    /// The rules unless `start_game` tells others.
    rules: RuleSet,
    /// The seat unless `start_game` tells it.
    seat: Option<Seat>,
    game: Option<Sitting>,
}

/// One match from one seat.
#[derive(Clone, Debug)]
struct Sitting {
    me: Seat,
    rules: RuleSet,
    /// For dialects whose deals begin without scores.
    scores: BySeat<Points>,
    deal: Option<Following>,
}

/// One deal from one seat.
#[derive(Clone, Debug)]
struct Following {
    view: View,
    /// Who has said `reach` and not yet discarded.
    declaring: Option<Seat>,
    /// Indicators told before they are due by our order of things.
    indicators: VecDeque<Tile>,
}

impl Follower {
    /// A follower of matches by `rules`, at `seat`, unless `start_game` says otherwise.
    pub fn new(rules: RuleSet, seat: Option<Seat>) -> Follower {
        Follower { rules, seat, game: None }
    }

    /// The seat, once a match has begun.
    pub fn seat(&self) -> Option<Seat> {
        self.game.as_ref().map(|game| game.me)
    }

    /// What the seat knows of the deal that is played.
    pub fn view(&self) -> Option<&View> {
        Some(&self.deal()?.view)
    }

    /// What the seat may do now, in `out`; nothing when it is not asked. After its own `reach`
    /// these are its declarations.
    pub fn legal(&self, out: &mut Vec<Action>) {
        out.clear();
        let Some(deal) = self.deal() else { return };
        let me = deal.view.seat;
        match deal.declaring {
            None => Deal::prompt(&deal.view, me, out),
            Some(declaring) if declaring == me => {
                Deal::prompt(&deal.view, me, out);
                out.retain(|action| matches!(action, Action::Riichi { .. }));
            }
            Some(_) => {}
        }
    }

    /// Has the seat said `reach`, and must now discard?
    pub fn is_declaring(&self) -> bool {
        self.deal().is_some_and(|deal| deal.declaring == Some(deal.view.seat))
    }

    /// The seat lets the tile go by that lies open.
    pub fn pass(&mut self, seen: &mut Vec<Seen>) {
        let deal = self.game.as_mut().and_then(|game| game.deal.as_mut());
        if let Some(deal) = deal.filter(|deal| deal.view.table.offered().is_some()) {
            // Nobody else's message tells it, so that it cannot be out of order.
            let _ = deal.fold(Seen::IPassed, seen);
        }
    }

    /// Takes a message, and adds what the seat has learnt to `seen`. After an error the view is as
    /// it was before the message, or a step further where the message implied one.
    pub fn take(&mut self, message: &Message, seen: &mut Vec<Seen>) -> Result<(), FollowFault> {
        let found = message.body.name();
        match &message.body {
            Body::StartGame { id, .. } => {
                let me = self.seat.or(*id).ok_or(FollowFault::NoSeat)?;
                let rules = rules_of(&message.extra, self.rules)?;
                let scores = BySeat::splat(rules.start_points);
                self.game = Some(Sitting { me, rules, scores, deal: None });
                Ok(())
            }
            Body::EndGame { .. } => {
                self.game = None;
                Ok(())
            }
            Body::Hello { .. } | Body::Join { .. } | Body::None | Body::Error { .. } => Ok(()),
            playing => match &mut self.game {
                Some(game) => game.take(playing, seen),
                None => Err(FollowFault::Order { found, expected: "start_game begins a match" }),
            },
        }
    }

    /// Forgets the deal that is played; the next `start_kyoku` begins anew.
    pub fn leave_deal(&mut self) {
        if let Some(game) = &mut self.game {
            game.deal = None;
        }
    }

    fn deal(&self) -> Option<&Following> {
        self.game.as_ref()?.deal.as_ref()
    }
}

impl Sitting {
    fn take(&mut self, body: &Body, seen: &mut Vec<Seen>) -> Result<(), FollowFault> {
        match body {
            Body::StartKyoku(start) => return self.begin(start, seen),
            Body::Hora(win) => {
                let Hora { deltas, scores, .. } = **win;
                self.settle(deltas, scores);
                self.deal = None;
                return Ok(());
            }
            Body::Ryukyoku(draw) => {
                let Ryukyoku { deltas, scores, .. } = **draw;
                self.settle(deltas, scores);
                self.deal = None;
                return Ok(());
            }
            Body::EndKyoku => {
                self.deal = None;
                return Ok(());
            }
            Body::ReachAccepted { actor, scores, .. } => {
                self.scores[*actor] = add(self.scores[*actor], -Points::STICK);
                self.scores = scores.unwrap_or(self.scores);
            }
            _ => {}
        }
        let (found, expected) = (body.name(), "start_kyoku begins a deal");
        let deal = self.deal.as_mut().ok_or(FollowFault::Order { found, expected })?;
        deal.take(body, seen)?;
        deal.turn_indicators(seen)
    }

    fn begin(&mut self, start: &StartKyoku, seen: &mut Vec<Seen>) -> Result<(), FollowFault> {
        let mut hand = Tiles::EMPTY;
        let tehai = &start.tehais[self.me];
        for pai in tehai {
            let tile = pai.tile().ok_or(FollowFault::Hidden { what: "a tile of your own hand" })?;
            if !hand.add(tile) {
                return Err(FollowFault::NoSuchTile { tile });
            }
        }
        if hand.len() != 13 {
            return Err(FollowFault::NotThirteen { n: hand.len() });
        }
        self.scores = start.scores.unwrap_or(self.scores);
        let few = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
        let setup = Setup {
            rules: self.rules,
            round: start.bakaze,
            dealer: start.oya,
            honba: few(start.honba),
            sticks: few(start.kyotaku.unwrap_or(0)),
            points: self.scores,
        };
        let mut deal = Following {
            view: Deal::first_view(&setup, self.me),
            declaring: None,
            indicators: VecDeque::new(),
        };
        deal.fold(Seen::Dealt { hand }, seen)?;
        deal.fold(Seen::Indicator { tile: start.dora_marker }, seen)?;
        self.deal = Some(deal);
        Ok(())
    }

    fn settle(&mut self, deltas: Option<BySeat<Points>>, after: Option<BySeat<Points>>) {
        if let Some(deltas) = deltas {
            self.scores = BySeat::from_fn(|seat| add(self.scores[seat], deltas[seat]));
        }
        self.scores = after.unwrap_or(self.scores);
    }
}

impl Following {
    /// Brings the view up to date, if this can have happened.
    fn fold(&mut self, happened: Seen, seen: &mut Vec<Seen>) -> Result<(), FollowFault> {
        if Deal::fold(&mut self.view, &happened).is_err() {
            return Err(FollowFault::Misfit { awaited: awaited(&self.view) });
        }
        seen.push(happened);
        Ok(())
    }

    fn take(&mut self, body: &Body, seen: &mut Vec<Seen>) -> Result<(), FollowFault> {
        let me = self.view.seat;
        match *body {
            Body::Tsumo { actor, pai } => {
                self.pay_stick(seen)?;
                let source = self.source(actor)?;
                if actor != me {
                    return self.fold(Seen::OtherDrew { seat: actor, source }, seen);
                }
                let what = "the tile that you have drawn";
                let tile = pai.tile().ok_or(FollowFault::Hidden { what })?;
                self.fold(Seen::IDrew { source, tile }, seen)
            }
            Body::Dahai { actor, pai, tsumogiri } => {
                let riichi = self.declaring == Some(actor);
                let discarded =
                    Seen::Discarded { seat: actor, tile: pai, drawn: tsumogiri, riichi };
                self.fold(discarded, seen)?;
                self.declaring = None;
                Ok(())
            }
            Body::Reach { actor } => {
                let on_turn =
                    matches!(self.view.table.stage, Stage::Turn { seat, .. } if seat == actor);
                if !on_turn {
                    return Err(FollowFault::Misfit { awaited: awaited(&self.view) });
                }
                self.declaring = Some(actor);
                Ok(())
            }
            // Some servers leave it out, and then the next move has implied it.
            Body::ReachAccepted { actor, .. } => match self.view.table.places[actor].riichi {
                Riichi::Paid { .. } => Ok(()),
                _ => self.fold(Seen::StickPaid { seat: actor }, seen),
            },
            Body::Dora { dora_marker } => {
                self.indicators.push_back(dora_marker);
                Ok(())
            }
            ref call => self.call(call, seen),
        }
    }

    fn call(&mut self, body: &Body, seen: &mut Vec<Seen>) -> Result<(), FollowFault> {
        let from = |actor, target| Relative::between(actor, target).ok_or(FollowFault::NoSet);
        let (seat, meld) = match *body {
            Body::Chi { actor, pai, consumed, .. } => (actor, Meld::chi(pai, consumed)),
            Body::Pon { actor, target, pai, consumed } => {
                (actor, Meld::pon(pai, consumed, from(actor, target)?))
            }
            Body::Daiminkan { actor, target, pai, consumed } => {
                (actor, Meld::open_kan(pai, consumed, from(actor, target)?))
            }
            Body::Ankan { actor, consumed } => {
                let kan = Meld::closed_kan(consumed).ok_or(FollowFault::NoSet)?;
                return self.fold(Seen::KanDeclared { seat: actor, kan }, seen);
            }
            Body::Kakan { actor, pai, .. } => {
                let melds = &self.view.table.places[actor].melds;
                let kan = melds.iter().find_map(|pon| pon.with_added(pai));
                let kan = kan.ok_or(FollowFault::NoSet)?;
                return self.fold(Seen::KanDeclared { seat: actor, kan }, seen);
            }
            ref other => {
                let expected = "a deal is being played";
                return Err(FollowFault::Order { found: other.name(), expected });
            }
        };
        let meld = meld.ok_or(FollowFault::NoSet)?;
        self.pay_stick(seen)?;
        self.fold(Seen::Called { seat, meld }, seen)
    }

    /// A declaration whose discard has gone by is paid for.
    fn pay_stick(&mut self, seen: &mut Vec<Seen>) -> Result<(), FollowFault> {
        let Stage::Discarded { by, .. } = self.view.table.stage else { return Ok(()) };
        match self.view.table.places[by].riichi {
            Riichi::Declared { .. } => self.fold(Seen::StickPaid { seat: by }, seen),
            _ => Ok(()),
        }
    }

    /// Where `seat` draws from, if it is to draw now.
    fn source(&self, actor: Seat) -> Result<Source, FollowFault> {
        match self.view.table.due() {
            Some(Address::Draw { seat, .. }) if seat == actor => Ok(Source::Wall),
            Some(Address::Replacement { seat, .. }) if seat == actor => Ok(Source::DeadWall),
            _ => Err(FollowFault::Misfit { awaited: awaited(&self.view) }),
        }
    }

    /// Turns what was told, as soon as it is due: logs put an indicator before the discard that it
    /// comes with.
    fn turn_indicators(&mut self, seen: &mut Vec<Seen>) -> Result<(), FollowFault> {
        while matches!(self.view.table.due(), Some(Address::Indicator { .. })) {
            let Some(tile) = self.indicators.pop_front() else { break };
            self.fold(Seen::Indicator { tile }, seen)?;
        }
        Ok(())
    }
}

/// What the table waits for, in words.
fn awaited(view: &View) -> String {
    let table = &view.table;
    let draw = |seat: Seat| format!("player {} has to draw", seat.idx());
    match (table.due(), &table.stage) {
        (Some(Address::Draw { seat, .. }), Stage::Discarded { .. }) => {
            format!("{}, or someone calls the discard", draw(seat))
        }
        (Some(Address::Draw { seat, .. } | Address::Replacement { seat, .. }), _) => draw(seat),
        (Some(Address::Indicator { .. }), _) => {
            "by these rules a dora indicator comes first (see --rules)".to_owned()
        }
        (Some(Address::End), _) => "the deal has to end, by ron or as a draw".to_owned(),
        (_, &(Stage::Turn { seat, .. } | Stage::Called { seat, .. })) => {
            format!("player {} has to act on its own tiles", seat.idx())
        }
        _ => "the deal is over".to_owned(),
    }
}
