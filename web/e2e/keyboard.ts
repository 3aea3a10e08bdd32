import { expect, type Page } from '@playwright/test';

/** Presses a key until something that fits has the focus: how a player without a mouse gets there. */
export async function focusOn(page: Page, selector: string, key = 'Tab', most = 60): Promise<void> {
  for (let pressed = 0; pressed <= most; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
  }
  expect(`no ${selector} within ${most} presses of ${key}`).toBe('');
}
