//! The proof that the chance of a finished match was fair.

use parlor_fair::{
    Breach, Bytes32, Commitment, DealKey, Entrant, Evidence, ParseBytesError, Pledge, Purpose,
    Secret,
};
use parlor_game::{Dealer, Illegal, Match};
use parlor_kit::{Find, Full, Host, RulesError};
use parlor_wire::Codec;
use parlor_wire::online::{FairEntrantMsg, InputMsg};

use crate::RecordOf;
use crate::fairness::full_rules;
use crate::retold::read_deal;

/// What was checked in a record, all of it right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Which game.
    pub game: String,
    /// Its rules.
    pub rules: String,
    /// The name of the match.
    pub match_id: String,
    /// Entrants whose contribution is part of the chance.
    pub contributions: usize,
    /// Were the seats drawn?
    pub seats_drawn: bool,
    /// Deals.
    pub deals: usize,
    /// Chance events that follow from the deals' keys.
    pub chances: usize,
    /// Answers that the rules allow.
    pub answers: usize,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Not a record of ours.
    #[error("this is not a record: {0}")]
    Format(String),
    /// The rules are not known, or not in canonical text.
    #[error("rules: {0}")]
    Rules(#[from] RulesError),
    /// Bytes that are none.
    #[error("{what}: {error}")]
    Bytes {
        /// Which.
        what: &'static str,
        /// Why.
        error: ParseBytesError,
    },
    /// More than is told at once.
    #[error(
        "{found} steps are too many for one answer, which has {most} at most: name a deal (?deal=0)"
    )]
    TooLong {
        /// So many there are.
        found: usize,
        /// So many are told at once.
        most: usize,
    },
    /// The proof of chance fails.
    #[error(transparent)]
    Breach(#[from] Breach),
    /// A chance event is another one than the key gives.
    #[error("deal {deal}, input {input}: chance is not what the key gives")]
    Chance {
        /// Which deal, counted from 1.
        deal: usize,
        /// Which of its inputs, counted from 1.
        input: usize,
    },
    /// An input does not fit the game.
    #[error("deal {deal}, input {input}: {error}")]
    Illegal {
        /// Which deal, counted from 1.
        deal: usize,
        /// Which of its inputs, counted from 1.
        input: usize,
        /// Why.
        error: Illegal,
    },
    /// A deal or the match does not end as the record says.
    #[error("deal {deal}: {what}")]
    Course {
        /// Which deal, counted from 1; the number of deals for the end of the match.
        deal: usize,
        /// What is wrong.
        what: &'static str,
    },
}

/// Checks a record from end to end: the promise, every pledge, the seats, every deal's key, that
/// every tile, card and die follows from its key, that every answer is legal, and every score.
pub fn verify_record<G: Host>(record: &RecordOf<G>) -> Result<Proof, RecordError> {
    if record.format != RecordOf::<G>::FORMAT {
        return Err(RecordError::Format(format!("its format is {:?}", record.format)));
    }
    let game = G::read(&record.rules)?;
    if game.rules() != record.rules {
        return Err(RulesError::not_canonical(&record.rules).into());
    }
    check_evidence(&game, record)?;
    let mut sheet = game.begin();
    for (deal, recorded) in (1..).zip(&record.deals) {
        let wrong = |what| RecordError::Course { deal, what };
        let (number, setup) = sheet.next().ok_or(wrong("the match was over before it"))?;
        if number != recorded.number {
            return Err(wrong("another deal was due"));
        }
        let key = DealKey::from_bytes(bytes("deal key", &recorded.key)?);
        let mut dealer = game.dealer(&setup, key.stream(Purpose::new(G::CHANCE)));
        let (_, finished) = read_deal::<G>(deal, recorded, &setup, |due, at, chance| {
            dealer.answer(due) == Some(chance) && G::Codec::put_address(due) == *at
        })?;
        sheet.record(&finished).map_err(|_| wrong("it is not over"))?;
        if *sheet.standing().as_array() != recorded.standing {
            return Err(wrong("the score is another one"));
        }
    }
    let wrong = |what| RecordError::Course { deal: record.deals.len(), what };
    if sheet.next().is_some() {
        return Err(wrong("the match is not over after it"));
    }
    if *sheet.standing().as_array() != record.standing {
        return Err(wrong("the final score is another one"));
    }
    Ok(proof_of::<G>(record))
}

