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
import {
  type CaseTraces,
  type ReconciliationCaseRow,
  reconciliationCasesTable,
} from '@keelson/read-models/reconciliation';
import type { CaseDecisions, HeldPayment, PaymentFactSheet, StatedCharge } from '@keelson/vocabulary';
import type { Projection } from '../runtime/projection';
import { CASE_EVENTS, isCaseEvent } from './case-event-types';
import { type Sight, tracesAfter } from './case-marks';

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
    const judged = judgedAfter(row, event);
    if (!judged) return row ?? null;
    const before = row && { sight: sightOf(row), traces: row };
    return { ...judged, ...tracesAfter(before, sightOf(judged), event) };
  },
};

type Judged = Omit<ReconciliationCaseRow, keyof CaseTraces>;
type Telling = Exclude<Handled, PersonalDataErased>;

/** How the payment stands after the event; `undefined` where it says nothing of one that is known. */
function judgedAfter(row: ReconciliationCaseRow | undefined, event: Recorded<Telling>): Judged | undefined {
  const decisions = row?.decisions ?? caseDecider.initialState;
  if (isCaseEvent(event)) return rowOf(event.data.caseId, row?.facts ?? NOTHING, caseDecider.evolve(decisions, event));
  if (event.type === 'reconciliation.charge-stated.v1') {
    const { data } = event;
    return rowOf(data.paymentId ?? data.chargeId, withCharge(row?.facts ?? NOTHING, data), decisions);
  }
  const ours = held(row?.facts.ours ?? null, event);
  // What happened to a payment is never told of one that was not received.
  return ours ? rowOf(event.data.paymentId, { ...(row?.facts ?? NOTHING), ours }, decisions) : undefined;
}

const sightOf = ({ facts, month, decisions }: Judged): Sight => ({
  ...{ evidence: paymentEvidence(facts), month, decisions },
});

const NOTHING: PaymentFactSheet = { ours: null, charges: [] };

function held(ours: HeldPayment | null, event: Recorded<HeldEvent>): HeldPayment | null {
  switch (event.type) {
    case 'billing.payment-received.v1': {
      const { paymentId, invoiceId, invoiceNumber, plan, grossPence, currency, paidAt } = event.data;
      return {
        ...{ paymentId, accountId: event.metadata.subjectId, invoiceId, invoiceNumber, plan, grossPence, currency },
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
  return { ours, charges: [...others, charge].sort(byCreation) };
}

const byCreation = (one: StatedCharge, other: StatedCharge): number =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt) || (one.chargeId < other.chargeId ? -1 : 1);

/** Where nothing is known yet but what people decided. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

function rowOf(case_id: string, facts: PaymentFactSheet, decisions: CaseDecisions): Judged {
  const verdict = matchPayment(facts, decisions.settlement);
  const charge = principalCharge(facts.charges) ?? facts.charges[0];
  const { ours } = facts;
  const since = charge?.createdAt ?? ours?.receivedAt ?? LONG_AGO;
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
    month: londonDate(new Date(since)).slice(0, 7),
    ours_pence: verdict.oursPence,
    provider_pence: verdict.providerPence,
    gap_pence: verdict.gapPence,
    amount_pence: Math.max(verdict.oursPence ?? 0, verdict.providerPence ?? 0),
    currency: [charge, ours].find((side) => side && side.currency !== 'gbp')?.currency ?? 'gbp',
    assignee: decisions.assignee,
    facts,
    decisions,
  };
}
