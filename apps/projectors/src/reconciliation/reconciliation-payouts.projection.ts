import { isDeepStrictEqual } from 'node:util';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import {
  type CaseEvent,
  caseDecider,
  matchPayout,
  payoutEvidence,
  type PayoutStated,
  type TransactionStated,
  type Verdict,
} from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';
import { londonDate } from '@keelson/kernel';
import {
  type PayoutLineRow,
  payoutLinesTable,
  type PayoutSums,
  type ReconciliationPayoutRow,
  reconciliationPayoutsTable,
  type StatedPayout,
} from '@keelson/read-models/reconciliation';
import type { CaseDecisions, PayoutEvidence } from '@keelson/vocabulary';
import type { Projection, ProjectionCache } from '../runtime/projection';
import { CASE_EVENTS, isCaseEvent } from './case-event-types';
import { sameSettlement, tracesAfter } from './case-marks';
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
    const known = knownAfter(row, event, memo);
    return known ? rowOf(known, row, event) : (row ?? null);
  },
};

interface Known extends Pick<ReconciliationPayoutRow, 'payout_id' | 'stated' | 'decisions'> {
  readonly sums: PayoutSums;
}
type Sighted = Pick<ReconciliationPayoutRow, 'stated' | 'lines' | 'lines_pence' | 'month' | 'decisions'>;
type Telling = Exclude<Handled, PersonalDataErased>;

function knownAfter(
  row: ReconciliationPayoutRow | undefined,
  event: Recorded<Telling>,
  memo: PayoutLineRow | undefined,
): Known | undefined {
  const decisions = row?.decisions ?? caseDecider.initialState;
  const stated = row?.stated ?? null;
  const sums = row ?? NO_SUMS;
  if (isCaseEvent(event))
    return { payout_id: event.data.caseId, stated, sums, decisions: caseDecider.evolve(decisions, event) };
  if (event.type === 'reconciliation.payout-stated.v1')
    return { payout_id: event.data.payoutId, stated: event.data, sums, decisions };
  const { data } = event;
  if (data.payoutId === null) return undefined;
  const without = memo && memo.payout_id === data.payoutId ? added(sums, memo.sums, -1) : sums;
  return { payout_id: data.payoutId, stated, sums: added(without, sumsOf(data)), decisions };
}

const looksTheSame = (one: Sighted, other: Sighted): boolean =>
  one.month === other.month && sameSettlement(one.decisions, other.decisions) && sameEvidence(one, other);

/** Mostly a line more, or nothing: only what is told again is compared value by value. */
function sameEvidence(one: Sighted, other: Sighted): boolean {
  if (one.stated === null || other.stated === null) return one.stated === other.stated;
  return one.lines === other.lines && isDeepStrictEqual(evidenceOf(one.stated, one), evidenceOf(other.stated, other));
}

const evidenceOf = (stated: StatedPayout, { lines: count, lines_pence: linesPence }: Sighted): PayoutEvidence =>
  payoutEvidence({ ...stated, lines: count, linesPence });

/** In one literal: of each payout a row is made for each of its lines, and spreading objects takes far longer. */
function rowOf(
  { payout_id, stated, sums, decisions }: Known,
  row: ReconciliationPayoutRow | undefined,
  event: Recorded<Telling>,
): ReconciliationPayoutRow {
  const { lines: count, lines_pence } = sums;
  const verdict = stated && verdictOf(stated, sums, decisions);
  const month = stated && londonDate(new Date(stated.arrivesAt)).slice(0, 7);
  const same = row !== undefined && looksTheSame(row, { stated, lines: count, lines_pence, month, decisions });
  const traces = tracesAfter(row && { traces: row, same }, decisions, event);
  return {
    payout_id,
    stated,
    arrives_at: stated?.arrivesAt ?? null,
    month,
    lines: count,
    lines_pence,
    gross_pence: sums.gross_pence,
    refunds_pence: sums.refunds_pence,
    disputes_pence: sums.disputes_pence,
    other_pence: sums.other_pence,
    fees_pence: sums.fees_pence,
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
    changed_position: traces.changed_position,
    changed_at: traces.changed_at,
    settled_by: traces.settled_by,
    settled_at: traces.settled_at,
    adjustment_open: traces.adjustment_open,
  };
}

const verdictOf = (
  { amountPence, currency, status, automatic, reconciliation }: StatedPayout,
  { lines: count, lines_pence: linesPence }: PayoutSums,
  { settlement }: CaseDecisions,
): Verdict =>
  matchPayout(
    { kind: 'payout', amountPence, currency, status, automatic, reconciliation, lines: count, linesPence },
    settlement,
  );
