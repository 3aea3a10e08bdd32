// Every page that is worth a picture: where it is, in which language, what is done before.
//
// Scenes are positions of the target's pictures with the target's numbers, which the fake server keeps; pages come
// from the real one, and so do the games that are played there. A page whose target has another name says so.

/** The address of a search in the explorer: the source's number, the source, the runs and the step. */
const explorer = (k, s, r, t) => `/study/explorer#${Buffer.from(JSON.stringify({ k, s, r, t })).toString('base64url')}`;
const DICE_AND_A_REPLY =
  '[0, 10] max(\n  A = chance(0.7: min(6, 9), 0.3: min(8, 10)),\n  B = chance(0.7: min(3, 5), 0.3: min(2, 4)),\n  C = chance(0.7: min(7, 5), 0.3: min(4, 6)))';
const FIFTH_TRICK = '2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS';
const zole = (runs, step) => explorer(1, { game: 'zole', text: FIFTH_TRICK }, runs, step);
const kuhn = (runs, step) => explorer(1, { game: 'kuhn', text: 'K?' }, runs, step);

/** The tree of the explorer is there. */
const tree = async (page) => page.getByRole('treeitem').first().waitFor();
/** Steps of a lesson, by the keys of its answers where something is asked. */
const lesson =
  (...keys) =>
  async (page) => {
    await page.getByRole('progressbar').waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(600);
  };
const ask = async (page) => {
  await page.keyboard.press('h');
  await page.waitForTimeout(300);
};

