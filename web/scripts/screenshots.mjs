// Pictures of every page in both sizes and both themes, and axe-core on each.
//
//   npm run screenshots [NAME…]      only pages whose name begins so
//
// Builds the page with its fake server, opens it in the system's Chromium and writes to
// `screenshots/`. Fails when axe finds a violation.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { openPage, openParlour } from './browser.mjs';
import { PAGES } from './pages.mjs';

const root = new URL('..', import.meta.url).pathname;
const out = `${root}screenshots/`;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const wanted = process.argv.slice(2);

mkdirSync(out, { recursive: true });
const parlour = await openParlour();

let violations = 0;
for (const [sizeName, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark']) {
    for (const page of PAGES.filter(
      ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
    )) {
      const context = await parlour.browser.newContext({
        viewport,
        colorScheme: theme,
        hasTouch: sizeName === 'phone',
        isMobile: sizeName === 'phone',
        reducedMotion: 'reduce',
      });
      violations += await shoot(context, page, `${page.name}-${sizeName}-${theme}`, theme);
      await context.close();
    }
  }
}
await parlour.close();
console.log(violations === 0 ? 'axe: no violations' : `axe: ${violations} violations`);
process.exit(violations === 0 ? 0 : 1);

async function shoot(context, { path, language = 'en', act }, name, theme) {
  const page = await openPage(context, parlour.address, path, { language, theme, nickname: 'Liepa' }, (error) =>
    console.error(`${name}: ${error}`),
  );
  if (act) await act(page);
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${out}${name}.png` });
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  for (const found of violations) {
    console.error(`${name}: ${found.id}: ${found.help}`);
    for (const node of found.nodes.slice(0, 3))
      console.error(`    ${node.target.join(' ')}  ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`);
  }
  await page.close();
  return violations.length;
}
