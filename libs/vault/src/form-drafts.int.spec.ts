import { randomBytes } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { Pool } from 'pg';
import { DRAFT_DAYS, openVault, type Vault } from '.';
import { vaultDatabase } from './testing/vault-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const DAY = 86_400_000;
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const ADA = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const BEA = 'acc_01932b7e-7d1c-7aaa-8000-000000000002';
const goalsOf = (accountId: string) => ({ accountId, form: 'goals' }) as const;

let database: FreshDatabase;
let pool: Pool;
let keysPool: Pool;
let vault: Vault;

beforeAll(async () => {
  database = await vaultDatabase();
  pool = new Pool({ connectionString: database.urls.app, max: 20 });
  keysPool = new Pool({ connectionString: database.urls.keys });
  for (const each of [pool, keysPool]) each.on('error', () => undefined);
  vault = await openVault({ pool, keysPool, masterKeys: [{ version: 1, secret: randomBytes(32) }] });
});

afterAll(async () => {
  await Promise.all([pool.end(), keysPool.end()]);
  await database.drop();
});

beforeEach(() => database.admin('TRUNCATE vault.form_drafts'));

const stored = async (): Promise<Record<string, unknown>[]> =>
  (await database.admin('SELECT * FROM vault.form_drafts ORDER BY account_id, form')).rows as Record<string, unknown>[];

describe('drafts of forms', () => {
  it('are kept by account and form, the newest in place of the one before', async () => {
    const first = await vault.drafts.save({ ...goalsOf(ADA), text: 'a' }, NOW);
    const second = await vault.drafts.save({ ...goalsOf(ADA), text: 'ab' }, after(1_000));
    await vault.drafts.save({ accountId: ADA, form: 'profile', text: 'c' }, NOW);
    expect(await vault.drafts.read(goalsOf(ADA))).toEqual({
      text: 'ab',
      version: second?.version,
      savedAt: after(1_000),
    });
    expect(second?.version).toBeGreaterThan(first?.version ?? Number.NaN);
    expect(await vault.drafts.read(goalsOf(BEA))).toBeUndefined();
    expect(await stored()).toHaveLength(2);
  });

  it('are kept by one of 50 devices that saw the same version, and by none that saw an older one', async () => {
    const save = (expected: number) =>
      Array.from({ length: 50 }, (_, at) => vault.drafts.save({ ...goalsOf(ADA), text: `${at}`, expected }, NOW));
    const begun = (await Promise.all(save(0))).filter((each) => each !== undefined);
    expect(begun).toHaveLength(1);
    const version = begun[0]?.version ?? Number.NaN;
    expect((await Promise.all(save(version))).filter((each) => each !== undefined)).toHaveLength(1);
    expect(await vault.drafts.save({ ...goalsOf(ADA), text: 'late', expected: version }, NOW)).toBeUndefined();
    expect((await vault.drafts.read(goalsOf(ADA)))?.text).not.toBe('late');
  });

  it('never take up the version of one that went', async () => {
    const gone = await vault.drafts.save({ ...goalsOf(ADA), text: 'a' }, NOW);
    await vault.drafts.discard(goalsOf(ADA));
    expect(await vault.drafts.save({ ...goalsOf(ADA), text: 'b', expected: gone?.version ?? 0 }, NOW)).toBeUndefined();
    const next = await vault.drafts.save({ ...goalsOf(ADA), text: 'b', expected: 0 }, after(1));
    expect(next?.version).toBeGreaterThan(gone?.version ?? Number.NaN);
  });

  it('hold nothing in clear, and open for no other account and no other form', async () => {
    await vault.drafts.save({ ...goalsOf(ADA), text: 'a holiday in Rome' }, NOW);
    const [row] = await stored();
    expect((row?.['sealed'] as Buffer).includes('Rome')).toBe(false);
    await database.admin(`UPDATE vault.form_drafts SET form = 'profile'`);
    await expect(vault.drafts.read({ accountId: ADA, form: 'profile' })).rejects.toThrow();
    await vault.drafts.save({ ...goalsOf(BEA), text: 'b' }, NOW);
    await database.admin(`UPDATE vault.form_drafts SET form = 'goals', account_id = 'acc_x' WHERE account_id = $1`, [
      ADA,
    ]);
    await database.admin(`UPDATE vault.form_drafts SET account_id = $1 WHERE account_id = 'acc_x'`, [ADA]);
    expect((await vault.drafts.read(goalsOf(ADA)))?.text).toBe('a holiday in Rome');
  });

  it('[ERASE-01~, ERASE-04~] go with the account, and a copy from before opens nowhere after it', async () => {
    await vault.drafts.save({ ...goalsOf(ADA), text: 'a' }, NOW);
    await vault.drafts.save({ ...goalsOf(BEA), text: 'b' }, NOW);
    const [copy] = await stored();
    await vault.erase(ADA);
    await vault.destroyKey(ADA);
    expect((await stored()).map(({ account_id }) => account_id)).toEqual([BEA]);
    await database.admin('INSERT INTO vault.form_drafts VALUES ($1, $2, $3, $4, $5)', Object.values(copy ?? {}));
    expect(await vault.drafts.read(goalsOf(ADA))).toBeUndefined();
    await expect(vault.drafts.save({ ...goalsOf(ADA), text: 'a' }, NOW)).rejects.toThrow('destroyed');
  });

  it('are swept when nobody came back to them for long', async () => {
    await vault.drafts.save({ ...goalsOf(BEA), text: 'b' }, NOW);
    await vault.sweep(after(DRAFT_DAYS * DAY));
    expect(await stored()).toHaveLength(1);
    await vault.sweep(after(DRAFT_DAYS * DAY + 1));
    expect(await stored()).toEqual([]);
  });
});
