import type { overviewContract } from '@keelson/contracts/operations';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { LogRoot } from '@keelson/event-store/roots';
import type { DatabaseHealth, NamedOperatorRequest, OpenRequest, ProcessRow } from '@keelson/read-models/operations';
import type { SweepRow } from '@keelson/read-models/reconciliation';
import type { Databases } from '../platform/persistence/databases';

type Overview = AnswerInputOf<typeof overviewContract>;

const instant = (value: Date | string): string => new Date(value).toISOString();

export const verificationAnswer = (
  root: LogRoot | undefined,
  last: NamedOperatorRequest | undefined,
  open: readonly OpenRequest[],
): Overview['verification'] => ({
  root: root ? { position: root.position, madeAt: root.madeAt, keyId: root.keyId } : null,
  last:
    last?.ended_at == null
      ? null
      : {
          at: last.ended_at,
          events: last.events,
          roots: last.roots,
          fault: last.outcome === 'done' ? null : last.reason,
          finished: last.found,
          askedBy: last.asked_by_name,
        },
  runningSince: open.find(({ kind }) => kind === 'verification')?.asked_at ?? null,
});

export const reconciliationAnswer = (last: SweepRow | undefined, now: Date): Overview['reconciliation'] =>
  last
    ? {
        at: last.finished_at,
        until: last.until,
        lagSeconds: Math.max(0, Math.round((now.getTime() - Date.parse(last.until)) / 1_000)),
        read: last.read,
        recorded: last.recorded,
      }
    : null;

export const processesAnswer = (processes: readonly ProcessRow[]): Overview['processes'] =>
  processes.map(({ id, kind, host, pid, started_at, seen_at, alive, providers }) => ({
    ...{ id, kind, host, pid, alive, providers: [...providers] },
    startedAt: instant(started_at),
    seenAt: instant(seen_at),
  }));

export const databasesAnswer = (main: DatabaseHealth, keys: DatabaseHealth | undefined): Overview['databases'] => [
  { name: 'main', health: main },
  { name: 'keys', health: keys ?? null },
];

export const poolsAnswer = ({ app, reader, keys }: Databases): Overview['pools'] =>
  Object.entries({ app, reader, keys }).map(([name, pool]) => ({
    name,
    used: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
    limit: pool.options.max,
  }));
