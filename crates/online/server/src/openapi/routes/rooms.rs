//! Rooms: made, listed, joined, left, come back to.

use super::{Answer, INTERNAL, JSON, NO_ROOM, NOTHING, Route, TOKEN, TOO_LARGE, json, refused};

pub(super) const ROOMS: &[Route] = &[
    Route {
        path: "/api/rooms",
        name: "list_rooms",
        summary: "Rooms that are not hidden",
        answers: &[json(200, "the list", "RoomSummaries")],
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
            refused(
                429,
                "too_fast: there are too many rooms, of all or of this address; too many requests",
            ),
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
            INTERNAL,
        ],
        ..NOTHING
    },
    Route {
        method: "post",
        path: "/api/rooms/{id}/seat",
        name: "check_seat",
        summary: "Whose token is this, and is it their turn? What a personal link asks before it is used",
        body: Some((JSON, "Token")),
        answers: &[
            json(200, "the place, the name, and whether an answer is awaited", "Seat"),
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
            refused(
                409,
                "not_now: nobody is there who could consent, or the player dropped out less than \
                 30 s ago",
            ),
            refused(422, "place: nobody of that name has dropped out; bad_message"),
            TOO_LARGE,
            INTERNAL,
        ],
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
