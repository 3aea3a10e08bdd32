/** What lessons are made of. The page has some of its own, games bring others. */
import type { Component } from 'svelte';

import type { Args } from './i18n/words.svelte';
import type { Pieces } from './pieces';
import type { SourceMsg } from './wire/online.gen';

/** A lesson as the list knows it. Its words are `lesson-ID-title` and `lesson-ID-about`. */
export interface LessonInfo {
  readonly id: string;
  /** Its place among all lessons, from the first up. */
  readonly place: number;
}

export interface Lesson {
  readonly id: string;
  readonly steps: readonly LessonStep[];
  /** Draws what the steps that show a drawing name, and says what is asked about it once that is told. */
  readonly Drawing?: Component<{ name: string; isTold: boolean }>;
  /** What the answers of its questions are pieces of. */
  readonly pieces?: Pieces;
}

/** A text of at most sixty words, what is seen beside it, and perhaps a question. */
export interface LessonStep {
  /** Its words are `lesson-ID-NAME`, unless `says` names others. */
  readonly name: string;
  readonly says?: Said;
  readonly shows: Shown;
  /** Beside a drawing: the search that “try it yourself” opens in the explorer. */
  readonly tries?: Omit<SearchShown, 'kind'>;
  readonly question?: Question;
}

/** A message with what is put into it. */
export interface Said {
  readonly key: string;
  readonly args?: Args;
}

export type Shown = SearchShown | { readonly kind: 'drawing'; readonly name: string };

/** A state of the explorer: what is searched, by whom, and up to which step of the log. */
export interface SearchShown {
  readonly kind: 'search';
  readonly source: SourceMsg;
  /** Specs of agents: one, or several side by side. */
  readonly runs: readonly string[];
  /** Counted from 0; default: the last one. */
  readonly step?: number;
}

/** Exactly one answer is right. Any answer lets the reader go on. */
export interface Question {
  /** Default: `lesson-ID-NAME-ask`. */
  readonly ask?: Said;
  /** What can be answered: a number of messages `lesson-ID-NAME-1` and so on, or pieces and messages. */
  readonly choices: number | readonly Choice[];
  /** The place of the right one, from 0. */
  readonly right: number;
  /** Said after the answer; default: `lesson-ID-NAME-why`. */
  readonly why?: Said;
}

export type Choice = Said | { readonly pieces: readonly string[] };

/** The lessons that a game brings. */
export interface LessonBook {
  readonly lessons: readonly Lesson[];
}

export const textOf = (lesson: string, { name, says }: LessonStep): Said => says ?? { key: `lesson-${lesson}-${name}` };

/** A question with all its words. */
export interface Asked {
  readonly ask: Said;
  readonly choices: readonly Choice[];
  readonly right: number;
  readonly why: Said;
}

export function askedIn(lesson: string, { name, question }: LessonStep): Asked | undefined {
  if (!question) return undefined;
  const key = `lesson-${lesson}-${name}`;
  const { ask = { key: `${key}-ask` }, choices, right, why = { key: `${key}-why` } } = question;
  const all =
    typeof choices === 'number'
      ? Array.from({ length: choices }, (_, at): Choice => ({ key: `${key}-${at + 1}` }))
      : choices;
  return { ask, choices: all, right, why };
}
