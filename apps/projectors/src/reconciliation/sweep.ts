import {
  type SweepFinished,
  SWEEP_STREAM,
  sweepDecider,
  RECONCILIATION_PARTITION,
} from '@keelson/domain/reconciliation';
import { uuidV5 } from '@keelson/event-store/codec';
import type { Statement, StatementKind, StatementRange } from '@keelson/integrations/stripe';
import { type Clock, inParallel } from '@keelson/kernel';
import { type Stating, stateFact, stateObject, statePayout } from './state-facts';

const DAY_MS = 86_400_000;
const AT_ONCE = 8;
/** The queue of the job that sweeps. */
export const RECONCILIATION_SWEEP_QUEUE = 'reconciliation-sweep';

/** What was paid before the product was there is none of its payments. */
export const FIRST_SWEEP_FROM = new Date('2024-01-01T00:00:00.000Z');

/** So much is read before it is noted as done: a sweep that dies begins again here and not at its start. */
const WINDOW_MS = 90 * DAY_MS;

/**
 * How far back objects are read again, because they change after they are made: until a payment settles, a bank takes
 * a refund, a dispute is decided, a payout is there. Messages of the provider tell of what changes later still.
 */
const OVERLAP_DAYS: Readonly<Record<StatementKind, number>> = {
  transaction: 2,
  charge: 15,
  refund: 35,
  dispute: 180,
  payout: 30,
};

/** Payouts last: they name the transactions that they are made of. */
const ORDER: readonly StatementKind[] = ['transaction', 'charge', 'refund', 'dispute', 'payout'];

export interface Sweeping extends Stating {
  readonly clock: Clock;
  /** The same for every try of one sweep. */
  readonly sweepId: string;
  readonly signal: AbortSignal;
}

export interface SweptCount {
  readonly read: number;
  readonly recorded: number;
}

/**
 * Reads the provider's books from where the last sweep ended until now, and records what is new. It may be cut at any
 * point and begun again, and any number of sweeps may run at once.
 */
export async function sweep(sweeping: Sweeping): Promise<SweptCount> {
  const { runner, clock } = sweeping;
  const { state } = await runner.load(sweepDecider, SWEEP_STREAM);
  const begun = clock();
  const cursor = state.until === undefined ? FIRST_SWEEP_FROM : new Date(state.until);
  const total = { read: 0, recorded: 0 };
  for (const window of windowsOf(cursor, begun)) {
    const startedAt = clock();
    const swept = await sweepWindow(window, sweeping);
    total.read += swept.read;
    total.recorded += swept.recorded;
    await noteFinished({ window, startedAt, swept, sweeping });
  }
  return total;
}

interface Window {
  readonly from: Date;
  readonly until: Date;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** At least one, also where the clock stands before the last sweep's end. */
export function windowsOf(cursor: Date, now: Date): readonly Window[] {
  const end = Math.max(cursor.getTime(), now.getTime());
  const starts = [cursor.getTime()];
  for (let at = cursor.getTime() + WINDOW_MS; at < end; at += WINDOW_MS) starts.push(at);
  return starts.map((from, index) => ({
    from: new Date(from),
    until: new Date(starts[index + 1] ?? end),
    isFirst: index === 0,
    isLast: index === starts.length - 1,
  }));
}

async function sweepWindow(window: Window, sweeping: Sweeping): Promise<SweptCount> {
  let read = 0;
  let recorded = 0;
  for (const kind of ORDER) {
    for await (const page of sweeping.statements.listed(kind, rangeOf(kind, window))) {
      sweeping.signal.throwIfAborted();
      read += page.length;
      await inParallel(AT_ONCE, page, async (each) => {
        if (await stateListed(each, sweeping)) recorded += 1;
      });
    }
  }
  return { read, recorded };
}

/** The last window is open at its end: an account's clock may stand before the provider's. */
const rangeOf = (kind: StatementKind, { from, until, isFirst, isLast }: Window): StatementRange => ({
  from: isFirst ? new Date(from.getTime() - OVERLAP_DAYS[kind] * DAY_MS) : from,
  until: isLast ? undefined : until,
});

/** What changes a charge comes with how the charge stands now, however old that is. */
async function stateListed(statement: Statement, sweeping: Sweeping): Promise<boolean> {
  const cause = `sweep ${sweeping.sweepId}`;
  switch (statement.kind) {
    case 'transaction':
    case 'charge':
      return stateFact(statement, cause, sweeping);
    case 'refund':
    case 'dispute': {
      const { chargeId } = statement.stated;
      return stateFact(statement, cause, sweeping, async () => {
        await stateObject({ kind: 'charge', id: chargeId }, cause, sweeping);
      });
    }
    case 'payout':
      return statePayout(statement, cause, sweeping);
  }
}

interface Finished {
  readonly window: Window;
  readonly startedAt: Date;
  readonly swept: SweptCount;
  readonly sweeping: Sweeping;
}

async function noteFinished({ window, startedAt, swept, sweeping }: Finished): Promise<void> {
  const { runner, clock, sweepId } = sweeping;
  const finished: SweepFinished['data'] = {
    sweepId,
    startedAt: startedAt.toISOString(),
    finishedAt: clock().toISOString(),
    from: window.from.toISOString(),
    until: window.until.toISOString(),
    ...swept,
  };
  const commandId = uuidV5(sweepId, finished.from);
  await runner.record({
    decider: sweepDecider,
    streamId: SWEEP_STREAM,
    command: { name: 'FinishSweep', finished },
    partitionKey: RECONCILIATION_PARTITION,
    context: {
      commandId,
      correlationId: sweepId,
      causationId: sweepId,
      actor: { kind: 'system', id: RECONCILIATION_SWEEP_QUEUE },
      subjectId: RECONCILIATION_PARTITION,
    },
  });
}
