import type { Parlor } from './parlor';

/** The server that this page talks to. Only a build with `--mode fake`, for pictures, brings one along in the browser. */
export async function currentParlor(): Promise<Parlor> {
  if (import.meta.env.MODE === 'fake') {
    const { FakeParlor } = await import('../../fake/parlor');
    return new FakeParlor();
  }
  const { RemoteParlor } = await import('./remote');
  return new RemoteParlor();
}
