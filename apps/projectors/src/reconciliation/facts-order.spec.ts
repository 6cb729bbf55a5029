import { eventCatalogue } from '@keelson/domain/catalogue';
import {
  objectIdOf,
  providerObjectStream,
  RECONCILIATION_PARTITION,
  SWEEP_STREAM,
} from '@keelson/domain/reconciliation';
import { createEventCodec, InMemorySubjectKeys } from '@keelson/event-store/codec';
import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import { canonicalJson } from '@keelson/kernel';
import { runSeed, sizeOf } from '@keelson/test-database/run';
import fc from 'fast-check';
import { workerRunner } from '../runtime/worker-runner';
import { factOf, stateAbout, type Stating } from './state-facts';
import { sweep } from './sweep';
import { type Act, ProviderBooks } from './testing/provider-books';

const ORDERS = sizeOf('FACT_ORDERS');
const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());

jest.setTimeout(300_000 + ORDERS * 200);

/** One thing that happens; `cut` is the call at which it breaks off, if it comes so far. */
type Step =
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'notice'; readonly which: number; readonly cut: number | undefined }
  | { readonly kind: 'sweep'; readonly cut: number | undefined };

interface History {
  readonly steps: readonly Step[];
  /** Whether what is left is told in the end; else a sweep must find it. */
  readonly told: boolean;
  /** How many steps begin before the one before them has ended. */
  readonly atOnce: number;
  readonly waits: readonly number[];
}

const act: fc.Arbitrary<Act> = fc.record({
  name: fc.constantFrom(
    'charge',
    'charge',
    'charge',
    'settle',
    'refund',
    'dispute',
    'close',
    'payout',
    'hand-payout',
    'pay',
  ),
  which: fc.nat(20),
  pence: fc.integer({ min: 1, max: 60_000 }),
});
const cut = fc.option(fc.nat(30), { nil: undefined });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: act.map((each) => ({ kind: 'act', act: each }) as const) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('notice' as const), which: fc.nat(40), cut }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const), cut }) },
);
const history: fc.Arbitrary<History> = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 40 }),
  told: fc.boolean(),
  atOnce: fc.integer({ min: 1, max: 4 }),
  waits: fc.array(fc.nat(4), { minLength: 1, maxLength: 12 }),
});

class Cut extends Error {}

/** The workers over one log and one provider, which break off where they are told to. */
class Recording {
  readonly log = new InMemoryEventStore(() => this.books.now);
  private calls = 0;
  readonly books = new ProviderBooks(() => this.dawdle());

  constructor(private readonly waits: readonly number[]) {}

  async act(each: Step, cause: string): Promise<void> {
    if (each.kind === 'act') {
      this.books.act(each.act);
      return;
    }
    await this.work(each, cause, each.cut).catch((error: unknown) => {
      if (!(error instanceof Cut)) throw error;
    });
  }

  async work(each: Exclude<Step, { kind: 'act' }>, cause: string, cutAt: number | undefined): Promise<void> {
    const stating = this.stating(cutAt);
    if (each.kind === 'sweep') {
      const { now } = this.books;
      await sweep({ ...stating, clock: () => now, sweepId: SWEEP_ID, signal: new AbortController().signal });
      return;
    }
    const { notices } = this.books;
    const about = notices[each.which % Math.max(1, notices.length)];
    if (about) await stateAbout(about, cause, stating);
  }

  /** The last fact of each object, as bytes. */
  async recorded(): Promise<string> {
    const streams = new Map<string, unknown>();
    for (const { streamId, type, data } of await codec.decode(await this.log.readPartition(RECONCILIATION_PARTITION)))
      if (streamId !== SWEEP_STREAM) streams.set(streamId, { type, data });
    return canonicalJson(Object.fromEntries(streams));
  }

