//! The searches against exact values: toy games, worked examples, and each other.

mod agents;
mod best_first;
mod budget;
mod equilibrium;
mod expectiminimax;
mod hidden;
mod log;
mod log_rounds;
mod minimax;
mod monte_carlo;
mod pips;
mod plain_tree;
mod together;
mod trace;
mod veiled;
