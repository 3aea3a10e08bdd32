// Measures the page in the system's Chromium against the real server and prints each figure beside its goal.
//
//   npm run bench        RUNS=5 by default
import { chromium } from 'playwright-core';

import { LAUNCH } from './chromium.mjs';
import { makeRoom } from './room.mjs';
import { startServer } from './server.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const DISCARDS = 6;
const RULES = { riichi: 'tenhou length=east', zole: 'tournament-lv', backgammon: 'standard to=1' };
/** What stands on the board as soon as it can be read. */
const BOARD = { riichi: '.riichi .held', zole: '.zole .held', backgammon: '.backgammon .point' };

const server = await startServer();
const browser = await chromium.launch(LAUNCH);

row('figure', 'median', 'worst', 'goal');
report('initial JavaScript, gzipped', 'kB', 150, await times(firstScripts));
for (const game of Object.keys(BOARD))
  report(`first board after navigation, ${game}`, 'ms', 1000, await times(() => firstBoard(game)));
report('discard on screen after the click', 'ms', 100, (await times(discards)).flat());

await browser.close();
server.close();

async function times(measure) {
  const found = [];
  for (let run = 0; run < RUNS; run += 1) found.push(await measure());
  return found;
}

function report(figure, unit, goal, values) {
  const sorted = values.toSorted((a, b) => a - b);
  const worst = sorted.at(-1);
  const write = (value) => `${value.toFixed(1)} ${unit}`;
  row(
    figure,
    write(sorted[Math.floor(sorted.length / 2)]),
    write(worst),
    `≤ ${goal} ${unit}${worst > goal ? '  MISSED' : ''}`,
  );
}

function row(...cells) {
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(44) : cell.padStart(at < 3 ? 10 : 0))).join('  '));
}

/** A browser that has never been here. */
async function visit(work) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() =>
    localStorage.setItem('parlor-settings', JSON.stringify({ language: 'en', nickname: 'Liepa', sound: false })),
  );
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Kilobytes of script on the wire until the first page has come to rest. */
function firstScripts() {
  return visit(async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const scripts = new Set();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(server.address, { waitUntil: 'networkidle' });
    return bytes / 1000;
  });
}

/** Milliseconds from the navigation to the first frame with pieces on the board. */
function firstBoard(game) {
  return visit(async (page) => {
    const room = await makeRoom(server.address, { game, rules: RULES[game] });
    await page.addInitScript((selector) => {
      const look = () => {
        if (!document.querySelector(selector)) requestAnimationFrame(look);
        // The frame after this one has been painted.
        else requestAnimationFrame(() => (globalThis.seenAt = performance.now()));
      };
      requestAnimationFrame(look);
    }, BOARD[game]);
    await page.goto(`${server.address}/table/${room}`);
    return (await page.waitForFunction(() => globalThis.seenAt)).jsonValue();
  });
}

/** Milliseconds from each click on a tile to the frame with that tile in the river. */
function discards() {
  return visit(async (page) => {
    const room = await makeRoom(server.address, { game: 'riichi', rules: RULES.riichi });
    await page.goto(`${server.address}/table/${room}`);
    const found = [];
    while (found.length < DISCARDS) {
      const pass = page.locator('.action.pass');
      const open = page.locator('.held.open');
      await page.locator('.action.pass, .held.open, dialog[open]').first().waitFor();
      if (await page.locator('dialog[open]').count()) break;
      if (await pass.count()) {
        await pass.click();
        continue;
      }
      await page.evaluate(() => {
        const river = document.querySelector('ol[aria-label="Your discards"]');
        const before = river.childElementCount;
        globalThis.took = undefined;
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (river.childElementCount <= before) requestAnimationFrame(look);
              else requestAnimationFrame(() => (globalThis.took = performance.now() - timeStamp));
            };
            look();
          },
          { capture: true, once: true },
        );
      });
      await open.last().click();
      found.push(await (await page.waitForFunction(() => globalThis.took)).jsonValue());
    }
    return found;
  });
}
