import type { CaseSettlement, HeldPayment, PaymentFactSheet, StatedCharge } from '@keelson/vocabulary';
import fc from 'fast-check';
import { paymentEvidence } from './evidence';
import { likelyExplanation } from './explanation';
import { matchPayment, matchPayout } from './matching';

const AT = '2026-10-28T16:04:00.000Z';

const held = (more: Partial<HeldPayment> = {}): HeldPayment => ({
  ...{ paymentId: 'pi_1', accountId: 'acc_1', invoiceId: null, invoiceNumber: 'KEEL-1', plan: 'EmbraceAnnual' },
  ...{ grossPence: 54_120, refundedPence: 0, dispute: null, disputedPence: 0, currency: 'gbp', receivedAt: AT },
  ...more,
});
const charge = (more: Partial<StatedCharge> = {}): StatedCharge => ({
  ...{ chargeId: 'ch_1', paymentId: 'pi_1', orderId: 'order_1', sessionId: null, invoiceId: null, accountId: null },
  ...{ amountPence: 54_120, refundedPence: 0, currency: 'gbp', status: 'succeeded', disputed: false },
  ...{ transactionId: 'txn_1', createdAt: AT },
  ...more,
});
const facts = (ours: HeldPayment | null, ...charges: StatedCharge[]): PaymentFactSheet => ({ ours, charges });
const judged = (sheet: PaymentFactSheet, settlement: CaseSettlement | null = null) => {
  const { state, reason, gapPence } = matchPayment(sheet, settlement);
  return [state, reason, gapPence];
};

describe('how a payment stands', () => {
  it('is matched where both sides say the same to the penny', () => {
    expect(judged(facts(held(), charge()))).toEqual(['Matched', null, 0]);
    expect(judged(facts(held({ grossPence: 0 })))).toEqual(['Matched', null, 0]);
  });

  it('is refunded or disputed where both sides say so', () => {
    const refunded = { refundedPence: 100 };
    expect(judged(facts(held(refunded), charge(refunded)))).toEqual(['Refunded', null, 0]);
    const disputed = held({ dispute: 'won', disputedPence: 54_120 });
    expect(judged(facts(disputed, charge({ disputed: true })))).toEqual(['Disputed', null, 0]);
  });

  it('needs a person where they do not', () => {
    expect(judged(facts(held(), charge({ amountPence: 51_420 })))).toEqual(['AmountMismatch', 'amountDiffers', -2_700]);
    expect(judged(facts(held(), charge({ refundedPence: 1 })))).toEqual(['AmountMismatch', 'refundDiffers', -1]);
    expect(judged(facts(held({ refundedPence: 1 }), charge()))).toEqual(['AmountMismatch', 'refundDiffers', 1]);
    expect(judged(facts(held(), charge({ disputed: true })))).toEqual(['Disputed', 'disputeDiffers', 0]);
    expect(judged(facts(held({ dispute: 'open' }), charge()))).toEqual(['Disputed', 'disputeDiffers', 0]);
  });

  it('says on which side it is missing, and from when on that is an exception', () => {
    expect(matchPayment(facts(held()), null)).toMatchObject({
      ...{ state: 'MissingAtProvider', reason: 'missingAtProvider', gapPence: -54_120 },
      waitsUntil: '2026-10-29T16:04:00.000Z',
    });
    expect(matchPayment(facts(null, charge()), null)).toMatchObject({
      ...{ state: 'MissingHere', reason: 'missingHere', gapPence: 54_120 },
      waitsUntil: '2026-10-28T17:04:00.000Z',
    });
    const failed = charge({ status: 'failed' });
    expect(matchPayment(facts(held(), failed), null).state).toBe('MissingAtProvider');
    expect(matchPayment(facts(null, failed), null).state).toBeNull();
  });

  it('takes a second charge for a duplicate until it is given back', () => {
    const second = charge({ chargeId: 'ch_2', createdAt: '2026-10-28T16:05:00.000Z' });
    expect(judged(facts(held(), charge(), second))).toEqual(['Duplicate', 'duplicate', 54_120]);
    expect(judged(facts(held(), charge(), { ...second, refundedPence: 54_120 }))).toEqual(['Matched', null, 0]);
  });

  it('refuses other currencies and compares nothing', () => {
    expect(judged(facts(held(), charge({ currency: 'eur' })))).toEqual(['AmountMismatch', 'otherCurrency', 0]);
    expect(matchPayment(facts(held(), charge({ currency: 'eur' })), null).providerPence).toBeNull();
    expect(judged(facts(null, charge({ currency: 'eur' })))).toEqual(['MissingHere', 'otherCurrency', 0]);
  });

  it('stays settled by a person while nothing changes, and says what changed otherwise', () => {
    const sheet = facts(held(), charge({ amountPence: 51_420 }));
    const settlement = { act: 'matched', evidence: paymentEvidence(sheet) } as const;
    expect(matchPayment(sheet, settlement)).toMatchObject({ state: 'Matched', reason: null, settled: true });
    const later = facts(held(), charge({ amountPence: 51_420, refundedPence: 51_420 }));
    expect(matchPayment(later, settlement)).toMatchObject({
      ...{ state: 'AmountMismatch', reason: 'changedSinceDecision', settled: false, changed: ['refund'] },
    });
    // Also where the change makes both sides agree: nobody's decision is undone in silence.
    expect(matchPayment(facts(held(), charge()), settlement)).toMatchObject({
      ...{ state: 'Matched', reason: 'changedSinceDecision', changed: ['amount'] },
    });
  });

  it('never calls matched what differs, whatever the two sides say', () => {
    const pence = fc.integer({ min: 1, max: 100_000 });
    const side = fc.record({ amount: pence, refunded: fc.integer({ min: 0, max: 100_000 }) });
    fc.assert(
      fc.property(side, side, fc.boolean(), fc.boolean(), (one, other, ourDispute, disputed) => {
        const ours = held({
          ...{ grossPence: one.amount, refundedPence: Math.min(one.refunded, one.amount) },
          dispute: ourDispute ? 'open' : null,
        });
        const theirs = charge({
          ...{ amountPence: other.amount, refundedPence: Math.min(other.refunded, other.amount), disputed },
        });
        const agree =
          ours.grossPence === theirs.amountPence &&
          ours.refundedPence === theirs.refundedPence &&
          ourDispute === disputed;
        const { reason, gapPence } = matchPayment(facts(ours, theirs), null);
        expect(reason === null).toBe(agree);
        if (agree) expect(gapPence).toBe(0);
      }),
    );
  });
});

