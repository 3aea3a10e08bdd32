import { untrack } from 'svelte';

import type { CoachScript, Moment } from '../../lib/coach';
import type { Coached } from '../../lib/game';
import { gameOr, partsOf } from '../../lib/games';
import { motion } from '../../lib/motion';
import type { Table } from '../../lib/table.svelte';
import { t, words } from '../../lib/i18n/words.svelte';
import { advice, remarkOn } from './verdict';
import { current, read, remark, see, START, type Progress } from './lesson';

/** Is a coach wanted at this table? */
export const isCoached = (): boolean => new URLSearchParams(location.search).has('coach');

/** A coach at a table: follows it, explains, recommends, and lets the others wait meanwhile. */
export class Coaching {
  script = $state.raw<CoachScript>();
  progress = $state.raw<Progress>(START);
  /** The reasons of the recommendation are shown in full. */
  showsWhy = $state(false);
  /** The lesson is over. */
  ended = $state(false);
  /** The coach is at the table. */
  here = $state(true);
  /** The deal of which was said that it is not the lesson. */
  #passed: unknown;

  constructor(readonly table: Table) {
    table.paced = true;
    table.pace.choose(motion(1) > 0 ? 'normal' : 'live');
    $effect(() => {
      const game = table.state?.game;
      if (game) untrack(() => void this.#fetch(game));
    });
    $effect(() => {
      const { moment } = this;
      if (moment) untrack(() => this.#follow(moment));
    });
  }

  async #fetch(name: string): Promise<void> {
    if (this.script) return;
    const { lesson } = gameOr(name);
    const [found] = await Promise.all([lesson?.coach(), words.need('coach')]);
    if (found && this.here) this.script = found.default;
    else this.leave();
  }

  /** What is on the table, once the coach knows the game. */
  get moment(): Moment | undefined {
    const { state, nameOf } = this.table;
    if (!this.script || !state?.situation) return undefined;
    const { view, legal } = state.situation;
    return { view, legal, me: state.me, nameOf };
  }

  get over(): boolean {
    const { moment, table } = this;
    return moment !== undefined && table.state !== undefined && partsOf(table.state.game).isOver(moment.view);
  }

  #follow(moment: Moment): void {
    const { script, table } = this;
    if (!script) return;
    const before = this.progress;
    this.progress = see(script, before, moment);
    const { bubble } = this.progress;
    if (bubble !== before.bubble) {
      this.showsWhy = false;
      // Where there is one answer only, nobody needs advice.
      if (bubble?.kind === 'advice' && moment.legal.length > 1) void table.ask();
    }
    this.#hold(bubble?.kind === 'note');
    if (this.over && !bubble) this.#close(moment);
  }

  /** After the last word: the lesson's end, or another deal where this one taught nothing. */
  #close(moment: Moment): void {
    const why = this.script?.again?.(moment);
    if (why === undefined) this.ended = true;
    else if (this.#passed === moment.view) this.table.ready();
    else {
      this.#passed = moment.view;
      this.progress = remark(this.progress, why);
      this.#hold(true);
    }
  }

  /** The others wait while something is explained. */
  #hold(wait: boolean): void {
    if (this.table.pace.halted !== wait) this.table.pace.halt();
  }

  /** The note was read. */
  next = (): void => {
    this.progress = read(this.progress);
    if (this.moment) this.#follow(this.moment);
  };

  /** The learner answers; what the coach thinks of it is said before anything goes on. */
  act(idx: number): boolean {
    const said = remarkOn(this.table.explanation, idx, this.table.nameOf);
    if (!this.table.act(idx)) return false;
    if (said !== undefined) {
      this.progress = remark(this.progress, said);
      this.#hold(true);
    }
    return true;
  }

  /** From now on it is an ordinary table. */
  leave(): void {
    this.here = false;
    this.script = undefined;
    this.table.paced = false;
    this.table.pace.choose('live');
    history.replaceState(history.state, '', location.pathname);
  }

  /** What the bubble says: what is new, why not everything may be played, and the recommendation. */
  get lines(): string[] {
    const { moment, script, table, progress } = this;
    const { bubble } = progress;
    if (!bubble || !moment || !script) return [];
    const new_ = bubble.text ? [bubble.text] : [];
    if (bubble.kind === 'note') return new_;
    const reason = script.before?.(moment);
    const forced = reason === bubble.text ? undefined : reason;
    const only = moment.legal.length === 1 && !reason ? t('coach-only') : undefined;
    const said = table.explanation ? advice(table.explanation, table.nameOf, this.#does(moment)) : only;
    const both = forced && said ? t('coach-two', { first: forced, second: said }) : (forced ?? said);
    return both ? [...new_, both] : new_;
  }

  /** The recommended answer in the game's own words. */
  #does({ legal }: Moment): string | undefined {
    const action = legal[this.table.explanation?.chosen ?? -1];
    return action && this.script?.does?.(action);
  }

  get thinks(): boolean {
    return this.progress.bubble?.kind === 'advice' && this.table.asking;
  }

  get step(): number {
    return current(this.progress);
  }

  /** What the board shows for the coach. */
  get board(): Coached | undefined {
    const { script, progress, table } = this;
    if (!script) return undefined;
    const explained = new Set(progress.met.flatMap((at) => script.steps[at]?.name ?? []));
    const only = table.state?.situation?.legal.length === 1 ? 0 : undefined;
    return { advised: table.explanation?.chosen ?? only, explained };
  }
}
