import { randomBytes, randomUUID } from 'node:crypto';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { connectionsStream } from '@keelson/domain/connections';
import { type LedgerEvent, ledgerStream } from '@keelson/domain/ledger';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import type { PostgresEventStore } from '@keelson/event-store/postgres';
import { ProviderBusy } from '@keelson/integrations/accounting';
import { accountingSystems } from '@keelson/integrations/accounting-systems';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, type Vault } from '@keelson/vault';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { type RunningQuickBooksSandbox, startQuickBooksSandbox } from '../../sandbox/src/quickbooks';
import { connectedBooks } from './connections/connected-books';
import { connectionState } from './connections/connection-log';
import type { JobRun } from './runtime/job';
import { workerRunner } from './runtime/worker-runner';
import { type Importing, importJob } from './ledger/import.job';
import { migratedDatabase } from './migration/testing/migrated-database';
import { openPatientStore, patientPool } from './runtime/testing/patient-connections';

const log = pino({ level: 'silent' });
const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());
const accountId = `acc_${randomUUID()}`;
const connectionId = `con_${randomUUID()}`;
const codeVerifier = 'v'.repeat(64);
const unlimited = { enter: async () => ({ admitted: true as const, leave: '1' }), leave: async () => undefined };
const LAST_TRY = 9;

let now = new Date('2026-11-22T10:00:00.000Z');
const clock = () => now;
let database: FreshDatabase;
let pools: [Pool, Pool];
let store: PostgresEventStore;
let vault: Vault;
let sandbox: RunningQuickBooksSandbox;
let context: Importing & Omit<JobRun, 'attempt'>;

beforeAll(async () => {
  database = await migratedDatabase();
  const { keys, projector } = database.urls;
  pools = [patientPool(projector, log), patientPool(keys, log, 2)];
  const [pool, keysPool] = pools;
  vault = await openVault({ pool, keysPool, masterKeys: [{ version: 1, secret: randomBytes(32) }] });
  store = await openPatientStore(projector, clock);
  sandbox = await startQuickBooksSandbox({ limitsLifted: true, latency: 0, clock });
  const { client, address: apiUrl, authorizeUrl, tokenUrl, revokeUrl } = sandbox;
  const offered = { quickbooks: { ...client, apiUrl, authorizeUrl, tokenUrl, revokeUrl } };
  const surroundings = { allowances: unlimited, clock, pause: () => Promise.resolve() };
  const systems = accountingSystems(offered, 'http://localhost:3000', surroundings);
  const allowed = await fetch(systems.quickbooks?.consentUrl({ state: 's', codeVerifier }) ?? '', {
    method: 'POST',
    body: new URLSearchParams({ decision: 'allow', organisation: 'trading' }),
    redirect: 'manual',
  });
  const returned = new URL(allowed.headers.get('location') ?? '').searchParams;
  const tokens = await systems.quickbooks?.exchange({ code: returned.get('code') ?? '', codeVerifier });
  const organisationId = returned.get('realmId') ?? '';
  if (!tokens) throw new Error('QuickBooks is configured');
  await vault.providerTokens.add(connectionId, { provider: 'quickbooks', accountId, organisationId }, tokens, now);
  await vault.providerTokens.choose(connectionId, organisationId);
  const data = { connectionId, provider: 'quickbooks', organisationId, organisationName: 'Trading' } as const;
  const events = await codec.encode([{ type: 'connections.system-connected.v1', data }], {
    ...{ commandId: randomUUID(), commandHash: 'none', correlationId: randomUUID(), causationId: randomUUID() },
    ...{ actor: { kind: 'system', id: 'test' }, subjectId: accountId, partitionKey: accountId },
  });
  await store.append({ streamId: connectionsStream(accountId), expectedVersion: 0, events });
  const runner = workerRunner({ store, codec });
  const parts = { runner, vault, clock, pool, log, jobId: randomUUID(), signal: new AbortController().signal };
  context = { ...parts, connectedBooks: connectedBooks(systems, parts) };
});
afterAll(async () => {
  await Promise.all([sandbox.close(), store.close()]);
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});
beforeEach(() => {
  // Whatever was given up for a moment is tried again.
  now = new Date(now.getTime() + 60_000);
  sandbox.faults.set({ kind: 'none', times: 0 });
});

