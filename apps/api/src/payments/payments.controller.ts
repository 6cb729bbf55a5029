import { exportPaymentsContract, getPaymentContract, listPaymentsContract } from '@keelson/contracts/payments';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import { type Answer, type AnswerTo, problem, RawAnswer, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ExportPayments } from './export-payments.query';
import { GetPayment } from './get-payment.query';
import { ListPayments } from './list-payments.query';
import { seesAmounts } from './payments.access';
import { paymentsProblems } from './payments.problems';

@Controller()
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(listPaymentsContract, paymentsProblems)
  async list(
    @Call() { caller, query, minimumPosition }: CallOf<typeof listPaymentsContract>,
  ): Promise<AnswerTo<typeof listPaymentsContract>> {
    // The order of the rows would tell what they may not show.
    if (query.sort === 'amount' && !seesAmounts(caller)) return problem(paymentsProblems, { code: 'AMOUNTS_HIDDEN' });
    const { value, meta } = await this.queries.execute(new ListPayments(caller, query, minimumPosition));
    return success(value, meta);
  }

  @Handles(getPaymentContract, paymentsProblems)
  async one(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof getPaymentContract>,
  ): Promise<AnswerTo<typeof getPaymentContract>> {
    const { value, meta } = await this.queries.execute(new GetPayment(caller, params.paymentId, minimumPosition));
    if (value === undefined) return problem(paymentsProblems, { code: 'PAYMENT_NOT_FOUND' }, { meta });
    await this.commands.execute(new RecordReading('payment', value.accountId, context));
    return success(value, meta);
  }

  @Handles(exportPaymentsContract)
  async export(
    @Call() { caller, query, context, minimumPosition, stillAllowed }: CallOf<typeof exportPaymentsContract>,
  ): Promise<Answer<AnswerInputOf<typeof exportPaymentsContract>> | RawAnswer> {
    await this.commands.execute(new RecordReading('payments', context.actor.id, context));
    const { correlationId } = context;
    const { csv, fileName } = await this.queries.execute(
      new ExportPayments(query, { caller, minimumPosition, correlationId, stillAllowed }),
    );
    return new RawAnswer(csv, 'text/csv; charset=utf-8', {
      'content-disposition': `attachment; filename="${fileName}"`,
    });
  }
}
