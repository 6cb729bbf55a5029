import type { EventStore } from '@keelson/event-store';
import { healthOfSubscription, selectSubscriptions, type SubscriptionRow } from '@keelson/read-models/operations';
import { failedCount } from './jobs.command';
import type { ExitCode, OperatorContext } from './operator-context';
import { readModelsOver } from '../../migration/read-models-over';
import { textTable } from './text-table';

/** How far everything is behind. 1 when something stands still: parked streams, failed jobs, or a lag that nobody works on. */
export async function lag(context: OperatorContext): Promise<ExitCode> {
  const { pool, store, registry, say } = context;
  const head = await store.head();
  const known = new Set([...registry.projections, ...registry.reactors].map(({ name }) => name));
  // What this version no longer has is not behind. Which relays there are to be, the workers' configuration says.
  const rows = (await selectSubscriptions(readModelsOver(pool))).filter(
    ({ name, kind }) => kind === 'relay' || known.has(name),
  );
  const appended = await appendedAfter(
    store,
    rows.map(({ position }) => position),
  );
  const now = new Date();
  const told = rows.map((row) => ({
    ...row,
    ...healthOfSubscription(row, { head, now, appendedAfter: (position) => appended.get(position) }),
  }));
  say(`The store's last event is ${head}.`);
  if (!store.capabilities.densePositions)
    say('Positions are places in its log: LAG is a distance, not a number of events.');
  say(
    textTable(
      ['NAME', 'KIND', 'VERSION', 'POSITION', 'LAG', 'PARKED', 'SECONDS', 'STATE', 'WORKER', 'LAST MOVED'],
      told.map((row) => [
        row.name,
        row.kind,
        row.version,
        row.position,
        row.lagEvents,
        row.parked,
        Math.round(row.lagMs / 1_000),
        row.state,
        row.owner,
        row.moved_at,
      ]),
    ),
  );
  const failed = await failedCount(context);
  if (failed > 0) say(`${failed} failed jobs: see the command jobs.`);
  return failed > 0 || told.some((row) => row.parked > 0 || standsStill(row)) ? 1 : 0;
}

/** A relay that no process has may be one that was given up. */
const standsStill = (row: Pick<SubscriptionRow, 'kind' | 'owner'> & { readonly lagEvents: number }): boolean =>
  row.kind !== 'relay' && row.owner === null && row.lagEvents > 0;

/** When the event after each of these positions was appended. */
async function appendedAfter(store: EventStore, positions: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const found = await Promise.all(
    [...new Set(positions)].map(async (position) => [position, (await store.readAll(position, 1)).events[0]] as const),
  );
  return new Map(found.flatMap(([position, event]) => (event ? [[position, event.occurredAt] as const] : [])));
}
