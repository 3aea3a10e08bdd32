//! A finished match as it came in: every deal's beginning and what came from outside.

use parlor_game::{Game, Illegal, Input, Observed, Seat};
use parlor_wire::Codec;
use parlor_wire::online::RecordedAnswerMsg;

use crate::{ActionMsgOf, EventOf, GameOf, Host, Kit, Question, SetupOf};

/// A finished match, ready to be played again.
pub struct Played<K: Kit> {
    /// Its rules in canonical text.
    pub rules: String,
    /// Who sat at seats A, B, …
    pub players: Vec<String>,
    /// The deals in order.
    pub deals: Vec<PlayedDeal<K>>,
    /// The score sheet after all deals, where the record is one of ours.
    pub sheet: Option<K::Match>,
}

/// One deal of it.
pub struct PlayedDeal<K: Kit> {
    /// The number by which the match names it.
    pub number: u64,
    /// What it began from.
    pub setup: SetupOf<K>,
    /// What came from outside.
    pub came: Vec<Came<K>>,
    /// The score after it.
    pub standing: [i32; 4],
}

/// What came from outside.
pub enum Came<K: Kit> {
    /// Chance or answers.
    Input {
        /// What the rules were given.
        input: Input<GameOf<K>>,
        /// For which seats the table answered.
        auto: Vec<Seat>,
    },
    /// A resignation that was accepted.
    Resigned {
        /// Who resigned.
        by: Seat,
        /// How many times the stake.
        worth: u8,
    },
}

impl<K: Kit> Played<K> {
    /// How many steps each deal has: one more than what came from outside.
    pub fn n_steps(&self) -> Vec<usize> {
        self.deals.iter().map(|deal| deal.came.len() + 1).collect()
    }
}

impl<K: Host> Played<K> {
    /// What a seat knew and could do after `step` steps of a deal, both counted from 0; `None`
    /// where it was not asked.
    pub fn question(&self, deal: usize, step: usize, seat: Seat) -> Option<Question<K>> {
        let played = self.deals.get(deal)?;
        let mut game = GameOf::<K>::start(&played.setup);
        let mut events = Vec::new();
        for came in played.came.get(..step)? {
            came.put_to(&mut game, &mut events).ok()?;
        }
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let seen = events.iter().filter_map(|event| GameOf::<K>::seen_by(event, seat)).collect();
        let (view, deal) = (game.view(seat), (0, deal as u64));
        (!legal.is_empty()).then_some(Question { seat, view, legal, deal, seen })
    }
}

impl<K: Kit> PlayedDeal<K> {
    /// What came from outside, resignations aside.
    pub fn inputs(&self) -> Vec<Input<GameOf<K>>> {
        let inputs = self.came.iter().filter_map(|came| match came {
            Came::Input { input, .. } => Some(input.clone()),
            Came::Resigned { .. } => None,
        });
        inputs.collect()
    }
}

impl<K: Kit> Came<K> {
    /// Chance, or answers of the players themselves.
    pub fn input(input: Input<GameOf<K>>) -> Came<K> {
        Came::Input { input, auto: Vec::new() }
    }

    /// The answers as a record has them.
    pub fn answers(&self) -> Vec<RecordedAnswerMsg<ActionMsgOf<K>>> {
        let Came::Input { input: Input::Answers(answers), auto } = self else { return Vec::new() };
        let recorded = answers.iter().map(|(seat, action)| RecordedAnswerMsg {
            seat: seat.into(),
            action: K::Codec::put_action(action),
            auto: auto.contains(&seat),
        });
        recorded.collect()
    }
}

impl<K: Host> Came<K> {
    /// Puts it to the game.
    pub fn put_to(
        &self,
        game: &mut GameOf<K>,
        events: &mut Vec<EventOf<K>>,
    ) -> Result<(), Illegal> {
        match self {
            Came::Input { input, .. } => input.put_to(game, events),
            &Came::Resigned { by, worth } => K::resign(game, by, worth, events),
        }
    }
}
