import type { BackgammonAction, BackgammonMove, BackgammonView } from '../../../lib/wire/backgammon.gen';
import { t } from '../../../lib/i18n/words.svelte';
import { pips, positionOf, type BoardSeat } from '../state/position';
import { scoreOf } from '../state/score';
import type { Answer, Line, NameOf } from '../../../lib/text/form';

/** 24/18 13/11, bar and off in their own words. */
export function playText(moves: readonly BackgammonMove[]): string {
  const place = (point: number): string => (point === 25 ? t('bg-bar') : point === 0 ? t('bg-off') : String(point));
  return moves.map(({ from, to }) => `${place(from)}/${place(to)}`).join(' ');
}

export function lines(view: BackgammonView, me: BoardSeat, nameOf: NameOf): Line[] {
  const other: BoardSeat = me === 'A' ? 'B' : 'A';
  const { mine, theirs } = positionOf(view, me);
  const standing = (men: readonly number[]): string =>
    men.flatMap((n, point) => (point > 0 && point < 25 && n > 0 ? [t('bg-text-stack', { n, point })] : [])).join(', ');
  return [
    {
      words: ['mine', 'board'],
      title: t('ui-you'),
      text: [standing(mine), counted('bg-bar', mine[25]), counted('bg-off', mine[0])].join('; '),
    },
    {
      words: ['theirs'],
      title: nameOf(other),
      text: [standing(theirs), counted('bg-bar', theirs[0]), counted('bg-off', theirs[25])].join('; '),
    },
    {
      words: ['dice', t('bg-dice')],
      title: t('bg-dice'),
      text: view.phase.type === 'to_move' ? view.phase.dice.join(', ') : t('ui-none'),
    },
    {
      words: ['pips', t('bg-pip-count')],
      title: t('bg-pip-count'),
      text: `${nameOf(me)} ${pips(view.men[me])}, ${nameOf(other)} ${pips(view.men[other])}`,
    },
    {
      words: ['cube', t('bg-cube')],
      title: t('bg-cube'),
      text: view.cube.owner ? `${view.cube.value}, ${nameOf(view.cube.owner)}` : String(view.cube.value),
    },
    {
      words: ['score', t('ui-score')],
      title: t('ui-score'),
      text: `${nameOf(me)} ${scoreOf(view, me)}, ${nameOf(other)} ${scoreOf(view, other)}${view.score.to ? ` / ${view.score.to}` : ''}`,
    },
  ];
}

export function answers(legal: readonly BackgammonAction[]): Answer[] {
  let n = 0;
  const KEYS = { roll: 'r', double: 'd', take: 't', drop: 'n', beaver: 'b' } as const;
  return legal.map((action, idx): Answer => {
    if (action.type === 'play')
      return { idx, key: String(++n), text: action.moves.length > 0 ? playText(action.moves) : t('bg-no-move') };
    return { idx, key: KEYS[action.type], text: t(`bg-answer-${action.type}`) };
  });
}

const counted = (place: string, men = 0): string => t('ui-titled', { title: t(place), text: String(men) });
