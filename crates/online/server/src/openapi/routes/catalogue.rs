//! Who can be invited, and the rules one can play by.

use super::{NO_GAME, NOTHING, Route, json};

pub(super) const CATALOGUE: &[Route] = &[
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
];
