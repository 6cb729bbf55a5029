import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountStream } from '@keelson/domain/accounts';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec } from '@keelson/event-store/codec';
import { SubjectKeyStore } from '@keelson/vault';
import { Pool } from 'pg';
import { ErasureBench, MASTER_KEYS, type Subject } from './deletion/testing/erasure-bench';
import { rowsWith } from './deletion/testing/table-copies';
import { commandOf } from './operations/commands/commands';
import type { OperatorContext } from './operations/commands/operator-context';

interface KeyRow {
  readonly subject_id: string;
  readonly wrapped: Buffer;
  readonly master_version: number;
}

describe('a restored backup from before an erasure', () => {
  let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
  let keysPool: Pool;
  let folder: string;
  let ledger: string;
  beforeAll(async () => {
    bench = await ErasureBench.open();
    bench.start();
    keysPool = new Pool({ connectionString: bench.urls.keys });
    folder = await mkdtemp(join(tmpdir(), 'ledger-'));
    ledger = join(folder, 'erasures.jsonl');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await keysPool.end();
    await bench.close();
  });

  async function operate(...words: string[]) {
    const said: string[] = [];
    const { store, codec, pool } = bench;
    const subjectKeys = new SubjectKeyStore(keysPool, MASTER_KEYS);
    const context = { store, codec, pool, subjectKeys, say: (line: string) => said.push(line) };
    const code = await commandOf(words)?.(context as unknown as OperatorContext);
    return { code, said: said.join('\n') };
  }

  /** As a process reads it that begins now. */
  async function read({ accountId }: Subject): Promise<string> {
    const codec = createEventCodec(eventCatalogue, new SubjectKeyStore(keysPool, MASTER_KEYS));
    return JSON.stringify(await codec.decode(await bench.store.readStream(accountStream(accountId))));
  }

  it('[ERASE-04~] of the keys brings nobody back: the log and the ledger tell whom to erase again', async () => {
    const gone = await bench.subject();
    const { rows } = await keysPool.query<KeyRow>(
      'SELECT subject_id, wrapped, master_version FROM subject_keys.keys WHERE wrapped IS NOT NULL',
    );
    await bench.deleteAtOnce(gone);
    await bench.erased([gone.accountId]);
    const kept = await operate('erasures');
    await writeFile(ledger, `${kept.said}\n`);
    expect(kept.said).toContain(gone.accountId);
    expect(kept.said).not.toContain(gone.canary);
    expect(await operate('erasures', '--check', ledger)).toMatchObject({ code: 0 });
    expect(await read(gone)).not.toContain(gone.canary);

    for (const { subject_id, wrapped, master_version } of rows)
      await keysPool.query(
        `UPDATE subject_keys.keys SET wrapped = $2, master_version = $3, destroyed_at = NULL WHERE subject_id = $1`,
        [subject_id, wrapped, master_version],
      );
    expect(await read(gone)).toContain(gone.canary);
    const found = await operate('erasures', '--check', ledger);
    expect([found.code, found.said]).toEqual([1, expect.stringContaining(`${gone.accountId} was erased and is here`)]);

    expect((await operate('erasures', '--repeat', ledger)).code).toBe(0);
    expect(await operate('erasures', '--check', ledger)).toMatchObject({ code: 0 });
    expect(await read(gone)).not.toContain(gone.canary);
    expect(await bench.erasures(gone.accountId)).toBe(1);
  });

  it('[ERASE-04~] of the events, in which the person still lives, is erased again by the ledger', async () => {
    const living = await bench.subject();
    const staying = await bench.subject();
    await bench.projected();
    await writeFile(ledger, '');
    await appendFile(
      ledger,
      `${JSON.stringify({ subject: living.accountId, erasedAt: '2026-11-02T09:00:00.000Z' })}\n`,
    );
    const found = await operate('erasures', '--check', ledger);
    expect([found.code, found.said]).toEqual([1, expect.stringContaining('the log does not record the erasure')]);
    expect((await operate('erasures', '--repeat', ledger)).code).toBe(0);
    await bench.erased([living.accountId]);
    expect(await operate('erasures', '--check', ledger)).toMatchObject({ code: 0 });
    expect(await rowsWith(bench.database, living.canary)).toEqual({});
    expect(await bench.vault.credentials.byEmail(staying.email)).toMatchObject({ accountId: staying.accountId });
    expect(await read(staying)).toContain(staying.canary);
  });

  it('is not repeated by a file that is none', async () => {
    const file = join(folder, `${randomUUID()}.jsonl`);
    expect(await operate('erasures', '--repeat', file)).toMatchObject({ code: 1 });
    await writeFile(file, '{"subject":"everybody"}\n');
    expect(await operate('erasures', '--repeat', file)).toMatchObject({
      code: 1,
      said: `Line 1 of ${file} is no erasure as this program prints it.`,
    });
  });
});
