import { expect, type Locator, type Page } from '@playwright/test';

type Question = 'roll' | 'take' | 'move' | 'confirm';

/** Backgammon as a player meets it on the page. */
export class BackgammonSeat {
  readonly dialog: Locator;
  readonly roll: Locator;
  readonly take: Locator;
  readonly confirm: Locator;
  readonly sources: Locator;
  readonly #something: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    const actions = page.getByRole('group', { name: 'What you may do' });
    this.roll = actions.getByRole('button', { name: /^Roll/ });
    this.take = actions.getByRole('button', { name: /^Take/ });
    this.confirm = actions.locator('.button.main:not([aria-disabled])', { hasText: /Confirm|no legal/i });
    this.sources = page.locator('.point.source');
    this.#something = this.dialog.or(this.roll).or(this.take).or(this.confirm).or(this.sources).first();
  }

  async asked(): Promise<Question | 'over'> {
    await expect(this.#something).toBeVisible();
    if (await this.dialog.isVisible()) return 'over';
    if (await this.roll.isVisible()) return 'roll';
    if (await this.take.isVisible()) return 'take';
    return (await this.confirm.isVisible()) ? 'confirm' : 'move';
  }

  /** Where men may be taken up, the hindmost first. */
  async from(): Promise<number[]> {
    const points = await this.sources.evaluateAll((found) =>
      found.map((point) => Number((point as SVGElement).dataset.point)),
    );
    return points.sort((a, b) => b - a);
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
