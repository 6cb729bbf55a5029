import { Injectable } from '@nestjs/common';
import { changeable, CURRENCY, PLAN_TERMS, type RequestRefusal, VAT_PERCENT } from '@keelson/domain/billing';
import { checkoutItem, type PlanQuote } from '@keelson/integrations/stripe';
import { refused, type Result } from '@keelson/kernel';
import type { Plan } from '@keelson/vocabulary';
import { BillingRecords } from '../billing-records';
import { Payments, type PaymentsRefusal } from '../payments';
import { Deletions } from './deletions';

export type UnderDeletion = { readonly code: 'UNDER_DELETION' };

/** What a change of plan comes to, from the provider, as at one moment. */
@Injectable()
export class PlanQuotes {
  constructor(
    private readonly records: BillingRecords,
    private readonly payments: Payments,
    private readonly deletions: Deletions,
  ) {}

  async of(
    accountId: string,
    plan: Plan,
    proratedAt: string,
    at: Date,
  ): Promise<Result<PlanQuote, RequestRefusal | PaymentsRefusal | UnderDeletion>> {
    const [state, deleteAt] = await Promise.all([this.records.state(accountId), this.deletions.of(accountId)]);
    if (deleteAt !== undefined) return refused({ code: 'UNDER_DELETION' });
    const subscription = changeable(state, plan, at);
    if (!subscription.ok) return subscription;
    const { subscriptionId } = subscription.value;
    const item = checkoutItem(PLAN_TERMS[plan], { vatPercent: VAT_PERCENT, currency: CURRENCY });
    return this.payments.attempt((provider) => provider.changeQuote({ subscriptionId, item, proratedAt }));
  }
}
