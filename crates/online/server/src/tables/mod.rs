//! Rooms and their tables: tasks, games, records, who has a token.

pub(crate) mod finished;
pub(crate) mod games;
pub(crate) mod password;
pub(crate) mod proof;
pub(crate) mod records;
pub(crate) mod restorers;
pub(crate) mod results;
pub(crate) mod rooms;
pub(crate) mod task;
pub(crate) mod token;
pub(crate) mod tokens;
