import { randomBytes } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { Pool } from 'pg';
import { AccessCodes } from './access-codes';
import { CLAIM_GRACE_MS, openVault, type Vault } from '.';
import { vaultDatabase } from './testing/vault-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');

let database: FreshDatabase;
let pools: Pool[];
let vault: Vault;

beforeAll(async () => {
  database = await vaultDatabase();
  const [pool, keysPool] = (['app', 'keys'] as const).map(
    (role) => new Pool({ connectionString: database.urls[role], max: 20 }),
  ) as [Pool, Pool];
  pools = [pool, keysPool];
  pools.forEach((each) => each.on('error', () => undefined));
  vault = await openVault({ pool, keysPool, masterKeys: [{ version: 1, secret: randomBytes(32) }] });
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});
beforeEach(() => database.admin('TRUNCATE vault.reserved_values'));

describe('access codes', () => {
  it('are eight digits without a zero in front, and each belongs to one of 100 who ask at once', async () => {
    const owners = Array.from({ length: 100 }, (_, index) => `acc_${index}`);
    const codes = await Promise.all(owners.map((owner) => vault.accessCodes.claim(owner, NOW)));
    expect(new Set(codes).size).toBe(100);
    expect(codes.every((code) => /^[1-9]\d{7}$/.test(code))).toBe(true);
    expect(await Promise.all(codes.map((code) => vault.accessCodes.holderOf(code, NOW)))).toEqual(owners);
  });

  it('stay each with one owner when chance draws from ten alone and 10 ask at once', async () => {
    let draws = 0;
    const narrow = new AccessCodes(vault.reserved, () => String(10_000_000 + (draws++ % 10)));
    const codes = await Promise.all(Array.from({ length: 10 }, (_, index) => narrow.claim(`acc_${index}`, NOW)));
    expect(new Set(codes).size).toBe(10);
    await expect(narrow.claim('acc_late', NOW)).rejects.toThrow('no free access code');
    expect(await narrow.holderOf(codes[3] ?? '', NOW)).toBe('acc_3');
  });

  it('are never drawn twice for one owner either', async () => {
    const same = new AccessCodes(vault.reserved, () => '12345678');
    expect(await same.claim('acc_1', NOW)).toBe('12345678');
    await expect(same.claim('acc_1', NOW)).rejects.toThrow('no free access code');
  });

  it('are given back when they were drawn for nothing, and confirmed when somebody knows one', async () => {
    const code = await vault.accessCodes.claim('acc_1', NOW);
    const spare = await vault.accessCodes.claim('acc_1', NOW);
    await vault.accessCodes.giveBack(spare, 'acc_2');
    expect(await vault.accessCodes.holderOf(spare, NOW)).toBe('acc_1');
    await vault.accessCodes.giveBack(spare, 'acc_1');
    expect(await vault.accessCodes.holderOf(spare, NOW)).toBeUndefined();
    await vault.accessCodes.holderOf(code, new Date(NOW.getTime() + CLAIM_GRACE_MS + 1));
    expect(await vault.reserved.claimed('access-code', code)).toMatchObject({ accountId: 'acc_1', confirmed: true });
  });
});
