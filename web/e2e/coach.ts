import { expect, type Locator, type Page } from '@playwright/test';

import { shownFirst } from './shown';

/** No message without words. */
const KEY = /\b(coach|riichi|zole|bg|study|yaku|term)-[a-z]/;
const MARK = /\]\(/;

/** A learner who does what the coach says, by mouse or by keys. */
export class Learner {
  readonly bubble: Locator;
  readonly dialog: Locator;
  /** What the coach points at. */
  readonly advised: Locator;

  constructor(
    readonly page: Page,
    readonly keys = false,
  ) {
    this.bubble = page.locator('.bubble');
    this.dialog = page.getByRole('dialog');
    this.advised = page.locator('.board [data-advised]');
  }

  /**
   * Reads every note and follows every recommendation until the lesson is over. Says what was explained. A look at
   * a recommendation may do something else instead, and says so.
   */
  async learn(look: () => Promise<boolean>): Promise<string[]> {
    const said: string[] = [];
    for (;;) {
      const shown = await shownFirst(this.page, {
        over: 'dialog[open]',
        note: '.bubble .main',
        advice: '.board [data-advised]',
      });
      if (shown === 'over') return said;
      const lines = await this.bubble.locator('.said p').allInnerTexts();
      // The rest of a move that was looked at already.
      const goesOn = shown === 'advice' && lines.join() === said.slice(-lines.length).join();
      if (!goesOn) {
        await this.#check(lines);
        said.push(...lines);
      }
      if (shown === 'note') await this.next();
      else if (goesOn || !(await look())) await this.follow();
    }
  }

  /** What the bubble says is in words; it is on the screen and over nothing that is needed. */
  async #check(lines: string[]): Promise<void> {
    expect(lines.join(' ')).not.toMatch(KEY);
    expect(lines.join(' ')).not.toMatch(MARK);
    await expect.poll(() => this.#covered()).toEqual([]);
  }

  /** What the bubble covers of the board, and which edges of the screen it crosses. */
  #covered(): Promise<string[]> {
    return this.page.evaluate(() => {
      const at = document.querySelector('.bubble')?.getBoundingClientRect();
      if (!at) return [];
      const needed = [...document.querySelectorAll('.board [data-keep], .board [data-advised]')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < at.right - 1 && right > at.left + 1 && top < at.bottom - 1 && bottom > at.top + 1;
      });
      const covered = needed.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 120));
      const inside = at.left >= 0 && at.top >= 0 && at.right <= innerWidth && at.bottom <= innerHeight;
      return inside ? covered : [...covered, 'the edge of the screen'];
    });
  }

  /** Takes up what the coach points at, and waits until that has changed the table. */
  async follow(): Promise<void> {
    if ((await this.page.locator('.bury').count()) > 0) await this.#bury();
    else if (this.keys) await this.#press();
    else
      await this.advised.first().evaluate(async (one) => {
        const board = one.closest('main');
        const before = board?.innerHTML;
        one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        while (board?.innerHTML === before) await new Promise(requestAnimationFrame);
      });
  }

  async #bury(): Promise<void> {
    for (const left of [1, 0]) {
      if (this.keys) await this.#press();
      else await this.advised.first().click();
      await expect(this.page.locator('.frame.empty')).toHaveCount(left);
    }
    await this.page.keyboard.press('n');
    await expect(this.page.locator('.bury')).toHaveCount(0);
  }

  /** By keys: the piece has the focus, and Enter takes it. */
  async #press(): Promise<void> {
    const before = await this.page.locator('main').innerHTML();
    await this.advised.first().focus();
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction((was) => document.querySelector('main')?.innerHTML !== was, before);
  }

  /** Reads a note; it is gone then, or another one is there. */
  async next(): Promise<void> {
    const said = this.bubble.locator('.said');
    const text = await said.innerText();
    if (this.keys) await this.page.keyboard.press('Enter');
    else await this.bubble.locator('.main').click();
    await this.page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.bubble .said')?.innerText !== before,
      text,
    );
  }
}
