import type { Overview } from '../operations.api';

const at = '2026-11-02T09:00:00.000Z';

const inOrder = (name: string) => ({ name, awaySince: null, nextTry: null });

/** A product on which all is well, but for what a test changes. */
export const overviewWith = (changes: Partial<Overview>): Overview => ({
  asOf: at,
  head: 41,
  log: { store: 'postgres', countsEvents: true },
  alarmAfterSeconds: 5,
  subscriptions: [
    {
      name: 'customer-table',
      kind: 'projection',
      version: 1,
      position: 41,
      lagEvents: 0,
      lagSeconds: 0,
      state: 'running',
      stoppedSince: null,
      parked: 0,
      rebuild: null,
      rebuildAsked: false,
    },
  ],
  parked: { total: 0, streams: [] },
  jobs: {
    queues: [
      {
        queue: 'reset-mail',
        waiting: 0,
        running: 0,
        retrying: 0,
        failed: 0,
        done: 3,
        oldestWaitingSeconds: null,
        lastDone: at,
      },
    ],
    failed: [],
    failedTotal: 0,
  },
  mail: { waiting: 0, failed: 0, oldestWaitingSeconds: null, lastSent: at },
  verification: {
    root: { position: 41, madeAt: at, keyId: '0011223344556677' },
    last: { at, events: 41, roots: 1, fault: null, finished: true, askedBy: null },
    runningSince: null,
  },
  reconciliation: { at, until: at, lagSeconds: 0, read: 12, recorded: 3 },
  exceptions: {
    ages: [
      { age: 'upToOneDay', cases: 2, amountPence: 11_280 },
      { age: 'upToThreeDays', cases: 1, amountPence: 54_120 },
      { age: 'upToSevenDays', cases: 0, amountPence: 0 },
      { age: 'older', cases: 0, amountPence: 0 },
    ],
    oldest: '2026-10-31T09:00:00.000Z',
    alarm: { afterDays: 7, from: 100 },
    alarming: false,
  },
  processes: [
    {
      ...({ id: 'a', kind: 'api', host: 'one', pid: 7, startedAt: at, seenAt: at, alive: true } as const),
      providers: [inOrder('stripe'), inOrder('xero')],
    },
    {
      ...({ id: 'w', kind: 'projectors', host: 'one', pid: 8, startedAt: at, seenAt: at, alive: true } as const),
      providers: [inOrder('mail'), inOrder('stripe'), inOrder('xero')],
    },
  ],
  databases: [
    { name: 'main', health: { version: '18.4', connections: 20, limit: 120, bytes: 12_000_000 } },
    { name: 'keys', health: { version: '18.4', connections: 20, limit: 120, bytes: 8_000_000 } },
  ],
  pools: [{ name: 'app', used: 1, waiting: 0, limit: 12 }],
  requests: [],
  ...changes,
});
