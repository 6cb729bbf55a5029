import {
  BENCHMARK_METRICS,
  type BenchmarkMetric,
  KEY_FIGURES,
  type KeyFigures,
  type RankedPeers,
} from '@keelson/calculators';
import { rankedValue, rankPeers } from '@keelson/calculators/testing';
import { Decimal } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { ReadModelDatabase } from '../database';
import { columnLiterals, readModelTypes } from '../schema';
import { type Peers, selectPeers } from './peer-figures.select';
import { type PeerFiguresRow, peerFiguresTable } from './peer-figures.table';
import { tablesDatabase } from '../schema/testing/tables-database';

const METRICS = Object.keys(BENCHMARK_METRICS) as readonly BenchmarkMetric[];
const SINCE = '2026-08-01';
const SECTOR = 3;
const OWN = 'acc_own';

/** Values as they are published: with all digits of a quotient, some of them alike, some none. */
const value = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 3 }).map(String) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), fc.integer({ min: 1, max: 99_991 }))
      .map(([one, other]) => new Decimal(one).div(other).toFixed()),
  },
);
/** Most companies have a turnover, above that by the head; a few of the others are far from all. */
const figures = fc
  .record({
    ...Object.fromEntries(KEY_FIGURES.map((name) => [name, value])),
    turnover: fc.oneof({ weight: 5, arbitrary: fc.constant('1000000') }, { weight: 1, arbitrary: value }),
    tradeDebtorDays: fc.integer({ min: -40, max: 40 }).map((days) => (days ** 7 / 10_000).toFixed(4)),
  })
  .map((all) => all as KeyFigures);

/** Companies of this sector and another, some of which are leaving or have old figures or none. */
const company = fc.record({
  sector: fc.constantFrom(SECTOR, SECTOR, SECTOR, SECTOR, 4),
  as_at: fc.constantFrom('2026-10-01', '2026-09-01', SINCE, SINCE, '2026-07-01'),
  figures: fc.option(figures, { freq: 12 }),
  under_deletion: fc.constantFrom(false, false, false, false, true),
});
const cohort = fc
  .array(company, { maxLength: 45, size: 'max' })
  .map((companies) => companies.map((each, at): PeerFiguresRow => ({ account_id: `acc_${at}`, ...each })));

/** Who is a peer, word by word (formulas 5.15, 5.26), ranked by sorting. */
function plainly(rows: readonly PeerFiguresRow[], metric: BenchmarkMetric): RankedPeers | null {
  const peers = rows
    .filter(({ account_id }) => account_id !== OWN)
    .filter(({ sector, as_at, under_deletion }) => sector === SECTOR && as_at! >= SINCE && !under_deletion)
    .flatMap((row) => (row.figures && rankedValue(metric, row.figures)) ?? []);
  return rankPeers(peers, BENCHMARK_METRICS[metric].higherIsBetter);
}

const texts = (ranked: RankedPeers | null | undefined) =>
  ranked &&
  Object.fromEntries(
    Object.entries(ranked).map(([third, { size, sum, best, worst }]) => [
      third,
      [size, sum.toFixed(), best.toFixed(), worst.toFixed()],
    ]),
  );

