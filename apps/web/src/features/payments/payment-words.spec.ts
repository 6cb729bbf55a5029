import { afterwardsText, countText, leadText, payerText, planText } from './payment-words';

describe('what a payment is called', () => {
  it.each([
    [{ refund: null, refundedPence: 0, dispute: null }, ''],
    [{ refund: 'partial' as const, refundedPence: 1_000, dispute: null }, 'Refunded £10.00'],
    [{ refund: null, refundedPence: 0, dispute: 'open' as const }, 'Disputed'],
    [{ refund: 'full' as const, refundedPence: 5_640, dispute: 'lost' as const }, 'Refunded £56.40, Dispute lost'],
    [{ refund: null, dispute: null }, ''],
    [{ refund: 'partial' as const, dispute: null }, 'Refunded in part'],
    [{ refund: 'full' as const, dispute: 'won' as const }, 'Refunded, Dispute won'],
  ])('tells of %j: %s', (payment, text) => {
    expect(afterwardsText(payment)).toBe(text);
  });

  it('has words for a plan that is gone, a payer who was erased and a count that stopped', () => {
    expect([planText({ subscriptionType: '' }), planText({ subscriptionType: 'OldPlan' })]).toEqual([
      'No plan',
      'OldPlan',
    ]);
    expect(payerText({ name: '' })).toBe('Name erased');
    expect([
      countText({ matching: 1, more: false, newestOnly: false }),
      countText({ matching: 5_000, more: true, newestOnly: false }),
      countText({ matching: 5_000, more: true, newestOnly: true }),
    ]).toEqual([
      '1 payment',
      'More than 5,000 payments. Narrow the search to reach the others',
      'More than 5,000 payments, of which the newest 5,000 are put in this order. Narrow the search to reach the others',
    ]);
  });

  it('does not say that it loads what failed', () => {
    expect([
      leadText(undefined, true),
      leadText(undefined, false),
      leadText({ matching: 2, more: false, newestOnly: false }, false),
    ]).toEqual(['The payments are not shown.', 'Loading.', '2 payments.']);
  });
});
