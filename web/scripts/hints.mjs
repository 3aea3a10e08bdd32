// Measures how long hints take: the page asks for one at every question of its seat, as the Hint button does. The page
// shows a quick answer first and asks again where more thought may change it; both are timed in the browser, from the
// first request to the end of the answer.
//
//   npm run bench:hints        POSITIONS=100 by default; GAMES=riichi,zole,backgammon
//
// A debug build says nothing about speed: PARLOR names the program, which is otherwise the one of `make quick`.
import { chromium } from 'playwright-core';

import { LAUNCH } from './chromium.mjs';
import { makeRoom } from './room.mjs';
import { startServer } from './server.mjs';

const POSITIONS = Number(process.env.POSITIONS ?? 100);
const RULES = { riichi: 'tenhou length=east', zole: 'tournament-lv', backgammon: 'standard to=1' };
const GAMES = process.env.GAMES?.split(',') ?? Object.keys(RULES);
/** In milliseconds, of 95 hints in 100. */
const GOALS = { first: 300, whole: 1000 };
/** A client may ask for so much thinking in a while; a new table has a new client. */
const POSITIONS_PER_TABLE = 40;

const server = await startServer(`${new URL('../..', import.meta.url).pathname}target/quick/parlor`);
const browser = await chromium.launch(LAUNCH);

row('hints', 'first p50', 'first p95', 'whole p50', 'whole p95', 'worst');
for (const game of GAMES) {
  const found = [];
  while (found.length < POSITIONS) found.push(...(await hintsOfTable(game, POSITIONS - found.length)));
  const [first, whole] = ['first', 'whole'].map((part) => found.map((one) => one[part]).sort((a, b) => a - b));
  const missed = share(first, 0.95) > GOALS.first || share(whole, 0.95) > GOALS.whole;
  const times = [share(first, 0.5), share(first, 0.95), share(whole, 0.5), share(whole, 0.95), whole.at(-1)];
  row(`${game}, ${found.length} positions`, ...times.map((ms) => `${ms.toFixed(0)} ms`), missed ? 'MISSED' : '');
}
row('goal', '', `≤ ${GOALS.first} ms`, '', `≤ ${GOALS.whole} ms`, '');

await browser.close();
server.close();

function share(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

function row(...cells) {
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(28) : cell.padStart(11))).join(''));
}

/** The times of hints at one table, `most` of them or until its match is over. */
async function hintsOfTable(game, most) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() =>
    localStorage.setItem('parlor-settings', JSON.stringify({ language: 'en', nickname: 'Liepa', sound: false })),
  );
  await context.addInitScript(timeAdvice);
  try {
    const page = await context.newPage();
    await page.goto(`${server.address}/table/${await makeRoom(server.address, { game, rules: RULES[game] })}`);
    // The agent that is asked plays the seat as well: it is asked at every question, and its answer is shown.
    await page.getByRole('tab', { name: 'Ask' }).click();
    await page.locator('.pilot').click();
    await page.getByRole('button', { name: 'As fast as they think' }).click();
    const wanted = Math.min(most, POSITIONS_PER_TABLE);
    await page.waitForFunction(
      (n) => globalThis.hints.length > n || globalThis.refused || document.querySelector('dialog[open]') !== null,
      wanted,
      { timeout: 300_000, polling: 100 },
    );
    const refused = await page.evaluate(() => globalThis.refused);
    if (refused) throw new Error(`no hint in ${game}: ${refused}`);
    // The last one may still wait for its second answer.
    return (await page.evaluate(() => globalThis.hints)).slice(0, wanted);
  } finally {
    await context.close();
  }
}

/** Notes when the first answer to each question has come, and when the last. */
function timeAdvice() {
  globalThis.hints = [];
  let first = 0;
  const plain = globalThis.fetch;
  globalThis.fetch = async (address, ...rest) => {
    if (!String(address).endsWith('/advice')) return plain(address, ...rest);
    const asked = performance.now();
    const thinkMs = JSON.parse(rest[0].body).think_ms ?? 0;
    const answer = await plain(address, ...rest);
    const text = await answer.clone().text();
    if (!answer.ok) {
      globalThis.refused = `${answer.status} ${text}`;
      return answer;
    }
    const last = globalThis.hints.at(-1);
    const now = performance.now();
    // The second question about a position is for more time than the first.
    if (last && thinkMs > first) last.whole = now - last.asked;
    else {
      first = thinkMs;
      globalThis.hints.push({ asked, first: now - asked, whole: now - asked });
    }
    return answer;
  };
}
