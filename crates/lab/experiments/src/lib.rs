//! The sources' experiments, run again beside their own figures.
//!
//! An [`Experiment`] says what its source did, what we do, and where we deviate; it runs and gives
//! [`Findings`]: each figure of the source beside ours, both with 95 % intervals where they can be
//! had, and whether they agree. Where they do not, the report says so in words. Same seed, same
//! findings, whatever the threads; only what is taken by the clock varies, and says so.
//!
//! # Adding one
//!
//! One file with a constant [`Experiment`] and what it runs, and one line in `list.rs`. Work that falls
//! into numbered pieces goes through [`Settings::map`], which uses all threads and keeps the order.
//!
//! ```
//! use parlor_experiments::{Experiment, Failed, Findings, Measured, Published, Settings, Unit};
//! use parlor_game::Entropy;
//!
//! const COIN: Experiment = Experiment {
//!     id: "coin",
//!     title: "A coin falls on both sides",
//!     source: "K. Pearson, about 1900: 24,000 throws, 12,012 heads",
//!     protocol: "throw a coin and count heads",
//!     deviations: &["our coin is a stream of numbers"],
//!     run: throw,
//!     ..Experiment::BASE
//! };
//!
//! fn throw(settings: &Settings<'_>) -> Result<Findings, Failed> {
//!     let n = settings.size(24_000, 2_000);
//!     let heads = settings.map(n, |throw| settings.stream("coin", throw).below(2));
//!     let heads = heads.into_iter().filter(|&side| side == 1).count() as u64;
//!     let source = Published::share(12_012, 24_000, 4);
//!     let mut findings = Findings::new();
//!     findings.compare("share of heads", Unit::Percent(2), source, Measured::share(heads, n));
//!     Ok(findings)
//! }
//!
//! let findings = COIN.run(&Settings::quick(1))?;
//! assert!(findings.comparisons[0].agrees());
//! # Ok::<(), parlor_experiments::Failed>(())
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `experiment` | [`Experiment`], [`Failed`] |
//! | `settings` | [`Settings`]: size, seed, threads; numbered work in parallel |
//! | `figure` | [`Published`] and [`Measured`] figures with their intervals, [`Unit`] |
//! | `comparison` | [`Comparison`]: do they agree? |
//! | `difference` | the interval of a difference, and how much of one matters |
//! | `claim` | [`Claim`]: what a source says in plain words, and which rows decide it |
//! | `check` | [`Check`]: what must be true of rows |
//! | `rows` | [`Rows`]: the rows of an experiment by name |
//! | `shown`, `shown_claim` | [`Shown`] figures and [`ShownClaim`]s: what follows from the rows, and the [`Verdict`] |
//! | `findings` | [`Findings`]: claims, comparisons, plots, remarks |
//! | `report` | [`Report`]: text, Markdown, JSON |
//! | `run_note` | [`RunNote`]: when, how and how long it was run |
//! | `finished` | [`Finished`]: results as they lie in a file |
//! | `documents` | [`Documents`]: all pages, written from the results in a folder |
//! | `findings_page`, `experiment_page`, `figures_page` | the three kinds of pages |
//! | `readings` | the letters of a source's readings |
//! | `words` | words written by hand, whose figures come from the results |
//! | `thesis`, `markdown` | the works, and parts of pages |
//! | `estimate` | [`Estimate`]: how long experiments will take |
//! | `list` | [`ALL`], and [`all_of`] a size |
//! | `records` | [`Records`]: which files an experiment reads |
//! | `record_file` | [`RecordFile`]: a file on disk or in an archive |
//! | `sources` | where the experiments were published |
//! | `told` | figures as they stand in a sentence |
//! | `drawing` | lines of charts and tables that several experiments draw |
//! | `zole_playouts`, `zole_e1`, `zole_e1b` | playout counts, under both trump masks |
//! | `zole_e2` | bounds of the playouts |
//! | `zole_e3`, `clock` | cards as bits against cards in lists |
//! | `zole_table`, `zole_e4` | what a move costs by full enumeration |
//! | `zole_program`, `zole_e4b` | the source's program as printed, and how much alpha-beta saves in it |
//! | `zole_e5` | the source's figure 4.1, to the last digit |
//! | `zole_e6` | what it is worth to heed shown voids, bids, burial and cards |
//! | `zole_calibration` | whether claimed chances come true |
//! | `zole_games`, `zole_e7` | the players against each other, in duplicate deals |
//! | `zole_e8`, `zole_rows` | the solver against reference data |
//! | `fi_tenhou` | turns and draws in recorded play |
//! | `fi_16`, `solo_table` | the Helsinki players alone with the wall |
//! | `fi_17`, `fi_agreement` | the Helsinki players beside people |
//! | `fi_players`, `fi_readings`, `fi_claims` | the Helsinki players in every reading, and what the thesis claims of them |
//! | `discard_choices`, `self_play` | discards of records, and records of our own |
//! | `riichi_round_robin`, `riichi_times` | all riichi players: who is ahead, who is fast |
//! | `jp_dag_size`, `jp_dag_hands` | the graph of single-player mahjong |
//! | `jp_dag_readings`, `jp_dag_claims` | readings of its node set, and what the source claims of its size |
//! | `solo_optimum` | the best that a player alone could do |
//! | `lt_line_ups`, `lt_study` | the three experiments of the Kaunas thesis |
//! | `lt_thesis`, `lt_claims` | what it claims, and how figures decide it |
//! | `lt_value_reading`, `lt_grid`, `lt_distance`, `lt_fit` | readings of its tables of values, and how well each fits |
//! | `lt_retuned` | what it proposes for its constraint player |
//! | `lt_matches`, `lt_figures` | matches as the Kaunas thesis plays them, and its tables |
//! | `bg_games`, `bg_table1`, `bg_depth` | strategies and depths in games of backgammon |
//! | `bg_pruning` | what pruning saves, on positions |

