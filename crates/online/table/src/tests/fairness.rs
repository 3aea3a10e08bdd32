//! What those who kept the promise notice, and what nobody else can.

use parlor_fair::{Bytes32, ChainHead, Commitment, Contribution, Scheme, Secret};
use parlor_wire::online::{ChainMsg, ChainedPromiseMsg, ClientMsg};
use serde_json::Value;

use parlor_zole_kit::ZoleKit;

use super::sim::{Sim, quick_room};
use crate::{
    Chain, ChainError, Input, Kept, KeptError, Proof, RecordError, RecordOf, Room, Verdict,
    verify_kept, verify_record,
};

const RULES: &str = "lzf-classic, round_length=2";

/// What a client of the simulation has contributed to the first match.
fn contribution(n: u8) -> Contribution {
    Contribution::new(&[n + 1; 16]).unwrap()
}

/// Two people and an agent are ready; what was promised them; then the operator may do something.
fn played(meddle: impl FnOnce(&mut Sim<ZoleKit>)) -> (Sim<ZoleKit>, Bytes32) {
    let mut sim = Sim::<ZoleKit>::seated(RULES, quick_room(), 7, 2);
    let promised = sim.table.promise_message().unwrap().commitment.parse().unwrap();
    for n in 0..2 {
        sim.say(n, ClientMsg::Ready { ready: true });
    }
    meddle(&mut sim);
    sim.contribute(2);
    sim.finish();
    (sim, promised)
}

fn kept(promise: Bytes32) -> Kept {
    Kept { promise: Some(promise), contributions: vec![contribution(0)], transcripts: Vec::new() }
}

fn check(record: &RecordOf<ZoleKit>, kept: &Kept) -> Result<Proof, RecordError> {
    verify_kept::<ZoleKit>(record, kept)
}

#[test]
fn a_secret_that_was_swapped_is_noticed_by_those_who_kept_the_promise_alone() {
    let (sim, promised) = played(|_| ());
    let honest = &sim.records[0];
    let verdict = |kept: &Kept| Verdict::of(&check(honest, kept));
    assert_eq!(verdict(&kept(promised)), Verdict::Checked);
    assert_eq!(verdict(&Kept::NOTHING), Verdict::SelfOnly);
    // Someone who kept the promise alone does not know whose the contributions are.
    assert_eq!(verdict(&Kept { contributions: vec![], ..kept(promised) }), Verdict::SelfOnly);
    assert_eq!(verdict(&Kept { promise: None, ..kept(promised) }), Verdict::SelfOnly);

    // The server knows all contributions when it makes the key: with another secret it has chosen.
    let (sim, promised) = played(|sim| {
        sim.table.promise.as_mut().unwrap().secret = Secret::new([0xee; 32]);
    });
    let swapped = &sim.records[0];
    assert_eq!(verify_record::<ZoleKit>(swapped).unwrap().verdict(), Verdict::SelfOnly);
    let wrong = check(swapped, &kept(promised));
    assert_eq!(Verdict::of(&wrong), Verdict::Wrong);
    assert!(matches!(wrong, Err(RecordError::Kept(KeptError::Promise { .. }))), "{wrong:?}");
}

#[test]
fn a_contribution_that_is_not_in_the_record_is_noticed_by_its_owner() {
    let (sim, promised) = played(|_| ());
    let other = Kept { contributions: vec![contribution(9)], ..kept(promised) };
    let wrong = check(&sim.records[0], &other);
    assert!(matches!(wrong, Err(RecordError::Kept(KeptError::Contribution { .. }))), "{wrong:?}");
}

#[test]
fn where_nobody_contributed_the_server_alone_chose() {
    let mut sim = Sim::<ZoleKit>::seated(RULES, quick_room(), 7, 2);
    let promised = sim.table.promise_message().unwrap().commitment.parse().unwrap();
    for n in 0..2 {
        sim.say(n, ClientMsg::Ready { ready: true });
    }
    sim.wait(60_000);
    sim.finish();
    let alone = Kept { contributions: Vec::new(), ..kept(promised) };
    assert_eq!(check(&sim.records[0], &alone).unwrap().verdict(), Verdict::ServerAlone);
    assert_eq!(verify_record::<ZoleKit>(&sim.records[0]).unwrap().verdict(), Verdict::ServerAlone);
}

/// Names, sorts of players, pledges that were not redeemed and whether seats were drawn could be
/// changed in a record, and nobody noticed.
#[test]
fn who_plays_and_what_they_pledged_is_bound_by_the_key() {
    let (sim, _) = played(|_| ());
    let whole = serde_json::to_value(&sim.records[0]).unwrap();
    let changes: [fn(&mut Value); 4] = [
        |record| record["players"][0] = "Someone else".into(),
        |record| record["fair"]["entrants"][0]["kind"] = "bot".into(),
        |record| record["fair"]["entrants"][2]["pledge"] = "00".repeat(32).into(),
        |record| {
            record["fair"]["seats_drawn"] = false.into();
            record["fair"]["seat_order"] = vec![0, 1, 2].into();
        },
    ];
    for (n, change) in changes.into_iter().enumerate() {
        let mut altered = whole.clone();
        change(&mut altered);
        let altered: RecordOf<ZoleKit> = serde_json::from_value(altered).unwrap();
        let wrong = verify_record::<ZoleKit>(&altered);
        assert!(matches!(wrong, Err(RecordError::Breach(_))), "change {n}: {wrong:?}");
    }
}

