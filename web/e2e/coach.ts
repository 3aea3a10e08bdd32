import type { Locator, Page } from '@playwright/test';

import { shownFirst } from './shown';

/** A learner who does what the coach says. */
export class Learner {
  readonly bubble: Locator;
  readonly dialog: Locator;
  /** What the coach points at. */
  readonly advised: Locator;

  constructor(readonly page: Page) {
    this.bubble = page.locator('.bubble');
    this.dialog = page.getByRole('dialog');
    this.advised = page.locator('.board [data-advised]');
  }

  /** Reads every note and follows every recommendation until the lesson is over. Says what was explained. */
  async learn(answer: () => Promise<void>): Promise<string[]> {
    const said: string[] = [];
    for (;;) {
      const shown = await shownFirst(this.page, {
        over: 'dialog[open]',
        note: '.bubble .main',
        advice: '.board [data-advised]',
      });
      if (shown === 'over') return said;
      said.push(...(await this.bubble.locator('.said p').allInnerTexts()));
      if (shown === 'note') await this.read();
      else await answer();
    }
  }

  /** Presses what the coach points at, and waits until that has changed the table. */
  async follow(): Promise<void> {
    await this.advised.first().evaluate(async (one) => {
      const board = one.closest('main');
      const before = board?.innerHTML;
      one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      while (board?.innerHTML === before) await new Promise(requestAnimationFrame);
    });
  }

  /** Reads a note; it is gone then, or another one is there. */
  async read(): Promise<void> {
    const text = await this.bubble.locator('.said').innerText();
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.bubble .said')?.innerText !== before,
      text,
    );
  }
}
