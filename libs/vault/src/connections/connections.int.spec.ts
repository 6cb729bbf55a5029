import { randomBytes, randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { type CustomTypesConfig, Pool, types } from 'pg';
import { type CallCeiling, CONSENT_MS, openVault, type ProviderTokenSet, SubjectKeyStore, type Vault } from '..';
import { vaultDatabase } from '../testing/vault-database';
import { sizeOf } from '@keelson/test-database/run';

const asIsoText = (text: string) => new Date(text).toISOString();
const momentsAsText: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.TIMESTAMPTZ ? asIsoText : (types.getTypeParser(oid, format) as (text: string) => unknown),
};

const NOW = new Date('2026-11-02T09:00:00.000Z');
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const MINUTE = 60_000;
const DAY = 86_400_000;
const OWNER = { provider: 'xero', accountId: 'acc_owner', sessionId: 'session-1' };
const WORKERS = 8;
const EXPIRIES = sizeOf('TOKEN_EXPIRIES');
const CRASHES = sizeOf('TOKEN_CRASHES');
const masterKey = { version: 1, secret: randomBytes(32) };

let database: FreshDatabase;
let pools: Pool[];
let keysPool: Pool;
/** Each has connections of its own, as processes have. */
let workers: Vault[];
let vault: Vault;

beforeAll(async () => {
  database = await vaultDatabase();
  keysPool = new Pool({ connectionString: database.urls.keys });
  // The workers' pool hands out moments as text, as projections want them; the API's as dates.
  pools = Array.from({ length: WORKERS }, (_, index) => {
    const pool = { connectionString: database.urls.app, max: 3 };
    return new Pool(index % 2 === 0 ? pool : { ...pool, types: momentsAsText });
  });
  for (const each of [...pools, keysPool]) {
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  workers = await Promise.all(pools.map((pool) => openVault({ pool, keysPool, masterKeys: [masterKey] })));
  [vault] = workers as [Vault];
});

afterAll(async () => {
  await Promise.all([...pools, keysPool].map((pool) => pool.end()));
  await database.drop();
});

describe('asking for consent', () => {
  const redeem = (state: string, changes: Partial<typeof OWNER & { code: string }> = {}, at = NOW) =>
    vault.consents.redeem({ ...OWNER, state, code: `code-${state}`, ...changes }, at);

  it('[OAUTH-01~] counts once, for its session, account and provider, and for ten minutes', async () => {
    const { state, codeVerifier, connectionId } = await vault.consents.open(OWNER, NOW);
    expect(Buffer.from(state, 'base64url')).toHaveLength(32);
    for (const foreign of [{ sessionId: 'session-2' }, { accountId: 'acc_other' }, { provider: 'quickbooks' }])
      expect(await redeem(state, foreign)).toEqual({ kind: 'refused' });
    expect(await redeem('forged')).toEqual({ kind: 'refused' });
    expect(await redeem(state, {}, after(CONSENT_MS))).toEqual({ kind: 'refused' });
    expect(await redeem(state, {}, after(CONSENT_MS - 1))).toEqual({ kind: 'yours', connectionId, codeVerifier });
    expect(await redeem(state, { code: 'another' })).toEqual({ kind: 'refused' });
  });

  it('[OAUTH-02~] gives one of 20 who bring the same code back the right to exchange it', async () => {
    const { state, connectionId } = await vault.consents.open(OWNER, NOW);
    const browsers = [...workers, ...workers, ...workers].slice(0, 20);
    const returns = browsers.map(({ consents }) => consents.redeem({ ...OWNER, state, code: 'one code' }, NOW));
    const kinds = (await Promise.all(returns)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'yours')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'repeated')).toHaveLength(19);
    expect(await vault.consents.asked(connectionId, OWNER.accountId)).toMatchObject({ outcome: 'exchanging' });
  });

  it('[OAUTH-02~] never exchanges a code twice, under whichever state it comes', async () => {
    const [first, second] = [await vault.consents.open(OWNER, NOW), await vault.consents.open(OWNER, NOW)];
    expect(await redeem(first.state, { code: 'stolen' })).toMatchObject({ kind: 'yours' });
    expect(await redeem(second.state, { code: 'stolen' })).toEqual({ kind: 'refused' });
  });

  it('leaves no key where nobody gives it, and no verifier anywhere', async () => {
    const keys = async () =>
      (await database.keysAdmin(`SELECT subject_id FROM subject_keys.keys ORDER BY subject_id`)).rows as object[];
    const before = await keys();
    const { state, codeVerifier, connectionId } = await vault.consents.open(OWNER, NOW);
    await vault.consents.refuse({ ...OWNER, state }, NOW);
    const { rows } = await database.admin('SELECT verifier FROM vault.oauth_states WHERE connection_id = $1', [
      connectionId,
    ]);
    expect(rows).toEqual([{ verifier: null }]);
    expect(codeVerifier).not.toBe(state);
    expect(codeVerifier).toMatch(/^[\w-]{43}$/);
    expect(await keys()).toEqual(before);
    await vault.sweep(after(30 * DAY));
    expect(await vault.consents.asked(connectionId, OWNER.accountId)).toBeUndefined();
    expect(await keys()).toEqual(before);
  });

  it('is over once the person says no', async () => {
    const { state } = await vault.consents.open(OWNER, NOW);
    expect(await vault.consents.refuse({ ...OWNER, sessionId: 'session-2', state }, NOW)).toBe(false);
    expect(await vault.consents.refuse({ ...OWNER, state }, NOW)).toBe(true);
    expect(await redeem(state)).toEqual({ kind: 'refused' });
  });
});

