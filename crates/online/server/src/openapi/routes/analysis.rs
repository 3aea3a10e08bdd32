//! What an agent would do, and what practice shows.

use super::{
    Answer, INTERNAL, JSON, NO_ROOM, NOTHING, Route, TOKEN, TOO_LARGE, WRONG, json, refused,
};

const THINKING: Answer = refused(
    429,
    "too_fast: one question at a time, so much thinking in a while; too many requests",
);

pub(super) const ANALYSIS: &[Route] = &[
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
            THINKING,
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
        summary: "What an agent would do: in a position of backgammon (XGID), or at a moment of a record",
        body: Some((JSON, "AnalysisRequest")),
        answers: &[
            json(200, "the agent's reasons", "Advice"),
            refused(
                422,
                "agent: no such agent; not_asked: not at that moment; bad_message: the position or \
                 the record cannot be read",
            ),
            THINKING,
            TOO_LARGE,
            INTERNAL,
        ],
        ..NOTHING
    },
];
