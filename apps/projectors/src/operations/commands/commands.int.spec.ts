import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExportedRoot, rootKeyOf, statementOf } from '@keelson/event-store/roots';
import { Client } from 'pg';
import { pino } from 'pino';
import { type AnyProjection, jobHandler, projection, reactor, type Registry } from '../../runtime/registration';
import { Bench, type OpenBench, until } from '../../runtime/testing/bench';
import { creditNoteReactor, creditNotes, cures, ledgerProjection } from '../../runtime/testing/ledger';
import { openLedgers } from '../../runtime/testing/streams-of';
import { verifierOf } from '../../verification/testing/verifier-of';
import { recomputeChainFrom } from '../../verification/testing/recompute-chain';
import { commandOf } from './commands';
import type { OperatorContext } from './operator-context';

const ledgers: AnyProjection = projection(ledgerProjection);

let bench: OpenBench;
let registry: Registry;
afterEach(() => bench.close());

async function start(): Promise<void> {
  const notes = creditNotes(async ({ amount }) => {
    if (amount === 10 && !cures.has('mail')) throw Object.assign(new Error('bounced'), { name: 'MailRefused' });
  });
  registry = {
    projections: [ledgers],
    reactors: [reactor(creditNoteReactor)],
    jobHandlers: [jobHandler(notes.handler)],
  };
  bench = await Bench.open(registry);
  bench.start({ registry });
  await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
}

async function operate(...words: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const command = commandOf(words);
  if (!command) throw new Error(`not a command: ${words.join(' ')}`);
  const context = {
    pool: bench.pool,
    store: bench.store,
    codec: bench.codec,
    catalogue: bench.catalogue,
    verifier: verifierOf(bench),
    registry,
    log: pino({ level: 'silent' }),
    say: (line: string) => lines.push(line),
    stopping: () => false,
  } as unknown as OperatorContext;
  return { code: await command(context), said: lines.join('\n') };
}

