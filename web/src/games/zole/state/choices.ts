/** The legal answers of a Zole prompt, sorted by where they stand on the table. No rules here. */
import type { ZoleAction, ZoleCall, ZoleView } from '../../../lib/wire/zole.gen';
import { cardOrder } from '../text/card';

export const handOf = (view: ZoleView): string[] => [...view.hand].sort((a, b) => cardOrder(a) - cardOrder(b));

/** The answer that plays this card; -1 if it may not be played now. */
export const playOf = (legal: readonly ZoleAction[], card: string): number =>
  legal.findIndex((action) => action.type === 'play' && action.card === card);

/** The answer that buries these two, in either order. */
export function buryOf(legal: readonly ZoleAction[], cards: readonly string[]): number {
  const wanted = [...cards].sort().join();
  return legal.findIndex((action) => action.type === 'bury' && [...action.cards].sort().join() === wanted);
}

/** The cards that an answer plays or buries. */
export function cardsOf(action: ZoleAction | undefined): readonly string[] {
  if (action?.type === 'play') return [action.card];
  return action?.type === 'bury' ? action.cards : [];
}

/** The two cards that I took from the table, while I have not buried any. */
export const tableCards = ({ aside }: ZoleView): readonly string[] => (aside.type === 'taken' ? aside.table : []);

export interface CallChoice {
  idx: number;
  call: ZoleCall;
  key: string;
}

const KEYS: Record<ZoleCall, string> = { pass: 'G', take: 'T', zole: 'Z', maza_zole: 'M' };

/** The calls in the order in which tables know them: pass first, the highest last. */
export function callsOf(legal: readonly ZoleAction[]): CallChoice[] {
  const order: ZoleCall[] = ['pass', 'take', 'zole', 'maza_zole'];
  return order.flatMap((call) => {
    const idx = legal.findIndex((action) => action.type === 'call' && action.call === call);
    return idx >= 0 ? [{ idx, call, key: KEYS[call] }] : [];
  });
}

/** What a call means, for the second line of its button. */
export const callMeaning = (call: ZoleCall): string => `zole-means-${call.replace('_', '-')}`;

export const callLabel = (call: ZoleCall): string => `zole-call-${call.replace('_', '-')}`;
