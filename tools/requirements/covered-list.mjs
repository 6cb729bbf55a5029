const RANKS = { none: 0, partly: 1, whole: 2 };

/** @returns {Map<string, string>} what the committed list says of each requirement in it: whole or partly. */
export const parseCovered = (text) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id, proved, ...rest] = line.split('\t');
        if (rest.length > 0 || (proved !== 'whole' && proved !== 'partly'))
          throw new Error(`"${line}" is not an id and "whole" or "partly"`);
        return [id, proved];
      }),
  );

/** @param {Map<string, string>} covered */
export const formatCovered = (covered) => [...covered].map(([id, proved]) => `${id}\t${proved}\n`).join('');

/**
 * Which requirements are proved less than the committed list says, and which more.
 *
 * @param {Map<string, string>} committed
 * @param {Map<string, string>} found
 * @param {readonly string[]} ids the requirements to look at
 */
export function compareCovered(committed, found, ids) {
  const changes = ids.map((id) => ({ id, was: committed.get(id) ?? 'none', is: found.get(id) ?? 'none' }));
  return {
    falls: changes.filter(({ was, is }) => RANKS[is] < RANKS[was]),
    rises: changes.filter(({ was, is }) => RANKS[is] > RANKS[was]),
    unknown: [...committed.keys()].filter((id) => !ids.includes(id)),
  };
}
