import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InvoiceSummary } from '@keelson/integrations/stripe';
import { accepted, type Result } from '@keelson/kernel';
import { BillingRecords } from '../billing-records';
import { Payments, type PaymentsRefusal } from '../payments';

const MOST = 24;

/** The newest own invoices, from the provider. Nobody who never came to a checkout has one. */
export class ListInvoices extends Query<Result<readonly InvoiceSummary[], PaymentsRefusal>> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(ListInvoices)
export class ListInvoicesHandler implements IQueryHandler<ListInvoices> {
  constructor(
    private readonly records: BillingRecords,
    private readonly payments: Payments,
  ) {}

  async execute({ accountId }: ListInvoices): Promise<Result<readonly InvoiceSummary[], PaymentsRefusal>> {
    const { customerId } = await this.records.state(accountId);
    if (customerId === null) return accepted([]);
    return this.payments.attempt((provider) => provider.invoices(customerId, MOST));
  }
}
