import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { eventOf, kafkaClient, topicSettings } from '@keelson/event-store/kafka';
import { brokerLacking, type OwnBroker, ownBroker } from '@keelson/test-database/broker';
import { runSeed, sizeOf } from '@keelson/test-database/run';
import type { Registry } from '../registration';
import { Bench, type OpenBench, until } from '../testing/bench';
import { CANARY, goldenEvents, withPersonalCanaries } from '../testing/golden-events';
import { History, seeded } from '../testing/history';
import { faultsOf } from './testing/judge-topic';
import { connectionTo, readTopic } from './testing/read-topic';
import { startRelayProcess } from './testing/relay-process';
import { relayTo } from './testing/relay-to';

const KILLS = sizeOf('RELAY_KILLS');
const BROKER_KILLS = sizeOf('BROKER_KILLS');
const PARTITIONS = 4;

jest.setTimeout(600_000 + KILLS * 30_000 + BROKER_KILLS * 120_000);

const registry: Registry = { projections: [], reactors: [], jobHandlers: [] };

(brokerLacking() === undefined ? describe : describe.skip)('the relay to Kafka', () => {
  let broker: OwnBroker;
  let bench: OpenBench;

  beforeAll(async () => {
    broker = await ownBroker();
  });
  afterAll(() => broker.stop());
  beforeEach(async () => {
    bench = await Bench.open(registry);
  });
  afterEach(() => bench.close());

  const faults = async (topic: string) =>
    faultsOf(await readTopic(broker.address, topic), (await bench.store.readAll(0, 100_000)).events, PARTITIONS);
  const relayed = async (topic: string) => {
    const head = await bench.store.head();
    await bench.projected(`relay-${topic}`, head);
    return head;
  };
  const processOf = (topic: string) => startRelayProcess({ urls: bench.database.urls, address: broker.address, topic });
  const ownerOf = async (topic: string) => {
    const [row] = await bench.rows<{ owner: string | null }>(
      'SELECT owner FROM read_model.checkpoints WHERE projection = $1',
      [`relay-${topic}`],
    );
    return row?.owner ?? undefined;
  };

  it('[ES-05~] publishes what was stored before it began and since, each event once where nothing fails', async () => {
    const history = new History(bench, seeded(runSeed()), 40);
    for (let round = 0; round < 10; round += 1) await history.append(10);
    bench.start({ registry, relay: relayTo(broker.address, 'plain') });
    for (let round = 0; round < 10; round += 1) await history.append(10);
    const head = await relayed('plain');
    const messages = await readTopic(broker.address, 'plain');
    expect(messages).toHaveLength(head);
    expect(await faults('plain')).toEqual([]);
    expect(new Set(messages.map(({ partition }) => partition)).size).toBe(PARTITIONS);
  });

  it(`[ES-05] loses nothing and keeps the order of each key through ${KILLS} kills of the relay`, async () => {
    const random = seeded(runSeed());
    const history = new History(bench, random, 40);
    await history.append(20);
    const alive: ChildProcess[] = [await processOf('killed'), await processOf('killed')];
    const load = { on: true };
    const appending = (async () => {
      while (load.on) {
        await history.append(4);
        await pause(10);
      }
    })();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = await bench.position('relay-killed');
      await until(async () => (await bench.position('relay-killed')) > before, 'the relay to go on');
      await pause(random() * 100);
      const leader = await ownerOf('killed');
      const at = Math.max(
        0,
        alive.findIndex(({ pid }) => String(pid) === leader),
      );
      alive.splice(at, 1)[0]?.kill('SIGKILL');
      alive.push(await processOf('killed'));
    }
    load.on = false;
    await appending;
    await relayed('killed');
    for (const child of alive) child.kill('SIGKILL');
    expect(await faults('killed')).toEqual([]);
  });

  it('[ES-05~] hands over to another process when its leader is frozen, and keeps the order when that wakes up', async () => {
    const history = new History(bench, seeded(runSeed()), 40);
    await history.append(20);
    const alive = [await processOf('frozen'), await processOf('frozen')];
    await relayed('frozen');
    const owner = await ownerOf('frozen');
    const leader = alive.find(({ pid }) => String(pid) === owner);
    expect(leader).toBeDefined();
    leader?.kill('SIGSTOP');
    await history.append(20);
    await until(async () => (await ownerOf('frozen')) !== owner, 'another leader');
    await relayed('frozen');
    leader?.kill('SIGCONT');
    await history.append(20);
    await relayed('frozen');
    for (const child of alive) child.kill('SIGKILL');
    expect(await faults('frozen')).toEqual([]);
  });

  it(`[ES-05~] waits for a broker that is away and says so, and has lost nothing after ${BROKER_KILLS} kills of it`, async () => {
    const history = new History(bench, seeded(runSeed()), 40);
    const worker = bench.start({ registry, relay: relayTo(broker.address, 'away') });
    const standing = async () => (await worker.status()).subscriptions[0]!;
    await history.append(20);
    await relayed('away');
    for (let kill = 0; kill < BROKER_KILLS; kill += 1) {
      // In the midst of publishing, half of the time.
      const appended = history.append(40);
      if (kill % 2 === 0) await appended;
      await broker.kill();
      await appended;
      await history.append(20);
      await until(async () => (await standing()).state === 'failing', 'the relay to say that it waits');
      expect((await standing()).lastFailure).toMatch(/^PublisherUnavailable: nothing published to away/);
      expect((await standing()).lag).toBeGreaterThan(0);
      expect((await standing()).parkedStreams).toBe(0);
      await broker.start();
      await relayed('away');
    }
    await until(async () => (await standing()).state === 'running', 'the relay to run again');
    expect(await faults('away')).toEqual([]);
  });

  it('makes the topic as configured, and waits where it is cut otherwise', async () => {
    await bench.append('ledger-1', 0, [{ type: 'ledger.opened.v1', data: { name: 'Harbour' } }]);
    const other = relayTo(broker.address, 'cut', PARTITIONS + 1);
    const made = bench.start({ registry, relay: relayTo(broker.address, 'cut') });
    await relayed('cut');
    await made.drain();
    const admin = kafkaClient(connectionTo(broker.address), () => undefined).admin();
    await admin.connect();
    const kept = await topicSettings(admin, 'cut', ['retention.ms', 'cleanup.policy', 'message.timestamp.type']);
    expect(Object.fromEntries(kept)).toEqual({
      'retention.ms': '86400000',
      'cleanup.policy': 'delete',
      'message.timestamp.type': 'LogAppendTime',
    });
    await admin.disconnect();

    const worker = bench.start({ registry, relay: other });
    await bench.append('ledger-1', 1, [{ type: 'ledger.closed.v1', data: {} }]);
    const failure = async () => (await worker.status()).subscriptions[0]?.lastFailure;
    await until(async () => (await failure())?.includes('has 4 partitions') === true, 'the relay to name the fault');
    expect(await readTopic(broker.address, 'cut')).toHaveLength(1);
  });

  it('[ERASE-02~, ERASE-03~] puts no personal value on the broker, and what it has opens no more after an erasure', async () => {
    const subject = 'acc_00000000-0000-7000-8000-000000000001';
    const keys = new InMemorySubjectKeys();
    const codec = createEventCodec(eventCatalogue, keys);
    const current = goldenEvents().filter(({ type }) => Object.hasOwn(eventCatalogue.current, type));
    const events = await codec.encode(
      current.map((event) => ({ ...event, data: withPersonalCanaries(event) })),
      {
        ...{ commandId: randomUUID(), commandHash: '', correlationId: randomUUID(), causationId: randomUUID() },
        ...{ actor: { kind: 'customer', id: subject }, subjectId: subject, partitionKey: subject },
        ...{ ip: '203.0.113.77', userAgent: CANARY },
      },
    );
    await bench.store.append({ streamId: `account-${subject}`, expectedVersion: 0, events });
    bench.start({ registry, relay: relayTo(broker.address, 'sealed') });
    await relayed('sealed');

    const messages = await readTopic(broker.address, 'sealed');
    expect(messages).toHaveLength(current.length);
    expect(new Set(messages.flatMap(({ headers }) => headers.map((header) => header.split(':')[0])))).toEqual(
      new Set(['event-id', 'event-type']),
    );
    const bytes = filesOf(join(broker.folder, 'log'));
    expect(bytes.includes(subject)).toBe(true);
    expect([CANARY, '203.0.113.77'].filter((personal) => bytes.includes(personal))).toEqual([]);

    const relayedEvents = messages.map(({ value }) => eventOf(value));
    // A reader of its own each time: one that goes on may keep keys for a moment.
    const opened = async () => JSON.stringify(await createEventCodec(eventCatalogue, keys).decode(relayedEvents));
    expect(await opened()).toContain('203.0.113.77');
    keys.destroy(subject);
    const erased = await opened();
    expect([CANARY, '203.0.113.77'].filter((personal) => erased.includes(personal))).toEqual([]);
  });
});

function filesOf(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return Buffer.concat(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name))));
}
