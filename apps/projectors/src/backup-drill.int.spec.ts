import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventCatalogue } from '@keelson/domain/catalogue';
import {
  baseBackupOf,
  type FreshDatabase,
  type OwnCluster,
  ownCluster,
  pairOn,
  restoredFrom,
} from '@keelson/test-database';
import { SubjectKeyStore } from '@keelson/vault';
import { Pool } from 'pg';
import { ErasureBench, MASTER_KEYS } from './deletion/testing/erasure-bench';
import { rowsWith, stateWithout } from './deletion/testing/table-copies';
import { commandOf } from './operations/commands/commands';
import type { OperatorContext } from './operations/commands/operator-context';
import { registry } from './registry';
import { logVerifier } from './verification/log-verifier';

jest.setTimeout(900_000);

/** Names nobody: every row counts. */
const NOBODY = ['acc_of-nobody'];

describe('a backup of a running server, restored into a new folder', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  /** A command at the terminal of an installation over these databases. */
  async function operate(bench: ErasureBench, ...words: string[]) {
    const said: string[] = [];
    const keysPool = new Pool({ connectionString: bench.urls.keys });
    try {
      const { store, codec, pool, log } = bench;
      const subjectKeys = new SubjectKeyStore(keysPool, MASTER_KEYS);
      const context: OperatorContext = {
        ...{ store, codec, pool, log, subjectKeys, registry, catalogue: eventCatalogue },
        ...{ verifier: logVerifier(store, subjectKeys), stopping: () => false },
        say: (line: string) => void said.push(line),
      };
      const code = await commandOf(words)?.(context);
      return { code, said: said.join('\n') };
    } finally {
      await keysPool.end();
    }
  }

  async function lived(cluster: OwnCluster) {
    const bench = await ErasureBench.open(cluster);
    bench.start();
    const person = await bench.subject({ books: true });
    await bench.subject();
    await bench.projected();
    return { bench, person };
  }

  async function kept(text: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'roots-'));
    closing.push(() => rm(folder, { recursive: true }));
    const file = join(folder, 'roots.jsonl');
    await writeFile(file, `${text}\n`);
    return file;
  }

  it('[ES-09] has every event under its hash, and read models that come out the same when they are replayed', async () => {
    const primary = await ownCluster();
    closing.push(() => primary.stop());
    const { bench, person } = await lived(primary);
    const name = bench.database.name;
    const signed = await operate(bench, 'root');
    expect(signed.code).toBe(0);
    const roots = await kept(signed.said);
    await bench.running?.drain();
    const [head, state] = [await bench.store.head(), await stateWithout(bench.database, NOBODY)];
    const backup = await baseBackupOf(primary);
    closing.push(() => rm(backup, { recursive: true, force: true }));

    // The server goes on, and is lost with what came after the backup.
    bench.start();
    const late = await bench.subject();
    await bench.projected();
    await bench.close();
    await primary.stop();

    const cluster = await restoredFrom(backup, primary);
    closing.push(() => cluster.stop());
    expect(cluster.folder).not.toBe(primary.folder);
    const database = pairOn(cluster, name);
    const copy = await ErasureBench.attach(database.urls);
    closing.push(() => copy.close());
    expect(await copy.store.head()).toBe(head);
    expect(await rowsWith(database, late.canary)).toEqual({});
    expect(await stateWithout(database, NOBODY)).toEqual(state);

    const chains = await operate(copy, 'verify');
    expect(chains).toEqual({
      code: 0,
      said: `All ${head} events are as they were appended, and the signed root holds.`,
    });
    expect(await operate(copy, 'root', '--check', roots)).toMatchObject({ code: 0 });

    const compared = await operate(copy, 'verify', '--all');
    expect(compared.said).not.toContain('differs');
    expect(compared.code).toBe(0);
    for (const projection of registry.projections) {
      expect(compared.said).toContain(`${projection.name} equals its replay`);
      expect(await operate(copy, 'rebuild', projection.name)).toMatchObject({ code: 0 });
    }
    expect(await stateWithout(database, NOBODY)).toEqual(state);
    await expectServing(copy, database, person.canary);
  });

  /** Whoever lives in the backup is read as before, and the workers go on from where it ends. */
  async function expectServing(copy: ErasureBench, database: FreshDatabase, canary: string): Promise<void> {
    expect(Object.keys(await rowsWith(database, canary))).toContain('read_model.account_profiles');
    copy.start();
    const newcomer = await copy.subject();
    await copy.projected();
    expect(Object.keys(await rowsWith(database, newcomer.canary))).toContain('read_model.account_profiles');
    expect(await operate(copy, 'verify')).toMatchObject({ code: 0 });
  }
});
