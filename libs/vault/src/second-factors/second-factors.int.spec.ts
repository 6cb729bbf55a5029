import { randomBytes } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { TOTP, URI } from 'otpauth';
import { Pool } from 'pg';
import { ENROLMENT_MS, hasSecondFactor, openVault, RECOVERY_CODES, type Vault } from '..';
import { vaultDatabase } from '../testing/vault-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const STEP_MS = 30_000;
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const ADA = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const BEA = 'acc_01932b7e-7d1c-7aaa-8000-000000000002';

let database: FreshDatabase;
let pool: Pool;
let keysPool: Pool;
let workersPool: Pool;
let vault: Vault;
/** Of the workers, who alone erase. */
let workersVault: Vault;

beforeAll(async () => {
  database = await vaultDatabase();
  pool = new Pool({ connectionString: database.urls.app, max: 20 });
  keysPool = new Pool({ connectionString: database.urls.keys });
  workersPool = new Pool({ connectionString: database.urls.projector });
  for (const each of [pool, keysPool, workersPool]) each.on('error', () => undefined);
  const masterKeys = [{ version: 1, secret: randomBytes(32) }];
  vault = await openVault({ pool, keysPool, masterKeys });
  workersVault = await openVault({ pool: workersPool, keysPool, masterKeys });
});

afterAll(async () => {
  await Promise.all([pool.end(), keysPool.end(), workersPool.end()]);
  await database.drop();
});

beforeEach(() => database.admin('TRUNCATE vault.authenticators, vault.recovery_codes'));

const codeOf = (secret: string, at: Date): string =>
  new TOTP({ issuer: 'Keelson', secret }).generate({ timestamp: at.getTime() });

const begun = async (accountId = ADA, at = NOW): Promise<string> => {
  const app = await vault.secondFactors.authenticators.begin(accountId, 'ada@keelson.example', at);
  if (!app) throw new Error('there was an authenticator');
  return app.secret;
};

const enrolled = async (accountId = ADA): Promise<{ secret: string; codes: readonly string[] }> => {
  const secret = await begun(accountId);
  const codes = await vault.secondFactors.confirmAuthenticator(accountId, codeOf(secret, NOW), NOW);
  return { secret, codes: codes ?? [] };
};

