//! The sources' experiments.

use super::{Answer, JSON, NOTHING, Route, TOO_LARGE, WRONG, json, refused};

const NOT_HERE: Answer =
    refused(403, "token: for programs on the server's machine, unless its operator allows others");
const NONE: Answer = refused(404, "no_room: there is no such experiment");

pub(super) const EXPERIMENTS: &[Route] = &[
    Route {
        path: "/api/experiments",
        name: "experiments",
        summary: "The sources' experiments",
        answers: &[json(200, "the list", "Experiments"), NOT_HERE],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/experiments/{id}",
        name: "run_experiment",
        summary: "Begins to run an experiment in its quick size, on one thread",
        body: Some((JSON, "RunRequest")),
        answers: &[
            json(202, "it runs: look for what was found", "Run"),
            NOT_HERE,
            NONE,
            refused(409, "not_now: it reads records, which cannot be given here"),
            WRONG,
            refused(429, "too_fast: one at a time; too many requests"),
            TOO_LARGE,
        ],
        ..NOTHING
    },
    Route {
        path: "/api/experiments/{id}",
        name: "look_at_experiment",
        summary: "How far the last run of an experiment has come, and what it found",
        answers: &[
            json(200, "the run", "Run"),
            NOT_HERE,
            NONE,
            refused(409, "not_now: it is not the one that was run last"),
        ],
        ..NOTHING
    },
];
