//! What can be asked over HTTP, and every answer that can come.

/// One method of one path.
pub(super) struct Route {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) name: &'static str,
    pub(super) summary: &'static str,
    /// Name, kind and meaning of what may follow the question mark.
    pub(super) query: &'static [(&'static str, &'static str, &'static str)],
    /// Media type and schema of the body.
    pub(super) body: Option<(&'static str, &'static str)>,
    pub(super) answers: &'static [Answer],
}

/// One answer.
#[derive(Clone, Copy)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) summary: &'static str,
    /// Empty when there is no body.
    pub(super) media_type: &'static str,
    pub(super) schema: &'static str,
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
const TOO_FAST: Answer = refused(429, "too_fast: too many requests or too much thinking");
const TOO_EARLY: Answer = refused(409, "not_now: no match is over yet");
const TOO_LARGE: Answer = refused(413, "too_large: the body is too long");
const INTERNAL: Answer = refused(500, "internal: the server failed; nothing was done");
const TOKEN: Answer = refused(403, "token: the token is not known in this room");

const NOTHING: Route =
    Route { method: "get", path: "", name: "", summary: "", query: &[], body: None, answers: &[] };

const DEAL: (&str, &str, &str) =
    ("deal", "integer", "the steps of this deal alone, counted from 0");

