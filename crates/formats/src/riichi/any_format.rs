//! Records of any format, plain or gzipped, told apart by how they begin.

use std::io::{self, BufRead, BufReader, Cursor, Read};

use flate2::bufread::MultiGzDecoder;

use super::mjai::{Mjai, MjaiError};
use super::mjlog::{Mjlog, MjlogError};
use super::record::Piece;
use super::tenhou6::{Tenhou6, Tenhou6Error};

/// The formats a record can come in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// Tenhou's XML.
    Mjlog,
    /// The JSON of tenhou.net/6.
    Tenhou6,
    /// mjai messages, either dialect.
    Mjai,
}

/// How much of a text is looked at to tell its format.
const LOOK: u64 = 4096;

impl Format {
    /// The format of a text that begins like this: XML is an mjlog, JSON whose first object has a
    /// `"type"` is mjai, other JSON is tenhou.net/6. `None` for anything else.
    pub fn of(beginning: &[u8]) -> Option<Format> {
        let text = beginning.strip_prefix(b"\xef\xbb\xbf").unwrap_or(beginning).trim_ascii_start();
        let typed = || text.windows(6).any(|window| window == b"\"type\"");
        match text.first()? {
            b'<' => Some(Format::Mjlog),
            b'[' => Some(Format::Mjai),
            b'{' if typed() => Some(Format::Mjai),
            b'{' => Some(Format::Tenhou6),
            _ => None,
        }
    }
}

/// The pieces of a record in any format, plain or gzipped, a deal at a time.
///
/// ```
/// use parlor_formats::riichi::{record::Piece, read_pieces};
/// let log = r#"{"type":"start_game","names":["A","B","C","D"]}
///     {"type":"end_game"}"#;
/// let pieces = read_pieces(log.as_bytes())?.collect::<Result<Vec<Piece>, _>>()?;
/// assert_eq!(pieces.len(), 2);
/// # Ok::<(), parlor_formats::riichi::ReadError>(())
/// ```
pub fn read_pieces<'a>(
    source: impl Read + 'a,
) -> Result<Box<dyn Iterator<Item = Result<Piece, ReadError>> + 'a>, ReadError> {
    let mut source = BufReader::new(source);
    let gzipped = source.fill_buf().map_err(unreadable)?.starts_with(&[0x1f, 0x8b]);
    let plain: Box<dyn Read + 'a> =
        if gzipped { Box::new(MultiGzDecoder::new(source)) } else { Box::new(source) };
    let mut plain = plain;
    let mut beginning = Vec::new();
    plain.by_ref().take(LOOK).read_to_end(&mut beginning).map_err(unreadable)?;
    let format = Format::of(&beginning).ok_or(ReadError::Unknown)?;
    let text = BufReader::new(Cursor::new(without_mark(beginning)).chain(plain));
    Ok(match format {
        Format::Mjlog => Box::new(Mjlog::new(text).map(|piece| piece.map_err(ReadError::Mjlog))),
        Format::Tenhou6 => {
            Box::new(Tenhou6::new(text).map(|piece| piece.map_err(ReadError::Tenhou6)))
        }
        Format::Mjai => Box::new(Mjai::new(text).map(|piece| piece.map_err(ReadError::Mjai))),
    })
}

/// The bytes without a byte order mark, which JSON does not allow.
fn without_mark(mut bytes: Vec<u8>) -> Vec<u8> {
    if bytes.starts_with(b"\xef\xbb\xbf") {
        bytes.drain(..3);
    }
    bytes
}

#[expect(clippy::needless_pass_by_value, reason = "it is passed to map_err")]
fn unreadable(error: io::Error) -> ReadError {
    ReadError::Unreadable(error.to_string())
}

/// Why something is not a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// It cannot be read or unpacked.
    #[error("the record cannot be read: {0}")]
    Unreadable(String),
    /// It begins like no format known here.
    #[error("neither XML nor JSON; a record is an mjlog, a tenhou.net/6 JSON or an mjai log")]
    Unknown,
    /// A damaged mjlog.
    #[error("mjlog: {0}")]
    Mjlog(MjlogError),
    /// A damaged tenhou.net/6 record.
    #[error("tenhou.net/6: {0}")]
    Tenhou6(Tenhou6Error),
    /// A damaged mjai log.
    #[error("mjai: {0}")]
    Mjai(MjaiError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_told_apart() {
        for (beginning, format) in [
            ("<mjloggm ver=\"2.3\">", Some(Format::Mjlog)),
            ("\u{feff} <?xml version=\"1.0\"?>", Some(Format::Mjlog)),
            ("{\"title\":[\"\",\"\"],\"name\":[]", Some(Format::Tenhou6)),
            ("{\"type\":\"start_game\"}", Some(Format::Mjai)),
            ("{\"names\":[],\"type\":\"start_game\"}", Some(Format::Mjai)),
            ("[{\"type\":\"start_game\"}]", Some(Format::Mjai)),
            ("hello", None),
            ("", None),
        ] {
            assert_eq!(Format::of(beginning.as_bytes()), format, "{beginning}");
        }
    }
}
