import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { KafkaFollower } from '@keelson/event-store/kafka';
import { brokerLacking, type OwnBroker, ownBroker } from '@keelson/test-database/broker';
import { runSeed, sizeOf } from '@keelson/test-database/run';
import { type AnyProjection, jobHandler, projection, type Registry, reactor } from '../registration';
import { startRelayProcess } from '../relay/testing/relay-process';
import { kafkaTo, relayTo } from '../relay/testing/relay-to';
import { Bench, type OpenBench, until } from '../testing/bench';
import { History, seeded } from '../testing/history';
import { creditNoteReactor, creditNotes, ledgerProjection } from '../testing/ledger';
import { rebuildNow } from '../testing/rebuild-now';
import { RelayedFeed } from './relayed-feed';

const KILLS = sizeOf('FEED_KILLS');
const NEVER_MS = 3_600_000;

jest.setTimeout(600_000 + KILLS * 150_000);

const ledgers: AnyProjection = projection(ledgerProjection);
const registry: Registry = {
  projections: [ledgers],
  reactors: [reactor(creditNoteReactor)],
  jobHandlers: [jobHandler(creditNotes().handler)],
};

(brokerLacking() === undefined ? describe : describe.skip)('workers that follow the topic of the relay', () => {
  let broker: OwnBroker;
  let bench: OpenBench;
  let following: KafkaFollower | undefined;

  beforeAll(async () => {
    broker = await ownBroker();
  });
  afterAll(() => broker.stop());
  beforeEach(async () => {
    bench = await Bench.open(registry);
  });
  afterEach(async () => {
    await following?.close();
    following = undefined;
    await bench.close();
  });

  const processOf = (topic: string) =>
    startRelayProcess({ urls: bench.database.urls, address: broker.address, topic, follows: true });
  const ownerOf = async (name: string) => {
    const [row] = await bench.rows<{ owner: string | null }>(
      'SELECT owner FROM read_model.checkpoints WHERE projection = $1',
      [name],
    );
    return row?.owner ?? undefined;
  };
  const holding = async (alive: readonly ChildProcess[], name: string) => {
    const owner = await ownerOf(name);
    return Math.max(
      0,
      alive.findIndex(({ pid }) => String(pid) === owner),
    );
  };
  const allProjected = async () => {
    const head = await bench.store.head();
    await bench.projected('ledgers', head);
    await bench.projected('credit-notes', head);
  };
  /** Against a replay of the event store itself, and one job for each event that asks for one. */
  const expectSameAsDirectly = async () => {
    const followed = await bench.checksum(ledgers);
    await rebuildNow(bench, ledgers, {});
    expect(await bench.checksum(ledgers)).toEqual(followed);
    const [counted] = await bench.rows<{ credits: number; requested: number }>(`
      SELECT (SELECT count(*)::int FROM event_store.events WHERE type = 'ledger.credited.v1') AS credits,
             (SELECT count(*)::int FROM read_model.requested_jobs) AS requested`);
    expect(counted?.requested).toBe(counted?.credits);
    expect(counted?.credits).toBeGreaterThan(0);
  };

  it('[EVENT-12~] are woken by it and read nothing else, and come to the same rows as from the event store', async () => {
    const follower = new KafkaFollower({ ...kafkaTo(broker.address, 'alone'), note: () => undefined });
    following = follower;
    let read = 0;
    const feed = new RelayedFeed({
      hashes: bench.store.hashes,
      readAll: async (position, limit) => {
        const page = await bench.store.readAll(position, limit);
        read += page.events.length;
        return page;
      },
    });
    follower.follow((relayed) => feed.take(relayed));
    await until(() => follower.connected, 'the first answer of the broker');
    bench.start({ registry, feed, relay: relayTo(broker.address, 'alone'), timings: { pollMs: NEVER_MS } });
    await allProjected();
    const history = new History(bench, seeded(runSeed()), 40);
    read = 0;
    for (let round = 0; round < 10; round += 1) {
      await history.append(10);
      await allProjected();
    }
    expect(read).toBe(0);
    await follower.close();
    expect(follower.connected).toBe(false);
    await expectSameAsDirectly();
  });

  it(`[EVENT-12~, PROJ-04~] come to the same rows and jobs through ${KILLS} kills each of worker, relay and broker`, async () => {
    const random = seeded(runSeed());
    const history = new History(bench, random, 40);
    const alive: ChildProcess[] = [await processOf('killed'), await processOf('killed')];
    const load = { on: true };
    const appending = (async () => {
      while (load.on) {
        await history.append(4);
        await pause(20);
      }
    })();
    for (let kill = 0; kill < KILLS; kill += 1) {
      for (const held of ['ledgers', 'relay-killed']) {
        const before = await bench.position(held);
        await until(async () => (await bench.position(held)) > before, `${held} to go on`);
        alive.splice(await holding(alive, held), 1)[0]?.kill('SIGKILL');
        alive.push(await processOf('killed'));
      }
      await broker.kill();
      // The workers go on from the event store.
      await bench.projected('ledgers');
      await broker.start();
      const relayed = await bench.position('relay-killed');
      await until(async () => (await bench.position('relay-killed')) > relayed, 'the relay to come back');
    }
    load.on = false;
    await appending;
    await allProjected();
    for (const child of alive) child.kill('SIGKILL');
    await expectSameAsDirectly();
  });

  it('[PROJ-04~] write nothing once they were frozen for longer than their claim and their session', async () => {
    const history = new History(bench, seeded(runSeed()), 40);
    const alive = [await processOf('frozen'), await processOf('frozen')];
    await history.append(20);
    await allProjected();
    const owner = await ownerOf('ledgers');
    const frozen = alive[await holding(alive, 'ledgers')];
    frozen?.kill('SIGSTOP');
    await history.append(20);
    await until(async () => (await ownerOf('ledgers')) !== owner, 'another worker');
    await allProjected();
    frozen?.kill('SIGCONT');
    for (let round = 0; round < 5; round += 1) await history.append(10);
    await allProjected();
    for (const child of alive) child.kill('SIGKILL');
    await expectSameAsDirectly();
  });
});
