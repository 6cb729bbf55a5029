import { billingStream } from '@keelson/domain/billing';
import { deletionStream } from '@keelson/domain/deletion';
import { type BooksReader, ProviderBusy } from '@keelson/integrations/accounting';
import { calendarDate } from '@keelson/kernel';
import type { AccountingProvider } from '@keelson/vocabulary';
import type { RunningXeroSandbox } from '../../../sandbox/src/xero';
import { freshToken } from './connected-books';
import { connectionWatchJob } from './connection-watch.job';
import { importCycleJob } from './import-cycle.job';
import { refreshJob } from './refresh.job';
import { ConnectionBench, DAY_MS, type Owner } from './testing/connection-bench';

const MINUTE_MS = 60_000;
const DAY = calendarDate('2026-10-31');
const PROVIDERS: readonly AccountingProvider[] = ['xero', 'quickbooks'];

let bench: ConnectionBench;
const issued = new Set<string>();
beforeAll(async () => {
  bench = await ConnectionBench.open();
});
afterEach(async () => {
  for (const provider of PROVIDERS) for (const token of await bench.issued(provider)) issued.add(token);
});
afterAll(() => bench.close());

const told = async (owner: Owner) =>
  (await bench.events(owner)).map(({ type, data }) => [
    type.replace(/^connections\.|\.v1$/g, ''),
    ...('reason' in data ? [data.reason] : []),
  ]);
const since = async (owner: Owner) => (await told(owner)).slice(2);
const watch = async () => {
  await bench.run(connectionWatchJob);
  await bench.work();
};

describe('[OAUTH-07] the end of a consent', () => {
  it.each([
    ['xero', 60],
    ['quickbooks', 101],
  ] as const)(
    'is told a fortnight before and when it has come, once each: %s unused for %i days',
    async (provider, days) => {
      const owner = await bench.connect(provider, 'empty');
      const ends = new Date(bench.now.getTime() + days * DAY_MS);
      bench.now = new Date(ends.getTime() - 14 * DAY_MS - 1_000);
      await watch();
      expect(await since(owner)).toEqual([]);
      bench.pass(2_000);
      await watch();
      await watch();
      expect(await since(owner)).toEqual([['expiry-warned']]);
      const [warning] = bench.mailsTo(owner);
      expect(warning?.subject).toMatch(/^Your connection to (Xero|QuickBooks) ends soon$/);
      expect(warning?.text).toContain('https://app.example/FinanceSystemInt');
      bench.now = ends;
      await watch();
      await watch();
      expect(await since(owner)).toEqual([['expiry-warned'], ['reconnect-needed', 'expired']]);
      expect(bench.mailsTo(owner).map(({ subject }) => subject)).toEqual([
        warning?.subject,
        expect.stringMatching(/^Please connect (Xero|QuickBooks) again$/),
      ]);
      expect(await bench.failing((await bench.reader(owner)).asAt(DAY))).toMatchObject({ name: 'ReconnectRequired' });
    },
  );

  it('comes at Intuit five years after it was given, however often it is used', async () => {
    const owner = await bench.connect('quickbooks', 'empty');
    const given = bench.now.getTime();
    const hard = given + 5 * 365 * DAY_MS;
    for (let at = given + 95 * DAY_MS; at < hard - 15 * DAY_MS; at += 95 * DAY_MS) {
      bench.now = new Date(at);
      await freshToken(owner.connectionId, bench.system('quickbooks'), bench);
      await watch();
    }
    expect(await since(owner)).toEqual([]);
    bench.now = new Date(hard - 13 * DAY_MS);
    await freshToken(owner.connectionId, bench.system('quickbooks'), bench);
    await watch();
    expect((await bench.events(owner)).at(-1)?.data).toMatchObject({ expiresAt: new Date(hard).toISOString() });
    expect(bench.mailsTo(owner)).toHaveLength(1);
  });
});

