import type { EventStore, StoredEvent } from '@keelson/event-store';
import type { RelayedEvent } from '@keelson/event-store/kafka';
import fc from 'fast-check';
import { readFollowing } from '../event-feed';
import { RelayedFeed } from './relayed-feed';
import { ForkingLog } from './testing/forking-log';

const LIMIT = 7;

/** A projection that writes down what it is given, and whose rows go back with the log that loses its end. */
class Reader {
  seen: StoredEvent[] = [];

  constructor(
    private readonly feed: RelayedFeed,
    private readonly log: ForkingLog,
  ) {}

  loseEnd(many: number): void {
    this.log.loseEnd(many);
    this.seen = this.seen.slice(0, this.log.events.length);
  }

  async step(): Promise<void> {
    const parts = { feed: this.feed, store: this.log as unknown as EventStore };
    this.seen.push(...(await readFollowing(parts, this.seen.length, LIMIT)).events);
  }

  async catchUp(): Promise<void> {
    for (let steps = 0; this.seen.length !== this.log.events.length; steps += 1) {
      if (steps > 1_000) throw new Error(`stands at ${this.seen.length} of ${this.log.events.length}`);
      await this.step();
    }
  }
}

const open = (windowBytes?: number) => {
  const log = new ForkingLog();
  const feed = new RelayedFeed(log, windowBytes);
  return { log, feed, reader: new Reader(feed, log) };
};

/** What a relay makes of a batch: copies, a loss, a delay, disorder. */
const delivery = fc.record({
  order: fc.array(fc.nat(30), { maxLength: 40 }),
  late: fc.boolean(),
});
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('append' as const), many: fc.integer({ min: 1, max: 12 }), delivery }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), many: fc.integer({ min: 1, max: 8 }) }) },
);

describe('the feed of relayed events', () => {
  it('[EVENT-12~] delivers what the store holds, through copies, losses, delays, disorder and an end of the log that was lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { maxLength: 40 }),
        fc.integer({ min: 1, max: 40 }),
        async (all, windowBytes) => {
          const { log, feed, reader } = open(windowBytes);
          const late: RelayedEvent[] = [];
          for (const each of all) {
            if (each.kind === 'lose') reader.loseEnd(each.many);
            if (each.kind === 'read') await reader.step();
            if (each.kind !== 'append') continue;
            const added = log.append(each.many);
            const chosen = each.delivery.order.flatMap((index) => added[index % added.length] ?? []);
            if (each.delivery.late) late.push(...chosen);
            else feed.take([...chosen, ...late.splice(0)]);
            expect(reader.seen).toEqual(log.events.slice(0, reader.seen.length));
          }
          feed.take(late);
          await reader.catchUp();
          expect(reader.seen).toEqual(log.events);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('spares the store the reading of what came in time', async () => {
    const { log, feed, reader } = open();
    log.append(5);
    await reader.catchUp();
    expect(log.read).toBe(5);
    feed.take(log.append(20));
    await reader.catchUp();
    expect(log.read).toBe(5);
  });

  it('wakes its readers where it goes on without a hole, and by the event that closes one', async () => {
    const { log, feed, reader } = open();
    let wakes = 0;
    const unsubscribe = feed.onAppended(() => (wakes += 1));
    log.append(3);
    await reader.catchUp();
    await reader.step();
    const [first, second, third] = log.append(3);
    if (!first || !second || !third) throw new Error('three were appended');
    feed.take([second, third]);
    expect(wakes).toBe(0);
    feed.take([first]);
    expect(wakes).toBe(1);
    feed.take([first, second]);
    expect(wakes).toBe(1);
    await reader.catchUp();
    unsubscribe();
    feed.take(log.append(1));
    expect(wakes).toBe(1);
  });

  it('wakes for what came while the store was read for a hole', async () => {
    const { log, feed } = open();
    let wakes = 0;
    feed.onAppended(() => (wakes += 1));
    const [first] = log.append(1);
    const reading = feed.readAll(0, 1);
    const [second] = log.append(1);
    if (!first || !second) throw new Error('two were appended');
    feed.take([second]);
    expect((await reading).events).toEqual([first.event]);
    expect(wakes).toBe(1);
  });

  it('wakes below the place where a log has lost its end', async () => {
    const { log, feed, reader } = open();
    let wakes = 0;
    feed.onAppended(() => (wakes += 1));
    feed.take(log.append(10));
    await reader.catchUp();
    reader.loseEnd(4);
    await reader.step();
    wakes = 0;
    feed.take(log.append(1));
    expect(wakes).toBe(1);
    await reader.catchUp();
    expect(reader.seen).toEqual(log.events);
  });
});
