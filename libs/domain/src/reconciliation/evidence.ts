import type {
  PaymentEvidence,
  PaymentFactSheet,
  PayoutEvidence,
  ReconciliationChange,
  ReconciliationEvidence,
} from '@keelson/vocabulary';

/** Of a payment: what is compared, and nothing that says the same in other words. */
export function paymentEvidence({ ours, charges }: PaymentFactSheet): PaymentEvidence {
  return {
    kind: 'payment',
    ours: ours && {
      grossPence: ours.grossPence,
      refundedPence: ours.refundedPence,
      dispute: ours.dispute,
      disputedPence: ours.disputedPence,
      currency: ours.currency,
    },
    charges: charges.map(({ chargeId, amountPence, refundedPence, disputed, status, currency }) => ({
      chargeId,
      amountPence,
      refundedPence,
      disputed,
      status,
      currency,
    })),
  };
}

/** Of a payout: what it pays, and what its lines add up to. */
export const payoutEvidence = (payout: Omit<PayoutEvidence, 'kind'>): PayoutEvidence => ({
  kind: 'payout',
  amountPence: payout.amountPence,
  currency: payout.currency,
  status: payout.status,
  automatic: payout.automatic,
  lines: payout.lines,
  linesPence: payout.linesPence,
});

/** What is another now than it was; empty where a decision still stands. */
export function changesBetween(
  before: ReconciliationEvidence,
  after: ReconciliationEvidence,
): readonly ReconciliationChange[] {
  if (before.kind === 'payout' || after.kind === 'payout') return payoutChanges(before, after);
  const { ours: held, charges: stated } = before;
  const { ours, charges } = after;
  const changes: (ReconciliationChange | false)[] = [
    (held === null) !== (ours === null) && 'ours',
    (held?.grossPence !== ours?.grossPence || held?.currency !== ours?.currency) && 'ours',
    held?.refundedPence !== ours?.refundedPence && 'ourRefund',
    (held?.dispute !== ours?.dispute || held?.disputedPence !== ours?.disputedPence) && 'ourDispute',
    differ(stated, charges, ({ chargeId, status }) => `${chargeId} ${status}`) && 'charge',
    differ(stated, charges, ({ chargeId, amountPence, currency }) => `${chargeId} ${amountPence} ${currency}`) &&
      'amount',
    differ(stated, charges, ({ chargeId, refundedPence }) => `${chargeId} ${refundedPence}`) && 'refund',
    differ(stated, charges, ({ chargeId, disputed }) => `${chargeId} ${disputed}`) && 'dispute',
  ];
  return [...new Set(changes.filter((change) => change !== false))];
}

type EvidenceCharge = PaymentEvidence['charges'][number];

const differ = (
  before: readonly EvidenceCharge[],
  after: readonly EvidenceCharge[],
  told: (charge: EvidenceCharge) => string,
): boolean => before.map(told).join() !== after.map(told).join();

function payoutChanges(before: ReconciliationEvidence, after: ReconciliationEvidence): readonly ReconciliationChange[] {
  if (before.kind !== 'payout' || after.kind !== 'payout') return ['charge'];
  const changes: (ReconciliationChange | false)[] = [
    (before.amountPence !== after.amountPence ||
      before.currency !== after.currency ||
      before.status !== after.status ||
      before.automatic !== after.automatic) &&
      'amount',
    (before.lines !== after.lines || before.linesPence !== after.linesPence) && 'lines',
  ];
  return changes.filter((change) => change !== false);
}
