import { setTimeout as pause } from 'node:timers/promises';
import { ownerAmong, ownsAll } from '../product/leases.mjs';
import { signalled } from '../product/processes.mjs';
import { workersOf } from '../product/victims.mjs';

/** One of two processes of projectors leaves in order, the owner every other time, and comes back by itself. */
export const churn = (every) => async (means, number) => {
  const { data, until } = means;
  await pause(every);
  const both = await until('there are not two processes of projectors', async () => {
    const pids = await workersOf('projectors', means);
    return pids.length === 2 ? pids : undefined;
  });
  if (both === undefined) return undefined;
  const owner = await until('no projectors own anything', () => ownerAmong(data, both));
  const leaving = number % 2 === 1 ? owner : both.find((pid) => pid !== owner);
  const staying = both.find((pid) => pid !== leaving);
  const startedAt = Date.now();
  signalled(leaving, 'SIGTERM');
  await until('nobody took over from projectors that left', async () =>
    (await ownsAll(data, staying)) ? true : undefined,
  );
  return {
    kind: number % 2 === 1 ? 'owner leaves' : 'other leaves',
    target: 'projectors',
    startedAt,
    endedAt: Date.now(),
  };
};
