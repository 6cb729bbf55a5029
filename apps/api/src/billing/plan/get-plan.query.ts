import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { planContract, PlanState } from '@keelson/contracts/billing';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { accountFlags } from '@keelson/domain/accounts';
import {
  type BillingState,
  changeable,
  currentPlan,
  earlyAccessOf,
  runningSubscription,
  situationAfter,
  type SubscriptionRequest,
} from '@keelson/domain/billing';
import { PLANS } from '@keelson/vocabulary';
import { BillingRecords, type PayingAccount } from '../billing-records';
import { offerOf } from '../plan-offer';
import { Deletions } from './deletions';

export type OwnPlan = AnswerInputOf<typeof planContract>;

/** The own plan, from the log itself: right from the moment something is recorded, and whether the provider answers or not. */
export class GetPlan extends Query<OwnPlan> {
  constructor(
    readonly accountId: string,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(GetPlan)
export class GetPlanHandler implements IQueryHandler<GetPlan> {
  constructor(
    private readonly records: BillingRecords,
    private readonly deletions: Deletions,
  ) {}

  async execute({ accountId, at }: GetPlan): Promise<OwnPlan> {
    const [{ start }, state, deleteAt] = await Promise.all([
      this.records.account(accountId),
      this.records.state(accountId),
      this.deletions.of(accountId),
    ]);
    const plan = currentPlan(state, at);
    const other = deleteAt === undefined && PLANS.find((each) => changeable(state, each, at).ok);
    return {
      ...stateOf(start, state, at),
      plan: plan === undefined ? null : offerOf(plan),
      changeTo: other ? offerOf(other) : null,
      request: state.request ? requestOf(state.request) : null,
      deleteAt: deleteAt ?? null,
    };
  }
}

function stateOf(
  start: PayingAccount['start'],
  state: BillingState,
  at: Date,
): Pick<OwnPlan, 'state' | 'startedAt' | 'until'> {
  const running = runningSubscription(state);
  if (running) {
    const { status, startedAt, periodEnd: until, cancelAtPeriodEnd } = running;
    if (cancelAtPeriodEnd) return { state: 'ending', startedAt, until };
    return { state: status === 'past_due' ? 'past-due' : 'active', startedAt, until };
  }
  const early = earlyAccessOf(state, at);
  if (early) return { state: 'early-access', startedAt: early.startedAt, until: early.until };
  return unpaidState(situationAfter(start, state, at), at);
}

function unpaidState(
  situation: ReturnType<typeof situationAfter<PayingAccount['start']>>,
  at: Date,
): { readonly state: PlanState; readonly startedAt: null; readonly until: string | null } {
  const startedAt = null;
  switch (situation.kind) {
    case 'trial': {
      const { trialExpired } = accountFlags(situation, at);
      return { state: trialExpired ? 'trial-ended' : 'trial', startedAt, until: situation.endsAt };
    }
    case 'migrated':
      return { state: 'migrated', startedAt, until: null };
    case 'ended':
      return { state: 'ended', startedAt, until: null };
    case 'awaiting-payment':
    case 'paid':
      return { state: 'unpaid', startedAt, until: null };
  }
}

function requestOf(request: SubscriptionRequest): OwnPlan['request'] {
  const { requestId, kind, requestedAt } = request;
  const plan = request.kind === 'change' ? request.to : request.plan;
  return { requestId, kind, outcome: outcomeOf(request), requestedAt, plan };
}

const DECLINED = new Set(['card_declined', 'expired_card', 'payment_intent_authentication_failure']);

function outcomeOf({ outcome, reason }: SubscriptionRequest): NonNullable<OwnPlan['request']>['outcome'] {
  if (outcome === null) return 'pending';
  if (outcome === 'done') return 'done';
  return reason !== null && DECLINED.has(reason) ? 'card-declined' : 'refused';
}
