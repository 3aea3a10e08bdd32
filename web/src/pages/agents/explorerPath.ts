import { explorerLink } from '../../explorer/address';
import type { Explorations } from '../../lib/net/explorations';
import type { SourceMsg } from '../../lib/wire';

/**
 * Where the explorer shows what an agent searches here. A position travels in the address, so that it can be sent to
 * someone; a token does not.
 */
export async function explorerPath(net: Explorations, source: SourceMsg, agent: string): Promise<string> {
  const { game, position } = await net.explore({ source, agent });
  const shown: SourceMsg = game && position ? { kind: 'position', game, text: position } : source;
  return explorerLink({ source: shown, runs: [agent] });
}
