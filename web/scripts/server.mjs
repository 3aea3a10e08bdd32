// The real server for tests, measurements and pictures: `parlor serve` on a free port, with the built page.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const page = `${root}web/dist`;

/** Starts the server, the one that `make test` has built where nothing is said; `PARLOR` names another. `close` ends it. */
export async function startServer(built = `${root}target/debug/parlor`) {
  const binary = process.env.PARLOR ?? built;
  for (const [path, how] of [
    [binary, 'cargo build -p parlor-cli'],
    [`${page}/index.html`, 'make web'],
  ])
    if (!existsSync(path)) throw new Error(`${path} is missing: ${how} makes it`);
  // Nothing of a test is to be found at home afterwards; personal links need a database.
  const folder = mkdtempSync(join(tmpdir(), 'parlor-'));
  const server = spawn(binary, ['serve', '--addr', '127.0.0.1:0', '--web', page], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A lost seat can be asked for at once: nobody waits half a minute here.
    env: { ...process.env, PARLOR_DATABASE_URL: `sqlite:${join(folder, 'parlor.db')}`, PARLOR_RECLAIM_SECONDS: '0' },
  });
  const address = await new Promise((listening, failed) => {
    let said = '';
    server.stderr.on('data', (text) => {
      said += text;
      const found = /listening at (http:\S+)\n/.exec(said)?.[1];
      if (found) listening(found);
    });
    server.once('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
  const close = () => {
    server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    server.kill('SIGKILL');
  };
  return { address, close };
}
