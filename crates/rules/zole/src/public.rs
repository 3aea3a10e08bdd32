//! What everyone at the table sees.

use parlor_game::{Illegal, Seat};

use crate::{
    Action, AllPass, ByPlace, Call, Card, CardSet, Contract, Course, HAND_SIZE, Outcome, Pair,
    Place, Setup, SuitSet, TABLE_SIZE, Trick, playable,
};

/// What a deal waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Stage {
    /// The cards.
    ToDeal,
    /// A call; those before `turn` have passed.
    Bidding { turn: Place },
    /// The lielais has taken the table and is to lay two cards away.
    Burying { soloist: Place },
    /// A card to the trick on the table.
    Playing { contract: Contract, trick: Trick },
    /// The deal is over.
    Over { outcome: Outcome },
}

/// Everything open to all: part of the full deal and of every view, changed by the same functions
/// in both, so that they cannot differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Public {
    setup: Setup,
    stage: Stage,
    last: Option<Trick>,
    course: Course,
    played: ByPlace<CardSet>,
    won: ByPlace<CardSet>,
    voids: ByPlace<SuitSet>,
}

impl Public {
    /// Before the cards are dealt.
    pub(crate) fn start(setup: &Setup) -> Public {
        Public {
            setup: *setup,
            stage: Stage::ToDeal,
            last: None,
            course: Course::default(),
            played: ByPlace::default(),
            won: ByPlace::default(),
            voids: ByPlace::default(),
        }
    }

    /// What the deal began from.
    #[inline]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the deal waits for.
    #[inline]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The contract, once the bidding has ended with play; also afterwards.
    pub const fn contract(&self) -> Option<Contract> {
        match self.stage {
            Stage::ToDeal | Stage::Bidding { .. } => None,
            Stage::Burying { soloist } => Some(Contract::Lielais(soloist)),
            Stage::Playing { contract, .. } => Some(contract),
            Stage::Over { outcome } => match outcome {
                Outcome::AllPassed => None,
                Outcome::Solo { contract, .. } => Some(contract),
                Outcome::Galdins { .. } => Some(Contract::Galdins),
            },
        }
    }

    /// The trick on the table while cards are played.
    pub const fn trick(&self) -> Option<&Trick> {
        match &self.stage {
            Stage::Playing { trick, .. } => Some(trick),
            _ => None,
        }
    }

    /// The last finished trick, which anyone may look at again; earlier ones nobody may.
    pub const fn last_trick(&self) -> Option<&Trick> {
        self.last.as_ref()
    }

    /// The cards in the order they were played, as a player with a good memory knows them.
    #[inline]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The cards that each has played.
    #[inline]
    pub const fn played(&self) -> &ByPlace<CardSet> {
        &self.played
    }

    /// The cards in the tricks of each.
    #[inline]
    pub const fn won(&self) -> &ByPlace<CardSet> {
        &self.won
    }

    /// The classes in which each has shown to be void, by not following.
    #[inline]
    pub const fn voids(&self) -> &ByPlace<SuitSet> {
        &self.voids
    }

    /// How many cards `place` holds.
    pub fn n_held(&self, place: Place) -> usize {
        match self.stage {
            Stage::ToDeal => 0,
            Stage::Burying { soloist } if soloist == place => HAND_SIZE + TABLE_SIZE,
            _ => HAND_SIZE - self.played[place].len(),
        }
    }

    /// Whose answer is awaited.
    #[inline]
    pub fn turn(&self) -> Option<Place> {
        match self.stage {
            Stage::ToDeal | Stage::Over { .. } => None,
            Stage::Bidding { turn } => Some(turn),
            Stage::Burying { soloist } => Some(soloist),
            Stage::Playing { ref trick, .. } => (!trick.is_full()).then(|| trick.turn()),
        }
    }

    /// The seat whose answer is awaited.
    #[inline]
    pub fn turn_seat(&self) -> Option<Seat> {
        self.turn().map(|place| self.setup.seating().seat(place))
    }

