import { failedJobs } from './failed-jobs';
import type { ExitCode, OperatorContext } from './operator-context';
import { textTable } from './text-table';

interface Row {
  readonly projection: string;
  readonly kind: string;
  readonly version: number;
  readonly position: number;
  readonly owner: string | null;
  readonly updated_at: string;
  readonly parked: number;
}

/** How far everything is behind. 1 when something stands still: parked streams, failed jobs, or a lag that nobody works on. */
export async function lag({ pool, store, registry, say }: OperatorContext): Promise<ExitCode> {
  const head = await store.head();
  const known = new Set([...registry.projections, ...registry.reactors].map(({ name }) => name));
  const { rows: all } = await pool.query<Row>(`
    SELECT projection, kind, version, position, updated_at, CASE WHEN lease_until > now() THEN owner END AS owner,
      (SELECT count(*)::int FROM read_model.parked_streams AS p WHERE p.projection = c.projection) AS parked
    FROM read_model.checkpoints AS c ORDER BY projection`);
  // What this version no longer has is not behind.
  const rows = all.filter(({ projection }) => known.has(projection));
  say(`The store's last event is ${head}.`);
  say(
    textTable(
      ['NAME', 'KIND', 'VERSION', 'POSITION', 'LAG', 'PARKED', 'WORKER', 'LAST MOVED'],
      rows.map((row) => [
        row.projection,
        row.kind,
        row.version,
        row.position,
        lagOf(row, head),
        row.parked,
        row.owner,
        row.updated_at,
      ]),
    ),
  );
  const failed = (await failedJobs(pool)).length;
  if (failed > 0) say(`${failed} failed jobs: see the command jobs.`);
  return failed > 0 || rows.some((row) => row.parked > 0 || (row.owner === null && lagOf(row, head) > 0)) ? 1 : 0;
}

// The store may have moved on between the two readings.
const lagOf = ({ position }: Row, head: number): number => Math.max(0, head - position);
