import type { listEnquiriesContract } from '@keelson/contracts/enquiries';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { selectEnquiries, selectEnquiryTotals } from '@keelson/read-models/enquiries';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { enquiryAnswer } from './enquiry-answer';

type Page = AnswerInputOf<typeof listEnquiriesContract>;

export class ListEnquiries extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly question: InputOf<typeof listEnquiriesContract>['query'],
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(ListEnquiries)
export class ListEnquiriesHandler implements IQueryHandler<ListEnquiries> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ caller, question, minimumPosition }: ListEnquiries): Promise<Reading<Page>> {
    return this.reader.read(caller, { projections: ['enquiries'], minimumPosition }, async (database) => {
      const { rows, matching } = await selectEnquiries(database, question);
      const totals = await selectEnquiryTotals(database);
      return { rows: rows.map(enquiryAnswer), matching, totals };
    });
  }
}
