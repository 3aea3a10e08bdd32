import type { TableState } from '../../lib/net/parlor';
import { t } from '../../lib/i18n/words.svelte';
import { dealName } from '../../games/riichi/text/names';

/** Which game this is, and where in it we are. */
export function whereAt(state: TableState): string {
  const { situation } = state;
  const practice = state.practice ? 'yes' : 'no';
  if (situation?.game === 'riichi') return t('riichi-where', { deal: dealName(situation.view), practice });
  if (situation?.game === 'zole') return t('zole-where', { n: (state.deal ?? 0) + 1 });
  if (situation?.game === 'backgammon') {
    const { score } = situation.view;
    return score.to
      ? t('bg-where-match', { n: score.to, crawford: score.crawford && score.to > 1 ? 'yes' : 'no' })
      : t('bg-where-money');
  }
  return t(`ui-game-${state.game}`);
}
