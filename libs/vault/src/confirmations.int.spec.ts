import { randomBytes, randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { Pool } from 'pg';
import { CONFIRMATION_MS, newToken, openVault, type SensitiveAct, type Vault } from '.';
import { vaultDatabase } from './testing/vault-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const DAY = 86_400_000;
const after = (ms: number): Date => new Date(NOW.getTime() + ms);
const RUTH = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const ADA = 'acc_01932b7e-7d1c-7aaa-8000-000000000002';
const BEA = 'acc_01932b7e-7d1c-7aaa-8000-000000000003';

const act: SensitiveAct = {
  accountId: RUTH,
  sessionId: randomUUID(),
  subjectId: RUTH,
  route: 'staff.grantPermission',
  target: { accountId: ADA, permission: 'customers.manage' },
};

let database: FreshDatabase;
let pools: readonly Pool[];
let vault: Vault;

beforeAll(async () => {
  database = await vaultDatabase();
  pools = [
    new Pool({ connectionString: database.urls.app, max: 20 }),
    new Pool({ connectionString: database.urls.keys }),
  ];
  for (const each of pools) each.on('error', () => undefined);
  const [pool, keysPool] = pools as [Pool, Pool];
  vault = await openVault({ pool, keysPool, masterKeys: [{ version: 1, secret: randomBytes(32) }] });
});

afterAll(async () => {
  await Promise.all(pools.map((each) => each.end()));
  await database.drop();
});

beforeEach(() => database.admin('TRUNCATE vault.confirmations'));

const stored = async (): Promise<string> =>
  JSON.stringify((await database.admin('SELECT confirmations::text AS row FROM vault.confirmations')).rows);

describe('a confirmation by the own password', () => {
  it('is kept as a digest, beside a hash of what it is for', async () => {
    const confirmation = await vault.confirmations.give(act, NOW);
    expect(Buffer.from(confirmation, 'base64url')).toHaveLength(32);
    const rows = await stored();
    for (const plain of [confirmation, act.sessionId, act.route, ADA, 'customers.manage']) {
      expect(rows).not.toContain(plain);
    }
  });

  it('counts once, whatever asks for it at the same time', async () => {
    const confirmation = await vault.confirmations.give(act, NOW);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => vault.confirmations.use(confirmation, act, randomUUID(), NOW)),
    );
    expect(outcomes.filter((each) => each === 'confirmed')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'used')).toHaveLength(49);
  });

  it.each<[string, Partial<SensitiveAct>]>([
    ['another account', { accountId: BEA }],
    ['another session', { sessionId: randomUUID() }],
    ['somebody else for whom the caller acts', { subjectId: BEA }],
    ['another act', { route: 'staff.withdrawPermission' }],
    ['another target', { target: { ...act.target, accountId: BEA } }],
    ['more than the target', { target: { ...act.target, reason: 'x' } }],
    ['less than the target', { target: { accountId: ADA } }],
    ['no target', { target: {} }],
  ])('counts for nothing with %s, and is not used up by that', async (_, changes) => {
    const confirmation = await vault.confirmations.give(act, NOW);
    expect(await vault.confirmations.use(confirmation, { ...act, ...changes }, 'a', NOW)).toBe('other');
    expect(await vault.confirmations.use(newToken(), act, 'a', NOW)).toBe('other');
    expect(await vault.confirmations.use(confirmation, act, 'a', NOW)).toBe('confirmed');
  });

  it('is about the same target in whatever order it is told, what is undefined left out', async () => {
    const confirmation = await vault.confirmations.give(act, NOW);
    const target = { permission: 'customers.manage', reason: undefined, accountId: ADA };
    expect(await vault.confirmations.use(confirmation, { ...act, target }, 'a', NOW)).toBe('confirmed');
  });

  it('waits for five minutes, and lets the request that used it come again for five minutes', async () => {
    const unused = await vault.confirmations.give(act, NOW);
    expect(await vault.confirmations.use(unused, act, 'a', after(CONFIRMATION_MS))).toBe('expired');
    const late = after(CONFIRMATION_MS - 1);
    const confirmation = await vault.confirmations.give(act, NOW);
    const use = (request: string, now: Date) => vault.confirmations.use(confirmation, act, request, now);
    expect(await use('a', late)).toBe('confirmed');
    expect(await use('a', after(2 * CONFIRMATION_MS - 2))).toBe('confirmed');
    expect(await use('b', late)).toBe('used');
    expect(await use('a', after(2 * CONFIRMATION_MS - 1))).toBe('used');
  });

  it('goes with the account, and is swept a day after its time', async () => {
    await vault.confirmations.give(act, NOW);
    await vault.confirmations.give({ ...act, accountId: BEA }, NOW);
    await vault.erase(RUTH);
    expect(await stored()).not.toContain(RUTH);
    expect(await stored()).toContain(BEA);
    await vault.sweep(after(DAY + CONFIRMATION_MS));
    expect(await stored()).toContain(BEA);
    await vault.sweep(after(DAY + CONFIRMATION_MS + 1));
    expect(await stored()).toBe('[]');
  });
});
