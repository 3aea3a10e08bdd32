//! Generic search over the game traits, and the tracer that shows it.
//!
//! Every algorithm is a generic function, one per file, over what it needs of a game: [`Game`] for
//! minimax, [`Stochastic`] where there is chance, [`Hidden`] where something must be guessed. A
//! [`Search`] holds what the depth-first ones share; what is not plugged in costs nothing. All of
//! them take a [`Meter`] and never visit more than it grants; with a budget of nodes alone the
//! answer is a function of the arguments. All of them answer with a [`Found`].
//!
//! # Examples
//!
//! The value of a dice race, exactly, and the tree that shows why:
//!
//! ```
//! use parlor_agent::{Budget, Scale, Unit};
//! use parlor_game::{Game, Seat};
//! use parlor_search::{Bounds, Edge, Prune, Recorder, Returns, Search};
//! use parlor_toy::{Race, Track};
//!
//! let race = Race::start(&Track::SHORTEST);
//! let mut recorder = Recorder::new(100);
//! let mut search = Search::new(Returns(Bounds::UNIT)).trace(&mut recorder);
//! let mut meter = Budget::UNLIMITED.meter();
//! let found = search.expectiminimax(&race, Seat::A, 99, Prune::Star2, &mut meter);
//! assert_eq!(found.value, 5.0 / 8.0);
//!
//! let tree = recorder.tree(Scale::new("study-utility", Unit::signed(3)), Edge::debug_label);
//! assert_eq!(tree.n_visited, found.nodes);
//! ```
//!
//! An anytime search: deeper and deeper until the budget is spent.
//!
//! ```
//! use parlor_agent::Budget;
//! use parlor_game::{Game, Seat};
//! use parlor_search::{Bounds, Returns, Search, deepen};
//! use parlor_toy::TicTacToe;
//!
//! let game = TicTacToe::start(&Seat::A);
//! let mut search = Search::new(Returns(Bounds::UNIT));
//! let found = deepen(9, 1, &mut Budget::nodes(5_000).meter(), |depth, meter| {
//!     search.alpha_beta(&game, Seat::A, depth, meter)
//! });
//! assert!(found.action.is_some() && found.nodes == 5_000);
//! ```
//!
//! Poker without a mistake:
//!
//! ```
//! use parlor_agent::Budget;
//! use parlor_game::{Game, Seat};
//! use parlor_search::{Cfr, GameTree, Regrets, exploitability};
//! use parlor_toy::Kuhn;
//!
//! let tree = GameTree::new(&Kuhn::start(&Seat::A), 1_000)?;
//! let mut cfr = Cfr::new(&tree, Regrets::Plus);
//! cfr.run(1_000, &mut Budget::UNLIMITED.meter());
//! assert!(exploitability(&tree, &cfr.average()) < 1e-3);
//! # Ok::<(), parlor_search::NotSmall>(())
//! ```
//!
//! # Algorithms
//!
//! | algorithm | source | constants | where we differ |
//! |---|---|---|---|
//! | [minimax](Search::minimax) | C. E. Shannon, "Programming a computer for playing chess", 1950; the backgammon source's explicit stack | | recursive; a node that waits for chance is a leaf |
//! | [alpha-beta](Search::alpha_beta) | D. E. Knuth, R. W. Moore, "An analysis of alpha-beta pruning", 1975 | ties below [`TIE`] = 1e-12 | fail-soft; at the root ties go to the action listed first, whatever the order |
//! | [expectiminimax](Search::expectiminimax) | D. Michie, "Game-playing and game-learning automata", 1966; the backgammon source | | weights are whole numbers until the last division; depth counts chance levels, as in the source |
//! | [gamma](Prune::Gamma) | the backgammon source, after E. Melko and B. Nagy, 2007 | bounds of the evaluation | the mean and not the bound is compared, and only for a child not given up |
//! | [Star1](Prune::Star1), [Star2](Prune::Star2) | B. W. Ballard, "The *-minimax search procedure for trees containing chance nodes", 1983 | bounds of the evaluation | Star2 keeps the probed value and does not search it again; mixed outcomes are allowed |
//! | [iterative deepening](deepen) | D. J. Slate, L. R. Atkin, "Chess 4.5", 1977 | step 1 | an unfinished depth is thrown away |
//! | [transposition table](TranspositionTable) | R. D. Greenblatt and others, 1967 | two places a bucket | whole keys; only searches of equal depth are used, so that values stay the same |
//! | [best-first minimax](Search::best_first) | R. E. Korf, D. M. Chickering, "Best-first minimax search", 1996 | 100,000 nodes | finished lines are set aside; alpha-beta at the leaves on request |
//! | [rollouts](rollouts()) | B. Abramson, "Expected-outcome", 1990; UCB1: P. Auer and others, 2002 | exploration √2 | |
//! | [UCT](Uct) | L. Kocsis, Cs. Szepesvári, "Bandit based Monte-Carlo planning", 2006 | exploration √2, a million nodes | chance is drawn; each seat maximises its own; children at the second visit |
//! | [information-set UCT](Ismcts) | P. I. Cowling, E. J. Powley, D. Whitehouse, "Information set Monte Carlo tree search", 2012 | exploration 0.7 | single observer; nodes after chance are told apart by what it sees |
//! | [PIMC](pimc()) | M. L. Ginsberg, "GIB", 2001 | | worlds may be all there are, with weights; the solver is the caller's |
//! | [IIMC](PlayedOut) | T. Furtak, M. Buro, "Recursive Monte Carlo search for imperfect information games", 2013 | | any policy plays the worlds out |
//! | [EPIMC](Epimc) | J. Arjonilla, A. Saffidine, T. Cazenave, "Perfect Information Monte Carlo with Postponing Reasoning", 2024 | | each information set takes its best mean, from the leaves up |
//! | [αµ](AlphaMu) | T. Cazenave, V. Ventos, "The αµ search algorithm for the game of Bridge", 2019 | fronts of 32 | values of any kind; partners see all |
//! | [CFR](Cfr) | M. Zinkevich and others, 2007; CFR+: O. Tammelin, 2014 | CFR+ weighs round t by t | walks the whole tree without sampling |
//! | [best response](BestResponse) | H. W. Kuhn, "Extensive games and the problem of information", 1953 (perfect recall) | | exact |
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `search` | [`Search`]: what is plugged together |
//! | `evaluate`, `order`, `memory` | [`Evaluate`], [`Order`], [`Memory`]: the hooks |
//! | `trace`, `recorder` | [`Tracer`], and the [`Recorder`] that draws a bounded tree |
//! | `walk`, `decision` | what the depth-first searches share at a node |
//! | `minimax`, `alpha_beta`, `expectiminimax`, `gamma`, `star1`, `star2` | one algorithm each |
//! | `best_first`, `deepen` | anytime search without chance, and with any |
//! | `playout`, `running_mean`, `rollouts` | [`Playout`] and flat Monte Carlo |
//! | `mcts`, `uct`, `ismcts` | trees grown by playouts |
//! | `pimc`, `played_out` | many worlds, each solved as if it were open, or played out |
//! | `together`, `epimc`, `front`, `alphamu` | many worlds, one plan for all of them |
//! | `game_tree`, `cfr`, `cfr_log`, `best_response` | small games in full |
//! | `agents` | the searches as agents |
//!
//! # What is not here
//!
//! No game, no names in a registry, no threads: an agent's crate brings the evaluation and the
//! parameters. Games that ask several seats at once are searched as
//! [`Sequential`](parlor_game::Sequential).
//!
//! [`Game`]: parlor_game::Game
//! [`Stochastic`]: parlor_game::Stochastic
//! [`Hidden`]: parlor_game::Hidden
//! [`Meter`]: parlor_agent::Meter

