import { isDeepStrictEqual } from 'node:util';
import type { DisputeClosed, PaymentDisputed, PaymentReceived, PaymentRefunded } from '@keelson/domain/billing';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import {
  type CaseEvent,
  caseDecider,
  type ChargeStated,
  matchPayment,
  paymentEvidence,
  principalCharge,
} from '@keelson/domain/reconciliation';
import type { Recorded } from '@keelson/event-store';
import { londonDate } from '@keelson/kernel';
import { type ReconciliationCaseRow, reconciliationCasesTable } from '@keelson/read-models/reconciliation';
import type { HeldPayment, PaymentFactSheet, StatedCharge } from '@keelson/vocabulary';
import type { Projection } from '../runtime/projection';
import { CASE_EVENTS, isCaseEvent } from './case-event-types';
import { sameSettlement, tracesAfter } from './case-marks';

type HeldEvent = PaymentReceived | PaymentRefunded | PaymentDisputed | DisputeClosed;
type Handled = HeldEvent | ChargeStated | CaseEvent | PersonalDataErased;

/**
 * One row per payment with how it stands: a pure function of what we hold, what the provider states and what people
 * decided, so that it makes no difference in which order these arrive.
 */
export const reconciliationCasesProjection: Projection<Handled, ReconciliationCaseRow> = {
  name: 'reconciliation-cases',
  version: 2,
  table: reconciliationCasesTable,
  handles: [
    'billing.payment-received.v1',
    'billing.payment-refunded.v1',
    'billing.payment-disputed.v1',
    'billing.dispute-closed.v1',
    'reconciliation.charge-stated.v1',
    ...CASE_EVENTS,
    'deletion.personal-data-erased.v1',
  ],
  keyOf({ type, data }) {
    if (type === 'reconciliation.charge-stated.v1') return data.paymentId ?? data.chargeId;
    if ('paymentId' in data) return data.paymentId;
    // What people wrote is in no row: an erasure finds nothing.
    return 'kind' in data && data.kind === 'payment' ? data.caseId : undefined;
  },
  evolve(row, event) {
    if (event.type === 'deletion.personal-data-erased.v1') return row ?? null;
    const known = knownAfter(row, event);
    return known ? rowOf(known, row, event) : (row ?? null);
  },
};

type Known = Pick<ReconciliationCaseRow, 'case_id' | 'facts' | 'decisions'>;
type Sighted = Pick<ReconciliationCaseRow, 'facts' | 'month' | 'decisions'>;
type Telling = Exclude<Handled, PersonalDataErased>;

/** What is known of the payment after the event; `undefined` where it says nothing of one that is known. */
function knownAfter(row: ReconciliationCaseRow | undefined, event: Recorded<Telling>): Known | undefined {
  const decisions = row?.decisions ?? caseDecider.initialState;
  const facts = row?.facts ?? NOTHING;
  if (isCaseEvent(event)) return { case_id: event.data.caseId, facts, decisions: caseDecider.evolve(decisions, event) };
  if (event.type === 'reconciliation.charge-stated.v1') {
    const { data } = event;
    return { case_id: data.paymentId ?? data.chargeId, facts: withCharge(facts, data), decisions };
  }
  const ours = held(facts.ours, event);
  // What happened to a payment is never told of one that was not received.
  return ours ? { case_id: event.data.paymentId, facts: { ours, charges: facts.charges }, decisions } : undefined;
}

const looksTheSame = (one: Sighted, other: Sighted): boolean =>
  one.month === other.month && sameSettlement(one.decisions, other.decisions) && sameEvidence(one.facts, other.facts);

/** Mostly the other side has come, or nothing has: only facts that are told again are compared value by value. */
function sameEvidence(one: PaymentFactSheet, other: PaymentFactSheet): boolean {
  if (one === other) return true;
  if ((one.ours === null) !== (other.ours === null) || one.charges.length !== other.charges.length) return false;
  return isDeepStrictEqual(paymentEvidence(one), paymentEvidence(other));
}

const NOTHING: PaymentFactSheet = { ours: null, charges: [] };

function held(ours: HeldPayment | null, event: Recorded<HeldEvent>): HeldPayment | null {
  switch (event.type) {
    case 'billing.payment-received.v1': {
      const { paymentId, invoiceId, invoiceNumber, plan, grossPence, currency, paidAt } = event.data;
      return {
        paymentId,
        accountId: event.metadata.subjectId,
        invoiceId,
        invoiceNumber,
        plan,
        grossPence,
        currency,
        refundedPence: ours?.refundedPence ?? 0,
        dispute: ours?.dispute ?? null,
        disputedPence: ours?.disputedPence ?? 0,
        receivedAt: paidAt,
      };
    }
    case 'billing.payment-refunded.v1':
      return ours && { ...ours, refundedPence: event.data.refundedPence };
    case 'billing.payment-disputed.v1':
      return ours && { ...ours, dispute: 'open', disputedPence: event.data.amountPence };
    case 'billing.dispute-closed.v1':
      return ours && { ...ours, dispute: event.data.outcome };
  }
}

/** Oldest first; what the provider states of one charge anew takes the place of what it stated. */
function withCharge({ ours, charges }: PaymentFactSheet, charge: StatedCharge): PaymentFactSheet {
  const others = charges.filter(({ chargeId }) => chargeId !== charge.chargeId);
  return { ours, charges: others.length === 0 ? [charge] : [...others, charge].sort(byCreation) };
}

const byCreation = (one: StatedCharge, other: StatedCharge): number =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt) || (one.chargeId < other.chargeId ? -1 : 1);

/** Where nothing is known yet but what people decided. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** In one literal: rows are made by the hundred thousand, and spreading some objects into another takes far longer. */
function rowOf(
  { case_id, facts, decisions }: Known,
  row: ReconciliationCaseRow | undefined,
  event: Recorded<Telling>,
): ReconciliationCaseRow {
  const verdict = matchPayment(facts, decisions.settlement);
  const charge = principalCharge(facts.charges) ?? facts.charges[0];
  const { ours } = facts;
  const since = charge?.createdAt ?? ours?.receivedAt ?? LONG_AGO;
  const month = londonDate(new Date(since)).slice(0, 7);
  const same = row !== undefined && looksTheSame(row, { facts, month, decisions });
  const traces = tracesAfter(row && { traces: row, same }, decisions, event);
  return {
    case_id,
    account_id: ours?.accountId ?? charge?.accountId ?? null,
    invoice_number: ours?.invoiceNumber ?? null,
    order_id: charge?.orderId ?? null,
    charge_id: charge?.chargeId ?? null,
    state: verdict.state,
    reason: verdict.reason,
    settled: verdict.settled,
    waits_until: verdict.waitsUntil,
    since,
    month,
    ours_pence: verdict.oursPence,
    provider_pence: verdict.providerPence,
    gap_pence: verdict.gapPence,
    amount_pence: Math.max(verdict.oursPence ?? 0, verdict.providerPence ?? 0),
    currency: foreignCurrency(charge) ?? foreignCurrency(ours) ?? 'gbp',
    assignee: decisions.assignee,
    facts,
    decisions,
    changed_position: traces.changed_position,
    changed_at: traces.changed_at,
    settled_by: traces.settled_by,
    settled_at: traces.settled_at,
    adjustment_open: traces.adjustment_open,
  };
}

const foreignCurrency = (side: { readonly currency: string } | null | undefined): string | undefined =>
  side && side.currency !== 'gbp' ? side.currency : undefined;
