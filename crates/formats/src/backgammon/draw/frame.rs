//! The lines around the board.

use super::{Charset, Row};

/// The characters of the frame.
pub(super) struct Frame {
    across: char,
    down: char,
    /// Left corner, joints, right corner of the upper and the lower edge.
    edges: [[char; 3]; 2],
}

impl Frame {
    pub(super) fn of(charset: Charset) -> Frame {
        match charset {
            Charset::Ascii => Frame { across: '-', down: '|', edges: [['+'; 3]; 2] },
            Charset::Unicode => {
                Frame {
                    across: '─', down: '│', edges: [['┌', '┬', '┐'], ['└', '┴', '┘']]
                }
            }
        }
    }

    /// The upper or the lower edge.
    pub(super) fn edge(&self, upper: bool) -> String {
        let [left, joint, right] = self.edges[usize::from(!upper)];
        let part = |width: usize| self.across.to_string().repeat(width);
        let parts = [19, 3, 19, 5].map(part).join(&joint.to_string());
        format!(" {left}{parts}{right}")
    }

    /// One row of men.
    pub(super) fn row(&self, row: &Row) -> String {
        let Row { left, bar, right, tray } = row;
        let down = self.down;
        format!(" {down}{left:18} {down}{bar}{down}{right:18} {down}{tray:^5}{down}")
    }
}
