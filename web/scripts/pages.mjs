// Every page that is worth a picture: where it is, in which language, what is done before.
//
// Scenes are positions of the target's pictures, which the fake server keeps; pages come from the real one.
const ask = async (page) => {
  await page.keyboard.press('h');
  await page.waitForTimeout(300);
};

/** Two cards are chosen to be laid away; on touch the first tap only lifts. */
const bury = async (page) => {
  await ask(page);
  await page.click('[data-card="TH"]');
  if (await page.locator('.held.lifted').count()) await page.click('[data-card="TH"]');
};

export const SCENES = [
  { name: 'riichi-turn', path: '/table/riichi-turn', act: ask },
  { name: 'riichi-call', path: '/table/riichi-call', act: ask },
  { name: 'riichi-over', path: '/table/riichi-over', language: 'lt' },
  { name: 'riichi-lost', path: '/table/riichi-lost', language: 'et' },
  { name: 'zole-play', path: '/table/zole-play', language: 'lv', act: ask },
  { name: 'zole-bury', path: '/table/zole-bury', language: 'lv', act: bury },
  { name: 'zole-bid', path: '/table/zole-bid', language: 'lv' },
  { name: 'zole-over', path: '/table/zole-over', language: 'lv' },
  { name: 'backgammon', path: '/table/backgammon-move', act: ask },
  { name: 'replay', path: '/replay/riichi#1.20' },
  { name: 'home', path: '/' },
];

export const PAGES = [
  { name: 'home-ja', path: '/', language: 'ja' },
  { name: 'home-password', path: '/', act: async (page) => page.getByRole('button', { name: /Tampere/ }).click() },
  { name: 'create', path: '/create/riichi', language: 'fi' },
  { name: 'gathering', room: 'zole', language: 'lv' },
  { name: 'upload', path: '/replay', language: 'et' },
  { name: 'rules-riichi', path: '/rules/riichi' },
  { name: 'rules-zole', path: '/rules/zole', language: 'lv' },
  { name: 'rules-backgammon', path: '/rules/backgammon', language: 'et' },
  { name: 'glossary', path: '/glossary', language: 'fi' },
  { name: 'settings', path: '/settings' },
  { name: 'missing', path: '/nowhere' },
];
