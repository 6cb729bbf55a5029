import { lost, mismatch } from './faults.mjs';

/**
 * A restored log against the one that it was copied from: what stood there before the backup is here, and everything
 * here stands there, hash by hash. Both in position order; `due` is the last position from before the backup.
 */
export function judgeRestoredLog({ name, due, restored, stored }) {
  const last = restored.at(-1)?.position ?? 0;
  const differing = restored.find(({ position, eventId, hash }, index) => {
    const original = stored[index];
    return original?.position !== position || original.eventId !== eventId || original.hash !== hash;
  });
  return [
    ...(last < due ? [lost(`${name} ends at position ${last}, the backup began at ${due}`)] : []),
    ...(differing ? [mismatch(`${name} holds something else at position ${differing.position}`)] : []),
  ];
}

/** The read models of a restored copy against what they were when the backup was made: `{ table: sum }`. */
export const judgeRestoredTables = ({ name, restored, stored }) =>
  [...new Set([...Object.keys(stored), ...Object.keys(restored)])]
    .filter((table) => stored[table] !== restored[table])
    .map((table) => mismatch(`${name} has other rows in ${table} than were backed up`));
