//! What an agent would do, and what practice shows.

use super::{
    INTERNAL, JSON, NO_ROOM, NOTHING, Route, TOKEN, TOO_FAST, TOO_LARGE, WRONG, json, refused,
};

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
        summary: "All hands of a practice table",
        body: Some((JSON, "Token")),
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
];
