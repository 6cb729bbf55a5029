/** A field with its label, and its value as people read it. */
export type ReadField = readonly [label: string, value: string];

const KEPT = 'What you typed is kept; saving again replaces it.';

/** What another device saved while this form was open: each field that is other than it was when it was typed into. */
export function changedMeanwhile(before: readonly ReadField[], now: readonly ReadField[]): string {
  const known = new Map(before);
  const changes = now
    .filter(([label, value]) => known.get(label) !== value)
    .map(([label, value]) => `${label} is now ${value === '' ? 'empty' : `“${value}”`}`);
  return changes.length === 0
    ? `This was saved elsewhere meanwhile, and reads as it did. ${KEPT}`
    : `This was saved elsewhere meanwhile: ${changes.join('; ')}. ${KEPT}`;
}
