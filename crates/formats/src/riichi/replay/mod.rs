//! Records played again under the rules: every move must be allowed, every win is scored anew,
//! every score change is computed, and what the record states is compared with it.
//!
//! ```
//! use parlor_formats::riichi::mjlog::Mjlog;
//! use parlor_formats::riichi::replay::replay;
//!
//! let text = r#"<mjloggm ver="2.3"><GO type="169" lobby="0"/>
//!     <UN n0="A" n1="B" n2="C" n3="D"/><TAIKYOKU oya="0"/></mjloggm>"#;
//! let report = replay(Mjlog::new(text.as_bytes()))?;
//! assert_eq!((report.hands, report.mismatches.len()), (0, 0));
//! # Ok::<(), parlor_formats::riichi::mjlog::MjlogError>(())
//! ```

mod compare;
mod driver;
mod inputs;
mod mismatch;
mod report;
mod score_sheet;

pub use inputs::{DealInputs, inputs_of};
pub use mismatch::Mismatch;
pub use report::{Replay, Report, replay};