describe('the peers of a company', () => {
  let database: FreshDatabase;
  let reader: Pool;
  let projector: Pool;

  beforeAll(async () => {
    database = await tablesDatabase([peerFiguresTable] as never);
    projector = new Pool({ connectionString: database.urls.projector });
    reader = new Pool({ connectionString: database.urls.reader, types: readModelTypes });
  });
  afterAll(async () => {
    await Promise.all([reader.end(), projector.end()]);
    await database.drop();
  });

  const given = async (rows: readonly PeerFiguresRow[]) => {
    await projector.query('TRUNCATE read_model.peer_figures');
    const types = Object.values(peerFiguresTable.columns).map(({ type }, at) => `$${at + 1}::${type}[]`);
    await projector.query(`INSERT INTO read_model.peer_figures SELECT * FROM unnest(${types.join(', ')})`, [
      ...columnLiterals(peerFiguresTable, rows),
    ]);
  };
  const asked = (metrics: readonly BenchmarkMetric[], scope = 'all'): Promise<Peers> =>
    new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool: reader }) })
      .transaction()
      .execute(async (tx) => {
        await sql`SELECT set_config('app.reach', ${scope}, true), set_config('app.subject', ${OWN}, true)`.execute(tx);
        return selectPeers(tx, OWN, SINCE, metrics);
      });

  it('are ranked by the database as by sorting and adding up, to the last digit', async () => {
    await fc.assert(
      fc.asyncProperty(cohort, figures, async (others, own) => {
        const rows = [
          ...others,
          { account_id: OWN, sector: SECTOR, as_at: '2026-10-01', figures: own, under_deletion: false },
        ];
        await given(rows);
        const { sector, ranked } = await asked(METRICS);
        expect(sector).toBe(SECTOR);
        for (const metric of METRICS) expect(texts(ranked[metric]) ?? null).toEqual(texts(plainly(rows, metric)));
        const [single] = METRICS;
        expect((await asked([single!])).ranked).toEqual(single! in ranked ? { [single!]: ranked[single!] } : {});
      }),
      { numRuns: 60 },
    );
  });

  it('[DASH-11~] are those with turnover, of one employee at least, and near the others', async () => {
    const peer = (at: number, over: Partial<KeyFigures>): PeerFiguresRow => ({
      account_id: `acc_${at}`,
      sector: SECTOR,
      as_at: '2026-10-01',
      figures: {
        ...(Object.fromEntries(KEY_FIGURES.map((name) => [name, String(10 + at)])) as KeyFigures),
        turnover: '100',
        ...over,
      },
      under_deletion: false,
    });
    /** Metrics without a comparison when some of six peers are otherwise. */
    const uncompared = async (...others: Partial<KeyFigures>[]) => {
      const own = { ...peer(99, {}), account_id: OWN };
      await given([own, ...Array.from({ length: 6 }, (_, at) => at).map((at) => peer(at, others[at] ?? {}))]);
      const { ranked } = await asked(METRICS);
      return METRICS.filter((metric) => ranked[metric] === undefined);
    };
    const onTurnover = METRICS.filter((metric) => metric !== 'tradeCreditorDays');
    expect(await uncompared()).toEqual([]);
    expect(await uncompared({ turnover: '0' })).toEqual(onTurnover);
    expect(await uncompared({ turnover: '-5' })).toEqual(onTurnover);
    expect(await uncompared({ turnoverPerEmployee: '100.01' })).toEqual(['turnoverPerEmployee']);
    expect(await uncompared({ turnoverPerEmployee: '12' })).toEqual([]);
    expect(await uncompared({ tradeCreditorDays: '38.5' })).toEqual([]);
    expect(await uncompared({ tradeCreditorDays: '38.6' })).toEqual(['tradeCreditorDays']);
  });

  it('are none for people who are not customers, and hidden from callers without the scope `all`', async () => {
    const peer = (at: number): PeerFiguresRow => ({
      account_id: `acc_${at}`,
      sector: SECTOR,
      as_at: '2026-10-01',
      figures: Object.fromEntries(KEY_FIGURES.map((name) => [name, String(at)])) as KeyFigures,
      under_deletion: false,
    });
    const peers = Array.from({ length: 9 }, (_, at) => peer(at));
    await given(peers);
    expect(await asked(METRICS)).toEqual({ sector: undefined, ranked: {} });
    await given([...peers, { ...peer(9), account_id: OWN }]);
    expect(Object.keys((await asked(METRICS)).ranked)).toEqual(METRICS);
    expect(await asked(METRICS, 'own')).toEqual({ sector: undefined, ranked: {} });
  });
});
