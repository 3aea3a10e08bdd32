import { expect, type Locator, type Page } from '@playwright/test';

/** Riichi as a player meets it on the page. */
export class RiichiSeat {
  readonly dialog: Locator;
  readonly pass: Locator;
  readonly win: Locator;
  readonly tiles: Locator;
  readonly open: Locator;
  readonly #something: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    const actions = page.getByRole('group', { name: 'What you may do' });
    this.pass = actions.getByRole('button', { name: /^Pass/ });
    this.win = actions.getByRole('button', { name: /^(Ron|Tsumo)/ });
    this.tiles = page.locator('.held');
    this.open = page.locator('.held.open');
    this.#something = this.dialog.or(this.pass).or(this.win).or(this.open).first();
  }

  /** Waits for a question or for the end. */
  async asked(): Promise<'over' | 'win' | 'pass' | 'discard'> {
    await expect(this.#something).toBeVisible();
    if (await this.dialog.isVisible()) return 'over';
    if (await this.win.first().isVisible()) return 'win';
    return (await this.pass.isVisible()) ? 'pass' : 'discard';
  }

  /** Plays until the deal is over; says how many tiles were discarded. */
  async playDeal(answer: Record<'win' | 'pass' | 'discard', () => Promise<void>>): Promise<number> {
    for (let discards = 0; ; ) {
      const asked = await this.asked();
      if (asked === 'over') return discards;
      await answer[asked]();
      if (asked === 'discard') discards += 1;
    }
  }

  /** The scores in words, as a screen reader has them. */
  async scores(): Promise<number[]> {
    const cells = await this.dialog.locator('tbody tr td:last-child').allInnerTexts();
    return cells.map((cell) => Number(cell.replaceAll(/\D/g, '')));
  }
}