/** What is behind “More”. */
const more = async (page) => {
  await ask(page);
  await page.keyboard.press('m');
};
/** Why not the runner-up: the first row, by the keyboard. */
const whyNot = async (page) => {
  await ask(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** Two cards are chosen to be laid away; on touch the first tap only lifts. */
const bury = async (page) => {
  await ask(page);
  await page.click('[data-card="TH"]');
  if (await page.locator('.held.lifted').count()) await page.click('[data-card="TH"]');
};

/** Plays some turns of a real game, then asks. */
const play =
  (turns, ...answers) =>
  async (page) => {
    const answer = page.locator(answers.join(', ')).first();
    for (let turn = 0; turn < turns; turn += 1) {
      await answer.waitFor();
      await answer.click();
      await page.waitForTimeout(150);
    }
    await answer.waitFor();
    await ask(page);
    // A phone keeps the reasons in its sheet.
    await page
      .locator('.why, .peek, .sheet')
      .first()
      .waitFor({ timeout: 8000 })
      .catch(() => undefined);
    await page.waitForTimeout(1500);
  };
/** Some moves of agents alone. */
const watch = async (page) => {
  await page.locator('.watch .segmented button').nth(2).click();
  await page.waitForTimeout(6000);
};
/** Agents alone play their match to its end. */
const toTheEnd = async (page) => {
  await page.locator('.watch .segmented button').last().click();
  const replay = page.locator('dialog[open] a[href^="/replay"]');
  const next = page.locator('dialog[open] button.main');
  for (let deals = 0; deals < 30; deals += 1) {
    await replay.or(next).first().waitFor({ timeout: 60_000 });
    if (await replay.isVisible()) return;
    await next.click();
    await next.waitFor({ state: 'hidden' });
  }
};
/** The finished match is opened in the middle of its first deal; its shuffle is verified. */
const replayed = async (page) => {
  await toTheEnd(page);
  await page.locator('dialog[open] a[href^="/replay"]').click();
  await page.locator('.steps').waitFor();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
  await page.locator('.fair').waitFor();
};
const RIICHI = ['dialog[open] .main', '.action.pass', '.held.open:last-child', '.held.open'];
const ZOLE = ['dialog[open] .main', '.calls .action.pass', '.held.open'];

export const SCENES = [
  { name: 'riichi-turn', path: '/table/riichi-turn', act: ask },
  { name: 'riichi-call', path: '/table/riichi-call', act: ask },
  { name: 'verdict-riichi', path: '/table/riichi-verdict', act: ask },
  { name: 'verdict-zole', path: '/table/zole-verdict', act: ask },
  { name: 'verdict-backgammon', path: '/table/backgammon-verdict', act: ask },
  { name: 'verdict-more', path: '/table/riichi-verdict', act: more },
  { name: 'verdict-why-not', path: '/table/backgammon-verdict', act: whyNot },
  { name: 'verdict-why-not-lv', path: '/table/riichi-verdict', language: 'lv', act: whyNot },
  { name: 'riichi-over', path: '/table/riichi-over', language: 'lt' },
  { name: 'riichi-lost', path: '/table/riichi-lost', language: 'et' },
  { name: 'zole-play', path: '/table/zole-play', language: 'lv', act: ask },
  { name: 'zole-bury', path: '/table/zole-bury', language: 'lv', act: bury },
  { name: 'zole-bid', path: '/table/zole-bid', language: 'lv' },
  { name: 'zole-over', path: '/table/zole-over', language: 'lv' },
  { name: 'backgammon', path: '/table/backgammon-move', act: ask },
  { name: 'backgammon-doubled', path: '/table/backgammon-doubled', language: 'fi' },
  { name: 'backgammon-dance', path: '/table/backgammon-dance', language: 'lv' },
  { name: 'tic-tac-toe', path: '/table/tic-tac-toe-play', act: ask },
  { name: 'tic-tac-toe-over', path: '/table/tic-tac-toe-over', language: 'fi' },
  { name: 'race', path: '/table/race-choose', act: ask },
  { name: 'race-over', path: '/table/race-over', language: 'lv' },
  { name: 'kuhn-open', path: '/table/kuhn-open', language: 'et' },
  { name: 'kuhn', path: '/table/kuhn-answer', act: ask },
  { name: 'kuhn-over', path: '/table/kuhn-over', language: 'lt' },
];

export const PAGES = [
  { name: 'home', target: 'home2', path: '/' },
  { name: 'home-lt', target: 'home2', path: '/', language: 'lt' },
  { name: 'home-ja', target: 'home2', path: '/', language: 'ja' },
  {
    name: 'explorer',
    path: explorer(0, { text: DICE_AND_A_REPLY }, ['expectiminimax:prune=none', 'expectiminimax:prune=star1'], 12),
    act: tree,
  },
  { name: 'explorer-zole', target: 'explorer', path: zole(['alphabeta:mask=rules'], 1200), act: tree },
  { name: 'explorer-zole-lt', target: 'explorer', path: zole(['pimc'], 40), language: 'lt', act: tree },
  { name: 'explorer-cfr', target: 'explorer', path: kuhn(['cfr:iterations=100'], 5), act: tree },
  { name: 'explorer-ismcts', target: 'explorer', path: kuhn(['ismcts:playouts=200'], 60), language: 'fi', act: tree },
  {
    name: 'explorer-tic-tac-toe',
    target: 'explorer',
    path: explorer(1, { game: 'tic-tac-toe', text: 'XO./.X./..O' }, ['alphabeta', 'minimax'], 9),
    language: 'ja',
    act: tree,
  },
  { name: 'lesson', path: '/study/lessons/alphabeta', act: lesson('ArrowRight', 'ArrowRight') },
  {
    name: 'lesson-worlds',
    target: 'lesson',
    path: '/study/lessons/worlds',
    language: 'lv',
    act: lesson('ArrowRight', '3', 'ArrowRight'),
  },
  { name: 'lesson-hidden', target: 'lesson', path: '/study/lessons/hidden', act: lesson('ArrowRight', 'ArrowRight') },
  { name: 'lesson-riichi', target: 'lesson', path: '/study/lessons/riichi', language: 'fi', act: lesson('ArrowRight') },
  { name: 'lesson-zole', target: 'lesson', path: '/study/lessons/zole', language: 'lv', act: lesson('ArrowRight') },
  { name: 'lessons', path: '/study/lessons', language: 'et' },
  { name: 'coach', path: '/learn/riichi', act: async (page) => page.waitForTimeout(2500) },
  { name: 'lab', path: '/lab' },
  { name: 'home-password', path: '/', act: async (page) => page.getByRole('button', { name: /Tampere/ }).click() },
  { name: 'study', path: '/study' },
  { name: 'study-lv', path: '/study', language: 'lv' },
  { name: 'create', path: '/create/riichi', language: 'fi' },
  { name: 'create-race', path: '/create/race' },
  {
    name: 'create-agents',
    path: '/create/backgammon',
    language: 'lt',
    act: async (page) => {
      await page.locator('.modes label').last().click();
      await page.locator('fieldset select').first().selectOption('agent mcts');
      await page.locator('details').first().click();
    },
  },
  { name: 'agents-riichi', room: { game: 'riichi', rules: 'tenhou', agent: 'lt-fast', open: 0 }, act: watch },
  { name: 'agents-zole', room: { game: 'zole', rules: '', agent: 'rules', open: 0 }, language: 'ja', act: watch },
  {
    name: 'agents-backgammon',
    room: { game: 'backgammon', rules: 'standard to=3', agent: 'linear', open: 0 },
    act: watch,
  },
  {
    name: 'backgammon-over',
    room: { game: 'backgammon', rules: 'standard to=1', agent: 'linear', open: 0 },
    act: toTheEnd,
  },
  {
    name: 'riichi-standing',
    room: { game: 'riichi', rules: 'ema2016 length=east', agent: 'lt-fast', open: 0 },
    language: 'fi',
    act: toTheEnd,
  },
  {
    name: 'replay',
    target: 'replay2',
    room: { game: 'riichi', rules: 'ema2016 length=east', agent: 'lt-fast', open: 0 },
    act: replayed,
  },
  { name: 'locked', room: { game: 'riichi', rules: 'tenhou', open: 4, password: 'tampere' }, language: 'lt' },
  { name: 'gathering', room: { game: 'zole', rules: '', open: 2 }, language: 'lv' },
  { name: 'play-riichi', room: { game: 'riichi', rules: 'tenhou', agent: 'house' }, act: play(9, ...RIICHI) },
  { name: 'play-zole', room: { game: 'zole', rules: '', agent: 'rules' }, language: 'lv', act: play(4, ...ZOLE) },
  {
    name: 'play-backgammon',
    room: { game: 'backgammon', rules: 'standard to=1', agent: 'linear' },
    act: play(0, '.point.source'),
  },
  {
    name: 'replay-uploaded',
    target: 'replay2',
    path: '/replay',
    act: async (page) => {
      await page.locator('input[type=file]').setInputFiles('../testdata/riichi/records/short.mjlog');
      await page.getByRole('group', { name: 'Steps' }).waitFor();
      for (let step = 0; step < 70; step += 1) await page.keyboard.press('ArrowRight');
    },
  },
  { name: 'upload', path: '/replay', language: 'et' },
  { name: 'rules-riichi', path: '/rules/riichi' },
  { name: 'rules-zole', path: '/rules/zole', language: 'lv' },
  { name: 'rules-backgammon', path: '/rules/backgammon', language: 'et' },
  { name: 'rules-tic-tac-toe', path: '/rules/tic-tac-toe' },
  { name: 'rules-race', path: '/rules/race', language: 'lt' },
  { name: 'rules-kuhn', path: '/rules/kuhn', language: 'ja' },
  { name: 'glossary', path: '/glossary', language: 'fi' },
  { name: 'settings', path: '/settings' },
  { name: 'missing', path: '/nowhere' },
];
