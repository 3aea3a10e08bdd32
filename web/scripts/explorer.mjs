// Measures the search explorer on a tree of about 100,000 nodes: the first paint, then steps and pans.
// And the server: how soon it answers for a part of a search of that size.
//
//   npm run bench:explorer
import { chromium } from 'playwright-core';

import { LAUNCH } from './chromium.mjs';
import { startServer } from './server.mjs';

const STEPS = 60;
const SUBTREES = 100;
/** A double with hundreds of plays: three levels are about 100,000 nodes. */
const MANY_PLAYS = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:22:0:0:3:0:10';
/** So many moves, with as many replies each. */
const WIDE = 316;

/** The server's answers, made here: what is measured is the page. */
function wideTree() {
  const event = (at, what, more = {}) => ({ at, what, ...more });
  const exact = (value) => ({ value, bound: 'exact', error: null });
  const nodes = [];
  const steps = [];
  let at = 0;
  const add = (parent, nth, kind, edge, nBelow) => {
    const node = {
      id: nodes.length,
      parent,
      nth,
      kind,
      mover: null,
      edge: { key: 'verbatim', args: [['text', { type: 'text', value: edge }]] },
      probability: null,
      visited: true,
      history: [event(at, 'enter')],
      n_children: nBelow === 0 ? 0 : WIDE,
      n_below: nBelow,
      n_unlisted: 0,
    };
    nodes.push(node);
    steps.push({
      first: at,
      events: [{ node: node.id, what: 'enter' }],
      counts: { nodes: nodes.length, leaves: 0, cuts: 0, skipped: 0 },
    });
    at += 1;
    return node;
  };
  const tell = (node, what, more) => {
    node.history.push(event(at, what, more));
    steps.at(-1).events.push({ node: node.id, what, ...more });
    at += 1;
  };
  const root = add(null, 0, 'max', '', WIDE * (WIDE + 1));
  for (let move = 0; move < WIDE; move += 1) {
    const child = add(0, move, 'min', `move ${move + 1}`, WIDE);
    for (let reply = 0; reply < WIDE; reply += 1) {
      const leaf = add(child.id, reply, 'leaf', `${reply + 1}`, 0);
      tell(leaf, 'leave', { value: exact(reply) });
      tell(child, 'worth', { value: 0, low: null, high: null });
    }
    tell(child, 'leave', { value: exact(0) });
    tell(root, 'worth', { value: 0, low: null, high: null });
  }
  tell(root, 'leave', { value: exact(0) });
  return { nodes, steps, nEvents: at };
}

const { nodes, steps, nEvents } = wideTree();
/** A server sends the top of a tree first; with everything the page has the most to do at each step. */
const explorationOf = (sent) =>
  JSON.stringify({
    id: 'bench',
    game: null,
    position: null,
    agent: 'minimax',
    algorithm: 'minimax',
    values: { label: { key: 'study-utility' }, unit: { type: 'number', decimals: 2 }, range: { type: 'from_zero' } },
    counts: steps.at(-1).counts,
    n_nodes: nodes.length,
    n_steps: steps.length,
    n_events: nEvents,
    value: { value: 0, bound: 'exact', error: null },
    action: null,
    chosen: null,
    candidates: [],
    think_ms: 1,
    nodes: sent,
    steps: { first: 0, open: [], steps: steps.slice(0, 1000) },
    learning: [],
  });

const depthOf = ({ id, parent }) => (id === 0 ? 0 : parent === 0 ? 1 : 2);
const top = nodes.toSorted((a, b) => depthOf(a) - depthOf(b)).slice(0, 500);
let answer = explorationOf(top);

