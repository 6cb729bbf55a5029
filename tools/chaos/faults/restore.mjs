import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forgetCluster } from '../../../deploy/local/postgres/forget.mjs';
import { judgeRestoredLog, judgeRestoredTables } from '../judge/restored-log.mjs';
import { currentState, storedFacts } from '../judge/stored-facts.mjs';
import { someoneSignedIn } from '../load/someone-signed-in.mjs';
import { inTurn } from '../product/killer.mjs';
import { tableSums } from '../product/table-sums.mjs';
import { backUpProduct } from '../product/whole-backup.mjs';
import { openRestored, useRestored } from './restored-copy.mjs';

/** Every other backup is made while nobody sends anything, so that its read models can be compared as they are. */
const isAtRest = (number) => number % 2 === 0;

/**
 * Backs a running copy up, restores it to a folder of its own and starts the product there: the log is what was stored,
 * its chains hold, every read model equals its replay, and people sign in. The first copy goes on meanwhile.
 */
const restoreOnce = async (means, number) => {
  const at = (what) => join(dirname(means.data), `${what}-${number}`);
  const [backup, data, name] = [at('backup'), at('restored'), `restored copy ${number}`];
  // Whoever signed in before a backup signs in to what is restored from it.
  const somebody = await means.until('nobody has signed in', () => Promise.resolve(someoneSignedIn(means)));
  if (somebody === undefined) return undefined;
  const made = isAtRest(number) ? await backUpAtRest(means, backup) : await backUpUnderLoad(means, backup);
  if (made === undefined) return undefined;
  try {
    const opened = await openRestored(backup, data);
    const stored = (await storedFacts(means.data)).events;
    means.faults.push(...judgeRestoredLog({ name, due: made.due, restored: opened.events, stored }));
    if (made.sums) means.faults.push(...judgeRestoredTables({ name, restored: opened.sums, stored: made.sums }));
    await useRestored(means, { name, data, opened, ...made });
  } finally {
    await forgetCluster(join(data, 'postgres'));
    for (const folder of [backup, data]) await rm(folder, { recursive: true, force: true });
  }
  return { kind: 'backup', target: isAtRest(number) ? 'copy at rest' : 'copy under load', ...made.times };
};

async function backUpUnderLoad({ data, journal }, folder) {
  const { head: due } = await currentState(data);
  const answered = journal.entries.length;
  return { due, answered, times: await timed(() => backUpProduct(data, folder)) };
}

async function backUpAtRest({ data, journal, crowd, until }, folder) {
  await crowd.rest();
  try {
    const state = await until('a reader stays behind, or a job is not done', async () => {
      const now = await currentState(data).catch(() => undefined);
      return now !== undefined && now.reached === now.head && now.waiting === 0 ? now : undefined;
    });
    if (state === undefined) return undefined;
    const [sums, answered] = [await tableSums(data), journal.entries.length];
    return { due: state.head, sums, answered, times: await timed(() => backUpProduct(data, folder)) };
  } finally {
    crowd.goOn();
  }
}

async function timed(work) {
  const startedAt = Date.now();
  await work();
  return { startedAt, endedAt: Date.now() };
}

export const restores = ({ times }) => ({ plan: inTurn({ act: restoreOnce, times }) });