    /// Replaces `out` by what `seat` may do with `hand`: both `legal` and `prompt`.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, hand: CardSet, out: &mut Vec<Action>) {
        out.clear();
        if self.turn_seat() != Some(seat) {
            return;
        }
        match self.stage {
            Stage::ToDeal | Stage::Over { .. } => {}
            Stage::Bidding { .. } => {
                out.extend([Call::Pass, Call::Take, Call::Zole].map(Action::Call));
                if self.setup.rules().maza_zole {
                    out.push(Action::Call(Call::MazaZole));
                }
            }
            Stage::Burying { .. } => list_burials(hand, out),
            Stage::Playing { contract, ref trick } => {
                out.extend(playable(hand, trick.led()).into_iter().map(Action::Play));
                if self.may_throw_in(contract, trick.turn()) {
                    out.push(Action::ThrowIn);
                }
            }
        }
    }

    /// Judges one action of the seat whose turn it is, with the rule that is against it.
    pub(crate) fn check(&self, seat: Seat, hand: CardSet, action: Action) -> Result<(), Illegal> {
        let (may, reason) = match (self.stage, action) {
            (Stage::Bidding { .. }, Action::Call(call)) => {
                let played = call != Call::MazaZole || self.setup.rules().maza_zole;
                (played, "maza-zole-is-not-played")
            }
            (Stage::Burying { .. }, Action::Bury(pair)) => {
                (pair.cards().is_subset(hand), "card-is-not-held")
            }
            (Stage::Playing { .. }, Action::Play(card)) if !hand.contains(card) => {
                (false, "card-is-not-held")
            }
            (Stage::Playing { trick, .. }, Action::Play(card)) => {
                (playable(hand, trick.led()).contains(card), "must-follow")
            }
            (Stage::Playing { contract, trick }, Action::ThrowIn) => {
                (self.may_throw_in(contract, trick.turn()), "throwing-in-is-not-allowed")
            }
            _ => (false, "not-now"),
        };
        if may { Ok(()) } else { Err(Illegal::Refused { seat, reason }) }
    }

    /// May `place` throw in? Only the lielais, on their turn, where the rules allow it.
    ///
    /// Rule: `docs/rules/zole.md#throwing-in`.
    #[inline]
    pub(crate) fn may_throw_in(&self, contract: Contract, place: Place) -> bool {
        self.setup.rules().throw_in && contract == Contract::Lielais(place)
    }

    pub(crate) fn deal(&mut self) {
        self.stage = Stage::Bidding { turn: Place::First };
    }

    /// Goes on after a call by the player whose turn it is.
    pub(crate) fn call(&mut self, turn: Place, call: Call) {
        self.stage = match call.contract(turn) {
            Some(Contract::Lielais(soloist)) => Stage::Burying { soloist },
            Some(contract) => play_from_first(contract),
            None => match (turn, self.setup.rules().all_pass) {
                (Place::First | Place::Second, _) => Stage::Bidding { turn: turn.next() },
                (Place::Third, AllPass::Galdins) => play_from_first(Contract::Galdins),
                (Place::Third, AllPass::Pule | AllPass::Redeal) => {
                    Stage::Over { outcome: Outcome::AllPassed }
                }
            },
        };
    }

    pub(crate) fn bury(&mut self, soloist: Place) {
        self.stage = play_from_first(Contract::Lielais(soloist));
    }

    /// Puts a card to the trick and notes a void that it shows.
    #[inline]
    pub(crate) fn play(&mut self, card: Card) {
        let Stage::Playing { ref mut trick, .. } = self.stage else { return };
        let place = trick.turn();
        if let Some(led) = trick.led()
            && led != card.suit()
        {
            self.voids[place] = self.voids[place].with(led);
        }
        self.played[place] = self.played[place].with(card);
        self.course.push(card);
        trick.push(card);
    }

    /// Gives a full trick to its winner and opens the next; who won, and what.
    #[inline]
    pub(crate) fn take_trick(&mut self) -> Option<(Place, Trick)> {
        let Stage::Playing { ref mut trick, .. } = self.stage else { return None };
        if !trick.is_full() {
            return None;
        }
        let full = *trick;
        let winner = full.winner()?;
        self.won[winner] = self.won[winner] | full.set();
        self.last = Some(full);
        *trick = Trick::led_by(winner);
        Some((winner, full))
    }

    pub(crate) fn finish(&mut self, outcome: Outcome) {
        self.stage = Stage::Over { outcome };
    }

    /// The place of `seat`, if it is that seat's turn.
    pub(crate) fn expect_turn(&self, seat: Seat) -> Result<Place, Illegal> {
        let place = self.setup.seating().place(seat);
        place.filter(|_| self.turn() == place).ok_or(Illegal::NotAsked { seat })
    }
}

const fn play_from_first(contract: Contract) -> Stage {
    Stage::Playing { contract, trick: Trick::led_by(Place::First) }
}

/// All pairs of `hand`.
fn list_burials(hand: CardSet, out: &mut Vec<Action>) {
    let mut rest = hand;
    for low in hand {
        rest = rest.without(low);
        out.extend(rest.into_iter().filter_map(|high| Pair::new(low, high)).map(Action::Bury));
    }
}