describe('an authenticator app', () => {
  it('is told its secret in an address that apps read, and the database holds it sealed', async () => {
    const app = await vault.secondFactors.authenticators.begin(ADA, 'ada@keelson.example', NOW);
    const read = URI.parse(app?.uri ?? '') as TOTP;
    expect(read).toMatchObject({ issuer: 'Keelson', label: 'ada@keelson.example', digits: 6, period: 30 });
    expect(read.secret.base32).toBe(app?.secret);
    expect(app?.secret).toHaveLength(32);
    const { rows } = await database.admin('SELECT sealed FROM vault.authenticators');
    const { sealed } = rows[0] as { sealed: Buffer };
    expect(sealed.includes(Buffer.from(read.secret.bytes))).toBe(false);
    expect(sealed.toString('latin1')).not.toContain(app?.secret);
  });

  it('counts from its first code on, which may come within a quarter of an hour', async () => {
    const { authenticators } = vault.secondFactors;
    const secret = await begun();
    expect(hasSecondFactor(await vault.secondFactors.of(ADA))).toBe(false);
    expect(await authenticators.accept(ADA, codeOf(secret, NOW), NOW)).toBe(false);
    expect(await authenticators.fitsPending(ADA, '12345', NOW)).toBe(false);
    expect(await authenticators.fitsPending(BEA, codeOf(secret, NOW), NOW)).toBe(false);
    const late = after(ENROLMENT_MS);
    expect(await authenticators.fitsPending(ADA, codeOf(secret, late), late)).toBe(false);
    expect(await authenticators.fitsPending(ADA, codeOf(secret, NOW), NOW)).toBe(true);
    expect(await vault.secondFactors.confirmAuthenticator(ADA, codeOf(secret, NOW), NOW)).toHaveLength(RECOVERY_CODES);
    expect(await vault.secondFactors.of(ADA)).toEqual({
      authenticatorSince: NOW,
      passkeys: 0,
      recoveryCodesLeft: RECOVERY_CODES,
    });
    expect(await vault.secondFactors.authenticators.begin(ADA, 'ada@keelson.example', NOW)).toBeUndefined();
  });

  it('begun anew makes the secret before void', async () => {
    const first = await begun();
    const second = await begun();
    expect(await vault.secondFactors.confirmAuthenticator(ADA, codeOf(first, NOW), NOW)).toBeUndefined();
    expect(await vault.secondFactors.confirmAuthenticator(ADA, codeOf(second, NOW), NOW)).toBeDefined();
  });

  it('lets a code of a step earlier or later through, none further off, and none twice', async () => {
    const { authenticators } = vault.secondFactors;
    const { secret } = await enrolled();
    const later = after(10 * STEP_MS);
    const accept = (from: number) => authenticators.accept(ADA, codeOf(secret, after((10 + from) * STEP_MS)), later);
    // The first code enrolled it.
    expect(await authenticators.accept(ADA, codeOf(secret, NOW), NOW)).toBe(false);
    expect(await accept(-2)).toBe(false);
    expect(await accept(2)).toBe(false);
    expect(await accept(-1)).toBe(true);
    expect(await accept(-1)).toBe(false);
    expect(await accept(0)).toBe(true);
    expect(await accept(-1)).toBe(false);
    expect(await accept(1)).toBe(true);
    expect(await accept(0)).toBe(false);
  });

  it('lets one of 50 people through who show one code at the same time', async () => {
    const { secret } = await enrolled();
    const later = after(10 * STEP_MS);
    const shown = Array.from({ length: 50 }, () =>
      vault.secondFactors.authenticators.accept(ADA, codeOf(secret, later), later),
    );
    expect((await Promise.all(shown)).filter(Boolean)).toHaveLength(1);
  });

  it('takes its recovery codes with it', async () => {
    const { secret, codes } = await enrolled();
    await vault.secondFactors.removeAuthenticator(ADA);
    await vault.secondFactors.removeAuthenticator(ADA);
    const later = after(STEP_MS);
    expect(await vault.secondFactors.authenticators.accept(ADA, codeOf(secret, later), later)).toBe(false);
    expect(await vault.secondFactors.recoveryCodes.use(ADA, codes[0] ?? '', NOW)).toBe(false);
    expect(await vault.secondFactors.of(ADA)).toEqual({
      authenticatorSince: undefined,
      passkeys: 0,
      recoveryCodesLeft: 0,
    });
  });
});

describe('recovery codes', () => {
  it('count once each, however they are typed, for their own account', async () => {
    const { codes } = await enrolled();
    await enrolled(BEA);
    const { recoveryCodes } = vault.secondFactors;
    const [first = '', second = ''] = codes;
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    expect(first).toMatch(/^([2-9A-HJKMNP-TW-Z]{5}-){2}[2-9A-HJKMNP-TW-Z]{5}$/);
    expect(await recoveryCodes.use(BEA, first, NOW)).toBe(false);
    const uses = Array.from({ length: 50 }, () => recoveryCodes.use(ADA, first, NOW));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    expect(await recoveryCodes.use(ADA, ` ${second.toLowerCase().replaceAll('-', ' ')} `, NOW)).toBe(true);
    expect(await recoveryCodes.left(ADA)).toBe(RECOVERY_CODES - 2);
  });

  it('are void once there are new ones, and stand in no table', async () => {
    const { codes } = await enrolled();
    const { recoveryCodes } = vault.secondFactors;
    const renewed = await recoveryCodes.renew(ADA, NOW);
    expect(await recoveryCodes.use(ADA, codes[0] ?? '', NOW)).toBe(false);
    expect(await recoveryCodes.left(ADA)).toBe(RECOVERY_CODES);
    const { rows } = await database.admin('SELECT c::text AS row FROM vault.recovery_codes AS c');
    for (const code of renewed) {
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
    expect(await recoveryCodes.use(ADA, renewed[0] ?? '', NOW)).toBe(true);
  });
});

describe('what is left of second factors', () => {
  it('[ERASE-01~] is nothing after an erasure', async () => {
    await enrolled();
    await enrolled(BEA);
    await workersVault.erase(ADA);
    for (const table of ['authenticators', 'recovery_codes']) {
      const { rows } = await database.admin(`SELECT DISTINCT account_id FROM vault.${table}`);
      expect(rows).toEqual([{ account_id: BEA }]);
    }
  });
});
