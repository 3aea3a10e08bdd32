//! The rules of Zole, case by case.

mod options;
mod presets;
mod refusals;
mod session;
mod table;
mod tricky_cases;
mod worlds;
