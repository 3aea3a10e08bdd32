import type { ClientMsgOf, GameName, Message, SourceMsg } from './wire';
import type { LinkStatus, Parlor, TableLink, TableState, Told } from './net/parlor';
import type { Seen, Situation, TableParts, ViewOf } from './game';
import { gameOr, partsOf, strongestOf } from './games';
import { Autopilot } from './autopilot.svelte';
import { CatchUp } from './catchUp';
import { Direction } from './direction.svelte';
import { otherName, ownName } from './guest';
import { handsIn } from './net/practice';
import { OpenHands } from './openHands';
import { Pace } from './pace.svelte';
import { withBotNames } from './botNames';
import { namesOf, type Player } from './player';
import { seatIdx } from './seat';
import { say } from './say';
import type { NameOf } from './text/form';
import { FIRST_MS, isAll, WHOLE_MS } from './thought';
import { toasts } from './toasts.svelte';
import { t } from './i18n/words.svelte';

type View = ViewOf<GameName>;

/** A state that has passed already: nothing of it can be answered. */
const withoutChoices = (state: TableState): TableState =>
  state.situation ? { ...state, situation: { ...state.situation, legal: [] }, clock: undefined } : state;

/** Two people at one screen: neither of them is “you”. */
const withoutReader = (players: readonly Player[]): Player[] => players.map((player) => ({ ...player, you: false }));

/** The same table with the hand that a seat holds by what it knows itself, or with none. */
function withHand(situation: Situation, known: View | undefined): Situation {
  const { withHand: put } = partsOf(situation.game);
  return put ? ({ ...situation, view: put(situation.view, known) } as Situation) : situation;
}

