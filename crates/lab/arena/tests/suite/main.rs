//! Tournaments: repeatable whatever the threads and cuts, with bots, plans and reports.

mod all_games;
mod bots;
mod panics;
mod plan_files;
mod repeatable;
mod reports;
mod work;
