// Made from crates/wire and crates/kits by `UPDATE_TYPES=1 cargo test -p parlor-kits`. Do not edit.

/** A place at the table: `"A"` to `"D"`. The rules' [`Seat`] has no serialised form of its own. */
export type SeatMsg = 'A' | 'B' | 'C' | 'D';
