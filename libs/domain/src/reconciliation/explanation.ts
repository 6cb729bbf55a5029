import type { ReconciliationExplanation } from '@keelson/vocabulary';

/** What probably happened: two digits side by side were swapped, which always leaves a gap divisible by nine. */
export function likelyExplanation(
  oursPence: number | null,
  providerPence: number | null,
): ReconciliationExplanation | null {
  if (oursPence === null || providerPence === null || oursPence === providerPence) return null;
  if ((providerPence - oursPence) % 9 !== 0) return null;
  return isSwap(String(oursPence), String(providerPence)) ? 'digitsSwapped' : null;
}

function isSwap(one: string, other: string): boolean {
  const [first, second, ...more] = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  if (one.length !== other.length || first === undefined || second !== first + 1 || more.length > 0) return false;
  return one[first] === other[second] && one[second] === other[first];
}
