/** What a game has to say to someone who plays it for the first time. */
import type { Component } from 'svelte';

import type { ActionOf, GameName, ViewOf } from './game';
import type { Seat } from './seat';
import type { NameOf } from './text/form';
import type { Explanation, Message } from './wire';

/** A moment of a deal, as the learner sees it. */
export interface Moment<G extends GameName = GameName> {
  readonly view: ViewOf<G>;
  /** The learner. */
  readonly me: Seat;
  readonly legal: readonly ActionOf<G>[];
  readonly nameOf: NameOf;
}

/** One thing to learn, when it is first needed. */
export interface CoachStep<G extends GameName = GameName> {
  /** By which a board knows that it was explained. */
  readonly name: string;
  /** The message that names it. */
  readonly title: string;
  /** What it comes to in this deal, in one sentence. */
  line(moment: Moment<G>): string;
  /** What is explained when it comes up; nothing before that. */
  says(moment: Moment<G>): string | undefined;
}

/** Something besides the steps, said the first time: a rarer button, or why another player did what the table shows. */
export interface CoachRemark<G extends GameName = GameName> {
  readonly name: string;
  says(moment: Moment<G>): string | undefined;
}

export interface CoachScript<G extends GameName = GameName> {
  /** The message over the steps. */
  readonly title: string;
  /** In the usual order; each comes up by itself. */
  readonly steps: readonly CoachStep<G>[];
  readonly remarks?: readonly CoachRemark<G>[];
  /** What an answer is called in a learner's words, where the usual notation is not theirs yet. */
  called?(action: ActionOf<G>): string | undefined;
  /** The recommended answer in a learner's words, where the agent's own are too short. */
  does?(action: ActionOf<G>): string | undefined;
  /** The agent's reason without what a learner cannot read yet. */
  reason?(reason: Message, why: Explanation, legal: readonly ActionOf<G>[]): Message;
  /** Why not everything may be played now, or what the buttons do; said before the recommendation. */
  before?(moment: Moment<G>): string | undefined;
  /** Why this deal ended before there was anything to learn: the next one is the lesson. */
  again?(moment: Moment<G>): string | undefined;
  /** Is it worth asking afterwards why another player did this? */
  telling?(action: ActionOf<G>): boolean;
  /** A drawing to look things up in. */
  readonly aid?: { readonly title: string; readonly Picture: Component };
}
