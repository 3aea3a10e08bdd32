import type { ZoleAction, ZoleView } from '../../../lib/wire/zole.gen';
import { t } from '../../../lib/i18n/words.svelte';
import type { TableState } from '../../../lib/net/parlor';
import { callLabel, handOf } from '../state/choices';
import { tallyOf } from '../state/tally';
import { cardName } from './card';
import type { Answer, Line, NameOf } from '../../../lib/text/form';
import { scoreLine } from '../../../lib/text/scoreLine';

const list = (cards: readonly string[]): string => (cards.length > 0 ? cards.map(cardName).join(', ') : t('ui-none'));

export function lines(view: ZoleView, state: Pick<TableState, 'players' | 'sheet'>, nameOf: NameOf): Line[] {
  const tally = tallyOf(view);
  const played = (plays: { seat: Parameters<NameOf>[0]; card: string }[] | undefined): string =>
    plays && plays.length > 0
      ? plays.map((play) => t('zole-played', { player: nameOf(play.seat), card: cardName(play.card) })).join(' ')
      : t('ui-none');
  return [
    { words: ['hand', t('zole-hand')], title: t('zole-hand'), text: list(handOf(view)) },
    { words: ['trick', t('zole-trick')], title: t('zole-trick'), text: played(view.trick?.plays) },
    { words: ['last', t('zole-last-trick')], title: t('zole-last-trick'), text: played(view.last_trick?.plays) },
    {
      words: ['contract', t('zole-bidding')],
      title: t('zole-bidding'),
      text: view.contract
        ? t('zole-text-contract', {
            contract: view.contract.name,
            player: view.contract.soloist ? nameOf(view.contract.soloist) : '',
          })
        : t('ui-none'),
    },
    {
      words: ['eyes', t('zole-eyes')],
      title: t('zole-eyes'),
      text: t('zole-text-eyes', { solo: tally.soloEyes, others: tally.othersEyes }),
    },
    ...scoreLine(state, nameOf),
  ];
}

export function answers(legal: readonly ZoleAction[]): Answer[] {
  let n = 0;
  return legal.map((action, idx): Answer => {
    switch (action.type) {
      case 'call':
        return {
          idx,
          key: { pass: 'g', take: 't', zole: 'z', maza_zole: 'm' }[action.call],
          text: t(callLabel(action.call)),
        };
      case 'bury':
        return { idx, key: String(++n), text: t('zole-bury-these', { cards: list(action.cards) }) };
      case 'play':
        return { idx, key: String(++n), text: cardName(action.card) };
      case 'throw_in':
        return { idx, key: 'x', text: t('zole-throw-in') };
    }
  });
}
