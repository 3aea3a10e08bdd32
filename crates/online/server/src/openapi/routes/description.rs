//! The description itself, and whether anybody is there.

use super::{Answer, NOTHING, Route, json};

pub(super) const DESCRIPTION: &[Route] = &[
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
];
