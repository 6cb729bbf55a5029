import { accepted, canonicalJson } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { ChargeStated, FactStated, TransactionStated } from './facts.events';

export interface StateFact {
  readonly name: 'StateFact';
  readonly fact: FactStated;
}

/** What the provider stated last about one object. */
export interface ObjectState {
  readonly stated: FactStated | undefined;
}

/**
 * Keeps what the provider states about an object, as often as it differs from what it stated before. Nothing is
 * computed, and no link that it stated once is forgotten because one of its answers leaves it out.
 */
export const factsDecider: Decider<StateFact, ObjectState, FactStated, Rejection<never>> = {
  initialState: { stated: undefined },
  decide({ fact }, { stated }) {
    const next = withKnownLinks(fact, stated);
    return accepted(stated && canonicalJson(next) === canonicalJson(stated) ? [] : [next]);
  },
  evolve: (_state, event) => ({ stated: event }),
};

/** A list of charges does not say what was ordered, nor a transaction by itself which payout took it. */
function withKnownLinks(fact: FactStated, before: FactStated | undefined): FactStated {
  if (fact.type === 'reconciliation.charge-stated.v1' && before?.type === fact.type) return linkedCharge(fact, before);
  if (fact.type === 'reconciliation.transaction-stated.v1' && before?.type === fact.type)
    return linkedTransaction(fact, before);
  return fact;
}

const linkedCharge = ({ type, data }: ChargeStated, { data: known }: ChargeStated): ChargeStated => ({
  type,
  data: {
    ...data,
    paymentId: data.paymentId ?? known.paymentId,
    orderId: data.orderId ?? known.orderId,
    sessionId: data.sessionId ?? known.sessionId,
    invoiceId: data.invoiceId ?? known.invoiceId,
    accountId: data.accountId ?? known.accountId,
    transactionId: data.transactionId ?? known.transactionId,
  },
});

const linkedTransaction = (
  { type, data }: TransactionStated,
  { data: known }: TransactionStated,
): TransactionStated => ({ type, data: { ...data, payoutId: data.payoutId ?? known.payoutId } });

/** The provider's id of the object that a fact is about. */
export function objectIdOf(fact: FactStated): string {
  switch (fact.type) {
    case 'reconciliation.charge-stated.v1':
      return fact.data.chargeId;
    case 'reconciliation.refund-stated.v1':
      return fact.data.refundId;
    case 'reconciliation.dispute-stated.v1':
      return fact.data.disputeId;
    case 'reconciliation.transaction-stated.v1':
      return fact.data.transactionId;
    case 'reconciliation.payout-stated.v1':
      return fact.data.payoutId;
  }
}

/** One stream for each object of the provider, whose ids say their kind. */
export const providerObjectStream = (objectId: string): string => `provider-object-${objectId}`;

/** What the provider's books say belongs to no customer. */
export const RECONCILIATION_PARTITION = 'reconciliation';
