// Pictures of every page in both sizes and both themes, and axe-core on each.
//
//   npm run screenshots [NAME…]      only pages whose name begins so
//
// Builds the page with its fake server, opens it in the system's Chromium and writes to
// `screenshots/`. Fails when axe finds a violation.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { chromium } from 'playwright-core';
import { preview } from 'vite';

import { PAGES } from './pages.mjs';

const root = new URL('..', import.meta.url).pathname;
const out = `${root}screenshots/`;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const wanted = process.argv.slice(2);

const built = spawnSync('npx', ['vite', 'build', '--mode', 'fake', '--outDir', 'screenshots/page', '--emptyOutDir'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) process.exit(1);
mkdirSync(out, { recursive: true });

const server = await preview({ root, build: { outDir: 'screenshots/page' }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
const address = server.resolvedUrls.local[0].replace(/\/$/, '');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  // Hinting on a screen without subpixels swallows the dots of small letters.
  args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

let violations = 0;
for (const [sizeName, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport, colorScheme: theme, hasTouch: sizeName === 'phone', isMobile: sizeName === 'phone', reducedMotion: 'reduce' });
    for (const page of PAGES.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))) {
      violations += await shoot(context, page, `${page.name}-${sizeName}-${theme}`, theme);
    }
    await context.close();
  }
}
await browser.close();
await server.close();
console.log(violations === 0 ? 'axe: no violations' : `axe: ${violations} violations`);
process.exit(violations === 0 ? 0 : 1);

async function shoot(context, { path, language = 'en', act }, name, theme) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`));
  await page.addInitScript((chosen) => localStorage.setItem('parlor-settings', JSON.stringify(chosen)), { language, theme, nickname: 'Liepa' });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (act) await act(page);
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${out}${name}.png` });
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  for (const found of violations) {
    console.error(`${name}: ${found.id}: ${found.help}`);
    for (const node of found.nodes.slice(0, 3)) console.error(`    ${node.target.join(' ')}  ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`);
  }
  await page.close();
  return violations.length;
}
