import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { subscriptionContract } from '@keelson/contracts/billing';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { accountFlags } from '@keelson/domain/accounts';
import {
  billingIds,
  type BillingState,
  currentPlan,
  earlyAccessOf,
  runningSubscription,
  situationAfter,
} from '@keelson/domain/billing';
import { BillingRecords, type PayingAccount } from '../billing-records';

export type SubscriptionBox = AnswerInputOf<typeof subscriptionContract>;

/** The own subscription, from the log itself: right from the moment a payment is recorded. */
export class GetSubscription extends Query<SubscriptionBox> {
  constructor(
    readonly accountId: string,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(GetSubscription)
export class GetSubscriptionHandler implements IQueryHandler<GetSubscription> {
  constructor(private readonly records: BillingRecords) {}

  async execute({ accountId, at }: GetSubscription): Promise<SubscriptionBox> {
    const [account, state] = await Promise.all([this.records.account(accountId), this.records.state(accountId)]);
    return boxOf(account, state, at);
  }
}

export function boxOf({ start }: Pick<PayingAccount, 'start'>, state: BillingState, at: Date): SubscriptionBox {
  const situation = situationAfter(start, state, at);
  const flags = accountFlags(situation, at);
  const running = runningSubscription(state);
  const early = earlyAccessOf(state, at);
  const endsAt = situation.kind === 'trial' ? situation.endsAt : null;
  return {
    current_plan: currentPlan(state, at) ?? null,
    payment_status: flags.paymentStatus,
    subscription_start_date: running?.startedAt ?? early?.startedAt ?? null,
    subscription_end_date: running?.periodEnd ?? early?.until ?? null,
    renews: running !== undefined && !running.cancelAtPeriodEnd,
    payment_late: running?.status === 'past_due',
    freeTrailUser: flags.trial,
    trial_ends_at: endsAt,
    remaining_trial_time: endsAt === null ? null : Math.max(0, Math.floor((Date.parse(endsAt) - at.getTime()) / 1_000)),
    upgrade_possible: flags.trial === 1,
    ...billingIds(state, at),
  };
}