/**
 * A provider that rotates: the access token works for half an hour, each refresh token once and, where there is grace,
 * for so long after it was replaced.
 */
function rotatingProvider(graceMs = 0) {
  const issued = (number: number, at: Date): ProviderTokenSet => ({
    accessToken: `access-${number}`,
    refreshToken: `refresh-${number}`,
    accessExpiresAt: new Date(at.getTime() + 30 * MINUTE),
    refreshExpiresAt: new Date(at.getTime() + 60 * DAY),
    hardExpiresAt: null,
  });
  const provider = { current: 0, replacedAt: NOW, refreshes: 0, refused: 0, now: NOW };
  return {
    provider,
    first: issued(0, NOW),
    refresh: async (refreshToken: string): Promise<ProviderTokenSet | null> => {
      const replaced = refreshToken === `refresh-${provider.current - 1}`;
      const inGrace = replaced && provider.now.getTime() < provider.replacedAt.getTime() + graceMs;
      if (refreshToken !== `refresh-${provider.current}` && !inGrace) {
        provider.refused += 1;
        return null;
      }
      provider.replacedAt = provider.now;
      provider.refreshes += 1;
      provider.current += 1;
      return issued(provider.current, provider.now);
    },
  };
}

const connected = async (tokens: ProviderTokenSet, accountId = OWNER.accountId): Promise<string> => {
  const connectionId = `con_${randomUUID()}`;
  await vault.providerTokens.add(connectionId, { provider: 'xero', accountId }, tokens, NOW);
  expect(await vault.providerTokens.choose(connectionId, `tenant-${connectionId}`)).toBe(true);
  return connectionId;
};

