import { randomBytes, randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { Pool } from 'pg';
import { openVault, TimelineAccountGone, type Vault } from '.';
import { vaultDatabase } from './testing/vault-database';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const WEEK = new Date('2026-11-09T09:00:00.000Z');

let database: FreshDatabase;
let pool: Pool;
let keysPool: Pool;
let vault: Vault;

beforeAll(async () => {
  database = await vaultDatabase();
  pool = new Pool({ connectionString: database.urls.projector, max: 4 });
  keysPool = new Pool({ connectionString: database.urls.keys });
  for (const each of [pool, keysPool]) each.on('error', () => undefined);
  vault = await openVault({ pool, keysPool, masterKeys: [{ version: 1, secret: randomBytes(32) }] });
});
afterAll(async () => {
  await Promise.all([pool.end(), keysPool.end()]);
  await database.drop();
});

async function someone(): Promise<string> {
  const accountId = `acc_${randomUUID()}`;
  const credential = { accountId, kind: 'customer', permissions: [], passwordHash: 'h', emailVerified: true } as const;
  await vault.enrol(`${accountId}@k.example`, credential, NOW);
  return accountId;
}
const fileOf = (accountId: string, fileId = randomUUID()) => ({ accountId, fileId, format: 'json' }) as const;
async function* parts(...texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Promise.resolve(Buffer.from(text));
}
async function read(file: ReturnType<typeof fileOf>, at = NOW): Promise<string | undefined> {
  const opened = await vault.timelineFiles.open(file, at);
  if (!opened) return undefined;
  const read: Buffer[] = [];
  for await (const part of opened) read.push(part);
  return Buffer.concat(read).toString('utf8');
}

describe('the files of a timeline', () => {
  it('are read as they were written, by their own account, until they expire, and nobody reads them in the table', async () => {
    const file = fileOf(await someone());
    await vault.timelineFiles.write(file, parts('one ', 'two ', 'three'), WEEK);
    expect(await read(file)).toBe('one two three');
    expect(await read(file, new Date(WEEK.getTime() - 1))).toBe('one two three');
    expect(await read(file, WEEK)).toBeUndefined();
    expect(await read({ ...file, accountId: await someone() })).toBeUndefined();
    const { rows } = await database.admin('SELECT sealed FROM vault.timeline_files WHERE account_id = $1', [
      file.accountId,
    ]);
    expect(rows).toHaveLength(3);
    expect(Buffer.concat((rows as { sealed: Buffer }[]).map(({ sealed }) => sealed)).includes('three')).toBe(false);
  });

  it('are handed out whole or not at all', async () => {
    const file = fileOf(await someone());
    const broken = async function* () {
      yield* parts('half', ' of it');
      await Promise.reject(new Error('the power failed'));
    };
    await expect(vault.timelineFiles.write(file, broken(), WEEK)).rejects.toThrow('the power failed');
    expect(await read(file)).toBeUndefined();
  });

  it('do not open with parts swapped or the end cut off', async () => {
    const file = fileOf(await someone());
    await vault.timelineFiles.write(file, parts('one', 'two', 'three'), WEEK);
    const of = 'WHERE account_id = $1 AND part';
    await database.admin(`DELETE FROM vault.timeline_files ${of} = 3`, [file.accountId]);
    await database.admin(`UPDATE vault.timeline_files SET last = true ${of} = 2`, [file.accountId]);
    await expect(read(file)).rejects.toThrow();
    await database.admin('DELETE FROM vault.timeline_files WHERE account_id = $1', [file.accountId]);
    await vault.timelineFiles.write(file, parts('one', 'two', 'three'), WEEK);
    for (const [from, to] of [
      [1, 9],
      [2, 1],
      [9, 2],
    ])
      await database.admin(`UPDATE vault.timeline_files SET part = ${to} ${of} = ${from}`, [file.accountId]);
    await expect(read(file)).rejects.toThrow();
  });

  it('[ERASE-04~] go with the account, and a copy from before opens nowhere after it', async () => {
    const file = fileOf(await someone());
    await vault.timelineFiles.write(file, parts('mine'), WEEK);
    await database.admin('CREATE TABLE copied AS SELECT * FROM vault.timeline_files WHERE account_id = $1', [
      file.accountId,
    ]);
    await vault.erase(file.accountId);
    await vault.destroyKey(file.accountId);
    expect(await read(file)).toBeUndefined();
    await database.admin('INSERT INTO vault.timeline_files SELECT * FROM copied');
    expect(await read(file)).toBeUndefined();
    await expect(vault.timelineFiles.write(file, parts('again'), WEEK)).rejects.toThrow(TimelineAccountGone);
  });

  it('are written for nobody who may not sign in any more, and swept once they expire', async () => {
    const [closed, kept] = [fileOf(await someone()), fileOf(await someone())];
    await vault.endAccess(closed.accountId, NOW);
    await expect(vault.timelineFiles.write(closed, parts('late'), WEEK)).rejects.toThrow(TimelineAccountGone);
    await vault.timelineFiles.write(kept, parts('kept'), WEEK);
    await vault.sweep(new Date(WEEK.getTime() - 1));
    expect(await read(kept)).toBe('kept');
    await vault.sweep(new Date(WEEK.getTime() + 1));
    const { rows } = await database.admin('SELECT FROM vault.timeline_files WHERE account_id = $1', [kept.accountId]);
    expect(rows).toEqual([]);
  });

  it('are those of one export alone', async () => {
    const old = fileOf(await someone());
    const newer = fileOf(old.accountId);
    await vault.timelineFiles.write(old, parts('old'), WEEK);
    await vault.timelineFiles.write(newer, parts('new'), WEEK);
    await vault.timelineFiles.forgetOthers(newer);
    expect([await read(old), await read(newer)]).toEqual([undefined, 'new']);
  });
});
