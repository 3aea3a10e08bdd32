/** Figure 4.1 of the Latvian thesis: the second hand leads to the fifth trick, and 3,150 deals are possible. */
import type { SearchShown } from '../../../lib/lesson';
import { explorations } from '../../../lib/net/explorations';
import { measured } from '../../../lib/net/experiment';
import { Refused } from '../../../lib/net/parlor';
import type { Figure } from '../../../lib/net/experiment';
import type { ExplorationMsg, ExploreRequestMsg } from '../../../lib/wire';

/** Which cards count as trumps when one must be followed. */
export type Mask = 'source' | 'rules';
export const MASKS: readonly Mask[] = ['source', 'rules'];

const POSITION = '2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS';
const agentOf = (mask: Mask): string => `alphabeta:mask=${mask}`;

export const FIGURE_4_1: Omit<SearchShown, 'kind'> = {
  source: { kind: 'position', game: 'zole', text: POSITION },
  runs: MASKS.map(agentOf),
};

/** What leading a card comes to for the soloist, on average over all deals. */
export interface Mean {
  readonly card: string;
  readonly value: number;
}

export const EXPERIMENT = `zole-e5`;
const NAMES: Record<Mask, string> = { source: "source's mask", rules: 'by the rules' };

/** The means among the figures of the experiment. */
export const meansIn = (figures: readonly Figure[], mask: Mask): Mean[] =>
  figures
    .filter(({ what }) => what.endsWith(NAMES[mask]))
    .map(({ what, ours }) => ({ card: what.slice(0, 2), value: ours.value }));

/** The means by a search of all deals, now and on this server; as they were measured before where there is none. */
export async function searchedMeans(mask: Mask): Promise<Mean[]> {
  try {
    return meansOf(await searched({ source: FIGURE_4_1.source, agent: agentOf(mask) }));
  } catch {
    return meansIn(await measured(EXPERIMENT), mask);
  }
}

/** The second hand asks, against the soloist: what it gains the soloist loses. */
function meansOf({ candidates }: ExplorationMsg): Mean[] {
  return candidates.flatMap(({ action, value }) => {
    const card = action.args?.find(([name]) => name === 'card')?.[1];
    const [code] = card?.type === 'pieces' ? card.value : [];
    return code && value ? [{ card: code, value: -value.value }] : [];
  });
}

const TRIES_MAX = 5;

/** The server answers one question at a time: one that comes too early is asked again. */
async function searched(request: ExploreRequestMsg): Promise<ExplorationMsg> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await explorations.explore(request);
    } catch (error) {
      const isEarly = error instanceof Refused && error.key === 'ui-refused-too-fast';
      if (!isEarly || tries >= TRIES_MAX) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200 * tries));
    }
  }
}
