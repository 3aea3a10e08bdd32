// Rooms in which nobody lets the player wait.
const OTHERS = { riichi: 3, zole: 2, backgammon: 1 };

/** Makes a room with one open seat and agents at the others; says its code. */
export async function makeRoom(address, { game, rules, agent = 'random' }) {
  const answer = await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `${game} against ${agent}`,
      game,
      rules,
      seats: [{ type: 'open' }, ...Array.from({ length: OTHERS[game] }, () => ({ type: 'agent', agent }))],
      password: null,
      hidden: true,
      practice: true,
      clock: null,
      calls: { min_ms: 0, jitter_ms: 0, strict: false },
      spectators: null,
      idle_minutes: null,
    }),
  });
  if (answer.status !== 201) throw new Error(`no room: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
}