/// All routes, in reading order.
pub(super) const ROUTES: &[Route] = &[
    Route {
        path: "/healthz",
        name: "health",
        summary: "Is the server there?",
        answers: &[Answer {
            status: 200,
            summary: "it is",
            media_type: "text/plain",
            schema: "Text",
        }],
        ..NOTHING
    },
    Route {
        path: "/openapi.json",
        name: "document",
        summary: "This description",
        answers: &[json(200, "an OpenAPI 3.1 document", "Any")],
        ..NOTHING
    },
    Route {
        path: "/api",
        name: "page",
        summary: "This description as a page",
        answers: &[Answer {
            status: 200,
            summary: "a page",
            media_type: "text/html",
            schema: "Text",
        }],
        ..NOTHING
    },
    Route {
        path: "/api/rooms",
        name: "list_rooms",
        summary: "Rooms that are not hidden",
        answers: &[json(200, "the list", "RoomSummaries"), TOO_FAST],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms",
        name: "create_room",
        summary: "Makes a room",
        body: Some((JSON, "RoomRequest")),
        answers: &[
            json(201, "made", "Created"),
            refused(
                422,
                "bad_message, name, place (as many seats as the game has), agent \
                 (no such agent, or a parameter over its limit)",
            ),
            refused(429, "too_fast: there are too many rooms"),
            TOO_LARGE,
            INTERNAL,
        ],
        ..NOTHING
    },
    Route {
        path: "/api/rooms/{id}",
        name: "look_at_room",
        summary: "One room, hidden or not",
        answers: &[json(200, "the room", "RoomInfo"), NO_ROOM],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms/{id}/join",
        name: "join_room",
        summary: "Takes a place: the token is the player from now on",
        body: Some((JSON, "JoinRequest")),
        answers: &[
            json(201, "seated", "Joined"),
            refused(403, "password: the password is wrong"),
            NO_ROOM,
            refused(409, "full: every place is taken; begun: the match has begun"),
            refused(422, "name: empty, too long or taken; bad_message"),
            TOO_LARGE,
            INTERNAL,
        ],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms/{id}/leave",
        name: "leave_room",
        summary: "Gives the place up; during a match the table plays on for it",
        body: Some((JSON, "Token")),
        answers: &[
            Answer { status: 204, summary: "left", media_type: "", schema: "" },
            TOKEN,
            NO_ROOM,
            refused(422, "not_seated: this player has no place here; bad_message"),
            TOO_LARGE,
        ],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms/{id}/seat",
        name: "check_seat",
        summary: "Whose token is this? What a personal link asks before it is used",
        body: Some((JSON, "Token")),
        answers: &[
            json(200, "the place and the name", "Seat"),
            TOKEN,
            NO_ROOM,
            refused(422, "not_seated: this player has no place here; bad_message"),
            TOO_LARGE,
        ],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms/{id}/bots",
        name: "seat_bot",
        summary: "The host gives a free place to a program: its token may play that seat alone",
        body: Some((JSON, "BotRequest")),
        answers: &[
            json(201, "seated", "Entered"),
            TOKEN,
            NO_ROOM,
            refused(409, "begun: the match has begun"),
            refused(422, "not_host, not_seated, place, name, bad_message"),
            TOO_LARGE,
            INTERNAL,
        ],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms/{id}/reclaim",
        name: "reclaim_seat",
        summary: "Back to a dropped seat by its nickname, with the room's password or by consent",
        body: Some((JSON, "ReclaimRequest")),
        answers: &[
            json(201, "the seat is yours again", "Entered"),
            json(
                202,
                "the others are asked; the token is worth the seat when they agree",
                "Entered",
            ),
            refused(403, "password: the password is wrong"),
            NO_ROOM,
            refused(409, "not_now: nobody is there who could consent"),
            refused(422, "place: nobody of that name has dropped out; bad_message"),
            TOO_LARGE,
            INTERNAL,
        ],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms/{id}/advice",
        name: "advise",
        summary: "What an agent would do: at a practice table, or at a moment of a finished match",
        body: Some((JSON, "AdviceRequest")),
        answers: &[
            json(200, "the agent's reasons", "Advice"),
            TOKEN,
            NO_ROOM,
            refused(409, "not_now: no practice table, nobody is asked, or no match is over"),
            refused(422, "agent, not_asked, bad_message"),
            TOO_FAST,
            TOO_LARGE,
            INTERNAL,
        ],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms/{id}/open",
        name: "open_hands",
        summary: "All hands of a practice table; without a token where agents play alone",
        body: Some((JSON, "OpenRequest")),
        answers: &[
            json(200, "what every seat knows", "OpenHands"),
            TOKEN,
            NO_ROOM,
            refused(409, "not_now: no practice table, or no match has begun"),
            WRONG,
            TOO_LARGE,
        ],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/analysis",
        name: "analyse",
        summary: "What an agent would do in a given position: backgammon, as XGID",
        body: Some((JSON, "AnalysisRequest")),
        answers: &[
            json(200, "the agent's reasons", "Advice"),
            refused(422, "agent, bad_message: no such agent, or the position cannot be read"),
            TOO_FAST,
            TOO_LARGE,
            INTERNAL,
        ],
        ..NOTHING
    },
    Route {
        path: "/api/rooms/{id}/record",
        name: "record",
        summary: "The last match as a file",
        query: &[("format", "string", "parlor, or mat / tenhou, tenhou6, mjai / zole by game")],
        answers: &[
            Answer { status: 200, summary: "the file", media_type: "*/*", schema: "Text" },
            NO_ROOM,
            TOO_EARLY,
            WRONG_QUERY,
            INTERNAL,
        ],
        ..NOTHING
    },
    Route {
        path: "/api/rooms/{id}/replay",
        name: "replay",
        summary: "The last match step by step, all hands open",
        query: &[DEAL],
        answers: &[json(200, "the steps", "Replay"), NO_ROOM, TOO_EARLY, WRONG_QUERY, INTERNAL],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/replay",
        name: "upload",
        summary: "A record of Tenhou, mjai, .mat, Zole or ours, step by step",
        query: &[DEAL],
        body: Some(("text/plain", "Text")),
        answers: &[
            json(200, "the steps", "Replay"),
            TOO_LARGE,
            refused(422, "bad_message: no record, and where it goes wrong"),
            INTERNAL,
        ],
    },
    Route {
        path: "/api/results",
        name: "results",
        summary: "How people do against agents, in rooms that said so",
        answers: &[json(200, "one line for each agent", "Results")],
        ..NOTHING
    },
    Route {
        path: "/api/games/{game}/agents",
        name: "agents",
        summary: "Agents that can be invited, with what they can be told",
        answers: &[json(200, "the list", "Agents"), NO_GAME],
        ..NOTHING
    },
    Route {
        path: "/api/games/{game}/rules",
        name: "rules",
        summary: "Rules that one can play by",
        answers: &[json(200, "the list", "Rules"), NO_GAME],
        ..NOTHING
    },
    Route {
        path: "/api/rooms/{id}/socket",
        name: "socket",
        summary: "The WebSocket of the table: docs/dev/online-protocol.md",
        answers: &[
            Answer { status: 101, summary: "the socket is open", media_type: "", schema: "" },
            Answer {
                status: 400,
                summary: "no request for a WebSocket",
                media_type: "text/plain",
                schema: "Text",
            },
            refused(403, "token: the page belongs to another site"),
            NO_ROOM,
            Answer {
                status: 426,
                summary: "this connection cannot be upgraded",
                media_type: "text/plain",
                schema: "Text",
            },
        ],
        ..NOTHING
    },
];