describe('how a payout stands', () => {
  const payout = {
    ...({ kind: 'payout', amountPence: 95_715, currency: 'gbp', status: 'paid', automatic: true } as const),
    ...({
      lines: 4,
      linesPence: 5_640 + 54_120 + 43_200 - 5_640 - 105 - 832 - 668,
      reconciliation: 'completed',
    } as const),
  };

  it('agrees where its lines add up to it, to the penny', () => {
    expect(matchPayout(payout, null)).toMatchObject({ state: 'Matched', reason: null, gapPence: 0 });
    expect(matchPayout({ ...payout, amountPence: 95_716 }, null)).toMatchObject({
      ...{ state: 'AmountMismatch', reason: 'payoutDiffers', gapPence: 1 },
    });
  });

  it('is a matter for a person where somebody made it, and nobody knows its lines', () => {
    const manual = { ...payout, automatic: false, reconciliation: 'not_applicable', lines: 0, linesPence: 0 } as const;
    expect(matchPayout(manual, null)).toMatchObject({ state: 'ManualPayout', reason: 'manualPayout', gapPence: 0 });
    expect(matchPayout({ ...payout, currency: 'usd' }, null).reason).toBe('otherCurrency');
    expect(matchPayout({ ...payout, reconciliation: 'in_progress' }, null).reason).toBeNull();
  });
});

describe('what probably happened', () => {
  it('is a swap of two digits where the amounts say so', () => {
    expect(likelyExplanation(54_120, 51_420)).toBe('digitsSwapped');
    expect(likelyExplanation(54_120, 54_129)).toBeNull();
    expect(likelyExplanation(54_120, 45_120)).toBe('digitsSwapped');
    expect(likelyExplanation(54_120, 54_120)).toBeNull();
    expect(likelyExplanation(54_120, null)).toBeNull();
  });
});
