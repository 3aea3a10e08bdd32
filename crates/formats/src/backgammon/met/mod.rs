//! Match equity tables in the XML format of GNU Backgammon.
//!
//! A file states the chances before the Crawford game (rows: points the player still needs, columns:
//! the opponent's) and after it, each either number by number or as the parameters of a formula.
//! Reading keeps what the file says; what the numbers mean and how a table is made of parameters is
//! the caller's business.
//!
//! ```
//! use parlor_formats::backgammon::met::{self, Part};
//!
//! let text = "<met><info><name>tiny</name><length>2</length></info>
//!   <pre-crawford-table type='explicit'>
//!     <row><me>0.5</me><me>0.68</me></row><row><me>0.32</me><me>0.5</me></row>
//!   </pre-crawford-table>
//!   <post-crawford-table type='explicit' player='both'><row><me>0.5</me><me>0.49</me></row>
//!   </post-crawford-table></met>";
//! let file = met::read(text)?;
//! assert_eq!(file.length, Some(2));
//! assert_eq!(file.post_crawford, Part::Explicit(vec![vec![0.5, 0.49]]));
//! # Ok::<(), met::MetError>(())
//! ```

mod error;
mod read;
mod write;

pub use error::{MetError, MetFault};
pub use read::read;
pub use write::write;

/// A match equity table as its file states it.
#[derive(Clone, PartialEq, Debug)]
pub struct MetFile {
    /// What it is called.
    pub name: String,
    /// Where it comes from, in its author's words.
    pub description: String,
    /// How many points it reaches; `None` where the file sets no bound.
    pub length: Option<usize>,
    /// Notices before the first element: comments, each without its marks.
    pub notices: Vec<String>,
    /// Before the Crawford game: in row `a`, column `b` the chance of a player who needs `a + 1`
    /// points against one who needs `b + 1`.
    pub pre_crawford: Part,
    /// After the Crawford game: one row, in column `a` the chance of a player who needs `a + 1`
    /// points against one who needs one. It may be shorter than the length.
    pub post_crawford: Part,
}

/// One of the two tables.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Part {
    /// Number by number.
    Explicit(Vec<Vec<f64>>),
    /// By a formula such as `zadeh`, with its parameters by name.
    Formula { name: String, parameters: Vec<(String, f64)> },
}
