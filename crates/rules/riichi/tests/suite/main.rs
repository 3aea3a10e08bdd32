//! The rules of riichi against their tables, reference data and slow twins.

mod dice;
mod points_table;
mod presets;
mod rows;
mod rule_book;
mod scoring_data;
mod scoring_properties;
mod shanten_twin;
mod tricky_cases;
mod waits;
mod wall;
