import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { checkoutOutcomeContract } from '@keelson/contracts/billing';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { accountFlags } from '@keelson/domain/accounts';
import { type CheckoutState, couponOf, firstPayment, situationAfter } from '@keelson/domain/billing';
import { accepted, refused, type Result } from '@keelson/kernel';
import { BillingRecords } from '../billing-records';
import { Lookouts } from '../lookouts';
import { Payments, type PaymentsRefusal } from '../payments';

type OutcomeAnswer = AnswerInputOf<typeof checkoutOutcomeContract>;
type Outcome = OutcomeAnswer['outcome'];
type Refusal = PaymentsRefusal | { readonly code: 'CHECKOUT_NOT_FOUND' };

/** What became of an own checkout. Looking is also a trigger: the workers record what it shows. */
export class GetCheckoutOutcome extends Query<Result<OutcomeAnswer, Refusal>> {
  constructor(
    readonly accountId: string,
    readonly checkoutId: string,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(GetCheckoutOutcome)
export class GetCheckoutOutcomeHandler implements IQueryHandler<GetCheckoutOutcome> {
  constructor(
    private readonly records: BillingRecords,
    private readonly payments: Payments,
    private readonly lookouts: Lookouts,
  ) {}

  async execute({ accountId, checkoutId, at }: GetCheckoutOutcome): Promise<Result<OutcomeAnswer, Refusal>> {
    const [state, { start }] = await Promise.all([this.records.state(accountId), this.records.account(accountId)]);
    const checkout = state.checkouts.find((each) => each.checkoutId === checkoutId);
    if (!checkout) return refused({ code: 'CHECKOUT_NOT_FOUND' });
    const seen = await this.seen(checkout, at);
    if (!seen.ok) return seen;
    const outcome = seen.value;
    const { trial, trialExpired } = accountFlags(situationAfter(start, state, at), at);
    const { plan, couponCode, upgrade } = checkout;
    return accepted({
      checkoutId,
      plan,
      couponCode,
      upgrade,
      outcome,
      recorded: checkout.outcome === outcome,
      popup: popupOf(outcome, trial !== 0 && !trialExpired),
      ...firstPayment(plan, couponCode === null ? undefined : couponOf(couponCode)),
    });
  }

  private async seen({ outcome, sessionId }: CheckoutState, at: Date): Promise<Result<Outcome, Refusal>> {
    if (outcome !== null) return accepted(outcome);
    if (sessionId === null) return accepted('open');
    const hosted = await this.payments.attempt((provider) => provider.checkout(sessionId));
    if (!hosted.ok) return hosted;
    const state = hosted.value?.state ?? 'expired';
    if (state !== 'open') await this.lookouts.lookAt(sessionId, state, at);
    return accepted(state);
  }
}

function popupOf(outcome: Outcome, onTrial: boolean): OutcomeAnswer['popup'] {
  if (outcome === 'paid') return 'payment-received';
  if (outcome === 'pending') return 'none';
  return onTrial ? 'trial-activated' : 'payment-unsuccessful';
}