/// Whether the table answered for someone is in no key: the running hash has it.
#[test]
fn what_was_played_is_bound_by_the_running_hash() {
    let (sim, promised) = played(|_| ());
    let shown: Vec<Bytes32> = sim
        .client(0)
        .events("deal_ended")
        .iter()
        .map(|event| event["transcript"].as_str().unwrap().parse().unwrap())
        .collect();
    let ended = sim.client(0).events("match_ended")[0]["transcript"].clone();
    assert_eq!(ended, shown.last().unwrap().to_string());
    assert_eq!(shown.len(), 2);
    let all = Kept { transcripts: shown, ..kept(promised) };
    assert_eq!(check(&sim.records[0], &all).unwrap().compared.transcripts, 2);
    let whole = serde_json::to_string(&sim.records[0]).unwrap();
    let altered = whole.replacen("\"auto\":false", "\"auto\":true", 1);
    assert_ne!(altered, whole);
    let altered: RecordOf<ZoleKit> = serde_json::from_str(&altered).unwrap();
    assert_eq!(check(&altered, &kept(promised)).unwrap().verdict(), Verdict::Checked);
    let wrong = check(&altered, &all);
    assert!(matches!(wrong, Err(RecordError::Kept(KeptError::Transcript { .. }))), "{wrong:?}");
}

#[test]
fn a_table_of_an_older_log_keeps_to_the_first_scheme() {
    let old = Room { log_version: 2, ..quick_room() };
    let mut sim = Sim::<ZoleKit>::playing(RULES, old, 7, 2);
    sim.finish();
    let proof = verify_record::<ZoleKit>(&sim.records[0]).unwrap();
    assert_eq!(proof.scheme, Scheme::V1);
    assert!(
        sim.client(0).events("deal_ended").iter().all(|event| event.get("transcript").is_none())
    );
}

#[test]
fn everyone_is_told_the_number_in_the_chain_and_the_record_has_it() {
    let mut sim = Sim::<ZoleKit>::seated(RULES, quick_room(), 7, 2);
    let (match_id, commitment) = sim.table.unchained().unwrap();
    sim.put(Input::Chained { match_id: match_id.clone(), number: 41 });
    assert_eq!(sim.table.unchained(), None);
    let told = sim.client(0).events("promised").last().unwrap()["promise"].clone();
    assert_eq!((&told["chain_number"], &told["match_id"]), (&41.into(), &match_id.into()));
    for n in 0..2 {
        sim.say(n, ClientMsg::Ready { ready: true });
    }
    sim.contribute(2);
    sim.finish();
    let proof = verify_record::<ZoleKit>(&sim.records[0]).unwrap();
    assert_eq!((proof.chain_number, proof.commitment), (Some(41), commitment));
}

/// A chain with a promise before and one after that of a match.
fn chain_with(proof: &Proof) -> ChainMsg {
    let other = Commitment(Bytes32([5; 32]));
    let mut head = ChainHead::START;
    let all = [("before", other), (proof.match_id.as_str(), proof.commitment), ("after", other)];
    let link = |(number, (match_id, commitment)): (u64, (&str, Commitment))| {
        head = head.then(number, match_id, &commitment);
        ChainedPromiseMsg {
            number,
            match_id: match_id.to_owned(),
            commitment: commitment.to_string(),
            head: head.0.to_string(),
        }
    };
    let promises = (0..).zip(all).map(link).collect();
    ChainMsg { before: ChainHead::START.0.to_string(), promises, next: None }
}

#[test]
fn a_promise_is_found_in_the_chain_and_a_chain_that_was_changed_is_broken() {
    let (sim, _) = played(|_| ());
    let proof = verify_record::<ZoleKit>(&sim.records[0]).unwrap();
    let whole = chain_with(&proof);
    let chain = Chain::read(std::slice::from_ref(&whole)).unwrap();
    assert_eq!(chain.find(&proof), Ok(1));
    let last = whole.promises[2].head.parse().unwrap();
    assert_eq!(chain.has_head(last), Ok(()));
    // In two parts it is the same; without what is between them it is not one.
    let part = |from: usize, to: usize| ChainMsg {
        before: if from == 0 {
            whole.before.clone()
        } else {
            whole.promises[from - 1].head.clone()
        },
        promises: whole.promises[from..to].to_vec(),
        next: None,
    };
    assert!(Chain::read(&[part(0, 1), part(1, 3)]).is_ok());
    let hole = Chain::read(&[part(0, 1), part(2, 3)]).err();
    assert_eq!(hole, Some(ChainError::Broken { number: 2 }));
    // Another promise in its place breaks it, and one that is made to fit has another head.
    let mut swapped = whole.clone();
    swapped.promises[1].commitment = "77".repeat(32);
    let broken = Chain::read(&[swapped]).err();
    assert_eq!(broken, Some(ChainError::Broken { number: 1 }));
    let swapped = Proof { commitment: Commitment(Bytes32([7; 32])), ..proof.clone() };
    let rewritten = Chain::read(&[chain_with(&swapped)]).unwrap();
    assert!(matches!(rewritten.find(&proof), Err(ChainError::Differs { .. })));
    assert_eq!(rewritten.has_head(last), Err(ChainError::Head { head: last }));
    let elsewhere = Proof { chain_number: Some(2), ..proof.clone() };
    assert!(matches!(chain.find(&elsewhere), Err(ChainError::Differs { .. })));
    // A part without its number says nothing; one with another match at its number does.
    let later = Chain::read(&[part(2, 3)]).unwrap();
    let numbered = Proof { chain_number: Some(1), ..proof.clone() };
    let missing = ChainError::Missing { match_id: proof.match_id.clone(), number: Some(1) };
    assert_eq!(later.find(&numbered), Err(missing));
    assert!(matches!(later.find(&elsewhere), Err(ChainError::Differs { .. })));
}
