import { randomBytes, randomUUID } from 'node:crypto';
import type { MasterKey, OperatorConfiguration } from '@keelson/configuration';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec } from '@keelson/event-store/codec';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault, SubjectKeyStore } from '@keelson/vault';
import { Pool } from 'pg';
import { pino } from 'pino';
import { registry } from '../../registry';
import { commandOf } from './commands';
import { withOperatorContext } from './operator-context';
import { productDatabase } from '../../migration/testing/product-database';

const KEYS = 1_200;
const NOW = new Date('2026-11-02T09:00:00.000Z');
const masterKey = (version: number): MasterKey => ({ version, secret: randomBytes(32) });
const [first, second] = [masterKey(1), masterKey(2)];
const subjects = Array.from({ length: KEYS }, (_, index) => `acc_${String(index).padStart(5, '0')}`);

let database: FreshDatabase;
let keysPool: Pool;
let appPool: Pool;
const storeWith = (...masterKeys: readonly MasterKey[]) => new SubjectKeyStore(keysPool, masterKeys);

beforeAll(async () => {
  database = await productDatabase();
  keysPool = new Pool({ connectionString: database.urls.keys });
  appPool = new Pool({ connectionString: database.urls.app });
  for (const pool of [keysPool, appPool]) pool.on('error', () => undefined);
});
afterAll(async () => {
  await Promise.all([keysPool.end(), appPool.end()]);
  await database.drop();
});
beforeEach(() => database.keysAdmin('TRUNCATE subject_keys.keys'));

async function operate(
  masterKeys: readonly MasterKey[],
  stopAfter = Infinity,
): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const configuration = {
    database: { projectorUrl: database.urls.projector, keysUrl: database.urls.keys },
    eventStore: { kind: 'postgres' },
    masterKeys,
  } as unknown as OperatorConfiguration;
  const surroundings = {
    registry,
    log: pino({ level: 'silent' }),
    say: (line: string) => void lines.push(line),
    stopping: () => lines.length >= stopAfter,
  };
  const command = commandOf(['rotate-keys']);
  if (!command) throw new Error('not a command');
  return { code: await withOperatorContext(configuration, surroundings, command), said: lines.join('\n') };
}

async function keysOf(store: SubjectKeyStore): Promise<ReadonlyMap<string, string>> {
  const keys = await store.keysFor(subjects);
  return new Map([...keys].map(([subject, key]) => [subject, key.toString('hex')]));
}

async function made(store: SubjectKeyStore): Promise<ReadonlyMap<string, string>> {
  await Promise.all(subjects.map((subject) => store.keyFor(subject, { create: true })));
  return keysOf(store);
}

describe('rotate-keys', () => {
  it('[SUP-02~] wraps every key anew, so that the old master key may go and everything still opens', async () => {
    const vault = await openVault({ pool: appPool, keysPool, masterKeys: [first] });
    const credential = { accountId: 'acc_00000', kind: 'customer', permissions: [], emailVerified: true } as const;
    await vault.enrol('owner@example.com', { ...credential, passwordHash: 'x' }, NOW);
    const before = await made(storeWith(first));
    const type = 'accounts.signed-in.v1' as const;
    const metadata = {
      commandId: randomUUID(),
      commandHash: 'h',
      correlationId: 'c',
      causationId: 'c',
      actor: { kind: 'customer', id: 'acc_00000' },
      subjectId: 'acc_00000',
      partitionKey: 'acc_00000',
      ip: '192.0.2.7',
    } as const;
    const [sealed] = await createEventCodec(eventCatalogue, storeWith(first)).encode(
      [{ type, data: { method: 'password', failuresBefore: 0 } }],
      metadata,
    );

    expect(await operate([second, first])).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${KEYS + 1} subject keys were re-wrapped under master key 2.`) as string,
    });
    expect(await operate([second, first])).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^0 subject keys/) as string,
    });
    expect(await keysOf(storeWith(second))).toEqual(before);
    await expect(keysOf(storeWith(first))).rejects.toThrow('master key 2 wraps stored keys but is not configured');
    const rotated = await openVault({ pool: appPool, keysPool, masterKeys: [second] });
    expect(await rotated.credentials.byEmail('owner@example.com')).toMatchObject({ accountId: 'acc_00000' });
    const stored = { ...sealed, streamId: 's', version: 1, position: 1, occurredAt: NOW, hash: '' } as never;
    const [opened] = await createEventCodec(eventCatalogue, storeWith(second)).decode([stored]);
    expect(opened?.metadata).toMatchObject({ ip: '192.0.2.7' });
  });

  it('[SUP-02~] goes on where it was stopped', async () => {
    const before = await made(storeWith(first));
    const stopped = await operate([second, first], 1);
    expect(stopped).toMatchObject({ code: 1, said: expect.stringContaining('Stopped. 700 still need') as string });
    expect(await keysOf(storeWith(first, second))).toEqual(before);
    expect(await operate([second, first])).toMatchObject({
      code: 0,
      said: expect.stringContaining('700 subject keys were re-wrapped') as string,
    });
    expect(await keysOf(storeWith(second))).toEqual(before);
  });

  it('[SUP-02~] disturbs nobody who reads, makes or destroys keys meanwhile', async () => {
    const before = await made(storeWith(first));
    const serving = storeWith(second, first);
    const behind = storeWith(first, second);
    const rotation = { over: false };
    const rotating = operate([second, first]).finally(() => (rotation.over = true));
    const destroyed: string[] = [];
    const created: string[] = [];
    for (let round = 0; !rotation.over; round += 1) {
      expect(await keysOf(serving)).toEqual(new Map([...before].filter(([subject]) => !destroyed.includes(subject))));
      const gone = subjects[(round * 37) % KEYS] ?? '';
      await serving.destroy(gone);
      if (!destroyed.includes(gone)) destroyed.push(gone);
      created.push(`new_${round}`);
      expect(await (round % 2 ? serving : behind).keyFor(`new_${round}`, { create: true })).toHaveLength(32);
    }
    await rotating;
    expect(created.length).toBeGreaterThan(1);
    expect(await operate([second, first])).toMatchObject({ code: 0 });
    const after = storeWith(second);
    expect(await keysOf(after)).toEqual(new Map([...before].filter(([subject]) => !destroyed.includes(subject))));
    expect((await after.keysFor(created)).size).toBe(created.length);
    for (const subject of destroyed) expect(await after.keyFor(subject, { create: true })).toBeUndefined();
  });

  it('asks for the newest master key to stand first, and changes nothing', async () => {
    await storeWith(first).keyFor('acc_00000', { create: true });
    expect(await operate([first, second])).toEqual({
      code: 1,
      said: 'The first of KEELSON_MASTER_KEYS is version 1, the newest is 2. Put that one first.',
    });
    expect(await storeWith(first).keyFor('acc_00000', { create: false })).toHaveLength(32);
  });
});
