import fc from 'fast-check';
import { factsDecider, objectIdOf, type ObjectState, providerObjectStream } from './facts.decider';
import type { ChargeStated, FactStated, TransactionStated } from './facts.events';

const charge: ChargeStated = {
  type: 'reconciliation.charge-stated.v1',
  data: {
    chargeId: 'ch_1',
    paymentId: 'pi_1',
    orderId: '01932b7e-7d1c-7aaa-8000-0000000000c1',
    sessionId: 'cs_1',
    invoiceId: 'in_1',
    accountId: 'acc_1',
    amountPence: 5_640,
    refundedPence: 0,
    currency: 'gbp',
    status: 'succeeded',
    disputed: false,
    transactionId: 'txn_1',
    createdAt: '2026-11-02T09:00:00.000Z',
  },
};
const transaction: TransactionStated = {
  type: 'reconciliation.transaction-stated.v1',
  data: {
    transactionId: 'txn_1',
    category: 'charge',
    sourceId: 'ch_1',
    amountPence: 5_640,
    feePence: 105,
    netPence: 5_535,
    currency: 'gbp',
    payoutId: null,
    createdAt: '2026-11-02T09:00:00.000Z',
    availableAt: '2026-11-05T09:00:00.000Z',
  },
};

/** The events of stating these facts one after the other. */
function lived(...facts: readonly FactStated[]): readonly FactStated[] {
  const events: FactStated[] = [];
  let state: ObjectState = factsDecider.initialState;
  for (const fact of facts) {
    const decision = factsDecider.decide({ name: 'StateFact', fact }, state);
    if (!decision.ok) throw new Error('nothing that is stated is refused');
    events.push(...decision.value);
    state = decision.value.reduce(factsDecider.evolve, state);
  }
  return events;
}

describe('what the provider states about an object', () => {
  it('is kept once for each way it stands', () => {
    const refunded: ChargeStated = { ...charge, data: { ...charge.data, refundedPence: 640 } };
    expect(lived(charge, charge, refunded, refunded)).toEqual([charge, refunded]);
    expect(lived(charge, refunded, charge)).toEqual([charge, refunded, charge]);
  });

  it('keeps the links that an answer leaves out, and the payout of a transaction', () => {
    const none = { orderId: null, sessionId: null, invoiceId: null, accountId: null };
    const bare: ChargeStated = { ...charge, data: { ...charge.data, ...none } };
    expect(lived(bare, charge, bare)).toEqual([bare, charge]);
    const paidOut: TransactionStated = { ...transaction, data: { ...transaction.data, payoutId: 'po_1' } };
    expect(lived(transaction, paidOut, transaction)).toEqual([transaction, paidOut]);
  });

  it('has a stream for each object', () => {
    expect([charge, transaction].map(objectIdOf).map(providerObjectStream)).toEqual([
      'provider-object-ch_1',
      'provider-object-txn_1',
    ]);
  });

  it('ends as it was stated last, however often each is said, and never says the same twice in a row', () => {
    const stated = fc
      .record({ refundedPence: fc.nat(3), disputed: fc.boolean(), orderId: fc.constantFrom(null, 'o1') })
      .map((part): ChargeStated => ({ ...charge, data: { ...charge.data, ...part } }));
    fc.assert(
      fc.property(fc.array(stated, { minLength: 1, maxLength: 12 }), (facts) => {
        const events = lived(...facts);
        const last = facts.at(-1)!.data;
        const orderId = facts.findLast(({ data }) => data.orderId !== null)?.data.orderId ?? null;
        expect(events.at(-1)?.data).toEqual({ ...last, orderId });
        expect(lived(...facts.flatMap((each) => [each, each]))).toEqual(events);
        for (const [index, event] of events.entries()) expect(event).not.toEqual(events[index - 1]);
      }),
    );
  });
});
