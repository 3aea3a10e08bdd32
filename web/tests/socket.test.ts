import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SteadySocket, type Line } from '../src/lib/net/socket';
import type { LinkStatus } from '../src/lib/net/parlor';

class FakeLine implements Line {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
}

let lines: FakeLine[];
let statuses: LinkStatus[];
let heard: unknown[];
let seen = 0;

function dial(): SteadySocket {
  return new SteadySocket({
    address: () => `/table?after=${seen}`,
    connect: (address) => {
      const line = new FakeLine(address);
      lines.push(line);
      return line;
    },
    onMessage: (message) => heard.push(message),
    onStatus: (status) => statuses.push(status),
    delays: [100, 200],
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  statuses = [];
  heard = [];
  seen = 0;
});
afterEach(() => vi.useRealTimers());

test('comes back after a loss, names what it has seen, and sends what waited', () => {
  const socket = dial();
  socket.send({ early: true });
  lines[0]?.onopen?.();
  expect(lines[0]?.sent).toEqual(['{"early":true}']);
  seen = 7;
  lines[0]?.onclose?.();
  socket.send({ late: true });
  expect(lines.length).toBe(1);
  vi.advanceTimersByTime(100);
  expect(lines[1]?.address).toBe('/table?after=7');
  lines[1]?.onopen?.();
  expect(lines[1]?.sent).toEqual(['{"late":true}']);
  expect(statuses).toEqual(['connecting', 'open', 'lost', 'lost', 'open']);
});

test('waits longer after every failed try', () => {
  dial();
  lines[0]?.onclose?.();
  vi.advanceTimersByTime(100);
  expect(lines.length).toBe(2);
  lines[1]?.onclose?.();
  vi.advanceTimersByTime(199);
  expect(lines.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(lines.length).toBe(3);
});

test('does not come back once it is closed', () => {
  const socket = dial();
  lines[0]?.onopen?.();
  socket.close();
  vi.advanceTimersByTime(10_000);
  expect(lines.length).toBe(1);
  expect(statuses.at(-1)).toBe('closed');
});

test('reads JSON and leaves out what is none', () => {
  dial();
  lines[0]?.onopen?.();
  lines[0]?.onmessage?.({ data: '{"type":"state"}' });
  lines[0]?.onmessage?.({ data: 'not json' });
  expect(heard).toEqual([{ type: 'state' }]);
});

test('stays away when the seat is played elsewhere', () => {
  dial();
  lines[0]?.onopen?.();
  lines[0]?.onclose?.({ code: 4001 });
  vi.advanceTimersByTime(10_000);
  expect(lines.length).toBe(1);
  expect(statuses.at(-1)).toBe('elsewhere');
});

test('does not come back to a room that was closed for a limit', () => {
  dial();
  lines[0]?.onopen?.();
  lines[0]?.onclose?.({ code: 4004 });
  vi.advanceTimersByTime(10_000);
  expect(lines.length).toBe(1);
  expect(statuses.at(-1)).toBe('closed');
});
