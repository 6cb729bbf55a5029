import { Client, type Pool } from 'pg';
import { buildBeside } from './build-beside';
import { type Comparison, compareGenerations, type Finish } from './finish-rebuild';
import { QuietMoves } from './quiet-moves';
import { type AnyProjection, projection, type Registry } from './registration';
import { Bench, type OpenBench } from './testing/bench';
import { ledgerProjection } from './testing/ledger';
import { openLedgers } from './testing/streams-of';
import { pino } from 'pino';

const ledgers: AnyProjection = projection(ledgerProjection);
const only: Registry = { projections: [ledgers], reactors: [], jobHandlers: [] };

describe('comparing a projection with its replay', () => {
  let bench: OpenBench;
  beforeEach(async () => (bench = await Bench.open(only)));
  afterEach(() => bench.close());

  const compare = (finish: Finish<Comparison | 'ahead'>) => {
    const { pool, store, codec, catalogue } = bench;
    const told = { say: () => undefined, stopping: () => false, log: pino({ level: 'silent' }) };
    return buildBeside({ pool, store, codec, catalogue, ...told }, ledgers, finish);
  };

  it('[PROJ-08~] holds up no projection: events are projected while the tables are summed up', async () => {
    bench.start({ registry: only });
    await openLedgers(bench, 30, () => undefined);
    await bench.projected('ledgers');
    let appended = 0;
    const outcome = await compare((pool, built) =>
      compareGenerations(
        beforeEachSum(pool, async () => {
          await bench.append(`ledger-new-${appended++}`, 0, [{ type: 'ledger.opened.v1', data: { name: 'Zoe' } }]);
          await bench.projected('ledgers');
        }),
        built,
      ),
    );
    expect(outcome).toEqual({ position: 90, rows: 30, equal: true });
    expect(appended).toBe(2);
    expect(await bench.position('ledgers')).toBe(92);
  });

  it('[PROJ-08~] tells a row that differs', async () => {
    bench.start({ registry: only });
    await openLedgers(bench, 3, () => undefined);
    await bench.projected('ledgers');
    await bench.pool.query(`UPDATE read_model.ledgers SET balance = 0 WHERE stream_id = 'ledger-1'`);
    expect(await compare(compareGenerations)).toEqual({ position: 9, rows: 3, equal: false });
  });

  it('a checkpoint that somebody has locked keeps none of the others waiting', async () => {
    await bench.pool.query(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position, epoch)
       VALUES ('free', 'projection', 1, 40, 7), ('locked', 'projection', 1, 40, 7)`,
    );
    const holder = new Client({ connectionString: bench.database.urls.projector });
    await holder.connect();
    await holder.query(`BEGIN; SELECT FROM read_model.checkpoints WHERE projection = 'locked' FOR UPDATE`);
    const moves = new QuietMoves(bench.pool);
    const settle = () => Promise.reject(new Error('nothing is to be settled'));
    const move = (name: string) => moves.move({ claim: { name, epoch: 7, position: 40 }, to: 45, settle });
    const [locked, free] = [move('locked'), move('free')];
    expect(await free).toBe(true);
    expect(await bench.position('free')).toBe(45);
    await holder.query('ROLLBACK');
    await holder.end();
    expect(await locked).toBe(true);
    expect(await bench.position('locked')).toBe(45);
  });
});

/** A pool on whose connections something happens before each checksum. */
const beforeEachSum = (pool: Pool, happens: () => Promise<void>): Pool =>
  new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query') return target.query.bind(target);
      return async () => {
        const client = await target.connect();
        const query = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
        const watched = async (...words: unknown[]) => {
          if (typeof words[0] === 'string' && words[0].includes('checksum')) await happens();
          return query(...words);
        };
        return new Proxy(client, {
          get: (own, key) => (key === 'query' ? watched : key === 'release' ? own.release.bind(own) : undefined),
        });
      };
    },
  });
