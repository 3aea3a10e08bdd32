import type { IconName } from '../drawings/icons';

export interface PageLink {
  path: string;
  page: string;
  key: string;
  icon: IconName;
}

/** The pages in the bar; on a phone it is at the foot. */
export const PAGES: readonly PageLink[] = [
  { path: '/', page: 'home', key: 'ui-play', icon: 'play' },
  { path: '/study', page: 'study', key: 'ui-study', icon: 'tree' },
  { path: '/lab', page: 'lab', key: 'ui-lab', icon: 'flask' },
  { path: '/rules', page: 'rules', key: 'ui-rules', icon: 'book' },
];
