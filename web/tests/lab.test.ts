import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { GAMES } from '../src/games/list';
import { axisOf, comparable } from '../src/pages/lab/scale';
import { markOf, sumOf, tallyOf, verdictOf, type Figure, type Report } from '../src/pages/lab/verdict';
import { messagesOf, WEB } from './languages';

const FOLDER = join(WEB, '../docs/findings');
const REPORTS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Report);

test('every report belongs to one game, and has a title, an author and a finding', () => {
  const messages = messagesOf('en');
  for (const { id } of REPORTS) {
    const games = GAMES.filter(({ experiments }) => experiments?.some((start) => id.startsWith(start)));
    expect(games, id).toHaveLength(1);
    for (const key of [`lab-title-${id}`, `lab-found-${id}`, `lab-from-${id.split('-')[0]}`])
      expect(messages.has(key), key).toBe(true);
  }
});

test('the verdicts count what docs/findings.md counts', () => {
  const tallies = REPORTS.map(({ comparisons }) => tallyOf(comparisons));
  // The columns “agree” and “refuted” of its first table.
  const page = readFileSync(join(FOLDER, '../findings.md'), 'utf8');
  const rows = [...page.matchAll(/^\| \[\S+ \|.*\| (\d+) \| (\d+) \|$/gm)];
  const sum = (column: number): number => rows.reduce((all, row) => all + Number(row[column]), 0);
  expect(rows).toHaveLength(REPORTS.length);
  expect(sumOf(tallies, 'reproduced') + sumOf(tallies, 'reading')).toBe(sum(1));
  expect(sumOf(tallies, 'refuted')).toBe(sum(2));
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
});

test('an experiment is reproduced, in part, or not', () => {
  const mark = (...all: Figure['agreement'][]): string => markOf(tallyOf(all.map((one) => figure(one))));
  expect(mark('equal', 'overlap', 'no-source')).toBe('reproduced');
  expect(mark('equal', 'refuted')).toBe('reading');
  expect(mark('equal', 'refuted', 'refuted')).toBe('refuted');
  expect([mark('open', 'no-source'), mark('no-source')]).toEqual(['open', 'new']);
});

test('a chart has one unit, and an axis that holds every figure', () => {
  const counted = { ...figure('equal'), cells: ['n', '12', '–', '13', '–', '–'] };
  const mixed = [
    figure('equal', 'a'),
    counted,
    figure('refuted', 'b'),
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
