import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { GAMES } from '../src/games/list';
import { LANGUAGE_CODES } from '../src/lib/i18n/languages';
import { axisOf, comparable } from '../src/pages/lab/scale';
import {
  count,
  decidedOf,
  heldOf,
  isSources,
  markOf,
  summaryOf,
  verdictOf,
  verdictOfClaim,
  type Claim,
  type Figure,
  type Report,
  type Verdict,
} from '../src/pages/lab/verdict';
import { messagesOf, WEB } from './languages';

const FOLDER = join(WEB, '../docs/findings');
const REPORTS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Report);

test('every report belongs to one game, and has a title and an author', () => {
  const messages = messagesOf('en');
  for (const { id, title } of REPORTS) {
    const games = GAMES.filter(({ experiments }) => experiments?.some((start) => id.startsWith(start)));
    expect(games, id).toHaveLength(1);
    expect(title, id).not.toBe('');
    expect(messages.has(`lab-from-${id.split('-')[0]}`), id).toBe(true);
  }
});

/** The words of docs/findings.md. */
const WORDS: Readonly<Record<Claim['verdict'], string>> = {
  reproduced: 'reproduced',
  read: 'reproduced under a reading',
  'not-reproduced': 'not reproduced',
  refuted: 'refuted',
  undecided: 'not decided',
};

test('the verdicts are those of docs/findings.md', () => {
  const page = readFileSync(join(FOLDER, '../findings.md'), 'utf8');
  for (const report of REPORTS) {
    const { of, tally } = summaryOf(report);
    const rows = page.split('\n').filter((row) => row.includes(`](findings/${report.id}.md) |`));
    if (of === 'claims') {
      // What fails, or is open, under a reading is said without it.
      const verdict = (row: string) =>
        /\| \[\*\*([\w ]+)\*\*/
          .exec(row)?.[1]
          ?.replace(/^reproduced under [A-Z].*/, 'reproduced under a reading')
          .replace(/ under [A-Z].*/, '');
      const said = rows.map(verdict);
      expect(said, report.id).toEqual(report.claims.filter(isSources).map(({ verdict }) => WORDS[verdict]));
      continue;
    }
    const [held, decided] = [heldOf(tally), decidedOf(tally)];
    const none = tally.open > 0 ? 'not decided' : 'figures of ours only';
    const figures = decided === 0 ? none : `${held} of ${decided} figures agree`;
    // Of what others claim and of our own checks it says how many hold.
    const said = report.claims.length > 0 ? /(all|of \d+) hold/ : figures;
    expect(rows, report.id).toHaveLength(1);
    expect(rows[0]?.split(' | ')[1], report.id).toMatch(said);
  }
});

const figure = (agreement: Figure['agreement'], what = 'wins'): Figure => ({
  what,
  agreement,
  cells: [what, '50 %', '–', '60 %', '–', '–'],
  source: { value: 0.5, interval: [0.4, 0.6] },
  ours: { value: 0.6, interval: null },
});

test('a figure that holds only with the source’s own trumps holds under a reading', () => {
  expect(verdictOf(figure('equal'))).toBe('reproduced');
  expect(verdictOf(figure('equal', "mean, source's mask"))).toBe('reading');
  expect(verdictOf(figure('refuted', "mean, source's mask"))).toBe('refuted');
  expect(verdictOf(figure('differs'))).toBe('differs');
});

const claim = (verdict: Claim['verdict']): Claim => ({
  claim: `a claim that is ${verdict}`,
  verdict,
  reading: verdict === 'read' ? 'as meant' : null,
  ours: '50 %',
  source: '60 %',
  why: 'So it is.',
  trials: [],
  stated: { origin: 'source' },
});

test('claims count before figures, and only exact figures refute', () => {
  const verdicts = Object.keys(WORDS) as Claim['verdict'][];
  expect(verdicts.map((verdict) => verdictOfClaim({ verdict }))).toEqual([
    'reproduced',
    'reading',
    'differs',
    'refuted',
    'open',
  ]);
  const report = { ...REPORTS[0], comparisons: [figure('equal'), figure('equal')] } as Report;
  expect(summaryOf({ ...report, claims: [] })).toMatchObject({ of: 'figures', tally: { reproduced: 2 } });
  const { of, tally } = summaryOf({ ...report, claims: verdicts.map(claim) });
  expect([of, heldOf(tally), decidedOf(tally)]).toEqual(['claims', 2, 4]);
  const ours = verdicts.map((verdict): Claim => ({ ...claim(verdict), stated: { origin: 'ours' } }));
  expect(summaryOf({ ...report, claims: ours }).of, 'our own checks are no claims').toBe('figures');
});

test('every verdict and outcome has words in six languages', () => {
  const verdicts: Verdict[] = ['reproduced', 'reading', 'part', 'differs', 'refuted', 'open', 'new'];
  for (const language of LANGUAGE_CODES) {
    const messages = messagesOf(language);
    for (const verdict of verdicts) expect(messages.has(`lab-verdict-is-${verdict}`), language).toBe(true);
    for (const outcome of ['holds', 'fails', 'disproved', 'undecided'])
      expect(messages.has(`lab-outcome-${outcome}`), language).toBe(true);
  }
});

test('an experiment is reproduced, in part, or not', () => {
  const mark = (...all: Figure['agreement'][]): string => markOf(count(all.map((one) => verdictOf(figure(one)))));
  expect(mark('equal', 'agrees', 'no-source')).toBe('reproduced');
  expect(mark('equal', 'differs')).toBe('part');
  expect([mark('differs', 'refuted'), mark('refuted', 'open')]).toEqual(['differs', 'refuted']);
  expect([mark('open', 'no-source'), mark('unclear'), mark('no-source')]).toEqual(['open', 'open', 'new']);
});

test('a chart has one unit, and an axis that holds every figure', () => {
  const counted = { ...figure('equal'), cells: ['n', '12', '–', '13', '–', '–'] };
  const mixed = [
    figure('equal', 'a'),
    counted,
    figure('differs', 'b'),
    figure('open', 'c'),
    { ...counted, source: null },
  ];
  expect(comparable(mixed).map(({ what }) => what)).toEqual(['a', 'b']);
  // The same figure from two samples is shown once, from the larger.
  const samples = [figure('refuted', 'a, 1000 games'), figure('equal', 'a, 50 games'), figure('equal', 'b')];
  expect(comparable(samples).map(({ what, agreement }) => `${what} ${agreement}`)).toEqual(['a refuted', 'b equal']);
  for (const { comparisons } of REPORTS) {
    const figures = comparable(comparisons);
    if (figures.length === 0) continue;
    const { at, ticks } = axisOf(figures);
    expect(ticks.length).toBeGreaterThan(1);
    for (const { source, ours } of figures)
      for (const value of [source, ours].flatMap((one) => [one.value, ...(one.interval ?? [])])) {
        expect(at(value)).toBeGreaterThanOrEqual(-1e-9);
        expect(at(value)).toBeLessThanOrEqual(1 + 1e-9);
      }
  }
});