const run = (importId: string, attempt = 1, other: Partial<Importing> = {}) => {
  const cause = { causationId: randomUUID(), correlationId: randomUUID() };
  return importJob.handle(
    { accountId, connectionId, importId, reason: 'requested', ...cause },
    { ...context, ...other, attempt },
  );
};
const events = async () => codec.decode<LedgerEvent>(await store.readStream(ledgerStream(accountId)));
/** The types of what was recorded since. */
const since = async (before: number) =>
  (await events()).slice(before).map(({ type }) => type.replace(/^ledger\.|\.v1$/g, ''));
const spoil = (kind: 'expired' | 'rate-limit' | 'server-error' | 'cut', times: number) =>
  sandbox.faults.set({ kind, times });

describe('an import from QuickBooks', () => {
  it('brings three years of the trading company, and of the same figures nothing again', async () => {
    await run('i1');
    const first = await events();
    const months = first.flatMap((event) => (event.type === 'ledger.month-recorded.v1' ? [event.data.month] : []));
    expect([months.length, new Set(months).size, months[0]]).toEqual([36, 36, '2026-10']);
    expect(first.at(-1)).toMatchObject({
      data: { importId: 'i1', report: { months: 36, outOfBalance: [], restated: [] } },
    });
    await run('i2');
    expect(await since(first.length)).toEqual(['import-started', 'import-finished']);
    await run('i2');
    expect(await since(first.length)).toHaveLength(2);
  });

  it.each(['expired', 'rate-limit', 'server-error', 'cut'] as const)(
    'goes on after %s, with nothing lost or doubled',
    async (kind) => {
      const before = (await events()).length;
      spoil(kind, 1);
      await run(`i-${kind}`);
      expect(await since(before)).toEqual(['import-started', 'import-finished']);
    },
  );

  it('tells a month that changed, also when a worker gave up in between', async () => {
    const before = (await events()).length;
    const body = JSON.stringify({ company: 'trading', month: '2026-08' });
    await fetch(`${sandbox.address}/_sandbox/restatements`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    spoil('server-error', 1_000);
    await expect(run('i3')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    expect(await since(before)).toEqual(['import-started']);
    sandbox.faults.set({ kind: 'none', times: 0 });
    now = new Date(now.getTime() + 60_000);
    await run('i3', 2);
    const types = await since(before);
    expect([types[0], types.at(-1)]).toEqual(['import-started', 'import-finished']);
    const changed = (await events())
      .slice(before)
      .flatMap((event) => (event.type === 'ledger.month-recorded.v1' ? [event.data.month] : []));
    expect(changed).toContain('2026-08');
    expect(new Set(changed).size).toBe(changed.length);
    const last = (await events()).at(-1);
    if (last?.type !== 'ledger.import-finished.v1') throw new Error('it finished');
    expect(last.data.report.restated).toContainEqual(expect.objectContaining({ month: '2026-08' }));
  });

  it.each(['server-error', 'cut'] as const)('says at its last try that nothing answers: %s', async (kind) => {
    spoil(kind, 1_000);
    await run(`over-${kind}`, LAST_TRY);
    const failure = { code: 'unreachable', system: 'quickbooks' };
    expect((await events()).at(-1)).toMatchObject({ type: 'ledger.import-failed.v2', data: { failure } });
  });

  it('says at its last try, and not before, that the provider takes no more questions', async () => {
    const full = async () => Promise.reject(new ProviderBusy(600_000));
    const days = { asAt: full, tellsTransfers: full, bankDays: full };
    const reader = { organisation: full, accounts: full, month: full, ...days };
    const busy = { connectedBooks: async () => ({ provider: 'quickbooks' as const, reader }) };
    const before = (await events()).length;
    await expect(run('busy', LAST_TRY - 1, busy)).rejects.toBeInstanceOf(ProviderBusy);
    expect(await since(before)).toEqual(['import-started']);
    await run('busy', LAST_TRY, busy);
    const failure = { code: 'too-many-questions', system: 'quickbooks' };
    expect((await events()).at(-1)).toMatchObject({ type: 'ledger.import-failed.v2', data: { failure } });
  });

  it('asks for consent again when no token is taken', async () => {
    spoil('expired', 1_000);
    await run('refused');
    const failure = { code: 'consent-needed', system: 'quickbooks' };
    expect((await events()).at(-1)).toMatchObject({ type: 'ledger.import-failed.v2', data: { failure } });
    expect((await connectionState(accountId, context)).connection?.reconnect).toBe('refused');
  });
});
