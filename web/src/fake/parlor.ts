/** A server in the browser for pictures: tables that stand still, one for each scene of a game. It knows no rules. */
import { loadParts } from '../lib/games';
import { Refused, type Parlor, type TableLink, type TableListener } from '../lib/net/parlor';
import type { Scene } from './scene';

const SCENES = import.meta.glob<{ default: Record<string, () => Scene> }>('../games/*/scenes.ts');

/** `riichi-turn` is the scene `turn` of riichi; a game's own name may have dashes too. */
async function sceneOf(code: string): Promise<Scene> {
  const [, game = '', name = ''] = /^(.*)-([^-]*)$/.exec(code) ?? [];
  const scene = (await SCENES[`../games/${game}/scenes.ts`]?.())?.default[name];
  if (!scene) throw new Refused('ui-refused-no-room');
  await loadParts(game);
  return scene();
}

const refuse = (): Promise<never> => Promise.reject(new Refused('ui-error-not-found'));

export class FakeParlor implements Parlor {
  rooms = (): Promise<[]> => Promise.resolve([]);
  myGames = (): ReturnType<Parlor['myGames']> => Promise.resolve({ running: [], finished: [], sent: 0, more: false });
  removeFinished = refuse;
  leaveGame = refuse;
  agents = (): ReturnType<Parlor['agents']> => Promise.resolve([]);
  rules = (): Promise<[]> => Promise.resolve([]);
  playNow = refuse;
  create = refuse;
  join = refuse;
  replay = refuse;
  upload = refuse;

  open(code: string, listener: TableListener): TableLink {
    const scene = sceneOf(code);
    const show = (): void =>
      void scene.then(({ state, lost }) => {
        listener.link(lost ? 'lost' : 'open');
        listener.state(state);
      });
    const nothing = (): void => undefined;
    show();
    return {
      act: show,
      ask: async () => (await scene).explanation ?? refuse(),
      ready: nothing,
      rematch: nothing,
      say: nothing,
      stop: nothing,
      close: nothing,
    };
  }
}
