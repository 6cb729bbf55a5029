import type { FreshDatabase } from '@keelson/test-database';
import pg from 'pg';
import { CuttableProxy } from '../kurrentdb/testing/cuttable-proxy';
import { FakeKurrentDb } from '../kurrentdb/testing/fake-server';
import { migratedDatabase } from '../conformance/migrated-database';
import { newStream, sampleAppend } from '../conformance/sample-appends';
import { EventStoreUnavailable } from '../port';
import { type RootKey, rootKeyOf } from '../roots';
import { AnotherLog, type ChosenStore, enterLog, type LogOfRecord, openLog } from '.';

const key: RootKey = rootKeyOf(Buffer.alloc(32, 'seed'));
const PATIENT = { connect: 30_000, statement: 60_000, lock: 60_000 };
const POSTGRES: ChosenStore = { kind: 'postgres' };

let database: FreshDatabase;
let server: FakeKurrentDb;
let chosen: ChosenStore;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await migratedDatabase();
  server = new FakeKurrentDb();
  await server.start();
  chosen = { kind: 'kurrentdb', connectionString: server.connectionString };
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  server.stop();
  await database.drop();
});

async function entered(store: ChosenStore): Promise<void> {
  const pool = new pg.Pool({ connectionString: database.urls.owner, max: 1 });
  try {
    await enterLog(pool, store);
  } finally {
    await pool.end();
  }
}

async function opened(store: ChosenStore): Promise<LogOfRecord> {
  const log = await openLog(store, { connectionString: database.urls.projector, limits: PATIENT });
  closing.push(() => log.close());
  return log;
}

const append = async (log: LogOfRecord, streamId: string, expectedVersion: number, partitionKey = 'acc_1') => {
  const outcome = await log.append(
    sampleAppend({ streamId, expectedVersion, partitionKey, data: [{ note: 'ten' }, { note: 'twenty' }] }),
  );
  if (outcome.kind !== 'appended') throw new Error(outcome.kind);
  return outcome;
};

/** What somebody does who has the server's files. */
function forge(streamId: string, revision: number, change: (data: string) => string): void {
  const event = server.log.stream(streamId)[revision];
  if (!event) throw new Error('no such event');
  Object.assign(event, { data: Buffer.from(change(Buffer.from(event.data).toString())) });
}

describe('the log that the configuration chooses', () => {
  it('[EVENT-11~] is the table of events unless the main database was entered for KurrentDB', async () => {
    await entered(POSTGRES);
    const log = await opened(POSTGRES);
    await append(log, newStream(), 0);
    expect(log.capabilities.densePositions).toBe(true);
    await expect(opened(chosen)).rejects.toThrow(AnotherLog);
    await expect(entered(chosen)).rejects.toThrow('this main database has events of its own');
  });

  it('[EVENT-11~] is KurrentDB once the main database was entered for it, and never the table again', async () => {
    await expect(opened(chosen)).rejects.toThrow('was not migrated with it');
    await entered(chosen);
    await entered(chosen);
    const log = await opened(chosen);
    const stream = newStream();
    await append(log, stream, 0);
    expect(await log.readStream(stream)).toHaveLength(2);
    expect(server.log.stream(stream)).toHaveLength(2);
    await expect(opened(POSTGRES)).rejects.toThrow(AnotherLog);
    await expect(entered(POSTGRES)).rejects.toThrow('are kept in KurrentDB');
    const { rows } = await database.admin('SELECT count(*)::int AS events FROM event_store.events');
    expect(rows).toEqual([{ events: 0 }]);
  });

  it('does not open while KurrentDB is away, nor on an address that is none, and never shows the password', async () => {
    await entered(chosen);
    const proxy = await CuttableProxy.before(server.connectionString);
    closing.push(() => proxy.close());
    proxy.shut();
    await expect(opened({ kind: 'kurrentdb', connectionString: proxy.connectionString })).rejects.toThrow(
      EventStoreUnavailable,
    );
    const unusable = { kind: 'kurrentdb', connectionString: 'kurrentdb://k:hunter2@127.0.0.1:1?colour=red' } as const;
    await expect(opened(unusable)).rejects.toThrow(/^the connection string of KurrentDB has an option/);
  });

  it('is refused when KurrentDB is older than the main database', async () => {
    await entered(chosen);
    await append(await opened(chosen), newStream(), 0);
    const another = await migratedDatabase();
    closing.push(() => another.drop());
    const pool = new pg.Pool({ connectionString: another.urls.owner, max: 1 });
    closing.push(() => pool.end());
    await expect(enterLog(pool, chosen)).rejects.toThrow('KurrentDB has events already');
  });

  it('is refused when KurrentDB lost what a signed root covers, or holds another log', async () => {
    await entered(chosen);
    const log = await opened(chosen);
    await append(log, newStream(), 0);
    expect((await log.sealLog(key)).kind).toBe('sealed');
    await opened(chosen);
    const other = new FakeKurrentDb();
    await other.start();
    closing.push(async () => other.stop());
    await expect(opened({ kind: 'kurrentdb', connectionString: other.connectionString })).rejects.toThrow(AnotherLog);
  });
});

