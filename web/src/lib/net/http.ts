import { words } from '../i18n/words.svelte';
import type { RefusalMsg } from '../wire';
import { Refused } from './parlor';

/**
 * JSON over HTTP. A refusal carries a message key of ours; anything else becomes a known one. A signal lets go of an
 * answer that is no longer wanted.
 */
export const call = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  ask(path, body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) }, { signal });

/** Sends a text as it is. */
export const send = <T>(path: string, text: string): Promise<T> => ask(path, { type: 'text/plain', text });

/** JSON under a personal link, which goes into a header: addresses end up in logs. */
export const callAs = <T>(
  secret: string | undefined,
  path: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: unknown,
): Promise<T> =>
  ask(path, body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) }, {
    method,
    secret,
  });

interface How {
  method?: string;
  secret?: string | undefined;
  signal?: AbortSignal | undefined;
}

async function ask<T>(
  path: string,
  body?: { type: string; text: string },
  { method = body ? 'POST' : 'GET', secret, signal }: How = {},
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': body.type }),
        ...(secret && { authorization: `Bearer ${secret}` }),
      },
      credentials: 'same-origin',
      body: body?.text,
      signal,
    });
  } catch {
    throw new Refused('ui-error-unreachable');
  }
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function refusal(response: Response): Promise<Refused> {
  const said = (await response.json().catch(() => ({}))) as Partial<RefusalMsg>;
  if (typeof said.code !== 'string')
    return new Refused(response.status === 404 ? 'ui-error-not-found' : 'ui-error-server');
  // What it says stands in a file of its own; without it the kind of refusal has to do.
  if (said.message) await words.need('refusals').catch(() => undefined);
  return new Refused(`ui-refused-${said.code.replaceAll('_', '-')}`, said.message);
}
