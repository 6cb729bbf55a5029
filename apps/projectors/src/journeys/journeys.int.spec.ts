import fc from 'fast-check';
import { ProductBench } from '../runtime/testing/product-bench';
import { registry } from '../registry';
import { lived, walk } from './testing/lived-journeys';

const OURS: readonly string[] = ['journey-standings', 'journey-step-times'];

describe('journeys in the database', () => {
  let bench: ProductBench;
  beforeEach(async () => {
    bench = await ProductBench.open(registry.projections.filter(({ name }) => OURS.includes(name)));
  });
  afterEach(() => bench.close());

  const live = async (from: number): Promise<void> => {
    for (const [index, attempts] of fc.sample(walk, { numRuns: 12 }).entries()) {
      const accountId = `acc_${from + index}`;
      const events = lived(accountId, attempts);
      if (events.length > 0) await bench.append(`onboarding-${accountId}`, events);
    }
  };

  it('[EVENT-03~, PROJ-08~] come out the same when they are built again, twice', async () => {
    await live(0);
    await bench.project();
    await live(100);
    await bench.project();
    const built = await bench.checksums();
    expect(built).toEqual([
      { rows: expect.any(Number) as number, checksum: expect.any(String) as string },
      { rows: expect.any(Number) as number, checksum: expect.any(String) as string },
    ]);
    await bench.project(2);
    expect(await bench.checksums()).toEqual(built);
    await bench.project(3);
    expect(await bench.checksums()).toEqual(built);
  });
});
