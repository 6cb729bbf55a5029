const DECISIONS = { settlement: null, adjustment: null };

/** Rows of one payment that both sides hold, with its line and its payout, and somebody who looks after it. */
export const RECONCILED = (paymentId: string, accountId: string, assignee: string): string => {
  const at = '2026-11-01T09:00:00.000Z';
  const ours = {
    ...{ paymentId, accountId, invoiceId: 'in_1', invoiceNumber: 'KEEL-1', plan: 'EmbraceMonthly', grossPence: 5_640 },
    ...{ refundedPence: 0, dispute: null, disputedPence: 0, currency: 'gbp', receivedAt: at },
  };
  const charge = {
    ...{ chargeId: 'ch_1', paymentId, orderId: 'order_1', sessionId: null, invoiceId: null, accountId: null },
    ...{ amountPence: 5_460, refundedPence: 0, currency: 'gbp', status: 'succeeded', disputed: false },
    ...{ transactionId: 'txn_1', createdAt: at },
  };
  const payout = {
    ...{ payoutId: 'po_1', amountPence: 5_355, currency: 'gbp', status: 'paid', automatic: true },
    ...{ reconciliation: 'completed', transactionId: null, createdAt: at, arrivesAt: at },
  };
  const facts = JSON.stringify({ ours, charges: [charge] });
  const decisions = JSON.stringify({ ...DECISIONS, assignee });
  return `
      INSERT INTO read_model.reconciliation_cases VALUES ('${paymentId}', '${accountId}', 'KEEL-1', 'order_1', 'ch_1',
        'AmountMismatch', 'amountDiffers', false, null, '${at}', '2026-11', 5640, 5460, -180, 5640, 'gbp', '${assignee}',
        '${facts}', '${decisions}', 1, '${at}', null, null, false);
      INSERT INTO read_model.reconciliation_objects VALUES ('ch_1', 'charge', 'ch_1', '${paymentId}', 5460, 'gbp', 'succeeded', '${at}');
      INSERT INTO read_model.reconciliation_lines VALUES ('txn_1', 'charge', 'ch_1', 5460, 105, 5355, 'gbp', 'po_1',
        '${at}', '${at}', '2026-11', 1);
      INSERT INTO read_model.reconciliation_payouts VALUES ('po_1', '${JSON.stringify(payout)}', '${at}', '2026-11', 1, 5460,
        0, 0, 0, -105, 5355, 'Matched', null, false, 5355, 5355, 0, 5355, 'gbp', null, '${decisions}', 1, '${at}', null, null, false);`;
};
