//! The course of one deal, step by step, breaches included.

use parlor_game::{Answers, Game, Illegal, Match, Seat, Silent};
use parlor_zole::{
    Action, ByPlace, Card, CardSet, Contract, Deal, Irregularity, Layout, Place, Session, Stage,
    Trick, playable,
};

use super::fault::{StepFault, listed};
use super::{Incident, Misplay, Ruling, Step};

/// One deal as far as it has come. Up to a revoke it is a [`Deal`]; what was played after one is
/// only watched.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    deal: Deal,
    ended: Option<Irregularity>,
    after_revoke: Option<AfterRevoke>,
}

/// Cards after a revoke: the rules no longer judge the deal, but cards still lie in tricks.
#[derive(Clone, PartialEq, Debug)]
struct AfterRevoke {
    hands: ByPlace<CardSet>,
    trick: Trick,
}

impl Course {
    /// A deal that has just been dealt.
    pub fn new(mut deal: Deal, layout: Layout) -> Result<Course, StepFault> {
        deal.apply(layout, &mut Silent).map_err(StepFault::Refused)?;
        Ok(Course { deal, ended: None, after_revoke: None })
    }

    /// The deal as far as it went by the rules.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The breach that decided the deal, if one did.
    pub const fn irregularity(&self) -> Option<Irregularity> {
        self.ended
    }

    /// Is it decided?
    pub const fn is_over(&self) -> bool {
        self.ended.is_some() || self.deal.outcome().is_some()
    }

    /// Whose turn it is; after a revoke, who plays next.
    pub fn turn(&self) -> Option<Seat> {
        let seating = self.deal.public().setup().seating();
        match (&self.after_revoke, self.ended) {
            (Some(watched), _) => {
                let turn = watched.trick.turn();
                (!watched.hands[turn].is_empty()).then(|| seating.seat(turn))
            }
            (None, Some(_)) => None,
            (None, None) => self.deal.public().turn_seat(),
        }
    }

    /// The trick on the table while cards are played.
    pub fn trick(&self) -> Option<&Trick> {
        match &self.after_revoke {
            Some(watched) => Some(&watched.trick),
            None => self.deal.public().trick(),
        }
    }

    /// Enters the deal on the score sheet.
    pub fn enter(&self, session: &mut Session) -> Result<(), StepFault> {
        let entered = match self.ended {
            Some(breach) => session.record_irregular(breach),
            None => session.record(&self.deal),
        };
        entered.map_err(StepFault::Refused)
    }

    /// Goes one step further.
    pub fn put(&mut self, step: Step) -> Result<(), StepFault> {
        let over = self.ended.is_some() && self.after_revoke.is_none();
        if over || self.turn().is_none() {
            return Err(StepFault::Over);
        }
        match step {
            Step::Breach(incident) => self.breach(incident),
            Step::Revoke(card) => self.revoke(card),
            Step::Act(Action::Play(card)) => self.play(card),
            Step::Act(_) if self.after_revoke.is_some() => Err(self.not_due()),
            Step::Act(action) => self.act(action),
        }
    }

    fn act(&mut self, action: Action) -> Result<(), StepFault> {
        let seat = self.turn().ok_or(StepFault::Over)?;
        let answers = Answers::one(seat, action);
        if let (Stage::Burying { .. }, Action::Bury(pair)) = (self.deal.public().stage(), action) {
            let held = self.held(seat);
            if let Some(card) = (pair.cards() - held).first() {
                return Err(StepFault::NotHeld { seat, card, held });
            }
        }
        match self.deal.resolve(&answers, &mut Silent) {
            Ok(()) => Ok(()),
            Err(Illegal::Refused { reason: "not-now" | "throwing-in-is-not-allowed", .. }) => {
                Err(self.not_due())
            }
            Err(refused) => Err(StepFault::Refused(refused)),
        }
    }

    fn play(&mut self, card: Card) -> Result<(), StepFault> {
        let Some(&trick) = self.trick() else { return Err(self.not_due()) };
        let seat = self.turn().ok_or(StepFault::Over)?;
        let held = self.held(seat);
        if !held.contains(card) {
            return Err(StepFault::NotHeld { seat, card, held });
        }
        let could = playable(held, trick.led());
        if let (false, Some(&led)) = (could.contains(card), trick.cards().first()) {
            return Err(StepFault::MustFollow { seat, card, led, could });
        }
        match &mut self.after_revoke {
            Some(watched) => watched.play(card),
            None => self.act(Action::Play(card))?,
        }
        Ok(())
    }

