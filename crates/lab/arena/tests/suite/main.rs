//! Tournaments: repeatable whatever the threads and cuts, with bots, plans and reports.

mod bots;
mod panics;
mod plan_files;
mod repeatable;
mod reports;
mod three_games;
mod work;
