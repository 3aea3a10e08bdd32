import type { TableState } from '../../../lib/net/parlor';
import type { RaceAction, RaceView } from '../../../lib/wire/race.gen';
import { t } from '../../../lib/i18n/words.svelte';
import { seatIdx, SEATS } from '../../../lib/seat';
import type { Answer, Line, NameOf } from '../../../lib/text/form';
import { scoreLine } from '../../../lib/text/scoreLine';

export function lines(view: RaceView, state: Pick<TableState, 'players' | 'sheet'>, nameOf: NameOf): Line[] {
  const runners = SEATS.slice(0, 2);
  const rights = runners.filter((seat) => view.may_decline[seatIdx(seat)]).map(nameOf);
  return [
    {
      words: ['track', t('race-track')],
      title: t('race-track'),
      text: runners
        .map((seat) => `${nameOf(seat)} ${t('race-to-go', { n: view.to_go[seatIdx(seat)] ?? 0 })}`)
        .join(', '),
    },
    {
      words: ['die', t('race-die')],
      title: t('race-die'),
      text: view.thrown === null ? t('ui-none') : String(view.thrown),
    },
    {
      words: ['second', t('race-second-throw')],
      title: t('race-second-throw'),
      text: rights.join(', ') || t('ui-none'),
    },
    ...scoreLine(state, nameOf),
  ];
}

const KEYS = { step: 's', decline: 't' } as const;

export const answers = (legal: readonly RaceAction[]): Answer[] =>
  legal.map(({ type }, idx) => ({ idx, key: KEYS[type], text: t(`race-answer-${type}`) }));