describe('[OAUTH-08] taking a consent back', () => {
  const disconnect = (owner: Owner) =>
    bench.append(owner.accountId, `connections-${owner.accountId}`, {
      type: 'connections.system-disconnected.v1',
      data: { connectionId: owner.connectionId, reason: 'asked' },
    });

  it.each(PROVIDERS)('ends our use at once and lands once the provider is up again: %s', async (provider) => {
    const owner = await bench.connect(provider, 'trading');
    const before = await bench.consents(provider);
    await bench.down(provider);
    await disconnect(owner);
    for (let minutes = 0; minutes <= 60; minutes += 20) {
      await bench.work();
      expect(bench.waiting).toEqual(['connection-revoke']);
      const fresh = bench.vault.providerTokens.fresh(owner.connectionId, {
        refresh: () => Promise.reject(new Error('nothing is asked')),
        now: bench.clock,
      });
      expect(await fresh).toEqual({ kind: 'gone' });
      bench.pass(20 * MINUTE_MS);
    }
    await bench.up(provider);
    await bench.work();
    expect(bench.waiting).toEqual([]);
    expect(await bench.consents(provider)).toBe(before - 1);
    expect(await bench.vault.providerTokens.revoking(owner.connectionId)).toBeUndefined();
  });

  it('keeps no token longer than it lives, though the provider never comes back', async () => {
    const owner = await bench.connect('xero', 'unbalanced');
    await bench.down('xero');
    await disconnect(owner);
    await bench.work();
    bench.pass(59 * DAY_MS);
    await watch();
    expect(await bench.vault.providerTokens.revoking(owner.connectionId)).toBeDefined();
    bench.pass(DAY_MS);
    await watch();
    expect(await bench.vault.providerTokens.revoking(owner.connectionId)).toBeUndefined();
    expect(bench.waiting).toEqual([]);
    await bench.up('xero');
  });

  it('is of the one company: another one under the same consent goes on', async () => {
    const owner = await bench.connect('xero', 'trading', 'sole-trader');
    const before = await bench.consents('xero');
    await disconnect(owner);
    await bench.work();
    expect(await bench.consents('xero')).toBe(before);
  });

  it('comes with the end of an account', async () => {
    const owner = await bench.connect('quickbooks', 'sole-trader');
    const before = await bench.consents('quickbooks');
    await bench.append(owner.accountId, deletionStream(owner.accountId), {
      type: 'deletion.access-ended.v1',
      data: {},
    });
    await bench.work();
    expect((await told(owner)).at(-1)).toEqual(['system-disconnected', 'deletion']);
    expect(await bench.consents('quickbooks')).toBe(before - 1);
  });
});

describe('[OAUTH-09] a provider that refuses', () => {
  it.each(PROVIDERS)('is asked once more, and then it is a state that its owner is told of: %s', async (provider) => {
    const owner = await bench.connect(provider, 'unbalanced');
    const { faults } = bench.sandboxes[provider];
    faults.set({ kind: 'invalid-grant', times: 100 });
    bench.pass(DAY_MS);
    for (let tries = 0; tries < 3; tries += 1)
      expect(await bench.failing((await bench.reader(owner)).asAt(DAY))).toMatchObject({ name: 'ReconnectRequired' });
    await bench.run(refreshJob);
    await watch();
    expect(faults.now.times).toBe(99);
    faults.set({ kind: 'none', times: 0 });
    expect(await since(owner)).toEqual([['reconnect-needed', 'refused']]);
    expect(bench.mailsTo(owner)).toHaveLength(1);
  });

  it('was asked for the one scope that reads books; Xero’s are those of the configuration', () => {
    const asked = new URL(bench.system('quickbooks').consentUrl({ state: 's', codeVerifier: 'v' }));
    expect(asked.searchParams.get('scope')).toBe('com.intuit.quickbooks.accounting');
  });

  it.each([
    ['xero', []],
    ['quickbooks', [['reconnect-needed', 'lost']]],
  ] as const)('is asked again soon after its answer was lost with a process: %s', async (provider, expected) => {
    const owner = await bench.connect(provider, 'empty');
    bench.pass(DAY_MS);
    const dying = bench.vault.providerTokens.fresh(owner.connectionId, {
      refresh: async (token) => {
        await bench.system(provider).refresh(token);
        throw new Error('the power failed');
      },
      now: bench.clock,
    });
    await bench.failing(dying);
    bench.pass(5 * MINUTE_MS);
    await bench.run(refreshJob);
    await bench.work();
    expect(await since(owner)).toEqual(expected);
    expect(bench.mailsTo(owner)).toHaveLength(expected.length);
  });
});

