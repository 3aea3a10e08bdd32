// Walks through whole recorded games in the browser: by mouse, by keyboard alone, and by words.
//
//   npm run walk
import assert from 'node:assert/strict';

import { openPage, openParlour } from './browser.mjs';

const parlour = await openParlour();
const SETTINGS = { language: 'en', theme: 'light', nickname: 'Liepa', animation: false };
let failed = 0;

async function walk(name, options, path, steps) {
  const context = await parlour.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const errors = [];
  const page = await openPage(context, parlour.address, path, SETTINGS, (error) => errors.push(error));
  try {
    await steps(page);
    assert.deepEqual(errors, []);
    console.log(`ok    ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`FAIL  ${name}: ${error.message}`);
    await page.screenshot({
      path: new URL(`../screenshots/failed-${name.replaceAll(/\W+/g, '-')}.png`, import.meta.url).pathname,
    });
  }
  await context.close();
}

/** What the page has been told so far, so that a step can wait for the next. */
const turn = (page) => page.locator('.text-form dl').innerText();
async function waitForNext(page, before) {
  for (let tries = 0; tries < 60 && (await turn(page)) === before && !(await over(page)); tries += 1)
    await page.waitForTimeout(25);
}
const over = async (page) => (await page.locator('dialog[open]').count()) > 0;

async function until(page, act, most = 60) {
  for (let step = 0; step < most; step += 1) {
    if (await over(page)) return step;
    const before = await turn(page);
    if (!(await act(page))) return step;
    await waitForNext(page, before);
  }
  return most;
}

await walk('riichi by mouse', {}, '/table/riichi', async (page) => {
  const steps = await until(page, async () => {
    const pass = page.locator('.action.pass');
    if (await pass.count()) await pass.click();
    else await page.locator('.held.open').last().click();
    return true;
  });
  assert.ok(steps > 10, `only ${steps} steps`);
  assert.match(await page.locator('dialog').innerText(), /Tanyao|Riichi|Yakuhai|draw/i);
});

await walk('riichi by keyboard', {}, '/table/riichi', async (page) => {
  const steps = await until(page, async () => {
    if (await page.locator('.action.pass').count()) await page.keyboard.press('Escape');
    else {
      await page.locator('.held').last().focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
    }
    return true;
  });
  assert.ok(steps > 10, `only ${steps} steps`);
});

await walk('zole by mouse', {}, '/table/zole', async (page) => {
  await until(page, async () => {
    const call = page.locator('.calls .action').first();
    if (await call.count()) await call.click();
    else if (await page.locator('.frame.empty').count()) {
      for (let n = 0; n < 2; n += 1) await page.locator('.held.open').last().click();
      await page.locator('.button.main').click();
    } else await page.locator('.held.open').first().click();
    return true;
  });
  assert.match(await page.locator('dialog').innerText(), /wins|loses/);
});

await walk('zole by keyboard', {}, '/table/zole', async (page) => {
  await until(page, async () => {
    if (await page.locator('.calls .action').count()) await page.keyboard.press('t');
    else if (await page.locator('.frame.empty').count()) {
      for (let n = 0; n < 2; n += 1) {
        await page.locator('.held').first().focus();
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('n');
    } else {
      await page.locator('.held.open').first().focus();
      await page.keyboard.press(' ');
    }
    return true;
  });
  assert.ok(await over(page));
});

await walk('a backgammon turn by dragging, with undo', {}, '/table/backgammon-move', async (page) => {
  const box = async (point) => page.locator(`[data-point="${point}"]`).boundingBox();
  const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  await page.mouse.move(...centre(await box(13)));
  await page.mouse.down();
  await page.mouse.move(...centre(await box(7)), { steps: 5 });
  await page.mouse.up();
  assert.match(await page.locator('[data-point="7"]').getAttribute('aria-label'), /2 of yours/);
  await page.keyboard.press('z');
  assert.match(await page.locator('[data-point="7"]').getAttribute('aria-label'), /1 of yours/);
  await page.locator('[data-point="6"]').click();
  await page.locator('[data-point="5"]').click();
  await page.locator('[data-point="13"]').click();
  await page.locator('[data-point="7"]').click();
  assert.match(await page.locator('.button.main').innerText(), /Confirm/);
});

await walk('a backgammon game by keyboard', {}, '/table/backgammon', async (page) => {
  const steps = await until(
    page,
    async () => {
      const name = await page
        .locator('.controls .button.main')
        .innerText()
        .catch(() => '');
      if (/Roll/.test(name)) await page.keyboard.press('r');
      else if (/Take/.test(name)) await page.keyboard.press('t');
      else if (/more move|Confirm|No legal/.test(name)) {
        for (
          let move = 0;
          move < 4 && /more move/.test(await page.locator('.controls .button.main').innerText());
          move += 1
        ) {
          await page.locator('.point.source').first().focus();
          for (const die of '654321') await page.keyboard.press(die);
        }
        await page.keyboard.press('Enter');
      } else return false;
      return true;
    },
    40,
  );
  assert.ok(steps >= 10, `only ${steps} steps`);
});

await walk('the command line', {}, '/table/riichi', async (page) => {
  await page.keyboard.press('/');
  for (const [typed, said] of [
    ['hand', /hand: /],
    ['river east', /Discards/],
    ['dora', /Dora indicator/i],
    ['nonsense', /Not understood/],
  ]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    assert.match(await page.locator('.said').innerText(), said);
  }
  const before = await turn(page);
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await waitForNext(page, before);
  assert.notEqual(await turn(page), before);
});

await walk(
  'two taps on touch',
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  '/table/riichi',
  async (page) => {
    const before = await turn(page);
    await page.locator('.held').first().tap();
    assert.equal(await page.locator('.held.lifted').count(), 1);
    assert.equal(await turn(page), before);
    await page.locator('.held').first().tap();
    await waitForNext(page, before);
    assert.notEqual(await turn(page), before);
  },
);

await walk(
  'languages, and nothing wider than 360 px',
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  '/',
  async (page) => {
    for (const [code, title] of [
      ['lt', 'Sėskitės'],
      ['lv', 'Sēdieties'],
      ['et', 'Istu maha'],
      ['fi', 'Istu pelaamaan'],
      ['ja', '席について'],
      ['en', 'Sit down'],
    ]) {
      await page.selectOption('select', code);
      await page.waitForFunction((start) => document.querySelector('h1')?.textContent?.startsWith(start), title);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, `${code} is too wide`);
    }
  },
);

await parlour.close();
process.exit(failed === 0 ? 0 : 1);
