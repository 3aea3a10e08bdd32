//! The binary as its users meet it: arguments and input in, text and exit status out.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

mod arena;
mod backgammon_analyse;
mod backgammon_best;
mod backgammon_cube;
mod backgammon_files;
mod backgammon_judged;
mod backgammon_moves;
mod backgammon_programs;
mod backgammon_rollout;
mod bots;
mod db;
mod experiments;
mod lessons;
mod mjai;
mod play_backgammon;
mod play_riichi;
mod play_toys;
mod play_zole;
mod replay;
mod riichi_ev;
mod riichi_hands;
mod riichi_records;
mod riichi_score;
mod riichi_study;
mod serve;
mod support;
mod train;
mod train_backgammon_labels;
mod train_backgammon_net;
mod train_riichi_dqn;
mod zole_advise;
mod zole_analyse;
mod zole_count;
mod zole_exploit;
mod zole_files;
mod zole_solve;
