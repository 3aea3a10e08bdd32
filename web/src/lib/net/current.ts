import type { Parlor } from './parlor';

/**
 * The server that this page talks to. A build with `--mode fake`, or a page opened with `?fake`
 * while developing, brings one along in the browser.
 */
export async function currentParlor(): Promise<Parlor> {
  if (import.meta.env.MODE === 'fake' || (import.meta.env.DEV && new URLSearchParams(location.search).has('fake'))) {
    const { FakeParlor } = await import('./fake/parlor');
    return new FakeParlor();
  }
  const { RemoteParlor } = await import('./remote');
  return new RemoteParlor();
}
