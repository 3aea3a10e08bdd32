//! The description itself, and whether anybody is there.

use super::{Answer, NOTHING, Route, json};

const fn text(status: u16, summary: &'static str) -> Answer {
    Answer { status, summary, media_type: "text/plain", schema: "Text" }
}

pub(super) const DESCRIPTION: &[Route] = &[
    Route {
        path: "/healthz",
        name: "health",
        summary: "Is the server there?",
        answers: &[text(200, "it is")],
        ..NOTHING
    },
    Route {
        path: "/readyz",
        name: "ready",
        summary: "May clients come?",
        answers: &[
            text(200, "they may"),
            text(503, "the server stops, or its database fails or does not answer"),
        ],
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
];
