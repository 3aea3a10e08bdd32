import type { Situation } from '../game';
import { t, words } from '../i18n/words.svelte';
import { callButtons } from '../../games/riichi/state/choices';
import { callLabel } from '../../games/zole/state/choices';
import { cardName } from '../../games/zole/text/card';

const either = (names: string[]): string =>
  new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names.map((name) => name.toLocaleLowerCase()));

/** “You may ron, pon or pass.” Nothing where only a piece is to be chosen. */
export function youMay(situation: Situation): string {
  const names = [...new Set(answerNames(situation))];
  return names.length > 0 ? t('ui-you-may', { answers: either(names) }) : '';
}

function answerNames(situation: Situation): string[] {
  switch (situation.game) {
    case 'riichi':
      return callButtons(situation.view, situation.legal)
        .toReversed()
        .sort((a, b) => Number(a.kind === 'pass') - Number(b.kind === 'pass'))
        .map(({ label }) => t(label));
    case 'zole':
      return situation.legal.flatMap((action) => {
        if (action.type === 'call') return [t(callLabel(action.call))];
        // Where every card may go there is nothing to say.
        const forced = situation.legal.length < situation.view.hand.length;
        return action.type === 'play' && forced ? [cardName(action.card)] : [];
      });
    case 'backgammon':
      return situation.legal.flatMap((action) => (action.type === 'play' ? [] : [t(`bg-answer-${action.type}`)]));
  }
}
