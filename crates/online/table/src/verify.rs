//! The proof that the chance of a finished match was fair.

use parlor_fair::{
    Breach, Bytes32, Commitment, DealKey, Entrant, Evidence, Kind, Pledge, Promise, Purpose,
    Scheme, Secret, Transcript,
};
use parlor_game::{Dealer, Match};
use parlor_kit::{Find, Full, Host, RulesError};
use parlor_wire::Codec;
use parlor_wire::online::{EntrantKindMsg, FairEntrantMsg, InputMsg};

use crate::fairness::full_rules;
use crate::retold::read_deal;
use crate::transcript::transcripts;
use crate::verdict::{Compared, Kept, Proof};
use crate::{RecordError, RecordOf};

/// Checks a record from end to end: the promise, every pledge, the seats, every deal's key, that
/// every tile, card and die follows from its key, that every answer is legal, and every score; all
/// of it against the record itself alone.
pub fn verify_record<G: Host>(record: &RecordOf<G>) -> Result<Proof, RecordError> {
    verify_kept::<G>(record, &Kept::NOTHING)
}

/// Checks a record from end to end, and against what someone kept from before and during play: that
/// alone shows that nothing was swapped since.
pub fn verify_kept<G: Host>(record: &RecordOf<G>, kept: &Kept) -> Result<Proof, RecordError> {
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
    let compared = compare::<G>(record, kept)?;
    proof_of::<G>(record, compared)
}

/// Compares a record that agrees with itself with what was kept.
fn compare<G: Host>(record: &RecordOf<G>, kept: &Kept) -> Result<Compared, RecordError> {
    let promise = &record.fair.promise;
    let commitment = Commitment(bytes("commitment", &promise.commitment)?);
    let given = record.fair.reveal.entrants.iter().flat_map(|one| one.contribution.as_deref());
    let given: Vec<&str> = given.collect();
    let hashes = match scheme_of(&promise.scheme)? {
        Scheme::V1 => Vec::new(),
        Scheme::V2 => {
            transcripts::<G>(Transcript::begin(&promise.match_id, &commitment), &record.deals)
        }
    };
    Ok(kept.compare(commitment, &given, &hashes)?)
}

/// What is in a record that was checked.
fn proof_of<G: Host>(record: &RecordOf<G>, compared: Compared) -> Result<Proof, RecordError> {
    let inputs = || record.deals.iter().flat_map(|deal| &deal.inputs);
    let answers = inputs().map(|input| match input {
        InputMsg::Answers { answers } => answers.len(),
        InputMsg::Chance { .. } | InputMsg::Resigned { .. } => 0,
    });
    let contributions = record.fair.reveal.entrants.iter().map(|one| &one.contribution);
    let promise = &record.fair.promise;
    Ok(Proof {
        scheme: scheme_of(&promise.scheme)?,
        game: record.game.clone(),
        rules: record.rules.clone(),
        match_id: promise.match_id.clone(),
        commitment: Commitment(bytes("commitment", &promise.commitment)?),
        chain_number: promise.chain_number,
        contributions: contributions.flatten().count(),
        seats_drawn: record.fair.seats_drawn,
        deals: record.deals.len(),
        chances: inputs().filter(|input| matches!(input, InputMsg::Chance { .. })).count(),
        answers: answers.sum(),
        compared,
    })
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
/// [`game_of`] it, and compares it with what was kept.
pub struct Verify<'a> {
    /// The record.
    pub record: &'a str,
    /// What was kept.
    pub kept: &'a Kept,
}

impl Find for Verify<'_> {
    type Output = Result<Proof, RecordError>;

    fn found<K: Full>(self) -> Result<Proof, RecordError> {
        let record = serde_json::from_str(self.record);
        let record = record.map_err(|error| RecordError::Format(error.to_string()))?;
        verify_kept::<K>(&record, self.kept)
    }
}

fn scheme_of(name: &str) -> Result<Scheme, RecordError> {
    name.parse()
        .map_err(|error: parlor_fair::ParseSchemeError| RecordError::Format(error.to_string()))
}

fn bytes(what: &'static str, text: &str) -> Result<Bytes32, RecordError> {
    text.parse().map_err(|error| RecordError::Bytes { what, error })
}

fn check_evidence<G: Host>(game: &G, record: &RecordOf<G>) -> Result<(), RecordError> {
    let fair = &record.fair;
    let scheme = scheme_of(&fair.promise.scheme)?;
    if record.game != G::NAME {
        return Err(RecordError::Format(format!("its game is {:?}", record.game)));
    }
    let n_seats = game.n_seats();
    if [fair.reveal.entrants.len(), fair.seat_order.len(), record.players.len()] != [n_seats; 3] {
        return Err(RecordError::Format(format!("{n_seats} play, not as many as it names")));
    }
    let numbered = (0..).zip(&fair.reveal.entrants);
    let entrants = numbered.map(|(entrant, part)| {
        let seat = fair.seat_order.iter().position(|&sits| sits == entrant);
        let name = seat.and_then(|seat| record.players.get(seat)).ok_or(Breach::SeatOrder)?;
        read_entrant(scheme, name, part)
    });
    let entrants = entrants.collect::<Result<Vec<_>, _>>()?;
    let keys = record.deals.iter().map(|deal| bytes("deal key", &deal.key));
    let keys = keys.collect::<Result<Vec<_>, _>>()?;
    let unmoved: Vec<u8> = (0..n_seats as u8).collect();
    if !fair.seats_drawn && fair.seat_order != unmoved {
        return Err(Breach::SeatOrder.into());
    }
    let evidence = Evidence {
        promise: Promise { scheme, match_id: &fair.promise.match_id, rules: &full_rules(game) },
        commitment: Commitment(bytes("commitment", &fair.promise.commitment)?),
        secret: Secret::new(bytes("secret", &fair.reveal.secret)?.0),
        entrants: &entrants,
        seat_order: fair.seats_drawn.then_some(&fair.seat_order[..]),
        deal_keys: &keys,
    };
    evidence.verify()?;
    Ok(())
}

fn read_entrant(
    scheme: Scheme,
    name: &str,
    entrant: &FairEntrantMsg,
) -> Result<Entrant, RecordError> {
    let pledge = entrant.pledge.as_deref().map(|text| bytes("pledge", text)).transpose()?;
    let contribution = entrant.contribution.as_deref().map(str::parse).transpose();
    let kind = match (scheme, entrant.kind) {
        (Scheme::V1, _) | (_, Some(EntrantKindMsg::Person)) => Kind::Person,
        (_, Some(EntrantKindMsg::Bot)) => Kind::Bot,
        (_, Some(EntrantKindMsg::Agent)) => Kind::Agent,
        (Scheme::V2, None) => {
            return Err(RecordError::Format("an entrant's kind is missing".to_owned()));
        }
    };
    Ok(Entrant {
        kind,
        name: name.to_owned(),
        pledge: pledge.map(Pledge),
        contribution: contribution
            .map_err(|error| RecordError::Bytes { what: "contribution", error })?,
    })
}