    fn revoke(&mut self, card: Card) -> Result<(), StepFault> {
        if self.after_revoke.is_some() {
            return Err(StepFault::NoBreach { reason: "the first revoke has decided the deal" });
        }
        let (Some(&trick), Some(contract)) = (self.trick(), self.deal.public().contract()) else {
            return Err(self.not_due());
        };
        let offender = self.turn().ok_or(StepFault::Over)?;
        let held = self.held(offender);
        if !held.contains(card) {
            return Err(StepFault::NotHeld { seat: offender, card, held });
        }
        if playable(held, trick.led()).contains(card) {
            return Err(StepFault::NoRevoke { seat: offender, card });
        }
        if contract == Contract::Galdins {
            return Err(StepFault::NoBreach {
                reason: "in galdiņš there is no other side to win"
            });
        }
        let mut watched = AfterRevoke { hands: *self.deal.hands(), trick };
        watched.play(card);
        self.after_revoke = Some(watched);
        self.ended = Some(Irregularity::Revoke { offender, contract });
        Ok(())
    }

    fn breach(&mut self, incident: Incident) -> Result<(), StepFault> {
        let seat = incident.seat();
        let seating = *self.deal.public().setup().seating();
        if !seating.seats().contains(seat) {
            return Err(StepFault::NotAtTable { seat });
        }
        if self.after_revoke.is_some() {
            return Err(StepFault::NoBreach { reason: "the revoke has decided the deal" });
        }
        if let Incident::Left { seat } = incident {
            self.ended = Some(Irregularity::Abandoned { seat });
            return Ok(());
        }
        let place = seating.place(seat).ok_or(StepFault::SitsOut { seat })?;
        let Some(&trick) = self.trick() else { return Err(self.not_due()) };
        match incident {
            Incident::Shown { card, misplay, ruling, .. } => {
                self.check_shown(seat, place, card, misplay, &trick)?;
                if ruling == Ruling::Void {
                    self.ended = Some(Irregularity::Void { offender: seat });
                }
            }
            Incident::BeforeSecond { .. } => {
                if trick.len() != 1 || trick.leader().offset(2) != place {
                    let reason = "only the third hand can play before the second, whose turn it is";
                    return Err(StepFault::NoBreach { reason });
                }
            }
            Incident::InAdvance { .. } if trick.turn() == place => {
                return Err(StepFault::NoBreach { reason: "it is this player's turn" });
            }
            Incident::InAdvance { .. } | Incident::Left { .. } => {}
        }
        Ok(())
    }

    fn check_shown(
        &self,
        seat: Seat,
        place: Place,
        card: Card,
        misplay: Misplay,
        trick: &Trick,
    ) -> Result<(), StepFault> {
        let held = self.held(seat);
        if !held.contains(card) {
            return Err(StepFault::NotHeld { seat, card, held });
        }
        let turn = trick.turn() == place;
        let soloist = self.deal.public().contract().and_then(Contract::soloist);
        let reason = match misplay {
            _ if soloist.is_none() => "there is no soloist to forgive it",
            _ if soloist == Some(place) => "only opponents need the soloist's word",
            Misplay::OutOfTurn if turn => "it is this player's turn",
            Misplay::WrongClass if !turn => "it is not this player's turn",
            Misplay::WrongClass if playable(held, trick.led()).contains(card) => {
                "the card may be played"
            }
            _ => return Ok(()),
        };
        Err(StepFault::NoBreach { reason })
    }

    fn held(&self, seat: Seat) -> CardSet {
        let hands = self.after_revoke.as_ref().map_or(self.deal.hands(), |watched| &watched.hands);
        let place = self.deal.public().setup().seating().place(seat);
        place.map_or(CardSet::EMPTY, |place| hands[place])
    }

    /// What is due instead.
    pub(super) fn not_due(&self) -> StepFault {
        let Some(seat) = self.turn() else { return StepFault::Over };
        let rules = self.deal.public().setup().rules();
        let expected = match self.deal.public().stage() {
            Stage::Bidding { .. } => {
                let maza = if rules.maza_zole { ", maza-zole" } else { "" };
                format!("expected a call by {seat}: pass, take, zole{maza}")
            }
            Stage::Burying { .. } => {
                format!("expected {seat} to bury two of {}", listed(self.held(seat)))
            }
            _ => format!("expected {seat} to play one of {}", listed(self.held(seat))),
        };
        StepFault::NotDue { expected }
    }
}

impl AfterRevoke {
    fn play(&mut self, card: Card) {
        let place = self.trick.turn();
        self.hands[place] = self.hands[place].without(card);
        self.trick.push(card);
        if let (true, Some(winner)) = (self.trick.is_full(), self.trick.winner()) {
            self.trick = Trick::led_by(winner);
        }
    }
}
