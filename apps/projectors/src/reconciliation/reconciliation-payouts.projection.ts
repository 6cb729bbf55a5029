import type { PersonalDataErased } from '@keelson/domain/deletion';
import {
  type CaseEvent,
  caseDecider,
  matchPayout,
  payoutEvidence,
  type PayoutStated,
  type TransactionStated,
} from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';
import { londonDate } from '@keelson/kernel';
import {
  type CaseTraces,
  type PayoutLineRow,
  payoutLinesTable,
  type PayoutSums,
  type ReconciliationPayoutRow,
  reconciliationPayoutsTable,
  type StatedPayout,
} from '@keelson/read-models/reconciliation';
import type { CaseDecisions } from '@keelson/vocabulary';
import type { Projection, ProjectionCache } from '../runtime/projection';
import { CASE_EVENTS, isCaseEvent } from './case-event-types';
import { type Sight, tracesAfter } from './case-marks';
import { added, isPayoutItself, NO_SUMS, sumsOf } from './payout-sums';

type Handled = PayoutStated | TransactionStated | CaseEvent | PersonalDataErased;

/** What each line added, so that a line that is stated anew is not counted twice. */
const lines: ProjectionCache<Handled, PayoutLineRow> = {
  table: payoutLinesTable,
  keyOf: ({ type, data }) => (type === 'reconciliation.transaction-stated.v1' ? data.transactionId : undefined),
  evolve(memo, { type, data }) {
    if (type !== 'reconciliation.transaction-stated.v1') throw new TypeError(`no line of a payout: ${type}`);
    // A line never leaves its payout.
    const payout_id = data.payoutId ?? memo?.payout_id ?? null;
    return { transaction_id: data.transactionId, payout_id, sums: sumsOf(data) };
  },
};

/** One row per payout, with the sums of its lines to the penny. */
export const reconciliationPayoutsProjection: Projection<Handled, ReconciliationPayoutRow, PayoutLineRow> = {
  name: 'reconciliation-payouts',
  version: 2,
  table: reconciliationPayoutsTable,
  cache: lines,
  handles: [
    'reconciliation.payout-stated.v1',
    'reconciliation.transaction-stated.v1',
    ...CASE_EVENTS,
    'deletion.personal-data-erased.v1',
  ],
  keyOf({ type, data }) {
    if (type === 'reconciliation.transaction-stated.v1')
      return isPayoutItself(data) ? undefined : (data.payoutId ?? undefined);
    if (type === 'reconciliation.payout-stated.v1') return data.payoutId;
    // What people wrote is in no row: an erasure finds nothing.
    return 'kind' in data && data.kind === 'payout' ? data.caseId : undefined;
  },
  evolve(row, event, memo) {
    if (event.type === 'deletion.personal-data-erased.v1') return row ?? null;
    const judged = judgedAfter(row, event, memo);
    if (!judged) return row ?? null;
    const before = row && { sight: sightOf(row), traces: row };
    return { ...judged, ...tracesAfter(before, sightOf(judged), event) };
  },
};

type Judged = Omit<ReconciliationPayoutRow, keyof CaseTraces>;
type Telling = Exclude<Handled, PersonalDataErased>;

function judgedAfter(
  row: ReconciliationPayoutRow | undefined,
  event: Recorded<Telling>,
  memo: PayoutLineRow | undefined,
): Judged | undefined {
  const decisions = row?.decisions ?? caseDecider.initialState;
  const stated = row?.stated ?? null;
  if (isCaseEvent(event)) return rowOf(event.data.caseId, stated, row ?? NO_SUMS, caseDecider.evolve(decisions, event));
  if (event.type === 'reconciliation.payout-stated.v1')
    return rowOf(event.data.payoutId, event.data, row ?? NO_SUMS, decisions);
  const { data } = event;
  if (data.payoutId === null) return undefined;
  const before = memo && memo.payout_id === data.payoutId ? memo.sums : NO_SUMS;
  return rowOf(data.payoutId, stated, added(added(row ?? NO_SUMS, before, -1), sumsOf(data)), decisions);
}

const sightOf = ({ stated, lines: count, lines_pence: linesPence, month, decisions }: Judged): Sight => ({
  ...{ evidence: stated && payoutEvidence({ ...stated, lines: count, linesPence }), month, decisions },
});

function rowOf(payout_id: string, stated: StatedPayout | null, sums: PayoutSums, decisions: CaseDecisions): Judged {
  const { lines: count, lines_pence, gross_pence, refunds_pence, disputes_pence, other_pence, fees_pence } = sums;
  const verdict =
    stated &&
    matchPayout(
      {
        ...{ kind: 'payout', amountPence: stated.amountPence, currency: stated.currency, status: stated.status },
        ...{
          automatic: stated.automatic,
          reconciliation: stated.reconciliation,
          lines: count,
          linesPence: lines_pence,
        },
      },
      decisions.settlement,
    );
  return {
    payout_id,
    stated,
    arrives_at: stated?.arrivesAt ?? null,
    month: stated && londonDate(new Date(stated.arrivesAt)).slice(0, 7),
    ...{ lines: count, lines_pence, gross_pence, refunds_pence, disputes_pence, other_pence, fees_pence },
    state: verdict?.state ?? null,
    reason: verdict?.reason ?? null,
    settled: verdict?.settled ?? false,
    ours_pence: verdict?.oursPence ?? null,
    provider_pence: verdict?.providerPence ?? null,
    gap_pence: verdict?.gapPence ?? 0,
    amount_pence: Math.max(verdict?.oursPence ?? 0, verdict?.providerPence ?? 0),
    currency: stated?.currency ?? 'gbp',
    assignee: decisions.assignee,
    decisions,
  };
}
