import { wordsOf } from './words.mjs';

/** So many words in a row that stand twice are a repetition. */
const RUN = 10;

/** A line for each pair of readings that share a run of words. */
export function repeatedRuns(readings) {
  const seen = new Map();
  const faults = new Map();
  for (const { methodologyId, mainText } of readings) {
    const words = wordsOf(mainText).map((word) => word.replace(/^[.,'’]+|[.,'’]+$/g, '').toLowerCase());
    for (let start = 0; start + RUN <= words.length; start += 1) {
      const run = words.slice(start, start + RUN).join(' ');
      const first = seen.get(run);
      if (first === undefined) seen.set(run, { methodologyId, start });
      else if (!faults.has(`${first.methodologyId} ${methodologyId}`))
        faults.set(
          `${first.methodologyId} ${methodologyId}`,
          `${first.methodologyId} and ${methodologyId}: both say “${run}”`,
        );
    }
  }
  return [...faults.values()];
}
