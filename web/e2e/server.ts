import { startServer } from '../scripts/server.mjs';

/** One server for all tests; the workers learn its address from the environment. */
export default async function setUp(): Promise<() => void> {
  const { address, close } = await startServer();
  process.env.PARLOR_ADDRESS = address;
  return close;
}
