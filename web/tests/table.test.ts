import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Parlor, TableLink, TableListener, TableState } from '../src/lib/net/parlor';
import { Table } from '../src/lib/table.svelte';
import { toasts } from '../src/lib/toasts.svelte';
import { bringGames } from './games';

vi.mock('../src/lib/i18n/words.svelte', () => ({ t: (key: string) => key, words: {} }));
vi.mock('../src/lib/settings.svelte', () => ({ settings: { chosen: { animation: true, nickname: 'Ilze' } } }));

beforeAll(bringGames);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  toasts.shown = [];
});

/** A table with a line that the test holds. */
function tableWith(): { table: Table; heard: TableListener; acted: number[] } {
  let heard: TableListener | undefined;
  const acted: number[] = [];
  const link = { act: (idx: number) => acted.push(idx), close: () => undefined } as unknown as TableLink;
  const parlor = {
    agents: () => Promise.resolve([]),
    open: (_: string, listener: TableListener) => {
      heard = listener;
      return link;
    },
  } as unknown as Parlor;
  const table = new Table(parlor, 'R1');
  if (!heard) throw new Error('nobody listens');
  return { table, heard, acted };
}

/** A position by the cards in hand; asked where there are answers. */
const state = (hand: string[], legal: string[] = []): TableState =>
  ({
    game: 'zole',
    players: [],
    situation: { game: 'zole', view: { hand }, legal: legal.map((card) => ({ type: 'play', card })) },
    chat: [],
  }) as unknown as TableState;

const hand = (table: Table): unknown => table.state?.situation?.game === 'zole' && table.state.situation.view.hand;
const legal = (table: Table): number => table.state?.situation?.legal.length ?? 0;

test('an answer is given while the line is there, and otherwise it is said that it was not', () => {
  const { table, heard, acted } = tableWith();
  heard.link('open');
  heard.state(state(['QC'], ['QC']));
  heard.link('lost');
  expect(table.act(0)).toBe(false);
  expect([acted, toasts.shown.map(({ text }) => text), legal(table)]).toEqual([[], ['ui-not-sent'], 1]);
  heard.link('open');
  expect(table.act(0)).toBe(true);
  expect([acted, legal(table)]).toEqual([[0], 0]);
});

test('what was missed passes by in its order; only the last of it can be answered, and that is said', () => {
  const { table, heard } = tableWith();
  heard.link('open');
  heard.state(state(['QC', '7D', 'AS']));
  heard.link('lost');
  heard.link('open');
  heard.state(state(['7D', 'AS'], ['7D']));
  heard.state(state(['AS'], ['AS']));
  vi.advanceTimersByTime(1);
  expect([hand(table), legal(table)]).toEqual([['7D', 'AS'], 0]);
  vi.advanceTimersByTime(150);
  expect([hand(table), legal(table)]).toEqual([['AS'], 1]);
  expect(toasts.shown.map(({ text }) => text)).toEqual(['ui-back-your-turn']);
  // From then on everything is shown as it comes.
  heard.state(state([]));
  expect(hand(table)).toEqual([]);
});