  /** Streams in which something stands after what the provider stated later. */
  async goneBack(): Promise<readonly string[]> {
    const left = new Map(
      [...this.books.versions].map(([id, all]) => [
        providerObjectStream(id),
        all.map((each) => canonicalJson(factOf(each))),
      ]),
    );
    const events = await codec.decode(await this.log.readPartition(RECONCILIATION_PARTITION));
    return events.flatMap(({ streamId, type, data }) => {
      const versions = left.get(streamId);
      if (versions === undefined) return [];
      const index = versions.indexOf(canonicalJson({ type, data }));
      left.set(streamId, versions.slice(index + 1));
      return index < 0 ? [streamId] : [];
    });
  }

  stated(): string {
    const facts = this.books.everything().map(factOf);
    return canonicalJson(Object.fromEntries(facts.map((each) => [providerObjectStream(objectIdOf(each)), each])));
  }

  private stating(cutAt: number | undefined): Stating {
    let calls = 0;
    const count = (): void => {
      calls += 1;
      if (calls === cutAt) throw new Cut();
    };
    const counted = <Target extends object>(target: Target): Target =>
      new Proxy(target, {
        get: (of, name) => {
          const member: unknown = Reflect.get(of, name, of);
          if (typeof member !== 'function') return member;
          return (...given: readonly unknown[]): unknown => {
            count();
            return Reflect.apply(member, of, given);
          };
        },
      });
    return { runner: workerRunner({ store: counted(this.log), codec }), statements: counted(this.books) };
  }

  private async dawdle(): Promise<void> {
    this.calls += 1;
    for (let turn = this.waits[this.calls % this.waits.length] ?? 0; turn > 0; turn -= 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
}

const SWEEP_ID = '01932b7e-7d1c-5aaa-8000-0000000000e1';

async function lived({ steps, told, atOnce, waits }: History): Promise<Recording> {
  const recording = new Recording(waits);
  const running = new Set<Promise<void>>();
  for (const [index, each] of steps.entries()) {
    const work = recording.act(each, `step ${index}`).finally(() => running.delete(work));
    running.add(work);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  if (told)
    for (const which of recording.books.notices.keys())
      await recording.work({ kind: 'notice', which, cut: undefined }, `told ${which}`, undefined);
  else await recording.work({ kind: 'sweep', cut: undefined }, 'last', undefined);
  return recording;
}

describe('what the provider states', () => {
  it(`[EVENT-09~] is recorded byte for byte the same, told or swept, ${ORDERS} times shuffled, doubled, delayed and cut`, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (each) => {
        const recording = await lived(each);
        expect(await recording.recorded()).toBe(recording.stated());
        expect(await recording.goneBack()).toEqual([]);
      }),
      { numRuns: ORDERS, seed: runSeed() },
    );
  });

  it('is never older than what was recorded before, however long an answer was under way', async () => {
    let arrive: () => void = () => undefined;
    const underWay = new Promise<void>((resolve) => (arrive = resolve));
    let calls = 0;
    const books = new ProviderBooks(async () => {
      calls += 1;
      if (calls === 1) await underWay;
    });
    const store = new InMemoryEventStore(() => books.now);
    const stating = { runner: workerRunner({ store, codec }), statements: books };
    books.act({ name: 'charge', which: 0, pence: 5_640 });
    books.act({ name: 'payout', which: 0, pence: 1 });
    const about = books.notices.at(-1)!;
    const late = stateAbout(about, 'first', stating);
    books.act({ name: 'pay', which: 0, pence: 1 });
    await stateAbout(about, 'second', stating);
    arrive();
    await late;
    const events = await codec.decode(await store.readStream(providerObjectStream(about.id)));
    expect(events.map(({ data }) => data)).toMatchObject([{ status: 'paid', reconciliation: 'completed' }]);
  });

  it('is recorded once, however often it is said', async () => {
    const recording = new Recording([1]);
    recording.books.act({ name: 'charge', which: 0, pence: 5_640 });
    for (let turn = 0; turn < 3; turn += 1)
      await recording.work({ kind: 'notice', which: 0, cut: undefined }, `turn ${turn}`, undefined);
    const events = await recording.log.readPartition(RECONCILIATION_PARTITION);
    expect(events.map(({ type }) => type)).toEqual([
      'reconciliation.transaction-stated.v1',
      'reconciliation.charge-stated.v1',
    ]);
  });
});
