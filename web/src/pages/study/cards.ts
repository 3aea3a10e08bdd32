import type { IconName } from '../../drawings/icons';

/** A page of study, as the index shows it. */
export interface StudyCard {
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly icon: IconName;
}

export const CARDS: readonly StudyCard[] = [
  { path: '/study/review', title: 'ui-review', about: 'ui-review-about', icon: 'chart' },
  { path: '/study/lessons', title: 'ui-lessons', about: 'ui-lessons-about', icon: 'cap' },
  { path: '/study/explorer', title: 'ui-explorer', about: 'ui-explorer-about', icon: 'tree' },
];
