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
    acked: (key, position, answeredAt) => note({ kind: 'acked', key, position, answeredAt }),
    echoed: (key, position, answeredAt) => note({ kind: 'echoed', key, position, answeredAt }),
    refused: (key, status, code, answeredAt) => note({ kind: 'refused', key, status, code, answeredAt }),
    mailed: (mail) => note({ kind: 'mailed', ...mail }),
    froze: (sleeper) => note({ kind: 'froze', ...sleeper }),
    promoted: (promotion) => note({ kind: 'promoted', ...promotion }),
    killed: (victim) => note({ kind: 'killed', ...victim }),
    close: () => closeSync(file),
  };
}
