/** The place in a replay as an address names it: `#2.14` is step 14 of deal 2, both counted from 1. */
export const placeText = (deal: number, at: number): string => `#${deal + 1}.${at + 1}`;

export function placeIn(hash: string): { deal: number; at: number } {
  const [, deal = '1', at = '1'] = /^#(\d+)\.(\d+)$/.exec(hash) ?? [];
  return { deal: Math.max(0, Number(deal) - 1), at: Math.max(0, Number(at) - 1) };
}