/** One table as the page sees it: the latest state, what was said about it, and the line to it. */
export class Table {
  state = $state.raw<TableState>();
  status = $state<LinkStatus>('connecting');
  /** What has happened, in words; the newest last. */
  record = $state<string[]>([]);
  /** The game was on when this page came: what was before is not in the record. */
  cameLate = $state(false);
  explanation = $state.raw<Told>();
  asking = $state(false);
  /** The agent that was asked last gave no answer. */
  unanswered = $state(false);
  /** Who gave the explanation. */
  adviser = $state('');
  /** The answer of which the player wants to know why it is not the best. */
  whyNot = $state<number>();
  /** Goes up when the player wants to see what an agent says: the panel then shows it. */
  calls = $state(0);
  /** Who is asked: our strongest in this game, until someone else is chosen. */
  agent = $state('');
  /** At a practice table: the hands of all lie open. */
  showsHands = $state(false);
  /** Why nothing of the table can be seen: a message. */
  error = $state('');
  /** How fast an onlooker, or a player who is being coached, lets the table move. */
  readonly pace = new Pace();
  /** A player, too, sees the others at the chosen pace. */
  paced = false;
  /** How fast agents alone play for an onlooker. */
  readonly direction = new Direction((wish) => this.tell(wish));
  /** An agent that plays my seat while I look on. */
  readonly autopilot = new Autopilot({ ask: (agent) => this.#chosenBy(agent), act: (idx) => void this.act(idx) });
  readonly #link: TableLink;
  #question: AbortController | undefined;
  /** Who may be asked, or seated, in a game. */
  readonly agents: Parlor['agents'];
  /** Searches laid open, where the server has them. */
  readonly explorations: Parlor['explorations'];
  /** Asks for a lost seat; the page is then loaded again with it. */
  readonly reclaim: ((name: string, password: string) => Promise<void>) | undefined;
  readonly #hands = new OpenHands(
    () => this.#link.hands?.() ?? Promise.reject(new Error('no hands')),
    (hands) => this.#opened(hands),
  );
  #wasLost = false;
  /** The line is back, and the first state is on its way. */
  #back = false;
  /** What happened while the line was lost passes by quickly, and in its order. */
  readonly #missed = new CatchUp();
  #notes: ReturnType<NonNullable<TableParts['notes']>> | undefined;
  /** What every seat knows, while hands lie open. */
  #open: View[] | undefined;
  /** Has the first state come? */
  #arrived = false;
  /** The autopilot has said that I am ready for the next deal. */
  #saidReady = false;

  constructor(parlor: Parlor, code: string, watch = false) {
    this.reclaim = parlor.reclaim?.bind(parlor, code);
    let known: ReturnType<Parlor['agents']> | undefined;
    this.agents = (game) => (known ??= parlor.agents(game));
    this.explorations = parlor.explorations?.bind(parlor);
    this.#link = parlor.open(
      code,
      {
        state: (state) => this.#pass(state),
        seen: (seen) => this.pace.along(() => this.#missed.along(() => this.#hear(seen))),
        refused: (reason) => this.#refuse(reason),
        link: (status) => this.#connected(status),
        otherName,
      },
      ownName(),
      watch,
    );
  }

  /** What the players are called here. */
  get nameOf(): NameOf {
    return namesOf(this.state?.players ?? []);
  }

  /** The open question, as something to be explored. */
  get origin(): SourceMsg | undefined {
    return this.#link.origin?.();
  }

  /** Gives an answer; false, and a word, where it cannot be given now. */
  act(idx: number): boolean {
    const { state } = this;
    if (!state?.situation) return false;
    if (this.status !== 'open') {
      toasts.say(t('ui-not-sent'));
      return false;
    }
    // The choice leaves the table at once; the server's next state says what came of it.
    this.state = { ...state, situation: { ...state.situation, legal: [] }, clock: undefined };
    this.#forget();
    this.#link.act(idx);
    return true;
  }

  /** The player asks what to do here. */
  async ask(): Promise<void> {
    if (!this.asking && this.state?.situation?.legal.length) this.calls += 1;
    await this.#consult(this.agent);
  }

  /** The player asks why not this one. */
  why(idx: number): void {
    this.whyNot = idx;
    this.calls += 1;
  }

  /** The answer that an agent still thinks about is no longer wanted. */
  stopAsking = (): void => {
    this.#question?.abort();
    this.#question = undefined;
    this.asking = false;
  };

  async #consult(agent: string): Promise<void> {
    if (this.asking || !this.state?.situation?.legal.length) return;
    this.#forget();
    const question = (this.#question = new AbortController());
    this.asking = true;
    try {
      for (const thinkMs of [FIRST_MS, WHOLE_MS - FIRST_MS]) {
        const told = await this.#link.ask(agent, question.signal, thinkMs);
        if (question.signal.aborted) return;
        this.explanation = told;
        this.adviser = agent;
        if (isAll(1000 * (told.seconds ?? 0), thinkMs)) break;
      }
    } catch {
      this.unanswered = !question.signal.aborted && !this.explanation;
    } finally {
      if (this.#question === question) this.stopAsking();
    }
  }

  /** What was said, or is being thought about, belongs to a position that has passed. */
  #forget(): void {
    this.stopAsking();
    this.explanation = undefined;
    this.unanswered = false;
    this.whyNot = undefined;
  }

  ready = (): void => this.#link.ready();
  rematch = (): void => this.#link.rematch();
  say = (text: string): void => this.#link.say(text);
  stop = (): void => this.#link.stop();
  tell = (wish: ClientMsgOf<GameName>): void => this.#link.tell?.(wish);
  close = (): void => {
    this.stopAsking();
    this.pace.stop();
    this.#missed.stop();
    this.autopilot.release();
    this.#link.close();
  };

  /** Onlookers choose how fast the table moves; players never wait for it unless they are being coached, and agents alone keep the pace themselves. */
  #pass(state: TableState): void {
    if (state.fair?.dropped && !this.state?.fair?.dropped) toasts.say(t('fair-dropped'));
    if (state.watching && !state.exhibition) this.pace.step(() => this.#arrive(state));
    else if (this.paced)
      this.pace.step(() => {
        this.#note(state);
        this.#arrive(state);
        this.#greet();
      });
    else
      this.#missed.pass((last) => {
        this.#note(state);
        this.#arrive(last ? state : withoutChoices(state));
        if (last) this.#greet();
      });
  }

  /** What a player should know besides what happened goes into the record. */
  #note({ situation, watching }: TableState): void {
    if (!situation || watching) return;
    this.#notes ??= partsOf(situation.game).notes?.();
    const note = this.#notes?.see(situation.view, situation.legal);
    if (note) this.record = [...this.record, note];
  }

  #arrive(state: TableState): void {
    if (this.state?.resign?.mine && !state.resign && !state.between) toasts.say(t('ui-resign-declined'));
    if (state.situation?.legal.length === 0) this.#forget();
    this.state = {
      ...state,
      players: withBotNames(state.shared ? withoutReader(state.players) : state.players),
      open: state.open ?? (this.#open && handsIn(state.game, this.#open)),
    };
    if (state.exhibition && state.watching) this.#attend(state);
    if (!this.#arrived) this.cameLate = state.situation !== undefined;
    this.agent ||= strongestOf(state.game);
    this.#arrived = true;
    this.#openHands();
    this.pilot();
  }

  /** Agents alone play with open hands, unless the spectator prefers to guess. */
  #attend(state: TableState): void {
    this.direction.greet();
    if (!this.#arrived) this.showsHands = this.opensHands;
    const known = this.showsHands ? this.#open?.[seatIdx(state.me)] : undefined;
    if (this.state?.situation) this.state = { ...this.state, situation: withHand(this.state.situation, known) };
  }

  /** Gives an open question to the agent that plays my seat, and the next deal my readiness. */
  pilot(): void {
    const { state } = this;
    if (!state?.between) this.#saidReady = false;
    if (!this.autopilot.agent || !state) return;
    if (state.situation?.legal.length) void this.autopilot.take(state.situation.view);
    else if (state.between && !state.over && !this.#saidReady) {
      // Once: a second word would come when the next deal has begun, and be refused.
      this.#saidReady = true;
      this.ready();
    }
  }

  async #chosenBy(agent: string): Promise<number | 'gone' | undefined> {
    await this.#consult(agent);
    if (this.unanswered) toasts.say(t('why-no-answer'));
    else if (!this.explanation) return 'gone';
    return this.explanation?.chosen ?? undefined;
  }

  /** May the hands of all be seen here? */
  get opensHands(): boolean {
    const { state } = this;
    const shown = state?.practice === true || state?.exhibition === true;
    return shown && !gameOr(state.game).open && this.#link.hands !== undefined;
  }

  /** Fetches the hands of all while they are wanted and there are any. */
  #openHands(): void {
    if (this.showsHands && this.opensHands && this.state?.situation) this.#hands.want();
  }

  #opened(views: View[] | undefined): void {
    this.#open = views;
    if (!views) this.showsHands = false;
    const { state } = this;
    if (!state?.situation) return;
    const shown = this.showsHands ? views : undefined;
    const situation = state.watching ? withHand(state.situation, shown?.[seatIdx(state.me)]) : state.situation;
    this.state = { ...state, situation, open: shown && handsIn(state.game, shown) };
  }

  showHands(shows: boolean): void {
    this.showsHands = shows;
    if (!shows) this.#opened(undefined);
    this.#openHands();
  }

  #refuse(reason: Message): void {
    if (this.state) toasts.say(t('ui-not-allowed', { reason: say(reason) }));
    else this.error = reason.key;
  }

  #hear({ game, event, view }: Seen): void {
    const words = partsOf(game).announce(event, this.nameOf, view);
    if (words) this.record = [...this.record, words];
  }

  #connected(status: LinkStatus): void {
    if (status === 'open' && this.#wasLost) this.#missed.begin();
    if (status === 'lost') this.direction.lost();
    if (status === 'lost') this.#saidReady = false;
    this.#back ||= status === 'open' && this.#wasLost;
    this.#wasLost = status === 'lost' || (this.#wasLost && status !== 'open');
    this.status = status;
  }

  /** Someone who was away is told how things stand, once the first state has come. */
  #greet(): void {
    if (!this.#back) return;
    this.#back = false;
    const asked = (this.state?.situation?.legal.length ?? 0) > 0;
    toasts.say(asked ? t('ui-back-your-turn') : t('ui-back-at-table'));
  }
}
