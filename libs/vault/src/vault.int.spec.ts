import { randomBytes } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { Pool } from 'pg';
import { type BucketRule, newToken, openVault, SubjectKeyStore, type ThrottleRule, type Vault } from '.';
import { vaultDatabase } from './testing/vault-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const MINUTE = 60_000;
const CUSTOMER = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const OTHER = 'acc_01932b7e-7d1c-7aaa-8000-000000000002';
const masterKey = (version: number) => ({ version, secret: randomBytes(32) });

let database: FreshDatabase;
let pool: Pool;
let keysPool: Pool;
let vault: Vault;
const first = masterKey(1);

const enrol = (accountId: string, email: string) =>
  vault.enrol(email, { accountId, kind: 'customer', permissions: [], passwordHash: 'h', emailVerified: true }, NOW);

beforeAll(async () => {
  database = await vaultDatabase();
  pool = new Pool({ connectionString: database.urls.app, max: 20 });
  keysPool = new Pool({ connectionString: database.urls.keys });
  for (const each of [pool, keysPool]) each.on('error', () => undefined);
  vault = await openVault({ pool, keysPool, masterKeys: [first] });
});

afterAll(async () => {
  await Promise.all([pool.end(), keysPool.end()]);
  await database.drop();
});

beforeEach(async () => {
  await database.admin(
    `TRUNCATE vault.credentials, vault.reserved_values, vault.sessions, vault.confirmations, vault.challenges,
       vault.throttles`,
  );
});

describe('exclusive work', () => {
  it('goes one at a time in two processes, with fewer connections than pieces of work', async () => {
    const pools = [1, 2].map(() => new Pool({ connectionString: database.urls.app, max: 2 }));
    let atWork = 0;
    const most: number[] = [];
    const done = await Promise.all(
      pools.map(async (few) => {
        const own = await openVault({ pool: few, keysPool, masterKeys: [first] });
        const pieces = Array.from({ length: 20 }, () =>
          own.exclusively('work', async () => {
            most.push((atWork += 1));
            await few.query('SELECT 1');
            atWork -= 1;
          }),
        );
        return (await Promise.all(pieces)).length;
      }),
    );
    expect([done, Math.max(...most)]).toEqual([[20, 20], 1]);
    await Promise.all(pools.map((few) => few.end()));
  });
});

describe('reserved values', () => {
  it('[AUTHN-09~] give one address to one of 100 accounts that ask at once', async () => {
    const asked = Array.from({ length: 100 }, (_, index) => enrol(`acc_${index}`, 'owner@example.com'));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
    const { rows } = await database.admin('SELECT count(*)::int AS n FROM vault.credentials');
    expect(rows[0]).toEqual({ n: 1 });
  });

  it('free the address again when the claim is withdrawn', async () => {
    await enrol(CUSTOMER, 'owner@example.com');
    await vault.withdraw(CUSTOMER);
    expect(await enrol(OTHER, 'owner@example.com')).toBe(true);
  });

  it('tell who claimed, when, and whether the event followed', async () => {
    await enrol(CUSTOMER, 'one@example.com');
    expect(await vault.reserved.claimed('email', 'one@example.com')).toEqual({
      accountId: CUSTOMER,
      claimedAt: NOW,
      confirmed: false,
    });
    await vault.reserved.confirm(CUSTOMER, NOW);
    expect(await vault.reserved.claimed('email', 'one@example.com')).toMatchObject({ confirmed: true });
  });

  it('hold no address in clear', async () => {
    await enrol(CUSTOMER, 'owner@example.com');
    const { rows } = await database.admin(`SELECT encode(hash, 'escape') AS hash FROM vault.reserved_values`);
    expect(JSON.stringify(rows)).not.toContain('owner');
  });
});

describe('throttles', () => {
  const rule: ThrottleRule = { freeTries: 5, firstPauseMs: 30_000, longestPauseMs: 900_000, forgetAfterMs: 3_600_000 };
  const admitted = async (tries: number, at: Date): Promise<number> => {
    const outcomes = Array.from({ length: tries }, () => vault.throttles.admit('owner', rule, at));
    return (await Promise.all(outcomes)).filter(Boolean).length;
  };

  it('[AUTHN-07~] admit five of 500 parallel tries', async () => {
    expect(await admitted(500, NOW)).toBe(5);
  });

  it('[AUTHN-07~] double the pause with every further try, up to a limit that ends', async () => {
    await admitted(5, NOW);
    expect(await admitted(3, after(29_000))).toBe(0);
    expect(await admitted(3, after(30_000))).toBe(1);
    expect(await admitted(3, after(30_000 + 59_000))).toBe(0);
    expect(await admitted(3, after(30_000 + 60_000))).toBe(1);
    let at = after(90_000);
    for (let tries = 0; tries < 40; tries += 1) {
      at = new Date(at.getTime() + rule.longestPauseMs);
      expect(await admitted(2, at)).toBe(1);
    }
  });

  it('forget after success and after a quiet time', async () => {
    await admitted(5, NOW);
    await vault.throttles.forget('owner');
    expect(await admitted(9, NOW)).toBe(5);
    expect(await admitted(9, after(3_700_000))).toBe(5);
  });
});

