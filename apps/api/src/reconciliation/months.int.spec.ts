import { randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { RECONCILED } from '../testing/reconciled-payment';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { CASE_PROJECTIONS } from './known-cases';

const ROOT = '/api/v1/reconciliation';
const ann = newAccountId();
const ruth = newAccountId();

interface Shown {
  readonly seen: string;
  readonly state: string;
  readonly checks: readonly { readonly check: string; readonly holds: boolean; readonly open: number }[];
}
interface Overview {
  readonly months: readonly Record<string, unknown>[];
}

describe('closing a month over the API', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let now = new Date('2026-12-02T09:00:00.000Z');

  beforeEach(async () => {
    now = new Date('2026-12-02T09:00:00.000Z');
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => now });
    for (const name of CASE_PROJECTIONS) await projected(name);
    await database.admin(
      `INSERT INTO read_model.actor_names VALUES ('${ruth}', 'Ruth'); ${RECONCILED('pi_1', ann, ruth)}`,
    );
  });
  afterEach(async () => {
    await api.close();
    await database.drop();
  });

  const projected = (name: string) =>
    database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000)`,
      [name],
    );
  const reconciler = () =>
    api.sessions.introduce({
      ...{ kind: 'admin', permissions: ['payments.reconcile'], steppedUp: 'all', accountId: ruth },
    });
  const call = async (
    method: 'GET' | 'POST',
    url: string,
    who: { authorization: string } = reconciler(),
    body?: object,
  ) => {
    const headers = { authorization: who.authorization, confirmation: 'any', 'idempotency-key': randomUUID() };
    const answer = await api.inject({ ...{ method, url: `${ROOT}${url}`, headers }, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.body, headers: answer.headers };
  };
  const dataOf = async <Data>(url: string): Promise<Data> =>
    (JSON.parse((await call('GET', url)).body) as { data: Data }).data;
  const shown = () => dataOf<Shown>('/months/2026-11');
  const close = async (seen: string) => {
    const { status, body } = await call('POST', '/months/2026-11/close', reconciler(), { seen });
    return [status, (JSON.parse(body) as { code?: string }).code];
  };
  const failing = async () =>
    (await shown()).checks.filter(({ holds }) => !holds).map(({ check, open }) => [check, open]);
  const makeReady = () =>
    database.admin(`
      UPDATE read_model.reconciliation_cases SET state = 'Matched', reason = null, settled = true, settled_by = '${ruth}',
        settled_at = '2026-11-20', gap_pence = 0, decisions = '{"settlement": {"act": "matched"}, "adjustment": null}';
      INSERT INTO read_model.reconciliation_sweeps VALUES ('s', '2026-12-01', '2026-12-01', '2026-11-01', '2026-12-01', 3, 1)`);
  /** As its projection would have it. */
  const projectClosing = () =>
    database.admin(`INSERT INTO read_model.reconciliation_months
      SELECT data->>'month', 5, '2026-12-02', '${ruth}', data->'figures', data->'payouts', data->'checks'
      FROM event_store.events WHERE type = 'reconciliation.month-closed.v1'`);

  it('[EVENT-09~] says what stands in the way, and closes nothing before', async () => {
    expect(await failing()).toEqual([
      ['booksSwept', 1],
      ['nobodyNeeded', 1],
    ]);
    const { seen, state } = await shown();
    expect([state, await close(seen)]).toEqual(['open', [409, 'MONTH_NOT_READY']]);
    await database.admin(`
      UPDATE read_model.reconciliation_cases SET waits_until = '2026-12-03', adjustment_open = true;
      UPDATE read_model.reconciliation_payouts SET state = 'AmountMismatch', reason = 'payoutDiffers';
      INSERT INTO read_model.reconciliation_lines VALUES ('txn_0', 'charge', null, 1, 0, 1, 'gbp', null, '2026-10-30',
        '2026-10-30', '2026-10', 1)`);
    expect(await failing()).toEqual([
      ...[
        ['earlierClosed', 1],
        ['booksSwept', 1],
        ['nobodyNeeded', 1],
        ['nothingWaits', 1],
      ],
      ...[
        ['payoutsAgree', 1],
        ['noAdjustment', 1],
      ],
    ]);
    expect((await call('GET', '/months/2026-09')).status).toBe(404);
    now = new Date('2026-11-30T23:59:59.000Z');
    expect(await close((await shown()).seen)).toEqual([409, 'MONTH_NOT_OVER']);
  });

  it('[EVENT-09~] closes a month once, as it was seen, in the name of who did it', async () => {
    const before = (await shown()).seen;
    await makeReady();
    expect(await close(before)).toEqual([409, 'MONTH_CHANGED']);
    const { seen, state } = await shown();
    expect([state, await close(seen)]).toEqual(['ready', [200, undefined]]);
    expect(await close(seen)).toEqual([409, 'MONTH_CLOSED']);
    const { rows } = await database.admin(
      `SELECT stream_id, data, metadata->'actor'->>'id' AS by FROM event_store.events WHERE type = $1`,
      ['reconciliation.month-closed.v1'],
    );
    expect(rows).toMatchObject([
      {
        ...{ stream_id: 'reconciliationMonth-2026-11', by: ruth },
        data: {
          ...{ month: '2026-11', readTo: 1_000, version: 1 },
          figures: {
            ...{ payments: 1, grossPence: 5_460, refundsPence: 0, disputesPence: 0, otherPence: 0, feesPence: -105 },
            ...{ netPence: 5_355, paidOutPence: 5_355, differencePence: 0 },
          },
        },
      },
    ]);
  });

  it('[EVENT-09~] shows what came later as an exception of the open month, and the closed one as it was', async () => {
    await makeReady();
    expect(await close((await shown()).seen)).toEqual([200, undefined]);
    await projectClosing();
    // A refund on both sides, and a line of the balance, behind the position of the closing.
    await database.admin(`
      UPDATE read_model.reconciliation_cases SET state = 'Refunded', settled = false, settled_by = null,
        decisions = '{"settlement": null, "adjustment": null, "assignee": null}', changed_position = 6,
        changed_at = '2026-12-03';
      INSERT INTO read_model.reconciliation_lines VALUES ('txn_9', 'adjustment', null, 100, 0, 100, 'gbp', null,
        '2026-11-30', '2026-11-30', '2026-11', 7)`);
    expect(await dataOf('/cases?needsPerson=yes&month=2026-12')).toMatchObject({
      rows: [
        { caseId: 'pi_1', month: '2026-12', closedMonth: '2026-11', reason: 'changedSinceClose', state: 'Refunded' },
      ],
    });
    expect(await dataOf('/cases?needsPerson=yes&month=2026-11')).toMatchObject({ matching: 0 });
    expect(await dataOf('/cases?month=2026-11')).toMatchObject({ matching: 1 });
    expect(await dataOf('/cases?reason=changedSinceClose')).toMatchObject({ matching: 1 });
    expect(await dataOf('/cases/pi_1')).toMatchObject({
      ...{ month: '2026-12', closedMonth: '2026-11', reason: 'changedSinceClose', needsPerson: true },
    });
    const { months } = await dataOf<Overview>('');
    expect(months).toMatchObject([
      { month: '2026-12', state: 'open', payments: 0, needsPerson: 1 },
      {
        ...{ month: '2026-11', state: 'closed', payments: 1, needsPerson: 0, otherPence: 0, netPence: 5_355 },
        closed: { by: { id: ruth, name: 'Ruth' }, changes: 1, linesSince: 1, netSincePence: 100 },
      },
    ]);
    expect(await shown()).toMatchObject({
      ...{ state: 'closed', figures: { netPence: 5_355 }, changed: [{ caseId: 'pi_1', state: 'Refunded', act: null }] },
    });
    expect(await failing()).toEqual([]);
    // Somebody settles it like any other exception.
    const accepted = await call('POST', '/accept', reconciler(), { caseIds: ['pi_1'], reason: 'Refunded by us' });
    expect(JSON.parse(accepted.body)).toMatchObject({ data: { accepted: 1 } });
  });

  it('[EVENT-09~] exports the statement as CSV and XLSX, and records that', async () => {
    await makeReady();
    const csv = await call('GET', '/months/2026-11/export/csv');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="reconciliation-2026-11.csv"');
    expect(csv.body.split('\r\n').slice(0, 11)).toEqual([
      '\uFEFFPart,Entry,Date (UTC),State,Done by,Number,In (£),Out (£)',
      'Statement,2026-11,,Not closed: provisional,,,,',
      'Total,Payments,,,,1,,',
      'Total,Gross,,,,,54.60,',
      'Total,Refunds,,,,,0.00,',
      'Total,Disputes,,,,,0.00,',
      'Total,Other,,,,,0.00,',
      'Total,Fees,,,,,,1.05',
      'Total,Net,,,,,53.55,',
      'Total,Paid out,,,,,53.55,',
      'Total,Payouts beyond their lines,,,,,0.00,',
    ]);
    expect(csv.body).toContain('Settled,pi_1,2026-11-20T00:00:00.000Z,"Matched, matched by hand",Ruth,,0.00,');
    expect((await call('GET', '/months/2026-11/export/xlsx')).body.slice(0, 2)).toBe('PK');
    expect((await call('GET', '/months/2026-09/export/csv')).status).toBe(404);
    const { rows } = await database.admin(`SELECT type FROM event_store.events WHERE stream_id LIKE $1`, [
      `audit-${ruth}-%`,
    ]);
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ type: 'audit.payments-exported.v1' })));
  });

  it('[AUTHZ-01~] is for staff who reconcile payments', async () => {
    for (const identity of [
      { kind: 'customer' },
      { kind: 'partner' },
      { kind: 'admin', permissions: ['customers.manage'] },
    ] as const) {
      const who = api.sessions.introduce({ ...identity, steppedUp: 'all' });
      expect((await call('GET', '/months/2026-11', who)).status).toBe(403);
      expect((await call('GET', '/months/2026-11/export/csv', who)).status).toBe(403);
      const body = { seen: '0'.repeat(32) };
      expect((await call('POST', '/months/2026-11/close', who, body)).status).toBe(403);
    }
  });
});
