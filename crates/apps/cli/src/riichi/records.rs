//! Records as files: of any format, plain or gzipped, or standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

use anyhow::Context;
use flate2::bufread::MultiGzDecoder;
use parlor_formats::riichi::record::Piece;
use parlor_formats::riichi::{Format, read_pieces};

/// The pieces of the record at `path`, `-` for standard input.
pub(super) fn pieces(path: &str) -> anyhow::Result<impl Iterator<Item = anyhow::Result<Piece>>> {
    let source: Box<dyn Read> = if path == "-" { Box::new(io::stdin()) } else { open(path)? };
    let pieces = read_pieces(source).with_context(|| path.to_owned())?;
    let path = path.to_owned();
    Ok(pieces.map(move |piece| piece.with_context(|| path.clone())))
}

/// The text of the mjlog at `path`, unpacked; `None` where it is another format.
pub(super) fn mjlog(path: &str) -> anyhow::Result<Option<Box<dyn BufRead>>> {
    let mut file = BufReader::new(open(path)?);
    let packed = file.fill_buf().with_context(|| path.to_owned())?.starts_with(&[0x1f, 0x8b]);
    let mut text: Box<dyn BufRead> =
        if packed { Box::new(BufReader::new(MultiGzDecoder::new(file))) } else { Box::new(file) };
    let beginning = text.fill_buf().with_context(|| path.to_owned())?;
    Ok((Format::of(beginning) == Some(Format::Mjlog)).then_some(text))
}

fn open(path: &str) -> anyhow::Result<Box<dyn Read>> {
    Ok(Box::new(File::open(path).with_context(|| format!("cannot read {path}"))?))
}
