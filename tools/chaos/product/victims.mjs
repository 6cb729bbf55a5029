import { postmasterOf } from './databases.mjs';
import { backendsAmong, processes, workerAmong } from './processes.mjs';

/** What is killed, in turn. */
export const VICTIMS = ['api', 'projectors', 'postgres'];

/** Both processes of a worker, those of them that run now. */
export async function workersOf(name, { product, secondInstances }) {
  const first = workerAmong(await processes(), product.supervisorPid, name);
  return [first, secondInstances[name].pid()].filter((pid) => pid !== undefined);
}

/** Who is to be killed under this name now: `{ pid, target }`, or undefined while none runs. */
export async function findVictim(name, { product, secondInstances, data, chance }) {
  if (name !== 'postgres') {
    const pids = await workersOf(name, { product, secondInstances });
    return pids.length === 0 ? undefined : { pid: chance.oneOf(pids), target: name };
  }
  const postmaster = await postmasterOf(data);
  if (postmaster === undefined) return undefined;
  const backends = chance.happens(0.5) ? backendsAmong(await processes(), postmaster.pid) : [];
  return backends.length > 0
    ? { pid: chance.oneOf(backends), target: 'backend' }
    : { pid: postmaster.pid, target: 'postmaster' };
}
