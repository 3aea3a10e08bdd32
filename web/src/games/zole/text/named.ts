import type { Message } from '../../../lib/wire';
import type { ZoleAction, ZoleCall } from '../../../lib/wire/zole.gen';

const CALLS: Record<string, ZoleCall> = {
  'zole-call-pass': 'pass',
  'zole-call-take': 'take',
  'zole-call-zole': 'zole',
  'zole-call-maza-zole': 'maza_zole',
};

/** The answer that a review names: a call, a burial or a card. */
export function named({ key, args = [] }: Message): ZoleAction | undefined {
  const call = CALLS[key];
  if (call) return { type: 'call', call };
  const cards = args.flatMap(([, arg]) => (arg.type === 'pieces' ? arg.value : []));
  if (key === 'zole-bury') return { type: 'bury', cards };
  const [card] = cards;
  return key === 'zole-play' && card ? { type: 'play', card } : undefined;
}