describe('the operate commands', () => {
  beforeEach(() => cures.clear());

  it('say that all is well', async () => {
    await start();
    await openLedgers(bench, 1, () => undefined);
    cures.add('mail');
    await bench.projected('ledgers');
    await bench.projected('credit-notes');
    expect(await operate('lag')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ledgers\s+projection\s+1\s+3\s+0\s+0/) as string,
    });
    expect(await operate('parked')).toEqual({ code: 0, said: 'No stream is parked.' });
    expect(await operate('verify')).toEqual({
      code: 0,
      said: 'All 3 events are as they were appended. No root is signed yet.',
    });
    expect(await operate('verify', 'ledgers')).toEqual({
      code: 0,
      said: 'ledgers equals its replay: 1 rows at position 3.',
    });
    expect(await operate('rebuild', 'ledgers')).toEqual({ code: 0, said: 'ledgers was rebuilt and is live.' });
  });

  it('show what stands still, and set it going again', async () => {
    await start();
    await openLedgers(bench, 2, (index) => (index === 1 ? 'throws' : undefined));
    await until(async () => (await operate('parked')).said.includes('by command'), 'the stream to be parked');
    await until(async () => /credit-note\s+0\s+0\s+3\s+2/.test((await operate('jobs')).said), 'the failed jobs');
    expect(await operate('parked')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/ledgers\s+ledger-1\s+3\s+5/) as string,
    });
    expect(await operate('lag')).toMatchObject({ code: 1, said: expect.stringContaining('2 failed jobs') as string });
    expect((await operate('retry', 'ledgers', 'ledger-1')).said).toContain(
      'still fails at its version 3: Error: poisonous event',
    );
    cures.add('throws').add('mail');
    expect(await operate('retry', 'ledgers', 'ledger-1')).toEqual({
      code: 0,
      said: 'ledger-1 was replayed for ledgers and goes on.',
    });
    expect((await operate('retry', 'ledgers', 'ledger-1')).code).toBe(1);
    const failed = await bench.rows<{ id: string }>(`SELECT id FROM pgboss.job WHERE state = 'failed'`);
    for (const { id } of failed) expect((await operate('jobs', 'retry', 'credit-note', id)).code).toBe(0);
    await until(async () => (await operate('jobs')).code === 0, 'the jobs to be done');
    expect((await operate('lag')).code).toBe(0);
  });

  it('find a row that was changed behind the projection’s back, and rebuild it', async () => {
    await start();
    await openLedgers(bench, 3, () => undefined);
    await bench.projected('ledgers');
    await bench.rows(`UPDATE read_model.ledgers SET balance = balance + 1 WHERE stream_id = 'ledger-2'`);
    expect(await operate('verify', 'ledgers')).toEqual({
      code: 1,
      said: 'ledgers differs from its replay at position 9. Rebuild it.',
    });
    expect((await operate('rebuild', 'ledgers')).code).toBe(0);
    expect((await operate('verify', 'ledgers')).code).toBe(0);
    expect(await bench.position('ledgers__next')).toBe(-1);
  });

  it('[EVENT-06~] print a signed root that is kept elsewhere, and check it', async () => {
    await start();
    expect(await operate('root')).toEqual({ code: 1, said: 'The log has no events yet.' });
    await openLedgers(bench, 2, () => undefined);
    const { code, said } = await operate('root');
    expect(code).toBe(0);
    expect(JSON.parse(said)).toEqual({
      position: 6,
      previous: 0,
      root: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      madeAt: expect.stringMatching(/Z$/) as string,
      keyId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      signature: expect.stringMatching(/^[\w+/]{86}==$/) as string,
      publicKey: expect.stringMatching(/^MCowBQYDK2VwAyEA/) as string,
    });
    expect(await operate('root')).toEqual({ code, said });
    expect(await operate('verify')).toEqual({
      code: 0,
      said: 'All 6 events are as they were appended, and the signed root holds.',
    });
  });

  describe('hold the log against a root that was kept elsewhere', () => {
    let folder: string;
    let file: string;
    let root: ExportedRoot;

    beforeEach(async () => {
      await start();
      await openLedgers(bench, 3, () => undefined);
      folder = await mkdtemp(join(tmpdir(), 'keelson-root-'));
      file = join(folder, 'root.json');
      const { said } = await operate('root');
      await writeFile(file, `${said}\n`);
      root = JSON.parse(said) as ExportedRoot;
      await bench.append('ledger-late', 0, [{ type: 'ledger.opened.v1', data: { name: 'Late' } }]);
    });
    afterEach(() => rm(folder, { recursive: true }));

    const check = () => operate('root', '--check', file);
    const tamper = async (sql: string) => {
      for (const table of ['events', 'roots'])
        await bench.database.admin(`ALTER TABLE event_store.${table} DISABLE TRIGGER ALL`);
      await bench.database.admin(sql);
    };
    const forge = `UPDATE event_store.events SET data = replace(data::text, 'amount', 'amounu')::json WHERE position = 2`;

    it('[EVENT-06~] which still agrees, also after the log has grown and was signed again', async () => {
      const agreed = {
        code: 0,
        said: `The log agrees with the root of ${root.madeAt}: its first 9 of 10 events are those that were signed then.`,
      };
      expect(await check()).toEqual(agreed);
      await operate('root');
      expect(await check()).toEqual(agreed);
    });

    it('[EVENT-06~] of which one byte of an event was changed', async () => {
      await tamper(forge);
      const { code, said } = await check();
      expect(code).toBe(1);
      expect(said).toMatch(/^The log does not agree with the root of .*\nThe log was changed\. The first bad event is/);
      expect(said).toContain('position 2, type ledger.credited.v1, reason hash-differs');
    });

    it('[EVENT-06] which a superuser rewrote with all its hashes and signed anew: only the kept root finds that', async () => {
      const [second] = (await bench.store.readAll(1, 1)).events;
      await tamper(forge);
      await tamper(await recomputeChainFrom(bench.store, second!.streamId));
      await tamper('DELETE FROM event_store.roots');
      expect((await operate('root')).code).toBe(0);
      expect((await operate('verify')).code).toBe(0);
      const { code, said } = await check();
      expect(code).toBe(1);
      expect(said).toContain('reason heads-differ');
    });

    it.each([
      [
        'lost events',
        (kept: ExportedRoot) => kept,
        'DELETE FROM event_store.events WHERE position > 8',
        'events-missing',
      ],
      [
        'a changed signature',
        (kept: ExportedRoot) => ({ ...kept, madeAt: '2026-01-01T00:00:00.000Z' }),
        '',
        'signature-differs',
      ],
      ['a root of another place', (kept: ExportedRoot) => ({ ...kept, previous: 1 }), '', 'signature-differs'],
    ])('[EVENT-06~] and finds %s', async (_name, change, sql, reason) => {
      if (sql !== '') await tamper(sql);
      await writeFile(file, JSON.stringify(change(root)));
      expect(await check()).toMatchObject({ code: 1, said: expect.stringContaining(`reason ${reason}`) as string });
    });

    it('says that another key signs now, that the file holds none, or that it is not there', async () => {
      const key = rootKeyOf(Buffer.alloc(32, 'other'));
      const { signature: _, publicKey: __, ...unsigned } = { ...root, keyId: key.keyId };
      const resigned = { ...unsigned, signature: key.sign(statementOf(unsigned)), publicKey: key.publicKey };
      await writeFile(file, JSON.stringify(resigned));
      expect(await check()).toMatchObject({
        code: 1,
        said: expect.stringContaining('another key signs now') as string,
      });
      for (const text of ['', '{}', 'null', '[1]', 'no json', JSON.stringify({ ...root, publicKey: 'x' })]) {
        await writeFile(file, text);
        expect((await check()).code).toBe(1);
      }
      await rm(file);
      expect((await check()).said).toContain('cannot be read');
      await writeFile(file, '');
    });
  });

  it('[EVENT-06~, AUD-02] name the first event of which one byte was changed behind the store’s back, as no role of the product can', async () => {
    await start();
    await openLedgers(bench, 3, () => undefined);
    const { app, projector, owner } = bench.database.urls;
    for (const [url, code] of [
      [app, '42501'],
      [projector, '42501'],
      [owner, '23001'],
    ] as const) {
      const client = new Client({ connectionString: url });
      await client.connect();
      for (const sql of [
        `UPDATE event_store.events SET type = 'x'`,
        'DELETE FROM event_store.events',
        'TRUNCATE event_store.events',
      ]) {
        await expect(client.query(sql)).rejects.toMatchObject({ code });
      }
      await client.end();
    }
    const [second] = (await bench.store.readAll(1, 1)).events;
    await bench.database.admin('ALTER TABLE event_store.events DISABLE TRIGGER ALL');
    await bench.database.admin(
      `UPDATE event_store.events SET data = replace(data::text, 'amount', 'amounu')::json WHERE position = 2`,
    );
    expect(await operate('verify')).toEqual({
      code: 1,
      said: [
        `The log was changed. The first bad event is ${second!.eventId}:`,
        `stream ${second!.streamId}, version ${second!.version}, position 2, type ${second!.type}, reason hash-differs`,
      ].join('\n'),
    });
  });
});