const server = await startServer();
const browser = await chromium.launch(LAUNCH);
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.addInitScript(() =>
  localStorage.setItem('parlor-settings', JSON.stringify({ language: 'en', nickname: 'Liepa', sound: false })),
);
await page.route('**/api/explore', (route) => route.fulfill({ contentType: 'application/json', body: answer }));
await page.route('**/api/explore/*/steps*', (route) => {
  const query = new URL(route.request().url()).searchParams;
  const [from, n] = [Number(query.get('from')), Number(query.get('n'))];
  return route.fulfill({ json: { first: from, open: [], steps: steps.slice(from, from + n) } });
});

const place = { k: 0, s: { text: 'max(1, 2)' }, r: ['minimax'], t: 40 };
const hash = Buffer.from(JSON.stringify(place)).toString('base64url');
await page.addInitScript(() => {
  const look = () => {
    if (!document.querySelector('[role=treeitem]')) requestAnimationFrame(look);
    else requestAnimationFrame(() => (globalThis.paintedAt = performance.now()));
  };
  requestAnimationFrame(look);
});
await page.goto(`${server.address}/study/explorer#${hash}`);
const painted = await (await page.waitForFunction(() => globalThis.paintedAt)).jsonValue();
answer = explorationOf(nodes);
await page.reload();
await page.waitForFunction(() => globalThis.paintedAt);

/** Script and layout of each frame: what `work` costs until the frame is ready to be painted. */
const frames = (work) =>
  page.evaluate(
    async ([what, n]) => {
      const svg = document.querySelector('svg[role=tree]');
      const pointer = (type, x) =>
        svg.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: 400, button: 0 }));
      svg.setPointerCapture = () => undefined;
      const found = [];
      if (what === 'pan') pointer('pointerdown', 1200);
      for (let at = 0; at < n; at += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const begun = performance.now();
        if (what === 'pan') pointer('pointermove', 1200 - 12 * (at + 1));
        else dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
        await Promise.resolve();
        await Promise.resolve();
        svg.getBoundingClientRect();
        await new Promise((resolve) => queueMicrotask(resolve));
        void document.body.offsetHeight;
        found.push(performance.now() - begun);
      }
      if (what === 'pan') pointer('pointerup', 0);
      return found;
    },
    [work, STEPS],
  );

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)];
const report = (name, value, goal) =>
  console.log(`${name.padEnd(44)}  ${value.toFixed(1).padStart(8)} ms  ≤ ${goal} ms${value > goal ? '  MISSED' : ''}`);
report(`first paint, ${nodes.length} nodes`, painted, 1000);
report('a step, whole tree in view, p95', p95(await frames('step')), 12);
// Nearer: leaves can be told apart, so that many of them are drawn.
for (let zooms = 0; zooms < 20; zooms += 1)
  await page.locator('svg[role=tree]').dispatchEvent('wheel', { deltaY: -500, clientX: 700, bubbles: true });
report('a step, near, p95', p95(await frames('step')), 12);
report('a pan, near, p95', p95(await frames('pan')), 12);

await browser.close();
report(...(await subtrees()), 100);
server.close();

/** Milliseconds until a subtree of a real search is here, p95 over subtrees of all sizes. */
async function subtrees() {
  const ask = async (path, body) => {
    const answer = await fetch(`${server.address}/api/explore${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const source = { kind: 'position', game: 'backgammon', text: MANY_PLAYS };
  const { id, n_nodes } = await ask('', { source, agent: 'expectiminimax:depth=3,prune=none' });
  const { nodes: near } = await ask(`/${id}/nodes?below=0&most=5000`);
  const inner = near.filter(({ n_below }) => n_below > 0).map((node) => node.id);
  const took = [];
  for (let nth = 0; nth < SUBTREES; nth += 1) {
    // The root, and subtrees of all sizes below it.
    const below = nth === 0 ? 0 : inner[Math.floor((nth * inner.length) / SUBTREES)];
    const begun = performance.now();
    await ask(`/${id}/nodes?below=${below}&most=400`);
    took.push(performance.now() - begun);
  }
  return [`a subtree from the server, ${n_nodes} nodes, p95`, p95(took)];
}
