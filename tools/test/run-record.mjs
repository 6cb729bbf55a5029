import { writeFileSync } from 'node:fs';
import { declaredSizes, sizesOfThisRun } from './sizes.mjs';

/** What a run was, so that it can be judged and repeated: begun before the tests, written after them. */
export function beginRecord({ seed, parts, patterns }) {
  const began = new Date();
  const sizes = sizesOfThisRun();
  const belowFull = declaredSizes()
    .filter(({ variable, full }) => sizes[variable] < full)
    .map(({ variable }) => variable);
  return {
    write(path, outcome) {
      const seconds = Math.round((Date.now() - began.getTime()) / 1_000);
      const record = { began: began.toISOString(), seconds, seed, parts, patterns, sizes, belowFull, ...outcome };
      writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`);
    },
  };
}
