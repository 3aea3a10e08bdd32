import { expectAccessible } from './axe';
import { expect, MORE, roomAgainst, roomWithClock, test, type Game } from './parlor';

/** What is on the table when the player is asked, and what is pressed to play on. */
const ASKED: Record<Game, { rules: string; selector: string }> = {
  riichi: { rules: 'tenhou length=east', selector: '.held.open, .action' },
  zole: { rules: 'tournament-lv', selector: '.held.open, .action' },
  backgammon: { rules: 'standard to=3', selector: '.point.source, .controls .main:not([aria-disabled])' },
};

for (const game of ['riichi', 'zole', 'backgammon'] as const) {
  const { rules, selector } = ASKED[game];
  for (const width of [360, 1440]) {
    const which = width === 360 ? {} : MORE;
    test(
      `a running game of ${game} at ${width} px: accessible, and all of it on the screen`,
      which,
      async ({ page }) => {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await page.goto(`/table/${await roomAgainst(game, rules)}`);
        await expect(page.locator(selector).first()).toBeVisible();
        const hidden = await page.evaluate(() => {
          const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
          return { wide: scrollWidth - clientWidth, high: scrollHeight - clientHeight };
        });
        expect(hidden).toEqual({ wide: 0, high: 0 });
        await expectAccessible(page, game);
      },
    );

    test(`panels, menu and dialogs of ${game} at ${width} px are accessible`, which, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.goto(`/table/${await roomAgainst(game, rules)}`);
      await expect(page.locator(selector).first()).toBeVisible();
      if (width === 360) await page.locator('aside .handle').click();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectAccessible(page, `${game}, ${await tab.innerText()}`);
      }
      await page.keyboard.press('h');
      await expect(page.locator('.why')).toBeVisible();
      await expectAccessible(page, `${game}, verdict`);
      await page.keyboard.press('m');
      await expectAccessible(page, `${game}, more`);
      // Menu and dialogs are the same at every width; a phone leaves them the least room.
      if (width !== 360) return;
      await page.locator('aside .handle').click();
      await page.getByRole('button', { name: 'Table menu' }).click();
      await expectAccessible(page, `${game}, menu`);
      await page.getByRole('button', { name: 'Keys', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, `${game}, keys`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Table menu' }).click();
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, `${game}, leave`);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const game of ['riichi', 'zole', 'backgammon'] as const) {
    const { rules, selector } = ASKED[game];
    test(`the player asked in ${game} sees the time that runs`, async ({ page }) => {
      await page.goto(`/table/${await roomWithClock(game, rules)}`);
      await expect(page.locator(selector).first()).toBeVisible();
      await expect(page.getByRole('timer').filter({ visible: true })).toHaveCount(1);
    });
  }

  test('the first tap lifts a tile and the second one discards it', async ({ page }) => {
    await page.goto(`/table/${await roomAgainst('riichi', 'tenhou length=east')}`);
    const turn = page.locator('.text-form dl');
    const pass = page.locator('.action.pass');
    const open = page.locator('.held.open');
    await expect(pass.or(open.first())).toBeVisible();
    while (await pass.isVisible()) {
      await pass.tap();
      await expect(pass.or(open.first()).first()).toBeVisible();
    }
    const before = await turn.innerText();
    await open.first().tap();
    await expect(page.locator('.held.lifted')).toHaveCount(1);
    await expect(turn).toHaveText(before, { useInnerText: true });
    await page.locator('.held.lifted').tap();
    await expect(turn).not.toHaveText(before, { useInnerText: true });
  });
});
