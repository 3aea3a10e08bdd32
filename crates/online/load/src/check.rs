//! A finished match, checked from end to end.

use parlor_fair::Bytes32;
use parlor_kit::{Find, Full};
use parlor_table::{Kept, RecordOf, verify_kept};

use crate::expected::showing;
use crate::game::Kind;
use crate::trace::Trace;

/// All that is known of a match when it is over.
pub(crate) struct Finished {
    pub(crate) kind: Kind,
    /// Was anyone away now and then when a match began? Then a contribution may be missing.
    pub(crate) has_bad_network: bool,
    pub(crate) record: String,
    /// By entrant.
    pub(crate) players: Vec<Trace>,
    pub(crate) watchers: Vec<Trace>,
}

/// How much was checked.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Checked {
    pub(crate) frames: u64,
    pub(crate) answers: u64,
}

impl Finished {
    /// Checks the record's proof, every frame against what the record lets a client know, and that
    /// every accepted answer was played once.
    pub(crate) fn check(&self) -> Result<Checked, String> {
        parlor_kits::find(self.kind.name, self).ok_or("no such game")?
    }

    fn check_as<G: Full>(&self) -> Result<Checked, String> {
        let record: RecordOf<G> =
            serde_json::from_str(&self.record).map_err(|error| error.to_string())?;
        let traces = self.players.iter().chain(&self.watchers);
        let hashes =
            traces.flat_map(|trace| &trace.transcripts).map(|hash| hash.parse::<Bytes32>());
        let transcripts =
            hashes.collect::<Result<_, _>>().map_err(|_| "a running hash that is none")?;
        let kept = Kept { transcripts, ..Kept::NOTHING };
        let proof = verify_kept::<G>(&record, &kept).map_err(|error| error.to_string())?;
        let are_missing = proof.contributions < self.players.len() && !self.has_bad_network;
        if are_missing || proof.contributions > self.players.len() {
            return Err(format!("{} contributions in the record", proof.contributions));
        }
        let showing = showing::<G>(&record)?;
        let order = &record.fair.seat_order;
        let mut checked = Checked::default();
        for (entrant, trace) in (0..).zip(&self.players) {
            let seat = order.iter().position(|&sits| sits == entrant).ok_or("no seat")?;
            let blame = |what: String| format!("entrant {entrant}, seat {seat}: {what}");
            showing.players[seat].follow(&trace.steps).map_err(blame)?;
            self.agrees::<G>(&record, trace).map_err(blame)?;
            let (ours, theirs) = (&trace.answers, &showing.answers[seat]);
            if ours != theirs {
                let same = ours.iter().zip(theirs).take_while(|(a, b)| a == b).count();
                return Err(blame(format!(
                    "{} answers accepted, {} recorded, the first {same} alike: {:?} became {:?}",
                    ours.len(),
                    theirs.len(),
                    ours.get(same),
                    theirs.get(same),
                )));
            }
            if trace.resigned > showing.resigned {
                return Err(blame(format!(
                    "{} resignations were accepted, {} are recorded",
                    trace.resigned, showing.resigned
                )));
            }
            checked.frames += trace.steps.len() as u64;
            checked.answers += ours.len() as u64;
        }
        for trace in &self.watchers {
            let blame = |what: String| format!("a spectator: {what}");
            showing.watchers.follow(&trace.steps).map_err(blame)?;
            self.agrees::<G>(&record, trace).map_err(blame)?;
            checked.frames += trace.steps.len() as u64;
        }
        Ok(checked)
    }

    /// Does what was promised and shown to a client stand in the record?
    fn agrees<G: Full>(&self, record: &RecordOf<G>, trace: &Trace) -> Result<(), String> {
        let promise = &record.fair.promise;
        if let Some(kept) = &trace.promised
            && (&kept.match_id, &kept.commitment) != (&promise.match_id, &promise.commitment)
        {
            return Err("the record keeps another promise".to_owned());
        }
        if trace.seat_order.as_ref().is_some_and(|order| *order != record.fair.seat_order) {
            return Err("the record has another order of seats".to_owned());
        }
        if trace.reveal.as_ref().is_some_and(|reveal| *reveal != record.fair.reveal) {
            return Err("the record reveals something else".to_owned());
        }
        Ok(())
    }
}

/// Checks a match in its game.
impl Find for &Finished {
    type Output = Result<Checked, String>;

    fn found<K: Full>(self) -> Result<Checked, String> {
        self.check_as::<K>()
    }
}
