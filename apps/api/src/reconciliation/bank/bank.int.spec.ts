import { randomUUID } from 'node:crypto';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../../testing/product-database';
import { RECONCILED } from '../../testing/reconciled-payment';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { newAccountId } from '../../testing/test-sessions';
import { CASE_PROJECTIONS } from '../known-cases';

const now = new Date('2026-11-20T09:00:00.000Z');
const ROOT = '/api/v1/reconciliation';
const REASON = 'Told by Ann Field of the bank';

/** The payout of £53.55 arrives on 1 November. */
const STATEMENT = [
  'Date,Text,Amount',
  '30/10/2026,RENT,-900.00',
  '02/11/2026,"STRIPE PAYMENTS, ANN FIELD",53.55',
  '06/11/2026,CARD 4242424242424242,-3.00',
  '09/11/2026,STRIPE PAYMENTS,53.40',
].join('\n');

interface Line {
  readonly lineId: string;
  readonly amountPence: number;
  readonly text: string;
  readonly standing: string;
}
interface Answer<Data> {
  readonly status: number;
  readonly code?: string;
  readonly data: Data;
}
interface Preview {
  readonly lines: readonly { readonly row: number; readonly text: string; readonly known: boolean }[];
  readonly refused: readonly { readonly row: number; readonly fault: string; readonly cell: string }[];
  readonly acceptance: string | null;
}

