/** Agents that are asked: at a step of a replay, and what is said of them beside a table. */
import { beforeAll, expect, test, vi } from 'vitest';

import { words } from '../src/lib/i18n/words.svelte';
import type { QuestionAt } from '../src/lib/net/parlor';
import type { Place } from '../src/lib/net/places';
import type { Advice } from '../src/lib/net/practice';
import { Adviser } from '../src/pages/replay/adviser.svelte';
import type { Viewer } from '../src/pages/replay/viewer.svelte';
import { lostPlaces, namesakeOf } from '../src/pages/table/sameName';
import { offerGames } from '../src/lib/games';
import { GAMES } from '../src/games/list';
import { botLine, effortOf } from '../src/table/botLine';

offerGames(GAMES);
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

/** A replay at whose step seat A decides; every answer takes so many milliseconds of the agent's time. */
function asking(tookMs: readonly number[]): { adviser: Adviser; given: (number | undefined)[] } {
  const given: (number | undefined)[] = [];
  const ask = ({ thinkMs }: QuestionAt): Promise<Advice> => {
    given.push(thinkMs);
    const took = tookMs[given.length - 1] ?? 0;
    const advice = { cost: { think_ms: took, nodes: given.length } } as unknown as Advice;
    return new Promise((answer) => setTimeout(() => answer(advice), took));
  };
  const viewer = { deal: 0, at: 3, seat: 'A', step: { asked: ['A'] }, steps: [], source: { ask } };
  return { adviser: new Adviser(viewer as unknown as Viewer, 'house'), given };
}

test('at a step of a replay a quick answer comes first, then what more thought brings', async () => {
  const { adviser, given } = asking([200, 300]);
  const asked = adviser.ask();
  await vi.waitFor(() => expect(adviser.advice?.cost.nodes).toBe(1));
  expect(adviser.asking).toBe(true);
  await asked;
  expect(given).toEqual([200, undefined]);
  expect(adviser.advice?.cost.nodes).toBe(2);
  expect(adviser.asking).toBe(false);
});

test('an agent that has said all it has to say is not asked again', async () => {
  const { adviser, given } = asking([12]);
  await adviser.ask();
  expect(given).toEqual([200]);
  expect(adviser.advice?.cost.nodes).toBe(1);
});

test('a plate says a level in words, and never how a program is set', () => {
  expect(botLine('backgammon', 'house:level=club')).toBe('club');
  for (const spec of ['mcts:playouts=5000,depth=3', 'expectiminimax:prune=star2', 'random', 'house:cube=off'])
    expect(botLine('backgammon', spec)).toBe('');
  expect(effortOf('backgammon', { seat: 'B', name: 'MCTS', bot: true, agent: 'mcts:playouts=5000' })).toEqual([]);
});

test('a name that is known at the table says how its seat stands', () => {
  const place = (name: string, presence: Place['presence'], more: Partial<Place> = {}): Place => ({
    entrant: 0,
    held: 'person',
    name,
    ...(presence && { presence }),
    host: false,
    ready: true,
    rematch: false,
    mine: false,
    ...more,
  });
  const places = [place('Aino', 'lost'), place('Mika', 'here'), place('Jānis', 'gone'), place('Ilze', 'away')];
  expect(namesakeOf(places, ' aino ')?.is).toBe('lost');
  expect(namesakeOf(places, 'Ilze')?.is).toBe('lost');
  expect(namesakeOf(places, 'Mika')?.is).toBe('here');
  expect(namesakeOf(places, 'Jānis')?.is).toBe('gone');
  expect(namesakeOf(places, 'Liepa')).toBeUndefined();
  expect(namesakeOf([place('house', undefined, { held: 'agent' })], 'house')).toBeUndefined();
  // A seat that was given up cannot be asked for.
  expect(lostPlaces(places).map(({ name }) => name)).toEqual(['Aino', 'Ilze']);
});
