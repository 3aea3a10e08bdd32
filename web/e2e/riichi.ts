import type { Locator, Page } from '@playwright/test';

import { shownFirst } from './shown';

const SHOWN = {
  over: 'dialog[open]',
  win: '.action.main:not([aria-pressed])',
  pass: '.action.pass',
  discard: '.held.open',
};

type Question = Exclude<keyof typeof SHOWN, 'over'>;

/** Riichi as a player meets it on the page. */
export class RiichiSeat {
  readonly dialog: Locator;
  readonly pass: Locator;
  readonly win: Locator;
  readonly tiles: Locator;
  readonly open: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.pass = page.locator('.action.pass');
    this.win = page.getByRole('button', { name: /^(Ron|Tsumo)/ });
    this.tiles = page.locator('.held');
    this.open = page.locator('.held.open');
  }

  /** Waits for a question or for the end. */
  asked = (): Promise<keyof typeof SHOWN> => shownFirst(this.page, SHOWN);

  /** Plays until the deal is over; says how many tiles were discarded. */
  async playDeal(answer: Record<Question, () => Promise<void>>): Promise<number> {
    for (let discards = 0; ; ) {
      const asked = await this.asked();
      if (asked === 'over') return discards;
      await answer[asked]();
      if (asked === 'discard') discards += 1;
    }
  }

  /** Everyone's points in the result. */
  async scores(): Promise<number[]> {
    const cells = await this.dialog.locator('tbody tr td:last-child').allInnerTexts();
    return cells.map((cell) => Number(cell.replaceAll(/\D/g, '')));
  }
}