/// What is in a record that was checked.
fn proof_of<G: Host>(record: &RecordOf<G>) -> Proof {
    let inputs = || record.deals.iter().flat_map(|deal| &deal.inputs);
    let answers = inputs().map(|input| match input {
        InputMsg::Answers { answers } => answers.len(),
        InputMsg::Chance { .. } | InputMsg::Resigned { .. } => 0,
    });
    let contributions = record.fair.reveal.entrants.iter().map(|one| &one.contribution);
    Proof {
        game: record.game.clone(),
        rules: record.rules.clone(),
        match_id: record.fair.promise.match_id.clone(),
        contributions: contributions.flatten().count(),
        seats_drawn: record.fair.seats_drawn,
        deals: record.deals.len(),
        chances: inputs().filter(|input| matches!(input, InputMsg::Chance { .. })).count(),
        answers: answers.sum(),
    }
}

/// The game that a record of ours names.
pub fn game_of(record: &str) -> Result<String, RecordError> {
    /// Only the name.
    #[derive(serde::Deserialize)]
    struct Named {
        game: Option<String>,
    }
    let named: Named =
        serde_json::from_str(record).map_err(|error| RecordError::Format(error.to_string()))?;
    named.game.ok_or_else(|| RecordError::Format("its game is not named".to_owned()))
}

/// Checks a record, given as JSON, of a game that is to be found in a list of kits by
/// [`game_of`] it.
pub struct Verify<'a>(pub &'a str);

impl Find for Verify<'_> {
    type Output = Result<Proof, RecordError>;

    fn found<K: Full>(self) -> Result<Proof, RecordError> {
        let record = serde_json::from_str(self.0);
        verify_record::<K>(&record.map_err(|error| RecordError::Format(error.to_string()))?)
    }
}

fn bytes(what: &'static str, text: &str) -> Result<Bytes32, RecordError> {
    text.parse().map_err(|error| RecordError::Bytes { what, error })
}

fn check_evidence<G: Host>(game: &G, record: &RecordOf<G>) -> Result<(), RecordError> {
    let fair = &record.fair;
    if fair.promise.scheme != parlor_fair::SCHEME || record.game != G::NAME {
        return Err(RecordError::Format(format!("its scheme is {:?}", fair.promise.scheme)));
    }
    let n_seats = game.n_seats();
    if [fair.reveal.entrants.len(), fair.seat_order.len(), record.players.len()] != [n_seats; 3] {
        return Err(RecordError::Format(format!("{n_seats} play, not as many as it names")));
    }
    let entrants = fair.reveal.entrants.iter().map(read_entrant).collect::<Result<Vec<_>, _>>()?;
    let keys = record.deals.iter().map(|deal| bytes("deal key", &deal.key));
    let keys = keys.collect::<Result<Vec<_>, _>>()?;
    let unmoved: Vec<u8> = (0..n_seats as u8).collect();
    if !fair.seats_drawn && fair.seat_order != unmoved {
        return Err(Breach::SeatOrder.into());
    }
    let evidence = Evidence {
        promise: parlor_fair::Promise {
            match_id: &fair.promise.match_id,
            rules: &full_rules(game),
        },
        commitment: Commitment(bytes("commitment", &fair.promise.commitment)?),
        secret: Secret::new(bytes("secret", &fair.reveal.secret)?.0),
        entrants: &entrants,
        seat_order: fair.seats_drawn.then_some(&fair.seat_order[..]),
        deal_keys: &keys,
    };
    evidence.verify()?;
    Ok(())
}

fn read_entrant(entrant: &FairEntrantMsg) -> Result<Entrant, RecordError> {
    let pledge = entrant.pledge.as_deref().map(|text| bytes("pledge", text)).transpose()?;
    let contribution = entrant.contribution.as_deref().map(str::parse).transpose();
    Ok(Entrant {
        pledge: pledge.map(Pledge),
        contribution: contribution
            .map_err(|error| RecordError::Bytes { what: "contribution", error })?,
    })
}
