// The page with its fake server, open in the system's Chromium.
import { spawnSync } from 'node:child_process';

import { chromium } from 'playwright-core';
import { preview } from 'vite';

const root = new URL('..', import.meta.url).pathname;

/** Builds the page, serves it and starts the browser; `close` ends both. */
export async function openParlour() {
  const built = spawnSync(
    'npx',
    ['vite', 'build', '--mode', 'fake', '--outDir', 'screenshots/page', '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (built.status !== 0) process.exit(1);
  const server = await preview({
    root,
    build: { outDir: 'screenshots/page' },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Hinting on a screen without subpixels swallows the dots of small letters.
    args: ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return {
    browser,
    address: server.resolvedUrls.local[0].replace(/\/$/, ''),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** A page with these settings chosen; `onError` hears what goes wrong on it. */
export async function openPage(context, address, path, settings, onError) {
  const page = await context.newPage();
  page.on('pageerror', (error) => onError(error.message));
  page.on('console', (message) => message.type() === 'error' && onError(message.text()));
  await page.addInitScript(
    (chosen) =>
      localStorage.getItem('parlor-settings') ?? localStorage.setItem('parlor-settings', JSON.stringify(chosen)),
    settings,
  );
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}
