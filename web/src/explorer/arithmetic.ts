/** The sum of a chance node written out: 0.7 × 6 + 0.3 × 8. */
import type { Exploration } from './exploration';
import { brief, probabilityText } from './numbers';
import type { Branch } from './tree';

/** More terms than this are not read. */
const TERMS_MAX = 4;
const NEAR = 5e-3;

/**
 * The terms of a chance node after the events before `at`, if they come to `sum`. What has not been seen counts `rest`,
 * or nothing where that is not given.
 */
export function arithmeticOf(
  { tree, found }: Exploration,
  branch: Branch,
  at: number,
  sum: number,
  rest?: number,
): string | undefined {
  const { unit } = found.values;
  const terms: { probability: number; value: number }[] = [];
  let left = 1;
  for (const id of branch.children) {
    const child = tree.get(id);
    const probability = child?.node.probability;
    const value = child && tree.stateOf(child, at).value?.value;
    if (probability === null || probability === undefined || value === undefined) continue;
    terms.push({ probability, value });
    left -= probability;
  }
  if (rest !== undefined && left > 1e-9) terms.push({ probability: left, value: rest });
  const total = terms.reduce((all, { probability, value }) => all + probability * value, 0);
  if (terms.length === 0 || terms.length > TERMS_MAX || Math.abs(total - sum) > NEAR) return undefined;
  return terms
    .map(({ probability, value }) => {
      const number = brief(value, unit);
      return `${probabilityText(probability)} × ${value < 0 ? `(${number})` : number}`;
    })
    .join(' + ');
}
