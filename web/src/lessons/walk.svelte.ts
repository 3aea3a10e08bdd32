import { askedIn, type Asked, type Lesson, type LessonStep } from '../lib/lesson';
import { keep, keptOf } from './kept';

/** The way through a lesson: a step, and the answers that were given. */
export class Walk {
  readonly lesson: Lesson;
  at = $state(0);
  answers = $state.raw<Readonly<Record<string, number>>>({});
  #wasDone = false;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const { at, answers, done } = keptOf(lesson.id);
    this.answers = answers;
    this.#wasDone = done;
    // Someone who has finished begins again at the start.
    this.at = done ? 0 : Math.min(Math.max(at, 0), this.reach);
  }

  get step(): LessonStep {
    const step = this.lesson.steps[this.at];
    if (!step) throw new Error(`the lesson ${this.lesson.id} has no step ${this.at}`);
    return step;
  }

  get asked(): Asked | undefined {
    return askedIn(this.lesson.id, this.step);
  }

  /** What was answered here, from 0. */
  get answered(): number | undefined {
    return this.answers[this.step.name];
  }

  get waits(): boolean {
    return this.step.question !== undefined && this.answered === undefined;
  }

  /** Is nothing asked any more, here or later, about what is seen? Until then it does not say the answer. */
  get isTold(): boolean {
    const shown = JSON.stringify(this.step.shows);
    return !this.lesson.steps.some(
      ({ name, shows, question }) => question && this.answers[name] === undefined && JSON.stringify(shows) === shown,
    );
  }

  get last(): number {
    return this.lesson.steps.length - 1;
  }

  /** The last step that can be seen: nobody passes a question without an answer. */
  get reach(): number {
    const open = this.lesson.steps.findIndex(({ name, question }) => question && this.answers[name] === undefined);
    return open < 0 ? this.last : open;
  }

  get isDone(): boolean {
    return this.at === this.last && !this.waits;
  }

  get questions(): number {
    return this.lesson.steps.filter(({ question }) => question).length;
  }

  get right(): number {
    return this.lesson.steps.filter(({ name, question }) => question && this.answers[name] === question.right).length;
  }

  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.reach);
    this.#keep();
  }

  forward(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** The first answer counts. */
  answer(choice: number): void {
    const { asked } = this;
    if (!asked || !this.waits || !asked.choices[choice]) return;
    this.answers = { ...this.answers, [this.step.name]: choice };
    this.#keep();
  }

  /** From the start, with no answers; what was finished stays finished. */
  again(): void {
    this.answers = {};
    this.go(0);
  }

  #keep(): void {
    this.#wasDone ||= this.isDone;
    keep(this.lesson.id, { at: this.at, answers: this.answers, done: this.#wasDone });
  }
}
