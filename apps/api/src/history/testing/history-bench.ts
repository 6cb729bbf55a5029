import type { Permission } from '@keelson/vocabulary';
import { randomUUID } from 'node:crypto';
import type { ApiConfiguration } from '@keelson/configuration';
import type { accountHistoryContract } from '@keelson/contracts/history';
import type { AnswerOf } from '@keelson/contracts/wire';
import type { AccountHistoryRow, HistoryChange } from '@keelson/read-models/history';
import type { FreshDatabase } from '@keelson/test-database';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { newAccountId } from '../../testing/test-sessions';
import { productDatabase } from '../../testing/product-database';

type Given = Partial<AccountHistoryRow> & Pick<AccountHistoryRow, 'what' | 'occurred_at'>;
type Page = AnswerOf<typeof accountHistoryContract>;

/** Readers of the bench have given their password for these. */
export const EXPORTS = ['audit.export', 'audit.trailExport'] as const;
export const NOW = new Date('2026-11-02T09:00:00.000Z');

/** The API over the history of one customer, Ann, whose rows the test gives. */
export class HistoryBench {
  readonly ann = newAccountId();

  private constructor(
    readonly database: FreshDatabase,
    readonly api: TestApi,
  ) {}

  static async open(configuration: Partial<ApiConfiguration> = {}): Promise<HistoryBench> {
    const database = await productDatabase();
    const api = await startTestApi({ database, clock: () => NOW, configuration });
    const bench = new HistoryBench(database, api);
    await database.admin(
      `INSERT INTO read_model.customers VALUES ($1, 'Ann', 'Ann Ltd', '', 'soletrader', 1, '01632960001', 'ann@example.com',
         1, 0, 0, false, '2026-11-12', '2026-09-29', null, null, null, 'generic', '[]', '2026-11-01', 'ann')`,
      [bench.ann],
    );
    for (const name of ['customer-table', 'account-history', 'actor-names']) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    }
    await bench.name(bench.ann, 'Ann');
    return bench;
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.database.drop();
  }

  async name(accountId: string, name: string): Promise<void> {
    await this.database.admin('INSERT INTO read_model.actor_names VALUES ($1, $2)', [accountId, name]);
  }

  /** A row as the projection would write it, what the test does not give being of no matter. */
  async tell(position: number, { changes = [], ...given }: Given): Promise<void> {
    const { what, detail = null, browser = 'Firefox on Linux', ip = '203.0.113.7' } = given;
    const values = (personal: boolean) => changes.filter((change) => change.personal === personal).flatMap(textsOf);
    const row = {
      position,
      account_id: this.ann,
      event_id: randomUUID(),
      type: 'any.type.v1',
      detail,
      kind: 'access',
      tone: 'neutral',
      actor_kind: 'customer',
      actor_id: this.ann,
      acting_as: null,
      browser,
      ip,
      words: [what, detail, ...changes.map(({ field }) => field), ...values(false)].join(' ').toLowerCase(),
      personal_words: [...values(true), browser, ip].join(' ').toLowerCase(),
      command_id: randomUUID(),
      correlation_id: randomUUID(),
      causation_id: randomUUID(),
      ...given,
      changes: JSON.stringify(changes),
    };
    const names = Object.keys(row);
    await this.database.admin(
      `INSERT INTO read_model.account_history (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  }

  /** So many events in the read model, as no projector has time to write them in a test. */
  async tellMany(events: number): Promise<void> {
    await this.database.admin(
      `INSERT INTO read_model.account_history
       SELECT n, $1, 'event-' || n, 'accounts.signed-in.v1', 'Signed in', 'Visit ' || n, 'access', 'good', now(), 'customer', $1,
         null, 'Firefox on Linux', '203.0.113.7', '[]', 'signed in visit ' || n, '203.0.113.7', 'c-' || n, 'c', 'c'
       FROM generate_series(1, $2::int) AS n`,
      [this.ann, events],
    );
  }

  reader(...permissions: readonly Permission[]) {
    return this.api.sessions.introduce({ kind: 'admin', permissions, steppedUp: EXPORTS });
  }

  manager() {
    return this.reader('customers.manage');
  }

  get(path: string, { authorization }: { authorization: string } = this.manager()) {
    return this.api.inject({
      method: 'GET',
      url: `/api/v1/customers/${this.ann}/events${path}`,
      headers: { authorization, confirmation: 'any' },
    });
  }

  async list(query: string, reader?: { authorization: string }): Promise<{ status: number; data: Page }> {
    const answer = await this.get(`?${query}`, reader);
    return { status: answer.statusCode, ...answer.json<{ data: Page }>() };
  }

  /** What is recorded of somebody's reading. */
  async recorded(readerId: string): Promise<readonly { type: string; subject: string }[]> {
    const { rows } = await this.database.admin(
      `SELECT type, metadata->>'subjectId' AS subject FROM event_store.events WHERE stream_id LIKE $1 ORDER BY position`,
      [`audit-${readerId}-%`],
    );
    return rows as never;
  }
}

const textsOf = ({ before, after }: HistoryChange): readonly (string | null)[] => [before, after];
