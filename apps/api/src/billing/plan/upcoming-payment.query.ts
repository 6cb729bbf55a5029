import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { runningSubscription } from '@keelson/domain/billing';
import type { UpcomingPayment } from '@keelson/integrations/stripe';
import { accepted, type Result } from '@keelson/kernel';
import { BillingRecords } from '../billing-records';
import { Payments, type PaymentsRefusal } from '../payments';

type Outcome = Result<UpcomingPayment | null, PaymentsRefusal>;

/** The next payment, as the provider will take it: a discount or a credit that it knows of is in it. */
export class GetUpcomingPayment extends Query<Outcome> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetUpcomingPayment)
export class GetUpcomingPaymentHandler implements IQueryHandler<GetUpcomingPayment> {
  constructor(
    private readonly records: BillingRecords,
    private readonly payments: Payments,
  ) {}

  async execute({ accountId }: GetUpcomingPayment): Promise<Outcome> {
    const running = runningSubscription(await this.records.state(accountId));
    if (!running || running.cancelAtPeriodEnd) return accepted(null);
    return this.payments.attempt(async (provider) => (await provider.upcomingPayment(running.subscriptionId)) ?? null);
  }
}
