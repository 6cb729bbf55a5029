import { randomUUID } from 'node:crypto';
import { livePaths } from '@keelson/contracts/live';
import { type Clock, systemClock } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import { HTTP_LIMITS, type HttpLimits, type LiveLimits } from '../../platform/http/limits';
import { customerOf } from '../../testing/customer-of';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import type { TestIdentity } from '../../testing/test-sessions';
import { StreamClient } from './stream-client';
import { productDatabase } from '../../testing/product-database';

/** What each projection of the product takes up, as its worker says beside the checkpoint. */
const HANDLES: Readonly<Record<string, readonly string[]>> = {
  'onboarding-progress': ['onboarding.journey-started', 'onboarding.saved-and-logged-out'],
  'generic-answers': ['onboarding.generic-answers-saved'],
  'customer-table': ['accounts.email-verified', 'onboarding.journey-started'],
  'account-history': ['accounts.email-verified', 'onboarding.journey-started', 'onboarding.saved-and-logged-out'],
  'actor-names': ['accounts.customer-registered'],
  'access-log': ['audit.figures-read', 'acting.started', 'acting.ended'],
  'visitor-names': ['staff.member-registered'],
  'journey-standings': ['onboarding.step-completed'],
  'journey-step-times': ['onboarding.step-completed'],
  enquiries: ['enquiries.contact-received'],
  payments: ['billing.payment-received'],
  connections: ['connections.system-connected'],
  'watched-sections': ['sections.video-watched'],
  goals: ['goals.set'],
  'learning-progress': ['learning.video-watched', 'learning.reading-finished'],
  'what-if-inputs': ['planning.inputs-saved'],
  'saved-calculations': ['planning.calculation-saved'],
  scenarios: ['scenarios.begun'],
  'questionnaire-scores': ['questionnaires.chapter-submitted', 'questionnaires.chapter-scored'],
  'task-dates': ['tasks.task-scheduled', 'tasks.task-moved', 'tasks.task-unscheduled'],
  'quiz-scores': ['quizzes.quiz-submitted'],
  ledgers: ['ledger.import-finished'],
  'staff-members': ['staff.permission-granted', 'staff.member-disabled'],
  'partner-relations': ['accounts.partner-assigned'],
  'reconciliation-cases': ['reconciliation.charge-stated'],
  'reconciliation-payouts': ['reconciliation.payout-stated'],
  'reconciliation-lines': ['reconciliation.transaction-stated'],
  'reconciliation-months': ['reconciliation.month-closed'],
  'reconciliation-bank-lines': ['reconciliation.bank-line-recorded'],
};
export const PROJECTIONS = Object.keys(HANDLES);

const STARTED = { type: 'onboarding.journey-started.v1', data: {} } as const;
const AT_ONCE = 500;

/** The API over a database of its own, in which the test appends events and plays the projectors. */
export class LiveBench {
  private readonly apis: TestApi[] = [];
  private readonly clients: StreamClient[] = [];

  private constructor(
    readonly database: FreshDatabase,
    readonly api: TestApi,
    readonly address: string,
  ) {
    this.apis.push(api);
  }

  static async open(limits: Partial<LiveLimits> = {}, clock: Clock = systemClock): Promise<LiveBench> {
    const database = await productDatabase();
    const api = await startTestApi({ database, limits: limitsWith(limits), clock });
    const bench = new LiveBench(database, api, await api.listen());
    for (const [projection, handles] of Object.entries(HANDLES)) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position, handles) VALUES ($1, 'projection', 1, 0, $2)`,
        [projection, handles],
      );
    }
    return bench;
  }

  /** Another process over the same databases, which knows the same sessions. */
  async another(
    live: Partial<LiveLimits> = {},
    others: Partial<HttpLimits> = {},
  ): Promise<{ api: TestApi; address: string }> {
    const limits = { ...limitsWith(live), ...others };
    const api = await startTestApi({ database: this.database, limits });
    this.apis.push(api);
    return { api, address: await api.listen() };
  }

  async close(): Promise<void> {
    for (const each of this.clients) each.leave();
    for (const each of this.apis) await each.close();
    await this.database.drop();
  }

  /** This one was closed by the test. */
  hasLeft(api: TestApi): void {
    this.apis.splice(this.apis.indexOf(api), 1);
  }

  async listen(
    headers: Record<string, string>,
    {
      after,
      address = this.address,
      query = '',
    }: { after?: number | undefined; address?: string; query?: string } = {},
  ): Promise<StreamClient> {
    const resumed = after === undefined ? {} : { 'last-event-id': this.api.services.positions.seal(after) };
    const { positions } = this.api.services;
    const url = `${address}${livePaths.stream.path}${query}`;
    const client = await StreamClient.open(url, { ...headers, ...resumed }, positions);
    this.clients.push(client);
    if (client.status === 200) await client.heard('ready');
    return client;
  }

  someone(identity: TestIdentity, api = this.api): { readonly id: string; readonly headers: { cookie: string } } {
    const { id, cookie } = api.sessions.introduce(identity);
    return { id, headers: { cookie } };
  }

  /** A customer, and whose. */
  async customerOf(accountId: string, partnerId: string): Promise<void> {
    await this.database.admin(
      `INSERT INTO read_model.customers VALUES ($1, 'Ann', 'Ann Ltd', '', 'soletrader', 1, '', '', 0, 0, 0, false, null,
       '2026-11-01', null, null, null, null, '[]', null, '')`,
      [accountId],
    );
    await customerOf(this.database, accountId, partnerId);
  }

  /** Something happens to these accounts; answers with the position of the last event. */
  async happens(accountIds: readonly string[], event: { type: string; data: object } = STARTED): Promise<number> {
    const { store, codec } = this.api.services;
    let position = 0;
    for (let begin = 0; begin < accountIds.length; begin += AT_ONCE) {
      const appended = accountIds.slice(begin, begin + AT_ONCE).map(async (accountId) => {
        const commandId = randomUUID();
        const events = await codec.encode([event] as never, {
          commandId,
          commandHash: 'none',
          correlationId: commandId,
          causationId: commandId,
          actor: { kind: 'system', id: 'test' },
          partitionKey: accountId,
          subjectId: accountId,
        });
        const outcome = await store.append({ streamId: `test-${commandId}`, expectedVersion: 0, events });
        if (outcome.kind !== 'appended') throw new Error(outcome.kind);
        return outcome.position;
      });
      position = Math.max(position, ...(await Promise.all(appended)));
    }
    return position;
  }

  /** The projections come to a position, and tell so. */
  async projected(position: number, projections: readonly string[] = PROJECTIONS): Promise<void> {
    await this.database.admin(
      `WITH moved AS (UPDATE read_model.checkpoints SET position = $2 WHERE projection = ANY ($1) RETURNING projection)
       SELECT pg_notify('projected', projection || ' ' || $2) FROM moved`,
      [projections, position],
    );
  }

  /** Something happens and is projected. */
  async shown(accountIds: readonly string[]): Promise<number> {
    const position = await this.happens(accountIds);
    await this.projected(position);
    return position;
  }
}

const limitsWith = (limits: Partial<LiveLimits>) => ({ live: { ...HTTP_LIMITS.live, ...limits } });
