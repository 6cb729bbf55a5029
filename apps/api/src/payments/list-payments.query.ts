import type { listPaymentsContract } from '@keelson/contracts/payments';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { selectPayments } from '@keelson/read-models/payments';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { paymentAnswer } from './payment-answer';
import { seesAmounts } from './payments.access';

type Page = AnswerInputOf<typeof listPaymentsContract>;

export class ListPayments extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly question: InputOf<typeof listPaymentsContract>['query'],
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(ListPayments)
export class ListPaymentsHandler implements IQueryHandler<ListPayments> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ caller, question, minimumPosition }: ListPayments): Promise<Reading<Page>> {
    const amounts = seesAmounts(caller);
    return this.reader.read(caller, { projections: ['payments'], minimumPosition }, async (database) => {
      const { rows, ...counted } = await selectPayments(database, { ...question, amounts });
      return { rows: rows.map((row) => paymentAnswer(row, amounts)), ...counted };
    });
  }
}
