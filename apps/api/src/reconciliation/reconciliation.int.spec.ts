import { randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { RECONCILED } from '../testing/reconciled-payment';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { CASE_PROJECTIONS } from './known-cases';

const now = new Date('2026-11-02T09:00:00.000Z');
const ann = newAccountId();
const ruth = newAccountId();
const sam = newAccountId();
const ROOT = '/api/v1/reconciliation';
const REASON = 'The amount was typed by hand: receipt 12';

interface Shown {
  readonly caseId: string;
  readonly seen: string;
  readonly acts: readonly { readonly act: string; readonly text: string | null; readonly by: object }[];
  readonly adjustment: object | null;
}

describe('the reconciliation over the API', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => now });
    for (const name of [...CASE_PROJECTIONS, 'staff-members'])
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 7, 1000000)`,
        [name],
      );
    await database.admin(`
      INSERT INTO read_model.staff_members VALUES
        ('${ruth}', 'Ruth', 'ruth@keelson.example', 'admin', '["payments.reconcile"]', false, null, '2026-01-01', null, 1),
        ('${sam}', 'Sam', 'sam@keelson.example', 'admin', '[]', false, null, '2026-01-01', null, 1);
      INSERT INTO read_model.actor_names VALUES ('${ruth}', 'Ruth');
      INSERT INTO read_model.payments VALUES ('pi_1', '${ann}', '=HYPERLINK("x")', 'ann@example.com', 'Ann Ltd',
        'EmbraceMonthly', '2026-11-01', 'in_1', 'KEEL-1', null, 4700, 940, 5640, 'gbp', 'succeeded', 'Active', null, 1, 0,
        null, ' ann archer ann@example.com pi_1');`);
  });
  beforeEach(() =>
    database.admin(`
      TRUNCATE read_model.reconciliation_cases, read_model.reconciliation_lines, read_model.reconciliation_payouts,
        read_model.reconciliation_objects;
      ${RECONCILED('pi_1', ann, ruth)}`),
  );
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const reconciler = (accountId = newAccountId()) =>
    api.sessions.introduce({ kind: 'admin', permissions: ['payments.reconcile'], steppedUp: 'all', accountId });
  type Who = ReturnType<typeof reconciler>;
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, who: Who = reconciler(), body?: object) => {
    const { authorization } = who;
    const answer = await api.inject({
      ...{ method, url: `${ROOT}${url}` },
      headers: { authorization, confirmation: 'any', 'idempotency-key': randomUUID() },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };
  const dataOf = async <Data>(url: string): Promise<Data> =>
    (JSON.parse((await call('GET', url)).body) as { data: Data }).data;
  const codeOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as { code?: string }).code;
  const seen = async () => (await dataOf<Shown>('/cases/pi_1')).seen;

  it('[EVENT-09~] shows every case with its evidence side by side, and where the trail breaks', async () => {
    expect(await dataOf('/cases?needsPerson=yes')).toMatchObject({
      ...{ matching: 1, more: false, next: null },
      rows: [
        {
          ...{ caseId: 'pi_1', state: 'AmountMismatch', reason: 'amountDiffers', oursPence: 5_640 },
          ...{ providerPence: 5_460, gapPence: -180, accountId: ann, assignedTo: { id: ruth, name: 'Ruth' } },
        },
      ],
    });
    const one = await dataOf<Shown & { trail: { link: string; state: string }[] }>('/cases/pi_1');
    expect(one).toMatchObject({
      ...{ explanation: 'digitsSwapped', ours: { grossPence: 5_640 }, charges: [{ amountPence: 5_460 }] },
      ...{ payout: { payoutId: 'po_1', linesPence: 5_355, differencePence: 0 }, transactions: [{ feePence: 105 }] },
      ...{ changed: [], acts: [], secondPersonAbovePence: 5_000 },
    });
    expect(one.trail.map(({ link, state }) => [link, state])).toEqual([
      ['payment', 'agrees'],
      ['charge', 'differs'],
      ['transaction', 'differs'],
      ['payout', 'agrees'],
    ]);
    expect(await dataOf('')).toMatchObject({
      counts: { needsPerson: 1, states: { AmountMismatch: 1, Matched: 0 } },
      months: [{ month: '2026-11', grossPence: 5_460, feesPence: -105, netPence: 5_355, paidOutPence: 5_355 }],
      newestPayout: { payoutId: 'po_1' },
      people: [{ id: ruth, name: 'Ruth' }],
    });
    expect(await dataOf('/exceptions')).toEqual({ cases: 1, more: false });
    expect(await dataOf('/payouts?month=2026-11')).toMatchObject({ rows: [{ payoutId: 'po_1' }], next: null });
    expect(await dataOf('/payouts/po_1')).toMatchObject({
      rows: [{ transactionId: 'txn_1', caseId: 'pi_1', state: 'AmountMismatch', accountId: ann }],
    });
  });

  it('[EVENT-05~] records who looked at whose payment', async () => {
    const who = reconciler();
    await call('GET', '/cases/pi_1', who);
    const { rows } = await database.admin(
      `SELECT type, data->>'subject' AS subject FROM event_store.events WHERE stream_id LIKE $1`,
      [`audit-${who.id}-%`],
    );
    expect(rows).toEqual([{ type: 'audit.payment-viewed.v1', subject: ann }]);
  });

  it.each(['?assigned=me', '?assigned=nobody', '?state=Matched', '?month=2026-10', '?search=zzz', '?reason=duplicate'])(
    'narrows the list by %s',
    async (query) => expect(await dataOf(`/cases${query}`)).toMatchObject({ rows: [], matching: 0 }),
  );
  it.each(['?search=ann+archer', '?search=po_1', '?search=54.60', '?search=ch_1', '?month=2026-11', '?sort=amount'])(
    'finds it by %s',
    async (query) => expect(await dataOf(`/cases${query}`)).toMatchObject({ matching: 1 }),
  );

  it('[EVENT-09~] matches and unmatches by hand, as events with reason, name and evidence', async () => {
    const who = reconciler(ruth);
    const shown = await seen();
    const stale = await call('POST', '/cases/pi_1/match', who, { reason: REASON, seen: '0'.repeat(32) });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await call('POST', '/cases/pi_1/match', who, { reason: ' ', seen: shown })).status).toBe(400);
    expect((await call('POST', '/cases/pi_1/match', who, { reason: REASON, seen: shown })).status).toBe(200);
    const again = await call('POST', '/cases/pi_1/match', who, { reason: REASON, seen: shown });
    expect(codeOf(again)).toBe('ALREADY_SETTLED');
    expect((await call('POST', '/cases/pi_1/unmatch', who, { reason: 'The wrong receipt' })).status).toBe(200);
    expect(codeOf(await call('POST', '/cases/pi_1/unmatch', who, { reason: 'Again' }))).toBe('NOT_MATCHED');
    expect((await call('POST', '/cases/pi_1/comments', who, { text: 'Asked the customer' })).status).toBe(200);
    const { acts } = await dataOf<Shown>('/cases/pi_1');
    expect(acts.map(({ act, text, by }) => [act, text, by])).toEqual([
      ['matched', REASON, { id: ruth, name: 'Ruth' }],
      ['unmatched', 'The wrong receipt', { id: ruth, name: 'Ruth' }],
      ['commented', 'Asked the customer', { id: ruth, name: 'Ruth' }],
    ]);
    const { rows } = await database.admin(`SELECT data FROM event_store.events WHERE type = $1`, [
      'reconciliation.case-matched.v1',
    ]);
    expect(JSON.stringify(rows)).toContain('"amountPence":5460');
    // What people write may name the customer: it is sealed with the customer's key.
    expect(JSON.stringify(rows)).not.toContain('receipt 12');
  });

  it('[EVENT-09~] takes a second person for a large gap, and never the first one', async () => {
    await database.admin(`UPDATE read_model.reconciliation_cases SET case_id = 'pi_2', gap_pence = -5001`);
    const at = '/cases/pi_2';
    const { seen: shown } = await dataOf<Shown>(at);
    const decided = { reason: REASON, seen: shown };
    expect(codeOf(await call('POST', `${at}/match`, reconciler(), decided))).toBe('SECOND_PERSON_NEEDED');
    expect((await call('POST', `${at}/adjustment`, reconciler(ruth), decided)).status).toBe(200);
    expect((await dataOf<Shown>(at)).adjustment).toMatchObject({ amountPence: -5_001, by: { id: ruth, name: 'Ruth' } });
    const own = await call('POST', `${at}/adjustment/approve`, reconciler(ruth), { seen: shown });
    expect([own.status, codeOf(own)]).toEqual([403, 'OWN_ADJUSTMENT']);
    expect((await call('POST', `${at}/adjustment/approve`, reconciler(), { seen: shown })).status).toBe(200);
    expect((await dataOf<Shown>(at)).adjustment).toBeNull();
  });

  it('[EVENT-09~] has the customer asked for what is missing, once a day, and leaves the case open', async () => {
    const ask = async (who = reconciler(ruth), shown?: string) =>
      call('POST', '/cases/pi_1/customer-requests', who, { seen: shown ?? (await seen()) });
    expect(await dataOf('/cases/pi_1')).toMatchObject({ restPence: 180, askedOn: null });
    const { id, authorization } = api.sessions.introduce({ kind: 'admin', permissions: ['payments.reconcile'] });
    const unconfirmed = await ask({ ...reconciler(), id, authorization });
    expect([unconfirmed.status, codeOf(unconfirmed)]).toEqual([403, 'CONFIRMATION_INVALID']);
    expect(codeOf(await ask(reconciler(), '0'.repeat(32)))).toBe('CHANGED_MEANWHILE');
    expect((await ask()).status).toBe(200);
    expect(codeOf(await ask())).toBe('ASKED_TODAY');
    const { rows } = await database.admin(
      `SELECT data, metadata->>'subjectId' AS subject FROM event_store.events WHERE type = $1`,
      ['reconciliation.customer-asked.v1'],
    );
    const data = { amountPence: 180, orderedPence: 5_640, askedOn: '2026-11-02', orderId: 'order_1' };
    expect(rows).toMatchObject([{ subject: ann, data }]);
    const { acts } = await dataOf<Shown>('/cases/pi_1');
    expect(acts.at(-1)).toMatchObject({ act: 'customerAsked', amountPence: 180, by: { id: ruth, name: 'Ruth' } });
    expect(await dataOf('/cases?needsPerson=yes')).toMatchObject({ matching: 1 });
    await database.admin(`UPDATE read_model.reconciliation_cases SET account_id = null`);
    expect(await dataOf('/cases/pi_1')).toMatchObject({ restPence: null });
    expect(codeOf(await ask())).toBe('NOTHING_TO_ASK_FOR');
  });

  it('is assigned only to staff who reconcile payments', async () => {
    const assign = (assignee: string | null) => call('PUT', '/cases/pi_1/assignee', reconciler(), { assignee });
    expect((await assign(ruth)).status).toBe(200);
    expect(codeOf(await assign(sam))).toBe('NOT_RECONCILER');
    expect((await assign(null)).status).toBe(200);
  });

  it('accepts many at once only where both sides agree: all of them or none', async () => {
    const accept = (...caseIds: string[]) => call('POST', '/accept', reconciler(), { caseIds, reason: 'Month end' });
    const facts = (refunded: number) =>
      JSON.stringify({
        ours: { grossPence: 5_640, refundedPence: refunded, dispute: null, disputedPence: 0, currency: 'gbp' },
        charges: [],
      });
    await database.admin(
      `INSERT INTO read_model.reconciliation_cases
         SELECT id, account_id, null, null, null, 'Refunded', null, false, null, since, month, 5640, 5640, 0, 5640, 'gbp', null,
           $1, '{"settlement": null, "adjustment": null, "assignee": null}', 1, since, null, null, false
         FROM read_model.reconciliation_cases, unnest(ARRAY['pi_3', 'pi_4']) AS id`,
      [facts(5_640)],
    );
    expect(codeOf(await accept('pi_3', 'pi_1'))).toBe('NOT_SAFE');
    expect(codeOf(await accept('pi_3', 'pi_9'))).toBe('CASE_NOT_FOUND');
    const outcome = await accept('pi_3', 'pi_4', 'pi_3');
    expect(JSON.parse(outcome.body)).toMatchObject({ data: { accepted: 2 } });
    const { rows } = await database.admin(`SELECT stream_id FROM event_store.events WHERE type = $1 ORDER BY 1`, [
      'reconciliation.case-accepted.v1',
    ]);
    expect(rows).toEqual([{ stream_id: 'reconciliationCase-pi_3' }, { stream_id: 'reconciliationCase-pi_4' }]);
  });

  it('has the provider read on demand, one reading at a time', async () => {
    expect(await dataOf('')).toMatchObject({ lastSweep: null });
    expect((await call('POST', '/sweeps')).status).toBe(200);
    expect(codeOf(await call('POST', '/sweeps'))).toBe('SWEEP_UNDER_WAY');
  });

  it('[EVENT-09~] exports as CSV and XLSX, with no cell a formula', async () => {
    const csv = await call('GET', '/export/csv?needsPerson=yes');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="reconciliation-2026-11-02.csv"');
    const [, row = ''] = csv.body.split('\r\n');
    expect(row).toBe(
      `2026-11-01T09:00:00.000Z,2026-11,,pi_1,order_1,"'=HYPERLINK(""x"")",${ann},Amount differs,Amount differs,,gbp,56.40,54.60,1.80,`,
    );
    const xlsx = await call('GET', '/export/xlsx');
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    expect(xlsx.body.slice(0, 2)).toBe('PK');
  });

  it('[AUTHZ-01~] is for staff who reconcile payments', async () => {
    for (const identity of [
      { kind: 'customer' },
      { kind: 'partner' },
      { kind: 'admin', permissions: ['customers.manage'] },
    ] as const) {
      const who = { ...reconciler(), ...api.sessions.introduce(identity) };
      for (const url of ['', '/exceptions', '/cases', '/cases/pi_1', '/payouts', '/payouts/po_1', '/export/csv'])
        expect([url, (await call('GET', url, who)).status]).toEqual([url, 403]);
      const body = { reason: REASON, seen: '0'.repeat(32) };
      expect((await call('POST', '/cases/pi_1/match', who, body)).status).toBe(403);
    }
  });
});