describe('leaky buckets', () => {
  const rule: BucketRule = { holds: 5, emptiesInMs: 50_000 };
  const taken = async (tries: number, at: Date): Promise<number> =>
    (await Promise.all(Array.from({ length: tries }, () => vault.buckets.take('form', rule, at)))).filter(Boolean)
      .length;

  it('hold what they hold under 500 parallel tries', async () => {
    expect(await taken(500, NOW)).toBe(5);
  });

  it('leak at their pace however hard somebody goes on trying, and never stay full', async () => {
    expect(await taken(50, NOW)).toBe(5);
    for (let seconds = 1; seconds <= 100; seconds += 1) {
      expect([seconds, await taken(7, after(seconds * 1000))]).toEqual([seconds, seconds % 10 === 0 ? 1 : 0]);
    }
    expect(await taken(50, after(150_000))).toBe(5);
  });

  it('take a try back, and never more than they hold', async () => {
    await taken(5, NOW);
    await vault.buckets.giveBack('form');
    expect(await taken(3, NOW)).toBe(1);
    for (let times = 0; times < 9; times += 1) await vault.buckets.giveBack('form');
    expect(await taken(9, NOW)).toBe(5);
  });

  it('do not leak twice for a clock that is behind another', async () => {
    await taken(5, after(10_000));
    expect(await taken(3, NOW)).toBe(0);
    expect(await taken(3, after(20_000))).toBe(1);
  });
});