describe('bank lines over the API', () => {
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
    await database.admin(RECONCILED('pi_1', newAccountId(), newAccountId()));
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });

  const reconciler = (accountId = newAccountId()) =>
    api.sessions.introduce({ kind: 'admin', permissions: ['payments.reconcile'], steppedUp: 'all', accountId });
  type Who = ReturnType<typeof reconciler>;
  const call = async <Data>(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    who: Who = reconciler(),
  ): Promise<Answer<Data>> => {
    const answer = await api.inject({
      ...{ method, url: `${ROOT}${url}` },
      headers: { authorization: who.authorization, 'idempotency-key': randomUUID() },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, ...(JSON.parse(answer.body) as Omit<Answer<Data>, 'status'>) };
  };
  const contentOf = (text: string | Buffer) => Buffer.from(text).toString('base64');
  const preview = (text: string | Buffer, who?: Who) =>
    call<Preview>('POST', '/bank/preview', { content: contentOf(text) }, who);
  const record = (text: string, acceptance: string | null, who: Who) =>
    call<{ recorded: number; known: number }>(
      'POST',
      '/bank/lines',
      { content: contentOf(text), acceptance: acceptance ?? 'a'.repeat(20) },
      who,
    );
  const recorded = async () => {
    const { rows } = await database.admin(`SELECT count(*)::int AS lines FROM event_store.events WHERE type = $1`, [
      'reconciliation.bank-line-recorded.v1',
    ]);
    return (rows[0] as { lines: number }).lines;
  };
  /** As the projection does it. */
  const project = () =>
    database.admin(`
      INSERT INTO read_model.reconciliation_bank_lines
        SELECT data->>'lineId', (data->>'date')::date, (data->>'amountPence')::bigint, (data->>'namesProvider')::boolean,
          null, '[]' FROM event_store.events WHERE type = 'reconciliation.bank-line-recorded.v1' ON CONFLICT DO NOTHING;
      UPDATE read_model.reconciliation_bank_lines SET matched_to = null,
        barred = (SELECT coalesce(json_agg(data->>'payoutId'), '[]') FROM event_store.events
          WHERE type = 'reconciliation.bank-line-unmatched.v1' AND data->>'lineId' = line_id);
      UPDATE read_model.reconciliation_bank_lines SET matched_to = data->>'payoutId' FROM (
        SELECT DISTINCT ON (data->>'lineId') type, data FROM event_store.events
        WHERE stream_id = 'reconciliation-bank-matches' ORDER BY data->>'lineId', position DESC) AS last
      WHERE data->>'lineId' = line_id AND type = 'reconciliation.bank-line-matched.v1';`);
  const lines = async (query = '') => (await call<{ rows: Line[] }>('GET', `/bank/lines${query}`)).data.rows;
  const bankOfPayout = async () =>
    (
      await call<{ bank: { standing: string; line: Line | null; gapPence: number; decided: boolean } }>(
        'GET',
        '/payouts/po_1',
      )
    ).data.bank;

  it('[IO-08~] names every line that it does not take, and keeps nothing before all of them are right', async () => {
    const who = reconciler();
    const wrong = `${STATEMENT}\n31/02/2026,NO DAY,1.00\n02/11/2026,NO AMOUNT,1.2.3`;
    const { data } = await preview(wrong, who);
    expect(data.refused).toEqual([
      { row: 6, fault: 'date', cell: '31/02/2026' },
      { row: 7, fault: 'amount', cell: '1.2.3' },
    ]);
    expect([data.acceptance, data.lines.length]).toEqual([null, 4]);
    const { acceptance } = (await preview(STATEMENT, who)).data;
    // What was shown, to whom it was shown, and nothing else.
    expect((await record(wrong, acceptance, who)).code).toBe('PREVIEW_OVER');
    expect((await record(STATEMENT, acceptance, reconciler())).code).toBe('PREVIEW_OVER');
    expect((await record(STATEMENT, null, who)).code).toBe('PREVIEW_OVER');
    expect(await recorded()).toBe(0);
  });

  it.each([
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 'NOT_A_STATEMENT'],
    ['a PDF', Buffer.from('%PDF-1.7\n1,2,3'), 'NOT_A_STATEMENT'],
    ['binary', Buffer.from([0x31, 0x00, 0x2c]), 'NOT_A_STATEMENT'],
    ['UTF-16', Buffer.from('\ufeff01/11/2026,A,1', 'utf16le'), 'ENCODING_UNKNOWN'],
    ['no known encoding', Buffer.from([0x41, 0x81, 0x8d]), 'ENCODING_UNKNOWN'],
    ['empty lines', Buffer.from('\n\n\n'), 'NO_LINES'],
    ['too many lines', Buffer.from('01/11/2026,A,1.00\n'.repeat(1_001)), 'TOO_MANY_LINES'],
    ['too large', Buffer.from('x'.repeat(100 * 1024 + 1)), 'STATEMENT_TOO_LARGE'],
  ])('[IO-08~] refuses a file that is %s, whatever its name', async (_, bytes, code) => {
    const answer = await preview(bytes);
    expect([answer.status, answer.code]).toEqual([422, code]);
  });

  it('reads what older programs write, and no more of a card number than its end', async () => {
    const { data } = await preview(Buffer.from('01/11/2026,CAF\xc9 4242 4242 4242 4242,\xa31.00', 'latin1'));
    expect(data.lines).toMatchObject([{ text: 'CAFÉ •••• 4242', amountPence: 100 }]);
  });

  it('[EVENT-09~] keeps each line once, its text sealed, and proves a payout by the line of its amount', async () => {
    const who = reconciler();
    expect(await bankOfPayout()).toMatchObject({ standing: 'noStatement', line: null });
    const { acceptance } = (await preview(STATEMENT, who)).data;
    expect((await record(STATEMENT, acceptance, who)).data).toEqual({ recorded: 4, known: 0 });
    await project();
    const more = `${STATEMENT}\n10/11/2026,NEW,1.00`;
    const again = (await preview(more, who)).data;
    expect(again.lines.map(({ known }) => known)).toEqual([true, true, true, true, false]);
    expect((await record(more, again.acceptance, who)).data).toEqual({ recorded: 1, known: 4 });
    await project();
    expect(await recorded()).toBe(5);
    const { rows: kept } = await database.admin(`SELECT data::text AS text FROM event_store.events
      UNION ALL SELECT to_json(l)::text FROM read_model.reconciliation_bank_lines l`);
    expect(JSON.stringify(kept)).not.toMatch(/ANN FIELD|STRIPE|RENT/);

    expect(await bankOfPayout()).toEqual({
      ...{ standing: 'atBank', gapPence: 0, decided: false },
      line: {
        lineId: expect.stringMatching(/^bnk_/) as string,
        date: '2026-11-02',
        amountPence: 5_355,
        text: 'STRIPE PAYMENTS, ANN FIELD',
      },
    });
    const overview = await call('GET', '/bank');
    expect(overview.data).toMatchObject({
      ...{ counts: { atBank: 1, notFound: 0 }, lines: 5, from: '2026-10-30', until: '2026-11-10', open: [] },
    });
    expect((await lines('?standing=matched')).map(({ text }) => text)).toEqual(['STRIPE PAYMENTS, ANN FIELD']);
    expect((await lines('?standing=unmatched')).map(({ text }) => text)).toEqual([
      ...['NEW', 'STRIPE PAYMENTS', 'CARD •••• 4242', 'RENT'],
    ]);
    expect((await lines('?search=53.40')).map(({ amountPence }) => amountPence)).toEqual([5_340]);
    expect((await lines('?search=900')).map(({ amountPence }) => amountPence)).toEqual([-90_000]);
    const page = await call<{ rows: Line[]; next: string }>('GET', '/bank/lines?size=10');
    expect([page.data.rows.length, page.data.next]).toEqual([5, null]);
  });

  it('[EVENT-09~] takes the word of a person, with a reason, in the place of the rules, and never two for one line', async () => {
    const [right] = await lines('?standing=matched');
    const [other] = await lines('?search=53.40');
    const lineId = right?.lineId ?? '';
    const otherId = other?.lineId ?? '';
    const act = (what: 'match' | 'unmatch', body: object, payout = 'po_1') =>
      call('POST', `/bank/payouts/${payout}/${what}`, body);
    expect((await act('match', { lineId: otherId, reason: REASON })).code).toBe('PAYOUT_AT_BANK');
    expect((await act('unmatch', { lineId: otherId, reason: REASON })).code).toBe('NOT_AT_BANK');
    expect((await act('unmatch', { lineId, reason: ' ' })).status).toBe(400);
    expect((await act('unmatch', { lineId, reason: REASON }, 'po_9')).code).toBe('BANK_PAYOUT_NOT_FOUND');
    expect((await act('unmatch', { lineId: `bnk_${'0'.repeat(22)}`, reason: REASON })).code).toBe('LINE_NOT_FOUND');
    expect((await act('unmatch', { lineId, reason: REASON })).status).toBe(200);
    await project();
    // The rules would find the same line again: they are not asked.
    expect(await bankOfPayout()).toMatchObject({ standing: 'notFound', line: null });
    const { data } = await call<{ open: object[] }>('GET', '/bank');
    expect(data.open).toMatchObject([{ payoutId: 'po_1', standing: 'notFound', amountPence: 5_355 }]);
    expect((await lines('?payout=po_1')).map(({ amountPence }) => amountPence)).toEqual([5_340, 5_355]);
    expect((await act('match', { lineId: otherId, reason: REASON })).status).toBe(200);
    expect((await act('match', { lineId, reason: REASON })).code).toBe('PAYOUT_AT_BANK');
    await project();
    expect(await bankOfPayout()).toMatchObject({ standing: 'atBank', gapPence: -15, decided: true });
    const { rows } = await database.admin(`SELECT data::text AS text FROM event_store.events WHERE stream_id = $1`, [
      'reconciliation-bank-matches',
    ]);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('Ann Field');
  });

  it('refuses a match whose gap is too large for one person', async () => {
    const [rent] = await lines('?search=900');
    const { lineId: matched = '' } = (await lines('?standing=matched'))[0] ?? {};
    await call('POST', '/bank/payouts/po_1/unmatch', { lineId: matched, reason: REASON });
    await project();
    const answer = await call('POST', '/bank/payouts/po_1/match', { lineId: rent?.lineId, reason: REASON });
    expect([answer.status, answer.code]).toEqual([409, 'GAP_TOO_LARGE']);
  });

  it('[EVENT-05~] records who read the texts of the bank', async () => {
    const who = reconciler();
    await call('GET', '/bank/lines', undefined, who);
    const { rows } = await database.admin(`SELECT type FROM event_store.events WHERE stream_id LIKE $1`, [
      `audit-${who.id}-%`,
    ]);
    expect(rows).toEqual([{ type: 'audit.payment-viewed.v1' }]);
  });

  it('[AUTHZ-01~] is for staff who reconcile payments', async () => {
    for (const identity of [
      { kind: 'customer' },
      { kind: 'partner' },
      { kind: 'admin', permissions: ['customers.manage'] },
    ] as const) {
      const who = { ...reconciler(), ...api.sessions.introduce(identity) };
      expect((await call('GET', '/bank', undefined, who)).status).toBe(403);
      expect((await call('GET', '/bank/lines', undefined, who)).status).toBe(403);
      expect((await preview(STATEMENT, who)).status).toBe(403);
      expect((await record(STATEMENT, null, who)).status).toBe(403);
    }
  });
});