describe('[OAUTH-06] the ceilings of a provider', () => {
  /** More than may be asked for at once, so that the workers have to wait. */
  const ASKS: Readonly<Record<AccountingProvider, number>> = { xero: 12, quickbooks: 40 };
  const breaches = async (provider: AccountingProvider): Promise<unknown> => {
    const answer = await fetch(`${bench.sandboxes[provider].address}/_sandbox/limits`);
    return ((await answer.json()) as { breaches: unknown }).breaches;
  };
  /** As an import does. */
  const patient = async (reader: BooksReader): Promise<unknown> => {
    for (;;) {
      try {
        return await reader.asAt(DAY);
      } catch (error) {
        if (!(error instanceof ProviderBusy) || error.retryAfterMs > 2 * MINUTE_MS) throw error;
        bench.pass(error.retryAfterMs);
      }
    }
  };

  it.each(PROVIDERS)('are met by none of eight workers that all ask about one company: %s', async (provider) => {
    const owner = await bench.connect(provider, 'empty');
    const workers = await Promise.all(Array.from({ length: 8 }, () => bench.reader(owner)));
    const began = bench.now.getTime();
    const asked = workers.map(async (reader) => {
      for (let asks = 0; asks < ASKS[provider]; asks += 1) await patient(reader);
    });
    await Promise.all(asked);
    expect(await breaches(provider)).toEqual({});
    expect(bench.now.getTime() - began).toBeGreaterThan(provider === 'xero' ? MINUTE_MS : 0);
  });

  it('that one company met hold that company back, as long as was said, and no other', async () => {
    const [full, free] = [await bench.connect('xero', 'trading'), await bench.connect('xero', 'sole-trader')];
    const { faults, tenant } = bench.sandboxes.xero as RunningXeroSandbox;
    const waitOf = async (owner: Owner): Promise<number> => {
      const before = bench.now.getTime();
      await patient(await bench.reader(owner));
      return bench.now.getTime() - before;
    };
    faults.set({ kind: 'rate-limit', times: 1, organisation: tenant('trading') });
    expect(await waitOf(full)).toBeGreaterThanOrEqual(1_000);
    await bench.vault.callAllowances.leave(
      `xero ${tenant('trading')}`,
      { inFlight: 4, rates: [] },
      '',
      { closedForMs: DAY_MS },
      bench.now,
    );
    expect(await waitOf(free)).toBe(0);
    expect(await bench.failing(patient(await bench.reader(full)))).toMatchObject({ name: 'ProviderBusy' });
  });
});

describe('every night', () => {
  it('figures are asked for of every connection that can be read and that should be, once', async () => {
    const [reads, refused, off] = [
      await bench.connect('xero', 'empty'),
      await bench.connect('xero', 'empty'),
      await bench.connect('xero', 'empty'),
    ];
    const at = (owner: Owner) => `connections-${owner.accountId}`;
    await bench.append(refused.accountId, at(refused), {
      type: 'connections.reconnect-needed.v1',
      data: { connectionId: refused.connectionId, reason: 'refused' },
    });
    await bench.append(off.accountId, at(off), { type: 'connections.cycle-set.v1', data: { repeat: false } });
    for (const owner of [reads, refused, off]) await bench.project(owner);
    await bench.run(importCycleJob, 'd3b07384-d113-4ec6-a5d0-1a2b3c4d5e6f');
    await bench.run(importCycleJob, 'd3b07384-d113-4ec6-a5d0-1a2b3c4d5e6f');
    expect(await since(reads)).toEqual([['import-requested', 'scheduled']]);
    expect(await since(refused)).toEqual([['reconnect-needed', 'refused']]);
    expect(await since(off)).toEqual([['cycle-set']]);
  });

  it('nothing is asked for while a payment is owed, and again in the night after it was made', async () => {
    const owner = await bench.connect('xero', 'empty');
    await bench.project(owner);
    bench.pass(14 * DAY_MS);
    await bench.run(importCycleJob);
    expect(await since(owner)).toEqual([]);
    const [startedAt, until] = [bench.now, new Date(bench.now.getTime() + 100 * DAY_MS)].map((at) => at.toISOString());
    await bench.append(owner.accountId, billingStream(owner.accountId), {
      type: 'billing.early-access-started.v1',
      data: { paymentId: 'pi_1', startedAt, until },
    });
    await bench.run(importCycleJob);
    expect(await since(owner)).toEqual([['import-requested', 'scheduled']]);
  });

  it('nothing is asked for while the account is being deleted, and again once that is stopped', async () => {
    const owner = await bench.connect('xero', 'empty');
    await bench.project(owner);
    const deleteAt = new Date(bench.now.getTime() + 7 * DAY_MS).toISOString();
    const deletion = deletionStream(owner.accountId);
    await bench.append(owner.accountId, deletion, { type: 'deletion.requested.v1', data: { by: 'staff', deleteAt } });
    await bench.run(importCycleJob);
    expect(await since(owner)).toEqual([]);
    await bench.append(owner.accountId, deletion, { type: 'deletion.cancelled.v1', data: {} });
    await bench.run(importCycleJob);
    expect(await since(owner)).toEqual([['import-requested', 'scheduled']]);
  });
});

describe('[OAUTH-05] tokens', () => {
  it('are in no event, mail, log line or error of all this, and in no table in clear', async () => {
    expect(issued.size).toBeGreaterThan(25);
    const events = JSON.stringify((await bench.store.readAll(0, 10_000)).events);
    const { rows } = await bench.database.admin(
      `SELECT t::text || ' ' || encode(sealed, 'escape') AS row FROM vault.provider_tokens AS t
       UNION ALL SELECT t::text FROM vault.oauth_states AS t UNION ALL SELECT t::text FROM vault.call_allowances AS t`,
    );
    const everything = [events, JSON.stringify(bench.mails), bench.told.join('\n'), JSON.stringify(rows)].join('\n');
    expect(everything).toContain('ReconnectRequired');
    expect([...issued].filter((token) => everything.includes(token))).toEqual([]);
  });
});
