/** Moments of a table that once went wrong: what is seen, what is said, and what can be reached. */
import type { Page } from '@playwright/test';

import { expectAccessible } from './axe';
import { CHOSEN, expect, having, listedRoom, MORE, roomAgainst, roomFor, test } from './parlor';
import { chi, kan, pon, StagedRiichi } from './staged';
import { ZoleSeat } from './zole';

const RULES = 'tenhou length=east';
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES) {
  const which = viewport.width === 1366 ? {} : MORE;
  test(
    `the way on from a result is on the screen at ${viewport.width} × ${viewport.height}`,
    which,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const stage = await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
      stage.win(1, null);
      const dialog = page.getByRole('dialog');
      const ready = dialog.getByRole('button', { name: 'Ready' });
      await expect(ready).toBeInViewport({ ratio: 1 });
      // A wide screen has room for all of it.
      if (viewport.width > 700) await expect(dialog.locator('tbody tr').last()).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, 'a long result');
      // What does not fit scrolls above the buttons.
      await dialog.locator('tbody tr').last().scrollIntoViewIfNeeded();
      await expect(ready).toBeInViewport({ ratio: 1 });
    },
  );
}

test('a locked room that someone wants to watch says why it cannot be seen', async ({ page }) => {
  const room = await listedRoom('Tampere', 'riichi', 'tampere');
  await page.goto(`/table/${room}?watch`);
  await expect(page.getByRole('heading', { name: 'This room has a password' })).toBeVisible();
  await expect(page.getByText('Only the players of this room see its table')).toBeVisible();
  await expectAccessible(page, 'a locked room');
  await page.getByLabel('Password').fill('tampere');
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
});