describe('the chains and signed roots of a log in KurrentDB', () => {
  let log: LogOfRecord;
  const [first, second] = ['samples-1', 'samples-2'];

  beforeEach(async () => {
    await entered(chosen);
    log = await opened(chosen);
    await append(log, first, 0, 'acc_ann');
    await append(log, second, 0, 'acc_ben');
  });

  it('[ES-07~, EVENT-06~] hold for what was appended, each root upon the one before', async () => {
    expect(await log.verifyAll()).toEqual({ kind: 'intact', events: 4 });
    expect(await log.verifyStream(first)).toEqual({ kind: 'intact', events: 2 });
    expect(await log.verifyLog(key)).toEqual({ kind: 'intact', events: 4, roots: 0 });
    const sealed = await log.sealLog(key);
    expect(sealed).toMatchObject({ kind: 'sealed', root: { position: await log.head(), previous: 0 } });
    expect((await log.sealLog(key)).kind).toBe('unchanged');
    const { position } = await append(log, first, 2, 'acc_ann');
    const seals = await Promise.all([log.sealLog(key), log.sealLog(key)]);
    expect(seals.every(({ kind }) => kind === 'sealed' || kind === 'unchanged')).toBe(true);
    expect(await log.newestRoot()).toMatchObject({ position });
    expect(await log.verifyLog(key)).toEqual({ kind: 'intact', events: 6, roots: 2 });
    const roots = await log.verifyRootsOver(key, 'acc_ben', []);
    expect(roots).toMatchObject({ roots: 1, newest: { previous: 0 } });
    expect(await log.verifyRootsOver(key, 'acc_ben', [position])).toMatchObject({ roots: 2, newest: { position } });
    expect(await log.verifyAccount('acc_ann', [])).toEqual({ streams: 1, events: 4 });
    const [elsewhere] = await log.readStream(second);
    expect(await log.verifyAccount('acc_ann', [elsewhere!.position])).toEqual({ streams: 2, events: 5 });
  });

  it('[EVENT-06~] find one changed value, and name the event', async () => {
    forge(second, 0, (data) => data.replace('ten', 'tin'));
    const [event] = await log.readStream(second);
    const fault = {
      ...{ kind: 'broken', reason: 'hash-differs', streamId: second, version: 1 },
      ...{ position: event!.position, eventId: event!.eventId, type: event!.type },
    };
    expect(await log.verifyAll()).toEqual(fault);
    expect(await log.verifyStream(second)).toEqual(fault);
    expect(await log.verifyAccount('acc_ben', [])).toEqual({ streams: 1, events: 0, fault });
    expect(await log.verifyStream(first)).toEqual({ kind: 'intact', events: 2 });
  });

  it('[EVENT-06~] find events that a truncation took', async () => {
    server.log.truncate(first, 1);
    expect(await log.verifyStream(first)).toMatchObject({ kind: 'broken', reason: 'version-missing', version: 2 });
    expect(await log.verifyAll()).toMatchObject({ kind: 'broken', reason: 'version-missing', streamId: first });
  });

  it('[EVENT-06~] find by the signed roots alone that the end of a stream, or the log’s, is gone', async () => {
    expect((await log.sealLog(key)).kind).toBe('sealed');
    const root = (await log.newestRoot())!;
    server.log.truncate(first, 2);
    expect(await log.verifyAll()).toEqual({ kind: 'intact', events: 2 });
    expect(await log.verifyLog(key)).toMatchObject({ kind: 'root-broken', reason: 'heads-differ' });
    expect(await log.verifyLogAgainst(root, key)).toMatchObject({ kind: 'root-broken', reason: 'heads-differ' });
    await append(log, newStream(), 0);
    expect(await log.sealLog(key)).toMatchObject({ kind: 'root-broken', reason: 'heads-differ' });
    server.log.truncate(second, 2);
    expect(await log.verifyLog(key)).toMatchObject({ kind: 'root-broken', reason: 'events-missing' });
  });
});
