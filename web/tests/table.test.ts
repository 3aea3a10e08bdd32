import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Parlor, TableLink, TableListener, TableState, Told } from '../src/lib/net/parlor';
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
function tableWith(more: Partial<TableLink> = {}): { table: Table; heard: TableListener; acted: number[] } {
  let heard: TableListener | undefined;
  const acted: number[] = [];
  const link = { act: (idx: number) => acted.push(idx), close: () => undefined, ...more } as unknown as TableLink;
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

/** A table whose agents answer when the test says so. */
function tableAsking(): ReturnType<typeof tableWith> & {
  answer: (told?: Told) => Promise<void>;
  asked: AbortSignal[];
} {
  const asked: AbortSignal[] = [];
  let settle: { yes: (told: Told) => void; no: (why: Error) => void } | undefined;
  const made = tableWith({
    ask: (_agent, signal) => {
      if (signal) asked.push(signal);
      return new Promise((yes, no) => (settle = { yes, no }));
    },
  });
  const answer = async (told?: Told): Promise<void> => {
    if (told) settle?.yes(told);
    else settle?.no(new Error('no answer'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...made, answer, asked };
}
const TOLD = { chosen: 0, candidates: [] } as unknown as Told;

test('advice is shown when it comes; an agent without an answer can be asked again', async () => {
  const { table, heard, answer } = tableAsking();
  heard.link('open');
  heard.state(state(['QC'], ['QC']));
  void table.ask();
  expect([table.asking, table.calls]).toEqual([true, 1]);
  await answer();
  expect([table.asking, table.unanswered]).toEqual([false, true]);
  void table.ask();
  expect(table.unanswered).toBe(false);
  await answer(TOLD);
  expect([table.asking, table.explanation]).toEqual([false, TOLD]);
});

test('advice about a position that has passed is let go', async () => {
  const { table, heard, answer, asked } = tableAsking();
  heard.link('open');
  heard.state(state(['QC'], ['QC']));
  void table.ask();
  table.act(0);
  expect([table.asking, asked[0]?.aborted]).toEqual([false, true]);
  await answer(TOLD);
  expect([table.explanation, table.unanswered]).toEqual([undefined, false]);
});

test('a question can be taken back, and then nobody says that there was no answer', async () => {
  const { table, heard, answer } = tableAsking();
  heard.link('open');
  heard.state(state(['QC'], ['QC']));
  void table.ask();
  table.stopAsking();
  await answer();
  expect([table.asking, table.unanswered, table.explanation]).toEqual([false, false, undefined]);
});

test('a quick answer is shown while the agent thinks on, and stays where nothing more comes', async () => {
  const { table, heard, answer, asked } = tableAsking();
  heard.link('open');
  heard.state(state(['QC'], ['QC']));
  const quick = { ...TOLD, seconds: 0.2 };
  const whole = { ...TOLD, chosen: null, seconds: 0.7 };
  void table.ask();
  await answer(quick);
  expect([table.asking, table.explanation, asked.length]).toEqual([true, quick, 2]);
  await answer(whole);
  expect([table.asking, table.explanation, asked.length]).toEqual([false, whole, 2]);
  void table.ask();
  await answer(quick);
  await answer();
  expect([table.asking, table.explanation, table.unanswered]).toEqual([false, quick, false]);
});
