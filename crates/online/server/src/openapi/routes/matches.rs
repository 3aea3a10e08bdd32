//! Finished matches and what came of them.

use super::{
    Answer, DEAL, INTERNAL, MATCH, NO_ROOM, NOTHING, Route, TOO_EARLY, TOO_LARGE, WRONG_QUERY,
    json, refused,
};

const NOT_AMONG_THEM: Answer = refused(
    403,
    "token: the match of a locked room is for those who were in it, by the cookie that came with \
     their place or by Authorization: Bearer and their token",
);

pub(super) const MATCHES: &[Route] = &[
    Route {
        path: "/api/rooms/{id}/record",
        name: "record",
        summary: "A match as a file, the last one where none is named",
        query: &[
            ("format", "string", "parlor, or mat / tenhou, tenhou6, mjai / zole by game"),
            MATCH,
        ],
        answers: &[
            Answer { status: 200, summary: "the file", media_type: "*/*", schema: "Text" },
            NOT_AMONG_THEM,
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
        summary: "A match step by step, all hands open; the last one where none is named",
        query: &[MATCH, DEAL],
        answers: &[
            json(200, "the steps", "Replay"),
            NOT_AMONG_THEM,
            NO_ROOM,
            TOO_EARLY,
            WRONG_QUERY,
            INTERNAL,
        ],
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
];
