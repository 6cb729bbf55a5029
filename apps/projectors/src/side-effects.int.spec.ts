import { registry } from './registry';
import { ErasureBench } from './deletion/testing/erasure-bench';
import { until } from './runtime/testing/bench';

jest.setTimeout(600_000);

describe('the product’s side effects', () => {
  let bench: ErasureBench;
  beforeEach(async () => {
    bench = await ErasureBench.open();
  });
  afterEach(() => bench.close());

  /** Every job that was ever asked for, as the queue and its key make it known. */
  const jobs = async (): Promise<readonly string[]> => {
    const { rows } = await bench.pool.query<{ id: string }>(
      'SELECT id FROM pgboss.job UNION SELECT id FROM pgboss.archive ORDER BY id',
    );
    return rows.map(({ id }) => id);
  };

  it('[PROJ-07] are asked for by reactors alone, once each: no projection asks, replayed or not, nor a reactor that hears all again', async () => {
    await bench.subject();
    const own = await jobs();
    const projecting = bench.startProjecting();
    await bench.readModelsProjected();
    expect(await jobs()).toEqual(own);
    await projecting.drain();

    // What is asked for stays in its queue: nothing takes it out.
    const reacting = { ...registry, jobHandlers: [], schedules: [] };
    const first = bench.start(reacting);
    await bench.projected();
    const asked = await jobs();
    expect(asked.length).toBeGreaterThan(own.length + 10);
    await first.drain();

    expect(await bench.differingFromReplay()).toEqual([]);
    expect(await jobs()).toEqual(asked);

    const reactors = registry.reactors.map(({ name }) => name);
    await bench.pool.query('UPDATE read_model.checkpoints SET position = 0 WHERE projection = ANY ($1)', [reactors]);
    bench.start(reacting);
    await bench.projected();
    await until(async () => (await jobs()).length > 0, 'the queues');
    expect(await jobs()).toEqual(asked);
  });
});
