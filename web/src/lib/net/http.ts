import { Refused } from './parlor';

/** JSON over HTTP. A refusal carries a message key of ours; anything else becomes a known one. */
export async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused('ui-error-unreachable');
  }
  if (!response.ok) throw new Refused(await reasonOf(response));
  return (await response.json()) as T;
}

async function reasonOf(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => undefined);
  const code = said && typeof said === 'object' && 'code' in said ? String(said.code) : '';
  if (code) return `ui-refused-${code.replaceAll('_', '-')}`;
  return response.status === 404 ? 'ui-error-not-found' : 'ui-error-server';
}
