import type { FreshDatabase } from '@keelson/test-database';
import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { customersTable } from '../../customers/customers.table';
import { partnerRelationsTable } from '../../customers/partner-relations.table';
import type { ReadModelDatabase } from '../../database';
import { columnLiterals, readModelTypes } from '../../schema';
import { tablesDatabase } from '../../schema/testing/tables-database';
import type { Column, TableDefinition } from '../../table';
import { type JourneyStandingRow, journeyStandingsTable } from '../journey-standings.table';
import { type JourneyStepTimesRow, journeyStepTimesTable } from '../journey-step-times.table';

export interface Scope {
  readonly scope: string;
  readonly subject: string;
}

export interface GivenCustomer {
  readonly id: string;
  readonly name: string;
  readonly confirmed?: boolean;
}

const EVERYTHING: Scope = { scope: 'all', subject: 'acc_staff' };

/** The tables of the finder in a database of their own, filled by a projector and read as a query reads them. */
export class JourneysBench {
  private constructor(
    private readonly database: FreshDatabase,
    readonly projector: Pool,
    private readonly reader: Pool,
  ) {}

  static async open(): Promise<JourneysBench> {
    const own = [journeyStandingsTable, journeyStepTimesTable];
    const tables = [partnerRelationsTable, customersTable, ...own] as readonly TableDefinition<never>[];
    const database = await tablesDatabase(tables);
    const projector = new Pool({ connectionString: database.urls.projector });
    const reader = new Pool({ connectionString: database.urls.reader, types: readModelTypes });
    return new JourneysBench(database, projector, reader);
  }

  async close(): Promise<void> {
    await Promise.all([this.reader.end(), this.projector.end()]);
    await this.database.drop();
  }

  async clear(): Promise<void> {
    await this.projector.query(
      'TRUNCATE read_model.customers, read_model.journey_standings, read_model.journey_step_times',
    );
  }

  async customers(customers: readonly GivenCustomer[]): Promise<void> {
    for (const { id, name, confirmed = true } of customers) {
      const [company, email] = [`${name} Ltd`, `${name.toLowerCase().replaceAll(' ', '.')}@example.com`];
      await this.projector.query(
        `INSERT INTO read_model.customers VALUES ($1, $2, $3, '', 'soletrader', 1, '01632960001', $4, 1, 0, 0, false,
           '2026-11-16', '2026-10-01', $5, null, null, null, '[]', null, $6)`,
        [id, name, company, email, confirmed ? '2026-10-01' : null, `${name} ${company} ${email}`.toLowerCase()],
      );
    }
  }

  standings = (rows: readonly JourneyStandingRow[]): Promise<void> => this.#insert(journeyStandingsTable, rows);

  stepTimes = (rows: readonly JourneyStepTimesRow[]): Promise<void> => this.#insert(journeyStepTimesTable, rows);

  async #insert<Row extends object>(table: TableDefinition<Row>, rows: readonly Row[]): Promise<void> {
    const types = Object.values<Column>(table.columns).map(({ type }, index) => `$${index + 1}::${type}[]`);
    await this.projector.query(`INSERT INTO read_model.${table.name} SELECT * FROM unnest(${types.join(', ')})`, [
      ...columnLiterals(table, rows),
    ]);
  }

  /** So many journeys, each as far as its number says, with times that spread over five decades. */
  async many(journeys: number, now: Date): Promise<void> {
    const steps = ONBOARDING_STEPS.length;
    const times = ONBOARDING_STEPS.map((_step, index) => {
      const here = `$2::timestamptz - make_interval(hours => (n % 2000 + ${steps - index}))`;
      const seconds = `(exp(((n * 7919 + ${index * 31}) % 10007) / 10007.0 * 11))::int + 1`;
      return `CASE WHEN n % 13 >= ${index} THEN ${here} END,
        CASE WHEN n % 13 > ${index} THEN ${here} + make_interval(mins => 5) END,
        CASE WHEN n % 13 > ${index} THEN ${seconds} END`;
    });
    await this.projector.query(
      `INSERT INTO read_model.journey_step_times
       SELECT 'acc_' || lpad(n::text, 36, '0'), ${times.join(', ')} FROM generate_series(1, $1) AS n`,
      [journeys, now.toISOString()],
    );
    await this.projector.query(
      `INSERT INTO read_model.journey_standings
       SELECT 'acc_' || lpad(n::text, 36, '0'), '{}', ($3::text[])[n % 13 + 1], CASE WHEN n % 13 < 12 THEN 'inProgress' END,
         $2::timestamptz - make_interval(hours => n % 2000), $2::timestamptz - make_interval(hours => n % 2000 + 12),
         CASE WHEN n % 13 = 12 THEN $2::timestamptz - make_interval(hours => n % 2000) END,
         'step-opened', ($3::text[])[n % 13 + 1], $2::timestamptz - make_interval(mins => (n * 7919) % 100003),
         n, n % 40 + 1, n % 3, CASE WHEN n % 3 > 0 THEN 'kpi' END, 
         CASE WHEN n % 3 > 0 THEN 'STEP_LOCKED' END,
         CASE WHEN n % 3 > 0 THEN $2::timestamptz - make_interval(mins => (n * 31) % 100003) END, CASE WHEN n % 3 > 0 THEN n END
       FROM generate_series(1, $1) AS n`,
      [journeys, now.toISOString(), [...ONBOARDING_STEPS]],
    );
    await this.projector.query(
      `INSERT INTO read_model.customers
       SELECT 'acc_' || lpad(n::text, 36, '0'), 'Customer ' || n, 'Company ' || n, '', 'soletrader', 1, '01632960001',
         'customer' || n || '@example.com', 1, 0, 0, false, $2, $2, $2, null, null, null, '[]', null,
         'customer ' || n || ' company ' || n || ' customer' || n || '@example.com 01632960001'
       FROM generate_series(1, $1) AS n`,
      [journeys, now.toISOString()],
    );
    await this.projector.query(
      'ANALYZE read_model.customers, read_model.journey_standings, read_model.journey_step_times',
    );
  }

  async reading<Value>(
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
    { scope, subject }: Scope = EVERYTHING,
  ): Promise<Value> {
    const database = new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool: this.reader }) });
    return database.transaction().execute(async (transaction) => {
      await sql`SELECT set_config('app.reach', ${scope}, true), set_config('app.subject', ${subject}, true)`.execute(
        transaction,
      );
      return select(transaction);
    });
  }
}
