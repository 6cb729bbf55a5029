import {
  BENCHMARK_METRICS,
  type BenchmarkMetric,
  FARTHEST_RANGES,
  FEWEST_PEERS,
  type KeyFigure,
  type PeerGroup,
  type RankedPeers,
} from '@keelson/calculators';
import { Decimal } from '@keelson/kernel';
import type { Third } from '@keelson/vocabulary';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';

export interface Peers {
  /** The sector of the company itself; `undefined` for people who are not customers. */
  readonly sector: number | undefined;
  /** The other companies of the sector by each metric; without one that fewer than six have a value of. */
  readonly ranked: { readonly [Metric in BenchmarkMetric]?: RankedPeers };
}

/**
 * A company's peers (formulas 5.15): others of the sector with figures since `since` (the first day of a month) that are
 * not leaving, and that the metric's ranking does not leave out (formulas 5.26). For a reader whose scope is all; what it gives must not be shown unrounded.
 */
export async function selectPeers(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
  since: string,
  metrics: readonly BenchmarkMetric[],
): Promise<Peers> {
  const own = await database
    .withSchema('read_model')
    .selectFrom('peer_figures')
    .select('sector')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (own === undefined) return { sector: undefined, ranked: {} };
  const peers = sql`sector = ${own.sector} and as_at >= ${since} and account_id <> ${accountId} and not under_deletion`;
  return { sector: own.sector, ranked: await ranked(database, peers, metrics) };
}

interface GroupRow {
  readonly metric: BenchmarkMetric;
  readonly third: Third;
  readonly size: number;
  readonly sum: string;
  readonly best: string;
  readonly worst: string;
}

const figure = (name: KeyFigure) => sql`(figures ->> ${sql.lit(name)})::numeric`;

/** Who has a value that the ranking takes. Turnover by the head above all turnover is that of less than one. */
function isRanked(metric: BenchmarkMetric): RawBuilder<unknown> {
  const { onTurnover, perHead } = BENCHMARK_METRICS[metric];
  const conditions = [sql`${figure(metric)} is not null`];
  if (onTurnover) conditions.push(sql`${figure('turnover')} > 0`);
  if (perHead) conditions.push(sql`${figure(metric)} <= ${figure('turnover')}`);
  return sql.join(conditions, sql` and `);
}

/** Four times each quartile of the sorted values, between neighbours in proportion: so no digit is lost. */
const FOURFOLD_QUARTILES = sql`lateral (
  select array_agg(4 * at + (place % 4) * (coalesce(every_one[place / 4 + 2], at) - at) order by place) as fourfold
  from generate_series(1, 3) as quarter,
    lateral (select quarter * (cardinality(every_one) - 1) as place) as placed,
    lateral (select every_one[place / 4 + 1] as at) as found
) as quartiles`;

/**
 * Sorted and added up where the figures are: hundreds of peers are a few milliseconds of the database, and thrice as
 * many of the process that would parse them. `numeric` adds without rounding.
 */
async function ranked(
  database: Kysely<ReadModelDatabase>,
  peers: RawBuilder<unknown>,
  metrics: readonly BenchmarkMetric[],
): Promise<Peers['ranked']> {
  const bestFirst = metrics.map((metric) => {
    const value = figure(metric);
    const order = BENCHMARK_METRICS[metric].higherIsBetter ? sql`desc` : sql`asc`;
    return sql`array_agg(${value} order by ${value} ${order}) filter (where ${isRanked(metric)}) as ${sql.ref(metric)}`;
  });
  const names = metrics.map((metric) => sql`(${sql.lit(metric)}, ${sql.ref(metric)})`);
  const { rows } = await sql<GroupRow>`
    with sorted as (select ${sql.join(bestFirst)} from read_model.peer_figures where ${peers}),
      named as (
        select metric, every_one, fourfold
        from sorted, lateral (values ${sql.join(names)}) as named (metric, every_one), ${FOURFOLD_QUARTILES}
      ),
      near as (
        select metric, array(
          select value from unnest(every_one) with ordinality as each (value, place)
          where fourfold[1] = fourfold[3]
            or abs(4 * value - fourfold[2]) <= ${FARTHEST_RANGES} * abs(fourfold[1] - fourfold[3])
          order by place
        ) as best_first
        from named
      ),
      counted as (
        select metric, best_first, n, (n + 2) / 3 as top, n / 3 as bottom
        from near, cardinality(best_first) as n
        where n >= ${FEWEST_PEERS}
      )
    select metric, third, until - after as size, best_first[after + 1]::text as best, best_first[until]::text as worst,
      (select sum(value)::text from unnest(best_first[after + 1 : until]) as value) as sum
    from counted,
      lateral (values ('top', 0, top), ('middle', top, n - bottom), ('bottom', n - bottom, n)) as cut (third, after, until)
  `.execute(database);
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const groups = rows.filter((row) => row.metric === metric).map((row) => [row.third, groupOf(row)] as const);
      return groups.length === 0 ? [] : [[metric, Object.fromEntries(groups)]];
    }),
  );
}

const groupOf = ({ size, sum, best, worst }: GroupRow): PeerGroup => ({
  size,
  sum: new Decimal(sum),
  best: new Decimal(best),
  worst: new Decimal(worst),
});
