// Made from crates/wire by `UPDATE_TYPES=1 cargo test -p parlor-wire`. Do not edit.

/** A card of Zole: `"QC"`, `"TH"`. */
export type CardMsg = string;

/** A kind of riichi tile: `"5m"`, `"7z"`. */
export type KindMsg = string;

/** A riichi tile: `"5m"`, `"0p"` for a red five, `"1z"` to `"7z"`. */
export type TileMsg = string;
