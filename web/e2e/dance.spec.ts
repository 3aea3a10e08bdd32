import type { WebSocketRoute } from '@playwright/test';

import { expectAccessible } from './axe';
import { expect, roomAgainst, test } from './parlor';

interface Prompt {
  legal: { type: string; moves?: unknown[] }[];
}

/** A message that may bring a question. */
interface Heard {
  event?: { prompt?: Prompt };
  state?: { phase: { prompt?: Prompt } };
}

/** The server's question, with nothing to answer but a turn without a move. */
function withoutMoves(text: string): string {
  const heard = JSON.parse(text) as Heard;
  const prompt = heard.event?.prompt ?? heard.state?.phase.prompt;
  if (prompt?.legal.some(({ type }) => type === 'play')) prompt.legal = [{ type: 'play', moves: [] }];
  return JSON.stringify(heard);
}

test('a turn without a legal move is a sentence and passes by itself', async ({ page }) => {
  const sent: string[] = [];
  await page.routeWebSocket(/\/socket$/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(withoutMoves(String(text))));
    socket.onMessage((text) => {
      // The real server would not let this turn pass.
      if (String(text).includes('"act"')) sent.push(String(text));
      else server.send(text);
    });
  });
  await page.goto(`/table/${await roomAgainst('backgammon', 'standard to=1', 'linear')}`);
  await expect(page.locator('.below .plate')).toContainText('No legal move');
  // Nothing here is the main action; a quiet button passes sooner.
  await expect(page.locator('.controls .main')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pass the turn/ })).toBeVisible();
  await expectAccessible(page, 'no legal move');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toContain('"moves":[]');
});
