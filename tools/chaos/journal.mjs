import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * What the clients sent and were told, on disk before anything else happens with it: the judge believes nobody but this
 * and the store.
 *
 * A command is `{ id, owner, route, actor, expects }`; it ends as `acked` with its position, `refused`, or stays open:
 * indeterminate. An `echo` is the answer to a repeat under the same key.
 */
export function openJournal(path) {
  const file = openSync(path, 'ax', 0o600);
  const entries = [];
  const note = (entry) => {
    writeSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
    entries.push(entry);
  };
  return {
    entries,
    sent: (command) => note({ kind: 'sent', ...command }),
    failed: (key, why) => note({ kind: 'failed', key, why }),
    acked: (key, position) => note({ kind: 'acked', key, position }),
    echoed: (key, position) => note({ kind: 'echoed', key, position }),
    refused: (key, status, code) => note({ kind: 'refused', key, status, code }),
    mailed: (mail) => note({ kind: 'mailed', ...mail }),
    froze: (sleeper) => note({ kind: 'froze', ...sleeper }),
    killed: (victim) => note({ kind: 'killed', ...victim }),
    close: () => closeSync(file),
  };
}
