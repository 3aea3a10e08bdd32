import type { RiichiAction } from '../../../lib/wire/riichi.gen';

/** The three switches beside the hand. They only choose among the legal answers of a prompt. */
export class Auto {
  win = $state(false);
  noCalls = $state(false);
  discard = $state(false);

  /** The answer that the switches give, or nothing: the player decides. */
  answer(legal: readonly RiichiAction[]): number | undefined {
    const at = (...types: string[]): number | undefined => {
      const idx = legal.findIndex((action) => types.includes(action.type));
      return idx >= 0 ? idx : undefined;
    };
    const win = at('ron', 'tsumo');
    if (win !== undefined) return this.win ? win : undefined;
    if (this.noCalls && at('pass') !== undefined) return at('pass');
    if (!this.discard || at('riichi', 'closed_kan', 'added_kan') !== undefined) return undefined;
    const drawn = legal.findIndex((action) => action.type === 'discard' && action.drawn);
    return drawn >= 0 ? drawn : undefined;
  }

  /** A new table begins without them. */
  clear(): void {
    this.win = false;
    this.noCalls = false;
    this.discard = false;
  }
}

/** The switches of the table on the screen; they stand beside the hand and in the panel. */
export const auto = new Auto();
