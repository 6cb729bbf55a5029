import { withOwner } from './databases.mjs';

const OWNERS = `SELECT split_part(owner, ':', 2) AS pid, count(*)::int AS leases
  FROM read_model.checkpoints GROUP BY 1 ORDER BY 2 DESC`;

/** The processes that own checkpoints, the one that owns most first; undefined while the database does not answer. */
async function owners(data) {
  const found = await withOwner(data, (client) => client.query(OWNERS)).catch(() => undefined);
  return found?.rows.map(({ pid }) => Number(pid));
}

/** Which of these processes owns most checkpoints; undefined while none owns any. */
export const ownerAmong = async (data, pids) => (await owners(data))?.find((pid) => pids.includes(pid));

/** Whether every checkpoint is this process's own. */
export async function ownsAll(data, pid) {
  const found = await owners(data);
  return found !== undefined && found.length === 1 && found[0] === pid;
}
