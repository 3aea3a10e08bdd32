import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { GAMES } from './games/list';
import { offerGames } from './lib/games';
import type { Parlor } from './lib/net/parlor';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { wakeSounds } from './lib/sounds';
import { words } from './lib/i18n/words.svelte';
import { myLink } from './pages/home/myLink.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

offerGames(GAMES);
// Before anything else: the address is not to be seen, copied or shared with a secret in it.
myLink.readAddress();
addEventListener('hashchange', () => myLink.readAddress());

/** The server that this page talks to. Only a build with `--mode fake`, for pictures, brings one along in the browser. */
async function currentParlor(): Promise<Parlor> {
  if (import.meta.env.MODE === 'fake') return new (await import('./fake/parlor')).FakeParlor();
  return new (await import('./lib/net/remote')).RemoteParlor();
}

// A table is fetched beside the words, not after them: its board is to stand within a second.
if (router.route.page === 'table') void import('./pages/TablePage.svelte');
const [parlor] = await Promise.all([currentParlor(), words.speak(settings.chosen.language)]);
wakeSounds();
mount(App, { target, props: { parlor } });
