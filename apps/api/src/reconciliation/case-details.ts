import type { getCaseContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { changesBetween, likelyExplanation, MATCHING_VERSION, restOf } from '@keelson/domain/reconciliation';
import { effectiveOf, effectivePayout, type SelectedPayout } from '@keelson/read-models/reconciliation';
import type { CaseDecisions, HeldPayment } from '@keelson/vocabulary';
import type { PayoutBank } from './bank/bank-standings';
import { caseTrail, type TrailParts } from './case-trail';
import { type KnownCase, seenText } from './known-cases';
import { payoutAnswer, transactionAnswer } from './payout-answer';

type Details = AnswerInputOf<typeof getCaseContract>;

/** What cases of payments and payouts have alike. */
export interface SharedDetails extends Pick<Details, 'acts' | 'adjustment' | 'assignedTo' | 'secondPersonAbovePence'> {
  readonly known: KnownCase;
}

interface PaymentParts extends TrailParts {
  readonly bank: PayoutBank | null;
  readonly name: string | null;
}

const changed = ({ settlement }: CaseDecisions, { evidence }: KnownCase) =>
  settlement ? [...changesBetween(settlement.evidence, evidence)] : [];

/** One payment with what we hold and what the provider says. */
export function paymentDetails(parts: PaymentParts, { known, ...shared }: SharedDetails, now: Date): Details {
  const { row, transactions, payout, name } = parts;
  const { state, reason, needs_person: needsPerson, month, closed_month: closedMonth } = effectiveOf(row, now);
  return {
    ...shared,
    ...{
      caseId: row.case_id,
      kind: 'payment',
      state: state ?? 'Matched',
      reason: needsPerson ? reason : null,
      needsPerson,
    },
    ...{ settled: row.settled, since: row.since, month, closedMonth, oursPence: row.ours_pence },
    ...{ providerPence: row.provider_pence, gapPence: row.gap_pence, currency: row.currency },
    ...{ accountId: row.account_id, name, orderId: row.order_id },
    version: MATCHING_VERSION,
    seen: seenText(known.evidence),
    waitsUntil: needsPerson ? null : row.waits_until,
    explanation: likelyExplanation(row.ours_pence, row.provider_pence),
    changed: changed(row.decisions, known),
    restPence: row.account_id === null ? null : (restOf(known)?.amountPence ?? null),
    askedOn: row.decisions.askedOn ?? null,
    trail: caseTrail(parts),
    ours: row.facts.ours && heldAnswer(row.facts.ours),
    charges: [...row.facts.charges],
    transactions: transactions.map(transactionAnswer),
    payout: payout ? (payoutAnswer(payout, parts.bank)[0] ?? null) : null,
  };
}

const heldAnswer = (ours: HeldPayment): Details['ours'] => ({
  paymentId: ours.paymentId,
  grossPence: ours.grossPence,
  refundedPence: ours.refundedPence,
  dispute: ours.dispute,
  disputedPence: ours.disputedPence,
  currency: ours.currency,
  receivedAt: ours.receivedAt,
  invoiceNumber: ours.invoiceNumber,
  plan: ours.plan,
});

/** One payout, whose evidence is its lines. */
export function payoutDetails(
  row: SelectedPayout,
  bank: PayoutBank | null,
  { known, ...shared }: SharedDetails,
): Details {
  const [payout = null] = payoutAnswer(row, bank);
  const { reason, month, closed_month: closedMonth } = effectivePayout(row);
  return {
    ...shared,
    ...{ caseId: row.payout_id, kind: 'payout', state: row.state ?? 'Matched', reason },
    ...{ needsPerson: reason !== null, settled: row.settled, since: payout?.arrivesAt ?? '' },
    ...{ month: month ?? '', closedMonth },
    ...{ oursPence: row.ours_pence, providerPence: row.provider_pence, gapPence: row.gap_pence },
    ...{ currency: row.currency, accountId: null, name: null, orderId: null },
    version: MATCHING_VERSION,
    seen: seenText(known.evidence),
    ...{ waitsUntil: null, explanation: null, restPence: null, askedOn: null },
    changed: changed(row.decisions, known),
    ...{ trail: [], ours: null, charges: [], transactions: [], payout },
  };
}