test('guests get names of their own, and one who finds no seat watches', async ({ browser, baseURL }) => {
  const room = await roomFor('backgammon', 'standard to=1');
  const guests = await Promise.all(
    [1, 2, 3].map(async () => {
      const context = await browser.newContext({ baseURL, storageState: having({ ...CHOSEN, nickname: '' }) });
      return context.newPage();
    }),
  );
  const [first, second, third] = guests;
  if (!first || !second || !third) throw new Error('three guests');
  for (const one of [first, second]) {
    await one.goto(`/table/${room}`);
    await expect(one.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  }
  await expect(first.locator('.gathering')).toContainText('Guest 2');
  await third.goto(`/table/${room}`);
  await expect(third.getByText('You are watching')).toBeVisible();
  for (const one of guests) await one.context().close();
});

test('calls stand at the caller’s place, block nothing, and are seen before the result', async ({ page }) => {
  const stage = await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
  const call = page.locator('.call');
  const dialog = page.getByRole('dialog');
  stage.show({ places: stage.places((_, after) => (after === 3 ? { melds: [pon('5z', stage.seat(1))] } : {})) });
  await expect(call).toHaveText('Pon');
  // Input goes on: the tile is discarded while the word stands.
  await page.locator('.held.open').last().click();
  expect(stage.sent.map(({ type }) => type)).toEqual(['act']);
  await expect(call).toHaveCount(0);
  const declared = { double: false, paid: true };
  stage.show({ places: stage.places((_, after) => (after === 2 ? { riichi: declared } : {})) });
  await expect(call).toHaveText('Riichi');
  stage.win(2, 0);
  await expect(call).toHaveText('Ron');
  await expect(dialog).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(call).toHaveCount(0);
});

test('chi, each kind of kan and tsumo are called as well', async ({ page }) => {
  const stage = await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
  const call = page.locator('.call');
  const laid = (at: number, melds: ReturnType<typeof pon>[]) =>
    stage.show({ places: stage.places((place, after) => (after === at ? { melds: [...place.melds, ...melds] } : {})) });
  laid(1, [chi(['3m', '4m', '5m'], stage.seat(0))]);
  await expect(call).toHaveText('Chi');
  await expect(call).toHaveCount(0);
  laid(2, [kan('open_kan', '5z', stage.seat(0))]);
  await expect(call).toHaveText('Kan');
  await expect(call).toHaveCount(0);
  laid(3, [kan('closed_kan', '6z', null)]);
  await expect(call).toHaveText('Kan');
  await expect(call).toHaveCount(0);
  stage.win(2, null);
  await expect(call).toHaveText('Tsumo');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(call).toHaveCount(0);
});

test('the player is “You”: in the prompt, in the record, in the result and in the chat', async ({ page }) => {
  const stage = await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
  const { me } = stage.view;
  stage.say({
    type: 'seen',
    events: [{ type: 'discarded', seat: me, tile: '9m', drawn: false, riichi: false }],
    view: { ...stage.view, stage: { type: 'discarded', seat: me, tile: '9m' } },
  });
  await expect(page.locator('.prompt').first()).toHaveText('You discarded 9 man');
  await expect(page.getByRole('log')).toContainText('You discard 9 man.');
  await page.getByRole('tab', { name: 'Chat' }).click();
  stage.win(0, null);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('You win by tsumo');
  await expect(dialog.locator('tbody th').filter({ hasText: 'You' })).toHaveCount(1);
  stage.say({ type: 'chat', chat: { entrant: stage.state.me, name: 'Liepa', text: 'Thanks' } });
  await expect(page.getByText('Thanks')).toHaveText('You Thanks');
  await expect(page.locator('main')).not.toContainText('Liepa');
});

test('someone else’s ron from me is told to me', async ({ page }) => {
  const stage = await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
  stage.win(1, 0);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText(
    /^Random \d wins by ron from you$/,
  );
});

test('a match that is won is called a match, and its winner is told so', async ({ page, other }) => {
  const room = await roomFor('backgammon', 'standard to=1');
  const guest = await other.newPage();
  for (const one of [page, guest]) {
    await one.goto(`/table/${room}`);
    await expect(one.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  }
  for (const one of [page, guest]) await one.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(guest.locator('[data-point="0"]')).toBeVisible();
  await guest.getByRole('button', { name: 'Table menu' }).click();
  await guest.getByRole('button', { name: 'Resign' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText('You win the match');
  await expect(guest.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText('Liepa wins the match');
});

test('“Keep my seat” stays at the table; leaving for now keeps the seat too', async ({ page }) => {
  const room = await roomAgainst('riichi', RULES);
  await page.goto(`/table/${room}`);
  await expect(page.locator('.held').first()).toBeVisible();
  const leave = async () => {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  };
  await leave();
  await expect(page.getByRole('button', { name: 'Keep my seat' })).toBeFocused();
  await page.getByRole('button', { name: 'Keep my seat' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/table/${room}$`));
  await expect(page.locator('.held').first()).toBeVisible();
  await leave();
  await page.getByRole('button', { name: 'Leave for now' }).click();
  await page
    .getByRole('link', { name: /Resume/ })
    .first()
    .click();
  await expect(page.locator('.held').first()).toBeVisible();
});

test('an agent that plays for me says once that I am ready', async ({ page }) => {
  const stage = await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
  await page.getByRole('button', { name: 'Let it play for me' }).click();
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
  stage.win(1, null);
  for (let n = 0; n < 3; n += 1) stage.say({ type: 'entrants', entrants: stage.state.entrants });
  await expect.poll(() => stage.sent.filter(({ type }) => type === 'ready').length).toBe(1);
  await page.waitForTimeout(100);
  expect(stage.sent.filter(({ type }) => type === 'ready')).toHaveLength(1);
});

for (const viewport of [...SIZES, { width: 720, height: 450 }]) {
  const which = viewport.width === 390 ? {} : MORE;
  test(`names and tiles have room at ${viewport.width} × ${viewport.height}`, which, async ({ page }) => {
    await page.setViewportSize(viewport);
    const stage = await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
    const discard = { drawn: false, called: false };
    const river = (n: number) =>
      Array.from({ length: 18 }, (_, at) => ({ ...discard, tile: `${(at % 9) + 1}${'mps'[n % 3]}`, riichi: at === 8 }));
    stage.show({
      places: stage.places((_, after) => ({
        river: river(after),
        riichi: { double: false, paid: true },
        melds: after === 0 ? [] : [pon('5z', stage.seat(0)), pon('6z', stage.seat(0))],
        n_concealed: after === 0 ? 14 : 7,
      })),
    });
    await expect(page.locator('.riichi ol li')).toHaveCount(72);
    expect(await cutNames(page)).toEqual([]);
    expect(await overlaps(page)).toEqual([]);
    // The same while an answer to a discard is asked for.
    stage.show({ stage: { type: 'discarded', seat: stage.seat(1), tile: '4m' } });
    stage.ask([
      { type: 'chi', own: ['2m', '3m'] },
      { type: 'chi', own: ['3m', '5m'] },
      { type: 'chi', own: ['5m', '6m'] },
      { type: 'pon', own: ['4m', '4m'] },
      { type: 'open_kan' },
      { type: 'ron' },
      { type: 'pass' },
    ]);
    await expect(page.locator('.action')).toHaveCount(7);
    await expect(page.locator('.call')).toHaveCount(0);
    if (viewport.height > 500) expect(await overlaps(page)).toEqual([]);
    await expect(page.locator('.riichi .plate .plate').first()).toHaveAttribute('title', /Random \d/);
  });
}

/** Sits down in Zole, takes the table when asked, and plays until a card is to be chosen. */
async function soloistIn(page: Page): Promise<ZoleSeat> {
  const seat = new ZoleSeat(page);
  for (;;) {
    await page.goto(`/table/${await roomAgainst('zole', 'tournament-lv')}`);
    // Someone may take the table before me: then at another table.
    if ((await seat.asked()) === 'call') break;
  }
  await page.getByRole('button', { name: /^Take/ }).click();
  for (const left of [1, 0]) {
    await seat.open.last().click();
    await expect(seat.frames).toHaveCount(left);
  }
  await page.getByRole('button', { name: /^Bury/ }).click();
  while ((await seat.asked()) !== 'play');
  return seat;
}

/** How many eyes the soloist takes, as an agent shows it. */
const EYES = {
  title: { key: 'zole-soloist-eyes' },
  caption: null,
  body: {
    type: 'worlds',
    n_worlds: 38,
    outcome: { label: { key: 'zole-soloist-eyes' }, unit: { type: 'count' }, range: { type: 'from_zero' } },
    classes: [0, 20, 40, 60, 80].map((low) => ({ low, high: low + 20, share: 0.2, tone: 'plain' })),
    marks: [
      { at: 61, label: { key: 'zole-mark-won' } },
      { at: 91, label: { key: 'zole-mark-high' } },
    ],
    samples: [],
  },
};

test('Zole: the words on a chart lie apart, and inside it', async ({ page }) => {
  // Both marks in the right half, where their words once lay over each other.
  await page.route('**/advice', async (route) => {
    const response = await route.fetch();
    const advice = (await response.json()) as { panels: unknown[] };
    await route.fulfill({ response, json: { ...advice, panels: [EYES, ...advice.panels] } });
  });
  await soloistIn(page);
  await page.keyboard.press('h');
  await expect(page.locator('.why .verdict')).not.toBeEmpty();
  await page.keyboard.press('m');
  const chart = page.locator('.why svg:has(path.axis)').first();
  await expect(chart.locator('text').first()).toBeVisible();
  const wrong = await chart.evaluate((svg) => {
    const outer = svg.getBoundingClientRect();
    const words = [...svg.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    return words.flatMap(({ text, box }, at) => {
      const outside = box.left < outer.left - 2 || box.right > outer.right + 2 ? [`${text} outside`] : [];
      const lain = words.slice(at + 1).filter((other) => {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return wide > 1 && high > 3;
      });
      return [...outside, ...lain.map((other) => `${text} on ${other.text}`)];
    });
  });
  expect(wrong).toEqual([]);
  // A better answer may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Zole: who is the soloist and who the opponents reads as words with a score, not as a count', async ({ page }) => {
  await soloistIn(page);
  const rows = page.locator('.tallies .row');
  await expect(rows.first()).toHaveText(/^Soloist \(You\)\s*\d+/);
  await expect(rows.nth(1)).toHaveText(/^opponents\s*\d+$/i);
  // A name and its role have a line each: no plate reads “1 soloist, House 2”.
  const plates = await page.locator('.plate .plate').allInnerTexts();
  expect(plates.map((text) => text.split('\n').slice(-2))).toEqual([
    [expect.stringMatching(/^\D+ \d$/), 'opponent'],
    [expect.stringMatching(/^\D+ \d$/), 'opponent'],
  ]);
});

test('the language is chosen in one place on the first page', async ({ page }) => {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCount(1);
    const others = page.locator('button:visible, a:visible', {
      hasText: /^(English|Latviešu|Lietuvių|Eesti|Suomi|日本語)$/,
    });
    await expect(others).toHaveCount(0);
  }
});

test('the hand keeps the focus after a discard, and nothing pulls it to the heading', async ({ page }) => {
  const room = await roomAgainst('riichi', RULES);
  await page.goto('/rules/riichi');
  // A way within the page, as from the first page to a table.
  await page.evaluate((code) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = `/table/${code}`;
    link.click();
    link.remove();
  }, room);
  const pass = page.locator('.action.pass');
  const open = page.locator('.held.open');
  await expect(pass.or(open.first()).first()).toBeVisible();
  while (await pass.isVisible()) {
    await page.keyboard.press('Escape');
    await expect(pass.or(open.first()).first()).toBeVisible();
  }
  const drawn = page.locator('.held[data-drawn]');
  await expect(drawn).toBeVisible();
  await page.keyboard.press('d');
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowLeft');
  const log = page.getByRole('log');
  const said = await log.innerText();
  await page.keyboard.press('Enter');
  await expect(log).not.toHaveText(said, { useInnerText: true });
  await expect(page.locator('.held:focus')).toHaveCount(1);
});

test('Tab is left alone after sitting down', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    document.body.append(document.createElement('i'));
  });
  await page.waitForTimeout(50);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('pointing at a tile moves nothing else', async ({ page }) => {
  // A tall window: the hand lies below the table, and what is said of it above the hand.
  for (const viewport of [SIZES[0], { width: 900, height: 1000 }]) {
    if (viewport) await page.setViewportSize(viewport);
    await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.held, .riichi ol li, .console, .plate, .toggles button, .dora')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    await page.mouse.move(2, 300);
    const before = await boxes();
    for (const at of [0, 5, 13]) {
      await page.locator('.held').nth(at).hover();
      expect(await boxes(), `tile ${at}`).toEqual(before);
    }
    await page.unrouteAll();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no key is named where fingers play', async ({ page }) => {
    const stage = await StagedRiichi.open(page, await roomAgainst('riichi', RULES));
    const tile = stage.view.own.concealed[0] ?? '1m';
    stage.show({ stage: { type: 'discarded', seat: stage.seat(1), tile } });
    stage.ask([{ type: 'pon', own: [tile, tile] }, { type: 'ron' }, { type: 'pass' }]);
    await expect(page.locator('.action')).toHaveCount(3);
    expect(await page.locator('.action').allInnerTexts()).toEqual(['Pon', 'Ron', 'Pass']);
    await page.getByRole('button', { name: 'Table menu' }).tap();
    await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keys', exact: true })).toHaveCount(0);
  });
});

/** Names on the felt of which not every letter is shown. */
const cutNames = (page: StagedRiichi['page']): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.riichi .plate b')].flatMap((name) =>
      name.checkVisibility() && (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
        ? [name.innerText]
        : [],
    ),
  );

/** Which things on the felt lie on each other by more than a line's breadth. */
const overlaps = (page: StagedRiichi['page']): Promise<string[]> =>
  page.evaluate(() => {
    const GROUPS: Record<string, string> = {
      river: '.riichi ol li',
      plate: '.riichi .plate .plate',
      set: '.riichi .meld',
      standing: '.riichi .edge .standing',
      dora: '.riichi .dora .dora',
      switches: '.riichi .toggles button',
      hand: '.riichi .held',
      prompt: '.riichi .actions',
      console: '.riichi .console',
    };
    const things = Object.entries(GROUPS).flatMap(([name, selector]) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => ({ name, one, box: one.getBoundingClientRect() })),
    );
    const found = new Set<string>();
    things.forEach((one, at) => {
      for (const other of things.slice(at + 1)) {
        if (one.name === other.name || one.one.contains(other.one) || other.one.contains(one.one)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2 && high > 2) found.add(`${one.name} and ${other.name}: ${Math.round(wide)} × ${Math.round(high)}`);
      }
    });
    return [...found];
  });
