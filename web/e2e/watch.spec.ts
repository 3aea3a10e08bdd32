import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { agentsIn, expect, MORE, test } from './parlor';

test('agents play backgammon for the player who made the room: halted, loaded again, watched to the end', async ({
  page,
}) => {
  await page.goto('/create/backgammon');
  await page.getByRole('radio', { name: /Agents only/ }).check();
  await page.getByLabel('Length').selectOption('to=1');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\?watch$/);
  const speed = page.getByRole('group', { name: 'Speed' });
  await expect(page.getByText('Agents play each other')).toBeVisible();
  await expect(speed.getByRole('button', { name: 'Normal' })).toHaveAttribute('aria-pressed', 'true');

  // Halted, nothing moves, and a page that is loaded again finds the table where it was.
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.waitForTimeout(300);
  const table = page.locator('.text-form dl');
  const before = await table.innerText();
  await page.waitForTimeout(1500);
  expect(await table.innerText()).toBe(before);
  await expectAccessible(page, 'agents only');
  await page.reload();
  await expect(speed).toBeVisible();
  await speed.getByRole('button', { name: 'As fast as they think' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Game over' })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText(/wins/);
  await dialog.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('group', { name: 'Steps' })).toBeVisible();
});

test('agents play riichi with open hands, which can be turned down', async ({ page }) => {
  await page.goto(`/table/${await agentsIn('riichi', 'tenhou length=east', 'lt-fast')}?watch`);
  const speed = page.getByRole('group', { name: 'Speed' });
  await speed.getByRole('button', { name: 'Fast', exact: true }).click();
  await expect(page.locator('.board .hand .held').nth(10)).toBeVisible();
  await page.getByRole('tab', { name: 'Waits' }).click();
  await expect(page.getByRole('heading', { name: 'Automatic' })).toHaveCount(0);
  await page.getByLabel('Show all hands').uncheck();
  await expect(page.locator('.board .hand .held')).toHaveCount(0);
  await page.getByLabel('Show all hands').check();
  await expect(page.locator('.board .hand .held').nth(10)).toBeVisible();
});

test('a spectator on a low phone sees who sits below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/table/${await agentsIn('riichi', 'tenhou length=east', 'random')}?watch`);
  await expect(page.locator('.riichi .plate b:visible')).toHaveCount(4);
});

test('agents play Zole deal after deal, and the sheet names them as people do', async ({ page }) => {
  await page.goto(`/table/${await agentsIn('zole', 'tournament-lv, round_length=2', 'rules')}?watch`);
  await page.getByRole('group', { name: 'Speed' }).getByRole('button', { name: 'Fast', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  await expect(dialog.locator('thead')).toContainText('Habits 1');
  await dialog.getByRole('button', { name: 'Next deal' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'As fast as they think' }).click();
  await expect(dialog.getByRole('heading', { name: 'Game over' })).toBeVisible({ timeout: 30_000 });
  await expect(dialog.locator('tbody tr')).toHaveCount(2);
  await dialog.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByLabel('Seen from')).toContainText('Habits 1');
});

for (const length of ['deal', 'east']) {
  const more = length === 'deal' ? {} : MORE;
  test(`agents play riichi to the end (${length}): places, points and final scores`, more, async ({ page }) => {
    await watchToTheEnd(page, `ema2016 length=${length}`);
  });
}

async function watchToTheEnd(page: Page, rules: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/table/${await agentsIn('riichi', rules, 'random')}?watch`);
  await page.getByRole('button', { name: 'As fast as they think' }).click();
  const dialog = page.getByRole('dialog');
  const over = dialog.getByRole('heading', { name: 'Game over' });
  const next = dialog.getByRole('button', { name: 'Next deal' });
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1000 });
    await expect(over).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
  const standing = dialog.getByRole('table', { name: 'Final standings' });
  const lines = await standing
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].slice(-2).map((cell) => cell.innerText.replace('−', '-'))),
    );
  const sumOf = (column: number): number =>
    lines.reduce((sum, line) => sum + Number(line[column]?.replaceAll(/[^\d.-]/g, '')), 0);
  // Four times 30,000 were dealt out, sticks that nobody has won are the first place's, and what one wins others lose.
  expect(lines).toHaveLength(4);
  expect(sumOf(0)).toBe(120_000);
  expect(sumOf(1)).toBeCloseTo(0, 6);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessible(page, 'final standing');
}
