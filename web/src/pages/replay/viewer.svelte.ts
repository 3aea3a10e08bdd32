import { courseOf, moveAt, seenByAll, stretchAt, type StepOf } from '../../lib/course';
import type { GameName } from '../../lib/game';
import { partsOf } from '../../lib/games';
import { withRecordedBots } from '../../lib/botNames';
import type { QuestionAt } from '../../lib/net/parlor';
import type { Advice } from '../../lib/net/practice';
import type { MomentMsg, SourceMsg } from '../../lib/wire';
import { situationAt, type Replay, type ReplayStep } from '../../lib/net/replay';
import { playerAt } from '../../lib/player';
import { seatIdx, type Seat } from '../../lib/seat';

/** A match of this server, or a record that was brought along. */
export interface Source {
  /** The match with the steps of one deal. */
  deal(deal: number): Promise<Replay>;
  /** What an agent would do at a moment of it. */
  ask(question: QuestionAt): Promise<Advice>;
  /** A moment of it, as something to be explored. */
  origin(at: MomentMsg): SourceMsg;
}

/** A reader of a finished match: at which step, from which seat. Deals are fetched when they are reached. */
export class Viewer {
  deal = $state(0);
  at = $state(0);
  seat = $state<Seat>('A');
  /** All hands lie open. */
  open = $state(true);
  running = $state(false);
  readonly source: Source;
  /** The reader's own seat. */
  readonly own: Seat | undefined;
  #replay = $state.raw<Replay>() as Replay;

  constructor(source: Source, replay: Replay, own: Seat | undefined) {
    this.source = source;
    this.#replay = replay;
    this.own = own;
    this.seat = own ?? 'A';
  }

  replay = $derived(this.#replay);
  parts = $derived(partsOf(this.#replay.game));
  /** Names in a record from elsewhere are people's, whatever they are; the reader is no bot. */
  players = $derived.by(() => {
    const { record, players } = this.#replay;
    const named = record ? withRecordedBots(players) : players;
    return named.map((player) => (player.seat === this.own ? playerAt(players, player.seat) : player));
  });
  steps = $derived<readonly StepOf<GameName>[]>(this.#replay.deals[this.deal]?.steps ?? []);
  step = $derived(this.steps[this.at]);
  last = $derived(this.steps.length - 1);
  nDeals = $derived(this.#replay.deals.length);
  #course = $derived(courseOf(this.parts));
  stretches = $derived(this.#course.stretches(this.steps));
  stretch = $derived(stretchAt(this.stretches, this.at));
  /** The move that is chosen here, or was made last. */
  move = $derived(moveAt(this.stretches, this.at));
  notes = $derived(this.#course.notes);

  nameOf = (seat: Seat): string => playerAt(this.players, seat).name;

  dealName(deal: number): string {
    return this.#course.dealName(this.#replay.deals[deal]?.number ?? 0, deal + 1);
  }

  /** What a step of this deal is called: “East 1, turn 5”. */
  stepName(at: number): string {
    const [step, deal] = [this.steps[at], this.dealName(this.deal)];
    const place = { deal, stretch: stretchAt(this.stretches, at), nameOf: this.nameOf, own: this.own };
    return step ? this.#course.stepName(step, place) : deal;
  }

  /** What is said of a step. What only one seat heard is said to the reader alone, where the seat is theirs. */
  said(at: number): string[] {
    const step = this.steps[at];
    if (!step) return [];
    const heard = this.seat === this.own ? (step.seen[seatIdx(this.seat)] ?? []) : seenByAll(step);
    return this.#told(step, heard, this.seat);
  }

  #told(step: ReplayStep, heard: StepOf<GameName>['seen'][number], seat: Seat): string[] {
    const { view } = situationAt(this.#replay.game, step, seat);
    return heard.flatMap((event) => this.parts.announce(event, this.nameOf, view) ?? []);
  }

  /** Nobody has seen anything worth a word: a pass, a roll that was only asked for. */
  #isSilent(at: number): boolean {
    const step = this.steps[at];
    return (
      step?.seen.every((heard, idx) => this.#told(step, heard, this.players[idx]?.seat ?? 'A').length === 0) ?? false
    );
  }

  /** Goes to a step of a deal; a step that is not there is the nearest one that is. */
  async go(deal: number, at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.nDeals - 1, deal));
    if (!this.#replay.deals[to]?.steps.length) {
      const found = await this.source.deal(to);
      // The proof stays: it is that of the whole match.
      this.#replay = { ...found, record: found.record ?? this.#replay.record };
    }
    this.deal = to;
    this.at = Math.max(0, Math.min(this.last, at));
  }

  /** On to the next step at which something is seen, into the next deal where this one is over. */
  async forward(): Promise<boolean> {
    if (this.at >= this.last) {
      if (this.deal + 1 >= this.nDeals) return false;
      await this.go(this.deal + 1, 0);
      return true;
    }
    let at = this.at + 1;
    while (at < this.last && this.#isSilent(at)) at += 1;
    this.at = at;
    return true;
  }

  async back(): Promise<void> {
    if (this.at === 0) {
      if (this.deal > 0) await this.go(this.deal - 1, Number.MAX_SAFE_INTEGER);
      return;
    }
    let at = this.at - 1;
    while (at > 0 && this.#isSilent(at)) at -= 1;
    this.at = at;
  }

  get isFirst(): boolean {
    return this.deal === 0 && this.at === 0;
  }
  get isLast(): boolean {
    return this.deal + 1 === this.nDeals && this.at === this.last;
  }

  begin = (): Promise<void> => this.go(this.deal, 0);
  end = (): Promise<void> => this.go(this.deal, this.last);

  /** The next step of the deal at which someone decides. */
  nextDecision = $derived.by(() => {
    const at = this.steps.findIndex(({ asked }, idx) => idx > this.at && asked.length > 0);
    return at < 0 ? undefined : at;
  });
}
