//! What can be asked over HTTP, and every answer that can come.

mod analysis;
mod catalogue;
mod description;
mod experiments;
mod matches;
mod rooms;

/// All routes, in reading order.
pub(super) fn all() -> impl Iterator<Item = &'static Route> {
    let parts = [
        description::DESCRIPTION,
        rooms::ROOMS,
        analysis::ANALYSIS,
        matches::MATCHES,
        experiments::EXPERIMENTS,
        catalogue::CATALOGUE,
    ];
    parts.into_iter().flatten()
}

/// One method of one path.
pub(in crate::openapi) struct Route {
    pub(in crate::openapi) method: &'static str,
    pub(in crate::openapi) path: &'static str,
    pub(in crate::openapi) name: &'static str,
    pub(in crate::openapi) summary: &'static str,
    /// Name, kind and meaning of what may follow the question mark.
    pub(in crate::openapi) query: &'static [(&'static str, &'static str, &'static str)],
    /// Media type and schema of the body.
    pub(in crate::openapi) body: Option<(&'static str, &'static str)>,
    pub(in crate::openapi) answers: &'static [Answer],
}

/// One answer.
#[derive(Clone, Copy)]
pub(in crate::openapi) struct Answer {
    pub(in crate::openapi) status: u16,
    pub(in crate::openapi) summary: &'static str,
    /// Empty when there is no body.
    pub(in crate::openapi) media_type: &'static str,
    pub(in crate::openapi) schema: &'static str,
}

const JSON: &str = "application/json";

const fn json(status: u16, summary: &'static str, schema: &'static str) -> Answer {
    Answer { status, summary, media_type: JSON, schema }
}

const fn refused(status: u16, summary: &'static str) -> Answer {
    json(status, summary, "Refusal")
}

const NO_ROOM: Answer = refused(404, "no_room: there is no such room, or it was closed");
const NO_GAME: Answer = refused(404, "no_room: there is no such game");
const WRONG: Answer =
    refused(422, "bad_message: the body cannot be read or asks for what is not allowed");
const WRONG_QUERY: Answer =
    refused(422, "bad_message: the query cannot be read or asks for what is not there");
const TOO_FAST: Answer =
    refused(429, "too_fast: too many requests from this address or under this token");
const OTHER_SITE: Answer = refused(403, "token: the page that asks belongs to another site");
const TOO_EARLY: Answer = refused(409, "not_now: no match is over yet");
const TOO_LARGE: Answer = refused(413, "too_large: the body is too long");
const INTERNAL: Answer = refused(500, "internal: the server failed; nothing was done");
const TOKEN: Answer = refused(403, "token: the token is not known in this room");

const NOTHING: Route =
    Route { method: "get", path: "", name: "", summary: "", query: &[], body: None, answers: &[] };

const MATCH: (&str, &str, &str) = ("match", "integer", "which match of the room, from 1");

const DEAL: (&str, &str, &str) =
    ("deal", "integer", "the steps of this deal alone, counted from 0");

impl Route {
    /// Every answer: those of the route itself, and what stands before all routes under `/api`.
    pub(in crate::openapi) fn every_answer(&self) -> impl Iterator<Item = Answer> {
        let limited = self.path.starts_with("/api");
        let guarded = limited && self.method == "post";
        // A room whose log cannot be read is there, and cannot be used.
        let in_room = self.path.starts_with("/api/rooms/{id}");
        let before = [(limited, TOO_FAST), (guarded, OTHER_SITE), (in_room, INTERNAL)];
        let before = before.into_iter().filter_map(|(stands, answer)| stands.then_some(answer));
        let own = self.answers;
        let new = move |answer: &Answer| own.iter().all(|known| known.status != answer.status);
        own.iter().copied().chain(before.filter(new))
    }
}
