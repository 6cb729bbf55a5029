import type { getPaymentContract } from '@keelson/contracts/payments';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import { selectPayment } from '@keelson/read-models/payments';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { paymentAnswer } from './payment-answer';
import { paymentEvents } from './payment-events';
import { seesAmounts } from './payments.access';

type Details = AnswerInputOf<typeof getPaymentContract>;

/** The value is `undefined` for a payment that does not exist or is out of the caller's scope. */
export class GetPayment extends Query<Reading<Details | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly paymentId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetPayment)
export class GetPaymentHandler implements IQueryHandler<GetPayment> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ caller, paymentId, minimumPosition }: GetPayment): Promise<Reading<Details | undefined>> {
    const { value: row, meta } = await this.reader.read(
      caller,
      { projections: ['payments'], minimumPosition },
      (database) => selectPayment(database, paymentId),
    );
    if (row === undefined) return { value: undefined, meta };
    const events = await this.runner.read<BillingEvent>(billingStream(row.account_id));
    const amounts = seesAmounts(caller);
    return {
      value: {
        ...paymentAnswer(row, amounts),
        stripeInvoiceId: row.invoice_id,
        subscriptionId: row.subscription_id,
        attempts: row.attempts,
        failure: row.failure,
        events: paymentEvents(events, paymentId, amounts),
      },
      meta,
    };
  }
}
