//! Requests: handlers, their description, cookies, headers, the page.

pub(crate) mod analysis;
pub(crate) mod catalogue;
pub(crate) mod cookie;
pub(crate) mod experiments;
pub(crate) mod explore;
pub(crate) mod guard;
pub(crate) mod headers;
pub(crate) mod me;
pub(crate) mod openapi;
pub(crate) mod origins;
pub(crate) mod page;
pub(crate) mod promises;
pub(crate) mod refusal;
pub(crate) mod replays;
pub(crate) mod reviews;
pub(crate) mod rooms;
pub(crate) mod seats;
