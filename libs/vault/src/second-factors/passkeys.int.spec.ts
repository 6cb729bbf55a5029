import { randomBytes, randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { MOST_PASSKEYS } from '@keelson/vocabulary';
import { TOTP } from 'otpauth';
import { Pool } from 'pg';
import { hasSecondFactor, type NewPasskey, openVault, RECOVERY_CODES, type Vault } from '..';
import { vaultDatabase } from '../testing/vault-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const LATER = new Date('2026-11-03T09:00:00.000Z');
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

beforeEach(() => database.admin('TRUNCATE vault.passkeys, vault.authenticators, vault.recovery_codes'));

const newPasskey = (accountId = ADA, changes: Partial<NewPasskey> = {}): NewPasskey => ({
  ...{ id: randomUUID(), accountId, name: 'Ada’s telephone', signCount: 1, transports: ['internal'] },
  credentialId: randomBytes(32).toString('base64url'),
  publicKey: randomBytes(77).toString('base64url'),
  ...changes,
});

const added = async (accountId = ADA, changes: Partial<NewPasskey> = {}): Promise<NewPasskey> => {
  const passkey = newPasskey(accountId, changes);
  if (!(await vault.secondFactors.addPasskey(passkey, NOW))) throw new Error('the passkey was not added');
  return passkey;
};

describe('a passkey', () => {
  it('counts from when it is added, with recovery codes where there were none', async () => {
    const { secondFactors } = vault;
    expect(await secondFactors.addPasskey(newPasskey(), NOW)).toHaveLength(RECOVERY_CODES);
    expect(await secondFactors.addPasskey(newPasskey(), NOW)).toEqual([]);
    const factors = await secondFactors.of(ADA);
    expect(factors).toEqual({ authenticatorSince: undefined, passkeys: 2, recoveryCodesLeft: RECOVERY_CODES });
    expect(hasSecondFactor(factors)).toBe(true);
    expect(hasSecondFactor(await secondFactors.of(BEA))).toBe(false);
  });

  it('is listed by its name, and read with what its signatures are judged by', async () => {
    const { passkeys } = vault.secondFactors;
    const { id, credentialId, publicKey } = await added();
    expect(await passkeys.list(ADA)).toEqual([{ id, name: 'Ada’s telephone', addedAt: NOW, usedAt: null }]);
    expect(await passkeys.held(ADA)).toEqual([{ id, credentialId, publicKey, transports: ['internal'], signCount: 1 }]);
    expect(await passkeys.accept(ADA, id, 2, LATER)).toBe(true);
    expect(await passkeys.rename(BEA, id, 'Mine')).toBe(false);
    expect(await passkeys.rename(ADA, id, 'Key on the ring')).toBe(true);
    expect(await passkeys.list(ADA)).toEqual([{ id, name: 'Key on the ring', addedAt: NOW, usedAt: LATER }]);
  });

  it('stands sealed in the database, and opens under no other account or row', async () => {
    const passkey = await added();
    const other = await added(BEA);
    const { rows } = await database.admin('SELECT p::text AS row, sealed, sealed_name FROM vault.passkeys AS p');
    const stored = (rows as { row: string; sealed: Buffer; sealed_name: Buffer }[])
      .map(({ row, sealed, sealed_name }) => row + sealed.toString('latin1') + sealed_name.toString('latin1'))
      .join('\n');
    for (const secret of [passkey.credentialId, passkey.publicKey, 'telephone']) expect(stored).not.toContain(secret);
    await database.admin(
      'UPDATE vault.passkeys SET sealed = (SELECT sealed FROM vault.passkeys WHERE account_id = $1)',
      [ADA],
    );
    await expect(vault.secondFactors.passkeys.held(BEA)).rejects.toThrow();
    expect((await vault.secondFactors.passkeys.list(BEA)).map(({ id }) => id)).toEqual([other.id]);
  });

  it('belongs to one person: its credential counts for nobody else', async () => {
    const { credentialId } = await added();
    expect(await vault.secondFactors.passkeys.isKnown(credentialId)).toBe(true);
    expect(await vault.secondFactors.passkeys.isKnown(newPasskey().credentialId)).toBe(false);
    expect(await vault.secondFactors.addPasskey(newPasskey(BEA, { credentialId }), NOW)).toBeUndefined();
    const rivals = newPasskey(BEA).credentialId;
    const adding = [ADA, BEA].map((accountId) =>
      vault.secondFactors.addPasskey(newPasskey(accountId, { credentialId: rivals }), NOW),
    );
    expect((await Promise.all(adding)).filter(Boolean)).toHaveLength(1);
  });

  it(`is one of ${MOST_PASSKEYS} at most`, async () => {
    for (let at = 0; at < MOST_PASSKEYS; at += 1) await added();
    expect(await vault.secondFactors.addPasskey(newPasskey(), NOW)).toBeUndefined();
    expect(await vault.secondFactors.addPasskey(newPasskey(BEA), NOW)).toBeDefined();
  });

  it('lets one of 50 signatures with the same counter through, and none that has gone back', async () => {
    const { passkeys } = vault.secondFactors;
    const { id } = await added();
    const shown = Array.from({ length: 50 }, () => passkeys.accept(ADA, id, 7, NOW));
    expect((await Promise.all(shown)).filter(Boolean)).toHaveLength(1);
    for (const count of [7, 6, 0]) expect(await passkeys.accept(ADA, id, count, NOW)).toBe(false);
    expect(await passkeys.accept(BEA, id, 8, NOW)).toBe(false);
    expect(await passkeys.accept(ADA, id, 8, NOW)).toBe(true);
  });

  it('may be of a device that does not count', async () => {
    const { passkeys } = vault.secondFactors;
    const { id } = await added(ADA, { signCount: 0 });
    expect(await passkeys.accept(ADA, id, 0, NOW)).toBe(true);
    expect(await passkeys.accept(ADA, id, 0, NOW)).toBe(true);
    expect(await passkeys.accept(ADA, id, 1, NOW)).toBe(true);
    expect(await passkeys.accept(ADA, id, 0, NOW)).toBe(false);
  });

  it('signs a challenge of each sign-in’s own, which says nothing of it, for a holder who is not told', () => {
    const { passkeys } = vault.secondFactors;
    const id = randomUUID();
    expect(passkeys.challengeFor(id)).toMatch(/^[\w-]{43}$/);
    expect(passkeys.challengeFor(id)).toBe(passkeys.challengeFor(id));
    expect(passkeys.challengeFor(id)).not.toBe(passkeys.challengeFor(randomUUID()));
    expect(passkeys.userHandleOf(ADA)).toMatch(/^[\w-]{43}$/);
    expect(passkeys.userHandleOf(ADA)).not.toBe(passkeys.userHandleOf(BEA));
  });
});

describe('a passkey that is removed', () => {
  it('takes the recovery codes with it when it was the last second factor', async () => {
    const { secondFactors } = vault;
    const [first, second] = [await added(), await added()];
    await secondFactors.removePasskey(BEA, first.id);
    await secondFactors.removePasskey(ADA, first.id);
    expect(await secondFactors.of(ADA)).toMatchObject({ passkeys: 1, recoveryCodesLeft: RECOVERY_CODES });
    await secondFactors.removePasskey(ADA, second.id);
    await secondFactors.removePasskey(ADA, second.id);
    expect(await secondFactors.of(ADA)).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 });
  });

  it('leaves the codes to an app, and an app leaves them to a passkey', async () => {
    const { secondFactors } = vault;
    const app = await secondFactors.authenticators.begin(ADA, 'ada@keelson.example', NOW);
    const code = new TOTP({ issuer: 'Keelson', secret: app?.secret ?? '' }).generate({ timestamp: NOW.getTime() });
    const { id } = await added();
    expect(await secondFactors.confirmAuthenticator(ADA, code, NOW)).toEqual([]);
    await secondFactors.removePasskey(ADA, id);
    expect(await secondFactors.of(ADA)).toMatchObject({ authenticatorSince: NOW, recoveryCodesLeft: RECOVERY_CODES });
    await added();
    await secondFactors.removeAuthenticator(ADA);
    expect(await secondFactors.of(ADA)).toMatchObject({ passkeys: 1, recoveryCodesLeft: RECOVERY_CODES });
  });

  it('is gone after a reset and, [ERASE-01~], after an erasure', async () => {
    await added();
    await added(BEA);
    await vault.resetSecondFactors(ADA, NOW);
    expect(await vault.secondFactors.of(ADA)).toMatchObject({ passkeys: 0, recoveryCodesLeft: 0 });
    await added();
    await workersVault.erase(ADA);
    const { rows } = await database.admin('SELECT account_id FROM vault.passkeys');
    expect(rows).toEqual([{ account_id: BEA }]);
  });
});
