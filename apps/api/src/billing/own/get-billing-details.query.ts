import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { billingDetailsContract } from '@keelson/contracts/billing';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type BillingState, currentPlan } from '@keelson/domain/billing';
import { BillingRecords, type PayingAccount } from '../billing-records';
import { offerOf } from '../plan-offer';

type BillingDetails = AnswerInputOf<typeof billingDetailsContract>;

export class GetBillingDetails extends Query<BillingDetails> {
  constructor(
    readonly accountId: string,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(GetBillingDetails)
export class GetBillingDetailsHandler implements IQueryHandler<GetBillingDetails> {
  constructor(private readonly records: BillingRecords) {}

  async execute({ accountId, at }: GetBillingDetails): Promise<BillingDetails> {
    const [account, state] = await Promise.all([this.records.account(accountId), this.records.state(accountId)]);
    const { name, companyName, email, phone } = account.registration;
    const plan = currentPlan(state, at);
    return {
      ...{ firstName: name, companyName, email, phone },
      price: plan === undefined ? null : offerOf(plan),
      chosen: plan === undefined ? chosenIn(state, account) : null,
    };
  }
}

function chosenIn({ checkouts }: BillingState, { signUpPlan }: PayingAccount): BillingDetails['chosen'] {
  const last = checkouts.at(-1);
  if (last === undefined) return signUpPlan === undefined ? null : { plan: signUpPlan, couponCode: null };
  const { plan, couponCode, outcome } = last;
  return outcome === 'paid' ? null : { plan, couponCode };
}
