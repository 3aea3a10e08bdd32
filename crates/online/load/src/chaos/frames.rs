//! The frames of a WebSocket in a stream of bytes, whole and as they are.
//!
//! RFC 6455, section 5.2.

/// Cuts what a client sends into its first request and frames.
#[derive(Default)]
pub(super) struct Frames {
    bytes: Vec<u8>,
    /// Is the request that opens the socket over?
    opened: bool,
}

/// One piece of the stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// The request, or something that controls the connection.
    Other(Vec<u8>),
    /// A message of the client in one frame.
    Message(Vec<u8>),
}

impl Piece {
    pub(super) fn bytes(&self) -> &[u8] {
        let (Piece::Other(bytes) | Piece::Message(bytes)) = self;
        bytes
    }
}

impl Frames {
    /// More has come.
    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next piece that is whole.
    pub(super) fn next(&mut self) -> Option<Piece> {
        if !self.opened {
            let end = self.bytes.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
            self.opened = true;
            return Some(Piece::Other(self.bytes.drain(..end).collect()));
        }
        let len = frame_len(&self.bytes).filter(|len| *len <= self.bytes.len())?;
        let frame: Vec<u8> = self.bytes.drain(..len).collect();
        // A final frame of text.
        Some(if frame[0] == 0x81 { Piece::Message(frame) } else { Piece::Other(frame) })
    }
}

/// How long the frame is that begins here; `None` while too little of it is there.
fn frame_len(bytes: &[u8]) -> Option<usize> {
    let &[_, second, ref rest @ ..] = bytes else { return None };
    let mask = if second & 0x80 == 0 { 0 } else { 4 };
    let (head, payload) = match second & 0x7f {
        126 => (4, u64::from(u16::from_be_bytes(*rest.first_chunk()?))),
        127 => (10, u64::from_be_bytes(*rest.first_chunk()?)),
        short => (2, u64::from(short)),
    };
    usize::try_from(payload).ok()?.checked_add(head + mask)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn masked(len: usize) -> Vec<u8> {
        let mut frame = vec![0x81];
        match len {
            0..126 => frame.push(0x80 | len as u8),
            _ => {
                frame.push(0x80 | 126);
                frame.extend((len as u16).to_be_bytes());
            }
        }
        frame.extend([7; 4]);
        frame.extend(vec![b'x'; len]);
        frame
    }

    #[test]
    fn frames_come_out_whole_however_they_come_in() {
        let head = b"GET / HTTP/1.1\r\nHost: h\r\n\r\n".to_vec();
        let pong = vec![0x8a, 0x80, 1, 2, 3, 4];
        let pieces = [
            Piece::Other(head),
            Piece::Message(masked(0)),
            Piece::Message(masked(125)),
            Piece::Other(pong),
            Piece::Message(masked(3_000)),
        ];
        let all: Vec<u8> = pieces.iter().flat_map(|piece| piece.bytes().to_vec()).collect();
        for step in [1, 7, 64, all.len()] {
            let mut frames = Frames::default();
            let mut found = Vec::new();
            for some in all.chunks(step) {
                frames.push(some);
                found.extend(std::iter::from_fn(|| frames.next()));
            }
            assert_eq!(found, pieces, "{step} bytes at a time");
        }
    }

    #[test]
    fn a_frame_of_any_length_is_only_waited_for() {
        let mut frames = Frames { opened: true, ..Frames::default() };
        frames.push(&[0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
        assert_eq!(frames.next(), None);
    }
}