describe('challenges', () => {
  const openPasscode = async (browserSecret = newToken(), limit?: { count: number; withinMs: number }) => {
    const id = await vault.challenges.open(
      { kind: 'passcode', accountId: CUSTOMER, browserSecret, expiresAt: after(5 * MINUTE), ...(limit && { limit }) },
      NOW,
    );
    if (id !== undefined) await vault.challenges.arm(id, { code: '12345', expiresAt: after(5 * MINUTE) }, NOW);
    return { id, browserSecret };
  };

  it('[AUTHN-08~] compare at most three of 1,000 parallel guesses', async () => {
    const { id = '' } = await openPasscode();
    const guesses = Array.from({ length: 1000 }, () => vault.challenges.guess(id, '54321', NOW));
    expect((await Promise.all(guesses)).filter((outcome) => outcome !== 'over')).toEqual(['wrong', 'wrong', 'wrong']);
    const { rows } = await database.admin('SELECT tries FROM vault.challenges');
    expect(rows).toEqual([{ tries: 3 }]);
    expect(await vault.challenges.guess(id, '12345', NOW)).toBe('over');
  });

  it('[AUTHN-08~] end after five minutes', async () => {
    const { id = '', browserSecret } = await openPasscode();
    const late = after(5 * MINUTE + 1000);
    expect(await vault.challenges.guess(id, '12345', late)).toBe('over');
    expect(await vault.challenges.find('passcode', { browserSecret }, late)).toBeUndefined();
    expect(await vault.challenges.guess(id, '12345', after(5 * MINUTE - 1000))).toBe('right');
  });

  it('[AUTHN-08~] fit only their own challenge and are used once', async () => {
    const one = await openPasscode();
    const other = await vault.challenges.open({ kind: 'passcode', accountId: OTHER, expiresAt: after(MINUTE) }, NOW);
    await vault.challenges.arm(other ?? '', { code: '99999', expiresAt: after(MINUTE) }, NOW);
    expect(await vault.challenges.guess(other ?? '', '12345', NOW)).toBe('wrong');
    const used = await Promise.all([1, 2, 3].map(() => vault.challenges.use(one.id ?? '', NOW)));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it('[AUTHN-06~, AUTHN-08~] count while they are the two newest, and stop at the hourly limit', async () => {
    const limit = { count: 5, withinMs: 60 * MINUTE };
    const opened = [];
    for (let count = 0; count < 6; count += 1) opened.push(await openPasscode(newToken(), limit));
    expect(opened.map(({ id }) => id !== undefined)).toEqual([true, true, true, true, true, false]);
    const guesses = opened.slice(0, 5).map(({ id = '' }) => vault.challenges.guess(id, '12345', NOW));
    expect(await Promise.all(guesses)).toEqual(['over', 'over', 'over', 'right', 'right']);
  });

  it.each(['passcode', 'password-reset'] as const)(
    '[AUTHN-06~] of two of kind %s one is used, however often',
    async (kind) => {
      const open = () => vault.challenges.open({ kind, accountId: CUSTOMER, expiresAt: after(5 * MINUTE) }, NOW);
      for (let round = 0; round < 10; round += 1) {
        const [one, other] = [await open(), await open()];
        const uses = Array.from({ length: 20 }, (_, index) =>
          vault.challenges.use((index % 2 ? one : other) ?? '', NOW),
        );
        expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
      }
    },
  );

  it('leave the other of two alone when one that is over is to be used', async () => {
    const expiresAt = after(MINUTE);
    const early = await vault.challenges.open({ kind: 'passcode', accountId: CUSTOMER, expiresAt }, NOW);
    const late = await openPasscode();
    expect(await vault.challenges.use(early ?? '', after(2 * MINUTE))).toBe(false);
    expect(await vault.challenges.use(late.id ?? '', after(2 * MINUTE))).toBe(true);
  });

  it('[AUTHN-06~] keep tries for the person who has the link when the browser that asked has none left', async () => {
    const { id = '' } = await openPasscode();
    for (let tries = 0; tries < 3; tries += 1) await vault.challenges.guess(id, '00000', NOW);
    expect(await vault.challenges.guess(id, '12345', NOW)).toBe('over');
    expect(await vault.challenges.guess(id, '00000', NOW, { by: 'link' })).toBe('wrong');
    expect(await vault.challenges.guess(id, '12345', NOW, { by: 'link' })).toBe('right');
    expect(await vault.challenges.guess(id, '12345', NOW, { by: 'link' })).toBe('right');
    expect(await vault.challenges.guess(id, '12345', NOW, { by: 'link' })).toBe('over');
  });

  it('[AUTHN-06~, AUTHN-08~] store no code and no token in clear', async () => {
    const { id = '', browserSecret } = await openPasscode();
    const token = newToken();
    await vault.challenges.arm(id, { code: '12345', token, expiresAt: after(MINUTE) }, NOW);
    const { rows } = await database.admin('SELECT challenges::text AS row FROM vault.challenges');
    for (const secret of [/\b12345\b/, token, browserSecret, Buffer.from(token).toString('hex')]) {
      expect(JSON.stringify(rows)).not.toMatch(secret);
    }
  });
});

describe('known browsers', () => {
  const owner = { accountId: CUSTOMER, passwordHash: 'hash' };

  it('are known by a mark for their account, their password and their time alone', () => {
    const mark = vault.knownBrowsers.mark(owner, NOW);
    const id = vault.knownBrowsers.idOf(mark, owner, after(1000));
    expect(mark.startsWith(id ?? 'none')).toBe(true);
    expect(vault.knownBrowsers.idOf(mark, owner, after(90 * 24 * 60 * MINUTE))).toBe(id);
    expect(vault.knownBrowsers.idOf(mark, owner, after(90 * 24 * 60 * MINUTE + 1000))).toBeUndefined();
    expect(vault.knownBrowsers.idOf(mark, { ...owner, accountId: OTHER }, NOW)).toBeUndefined();
    expect(vault.knownBrowsers.idOf(mark, { ...owner, passwordHash: 'other' }, NOW)).toBeUndefined();
    const later = `${mark.slice(0, 22)}9999999999${mark.slice(32)}`;
    for (const forged of [later, '', 'x', mark.slice(1), `${mark}A`]) {
      expect(vault.knownBrowsers.idOf(forged, owner, NOW)).toBeUndefined();
    }
  });
});

describe('sessions', () => {
  const start = () => vault.sessions.start({ accountId: CUSTOMER, kind: 'customer', userAgent: 'Browser' }, NOW);

  it('[SESS-01~] store only the digest of a token of 256 bits', async () => {
    await enrol(CUSTOMER, 'owner@example.com');
    const { token } = await start();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await database.admin('SELECT sessions::text AS row FROM vault.sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await vault.sessions.byToken(token)).toMatchObject({ accountId: CUSTOMER, kind: 'customer' });
  });

  it('[SESS-01~] change the token when the own password confirms something', async () => {
    await enrol(CUSTOMER, 'owner@example.com');
    const { id, token } = await start();
    const act = { accountId: CUSTOMER, sessionId: id, subjectId: CUSTOMER, route: 'session.end', target: {} };
    const given = await vault.confirm(act, NOW);
    expect(await vault.sessions.byToken(token)).toBeUndefined();
    expect(await vault.sessions.byToken(given?.token ?? '')).toMatchObject({ id });
    await vault.sessions.end(id, NOW);
    expect(await vault.confirm(act, NOW)).toBeUndefined();
    const { rows } = await database.admin('SELECT count(*)::int AS n FROM vault.confirmations');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('[SESS-04~] end with a reset, a change of password and a disabled account', async () => {
    await enrol(CUSTOMER, 'owner@example.com');
    const kept = await start();
    const gone = await start();
    const renewed = await vault.replacePassword(CUSTOMER, 'other', kept.id, NOW);
    for (const { id, token } of [gone, kept]) {
      expect(await vault.sessions.byToken(token)).toBeUndefined();
      expect(await vault.sessions.byId(id)).toBeUndefined();
    }
    expect(await vault.sessions.byToken(renewed?.token ?? '')).toMatchObject({ id: renewed?.id });
    await vault.credentials.disable(CUSTOMER, NOW);
    expect(await vault.sessions.byToken(renewed?.token ?? '')).toBeUndefined();
    expect(await vault.replacePassword(CUSTOMER, 'again', gone.id, NOW)).toBeUndefined();
  });

  it('[AUTHN-06~] one of 100 redemptions of a reset succeeds and ends all sessions', async () => {
    await enrol(CUSTOMER, 'owner@example.com');
    const { token } = await start();
    const id = await vault.challenges.open(
      { kind: 'password-reset', accountId: CUSTOMER, expiresAt: after(30 * MINUTE) },
      NOW,
    );
    const redeemed = Array.from({ length: 100 }, () => vault.redeemReset(id ?? '', CUSTOMER, 'new', NOW));
    expect((await Promise.all(redeemed)).filter(Boolean)).toHaveLength(1);
    expect(await vault.sessions.byToken(token)).toBeUndefined();
  });
});

describe('wrong passcodes in a row', () => {
  it('[AUTHN-08~] pause at the tenth, said once, until a new password', async () => {
    await enrol(CUSTOMER, 'owner@example.com');
    const counted = [];
    for (let count = 0; count < 11; count += 1) {
      counted.push(await vault.credentials.countWrongPasscode(CUSTOMER, 10, NOW));
    }
    expect(counted.map((began, index) => (began ? index + 1 : 0)).filter(Boolean)).toEqual([10]);
    expect(await vault.credentials.byId(CUSTOMER)).toMatchObject({ passcodePaused: true });
    await vault.credentials.setPassword(CUSTOMER, 'new', NOW);
    expect(await vault.credentials.byId(CUSTOMER)).toMatchObject({ passcodePaused: false });
  });
});

describe('subject keys', () => {
  it('are one per subject however many ask at once, and never come back once destroyed', async () => {
    const keys = new SubjectKeyStore(keysPool, [first]);
    const asked = await Promise.all(Array.from({ length: 20 }, () => keys.keyFor('acc_1', { create: true })));
    expect(new Set(asked.map((key) => key?.toString('hex'))).size).toBe(1);
    await keys.destroy('acc_1');
    expect(await keys.keyFor('acc_1', { create: true })).toBeUndefined();
    expect((await keys.keysFor(['acc_1', 'acc_2'])).size).toBe(0);
  });

  it('[SUP-02~] survive the rotation of the master key without downtime', async () => {
    const second = masterKey(2);
    const before = new SubjectKeyStore(keysPool, [first]);
    const key = await before.keyFor('acc_3', { create: true });
    await enrol(CUSTOMER, 'owner@example.com');
    const during = new SubjectKeyStore(keysPool, [second, first]);
    expect(await during.keyFor('acc_3', { create: true })).toEqual(key);
    expect(await during.rewrap()).toBeGreaterThan(0);
    expect(await during.rewrap()).toBe(0);
    expect(await new SubjectKeyStore(keysPool, [second]).keyFor('acc_3', { create: false })).toEqual(key);
    const rotated = await openVault({ pool, keysPool, masterKeys: [second] });
    expect(await rotated.credentials.byEmail('owner@example.com')).toMatchObject({ accountId: CUSTOMER });
    await expect(before.keyFor('acc_3', { create: false })).rejects.toThrow('not configured');
    await new SubjectKeyStore(keysPool, [first, second]).rewrap();
  });
});
