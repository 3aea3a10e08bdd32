import type { Locator, Page } from '@playwright/test';

import { shownFirst } from './shown';

const SHOWN = { over: 'dialog[open]', call: '.calls .action', bury: '.bury', play: '.held.open' };

type Question = Exclude<keyof typeof SHOWN, 'over'>;

/** Zole as a player meets it on the page. */
export class ZoleSeat {
  readonly dialog: Locator;
  readonly calls: Locator;
  /** Where a card is still to be laid away. */
  readonly frames: Locator;
  readonly open: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.calls = page.locator('.calls .action');
    this.frames = page.locator('.frame.empty');
    this.open = page.locator('.held.open');
  }

  /** Waits for a question or for the end. */
  asked = (): Promise<keyof typeof SHOWN> => shownFirst(this.page, SHOWN);

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