mod bg_depth;
mod bg_games;
mod bg_pruning;
mod bg_table1;
mod check;
mod claim;
mod clock;
mod comparison;
mod difference;
mod discard_choices;
mod documents;
mod drawing;
mod estimate;
mod experiment;
mod experiment_page;
mod fi_16;
mod fi_17;
mod fi_agreement;
mod fi_claims;
mod fi_players;
mod fi_readings;
mod fi_tenhou;
mod figure;
mod figures_page;
mod findings;
mod findings_page;
mod finished;
mod jp_dag_claims;
mod jp_dag_hands;
mod jp_dag_readings;
mod jp_dag_size;
mod list;
mod lt_claims;
mod lt_distance;
mod lt_figures;
mod lt_fit;
mod lt_grid;
mod lt_line_ups;
mod lt_matches;
mod lt_retuned;
mod lt_study;
mod lt_thesis;
mod lt_value_reading;
mod markdown;
mod readings;
mod record_file;
mod records;
mod report;
mod riichi_round_robin;
mod riichi_times;
mod rows;
mod run_note;
mod self_play;
mod settings;
mod shown;
mod shown_claim;
mod solo_optimum;
mod solo_table;
mod sources;
mod thesis;
mod told;
mod words;
mod zole_calibration;
mod zole_e1;
mod zole_e1b;
mod zole_e2;
mod zole_e3;
mod zole_e4;
mod zole_e4b;
mod zole_e5;
mod zole_e6;
mod zole_e7;
mod zole_e8;
mod zole_games;
mod zole_playouts;
mod zole_program;
mod zole_rows;
mod zole_table;

pub use check::Check;
pub use claim::{Claim, Origin, Outcome, Trial, Verdict};
pub use comparison::{Agreement, Comparison};
pub use documents::Documents;
pub use estimate::Estimate;
pub use experiment::{Experiment, Failed};
pub use figure::{Measured, Published, Unit};
pub use findings::{Findings, Plot};
pub use finished::Finished;
pub use list::{ALL, all_of, find};
pub use record_file::RecordFile;
pub use records::{Found, Records};
pub use report::Report;
pub use rows::Rows;
pub use run_note::RunNote;
pub use settings::{Settings, Size};
pub use shown::Shown;
pub use shown_claim::{ShownClaim, ShownTrial};
pub use zole_calibration::zole_chances;