mod agents;
mod alpha_beta;
mod alphamu;
mod best_first;
mod best_response;
mod cfr;
mod cfr_log;
mod decision;
mod deepen;
mod epimc;
mod evaluate;
mod expectiminimax;
mod found;
mod front;
mod game_tree;
mod gamma;
mod ismcts;
mod mcts;
mod memory;
mod minimax;
mod order;
mod pimc;
mod played_out;
mod playout;
mod recorder;
mod rollouts;
mod running_mean;
mod search;
mod star1;
mod star2;
mod together;
mod trace;
mod uct;
mod walk;

pub use agents::{ExpectiminimaxAgent, IsmctsAgent, PimcAgent, UctAgent, Words};
pub use alphamu::AlphaMu;
pub use best_first::BestFirst;
pub use best_response::{BestResponse, action_values, expected_returns, exploitability};
pub use cfr::{Cfr, Regrets};
pub use decision::TIE;
pub use deepen::deepen;
pub use epimc::Epimc;
pub use evaluate::{Bounds, Evaluate, OneMover, Returns};
pub use expectiminimax::Prune;
pub use found::{Found, PLAYOUTS, Samples, Valued};
pub use game_tree::{GameTree, Information, NotSmall, Profile};
pub use ismcts::Ismcts;
pub use memory::{Memory, NoMemory, TranspositionTable};
pub use order::{AsListed, ByValue, Order};
pub use parlor_agent::{Edge, Pruned, Window};
pub use pimc::{AlphaBeta, Coverage, Solve, pimc, pimc_traced, sampled_worlds};
pub use played_out::PlayedOut;
pub use playout::{Playout, RandomPlayout, Truncated};
pub use recorder::Recorder;
pub use rollouts::{Allocation, Rollouts, rollouts};
pub use running_mean::RunningMean;
pub use search::{Parts, Search};
pub use together::Together;
pub use trace::{NoTrace, Tracer};
pub use uct::Uct;
