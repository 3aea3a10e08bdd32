/** A real table up to the first question, and from then on what the test says: no moment has to be waited for. */
import { expect, type Page, type WebSocketRoute } from '@playwright/test';

import type { StateOf, TableEventOf } from '../src/lib/wire';
import type { RiichiAction, RiichiMeld, RiichiPlace, RiichiStage, RiichiView } from '../src/lib/wire/riichi.gen';

type State = StateOf<'riichi'>;
type Event = TableEventOf<'riichi'>;

export class StagedRiichi {
  /** What the page has said since the server is no longer heard. */
  readonly sent: { type: string; name?: string }[] = [];
  view!: RiichiView;
  state!: State;
  #line: WebSocketRoute | undefined;
  #version = 0;
  #staged = false;

  private constructor(readonly page: Page) {}

  /** Opens the table and waits until a tile may be discarded. */
  static async open(page: Page, room: string): Promise<StagedRiichi> {
    const stage = new StagedRiichi(page);
    await page.routeWebSocket(/socket$/, (line) => stage.#route(line));
    await page.goto(`/table/${room}`);
    const pass = page.locator('.action.pass');
    const open = page.locator('.held.open');
    await expect(pass.or(open.first()).first()).toBeVisible();
    while (!(await open.first().isVisible())) {
      if (await pass.isVisible()) await pass.click({ timeout: 1000 }).catch(() => undefined);
      await page.waitForTimeout(50);
    }
    stage.#staged = true;
    // A call of the real game may still stand.
    await expect(page.locator('.call')).toHaveCount(0);
    return stage;
  }

  #route(line: WebSocketRoute): void {
    this.#line = line;
    const server = line.connectToServer();
    line.onMessage((text) => {
      if (this.#staged) this.sent.push(JSON.parse(String(text)) as { type: string });
      else server.send(text);
    });
    server.onMessage((text) => {
      if (this.#staged) return;
      this.#note(JSON.parse(String(text)) as { type: string; version?: number; state?: State; event?: Event });
      line.send(text);
    });
  }

  #note({ version, state, event }: { version?: number; state?: State; event?: Event }): void {
    if (state || event) this.#version = version ?? this.#version;
    if (state) this.state = state;
    if (state && 'view' in state.phase && state.phase.view) this.view = state.phase.view;
    if (event?.type === 'entrants') this.state = { ...this.state, entrants: event.entrants };
    if (event && 'view' in event) this.view = event.view;
    if (event?.type === 'match_began')
      this.state = {
        ...this.state,
        entrants: this.state.entrants.map((one) => ({
          ...one,
          seat: (['A', 'B', 'C', 'D'] as const)[event.seat_order.indexOf(one.entrant)] ?? null,
        })),
      };
  }

  /** Something happens at the table. */
  say(event: Event): void {
    this.#version += 1;
    this.#line?.send(JSON.stringify({ type: 'event', version: this.#version, at_ms: 0, event }));
  }

  /** The table looks different now. */
  show(change: Partial<RiichiView>): void {
    this.view = { ...this.view, ...change };
    this.say({ type: 'seen', events: [], view: this.view });
  }

  /** I am asked. */
  ask(legal: RiichiAction[]): void {
    this.say({ type: 'asked', prompt: { seq: this.#version + 1, legal, until_ms: null, bank_ms: 0 } } as Event);
  }

  /** The seat so many places after mine. */
  seat(after: number): RiichiPlace['seat'] {
    const seats = ['A', 'B', 'C', 'D'] as const;
    return seats[(seats.indexOf(this.view.me) + after) % 4] ?? 'A';
  }

  places(change: (place: RiichiPlace, after: number) => Partial<RiichiPlace>): RiichiView['places'] {
    return this.view.places.map((place) => {
      const after = [0, 1, 2, 3].find((n) => this.seat(n) === place.seat) ?? 0;
      return { ...place, ...change(place, after) };
    }) as RiichiView['places'];
  }

  /** A hand with many yaku is won: by `after` places from me, from me or by own draw. */
  win(after: number, from: number | null): void {
    const seat = this.seat(after);
    const deltas = this.view.places.map((place) => (place.seat === seat ? 9000 : -3000)) as [
      number,
      number,
      number,
      number,
    ];
    const stage: RiichiStage = {
      type: 'over',
      ending: {
        type: 'won',
        tile: '5s',
        from: from === null ? null : this.seat(from),
        wins: [
          {
            seat,
            concealed: ['2p', '3p', '4p', '6p', '7p', '8p', '1s', '2s', '3s', '6s', '7s', '9s', '9s'],
            finish: from === null ? 'tsumo' : 'ron',
            yaku: YAKU.map(({ yaku }) => yaku),
            dora: { plain: 1, ura: 1, red: 1 },
            han: 8,
            fu: 30,
            n_yakuman: 0,
            limit: 'baiman',
            liable: [],
            deltas,
          },
        ],
      },
      deltas,
      sticks_left: 0,
    };
    const price = { type: 'tsumo', dealer: 8000, others: 4000 } as const;
    const fu = [
      { item: 'base', kind: null, fu: 20 },
      { item: 'tsumo', kind: null, fu: 2 },
      { item: 'pair', kind: '7z', fu: 2 },
    ] as const;
    const counts = [{ seat, yaku: YAKU, fu: [...fu], base: 4000, price }] as unknown as RiichiView['counts'];
    this.show({ stage, counts, ura_indicators: ['9m'], own: { ...this.view.own, drawn: null } });
    this.say({
      type: 'deal_ended',
      deal: 0,
      key: null,
      standing: [0, 0, 0, 0],
      entry: null,
      next_ms: null,
    } as unknown as Event);
  }
}

const YAKU = (['menzen-tsumo', 'riichi', 'ippatsu', 'pinfu', 'iipeikou'] as const).map((yaku) => ({
  yaku,
  kind: null,
  han: 1,
}));

export const pon = (tile: string, from: RiichiPlace['seat']): RiichiMeld => ({
  form: 'pon',
  tiles: [tile, tile, tile],
  called: tile,
  from,
});

/** A run, the called tile first. */
export const chi = (tiles: RiichiMeld['tiles'], from: RiichiPlace['seat']): RiichiMeld => ({
  form: 'chi',
  tiles,
  called: tiles[0] ?? null,
  from,
});

export const kan = (
  form: 'open_kan' | 'added_kan' | 'closed_kan',
  tile: string,
  from: RiichiPlace['seat'] | null,
): RiichiMeld => ({
  form,
  tiles: [tile, tile, tile, tile],
  called: from === null ? null : tile,
  from,
});
