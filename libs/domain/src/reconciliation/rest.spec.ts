import type { PaymentEvidence } from '@keelson/vocabulary';
import * as fc from 'fast-check';
import { restOf } from './rest';

const ours = { grossPence: 54_120, refundedPence: 0, dispute: null, disputedPence: 0, currency: 'gbp' } as const;
const charge = {
  ...{ chargeId: 'ch_1', amountPence: 51_420, refundedPence: 0, disputed: false, currency: 'gbp' },
  status: 'succeeded',
} as const;
const verdict = { reason: 'amountDiffers', gapPence: -2_700 } as const;
const payment = (more: Partial<PaymentEvidence> = {}): PaymentEvidence => ({
  ...{ kind: 'payment', ours, charges: [charge] },
  ...more,
});

describe('what a customer still owes', () => {
  it('is what was taken less than ordered, to the penny', () => {
    expect(restOf({ evidence: payment(), verdict })).toEqual({ amountPence: 2_700, orderedPence: 54_120 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (ordered, taken) => {
        const rest = restOf({
          evidence: payment({ ours: { ...ours, grossPence: ordered }, charges: [{ ...charge, amountPence: taken }] }),
          verdict: { reason: 'amountDiffers', gapPence: taken - ordered },
        });
        expect(rest?.amountPence ?? 0).toBe(Math.max(0, ordered - taken));
      }),
    );
  });

  it.each([
    ['we hold no payment', payment({ ours: null })],
    ['we gave money back', payment({ ours: { ...ours, refundedPence: 1 } })],
    ['the provider gave money back', payment({ charges: [{ ...charge, refundedPence: 1 }] })],
    ['it is disputed here', payment({ ours: { ...ours, dispute: 'open' } })],
    ['it is disputed there', payment({ charges: [{ ...charge, disputed: true }] })],
  ])('is not known where %s', (_why, evidence) => {
    expect(restOf({ evidence, verdict })).toBeNull();
  });

  it('is nothing of payouts, and for any other reason', () => {
    for (const reason of [null, 'missingAtProvider', 'changedSinceDecision', 'duplicate', 'refundDiffers'] as const)
      expect(restOf({ evidence: payment(), verdict: { ...verdict, reason } })).toBeNull();
    const payout = { amountPence: 1, currency: 'gbp', status: 'paid', automatic: true, lines: 1, linesPence: 2 };
    expect(restOf({ evidence: { kind: 'payout', ...payout }, verdict })).toBeNull();
  });
});
