import { randomUUID } from 'node:crypto';
import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import type { FreshDatabase } from '@keelson/test-database';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { newAccountId } from '../testing/test-sessions';
import { productDatabase } from '../testing/product-database';

const now = new Date('2026-11-02T09:00:00.000Z');
const ann = newAccountId();
const bob = newAccountId();
const MANY = 5_000;
const AMOUNTS = ['amount', 'netPence', 'vatPence', 'grossPence', 'refundedPence'] as const;

describe('the payment history over the API', () => {
  let database: FreshDatabase;
  let api: TestApi;

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({ database, clock: () => now });
    await database.admin(
      `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ('payments', 'projection', 2, 1000000)`,
    );
    await database.admin(
      `INSERT INTO read_model.payments VALUES
        ('pi_ann', $1, 'Ann', 'ann@example.com', 'Ann Ltd', 'EmbraceMonthly', '2026-10-31T23:30:00Z', 'in_1', 'KEEL-1', 'sub_1',
         4700, 940, 5640, 'gbp', 'succeeded', 'Active', null, 2, 1000, null, ' ann ann@example.com pi_ann keel-1'),
        ('pi_bob', $2, '=HYPERLINK("x")', 'bob@example.com', 'Bob, Sons', 'EarlyAccess', '2026-11-01T09:00:00Z', null, null, null,
         36000, 7200, 43200, 'gbp', 'requires_payment_method', 'Failed', 'card_declined', 1, 0, null, ' bob bob@example.com pi_bob')`,
      [ann, bob],
    );
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const steppedUp = ['payments.export'] as const;
  const admin = () => api.sessions.introduce({ kind: 'admin', permissions: ['payments.reconcile'], steppedUp });
  const adminWithoutAmounts = () => api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
  const get = async (url: string, { authorization }: { authorization: string } = admin()) => {
    const answer = await api.inject({
      method: 'GET',
      url: `/api/v1/payments${url}`,
      headers: { authorization, confirmation: 'any' },
    });
    return { status: answer.statusCode, body: answer.body, headers: answer.headers };
  };
  const dataOf = async (url: string) => JSON.parse((await get(url)).body) as { data: unknown; errors?: unknown };
  const readings = async (reader: string) => {
    const { rows } = await database.admin(
      `SELECT type, data->>'subject' AS subject FROM event_store.events WHERE stream_id LIKE $1 ORDER BY position`,
      [`audit-${reader}-%`],
    );
    return rows as { type: string; subject: string }[];
  };

  async function happened(accountId: string, events: readonly BillingEvent[]): Promise<void> {
    const { store, codec } = api.services;
    const encoded = await codec.encode([...events], {
      commandId: randomUUID(),
      commandHash: 'none',
      correlationId: randomUUID(),
      causationId: randomUUID(),
      actor: { kind: 'system', id: 'billing' },
      subjectId: accountId,
      partitionKey: accountId,
    });
    await store.append({ streamId: billingStream(accountId), expectedVersion: 0, events: encoded });
  }

  it('[PAYHIS-01~] lists payments under the specified names, searched and by day', async () => {
    expect((await dataOf('?search=ann')).data).toMatchObject({
      matching: 1,
      more: false,
      newestOnly: false,
      rows: [
        {
          paymentId: 'pi_ann',
          name: 'Ann',
          createdTime: '2026-10-31T23:30:00.000Z',
          subscriptionType: 'EmbraceMonthly',
          username: 'ann@example.com',
          amount: 56.4,
          status: 'succeeded',
          statusFilter: 'Active',
          invoiceId: 'KEEL-1',
          netPence: 4_700,
        },
      ],
    });
    expect((await dataOf('?fromDate=2026-11-01&toDate=2026-11-01&size=25')).data).toMatchObject({
      rows: [{ paymentId: 'pi_bob', status: 'requires_payment_method', statusFilter: 'Failed' }],
    });
    expect((await dataOf('?sort=amount&order=asc')).data).toMatchObject({ rows: [{ amount: 56.4 }, { amount: 432 }] });
  });

  it.each([
    ['?fromDate=2026-11-01', { path: 'query.toDate', message: 'Required !!' }],
    ['?toDate=2026-11-01', { path: 'query.fromDate', message: 'Required !!' }],
    [
      '?fromDate=2026-11-02&toDate=2026-11-01',
      { path: 'query.fromDate', message: 'The first day must not be after the last' },
    ],
    ['/export?fromDate=2026-11-01', { path: 'query.toDate', message: 'Required !!' }],
  ])('[PAYHIS-01~] flags the day that is wrong in %s', async (url, fault) => {
    const { status, body } = await get(url);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ errors: [fault] });
  });

  it.each(['?size=11', '?page=0', '?page=1001', '?sort=password', '?admin=true', '?fromDate=x&toDate=y'])(
    'refuses %s as malformed',
    async (url) => expect((await get(url)).status).toBe(400),
  );

  it('[ROLE-03~, AUTHZ-01~] is for administrators', async () => {
    for (const kind of ['customer', 'partner'] as const) {
      const caller = api.sessions.introduce({ kind });
      for (const url of ['', '/pi_ann', '/export']) expect((await get(url, caller)).status).toBe(403);
    }
    expect((await get('', api.sessions.introduce({ kind: 'superAdmin' }))).status).toBe(200);
  });

  it('[AUTHZ-03~] shows amounts, their order and the file only to staff who reconcile payments', async () => {
    const list = await get('?search=ann', adminWithoutAmounts());
    const [row = {}] = (JSON.parse(list.body) as { data: { rows: Record<string, unknown>[] } }).data.rows;
    expect(row).toMatchObject({ paymentId: 'pi_ann', subscriptionType: 'EmbraceMonthly', statusFilter: 'Active' });
    expect(AMOUNTS.filter((name) => name in row)).toEqual([]);
    const sorted = await get('?sort=amount', adminWithoutAmounts());
    expect(sorted.status).toBe(403);
    expect(JSON.parse(sorted.body)).toMatchObject({ code: 'AMOUNTS_HIDDEN', data: null });
    expect((await get('/export', adminWithoutAmounts())).status).toBe(403);
    for (const caller of [admin(), api.sessions.introduce({ kind: 'superAdmin', steppedUp })]) {
      expect((await get('/export', caller)).status).toBe(200);
      expect((await get('?sort=amount', caller)).status).toBe(200);
    }
  });

  it('[PAYHIS-01~, EVENT-05~] shows a payment with the provider’s status and what happened, and records who looked', async () => {
    const amounts = {
      netPence: 4_700,
      vatPence: 940,
      grossPence: 5_640,
      currency: 'gbp',
      plan: 'EmbraceMonthly',
    } as const;
    const invoice = { invoiceId: 'in_1', invoiceNumber: 'KEEL-1', subscriptionId: 'sub_1' };
    const at = now.toISOString();
    const received = { ...amounts, ...invoice, paidAt: at };
    await happened(ann, [
      {
        type: 'billing.payment-failed.v1',
        data: {
          ...amounts,
          ...invoice,
          paymentId: 'pi_ann',
          failedAt: at,
          attempt: 1,
          failure: 'card_declined',
          renewal: true,
        },
      },
      { type: 'billing.payment-received.v1', data: { ...received, paymentId: 'pi_ann' } },
      { type: 'billing.payment-received.v1', data: { ...received, paymentId: 'pi_other' } },
      { type: 'billing.payment-refunded.v1', data: { paymentId: 'pi_ann', refundedPence: 1_000, whole: false } },
    ]);
    const reader = admin();
    const { body } = await get('/pi_ann', reader);
    expect((JSON.parse(body) as { data: unknown }).data).toMatchObject({
      status: 'succeeded',
      statusFilter: 'Active',
      vatPence: 940,
      refundedPence: 1_000,
      invoiceId: 'KEEL-1',
      stripeInvoiceId: 'in_1',
      attempts: 2,
      events: [
        { what: 'Renewal payment failed', detail: 'Attempt 1, card declined', tone: 'bad' },
        { what: 'Payment received', detail: '£56.40, Monthly plan', tone: 'good' },
        { what: 'Payment refunded in part', detail: '£10.00 so far' },
      ],
    });
    expect(await readings(reader.id)).toEqual([{ type: 'audit.payment-viewed.v1', subject: ann }]);
    const other = adminWithoutAmounts();
    const seen = (JSON.parse((await get('/pi_ann', other)).body) as { data: Record<string, unknown> }).data;
    expect(seen).toMatchObject({
      statusFilter: 'Active',
      refund: 'partial',
      attempts: 2,
      events: [
        { what: 'Renewal payment failed', detail: 'Attempt 1, card declined' },
        { what: 'Payment received', detail: 'Monthly plan' },
        { what: 'Payment refunded in part', detail: null },
      ],
    });
    expect(AMOUNTS.filter((name) => name in seen)).toEqual([]);
    expect(await readings(other.id)).toEqual([{ type: 'audit.payment-viewed.v1', subject: ann }]);
    expect((await get('/pi_nobody')).status).toBe(404);
  });

  it('[PAYHIS-01~, AUTHZ-03~] narrows the list by state, and by amount for those who see amounts', async () => {
    const found = async (query: string, reader?: { authorization: string }) => {
      const { data } = JSON.parse((await get(query, reader)).body) as {
        data: { rows: { paymentId: string; state: string }[] };
      };
      return data.rows.map(({ paymentId, state }) => [paymentId, state]);
    };
    expect(await found('?state=partlyRefunded')).toEqual([['pi_ann', 'partlyRefunded']]);
    expect(await found('?state=failed')).toEqual([['pi_bob', 'failed']]);
    expect(await found('?state=lost')).toEqual([]);
    expect(await found('?search=%C2%A356.40')).toEqual([['pi_ann', 'partlyRefunded']]);
    expect(await found('?search=%C2%A356.40', adminWithoutAmounts())).toEqual([]);
    expect(await found('?search=refunded', adminWithoutAmounts())).toEqual([['pi_ann', 'partlyRefunded']]);
    expect((await get('?state=Active')).status).toBe(400);
    const lines = (await get('/export?state=failed')).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
  });

  it('[PAYHIS-01~, EVENT-05~] hands the list over as a file without formulas, and records that', async () => {
    const reader = admin();
    const { body, headers } = await get('/export', reader);
    expect(headers['content-disposition']).toBe('attachment; filename="payments-2026-11-02.csv"');
    const [headings, first, second, ...rest] = body.split('\r\n');
    expect(headings).toBe(
      '\uFEFFTime (UTC),Name,Company,Email,Subscription type,Invoice,Payment,Net (£),VAT (£),Amount (£),Refunded (£),Status,Status at the provider,Reason,Dispute,State',
    );
    expect(first).toBe(
      `2026-11-01T09:00:00.000Z,"'=HYPERLINK(""x"")","Bob, Sons",bob@example.com,Early Adopter Offer,,pi_bob,360.00,72.00,432.00,0.00,Failed,requires_payment_method,card_declined,,Failed`,
    );
    expect(second).toMatch(/,Ann,Ann Ltd,ann@example\.com,Monthly plan,.*,Refunded in part$/);
    expect(rest).toEqual(['']);
    expect(await readings(reader.id)).toEqual([{ type: 'audit.payments-exported.v1', subject: reader.id }]);
  });

  it('exports every payment once, part by part, and what is searched alone', async () => {
    await database.admin(
      `INSERT INTO read_model.payments
       SELECT 'pi_many_' || n, 'acc_' || n, 'Payer ' || n, 'payer@example.com', 'Company', 'EmbraceMonthly',
         '2026-01-01'::timestamptz + make_interval(mins => n / 3), null, null, null, 4700, 940, 5640, 'gbp', 'succeeded',
         'Active', null, 1, 0, null, ' payer ' || n || '.'
       FROM generate_series(1, $1::int) AS n`,
      [MANY],
    );
    const linesOf = async (url: string) => (await get(url)).body.trimEnd().split('\r\n').slice(1);
    const all = await linesOf('/export?fromDate=2026-01-01&toDate=2026-01-31');
    expect([all.length, new Set(all).size]).toEqual([MANY, MANY]);
    expect(await linesOf('/export?search=4999.')).toHaveLength(1);
  });
});