describe('tokens of a connection', () => {
  it(
    '[OAUTH-03] are refreshed once for each expiry, however many callers ask',
    async () => {
      const { provider, first, refresh } = rotatingProvider();
      const connectionId = await connected(first);
      for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
        provider.now = after(expiry * 30 * MINUTE);
        const asked = workers.flatMap((worker) => [worker, worker]);
        const given = await Promise.all(
          asked.map((worker) => worker.providerTokens.fresh(connectionId, { refresh, now: () => provider.now })),
        );
        expect(new Set(given.map((each) => JSON.stringify(each)))).toEqual(
          new Set([JSON.stringify({ kind: 'token', accessToken: `access-${expiry}` })]),
        );
      }
      expect(provider).toMatchObject({ refreshes: EXPIRIES, refused: 0 });
    },
    300_000 + EXPIRIES * 1_000,
  );

  it('are refreshed once when the provider refused the token that several had', async () => {
    const { provider, first, refresh } = rotatingProvider();
    const connectionId = await connected(first);
    const settings = { refresh, now: () => NOW, refusedToken: 'access-0' };
    const given = await Promise.all(workers.map((worker) => worker.providerTokens.fresh(connectionId, settings)));
    expect(given).toEqual(workers.map(() => ({ kind: 'token', accessToken: 'access-1' })));
    expect(provider.refreshes).toBe(1);
  });

  it('[OAUTH-09~] are never asked for again once the provider refused', async () => {
    const { provider, first, refresh } = rotatingProvider();
    provider.current = 7;
    const connectionId = await connected(first);
    const late = { refresh, now: () => after(DAY) };
    for (const worker of workers)
      expect(await worker.providerTokens.fresh(connectionId, late)).toEqual({ kind: 'refused' });
    expect(provider).toMatchObject({ refreshes: 0, refused: 1 });
  });

  it('stay as they were when nothing came back, so that the same refresh token is tried again', async () => {
    const { provider, first, refresh } = rotatingProvider();
    const connectionId = await connected(first);
    const cut = async (): Promise<never> => Promise.reject(new Error('connection cut'));
    const late = { now: () => after(DAY) };
    await expect(vault.providerTokens.fresh(connectionId, { ...late, refresh: cut })).rejects.toThrow('cut');
    expect(await vault.providerTokens.fresh(connectionId, { ...late, refresh })).toMatchObject({ kind: 'token' });
    expect(provider.refreshes).toBe(1);
  });

  describe('of a process that dies between the answer of the provider and its own commit', () => {
    const crash = async (
      connectionId: string,
      { provider, refresh }: ReturnType<typeof rotatingProvider>,
      worker: Vault,
    ): Promise<void> => {
      const dying = async (refreshToken: string): Promise<ProviderTokenSet | null> => {
        const answer = await refresh(refreshToken);
        await database.admin(
          `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        return answer;
      };
      await expect(
        worker.providerTokens.fresh(connectionId, { refresh: dying, now: () => provider.now }),
      ).rejects.toThrow();
    };
    const askedAgain = async (connectionId: string, { provider, refresh }: ReturnType<typeof rotatingProvider>) => {
      provider.now = new Date(provider.now.getTime() + 29 * MINUTE);
      expect(await vault.providerTokens.unanswered(provider.now, 100)).toContainEqual(
        expect.objectContaining({ connectionId, provider: 'xero' }),
      );
      return workers.at(-1)?.providerTokens.fresh(connectionId, { refresh, now: () => provider.now });
    };

    it(
      '[OAUTH-04] lose nothing where the token before is taken for half an hour, and tell elsewhere that they are lost',
      async () => {
        const xero = rotatingProvider(30 * MINUTE);
        const connectionId = await connected(xero.first);
        for (let crashes = 1; crashes <= CRASHES; crashes += 1) {
          xero.provider.now = new Date(xero.provider.now.getTime() + DAY);
          await crash(connectionId, xero, workers[crashes % WORKERS] as Vault);
          expect(await askedAgain(connectionId, xero)).toMatchObject({ kind: 'token' });
          expect(await vault.providerTokens.unanswered(xero.provider.now, 100)).toEqual([]);
        }
        expect(xero.provider).toMatchObject({ refreshes: 2 * CRASHES, refused: 0 });

        const intuit = rotatingProvider();
        const lost = await connected(intuit.first);
        intuit.provider.now = after(DAY);
        await crash(lost, intuit, vault);
        expect(await askedAgain(lost, intuit)).toEqual({ kind: 'refused' });
        expect(await vault.providerTokens.refuse(lost)).toBe('lost');
        expect(intuit.provider).toMatchObject({ refreshes: 1, refused: 1 });
        const plain = await connected(intuit.first);
        expect(await vault.providerTokens.refuse(plain)).toBe('refused');
      },
      300_000 + CRASHES * 2_000,
    );

    it('[OAUTH-04~] ask at once, even while the access token seems good: the provider may have replaced it', async () => {
      const xero = rotatingProvider(30 * MINUTE);
      const connectionId = await connected(xero.first);
      const refused = {
        refresh: async () => Promise.reject(new Error('cut')),
        now: () => NOW,
        refusedToken: 'access-0',
      };
      await expect(vault.providerTokens.fresh(connectionId, refused)).rejects.toThrow('cut');
      expect(await vault.providerTokens.fresh(connectionId, { refresh: xero.refresh, now: () => NOW })).toEqual({
        kind: 'token',
        accessToken: 'access-1',
      });
    });
  });

  it('[OAUTH-05~] are sealed for their connection: nothing is readable, and a swapped row does not open', async () => {
    const { first, refresh } = rotatingProvider();
    const [one, other] = [await connected({ ...first, accessToken: 'canary-secret' }), await connected(first)];
    const { rows } = await database.admin('SELECT * FROM vault.provider_tokens');
    const dump = rows.map((row) => JSON.stringify(row) + String((row as { sealed: Buffer }).sealed)).join();
    expect(dump).not.toContain('canary');
    expect(dump).not.toContain('refresh-0');
    await database.admin(
      `UPDATE vault.provider_tokens SET sealed = (SELECT sealed FROM vault.provider_tokens WHERE connection_id = '${one}')
       WHERE connection_id = '${other}'`,
    );
    await expect(vault.providerTokens.fresh(other, { refresh, now: () => NOW })).rejects.toThrow();
    expect(await vault.providerTokens.fresh(one, { refresh, now: () => NOW })).toMatchObject({ kind: 'token' });
  });

  it('[OAUTH-05~] open under the next master key once the keys were wrapped anew', async () => {
    const { first, refresh } = rotatingProvider();
    const connectionId = await connected(first);
    const next = { version: 2, secret: randomBytes(32) };
    await new SubjectKeyStore(keysPool, [next, masterKey]).rewrap();
    const rotated = await openVault({ pool: pools[0] as Pool, keysPool, masterKeys: [next] });
    expect(await rotated.providerTokens.fresh(connectionId, { refresh, now: () => NOW })).toMatchObject({
      kind: 'token',
    });
    await new SubjectKeyStore(keysPool, [masterKey, next]).rewrap();
  });

  it('[OAUTH-08~] are of no use from the moment they are to be taken back, and no copy opens after that', async () => {
    const { first, refresh } = rotatingProvider();
    const connectionId = await connected(first);
    await vault.providerTokens.beginRevoking(connectionId);
    expect(await vault.providerTokens.fresh(connectionId, { refresh, now: () => NOW })).toEqual({ kind: 'gone' });
    expect(await vault.providerTokens.revoking(connectionId)).toMatchObject({ refreshToken: 'refresh-0' });
    await vault.providerTokens.remove(connectionId);
    expect(await vault.providerTokens.revoking(connectionId)).toBeUndefined();
    expect(await vault.providerTokens.choose(connectionId, 'again')).toBe(false);
  });

  it('[OAUTH-08~] of an account that is erased are left to be taken back, without saying whose they were', async () => {
    const { first, refresh } = rotatingProvider();
    const connectionId = await connected(first, 'acc_erased');
    await vault.consents.open({ ...OWNER, accountId: 'acc_erased' }, NOW);
    await vault.erase('acc_erased');
    expect(await vault.providerTokens.fresh(connectionId, { refresh, now: () => NOW })).toEqual({ kind: 'gone' });
    const { rows } = await database.admin(
      `SELECT account_id FROM vault.provider_tokens WHERE connection_id = '${connectionId}'
       UNION ALL SELECT account_id FROM vault.oauth_states WHERE account_id = 'acc_erased'`,
    );
    expect(rows).toEqual([{ account_id: null }]);
  });

  it('[OAUTH-07~] tell which consents end soon: unused for too long, or at their hard end', async () => {
    const { first } = rotatingProvider();
    const unused = await connected({ ...first, refreshExpiresAt: after(13 * DAY) }, 'acc_unused');
    const hard = await connected(
      { ...first, refreshExpiresAt: after(90 * DAY), hardExpiresAt: after(DAY) },
      'acc_hard',
    );
    await connected({ ...first, refreshExpiresAt: after(15 * DAY) }, 'acc_later');
    const expiring = await vault.providerTokens.expiring(after(14 * DAY), 10);
    expect(expiring).toEqual([
      { connectionId: hard, accountId: 'acc_hard', expiresAt: after(DAY) },
      { connectionId: unused, accountId: 'acc_unused', expiresAt: after(13 * DAY) },
    ]);
  });

  it('know whether another connection is about the same organisation', async () => {
    const { first } = rotatingProvider();
    const [one, other] = [await connected(first), await connected(first)];
    expect(await vault.providerTokens.organisationShared(one)).toBe(false);
    await database.admin(
      `UPDATE vault.provider_tokens SET organisation_id = 'tenant-${one}' WHERE connection_id = '${other}'`,
    );
    expect(await vault.providerTokens.organisationShared(one)).toBe(true);
  });
});

describe('calls to a provider', () => {
  const ceiling: CallCeiling = { inFlight: 5, rates: [{ spanMs: MINUTE, burst: 10, refill: 48 }] };

  it('[OAUTH-06~] stay below its ceilings, whichever of eight workers makes them', async () => {
    const bucket = `xero ${randomUUID()}`;
    const made: number[] = [];
    const flights = { now: 0, most: 0 };
    for (let second = 0; second < 120; second += 1) {
      const at = after(second * 1_000);
      const entered = await Promise.all(workers.map((worker) => worker.callAllowances.enter(bucket, ceiling, at)));
      const admitted = entered.flatMap((each) => (each.admitted ? [each.leave] : []));
      flights.most = Math.max(flights.most, admitted.length);
      made.push(...admitted.map(() => second));
      for (const leave of admitted) await vault.callAllowances.leave(bucket, ceiling, leave, {}, at);
    }
    const inSpan = made.map((start) => made.filter((second) => second >= start && second < start + 60).length);
    expect(Math.max(...inSpan)).toBeLessThanOrEqual(58);
    expect(made.length).toBeGreaterThan(90);
    expect(flights.most).toBeLessThanOrEqual(5);
  });

  it('[OAUTH-06~] come near a ceiling of a long span, and stay below it as below that of a short one', async () => {
    const bucket = `xero ${randomUUID()}`;
    const long = 10 * MINUTE;
    const both: CallCeiling = {
      inFlight: 5,
      rates: [
        { spanMs: MINUTE, burst: 10, refill: 46 },
        { spanMs: long, burst: 50, refill: 150 },
      ],
    };
    const made: number[] = [];
    for (let ms = 0; ms < 3 * long; ms += 5_000) {
      for (;;) {
        const entered = await vault.callAllowances.enter(bucket, both, after(ms));
        if (!entered.admitted) break;
        made.push(ms);
        await vault.callAllowances.leave(bucket, both, entered.leave, {}, after(ms));
      }
    }
    const most = (spanMs: number) =>
      Math.max(...made.map((start) => made.filter((ms) => ms >= start && ms < start + spanMs).length));
    expect([most(MINUTE), most(long)].map((calls, index) => calls <= [56, 200][index]!)).toEqual([true, true]);
    expect(most(MINUTE)).toBeGreaterThan(50);
    expect(most(long)).toBeGreaterThan(190);
  });

  it('[OAUTH-06~] pause as long as the provider says, and go by what it says is left', async () => {
    const bucket = `xero ${randomUUID()}`;
    const enter = (ms: number) => vault.callAllowances.enter(bucket, ceiling, after(ms));
    const first = await enter(0);
    const second = await enter(0);
    expect([first.admitted, second.admitted]).toEqual([true, true]);
    const leave = first.admitted ? first.leave : '';
    await vault.callAllowances.leave(bucket, ceiling, leave, { closedForMs: 30_000 }, NOW);
    expect(await enter(1_000)).toEqual({ admitted: false, waitMs: 29_000 });
    expect(await enter(30_000)).toMatchObject({ admitted: true });
    const other = second.admitted ? second.leave : '';
    const remaining = [{ spanMs: MINUTE, calls: 0 }];
    await vault.callAllowances.leave(bucket, ceiling, other, { remaining }, after(30_000));
    expect(await enter(30_000)).toEqual({ admitted: false, waitMs: 1_250 });
  });

  it('without a ceiling wait for what the provider asks for alone', async () => {
    const bucket = `xero ${randomUUID()}`;
    const none: CallCeiling = { inFlight: Number.POSITIVE_INFINITY, rates: [] };
    const entered = await Promise.all(Array.from({ length: 40 }, () => vault.callAllowances.enter(bucket, none, NOW)));
    expect(entered.filter(({ admitted }) => admitted)).toHaveLength(40);
    const [first] = entered;
    const leave = first?.admitted ? first.leave : '';
    await vault.callAllowances.leave(bucket, none, leave, { closedForMs: 30_000 }, NOW);
    expect(await vault.callAllowances.enter(bucket, none, after(1_000))).toEqual({ admitted: false, waitMs: 29_000 });
  });

  it('count a call whose process died as over after a minute', async () => {
    const bucket = `xero ${randomUUID()}`;
    const one: CallCeiling = { inFlight: 1, rates: [] };
    expect(await vault.callAllowances.enter(bucket, one, NOW)).toMatchObject({ admitted: true });
    expect(await vault.callAllowances.enter(bucket, one, after(59_999))).toMatchObject({ admitted: false });
    expect(await vault.callAllowances.enter(bucket, one, after(60_001))).toMatchObject({ admitted: true });
  });
});
