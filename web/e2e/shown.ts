import type { Page } from '@playwright/test';

/** Waits until the page shows one of these, and says which; the first that is shown counts. */
export async function shownFirst<T extends string>(page: Page, wanted: Record<T, string>): Promise<T> {
  const found = await page.waitForFunction(
    (selectors) => {
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      return Object.keys(selectors).find((name) => visible(selectors[name] ?? ''));
    },
    wanted as Record<string, string>,
  );
  return (await found.jsonValue()) as T;
}
