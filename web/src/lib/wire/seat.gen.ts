// Made from crates/wire by `UPDATE_TYPES=1 cargo test -p parlor-wire`. Do not edit.

/** A place at the table: `"A"` to `"D"`. */
export type SeatMsg = 'A' | 'B' | 'C' | 'D';
