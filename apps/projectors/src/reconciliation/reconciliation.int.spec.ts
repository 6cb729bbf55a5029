import {
  type CasePage,
  countCases,
  type ReconciliationMonth,
  selectCaseCounts,
  selectCases,
  selectExceptions,
  selectClosedMonths,
  selectMonths,
  selectPayoutLines,
  selectPayouts,
  selectSettledCases,
} from '@keelson/read-models/reconciliation';
import { type ReadModelDatabase, readModelTypes } from '@keelson/read-models';
import { sizeOf } from '@keelson/test-database/run';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { registry } from '../registry';
import { ProductBench } from '../runtime/testing/product-bench';
import { generatedMonth } from './testing/generated-month';
import { chargeOf, MONTH } from './testing/stated';

const month = generatedMonth(sizeOf('RECONCILED_PAYMENTS'), 25);
const { expected, now } = month;
const READ = new Set(['payments', 'actor-names', 'staff-members']);

describe('a month of payments with every kind of fault', () => {
  let bench: ProductBench;
  let reader: Pool;

  const append = ({
    streamId,
    events,
  }: {
    readonly streamId: string;
    readonly events: Parameters<typeof bench.append>[1];
  }) => bench.append(streamId, events, { actor: { kind: 'system', id: 'billing' } });

  beforeAll(async () => {
    const concerned = registry.projections.filter(({ name }) => name.startsWith('reconciliation-') || READ.has(name));
    bench = await ProductBench.open(concerned);
    // The provider's statements before what we hold: the order makes no difference.
    for (const stream of [...month.streams].reverse()) await append(stream);
    await bench.project();
    reader = new Pool({ connectionString: bench.database.urls.reader, types: readModelTypes, max: 2 });
  }, 3_600_000);
  afterAll(async () => {
    await reader.end();
    await bench.close();
  });

  /** As staff, through row-level security. */
  const reading = async <Value>(select: (database: Kysely<ReadModelDatabase>) => Promise<Value>): Promise<Value> => {
    const database = new Kysely<ReadModelDatabase>({ dialect: new PostgresDialect({ pool: reader }) });
    return await database.transaction().execute(async (transaction) => {
      await sql`SELECT set_config('app.reach', 'all', true), set_config('app.scope', 'all', true)`.execute(transaction);
      return await select(transaction);
    });
  };
  const queue = { needsPerson: 'yes', search: '', now } as const;

  it('[EVENT-09~] has every exception found and none invented', async () => {
    const counted = await reading((database) => selectCaseCounts(database, now));
    const states = Object.fromEntries(counted.map(({ state, cases }) => [state, cases]));
    // Two payouts stand in the queue as well: one differs, one was made by hand.
    expect(states).toEqual({
      ...expected.states,
      AmountMismatch: (expected.states.AmountMismatch ?? 0) + 1,
      ManualPayout: 1,
    });
    for (const [reason, cases] of Object.entries(expected.reasons))
      expect([
        reason,
        await reading((database) => countCases(database, { search: '', now, reason: reason as 'duplicate' }, 1e6)),
      ]).toEqual([reason, cases]);
    const all = Object.values(expected.reasons).reduce((sum, cases) => sum + cases, 0);
    expect(await reading((database) => countCases(database, queue, 1e6))).toBe(all);
    const grouped = await reading((database) => selectExceptions(database, now));
    const ofReason = (reason: string) =>
      grouped.filter((each) => each.reason === reason).reduce((sum, { cases }) => sum + cases, 0);
    expect(Object.fromEntries(Object.keys(expected.reasons).map((reason) => [reason, ofReason(reason)]))).toEqual(
      expected.reasons,
    );
  });

  it.each(['age', 'amount', 'reason'] as const)(
    'has a queue in pages without a gap or a double, by %s',
    async (sort) => {
      const all = Object.values(expected.reasons).reduce((sum, cases) => sum + cases, 0);
      for (const order of ['asc', 'desc'] as const) {
        const found: string[] = [];
        let at: CasePage['next'] | undefined;
        while (at !== null) {
          const asked = { ...queue, sort, order, at, size: 7 };
          const page = await reading((database) => selectCases(database, asked));
          found.push(...page.rows.map(({ case_id: id }) => id));
          at = page.next;
        }
        expect(found).toHaveLength(all);
        expect(new Set(found).size).toBe(all);
      }
    },
  );

  it.each([{}, { state: 'Matched' }, { needsPerson: 'no' }, { state: 'Duplicate' }] as const)(
    'has lists in pages without a gap or a double: %j',
    async (asked) => {
      const filter = { ...asked, search: '', now };
      const all = await reading((database) => countCases(database, filter, 1e6));
      for (const order of ['asc', 'desc'] as const) {
        const found: string[] = [];
        let at: CasePage['next'] | undefined;
        while (at !== null) {
          const question = { ...filter, ...({ sort: 'age' } as const), order, at, size: 40 };
          const page = await reading((database) => selectCases(database, question));
          found.push(...page.rows.map(({ case_id: id }) => id));
          at = page.next;
        }
        expect(found).toHaveLength(all);
        expect(new Set(found).size).toBe(all);
      }
    },
  );

  it('[EVENT-09~] adds up to the penny', async () => {
    const months = await reading((database) => selectMonths(database, now, 24));
    const [only, ...others] = months;
    expect(others).toEqual([]);
    const disputes = (only?.net_pence ?? 0) - expected.grossPence - expected.refundsPence - expected.feesPence;
    expect(only).toEqual({
      ...{ month: MONTH, gross_pence: expected.grossPence, refunds_pence: expected.refundsPence },
      ...{ fees_pence: expected.feesPence, disputes_pence: disputes, other_pence: 0, net_pence: only?.net_pence ?? 0 },
      ...{ paid_out_pence: expected.paidOutPence, difference_pence: -1, open_gap_pence: only?.open_gap_pence ?? 0 },
      payments: Object.values(expected.states).reduce((sum, cases) => sum + cases, 0),
      needs_person: Object.values(expected.reasons).reduce((sum, cases) => sum + cases, 0),
    } satisfies ReconciliationMonth);
    // What was paid out, less the payout made by hand and plus the missing penny, is what its lines leave.
    expect(only?.net_pence).toBe(expected.paidOutPence - 12_345 + 1);
  });

  it('[EVENT-09~] ties each payout to its lines and these to their payments', async () => {
    const { rows } = await reading((database) => selectPayouts(database, { size: 50 }));
    expect(rows).toHaveLength(29);
    expect(rows.filter(({ reason }) => reason === 'payoutDiffers').map(({ payout_id: id }) => id)).toEqual(['po_7']);
    const payout = rows.find(({ payout_id: id }) => id === 'po_3');
    const lines: { readonly net_pence: number; readonly case_id: string | null }[] = [];
    let after: string | undefined;
    for (let more = true; more;) {
      const asked = { payoutId: 'po_3', after, size: 10 };
      const page = await reading((database) => selectPayoutLines(database, asked));
      lines.push(...page.rows);
      after = page.rows.at(-1)?.transaction_id;
      more = page.more;
    }
    expect(lines).toHaveLength(payout?.lines ?? 0);
    expect(lines.reduce((sum, { net_pence: net }) => sum + net, 0)).toBe(payout?.stated?.amountPence);
    expect(lines[0]?.case_id).toMatch(/^pi_/);
  });

  it('is found by payment, charge, order, payout and amount', async () => {
    const found = (search: string) =>
      reading((database) => selectCases(database, { search, now, sort: 'age', order: 'asc', size: 50 }));
    for (const search of ['ch_1', 'order_1', 'txn_1'])
      expect((await found(search)).rows.map(({ case_id: id }) => id)).toEqual(['pi_1']);
    expect((await found('pi_1')).rows.map(({ case_id: id }) => id)).toContain('pi_1');
    expect((await found('po_1')).rows.map(({ case_id: id }) => id)).toContain('pi_1');
    expect((await found('£54.60')).rows.length).toBeGreaterThan(0);
    expect((await found('£99,999.99')).rows).toEqual([]);
  });

  it('shows a decision until something changes', async () => {
    const [mismatch] = (
      await reading((database) =>
        selectCases(database, { ...queue, reason: 'amountDiffers', sort: 'age', order: 'asc', size: 1 }),
      )
    ).rows;
    const caseId = mismatch?.case_id ?? '';
    const evidence = {
      kind: 'payment',
      ours: { grossPence: 5_640, refundedPence: 0, dispute: null, disputedPence: 0, currency: 'gbp' },
      charges: [
        {
          ...{ chargeId: caseId.replace('pi_', 'ch_'), amountPence: 5_460, refundedPence: 0 },
          ...({ disputed: false, status: 'succeeded', currency: 'gbp' } as const),
        },
      ],
    } as const;
    const data = { caseId, kind: 'payment', reason: 'a swap', gapPence: -180, evidence, version: 1 } as const;
    await append({
      streamId: `reconciliationCase-${caseId}`,
      events: [{ type: 'reconciliation.case-matched.v1', data }],
    });
    await bench.project();
    const standing = async () =>
      (
        await reading((database) => selectCases(database, { search: caseId, now, sort: 'age', order: 'asc', size: 1 }))
      ).rows.map(({ state, reason, settled }) => [state, reason, settled]);
    expect(await standing()).toEqual([['Matched', null, true]]);
    const refunded = { paymentId: caseId, refundedPence: 5_640, whole: true };
    await append({
      streamId: caseId.replace('pi_', 'billing-acc_'),
      events: [{ type: 'billing.payment-refunded.v1', data: refunded }],
    });
    await bench.project();
    expect(await standing()).toEqual([['AmountMismatch', 'changedSinceDecision', false]]);
  });

  it('[EVENT-09~] tells a later fact of a closed month as an exception of the open one, until somebody settles it', async () => {
    const { rows: head } = await bench.pool.query<{ readTo: number }>(
      `SELECT max(position) AS "readTo" FROM event_store.events`,
    );
    const figures = {
      ...{ payments: 1, grossPence: 1, refundsPence: 0, disputesPence: 0, otherPence: 0, feesPence: 0, netPence: 1 },
      ...{ paidOutPence: 1, differencePence: 0 },
    };
    const closing = { month: MONTH, readTo: head[0]?.readTo ?? 0, figures, payouts: [], checks: [], version: 1 };
    await append({
      streamId: `reconciliationMonth-${MONTH}`,
      events: [{ type: 'reconciliation.month-closed.v1', data: closing }],
    });
    const late = async (of = '2026-11') =>
      (
        await reading((database) =>
          selectCases(database, {
            ...queue,
            reason: 'changedSinceClose',
            month: of,
            sort: 'age',
            order: 'asc',
            size: 9,
          }),
        )
      ).rows.map((row) => [row.case_id, row.kind, row.state, row.month, row.closed_month]);
    await bench.project();
    expect(await late()).toEqual([]);

    // The provider states again what it stated before, and a refund that both sides know.
    const charge = { paymentId: 'pi_1', orderId: 'order_1' };
    await append({
      streamId: 'providerObject-ch_2',
      events: [chargeOf('ch_2', { paymentId: 'pi_2', orderId: 'order_2' }, [5_640, 2], {})],
    });
    await append({
      streamId: 'billing-acc_1',
      events: [{ type: 'billing.payment-refunded.v1', data: { paymentId: 'pi_1', refundedPence: 5_640, whole: true } }],
    });
    await append({
      streamId: 'providerObject-ch_1',
      events: [chargeOf('ch_1', charge, [5_640, 1], { refundedPence: 5_640 })],
    });
    await bench.project();
    expect(await late()).toEqual([['pi_1', 'payment', 'Refunded', '2026-11', MONTH]]);
    expect(await late(MONTH)).toEqual([]);
    // What the search finds tells the same, and every exception of the closed month counts under an open one.
    const found = { search: 'ch_1', now, sort: 'age', order: 'asc', size: 1 } as const;
    expect((await reading((database) => selectCases(database, found))).rows[0]).toMatchObject({
      ...{ case_id: 'pi_1', needs_person: true, month: '2026-11', own_month: MONTH, reason: 'changedSinceClose' },
    });
    expect(await reading((database) => countCases(database, { ...queue, month: MONTH }, 1e6))).toBe(0);
    const everything = await reading((database) => countCases(database, queue, 1e6));
    expect(await reading((database) => countCases(database, { ...queue, month: '2026-11' }, 1e6))).toBe(everything);
    const [closed] = await reading(selectClosedMonths);
    expect(closed).toMatchObject({ month: MONTH, figures, changes: 1, lines_since: 0 });

    await append({
      streamId: 'reconciliationCase-pi_1',
      events: [
        {
          type: 'reconciliation.case-accepted.v1',
          data: {
            ...{ caseId: 'pi_1', kind: 'payment', state: 'Refunded', reason: 'Refunded by us', version: 1 },
            evidence: {
              kind: 'payment',
              ours: { grossPence: 5_640, refundedPence: 5_640, dispute: null, disputedPence: 0, currency: 'gbp' },
              charges: [
                {
                  ...{ chargeId: 'ch_1', amountPence: 5_640, refundedPence: 5_640, disputed: false },
                  ...({ status: 'succeeded', currency: 'gbp' } as const),
                },
              ],
            },
          },
        },
      ],
    });
    await bench.project();
    expect(await late()).toEqual([]);
    expect((await reading(selectClosedMonths))[0]).toMatchObject({ changes: 1 });
    const settled = await reading((database) => selectSettledCases(database, { month: MONTH, size: 9 }));
    expect(settled.find(({ case_id: id }) => id === 'pi_1')).toMatchObject({ act: 'accepted', settled: true });
  });
});
