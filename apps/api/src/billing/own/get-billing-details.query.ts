import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { billingDetailsContract } from '@keelson/contracts/billing';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { currentPlan } from '@keelson/domain/billing';
import { BillingRecords } from '../billing-records';
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
    const [{ registration }, state] = await Promise.all([
      this.records.account(accountId),
      this.records.state(accountId),
    ]);
    const { name, companyName, email, phone } = registration;
    const plan = currentPlan(state, at);
    return { firstName: name, companyName, email, phone, price: plan === undefined ? null : offerOf(plan) };
  }
}
