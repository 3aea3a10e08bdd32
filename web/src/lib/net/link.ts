/** The personal link of this browser. Its secret stays here and in the link: no address that is asked for holds it. */
const KEPT_UNDER = 'parlor-link';

/** 128 bits in hexadecimal digits. */
const SECRET = /^#me=([0-9a-f]{32})$/;

export function ownLink(): string | undefined {
  try {
    return localStorage.getItem(KEPT_UNDER) ?? undefined;
  } catch {
    return undefined;
  }
}

export const keepLink = (secret: string): void => localStorage.setItem(KEPT_UNDER, secret);

export const forgetLink = (): void => localStorage.removeItem(KEPT_UNDER);

/** What is opened on another device. What comes after # is sent nowhere: not to the server, not to other sites. */
export const linkAddress = (secret: string): string => `${location.origin}/#me=${secret}`;

/** The secret that the address carries. It is hidden at once, also from the history. */
export function linkInAddress(): string | undefined {
  const secret = SECRET.exec(location.hash)?.[1];
  if (secret) history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}
