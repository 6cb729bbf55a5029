import { InMemoryEventStore } from '@keelson/event-store/in-memory';
import type { Pool } from 'pg';
import { DrainState } from '../lifecycle/drain-state';
import { ReadinessProbe } from './readiness';

describe('ReadinessProbe', () => {
  let now: number;
  let head: number;
  let database: 'up' | 'down';
  let positions: Map<string, number>;
  let drain: DrainState;
  let probe: ReadinessProbe;

  beforeEach(() => {
    now = 0;
    head = 0;
    database = 'up';
    positions = new Map();
    drain = new DrainState();
    const store = new InMemoryEventStore();
    store.head = () => Promise.resolve(head);
    probe = new ReadinessProbe({
      pool: {
        query: () => (database === 'up' ? Promise.resolve({ rows: [] }) : Promise.reject(new Error('away'))),
      } as unknown as Pool,
      store,
      checkpoints: { positions: () => Promise.resolve(positions), onProjected: () => () => undefined },
      drain,
      clock: () => new Date(now),
    });
  });

  const after = async (ms: number) => {
    now += ms;
    return await probe.check();
  };

  it('is ready while projections move, also behind the head', async () => {
    head = 100;
    for (let position = 0; position < 50; position += 10) {
      positions.set('customers', position);
      expect(await after(20_000)).toMatchObject({ state: 'ready', projections: 'current' });
    }
  });

  it('says that a projection stands still behind the head, and stays ready', async () => {
    positions.set('customers', 5).set('history', 9);
    head = 9;
    await after(1_000);
    expect(await after(9_999)).toMatchObject({ projections: 'current' });
    expect(await after(1_000)).toMatchObject({ state: 'ready', projections: 'lagging' });
    positions.set('customers', 9);
    expect(await after(1_000)).toMatchObject({ projections: 'current' });
  });

  it('is unavailable without its database, and draining once it leaves', async () => {
    database = 'down';
    expect(await after(1_000)).toMatchObject({ state: 'unavailable', database: 'down', eventStore: 'up' });
    database = 'up';
    drain.begin();
    expect(await after(0)).toMatchObject({ state: 'draining' });
  });
});
