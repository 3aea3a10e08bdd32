import { expect, type Locator, type Page } from '@playwright/test';

type Question = 'call' | 'bury' | 'play';

/** Zole as a player meets it on the page. */
export class ZoleSeat {
  readonly dialog: Locator;
  readonly calls: Locator;
  readonly frames: Locator;
  readonly open: Locator;
  readonly #something: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.calls = page.locator('.calls .action');
    this.frames = page.locator('.frame.empty');
    this.open = page.locator('.held.open');
    this.#something = this.dialog.or(this.calls).or(this.open).first();
  }

  async asked(): Promise<Question | 'over'> {
    await expect(this.#something).toBeVisible();
    if (await this.dialog.isVisible()) return 'over';
    if (await this.calls.first().isVisible()) return 'call';
    return (await this.frames.first().isVisible()) ? 'bury' : 'play';
  }

  /** Plays until the deal is over; says how many cards were played. */
  async playDeal(answer: Record<Question, () => Promise<void>>): Promise<number> {
    for (let cards = 0; ; ) {
      const asked = await this.asked();
      if (asked === 'over') return cards;
      await answer[asked]();
      if (asked === 'play') cards += 1;
    }
  }

  /** The last line of the score sheet. */
  async totals(): Promise<number[]> {
    const cells = await this.dialog.locator('tfoot td').allInnerTexts();
    return cells.map((cell) => Number(cell.replace('−', '-')));
  }
}
