import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEY_BACKUP_DAYS } from '@keelson/domain/deletion';
import { type FreshDatabase, preparedDatabase } from '@keelson/test-database';
import { SubjectKeyStore } from '@keelson/vault';
import { Pool } from 'pg';
import { ErasureBench, MASTER_KEYS, type Subject, type Urls } from './deletion/testing/erasure-bench';
import { rowsWith, tableNames } from './deletion/testing/table-copies';
import { product } from './migration/testing/product-database';
import { commandOf } from './operations/commands/commands';
import type { OperatorContext } from './operations/commands/operator-context';

const OPERATIONS = join(__dirname, '../../../docs/operations.md');

jest.setTimeout(600_000);

/**
 * The backup is a copy of both databases, made when everybody still lived; each `restored()` is a copy of that copy. The
 * live pair goes on from it, and erases two people.
 */
describe('a month-old backup, restored with the ledger of erasures', () => {
  const people: Subject[] = [];
  const backup = {
    name: `a backup ${randomUUID()}`,
    from: product,
    prepare: async ({ urls }: FreshDatabase) => {
      const bench = await ErasureBench.attach(urls);
      try {
        bench.start();
        for (const books of [true, false, false]) people.push(await bench.subject({ books }));
        await bench.projected();
      } finally {
        await bench.close();
      }
    },
  };
  const closing: (() => Promise<unknown>)[] = [];
  let live: FreshDatabase;
  let ledger: string;
  let gone: readonly Subject[];
  let staying: Subject;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
    closing.push(() => rm(folder, { recursive: true }));
    ledger = join(folder, 'erasures.jsonl');
    live = await restored();
    const [one, other, last] = people;
    if (!one || !other || !last) throw new Error('nobody lives in the backup');
    [gone, staying] = [[one, other], last];
    const bench = await ErasureBench.attach(live.urls);
    bench.start();
    for (const each of gone) await bench.deleteAtOnce(each);
    await bench.erased(gone.map(({ accountId }) => accountId));
    await writeFile(ledger, `${(await operate(live.urls, 'erasures')).said}\n`);
    await bench.close();
  });
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function restored(): Promise<FreshDatabase> {
    const database = await preparedDatabase(backup);
    closing.push(() => database.drop());
    return database;
  }

  /** A command at the terminal of an installation over these databases. */
  async function operate(urls: Urls, ...words: string[]) {
    const said: string[] = [];
    const bench = await ErasureBench.attach(urls);
    const keysPool = new Pool({ connectionString: urls.keys });
    try {
      const { store, codec, pool } = bench;
      const subjectKeys = new SubjectKeyStore(keysPool, MASTER_KEYS);
      const context = { store, codec, pool, subjectKeys, say: (line: string) => said.push(line) };
      const code = await commandOf(words)?.(context as unknown as OperatorContext);
      return { code, said: said.join('\n') };
    } finally {
      await keysPool.end();
      await bench.close();
    }
  }

  /** Everything that the log says of a person, as it opens over these databases. */
  async function readable(urls: Urls, { accountId }: Subject): Promise<string> {
    const bench = await ErasureBench.attach(urls);
    try {
      return JSON.stringify(await bench.codec.decode(await bench.store.readPartition(accountId)));
    } finally {
      await bench.close();
    }
  }

  /** Repeats the erasures of the ledger, lets the workers do what follows, and holds the copy against the ledger. */
  async function repeatErasures(urls: Urls): Promise<void> {
    const before = await operate(urls, 'erasures', '--check', ledger);
    expect(before.code).toBe(1);
    for (const { accountId } of gone) expect(before.said).toContain(`${accountId} was erased and is here`);
    expect((await operate(urls, 'erasures', '--repeat', ledger)).code).toBe(0);
    const bench = await ErasureBench.attach(urls);
    bench.start();
    await bench.erased(gone.map(({ accountId }) => accountId));
    for (const { accountId } of gone) expect(await bench.erasures(accountId)).toBe(1);
    expect(await bench.differingFromReplay()).toEqual([]);
    await bench.close();
    expect(await operate(urls, 'erasures', '--check', ledger)).toMatchObject({ code: 0 });
  }

  async function expectNobodyBack(database: FreshDatabase, urls: Urls): Promise<void> {
    for (const each of gone) {
      expect(await rowsWith(database, each.canary)).toEqual({});
      expect(await readable(urls, each)).not.toContain(each.canary);
    }
    expect(Object.keys(await rowsWith(database, staying.canary))).toContain('read_model.account_profiles');
    expect(await readable(urls, staying)).toContain(staying.canary);
  }

  it('of events and tables without the keys opens nothing of who was erased since, and the ledger clears the tables', async () => {
    const database = await restored();
    const urls = { projector: database.urls.projector, keys: live.urls.keys };
    expect(Object.keys(await rowsWith(database, gone[0]?.canary ?? ''))).toContain('read_model.account_profiles');
    for (const each of gone) expect(await readable(urls, each)).not.toContain(each.canary);
    await repeatErasures(urls);
    await expectNobodyBack(database, urls);
  });

  it('[ERASE-04] of everything, keys included, contains nobody who was erased since; no backup of the events holds a key, and those of the keys are gone after thirty days', async () => {
    const database = await restored();
    const wrapped = await database.keysAdmin(
      "SELECT encode(wrapped, 'hex') AS hex FROM subject_keys.keys WHERE wrapped IS NOT NULL",
    );
    const keys = (wrapped.rows as { hex: string }[]).map(({ hex }) => hex);
    expect(keys.length).toBeGreaterThan(people.length);
    const main = (await tableNames(database)).filter((name) => !name.startsWith('subject_keys.'));
    for (const table of main) {
      const { rows } = await database.admin(
        `SELECT count(*)::int AS n FROM ${table} AS t WHERE t::text LIKE ANY ($1)`,
        [keys.map((hex) => `%${hex}%`)],
      );
      expect([table, rows]).toEqual([table, [{ n: 0 }]]);
    }
    expect(KEY_BACKUP_DAYS).toBe(30);
    expect(await readFile(OPERATIONS, 'utf8')).toContain(
      `Keep backups of the key database for ${KEY_BACKUP_DAYS} days at most`,
    );

    for (const each of gone) expect(await readable(database.urls, each)).toContain(each.canary);
    await repeatErasures(database.urls);
    await expectNobodyBack(database, database.urls);
  });
});
