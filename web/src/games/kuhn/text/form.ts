import type { TableState } from '../../../lib/net/parlor';
import type { KuhnAction, KuhnView } from '../../../lib/wire/kuhn.gen';
import { t } from '../../../lib/i18n/words.svelte';
import { opponent, SEATS } from '../../../lib/seat';
import type { Answer, Line, NameOf } from '../../../lib/text/form';
import { about } from '../../../lib/text/about';
import { scoreLine } from '../../../lib/text/scoreLine';
import { chipsOf, lastWord } from '../state/betting';

/** “queen” */
export const cardName = (card: string): string => t('kuhn-card', { card });

export function lines(view: KuhnView, state: Pick<TableState, 'players' | 'sheet'>, nameOf: NameOf): Line[] {
  const said = SEATS.slice(0, 2).flatMap((seat) => {
    const word = lastWord(view.betting, seat);
    return word ? [about('kuhn-says-said', nameOf, seat, { action: word })] : [];
  });
  return [
    {
      words: ['card', t('kuhn-my-card')],
      title: t('kuhn-my-card'),
      text: view.mine ? cardName(view.mine) : t('ui-none'),
    },
    {
      words: ['other'],
      title: nameOf(opponent(view.me)),
      text: view.other ? cardName(view.other) : t('kuhn-face-down'),
    },
    { words: ['bets', t('kuhn-bets')], title: t('kuhn-bets'), text: said.join(' ') || t('ui-none') },
    {
      words: ['pot', t('kuhn-pot')],
      title: t('kuhn-pot'),
      text: String(chipsOf(view.betting, 'A') + chipsOf(view.betting, 'B')),
    },
    ...scoreLine(state, nameOf),
  ];
}

/** Check and call are never asked together. */
const KEYS = { check: 'c', bet: 'b', call: 'c', fold: 'f' } as const;

export const answers = (legal: readonly KuhnAction[]): Answer[] =>
  legal.map(({ type }, idx) => ({ idx, key: KEYS[type], text: t(`kuhn-answer-${type}`) }));
