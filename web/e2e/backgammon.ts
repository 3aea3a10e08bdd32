import type { Locator, Page } from '@playwright/test';

import { shownFirst } from './shown';

const SHOWN = {
  over: 'dialog[open]',
  confirm: '.controls .button.main:not([aria-disabled]), .controls .button.pass',
  move: '.point.source',
};

type Question = Exclude<keyof typeof SHOWN, 'over'>;

/** Backgammon as a player meets it on the page. */
export class BackgammonSeat {
  readonly dialog: Locator;
  /** The main button, which confirms a turn, rolls, takes; or the one that passes a turn without a move. */
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.main = page.locator(SHOWN.confirm);
  }

  /** Waits for a question or for the end. */
  asked = (): Promise<keyof typeof SHOWN> => shownFirst(this.page, SHOWN);

  /** The hindmost point that a man may be taken up from. */
  hindmost(): Promise<number> {
    const sources = this.page.locator(SHOWN.move);
    return sources.evaluateAll((found) => Math.max(...found.map((one) => Number((one as SVGElement).dataset.point))));
  }

  /** The dice in words: what the text form says. */
  async dice(): Promise<string[]> {
    const said = await this.page.locator('.text-form div', { hasText: 'dice' }).locator('dd').innerText();
    return said.split(', ');
  }

  point(at: number): Locator {
    return this.page.locator(`[data-point="${at}"]`);
  }

  /** Plays until the game is over; says how many turns that took. */
  async playGame(answer: Record<Question, () => Promise<void>>): Promise<number> {
    for (let turns = 0; ; ) {
      const asked = await this.asked();
      if (asked === 'over') return turns;
      await answer[asked]();
      if (asked === 'confirm') turns += 1;
    }
  }
}
