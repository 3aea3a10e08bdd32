import { untrack } from 'svelte';

import type { CoachScript, Moment } from '../../lib/coach';
import type { Coached } from '../../lib/game';
import { gameOr, partsOf } from '../../lib/games';
import { motion } from '../../lib/motion';
import type { Told } from '../../lib/net/parlor';
import type { Table } from '../../lib/table.svelte';
import { t, words } from '../../lib/i18n/words.svelte';
import { forgetLesson, keepLesson, lessonAt } from './kept';
import { advice, remarkOn } from './verdict';
import { current, read, remark, see, START, type Progress } from './lesson';

/** A coach at a table: follows it, explains, recommends, and lets the others wait meanwhile. */
export class Coaching {
  script = $state.raw<CoachScript>();
  progress = $state.raw<Progress>(START);
  /** The reasons of the recommendation are shown in full. */
  showsWhy = $state(false);
  /** How much of the panel the bubble takes, in pixels, where it lies there and not over the board. */
  docked = $state(0);
  /** The lesson is over. */
  ended = $state(false);
  /** The coach is at the table. */
  here = $state(true);
  /** The deal of which was said that it is not the lesson. */
  #passed: unknown;
  /** The position about which an agent was asked. */
  #asked: unknown;

  constructor(
    readonly table: Table,
    readonly code: string,
  ) {
    this.progress = { ...START, met: lessonAt(code) ?? [] };
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
    const { script } = this;
    if (!script) return;
    const before = this.progress;
    this.progress = see(script, before, moment);
    const { bubble, met } = this.progress;
    if (bubble !== before.bubble) this.showsWhy = false;
    if (met !== before.met) keepLesson({ code: this.code, met });
    this.#consult(moment);
    this.#hold(bubble?.kind === 'note');
    if (this.over && !bubble) this.#close(moment);
  }

  /** An agent thinks while the learner reads. Where there is one answer only, nobody needs advice. */
  #consult({ view, legal }: Moment): void {
    if (legal.length < 2 || this.#asked === view) return;
    this.#asked = view;
    void this.table.ask();
  }

  /** After the last word: the lesson's end, or another deal where this one taught nothing. */
  #close(moment: Moment): void {
    const why = (): string | undefined => this.script?.again?.(moment);
    if (why() === undefined) {
      this.ended = true;
      forgetLesson(this.code);
    } else if (this.#passed === moment.view) this.#again();
    else {
      this.#passed = moment.view;
      this.progress = remark(this.progress, why);
      this.#hold(true);
    }
  }

  #again(): void {
    if (this.table.state?.over) this.table.rematch();
    else this.table.ready();
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
    const { explanation, nameOf } = this.table;
    const said = (): string | undefined => remarkOn(explanation, idx, nameOf);
    if (!this.table.act(idx)) return false;
    const isSaid = said() !== undefined;
    this.progress = isSaid ? remark(this.progress, said) : read(this.progress);
    this.#hold(isSaid);
    return true;
  }

  /** From now on it is an ordinary table. */
  leave(): void {
    this.here = false;
    this.script = undefined;
    this.table.paced = false;
    this.table.pace.choose('live');
    forgetLesson(this.code);
  }

  /** What the bubble says: what is new, why not everything may be played, and the recommendation. */
  get lines(): string[] {
    const { moment, script, progress } = this;
    const { bubble } = progress;
    if (!bubble || !moment || !script) return [];
    if (bubble.kind === 'note') return bubble.text ? [bubble.text] : [];
    const before = script.before?.(moment);
    const said = this.#advice(moment, before);
    const line = before && said ? t('coach-two', { first: before, second: said }) : (before ?? said);
    return line ? [line] : [];
  }

  #advice(moment: Moment, before: string | undefined): string | undefined {
    const { table, script } = this;
    const { legal } = moment;
    if (legal.length === 1 && !before) return t('coach-only');
    const why = this.#answer;
    if (!why) return table.unanswered ? t('coach-no-advice') : undefined;
    const action = legal[why.chosen ?? -1];
    const reason = why.reason && (script?.reason?.(why.reason, why, legal) ?? why.reason);
    return advice({ ...why, reason }, table.nameOf, action && script?.does?.(action));
  }

  /** What the agent says in the end: a recommendation does not change while the learner follows it. */
  get #answer(): Told | undefined {
    return this.table.asking ? undefined : this.table.explanation;
  }

  get thinks(): boolean {
    return this.progress.bubble?.kind === 'advice' && this.table.asking;
  }

  get step(): number {
    return current(this.progress);
  }

  /** What the board shows for the coach. While a note is read nothing is recommended. */
  get board(): Coached | undefined {
    const { script, progress, table } = this;
    if (!script) return undefined;
    const explained = new Set(progress.met.flatMap((at) => script.steps[at]?.name ?? []));
    const only = table.state?.situation?.legal.length === 1 ? 0 : undefined;
    const advised = progress.bubble?.kind === 'note' ? undefined : (this.#answer?.chosen ?? only);
    return { advised, explained };
  }
}
