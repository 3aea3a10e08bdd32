// Pictures of every page in both sizes and both themes, and a sheet that lays them beside the target's.
//
//   npm run screenshots [-- NAME…]      only pages whose name begins so
//
// Writes to `scratch/screenshots` of the repository; open `index.html` there. With `WEBP` set to a folder every
// picture is written there too, small enough for a document.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

import { chromium } from 'playwright-core';
import { preview } from 'vite';

import { LAUNCH } from './chromium.mjs';
import { PAGES, SCENES } from './pages.mjs';
import { makeRoom, openRoom } from './room.mjs';
import { startServer } from './server.mjs';
import { sheetOf } from './sheet.mjs';

const root = new URL('../..', import.meta.url).pathname;
const web = `${root}web`;
const out = `${root}scratch/screenshots`;
const target = `${process.env.PARLOR_SHARED ?? `${root}../shared`}/ui`;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

mkdirSync(out, { recursive: true });
const server = await startServer();
const stage = await fakeStage();
const browser = await chromium.launch(LAUNCH);
await openRoom(server.address, { name: 'Vakara zole', game: 'zole', clock: [5, 60], bots: 1 });
await openRoom(server.address, { name: 'Tampere mahjong club', game: 'riichi', password: 'tampere', clock: [5, 10] });
await openRoom(server.address, {
  name: 'Backgammon, to 7',
  game: 'backgammon',
  rules: 'standard to=7',
  clock: [10, 120],
});
await openRoom(server.address, { name: '初心者歓迎', game: 'riichi', bots: 2, clock: [0, 0] });
await openRoom(server.address, { name: 'Tartu, five minutes each', game: 'backgammon', clock: [1, 300] });

const taken = [];
/** A page that does not come is said, and costs the others nothing. */
const missing = [];
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark']) {
    const touch = size === 'phone';
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    });
    for (const [address, pages] of [
      [stage.address, SCENES],
      [server.address, PAGES],
    ])
      for (const one of pages.filter(isWanted)) {
        const name = `${one.name}-${size}-${theme}`;
        const target = `${one.target ?? one.name}-${size}-${theme}`;
        await shoot(context, address, one, name, target).catch((error) => missing.push(`${name}: ${error.message}`));
      }
    await context.close();
  }
}
await browser.close();
await stage.close();
server.close();
writeFileSync(
  `${out}/index.html`,
  sheetOf(taken, (name) => (existsSync(`${target}/${name}`) ? target : undefined)),
);
console.log(`${taken.length} pictures; open ${out}/index.html`);
for (const one of missing) console.error(`missing: ${one}`);
if (missing.length > 0) process.exitCode = 1;

/** The page with the fake server that keeps the target's positions. */
async function fakeStage() {
  const outDir = `${root}scratch/fake-page`;
  const options = ['--mode', 'fake', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  const built = spawnSync('npx', ['vite', 'build', ...options], { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] });
  if (built.status !== 0) process.exit(1);
  const served = await preview({
    root: web,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  return { address: served.resolvedUrls.local[0].replace(/\/$/, ''), close: () => served.close() };
}

async function shoot(context, address, { path, room, language = 'en', act }, name, target) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  const chosen = { language, theme: 'system', nickname: 'Liepa', sound: false };
  await page.addInitScript((kept) => localStorage.setItem('parlor-settings', JSON.stringify(kept)), chosen);
  const at = path ?? `/table/${await makeRoom(address, room)}${room.open === 0 ? '?watch' : ''}`;
  await page.goto(address + at, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (act) await act(page);
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${out}/${name}.png` });
  taken.push({ picture: `${name}.png`, target: `${target}.png` });
  if (process.env.WEBP) {
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    writeFileSync(`${process.env.WEBP}/${name}.webp`, Buffer.from(data, 'base64'));
  }
  await page.close();
}
