import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import backgammon from '../fixtures/backgammon.json';
import riichi from '../fixtures/riichi.json';
import zole from '../fixtures/zole.json';
import type { BackgammonView } from '../src/lib/wire/backgammon.gen';
import { agentLine } from '../src/lib/agentWords';
import { pieceName } from '../src/lib/pieces';
import { words } from '../src/lib/i18n/words.svelte';
import { reply } from '../src/lib/text/command';
import type { GameName, SeenOf, SheetLine, Situation, ViewOf } from '../src/lib/game';
import { partsOf } from '../src/lib/games';
import type { Answer, Line, NameOf } from '../src/lib/text/form';
import { GAMES } from '../src/games/list';
import { bringGames } from './games';
import { LOCALES } from './languages';
import { raceView, SMALL } from './smallSteps';

vi.mock('../src/lib/i18n/bundles', () => ({
  loadBundle: (language: string) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const name of ['ui', 'terms', 'agents', 'roster', ...GAMES.map(({ name }) => name)]) {
      bundle.addResource(new FluentResource(readFileSync(`${LOCALES}/${language}/${name}.ftl`, 'utf8')));
    }
    return Promise.resolve(bundle);
  },
  addFile: () => Promise.resolve(),
}));

beforeAll(async () => {
  await bringGames();
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

const NAMES = { A: 'Ann', B: 'Ben', C: 'Cat', D: 'Dan' } as const;
const nameOf = (seat: keyof typeof NAMES): string => NAMES[seat];
const PLAYERS = (['A', 'B', 'C'] as const).map((seat) => ({ seat, name: NAMES[seat], bot: false }));
const linesOf = ({ game, view }: Situation, standing?: SheetLine['standing']): Line[] =>
  partsOf(game).lines(view, { me: 'A', players: PLAYERS, sheet: standing && [{ standing, entry: null }] }, nameOf);
const answersOf = ({ game, legal }: Situation): Answer[] => partsOf(game).answers(legal);
const games = { riichi, zole, backgammon, ...SMALL } as unknown as Record<
  string,
  { view: never; legal: never[]; seen: never[] }[]
>;

/** A message that was not found, or a hole in one. */
const KEY = /\{|undefined|\b(ui|riichi|zole|bg|tic-tac-toe|race|kuhn)-[a-z]/;

describe.each(Object.keys(games))('%s in words', (game) => {
  const steps = games[game] ?? [];
  const situations = steps.map(({ view, legal }) => ({ game, view, legal }) as Situation);

  test('has an answer with a key of its own for every legal one', () => {
    for (const situation of situations) {
      const answers = answersOf(situation);
      expect(answers.length).toBe(situation.legal.length);
      expect(new Set(answers.map(({ key }) => key)).size, answers.map(({ key }) => key).join()).toBe(answers.length);
    }
  });

  test('leaves no message key and no hole in any sentence', () => {
    for (const situation of situations) {
      const said = [...linesOf(situation).map(({ text }) => text), ...answersOf(situation).map(({ text }) => text)];
      for (const text of said) expect(text).not.toMatch(KEY);
    }
    for (const { seen } of steps) {
      for (const event of seen) expect(partsOf(game as GameName).announce(event, nameOf) ?? '').not.toMatch(KEY);
    }
  });

  test('speaks to the reader in whole sentences, and names only the others', () => {
    const { announce } = partsOf(game as GameName);
    for (const you of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
      const names = Object.assign((seat: keyof typeof NAMES) => (seat === you ? 'You' : NAMES[seat]), { you });
      for (const { seen } of steps)
        for (const event of seen) {
          const said = announce(event, names) ?? '';
          expect(said).not.toMatch(KEY);
          expect(said).not.toMatch(/\b(You|you) (?!pass\b)(\w+s|is|has)\b/);
          expect(said).not.toContain(NAMES[you]);
        }
    }
  });

  test('an answer typed by its key is given', () => {
    for (const situation of situations) {
      const lines = linesOf(situation);
      const answers = answersOf(situation);
      for (const { key, idx } of answers)
        expect(reply(` ${key.toUpperCase()} `, lines, answers)).toEqual({ type: 'act', idx });
    }
  });
});

test('the score of a Zole match can be asked for', () => {
  const { view, legal } = games['zole']?.[0] ?? { view: undefined, legal: [] };
  const situation = { game: 'zole', view: view as never, legal } as Situation;
  const lines = linesOf(situation, [4, -2, -2, 0]);
  expect(reply('score', lines, [])).toMatchObject({
    type: 'say',
    text: expect.stringContaining('Ann +4, Ben −2, Cat −2') as string,
  });
});

test('dice are told with who rolled them, where that is known', () => {
  const seen: SeenOf<'backgammon'> = { type: 'rolled', dice: [6, 5] };
  const after = { on_roll: 'B', phase: { type: 'to_move', dice: [6, 5] } } as BackgammonView;
  const { announce } = partsOf('backgammon');
  expect(announce(seen, nameOf, after)).toBe('Ben rolls 6 and 5.');
  expect(announce(seen, nameOf)).toBe('The dice show 6 and 5.');
});

test('a throw of the race is told with who threw', () => {
  const { announce } = partsOf('race');
  const threw = (view?: ViewOf<'race'>): string | undefined => announce({ type: 'threw', face: 2 }, nameOf, view);
  expect(threw(raceView({ mover: 'B' }))).toBe('Ben throws 2.');
  // A second throw is stepped at once: then it is the other's turn, or the race is over.
  expect(threw(raceView({ mover: 'B', thrown: null }))).toBe('Ann throws 2.');
  expect(threw(raceView({ mover: null, thrown: null, winner: 'B' }))).toBe('Ben throws 2.');
  expect(threw()).toBe(undefined);
});

test('the small games are told in words', () => {
  const told = (game: 'tic-tac-toe' | 'race' | 'kuhn', at: number, word: string): unknown =>
    reply(word, linesOf({ game, ...SMALL[game][at] } as Situation, [1, -1, 0, 0]), []);
  expect(told('tic-tac-toe', 1, 'board')).toEqual({
    type: 'say',
    text: 'board: row 3: cross, empty, empty; row 2: empty, nought, empty; row 1: empty, empty, cross',
  });
  expect(told('tic-tac-toe', 1, 'turn')).toMatchObject({ text: 'turn: Ann, cross' });
  expect(told('race', 0, 'track')).toMatchObject({ text: 'track: Ann 5 steps to go, Ben 1 step to go' });
  expect(told('race', 2, 'track')).toMatchObject({ text: 'track: Ann at the finish, Ben 1 step to go' });
  expect(told('race', 0, 'second')).toMatchObject({ text: 'second throw: Ann' });
  expect(told('kuhn', 2, 'other')).toMatchObject({ text: 'Ben: face down' });
  expect(told('kuhn', 2, 'pot')).toMatchObject({ text: 'pot: 3' });
  expect(told('kuhn', 3, 'bets')).toMatchObject({ text: 'bets: Ann bets 1. Ben folds.' });
  expect(told('kuhn', 4, 'other')).toMatchObject({ text: 'Ben: jack' });
});

test('the command line tells what is asked for', () => {
  const { view, legal } = games['riichi']?.[0] ?? { view: undefined, legal: [] };
  const lines = linesOf({ game: 'riichi', view: view as never, legal });
  expect(reply('river east', lines, [])).toMatchObject({ type: 'say' });
  expect(reply('hand', lines, [])).toMatchObject({ type: 'say', text: expect.stringContaining('hand: ') as string });
  expect(reply('nonsense', lines, [])).toMatchObject({
    type: 'unknown',
    words: expect.arrayContaining(['hand', 'dora']) as string[],
  });
});

test('a tile has one name in verdicts, announcements and for readers of the screen', async () => {
  const { tileName } = await import('../src/games/riichi/text/tile');
  const said: Record<string, string> = {
    en: '5 pin',
    lv: 'apļu 5',
    lt: 'rutuliukų 5',
    et: 'ring 5',
    fi: 'pallo 5',
    ja: '5筒',
  };
  for (const [language, name] of Object.entries(said)) {
    await words.speak(language as 'en');
    expect([tileName('5p'), pieceName('5p')]).toEqual([name, name]);
    const { announce } = partsOf('riichi') as unknown as { announce: (event: unknown, of: NameOf) => string };
    expect(announce({ type: 'i_drew', tile: '5p' }, nameOf)).toContain(name);
    // A red five is another tile than a plain one.
    expect(pieceName('0p')).not.toBe(pieceName('5p'));
  }
  await words.speak('en');
});

test('a bot has a name and a line that says how it plays, in no way its spec', () => {
  expect(agentLine('riichi', 'house:level=club')).toBe(
    'Club: knows what a hand is worth and folds against riichi; does not read open hands',
  );
  expect(agentLine('zole', 'pimc:worlds=50')).toBe(
    'solves many possible deals with open cards · number of possible deals to draw: 50',
  );
  expect(agentLine('zole', 'unheard-of', 'plays as it likes')).toBe('plays as it likes');
});

test('a preset of Zole promises pules only where three passes write one', async () => {
  // By the rule-book: galdiņš is played after three passes in the one, a pule is written in the other.
  for (const language of ['en', 'lv', 'lt', 'et', 'fi', 'ja'] as const) {
    await words.speak(language);
    expect(words.say('ui-preset-zole-online-pgm')).not.toMatch(/pul|プーレ/i);
    expect(words.say('ui-preset-zole-online-pm')).toMatch(/pul|プーレ/i);
    expect(words.say('ui-preset-zole-online-pm')).not.toMatch(/galdiņ|ガルディンシュ/i);
  }
  await words.speak('en');
});

test('tiles and cards are named as the glossary says', async () => {
  const { tileName } = await import('../src/games/riichi/text/tile');
  const { cardName } = await import('../src/games/zole/text/card');
  expect(['9m', '0p', '3z', '6z'].map(tileName)).toEqual(['9 man', 'red 5 pin', 'West', 'green dragon']);
  expect(['QC', 'TH', '9D', '7D'].map(cardName)).toEqual([
    'queen of clubs',
    'ten of hearts',
    'nine of diamonds',
    'seven of diamonds',
  ]);
  await words.speak('lv');
  expect(['QC', '9S'].map(cardName)).toEqual(['kreiča dāma', 'pīķa devītnieks']);
  expect(words.say('zole-n-eyes', { n: 11 })).toBe('11 acu');
  expect(words.say('zole-n-eyes', { n: 21 })).toBe('21 acs');
  await words.speak('lt');
  expect([1, 2, 12, 21].map((n) => words.say('riichi-n-tiles', { n }))).toEqual([
    '1 kaladėlė',
    '2 kaladėlės',
    '12 kaladėlių',
    '21 kaladėlė',
  ]);
  await words.speak('en');
});

/** The reader sits at A. */
const toAnn: NameOf = Object.assign((seat: keyof typeof NAMES) => (seat === 'A' ? words.say('ui-you') : NAMES[seat]), {
  you: 'A' as const,
});

test('an offered double names the player who doubled, not the one who answers', async () => {
  const { asking } = await import('../src/games/backgammon/text/plateLine');
  const offered = (on_roll: 'A' | 'B', value: number): BackgammonView =>
    ({ on_roll, phase: { type: 'cube_offered', beavers: 0 }, cube: { value, owner: null } }) as BackgammonView;
  expect(asking(offered('B', 1), 'A', toAnn)).toBe('Ben doubles to 2');
  expect(asking(offered('A', 2), 'A', toAnn)).toBe('You double to 4');
});

test('the reader of a backgammon or Zole table is spoken to', () => {
  const bg = (action: { type: 'take' } | { type: 'play'; moves: { from: number; to: number }[] }): unknown =>
    partsOf('backgammon').announce({ type: 'acted', seat: 'A', action }, toAnn);
  expect(bg({ type: 'play', moves: [{ from: 24, to: 18 }] })).toBe('You play 24 to 18.');
  expect(bg({ type: 'play', moves: [] })).toBe('You have no legal move.');
  expect(bg({ type: 'take' })).toBe('You take.');
  const { announce } = partsOf('zole');
  expect(announce({ type: 'taken', seat: 'A', cards: [], eyes: 13 }, toAnn)).toBe('You take 13 eyes');
  expect(announce({ type: 'taken', seat: 'B', cards: [], eyes: 13 }, toAnn)).toBe('Ben takes 13 eyes');
  expect(announce({ type: 'buried', seat: 'A' }, toAnn)).toBe('You bury two cards.');
});

test('what happens is told in the present', async () => {
  const { announce } = partsOf('zole');
  const took = (): unknown => announce({ type: 'i_took', table: ['9C', 'TH'] }, toAnn);
  const buries = (): unknown => announce({ type: 'buried', seat: 'B' }, toAnn);
  const told: Record<string, [string, string]> = {
    en: ['You take: ', 'Ben buries two cards.'],
    lv: ['Jūs paņemat: ', 'Ben norok divas kārtis.'],
    lt: ['Paimate: ', 'Ben užkasa dvi kortas.'],
    et: ['Võtad: ', 'Ben paneb kaks kaarti kõrvale.'],
    fi: ['Otat: ', 'Ben hautaa kaksi korttia.'],
  };
  for (const [language, [mine, theirs]] of Object.entries(told)) {
    await words.speak(language as 'en');
    expect([String(took()).startsWith(mine), buries()], language).toEqual([true, theirs]);
  }
  await words.speak('en');
});

test('a role on the score sheet cannot be read as a number of players', () => {
  expect(words.say('zole-sheet-lielais', { player: 'House 2' })).toBe('soloist: House 2');
  expect(words.say('zole-pules-personal', { player: 'House 2', n: 1 })).toBe('personal pules (House 2): 1');
});
