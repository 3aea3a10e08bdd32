// Rooms, asked for without the page.
export const SEATS = { riichi: 4, zole: 3, backgammon: 2, 'tic-tac-toe': 2, race: 2, kuhn: 2 };

/** @type {{ move_ms: number; bank_ms: number } | null} */
const NO_CLOCK = null;

/** Makes a room in which nobody lets the player wait: `open` seats for people, agents at the others. Says its code. */
export function makeRoom(address, { game, rules, agent = 'random', open = 1, password = '', clock = NO_CLOCK }) {
  const seats = Array.from({ length: SEATS[game] }, (_, at) =>
    at < open ? { type: 'open' } : { type: 'agent', agent },
  );
  return ask(address, {
    name: `${game} against ${agent}`,
    game,
    rules,
    seats,
    hidden: true,
    practice: open <= 1,
    password,
    clock,
  });
}

/** Makes a room that the first page lists. */
export function openRoom(address, { name, game, rules = '', password, bots = 0, clock = [10, 60] }) {
  const seats = Array.from({ length: SEATS[game] }, (_, at) =>
    at < SEATS[game] - bots ? { type: 'open' } : { type: 'agent', agent: 'house' },
  );
  const [move, bank] = clock;
  const time = move > 0 ? { move_ms: 1000 * move, bank_ms: 1000 * bank } : null;
  return ask(address, { name, game, rules, seats, password, clock: time });
}

async function ask(address, wish) {
  const answer = await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      password: null,
      hidden: false,
      clock: null,
      calls: { min_ms: 0, jitter_ms: 0, strict: false },
      spectators: null,
      idle_minutes: null,
      ...wish,
    }),
  });
  if (answer.status !== 201) throw new Error(`no room: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
}
